#include "ui/words/glossary.h"

#include <array>

namespace mujo::ui {

namespace {

constexpr std::array kTerms{
    Term::Sente,         Term::Gote,         Term::Orthogonal,     Term::Step,      Term::Slide,
    Term::Leg,           Term::Royal,        Term::Check,          Term::Mate,      Term::Promotion,
    Term::PromotionZone, Term::Hand,         Term::Drop,           Term::Tokin,     Term::Lion,
    Term::Igui,          Term::Pass,         Term::LionTrade,      Term::HookMove,  Term::AreaMove,
    Term::Jump,          Term::RangeCapture, Term::Burning,        Term::Contagion, Term::BareKing,
    Term::Impasse,       Term::Repetition,   Term::PerpetualCheck, Term::Furigoma,  Term::Handicap,
    Term::Reading,       Term::Byoyomi,      Term::CanadianTime,   Term::Point,     Term::Hanging,
    Term::Line,          Term::XBetza,       Term::CounterStrike,
};

} // namespace

std::span<const Term> Glossary::terms() {
    return kTerms;
}

QString Glossary::word(Term term) {
    switch (term) {
    case Term::Sente:
        return tr("Sente");
    case Term::Gote:
        return tr("Gote");
    case Term::Royal:
        return tr("Royal");
    case Term::Check:
        return tr("Check");
    case Term::Mate:
        return tr("Mate");
    case Term::Promotion:
        return tr("Promotion");
    case Term::PromotionZone:
        return tr("Promotion zone");
    case Term::Hand:
        return tr("Hand");
    case Term::Drop:
        return tr("Drop");
    case Term::Lion:
        return tr("Lion move");
    case Term::Igui:
        return tr("Igui");
    case Term::Pass:
        return tr("Pass");
    case Term::HookMove:
        return tr("Hook move");
    case Term::AreaMove:
        return tr("Area move");
    case Term::Jump:
        return tr("Jump");
    case Term::RangeCapture:
        return tr("Range capture");
    case Term::Burning:
        return tr("Burning");
    case Term::Contagion:
        return tr("Contagion");
    case Term::BareKing:
        return tr("Bare king");
    case Term::Repetition:
        return tr("Repetition");
    case Term::Furigoma:
        return tr("Furigoma");
    case Term::Orthogonal:
        return tr("Orthogonal");
    case Term::Step:
        return tr("Step");
    case Term::Slide:
        return tr("Slide");
    case Term::Leg:
        return tr("Leg");
    case Term::Tokin:
        return tr("Tokin");
    case Term::LionTrade:
        return tr("Lion trade");
    case Term::CounterStrike:
        return tr("Counter-strike");
    case Term::Impasse:
        return tr("Impasse");
    case Term::PerpetualCheck:
        return tr("Perpetual check");
    case Term::Reading:
        return tr("Reading");
    case Term::Byoyomi:
        return tr("Byoyomi");
    case Term::CanadianTime:
        return tr("Canadian time");
    case Term::Point:
        return tr("Point");
    case Term::Hanging:
        return tr("Piece in danger");
    case Term::Line:
        return tr("Line");
    case Term::XBetza:
        return tr("XBetza notation");
    case Term::Handicap:
        return tr("Handicap");
    }
    return {};
}

QString Glossary::sentence(Term term) {
    switch (term) {
    case Term::Sente:
        return tr("The player who moves first, unless there is a handicap.");
    case Term::Gote:
        return tr(
            "The player who moves second. The pieces of both sides have the same faces: the tip of a piece "
            "points away from its owner, at the enemy.");
    case Term::Royal:
        return tr("A king, a prince or an emperor. A side loses when it loses its last royal; some games "
                  "begin with two, or let another piece become one.");
    case Term::Check:
        return tr("The last royal of a side is attacked and could be taken with the next move.");
    case Term::Mate:
        return tr("Check from which no move escapes: the last royal is lost.");
    case Term::Promotion:
        return tr("A piece turns over and moves in another way from then on. Its new name is "
                  "red.");
    case Term::PromotionZone:
        return tr("The far ranks of the board, seen from the mover: a piece may promote as it "
                  "moves into them, and in many games also within them or out of them. The rules of each "
                  "game say when.");
    case Term::Hand:
        return tr("The captured pieces that a player keeps beside the board, to drop them later.");
    case Term::Drop:
        return tr("Putting a captured piece back on an empty square, as one's own. A drop is the "
                  "whole move of that turn.");
    case Term::Lion:
        return tr("Two steps of a king in one turn, in any directions. It can take two pieces, "
                  "or jump to any square two away.");
    case Term::Igui:
        return tr("Taking a neighbour without moving: the piece steps there, takes, and steps "
                  "back.");
    case Term::Pass:
        return tr("Skipping a turn with a piece that may step out and back to where it was.");
    case Term::HookMove:
        return tr("A slide that may turn one corner of a right angle, all in one turn.");
    case Term::AreaMove:
        return tr("Several steps in any directions over empty squares; the first capture ends "
                  "it.");
    case Term::Jump:
        return tr("Going over a piece that is in the way, without taking it.");
    case Term::RangeCapture:
        return tr("Passing along a line and taking every piece on it, friend and enemy alike, "
                  "as far as their rank lets it.");
    case Term::Burning:
        return tr("A piece that burns takes enemies beside the square on which it ends, in "
                  "addition to its move.");
    case Term::Contagion:
        return tr("A piece that takes a contagious one turns into the promoted form of the piece "
                  "that it has taken, whatever it was before.");
    case Term::BareKing:
        return tr("A royal that is the last piece of its side. In several games this loses.");
    case Term::Repetition:
        return tr("The same position, with the same player to move, once more. Each game has its "
                  "own rule for it.");
    case Term::Furigoma:
        return tr("The toss that decides who is Sente: five pieces are thrown like coins.");
    case Term::Orthogonal:
        return tr("Straight forward, straight back, or straight to one side, and not diagonally.");
    case Term::Step:
        return tr("A move to a neighbouring square.");
    case Term::Slide:
        return tr("A move along a line, over any number of empty squares or up to the number that is given. "
                  "When it takes a piece, it stops on the square of that piece.");
    case Term::Leg:
        return tr("A part of a move that can go on: the first of the two steps of a lion, or a hook move up "
                  "to its corner.");
    case Term::Tokin:
        return tr("A promoted pawn, which moves as a gold general does. What stands on it is written as a "
                  "cursive form of the character for gold.");
    case Term::LionTrade:
        return tr("A lion taken for a lion. Some games forbid most of these trades, so that the lions stay "
                  "on the board.");
    case Term::CounterStrike:
        return tr("A lion is taken by another piece, and the other side takes a lion in reply. Most readings "
                  "of the rules "
                  "forbid that to pieces that are no lions, some only where the lion is protected.");
    case Term::Impasse:
        return tr("Both kings are safe in the camp of the other side and neither can be mated. Some games "
                  "let a player declare a win then, by counting pieces.");
    case Term::PerpetualCheck:
        return tr("The same position again and again, where every move of one side gives check. Several "
                  "games forbid it to that side.");
    case Term::Reading:
        return tr("The sources of a game do not agree on every rule. A reading says which of them are "
                  "followed; the standard one is what most sources say.");
    case Term::Byoyomi:
        return tr("Time for each single move, once the time for the game is used up. It is whole again with "
                  "each move made within it.");
    case Term::CanadianTime:
        return tr("Time for a number of moves together, once the time for the game is used up.");
    case Term::Point:
        return tr("The unit in which the computer says what pieces are worth and how a game stands.");
    case Term::Hanging:
        return tr("A piece that could be taken with profit: nothing takes back, or what takes it is worth "
                  "less than what it takes.");
    case Term::Line:
        return tr("Moves that follow each other from one position on. A record holds the line that was "
                  "played and the other lines that were tried.");
    case Term::XBetza:
        return tr("A way of writing moves of pieces as letters, used in the chess variant community. One "
                  "need not read it: the move stands in words beside it.");
    case Term::Handicap:
        return tr("The stronger player takes Gote and moves first. Gote lacks some pieces, or Sente has "
                  "stronger ones.");
    }
    return {};
}

QString Glossary::line(Term term) {
    return tr("%1: %2", "a word and what it means").arg(word(term), sentence(term));
}

} // namespace mujo::ui
