#include "ui/panes/ending_card.h"

#include <QAccessible>
#include <QCheckBox>
#include <QGraphicsDropShadowEffect>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <compare>
#include <limits>

#include "ui/panes/line_icons.h"

namespace mujo::ui {

namespace {

constexpr int kTextWidth = 320; // logical pixels
constexpr int kEdge = 4;        // between the card and the edge of its room
constexpr int kStep = 12;       // between the places that are tried
constexpr int kTitleSize = 24;
constexpr int kShadow = 28;

QLabel* plainLabel() {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(kTextWidth);
    label->setMaximumWidth(kTextWidth);
    return label;
}

/// How much of what should be seen lies under the card; pixels, weighed.
double covered(const QRect& card, const std::vector<QRect>& keepFree) {
    double sum = 0;
    double weight = 1;
    for (const QRect& rect : keepFree) {
        const QRect common = card & rect;
        sum += weight * common.width() * common.height();
        weight *= 0.5;
    }
    return sum;
}

/// From the card to the nearest of them; pixels.
int distance(const QRect& card, const std::vector<QRect>& rects) {
    int least = std::numeric_limits<int>::max();
    for (const QRect& rect : rects) {
        const int x = std::max({rect.left() - card.right(), card.left() - rect.right(), 0});
        const int y = std::max({rect.top() - card.bottom(), card.top() - rect.bottom(), 0});
        least = std::min(least, x + y);
    }
    return least;
}

/// Both ends, and what lies between.
std::vector<int> steps(int from, int to) {
    std::vector<int> all;
    for (int at = from; at < to; at += kStep) {
        all.push_back(at);
    }
    all.push_back(to);
    return all;
}

} // namespace

EndingCard::EndingCard(QWidget* parent)
    : QFrame(parent), m_title(plainLabel()), m_reason(plainLabel()), m_game(plainLabel()),
      m_changesSides(new QCheckBox(tr("&Change sides"))), m_review(new QPushButton(tr("Revie&w"))) {
    setObjectName(QStringLiteral("endingCard"));
    setFocusPolicy(Qt::NoFocus);
    auto* shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(kShadow);
    shadow->setOffset(0, 4);
    setGraphicsEffect(shadow);
    m_title->setObjectName(QStringLiteral("endingTitle"));
    m_game->setForegroundRole(QPalette::PlaceholderText);
    QFont large = font();
    large.setFamilies({QStringLiteral("Noto Serif"), QStringLiteral("Noto Serif CJK JP")});
    large.setStyleHint(QFont::Serif);
    large.setPixelSize(kTitleSize);
    m_title->setFont(large);

    auto* close = new QToolButton;
    close->setIcon(lineIcon(LineIcon::Close));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close (Esc). The command Result in the menu Move brings the card back."));
    auto* picture = new QPushButton(tr("Save &picture"));
    auto* again = new QPushButton(tr("Play &again"));
    m_review->setToolTip(tr("Step through the moves of this game"));
    again->setToolTip(tr("A new game with the same players and settings"));

    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(close, 0, Qt::AlignTop);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* button : {m_review, picture, again}) {
        button->setAutoDefault(true);
        buttons->addWidget(button, 1);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    layout->setContentsMargins(22, 16, 16, 18);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addWidget(m_reason);
    layout->addWidget(m_game);
    layout->addSpacing(6);
    layout->addLayout(buttons);
    layout->addWidget(m_changesSides, 0, Qt::AlignRight);
    setTabOrder(m_review, picture);
    setTabOrder(picture, again);
    setTabOrder(again, m_changesSides);
    setTabOrder(m_changesSides, close);

    connect(m_review, &QPushButton::clicked, this, &EndingCard::reviewAsked);
    connect(picture, &QPushButton::clicked, this, &EndingCard::pictureAsked);
    connect(again, &QPushButton::clicked, this,
            [this] { emit playAgainAsked(!m_changesSides->isHidden() && m_changesSides->isChecked()); });
    connect(close, &QToolButton::clicked, this, &EndingCard::closed);
    hide();
}

void EndingCard::tell(const Words& words, bool sidesDiffer) {
    m_title->setText(words.title);
    m_reason->setText(words.reason);
    m_reason->setVisible(!words.reason.isEmpty());
    m_game->setText(words.game);
    m_changesSides->setVisible(sidesDiffer);
    m_changesSides->setChecked(false);
    m_isDragged = false;
    setAccessibleName(tr("Result: %1").arg(words.title));
    setAccessibleDescription(words.reason + QLatin1Char(' ') + words.game);
    show();
    raise();
}

void EndingCard::lieIn(const QRect& room, const QRect& board, const std::vector<QRect>& keepFree) {
    layout()->activate();
    const QSize size = sizeHint();
    const int right = std::max(room.left(), room.right() + 1 - kEdge - size.width());
    const int bottom = std::max(room.top(), room.bottom() + 1 - kEdge - size.height());
    const int left = std::min(room.left() + kEdge, right);
    const int top = std::min(room.top() + kEdge, bottom);
    if (m_isDragged) {
        move(std::clamp(x(), left, right), std::clamp(y(), top, bottom));
        return;
    }
    struct Cost {
        double hidden; ///< of what should be seen
        int onBoard;   ///< in parts of the card
        int nearness;  ///< to what should be seen
        auto operator<=>(const Cost&) const = default;
    };
    const auto costAt = [&](QPoint place) {
        constexpr int kParts = 8;
        const QRect card(place, size);
        const QRect common = card & board;
        const int onBoard =
            common.isEmpty() ? 0 : kParts * common.width() * common.height() / (size.width() * size.height());
        return Cost{covered(card, keepFree), onBoard, -distance(card, keepFree)};
    };
    QPoint best(left, top);
    Cost least = costAt(best);
    for (const int y : steps(top, bottom)) {
        for (const int x : steps(left, right)) {
            if (const Cost cost = costAt({x, y}); cost < least) {
                least = cost;
                best = {x, y};
            }
        }
    }
    move(best);
}

void EndingCard::takeFocus() {
    m_review->setFocus(Qt::OtherFocusReason);
}

void EndingCard::setLook(const Look& look) {
    const Theme& theme = look.theme;
    setStyleSheet(QStringLiteral("#endingCard { background: %1; border: 1px solid %2; "
                                 "border-top: 3px solid %3; border-radius: 8px; }")
                      .arg(theme.panel.name(), theme.border.name(), theme.accent.name()));
}

void EndingCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit closed();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void EndingCard::mousePressEvent(QMouseEvent* event) {
    m_grip = event->position().toPoint();
}

void EndingCard::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton)) {
        const QPoint to = pos() + event->position().toPoint() - m_grip;
        const QSize room = parentWidget()->size() - size();
        m_isDragged = true;
        move(std::clamp(to.x(), 0, std::max(0, room.width())),
             std::clamp(to.y(), 0, std::max(0, room.height())));
    }
}

} // namespace mujo::ui
