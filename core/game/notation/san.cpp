#include "core/game/notation/san.h"

#include <algorithm>
#include <vector>

#include "core/base/ascii.h"
#include "core/position/cecp_position.h"

namespace mujo {

namespace {

constexpr std::string_view kSanPass = "--";
/// Of the piece that is written by its squares alone.
constexpr std::string_view kPawn = "P";

PieceTypeId sanMover(const Position& position, const Move& move) {
    return move.isDrop() ? move.dropped() : position.at(move.from()).type();
}

/// File and rank that tell a start square from those of other pieces which reach the same: of both what is
/// needed, the file where either would do.
std::string sanOrigin(const Position& position, std::span<const Move> legal, const Move& move) {
    const BoardShape& shape = position.shape();
    const Square first = move.path[0];
    bool sameFile = false;
    bool sameRank = false;
    bool any = false;
    for (const Move& other : legal) {
        const bool rivals = !other.isDrop() && other.origin != move.origin &&
                            sanMover(position, other) == sanMover(position, move) &&
                            (other.to() == first || other.path[0] == first);
        if (rivals) {
            any = true;
            sameFile |= shape.column(other.from()) == shape.column(move.from());
            sameRank |= shape.row(other.from()) == shape.row(move.from());
        }
    }
    const std::string whole = cecpSquare(position.variant(), move.from());
    const std::string file = shape.fileName(shape.column(move.from()), SquareStyle::Chess);
    return (sameRank || (any && !sameFile) ? file : std::string()) +
           (sameFile ? whole.substr(file.size()) : std::string());
}

/// What stands behind the piece and its start square.
std::string sanAction(const Position& position, std::span<const Move> legal, const Move& move) {
    const Variant& variant = position.variant();
    std::string text;
    for (std::size_t i = 0; i < move.path.size(); ++i) {
        const Square stop = move.path[i];
        const bool takes = stop != move.from() && !position.at(stop).isEmpty() &&
                           std::find(move.path.begin(), move.path.begin() + i, stop) == move.path.begin() + i;
        text += takes ? "x" : i > 0 ? "-" : "";
        text += cecpSquare(variant, stop);
    }
    const bool declines = !move.promotes() && std::any_of(legal.begin(), legal.end(), [&](const Move& other) {
        return other.origin == move.origin && other.path == move.path && other.promotes();
    });
    return text + (declines ? "=" : rules::promotionText(variant, move));
}

/// A piece that goes to a free square beside it and back: the pass of one among several that may pass. Empty
/// where there is no such square.
std::string sanOfTwoSteps(const Position& position, std::span<const Move> legal, const Move& move) {
    const Variant& variant = position.variant();
    const std::string from = cecpSquare(variant, move.from());
    for (const Square beside : position.shape().beside(move.from())) {
        std::string text = cecpLetter(variant, sanMover(position, move)) + from + cecpSquare(variant, beside);
        text.append("-").append(from);
        if (position.at(beside).isEmpty() && readSan(position, legal, text).move == move) {
            return text;
        }
    }
    return {};
}

/// A part of a square or a whole one.
struct SanPlace {
    std::optional<int> column{};
    std::optional<int> row{};

    [[nodiscard]] bool isWhole() const { return column && row; }
    [[nodiscard]] bool covers(const BoardShape& shape, Square square) const {
        return (!column || *column == shape.column(square)) && (!row || *row == shape.row(square));
    }
};

/// A text taken apart.
struct SanText {
    std::string letter;        ///< empty for none
    bool hasSeparator = false; ///< before the first square
    bool isDrop = false;
    std::vector<SanPlace> places;
    rules::ParsedMove end{}; ///< of which only the promotion means anything
};

class SanScanner {
public:
    SanScanner(const Variant& variant, std::string_view text) : m_variant(variant), m_rest(text) {}

    std::optional<SanText> run() {
        const bool understood = letter() && places();
        if (!understood || m_result.places.empty() || !m_result.places.back().isWhole() ||
            !m_result.end.readEnd(m_variant, m_rest)) {
            return std::nullopt;
        }
        return std::move(m_result);
    }

private:
    bool letter() {
        std::size_t length = m_rest.starts_with('+') ? 1 : 0;
        if (length >= m_rest.size() || !ascii::isUpper(m_rest[length])) {
            return length == 0;
        }
        ++length;
        length += length < m_rest.size() && (m_rest[length] == '\'' || m_rest[length] == '!') ? 1 : 0;
        m_result.letter = m_rest.substr(0, length);
        m_rest.remove_prefix(length);
        m_result.isDrop = m_rest.starts_with('@') || m_rest.starts_with('*');
        m_rest.remove_prefix(m_result.isDrop ? 1 : 0);
        return true;
    }

    /// Squares and parts of squares up to the end of the move; false where one is not on the board or more
    /// are there than any move has.
    bool places() {
        constexpr std::string_view kSeparators = "x-:,";
        bool repeats = false;
        while (!m_rest.empty() && m_rest.front() != '+' && m_rest.front() != '=') {
            if (kSeparators.find(m_rest.front()) != std::string_view::npos) {
                m_result.hasSeparator |= m_result.places.empty();
                repeats = m_rest.front() == ',';
                m_rest.remove_prefix(1);
                continue;
            }
            const auto place = takePlace();
            if (!place || m_result.places.size() > kMaxStops) {
                return false;
            }
            if (!repeats) { // behind a comma the next leg names the square where the last one ended
                m_result.places.push_back(*place);
            }
            repeats = false;
        }
        return true;
    }

    std::optional<SanPlace> takePlace() {
        const BoardShape& shape = m_variant.shape();
        if (const auto square = takeCecpSquare(m_variant, m_rest)) {
            return SanPlace{shape.column(*square), shape.row(*square)};
        }
        for (int column = 0; column < shape.files(); ++column) {
            const std::string name = shape.fileName(column, SquareStyle::Chess);
            if (m_rest.starts_with(name)) {
                m_rest.remove_prefix(name.size());
                return SanPlace{column, {}};
            }
        }
        // A rank alone: that of the square of this number on the first file.
        const std::size_t digits = std::min(m_rest.find_first_not_of("0123456789"), m_rest.size());
        std::string whole = shape.fileName(0, SquareStyle::Chess);
        whole += m_rest.substr(0, digits);
        std::string_view text = whole;
        const auto square = digits > 0 ? takeCecpSquare(m_variant, text) : std::nullopt;
        if (!square) {
            return std::nullopt;
        }
        m_rest.remove_prefix(digits);
        return SanPlace{{}, shape.row(*square)};
    }

    const Variant& m_variant;
    std::string_view m_rest;
    SanText m_result;
};

class SanMatcher {
public:
    SanMatcher(const Position& position, std::span<const Move> legal, const SanText& text)
        : m_position(position), m_legal(legal), m_text(text) {}

    SanReading run() {
        const auto type = m_position.variant().ofLetter(m_text.letter.empty() ? kPawn : m_text.letter);
        if (m_text.isDrop) {
            if (type && m_text.places.size() == 1) {
                tryOrigin(Origin::hand(*type), 0);
            }
            return reading();
        }
        const SanPlace& first = m_text.places.front();
        const bool namesOrigin = !m_text.hasSeparator && m_text.places.size() > 1;
        const bool isOfAnyKind = m_text.letter.empty() && namesOrigin && first.isWhole();
        for (const Square square : m_position.pieces(m_position.turn())) {
            if ((isOfAnyKind || m_position.at(square).type() == type) && namesOrigin &&
                first.covers(m_position.shape(), square)) {
                tryOrigin(square, 1);
            }
        }
        if (m_found.empty() && first.isWhole()) {
            for (const Square square : m_position.pieces(m_position.turn())) {
                if (m_position.at(square).type() == type) {
                    tryOrigin(square, 0);
                }
            }
        }
        return reading();
    }

private:
    void tryOrigin(Origin origin, std::size_t firstStop) {
        rules::ParsedMove parsed = m_text.end;
        parsed.origin = origin;
        for (std::size_t i = firstStop; i < m_text.places.size(); ++i) {
            const SanPlace& place = m_text.places[i];
            if (!place.isWhole()) {
                return;
            }
            parsed.stops.push_back(m_position.shape().at(*place.column, *place.row));
        }
        auto match = rules::matchMove(m_position, m_legal, parsed);
        if (!match && parsed.stops.size() == 2 && m_position.at(parsed.stops.front()).isEmpty()) {
            // A walk by an empty square, where ours jumps over it: it comes to the same.
            rules::ParsedMove jump = parsed;
            jump.stops.erase(jump.stops.begin());
            match = rules::matchMove(m_position, m_legal, jump);
        }
        if (match) {
            if (std::find(m_found.begin(), m_found.end(), *match) == m_found.end()) {
                m_found.push_back(*match);
            }
        } else {
            m_isAmbiguous |= match.error().kind == rules::MoveTextFault::Kind::Ambiguous;
        }
        ++m_tried;
        m_parsed = std::move(parsed);
    }

    [[nodiscard]] SanReading reading() const {
        SanReading result;
        if (m_found.size() == 1 && !m_isAmbiguous) {
            result.move = m_found.front();
        }
        if (m_tried == 1) {
            result.parsed = m_parsed;
        }
        result.isAmbiguous = m_isAmbiguous || m_found.size() > 1;
        return result;
    }

    const Position& m_position;
    std::span<const Move> m_legal;
    const SanText& m_text;
    std::vector<Move> m_found;
    std::optional<rules::ParsedMove> m_parsed; ///< the last one tried
    int m_tried = 0;
    bool m_isAmbiguous = false;
};

} // namespace

std::string san(const Position& position, std::span<const Move> legal, const Move& move) {
    const Variant& variant = position.variant();
    const std::string& letter = cecpLetter(variant, sanMover(position, move));
    if (move.isDrop()) {
        return letter + '@' + cecpSquare(variant, move.to());
    }
    if (move.isPass()) {
        const auto passes =
            std::count_if(legal.begin(), legal.end(), [](const Move& other) { return other.isPass(); });
        const std::string steps = passes > 1 ? sanOfTwoSteps(position, legal, move) : std::string();
        return steps.empty() ? std::string(kSanPass) : steps;
    }
    const std::string action = sanAction(position, legal, move);
    if (letter == kPawn) {
        const std::string file =
            position.shape().fileName(position.shape().column(move.from()), SquareStyle::Chess);
        if (std::string text = (action.starts_with('x') ? file : std::string()) + action;
            readSan(position, legal, text).move == move) {
            return text;
        }
    }
    if (std::string text = letter + sanOrigin(position, legal, move) + action;
        readSan(position, legal, text).move == move) {
        return text;
    }
    return letter + cecpSquare(variant, move.from()) + action;
}

SanReading readSan(const Position& position, std::span<const Move> legal, std::string_view text) {
    if (text == kSanPass || text == "@@@@") {
        SanReading result;
        const auto isPass = [](const Move& move) { return move.isPass(); };
        const auto pass = std::find_if(legal.begin(), legal.end(), isPass);
        result.isAmbiguous = std::count_if(legal.begin(), legal.end(), isPass) > 1;
        if (pass != legal.end() && !result.isAmbiguous) {
            result.move = *pass;
        }
        return result;
    }
    const auto parsed = SanScanner(position.variant(), text.substr(0, text.find('#'))).run();
    if (!parsed) {
        return {};
    }
    SanReading result = SanMatcher(position, legal, *parsed).run();
    if (!result.move && parsed->end.promote && !parsed->end.form) { // the sign of check in other programs
        SanText quiet = *parsed;
        quiet.end = {};
        SanReading other = SanMatcher(position, legal, quiet).run();
        result.move = other.move && !other.move->promotes() ? other.move : std::nullopt;
    }
    return result;
}

} // namespace mujo
