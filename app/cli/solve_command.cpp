#include <iostream>
#include <vector>

#include "app/cli/commands.h"
#include "core/engine/mate_solver.h"
#include "core/rules/move_text.h"

namespace mujo::cli {

namespace {

std::string verdictText(MateVerdict verdict) {
    switch (verdict) {
    case MateVerdict::Proved:
        return "proved";
    case MateVerdict::Refuted:
        return "refuted";
    case MateVerdict::Unknown:
        break;
    }
    return "unknown";
}

/// The proof as a tree; a move is indented by its depth.
void printProof(const Variant& variant, const std::vector<MateStep>& proof) {
    std::vector<std::size_t> depths{0};
    for (const MateStep& step : proof) {
        depths.push_back(depths[step.before] + 1);
        std::cout << std::string(2 * depths[step.before], ' ') << rules::moveText(variant, step.move) << '\n';
    }
}

} // namespace

int solve(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    const Game game = loadBoard(catalog, arguments.word(0, "GAME"), arguments);
    constexpr long kStandard = 200'000;
    constexpr long kMost = 5'000'000; // of 64 bytes each, and as many again while the tree grows
    MateLimits limits;
    limits.nodes = static_cast<std::uint64_t>(arguments.number("--nodes", kStandard, 1, kMost));
    limits.hasQuietMoves = arguments.has("--quiet-moves");
    const MateAnswer answer = solveMate(game.position(), game.history(), limits);
    const Variant& variant = game.variant();
    std::cout << verdictText(answer.verdict) << ", " << answer.nodes << " nodes\n";
    for (const MateStep& step : answer.proof) {
        if (step.before == MateStep::kRoot && !arguments.has("--tree")) {
            std::cout << rules::moveText(variant, step.move) << "  " << step.plies + 1
                      << (step.plies == 0 ? " ply\n" : " plies\n");
        }
    }
    if (arguments.has("--tree")) {
        printProof(variant, answer.proof);
    }
    for (const Move& move : answer.open) {
        std::cout << rules::moveText(variant, move) << "  open\n";
    }
    return Done;
}

} // namespace mujo::cli
