// Games in the notation of ChuShogiLite, the board that took the place of the DHTML board of the Japanese
// pages on Chu: a position as USI has it, then its moves, comments in braces and other lines in parentheses,
// in one line. Source: the help text and the README of ChuShogiLite.

#include <algorithm>
#include <array>
#include <utility>

#include "core/game/formats/format_table.h"
#include "core/game/formats/placed_words.h"
#include "core/game/formats/record_lines.h"
#include "core/game/formats/tagged_text.h"
#include "core/game/formats/usi_moves.h"
#include "core/position/sfen.h"

namespace mujo {

namespace {

std::string cslComment(std::string_view comment) {
    std::string text = "{";
    for (const char c : comment) {
        text += c == '\\' || c == '}' ? "\\" : "";
        text += c == '\n' ? std::string("\\n") : std::string(1, c);
    }
    return text + '}';
}

std::string writeCsl(const GameFile& file) {
    Game game = file.game;
    std::string text = *sfenInLetters(game.start());
    const auto comment = [&](Game::Node node) {
        const std::string& said = game.ply(node).comment;
        text += said.empty() ? std::string() : ' ' + cslComment(said);
    };
    comment(Game::kStart);
    bool isLineNew = false;
    for (const LineStep& step : lineSteps(file.game)) {
        if (step.kind != LineStep::Kind::Move) {
            isLineNew = step.kind == LineStep::Kind::Open;
            text += isLineNew ? " (" : ")";
            continue;
        }
        game.goTo(game.parent(step.node));
        text += std::exchange(isLineNew, false) ? "" : " ";
        text += usiMove(game.position(), game.legalMoves(), game.ply(step.node).move);
        comment(step.node);
    }
    return text + '\n';
}

class CslReader {
public:
    CslReader(std::string_view text, const std::string& fileName, const Catalog& catalog,
              const std::stop_token& stop)
        : m_text(parseTaggedText(text, fileName, TextDialect::Csl)), m_fileName(fileName), m_catalog(catalog),
          m_stop(stop), m_games(usiGames(catalog)) {}

    Result<GameFile> run() {
        auto start = m_games.empty() ? std::nullopt : startOf();
        if (!start) {
            if (m_faults.empty()) {
                complain({Token::Kind::Word, {}},
                         sentence("GameFileFaults", "no game here has a name in USI"));
            }
            return Failure{std::move(m_faults)};
        }
        GameFile file{Game(std::move(*start))};
        file.squareStyle = m_catalog.notes(file.game.variant()).squareStyle;
        moves(file.game);
        file.game.goTo(file.game.lastOfMainLine());
        if (m_stop.stop_requested()) {
            return Failure{wholeFault(sentence("GameFileFaults", "the reading was stopped"))};
        }
        file.losses = std::move(m_faults);
        file.losses.insert(file.losses.end(), m_text.faults.begin(), m_text.faults.end());
        return file;
    }

private:
    using Token = TaggedText::Token;

    bool complain(const Token& token, Sentence message, Sentence hint = {}) {
        m_faults.push_back({m_fileName, token.line, token.column, 1, std::move(message), std::move(hint)});
        return false;
    }

    [[nodiscard]] bool isWord(std::size_t number) const {
        return number < m_text.tokens.size() && m_text.tokens[number].kind == Token::Kind::Word;
    }

    /// The position at the beginning; without one that of the game in which the moves are legal.
    std::optional<Position> startOf() {
        if (!isWord(0) || m_text.tokens.front().text.find('/') == std::string::npos) {
            return startOfMoves();
        }
        const Token& rows = m_text.tokens.front();
        const std::shared_ptr<const Variant> variant = usiGameOfRows(m_games, rows.text);
        if (variant == nullptr) {
            complain(rows, sentence("GameFileFaults", "a position of a game that USI knows is expected here"),
                     sentence("GameFileFaults", "rows, turn, lion and number"));
            return std::nullopt;
        }
        constexpr std::size_t kFields = 4;
        JoinedFields fields;
        for (; m_at < kFields && isWord(m_at); ++m_at) {
            fields.add(m_text.tokens[m_at].text);
        }
        auto position = positionFromSfen(variant, fields.text());
        if (position) {
            return std::move(*position);
        }
        for (const Diagnostic& fault : position.error()) {
            const auto [field, within] = fields.placeOf(fault.column);
            Token token = m_text.tokens[field];
            token.column += static_cast<int>(within);
            complain(token, fault.message, fault.hint);
        }
        return std::nullopt;
    }

    std::optional<Position> startOfMoves() {
        std::vector<std::string_view> moves; // of the main line
        int open = 0;
        for (const Token& token : m_text.tokens) {
            open += token.kind == Token::Kind::Open ? 1 : token.kind == Token::Kind::Close ? -1 : 0;
            if (token.kind == Token::Kind::Word && open == 0) {
                moves.push_back(token.text);
            }
        }
        Position start = usiStart(m_games, moves);
        Game trial(start);
        if (moves.empty() || !playUsiMove(trial, moves.front())) {
            complain(m_text.tokens.empty() ? Token{Token::Kind::Word, {}} : m_text.tokens.front(),
                     sentence("GameFileFaults", "a position is expected here"),
                     sentence("GameFileFaults", "rows, turn, lion and number"));
            return std::nullopt;
        }
        return start;
    }

    void moves(Game& game) {
        OpenLines lines(game);
        for (; m_at < m_text.tokens.size() && !m_stop.stop_requested(); ++m_at) {
            const Token& token = m_text.tokens[m_at];
            bool goesOn = true;
            switch (token.kind) {
            case Token::Kind::Comment:
                goesOn = comment(token, game, token.text, lines.isNew());
                break;
            case Token::Kind::Open:
                goesOn = lines.open() || complain(token, OpenLines::nothingBeside());
                break;
            case Token::Kind::Close:
                goesOn =
                    (lines.close() || complain(token, OpenLines::nothingToClose())) && sayEarly(token, game);
                break;
            case Token::Kind::Word:
                goesOn = move(token, game, lines) && sayEarly(token, game);
                break;
            }
            if (!goesOn) {
                return;
            }
        }
        if (!lines.areClosed() && m_text.faults.empty()) {
            complain(m_text.tokens.back(), OpenLines::notClosed());
        }
    }

    /// What is said before the first move of a line belongs to that move, or where there is none to the one
    /// beside which the line stands.
    bool comment(const Token& token, Game& game, const std::string& text, bool isEarly) {
        if (isEarly) {
            m_early += (m_early.empty() ? "" : "\n") + text;
            return true;
        }
        return addComment(game, text) || complain(token, commentTooLong());
    }

    bool sayEarly(const Token& token, Game& game) {
        return m_early.empty() || comment(token, game, std::exchange(m_early, {}), false);
    }

    /// A line that does not fit in the place of the move beside it follows that move.
    bool move(const Token& token, Game& game, OpenLines& lines) {
        const bool isNew = lines.isNew();
        lines.goOn();
        if (playUsiMove(game, token.text)) {
            return true;
        }
        Sentence why = whyNoUsiMove(game, token.text);
        if (isNew) {
            game.goTo(lines.beside());
        }
        return (isNew && playUsiMove(game, token.text)) || complain(token, std::move(why));
    }

    TaggedText m_text;
    const std::string& m_fileName;
    const Catalog& m_catalog;
    const std::stop_token& m_stop;
    std::vector<std::shared_ptr<const Variant>> m_games;
    std::size_t m_at = 0; ///< of the tokens
    std::string m_early;  ///< comments before the first move of a line
    Diagnostics m_faults;
};

bool looksLikeCsl(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(kGaps), text.size());
    const std::string_view rows = text.substr(first, text.find_first_of(kGaps, first) - first);
    const std::size_t second = std::min(text.find_first_not_of(kGaps, first + rows.size()), text.size());
    const std::string_view turn = text.substr(second, text.find_first_of(kGaps, second) - second);
    return rows.find('/') != std::string_view::npos && rows.front() != '[' && (turn == "b" || turn == "w");
}

Result<GameFile> readCsl(std::string_view text, const std::string& fileName, const Catalog& catalog,
                         const std::stop_token& stop) {
    return CslReader(text, fileName, catalog, stop).run();
}

} // namespace

GameFormat cslFormat() {
    static constexpr std::array<std::string_view, 1> kEndings{"csl"};
    using enum GamePart;
    return {"csl",   kEndings, GameParts{Moves, OtherLines, Comments, Characters}, isOfUsi, looksLikeCsl,
            readCsl, writeCsl};
}

} // namespace mujo
