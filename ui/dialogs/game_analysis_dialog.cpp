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

namespace mujo::ui {

namespace {

constexpr std::array kTimes{200, 500, 1000, 3000}; // ms
constexpr double kSecond = 1000;

} // namespace

GameAnalysisDialog::GameAnalysisDialog(int positions, int milliseconds, QWidget* parent)
    : FittingDialog(parent), m_times(new QButtonGroup(this)), m_length(new QLabel), m_positions(positions) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("gameAnalysisDialog"));
    setWindowTitle(tr("Analyse the whole game"));
    auto* layout = new QVBoxLayout(this);
    auto* about =
        new QLabel(tr("Mujō looks at each position of the line on the board, from the end to the start, "
                      "and marks the moves that gave something away. You can cancel it and go on "
                      "later."));
    about->setWordWrap(true);
    layout->addWidget(about);
    auto* box = new QGroupBox(tr("Time a move"));
    auto* choices = new QVBoxLayout(box);
    for (const int time : kTimes) {
        auto* button =
            new QRadioButton(tr("%1 s", "seconds").arg(QLocale::c().toString(time / kSecond, 'g', 3)));
        m_times->addButton(button, time);
        choices->addWidget(button);
        if (time == milliseconds || m_times->checkedButton() == nullptr) {
            button->setChecked(true);
        }
    }
    layout->addWidget(box);
    m_length->setObjectName(QStringLiteral("gameAnalysisLength"));
    m_length->setWordWrap(true);
    layout->addWidget(m_length);
    auto* buttons = new QDialogButtonBox;
    QPushButton* start = buttons->addButton(tr("&Start"), QDialogButtonBox::AcceptRole);
    start->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    layout->addWidget(buttons);
    connect(m_times, &QButtonGroup::idToggled, this, &GameAnalysisDialog::showLength);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit startAsked(m_times->checkedId());
        accept();
    });
    showLength();
}

void GameAnalysisDialog::showLength() {
    constexpr int kMinute = 60;
    const int seconds = static_cast<int>(m_positions * m_times->checkedId() / kSecond) + 1;
    const QString positions = tr("%n position(s)", nullptr, m_positions);
    m_length->setText(
        seconds < 2 * kMinute
            ? tr("%1: about %n second(s)", nullptr, seconds).arg(positions)
            : tr("%1: about %n minute(s)", nullptr, (seconds + kMinute / 2) / kMinute).arg(positions));
}

} // namespace mujo::ui
