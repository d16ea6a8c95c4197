#include "ui/pages/game_page.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <set>
#include <vector>

#include "ui/look/kanji_layout.h"
#include "ui/look/piece_faces.h"
#include "ui/look/text_path.h"
#include "ui/look/wedge.h"
#include "ui/pages/page_parts.h"
#include "ui/pages/page_title.h"
#include "ui/session/clock_words.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr qreal kCell = 100;    ///< units of the drawing in a side of a square
constexpr qreal kFineness = 10; ///< outlines have units of the drawing divided by this

/// The page of one game while it is written.
class GamePage {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::GamePage)

public:
    GamePage(const Game& game, const GameDetails& details)
        : m_game(game), m_variant(game.variant()), m_details(details), m_faces(game.variant()) {
        numberNodes();
    }

    [[nodiscard]] QByteArray text();

private:
    void numberNodes();
    [[nodiscard]] int codeOf(Cell cell);
    [[nodiscard]] QJsonObject data();
    [[nodiscard]] QJsonObject node(Game::Node node);
    [[nodiscard]] QJsonArray handsOfStart();
    [[nodiscard]] QString symbols() const;
    [[nodiscard]] QString drawing() const;
    [[nodiscard]] QString heading() const;

    const Game& m_game;
    const Variant& m_variant;
    const GameDetails& m_details;
    PieceFaces m_faces;
    std::vector<Game::Node> m_nodes; ///< of the record, in the order of the page
    std::vector<int> m_numbers;      ///< by node of the game, in the page
    std::set<PieceTypeId> m_seen;    ///< kinds that the page shows
};

void GamePage::numberNodes() {
    m_numbers.assign(m_game.nodeCount(), -1);
    m_nodes = m_game.keptNodes();
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        m_numbers[m_nodes[i]] = static_cast<int>(i);
    }
}

int GamePage::codeOf(Cell cell) {
    if (!cell.isEmpty()) {
        m_seen.insert(cell.type());
    }
    return cell.code();
}

QJsonObject GamePage::node(Game::Node node) {
    const Game::Ply& ply = m_game.ply(node);
    QJsonArray squares;
    QJsonArray hands;
    QJsonObject written;
    if (node != Game::kStart) {
        for (const SquareChange& change : ply.transition.squares) {
            squares.append(QJsonArray{change.square.index(), codeOf(change.before), codeOf(change.after)});
        }
        for (const HandChange& change : ply.transition.hands) {
            m_seen.insert(change.type);
            hands.append(QJsonArray{static_cast<int>(index(change.owner)),
                                    static_cast<int>(index(change.type)), change.by});
        }
        const bool isOfSente = (m_game.start().turn() == Side::Sente) == (m_game.depth(node) % 2 == 1);
        written.insert(QStringLiteral("t"), markedMoveText(m_game, node));
        written.insert(QStringLiteral("n"), numberedMoveText(m_game, node));
        if (isOfSente) {
            written.insert(QStringLiteral("b"), 1);
        }
    }
    written.insert(QStringLiteral("p"), m_numbers[m_game.parent(node)]);
    written.insert(QStringLiteral("s"), squares);
    written.insert(QStringLiteral("h"), hands);
    if (!ply.shapes.empty()) {
        QJsonArray shapes;
        for (const DrawnShape& shape : ply.shapes) {
            shapes.append(QJsonArray{shape.from.index(), shape.to.index(), shape.brush});
        }
        written.insert(QStringLiteral("m"), shapes);
    }
    if (ply.spent.count() > 0) {
        written.insert(QStringLiteral("e"), spentInWords(ply.spent));
    }
    if (!ply.comment.empty()) {
        written.insert(QStringLiteral("c"), toQString(ply.comment));
    }
    if (const auto& outcome = m_game.outcome(node); outcome.isOver()) {
        written.insert(QStringLiteral("r"), ResultWords().line(outcome));
    }
    return written;
}

QJsonArray GamePage::handsOfStart() {
    QJsonArray hands;
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (std::size_t type = 0; type < m_variant.types().size(); ++type) {
            if (const int count = m_game.start().inHand(side, PieceTypeId(type)); count > 0) {
                m_seen.insert(PieceTypeId(type));
                hands.append(QJsonArray{static_cast<int>(index(side)), static_cast<int>(type), count});
            }
        }
    }
    return hands;
}

QJsonObject GamePage::data() {
    const BoardShape& shape = m_variant.shape();
    const SquareStyle style = shownSquares(m_variant);
    QJsonArray start;
    QJsonArray files;
    QJsonArray ranks;
    QJsonArray nodes;
    QJsonArray next;
    QJsonObject kinds;
    for (int square = 0; square < shape.squareCount(); ++square) {
        start.append(codeOf(m_game.start().at(Square(square))));
    }
    for (int column = 0; column < shape.files(); ++column) {
        files.append(toQString(shape.fileName(column, style)));
    }
    for (int row = 0; row < shape.ranks(); ++row) {
        ranks.append(toQString(shape.rankName(row, style)));
    }
    for (const Game::Node each : m_nodes) {
        nodes.append(node(each));
        QJsonArray following;
        for (const Game::Node child : m_game.next(each)) {
            following.append(m_numbers[child]);
        }
        next.append(following);
    }
    const QJsonArray hands = handsOfStart();
    for (const PieceTypeId type : m_seen) {
        kinds.insert(QString::number(index(type)), toQString(m_game.position().variant().type(type).name));
    }
    return {{QStringLiteral("files"), shape.files()},
            {QStringLiteral("ranks"), shape.ranks()},
            {QStringLiteral("fileNames"), files},
            {QStringLiteral("rankNames"), ranks},
            {QStringLiteral("sides"), QJsonArray{sideName(Side::Sente), sideName(Side::Gote)}},
            {QStringLiteral("words"), QJsonObject{{QStringLiteral("start"), tr("Start position")},
                                                  {QStringLiteral("board"), tr("Board")}}},
            {QStringLiteral("start"), start},
            {QStringLiteral("hands"), hands},
            {QStringLiteral("kinds"), kinds},
            {QStringLiteral("nodes"), nodes},
            {QStringLiteral("next"), next}};
}

/// An outline in units of a square's side as the data of a path, its origin in the middle of the square.
QString pathData(const QPainterPath& path) {
    QString data;
    const auto point = [&data](const QPainterPath::Element& at) {
        data += QString::number(qRound(at.x * kCell * kFineness)) + QLatin1Char(' ') +
                QString::number(qRound(at.y * kCell * kFineness)) + QLatin1Char(' ');
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.type == QPainterPath::MoveToElement) {
            data += QLatin1Char('M');
        } else if (element.type == QPainterPath::LineToElement) {
            data += QLatin1Char('L');
        } else if (element.type == QPainterPath::CurveToElement) {
            data += QLatin1Char('C'); // the two that follow are its further points
        }
        point(element);
    }
    return data;
}

QPainterPath inkOf(const PieceFace& face, const Wedge& wedge) {
    if (auto outline = kanjiOutline(face.kanji2, wedge, 0); outline && !outline->isEmpty()) {
        return *outline;
    }
    constexpr QRectF kLetters(-0.24, -0.16, 0.48, 0.42);
    return fittedText(face.code.isEmpty() ? face.kanji2 : face.code, GlyphFace::Serif, kLetters);
}

QString GamePage::symbols() const {
    QString text;
    for (const PieceTypeId type : m_seen) {
        const PieceFace& face = m_faces.of(type);
        const Wedge wedge(face.sizeClass);
        QPainterPath body;
        body.addPolygon(polygon(wedge.inset(0)));
        text += QStringLiteral("<symbol id=\"k%1\" viewBox=\"-500 -500 1000 1000\"><title>%2</title>"
                               "<path class=\"face\" d=\"%3Z\"/><path class=\"%4\" d=\"%5\"/></symbol>\n")
                    .arg(QString::number(index(type)), face.name.toHtmlEscaped(), pathData(body),
                         face.promoted ? QStringLiteral("red") : QStringLiteral("ink"),
                         pathData(inkOf(face, wedge)));
    }
    return text;
}

QString GamePage::drawing() const {
    constexpr int kMargin = 50;
    const int width = m_variant.shape().files() * static_cast<int>(kCell);
    const int height = m_variant.shape().ranks() * static_cast<int>(kCell);
    const QString box = QStringLiteral("width=\"%1\" height=\"%2\"").arg(width).arg(height);
    QString lines;
    for (int x = static_cast<int>(kCell); x < width; x += static_cast<int>(kCell)) {
        lines += QStringLiteral("M%1 0V%2").arg(x).arg(height);
    }
    for (int y = static_cast<int>(kCell); y < height; y += static_cast<int>(kCell)) {
        lines += QStringLiteral("M0 %1H%2").arg(y).arg(width);
    }
    return QStringLiteral("<svg id=\"board\" role=\"img\" viewBox=\"%1 %1 %2 %3\"><defs>\n")
               .arg(-kMargin)
               .arg(width + 2 * kMargin)
               .arg(height + 2 * kMargin) +
           QStringLiteral(
               "<linearGradient id=\"boardWood\" x2=\"1\" y2=\".3\"><stop stop-color=\"var(--wood)\"/>"
               "<stop offset=\"1\" stop-color=\"var(--wood2)\"/></linearGradient>"
               "<linearGradient id=\"faceWood\" x2=\"0\" y2=\"1\"><stop stop-color=\"var(--face)\"/>"
               "<stop offset=\"1\" stop-color=\"var(--face2)\"/></linearGradient>"
               "<pattern id=\"grain\" width=\"230\" height=\"900\" patternUnits=\"userSpaceOnUse\">"
               "<path d=\"M20 0C45 300 0 600 20 900M75 0C60 250 100 640 75 900M118 0C140 350 95 500 118 900"
               "M190 0C170 200 215 700 190 900\" fill=\"none\" stroke=\"var(--grain)\" stroke-width=\"3\" "
               "opacity=\".35\"/></pattern>\n") +
           symbols() +
           QStringLiteral("</defs><g transform=\"translate(-%1 -%1)\"><rect width=\"%2\" height=\"%3\" "
                          "rx=\"10\" fill=\"url(#boardWood)\"/><rect width=\"%2\" height=\"%3\" rx=\"10\" "
                          "fill=\"url(#grain)\"/></g>")
               .arg(kMargin)
               .arg(width + 2 * kMargin)
               .arg(height + 2 * kMargin) +
           QStringLiteral(
               "<path class=\"grid\" d=\"%1\"/><rect class=\"frame\" %2/><g class=\"names\" "
               "id=\"names\"></g><g id=\"last\"></g><g id=\"pieces\"></g><g id=\"drawn\"></g></svg>")
               .arg(lines, box);
}

QString GamePage::heading() const {
    return QStringLiteral("<header><h1>%1</h1><p>%2</p></header>")
        .arg(pageTitle(m_game, m_details).toHtmlEscaped(), pageSubtitle(m_game, m_details).toHtmlEscaped());
}

QByteArray GamePage::text() {
    // Inside <script> no text may end the element or begin a comment.
    const QByteArray json =
        QJsonDocument(data()).toJson(QJsonDocument::Compact).replace('<', QByteArrayLiteral("\\u003c"));
    const auto button = [](const char* id, const QString& sign, const QString& name) {
        return QStringLiteral("<button type=\"button\" id=\"%1\" aria-label=\"%2\" title=\"%2\">%3</button>")
            .arg(QLatin1String(id), name.toHtmlEscaped(), sign);
    };
    QByteArray page = "<!DOCTYPE html>\n<html lang=\"" + QLocale().bcp47Name().toUtf8() +
                      "\"><head><meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                      "content=\"width=device-width, initial-scale=1\">\n<title>" +
                      pageTitle(m_game, m_details).toHtmlEscaped().toUtf8() + "</title>\n<style>" +
                      kPageStyle + "</style></head>\n<body>" + heading().toUtf8() +
                      "<main><section><div class=\"hand\" id=\"above\"></div>" + drawing().toUtf8() +
                      "<div class=\"hand\" id=\"below\"></div><p id=\"now\" aria-live=\"polite\"></p><nav>";
    page += (button("first", QStringLiteral("«"), tr("To the start")) +
             button("back", QStringLiteral("‹"), tr("One move back")) +
             button("on", QStringLiteral("›"), tr("One move on")) +
             button("last", QStringLiteral("»"), tr("To the end")) +
             button("flip", QStringLiteral("⇅"), tr("Flip the board")))
                .toUtf8();
    page += "</nav></section><section id=\"moves\" aria-label=\"" + tr("Moves").toHtmlEscaped().toUtf8() +
            "\"></section></main>\n<script type=\"application/json\" id=\"game\">" + json +
            "</script>\n<script>" + kPageScript + "</script></body></html>\n";
    return page;
}

} // namespace

QByteArray gamePage(const Game& game, const GameDetails& details) {
    return GamePage(game, details).text();
}

} // namespace mujo::ui
