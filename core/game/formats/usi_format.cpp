// Positions with the moves behind them in the words of the Universal Shogi Interface,
// `position sfen ... moves ...`, as Shogi programs and Lishogi have them; Chu after Lishogi.

#include <algorithm>
#include <array>

#include "core/game/formats/format_table.h"
#include "core/game/formats/placed_words.h"
#include "core/game/formats/usi_moves.h"
#include "core/position/sfen.h"

namespace mujo {

namespace {

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
        : m_text(text), m_fileName(fileName), m_catalog(catalog), m_stop(stop), m_games(usiGames(catalog)) {}

    Result<GameFile> run() {
        m_words = wordsOf(m_text);
        if (m_games.empty()) {
            return Failure{Diagnostics{
                {m_fileName, 1, 1, 1, sentence("GameFileFaults", "no game here has a name in USI"), {}}}};
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
            complain(m_words[at], sentence("GameFileFaults", "\"moves\" is expected here"));
            return Failure{std::move(m_faults)};
        }
        for (++at; at < m_words.size() && play(m_words[at], file.game); ++at) {
        }
        if (m_stop.stop_requested()) {
            return Failure{wholeFault(sentence("GameFileFaults", "the reading was stopped"))};
        }
        file.losses = std::move(m_faults);
        return file;
    }

private:
    bool complain(const PlacedWord& word, Sentence message, Sentence hint = {}) {
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
            std::vector<std::string_view> moves;
            for (std::size_t i = at + 1; i < m_words.size(); ++i) {
                moves.push_back(m_words[i].text);
            }
            return usiStart(m_games, moves);
        }
        if (wordAt(at).text == "sfen") {
            ++at;
        }
        constexpr std::size_t kFields = 4;
        const PlacedWord rows = wordAt(at);
        const std::shared_ptr<const Variant> variant = usiGameOfRows(m_games, rows.text);
        if (variant == nullptr) {
            complain(rows, sentence("GameFileFaults", "a position of a game that USI knows is expected here"),
                     sentence("GameFileFaults", "position sfen ROWS TURN HANDS NUMBER moves ..."));
            return std::nullopt;
        }
        JoinedFields fields;
        const std::size_t first = at;
        for (; at < first + kFields && at < m_words.size() && wordAt(at).text != "moves"; ++at) {
            fields.add(wordAt(at).text);
        }
        if (at == first + kFields - 1) {
            fields.add("1"); // some leave the number out
        }
        auto read = positionFromSfen(variant, fields.text());
        if (!read) {
            for (const Diagnostic& fault : read.error()) {
                const auto [field, within] = fields.placeOf(fault.column);
                complain({{}, wordAt(first + field).at + within}, fault.message, fault.hint);
            }
            return std::nullopt;
        }
        return std::move(*read);
    }

    bool play(const PlacedWord& word, Game& game) {
        return !m_stop.stop_requested() &&
               (playUsiMove(game, word.text) || complain(word, whyNoUsiMove(game, word.text)));
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
