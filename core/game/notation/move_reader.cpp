#include "core/game/notation/move_reader.h"

#include <algorithm>

#include "core/base/ascii.h"
#include "core/game/notation/hodges.h"

namespace mujo {

namespace {

/// The kinds with whose code, or another name, a text begins.
std::vector<bool> kindsAtFront(const Variant& variant, std::string_view text) {
    std::vector<bool> kinds;
    kinds.reserve(variant.types().size());
    for (const PieceType& type : variant.types()) {
        kinds.push_back(text.starts_with(plainMoveText(type.id)) ||
                        std::any_of(type.aliases.begin(), type.aliases.end(), [&](const std::string& alias) {
                            return text.starts_with((type.promoted ? "+" : "") + plainMoveText(alias));
                        }));
    }
    return kinds;
}

/// The text itself, and with the code of a piece in place of another name at its front.
std::vector<std::string> spellings(const Variant& variant, const std::string& text) {
    std::vector<std::string> found{text};
    const std::string mark = text.starts_with('+') ? "+" : "";
    for (const PieceType& type : variant.types()) {
        for (const std::string& alias : type.aliases) {
            const std::string front = mark + plainMoveText(alias);
            if (!type.promoted && text.starts_with(front)) {
                found.push_back(mark + plainMoveText(type.id) + text.substr(front.size()));
            }
        }
    }
    return found;
}

} // namespace

std::string plainMoveText(std::string_view text) {
    std::string plain = ascii::toLower(std::string(text));
    plain.erase(std::remove(plain.begin(), plain.end(), ' '), plain.end());
    return plain;
}

std::optional<Square> MoveReader::takeSquare(std::string_view& text) const {
    const BoardShape& shape = m_position.variant().shape();
    if (const auto square = shape.parsePrefix(text, m_style)) {
        return square;
    }
    return shape.parsePrefix(text, SquareStyle::Shogi);
}

std::optional<rules::ParsedMove> MoveReader::parseSquares(std::string_view written) const {
    const Variant& variant = m_position.variant();
    const std::string text = plainMoveText(written);
    std::string_view rest = text;
    rules::ParsedMove move;
    const std::size_t star = rest.find('*');
    const bool isDrop = star != std::string_view::npos && star > 0;
    if (isDrop) {
        std::string_view id = rest.substr(0, star);
        if (id.starts_with('(') && id.ends_with(')')) {
            id = id.substr(1, id.size() - 2);
        }
        const auto type = variant.find(id);
        if (!type) {
            return std::nullopt;
        }
        move.origin = Origin::hand(*type);
        rest.remove_prefix(star + 1);
    }
    if (const std::size_t end = rest.find_last_of("+="); end != std::string_view::npos && end > 0) {
        if (!move.readEnd(variant, rest.substr(end))) {
            return std::nullopt;
        }
        rest = rest.substr(0, end);
    }
    while (!rest.empty()) {
        if (!move.stops.empty() && (rest[0] == ',' || rest[0] == '-' || rest[0] == 'x')) {
            rest.remove_prefix(1);
        }
        const auto square = takeSquare(rest);
        if (!square) {
            return std::nullopt;
        }
        move.stops.push_back(*square);
    }
    if (move.stops.size() < (isDrop ? 1U : 2U)) {
        return std::nullopt;
    }
    if (!isDrop) {
        move.origin = move.stops.front();
        move.stops.erase(move.stops.begin());
    }
    return move;
}

/// The legal moves whose notation begins so.
std::vector<std::size_t> MoveReader::startingWith(std::string_view text) const {
    const std::vector<bool> kinds = kindsAtFront(m_position.variant(), text);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_legal.size(); ++i) {
        const PieceTypeId mover =
            m_legal[i].isDrop() ? m_legal[i].dropped() : m_position.at(m_legal[i].from()).type();
        if (kinds[index(mover)] &&
            plainMoveText(hodges(m_position, m_legal, m_legal[i], m_style)).starts_with(text)) {
            found.push_back(i);
        }
    }
    return found;
}

MoveReader::Reading MoveReader::read(std::string_view text) const {
    const std::string wanted = plainMoveText(text);
    if (wanted.empty()) {
        return {};
    }
    std::optional<std::size_t> only;
    bool isAmbiguous = false;
    for (const std::string& spelling : spellings(m_position.variant(), wanted)) {
        const std::vector<std::size_t> fitting = startingWith(spelling);
        for (const std::size_t each : fitting) {
            if (plainMoveText(hodges(m_position, m_legal, m_legal[each], m_style)) == spelling) {
                return {m_legal[each]};
            }
        }
        isAmbiguous = isAmbiguous || fitting.size() > 1;
        if (fitting.size() == 1 && !only) {
            only = fitting.front();
        }
    }
    if (const auto parsed = parseSquares(text)) {
        if (const auto move = rules::matchMove(m_position, m_legal, *parsed)) {
            return {*move};
        }
        return {std::nullopt, parsed};
    }
    if (only && !isAmbiguous) {
        return {m_legal[*only]};
    }
    return {std::nullopt, std::nullopt, isAmbiguous};
}

} // namespace mujo
