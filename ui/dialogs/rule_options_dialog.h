#pragma once

#include <vector>

#include "core/variant/options.h"
#include "ui/dialogs/fitting_dialog.h"

class QComboBox;
class QLabel;

namespace mujo::ui {

/// Asks for every disputed rule of a game which reading is played.
class RuleOptionsDialog : public FittingDialog {
    Q_OBJECT

public:
    RuleOptionsDialog(const QString& game, const OptionTable& table, const Reading& reading, QWidget* parent);

    [[nodiscard]] Reading reading() const;
    void setReading(const Reading& reading);

private:
    void refreshWords();

    const OptionTable& m_table;
    std::vector<QComboBox*> m_choices; ///< by option
    std::vector<QLabel*> m_words;
    QLabel* m_name;
};

} // namespace mujo::ui
