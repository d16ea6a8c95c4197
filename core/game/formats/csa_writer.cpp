#include "core/game/formats/csa_writer.h"

#include <algorithm>
#include <cstdint>

#include "core/game/formats/foreign_clocks.h"
#include "core/game/formats/foreign_pieces.h"
#include "core/game/formats/japanese_endings.h"
#include "core/game/formats/japanese_text.h"
#include "core/variant_file/loader.h"

namespace mujo {

namespace {

using std::chrono::duration_cast;
using std::chrono::seconds;

ForeignPieces csaPieces(const Game& game) {
    VariantNotes notes = notesOf(game.variant());
    return {game.start().sharedVariant(), std::move(notes.pieceNames[std::string(kCsa)])};
}

class CsaWriter {
public:
    explicit CsaWriter(const GameFile& file)
        : m_file(file), m_game(file.game), m_pieces(csaPieces(file.game)) {}

    std::string run() {
        m_text = std::string(kCsaEncoding) + "UTF-8\nV2.2\n";
        addHead("N+", m_file.playerNames[Side::Sente]);
        addHead("N-", m_file.playerNames[Side::Gote]);
        addHead("$EVENT:", m_file.info.event);
        addHead("$SITE:", m_file.info.place);
        addHead("$START_TIME:", slashDate(m_file.info.date));
        for (const std::string& line :
             m_file.time ? csaTimeLines(*m_file.time) : std::vector<std::string>()) {
            addLine(line);
        }
        start(m_game.start());
        addLine(sign(m_game.start().turn()));
        comment(Game::kStart);
        Game::Node last = Game::kStart;
        while (!m_game.next(last).empty()) {
            result(last, false);
            last = m_game.next(last).front();
            move(last);
        }
        m_game.goTo(last);
        result(last, true);
        const std::string_view word =
            EndingText{&EndingWord::csa}.word(m_game, last, m_game.position().turn());
        if (!word.empty() && last != Game::kStart) {
            addLine(word);
        }
        return std::move(m_text);
    }

private:
    static std::string sign(Side side) { return side == Side::Sente ? "+" : "-"; }

    void addLine(std::string_view line) { m_text.append(line).append("\n"); }

    void addHead(std::string_view name, const std::string& value) {
        if (!value.empty()) {
            addLine(std::string(name) + inOneLine(value));
        }
    }

    [[nodiscard]] std::string square(Square square) const {
        const BoardShape& shape = m_game.variant().shape();
        return std::to_string(shape.files() - shape.column(square)) + std::to_string(shape.row(square) + 1);
    }

    void start(const Position& start) {
        if (start == Position::start(start.sharedVariant())) {
            addLine("PI");
            return;
        }
        const BoardShape& shape = start.shape();
        for (int row = 0; row < shape.ranks(); ++row) {
            std::string line = 'P' + std::to_string(row + 1);
            for (int column = 0; column < shape.files(); ++column) {
                const Cell cell = start.at(shape.at(column, row));
                line += cell.isEmpty() ? " * " : sign(cell.owner()) + m_pieces.nameOf(cell.type());
            }
            addLine(line);
        }
        for (const Side side : {Side::Sente, Side::Gote}) {
            std::string line = 'P' + sign(side);
            const std::size_t bare = line.size();
            for (std::size_t i = 0; i < m_game.variant().types().size(); ++i) {
                const PieceTypeId type{static_cast<std::uint16_t>(i)};
                for (int count = start.inHand(side, type); count > 0; --count) {
                    line += "00" + m_pieces.nameOf(type);
                }
            }
            if (line.size() > bare) {
                addLine(line);
            }
        }
    }

    void move(Game::Node node) {
        m_game.goTo(m_game.parent(node));
        const Side mover = m_game.position().turn();
        const Game::Ply& ply = m_game.ply(node);
        const Move& move = ply.move;
        const PieceTypeId type = move.promotion.value_or(ply.context.mover);
        addLine(sign(mover) + (move.isDrop() ? "00" : square(move.from())) + square(move.to()) +
                m_pieces.nameOf(type));
        if (ply.spent.count() > 0) {
            addLine('T' + std::to_string(duration_cast<seconds>(ply.spent).count()));
        }
        comment(node);
    }

    void comment(Game::Node node) {
        const std::string& said = m_game.ply(node).comment;
        for (std::size_t at = 0; !said.empty() && at <= said.size();) {
            const std::size_t end = std::min(said.find('\n', at), said.size());
            addLine(std::string(kCsaComment) + said.substr(at, end - at));
            at = end + 1;
        }
    }

    /// Of an end that no word of CSA says there.
    void result(Game::Node node, bool isLast) {
        m_game.goTo(node);
        const Side toMove = m_game.position().turn();
        const bool isUnsaid =
            !isLast || node == Game::kStart || EndingText{&EndingWord::csa}.isVague(m_game, node, toMove);
        if (m_game.ended(node) && isUnsaid) {
            addLine(std::string(kCsaResult) + plainOutcome(*m_game.ended(node)));
        }
    }

    const GameFile& m_file;
    Game m_game; ///< moved through to see each position
    ForeignPieces m_pieces;
    std::string m_text;
};

} // namespace

std::string writeCsa(const GameFile& file) {
    return CsaWriter(file).run();
}

} // namespace mujo
