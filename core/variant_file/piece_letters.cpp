#include "core/variant_file/piece_letters.h"

#include <algorithm>
#include <set>
#include <string>

namespace mujo {

namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kSuffixes = "'!"; ///< those that XBoard knows

/// The free letter that reminds most of an id: its own letters, then these with a suffix, then any.
std::string letterFor(const std::string& id, const std::set<std::string>& taken) {
    const auto free = [&](const std::string& letter) { return taken.count(letter) == 0; };
    std::vector<std::string> wanted;
    for (const char c : id) {
        if (kAlphabet.find(c) != std::string_view::npos) {
            wanted.emplace_back(1, c);
        }
    }
    const std::size_t own = wanted.size();
    for (std::size_t i = 0; i < own; ++i) {
        for (const char suffix : kSuffixes) {
            wanted.push_back(wanted[i] + suffix);
        }
    }
    for (const char c : kAlphabet) {
        wanted.emplace_back(1, c);
    }
    for (const char suffix : kSuffixes) {
        for (const char c : kAlphabet) {
            wanted.push_back(std::string(1, c) + suffix);
        }
    }
    const auto found = std::find_if(wanted.begin(), wanted.end(), free);
    return found == wanted.end() ? std::string() : *found;
}

} // namespace

void assignLetters(std::vector<PieceType>& types) {
    const auto needsOwn = [](const PieceType& type) { return !type.promoted && !type.formOnly; };
    const std::size_t most = kAlphabet.size() * (kSuffixes.size() + 1);
    if (std::any_of(types.begin(), types.end(), [](const PieceType& type) { return !type.letter.empty(); }) ||
        static_cast<std::size_t>(std::count_if(types.begin(), types.end(), needsOwn)) > most) {
        return;
    }
    std::set<std::string> taken;
    for (const bool shortIds : {true, false}) {
        for (PieceType& type : types) {
            if (needsOwn(type) && (type.id.size() == 1) == shortIds) {
                type.letter = letterFor(type.id, taken);
                taken.insert(type.letter);
            }
        }
    }
    for (PieceType& type : types) {
        if (type.promoted) {
            type.letter = '+' + types[index(type.base)].letter;
        }
    }
}

} // namespace mujo
