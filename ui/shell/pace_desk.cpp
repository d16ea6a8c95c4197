#include "ui/shell/pace_desk.h"

#include <QStyle>

#include "ui/board/board_view.h"
#include "ui/look/settings.h"

namespace mujo::ui {

namespace {

/// A desktop that wants less motion gives its programs a style without animations.
bool styleMoves(const QWidget& widget) {
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

} // namespace

PaceDesk::PaceDesk(const Parts& parts)
    : QObject(&parts.owner), m_settings(parts.settings), m_board(parts.board) {
    m_settings.follow(Settings::kMotion, this,
                      [this](bool on) { m_board.setMotion(on && styleMoves(m_board)); });
}

} // namespace mujo::ui
