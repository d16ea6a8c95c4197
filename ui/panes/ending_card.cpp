#include "ui/panes/ending_card.h"

#include <QAccessible>
#include <QCheckBox>
#include <QGraphicsDropShadowEffect>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "ui/panes/line_icons.h"

namespace mujo::ui {

namespace {

constexpr int kTextWidth = 320; // logical pixels
constexpr int kMargin = 12;     // between the card and the edge of the board
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

} // namespace

EndingCard::EndingCard(QWidget* parent)
    : QFrame(parent), m_title(plainLabel()), m_reason(plainLabel()), m_game(plainLabel()),
      m_changesSides(new QCheckBox(tr("&Change sides"))), m_review(new QPushButton(tr("Re&view"))) {
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
    setAccessibleName(tr("Result: %1").arg(words.title));
    setAccessibleDescription(words.reason + QLatin1Char(' ') + words.game);
    show();
    raise();
}

void EndingCard::lieIn(const QRect& room, const std::vector<QRect>& keepFree) {
    layout()->activate();
    const QSize size = sizeHint();
    const int aside = std::clamp((room.width() - size.width()) / 2, 0, kMargin); // less on a narrow board
    const int left = room.left() + aside;
    const int right = std::max(left, room.right() + 1 - aside - size.width());
    const int top = room.top() + kMargin;
    const int bottom = std::max(top, room.bottom() + 1 - kMargin - size.height());
    const int middle = std::max(left, room.center().x() - size.width() / 2);
    const int centre = std::max(top, room.center().y() - size.height() / 2);
    const std::array places{QPoint(middle, centre), QPoint(middle, bottom), QPoint(middle, top),
                            QPoint(right, centre),  QPoint(left, centre),   QPoint(right, bottom),
                            QPoint(left, bottom),   QPoint(right, top),     QPoint(left, top)};
    const auto hides = [&](QPoint place) { return covered(QRect(place, size), keepFree); };
    move(*std::min_element(places.begin(), places.end(),
                           [&hides](QPoint a, QPoint b) { return hides(a) < hides(b); }));
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

} // namespace mujo::ui
