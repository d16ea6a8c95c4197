#include "ui/dialogs/help_window.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

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

void HelpWindow::showSection(HelpSection section) {
    const auto at = std::find(kHelpSections.begin(), kHelpSections.end(), section);
    m_list->setCurrentRow(static_cast<int>(at - kHelpSections.begin()));
}

HelpSection HelpWindow::current() const {
    return kHelpSections[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
}

QString HelpWindow::page(HelpSection section) const {
    return HelpPages::page(section, m_sources, m_theme, m_variant.get());
}

const QString& HelpWindow::plainText(int row) {
    m_plain.resize(m_list->count());
    if (m_plain[row].isEmpty()) {
        const QString html = page(kHelpSections[static_cast<std::size_t>(row)]);
        m_plain[row] = QTextDocumentFragment::fromHtml(html).toPlainText();
    }
    return m_plain[row];
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

// Pages that have all the words stay in the list.
void HelpWindow::search() {
    const QStringList words = wordsOf(m_search->text());
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const bool has = std::all_of(words.begin(), words.end(), [this, row](const QString& word) {
            return plainText(row).contains(word, Qt::CaseInsensitive);
        });
        m_list->item(row)->setHidden(!has);
        first = has && first < 0 ? row : first;
    }
    m_nothing->setVisible(first < 0);
    if (first >= 0 && m_list->item(m_list->currentRow())->isHidden()) {
        m_list->setCurrentRow(first);
    }
    markFound();
    if (!words.isEmpty()) {
        findFirst(words.front());
    }
}

/// With what follows it on the page in sight.
void HelpWindow::findFirst(const QString& word) {
    m_text->moveCursor(QTextCursor::Start);
    if (m_text->find(word)) {
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
    const QStringList words = wordsOf(m_search->text());
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
            findFirst(words.front());
            return;
        }
    }
}

void HelpWindow::markFound() {
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : wordsOf(m_search->text())) {
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
