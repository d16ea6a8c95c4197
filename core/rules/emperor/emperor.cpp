#include "core/rules/emperor/emperor.h"

#include "core/rules/captures.h"
#include "core/rules/refusal.h"

namespace mujo::rules {

void watchEmperor(const Variant& variant, PieceTypeId type, Watches& watches) {
    watches.wholeBoard = watches.wholeBoard || isEmperor(variant, type);
}

bool emperorMayTake(const Imagined& board, Square from, Square target) {
    const EmperorRule& rule = *board.variant().rules().emperor;
    const bool limited = rule.forbidden == EmperorRule::Forbidden::ProtectedPieces ||
                         board.variant().type(board.at(target).type()).royal;
    if (!limited) {
        return true;
    }
    if (board.isFull()) {
        return true;
    }
    Imagined after = board;
    const Cell emperor = board.at(from);
    after.set(target, emperor);
    after.set(from, Cell{});
    return !canTake(after, target, opponent(emperor.owner()));
}

Explanation whyEmperorMayNotTake(const Position& position, Square from, Square target) {
    const std::vector<Square> by = protectors(position, from, target);
    return refuse(
        why::ProtectedFromEmperor{pieceAt(position, from), pieceAt(position, target), piecesAt(position, by)},
        by);
}

} // namespace mujo::rules
