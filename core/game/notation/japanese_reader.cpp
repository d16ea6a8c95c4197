#include "core/game/notation/japanese_reader.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/base/kanji_number.h"
#include "core/base/utf8.h"
#include "core/game/formats/kif_words.h"
#include "core/game/notation/hodges.h"
#include "core/game/notation/japanese.h"
#include "core/game/notation/japanese_words.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

constexpr std::string_view kSame = "同"; // the square of the move before

/// What one character of a typed text is compared as.
std::string plainCharacter(const std::string& character) {
    constexpr std::array<std::string_view, 9> kUnsaid{" ", "　", "\t", "▲", "△", "▼", "▽", "☗", "☖"};
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kOthers{{{"（", "("},
                                                                                     {"）", ")"},
                                                                                     {"，", ","},
                                                                                     {"、", ","},
                                                                                     {"＋", "+"},
                                                                                     {"＝", "="},
                                                                                     {"－", "-"},
                                                                                     {"−", "-"},
                                                                                     {"仝", kSame},
                                                                                     {"竜", "龍"}}};
    if (std::find(kUnsaid.begin(), kUnsaid.end(), character) != kUnsaid.end()) {
        return {};
    }
    const auto* const digit = std::find(kWideDigits.begin(), kWideDigits.end(), character);
    if (digit != kWideDigits.end()) {
        return std::to_string(digit - kWideDigits.begin());
    }
    const auto* const other = std::find_if(kOthers.begin(), kOthers.end(),
                                           [&](const auto& each) { return each.first == character; });
    return other != kOthers.end() ? std::string(other->second) : character;
}

} // namespace

std::string plainJapaneseMove(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const std::string character = characterAt(text, at);
        at += character.size();
        plain += plainCharacter(character);
    }
    return plain;
}

MoveReader::Reading JapaneseReader::read(std::string_view text) const {
    const Variant& variant = m_position.variant();
    const std::string plain = plainJapaneseMove(text);
    std::string_view rest = plain;
    std::optional<Square> first = m_previous;
    if (!takeWord(rest, kSame)) {
        first = takeKifSquare(rest, variant.shape());
    }
    if (!first || rest.empty()) {
        return {};
    }
    const std::string wanted =
        plainJapaneseMove(variant.shape().name(*first, SquareStyle::Kanji)).append(rest);
    std::vector<std::size_t> without; // what tells pieces apart is missing, or stands there without need
    std::vector<std::size_t> begun;
    for (std::size_t i = 0; i < m_legal.size(); ++i) {
        const Move& move = m_legal[i];
        if (!rest.starts_with(plainJapaneseMove(japaneseName(variant, moverOf(m_position, move))))) {
            continue;
        }
        const Transition transition = rules::resolve(m_position, move);
        MoveContext context = contextOf(m_position, m_legal, move);
        const auto written = [&] {
            return plainJapaneseMove(
                japanese({.variant = variant, .side = m_position.turn(), .previous = std::nullopt}, move,
                         transition, context));
        };
        const std::string whole = written();
        if (whole == wanted) {
            return {move};
        }
        if (whole.starts_with(wanted)) {
            begun.push_back(i);
        }
        context.distinction = {};
        const std::string bare = written();
        context.distinction.origin = true;
        if (bare == wanted || written() == wanted) {
            without.push_back(i);
        }
    }
    if (without.size() == 1) {
        return {m_legal[without.front()]};
    }
    if (without.empty() && begun.size() == 1) {
        return {m_legal[begun.front()]};
    }
    return {std::nullopt, std::nullopt, without.size() + begun.size() > 1};
}

} // namespace mujo
