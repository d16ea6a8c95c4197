#include "ui/board/board_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "core/insight/outcome_preview.h"
#include "core/insight/promotion_cause.h"
#include "core/insight/stuck.h"
#include "ui/session/square_names.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

/// What a sweep removes besides the piece on its target, which it takes or not.
QString sweptOnTheWay(const insight::Losses& losses, bool takes) {
    const int all = losses.passedOver;
    if (losses.own >= all) {
        return takes ? BoardWords::tr("and %n more on the way, its own", "pieces that are removed", all)
                     : BoardWords::tr("removing %n piece(s) of its own on the way", nullptr, all);
    }
    const QString words = takes ? BoardWords::tr("and %n more on the way", "pieces that are removed", all)
                                : BoardWords::tr("removing %n piece(s) on the way", nullptr, all);
    return losses.own == 0 ? words
                           : BoardWords::tr("%1, %2 of them its own", "removed pieces, a number")
                                 .arg(words)
                                 .arg(losses.own);
}

/// What happens beside the capture itself. `isTold` when a burning is in the words already.
QStringList consequences(const insight::Losses& losses, const QString& mover, bool takes, bool isTold) {
    QStringList parts;
    if (losses.passedOver > 0) {
        parts << sweptOnTheWay(losses, takes);
    }
    if (losses.burnt > 0 && !isTold) {
        parts << BoardWords::tr("burning %1").arg(losses.burnt);
    }
    if (losses.mover) {
        parts << BoardWords::tr("where the %1 itself is burnt", "a kind of piece").arg(mover);
    }
    return parts;
}

} // namespace

QString BoardWords::side(Side side) {
    return side == Side::Sente ? tr("Sente") : tr("Gote");
}

QString BoardWords::nothingHangs() {
    return tr("No piece of either side is in danger: none could be taken with profit.");
}

QString BoardWords::someHang(int count) {
    return tr("%n piece(s) in danger, marked by a triangle: point at one to see by what.", nullptr, count);
}

QString BoardWords::square(Square square) const {
    return squareName(m_position.variant(), square);
}

QString BoardWords::kind(PieceTypeId type) const {
    return QString::fromStdString(m_position.variant().type(type).name);
}

QString BoardWords::cell(Square at) const {
    const Cell cell = m_position.at(at);
    if (cell.isEmpty()) {
        return tr("%1, empty").arg(square(at));
    }
    const QString name = tr("%1, %2 %3").arg(square(at), side(cell.owner()), kind(cell.type()));
    return m_position.variant().type(cell.type()).promoted ? tr("%1, promoted").arg(name) : name;
}

QString BoardWords::target(const insight::MoveInput& input, const insight::TargetMark& mark) const {
    QStringList parts;
    const QString at = square(mark.square);
    const Cell cell = m_position.at(mark.square);
    if (mark.igui) {
        parts << tr("click %1 to take without moving (igui): the piece ends where it began").arg(at);
    } else if (mark.burns) {
        parts << tr("click %1 to burn %2").arg(at, cell.isEmpty() ? tr("a piece") : kind(cell.type()));
    } else if (mark.captures) {
        parts << tr("click %1 to take %2").arg(at, kind(cell.type()));
    } else {
        parts << tr("click %1 to move there").arg(at);
    }
    if (mark.goesOn) {
        parts << (mark.ends ? tr("then again to stop, or go on") : tr("then go on"));
    }
    const insight::Losses losses = input.preview(mark.square).losses();
    QStringList onTheWay;
    for (const Square victim : input.preview(mark.square).victims()) {
        const auto stops = input.stops();
        if (victim != mark.square && std::find(stops.begin(), stops.end(), victim) == stops.end()) {
            onTheWay << tr("%1 on %2").arg(kind(m_position.at(victim).type()), square(victim));
        }
    }
    if (!onTheWay.isEmpty() && mark.captures && losses.burnt == 0 && losses.passedOver == 0) {
        parts << tr("taking %1 on the way", "a list of pieces").arg(Phrases::list(onTheWay));
    }
    const PieceTypeId mover =
        input.selected() ? m_position.at(*input.selected()).type() : *input.selectedInHand();
    parts << consequences(losses, kind(mover), mark.captures, mark.burns || mark.igui);
    if (mark.contagion) {
        parts << tr("becoming %1 by contagion").arg(kind(*mark.becomes));
    } else if (mark.mustPromote) {
        using enum insight::PromotionCause;
        const auto why = insight::compulsionByCapture(m_position.variant());
        parts << (why == EveryCapture     ? tr("promoting to %1, as every capture does")
                  : why == PromotedVictim ? tr("promoting to %1, for it takes a promoted piece")
                                          : tr("promoting to %1"))
                     .arg(kind(*mark.becomes));
    } else if (mark.mayPromote) {
        parts << tr("may promote to %1").arg(kind(*mark.becomes));
    }
    if (input.preview(mark.square).routes().size() > 1) {
        parts << tr("C shows another way there");
    }
    return Phrases::list(parts);
}

QString BoardWords::selection(const insight::MoveInput& input) const {
    if (const auto held = input.selectedInHand()) {
        return tr("%1 in hand").arg(kind(*held));
    }
    return pieceOn(*input.selected());
}

QString BoardWords::pieceOn(Square at) const {
    const Cell cell = m_position.at(at);
    return cell.isEmpty() ? square(at) : tr("%1 on %2").arg(kind(cell.type()), square(at));
}

QString BoardWords::legs(const insight::MoveInput& input, const insight::TargetMark* hovered) const {
    const auto stops = input.stops();
    QStringList done;
    for (const Square stop : stops) {
        const Cell cell = m_position.at(stop);
        const bool taken = !cell.isEmpty() && stop != input.selected();
        done << (taken ? tr("takes %1 on %2").arg(kind(cell.type()), square(stop))
                       : tr("goes to %1").arg(square(stop)));
    }
    QStringList ways;
    if (hovered != nullptr) {
        ways << target(input, *hovered);
    }
    if (input.canStop()) {
        ways << tr("click %1 again to stop").arg(square(stops.back()));
    }
    const auto& marks = input.marks();
    const auto count = [&](auto&& wanted) { return std::count_if(marks.begin(), marks.end(), wanted); };
    if (hovered == nullptr && count([](const insight::TargetMark& m) { return m.igui; }) > 0) {
        ways << tr("%1 to return (igui)", "a square").arg(square(*input.selected()));
    }
    if (hovered == nullptr && count([](const insight::TargetMark& m) { return m.burns; }) > 0) {
        ways << tr("a hatched piece to burn it");
    }
    if (hovered == nullptr && count([](const insight::TargetMark& m) { return !m.igui && !m.burns; }) > 0) {
        ways << tr("a marked square to go on");
    }
    const QString last = ways.takeLast();
    const QString choice = ways.isEmpty() ? last : tr("%1, or %2").arg(Phrases::list(ways), last);
    return tr("%1: %2; %3; Esc undoes").arg(selection(input), Phrases::list(done), choice);
}

/// The keys of a list of so many choices.
QString BoardWords::digits(std::size_t choices) {
    return choices == 2 ? tr("press 1 or 2") : tr("press a digit from 1 to %1").arg(choices);
}

QString BoardWords::prompt(const insight::MoveInput& input, std::optional<Square> hover) const {
    const insight::TargetMark* mark = hover && !input.isStudy() ? input.markOn(*hover) : nullptr;
    switch (input.state()) {
    case insight::InputState::Idle:
        return {};
    case insight::InputState::Choosing: {
        const auto& choices = input.choices();
        if (std::all_of(choices.begin(), choices.end(), [](const insight::MoveChoice& choice) {
                return choice.kind == insight::MoveChoice::Kind::Contagion;
            })) {
            return tr("%1 turns into one of these by contagion: %2 to choose; Enter takes the marked one, "
                      "Esc goes back")
                .arg(selection(input), digits(choices.size()));
        }
        const QString why = promotionReason(choices.front().move);
        return why.isEmpty()
                   ? tr("%1: %2 to choose; Enter takes the marked one, Esc goes back")
                         .arg(selection(input), digits(choices.size()))
                   : tr("%1 may promote, for %2: %3 to choose; Enter takes the marked one, Esc goes "
                        "back")
                         .arg(selection(input), why, digits(choices.size()));
    }
    case insight::InputState::LegsUnderWay:
        return legs(input, mark);
    case insight::InputState::PieceSelected:
        break;
    }
    if (input.isStudy()) {
        return tr("%1 (%2): %3; Esc cancels")
            .arg(selection(input),
                 input.selected() ? side(m_position.at(*input.selected()).owner()) : tr("in hand"),
                 input.marks().empty() ? tr("no moves to show")
                                       : tr("its moves are shown, but it cannot move now"));
    }
    if (mark) {
        return tr("%1: %2; Esc cancels").arg(selection(input), target(input, *mark));
    }
    if (input.isPremove()) {
        return tr("%1: choose the move that follows the other side's, where it is still possible; Esc "
                  "cancels")
            .arg(selection(input));
    }
    if (input.marks().empty()) {
        return (input.canPass() ? tr("%1: P passes; Esc cancels") : tr("%1 %2; Esc cancels"))
            .arg(selection(input), whyStuck(input));
    }
    if (input.selectedInHand()) {
        return tr("%1: click a marked square to drop it; Esc cancels").arg(selection(input));
    }
    return (input.canPass() ? tr("%1: click a marked square to move; P passes; Esc cancels")
                            : tr("%1: click a marked square to move; Esc cancels"))
        .arg(selection(input));
}

QString BoardWords::whyStuck(const insight::MoveInput& input) const {
    if (const auto inHand = input.selectedInHand()) {
        return insight::whyStuckInHand(m_position, *inHand) == insight::Stuck::NoSquare
                   ? tr("can be dropped nowhere now: a click on a square says why")
                   : tr("cannot be dropped: no drop of it keeps the royal piece from being taken");
    }
    switch (input.selected() ? insight::whyStuck(m_position, *input.selected()) : insight::Stuck::NoSquare) {
    case insight::Stuck::RoyalFirst:
        return tr("cannot move: the royal piece could be taken then");
    case insight::Stuck::Repeats:
        return tr("cannot move: the position would be repeated");
    case insight::Stuck::RoyalFirstOrRepeats:
        return tr("cannot move: the royal piece could be taken then, or the position would be repeated");
    case insight::Stuck::NoSquare:
        break;
    }
    return tr("has no square to go to");
}

QString BoardWords::promptAfterTheEnd(const insight::MoveInput& input, const QString& result,
                                      bool hasMoves) const {
    if (!input.hasSelection()) {
        return {};
    }
    return (hasMoves
                ? tr("%1: the game is over. %2 Step back through its moves to try others, or begin a new "
                     "game")
                : tr("%1: the game is over. %2"))
        .arg(selection(input), result);
}

QString BoardWords::alsoByWay(Square victim) const {
    return tr("It gets there by taking %1 on the way.", "a piece and its square").arg(pieceOn(victim));
}

QString BoardWords::pass(const Move& move) const {
    const insight::Losses losses = insight::lossesBy(m_position, move);
    std::vector<Square> burnt = insight::goneAfter(m_position, move);
    std::erase(burnt, move.from());
    QStringList parts = burnt.empty()
                            ? QStringList()
                            : QStringList(tr("burning %1", "pieces and their squares").arg(list(burnt)));
    parts << consequences(losses, kind(m_position.at(move.from()).type()), false, true);
    return parts.isEmpty() ? tr("Leave everything as it is and give the turn to the other side")
                           : tr("Give the turn to the other side, %1", "what the pass does, in phrases")
                                 .arg(Phrases::list(parts));
}

QString BoardWords::choice(const insight::MoveChoice& choice) const {
    const Move& move = choice.move;
    QStringList taken;
    PieceTypeId infected{};
    for (const Square at : insight::capturedBy(m_position, move)) {
        const PieceTypeId victim = m_position.at(at).type();
        taken << tr("%1 on %2").arg(kind(victim), square(at));
        if (m_position.variant().type(victim).infects == choice.result) {
            infected = victim;
        }
    }
    const auto others = static_cast<qsizetype>(insight::goneAfter(m_position, move).size()) -
                        static_cast<qsizetype>(taken.size());
    const auto burning = [others](const QString& result) {
        return others > 0 ? tr("%1, burning %2").arg(result).arg(others) : result;
    };
    switch (choice.kind) {
    case insight::MoveChoice::Kind::Promote:
        return burning(tr("Promote to %1").arg(kind(choice.result)));
    case insight::MoveChoice::Kind::Stay:
        return burning(tr("Remain %1", "a kind of piece").arg(kind(choice.result)));
    case insight::MoveChoice::Kind::Contagion:
        return tr("Become %1, by taking the %2").arg(kind(choice.result), kind(infected));
    case insight::MoveChoice::Kind::Outcome:
        break;
    }
    if (taken.isEmpty()) {
        return tr("Take nothing");
    }
    QString inOrder = taken.takeFirst();
    for (const QString& next : taken) {
        inOrder = tr("%1, then %2").arg(inOrder, next);
    }
    return tr("Take %1").arg(inOrder);
}

QString BoardWords::list(const std::vector<Square>& squares) const {
    // A dozen attackers are more than one reads in a line.
    constexpr std::size_t kNamed = 5;
    QStringList names;
    for (std::size_t i = 0; i < std::min(squares.size(), kNamed); ++i) {
        names << tr("%1 on %2").arg(kind(m_position.at(squares[i]).type()), square(squares[i]));
    }
    if (squares.size() > kNamed) {
        names << tr("%1 more").arg(squares.size() - kNamed);
    }
    return Phrases::list(names);
}

QString BoardWords::threats(const insight::BoardFacts& facts, Square at, bool hangs) const {
    const Side owner = facts.ownerOf(at);
    const std::vector<Square> attackers = facts.attackers(at, opponent(owner));
    const std::vector<Square> defenders = facts.attackers(at, owner);
    const Cell cell = m_position.at(at);
    QStringList parts;
    if (cell.isEmpty()) {
        const Side turn = m_position.turn();
        parts << tr("%1, empty").arg(square(at));
        if (!attackers.empty()) {
            parts << tr("%1: %2", "a side and its pieces").arg(side(opponent(turn)), list(attackers));
        }
        if (!defenders.empty()) {
            parts << tr("%1: %2", "a side and its pieces").arg(side(turn), list(defenders));
        }
        if (parts.size() == 1) {
            parts << tr("no piece reaches it");
        }
    } else {
        const auto isInPassing = [at](const insight::HangingPiece& piece) {
            return piece.square == at && piece.why == insight::HangingPiece::Why::InPassing;
        };
        parts << (hangs ? tr("%1 is in danger").arg(this->cell(at)) : this->cell(at));
        if (hangs && std::ranges::any_of(facts.hanging(), isInPassing)) { // first, as the line may be cut
            parts << tr("a move may take it in passing and end where nothing takes back");
        }
        parts << (attackers.empty() ? tr("not attacked") : tr("attacked by %1").arg(list(attackers)))
              << (defenders.empty() ? tr("not defended") : tr("defended by %1").arg(list(defenders)));
    }
    return Phrases::inParts(parts);
}

QString BoardWords::premove(const Move& move) const {
    return tr("Chosen in advance: %1 from %2 to %3. It is played when its turn comes, if it is possible "
              "then; "
              "Esc or a right click cancels")
        .arg(kind(m_position.at(move.from()).type()), square(move.from()), square(move.to()));
}

QString BoardWords::goTo(const QString& typed) {
    return tr("Go to square: %1_  (Esc ends)").arg(typed);
}

QString BoardWords::promotionReason(const Move& move) const {
    const auto cause = insight::promotionCause(m_position, move);
    if (!cause) {
        return {};
    }
    switch (*cause) {
    case insight::PromotionCause::EveryCapture:
        return tr("every capture promotes");
    case insight::PromotionCause::Capture:
        return tr("it takes a piece");
    case insight::PromotionCause::PromotedVictim:
        return tr("it takes a promoted piece");
    case insight::PromotionCause::CaptureTouchesZone:
        return tr("it takes a piece, and the move touches the promotion zone");
    case insight::PromotionCause::WithinZone:
        return tr("it moves within the promotion zone");
    case insight::PromotionCause::EntersZone:
        return tr("it enters the promotion zone");
    case insight::PromotionCause::LeavesZone:
        return tr("it leaves the promotion zone");
    }
    return {};
}

QString BoardWords::notYours(const insight::MoveInput& input) const {
    const Side owner = input.selected() ? m_position.at(*input.selected()).owner() : m_position.turn();
    return owner == m_position.turn()
               ? tr("The %1 cannot be moved now: its side is not played from this board.",
                    "a piece and its square")
                     .arg(selection(input))
               : tr("The %1 belongs to %2, and it is the turn of %3.", "a piece and its square")
                     .arg(selection(input), side(owner), side(m_position.turn()));
}

QString BoardWords::withSecondClick(const QString& refusal, Square at) const {
    return tr("%1 Click the %2 again to see how it moves.").arg(refusal, kind(m_position.at(at).type()));
}

} // namespace mujo::ui
