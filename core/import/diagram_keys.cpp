#include "core/import/diagram_keys.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

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

constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kRefused = {
    {{"shuffle", "a shuffled start position"},
     {"succession", "a rule of succession"},
     {"trackPieces", "rules on single pieces"},
     {"morph", "pieces that change with the square they reach"},
     {"protected", "protected pieces"},
     {"counterStrike", "a counter-strike rule"},
     {"holes", "a board with holes"},
     {"hole", "a board with holes"},
     {"castling", "castling"}}};

const auto* refused(std::string_view key) {
    return std::find_if(kRefused.begin(), kRefused.end(),
                        [key](const auto& each) { return each.first == key; });
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
    if (refused(key) != kRefused.end()) {
        return KeyKind::Refused;
    }
    return isLook(key) ? KeyKind::Look : KeyKind::Unknown;
}

std::string_view ruleOfRefusedKey(std::string_view key) {
    const auto* const found = refused(key);
    return found == kRefused.end() ? std::string_view() : found->second;
}

} // namespace mujo
