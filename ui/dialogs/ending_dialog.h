#pragma once

#include "core/rules/outcome.h"
#include "ui/dialogs/fitting_dialog.h"

class QButtonGroup;
class QVBoxLayout;

namespace mujo::ui {

class GameSession;

/// How a game can come to an end that no move brings about: what the rules say of it and where that stands,
/// how far each side is from a win by entering, and a decision of the players or of an arbiter.
class EndingDialog : public FittingDialog {
    Q_OBJECT

public:
    explicit EndingDialog(const GameSession& session, QWidget* parent = nullptr);

    void accept() override;

signals:
    void winDeclared();
    void decided(const mujo::rules::Outcome& outcome);

private:
    void addRules(QVBoxLayout& layout, const GameSession& session);
    void addEntering(QVBoxLayout& layout, const GameSession& session);
    void addDecision(QVBoxLayout& layout, const GameSession& session);

    QButtonGroup* m_results;
};

} // namespace mujo::ui
