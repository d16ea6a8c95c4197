#pragma once

#include <QWidget>
#include <optional>

#include "core/game/time_control.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace mujo::ui {

/// Asks for the clocks of a game: some usual time controls, or another one, by numbers or written out.
class TimeChoice : public QWidget {
    Q_OBJECT

public:
    explicit TimeChoice(QWidget* parent = nullptr);

    void choose(const std::optional<GameTime>& time, bool timeLoses);
    /// None for no clock, and where what is written makes no sense.
    [[nodiscard]] std::optional<GameTime> time() const;
    [[nodiscard]] bool timeLoses() const;
    [[nodiscard]] bool isValid() const;
    [[nodiscard]] QLabel& label() { return *m_label; }

signals:
    void changed();

private:
    [[nodiscard]] QWidget* makeNumbers();
    void writeNumbers();
    /// As far as they can say what is written.
    void showNumbers(const TimeControl& control);
    void refresh();
    [[nodiscard]] bool isWritten() const;

    QLabel* m_label;
    QComboBox* m_list;
    QWidget* m_numbers = nullptr;
    QSpinBox* m_main = nullptr;      ///< minutes
    QSpinBox* m_increment = nullptr; ///< seconds
    QSpinBox* m_periods = nullptr;   ///< of byoyomi
    QSpinBox* m_period = nullptr;    ///< seconds
    QLineEdit* m_written;
    QLabel* m_words;
    QCheckBox* m_loses;
};

} // namespace mujo::ui
