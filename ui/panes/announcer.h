#pragma once

#include <QStringList>
#include <QWidget>
#include <array>

#include "core/game/game.h"
#include "ui/look/settings.h"

namespace mujo::ui {

class ResultWords;

/// Speaks to assistive technology through widgets without a face. Screen readers speak a notification when it
/// begins to show, and ignore that a label has changed its name; so every message is a notification that is
/// shown anew. They ask for its name some time later, so a few notifications take turns and the latest
/// messages keep their names.
class Announcer : public QWidget {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent = nullptr);

    void setSpeech(Speech speech) { m_speech = speech; }
    /// The last move, and what it has led to: all legs in words, or briefly as it is written.
    void sayMove(const Game& game, const ResultWords& results);
    /// What is said within one turn of the event loop becomes one message; a sentence that it already
    /// contains is left out.
    void say(const QString& words);
    [[nodiscard]] QString spoken() const { return m_spoken; } ///< the last message

signals:
    void spoke(const QString& words);

private:
    void speak();

    Speech m_speech = Speech::Full;
    QStringList m_waiting;
    std::array<QWidget*, 6> m_notifications{};
    std::size_t m_next = 0;
    QString m_spoken;
};

} // namespace mujo::ui
