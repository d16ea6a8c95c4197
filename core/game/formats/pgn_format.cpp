// Games in Portable Game Notation as XBoard has them of its shogi variants: the first mover is White, squares
// begin with `a1` at White's left, moves are written as in core/game/notation/san.h.
// Sources: the PGN standard of 1994; the manual and the behaviour of XBoard 4.9.

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/game/formats/foreign_clocks.h"
#include "core/game/formats/format_table.h"
#include "core/game/formats/move_time.h"
#include "core/game/formats/pgn_words.h"
#include "core/game/formats/pgn_writer.h"
#include "core/game/formats/record_lines.h"
#include "core/game/formats/tagged_text.h"
#include "core/game/notation/san.h"
#include "core/position/cecp_position.h"
#include "core/position/sfen.h"
#include "core/variant_file/cecp_names.h"
#include "core/variant_file/piece_letters.h"

namespace mujo {

namespace {

bool isOfXBoard(const Variant& variant, const Catalog& /*catalog*/) {
    return variant.hasLetters() && variant.shape().files() <= kXBoardSide &&
           variant.shape().ranks() <= kXBoardSide;
}

class PgnReader {
public:
    PgnReader(const TaggedText& text, const std::string& fileName, const Catalog& catalog,
              const std::stop_token& stop)
        : m_text(text), m_fileName(fileName), m_catalog(catalog), m_stop(stop) {}

    Result<GameFile> run() {
        auto start = startOf();
        if (!start) {
            return Failure{std::move(m_faults)};
        }
        GameFile file{Game(std::move(*start))};
        file.squareStyle = m_catalog.notes(file.game.variant()).squareStyle;
        const auto known = [&](std::string_view name) {
            std::string value = m_text.value(name);
            return value == kUnknownInPgn ? std::string() : value;
        };
        for (const Side side : {Side::Sente, Side::Gote}) {
            file.playerNames[side] = known(kPgnSides[side]);
        }
        file.info = {known("Event"), known("Site"), dateFromPgn(m_text.value("Date"), m_text.value("Time"))};
        file.time = clocks(file.game);
        moves(file.game);
        if (m_faults.empty() && m_text.faults.empty()) {
            endLines(file.game);
        }
        file.game.goTo(file.game.lastOfMainLine());
        allowOvertime(file);
        if (m_stop.stop_requested()) {
            complain(1, 1, sentence("GameFileFaults", "the reading was stopped"));
            return Failure{std::move(m_faults)};
        }
        file.losses = std::move(m_wrongTimes);
        file.losses.insert(file.losses.end(), m_faults.begin(), m_faults.end());
        file.losses.insert(file.losses.end(), m_text.faults.begin(), m_text.faults.end());
        return file;
    }

private:
    using Token = TaggedText::Token;

    struct Ending {
        Game::Node node;
        const Token* token; ///< its result
        std::string reason; ///< what is said of it; may be empty
    };

    bool complain(int line, int column, Sentence message, Sentence hint = {}, int length = 1) {
        m_faults.push_back({m_fileName, line, column, length, std::move(message), std::move(hint)});
        return false;
    }

    std::shared_ptr<const Variant> variantOf() {
        const TaggedText::Tag* name = m_text.find("Variant");
        if (name == nullptr) {
            complain(1, 1, sentence("GameFileFaults", "the tag that names the game is missing"),
                     sentence("GameFileFaults", "such as [Variant \"chu\"]"));
            return nullptr;
        }
        std::shared_ptr<const Variant> variant = cecpVariant(m_catalog, name->value);
        variant = variant != nullptr ? variant : cecpVariant(m_catalog, ascii::toLower(name->value));
        if (variant == nullptr || !isOfXBoard(*variant, m_catalog)) {
            complain(
                name->line, name->column,
                sentence("GameFileFaults", "no game here is called %1 in PGN").with(shortened(name->value)),
                {}, static_cast<int>(countCharacters(name->value)));
            return nullptr;
        }
        if (const TaggedText::Tag* rules = m_text.find("Rules")) {
            const auto other = m_catalog.load(variant->id(), rules->value);
            if (!other) {
                complain(rules->line, rules->column, other.error().front().message,
                         other.error().front().hint);
                return nullptr;
            }
            return *other;
        }
        return variant;
    }

    std::optional<Position> startOf() {
        const std::shared_ptr<const Variant> variant = variantOf();
        if (variant == nullptr) {
            return std::nullopt;
        }
        const TaggedText::Tag* own = m_text.find("Start");
        const TaggedText::Tag* fen = own != nullptr ? own : m_text.find("FEN");
        if (fen == nullptr) {
            return Position::start(variant);
        }
        auto position =
            own != nullptr ? positionFromSfen(variant, own->value) : positionFromCecpFen(variant, fen->value);
        if (!position) {
            for (const Diagnostic& fault : position.error()) {
                complain(fen->line, fen->column + std::max(fault.column, 1) - 1, fault.message, fault.hint);
            }
            return std::nullopt;
        }
        return std::move(*position);
    }

    /// How the clocks go. A tag that tells it otherwise than is known here stands in the comment on the
    /// start.
    std::optional<GameTime> clocks(Game& game) {
        std::string unknown;
        for (const std::string_view name : {kPgnClocksTag, kPgnTimeTag}) {
            const std::string value = m_text.value(name);
            if (value.empty() || value == kUnknownInPgn || value == "-") {
                continue;
            }
            if (const auto own = parseGameTime(value); own && name == kPgnClocksTag) {
                return *own;
            }
            if (const auto control = parsePgnTime(value)) {
                return GameTime(*control);
            }
            unknown += (unknown.empty() ? "" : "\n") + tagLine(name, value);
            unknown.pop_back(); // the end of the line
        }
        if (unknown.size() <= Game::kLongestComment) {
            game.setComment(Game::kStart, unknown);
        }
        return std::nullopt;
    }

    void moves(Game& game) {
        OpenLines lines(game);
        for (m_at = 0; m_at < m_text.tokens.size() && !m_stop.stop_requested(); ++m_at) {
            const Token& token = m_text.tokens[m_at];
            bool goesOn = true;
            switch (token.kind) {
            case Token::Kind::Comment:
                goesOn = comments(game, lines.isNew());
                break;
            case Token::Kind::Open:
                goesOn = lines.open() || complain(token.line, token.column, OpenLines::nothingBeside());
                break;
            case Token::Kind::Close:
                goesOn = (lines.close() || complain(token.line, token.column, OpenLines::nothingToClose())) &&
                         sayEarly(token, game);
                break;
            case Token::Kind::Word:
                goesOn = word(token, game, lines);
                break;
            }
            if (!goesOn) {
                return;
            }
        }
        if (!lines.areClosed() && m_text.faults.empty()) {
            const Token& last = m_text.tokens.back();
            complain(last.line, last.column, OpenLines::notClosed());
        }
    }

    /// The comments that follow each other here are one. False, and the reading ends, where that is too long.
    bool comments(Game& game, bool isEarly) {
        const Token& first = m_text.tokens[m_at];
        std::vector<std::string> said;
        bool hasTime = false;
        for (; m_at < m_text.tokens.size() && m_text.tokens[m_at].kind == Token::Kind::Comment; ++m_at) {
            said.push_back(m_text.tokens[m_at].text);
            std::erase(said.back(), '\r');
            bool isSaid = game.current() != Game::kStart || !isDrawnBoard(said.back());
            if (game.current() != Game::kStart && !isEarly && !hasTime) {
                hasTime = takeTime(m_text.tokens[m_at], game, said.back());
                isSaid = !hasTime || !said.back().empty();
            }
            if (!isSaid) {
                said.pop_back();
            }
        }
        const Token* next = m_at < m_text.tokens.size() ? &m_text.tokens[m_at] : nullptr;
        --m_at; // the caller goes on with what follows
        m_reason.clear();
        if (next != nullptr && next->kind == Token::Kind::Word && isPgnSign(next->text) && !said.empty()) {
            m_reason = said.back();
            if (parsePgnReason(m_reason, next->text)) {
                said.pop_back();
            }
        }
        std::string text;
        for (const std::string& each : said) {
            text += (&each == said.data() ? "" : "\n") + each;
        }
        return said.empty() || comment(first, game, text, isEarly);
    }

    /// Takes the time of the last move out of a comment; false where there is none. One that cannot be read
    /// stays there and is told.
    bool takeTime(const Token& token, Game& game, std::string& said) {
        const auto text = timeInPgnComment(said);
        const auto time = text ? parseMoveTime(*text) : std::nullopt;
        if (time) {
            game.setSpent(*time);
            said = withoutPgnTime(said);
        } else if (text) {
            m_wrongTimes.push_back(
                {m_fileName, token.line, token.column, 1, noMoveTime(*text), longestMoveTime()});
        }
        return time.has_value();
    }

    /// What is said before the first move of a line belongs to that move.
    bool comment(const Token& token, Game& game, const std::string& text, bool isEarly) {
        if (isEarly) {
            m_early += (m_early.empty() ? "" : "\n") + text;
            return true;
        }
        return addComment(game, text) || complain(token.line, token.column, commentTooLong());
    }

    /// Of a move that was made or, where a line ends without one, of the move beside which it stood.
    bool sayEarly(const Token& token, Game& game) {
        return m_early.empty() || comment(token, game, std::exchange(m_early, {}), false);
    }

    bool word(const Token& token, Game& game, OpenLines& lines) {
        if (isPgnSign(token.text)) {
            m_endings.push_back({game.current(), &token, std::exchange(m_reason, {})});
            m_hasResult |= lines.areClosed();
            return !lines.areClosed() || agreesWithTag(token);
        }
        if (token.text.starts_with('[') && lines.areClosed()) {
            return complain(token.line, token.column,
                            sentence("GameFileFaults", "another game begins here; the first one is read"));
        }
        std::string_view text = token.text;
        if (text.starts_with('$')) {
            return glyph(token, game, text.substr(1), lines.isNew());
        }
        if (const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
            digits == text.size() || (digits > 0 && text[digits] == '.') || text[0] == '.') {
            text.remove_prefix(std::min(text.find_first_not_of('.', digits), text.size())); // its number
        }
        if (text.empty()) {
            return true;
        }
        const std::size_t marks = text.find_last_not_of("!?") + 1;
        const auto mark = parseGlyph(text.substr(marks));
        if (marks == 0 || (marks < text.size() && !mark)) {
            return complain(token.line, token.column, sentence("GameFileFaults", "unknown mark of a move"),
                            sentence("GameFileFaults", "one of ! ? !! ?? !? ?!"));
        }
        if (!play(token, std::string(text.substr(0, marks)), game)) {
            return false;
        }
        if (mark) {
            game.setGlyph(game.current(), mark);
        }
        lines.goOn();
        return sayEarly(token, game);
    }

    /// Whether the tag, where it tells a result, tells this one.
    bool agreesWithTag(const Token& token) {
        const TaggedText::Tag* tag = m_text.find("Result");
        const bool agrees = tag == nullptr || !isPgnSign(tag->value) || tag->value == kGoesOnInPgn ||
                            token.text == kGoesOnInPgn || tag->value == token.text;
        return agrees || complain(token.line, token.column,
                                  sentence("GameFileFaults", "the result %1 is not the one of the tag, %2")
                                      .with(token.text, tag->value));
    }

    /// A mark by its number. One that has no sign here is kept as a comment.
    bool glyph(const Token& token, Game& game, std::string_view number, bool isLineNew) {
        if (number == kDiagramNumber) {
            game.setDiagram(game.current(), true);
            return true;
        }
        const auto mark = glyphOfNumber(number);
        if (!mark || game.current() == Game::kStart || isLineNew || game.glyph()) {
            return comment(token, game, token.text, isLineNew);
        }
        game.setGlyph(game.current(), mark);
        return true;
    }

    bool play(const Token& token, const std::string& text, Game& game) {
        const SanReading reading = readSan(game.position(), game.legalMoves(), text);
        if (reading.move && game.play(Move(*reading.move))) {
            return true;
        }
        const Sentence what = moveInText(game, text);
        return complain(token.line, token.column, whyNoMove(game, what, reading.parsed, reading.isAmbiguous),
                        {}, static_cast<int>(countCharacters(text)));
    }

    /// Ends the lines as the results say, once all moves stand; without one behind the main line, its tag.
    void endLines(Game& game) {
        Token ofTag{Token::Kind::Word, {}};
        if (const TaggedText::Tag* tag = m_text.find("Result"); tag != nullptr && !m_hasResult) {
            ofTag = {Token::Kind::Word, tag->value, tag->line, tag->column};
            if (isPgnSign(ofTag.text)) {
                m_endings.push_back({game.lastOfMainLine(), &ofTag, {}});
            }
        }
        for (const Ending& ending : m_endings) {
            game.goTo(ending.node);
            const std::string& sign = ending.token->text;
            const rules::Outcome& byMoves = game.outcome();
            const bool agrees = byMoves.isOver() ? pgnSign(byMoves.state) == sign || sign == kGoesOnInPgn
                                                 : game.endAsRecorded(outcomeInPgn(sign, ending.reason)) ||
                                                       sign == kGoesOnInPgn;
            if (!agrees) {
                complain(ending.token->line, ending.token->column,
                         sentence("GameFileFaults", "the result %1 does not agree with the moves").with(sign),
                         {}, static_cast<int>(sign.size()));
                return;
            }
        }
    }

    const TaggedText& m_text;
    const std::string& m_fileName;
    const Catalog& m_catalog;
    const std::stop_token& m_stop;
    std::size_t m_at = 0; ///< of the tokens
    std::string m_early;  ///< comments before the first move of a line
    std::string m_reason; ///< the last comment, where a result stands behind it
    std::vector<Ending> m_endings;
    bool m_hasResult = false; ///< of the main line
    Diagnostics m_wrongTimes; ///< of moves; they end nothing
    Diagnostics m_faults;
};

bool looksLikePgn(std::string_view text) {
    const TaggedText tags = parseTags(text);
    const auto has = [&](std::string_view name) { return tags.find(name) != nullptr; };
    return !has("Game") && !has("Sente") && !has("Gote") &&
           (has(kPgnSides[Side::Sente]) || has(kPgnSides[Side::Gote]) || has("Site") || has("FEN"));
}

Result<GameFile> readPgn(std::string_view text, const std::string& fileName, const Catalog& catalog,
                         const std::stop_token& stop) {
    return PgnReader(parseTaggedText(text, fileName, TextDialect::Pgn), fileName, catalog, stop).run();
}

} // namespace

GameFormat pgnFormat() {
    static constexpr std::array<std::string_view, 1> kEndings{"pgn"};
    using enum GamePart;
    return {"pgn",
            kEndings,
            GameParts{Moves, OtherLines, Ending, Comments, Marks, Players, Occasion, Date, Clocks, MoveTimes,
                      Fractions, Characters, Profile},
            isOfXBoard,
            looksLikePgn,
            readPgn,
            writePgn};
}

} // namespace mujo
