#include "ui/board/typed_moves.h"

#include <algorithm>

#include "core/game/notation/hodges.h"
#include "core/game/notation/move_reader.h"
#include "core/rules/move_text.h"
#include "ui/session/square_names.h"

namespace mujo::ui {

namespace {

QString plain(const QString& text) {
    QString result = text.toLower();
    result.remove(QLatin1Char(' '));
    return result;
}

} // namespace

TypedMoves::TypedMoves(const Game& game)
    : m_position(game.position()), m_history(game.history()), m_legal(game.legalMoves()) {
    m_notations.reserve(m_legal.size());
    m_squares.reserve(m_legal.size());
    m_plain.reserve(m_legal.size());
    const std::vector<std::string> notations =
        hodgesOfAll(m_position, m_legal, squareStyle(m_position.variant()));
    for (std::size_t i = 0; i < m_legal.size(); ++i) {
        m_notations.push_back(QString::fromStdString(notations[i]));
        m_squares.push_back(squaresOf(m_legal[i]));
        m_plain.push_back({plain(m_notations.back()), plain(m_squares.back())});
        m_plain.back().squares.remove(QLatin1Char(','));
    }
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
    const MoveReader::Reading reading =
        MoveReader(m_position, m_legal, squareStyle(m_position.variant())).read(text.toStdString());
    if (reading.move) {
        return {reading.move, {}};
    }
    if (reading.parsed) {
        return {std::nullopt, rules::explain(m_position, m_history, *reading.parsed)};
    }
    Reading unread;
    unread.refusal.reason =
        reading.isAmbiguous ? rules::RefusalReason::Ambiguous : rules::RefusalReason::NoSuchMove;
    return unread;
}

QStringList TypedMoves::completions(const QString& typed, int atMost) const {
    const QString begin = plain(typed);
    QStringList found;
    QString loose = begin; // squares may be typed without the commas
    loose.remove(QLatin1Char(',')).remove(QLatin1Char('-'));
    for (std::size_t i = 0; i < m_legal.size(); ++i) {
        if (m_plain[i].notation.startsWith(begin)) {
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
