#include "core/import/diagram_moves.h"

#include <algorithm>

#include "core/betza/compiler.h"
#include "core/betza/parser.h"

namespace mujo {

namespace {

void report(const Diagram& diagram, const PlacedText& move, const Diagnostics& found, Diagnostics& faults) {
    for (const Diagnostic& fault : found) {
        Diagnostic placed = fault;
        placed.file = diagram.fileName;
        placed.line = move.place.line;
        placed.column = move.place.column + fault.column - 1;
        const auto at = static_cast<std::size_t>(std::max(0, fault.column - 1));
        if (fault.message.rfind("unknown atom", 0) == 0 && at < move.text.size()) {
            const char atom = move.text[at];
            placed.hint = atom == 'O'   ? "castling is not supported"
                          : atom == 'I' ? "imitators are not supported"
                                        : placed.hint;
        }
        faults.push_back(std::move(placed));
    }
}

} // namespace

void checkMoves(const Diagram& diagram, Diagnostics& faults) {
    betza::StepTable steps(diagram.shape);
    std::size_t legs = 0;
    constexpr std::size_t kMost = 60000;
    for (const DiagramPiece& piece : diagram.pieces) {
        const auto tree = betza::parse(piece.move.text);
        if (!tree) {
            report(diagram, piece.move, tree.error(), faults);
            continue;
        }
        const auto program = betza::compile(*tree, steps);
        if (!program) {
            report(diagram, piece.move, program.error(), faults);
            continue;
        }
        legs += program->legs.size();
        if (legs > kMost) {
            faults.push_back(
                faultAt(diagram.fileName, piece.move, "the moves of all pieces together need too many legs"));
            return;
        }
    }
}

} // namespace mujo
