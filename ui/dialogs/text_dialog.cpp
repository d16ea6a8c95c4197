#include "ui/dialogs/text_dialog.h"

#include <QBuffer>
#include <QDialogButtonBox>
#include <QImage>
#include <QKeySequence>
#include <QPainter>
#include <QScrollBar>
#include <QStringList>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <QtMath>

#include "ui/look/marks.h"
#include "ui/models/variant_list_model.h"
#include "ui/session/words.h"
#include "ui/study/piece_links.h"

namespace mujo::ui {

namespace {

constexpr int kStartHeight = 400;
constexpr int kSpare = 4;

QString heading(const QString& text) {
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

/// A mark as it is on the board, in a table's line with what it means.
template <typename Draw>
QString legendLine(const Theme& theme, Draw draw, const QString& words) {
    constexpr int kCell = 32;
    constexpr int kSharpness = 3; // enough for every screen
    QImage picture(kCell * kSharpness, kCell * kSharpness, QImage::Format_ARGB32_Premultiplied);
    picture.fill(theme.board);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(kSharpness, kSharpness);
    draw(painter, QRectF(0, 0, kCell, kCell));
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "PNG");
    return QStringLiteral("<tr><td style='padding:2px 10px 2px 0'><img width='%1' height='%1' "
                          "src='data:image/png;base64,%2'></td>"
                          "<td style='vertical-align:middle'>%3</td></tr>")
        .arg(kCell)
        .arg(QString::fromLatin1(bytes.toBase64()), words.toHtmlEscaped());
}

QString legend(const Theme& theme) {
    using Cell = const QRectF&;
    QString html = QStringLiteral("<table>");
    const auto add = [&](const QString& words, auto draw) { html += legendLine(theme, draw, words); };
    add(TextDialog::tr("a step"), [&](QPainter& p, Cell cell) { marks::drawStepDot(p, cell, theme); });
    add(TextDialog::tr("a slide, in the direction of the bar"), [&](QPainter& p, Cell cell) {
        marks::drawSlideBar(p, cell, {1, 0}, theme);
    });
    add(TextDialog::tr("a jump"), [&](QPainter& p, Cell cell) { marks::drawJumpCircle(p, cell, theme); });
    add(TextDialog::tr("reached in several legs or round a corner"),
        [&](QPainter& p, Cell cell) { marks::drawDiamond(p, cell, theme); });
    add(TextDialog::tr("takes the piece"),
        [&](QPainter& p, Cell cell) { marks::drawCaptureRing(p, cell, theme); });
    add(TextDialog::tr("this piece goes as well: burnt, or taken in passing"),
        [&](QPainter& p, Cell cell) { marks::drawVictim(p, cell, 0, theme); });
    add(TextDialog::tr("the piece promotes by this move, or may"),
        [&](QPainter& p, Cell cell) { marks::drawPromotionChevron(p, cell, theme); });
    add(TextDialog::tr("contagion: the piece turns into the promoted form of what it takes"),
        [&](QPainter& p, Cell cell) { marks::drawContagionSign(p, cell, theme); });
    return html + QStringLiteral("</table>");
}

QString list(const std::vector<std::string>& lines) {
    QString html = QStringLiteral("<ul>");
    for (const std::string& line : lines) {
        html += QStringLiteral("<li>%1</li>").arg(toQString(line).toHtmlEscaped());
    }
    return html + QStringLiteral("</ul>");
}

} // namespace

TextDialog::TextDialog(const QString& title, const QString& html, int width, QWidget* parent)
    : FittingDialog(parent), m_text(new QTextBrowser) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(inTitle(title));
    auto* layout = new QVBoxLayout(this);
    m_text->setAccessibleName(title);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(12);
    m_text->setOpenLinks(false);
    m_text->setHtml(html);
    connect(m_text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { emit linkFollowed(link.toString()); });
    layout->addWidget(m_text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(width, kStartHeight);
}

// As high as the text, where the screen lets it.
void TextDialog::aboutToBeShown() {
    layout()->activate();
    QTextDocument* words = m_text->document();
    words->setTextWidth(m_text->width() - m_text->verticalScrollBar()->sizeHint().width());
    resize(width(), height() - m_text->height() + qCeil(words->size().height()) + kSpare);
}

QString howToPlay(const Theme& theme) {
    QString html = heading(TextDialog::tr("Making a move"));
    html +=
        QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>")
            .arg(
                TextDialog::tr(
                    "Click a piece of yours: the squares it can go to light up. Click one of them and the "
                    "piece moves. A piece of the other side, or one that may not move now, can be clicked as "
                    "well; it shows what it could do."),
                TextDialog::tr(
                    "Some pieces move in several legs. Where a move could end on a square or go on through "
                    "it, the first click marks the square and shows how it may go on; a second click on the "
                    "same square, or Enter, ends the move there. A right click or Esc takes one leg back."),
                TextDialog::tr(
                    "Where one square means several outcomes, such as promoting or not, a small list stands "
                    "beside it: click a line or press its number."));
    html += heading(TextDialog::tr("What the marks mean"));
    html += legend(theme);
    html += heading(TextDialog::tr("Winning"));
    html +=
        QStringLiteral("<p>%1</p>")
            .arg(TextDialog::tr(
                "A side loses with its last royal piece. Some games have several royals. The panel of each "
                "side says how many it has left. The rules of the game on the board stand in the Help "
                "menu."));
    return html;
}

QString rulesPage(const Variant& variant) {
    const VariantData& data = variant.data();
    QString html = QStringLiteral("<h2>%1 <span style='font-weight:normal'>%2</span></h2><p>%3<br>%4</p>")
                       .arg(toQString(data.name).toHtmlEscaped(), toQString(data.kanji).toHtmlEscaped(),
                            factsOf(variant).toHtmlEscaped(), toQString(data.summary).toHtmlEscaped());
    const PieceLinks links(variant);
    if (!links.rules().isEmpty()) {
        html += heading(TextDialog::tr("Rules")) + QStringLiteral("<ul>");
        for (const QString& rule : links.rules()) {
            html += QStringLiteral("<li>%1</li>").arg(links.linked(rule));
        }
        html += QStringLiteral("</ul>");
    }
    if (data.optionTable.profiles.size() > 1) {
        html += heading(TextDialog::tr("Readings"));
        for (const Profile& profile : data.optionTable.profiles) {
            const bool here = profile.id == data.profile;
            const QString name = toQString(profile.name);
            const QString title = here ? TextDialog::tr("%1 (played here)").arg(name) : name;
            html += QStringLiteral("<p><b>%1</b>. %2</p>")
                        .arg(title.toHtmlEscaped(), toQString(profile.differs).toHtmlEscaped());
        }
    }
    if (!data.sources.empty()) {
        html += heading(TextDialog::tr("Sources")) + list(data.sources);
    }
    return html;
}

} // namespace mujo::ui
