#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/game/game.h"

namespace mujo {

// How the Japanese forms of records say that a game has ended: a word of CSA or of KIF, seen from the side
// that is to move. Sources: the CSA format, V2.2, section 2.5; the description of KIF by its author.

/// A word by which a record ends, in both forms; empty where one of them has none.
struct EndingWord {
    enum class Effect { Nothing, MoverLoses, MoverWins, SenteLoses, GoteLoses, Draw, NoContest };

    std::string_view csa;
    std::string_view kif;
    Effect effect = Effect::Nothing;
    rules::Reason reason = rules::Reason::None;

    /// What it says with this side to move; ongoing where it ends nothing.
    [[nodiscard]] rules::Outcome outcome(Side toMove) const;
};

/// The first of several for one outcome is written.
[[nodiscard]] const EndingWord* endingOfCsa(std::string_view word);
[[nodiscard]] const EndingWord* endingOfKif(std::string_view word);

/// What is written of the end of a line of moves.
struct EndingText {
    std::string_view EndingWord::*form;
    /// The word of the form; empty where nothing is said.
    [[nodiscard]] std::string_view word(const Game& game, Game::Node last, Side toMove) const;
    /// Whether that word does not tell how the game has ended, so that `plainOutcome` must stand beside it.
    [[nodiscard]] bool isVague(const Game& game, Game::Node last, Side toMove) const;
};

/// `gote resignation`: state and reason as in a game file.
[[nodiscard]] std::string plainOutcome(const rules::Outcome& outcome);
[[nodiscard]] std::optional<rules::Outcome> parsePlainOutcome(std::string_view text);

/// The game ends at the position shown as a record says. Where the rules see it otherwise, the result is that
/// of the record, as one that was decided; false, and nothing changes, where the moves have another result.
bool endAsSaid(Game& game, const rules::Outcome& said);

} // namespace mujo
