#include "core/game/notation/japanese_reader.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/base/kanji_number.h"
#include "core/base/utf8.h"
#include "core/game/notation/hodges.h"
#include "core/game/notation/japanese.h"
#include "core/game/notation/japanese_squares.h"
#include "core/game/notation/japanese_words.h"
#include "core/game/notation/move_acts.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

constexpr std::string_view kSame = "同"; // the square of the move before

/// What one character of a typed text is compared as.
std::string plainCharacter(const std::string& character) {
    constexpr std::array<std::string_view, 3> kBlanks{" ", "　", "\t"};
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kOthers{{{"（", "("},
                                                                                    {"）", ")"},
                                                                                    {"，", ","},
                                                                                    {"、", ","},
                                                                                    {"＋", "+"},
                                                                                    {"＝", "="},
                                                                                    {"－", "-"},
                                                                                    {"−", "-"},
                                                                                    {"仝", kSame}}};
    const auto isIn = [&character](const auto& some) {
        return std::find(some.begin(), some.end(), character) != some.end();
    };
    if (isIn(kBlanks) || isIn(kSideSigns)) {
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
    return inOldForm(plain);
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
    std::vector<std::size_t> fitting; // the text writes them, or begins to, without all that tells them apart
    bool isHalf = false;              // `右` where `右上` is written: other pieces may stand there, too
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
        const bool isBegun = whole.starts_with(wanted);
        const bool hasBoth = context.distinction.place != Distinction::Place::Unsaid &&
                             context.distinction.way != Distinction::Way::Unsaid;
        isHalf = isHalf || (isBegun && hasBoth &&
                            (wanted.ends_with("左") || wanted.ends_with("直") || wanted.ends_with("右")));
        context.distinction = {};
        const std::string bare = written();
        context.distinction.origin = true;
        if (isBegun || bare == wanted || written() == wanted) {
            fitting.push_back(i);
        }
    }
    if (fitting.size() == 1 && !isHalf) {
        return {m_legal[fitting.front()]};
    }
    return {std::nullopt, std::nullopt, !fitting.empty()};
}

} // namespace mujo
