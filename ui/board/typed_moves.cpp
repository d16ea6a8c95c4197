#include "ui/board/typed_moves.h"

#include <QRegularExpression>
#include <algorithm>

#include "core/game/notation/hodges.h"
#include "core/rules/move_text.h"
#include "ui/session/square_names.h"

namespace mujo::ui {

namespace {

QString plain(const QString& text) {
    QString result = text.toLower();
    result.remove(QLatin1Char(' '));
    return result;
}

/// Takes a square off the front, whichever style it is written in.
std::optional<Square> takeSquare(const Variant& variant, std::string_view& text) {
    const SquareStyle own = squareStyle(variant);
    if (const auto square = variant.shape().parsePrefix(text, own)) {
        return square;
    }
    return variant.shape().parsePrefix(text, SquareStyle::Shogi);
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
        m_byText.insert(m_plain.back().notation, i);
        m_byText.insert(m_plain.back().squares, i);
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

std::optional<rules::ParsedMove> TypedMoves::parse(QString text) const {
    const Variant& variant = m_position.variant();
    text = plain(text);
    rules::ParsedMove move;
    const qsizetype star = text.indexOf(QLatin1Char('*'));
    if (star > 0) {
        QString id = text.left(star);
        if (id.startsWith(QLatin1Char('(')) && id.endsWith(QLatin1Char(')'))) {
            id = id.mid(1, id.size() - 2);
        }
        const auto type = variant.find(id.toStdString());
        if (!type) {
            return std::nullopt;
        }
        move.origin = Origin::hand(*type);
        text = text.mid(star + 1);
    }
    const QRegularExpression ending(QStringLiteral("[+=][^+=]*$"));
    if (const qsizetype end = text.indexOf(ending, 1); end > 0) {
        if (!move.readEnd(variant, text.mid(end).toStdString())) {
            return std::nullopt;
        }
        text.truncate(end);
    }
    const std::string letters = text.toStdString();
    std::string_view rest = letters;
    std::vector<Square> squares;
    while (!rest.empty()) {
        if (!squares.empty() && (rest[0] == ',' || rest[0] == '-' || rest[0] == 'x')) {
            rest.remove_prefix(1);
        }
        const auto square = takeSquare(variant, rest);
        if (!square) {
            return std::nullopt;
        }
        squares.push_back(*square);
    }
    const std::size_t needed = star > 0 ? 1 : 2;
    if (squares.size() < needed) {
        return std::nullopt;
    }
    if (star <= 0) {
        move.origin = squares.front();
        squares.erase(squares.begin());
    }
    move.stops = std::move(squares);
    return move;
}

QStringList TypedMoves::spellings(const QString& text) const {
    QStringList found{text};
    const QString mark = text.startsWith(QLatin1Char('+')) ? QStringLiteral("+") : QString();
    for (const PieceType& type : m_position.variant().types()) {
        for (const std::string& alias : type.aliases) {
            const QString front = mark + plain(QString::fromStdString(alias));
            if (!type.promoted && text.startsWith(front)) {
                found << mark + plain(QString::fromStdString(type.id)) + text.mid(front.size());
            }
        }
    }
    return found;
}

TypedMoves::Reading TypedMoves::read(const QString& text) const {
    const QString wanted = plain(text);
    for (const QString& spelling : spellings(wanted)) {
        if (const auto found = m_byText.constFind(spelling); found != m_byText.constEnd()) {
            return {m_legal[*found], {}};
        }
    }
    // Notation without what singles it out, as far as only one move fits.
    std::optional<std::size_t> only;
    int fitting = 0;
    for (std::size_t i = 0; i < m_notations.size() && !wanted.isEmpty(); ++i) {
        if (m_plain[i].notation.startsWith(wanted)) {
            only = i;
            ++fitting;
        }
    }
    const auto parsed = parse(text);
    if (parsed) {
        const auto move = rules::matchMove(m_position, m_legal, *parsed);
        if (move) {
            return {*move, {}};
        }
        return {std::nullopt, rules::explain(m_position, m_history, *parsed)};
    }
    if (fitting == 1) {
        return {m_legal[*only], {}};
    }
    Reading unread;
    unread.refusal.reason = fitting > 1 ? rules::RefusalReason::Ambiguous : rules::RefusalReason::NoSuchMove;
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
