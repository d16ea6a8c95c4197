#include "ui/pages/paper_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <algorithm>
#include <optional>
#include <vector>

#include "ui/pages/page_title.h"
#include "ui/pages/paper_diagrams.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr qreal kTitlePoints = 17;
constexpr qreal kTextPoints = 10;
constexpr qreal kLinePoints = 9; // of the other lines
constexpr qreal kCaptionPoints = 8;

/// With the places where a line may end: within a move only before a capture that is not its first one, and
/// not between a move and its number.
QString withPlacesToBreak(const Game& game, Game::Node node, const QString& text) {
    // An x is a file or a rank as well.
    static const QRegularExpression kOfShogi(QStringLiteral("x(?=!?[0-9])"));
    static const QRegularExpression kOfChess(QStringLiteral("(?<![a-z])x(?=!?[a-z])"));
    const QRegularExpression& capture =
        squareStyle(game.variant()) == SquareStyle::Chess ? kOfChess : kOfShogi;
    QString move = moveText(game, node);
    const qsizetype at = text.lastIndexOf(move);
    if (at < 0) {
        return text;
    }
    QString before = text.left(at);
    QString behind = text.mid(at + move.size());
    std::vector<qsizetype> captures;
    for (auto each = capture.globalMatch(move); each.hasNext();) {
        captures.push_back(each.next().capturedStart());
    }
    for (std::size_t i = captures.size(); i > 1; --i) {
        move.insert(captures[i - 1], QChar(0x200B)); // a space without width
    }
    const auto kept = [](QString& part) { return part.replace(QLatin1Char(' '), QChar(QChar::Nbsp)); };
    return kept(before) + move + kept(behind);
}

/// The text of a game while it is written. A document scales distances from the screen to its paper.
class PaperText {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::PaperText)

public:
    PaperText(QTextDocument& document, const Game& game, const GameDetails& details,
              const PaperChoices& choices)
        : m_game(game), m_details(details), m_choices(choices), m_cursor(&document) {}

    void write();

private:
    /// A move that is still to be written.
    struct Open {
        Game::Node node;
        int level; ///< 0 on the main line, one more on each line that leaves another one
        bool beginsLine;
    };

    [[nodiscard]] static QTextCharFormat font(qreal points, bool isBold = false);
    void paragraph(int level, qreal above);
    void heading();
    void moves();
    void move(const Open& open);
    void comment(Game::Node node, int level);
    void diagram(Game::Node node, const QString& caption);
    [[nodiscard]] bool hasDiagram(Game::Node node, int level) const;
    void ending();

    const Game& m_game;
    const GameDetails& m_details;
    const PaperChoices& m_choices;
    QTextCursor m_cursor;
    std::optional<int> m_level{}; ///< of the moves of the paragraph that is being written; none between them
    std::optional<Game::Node> m_drawn{}; ///< of the diagram that stands last
};

QTextCharFormat PaperText::font(qreal points, bool isBold) {
    QTextCharFormat format;
    format.setFontFamilies({QStringLiteral("serif")});
    format.setFontPointSize(points);
    format.setFontWeight(isBold ? QFont::Bold : QFont::Normal);
    format.setForeground(Qt::black);
    return format;
}

void PaperText::paragraph(int level, qreal above) {
    constexpr qreal kIndent = 20;
    constexpr int kDeepest = 6;
    QTextBlockFormat format;
    format.setTopMargin(above);
    format.setLeftMargin(std::min(level, kDeepest) * kIndent);
    if (m_cursor.document()->isEmpty()) {
        m_cursor.setBlockFormat(format);
    } else {
        m_cursor.insertBlock(format);
    }
    m_level.reset();
    m_drawn.reset();
}

void PaperText::write() {
    heading();
    if (m_choices.hasStart || hasDiagram(Game::kStart, 0)) {
        diagram(Game::kStart, tr("Start position"));
    }
    comment(Game::kStart, 0);
    moves();
    ending();
}

void PaperText::heading() {
    constexpr qreal kGap = 4;
    paragraph(0, 0);
    m_cursor.insertText(pageTitle(m_game, m_details), font(kTitlePoints, true));
    if (const QString more = pageSubtitle(m_game, m_details); !more.isEmpty()) {
        paragraph(0, kGap);
        m_cursor.insertText(more, font(kTextPoints));
    }
}

/// A line that leaves another one stands behind the move in place of which it was played.
void PaperText::moves() {
    std::vector<Open> open;
    const auto goOn = [&](Game::Node node, int level) {
        if (!m_game.next(node).empty()) {
            open.push_back({m_game.next(node).front(), level, false});
        }
    };
    goOn(Game::kStart, 0);
    while (!open.empty()) {
        const Open now = open.back();
        open.pop_back();
        move(now);
        goOn(now.node, now.level);
        const std::vector<Game::Node>& beside = m_game.next(m_game.parent(now.node));
        if (m_choices.hasOtherLines && beside.front() == now.node) {
            std::for_each(beside.rbegin(), beside.rend() - 1, [&](Game::Node other) {
                open.push_back({other, now.level + 1, true});
            });
        }
    }
}

void PaperText::move(const Open& open) {
    constexpr qreal kGap = 5;
    constexpr qreal kGoesOnBehind = 2; // closer to its line than another one
    const bool isMain = open.level == 0;
    const bool goesOn = !open.beginsLine && m_level == open.level;
    if (!goesOn) {
        paragraph(open.level, isMain || open.beginsLine ? kGap : kGoesOnBehind);
    }
    const bool isOfSente = (m_game.start().turn() == Side::Sente) == (m_game.depth(open.node) % 2 == 1);
    const QString text =
        goesOn && !isOfSente ? markedMoveText(m_game, open.node) : numberedMoveText(m_game, open.node);
    m_cursor.insertText((goesOn ? QStringLiteral("  ") : QString()) +
                            withPlacesToBreak(m_game, open.node, text),
                        font(isMain ? kTextPoints : kLinePoints, isMain));
    m_level = open.level;
    comment(open.node, open.level);
    if (!isMain && m_game.outcome(open.node).isOver()) {
        m_cursor.insertText(QStringLiteral("  ") + ResultWords().line(m_game.outcome(open.node)),
                            font(kLinePoints));
    }
    if (hasDiagram(open.node, open.level)) {
        diagram(
            open.node,
            tr("After %1").arg(withPlacesToBreak(m_game, open.node, numberedMoveText(m_game, open.node))));
    }
}

/// On the main line a paragraph of its own.
void PaperText::comment(Game::Node node, int level) {
    const QString text = toQString(m_game.ply(node).comment).trimmed();
    if (text.isEmpty() || !m_choices.hasComments) {
        return;
    }
    constexpr qreal kGap = 4;
    if (level == 0) {
        paragraph(0, kGap);
        m_cursor.insertText(text, font(kTextPoints));
    } else {
        m_cursor.insertText(QStringLiteral("  ") + text, font(kLinePoints));
    }
}

bool PaperText::hasDiagram(Game::Node node, int level) const {
    const bool isTurn = m_choices.every > 0 && level == 0 && node != Game::kStart &&
                        m_game.depth(node) % static_cast<std::size_t>(m_choices.every) == 0;
    const bool isEnd = m_choices.hasEnd && level == 0 && node != Game::kStart && m_game.next(node).empty();
    return isTurn || isEnd || (m_choices.hasMarked && m_game.ply(node).hasDiagram);
}

void PaperText::diagram(Game::Node node, const QString& caption) {
    constexpr qreal kAbove = 9;
    constexpr qreal kBelow = 10;
    QTextBlockFormat format;
    format.setAlignment(Qt::AlignHCenter);
    format.setTopMargin(kAbove);
    format.setBottomMargin(kBelow);
    m_cursor.insertBlock(format);
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), PaperDiagrams::formatOf(node));
    // In the same paragraph, so that no page ends between the two.
    m_cursor.insertText(QString(QChar::LineSeparator) + caption, font(kCaptionPoints));
    m_level.reset();
    m_drawn = node;
}

void PaperText::ending() {
    constexpr qreal kGap = 8;
    Game::Node last = Game::kStart;
    while (!m_game.next(last).empty()) {
        last = m_game.next(last).front();
    }
    if (!m_game.outcome(last).isOver()) {
        return;
    }
    if (m_drawn == last) {
        m_cursor.insertText(QString(QChar::LineSeparator)); // with its diagram, not alone on a page
    } else {
        paragraph(0, kGap);
    }
    m_cursor.insertText(ResultWords().line(m_game.outcome(last)), font(kTextPoints, true));
}

} // namespace

void writeGame(QTextDocument& document, const Game& game, const GameDetails& details,
               const PaperChoices& choices) {
    PaperText(document, game, details, choices).write();
}

} // namespace mujo::ui
