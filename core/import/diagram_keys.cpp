#include "core/import/diagram_keys.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "core/import/usual_moves.h"

namespace mujo {

namespace {

constexpr std::array<std::string_view, 11> kRules = {
    "files",       "ranks",         "symmetry",  "promoZone",    "promoOffset", "maxPromote",
    "promoChoice", "captureMatrix", "stalemate", "holdingsType", "royal"};

/// In small letters. `firstRank` is among them since it only says how ranks are labelled.
constexpr std::array<std::string_view, 31> kLooks = {
    "graphicsdir", "graphicstype", "squaresize", "newclick",   "oneclick",    "satellite",   "usemarkers",
    "markers",     "borders",      "border",     "buttons",    "firstrank",   "enableai",    "labels",
    "coords",      "legend",       "showlegend", "hidelegend", "title",       "caption",     "theme",
    "background",  "style",        "font",       "fontsize",   "whiteprefix", "blackprefix", "animate",
    "flip",        "sound",        "sounddir"};

/// A key that ends so names a colour.
constexpr std::array<std::string_view, 3> kColours = {"shade", "color", "colour"};

/// By the key that asks for it.
const std::map<std::string_view, Sentence>& refusedRules() {
    static const std::map<std::string_view, Sentence> kRefused{
        {"shuffle", sentence("ImportFaults", "a shuffled start position", "a rule that a key asks for")},
        {"succession", sentence("ImportFaults", "a rule of succession", "a rule that a key asks for")},
        {"trackPieces", sentence("ImportFaults", "rules on single pieces", "a rule that a key asks for")},
        {"morph", sentence("ImportFaults", "pieces that change with the square they reach",
                           "a rule that a key asks for")},
        {"protected", sentence("ImportFaults", "protected pieces", "a rule that a key asks for")},
        {"counterStrike", sentence("ImportFaults", "a counter-strike rule", "a rule that a key asks for")},
        {"holes", sentence("ImportFaults", "a board with holes", "a rule that a key asks for")},
        {"hole", sentence("ImportFaults", "a board with holes", "a rule that a key asks for")},
        {"castling", sentence("ImportFaults", "castling", "a rule that a key asks for")}};
    return kRefused;
}

bool isLook(std::string_view key) {
    const std::string plain = plainName(key);
    const auto ends = [&plain](std::string_view ending) {
        return plain.size() > ending.size() &&
               plain.compare(plain.size() - ending.size(), ending.size(), ending) == 0;
    };
    return std::find(kLooks.begin(), kLooks.end(), plain) != kLooks.end() ||
           std::any_of(kColours.begin(), kColours.end(), ends);
}

} // namespace

KeyKind kindOfKey(std::string_view key) {
    if (std::find(kRules.begin(), kRules.end(), key) != kRules.end()) {
        return KeyKind::Rule;
    }
    if (refusedRules().contains(key)) {
        return KeyKind::Refused;
    }
    return isLook(key) ? KeyKind::Look : KeyKind::Unknown;
}

Sentence ruleOfRefusedKey(std::string_view key) {
    const auto found = refusedRules().find(key);
    return found == refusedRules().end() ? Sentence() : found->second;
}

} // namespace mujo
