// Games in the standard format of the Computer Shogi Association: a board of at most nine files, squares in
// digits, the name of a piece after each move. Sources: the CSA format, V2.2 of 2008; of V3.0 of 2024 the
// line that names the encoding and the comments for programs.

#include <algorithm>
#include <array>
#include <map>

#include "core/base/ascii.h"
#include "core/game/formats/csa_writer.h"
#include "core/game/formats/foreign_clocks.h"
#include "core/game/formats/foreign_record.h"
#include "core/game/formats/format_table.h"
#include "core/game/formats/japanese_endings.h"
#include "core/game/formats/japanese_text.h"
#include "core/game/formats/move_time.h"
#include "core/game/formats/record_lines.h"

namespace mujo {

namespace {

constexpr int kCsaMostFiles = 9;

class CsaReader {
public:
    CsaReader(std::string text, const std::string& fileName, const Catalog& catalog,
              const std::stop_token& stop)
        : m_text(std::move(text)), m_record(m_text, fileName, catalog, stop) {}

    Result<GameFile> run() {
        m_pieces = m_record.pieces(kCsa);
        if (!m_pieces) {
            return m_record.result();
        }
        if (m_pieces->variant()->shape().files() > kCsaMostFiles ||
            m_pieces->variant()->shape().ranks() > kCsaMostFiles) {
            m_record.complain({}, sentence("GameFileFaults", "the board of %1 is too large for CSA")
                                      .with(m_pieces->variant()->name()));
            return m_record.result();
        }
        std::size_t at = 0;
        bool goesOn = true;
        while (goesOn && !m_record.isStopped()) {
            const auto next = takeLine(m_text, at);
            goesOn = next && line(wordOf(*next));
        }
        if (!m_record.hasBegun() && m_hasPosition && m_isWhole) {
            begin(Side::Sente, {{}, m_text.size()});
        }
        if (m_record.hasBegun()) {
            finish();
        }
        return m_record.result();
    }

private:
    struct End {
        Game::Node node;
        PlacedWord word;
        rules::Outcome outcome;
    };

    [[nodiscard]] PlacedWord wordOf(std::string_view part) const {
        return {part, static_cast<std::size_t>(part.data() - m_text.data())};
    }

    bool complain(const PlacedWord& word, Sentence message, Sentence hint = {}) {
        m_isWhole = false;
        return m_record.complain(word, std::move(message), std::move(hint));
    }

    bool line(const PlacedWord& word) {
        const std::string_view text = word.text;
        if (text.empty() || text.starts_with('V') || text.starts_with(kCsaEncoding)) {
            return true;
        }
        if (text.starts_with('\'')) {
            return comment(word);
        }
        if (text.starts_with("N+") || text.starts_with("N-")) {
            m_names[text[1] == '+' ? Side::Sente : Side::Gote] = text.substr(2);
            return true;
        }
        if (text.starts_with('$')) {
            return head(word);
        }
        if (text == "/") {
            const bool isEnd = m_text.find_first_not_of(kGaps, word.at + 1) == std::string::npos;
            return isEnd ||
                   complain(word, sentence("GameFileFaults", "only the first game of a file is read"));
        }
        for (std::size_t at = 0; at <= text.size();) { // several statements may stand in a line
            const std::size_t end = std::min(text.find(',', at), text.size());
            if (end > at && !statement(wordOf(text.substr(at, end - at)))) {
                return false;
            }
            at = end + 1;
        }
        return true;
    }

    bool head(const PlacedWord& word) {
        const std::size_t colon = word.text.find(':');
        if (colon == std::string_view::npos) {
            return complain(word, sentence("GameFileFaults",
                                           "a \":\" is expected behind the name of what this line says"));
        }
        const std::string_view name = word.text.substr(0, colon);
        const std::string_view value = word.text.substr(colon + 1);
        if (name == "$EVENT") {
            m_info.event = value;
        } else if (name == "$SITE") {
            m_info.place = value;
        } else if (name == "$START_TIME") {
            m_info.date = isoDate(value);
        } else if (!clockLine(name, value)) {
            return say(word, word.text); // for the reader of the game
        }
        return true;
    }

    /// Whether a line tells how the clocks go.
    bool clockLine(std::string_view name, std::string_view value) {
        const auto control = name == "$TIME_LIMIT" ? parseCsaTimeLimit(value)
                             : name == "$TIME" || name == "$TIME+" || name == "$TIME-" ? parseCsaTime(value)
                                                                                       : std::nullopt;
        if (!control) {
            return false;
        }
        if (name.ends_with('+') || name.ends_with('-')) {
            const Side side = name.back() == '+' ? Side::Sente : Side::Gote;
            m_sideTimes[side] = *control;
            m_sideLines[side] = std::string(name) + ':' + std::string(value);
        } else {
            m_time = *control;
        }
        return true;
    }

    /// The clocks of the game: those of each side, where it has its own, else those of both.
    [[nodiscard]] std::optional<GameTime> clocks() const {
        const auto of = [this](Side side) {
            const auto both = m_time ? std::optional((*m_time)[side]) : std::nullopt;
            return m_sideTimes[side] ? m_sideTimes[side] : both;
        };
        const auto sentes = of(Side::Sente);
        const auto gotes = of(Side::Gote);
        return sentes && gotes ? std::optional(GameTime(*sentes, *gotes)) : std::nullopt;
    }

    bool comment(const PlacedWord& word) {
        if (word.text.starts_with(kCsaResult) && m_record.hasBegun()) {
            if (const auto outcome = parsePlainOutcome(word.text.substr(kCsaResult.size()))) {
                m_ends.push_back({m_record.game().current(), word, *outcome});
                return true;
            }
        }
        if (word.text.starts_with(kCsaClocks)) {
            if (const auto clocks = parseGameTime(word.text.substr(kCsaClocks.size()))) {
                m_time = *clocks;
                return true;
            }
        }
        return say(word, word.text.substr(word.text.starts_with(kCsaComment) ? kCsaComment.size() : 1));
    }

    bool say(const PlacedWord& word, std::string_view text) {
        if (m_record.hasBegun()) {
            const bool isFirst = m_said.insert({m_record.game().current(), 0}).second;
            Game& game = m_record.game();
            const std::string said = isFirst ? std::string(text) : game.comment() + '\n' + std::string(text);
            if (said.size() > Game::kLongestComment) {
                return complain(word, commentTooLong());
            }
            game.setComment(game.current(), said);
            return true;
        }
        m_early += m_hasEarly ? "\n" : "";
        m_early += text;
        m_hasEarly = true;
        return m_early.size() <= Game::kLongestComment || complain(word, commentTooLong());
    }

    bool statement(const PlacedWord& word) {
        const std::string_view text = word.text;
        switch (text.front()) {
        case 'P':
            return !m_record.hasBegun()
                       ? position(word)
                       : complain(word, sentence("GameFileFaults", "a position stands before the moves"));
        case '+':
        case '-':
            if (!m_record.hasBegun() && !begin(text[0] == '+' ? Side::Sente : Side::Gote, word)) {
                return false;
            }
            return text.size() == 1 || move(word);
        case 'T':
            return time(word);
        case '%':
            return m_record.hasBegun()
                       ? end(word)
                       : complain(word, sentence("GameFileFaults",
                                                 "the side to move, + or -, is expected before this"));
        default:
            return complain(word, sentence("GameFileFaults", "no line of a game begins with this"),
                            sentence("GameFileFaults", "such as +7776FU, T12 or %TORYO"));
        }
    }

    // The position at the beginning.

    [[nodiscard]] std::optional<Square> square(std::string_view digits) const {
        const BoardShape& shape = m_pieces->variant()->shape();
        if (digits.size() != 2 || !ascii::isDigit(digits[0]) || !ascii::isDigit(digits[1])) {
            return std::nullopt;
        }
        const int column = shape.files() - (digits[0] - '0');
        const int row = digits[1] - '1';
        return shape.contains(column, row) ? std::optional(shape.at(column, row)) : std::nullopt;
    }

    bool position(const PlacedWord& word) {
        const std::string_view text = word.text;
        if (!m_hasPosition) {
            m_setup.cells = PerSquare<Cell>(m_pieces->variant()->shape().squareCount());
            m_hasPosition = true;
        }
        if (text.starts_with("PI")) {
            m_setup = Setup::start(*m_pieces->variant());
            return pieces(wordOf(text.substr(2)), std::nullopt);
        }
        if (text.starts_with("P+") || text.starts_with("P-")) {
            return pieces(wordOf(text.substr(2)), text[1] == '+' ? Side::Sente : Side::Gote);
        }
        const int row = text.size() > 1 ? text[1] - '1' : -1;
        return m_pieces->variant()->shape().contains(0, row)
                   ? rank(wordOf(text.substr(2)), row)
                   : complain(word, sentence("GameFileFaults",
                                             "a rank such as P1 is expected here, or PI, P+, P-"));
    }

    bool rank(const PlacedWord& word, int row) {
        constexpr std::size_t kWidth = 3;
        const BoardShape& shape = m_pieces->variant()->shape();
        const auto files = static_cast<std::size_t>(shape.files());
        if (word.text.size() > files * kWidth &&
            word.text.find_first_not_of(' ', files * kWidth) != std::string_view::npos) {
            return complain(word, sentence("GameFileFaults", "this rank is longer than the board"));
        }
        for (std::size_t i = 0; i < files && i * kWidth < word.text.size(); ++i) {
            const PlacedWord cell = wordOf(word.text.substr(i * kWidth, kWidth));
            if (cell.text.find_first_not_of(" *") == std::string_view::npos) {
                continue;
            }
            const auto type = m_pieces->kindOf(cell.text.substr(1));
            if (!type || (cell.text[0] != '+' && cell.text[0] != '-')) {
                return complain(cell, sentence("GameFileFaults", "there is no such piece"));
            }
            m_setup.cells[shape.at(static_cast<int>(i), row)] =
                Piece{*type, cell.text[0] == '+' ? Side::Sente : Side::Gote};
        }
        return true;
    }

    /// `77FU00KI00AL` of a side, or without one the pieces that the start position lacks.
    bool pieces(const PlacedWord& word, std::optional<Side> side) {
        constexpr std::size_t kWidth = 4;
        for (std::size_t at = 0; at < word.text.size(); at += kWidth) {
            const PlacedWord each = wordOf(word.text.substr(at, kWidth));
            const std::string_view place = each.text.substr(0, 2);
            const std::string_view name = each.text.substr(std::min<std::size_t>(2, each.text.size()));
            if (side && place == "00" && name == "AL") {
                takeRest(*side);
                continue;
            }
            const auto type = m_pieces->kindOf(name);
            if (!type) {
                return complain(each, sentence("GameFileFaults", "a square and a piece are expected here"),
                                sentence("GameFileFaults", "such as 77FU"));
            }
            if (side && place == "00") {
                ++m_setup.hands[*side][*type];
                continue;
            }
            const auto where = square(place);
            if (!where) {
                return complain(each, sentence("GameFileFaults", "there is no such square"));
            }
            Cell& cell = m_setup.cells[*where];
            if (side ? !cell.isEmpty() : cell.isEmpty() || cell.type() != *type) {
                return complain(
                    each, side ? sentence("GameFileFaults", "two pieces stand on this square")
                               : sentence("GameFileFaults", "this piece does not stand there at the start"));
            }
            cell = side ? Cell(Piece{*type, *side}) : Cell();
        }
        return true;
    }

    /// All pieces of the game that stand nowhere else go to a hand.
    void takeRest(Side side) {
        const Variant& variant = *m_pieces->variant();
        std::map<PieceTypeId, int> rest;
        for (const Placement& placed : variant.data().setup) {
            ++rest[placed.type];
        }
        for (int i = 0; i < variant.shape().squareCount(); ++i) {
            if (const Cell cell = m_setup.cells[Square(i)]; !cell.isEmpty()) {
                --rest[variant.type(cell.type()).promoted ? variant.type(cell.type()).base : cell.type()];
            }
        }
        for (const Side each : {Side::Sente, Side::Gote}) {
            for (const auto& [type, count] : m_setup.hands[each]) {
                rest[type] -= count;
            }
        }
        for (const auto& [type, count] : rest) {
            if (count > 0 && !variant.type(type).royal) {
                m_setup.hands[side][type] += count;
            }
        }
    }

    bool begin(Side turn, const PlacedWord& word) {
        if (!m_hasPosition) {
            return complain(
                word, sentence("GameFileFaults", "the position at the beginning is expected before this"),
                sentence("GameFileFaults", "such as PI"));
        }
        m_setup.turn = turn;
        m_isWhole = m_record.begin(m_pieces->variant(), m_setup, word);
        for (const Side side : {Side::Sente, Side::Gote}) {
            if (m_sideTimes[side] && !clocks()) { // nothing is known of the other side
                m_early += (m_hasEarly ? "\n" : "") + m_sideLines[side];
                m_hasEarly = true;
            }
        }
        if (m_early.size() > Game::kLongestComment) {
            return complain(word, commentTooLong());
        }
        if (m_isWhole && m_hasEarly) {
            m_record.game().setComment(Game::kStart, m_early);
            m_said.insert({Game::kStart, 0});
        }
        return m_isWhole;
    }

    // The moves.

    bool move(const PlacedWord& word) {
        constexpr std::size_t kLength = 7;
        const std::string_view text = word.text.substr(0, word.text.find_last_not_of(' ') + 1);
        const Position& position = m_record.game().position();
        const auto type = m_pieces->kindOf(text.size() == kLength ? text.substr(5) : std::string_view());
        const auto to = type ? square(text.substr(3, 2)) : std::nullopt;
        if (!to) {
            return m_isWhole = m_record.play(word, {});
        }
        if ((text[0] == '+') != (position.turn() == Side::Sente) && !m_record.game().isOver()) {
            return complain(word, sentence("GameFileFaults", "the other side is to move"));
        }
        rules::ParsedMove parsed;
        parsed.stops = {*to};
        if (text.substr(1, 2) == "00") {
            parsed.origin = Origin::hand(*type);
            return m_isWhole = m_record.play(word, {parsed});
        }
        const auto from = square(text.substr(1, 2));
        if (!from) {
            return m_isWhole = m_record.play(word, {});
        }
        const Cell cell = position.at(*from);
        parsed.origin = Origin(*from);
        parsed.promote = !cell.isEmpty() && cell.type() != *type;
        parsed.decline = !parsed.promote;
        if (parsed.promote && m_pieces->variant()->type(cell.type()).promotesTo != type) {
            return complain(word, sentence("GameFileFaults", "there is no %1 on that square")
                                      .with(m_pieces->variant()->type(*type).name));
        }
        return m_isWhole = m_record.play(word, {parsed});
    }

    bool time(const PlacedWord& word) {
        const auto spent = parseMoveTime(word.text.substr(1));
        if (!spent) { // it is told, and nothing else is lost
            m_record.complain(word, sentence("GameFileFaults", "a number of seconds is expected behind T"),
                              sentence("GameFileFaults", "such as T12, at most T%1")
                                  .with(TimeControl::kLongestMove / std::chrono::seconds(1)));
            return true;
        }
        const bool isOfMove = m_record.hasBegun() && m_record.game().current() != Game::kStart &&
                              (m_ends.empty() || m_ends.back().word.text.front() != '%');
        if (isOfMove) {
            m_record.game().setSpent(*spent);
        }
        return true;
    }

    bool end(const PlacedWord& word) {
        const EndingWord* said = endingOfCsa(word.text.substr(0, word.text.find_last_not_of(' ') + 1));
        if (said == nullptr) {
            return complain(word, sentence("GameFileFaults", "a game does not end with this"),
                            sentence("GameFileFaults", "such as %TORYO or %CHUDAN"));
        }
        const rules::Outcome outcome = said->outcome(m_record.game().position().turn());
        m_ends.push_back({m_record.game().current(), word, outcome});
        return true;
    }

    void finish() {
        GameFile& file = m_record.file();
        file.playerNames = m_names;
        file.info = m_info;
        file.time = clocks();
        allowOvertime(file);
        Game& game = file.game;
        const Game::Node last = game.lastOfMainLine();
        for (const End& end : m_ends) {
            game.goTo(end.node);
            if (!endAsSaid(game, end.outcome)) {
                complain(end.word, sentence("GameFileFaults", "the moves have another result than this"));
            }
        }
        game.goTo(last);
    }

    const std::string m_text;
    ForeignRecord m_record;
    std::optional<ForeignPieces> m_pieces;
    Setup m_setup;
    bool m_hasPosition = false;
    bool m_isWhole = true; ///< nothing was wrong so far
    PerSide<std::string> m_names;
    GameInfo m_info;
    std::optional<GameTime> m_time;
    PerSide<std::optional<TimeControl>> m_sideTimes; ///< of sides that have their own
    PerSide<std::string> m_sideLines;                ///< that say it
    std::string m_early;                             ///< said before the game begins
    bool m_hasEarly = false;
    std::map<Game::Node, int> m_said; ///< where something is said
    std::vector<End> m_ends;
};

bool hasCsaNames(const Variant& variant, const Catalog& catalog) {
    return variant.shape().files() <= kCsaMostFiles && variant.shape().ranks() <= kCsaMostFiles &&
           catalog.notes(variant).pieceNames.contains(kCsa);
}

/// Whether a line that begins as the pieces of a side do may hold such: a move list may begin with "P-5h".
bool isOfPieces(std::string_view line) {
    const bool hasSign = line[1] == '+' || line[1] == '-';
    return !hasSign || std::ranges::none_of(line, [](char c) { return c == ' ' || (c >= 'a' && c <= 'z'); });
}

/// Comments aside, a text begins with its version, a name, what it says of the game or a position.
bool looksLikeCsa(std::string_view text) {
    text = withoutByteOrderMark(text);
    constexpr std::array<std::string_view, 11> kBeginnings{"V1",     "V2", "V3", "N+", "N-", "$EVENT",
                                                           "$START", "PI", "P1", "P+", "P-"};
    std::size_t at = 0;
    auto line = takeLine(text, at);
    while (line && (line->empty() || line->starts_with('\''))) {
        line = takeLine(text, at);
    }
    const bool isKnown =
        line && std::any_of(kBeginnings.begin(), kBeginnings.end(),
                            [&](std::string_view beginning) { return line->starts_with(beginning); });
    return isKnown && (!line->starts_with('P') || isOfPieces(*line));
}

Result<GameFile> readCsa(std::string_view text, const std::string& fileName, const Catalog& catalog,
                         const std::stop_token& stop) {
    auto plain = fromJapaneseEncoding(text, fileName);
    return plain ? CsaReader(std::move(*plain), fileName, catalog, stop).run()
                 : Result<GameFile>(Failure{plain.error()});
}

} // namespace

GameFormat csaFormat() {
    static constexpr std::array<std::string_view, 1> kEndings{"csa"};
    using enum GamePart;
    return {"csa",
            kEndings,
            GameParts{Moves, Ending, Comments, Players, Occasion, Date, Clocks, MoveTimes, Characters},
            hasCsaNames,
            looksLikeCsa,
            readCsa,
            writeCsa};
}

} // namespace mujo
