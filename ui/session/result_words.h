#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/rules/outcome.h"
#include "core/words/result_words.h"

namespace mujo::ui {

class GameSession;
struct GameSetup;

/// How the two sides are called in a sentence on the result of their game.
class ResultWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::ResultWords)

public:
    /// "Sente" and "Gote".
    ResultWords();
    /// "You" for a human without a name who plays against the computer, else the players' names where they
    /// have any.
    explicit ResultWords(const GameSetup& setup);

    /// "You win", "You lose", "Sente wins", "Draw", "No result".
    [[nodiscard]] QString title(const rules::Outcome& outcome) const;
    /// Why, as a sentence.
    [[nodiscard]] QString reason(const rules::Outcome& outcome) const;
    /// Both in one line.
    [[nodiscard]] QString line(const rules::Outcome& outcome) const;

private:
    words::SideNames m_sides;
};

/// What an end costs where moves were taken back, as a sentence; empty elsewhere.
[[nodiscard]] QString takenBackWords(const GameSession& session);

} // namespace mujo::ui
