// Games in KIF, the form of Kakinoki's programs, in Lishogi's form of it for Chu, and in KI2, which says
// where a piece comes from only where several could move: `▲７六歩 △３四歩`. Sources: the description of KIF
// by its author (2024); Lishogi's records; the Japan Shogi Association on how moves are written.

#include <algorithm>
#include <array>
#include <set>

#include "core/game/formats/foreign_record.h"
#include "core/game/formats/format_table.h"
#include "core/game/formats/japanese_endings.h"
#include "core/game/formats/japanese_text.h"
#include "core/game/formats/kif_head.h"
#include "core/game/formats/kif_writer.h"
#include "core/game/formats/move_time.h"
#include "core/game/formats/record_lines.h"
#include "core/game/handicap.h"

namespace mujo {

namespace {

bool takeSideSign(std::string_view& text) {
    return std::any_of(kSideSigns.begin(), kSideSigns.end(),
                       [&](std::string_view sign) { return takeWord(text, sign); });
}

/// The moves of several origins that fit, of which the words of KI2 choose one.
std::vector<Move> byManner(std::vector<Move> moves, std::string_view manner, const Position& position) {
    const BoardShape& shape = position.shape();
    const Side side = position.turn();
    const auto way = [&](const Move& move) { return shape.offset(move.from(), move.to(), side); };
    const auto has = [&](std::string_view sign) { return manner.find(sign) != std::string_view::npos; };
    std::erase_if(moves, [&](const Move& move) {
        const Offset step = way(move);
        return (has("上") && step.forward <= 0) || (has("引") && step.forward >= 0) ||
               (has("寄") && step.forward != 0) || (has("直") && (step.right != 0 || step.forward <= 0));
    });
    if (moves.empty() || !(has("右") || has("左"))) {
        return moves;
    }
    const int sign = has("右") ? 1 : -1; // the farther to the right a piece stands, the farther left it goes
    const auto place = [&](const Move& move) { return -sign * way(move).right; };
    const int most = place(*std::max_element(
        moves.begin(), moves.end(), [&](const Move& a, const Move& b) { return place(a) < place(b); }));
    std::erase_if(moves, [&](const Move& move) { return place(move) != most; });
    return moves;
}

class KifReader {
public:
    KifReader(std::string text, const std::string& fileName, const Catalog& catalog,
              const std::stop_token& stop)
        : m_text(std::move(text)), m_record(m_text, fileName, catalog, stop), m_catalog(catalog),
          m_head(m_text) {}

    Result<GameFile> run() {
        std::size_t at = 0;
        bool goesOn = true;
        while (goesOn && !m_record.isStopped()) {
            const auto next = takeLine(m_text, at);
            goesOn = next && line(wordOf(*next));
        }
        if (!m_record.hasBegun() && m_isWhole && !m_head.isEmpty()) {
            begin();
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

    bool complain(const PlacedWord& word, Sentence message) {
        m_isWhole = false;
        return m_record.complain(word, std::move(message));
    }

    bool line(const PlacedWord& whole) {
        std::string_view text = whole.text;
        skipBlanks(text);
        if (text.starts_with('*') || text.starts_with('&')) {
            return say(wordOf(text), text.substr(text.starts_with('*') ? 1 : 0));
        }
        if (text.starts_with(kKifResult) && m_record.hasBegun()) {
            return result(wordOf(text), parsePlainOutcome(text.substr(kKifResult.size())));
        }
        if (text.empty() || text.starts_with('#') || text.starts_with("まで") || text.starts_with("手数--")) {
            return true;
        }
        if (takeWord(text, "変化：") || takeWord(text, "変化:")) {
            return branch(wordOf(text));
        }
        std::string_view sign = text;
        if (takeSideSign(sign)) {
            return ki2(wordOf(text));
        }
        const PlacedWord word = wordOf(text);
        if (takeDigits(text) && (takeWord(text, "手目") || text.starts_with(' ') || text.starts_with("　"))) {
            takeWord(text, ".");
            std::string_view digits = text; // else the files above a board
            skipBlanks(digits);
            if (!digits.empty() && !m_head.isFiles(word)) {
                return numbered(wordOf(text));
            }
        }
        return (!m_record.hasBegun() && m_head.take(word)) ||
               complain(word, sentence("GameFileFaults", "no line of a game begins with this"));
    }

    // What stands before the moves.

    bool begin() {
        if (m_record.hasBegun()) {
            return true;
        }
        const KifHead::Complain atWord = [this](const PlacedWord& word, Sentence message) {
            return complain(word, std::move(message));
        };
        m_kif = m_head.game(m_catalog, atWord);
        auto start = m_kif ? m_head.start(*m_kif, atWord) : std::nullopt;
        if (!start) {
            return m_isWhole = false;
        }
        m_record.begin(std::move(*start));
        GameFile& file = m_record.file();
        const auto value = [this](std::initializer_list<std::string_view> names) {
            const PlacedWord* word = m_head.find(names);
            return word == nullptr ? std::string() : std::string(word->text);
        };
        file.playerNames = {value({"先手", "下手"}), value({"後手", "上手"})};
        std::string date = value({"開始日時", "対局日"});
        if (const std::size_t day = date.find('('); day != std::string::npos) { // 1999/07/15(木)
            date.erase(day, std::min(date.find(')', day), date.size()) + 1 - day);
        }
        file.info = {value({"棋戦"}), value({"場所"}), isoDate(date),
                     m_head.find({kKifHandicapName}) != nullptr
                         ? value({kKifHandicapName})
                         : handicapName(m_kif->handicaps, file.game.start())};
        file.time = m_head.time();
        const std::string others = m_head.others();
        const std::string said = others + (others.empty() || m_early.empty() ? "" : "\n") + m_early;
        if (said.size() > Game::kLongestComment) {
            return complain({{}, 0}, commentTooLong());
        }
        file.game.setComment(Game::kStart, said);
        if (!said.empty()) {
            m_said.insert(Game::kStart);
        }
        return true;
    }

    bool say(const PlacedWord& word, std::string_view text) {
        if (!m_record.hasBegun()) {
            m_early += (m_hasEarly ? "\n" : "") + std::string(text);
            m_hasEarly = true;
            return true;
        }
        Game& game = m_record.game();
        const bool isFirst = m_said.insert(game.current()).second;
        const std::string said = isFirst ? std::string(text) : game.comment() + '\n' + std::string(text);
        if (said.size() > Game::kLongestComment) {
            return complain(word, commentTooLong());
        }
        game.setComment(game.current(), said);
        return true;
    }

    // The moves.

    bool result(const PlacedWord& word, std::optional<rules::Outcome> outcome) {
        if (!outcome) {
            return complain(word, sentence("GameFileFaults", "a game does not end with this"));
        }
        m_ends.push_back({m_record.game().current(), word, *outcome});
        return true;
    }

    bool branch(const PlacedWord& word) {
        std::string_view text = word.text;
        const auto number = takeDigits(text);
        if (!begin()) {
            return false;
        }
        Game& game = m_record.game();
        Game::Node node = game.current();
        if (!number || *number < 1 || static_cast<std::size_t>(*number) > game.depth(node) + 1) {
            return complain(
                word, sentence("GameFileFaults", "the number of a move of the line before is expected here"));
        }
        while (game.depth(node) + 1 > static_cast<std::size_t>(*number)) {
            node = game.parent(node);
        }
        game.goTo(node);
        game.endLineHere();
        m_firstStep.reset();
        return true;
    }

    /// `▲７六歩 △同　銀`, several in a line.
    bool ki2(const PlacedWord& line) {
        std::string_view rest = line.text;
        while (takeSideSign(rest)) {
            std::size_t end = rest.size();
            for (const std::string_view sign : kSideSigns) {
                end = std::min(end, rest.find(sign));
            }
            if (!numbered(wordOf(rest.substr(0, end)))) {
                return false;
            }
            rest.remove_prefix(end);
        }
        return true;
    }

    /// What stands behind the number of a move: an end, a move, or a step of one.
    bool numbered(const PlacedWord& word) {
        if (!begin()) {
            return false;
        }
        std::string_view text = word.text;
        skipBlanks(text);
        const bool isFirst = takeWord(text, "一歩目");
        const bool isSecond = !isFirst && takeWord(text, "二歩目");
        skipBlanks(text);
        takeSideSign(text);
        skipBlanks(text);
        while (text.ends_with(' ') || text.ends_with("　")) {
            text.remove_suffix(text.ends_with(' ') ? 1 : std::string_view("　").size());
        }
        const PlacedWord said = wordOf(text);
        const std::string_view bare = text.substr(0, std::min({text.find(' '), text.find('('), text.size()}));
        if (const EndingWord* end = endingOfKif(bare)) {
            return result(said, end->outcome(m_record.game().position().turn()));
        }
        auto step = parseKifStep(text, m_kif->variant->shape());
        const auto last = m_record.game().plies();
        if (step && !step->to && (m_firstStep || !last.empty())) {
            step->to = m_firstStep ? *m_firstStep->to : last.back().move.to();
        }
        if (!step || !step->to) {
            return m_isWhole = m_record.play(said, {});
        }
        if (isFirst) {
            m_firstStep = step;
            return step->from || complain(said, sentence("GameFileFaults",
                                                         "the square is missing from which this step goes"));
        }
        if (isSecond != m_firstStep.has_value()) {
            return complain(
                said, isSecond ? sentence("GameFileFaults", "the first step of this move is missing")
                               : sentence("GameFileFaults", "the second step of the move before is missing"));
        }
        m_isWhole = play(said, *step);
        m_firstStep.reset();
        if (m_isWhole && !step->times.empty()) {
            spend(wordOf(step->times.substr(0, step->times.find('/'))));
        }
        return m_isWhole;
    }

    /// The time of the last move. One that cannot be read is told, and nothing else is lost.
    void spend(const PlacedWord& word) {
        if (word.text.find_first_not_of(' ') == std::string_view::npos) {
            return;
        }
        const auto time = parseMoveTime(word.text);
        if (!time) {
            m_record.complain(word, noMoveTime(word.text), longestMoveTime());
        } else if (time->count() > 0) {
            m_record.game().setSpent(*time);
        }
    }

    bool play(const PlacedWord& word, const KifStep& step) {
        rules::ParsedMove parsed;
        parsed.stops = {*step.to};
        parsed.promote = step.promotes;
        parsed.decline = !step.promotes;
        const auto kinds = m_kif->named(step.name);
        if (m_firstStep) {
            parsed.origin = *m_firstStep->from;
            parsed.stops = {*m_firstStep->to, *step.to};
        } else if (step.from) {
            parsed.origin = *step.from;
        } else {
            return playWithoutOrigin(word, step, kinds);
        }
        const Cell cell = m_record.game().position().at(parsed.origin.square());
        const bool isOther = !cell.isEmpty() && !kinds.empty() &&
                             std::find(kinds.begin(), kinds.end(), cell.type()) == kinds.end();
        return isOther
                   ? complain(word, sentence("GameFileFaults",
                                             "another piece stands on the square from which this move goes"))
                   : m_record.play(word, {parsed});
    }

    bool playWithoutOrigin(const PlacedWord& word, const KifStep& step,
                           const std::vector<PieceTypeId>& kinds) {
        Game& game = m_record.game();
        std::vector<Move> onBoard;
        std::vector<Move> drops;
        for (const Move& move : game.legalMoves()) {
            const PieceTypeId mover = move.isDrop() ? move.dropped() : game.position().at(move.from()).type();
            if (move.to() == *step.to && move.promotes() == step.promotes &&
                std::find(kinds.begin(), kinds.end(), mover) != kinds.end()) {
                (move.isDrop() ? drops : onBoard).push_back(move);
            }
        }
        onBoard = byManner(std::move(onBoard), step.manner, game.position());
        const std::vector<Move>& fitting = step.isDrop || onBoard.empty() ? drops : onBoard;
        if (fitting.size() == 1) {
            return game.play(Move(fitting.front()));
        }
        const Sentence what =
            sentence("GameFileFaults", "move %1", "its number").with(game.plies().size() + 1);
        return complain(word, whyNoMove(game, what, std::nullopt, fitting.size() > 1));
    }

    void finish() {
        GameFile& file = m_record.file();
        Game& game = file.game;
        const Game::Node last = game.lastOfMainLine();
        for (const End& end : m_ends) {
            game.goTo(end.node);
            if (!endAsSaid(game, end.outcome)) {
                complain(end.word, sentence("GameFileFaults", "the moves have another result than this"));
            }
        }
        game.goTo(last);
        allowOvertime(file);
    }

    const std::string m_text;
    ForeignRecord m_record;
    const Catalog& m_catalog;
    KifHead m_head;
    std::optional<KifGame> m_kif;
    bool m_isWhole = true;              ///< nothing was wrong so far
    std::optional<KifStep> m_firstStep; ///< of a move whose second one comes next
    std::string m_early;                ///< said before the game begins
    bool m_hasEarly = false;
    std::set<Game::Node> m_said; ///< where something is said
    std::vector<End> m_ends;
};

/// Whether one of the first lines is of this form.
bool looksLikeKif(std::string_view text) {
    constexpr std::size_t kEnough = 4000;
    const std::string plain = japaneseBeginning(text.substr(0, kEnough));
    constexpr std::array<std::string_view, 13> kBeginnings{
        "手数--", "手合割：", "開始日時：", "先手：", "後手：", "下手：",      "上手：",
        "棋戦：", "対局日：", "手合割:",    "▲",      "△",      "後手の持駒："};
    std::size_t at = 0;
    for (auto line = takeLine(plain, at); line; line = takeLine(plain, at)) {
        skipBlanks(*line);
        if (line->empty() || line->starts_with('#') || line->starts_with('*')) {
            continue;
        }
        if (std::any_of(kBeginnings.begin(), kBeginnings.end(),
                        [&](std::string_view beginning) { return line->starts_with(beginning); })) {
            return true;
        }
        if (line->find("：") != std::string_view::npos) { // what else is said of the game
            continue;
        }
        std::string_view move = *line; // a record without a head
        const bool isNumbered = takeDigits(move).has_value();
        takeWord(move, "手目");
        skipBlanks(move);
        return isNumbered && parseKifStep(move, BoardShape(BoardShape::kMaxSide, BoardShape::kMaxSide));
    }
    return false;
}

bool looksLikeUtf8Kif(std::string_view text) {
    return looksLikeKif(text) && isUtf8(text);
}

bool looksLikeShiftJisKif(std::string_view text) {
    return looksLikeKif(text) && !isUtf8(text);
}

Result<GameFile> readKif(std::string_view text, const std::string& fileName, const Catalog& catalog,
                         const std::stop_token& stop) {
    auto plain = fromJapaneseEncoding(text, fileName);
    return plain ? KifReader(std::move(*plain), fileName, catalog, stop).run()
                 : Result<GameFile>(Failure{plain.error()});
}

} // namespace

GameFormat kifuFormat() {
    static constexpr std::array<std::string_view, 1> kEndings{"kifu"};
    using enum GamePart;
    return {"kifu",
            kEndings,
            GameParts{Moves, OtherLines, Ending, Comments, Players, Occasion, Date, Handicap, Clocks,
                      MoveTimes, Characters},
            isOfKif,
            looksLikeUtf8Kif,
            readKif,
            writeKif};
}

GameFormat kifFormat() {
    static constexpr std::array<std::string_view, 1> kEndings{"kif"};
    using enum GamePart;
    return {
        "kif",
        kEndings,
        GameParts{Moves, OtherLines, Ending, Comments, Players, Occasion, Date, Handicap, Clocks, MoveTimes},
        isOfKif,
        looksLikeShiftJisKif,
        readKif,
        [](const GameFile& file) { return inShiftJis(writeKif(file)); }};
}

GameFormat ki2Format() {
    static constexpr std::array<std::string_view, 1> kEndings{"ki2"};
    return {"ki2", kEndings, GameParts{GamePart::Moves}, isOfKif, looksLikeKif, readKif, nullptr};
}

} // namespace mujo
