#include "core/import/usual_moves.h"

#include <algorithm>
#include <array>

#include "core/base/ascii.h"

namespace mujo {

namespace {

/// Names that stand for one move wherever variants of chess and shogi are described.
const std::array<UsualMove, 32>& usualMoves() {
    static const std::array<UsualMove, 32> kUsual{
        {{"pawn", "fmWfcF",
          sentence("ImportFaults", "a first double step and captures en passant, which are not supported",
                   "what belongs to the usual move of a piece")},
         {"king", "K",
          sentence("ImportFaults", "castling, which is not supported",
                   "what belongs to the usual move of a piece")},
         {"knight", "N", {}},
         {"bishop", "B", {}},
         {"rook", "R", {}},
         {"queen", "Q", {}},
         {"archbishop", "BN", {}},
         {"cardinal", "BN", {}},
         {"chancellor", "RN", {}},
         {"marshall", "RN", {}},
         {"amazon", "QN", {}},
         {"camel", "C", {}},
         {"zebra", "Z", {}},
         {"nightrider", "NN", {}},
         {"ferz", "F", {}},
         {"wazir", "W", {}},
         {"alfil", "A", {}},
         {"dabbaba", "D", {}},
         {"dabbabah", "D", {}},
         {"cannon", "mRcpR", {}},
         {"vao", "mBcpB", {}},
         {"champion", "WAD", {}},
         {"wizard", "FC", {}},
         {"commoner", "K", {}},
         {"mann", "K", {}},
         {"lance", "fR", {}},
         {"gold", "WfF", {}},
         {"goldgeneral", "WfF", {}},
         {"silver", "FfW", {}},
         {"silvergeneral", "FfW", {}},
         {"dragonking", "RF", {}},
         {"dragonhorse", "BW", {}}}};
    return kUsual;
}

} // namespace

std::string plainName(std::string_view name) {
    std::string out;
    for (const char c : name) {
        if (ascii::isLetter(c) || ascii::isDigit(c)) {
            out += ascii::toLower(c);
        }
    }
    return out;
}

const UsualMove* usualMove(std::string_view name) {
    const std::string plain = plainName(name);
    const auto& usual = usualMoves();
    const auto* const found =
        std::find_if(usual.begin(), usual.end(), [&](const UsualMove& each) { return each.name == plain; });
    return found == usual.end() ? nullptr : found;
}

} // namespace mujo
