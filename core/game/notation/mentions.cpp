#include "core/game/notation/mentions.h"

#include <algorithm>

#include "core/base/ascii.h"

namespace mujo {

namespace {

/// Whether a byte belongs to a word; all of a character beyond ASCII do.
bool isOfWord(char c) {
    return ascii::isDigit(c) || ascii::isLetter(c) || static_cast<unsigned char>(c) >= 0x80U;
}

bool endsWord(std::string_view text, std::size_t at) {
    return at >= text.size() || !isOfWord(text[at]);
}

/// Whether a word may begin there.
bool beginsWord(std::string_view text, std::size_t at) {
    return at == 0 || !isOfWord(text[at - 1]);
}

} // namespace

MentionFinder::MentionFinder(const Variant& variant, SquareStyle style)
    : m_shape(variant.shape()), m_style(style) {
    constexpr std::size_t kShortestCode = 2; // a single letter is more often no piece
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const auto id = PieceTypeId(i);
        const PieceType& type = variant.type(id);
        addName(ascii::toLower(type.name), id, false, false);
        addName(type.kanji, id, false, true);
        if (type.id.size() >= kShortestCode) {
            addName(type.id, id, true, false);
        }
        for (const std::string& alias : type.aliases) {
            const bool isAscii = std::all_of(alias.begin(), alias.end(), ascii::isLetter);
            if (alias.find(' ') != std::string::npos) { // another name
                addName(ascii::toLower(alias), id, false, false);
            } else if (alias.size() >= kShortestCode) {
                addName(alias, id, isAscii, !isAscii);
            }
        }
    }
    // Of two kinds of one name the unpromoted one is meant: it comes first in the variant.
    std::stable_sort(m_names.begin(), m_names.end(),
                     [](const Name& a, const Name& b) { return a.text.size() > b.text.size(); });
}

void MentionFinder::addName(std::string text, PieceTypeId type, bool isCode, bool isKanji) {
    if (!text.empty()) {
        m_names.push_back({std::move(text), type, isCode, isKanji});
    }
}

const MentionFinder::Name* MentionFinder::nameAt(std::string_view text, std::string_view small,
                                                 std::size_t at) const {
    const auto found = std::find_if(m_names.begin(), m_names.end(), [&](const Name& name) {
        if (!(name.isCode ? text : small).substr(at).starts_with(name.text)) {
            return false;
        }
        if (name.isKanji) {
            return true;
        }
        const std::size_t end = at + name.text.size();
        const bool isPlural = !name.isCode && end < small.size() && small[end] == 's';
        return beginsWord(text, at) && (endsWord(text, end) || (isPlural && endsWord(text, end + 1)));
    });
    return found == m_names.end() ? nullptr : &*found;
}

std::vector<Mention> MentionFinder::find(std::string_view text) const {
    const std::string small = ascii::toLower(std::string(text));
    std::vector<Mention> found;
    std::size_t at = 0;
    while (at < text.size()) {
        if (!isOfWord(text[at]) && text[at] != '+') {
            ++at;
            continue;
        }
        if (const Name* name = nameAt(text, small, at)) {
            const std::size_t end = at + name->text.size();
            const bool isPlural = !name->isKanji && !endsWord(text, end); // by one letter
            found.push_back({at, name->text.size() + (isPlural ? 1 : 0), name->type});
            at += found.back().length;
            continue;
        }
        if (beginsWord(text, at) && isOfWord(text[at])) {
            std::size_t end = at;
            while (!endsWord(text, end) && static_cast<unsigned char>(text[end]) < 0x80U) {
                ++end;
            }
            const std::string_view word = std::string_view(small).substr(at, end - at);
            auto square = m_shape.parse(word, m_style);
            square = square ? square : m_shape.parse(word);
            if (square) {
                found.push_back({at, word.size(), *square});
                at = end;
                continue;
            }
        }
        ++at;
    }
    return found;
}

} // namespace mujo
