#include "ui/docks/piece_study.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "core/variant/moves_in_words.h"
#include "core/variant/rules_in_words.h"
#include "ui/docks/face_view.h"
#include "ui/docks/move_diagram.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kFaceSide = 104;
constexpr int kChainSide = 48;
constexpr int kMargin = 12;

QString sentence(const std::string& text) {
    return shown(text).toHtmlEscaped();
}

// Long move texts have no blanks to break at.
QString breakable(const std::string& betza) {
    constexpr int kRun = 12;
    QString text;
    int run = 0;
    for (const char c : betza) {
        if (++run > kRun && c >= 'A' && c <= 'Z') {
            run = 0;
        }
        text += QLatin1Char(c);
        if (run == 0) {
            text += QChar(0x200B);
        }
    }
    return text;
}

// What stands there before a piece is shown: the game itself.
QString introduction(const Variant& variant) {
    const VariantData& data = variant.data();
    QString html = QStringLiteral("<p style='font-size:large'><b>%1</b><br>%2</p><p>%3</p>")
                       .arg(sentence(data.name), sentence(data.kanji), sentence(data.summary));
    for (const std::string& rule : rulesInWords(variant)) {
        html += QStringLiteral("<p>%1</p>").arg(sentence(rule));
    }
    return html + QStringLiteral("<p><i>%1</i></p>")
                      .arg(PieceStudy::tr(
                          "Point at a piece or click it: its names, its moves and what becomes of it "
                          "are shown here."));
}

void setWeight(QLabel* label, double factor, bool bold) {
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    label->setFont(font);
}

} // namespace

PieceStudy::PieceStudy(QWidget* parent) : QScrollArea(parent), m_page(new QWidget) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_page);
    setAccessibleName(tr("Piece study"));

    auto* layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->setSpacing(6);
    m_invitation = addLabel(layout, "invitation");
    m_invitation->setTextFormat(Qt::RichText);
    m_face = new FaceView(kFaceSide);
    layout->addWidget(m_face, 0, Qt::AlignHCenter);
    m_name = addLabel(layout, "name");
    m_kanji = addLabel(layout, "kanji");
    m_romaji = addLabel(layout, "romaji");
    for (QLabel* label : {m_name, m_kanji, m_romaji}) {
        label->setAlignment(Qt::AlignHCenter);
    }
    setWeight(m_name, 1.25, true);
    setWeight(m_kanji, 1.15, false);
    m_romaji->setForegroundRole(QPalette::PlaceholderText);
    layout->addSpacing(4);
    m_remarks = addLabel(layout, "remarks");

    m_chain = new QWidget;
    auto* chain = new QHBoxLayout(m_chain);
    chain->setContentsMargins(0, 0, 0, 0);
    chain->setSpacing(4);
    m_chainFrom = new FaceView(kChainSide);
    m_chainTo = new FaceView(kChainSide);
    m_chainWords = new QLabel;
    m_chainWords->setWordWrap(true);
    auto* arrow = new QLabel(QStringLiteral("→"));
    arrow->setAccessibleName(tr("becomes"));
    chain->addWidget(m_chainFrom);
    chain->addWidget(arrow);
    chain->addWidget(m_chainTo);
    chain->addWidget(m_chainWords, 1);
    layout->addWidget(m_chain);

    m_moves = addLabel(layout, "moves");
    m_note = addLabel(layout, "note");
    layout->addSpacing(6);
    m_diagramTitle = addLabel(layout, "diagramTitle");
    m_diagramTitle->setText(tr("On an empty board"));
    m_diagramTitle->setForegroundRole(QPalette::PlaceholderText);
    m_diagram = new MoveDiagram;
    layout->addWidget(m_diagram);
    m_betza = addLabel(layout, "betza");
    m_betza->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_betza->setForegroundRole(QPalette::PlaceholderText);
    m_betza->setToolTip(tr("The move in XBetza notation"));
    setWeight(m_betza, 0.85, false);
    layout->addStretch(1);
    refresh();
}

QLabel* PieceStudy::addLabel(QVBoxLayout* layout, const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    layout->addWidget(label);
    return label;
}

void PieceStudy::setVariant(const std::shared_ptr<const Variant>& variant) {
    m_variant = variant;
    m_faces = variant ? std::make_unique<PieceFaces>(*variant) : nullptr;
    m_piece.reset();
    m_invitation->setText(variant ? introduction(*variant) : QString());
    refresh();
}

void PieceStudy::showPiece(std::optional<Piece> piece) {
    if (piece == m_piece) {
        return;
    }
    m_piece = piece;
    refresh();
}

void PieceStudy::setLook(const Theme& theme, PieceStyle style) {
    m_theme = theme;
    m_style = style;
    for (FaceView* face : {m_face, m_chainFrom, m_chainTo}) {
        face->setLook(theme, style);
    }
    m_diagram->setLook(theme, style);
    refresh();
}

QStringList PieceStudy::remarks(PieceTypeId id) const {
    const PieceType& type = m_variant->type(id);
    QStringList lines;
    if (type.royal) {
        lines << tr("<b>Royal.</b> The game is lost with the last royal piece.");
    }
    if (m_variant->contagious(id)) {
        lines << tr("<b>Contagious.</b> Whatever takes it becomes a %1.")
                     .arg(sentence(m_variant->type(type.infects).name));
    }
    if (type.exemptFromContagion) {
        lines << tr("Contagion does not change it.");
    }
    if (m_variant->rules().burning && m_variant->rules().burning->demons[index(id)]) {
        lines << tr("<b>Burns</b> every enemy beside the square on which it ends its move.");
    } else if (type.burns) {
        lines << tr("<b>Burns</b> a neighbour of the square it comes to.");
    }
    if (type.promoted) {
        lines << tr("Promoted from %1.").arg(sentence(m_variant->type(type.base).name));
    }
    return lines;
}

void PieceStudy::showChain(const PieceType& type) {
    const bool has = type.promotesTo != kNoPieceType;
    m_chain->setVisible(has);
    if (!has) {
        return;
    }
    const PieceType& promoted = m_variant->type(type.promotesTo);
    m_chainFrom->setFace(m_faces->of(m_piece->type));
    m_chainTo->setFace(m_faces->of(type.promotesTo));
    m_chainWords->setText(tr("Promotes to <b>%1</b>").arg(sentence(promoted.name)));
}

void PieceStudy::refresh() {
    const bool has = m_variant && m_piece;
    m_invitation->setVisible(!has);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_face, m_name, m_kanji, m_romaji, m_remarks, m_chain, m_moves,
                                         m_note, m_diagramTitle, m_diagram, m_betza}) {
        part->setVisible(has);
    }
    if (!has) {
        return;
    }
    const PieceType& type = m_variant->type(m_piece->type);
    m_face->setFace(m_faces->of(*m_piece));
    m_name->setText(sentence(type.name));
    m_kanji->setText(sentence(type.kanji));
    m_romaji->setText(sentence(type.romaji) +
                      (type.promoted ? QStringLiteral("  ·  +") : QStringLiteral("  ·  ")) +
                      sentence(m_variant->type(type.base).id).remove(QLatin1Char('+')));
    const QStringList lines = remarks(m_piece->type);
    m_remarks->setText(lines.join(QStringLiteral("<br>")));
    m_remarks->setVisible(!lines.isEmpty());
    showChain(type);
    QStringList moves;
    for (const std::string& words : movesInWords(*m_variant, m_piece->type)) {
        moves << sentence(words);
    }
    m_moves->setText(moves.join(QStringLiteral("<br>")));
    m_note->setText(sentence(type.note));
    m_note->setVisible(!type.note.empty());
    m_diagram->setPiece(m_variant, Piece{m_piece->type, Side::Sente}, m_faces->of(m_piece->type));
    m_betza->setText(breakable(type.betza));
    m_page->setAccessibleDescription(words());
}

QString PieceStudy::words() const {
    QStringList parts;
    for (const QLabel* label : {m_name, m_kanji, m_romaji, m_remarks, m_chainWords, m_moves, m_note}) {
        if (!label->isHidden() && !label->text().isEmpty()) {
            parts << label->text();
        }
    }
    return parts.join(QLatin1Char('\n'));
}

} // namespace mujo::ui
