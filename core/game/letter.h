#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/game/game.h"
#include "core/variant_file/catalog.h"

namespace mujo {

/// A game that two people play by letter: what one of them sends after a move, and the other one reads. It is
/// short however long the game is: the game, the number of moves, the last of them, and a check of the
/// position before these and after. A line of ASCII that survives being wrapped and quoted:
///
///     mujo/1 wa;standard 24 k7m2qd 8h8g 3c3d 7g7f b4xw0e end
///
/// Who resigns writes `resigns` behind the moves.
struct Letter {
    static constexpr std::size_t kMostMoves = 6; ///< of a letter; so many letters in a row may get lost

    std::string variant;
    std::string profile;
    std::size_t number = 0; ///< moves of the game after the last one
    std::string before;     ///< check of the position before the first move
    std::vector<std::string> moves;
    std::string after;
    bool resigns = false; ///< the side to move after the last move gives the game up
    std::string start{};  ///< position text, in the first letters of a game with another start than the usual
};

/// The letter after the last move of the line on the board.
[[nodiscard]] std::string letterText(const Game& game);

/// Why a text is no letter.
enum class LetterFault {
    NoLetter, ///< there is none in the text
    Newer,    ///< of a form that this program does not know
    Damaged,  ///< it breaks off, or a part of it is not what it must be
};
/// Finds the letter in a text, among words of a mail, line breaks and signs of quotation.
[[nodiscard]] Result<Letter, LetterFault> findLetter(std::string_view text);

/// What a letter says to a game.
struct LetterReading {
    enum class Kind {
        Reply,     ///< `moves` go on with the game, or the opponent resigns
        Known,     ///< all its moves are on the board already
        OtherGame, ///< of another game, or of another reading of its rules
        Missing,   ///< letters before it have not come: `number` moves are known, the first one here is later
        Parted,    ///< the moves are others than those on the board; the positions differ after `number`
        IllegalMove,  ///< `moves` but the last are legal; the next one, `text`, is not
        WrongPosition ///< all moves are legal, and yet the position is another one than the sender's
    };

    Kind kind = Kind::Reply;
    std::vector<Move> moves{}; ///< new ones, in their order
    std::size_t number = 0;
    std::string text{};
    bool resigns = false; ///< after these moves the side to move gives the game up
};
/// Compares a letter with the line on the board, at the end of which it would go on.
[[nodiscard]] LetterReading readLetter(const Game& game, const Letter& letter);

/// The game that a letter begins: none where it does not have all moves from the start, or its game is not
/// known, or something in it is not legal.
[[nodiscard]] std::optional<Game> gameOfLetter(const Letter& letter, const Catalog& catalog);

} // namespace mujo
