#include "ui/board/typed_moves.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/game/notation/hodges.h"
#include "core/game/notation/japanese.h"
#include "core/game/notation/japanese_reader.h"
#include "core/game/notation/move_reader.h"
#include "core/rules/move_text.h"
#include "ui/session/square_names.h"

namespace mujo::ui {

namespace {

QString plain(const QString& text) {
    const QString usual = text.normalized(QString::NormalizationForm_KC).toLower();
    return QString::fromStdString(plainJapaneseMove(usual.toStdString()));
}

QString bare(const QString& text) {
    return plain(text).remove(QLatin1Char('-'));
}

std::optional<Square> endOfLastMove(const Game& game) {
    const Game::Node node = game.current();
    return node == Game::kStart ? std::nullopt : std::optional(game.ply(node).move.to());
}

} // namespace

TypedMoves::TypedMoves(const Game& game)
    : m_position(game.position()), m_history(game.history()), m_previous(endOfLastMove(game)),
      m_legal(game.legalMoves()) {
    m_notations.reserve(m_legal.size());
    m_squares.reserve(m_legal.size());
    m_plain.reserve(m_legal.size());
    const std::vector<std::string> notations = writtenMoves();
    for (std::size_t i = 0; i < m_legal.size(); ++i) {
        m_notations.push_back(QString::fromStdString(notations[i]));
        m_squares.push_back(squaresOf(m_legal[i]));
        m_plain.push_back({plain(m_notations.back()), bare(m_notations.back()), plain(m_squares.back())});
        m_plain.back().squares.remove(QLatin1Char(','));
    }
}

/// All of them in the notation that the reader has chosen.
std::vector<std::string> TypedMoves::writtenMoves() const {
    const Variant& variant = m_position.variant();
    if (SquareNames::ofProgram().notation() != SquareNames::Notation::Japanese) {
        return hodgesOfAll(m_position, m_legal, squareStyle(variant));
    }
    std::vector<std::string> texts;
    texts.reserve(m_legal.size());
    for (const Move& move : m_legal) {
        texts.push_back(japanese(m_position, m_legal, move, m_previous));
    }
    return texts;
}

/// The machine text with the squares as they are shown and commas between them.
QString TypedMoves::squaresOf(const Move& move) const {
    const Variant& variant = m_position.variant();
    std::string text = rules::moveText(variant, move);
    const auto parsed = rules::parseMoveText(variant, text);
    if (!parsed) {
        return QString::fromStdString(text);
    }
    const auto name = [&](Square square) { return squareName(variant, square); };
    QStringList squares;
    if (!move.isDrop()) {
        squares << name(parsed->from());
    }
    for (const Square stop : parsed->stops) {
        squares << name(stop);
    }
    const QString drop = move.isDrop()
                             ? QString::fromStdString(variant.type(move.dropped()).id) + QLatin1Char('*')
                             : QString();
    const QString end = QString::fromStdString(rules::promotionText(variant, move));
    return drop + squares.join(QLatin1Char(',')) + end;
}

TypedMoves::Reading TypedMoves::read(const QString& text) const {
    const QString sign = text.trimmed().left(1);
    const QStringView others = m_position.turn() == Side::Sente ? QStringView(u"△▽☖") : QStringView(u"▲▼☗");
    if (!sign.isEmpty() && others.contains(sign.front())) { // a move of the other side
        Reading other;
        other.refusal.reason = rules::RefusalReason::NoSuchMove;
        return other;
    }
    // Wide letters and digits are read as the usual ones.
    const std::string written =
        plainJapaneseMove(text.normalized(QString::NormalizationForm_KC).toStdString());
    MoveReader::Reading reading = JapaneseReader(m_position, m_legal, m_previous).read(written);
    if (!reading.move && !reading.parsed && !reading.isAmbiguous) {
        reading = MoveReader(m_position, m_legal, squareStyle(m_position.variant())).read(written);
    }
    if (reading.move) {
        return {reading.move, {}};
    }
    if (reading.parsed) {
        return {std::nullopt, rules::explain(m_position, m_history, *reading.parsed)};
    }
    if (!reading.isAmbiguous) {
        return readBare(text);
    }
    Reading unread;
    unread.refusal.reason = rules::RefusalReason::Ambiguous;
    return unread;
}

/// As players of chess write it, without the hyphen of a quiet move.
TypedMoves::Reading TypedMoves::readBare(const QString& text) const {
    const QString typed = bare(text);
    Reading read;
    read.refusal.reason = rules::RefusalReason::NoSuchMove;
    for (std::size_t i = 0; i < m_legal.size(); ++i) {
        if (m_plain[i].bare != typed) {
            continue;
        }
        if (read.move) {
            read.move.reset();
            read.refusal.reason = rules::RefusalReason::Ambiguous;
            return read;
        }
        read.move = m_legal[i];
    }
    return read.move ? read : readRefused(text);
}

/// A move that is written like any other, but refused: `Bx3f` where a rule forbids it, the pass `B--`. The
/// reason is that of the piece of this kind that is nearest to making it, or else nearest to the square.
TypedMoves::Reading TypedMoves::readRefused(const QString& text) const {
    const Variant& variant = m_position.variant();
    QString typed = bare(text);
    while (typed.endsWith(QLatin1Char('+')) || typed.endsWith(QLatin1Char('='))) {
        typed.chop(1);
    }
    // How near the piece is to making the move.
    const auto nearness = [](rules::RefusalReason reason) {
        return reason == rules::RefusalReason::NoSuchMove ? 0
               : reason == rules::RefusalReason::Blocked  ? 1
                                                          : 2;
    };
    Reading nearest;
    nearest.refusal.reason = rules::RefusalReason::NoSuchMove;
    // How near the piece is to making the move, and then how near to the square (fewest squares, negative).
    std::pair<int, int> best;
    const auto consider = [&](Square from, Square to) {
        rules::ParsedMove move;
        move.origin = from;
        move.stops = {to};
        rules::Explanation why = rules::explain(m_position, m_history, move);
        const bool isFirst = nearest.refusal.fact.index() == 0;
        const BoardShape& shape = variant.shape();
        const int way =
            std::abs(shape.column(from) - shape.column(to)) + std::abs(shape.row(from) - shape.row(to));
        const std::pair now(nearness(why.reason), -way);
        if (!why.isLegal() && (isFirst || now > best)) {
            best = now;
            nearest.refusal = std::move(why);
        }
    };
    const auto names = [&](Square square, const QString& name) {
        return plain(squareName(variant, square)) == name;
    };
    const bool isPass = plain(text).endsWith(QLatin1String("--"));
    for (const Square from : m_position.pieces(m_position.turn())) {
        const QString kind = plain(QString::fromStdString(variant.type(m_position.at(from).type()).id));
        if (!typed.startsWith(kind)) {
            continue;
        }
        QString target = typed.mid(kind.size());
        if (isPass) {
            if (target.isEmpty() || names(from, target)) {
                consider(from, from);
            }
            continue;
        }
        target.remove(0, target.startsWith(QLatin1Char('x')) ? 1 : 0);
        for (int i = 0; i < variant.shape().squareCount(); ++i) {
            if (names(Square(i), target)) {
                consider(from, Square(i));
            }
        }
    }
    return nearest;
}

QStringList TypedMoves::completions(const QString& typed, int atMost) const {
    const QString begin = plain(typed);
    QStringList found;
    QString loose = begin; // squares may be typed without the commas
    loose.remove(QLatin1Char(',')).remove(QLatin1Char('-'));
    for (std::size_t i = 0; i < m_legal.size(); ++i) {
        if (m_plain[i].notation.startsWith(begin) ||
            (!loose.isEmpty() && m_plain[i].bare.startsWith(loose))) {
            found << m_notations[i];
        } else if (!loose.isEmpty() && m_plain[i].squares.startsWith(loose)) {
            found << m_squares[i];
        }
    }
    const auto first = found.begin() + std::min(static_cast<qsizetype>(atMost), found.size());
    std::partial_sort(found.begin(), first, found.end(), [](const QString& a, const QString& b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    });
    return found.mid(0, atMost);
}

} // namespace mujo::ui
