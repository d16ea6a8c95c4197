#include "ui/dialogs/opponent_choice.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "core/engine/engine.h"
#include "ui/session/engine_list.h"
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
        m_titles[i] = new QLabel;
        m_titles[i]->setBuddy(m_levels[i]);
        m_form->addRow(m_titles[i], m_levels[i]);
        connect(m_levels[i], &QComboBox::currentIndexChanged, this, [this, i] { onChosen(i); });
    }
    fill();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &OpponentChoice::refresh);
    refresh();
}

/// Levels first, then the engines; an engine has its name as the data of its row.
void OpponentChoice::fill() {
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const QSignalBlocker blocker(m_levels[i]);
        m_levels[i]->clear();
        for (int each = kWeakestLevel; each <= kStrongestLevel; ++each) {
            m_levels[i]->addItem(levelInWords(each), each);
        }
        for (const QString& name : m_offered) {
            m_levels[i]->addItem(tr("The engine %1").arg(name), name);
        }
        select(i);
    }
}

void OpponentChoice::select(std::size_t number) {
    const QSignalBlocker blocker(m_levels[number]);
    const Player& player = m_players[number];
    const int row = player.engine.isEmpty() ? -1 : m_levels[number]->findData(player.engine);
    m_levels[number]->setCurrentIndex(
        row >= 0 ? row : std::clamp(player.level, kWeakestLevel, kStrongestLevel) - kWeakestLevel);
}

void OpponentChoice::onChosen(std::size_t number) {
    const QVariant chosen = m_levels[number]->currentData();
    Player& player = m_players[number];
    const bool isEngine = chosen.typeId() == QMetaType::QString;
    player.engine = isEngine ? chosen.toString() : QString();
    player.level = isEngine ? player.level : chosen.toInt();
    emit changed();
}

void OpponentChoice::setEngines(const EngineList& engines) {
    m_engines = &engines;
}

void OpponentChoice::setGame(const Variant& variant, const VariantNotes& notes) {
    std::vector<QString> offered;
    if (m_engines != nullptr) {
        for (const HostedEngine& engine : m_engines->engines()) {
            if (EngineList::plays(engine, {variant.id(), variant.profile()}, notes)) {
                offered.push_back(engine.name);
            }
        }
    }
    if (offered != m_offered) {
        m_offered = std::move(offered);
        fill();
        showTitles();
    }
}

void OpponentChoice::choose(const Settings& settings) {
    const bool isSenteHuman = settings.value(Settings::kSentePlayer) == SeatKind::Human;
    const bool isGoteHuman = settings.value(Settings::kGotePlayer) == SeatKind::Human;
    m_kind->setCurrentIndex(isSenteHuman && isGoteHuman     ? Person
                            : !isSenteHuman && !isGoteHuman ? TwoComputers
                                                            : Computer);
    m_players = {{{settings.value(Settings::kLevel), settings.value(Settings::kOpponentEngine)},
                  {settings.value(Settings::kSecondLevel), settings.value(Settings::kSecondEngine)}}};
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        select(i);
    }
    emit changed();
}

void OpponentChoice::keep(Settings& settings) const {
    settings.set(Settings::kLevel, m_players[0].level);
    settings.set(Settings::kOpponentEngine, m_players[0].engine);
    if (!isPlayed()) {
        settings.set(Settings::kSecondLevel, m_players[1].level);
        settings.set(Settings::kSecondEngine, m_players[1].engine);
    }
}

Seat OpponentChoice::seat(std::size_t number) const {
    const QVariant chosen = m_levels[number]->currentData();
    const HostedEngine* hosted = m_engines != nullptr && chosen.typeId() == QMetaType::QString
                                     ? m_engines->find(chosen.toString())
                                     : nullptr;
    return hosted != nullptr ? Seat{Seat::Hosted{hosted->name, hosted->command}}
                             : Seat::computer(m_players[number].level);
}

bool OpponentChoice::isPlayed() const {
    return m_kind->currentIndex() != TwoComputers;
}

bool OpponentChoice::isShared() const {
    return m_kind->currentIndex() == Person;
}

PerSide<Seat> OpponentChoice::seats(Side own) const {
    PerSide<Seat> seats{Seat::human(), Seat::human()};
    if (!isPlayed()) {
        seats[Side::Sente] = seat(0);
        seats[Side::Gote] = seat(1);
    } else if (m_kind->currentIndex() == Computer) {
        seats[opponent(own)] = seat(0);
    }
    return seats;
}

void OpponentChoice::showTitles() {
    if (m_offered.empty()) {
        m_titles[0]->setText(isPlayed() ? tr("&Level:") : tr("&Level of Sente:"));
        m_titles[1]->setText(tr("Level of Gote:"));
    } else { // an engine of somebody else's has no level
        m_titles[0]->setText(isPlayed() ? tr("&Level or engine:") : tr("&Sente is:"));
        m_titles[1]->setText(tr("Gote is:"));
    }
}

void OpponentChoice::refresh() {
    showTitles();
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
