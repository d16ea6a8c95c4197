#pragma once

#include <QLabel>

#include "core/game/game.h"

namespace mujo::ui {

/// Speaks to assistive technology: a label without a face whose name is what was last said.
class Announcer : public QLabel {
    Q_OBJECT

public:
    enum class Verbosity { Silent, Brief, Full };

    explicit Announcer(QWidget* parent = nullptr);

    void setVerbosity(Verbosity verbosity) { m_verbosity = verbosity; }
    /// The last move, and what it has led to: all legs in words, or briefly as it is written.
    void sayMove(const Game& game);
    void say(const QString& words);
    [[nodiscard]] QString spoken() const { return accessibleName(); }

signals:
    void spoke(const QString& words);

private:
    Verbosity m_verbosity = Verbosity::Full;
};

} // namespace mujo::ui
