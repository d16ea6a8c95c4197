#include "tests/support/literal_directions.h"

#include <map>
#include <stdexcept>

namespace mujo::literal {

namespace {

const std::map<char, std::set<int>> kNarrow = {
    {'f', {0}}, {'r', {2}}, {'b', {4}}, {'l', {6}}, {'v', {0, 4}}, {'s', {2, 6}},
};
const std::map<char, std::set<int>> kWide = {
    {'f', {7, 0, 1}}, {'r', {1, 2, 3}},          {'b', {3, 4, 5}},
    {'l', {5, 6, 7}}, {'v', {7, 0, 1, 3, 4, 5}}, {'s', {1, 2, 3, 5, 6, 7}},
};
const std::map<std::string, std::set<int>> kEightfoldPairs = {
    {"fr", {1}}, {"rf", {1}}, {"fl", {7}},    {"lf", {7}},    {"br", {3}},    {"rb", {3}},
    {"bl", {5}}, {"lb", {5}}, {"fs", {1, 7}}, {"bs", {3, 5}}, {"lv", {5, 7}}, {"rv", {1, 3}},
};
const std::map<std::string, std::set<int>> kDiagonal = {
    {"f", {1, 7}},       {"b", {3, 5}}, {"r", {1, 3}}, {"l", {5, 7}}, {"v", {1, 3, 5, 7}},
    {"s", {1, 3, 5, 7}}, {"fr", {1}},   {"rf", {1}},   {"fl", {7}},   {"lf", {7}},
    {"br", {3}},         {"rb", {3}},   {"bl", {5}},   {"lb", {5}},
};
// 0 and 7 lean to straight forward, 1 and 2 to the right, 3 and 4 to the back, 5 and 6 to the left.
const std::map<std::string, std::set<int>> kOblique = {
    {"f", {7, 0}},        {"ff", {7, 0}}, {"fs", {6, 1}},       {"fh", {6, 7, 0, 1}}, {"b", {3, 4}},
    {"bb", {3, 4}},       {"bs", {2, 5}}, {"bh", {2, 3, 4, 5}}, {"r", {1, 2}},        {"rr", {1, 2}},
    {"rh", {0, 1, 2, 3}}, {"l", {5, 6}},  {"ll", {5, 6}},       {"lh", {4, 5, 6, 7}}, {"rf", {0}},
    {"fr", {1}},          {"br", {2}},    {"rb", {3}},          {"lb", {4}},          {"bl", {5}},
    {"fl", {6}},          {"lf", {7}},    {"v", {7, 0, 3, 4}},  {"s", {1, 2, 5, 6}},  {"hr", {0, 2, 4, 6}},
    {"hl", {1, 3, 5, 7}},
};

/// Reads letters from the left, two of them at once wherever the table has the two.
std::set<int> greedy(const std::map<std::string, std::set<int>>& table, const std::string& letters) {
    std::set<int> out;
    for (std::size_t i = 0; i < letters.size();) {
        auto found = i + 1 < letters.size() ? table.find(letters.substr(i, 2)) : table.end();
        if (found == table.end()) {
            found = table.find(letters.substr(i, 1));
        }
        if (found == table.end()) {
            throw std::invalid_argument("no meaning for the directions " + letters);
        }
        out.insert(found->second.begin(), found->second.end());
        i += found->first.size();
    }
    return out;
}

} // namespace

AtomMeaning meaningOf(char atom) {
    switch (atom) {
    case 'W':
        return {Family::Orthogonal, 0, 1, false};
    case 'D':
        return {Family::Orthogonal, 0, 2, false};
    case 'H':
        return {Family::Orthogonal, 0, 3, false};
    case 'R':
        return {Family::Orthogonal, 0, 1, true};
    case 'F':
        return {Family::Diagonal, 0, 1, false};
    case 'A':
        return {Family::Diagonal, 0, 2, false};
    case 'G':
        return {Family::Diagonal, 0, 3, false};
    case 'B':
        return {Family::Diagonal, 0, 1, true};
    case 'K':
        return {Family::Eightfold, 0, 1, false};
    case 'Q':
        return {Family::Eightfold, 0, 1, true};
    case 'N':
        return {Family::Oblique, 1, 2, false};
    case 'C':
    case 'L':
        return {Family::Oblique, 1, 3, false};
    case 'Z':
    case 'J':
        return {Family::Oblique, 2, 3, false};
    case 'U':
        return {Family::Universal, 0, 1, false};
    default:
        throw std::invalid_argument(std::string("no atom ") + atom);
    }
}

std::set<int> allDirections(Family family) {
    switch (family) {
    case Family::Orthogonal:
        return {0, 2, 4, 6};
    case Family::Diagonal:
        return {1, 3, 5, 7};
    default:
        return {0, 1, 2, 3, 4, 5, 6, 7};
    }
}

std::set<int> eightfold(const std::string& letters) {
    const auto at = [&](std::size_t i) { return i < letters.size() ? letters[i] : '\0'; };
    std::set<int> out;
    for (std::size_t i = 0; i < letters.size();) {
        const char letter = at(i);
        const auto pair = kEightfoldPairs.find(letters.substr(i, 2));
        if (at(i + 1) == 'h') {
            out.insert(kWide.at(letter).begin(), kWide.at(letter).end());
            i += 2;
        } else if (at(i + 1) == letter) {
            out.insert(kNarrow.at(letter).begin(), kNarrow.at(letter).end());
            i += 2;
        } else if (pair != kEightfoldPairs.end() && at(i + 2) != 'h') {
            out.insert(pair->second.begin(), pair->second.end());
            i += 2;
        } else {
            out.insert(kNarrow.at(letter).begin(), kNarrow.at(letter).end());
            i += 1;
        }
    }
    return out;
}

std::set<int> firstDirections(Family family, const std::string& letters) {
    if (letters.empty()) {
        return allDirections(family);
    }
    std::set<int> out;
    switch (family) {
    case Family::Orthogonal:
        for (const char letter : letters) {
            out.insert(kNarrow.at(letter).begin(), kNarrow.at(letter).end());
        }
        return out;
    case Family::Diagonal:
        return greedy(kDiagonal, letters);
    case Family::Oblique:
        return greedy(kOblique, letters);
    default:
        return eightfold(letters);
    }
}

} // namespace mujo::literal
