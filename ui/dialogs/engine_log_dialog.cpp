#include "ui/dialogs/engine_log_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <utility>

#include "ui/look/text_size.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kLookEvery = 300; // ms

} // namespace

EngineLogDialog::EngineLogDialog(const QString& engine, std::shared_ptr<ConversationLog> log, QWidget* parent)
    : FittingDialog(parent), m_log(std::move(log)), m_text(new QPlainTextEdit) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Conversation with %1").arg(engine));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(12);
    auto* words =
        new QLabel(tr("The last lines since Mujō was started; > is what Mujō says, < what the engine says."));
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    layout->addWidget(words);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setAccessibleName(tr("Conversation"));
    m_text->setPlaceholderText(tr("Nothing has been said yet."));
    layout->addWidget(m_text, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("&Copy all"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_text->toPlainText()); });
    connect(&m_timer, &QTimer::timeout, this, &EngineLogDialog::refresh);
    m_timer.start(kLookEvery);
    refresh();
    constexpr int kWidth = 720;
    constexpr int kHeight = 520;
    resize(withText(*this, QSize(kWidth, kHeight)));
}

void EngineLogDialog::refresh() {
    std::vector<ConversationLog::Line> lines = m_log->lines();
    if (lines == m_shown || m_text->textCursor().hasSelection()) { // which is about to be copied
        return;
    }
    QString text;
    for (const ConversationLog::Line& line : lines) {
        const bool isOurs = line.speaker == ConversationLog::Speaker::We;
        text +=
            (isOurs ? QStringLiteral("> ") : QStringLiteral("< ")) + toQString(line.text) + QLatin1Char('\n');
    }
    QScrollBar* bar = m_text->verticalScrollBar();
    const int before = bar->value();
    const bool isAtEnd = before == bar->maximum();
    m_text->setPlainText(text);
    bar->setValue(isAtEnd ? bar->maximum() : before); // where somebody reads
    m_shown = std::move(lines);
}

} // namespace mujo::ui
