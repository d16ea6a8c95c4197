#include "ui/panes/question_bubble.h"

#include <QDockWidget>
#include <QEvent>
#include <QGraphicsDropShadowEffect>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>
#include <optional>

#include "ui/panes/banner.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/icon_row.h"

namespace mujo::ui {

namespace {

constexpr int kGap = 6;      // to what lies around
constexpr int kWidest = 640; // at the edge of the window
constexpr int kShadow = 20;

} // namespace

QuestionBubble::QuestionBubble(const Parts& parts)
    : QFrame(&parts.window), m_window(parts.window), m_page(parts.page), m_pane(parts.pane),
      m_banner(parts.banner) {
    setObjectName(QStringLiteral("questionBubble"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(&m_banner);
    auto* shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(kShadow);
    shadow->setOffset(0, 2);
    setGraphicsEffect(shadow);
    for (QWidget* watched : std::initializer_list<QWidget*>{
             &m_window, &m_page, &m_pane, &m_pane.panel(Side::Sente), &m_pane.panel(Side::Gote), &m_banner}) {
        watched->installEventFilter(this);
    }
    connect(&m_banner, &Banner::asked, this, &QuestionBubble::place);
    hide();
}

bool QuestionBubble::isSeen(const QWidget& part) const {
    // A pane behind another one with tabs lies out of sight without being hidden.
    return part.isVisible() && m_window.rect().contains(inWindow(part).center());
}

QRect QuestionBubble::inWindow(const QWidget& part) const {
    return {part.mapTo(&m_window, QPoint(0, 0)), part.size()};
}

/// Above the player whose panel is the lower one, and above the buttons that lead through the record: hands,
/// clocks and buttons stay in sight.
int QuestionBubble::bottomOfRecord() const {
    const int panel =
        std::max(inWindow(m_pane.panel(Side::Sente)).top(), inWindow(m_pane.panel(Side::Gote)).top());
    int bottom = panel;
    for (const IconRow* row : m_pane.findChildren<IconRow*>()) {
        if (const QRect place = inWindow(*row); row->isVisible() && place.top() < panel) {
            bottom = std::min(bottom, place.top());
        }
    }
    return bottom - kGap / 2;
}

const QWidget* QuestionBubble::otherPane() const {
    const QWidget* found = nullptr;
    for (const QDockWidget* dock : m_window.findChildren<QDockWidget*>()) {
        const bool isTall = dock->height() > dock->width(); // and not below the board
        if (isTall && isSeen(*dock) && (found == nullptr || dock->x() > found->x())) {
            found = dock;
        }
    }
    return found;
}

void QuestionBubble::place() {
    const bool isAsked = !m_banner.isHidden() && m_page.isVisible();
    setVisible(isAsked);
    if (!isAsked) {
        m_pane.setCoveredFrom(std::nullopt);
        return;
    }
    const QWidget* other = isSeen(m_pane) ? nullptr : otherPane();
    const bool isBeside = isSeen(m_pane) || other != nullptr;
    const QRect room = inWindow(other != nullptr ? *other
                                : isBeside       ? static_cast<QWidget&>(m_pane)
                                                 : m_page);
    const int width = std::min(room.width() - 2 * kGap, kWidest);
    m_banner.setNarrow(isBeside, width - 2 * frameWidth());
    const int bottom = other != nullptr ? room.bottom() - kGap
                       : isBeside       ? bottomOfRecord()
                                        : m_window.height() - 1;
    layout()->activate();
    const int height = std::min(layout()->totalHeightForWidth(width), std::max(0, bottom));
    const int left = isBeside ? room.left() + kGap : room.center().x() - width / 2;
    setGeometry(left, bottom - height, width, height);
    raise();
    m_pane.setCoveredFrom(other == nullptr && isBeside
                              ? std::optional(m_pane.mapFrom(&m_window, geometry().topLeft()).y())
                              : std::nullopt);
}

void QuestionBubble::setLook(const Look& look) {
    m_banner.setLook(look);
    setStyleSheet(QStringLiteral("#questionBubble { background: %1; border: 1px solid %2; }")
                      .arg(look.theme.panel.name(), look.theme.border.name()));
}

bool QuestionBubble::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::LayoutRequest:
        place();
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace mujo::ui
