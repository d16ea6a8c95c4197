#include "ui/dialogs/game_analysis_dialog.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>
#include <array>
#include <utility>

namespace mujo::ui {

namespace {

constexpr std::array kTimes{200, 500, 1000, 3000}; // ms
constexpr double kSecondInMs = 1000;

} // namespace

int GameAnalysisDialog::nearestTime(int milliseconds) {
    int nearest = kTimes.front();
    for (const int time : kTimes) {
        nearest = 2.0 * milliseconds > static_cast<double>(nearest) + time ? time : nearest;
    }
    return nearest;
}

GameAnalysisDialog::GameAnalysisDialog(std::function<int(int)> missing, int milliseconds, QWidget* parent)
    : FittingDialog(parent), m_times(new QButtonGroup(this)), m_length(new QLabel),
      m_missing(std::move(missing)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("gameAnalysisDialog"));
    setWindowTitle(tr("Analyse the whole game"));
    auto* layout = new QVBoxLayout(this);
    auto* about =
        new QLabel(tr("Mujō looks at each position of the line on the board, from the end to the start, "
                      "and marks the moves that gave something away. You can cancel it and go on "
                      "later."));
    about->setWordWrap(true);
    constexpr int kCharacters = 60; // the title bar shows its title whole
    about->setMinimumWidth(kCharacters * fontMetrics().averageCharWidth());
    layout->addWidget(about);
    auto* box = new QGroupBox(tr("Time for each position"));
    auto* choices = new QVBoxLayout(box);
    for (const int time : kTimes) {
        auto* button =
            new QRadioButton(tr("%1 s", "seconds").arg(QLocale::c().toString(time / kSecondInMs, 'g', 3)));
        m_times->addButton(button, time);
        choices->addWidget(button);
        button->setChecked(time == nearestTime(milliseconds));
    }
    layout->addWidget(box);
    m_length->setObjectName(QStringLiteral("gameAnalysisLength"));
    m_length->setWordWrap(true);
    layout->addWidget(m_length);
    auto* buttons = new QDialogButtonBox;
    QPushButton* start = buttons->addButton(tr("&Start"), QDialogButtonBox::AcceptRole);
    start->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel)->setAutoDefault(false); // Enter starts it from anywhere else
    layout->addWidget(buttons);
    connect(m_times, &QButtonGroup::idToggled, this, &GameAnalysisDialog::showLength);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit startAsked(m_times->checkedId());
        accept();
    });
    showLength();
    m_times->checkedButton()->setFocus();
}

void GameAnalysisDialog::showLength() {
    constexpr int kMinute = 60;
    const int missing = m_missing(m_times->checkedId());
    if (missing == 0) {
        m_length->setText(tr("Each position has already been analysed for this long."));
        return;
    }
    const int seconds = static_cast<int>(missing * m_times->checkedId() / kSecondInMs) + 1;
    const QString positions = tr("%n position(s)", nullptr, missing);
    m_length->setText(
        seconds < 2 * kMinute
            ? tr("%1: about %n second(s)", nullptr, seconds).arg(positions)
            : tr("%1: about %n minute(s)", nullptr, (seconds + kMinute / 2) / kMinute).arg(positions));
}

} // namespace mujo::ui
