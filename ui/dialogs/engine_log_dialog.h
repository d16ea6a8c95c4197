#pragma once

#include <QTimer>
#include <memory>

#include "core/protocol/conversation_log.h"
#include "ui/dialogs/fitting_dialog.h"

class QPlainTextEdit;

namespace mujo::ui {

/// What was said between us and an engine, as it goes on: `>` before our lines, `<` before those of the
/// engine.
class EngineLogDialog : public FittingDialog {
    Q_OBJECT

public:
    EngineLogDialog(const QString& engine, std::shared_ptr<ConversationLog> log, QWidget* parent);

private:
    void refresh();

    std::shared_ptr<ConversationLog> m_log;
    QPlainTextEdit* m_text;
    QTimer m_timer;
    std::vector<ConversationLog::Line> m_shown;
};

} // namespace mujo::ui
