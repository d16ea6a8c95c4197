#include "ui/session/judgement_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

#include "core/insight/as_if_moves.h"
#include "core/insight/taking_back.h"
#include "core/insight/threat_map.h"
#include "core/position/as_if.h"
#include "core/rules/captures.h"
#include "core/rules/resolve.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/score_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct JudgementWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::JudgementWords)
};

/// At the beginning of a sentence.
QString title(Judgement judgement) {
    switch (judgement) {
    case Judgement::Inaccuracy:
        return JudgementWords::tr("Inaccuracy");
    case Judgement::Mistake:
        return JudgementWords::tr("Mistake");
    case Judgement::Blunder:
        return JudgementWords::tr("Blunder");
    case Judgement::MissedWin:
        return JudgementWords::tr("Missed chance");
    case Judgement::MissedMate:
        break;
    }
    return JudgementWords::tr("Missed forced win");
}

/// And whose move it is.
QString titleOf(Judgement judgement, Side mover) {
    return JudgementWords::tr("%1 by %2", "\"Mistake\", a side").arg(title(judgement), sideName(mover));
}

/// Whom a score is good for, and by how much: a sentence that speaks of one side is not read with signs.
QString advantage(int score) {
    if (isForced(score)) {
        return scoreInWords(score);
    }
    const QString points = QLocale::c().toString(std::abs(score) / 100.0, 'f', 2);
    return score == 0 ? JudgementWords::tr("even", "a score")
                      : JudgementWords::tr("%1 points for %2", "a number, a side")
                            .arg(points, sideName(score > 0 ? Side::Sente : Side::Gote));
}

/// The same after the better move of `mover`: what favours the other side is what is left of it.
QString advantageLeft(int score, Side mover) {
    const bool isForOther = score != 0 && (score > 0) != (mover == Side::Sente) && !isForced(score);
    return isForOther ? JudgementWords::tr("only %1", "\"6.58 points for Gote\"").arg(advantage(score))
                      : advantage(score);
}

/// The better move; empty where none was found.
QString betterMove(const Game& game, Game::Node node) {
    const auto& line = game.ply(game.parent(node)).finding->line;
    return line.empty() ? QString() : nextMoveText(game, game.parent(node), line.front());
}

/// After the move: as the position has it by itself, from which the next move is measured, too, unless the
/// move would be judged otherwise by that than by the comparison with the better one.
PositionScore scoreAfter(const Game& game, Game::Node node) {
    const PositionScore compared = *scoreOfMove(game, node);
    const auto& own = game.ply(node).finding;
    const PositionScore& before = game.ply(game.parent(node)).finding->score;
    const Side mover = game.turn(game.parent(node));
    const bool agree = own && judgeMove(before, own->score, mover) == judgeMove(before, compared, mover);
    return agree ? own->score : compared;
}

/// The pieces that each side loses in a line.
struct Losses {
    PerSide<std::vector<PieceTypeId>> of;
};

/// What comes later is far from the move that is asked about, and is neither told nor drawn.
constexpr std::size_t kToldMoves = 6;

Losses lossesIn(Position position, std::span<const Move> line) {
    Losses losses;
    for (const Move& move : line.first(std::min(line.size(), kToldMoves))) {
        const Transition transition = rules::resolve(position, move);
        const auto lose = [&](Square at) {
            const Piece piece = position.at(at).piece();
            losses.of[piece.owner].push_back(piece.type);
        };
        for (const Square gone : rules::removedSquares(transition, move)) {
            lose(gone);
        }
        if (!move.isDrop() && rules::moverBurns(transition, move)) {
            lose(move.from());
        }
        position.apply(transition);
    }
    return losses;
}

/// Kinds of one name, a promoted one and another, are counted together.
QString pieces(const Variant& variant, const std::vector<PieceTypeId>& types) {
    std::vector<std::pair<QString, int>> counted;
    for (const PieceTypeId type : types) {
        const QString name = toQString(variant.type(type).name);
        const auto known = std::ranges::find(counted, name, &std::pair<QString, int>::first);
        if (known == counted.end()) {
            counted.emplace_back(name, 1);
        } else {
            ++known->second;
        }
    }
    QStringList parts;
    for (const auto& [name, count] : counted) {
        parts << (count == 1
                      ? JudgementWords::tr("the %1", "one piece of a kind").arg(name)
                      : JudgementWords::tr("%1 × %2", "so many pieces of a kind").arg(count).arg(name));
    }
    return listed(parts);
}

/// Whether the move has taken its last guard from a piece that stood where it stands, and is taken there.
bool leavesUnguarded(const Game& game, Game::Node node, const Move& answer) {
    const Game::Node before = game.parent(node);
    const Side mover = game.turn(before);
    const Square taken = answer.to();
    const Position earlier = positionAt(game, before);
    return earlier.at(taken) == positionAt(game, node).at(taken) && earlier.at(taken).holds(mover) &&
           !insight::attackersOf(earlier, taken, mover).empty() &&
           insight::attackersOf(positionAt(game, node), taken, mover).empty();
}

/// The squares, without those of royals, on which the piece on the square could take if it were its turn.
std::vector<Square> attackedFrom(const Position& position, Square square) {
    std::vector<Square> squares;
    const Position turned = asIfToMove(position, position.at(square).owner());
    for (const Move& move : insight::movesAsIfToMove(turned, square)) {
        for (const Square taken : rules::capturedSquares(turned, move)) {
            if (!position.variant().isRoyal(position.at(taken).type())) {
                squares.push_back(taken);
            }
        }
    }
    std::sort(squares.begin(), squares.end());
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    return squares;
}

/// Of an answer after which nothing is taken soon: whether it gives check, and what it attacks.
QString quietAnswer(const Game& game, Game::Node node, const QString& answer) {
    constexpr std::size_t kMost = 3; // a strong piece attacks many, and that says nothing
    const Move& move = game.ply(node).finding->line.front();
    Position after = positionAt(game, node);
    const QString side = sideName(after.turn());
    after.apply(rules::resolve(after, move));
    const QString points = advantage(scoreForSente(scoreAfter(game, node)));
    const bool checks = rules::inCheck(after, after.turn());
    const bool stands = !after.at(move.to()).isEmpty() && after.at(move.to()).owner() != after.turn();
    const auto attacked = stands ? attackedFrom(after, move.to()) : std::vector<Square>();
    if (attacked.empty() || attacked.size() > kMost) {
        return (checks ? JudgementWords::tr("%1 answers %2 with check; nothing is taken at once, but the "
                                            "score is then %3.",
                                            "the last is \"3.50 points for Sente\"")
                       : JudgementWords::tr("%1 answers %2; nothing is taken at once, but the score is then "
                                            "%3.",
                                            "the last is \"3.50 points for Sente\""))
            .arg(side, answer, points);
    }
    QStringList named;
    for (const Square at : attacked) {
        named << JudgementWords::tr("the %1 on %2", "a piece and its square")
                     .arg(toQString(game.variant().type(after.at(at).type()).name),
                          squareName(game.variant(), at));
    }
    return (checks ? JudgementWords::tr("%1 answers %2 with check and attacks %3; the score is then %4.",
                                        "a side, a move, pieces, \"3.50 points for Sente\"")
                   : JudgementWords::tr("%1 answers %2 and attacks %3; the score is then %4.",
                                        "a side, a move, pieces, \"3.50 points for Sente\""))
        .arg(side, answer, listed(named), points);
}

/// What the best line after the move comes to.
QString refutation(const Game& game, Game::Node node) {
    if (isOverByRules(game, node)) {
        return JudgementWords::tr("The game is over with this move.");
    }
    const auto& finding = game.ply(node).finding;
    if (finding->line.empty()) {
        return JudgementWords::tr("The score after this move is %1.")
            .arg(advantage(scoreForSente(scoreAfter(game, node))));
    }
    const Side answering = game.turn(node);
    const QString side = sideName(answering);
    const QString answer = nextMoveText(game, node, finding->line.front());
    const PositionScore& score = finding->score;
    if (score.isForced && (score.value > 0) == (answering == Side::Sente)) {
        return JudgementWords::tr("%1 answers %2 and wins in %n move(s).", nullptr,
                                  movesToEnd(scoreForSente(score)))
            .arg(side, answer);
    }
    const Variant& variant = game.variant();
    const Losses losses = lossesIn(positionAt(game, node), finding->line);
    const auto& won = losses.of[opponent(answering)];
    const auto& lost = losses.of[answering];
    if (won.empty()) {
        return quietAnswer(game, node, answer);
    }
    const bool isLeft = won.size() == 1 && leavesUnguarded(game, node, finding->line.front());
    QString words =
        lost.empty() && isLeft
            ? JudgementWords::tr("%1 answers %2 and wins %3, which nothing guards any more.",
                                 "a side, a move, a piece")
                  .arg(side, answer, pieces(variant, won))
        : lost.empty()
            ? JudgementWords::tr("%1 answers %2 and wins %3.", "a side, a move, pieces")
                  .arg(side, answer, pieces(variant, won))
            : JudgementWords::tr("%1 answers %2; in the moves that follow it takes %3 and loses %4.",
                                 "a side, a move, pieces")
                  .arg(side, answer, pieces(variant, won), pieces(variant, lost));
    if (insight::leavesTakingBack(positionAt(game, node), finding->line)) {
        words = JudgementWords::tr("%1 %2", "two sentences")
                    .arg(words, JudgementWords::tr("The best defence does not take back on %1.")
                                    .arg(squareName(variant, finding->line.front().to())));
    }
    return words;
}

QString improvement(const Game& game, Game::Node node) {
    const QString better = betterMove(game, node);
    if (better.isEmpty()) {
        return {};
    }
    const Game::Node before = game.parent(node);
    const Finding& finding = *game.ply(before).finding;
    const Side mover = game.turn(before);
    const int score = scoreForSente(finding.score);
    if (isForced(score) && (score > 0) == (mover == Side::Sente)) {
        return JudgementWords::tr("%1 would have won in %n move(s).", nullptr, movesToEnd(score)).arg(better);
    }
    const Side other = opponent(mover);
    const Losses atOnce = lossesIn(positionAt(game, before), std::span(finding.line).first(1));
    if (!atOnce.of[other].empty()) {
        return JudgementWords::tr("Better was %1, which takes %2: then %3.", "a move, pieces, a score")
            .arg(better, pieces(game.variant(), atOnce.of[other]), advantageLeft(score, mover));
    }
    const Losses later = lossesIn(positionAt(game, before), finding.line);
    if (!later.of[other].empty() && later.of[mover].empty()) {
        return JudgementWords::tr("Better was %1, which wins %2: then %3.", "a move, pieces, a score")
            .arg(better, pieces(game.variant(), later.of[other]), advantageLeft(score, mover));
    }
    return JudgementWords::tr("Better was %1: then %2.", "a move and its score")
        .arg(better, advantageLeft(score, mover));
}

} // namespace

QString judgementName(Judgement judgement) {
    switch (judgement) {
    case Judgement::Inaccuracy:
        return JudgementWords::tr("inaccuracy");
    case Judgement::Mistake:
        return JudgementWords::tr("mistake");
    case Judgement::Blunder:
        return JudgementWords::tr("blunder");
    case Judgement::MissedWin:
        return JudgementWords::tr("missed chance");
    case Judgement::MissedMate:
        break;
    }
    return JudgementWords::tr("missed forced win");
}

QString judgementInWords(const Game& game, Game::Node node) {
    const auto judgement = judgementOf(game, node);
    if (!judgement) {
        return {};
    }
    const QString what = titleOf(*judgement, game.turn(game.parent(node)));
    const QString before = scoreInWords(scoreForSente(game.ply(game.parent(node)).finding->score));
    const QString better = betterMove(game, node);
    if (isOverByRules(game, node)) {
        const QString end = ResultWords().title(game.outcome(node));
        return better.isEmpty()
                   ? JudgementWords::tr("%1: %2 before, and the game is over (%3)",
                                        "what the move is, a score, a result")
                         .arg(what, before, end)
                   : JudgementWords::tr("%1: %2 before, and the game is over (%3); better was %4",
                                        "what the move is, a score, a result, a move")
                         .arg(what, before, end, better);
    }
    const QString after = scoreInWords(scoreForSente(scoreAfter(game, node)));
    return better.isEmpty() ? JudgementWords::tr("%1: %2 before, %3 after").arg(what, before, after)
                            : JudgementWords::tr("%1: %2 before, %3 after; better was %4")
                                  .arg(what, before, after, better);
}

QString remarkInWords(const Game& game, Game::Node node) {
    if (isOverByRules(game, node)) {
        return ResultWords().line(game.outcome(node));
    }
    const auto& before = game.ply(game.parent(node)).finding;
    const auto after = scoreOfMove(game, node);
    if (!before || !after) {
        return JudgementWords::tr(
            "This move is not analysed yet: “Analyse the whole game”, in the Move menu, finds "
            "mistakes.");
    }
    const bool losesByForce =
        after->isForced && (after->value > 0) != (game.turn(game.parent(node)) == Side::Sente);
    if (losesByForce && !before->score.isForced) {
        const QString found = scoreInWords(scoreForSente(*after));
        if (!before->line.empty() && before->line.front() == game.ply(node).move) {
            return JudgementWords::tr("The analysis found no better move; after this one %1.",
                                      "\"Sente wins in 1\"")
                .arg(found);
        }
        return JudgementWords::tr("The position was as good as lost before (%1); after this move %2.",
                                  "a score as Sente sees it, and \"Sente wins in 1\"")
            .arg(scoreInWords(scoreForSente(before->score)), found);
    }
    return JudgementWords::tr("The analysis has nothing against this move.");
}

QString reasonInWords(const Game& game, Game::Node node) {
    const Game::Node before = game.parent(node);
    const Losses taken = lossesIn(positionAt(game, before), std::span(&game.ply(node).move, 1));
    const auto& gained = taken.of[opponent(game.turn(before))];
    const QString answer = refutation(game, node);
    const QString reason = gained.empty() || isOverByRules(game, node)
                               ? answer
                               : JudgementWords::tr("The move takes %1. %2", "pieces; what follows")
                                     .arg(pieces(game.variant(), gained), answer);
    const QString better = improvement(game, node);
    return better.isEmpty() ? reason : JudgementWords::tr("%1 %2", "two sentences").arg(reason, better);
}

std::vector<Move> reasonInMoves(const Game& game, Game::Node node) {
    const auto& finding = game.ply(node).finding;
    if (!finding || finding->line.empty()) {
        return {};
    }
    const std::vector<Move>& line = finding->line;
    Position position = positionAt(game, node);
    std::size_t told = 0;
    for (std::size_t i = 0; i < std::min(line.size(), kToldMoves); ++i) {
        const Transition transition = rules::resolve(position, line[i]);
        if (!rules::removedSquares(transition, line[i]).empty()) {
            told = i + 1;
        }
        position.apply(transition);
    }
    constexpr std::size_t kQuiet = 3; // of a line in which nothing is taken
    const std::size_t shown = told > 0 ? told : std::min(line.size(), kQuiet);
    return {line.begin(), line.begin() + static_cast<std::ptrdiff_t>(shown)};
}

} // namespace mujo::ui
