#include "ui/words/glossary.h"

#include <array>

namespace mujo::ui {

namespace {

constexpr std::array kTerms{
    Term::Sente,         Term::Gote,       Term::Royal,    Term::Check,        Term::Mate,    Term::Promotion,
    Term::PromotionZone, Term::Hand,       Term::Drop,     Term::Lion,         Term::Igui,    Term::Pass,
    Term::HookMove,      Term::AreaMove,   Term::Jump,     Term::RangeCapture, Term::Burning, Term::Contagion,
    Term::BareKing,      Term::Repetition, Term::Furigoma, Term::Handicap,
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
    case Term::Handicap:
        return tr("Handicap");
    }
    return {};
}

QString Glossary::sentence(Term term) {
    switch (term) {
    case Term::Sente:
        return tr("The player who moves first. Sente sits at the near edge of the board.");
    case Term::Gote:
        return tr("The player who moves second. The pieces of Gote point the other way.");
    case Term::Royal:
        return tr("A king, a prince or an emperor. A side loses with its last royal; some games "
                  "begin with two, or let another piece become one.");
    case Term::Check:
        return tr("The last royal of a side is attacked and could be taken with the next move.");
    case Term::Mate:
        return tr("Check from which no move escapes: the last royal is lost.");
    case Term::Promotion:
        return tr("A piece turns over and moves in another way from then on. Its new name is "
                  "red.");
    case Term::PromotionZone:
        return tr("The far ranks of the board, seen from the mover: what moves into them, or "
                  "within them, may promote. The rules of each game say when.");
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
        return tr("Whatever takes a contagious piece turns into its promoted form, whatever it "
                  "was before.");
    case Term::BareKing:
        return tr("A royal that is the last piece of its side. In several games this loses.");
    case Term::Repetition:
        return tr("The same position, with the same player to move, once more. Each game has its "
                  "own rule for it.");
    case Term::Furigoma:
        return tr("The toss that decides who is Sente: five pieces are thrown like coins.");
    case Term::Handicap:
        return tr("The stronger player takes Gote, begins without some pieces, and moves "
                  "first.");
    }
    return {};
}

QString Glossary::line(Term term) {
    return tr("%1: %2", "a word and what it means").arg(word(term), sentence(term));
}

} // namespace mujo::ui
