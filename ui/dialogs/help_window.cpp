#include "ui/dialogs/help_window.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/look/text_size.h"
#include "ui/panes/clear_button.h"

namespace mujo::ui {

namespace {

constexpr int kListWidth = 230;
constexpr int kRowAir = 6;                       // letters below the line are whole
const QString kWithin = QStringLiteral("help:"); // a place in the help

QStringList wordsOf(const QString& search) {
    return search.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

HelpWindow::HelpWindow(HelpPages::Sources sources, QWidget* parent)
    : FittingDialog(parent), m_sources(std::move(sources)), m_search(new QLineEdit), m_list(new QListWidget),
      m_nothing(new QLabel(tr("No page has these words."))), m_text(new QTextBrowser) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Help"));
    auto* layout = new QVBoxLayout(this);
    auto* columns = new QHBoxLayout;
    auto* left = new QVBoxLayout;
    m_search->setPlaceholderText(tr("Search the help"));
    m_search->setAccessibleName(tr("Search the help"));
    m_search->setToolTip(tr("Enter goes on to the next place."));
    addClearButton(*m_search);
    m_search->setFixedWidth(withText(*this, kListWidth));
    m_list->setFixedWidth(withText(*this, kListWidth));
    m_list->setAccessibleName(tr("Pages of the help"));
    for (const HelpSection section : kHelpSections) {
        auto* item = new QListWidgetItem(HelpPages::title(section), m_list); // which owns it
        item->setSizeHint({0, fontMetrics().height() + kRowAir});
        item->setData(Qt::UserRole, static_cast<int>(section));
    }
    m_list->setSpacing(2);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    left->addWidget(m_search);
    left->addWidget(m_nothing);
    left->addWidget(m_list, 1);
    columns->addLayout(left);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(14);
    m_text->setOpenLinks(false);
    columns->addWidget(m_text, 1);
    layout->addLayout(columns, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter belongs to the search
    layout->addWidget(buttons);
    constexpr int kWidth = 860;
    constexpr int kHeight = 640;
    resize(withText(*this, QSize(kWidth, kHeight)));

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &HelpWindow::showCurrent);
    connect(m_text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { follow(link.toString()); });
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    connect(m_search, &QLineEdit::returnPressed, this, &HelpWindow::goToNextFound);
    m_search->installEventFilter(this);
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

void HelpWindow::setLook(const Look& look) {
    m_theme = look.theme;
    const int at = m_text->verticalScrollBar()->value();
    showCurrent();
    m_text->verticalScrollBar()->setValue(at);
}

void HelpWindow::setGame(std::shared_ptr<const Variant> variant) {
    m_variant = std::move(variant);
    m_plain.clear();
    if (current() == HelpSection::Rules) {
        showCurrent();
    }
}

/// Esc takes back what is searched for before it closes the window.
bool HelpWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress && !m_search->text().isEmpty() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_search->clear();
        return true;
    }
    return FittingDialog::eventFilter(watched, event);
}

void HelpWindow::showSection(HelpSection section) {
    for (int row = 0; row < m_list->count(); ++row) {
        if (sectionOf(row) == section) {
            m_list->setCurrentRow(row);
            return;
        }
    }
}

HelpSection HelpWindow::sectionOf(int row) const {
    return static_cast<HelpSection>(m_list->item(row)->data(Qt::UserRole).toInt());
}

HelpSection HelpWindow::current() const {
    return sectionOf(std::max(0, m_list->currentRow()));
}

QString HelpWindow::page(HelpSection section) const {
    return HelpPages::page(section, m_sources, m_theme, m_variant.get());
}

const QString& HelpWindow::plainText(HelpSection section) {
    m_plain.resize(static_cast<qsizetype>(kHelpSections.size()));
    QString& text = m_plain[static_cast<qsizetype>(section)];
    if (text.isEmpty()) {
        text = QTextDocumentFragment::fromHtml(page(section)).toPlainText();
    }
    return text;
}

HelpWindow::Fit HelpWindow::fitOf(HelpSection section) {
    const QString& text = plainText(section);
    if (text.contains(m_search->text().simplified(), Qt::CaseInsensitive)) {
        return Fit::Phrase;
    }
    const QStringList words = wordsOf(m_search->text());
    const bool hasAll = std::all_of(words.begin(), words.end(), [&text](const QString& word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
    return hasAll ? Fit::Words : Fit::None;
}

/// The words as one phrase where the page in sight has them so, else each of them.
QStringList HelpWindow::soughtOnPage() {
    const QStringList words = wordsOf(m_search->text());
    return words.size() > 1 && fitOf(current()) == Fit::Phrase ? QStringList(m_search->text().simplified())
                                                               : words;
}

void HelpWindow::showCurrent() {
    m_text->setAccessibleName(HelpPages::title(current()));
    m_text->setHtml(page(current()));
    markFound();
}

void HelpWindow::follow(const QString& link) {
    if (!link.startsWith(kWithin)) {
        emit linkFollowed(link);
        return;
    }
    showSection(HelpSection::Glossary);
    m_text->scrollToAnchor(link.mid(kWithin.size()));
}

// Pages that have all the words stay in the list, at its top those that have them as one phrase.
void HelpWindow::search() {
    struct Page {
        QListWidgetItem* item;
        Fit fit;
    };
    std::vector<Page> pages;
    for (int row = 0; row < m_list->count(); ++row) {
        pages.push_back({m_list->item(row), fitOf(sectionOf(row))});
    }
    std::sort(pages.begin(), pages.end(), [](const Page& a, const Page& b) {
        return a.fit != b.fit ? a.fit > b.fit
                              : a.item->data(Qt::UserRole).toInt() < b.item->data(Qt::UserRole).toInt();
    });
    const Fit best = pages.front().fit;
    QListWidgetItem* const inSight = m_list->currentItem();
    const bool stays = std::any_of(pages.begin(), pages.end(), [inSight, best](const Page& each) {
        return each.item == inSight && each.fit == best;
    });
    {
        const QSignalBlocker isNoChoice(m_list); // of the pages that are current meanwhile
        for (const Page& each : pages) {
            m_list->addItem(m_list->takeItem(m_list->row(each.item))); // to the end
            each.item->setHidden(each.fit == Fit::None);
        }
        m_list->setCurrentItem(stays ? inSight : pages.front().item);
    }
    m_nothing->setVisible(best == Fit::None);
    if (stays) {
        markFound();
    } else {
        showCurrent();
    }
    findFirst();
}

/// With what follows it on the page in sight.
void HelpWindow::findFirst() {
    const QStringList words = soughtOnPage();
    if (words.isEmpty()) {
        return;
    }
    m_text->moveCursor(QTextCursor::Start);
    if (m_text->find(words.front())) {
        showFound();
    }
}

void HelpWindow::showFound() {
    constexpr int kAbove = 4; // of the page, above the word
    QScrollBar& bar = *m_text->verticalScrollBar();
    bar.setValue(bar.value() + m_text->cursorRect().top() - m_text->viewport()->height() / kAbove);
}

/// On this page, or else on the next page that has the words.
void HelpWindow::goToNextFound() {
    const QStringList words = soughtOnPage();
    if (words.isEmpty()) {
        return;
    }
    if (m_text->find(words.front())) {
        showFound();
        return;
    }
    for (int further = 1; further <= m_list->count(); ++further) {
        const int row = (m_list->currentRow() + further) % m_list->count();
        if (!m_list->item(row)->isHidden()) {
            m_list->setCurrentRow(row);
            findFirst();
            return;
        }
    }
}

void HelpWindow::markFound() {
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : soughtOnPage()) {
        QTextCursor at(m_text->document());
        while (!(at = m_text->document()->find(word, at)).isNull()) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(palette().highlight());
            mark.format.setForeground(palette().highlightedText());
            marks << mark;
        }
    }
    m_text->setExtraSelections(marks);
}

} // namespace mujo::ui
