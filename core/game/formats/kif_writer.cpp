#include "core/game/formats/kif_writer.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>

#include "core/base/kanji_number.h"
#include "core/base/utf8.h"
#include "core/game/formats/csa_writer.h"
#include "core/game/formats/foreign_clocks.h"
#include "core/game/formats/japanese_endings.h"
#include "core/game/formats/japanese_text.h"
#include "core/game/formats/usi_moves.h"
#include "core/game/handicap.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "core/variant_file/loader.h"

namespace mujo {

namespace {

/// `( 0:16/00:01:16)`, in whole seconds.
std::string kifTimes(std::chrono::milliseconds spent, std::chrono::milliseconds total) {
    using std::chrono::duration_cast;
    constexpr long long kSixty = 60;
    const long long one = duration_cast<std::chrono::seconds>(spent).count();
    const long long all = duration_cast<std::chrono::seconds>(total).count();
    constexpr int kRoom = 100;
    char text[kRoom]; // NOLINT(cppcoreguidelines-avoid-c-arrays,modernize-avoid-c-arrays): for snprintf
    std::snprintf(text, kRoom, "(%2lld:%02lld/%02lld:%02lld:%02lld)", one / kSixty, one % kSixty,
                  all / kSixty / kSixty, all / kSixty % kSixty, all % kSixty);
    return text;
}

class KifWriter {
public:
    explicit KifWriter(const GameFile& file)
        : m_file(file), m_game(file.game),
          m_kif(kifGameOf(file.game.start().sharedVariant(), notesOf(file.game.variant()))),
          m_isHandicap(!handicapName(m_kif.handicaps, file.game.start()).empty()) {}

    std::string run() {
        head();
        addLine("手数----指手---------消費時間--");
        comment(Game::kStart);
        end(Game::kStart);
        std::vector<Game::Node> open; // first moves of lines that are still to be written, the next one last
        if (!m_game.next(Game::kStart).empty()) {
            open.push_back(m_game.next(Game::kStart).front());
        }
        bool isMain = true;
        while (!open.empty()) {
            const Game::Node first = open.back();
            open.pop_back();
            if (!isMain) {
                addLine("\n変化：" + std::to_string(m_game.depth(first)) + "手");
            }
            const std::vector<Game::Node> nodes = line(first);
            // The branches of the last move first: those of a line stand behind it.
            const auto leave = [&](Game::Node node) {
                const auto& next = m_game.next(node);
                for (std::size_t i = next.size(); i > 1; --i) {
                    open.push_back(next[i - 1]);
                }
            };
            if (isMain) {
                leave(Game::kStart);
            }
            std::for_each(nodes.begin(), nodes.end(), leave);
            isMain = false;
        }
        return std::move(m_text);
    }

private:
    void addLine(std::string_view line) { m_text.append(line).append("\n"); }

    void addHead(std::string_view name, const std::string& value) {
        if (!value.empty()) {
            addLine(std::string(name) + "：" + inOneLine(value));
        }
    }

    [[nodiscard]] std::string_view sideName(Side side) const {
        return side == Side::Sente ? (m_isHandicap ? "下手" : "先手") : (m_isHandicap ? "上手" : "後手");
    }

    void head() {
        const Position& start = m_game.start();
        addHead("開始日時", slashDate(m_file.info.date));
        addHead("棋戦", m_file.info.event);
        addHead("場所", m_file.info.place);
        if (m_file.time) {
            addHead(kKifMainTime, kifMainTime(*m_file.time));
            addHead(kKifByoyomi, kifByoyomi(*m_file.time));
        }
        const Handicap* handicap = handicapOf(start, m_kif.handicaps);
        const bool isUsual = start == Position::start(start.sharedVariant());
        if (!m_kif.isPlain) {
            addHead("手合割", m_game.variant().data().kanji);
        } else {
            addHead("手合割", isUsual ? "平手" : handicap != nullptr ? handicap->kanji : "その他");
        }
        if (m_file.info.handicap != handicapName(m_kif.handicaps, start)) {
            addLine(std::string(kKifHandicapName) + "：" + inOneLine(m_file.info.handicap));
        }
        const bool isNamed = isUsual || (m_kif.isPlain && handicap != nullptr && !handicap->kanji.empty());
        if (!isNamed) {
            board(start);
        }
        if (!isNamed && !m_kif.isDrawable(start)) {
            addHead(kKifPosition, sfen(start));
        }
        addHead(sideName(Side::Sente), m_file.playerNames[Side::Sente]);
        addHead(sideName(Side::Gote), m_file.playerNames[Side::Gote]);
    }

    void hand(const Position& start, Side side) {
        std::string text;
        for (std::size_t i = 0; i < m_game.variant().types().size(); ++i) {
            const PieceTypeId type{static_cast<std::uint16_t>(i)};
            if (const int count = start.inHand(side, type); count > 0) {
                text += (text.empty() ? "" : "　") + m_kif.name(type) + (count > 1 ? kanjiNumber(count) : "");
            }
        }
        addHead(std::string(sideName(side)) + "の持駒", text.empty() ? "なし" : text);
    }

    void board(const Position& start) {
        const BoardShape& shape = start.shape();
        const std::size_t width = m_kif.isPlain ? 2 : 3;
        const auto cellText = [&](const std::string& text) {
            return std::string(width - std::min(width, countCharacters(text)), ' ') + text;
        };
        const bool hasHands = m_kif.isPlain;
        if (hasHands) {
            hand(start, Side::Gote);
        }
        std::string files;
        for (int column = 0; column < shape.files(); ++column) {
            files += (m_kif.isPlain ? " " : "  ") + m_kif.square(shape.at(column, 0));
            files.erase(files.size() - kanjiNumber(1).size());
        }
        addLine(' ' + files);
        const std::string edge =
            '+' + std::string(static_cast<std::size_t>(shape.files()) * (width + 1), '-') + '+';
        addLine(edge);
        for (int row = 0; row < shape.ranks(); ++row) {
            std::string line = "|";
            for (int column = 0; column < shape.files(); ++column) {
                const Cell cell = start.at(shape.at(column, row));
                line += cellText(cell.isEmpty() ? "・"
                                                : (cell.owner() == Side::Gote ? "v" : "") +
                                                      m_kif.boardName(cell.type()));
            }
            addLine(line + '|' + kanjiNumber(row + 1));
        }
        addLine(edge);
        if (hasHands) {
            hand(start, Side::Sente);
        }
        if (start.turn() == Side::Gote) {
            addLine(std::string(sideName(Side::Gote)) + "番");
        }
    }

    std::vector<Game::Node> line(Game::Node first) {
        m_game.goTo(m_game.parent(first));
        PerSide<std::chrono::milliseconds> totals;
        Side side = m_game.start().turn();
        for (const Game::Ply& ply : m_game.plies()) {
            totals[side] += ply.spent;
            side = opponent(side);
        }
        std::vector<Game::Node> nodes;
        for (Game::Node node = first;;) {
            m_game.goTo(m_game.parent(node));
            side = m_game.position().turn();
            totals[side] += m_game.ply(node).spent;
            move(node, kifTimes(m_game.ply(node).spent, totals[side]));
            comment(node);
            end(node);
            nodes.push_back(node);
            if (m_game.next(node).empty()) {
                return nodes;
            }
            node = m_game.next(node).front();
        }
    }

    [[nodiscard]] std::string number(std::size_t depth) const {
        const std::string text = std::to_string(depth);
        constexpr std::size_t kWidth = 4;
        return std::string(kWidth - std::min(kWidth, text.size()), ' ') + text +
               (m_kif.isPlain ? " " : "手目");
    }

    /// The square, or that it is the one of the move before.
    [[nodiscard]] std::string target(Square to) const {
        const auto line = m_game.plies();
        const bool isSame = !line.empty() && line.back().move.to() == to;
        return isSame ? (m_kif.isPlain ? "同　" : "仝") : m_kif.square(to);
    }

    /// A move from the position shown.
    void move(Game::Node node, const std::string& times) {
        const Game::Ply& ply = m_game.ply(node);
        const Move& move = ply.move;
        const std::string name = m_kif.name(ply.context.mover);
        const std::string promotion = move.promotes() ? "成" : "";
        const std::string begin = number(m_game.depth(node));
        if (m_kif.isPlain) {
            const std::string origin =
                move.isDrop() ? "打" : promotion + '(' + m_kif.origin(move.from()) + ')';
            addLine(begin + target(move.to()) + name + origin + "   " + times);
            return;
        }
        const auto parsed =
            rules::parseMoveText(m_game.variant(), usiMove(m_game.position(), m_game.legalMoves(), move));
        const auto from = [&](Square square) { return " （" + m_kif.origin(square) + "）"; };
        if (parsed->stops.size() == 1) {
            addLine(begin + "   " + target(move.to()) + name + promotion + from(move.from()) + "   " + times);
            return;
        }
        const Square middle = parsed->stops.front();
        const bool stays = move.to() == move.from();
        const char* const manner = !stays ? "" : move.isPass() ? "（じっと）" : "（居食い）";
        addLine(begin + "一歩目 " + target(middle) + name + from(move.from()));
        addLine(begin + "二歩目 " + m_kif.square(move.to()) + name + promotion + manner + from(middle) +
                "   " + times);
    }

    void comment(Game::Node node) {
        const std::string& said = m_game.ply(node).comment;
        for (std::size_t at = 0; !said.empty() && at <= said.size();) {
            const std::size_t end = std::min(said.find('\n', at), said.size());
            addLine('*' + said.substr(at, end - at));
            at = end + 1;
        }
    }

    /// How the game ends there, if it does.
    void end(Game::Node node) {
        const bool isLeaf = m_game.next(node).empty();
        m_game.goTo(node);
        const EndingText text{&EndingWord::kif};
        const Side toMove = m_game.position().turn();
        if (m_game.ended(node) && (!isLeaf || text.isVague(m_game, node, toMove))) {
            addLine(std::string(kKifResult) + plainOutcome(*m_game.ended(node)));
        }
        const std::string_view word = text.word(m_game, node, toMove);
        const bool isSaid = isLeaf && (m_game.outcome(node).isOver() || m_game.isOnMainLine(node));
        if (isSaid && !word.empty()) {
            addLine(number(m_game.depth(node) + 1) + (m_kif.isPlain ? "" : "   ") + std::string(word));
        }
    }

    const GameFile& m_file;
    Game m_game; ///< moved through to see each position
    KifGame m_kif;
    bool m_isHandicap;
    std::string m_text;
};

} // namespace

KifGame kifGameOf(const std::shared_ptr<const Variant>& variant, const VariantNotes& notes) {
    return {variant, notes.pieceNames.contains(kCsa), notes.handicaps};
}

std::string writeKif(const GameFile& file) {
    return KifWriter(file).run();
}

} // namespace mujo
