#include "ui/dialogs/new_game_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>

#include "core/rules/legal_moves.h"
#include "ui/dialogs/disclosure.h"
#include "ui/dialogs/form_grid.h"
#include "ui/dialogs/opponent_choice.h"
#include "ui/dialogs/rules_choice.h"
#include "ui/dialogs/side_choice.h"
#include "ui/dialogs/terms.h"
#include "ui/dialogs/time_choice.h"
#include "ui/dialogs/window_room.h"
#include "ui/models/variant_list_model.h"
#include "ui/session/clock_words.h"
#include "ui/session/words.h"
#include "ui/words/glossary.h"
#include "ui/words/phrases.h"
#include "ui/words/piece_title.h"

namespace mujo::ui {

namespace {

QLabel* mutedLabel() {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

NewGameDialog::NewGameDialog(const Catalog& catalog, Settings& settings, QWidget* parent)
    : FittingDialog(parent), m_catalog(catalog), m_settings(settings), m_side(new SideChoice),
      m_opponent(new OpponentChoice), m_more(new Disclosure(tr("&More choices"))),
      m_rules(new RulesChoice(catalog)), m_time(new TimeChoice), m_running(mutedLabel()),
      m_lacking(mutedLabel()) {
    setWindowTitle(tr("New game"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->setContentsMargins(18, 16, 18, 12);
    layout->addWidget(makeGamePart());
    layout->addWidget(makeSidePart());
    layout->addWidget(m_opponent);
    m_more->add(m_rules);
    m_more->add(m_time);
    m_more->add(makeNamesPart());
    layout->addWidget(m_more);
    layout->addStretch(1);
    m_running->hide();
    layout->addWidget(m_running);
    m_lacking->setText(tr("The game can start when the time is written: under More choices, as in 10m+5s."));
    layout->addWidget(m_lacking);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_start = buttons->addButton(tr("&Start"), QDialogButtonBox::AcceptRole);
    layout->addWidget(buttons);
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    constexpr int kWidth = 600;
    setMinimumWidth(kWidth);

    const GameSetup usual = Terms::usual(settings, nullptr);
    m_side->choose(!usual.seats[Side::Sente].isHuman() && usual.seats[Side::Gote].isHuman() ? Side::Gote
                                                                                            : Side::Sente);
    m_opponent->choose(settings);
    m_names[Own]->setText(settings.value(Settings::kOwnName));
    m_names[Below]->setText(settings.value(Settings::kPlayerNameA));
    m_names[Above]->setText(settings.value(Settings::kPlayerNameB));
    m_illegalLoses->setChecked(usual.illegalMoveLoses);
    m_endsAtMate->setChecked(usual.endsAtMate);
    for (const Catalog::Entry& entry : catalog.entries()) {
        const VariantData& game = entry.standard->data();
        m_game->addItem(toQString(game.name) + QStringLiteral("   ") + PieceTitle::beside(game),
                        toQString(game.id));
    }
    const QStringList games = settings.value(Settings::kLastGames);
    m_game->setCurrentIndex(std::max(0, m_game->findData(games.value(0))));
    connectParts();
    onGameChanged();
}

// Only once everything that the handlers read is there.
void NewGameDialog::connectParts() {
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewGameDialog::onGameChanged);
    connect(m_rules, &RulesChoice::changed, this, &NewGameDialog::onChanged);
    connect(m_time, &TimeChoice::changed, this, [this] {
        m_hasChosenTime = true;
        onChanged();
    });
    connect(m_opponent, &OpponentChoice::changed, this, &NewGameDialog::onChanged);
    connect(m_side, &SideChoice::changed, this, &NewGameDialog::onHeightChanged);
    connect(m_side, &SideChoice::decided, this, &NewGameDialog::begin);
    connect(m_more, &Disclosure::toggled, this, &NewGameDialog::onHeightChanged);
    for (const QLineEdit* name : m_names) {
        connect(name, &QLineEdit::textChanged, this, &NewGameDialog::onChanged);
    }
    for (QCheckBox* box : {m_illegalLoses, m_endsAtMate}) {
        connect(box, &QCheckBox::toggled, this, &NewGameDialog::onChanged);
    }
}

QWidget* NewGameDialog::makeGamePart() {
    auto* part = new QWidget;
    auto* form = new QFormLayout(part);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_game = new QComboBox;
    m_game->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_summary = mutedLabel();
    form->addRow(tr("&Game:"), m_game);
    form->addRow(QString(), m_summary);
    return part;
}

QWidget* NewGameDialog::makeSidePart() {
    auto* part = new QWidget;
    auto* form = new QFormLayout(part);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_sideTitle = new QLabel(tr("You play:"));
    form->addRow(m_sideTitle, m_side);
    return part;
}

QWidget* NewGameDialog::makeNamesPart() {
    auto* part = new QWidget;
    auto* form = new QFormLayout(part);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const std::array<QString, 3> titles{tr("&Your name:"), tr("Name &below:"), tr("&Name above:")};
    const std::array<QString, 3> names{tr("Your name"), tr("Name of the side below"),
                                       tr("Name of the side above")};
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_names[i] = new QLineEdit;
        m_names[i]->setAccessibleName(names[i]);
        m_nameTitles[i] = new QLabel(titles[i]);
        m_nameTitles[i]->setBuddy(m_names[i]);
        constexpr int kLongestName = 60;
        m_names[i]->setMaxLength(kLongestName);
        form->addRow(m_nameTitles[i], m_names[i]);
    }
    addStrictness(*form);
    return part;
}

void NewGameDialog::addStrictness(QFormLayout& form) {
    m_illegalLoses = new QCheckBox(tr("Strict: whoever makes an illegal mo&ve loses the game"));
    m_endsAtMate = new QCheckBox(tr("Mate &ends the game; otherwise the royal piece must be taken"));
    m_illegalLoses->setToolTip(
        Phrases::inLines(tr("Otherwise an illegal move is refused and another one can be made. The "
                            "sources of most games have the strict rule. A move that no piece of the "
                            "kind makes counts when it is tried again: it may have been a slip of the "
                            "mouse.")));
    m_endsAtMate->setToolTip(Phrases::inLines(
        tr("Otherwise mate is only announced, and the game goes on until the last royal piece is taken.") +
        QLatin1Char('\n') + Glossary::line(Term::Royal)));
    form.addRow(QString(), m_illegalLoses);
    form.addRow(QString(), m_endsAtMate);
}

void NewGameDialog::setGame(const QString& id, const QString& profile) {
    if (const int row = m_game->findData(id); row >= 0) {
        m_game->setCurrentIndex(row);
    }
    m_rules->setProfile(profile);
}

void NewGameDialog::setRunning(const QString& words) {
    m_running->setText(breakable(words));
    m_running->setVisible(!words.isEmpty());
}

void NewGameDialog::setEngines(const EngineList& engines) {
    m_opponent->setEngines(engines);
    m_opponent->choose(m_settings);
    onChanged();
}

void NewGameDialog::setLook(const Look& look) {
    m_side->setLook(look);
}

void NewGameDialog::setSeed(std::uint64_t seed) {
    m_side->setSeed(seed);
}

void NewGameDialog::aboutToBeShown() {
    fitHeight();
}

// The parts have their size only now.
void NewGameDialog::showEvent(QShowEvent* event) {
    FittingDialog::showEvent(event);
    layOutForms(*this);
}

// Lines that wrap take more height than a layout asks for by itself.
void NewGameDialog::fitHeight() {
    if (isScrolled() || layout() == nullptr) {
        return;
    }
    alignForms(*this);
    // What has changed inside a part reaches the dialog from the inside outwards.
    const QList<QWidget*> parts = findChildren<QWidget*>();
    std::for_each(parts.rbegin(), parts.rend(), [](const QWidget* part) {
        if (part->layout() != nullptr) {
            part->layout()->activate();
        }
    });
    layout()->activate();
    const int least = std::max(minimumWidth(), layout()->minimumSize().width());
    setMinimumWidth(least);
    const int width = std::max(this->width(), least);
    const int height = layout()->totalHeightForWidth(width);
    setMinimumHeight(height);
    resize(width, height);
    // One that grows stays on its screen, however large the window behind it is.
    fitInto(isVisible() ? roomOnScreen().boundedTo(roomOn(*screen())) : roomOnScreen());
    layOutForms(*this);
    stayOnScreen();
}

// A window grows downwards, beyond the lower edge of a small screen.
void NewGameDialog::stayOnScreen() {
    const QRect room = screen()->availableGeometry();
    const QRect frame = frameGeometry();
    if (isVisible() && frame.bottom() > room.bottom()) {
        move(frame.x(), std::max(room.top(), room.bottom() - frame.height() + 1));
    }
}

void NewGameDialog::onGameChanged() {
    const Catalog::Entry* entry = m_catalog.find(m_game->currentData().toString().toStdString());
    if (entry == nullptr) {
        return;
    }
    QStringList about{factsOf(*entry->standard)};
    if (entry->notes.introduction) {
        about << introductionInWords(*entry->notes.introduction);
    }
    if (const QString summary = toQString(entry->standard->data().summary); !summary.isEmpty()) {
        about << breakable(summary);
    }
    m_summary->setText(about.join(QLatin1Char('\n')));
    m_side->setVariant(*entry->standard);
    if (!m_hasChosenTime) {
        const QSignalBlocker notByThePlayer(m_time);
        const GameSetup usual = Terms::usual(m_settings, entry->standard);
        m_time->choose(usual.time, usual.timeLoses);
    }
    m_rules->setGame(*entry);
}

void NewGameDialog::onChanged() {
    m_start->setEnabled(m_rules->variant() && m_time->isValid());
    m_lacking->setVisible(!m_time->isValid());
    if (m_rules->variant()) {
        m_opponent->setGame(*m_rules->variant(), m_catalog.notes(*m_rules->variant()));
    }
    m_side->setHandicap(m_rules->hasHandicap());
    const bool anyonePlays = m_opponent->isPlayed();
    for (QWidget* ofPeople : std::initializer_list<QWidget*>{m_side, m_sideTitle, m_illegalLoses}) {
        ofPeople->setEnabled(anyonePlays);
    }
    nameSides();
    QStringList words = m_rules->inWords();
    words << (m_time->isValid() ? timeInWords(m_time->time()) : tr("a time that is not written yet"));
    if (anyonePlays && m_illegalLoses->isChecked()) {
        words << tr("an illegal move loses");
    }
    // Where no royal may stay in check there is no mate that the game could go on after.
    m_endsAtMate->setVisible(m_rules->variant() && !rules::forbidsSelfCheck(*m_rules->variant()));
    if (!m_endsAtMate->isHidden() && m_endsAtMate->isChecked()) {
        words << tr("mate ends the game");
    }
    words << givenNames();
    m_more->setSummary(Phrases::list(words));
    onHeightChanged();
}

/// Of two at one screen neither is "you": the side decides which camp lies below, and whose name is whose.
void NewGameDialog::nameSides() {
    const bool isShared = m_opponent->isShared();
    m_sideTitle->setText(isShared ? tr("Side below:") : tr("You play:"));
    m_side->setShared(isShared);
    const std::array<bool, 3> shown{m_opponent->isPlayed() && !isShared, isShared, isShared};
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_nameTitles[i]->setVisible(shown[i]);
        m_names[i]->setVisible(shown[i]);
    }
}

/// In words for the closed disclosure, since they go on from game to game; a computer has a name of its own.
QStringList NewGameDialog::givenNames() const {
    const std::array<QString, 3> words{tr("your name is %1"), tr("%1 below", "a name"),
                                       tr("%1 above", "a name")};
    QStringList names;
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const QString name = givenName(i);
        if (!name.isEmpty() && !m_nameTitles[i]->isHidden()) {
            names << words[i].arg(name);
        }
    }
    return names;
}

QString NewGameDialog::givenName(std::size_t of) const {
    return m_names[of]->text().simplified();
}

void NewGameDialog::onHeightChanged() {
    if (isVisible()) {
        fitHeight();
    }
}

void NewGameDialog::accept() {
    if (!m_start->isEnabled()) {
        return;
    }
    if (m_opponent->isPlayed()) {
        m_side->decide();
    } else {
        begin(Side::Sente);
    }
}

void NewGameDialog::begin(Side own) {
    m_below = own;
    GameSetup setup;
    setup.variant = m_rules->variant();
    setup.seats = m_opponent->seats(own);
    for (const Side side : {Side::Sente, Side::Gote}) {
        Seat& seat = setup.seats[side];
        const Seat::Hosted* hosted = seat.hosted();
        const NameOf human = !m_opponent->isShared() ? Own : side == own ? Below : Above;
        seat.name = hosted != nullptr ? hosted->engine : seat.isHuman() ? givenName(human) : QString();
    }
    setup.illegalMoveLoses = m_illegalLoses->isChecked();
    setup.endsAtMate = m_endsAtMate->isChecked();
    setup.time = m_time->time();
    setup.timeLoses = m_time->timeLoses();
    Terms::keepAsUsual(m_settings, setup);
    m_opponent->keep(m_settings);
    m_settings.set(Settings::kOwnName, givenName(Own));
    m_settings.set(Settings::kPlayerNameA, givenName(Below));
    m_settings.set(Settings::kPlayerNameB, givenName(Above));
    m_rules->addHandicap(setup);
    QDialog::accept();
    if (m_rules->isByHand()) {
        emit startAsked(setup);
    } else {
        emit chosen(setup);
    }
}

} // namespace mujo::ui
