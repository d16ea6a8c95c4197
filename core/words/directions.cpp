#include "core/words/directions.h"

#include <algorithm>
#include <vector>

#include "core/words/phrases.h"

namespace mujo::words {

namespace {

/// Sets that some languages say in another order, or by what is missing; empty for all others.
std::string asAWhole(const Language& language, const Directions& directions) {
    if (directions == Directions{0, 1, 3, 5, 7}) {
        return language.translate("Directions", "diagonally and straight forward");
    }
    if (directions == Directions{1, 3, 4, 5, 7}) {
        return language.translate("Directions", "diagonally and straight back");
    }
    if (directions == Directions{0, 1, 3, 4, 5, 7}) {
        return language.translate("Directions", "diagonally, straight forward and straight back");
    }
    if (directions == Directions{1, 2, 3, 5, 6, 7}) {
        return language.translate("Directions", "diagonally and sideways");
    }
    if (directions == Directions{0, 1, 2, 3, 5, 6, 7}) {
        return language.translate("Directions", "diagonally, straight forward and sideways");
    }
    if (directions == Directions{1, 2, 3, 4, 5, 6, 7}) {
        return language.translate("Directions", "diagonally, sideways and straight back");
    }
    if (directions == Directions{0, 1, 4, 7}) {
        return language.translate("Directions", "straight forward, diagonally forward and straight back");
    }
    if (directions == Directions{0, 3, 4, 5}) {
        return language.translate("Directions", "straight forward, straight back and diagonally back");
    }
    if (directions == Directions{0, 4, 7}) {
        return language.translate("Directions",
                                  "straight forward, straight back and diagonally forward to the left");
    }
    if (directions == Directions{0, 1, 4}) {
        return language.translate("Directions",
                                  "straight forward, straight back and diagonally forward to the right");
    }
    if (directions == Directions{0, 1, 2, 3, 4}) {
        return language.translate("Directions",
                                  "straight forward, straight back, to the right, diagonally forward to the "
                                  "right and diagonally back to the right");
    }
    if (directions == Directions{0, 4, 5, 6, 7}) {
        return language.translate("Directions",
                                  "straight forward, straight back, to the left, diagonally forward to the "
                                  "left and diagonally back to the left");
    }
    return {};
}

} // namespace

std::string directionsInWords(const Language& language, Directions directions) {
    if (std::string whole = asAWhole(language, directions); !whole.empty()) {
        return whole;
    }
    std::vector<std::string> words;
    // Takes a group of directions away where all of them are left.
    const auto take = [&](const Directions& group) {
        if (!std::includes(directions.begin(), directions.end(), group.begin(), group.end())) {
            return false;
        }
        for (const int direction : group) {
            directions.erase(direction);
        }
        return true;
    };
    if (take({0, 1, 2, 3, 4, 5, 6, 7})) {
        words.push_back(language.translate("Directions", "in all eight directions"));
    }
    const bool hasStraightLines = take({0, 2, 4, 6});
    if (hasStraightLines) {
        words.push_back(language.translate("Directions", "orthogonally"));
    }
    if (take({1, 3, 5, 7})) {
        words.push_back(language.translate("Directions", "diagonally"));
    }
    if (words.empty() && directions.size() == 2 && take({0, 4})) {
        words.push_back(language.translate("Directions", "straight forward and back"));
    }
    if (take({0})) {
        words.push_back(language.translate("Directions", "straight forward"));
    }
    if (take({2, 6})) {
        words.push_back(language.translate("Directions", "sideways"));
    }
    if (take({1, 7})) {
        words.push_back(language.translate("Directions", "diagonally forward"));
    }
    if (take({4})) {
        words.push_back(language.translate("Directions", "straight back"));
    }
    if (take({3, 5})) {
        words.push_back(language.translate("Directions", "diagonally back"));
    }
    if (take({2})) {
        words.push_back(language.translate("Directions", "to the right"));
    }
    if (take({6})) {
        words.push_back(language.translate("Directions", "to the left"));
    }
    if (take({1})) {
        words.push_back(language.translate("Directions", "diagonally forward to the right"));
    }
    if (take({7})) {
        words.push_back(language.translate("Directions", "diagonally forward to the left"));
    }
    if (take({3})) {
        words.push_back(language.translate("Directions", "diagonally back to the right"));
    }
    if (take({5})) {
        words.push_back(language.translate("Directions", "diagonally back to the left"));
    }
    if (words.size() > 1 && hasStraightLines) { // "forward" behind it would seem to be said of these, too
        std::rotate(words.begin(), words.begin() + 1, words.end());
    }
    return allOf(language, words);
}

} // namespace mujo::words
