#include "core/game/formats/placed_words.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace mujo {

namespace {

/// The words of a part of a text, which begins at `start`.
std::vector<PlacedWord> wordsFrom(std::string_view part, std::size_t start) {
    std::vector<PlacedWord> words;
    for (std::size_t at = part.find_first_not_of(kGaps); at < part.size();) {
        const std::size_t end = std::min(part.find_first_of(kGaps, at), part.size());
        words.push_back({part.substr(at, end - at), start + at});
        at = part.find_first_not_of(kGaps, end);
    }
    return words;
}

} // namespace

std::vector<PlacedWord> wordsOf(std::string_view text) {
    return wordsFrom(text, 0);
}

std::vector<std::vector<PlacedWord>> lineWordsOf(std::string_view text) {
    std::vector<std::vector<PlacedWord>> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        auto words = wordsFrom(line.substr(0, line.find('#')), at);
        if (!words.empty()) {
            lines.push_back(std::move(words));
        }
        at = end + 1;
    }
    return lines;
}

void JoinedFields::add(std::string_view field) {
    m_text.append(m_starts.empty() ? "" : " ");
    m_starts.push_back(m_text.size());
    m_text.append(field);
}

JoinedFields::Place JoinedFields::placeOf(int column) const {
    const auto at = static_cast<std::size_t>(std::max(column, 1)) - 1;
    const auto behind = std::upper_bound(m_starts.begin(), m_starts.end(), at);
    if (behind == m_starts.begin()) {
        return {};
    }
    return {static_cast<std::size_t>(behind - m_starts.begin()) - 1, at - *(behind - 1)};
}

Diagnostic faultAtWord(std::string_view text, const std::string& fileName, const PlacedWord& word,
                       Sentence message, Sentence hint) {
    const std::string_view before = text.substr(0, word.at);
    const std::size_t line = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return {fileName,
            1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
            characterColumn(text.substr(line), word.at - line),
            std::max(1, static_cast<int>(countCharacters(word.text))),
            std::move(message),
            std::move(hint)};
}

} // namespace mujo
