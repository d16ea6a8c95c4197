#include "ui/panes/pace_bar.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <array>

#include "ui/look/settings.h"

namespace mujo::ui {

QString pauseInWords(int milliseconds) {
    if (milliseconds <= 0) {
        return PaceBar::tr("at once");
    }
    constexpr double kSecond = 1000;
    return PaceBar::tr("%1 s").arg(QLocale().toString(milliseconds / kSecond, 'g', 3));
}

std::span<const int> answerPauses() {
    static constexpr std::array kTimes{0, 300, 600, 1000, 2000};
    return kTimes;
}

std::span<const int> paces() {
    static constexpr std::array kTimes{0, 300, 1000, 2000, 5000};
    return kTimes;
}

PaceBar::PaceBar(Settings& settings, QAction* pause, QAction* step, QWidget* parent)
    : QFrame(parent), m_pause(pause), m_pauseButton(new QToolButton) {
    setObjectName(QStringLiteral("paceBar"));
    setAccessibleName(tr("Game between computers"));
    auto* layout = new QHBoxLayout(this);
    constexpr int kAir = 4;
    layout->setContentsMargins(2 * kAir, kAir, 2 * kAir, kAir);
    auto* title = new QLabel(tr("Game between computers"));
    auto* stepButton = new QToolButton;
    stepButton->setText(tr("Step"));
    stepButton->setToolTip(tr("One move, then the game stands still"));
    stepButton->setAccessibleName(tr("Step: one move of the computers"));
    auto* pace = new QComboBox;
    auto* paceTitle = new QLabel(tr("Each move is shown for"));
    paceTitle->setBuddy(pace);
    pace->setAccessibleName(tr("Each move is shown for"));
    for (const int time : paces()) {
        pace->addItem(pauseInWords(time), time);
    }
    layout->addWidget(title);
    layout->addStretch(1);
    layout->addWidget(m_pauseButton);
    layout->addWidget(stepButton);
    layout->addWidget(paceTitle);
    layout->addWidget(pace);
    connect(m_pauseButton, &QToolButton::clicked, m_pause, &QAction::trigger);
    connect(stepButton, &QToolButton::clicked, step, &QAction::trigger);
    const auto follow = [stepButton, step] { stepButton->setEnabled(step->isEnabled()); };
    connect(step, &QAction::changed, stepButton, follow);
    connect(pace, &QComboBox::activated, this,
            [pace, &settings] { settings.set(Settings::kPace, pace->currentData().toInt()); });
    settings.follow(Settings::kPace, pace, [pace](int time) { pace->setCurrentIndex(pace->findData(time)); });
    follow();
    showPaused(false);
}

void PaceBar::showPaused(bool paused) {
    m_pauseButton->setText(paused ? tr("Continue") : tr("Pause"));
    m_pauseButton->setAccessibleName(paused ? tr("Continue the game between computers")
                                            : tr("Pause the game between computers"));
}

} // namespace mujo::ui
