#include "ui/session/move_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/game/notation/hodges.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct MoveWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::MoveWords)
};

/// The pieces that a move takes, in its order, those of its own side that it removes, and those that burn.
struct Victims {
    QStringList taken;
    QStringList own;
    QStringList burnt;
};

Victims victimsOf(const Position& before, const Move& move, const Transition& transition) {
    const Variant& variant = before.variant();
    const auto named = [&](Square at) {
        return MoveWords::tr("%1 on %2", "a piece and its square")
            .arg(toQString(variant.type(before.at(at).type()).name), squareName(variant, at));
    };
    const bool burns = !variant.rules().burning && variant.type(before.at(move.from()).type()).burns;
    const auto captured = rules::capturedSquares(before, move);
    Victims victims;
    for (const Square at : captured) {
        (burns && at != move.to()             ? victims.burnt
         : before.at(at).holds(before.turn()) ? victims.own
                                              : victims.taken)
            << named(at);
    }
    for (const Square at : rules::removedSquares(transition, move)) {
        if (!captured.contains(at)) {
            victims.burnt << named(at);
        }
    }
    return victims;
}

/// More pieces than these are told by their number, with the first and the last of them.
constexpr qsizetype kMostNamed = 3;

/// The pieces by name where they are few: `few` has a place for them, `many` for their number, the first and
/// the last.
QString told(const QStringList& pieces, const QString& few, const QString& many) {
    return pieces.size() > kMostNamed
               ? many.arg(QString::number(pieces.size()), pieces.front(), pieces.back())
               : few.arg(listed(pieces));
}

/// What a sweep does in few words, as a list of phrases.
QStringList shortSweep(const Position& before, const Move& move, const Victims& victims) {
    QStringList parts{MoveWords::tr("goes to %1").arg(squareName(before.variant(), move.to()))};
    if (!victims.taken.isEmpty()) {
        parts << told(victims.taken, MoveWords::tr("takes %1", "pieces and their squares"),
                      MoveWords::tr("takes %1 pieces, from %2 to %3"));
    }
    if (!victims.own.isEmpty()) {
        parts << told(victims.own, MoveWords::tr("removes its own %1", "pieces and their squares"),
                      MoveWords::tr("removes %1 of its own pieces, from %2 to %3"));
    }
    if (!victims.burnt.isEmpty()) {
        parts << MoveWords::tr("burns %1", "pieces and their squares").arg(listed(victims.burnt));
    }
    return parts;
}

/// What burns without being taken, as a list of phrases.
QStringList burns(const Position& before, const Move& move) {
    const auto captured = rules::capturedSquares(before, move);
    const Transition transition = rules::resolve(before, move);
    QStringList parts;
    for (const Square gone : rules::removedSquares(transition, move)) {
        if (!captured.contains(gone)) {
            parts << MoveWords::tr("burns %1 on %2")
                         .arg(toQString(before.variant().type(before.at(gone).type()).name),
                              squareName(before.variant(), gone));
        }
    }
    if (rules::moverBurns(transition, move)) {
        parts << MoveWords::tr("and is burnt there itself");
    }
    return parts;
}

/// What happens in order, as a list of phrases.
QStringList legs(const Position& before, const Move& move) {
    const auto square = [&](Square at) { return squareName(before.variant(), at); };
    const auto kind = [&](Square at) { return toQString(before.variant().type(before.at(at).type()).name); };
    const auto captured = rules::capturedSquares(before, move);
    const bool stays = move.to() == move.origin;
    const bool burnsOne =
        !before.variant().rules().burning && before.variant().type(before.at(move.from()).type()).burns;
    QStringList parts;
    QStringList burnt;
    if (move.sweeps) { // before the long list of what it removes
        parts << MoveWords::tr("goes to %1").arg(square(move.to()));
    }
    for (const Square victim : captured) {
        const bool own = before.at(victim).holds(before.turn());
        if (burnsOne && victim != move.to()) {
            burnt << MoveWords::tr("burns %1 on %2").arg(kind(victim), square(victim));
        } else {
            parts << (own ? MoveWords::tr("removes its own %1 on %2") : MoveWords::tr("takes %1 on %2"))
                         .arg(kind(victim), square(victim));
        }
    }
    burnt += burns(before, move);
    if (stays) {
        parts += burnt;
        parts << MoveWords::tr("stays on %1").arg(square(move.from()));
        return parts;
    }
    if (move.sweeps) {
        return parts + burnt;
    }
    if (!captured.contains(move.to())) {
        parts << MoveWords::tr("goes to %1").arg(square(move.to()));
    } else if (captured[captured.size() - 1] != move.to()) {
        parts << MoveWords::tr("ends on %1").arg(square(move.to()));
    }
    return parts + burnt;
}

/// What a piece of the board does, without what becomes of it.
QString deed(const Position& before, const Move& move, const Transition& transition) {
    const Variant& variant = before.variant();
    const QString mover = toQString(variant.type(before.at(move.from()).type()).name);
    const QString square = squareName(variant, move.to());
    const bool stays = move.to() == move.origin;
    const Victims victims = victimsOf(before, move, transition);
    const bool endsOnCapture =
        !rules::capturedSquares(before, move).empty() && !before.at(move.to()).isEmpty();
    QString said;
    if (victims.taken.isEmpty()) {
        said = stays ? MoveWords::tr("%1 stays on %2").arg(mover, square)
                     : MoveWords::tr("%1 goes to %2").arg(mover, square);
    } else {
        said = told(victims.taken, MoveWords::tr("%1 takes %2").arg(mover),
                    MoveWords::tr("%1 takes %2 pieces, from %3 to %4").arg(mover));
        if (stays) {
            said = MoveWords::tr("%1, staying on %2").arg(said, square);
        } else if (victims.taken.size() > 1 || !endsOnCapture) {
            said = MoveWords::tr("%1, ending on %2").arg(said, square);
        }
    }
    if (!victims.own.isEmpty()) {
        said = told(victims.own, MoveWords::tr("%1, removing its own %2").arg(said),
                    MoveWords::tr("%1, removing %2 of its own pieces, from %3 to %4").arg(said));
    }
    if (!victims.burnt.isEmpty()) {
        said = MoveWords::tr("%1, burning %2").arg(said, listed(victims.burnt));
    }
    return rules::moverBurns(transition, move) ? MoveWords::tr("%1, and is burnt itself").arg(said) : said;
}

Position beforeLastMove(const Game& game) {
    Position before = game.position();
    before.revert(game.plies().back().transition);
    return before;
}

bool isJapanese() {
    return SquareNames::ofProgram().notation() == SquareNames::Notation::Japanese;
}

/// `isShort`: a sweep is told by the number of the pieces that it removes.
QString inWords(const Position& before, const Move& move, bool isShort) {
    const Variant& variant = before.variant();
    const QString side = sideName(before.turn());
    if (move.isDrop()) {
        return MoveWords::tr("%1 drops %2 on %3")
            .arg(side, toQString(variant.type(move.dropped()).name), squareName(variant, move.to()));
    }
    const PieceType& mover = variant.type(before.at(move.from()).type());
    QStringList phrases =
        move.isPass() ? QStringList(MoveWords::tr("passes")) + burns(before, move)
        : isShort && move.sweeps
            ? shortSweep(before, move, victimsOf(before, move, rules::resolve(before, move)))
            : legs(before, move);
    if (move.promotes()) {
        const QString becomes = toQString(variant.type(*move.promotion).name);
        phrases << (move.promotion == mover.promotesTo ? MoveWords::tr("promotes to %1")
                                                       : MoveWords::tr("becomes %1"))
                       .arg(becomes);
    }
    //: The side, the piece, and what it does, as phrases with commas between them
    return MoveWords::tr("%1: %2 %3").arg(side, toQString(mover.name), Phrases::list(phrases));
}

} // namespace

Position positionAt(const Game& game, Game::Node node) {
    std::vector<Game::Node> way;
    for (Game::Node at = node; at != Game::kStart; at = game.parent(at)) {
        way.push_back(at);
    }
    Position position = game.start();
    for (auto at = way.rbegin(); at != way.rend(); ++at) {
        position.apply(game.ply(*at).transition);
    }
    return position;
}

QString listed(const QStringList& parts) {
    QString list = parts.front();
    for (qsizetype i = 1; i < parts.size(); ++i) {
        list = (i + 1 < parts.size() ? MoveWords::tr("%1, %2", "parts of a list of pieces")
                                     : MoveWords::tr("%1 and %2", "the last two parts of a list of pieces"))
                   .arg(list, parts[i]);
    }
    return list;
}

QString moveInWords(const Position& before, const Move& move) {
    return inWords(before, move, false);
}

QString adviceInWords(const Game& game, const Move& move) {
    const std::vector<Move>& legal = game.legalMoves();
    const bool declines = !move.promotes() && std::any_of(legal.begin(), legal.end(), [&](const Move& other) {
        return other.promotes() && other.origin == move.origin && other.path == move.path;
    });
    const QString words = inWords(game.position(), move, true);
    return declines ? MoveWords::tr("%1, without promoting", "a move").arg(words) : words;
}

QString moveSentence(const Position& before, const Move& move) {
    const Variant& variant = before.variant();
    if (move.isDrop()) {
        return MoveWords::tr("%1 is dropped on %2.")
            .arg(toQString(variant.type(move.dropped()).name), squareName(variant, move.to()));
    }
    const PieceType& mover = variant.type(before.at(move.from()).type());
    if (move.isPass()) {
        const QStringList burnt = burns(before, move);
        return burnt.isEmpty() ? MoveWords::tr("%1 passes: nothing moves.").arg(toQString(mover.name))
                               : MoveWords::tr("%1 passes, and %2.", "a piece, and what it burns")
                                     .arg(toQString(mover.name), Phrases::list(burnt));
    }
    const QString said = deed(before, move, rules::resolve(before, move));
    if (!move.promotes()) {
        return MoveWords::tr("%1.", "a whole sentence").arg(said);
    }
    return (move.promotion == mover.promotesTo ? MoveWords::tr("%1, and promotes to %2.")
                                               : MoveWords::tr("%1, and becomes %2."))
        .arg(said, toQString(variant.type(*move.promotion).name));
}

QString moveSentence(const Game& game, Game::Node node) {
    return moveSentence(positionAt(game, game.parent(node)), game.ply(node).move);
}

QString moveText(const Game& game, Game::Node node) {
    return toQString(isJapanese() ? japanese(game, node) : hodges(game, node, squareStyle(game.variant())));
}

QString moveText(const MoveInLine& line, const Move& move, const Transition& transition,
                 const MoveContext& context) {
    return toQString(isJapanese()
                         ? japanese(line, move, transition, context)
                         : hodges(line.variant, move, transition, context, squareStyle(line.variant)));
}

QString nextMoveText(const Game& game, Game::Node node, const Move& move) {
    const Position position = positionAt(game, node);
    const Side side = position.turn();
    const std::vector<Move> legal = rules::legalMoves(position, History(position.key()));
    const auto previous = node == Game::kStart ? std::nullopt : std::optional(game.ply(node).move.to());
    return moveText({.variant = game.variant(), .side = side, .previous = previous}, move,
                    rules::resolve(position, move), contextOf(position, legal, move));
}

QString markedMoveText(const Game& game, Game::Node node) {
    const QString text = moveText(game, node);
    const auto glyph = game.ply(node).glyph;
    return glyph ? text + QLatin1Char(' ') + toQString(std::string(glyphText(*glyph))) : text;
}

int moveNumberAt(const Game& game, std::size_t depth) {
    const int plyOfStart = game.start().ply() - 1; // made before the start
    if (Phrases::countsSingleMoves()) {
        return plyOfStart + static_cast<int>(depth);
    }
    const int lead = game.start().turn() == Side::Gote ? 1 : 0;
    return (plyOfStart + 2) / 2 + (static_cast<int>(depth) - 1 + lead) / 2;
}

int moveNumber(const Game& game, Game::Node node) {
    return moveNumberAt(game, game.depth(node));
}

int nextMoveNumber(const Game& game) {
    return moveNumberAt(game, game.plies().size() + 1);
}

int pliesOfMove() {
    return Phrases::countsSingleMoves() ? 1 : 2;
}

int movesCounted(std::size_t plies) {
    return (static_cast<int>(plies) + pliesOfMove() - 1) / pliesOfMove();
}

QString numberedMoveText(const Game& game, Game::Node node) {
    const bool isGotes = (game.depth(node) % 2 == 1) == (game.start().turn() == Side::Gote);
    return (isGotes && !isJapanese() ? MoveWords::tr("%1… %2", "a move of Gote: its number, the move")
                                     : MoveWords::tr("%1 %2", "a move of Sente: its number, the move"))
        .arg(moveNumber(game, node))
        .arg(markedMoveText(game, node));
}

QString movesInARow(const Game& game, const std::vector<Game::Node>& nodes) {
    QStringList moves;
    int number = 0;
    for (const Game::Node node : nodes) {
        const bool isNumbered = std::exchange(number, moveNumber(game, node)) != number;
        moves << (isNumbered ? numberedMoveText(game, node) : markedMoveText(game, node));
    }
    return moves.join(QStringLiteral("  "));
}

QString glyphInWords(MoveGlyph glyph) {
    switch (glyph) {
    case MoveGlyph::Good:
        return MoveWords::tr("good move");
    case MoveGlyph::Mistake:
        return MoveWords::tr("mistake");
    case MoveGlyph::Brilliant:
        return MoveWords::tr("excellent move");
    case MoveGlyph::Blunder:
        return MoveWords::tr("blunder");
    case MoveGlyph::Interesting:
        return MoveWords::tr("interesting move");
    case MoveGlyph::Dubious:
        break;
    }
    return MoveWords::tr("dubious move");
}

QString lastMoveInWords(const Game& game) {
    return game.plies().empty() ? QString() : moveInWords(beforeLastMove(game), game.plies().back().move);
}

QString lastMoveInFewWords(const Game& game) {
    if (game.plies().empty() || game.plies().back().move.isDrop()) {
        return lastMoveInWords(game);
    }
    const Game::Ply& ply = game.plies().back();
    const Position before = beforeLastMove(game);
    const auto gone = rules::removedSquares(ply.transition, ply.move);
    if (gone.empty()) {
        return lastMoveInWords(game);
    }
    const auto own = static_cast<int>(
        std::ranges::count_if(gone, [&](Square at) { return before.at(at).holds(before.turn()); }));
    const QString mover = toQString(game.variant().type(before.at(ply.move.from()).type()).name);
    const QString words =
        MoveWords::tr("%1: %2 from %3 to %4, and %n piece(s) are gone", "a side, its piece, two squares",
                      static_cast<int>(gone.size()))
            .arg(sideName(before.turn()), mover, squareName(game.variant(), ply.move.from()),
                 squareName(game.variant(), ply.move.to()));
    const QString counted =
        own == static_cast<int>(gone.size())
            ? MoveWords::tr("%1, all its own", "a move that removes pieces").arg(words)
        : own == 0 ? words
                   : MoveWords::tr("%1, %2 of them its own", "a move, a number").arg(words).arg(own);
    if (!ply.move.promotes()) {
        return counted;
    }
    const bool isPromotion =
        ply.move.promotion == game.variant().type(before.at(ply.move.from()).type()).promotesTo;
    return (isPromotion ? MoveWords::tr("%1, and it promotes to %2", "a move, a piece")
                        : MoveWords::tr("%1, and it becomes %2", "a move, a piece"))
        .arg(counted, toQString(game.variant().type(*ply.move.promotion).name));
}

} // namespace mujo::ui
