#include "core/game/notation/move_reader.h"

#include <algorithm>

#include "core/base/ascii.h"
#include "core/game/notation/hodges.h"
#include "core/game/notation/japanese_squares.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

/// The kinds with whose code, or another name, a text begins.
PieceKinds kindsAtFront(const Variant& variant, std::string_view text) {
    PieceKinds kinds;
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const PieceType& type = variant.type(PieceTypeId(i));
        if (text.starts_with(plainMoveText(type.id)) ||
            std::any_of(type.aliases.begin(), type.aliases.end(), [&](const std::string& alias) {
                return text.starts_with((type.promoted ? "+" : "") + plainMoveText(alias));
            })) {
            kinds.insert(PieceTypeId(i));
        }
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
    if (const auto square = shape.parsePrefix(text, SquareStyle::Shogi)) {
        return square;
    }
    return takeKifSquare(text, shape);
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

/// A text of a notation, in which a start square may stand behind the piece.
struct MoveReader::Wanted {
    std::string text; ///< without the start square
    std::optional<Square> from;
};

/// What a text may mean: the start square, where one can be read, belongs to it or not.
std::vector<MoveReader::Wanted> MoveReader::meanings(const std::string& text) const {
    std::vector<Wanted> found{{text, std::nullopt}};
    for (const PieceType& type : m_position.variant().types()) {
        const std::string id = plainMoveText(type.id);
        if (!text.starts_with(id)) {
            continue;
        }
        std::string_view rest = std::string_view(text).substr(id.size());
        const auto from = takeSquare(rest);
        if (from && !rest.empty()) {
            found.push_back({id + std::string(rest), from});
        }
    }
    return found;
}

MoveReader::Reading MoveReader::read(std::string_view text) const {
    const std::string plain = plainMoveText(text);
    if (plain.empty()) {
        return {};
    }
    std::vector<std::size_t>
        without; // what singles them out may be missing, or stand there though it need not
    std::vector<std::size_t> begun;
    for (const std::string& spelling : spellings(m_position.variant(), plain)) {
        const std::vector<Wanted> wanted = meanings(spelling);
        const PieceKinds kinds = kindsAtFront(m_position.variant(), spelling);
        for (std::size_t i = 0; i < m_legal.size(); ++i) {
            const Move& move = m_legal[i];
            if (!kinds.contains(move.isDrop() ? move.dropped() : m_position.at(move.from()).type())) {
                continue;
            }
            const Transition transition = rules::resolve(m_position, move);
            MoveContext context = contextOf(m_position, m_legal, move);
            const auto written = [&] {
                return plainMoveText(hodges(m_position.variant(), move, transition, context, m_style));
            };
            const std::string whole = written();
            if (whole == spelling) {
                return {move};
            }
            if (whole.starts_with(spelling)) {
                begun.push_back(i);
            }
            context.hasRival = false;
            const std::string bare = written();
            if (std::any_of(wanted.begin(), wanted.end(), [&](const Wanted& each) {
                    return each.text == bare && (!each.from || (!move.isDrop() && move.from() == *each.from));
                })) {
                without.push_back(i);
            }
        }
    }
    if (without.size() == 1) {
        return {m_legal[without.front()]};
    }
    if (const auto parsed = parseSquares(text)) {
        if (const auto move = rules::matchMove(m_position, m_legal, *parsed)) {
            return {*move};
        }
        return {std::nullopt, parsed};
    }
    if (without.empty() && begun.size() == 1) {
        return {m_legal[begun.front()]};
    }
    return {std::nullopt, std::nullopt, without.size() + begun.size() > 1};
}

} // namespace mujo
