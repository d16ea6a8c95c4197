#include "ui/panes/player_panel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <utility>

#include "core/insight/royal_attacks.h"
#include "ui/board/hand_view.h"
#include "ui/models/fallen_pieces.h"
#include "ui/panes/clock_face.h"
#include "ui/panes/fallen_view.h"
#include "ui/session/game_clock.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kDotInterval = 400; // milliseconds
constexpr int kBar = 4;
constexpr qsizetype kLongestName = 90; // characters
constexpr qsizetype kLongestTip = 1000;

/// How many pieces the side can drop.
int heldBy(const Position& position, Side side) {
    int held = 0;
    for (std::size_t i = 0; i < position.variant().types().size(); ++i) {
        held += position.inHand(side, PieceTypeId(i));
    }
    return held;
}

} // namespace

PlayerPanel::PlayerPanel(Side side, const GameSession& session, QWidget* parent)
    : QFrame(parent), m_side(side), m_session(session), m_name(new QLabel), m_detail(new QLabel),
      m_holding(new QLabel), m_state(new QLabel), m_clock(new ClockFace(side)),
      m_hand(new HandView(side, session, this)), m_fallen(new FallenView(side)), m_balance(new QLabel),
      m_lost(new QLabel) {
    setAccessibleName(sideName(side));
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    m_detail->setFont(small);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setWordWrap(true);
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    m_holding->setFont(small);
    m_holding->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_holding->setForegroundRole(QPalette::PlaceholderText);
    m_state->setFont(small);
    m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kBar + 8, 8, 10, 8);
    layout->setSpacing(6);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_name, 0, 0);
    grid->addWidget(m_state, 0, 1);
    grid->addWidget(m_detail, 1, 0);
    grid->addWidget(m_holding, 1, 1);
    grid->setColumnStretch(0, 1);
    layout->addLayout(grid);
    layout->addWidget(m_clock);
    layout->addWidget(m_hand);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(8);
    heading->addWidget(m_lost, 1);
    heading->addWidget(m_balance);
    auto* lost = new QVBoxLayout;
    lost->setSpacing(2);
    lost->addLayout(heading);
    lost->addWidget(m_fallen);
    layout->addLayout(lost);
    m_holding->setObjectName(QStringLiteral("holding"));
    m_lost->setObjectName(QStringLiteral("lostHeading"));
    m_lost->setToolTip(
        tr("What this side has lost for good, the most valuable first; a click shows its moves"));
    m_lost->setFont(small);
    m_lost->setForegroundRole(QPalette::PlaceholderText);
    m_lost->hide();
    m_balance->setObjectName(QStringLiteral("materialBalance"));
    m_balance->setFont(small);
    m_balance->setForegroundRole(QPalette::PlaceholderText);
    m_balance->hide();
    m_clock->hide();
    m_hand->hide();
    m_dots.setInterval(kDotInterval);
    connect(&m_dots, &QTimer::timeout, this, &PlayerPanel::tick);
    connect(&m_session, &GameSession::changed, this, [this](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            m_fallen->forgetHeight();
        }
        refresh();
    });
    connect(&m_session, &GameSession::thinkingChanged, this, &PlayerPanel::refresh);
    connect(&m_session.clock(), &GameClock::ticked, this, &PlayerPanel::refreshClock);
    refresh();
}

void PlayerPanel::refresh() {
    if (!m_session.hasGame()) {
        return;
    }
    const Game& game = m_session.game();
    const Seat& seat = m_session.setup().seats[m_side];
    const QString title = playerName(seat, m_side);
    const QString fitting = shortened(title, kLongestName);
    m_name->setText(sideSign(m_side) + QLatin1Char(' ') + breakable(fitting));
    m_name->setToolTip(fitting == title ? QString() : shortened(title, kLongestTip));
    setAccessibleName(shortened(title, kLongestTip));
    const auto level = seat.level();
    m_detail->setText(seatInWords(seat, m_session.setup().seats[opponent(m_side)]));
    m_detail->setToolTip(level ? levelInWords(*level) : QString());
    const bool hasHand = game.variant().rules().drops.has_value();
    m_hand->setVisible(hasHand);
    const auto royals = static_cast<int>(game.position().royals(m_side).size());
    if (insight::haveSeveralRoyals(game.start())) {
        m_holding->setText(royals > 0 ? tr("%n royal piece(s)", nullptr, royals) : tr("no royal piece left"));
        m_holding->setToolTip(tr("Royal pieces that are left; the game is lost with the last one"));
    } else if (hasHand) {
        const int held = heldBy(game.position(), m_side);
        m_holding->setText(held > 0 ? tr("in hand: %1", "how many pieces").arg(held) : tr("nothing in hand"));
        m_holding->setToolTip(
            tr("Captured pieces, which stand below the name; in place of a move one of them may be dropped"));
    } else {
        m_holding->setText({});
        m_holding->setToolTip({});
    }
    const bool toMove = game.position().turn() == m_side && !game.isOver();
    m_isActive = toMove;
    setThinking(m_session.isThinking() && toMove);
    if (!m_dots.isActive()) {
        const QString check = game.isMate() ? tr("mated") : game.inCheck() ? tr("in check") : tr("to move");
        m_state->setText(toMove ? check : QString()); // how it has ended is told by others
    }
    refreshMaterial();
    refreshClock();
    m_clock->setVisible(m_session.clock().isOn());
    update();
}

/// What does not come back into play is shown as fallen, with what it has done to the balance.
void PlayerPanel::refreshMaterial() {
    const Game& game = m_session.game();
    const std::shared_ptr<const Variant> variant = game.position().sharedVariant();
    const bool isTold = m_worths && !game.variant().rules().drops;
    // Its room is there from the start, and while one steps through the game, so that the buttons beneath
    // stay where they are.
    m_fallen->setVisible(isTold);
    m_lost->setVisible(isTold);
    if (!isTold) {
        m_balance->hide();
        return;
    }
    if (variant != m_worthsOf) {
        m_lost->setText({});
        m_balance->hide();
        // Worths take a moment to work out on large boards, which comes after the board has been painted.
        constexpr int kMoment = 40; // ms
        QTimer::singleShot(kMoment, this, [this, variant] {
            if (variant != m_worthsOf) {
                m_worthsOf = variant;
                m_knownWorths = m_worths(variant);
                m_fallen->setVariant(variant);
            }
            refreshMaterial();
        });
        return;
    }
    m_fallen->setKinds(fallenPieces(game, m_side, m_knownWorths));
    m_lost->setText(m_fallen->isEmpty() ? tr("Lost: nothing") : tr("Lost:"));
    const double ahead = materialBalance(game.position(), m_side, m_knownWorths) / 100.0;
    constexpr double kMuch = 5; // points; from there on no tenth of one matters
    const QString figure = QLocale().toString(ahead, 'f', ahead < kMuch ? 1 : 0);
    constexpr double kSlight = 0.05;
    m_balance->setText(tr("%1 points ahead", "the pieces of a side are worth so much more").arg(figure));
    const QString meaning =
        tr("The pieces of %1 are together worth %2 points more than those of %3; the study "
           "of a piece tells its points")
            .arg(sideName(m_side), figure, sideName(opponent(m_side)));
    m_balance->setToolTip(Phrases::inLines(meaning));
    m_balance->setAccessibleName(tr("Material: %1 ahead").arg(figure));
    m_balance->setAccessibleDescription(meaning);
    m_balance->setVisible(ahead >= kSlight);
}

void PlayerPanel::setFlipped(bool flipped) {
    m_hand->setFlipped(flipped);
    m_fallen->setFlipped(flipped);
}

void PlayerPanel::setWorths(std::function<PerType<int>(const std::shared_ptr<const Variant>&)> worths) {
    m_worths = std::move(worths);
    m_worthsOf.reset();
    refresh();
}

void PlayerPanel::refreshClock() {
    m_clock->refresh(m_session.clock());
}

void PlayerPanel::setCompact(bool compact) {
    m_detail->setVisible(!compact);
    m_holding->setVisible(!compact);
}

void PlayerPanel::setLook(const Look& look) {
    m_theme = look.theme;
    m_clock->setLook(look);
    m_hand->setLook(look);
    m_fallen->setLook(look);
    QPalette colours = m_state->palette();
    colours.setColor(QPalette::WindowText, look.theme.link);
    m_state->setPalette(colours);
    update();
}

void PlayerPanel::setThinking(bool thinking) {
    if (thinking && !m_dots.isActive()) {
        m_dotCount = 0;
        m_dots.start();
        tick();
    } else if (!thinking) {
        m_dots.stop();
    }
}

void PlayerPanel::tick() {
    constexpr int kPhases = 4;
    m_dotCount = (m_dotCount + 1) % kPhases;
    // The blanks keep the words where they are.
    m_state->setText(tr("thinking") + QString(m_dotCount, QLatin1Char('.')) +
                     QString(kPhases - 1 - m_dotCount, QChar(0x2008)));
}

void PlayerPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    constexpr qreal kRadius = 6;
    painter.setPen(m_theme.border);
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(box, kRadius, kRadius);
    if (m_isActive) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.accent);
        painter.drawRoundedRect(QRectF(4, 8, kBar, height() - 16), kBar / 2.0, kBar / 2.0);
    }
}

} // namespace mujo::ui
