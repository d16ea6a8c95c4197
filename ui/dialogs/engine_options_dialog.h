#pragma once

#include <chrono>
#include <functional>
#include <vector>

#include "ui/dialogs/fitting_dialog.h"
#include "ui/session/engine_list.h"

class QDoubleSpinBox;
class QFormLayout;
class QLabel;

namespace mujo::ui {

/// The time that an engine takes for a move, and a form made of what it has announced. Reports by `chosen`
/// what differs from the engine's own values.
class EngineOptionsDialog : public FittingDialog {
    Q_OBJECT

public:
    EngineOptionsDialog(const HostedEngine& engine, QWidget* parent);

    void accept() override;

signals:
    void chosen(const std::vector<mujo::OptionValue>& options, std::chrono::milliseconds moveTime);

private:
    /// One line of the form.
    struct Field {
        QString name;
        std::function<void(const std::optional<std::string>&)> show; ///< none: not pressed
        std::function<std::optional<OptionValue>()> differing;       ///< none where it is the engine's own
        std::function<QWidget*()> refused{}; ///< where the value that stands there cannot be taken, or null
    };

    void addField(QFormLayout& form, const EngineOption& option);
    QWidget* makeCheck(const EngineOption& option, Field& field);
    QWidget* makeSpin(const EngineOption& option, Field& field);
    QWidget* makeCombo(const EngineOption& option, Field& field);
    QWidget* makeText(const EngineOption& option, Field& field);
    QWidget* makeButton(const EngineOption& option, Field& field);
    void showStandard();

    QDoubleSpinBox* m_moveTime; ///< in seconds
    QLabel* m_said;
    std::vector<EngineOption> m_options;
    std::vector<Field> m_fields; ///< one for each option
};

} // namespace mujo::ui
