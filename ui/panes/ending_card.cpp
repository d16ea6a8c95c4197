#include "ui/panes/ending_card.h"

#include <QAccessible>
#include <QCheckBox>
#include <QGraphicsDropShadowEffect>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <limits>
#include <optional>

#include "ui/panes/line_icons.h"

namespace mujo::ui {

namespace {

constexpr int kTextWidth = 320; // logical pixels
constexpr int kColumnWidth = 140;
constexpr int kWidestColumn = 184; // for a title on one line
constexpr int kStripWidth = 240;   // of the reason in a strip
constexpr int kEdge = 4;           // between the card and the edge of its room
constexpr int kStep = 12;          // between the places that are tried
constexpr int kApart = 60;         // from what should be seen: enough
constexpr int kTitleSize = 24;
constexpr int kShadow = 28;

QLabel* plainLabel() {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
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
      m_changesSides(new QCheckBox(tr("&Change sides"))), m_review(new QPushButton(tr("Revie&w"))),
      m_picture(new QPushButton(tr("Save &picture"))), m_again(new QPushButton(tr("Play &again"))),
      m_other(new QPushButton(tr("A&nother game…"))), m_close(new QToolButton),
      m_grid(new QGridLayout(this)) {
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

    m_close->setIcon(lineIcon(LineIcon::Close));
    m_close->setAutoRaise(true);
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close (Esc). Move > Result shows the card again."));
    m_review->setToolTip(tr("Step through the moves of this game"));
    m_again->setToolTip(tr("A new game with the same players and settings"));
    m_other->setToolTip(tr("The choice of games"));
    for (QPushButton* button : {m_review, m_picture, m_again, m_other}) {
        button->setAutoDefault(true);
    }
    m_grid->setSizeConstraint(QLayout::SetFixedSize);
    arrange(Form::Block);
    setTabOrder(m_review, m_picture);
    setTabOrder(m_picture, m_again);
    setTabOrder(m_again, m_changesSides);
    setTabOrder(m_changesSides, m_other);
    setTabOrder(m_other, m_close);

    connect(m_review, &QPushButton::clicked, this, &EndingCard::reviewAsked);
    connect(m_picture, &QPushButton::clicked, this, &EndingCard::pictureAsked);
    connect(m_again, &QPushButton::clicked, this,
            [this] { emit playAgainAsked(!m_changesSides->isHidden() && m_changesSides->isChecked()); });
    connect(m_other, &QPushButton::clicked, this, &EndingCard::otherGameAsked);
    connect(m_close, &QToolButton::clicked, this, &EndingCard::closed);
    hide();
}

void EndingCard::arrange(Form form) {
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_close, m_reason, m_game, m_review,
                                                         m_picture, m_again, m_other, m_changesSides}) {
        m_grid->removeWidget(part);
    }
    // The height, too: a grid would measure it for the cell, which may be wider than the label.
    constexpr int kRounding = 4; // a text that just fits may be broken when it is drawn
    const auto setWidth = [](QLabel* label, int width) {
        label->ensurePolished();
        label->setMinimumSize(0, 0); // a label measures itself no smaller than that
        label->setFixedSize(width, std::max(label->heightForWidth(width - kRounding), 0));
    };
    const int titleWidth = m_title->fontMetrics().horizontalAdvance(m_title->text()) + 2 * kRounding;
    if (form == Form::Strip) {
        setWidth(m_title, std::min(titleWidth, kTextWidth));
        setWidth(m_reason, kStripWidth);
        setWidth(m_game, kStripWidth);
        m_grid->setContentsMargins(16, 6, 6, 8);
        m_grid->setHorizontalSpacing(8);
        m_grid->setVerticalSpacing(2);
        m_grid->addWidget(m_title, 0, 0, 2, 2, Qt::AlignVCenter);
        m_grid->addWidget(m_reason, 0, 2, 1, 3);
        m_grid->addWidget(m_game, 1, 2, 1, 3);
        m_grid->addWidget(m_close, 0, 5, 2, 1, Qt::AlignTop);
        m_grid->addWidget(m_review, 2, 0);
        m_grid->addWidget(m_picture, 2, 1);
        m_grid->addWidget(m_again, 2, 2);
        m_grid->addWidget(m_changesSides, 2, 3);
        m_grid->addWidget(m_other, 2, 4);
        return;
    }
    const int closeWidth = m_close->sizeHint().width();
    const int width =
        form == Form::Column ? std::clamp(titleWidth + closeWidth, kColumnWidth, kWidestColumn) : kTextWidth;
    setWidth(m_title, form == Form::Column ? std::max(width - closeWidth, 0) : width);
    setWidth(m_reason, width);
    setWidth(m_game, width);
    m_grid->setSpacing(8);
    if (form == Form::Column) {
        m_grid->setContentsMargins(12, 10, 8, 12);
        m_grid->addWidget(m_title, 0, 0, 1, 2);
        m_grid->addWidget(m_close, 0, 2, Qt::AlignTop | Qt::AlignRight);
        m_grid->addWidget(m_reason, 1, 0, 1, 3);
        m_grid->addWidget(m_game, 2, 0, 1, 3);
        m_grid->addWidget(m_review, 3, 0, 1, 3);
        m_grid->addWidget(m_picture, 4, 0, 1, 3);
        m_grid->addWidget(m_again, 5, 0, 1, 3);
        m_grid->addWidget(m_changesSides, 6, 0, 1, 3);
        m_grid->addWidget(m_other, 7, 0, 1, 3);
    } else {
        m_grid->setContentsMargins(22, 16, 16, 18);
        m_grid->addWidget(m_title, 0, 0, 1, 3);
        m_grid->addWidget(m_close, 0, 3, Qt::AlignTop);
        m_grid->addWidget(m_reason, 1, 0, 1, 4);
        m_grid->addWidget(m_game, 2, 0, 1, 4);
        m_grid->addWidget(m_review, 3, 0);
        m_grid->addWidget(m_picture, 3, 1);
        m_grid->addWidget(m_again, 3, 2, 1, 2);
        m_grid->addWidget(m_other, 4, 0);
        m_grid->addWidget(m_changesSides, 4, 1, 1, 3, Qt::AlignRight);
    }
}

void EndingCard::tell(const Words& words, Choices choices) {
    m_title->setText(words.title);
    m_reason->setText(words.reason);
    m_reason->setVisible(!words.reason.isEmpty());
    m_game->setText(words.game);
    m_changesSides->setVisible(choices.changesSides);
    m_review->setVisible(choices.reviews);
    m_changesSides->setChecked(false);
    m_isDragged = false;
    setAccessibleName(tr("Result: %1").arg(words.title));
    setAccessibleDescription(words.reason + QLatin1Char(' ') + words.game);
    show();
    raise();
}

void EndingCard::lieIn(const QRect& room, const QRect& board, const std::vector<QRect>& keepFree,
                       const std::vector<QRect>& pieces) {
    if (m_isDragged) {
        move(std::clamp(x(), room.left(), std::max(room.left(), room.right() + 1 - width())),
             std::clamp(y(), room.top(), std::max(room.top(), room.bottom() + 1 - height())));
        return;
    }
    struct Cost {
        double hidden;         ///< of what should be seen
        std::ptrdiff_t pieces; ///< that the card lies on
        int offCentre;         ///< of the board, where it lies on that
        int onBoard;           ///< square pixels
        int nearness;          ///< to what should be seen
        int height;            ///< above the bottom of the room
        auto operator<=>(const Cost&) const = default;
    };
    struct Place {
        Cost cost;
        Form form;
        QPoint at;
    };
    std::optional<Place> best;
    for (const Form form : {Form::Block, Form::Column, Form::Strip}) {
        arrange(form);
        m_grid->activate();
        const QSize size = sizeHint();
        if (form == Form::Strip && size.width() + 2 * kEdge > room.width()) {
            continue;
        }
        const int right = std::max(room.left(), room.right() + 1 - kEdge - size.width());
        const int bottom = std::max(room.top(), room.bottom() + 1 - kEdge - size.height());
        const int left = std::min(room.left() + kEdge, right);
        std::vector<int> columns = steps(left, right);
        const int centre = board.center().x() - size.width() / 2;
        columns.push_back(std::clamp(centre, left, right));
        for (const int y : steps(std::min(room.top() + kEdge, bottom), bottom)) {
            for (const int x : columns) {
                const QRect card({x, y}, size);
                const QRect common = card & board;
                const double hidden = covered(card, keepFree);
                if (best && hidden > best->cost.hidden) {
                    continue;
                }
                const auto under =
                    std::ranges::count_if(pieces, [&card](const QRect& at) { return card.intersects(at); });
                const Cost cost{hidden,
                                under,
                                common.isEmpty() ? 0 : std::abs(x - centre),
                                common.width() * common.height(),
                                -std::min(distance(card, keepFree), kApart),
                                bottom - y};
                if (!best || cost < best->cost) {
                    best = {cost, form, {x, y}};
                }
            }
        }
    }
    arrange(best->form);
    m_grid->activate();
    move(best->at);
}

void EndingCard::takeFocus() {
    (m_review->isHidden() ? m_again : m_review)->setFocus(Qt::OtherFocusReason);
}

void EndingCard::setLook(const Look& look) {
    const Theme& theme = look.theme;
    setStyleSheet(QStringLiteral("#endingCard { background: %1; border: 1px solid %2; "
                                 "border-top: 3px solid %3; border-bottom-left-radius: 8px; "
                                 "border-bottom-right-radius: 8px; }")
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
