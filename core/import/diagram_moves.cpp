#include "core/import/diagram_moves.h"

#include <algorithm>

#include "core/betza/compiler.h"
#include "core/betza/parser.h"

namespace mujo {

namespace {

void report(const Diagram& diagram, const PlacedText& move, const Diagnostics& found, FaultList& faults) {
    for (const Diagnostic& fault : found) {
        Diagnostic placed = fault;
        placed.file = diagram.fileName;
        placed.line = move.place.line;
        placed.column = move.place.column + fault.column - 1;
        const auto at = static_cast<std::size_t>(std::max(0, fault.column - 1));
        const char letter = at < move.text.size() ? move.text[at] : '\0';
        if (letter == 'O') {
            placed.hint = sentence("ImportFaults", "castling is not supported");
        } else if (letter == 'I') {
            placed.hint = sentence("ImportFaults", "imitators are not supported");
        }
        faults.add(std::move(placed));
    }
}

} // namespace

void checkMoves(const Diagram& diagram, FaultList& faults, const std::stop_token& stop) {
    betza::StepTable steps(diagram.shape);
    std::size_t legs = 0;
    int refused = 0;
    constexpr std::size_t kMostLegs = 60000;
    constexpr int kMostRefused = 20; // each costs some work
    for (const DiagramPiece& piece : diagram.pieces) {
        if (stop.stop_requested()) {
            faults.add(
                faultAt(diagram.fileName, piece.move, sentence("ImportFaults", "the reading was stopped")));
            return;
        }
        if (refused == kMostRefused) {
            faults.add(faultAt(
                diagram.fileName, piece.move,
                sentence("ImportFaults", "the moves of %1 pieces are wrong; those from here on were not read")
                    .with(kMostRefused)));
            return;
        }
        const auto tree = betza::parse(piece.move.text);
        if (!tree) {
            report(diagram, piece.move, tree.error(), faults);
            ++refused;
            continue;
        }
        const auto program = betza::compile(*tree, steps);
        if (!program) {
            report(diagram, piece.move, program.error(), faults);
            ++refused;
            continue;
        }
        legs += program->legs.size();
        if (legs > kMostLegs) {
            faults.add(
                faultAt(diagram.fileName, piece.move,
                        sentence("ImportFaults", "the moves of all pieces together need more than %1 legs")
                            .with(kMostLegs)));
            return;
        }
    }
}

} // namespace mujo
