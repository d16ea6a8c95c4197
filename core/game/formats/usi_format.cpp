// Positions with the moves behind them in the words of the Universal Shogi Interface,
// `position sfen ... moves ...`, as Shogi programs and Lishogi have them; Chu after Lishogi.

#include <algorithm>
#include <array>

#include "core/base/utf8.h"
#include "core/game/formats/format_table.h"
#include "core/game/formats/placed_words.h"
#include "core/position/sfen.h"
#include "core/rules/explain.h"
#include "core/rules/move_text.h"
#include "core/words/refusal_words.h"

namespace mujo {

namespace {

bool isOfUsi(const Variant& variant, const Catalog& catalog) {
    return hasPlainLetters(variant) && !catalog.notes(variant).usiName.empty();
}

/// The text of a move; a lion that stays names the square that it visits.
std::string usiMove(const Position& position, std::span<const Move> legal, const Move& move) {
    const Variant& variant = position.variant();
    std::string text = rules::moveText(variant, move);
    if (!move.isPass()) {
        return text;
    }
    const BoardShape& shape = variant.shape();
    const std::string from = shape.name(move.from());
    for (const Square visited : shape.beside(move.from())) {
        std::string there = from;
        there.append(shape.name(visited)).append(from);
        const auto parsed = rules::parseMoveText(variant, there);
        const auto match = parsed ? rules::matchMove(position, legal, *parsed)
                                  : Result<Move, rules::MoveTextFault>(Failure{rules::MoveTextFault{}});
        if (match && *match == move) {
            return there;
        }
    }
    return text;
}

std::string writeUsi(const GameFile& file) {
    Game game = file.game;
    std::string text = "position sfen " + *sfenInLetters(game.start());
    const auto lines = branches(game);
    if (lines.empty()) {
        return text + '\n';
    }
    game.goTo(Game::kStart);
    text += " moves";
    for (const Game::Node node : lines.front().moves) {
        text += ' ';
        text += usiMove(game.position(), game.legalMoves(), game.ply(node).move);
        game.goTo(node);
    }
    return text + '\n';
}

class UsiReader {
public:
    UsiReader(std::string_view text, const std::string& fileName, const Catalog& catalog,
              const std::stop_token& stop)
        : m_text(text), m_fileName(fileName), m_catalog(catalog), m_stop(stop) {
        for (const Catalog::Entry& entry : catalog.entries()) {
            if (isOfUsi(*entry.standard, catalog)) {
                m_games.push_back(entry.standard);
            }
        }
    }

    Result<GameFile> run() {
        m_words = wordsOf(m_text);
        if (m_games.empty()) {
            return Failure{Diagnostics{{m_fileName, 1, 1, 1, "no game here has a name in USI", {}}}};
        }
        std::size_t at = 0;
        if (at < m_words.size() && m_words[at].text == "position") {
            ++at;
        }
        auto start = position(at);
        if (!start) {
            return Failure{std::move(m_faults)};
        }
        GameFile file{Game(std::move(*start))};
        file.squareStyle = m_catalog.notes(file.game.variant()).squareStyle;
        if (at < m_words.size() && m_words[at].text != "moves") {
            complain(m_words[at], "\"moves\" is expected here");
            return Failure{std::move(m_faults)};
        }
        for (++at; at < m_words.size() && play(m_words[at], file.game); ++at) {
        }
        if (m_stop.stop_requested()) {
            return Failure{wholeFault("the reading was stopped")};
        }
        file.losses = std::move(m_faults);
        return file;
    }

private:
    bool complain(const PlacedWord& word, std::string message, std::string hint = {}) {
        m_faults.push_back(faultAtWord(m_text, m_fileName, word, std::move(message), std::move(hint)));
        return false;
    }

    [[nodiscard]] PlacedWord wordAt(std::size_t number) const {
        return number < m_words.size() ? m_words[number] : PlacedWord{{}, m_text.size()};
    }

    /// The position that begins with the word of this number, which is then that behind it.
    std::optional<Position> position(std::size_t& at) {
        if (wordAt(at).text == "startpos") {
            ++at;
            return startPosition(at);
        }
        if (wordAt(at).text == "sfen") {
            ++at;
        }
        constexpr std::size_t kFields = 4;
        const PlacedWord rows = wordAt(at);
        const auto ranks = std::count(rows.text.begin(), rows.text.end(), '/') + 1;
        const auto found = std::find_if(m_games.begin(), m_games.end(),
                                        [ranks](const auto& game) { return game->shape().ranks() == ranks; });
        if (found == m_games.end()) {
            complain(rows, "a position of a game that USI knows is expected here",
                     "position sfen ROWS TURN HANDS NUMBER moves ...");
            return std::nullopt;
        }
        const std::shared_ptr<const Variant>& variant = *found;
        std::string text;
        const std::size_t first = at;
        for (; at < first + kFields && at < m_words.size() && wordAt(at).text != "moves"; ++at) {
            text.append(at == first ? "" : " ").append(wordAt(at).text);
        }
        text += at == first + kFields - 1 ? " 1" : ""; // some leave the number out
        auto read = positionFromSfen(variant, text);
        if (!read) {
            for (const Diagnostic& fault : read.error()) {
                complain({{}, rows.at + static_cast<std::size_t>(std::max(fault.column, 1)) - 1},
                         fault.message, fault.hint);
            }
            return std::nullopt;
        }
        return std::move(*read);
    }

    /// That of the game in which the moves from a word on are legal.
    [[nodiscard]] Position startPosition(std::size_t at) const {
        const auto found = std::find_if(m_games.begin(), m_games.end(), [&](const auto& game) {
            Game trial(game);
            return std::all_of(
                m_words.begin() + static_cast<std::ptrdiff_t>(std::min(at + 1, m_words.size())),
                m_words.end(), [&](const PlacedWord& word) { return playWord(trial, word.text); });
        });
        return Position::start(found == m_games.end() ? m_games.front() : *found);
    }

    /// A lion may be said to walk by an empty square where ours jumps over it: it comes to the same.
    static bool playWord(Game& game, std::string_view text) {
        auto parsed = rules::parseMoveText(game.variant(), text);
        if (!parsed) {
            return false;
        }
        auto move = rules::matchMove(game.position(), game.legalMoves(), *parsed);
        if (!move && parsed->stops.size() == 2 && game.position().at(parsed->stops.front()).isEmpty()) {
            parsed->stops.erase(parsed->stops.begin());
            move = rules::matchMove(game.position(), game.legalMoves(), *parsed);
        }
        return move && game.play(Move(*move));
    }

    bool play(const PlacedWord& word, Game& game) {
        if (m_stop.stop_requested()) {
            return false;
        }
        if (playWord(game, word.text)) {
            return true;
        }
        const std::string what =
            "move " + std::to_string(game.plies().size() + 1) + ' ' + shortened(word.text);
        const auto parsed = rules::parseMoveText(game.variant(), word.text);
        if (!parsed) {
            return complain(word, what + ": " + parsed.error().front().textInLine());
        }
        const auto why = rules::explain(game.position(), game.history(), *parsed);
        return complain(word,
                        what + " is not legal: " + words::refusal(words::English(), game.variant(), why));
    }

    std::string_view m_text;
    const std::string& m_fileName;
    const Catalog& m_catalog;
    const std::stop_token& m_stop;
    std::vector<std::shared_ptr<const Variant>> m_games; ///< that USI knows, the smaller board first
    std::vector<PlacedWord> m_words;
    Diagnostics m_faults;
};

bool looksLikeUsi(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(kGaps), text.size());
    const std::string_view word = text.substr(first, text.find_first_of(kGaps, first) - first);
    return word == "position" || word == "sfen" || word == "startpos";
}

Result<GameFile> readUsi(std::string_view text, const std::string& fileName, const Catalog& catalog,
                         const std::stop_token& stop) {
    return UsiReader(text, fileName, catalog, stop).run();
}

} // namespace

GameFormat usiFormat() {
    static constexpr std::array<std::string_view, 1> kEndings{"usi"};
    return {"usi", kEndings, GameParts{GamePart::Moves}, isOfUsi, looksLikeUsi, readUsi, writeUsi};
}

} // namespace mujo
