#include "ui/panes/zen_strip.h"

#include <QVBoxLayout>

#include "ui/panes/game_pane.h"

namespace mujo::ui {

namespace {

constexpr int kWidth = 232; // four pieces in a row

} // namespace

ZenStrip::ZenStrip(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)) {
    setFixedWidth(kWidth);
    m_layout->setContentsMargins(8, 8, 8, 8);
    m_layout->addStretch(1);
    setAutoFillBackground(true);
    hide();
}

void ZenStrip::setLook(const Look& look) {
    QPalette colours;
    colours.setColor(backgroundRole(), look.theme.surround);
    setPalette(colours);
}

void ZenStrip::take(GamePane& pane, bool flipped) {
    PlayerPanel& near = pane.panel(flipped ? Side::Gote : Side::Sente);
    PlayerPanel& far = pane.panel(flipped ? Side::Sente : Side::Gote);
    m_layout->insertWidget(0, &far);
    m_layout->addWidget(&near);
    for (PlayerPanel* panel : {&near, &far}) {
        panel->setCompact(true);
    }
}

} // namespace mujo::ui
