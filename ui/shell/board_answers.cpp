#include "ui/shell/board_answers.h"

#include <algorithm>

#include "core/insight/board_facts.h"
#include "ui/board/board_words.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/study/piece_search.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr QLatin1String kBetween(", ");
constexpr QLatin1String kApart("; ");

std::vector<PieceTypeId> allKinds(const Variant& variant) {
    std::vector<PieceTypeId> kinds;
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        kinds.push_back(PieceTypeId(i));
    }
    return kinds;
}

} // namespace

BoardAnswers::BoardAnswers(const Game& game) : m_game(game), m_position(game.position()) {}

QString BoardAnswers::kind(PieceTypeId type) const {
    return toQString(m_position.variant().type(type).name);
}

QString BoardAnswers::lastMove() const {
    const QString turn =
        m_game.isOver() ? ResultWords().line(m_game.outcome()) : Phrases::sentence(turnInWords(m_game));
    if (m_game.plies().empty()) {
        return tr("No move has been played. %1").arg(turn);
    }
    QString answer =
        tr("Move %1. %2.").arg(moveNumber(m_game, m_game.current())).arg(lastMoveInWords(m_game));
    if (const QString check = checkInWords(m_game); !check.isEmpty()) {
        answer += QLatin1Char(' ') + check;
    }
    return answer + QLatin1Char(' ') + turn;
}

/// Those of exactly this name; where there are none, those that the text means in some way.
std::vector<PieceTypeId> BoardAnswers::kindsCalled(const QString& name) const {
    const Variant& variant = m_position.variant();
    const QString wanted = foldedText(name);
    std::vector<PieceTypeId> exact;
    std::vector<PieceTypeId> meant;
    for (const PieceTypeId id : allKinds(variant)) {
        const PieceType& type = variant.type(id);
        if (foldedText(toQString(type.name)) == wanted || foldedText(toQString(type.id)) == wanted) {
            exact.push_back(id);
        } else if (isMeant(type, name)) {
            meant.push_back(id);
        }
    }
    return exact.empty() ? meant : exact;
}

/// "Pawn on 7i, 6i; Gold General on 6k"; empty for none.
QString BoardAnswers::piecesOf(Side side, const std::vector<PieceTypeId>& types) const {
    QStringList parts;
    for (const PieceTypeId type : types) {
        const auto pieces = m_position.pieces(side);
        std::vector<Square> found(pieces.begin(), pieces.end());
        std::erase_if(found, [&](Square square) { return m_position.at(square).type() != type; });
        std::ranges::sort(found, {}, [](Square square) { return square.index(); });
        QStringList squares;
        for (const Square square : found) {
            squares << squareName(m_position.variant(), square);
        }
        if (!squares.isEmpty()) {
            parts << tr("%1 on %2", "a piece and its squares").arg(kind(type), squares.join(kBetween));
        }
    }
    return parts.join(kApart);
}

/// "2 Pawn, 1 Silver General"; empty for none.
QString BoardAnswers::heldBy(Side side, const std::vector<PieceTypeId>& types) const {
    QStringList parts;
    for (const PieceTypeId type : types) {
        if (const int count = m_position.inHand(side, type); count > 0) {
            parts << tr("%1 %2", "a number and a piece").arg(count).arg(kind(type));
        }
    }
    return parts.join(kBetween);
}

std::optional<QString> BoardAnswers::whereIs(const QString& name) const {
    const std::vector<PieceTypeId> types = kindsCalled(name);
    if (types.empty()) {
        return std::nullopt;
    }
    QStringList parts;
    for (const Side side : {Side::Sente, Side::Gote}) {
        if (const QString pieces = piecesOf(side, types); !pieces.isEmpty()) {
            parts << tr("%1: %2.", "a side and its pieces").arg(sideName(side), pieces);
        }
        if (const QString held = heldBy(side, types); !held.isEmpty()) {
            parts << tr("%1 has %2 in hand.").arg(sideName(side), held);
        }
    }
    return parts.isEmpty() ? tr("No %1 is left in the game.").arg(kind(types.front()))
                           : parts.join(QLatin1Char(' '));
}

QString BoardAnswers::piecesOn(const std::vector<Square>& squares) const {
    QStringList parts;
    for (const Square square : squares) {
        if (const Cell cell = m_position.at(square); !cell.isEmpty()) {
            parts << tr("%1 %2 %3", "a square, a side and its piece")
                         .arg(squareName(m_position.variant(), square), sideName(cell.owner()),
                              kind(cell.type()));
        }
    }
    return parts.isEmpty() ? tr("empty") : parts.join(kBetween);
}

std::optional<QString> BoardAnswers::whatStandsOn(const QString& line, Side near) const {
    const BoardShape& shape = m_position.shape();
    const SquareStyle style = squareStyle(m_position.variant());
    const std::string wanted = line.trimmed().toLower().toStdString();
    const auto squaresOf = [&](int count, auto&& at) {
        std::vector<Square> squares;
        for (int i = 0; i < count; ++i) {
            squares.push_back(at(i));
        }
        if (near == Side::Gote) {
            std::reverse(squares.begin(), squares.end());
        }
        return squares;
    };
    for (int column = 0; column < shape.files(); ++column) {
        if (shape.fileName(column, style) == wanted) {
            const auto squares =
                squaresOf(shape.ranks(), [&](int i) { return shape.at(column, shape.ranks() - 1 - i); });
            return tr("File %1: %2.").arg(toQString(wanted), piecesOn(squares));
        }
    }
    for (int row = 0; row < shape.ranks(); ++row) {
        if (shape.rankName(row, style) == wanted) {
            const auto squares = squaresOf(shape.files(), [&](int i) { return shape.at(i, row); });
            return tr("Rank %1: %2.").arg(toQString(wanted), piecesOn(squares));
        }
    }
    const auto square = shape.parse(wanted, style);
    return square ? std::optional(threats(*square)) : std::nullopt;
}

QString BoardAnswers::capture(const insight::TargetMark& mark) const {
    const Cell cell = m_position.at(mark.square);
    const QString square = squareName(m_position.variant(), mark.square);
    const QString victim =
        cell.isEmpty() ? square : tr("%1 on %2", "a piece and its square").arg(kind(cell.type()), square);
    const QString words = mark.igui    ? tr("takes %1 without moving").arg(victim)
                          : mark.burns ? tr("burns %1").arg(victim)
                                       : tr("takes %1").arg(victim);
    return !mark.goesOn ? words
           : mark.ends  ? tr("%1 and may go on").arg(words)
                        : tr("%1 and has to go on").arg(words);
}

QString BoardAnswers::moves(const insight::MoveInput& input) const {
    QStringList captures;
    QStringList quiet;
    for (const insight::TargetMark& mark : input.marks()) {
        if (mark.captures || mark.igui || mark.burns) {
            captures << capture(mark);
        } else {
            const QString square = squareName(m_position.variant(), mark.square);
            quiet << (mark.mustPromote  ? tr("%1 promoting").arg(square)
                      : mark.mayPromote ? tr("%1, where it may promote").arg(square)
                                        : square);
        }
    }
    QStringList parts = captures;
    if (!quiet.isEmpty()) {
        parts << (input.selectedInHand() ? tr("can be dropped on %1").arg(quiet.join(kBetween))
                                         : tr("goes to %1").arg(quiet.join(kBetween)));
    }
    if (input.canStop()) {
        parts << tr("may stop here");
    }
    if (input.canPass()) {
        parts << tr("may pass");
    }
    const QString piece = input.selectedInHand()
                              ? tr("%1 in hand").arg(kind(*input.selectedInHand()))
                              : tr("%1 on %2", "a piece and its square")
                                    .arg(kind(m_position.at(*input.selected()).type()),
                                         squareName(m_position.variant(), *input.selected()));
    return parts.isEmpty() ? tr("%1 has no move.").arg(piece)
                           : tr("%1: %2.", "a piece and its moves").arg(piece, parts.join(kApart));
}

QString BoardAnswers::moves(const insight::MoveInput& input, Square square) const {
    if (input.hasSelection() && (input.selected() == square || !input.stops().empty() ||
                                 m_position.at(square).isEmpty() || input.markOn(square) != nullptr)) {
        return moves(input);
    }
    if (m_position.at(square).isEmpty()) {
        return tr("%1 is empty.").arg(squareName(m_position.variant(), square));
    }
    insight::MoveInput other; // nothing that is under way at the board is given up
    other.setTurn(input.turn());
    other.select(square);
    return moves(other);
}

QString BoardAnswers::threats(Square square) const {
    insight::BoardFacts facts;
    facts.setPosition(&m_position);
    return Phrases::sentence(BoardWords(m_position).threats(facts, square, false));
}

QString BoardAnswers::hands() const {
    if (!m_position.variant().rules().drops) {
        return tr("In this game pieces that are taken do not come back.");
    }
    QStringList parts;
    for (const Side side : {Side::Sente, Side::Gote}) {
        const QString held = heldBy(side, allKinds(m_position.variant()));
        parts << (held.isEmpty() ? tr("%1 has no piece in hand.").arg(sideName(side))
                                 : tr("%1 has %2 in hand.").arg(sideName(side), held));
    }
    return parts.join(QLatin1Char(' '));
}

QString BoardAnswers::step(const insight::MoveInput& input) const {
    const BoardWords words(m_position);
    if (m_game.isOver()) {
        return ResultWords().line(m_game.outcome());
    }
    if (!input.hasSelection()) {
        const QString check = checkInWords(m_game);
        const QString turn = Phrases::sentence(turnInWords(m_game));
        return check.isEmpty() ? turn : check + QLatin1Char(' ') + turn;
    }
    QStringList parts{words.prompt(input, std::nullopt)};
    int number = 0;
    for (const insight::MoveChoice& choice : input.choices()) {
        parts
            << tr("%1: %2", "the number of a choice, and the choice").arg(++number).arg(words.choice(choice));
    }
    return Phrases::sentence(Phrases::inARow(parts));
}

} // namespace mujo::ui
