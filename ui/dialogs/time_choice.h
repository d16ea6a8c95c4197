#pragma once

#include <QWidget>
#include <optional>

#include "core/game/time_control.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace mujo::ui {

/// Asks for the clocks of a game: some usual time controls, or one that is written out.
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
    void refresh();
    [[nodiscard]] bool isWritten() const;

    QLabel* m_label;
    QComboBox* m_list;
    QLineEdit* m_written;
    QLabel* m_words;
    QCheckBox* m_loses;
};

} // namespace mujo::ui
