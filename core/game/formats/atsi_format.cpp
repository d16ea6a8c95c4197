// Positions and moves as the site taikyoku-shogi.github.io and its engines exchange them: TSFEN with cells
// between commas, small letters the first mover's, and lines of ATSI, such as `startgame initial`, `move 18aa
// 18z`, `opmove A [B ...] C TIME TIME`. Sources: src/lib/tsfen.ts and the protocol on the About page of the
// site; tomatene.cpp of Tomatene, which has the squares in the order A C B.

#include <algorithm>
#include <array>
#include <charconv>

#include "core/base/ascii.h"
#include "core/game/formats/foreign_record.h"
#include "core/game/formats/format_table.h"

namespace mujo {

namespace {

constexpr std::string_view kAtsi = "atsi";
/// Lines that say nothing of the game itself.
constexpr std::array<std::string_view, 10> kAtsiTalk{"atsiinit", "atsiok", "identify", "info",     "time",
                                                     "eval",     "log",    "param",    "setparam", "quit"};

bool isAtsiPosition(std::string_view word) {
    return word.find('/') != std::string_view::npos && word.find(',') != std::string_view::npos;
}

class AtsiReader {
public:
    AtsiReader(std::string_view text, const std::string& fileName, const Catalog& catalog,
               const std::stop_token& stop)
        : m_text(text), m_record(text, fileName, catalog, stop) {}

    Result<GameFile> run() {
        m_pieces = m_record.pieces(kAtsi);
        if (m_pieces) {
            const auto lines = lineWordsOf(m_text);
            std::all_of(lines.begin(), lines.end(),
                        [this](const auto& line) { return !m_record.isStopped() && read(line); });
        }
        return m_record.result();
    }

private:
    using Line = std::vector<PlacedWord>;

    /// False where the reading ends.
    bool read(const Line& line) {
        const std::string_view command = line.front().text;
        if (std::find(kAtsiTalk.begin(), kAtsiTalk.end(), command) != kAtsiTalk.end()) {
            return true;
        }
        if (command == "player" && line.size() == 2) {
            m_client = line[1].text == "1" ? Side::Gote : Side::Sente;
            return true;
        }
        if (command == "startgame" || isAtsiPosition(command)) {
            return start(line, command == "startgame" ? 1 : 0);
        }
        if (!m_record.hasBegun()) {
            return m_record.complain(line.front(),
                                     sentence("GameFileFaults", "a game does not begin with this"),
                                     sentence("GameFileFaults", "startgame initial, or a position"));
        }
        if (command == "move" || command == "opmove") {
            constexpr std::size_t kTimes = 2;
            const std::size_t behind = command == "move" ? 0 : kTimes;
            return line.size() >= behind + 3
                       ? move(line, line.size() - behind)
                       : m_record.complain(line.front(),
                                           sentence("GameFileFaults", "squares are expected behind this"));
        }
        return end(line.front());
    }

    bool start(const Line& line, std::size_t at) {
        if (m_record.hasBegun()) {
            return m_record.complain(
                line.front(), sentence("GameFileFaults", "another game begins here; the first one is read"));
        }
        if (at >= line.size()) {
            return m_record.complain(line.front(),
                                     sentence("GameFileFaults", "a position is expected behind this"),
                                     sentence("GameFileFaults", "initial, or a TSFEN"));
        }
        if (line[at].text == "initial") {
            m_record.begin(Position::start(m_pieces->variant()));
            return true;
        }
        Setup setup;
        if (!rows(line[at], setup)) {
            return false;
        }
        if (at + 1 < line.size() && !counter(line[at + 1], setup)) {
            return false;
        }
        return m_record.begin(m_pieces->variant(), setup, line[at]);
    }

    /// The moves made so far.
    bool counter(const PlacedWord& word, Setup& setup) {
        constexpr int kMost = 100000;
        int moves = 0;
        const char* const end = word.text.data() + word.text.size();
        const auto parsed = std::from_chars(word.text.data(), end, moves);
        if (parsed.ec != std::errc{} || parsed.ptr != end || moves < 0 || moves > kMost) {
            return m_record.complain(
                word, sentence("GameFileFaults", "the number of the moves made is expected here"));
        }
        setup.ply = moves + 1;
        setup.turn = moves % 2 == 0 ? Side::Sente : Side::Gote;
        return true;
    }

    bool rows(const PlacedWord& word, Setup& setup) {
        const BoardShape& shape = m_pieces->variant()->shape();
        if (!m_record.hasAllRows(word, *m_pieces->variant())) {
            return false;
        }
        setup.cells = PerSquare<Cell>(shape.squareCount());
        std::size_t at = 0;
        for (int row = 0; row < shape.ranks(); ++row) {
            const std::size_t end = std::min(word.text.find('/', at), word.text.size());
            int column = 0;
            for (; at < end || column < shape.files(); ++at) {
                const std::size_t comma = std::min(word.text.find(',', at), end);
                const PlacedWord cell{word.text.substr(std::min(at, end), comma - std::min(at, end)),
                                      word.at + at};
                const int taken = cells(cell, row, column, setup);
                if (taken == 0) {
                    return m_record.complain(
                        cell, sentence("GameFileFaults", "there is no such piece or run of squares"),
                        sentence("GameFileFaults", "36, or an id and how many"));
                }
                column += taken;
                if (column > shape.files() || (column == shape.files() && comma != end)) {
                    return m_record.complain(cell, sentence("GameFileFaults", "the row is too long"));
                }
                at = comma;
                if (comma == end && column < shape.files()) {
                    return m_record.complain(cell, sentence("GameFileFaults", "the row is too short"));
                }
            }
            at = end + 1;
        }
        return true;
    }

    /// Puts a run of empty squares or of pieces into the row; the number of them, 0 for a fault.
    int cells(const PlacedWord& cell, int row, int column, Setup& setup) const {
        const BoardShape& shape = m_pieces->variant()->shape();
        const std::size_t letters = static_cast<std::size_t>(
            std::find_if_not(cell.text.begin(), cell.text.end(), ascii::isLetter) - cell.text.begin());
        int count = 1;
        if (letters < cell.text.size() || cell.text.empty()) {
            const char* const end = cell.text.data() + cell.text.size();
            const auto parsed = std::from_chars(cell.text.data() + letters, end, count);
            if (parsed.ec != std::errc{} || parsed.ptr != end || count < 1 || count > shape.files()) {
                return 0;
            }
        }
        if (letters == 0) {
            return count;
        }
        const std::string name(cell.text.substr(0, letters));
        const bool isSente = name == ascii::toLower(name);
        const auto type =
            isSente || name == ascii::toUpper(name) ? m_pieces->kindOf(ascii::toUpper(name)) : std::nullopt;
        if (!type) {
            return 0;
        }
        for (int i = column; i < std::min(column + count, shape.files()); ++i) {
            setup.cells[shape.at(i, row)] = Piece{*type, isSente ? Side::Sente : Side::Gote};
        }
        return count;
    }

    bool move(const Line& line, std::size_t end) {
        rules::ParsedMove parsed;
        for (std::size_t i = 1; i < end; ++i) {
            const auto square = m_pieces->variant()->shape().parse(line[i].text);
            if (!square || parsed.stops.size() > kMaxStops) {
                return m_record.complain(line[i], sentence("GameFileFaults", "there is no such square"));
            }
            if (i == 1) {
                parsed.origin = *square;
            } else {
                parsed.stops.push_back(*square);
            }
        }
        std::vector<rules::ParsedMove> readings{parsed};
        std::rotate(parsed.stops.begin(), parsed.stops.begin() + 1, parsed.stops.end());
        readings.push_back(std::move(parsed));
        const PlacedWord& last = line[end - 1];
        const std::size_t length = last.at + last.text.size() - line[1].at;
        return m_record.play({m_text.substr(line[1].at, length), line[1].at}, readings);
    }

    bool end(const PlacedWord& word) {
        Game& game = m_record.game();
        const Side client = m_client.value_or(game.position().turn());
        using rules::Outcome;
        using rules::Reason;
        if (word.text == "draw") {
            game.end({rules::GameState::Draw, Reason::Agreement});
        } else if (word.text == "resign" || word.text == "loss") {
            game.end(Outcome::wonBy(opponent(client), Reason::Resignation));
        } else if (word.text == "win") {
            game.end(Outcome::wonBy(client, Reason::Resignation));
        } else {
            return m_record.complain(word, sentence("GameFileFaults", "there is no such command"),
                                     sentence("GameFileFaults", "move, opmove, resign, win, loss, draw"));
        }
        return true;
    }

    std::string_view m_text;
    ForeignRecord m_record;
    std::optional<ForeignPieces> m_pieces;
    std::optional<Side> m_client; ///< whose lines these are, where they say it
};

bool hasAtsiNames(const Variant& variant, const Catalog& catalog) {
    return catalog.notes(variant).pieceNames.contains(kAtsi);
}

bool looksLikeAtsi(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(kGaps), text.size());
    const std::string_view word = text.substr(first, text.find_first_of(kGaps, first) - first);
    return word == "atsiinit" || word == "startgame" || (isAtsiPosition(word) && word.front() != '[');
}

Result<GameFile> readAtsi(std::string_view text, const std::string& fileName, const Catalog& catalog,
                          const std::stop_token& stop) {
    return AtsiReader(text, fileName, catalog, stop).run();
}

} // namespace

GameFormat atsiFormat() {
    static constexpr std::array<std::string_view, 1> kEndings{"atsi"};
    return {"atsi", kEndings, GameParts{GamePart::Moves}, hasAtsiNames, looksLikeAtsi, readAtsi, nullptr};
}

} // namespace mujo
