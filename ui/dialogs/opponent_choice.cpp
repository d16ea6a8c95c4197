#include "ui/dialogs/opponent_choice.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <algorithm>

#include "core/engine/engine.h"
#include "ui/session/words.h"

namespace mujo::ui {

OpponentChoice::OpponentChoice(QWidget* parent)
    : QWidget(parent), m_kind(new QComboBox), m_form(new QFormLayout(this)) {
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_kind->addItems(
        {tr("The computer"), tr("A person at this screen"), tr("Nobody: two computers play, and you watch")});
    m_kind->setAccessibleName(tr("Opponent"));
    auto* title = new QLabel(tr("&Against:"));
    title->setBuddy(m_kind);
    m_form->addRow(title, m_kind);
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        m_levels[i] = new QComboBox;
        m_levels[i]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        for (int level = kWeakestLevel; level <= kStrongestLevel; ++level) {
            m_levels[i]->addItem(levelInWords(level), level);
        }
        m_titles[i] = new QLabel;
        m_titles[i]->setBuddy(m_levels[i]);
        m_form->addRow(m_titles[i], m_levels[i]);
        connect(m_levels[i], &QComboBox::currentIndexChanged, this, &OpponentChoice::changed);
    }
    m_titles[1]->setText(tr("Level of Gote:"));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &OpponentChoice::refresh);
    refresh();
}

void OpponentChoice::choose(const Settings& settings) {
    const bool isSenteHuman = settings.value(Settings::kSentePlayer) == SeatKind::Human;
    const bool isGoteHuman = settings.value(Settings::kGotePlayer) == SeatKind::Human;
    m_kind->setCurrentIndex(isSenteHuman && isGoteHuman     ? Person
                            : !isSenteHuman && !isGoteHuman ? TwoComputers
                                                            : Computer);
    const std::array<int, 2> levels{settings.value(Settings::kLevel), settings.value(Settings::kSecondLevel)};
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        m_levels[i]->setCurrentIndex(std::clamp(levels[i], kWeakestLevel, kStrongestLevel) - kWeakestLevel);
    }
}

void OpponentChoice::keep(Settings& settings) const {
    settings.set(Settings::kLevel, level(0));
    if (!isPlayed()) {
        settings.set(Settings::kSecondLevel, level(1));
    }
}

int OpponentChoice::level(std::size_t number) const {
    return m_levels[number]->currentData().toInt();
}

bool OpponentChoice::isPlayed() const {
    return m_kind->currentIndex() != TwoComputers;
}

PerSide<Seat> OpponentChoice::seats(Side own) const {
    PerSide<Seat> seats{Seat::human(), Seat::human()};
    if (!isPlayed()) {
        seats[Side::Sente] = Seat::computer(level(0));
        seats[Side::Gote] = Seat::computer(level(1));
    } else if (m_kind->currentIndex() == Computer) {
        seats[opponent(own)] = Seat::computer(level(0));
    }
    return seats;
}

void OpponentChoice::refresh() {
    m_titles[0]->setText(isPlayed() ? tr("&Level:") : tr("&Level of Sente:"));
    const std::array<bool, 2> shown{m_kind->currentIndex() != Person, !isPlayed()};
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        m_levels[i]->setVisible(shown[i]);
        m_titles[i]->setVisible(shown[i]);
    }
    m_levels[0]->setAccessibleName(isPlayed() ? tr("Level") : tr("Level of Sente"));
    m_levels[1]->setAccessibleName(tr("Level of Gote"));
    emit changed();
}

} // namespace mujo::ui
