#include "ui/dialogs/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/look/text_size.h"
#include "ui/panes/clear_button.h"

namespace mujo::ui {

namespace {

QString inWords(const QList<QKeySequence>& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys) {
        texts << key.toString(QKeySequence::NativeText);
    }
    return texts.join(QStringLiteral(", "));
}

/// One that goes on from the other's keys would never be reached, or would keep the other from being meant.
bool beginsAlike(const QKeySequence& a, const QKeySequence& b) {
    return a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch;
}

} // namespace

ShortcutsDialog::ShortcutsDialog(Lines lines, Set set, QWidget* parent)
    : FittingDialog(parent), m_read(std::move(lines)), m_set(std::move(set)), m_search(new QLineEdit),
      m_list(new QTreeWidget), m_keys(new QKeySequenceEdit), m_none(new QPushButton(tr("N&one"))),
      m_standard(new QPushButton(tr("&Standard"))), m_fault(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keys of commands"));
    constexpr int kWidth = 520;
    constexpr int kHeight = 560;
    setMinimumWidth(kWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(12);
    m_search->setPlaceholderText(tr("Search commands and keys"));
    m_search->setAccessibleName(tr("Search commands and keys"));
    addClearButton(*m_search);
    layout->addWidget(m_search);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    layout->addWidget(m_list, 1);
    auto* line = new QHBoxLayout;
    auto* label = new QLabel(tr("&New keys:"));
    label->setBuddy(m_keys);
    m_keys->setAccessibleName(tr("New keys of the chosen command"));
    m_none->setAutoDefault(false);
    m_standard->setAutoDefault(false);
    line->addWidget(label);
    line->addWidget(m_keys, 1);
    line->addWidget(m_none);
    line->addWidget(m_standard);
    layout->addLayout(line);
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->setWordWrap(true);
    m_fault->setMinimumHeight(m_fault->fontMetrics().lineSpacing());
    QSizePolicy itsRoom = m_fault->sizePolicy(); // nothing moves when it is shown
    itsRoom.setRetainSizeWhenHidden(true);
    m_fault->setSizePolicy(itsRoom);
    m_fault->hide();
    layout->addWidget(m_fault);
    m_keys->installEventFilter(this);
    QPushButton* all = m_buttons->addButton(tr("Reset &all"), QDialogButtonBox::ResetRole);
    all->setAutoDefault(false);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(all, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::onCurrentChanged);
    connect(m_keys, &QKeySequenceEdit::editingFinished, this, [this] {
        if (!m_keys->keySequence().isEmpty()) {
            change({m_keys->keySequence()});
        }
    });
    connect(m_none, &QPushButton::clicked, this, [this] { change({}); });
    connect(m_standard, &QPushButton::clicked, this, [this] {
        if (const Line* command = current()) {
            change(command->standard);
        }
    });
    refresh();
    m_list->setCurrentItem(m_list->topLevelItem(0));
    resize(withText(*this, QSize(kWidth, kHeight)));
}

/// Esc belongs to no command: it leaves the field as it leaves everything else.
bool ShortcutsDialog::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched == m_keys && isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_keys->clear();
        m_list->setFocus();
        event->accept();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void ShortcutsDialog::refresh() {
    m_lines = m_read();
    const int at = m_list->indexOfTopLevelItem(m_list->currentItem());
    while (m_list->topLevelItemCount() < static_cast<int>(m_lines.size())) {
        m_list->addTopLevelItem(new QTreeWidgetItem);
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(static_cast<int>(i));
        item->setText(0, m_lines[i].text);
        item->setText(1, inWords(m_lines[i].now));
        QFont font = item->font(1);
        font.setBold(m_lines[i].now != m_lines[i].standard); // what the user has changed
        item->setFont(1, font);
        item->setDisabled(m_lines[i].isFixed);
    }
    if (at >= 0) {
        m_list->setCurrentItem(m_list->topLevelItem(at));
    }
    filter(m_search->text());
    onCurrentChanged();
}

void ShortcutsDialog::filter(const QString& text) {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const QString words = item->text(0) + QLatin1Char(' ') + item->text(1);
        item->setHidden(!words.contains(text.trimmed(), Qt::CaseInsensitive));
    }
}

const ShortcutsDialog::Line* ShortcutsDialog::current() const {
    const int at = m_list->indexOfTopLevelItem(m_list->currentItem());
    return at < 0 ? nullptr : &m_lines[static_cast<std::size_t>(at)];
}

void ShortcutsDialog::onCurrentChanged() {
    m_fault->hide();
    m_keys->clear();
    const Line* line = current();
    const bool mayChange = line != nullptr && !line->isFixed;
    m_keys->setEnabled(mayChange);
    m_none->setEnabled(mayChange && !line->now.isEmpty());
    m_standard->setEnabled(mayChange && line->now != line->standard);
}

void ShortcutsDialog::change(const QList<QKeySequence>& keys) {
    const Line* line = current();
    if (line == nullptr || line->isFixed) {
        return;
    }
    const auto holder = std::find_if(m_lines.begin(), m_lines.end(), [&](const Line& other) {
        return &other != line && std::any_of(keys.begin(), keys.end(), [&](const QKeySequence& key) {
            return std::any_of(other.now.begin(), other.now.end(),
                               [&](const QKeySequence& taken) { return beginsAlike(key, taken); });
        });
    });
    m_keys->clear();
    m_fault->setVisible(holder != m_lines.end());
    if (holder != m_lines.end()) {
        m_fault->setText(
            tr("%1 belongs to \"%2\". Take it away there first.").arg(inWords(keys), holder->text));
        return;
    }
    m_set(line->id, keys);
    refresh();
}

void ShortcutsDialog::resetAll() {
    for (const Line& line : m_read()) {
        if (line.now != line.standard) {
            m_set(line.id, line.standard);
        }
    }
    m_fault->hide();
    refresh();
}

} // namespace mujo::ui
