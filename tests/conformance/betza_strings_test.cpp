// XBetza beyond the strings of the games: every letter and feature of the language on random boards, the
// compiled program against the literal interpreter.

#include <gtest/gtest.h>

#include <ostream>
#include <stdexcept>

#include "core/variant_file/loader.h"
#include "tests/support/program_moves.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

struct Feature {
    const char* name;
    std::vector<std::string> strings;

    friend std::ostream& operator<<(std::ostream& out, const Feature& feature) { return out << feature.name; }
};

const std::vector<Feature>& features() {
    static const std::vector<Feature> all = {
        {"Atoms", {"W", "F", "D", "N", "A", "H", "C", "L", "Z", "J", "G", "K", "R", "B", "Q", "U", ""}},
        {"Ranges", {"W3", "F2", "K4", "R3", "B2", "Q3", "W0", "F0", "K0", "D0", "A0", "H0", "G0",
                    "N0", "D2", "A3", "N2", "C0", "Z2", "WW", "FF", "NN", "KK", "DD", "R0", "Q12"}},
        {"OrthogonalDirections",
         {"fW", "bW", "lR", "rR", "vW", "sR", "fsW", "sbR", "flR", "lrbD", "rbfH", "vsW", "ffR", "fD", "sH"}},
        {"DiagonalDirections", {"fF",  "bB",  "lF",   "rB",    "flF",  "frB",   "blF",   "brB", "lfF", "rfF",
                                "lbB", "rbB", "rbfF", "lbfF",  "fbrF", "frblB", "vF",    "sB",  "fbF", "flbA",
                                "rA",  "frG", "bG",   "brflF", "lrB",  "ffrB",  "flfrB", "fsF", "fvB"}},
        {"EightfoldDirections",
         {"fK",     "bQ",  "lK",   "rQ",    "vK",   "sQ",   "flK",  "frQ",  "blK",  "brQ",
          "lfK",    "rfK", "lbQ",  "fsK",   "bsQ",  "lvK",  "rvQ",  "sfK",  "vlK",  "fhK",
          "bhQ",    "lhK", "rhQ",  "shK",   "vhQ",  "shbK", "fhbQ", "ffK",  "ffrK", "ffsQ",
          "bfbhsK", "fbK", "rbfK", "lfrbQ", "frhK", "fshK", "svK",  "rfhK", "bbrQ", "fvK"}},
        {"ObliqueDirections",
         {"fN",  "bN",  "lN",  "rN",   "ffN",  "fsN",   "fhN",  "bbN",   "bsN", "bhN", "flN",
          "frN", "lfN", "rfN", "blN",  "brN",  "lbN",   "rbN",  "vN",    "sN",  "lhN", "rhN",
          "hlN", "hrN", "llN", "rrN",  "fhlN", "ffC",   "fsC",  "hrZ",   "hlJ", "rhL", "fhC",
          "vZ",  "sC",  "fN0", "hrN0", "fbN",  "flfrN", "rfbN", "lfrfN", "sbN"}},
        {"Modalities",
         {"mR", "cB", "mcQ", "mW", "cF", "dK", "mdR", "cdN", "mcdQ", "fmWfcF", "cU", "mU", "dU", "cmN",
          "fcmR", "rmB"}},
        {"Hoppers",
         {"pR", "cpR", "mpQ", "pB4", "gQ", "gcR", "mgB", "mRcpR", "pdR", "cgB3", "fpR", "pK3", "gK2", "tpR",
          "ctpB", "tgQ", "mcpdR", "pD0", "cgN0"}},
        {"SkippingAndLameLeaps", {"jR", "jQ3", "jB2", "jQ", "jsR3", "cjR", "mjB", "jdQ",  "jD",   "jA", "jH",
                                  "jG", "nD",  "nA",  "nH", "nG",   "nN",  "jN",  "KjQ3", "jbsR", "nfN"}},
        {"RoyalVictims", {"tK", "ctQ", "mcR", "tN", "tcavK", "tU"}},
        {"SecondLegs",
         {"aK",  "aW",   "aF",   "aR",   "aB",   "aQ2",   "aN",   "aD",   "aA",    "afR",   "abR",   "asR",
          "avW", "afsF", "afsR", "abrB", "aflK", "arW",   "alR2", "afhK", "ashQ2", "abhK",  "arhW",  "afN",
          "asN", "abN",  "afsN", "aC",   "afZ",  "avC",   "aW2",  "aH",   "aG",    "fsasR", "vafsB", "fabW",
          "caR", "cabK", "mabK", "camK", "cacK", "mcafR", "asD",  "aflA", "afsA0"}},
        {"LegModalities",
         {"caK",   "mcaK",    "paK",   "mpaK",  "cpaK",  "cmpaK",    "dabK",      "daK",     "pafcR",
          "mpafQ", "mcpafmR", "mapR",  "cagR2", "papR",  "cafcafcR", "mpafmpafK", "cavcavK", "dafR",
          "cdafQ", "capdaK",  "tpafQ", "tcaK",  "mcadK", "pabR",     "mabR",      "pasB",    "jafR",
          "jasR3", "najD",    "nafN",  "pafD",  "mafjR", "cabpR"}},
        {"RangeToggles",
         {"yafR",       "ymafR", "gafR",     "gafcQ",   "mpyafK", "mpyafQ", "ympaK",   "ympacabQ",
          "mpafmpyafK", "yafK",  "yasW",     "gasQ",    "yabR",   "cyafR",  "yafyafR", "ygafB",
          "yafB3",      "yafW2", "myafyafK", "gafgafR", "pyasR",  "yafsD"}},
        {"SameAndOtherSide",
         {"asaqR", "asazR", "asazazR3", "araqK", "arazK", "alazW", "alaqB", "azW", "aqB", "afazR", "afsafqK",
          "afsafzK", "abzK", "asafaqW2"}},
        {"Groups", {"(a)2K",        "(a)1W",
                    "(af)3W",       "(paf)2cBmcB",
                    "(paf)2cQmcQ",  "(paf)cQmcQ",
                    "(paf)3Q",      "v(paf)3R",
                    "f(paf)3B",     "(paf)cR",
                    "(cdaf)2B",     "(mpaf)3K",
                    "(a)2mpacabK",  "(paf)2cRmcRKaKmabK",
                    "m(as)2R3",     "(f)2sW",
                    "(as)2W(af)2W", "f(s)1K",
                    "(fl)1B",       "(caf)3mW",
                    "(af)W",        "(asaz)2W"}},
        {"UnlimitedCapturesOnTheWay", {"(cdaf)Q", "(caf)R", "(caf)mB", "(daf)cR"}},
        {"Brackets", {"[F?R]",    "[F-R]",    "[W?B]",   "[W-B]",    "[W-fsF]", "[F-fsR]",  "[F?fsR]",
                      "[R-asR]",  "[W?W]",    "[W-W?W]", "[fW-fsB]", "[D-fW]",  "[cW-bW]",  "[cK-bK]",
                      "[mpW-fW]", "[K?K]",    "[F?F]",   "[W-F?W]",  "[R3-sR]", "[B-sB2]",  "[cF-R]",
                      "[yR-fR]",  "[W-fW]vB", "[A?R]",   "[D-B]",    "[W2-F]",  "[vW?fsF]", "[pW-fcR]"}},
    };
    return all;
}

std::string jsonWith(const std::vector<std::string>& strings, int files, int ranks) {
    std::string row = "[\"K\"";
    for (int i = 1; i < files; ++i) {
        row += ",\"\"";
    }
    std::string out = R"({"id":"t","name":"T","board":{"files":)" + std::to_string(files) + R"(,"ranks":)" +
                      std::to_string(ranks) +
                      R"(},"pieces":[{"id":"K","name":"K","kanji":"k","betza":"K","royal":true})";
    for (std::size_t i = 0; i < strings.size(); ++i) {
        out +=
            ",{\"id\":\"P" + std::to_string(i) + R"(","name":"P","kanji":"p","betza":")" + strings[i] + "\"}";
    }
    return out + "],\"setup\":[" + row + "]]}";
}

std::shared_ptr<const Variant> variantWith(const std::vector<std::string>& strings, int files, int ranks) {
    auto variant = loadVariant(jsonWith(strings, files, ranks), "test.json");
    if (!variant) {
        std::string all;
        for (const Diagnostic& fault : variant.error()) {
            all += fault.text() + '\n';
        }
        throw std::runtime_error(all);
    }
    return *variant;
}

class BetzaStrings : public ::testing::TestWithParam<Feature> {};

TEST_P(BetzaStrings, MoveAsTheLiteralReadingSays) {
    struct Size {
        int files;
        int ranks;
    };
    const int boards = testing::sampleCount(40, 400);
    // A move takes at most five pieces on its way, so that groups of captures need a small board.
    const bool small = std::string(GetParam().name) == "UnlimitedCapturesOnTheWay";
    for (const Size size :
         small ? std::vector<Size>{{6, 6}, {4, 6}} : std::vector<Size>{{9, 9}, {13, 7}, {3, 14}}) {
        const auto variant = variantWith(GetParam().strings, size.files, size.ranks);
        Random random(99);
        std::set<std::string> reported;
        for (int i = 0; i < boards; ++i) {
            const Position board = testing::scattered(variant, random).position;
            for (const PieceType& type : variant->types()) {
                const Square from(static_cast<int>(
                    random.below(static_cast<std::uint64_t>(variant->shape().squareCount()))));
                const std::string fault = testing::programFault(board, type, from, Side(random.below(2)));
                if (!fault.empty() && reported.insert(type.id).second) {
                    ADD_FAILURE() << fault;
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Features, BetzaStrings, ::testing::ValuesIn(features()),
                         [](const auto& each) { return std::string(each.param.name); });

} // namespace
} // namespace mujo
