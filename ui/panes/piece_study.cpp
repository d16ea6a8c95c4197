#include "ui/panes/piece_study.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/board/role_words.h"
#include "ui/panes/face_view.h"
#include "ui/panes/kanji_label.h"
#include "ui/panes/move_diagram.h"
#include "ui/panes/promotion_chain.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/study/piece_story.h"

namespace mujo::ui {

namespace {

constexpr int kFaceSide = 84;
constexpr int kMargin = 12;
const auto kMarksLink = QStringLiteral("marks");

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

/// A board that is hardly larger than the usual part of it is shown as a whole.
int reachOnBoard(const BoardShape& shape) {
    constexpr int kWhole = 13;
    const int side = std::max(shape.files(), shape.ranks());
    return side <= kWhole ? side : insight::PieceDiagram::kReach;
}

void setWeight(QLabel* label, double factor, bool bold) {
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    label->setFont(font);
}

} // namespace

PieceStudy::PieceStudy(const ObservedGame& game, QWidget* parent)
    : QScrollArea(parent), m_game(game), m_page(new QWidget) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_page);
    setViewportMargins(1, 1, 1, 1); // for the frame of focus
    setAccessibleName(tr("Piece study"));
    m_page->setAccessibleName(tr("Piece study"));
    constexpr int kMoment = 40; // milliseconds
    m_completing.setSingleShot(true);
    m_completing.setInterval(kMoment);
    connect(&m_completing, &QTimer::timeout, this, &PieceStudy::complete);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &PieceStudy::scrollToMarkedRule);
    connect(&m_game, &ObservedGame::changed, this, &PieceStudy::onChanged);
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, &PieceStudy::refresh);
    build();
    if (m_game.hasGame()) {
        setVariant(m_game.game().position().sharedVariant());
    } else {
        refresh();
    }
}

PieceStudy::~PieceStudy() = default;

void PieceStudy::build() {
    auto* layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->setSpacing(6);
    m_invitation = addLabel(layout, "invitation");
    m_back = addLabel(layout, "back");
    buildTitle(layout);
    buildDiagram(layout);
    m_chain = new PromotionChain;
    layout->addWidget(m_chain);
    connect(m_chain, &PromotionChain::pieceAsked, this,
            [this](PieceTypeId type) { follow(m_links->pieceLink(type)); });
    m_remarks = addLabel(layout, "remarks");
    m_moves = addLabel(layout, "moves");
    m_note = addLabel(layout, "note");
    m_value = addLabel(layout, "value");
    m_rules = addLabel(layout, "rules");
    m_readingsLabel = addLabel(layout, "readings");
    m_showBetza = new QToolButton;
    m_showBetza->setText(tr("In letters")); // as short as this so that it fits when texts are twice as large
    m_showBetza->setAccessibleName(tr("Move in letters (XBetza notation)"));
    m_showBetza->setToolTip(tr("The move as it is written in the file of the game, in XBetza notation"));
    m_showBetza->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_showBetza->setArrowType(Qt::RightArrow);
    m_showBetza->setAutoRaise(true);
    m_showBetza->setCheckable(true);
    layout->addWidget(m_showBetza, 0, Qt::AlignLeft);
    connect(m_showBetza, &QToolButton::toggled, this, [this](bool open) {
        m_showBetza->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_betza->setVisible(open);
    });
    m_betza = addLabel(layout, "betza");
    m_betza->setTextFormat(Qt::PlainText);
    m_betza->setToolTip(
        tr("XBetza notation: the page \"Games of your own\" of the help explains its letters"));
    m_betza->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_betza->setContextMenuPolicy(Qt::DefaultContextMenu);
    m_betza->setForegroundRole(QPalette::PlaceholderText);
    setWeight(m_betza, 0.85, false);
    layout->addStretch(1);
}

/// The face and beside it the names.
void PieceStudy::buildTitle(QVBoxLayout* layout) {
    auto* row = new QHBoxLayout;
    row->setObjectName(QStringLiteral("studyTitle"));
    row->setSpacing(10);
    m_face = new FaceView(kFaceSide);
    m_face->setObjectName(QStringLiteral("studyFace"));
    row->addWidget(m_face, 0, Qt::AlignTop);
    auto* names = new QVBoxLayout;
    names->setSpacing(2);
    row->addLayout(names, 1);
    layout->addLayout(row);
    names->addStretch(1);
    m_name = addLabel(names, "name");
    m_kanji = new KanjiLabel;
    m_kanji->setObjectName(QStringLiteral("kanji"));
    names->addWidget(m_kanji);
    m_romaji = addLabel(names, "romaji");
    names->addStretch(1);
    setWeight(m_name, 1.15, true);
    setWeight(m_kanji, 1.15, false);
    m_romaji->setForegroundRole(QPalette::PlaceholderText);
}

void PieceStudy::buildDiagram(QVBoxLayout* layout) {
    m_switch = new QWidget;
    auto* row = new QHBoxLayout(m_switch);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kMargin / 2); // both stand beside a scroll bar as well
    m_onEmpty = new QRadioButton(tr("&Empty board"));
    m_onThis = new QRadioButton(tr("&This board"));
    m_onEmpty->setChecked(true);
    row->addWidget(m_onEmpty);
    row->addWidget(m_onThis);
    row->addStretch(1);
    layout->addWidget(m_switch);
    connect(m_onThis, &QRadioButton::toggled, this, &PieceStudy::setOnBoard);
    m_diagram = new MoveDiagram;
    layout->addWidget(m_diagram);
}

QLabel* PieceStudy::addLabel(QVBoxLayout* layout, const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    label->setContextMenuPolicy(Qt::NoContextMenu); // the pane has one
    connect(label, &QLabel::linkActivated, this, &PieceStudy::follow);
    layout->addWidget(label);
    return label;
}

void PieceStudy::setText(QLabel* label, const QString& text) {
    label->setText(text);
    label->setVisible(!text.isEmpty());
    // Only what holds a link is a stop for the keyboard.
    const bool linked = text.contains(QLatin1String("<a href"));
    label->setFocusPolicy(linked ? Qt::StrongFocus : Qt::NoFocus);
}

void PieceStudy::setVariant(const std::shared_ptr<const Variant>& variant) {
    m_variant = variant;
    m_diagram->setDiagram({}, nullptr);
    m_faces = variant ? std::make_unique<PieceFaces>(*variant) : nullptr;
    m_links = variant ? std::make_unique<PieceLinks>(*variant) : nullptr;
    m_readings = variant ? std::make_unique<Readings>(variant) : nullptr;
    m_worths.reset();
    m_piece.reset();
    m_square.reset();
    m_markedRule.reset();
    m_showsAllRules = false;
    refresh();
}

void PieceStudy::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        setVariant(m_game.game().position().sharedVariant());
    } else if (what.testFlag(GameFact::Position)) {
        followPiece();
        refreshDiagram();
    }
}

/// To where the last move has brought the piece, or to where it stood before the move that was taken back;
/// else to the only piece of its kind and side.
void PieceStudy::followPiece() {
    if (!m_piece || !m_square || hasBoard()) {
        return;
    }
    const Game& game = m_game.game();
    const Position& position = game.position();
    const auto stands = [&](Square square) { return position.at(square) == Cell(*m_piece); };
    const auto all = position.pieces(m_piece->owner);
    const auto made = game.plies();
    const auto next = game.following();
    if (!made.empty() && made.back().move.origin == Origin(*m_square) && stands(made.back().move.to())) {
        m_square = made.back().move.to();
    } else if (!next.empty() && next.front().move.to() == *m_square && !next.front().move.isDrop() &&
               stands(next.front().move.from())) {
        m_square = next.front().move.from();
    } else if (std::count_if(all.begin(), all.end(), stands) == 1) {
        m_square = *std::find_if(all.begin(), all.end(), stands);
    }
}

/// The first square of the game on which such a piece stands.
std::optional<Square> PieceStudy::standing(const Piece& piece) const {
    if (!m_game.hasGame() || m_game.game().position().inHand(piece.owner, piece.type) > 0) {
        return std::nullopt;
    }
    const Position& position = m_game.game().position();
    for (const Square square : position.pieces(piece.owner)) {
        if (position.at(square) == Cell(piece)) {
            return square;
        }
    }
    return std::nullopt;
}

void PieceStudy::showPiece(std::optional<Piece> piece, std::optional<Square> square) {
    if (piece && !square) {
        square = standing(*piece);
    }
    if (piece == m_piece && square == m_square) {
        return;
    }
    const bool samePiece = piece == m_piece;
    m_piece = piece;
    m_square = square;
    if (samePiece) {
        refreshDiagram();
    } else {
        m_markedRule.reset();
        refresh();
        verticalScrollBar()->setValue(0);
    }
}

void PieceStudy::showRules(std::optional<int> marked) {
    m_piece.reset();
    m_showsAllRules = true;
    m_markedRule = marked;
    refresh();
    verticalScrollBar()->setValue(0);
    scrollToMarkedRule();
}

/// A label does not tell where its words stand: the same text is laid out once more. The label gets its
/// height later, and then another one when the scroll bar has come.
void PieceStudy::scrollToMarkedRule() {
    if (!m_markedRule) {
        return;
    }
    QTextDocument text;
    text.setDefaultFont(m_invitation->font());
    text.setDocumentMargin(0);
    text.setHtml(m_invitation->text());
    text.setTextWidth(m_invitation->width());
    const QTextCursor rule = text.find(PieceStory::kMarkedRule);
    if (!rule.isNull()) {
        const qreal top = text.documentLayout()->blockBoundingRect(rule.block()).top();
        verticalScrollBar()->setValue(m_invitation->y() + static_cast<int>(top) - kMargin);
    }
}

void PieceStudy::follow(const QString& link) {
    if (!m_links) {
        return;
    }
    if (link == PieceStory::kAllRules) {
        showRules();
    } else if (link == kMarksLink) {
        emit marksAsked();
    } else if (const auto rule = m_links->ruleOf(link)) {
        showRules(rule);
    } else if (const auto type = m_links->pieceOf(link)) {
        showPiece(Piece{*type, m_piece ? m_piece->owner : Side::Sente});
        emit pieceAsked(*type);
    }
}

void PieceStudy::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    m_face->setLook(look);
    m_chain->setLook(look);
    m_diagram->setLook(look);
    // A label that is given the text it has keeps the colours of its links.
    for (QLabel* label : {m_invitation, m_back, m_remarks, m_moves, m_note, m_rules}) {
        label->clear();
    }
    refresh();
}

void PieceStudy::setOnBoard(bool on) {
    m_prefersBoard = on;
    refreshDiagram();
}

/// As wide as its longest fixed words want it, so that nothing is cut where text is large.
QSize PieceStudy::minimumSizeHint() const {
    const int words = std::max(m_onEmpty->sizeHint().width(), m_onThis->sizeHint().width());
    return {words + 2 * kMargin + verticalScrollBar()->sizeHint().width(),
            QScrollArea::minimumSizeHint().height()};
}

// Side by side where there is room for both.
void PieceStudy::resizeEvent(QResizeEvent* event) {
    auto* row = static_cast<QBoxLayout*>(m_switch->layout());
    const int needed =
        m_onEmpty->sizeHint().width() + m_onThis->sizeHint().width() + 2 * kMargin + row->spacing();
    const auto direction = [this](int width) {
        return viewport()->width() >= width ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    };
    row->setDirection(direction(needed));
    constexpr int kLongWord = 11; // letters of a name
    const int names = m_name->fontMetrics().averageCharWidth() * kLongWord;
    m_page->findChild<QBoxLayout*>(QStringLiteral("studyTitle"))
        ->setDirection(direction(kFaceSide + names + 3 * kMargin));
    QScrollArea::resizeEvent(event);
}

/// A frame around the page tells that the keys scroll it.
bool PieceStudy::event(QEvent* event) {
    const bool done = QScrollArea::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        update();
    } else if (event->type() == QEvent::Paint && hasFocus()) {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    return done;
}

void PieceStudy::contextMenuEvent(QContextMenuEvent* event) {
    emit menuAsked(event->globalPos());
}

bool PieceStudy::isOnBoard() const {
    return m_prefersBoard && hasBoard();
}

/// Whether the piece stands somewhere in the game.
bool PieceStudy::hasBoard() const {
    if (!m_game.hasGame() || !m_piece) {
        return false;
    }
    const Position& position = m_game.game().position();
    return m_square ? position.at(*m_square) == Cell(*m_piece)
                    : position.inHand(m_piece->owner, m_piece->type) > 0;
}

void PieceStudy::refreshDiagram() {
    if (!m_variant || !m_piece) {
        return;
    }
    m_onThis->setEnabled(hasBoard());
    m_onThis->setToolTip(hasBoard() ? QString() : tr("The piece does not stand on the board now."));
    const QSignalBlocker isNoWish(m_onThis);
    (isOnBoard() ? m_onThis : m_onEmpty)->setChecked(true);
    if (!isOnBoard()) {
        m_diagram->setDiagram(insight::PieceDiagram::onEmptyBoard(m_variant, m_piece->type), m_faces.get());
        m_diagram->setAccessibleName(tr("Moves on an empty board"));
        return;
    }
    const Position& position = m_game.game().position();
    m_diagram->setDiagram(
        m_square ? insight::PieceDiagram::onBoard(position, *m_square, reachOnBoard(position.shape()))
                 : insight::PieceDiagram::ofDrops(position, *m_piece),
        m_faces.get());
    m_diagram->setAccessibleName(tr("Moves on this board"));
}

QString PieceStudy::rulesHtml() const {
    return m_variant
               ? PieceStory(*m_variant, *m_links)
                     .game(m_showsAllRules ? PieceStory::Rules::All : PieceStory::Rules::First, m_markedRule)
               : QString();
}

void PieceStudy::explainSigns(bool on) {
    m_explainsSigns = on;
    if (!m_piece) {
        refresh();
    }
}

QString PieceStudy::signsHtml() const {
    if (!m_variant || (!m_explainsSigns && m_style.set != PieceSet::Mnemonic)) {
        return {};
    }
    if (!m_explainsSigns) {
        return QStringLiteral("<p>%1 <a href=\"%2\">%3</a></p>")
            .arg(tr("The marks around the letters show how a piece moves; hold M down for a lens."),
                 kMarksLink, tr("What the marks mean"));
    }
    QString html = tr("A piece too small for its characters shows how it moves:");
    for (const QString& role : allRolesInWords()) {
        html += QStringLiteral("<br>· ") + role.toHtmlEscaped();
    }
    return QStringLiteral("<p>%1</p><p>%2</p>")
        .arg(html, tr("Ctrl with the wheel, or the key +, makes the board larger; hold M down for a lens."));
}

/// Somebody who comes from another game wonders at other names.
QString PieceStudy::squaresHtml() const {
    const SquareNames& names = SquareNames::ofProgram();
    if (!m_variant || names.choice() != SquareNames::Choice::AsInSources ||
        names.ofSources(*m_variant) != SquareStyle::Chess) {
        return {};
    }
    return QStringLiteral("<p>%1</p>")
        .arg(tr("Squares have letters for files and numbers for ranks here, as in the sources of this game. "
                "“Names of squares” in the settings has them as in shogi."));
}

void PieceStudy::refresh() {
    const bool has = m_variant && m_piece;
    m_invitation->setVisible(!has);
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_back, m_face, m_name, m_kanji, m_romaji, m_remarks, m_chain, m_moves, m_note, m_switch,
             m_diagram, m_value, m_rules, m_readingsLabel, m_showBetza, m_betza}) {
        part->setVisible(has);
    }
    m_value->hide();
    m_readingsLabel->hide();
    if (!has) {
        setText(m_invitation,
                QStringLiteral("<p><i>%1</i></p>")
                        .arg(tr("Point at a piece or click it: its names, its moves and what becomes of it "
                                "are shown here.")) +
                    signsHtml() + rulesHtml() + squaresHtml());
        m_page->setAccessibleDescription({});
        return;
    }
    const PieceTypeId id = m_piece->type;
    const PieceType& type = m_variant->type(id);
    const PieceStory story(*m_variant, *m_links);
    setText(m_back, QStringLiteral("<a href=\"%1\">‹ %2</a>")
                        .arg(PieceStory::kAllRules,
                             tr("Rules of %1").arg(toQString(m_variant->name()).toHtmlEscaped())));
    m_face->setFace(m_faces->of(id)); // upright, whoever owns it: it is there to be read
    m_face->setContagious(m_variant->contagious(id));
    setText(m_name, toQString(type.name).toHtmlEscaped());
    m_kanji->setText(toQString(type.kanji));
    m_kanji->setVisible(type.kanji != type.name);
    setText(m_romaji, (toQString(type.romaji) + (type.romaji.empty() ? QString() : QStringLiteral("  ·  ")) +
                       (type.promoted ? QStringLiteral("+") : QString()) +
                       toQString(m_variant->type(type.base).id).remove(QLatin1Char('+')))
                          .toHtmlEscaped());
    m_chain->show(*m_variant, *m_faces, id);
    setText(m_remarks, story.remarks(id).join(QStringLiteral("<br>")));
    setText(m_moves, story.moves(id).join(QStringLiteral("<br>")));
    setText(m_note, m_links->linked(toQString(type.note)));
    setText(m_rules, story.rules(id));
    m_betza->setText(breakable(type.betza));
    m_showBetza->setVisible(!type.betza.empty());
    m_betza->setVisible(!type.betza.empty() && m_showBetza->isChecked());
    refreshDiagram();
    if (m_worths) {
        complete();
    } else {
        m_completing.start();
    }
}

/// The worth, and what other readings say, which have to be loaded the first time.
void PieceStudy::complete() {
    if (!m_variant || !m_piece) {
        return;
    }
    if (!m_worths && m_worthsOf) {
        m_worths = m_worthsOf(m_variant);
    }
    const PieceTypeId id = m_piece->type;
    setText(m_value,
            m_worths ? PieceStory(*m_variant, *m_links).value(id, *m_worths).toHtmlEscaped() : QString());
    const QStringList readings = m_readings ? m_readings->differing(id) : QStringList();
    setText(m_readingsLabel, readings.isEmpty()
                                 ? QString()
                                 : tr("Under other rules:") +
                                       QStringLiteral("<br>· %1")
                                           .arg(m_links->linked(readings.join(QLatin1Char('\n')))
                                                    .replace(QLatin1Char('\n'), QStringLiteral("<br>· "))));
    m_page->setAccessibleDescription(words());
}

QString PieceStudy::words() const {
    QStringList parts;
    for (const QLabel* label :
         {m_name, m_kanji, m_romaji, m_remarks, m_moves, m_note, m_value, m_readingsLabel}) {
        if (!label->isHidden() && !label->text().isEmpty()) {
            parts << QTextDocumentFragment::fromHtml(label->text()).toPlainText();
        }
    }
    return parts.join(QLatin1Char('\n'));
}

} // namespace mujo::ui
