#include "ui/dialogs/new_game_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSlider>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "core/engine/engine.h"
#include "core/game/handicap.h"
#include "ui/dialogs/furigoma.h"
#include "ui/dialogs/rule_options_dialog.h"
#include "ui/dialogs/terms.h"
#include "ui/dialogs/time_choice.h"
#include "ui/models/variant_list_model.h"
#include "ui/session/clock_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kPause = 1400; // milliseconds in which the result of a toss is read

/// "Repetition: fourfold draw. Bare king: no such rule." of the choices that are not standard.
QString choicesInWords(const Variant& variant) {
    QStringList parts;
    const VariantData& game = variant.data();
    for (std::size_t i = 0; i < game.reading.size(); ++i) {
        if (game.reading[i] != 0) {
            const RuleOption& option = game.optionTable.options[i];
            parts.append(toQString(option.name) + QStringLiteral(": ") +
                         toQString(option.choices[game.reading[i]].name));
        }
    }
    return parts.join(QStringLiteral(". ")) + QLatin1Char('.');
}

QLabel* mutedLabel() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

NewGameDialog::NewGameDialog(const Catalog& catalog, Settings& settings, QWidget* parent)
    : FittingDialog(parent), m_catalog(catalog), m_settings(settings),
      m_random(QRandomGenerator::global()->generate64()) {
    setWindowTitle(tr("New game"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(14);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->addWidget(makeGamePart());
    layout->addWidget(makePlayersPart());
    m_time = new TimeChoice;
    m_titles << &m_time->label();
    layout->addWidget(m_time);
    layout->addWidget(makeBeginPart());
    layout->addWidget(makeRulesPart());
    layout->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_start = buttons->addButton(tr("&Start"), QDialogButtonBox::AcceptRole);
    layout->addWidget(buttons);
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    constexpr int kWidth = 520;
    setMinimumWidth(kWidth);

    const GameSetup usual = Terms::usual(settings, nullptr);
    m_players[0]->setCurrentIndex(usual.seats[Side::Sente].isHuman() ? 0 : 1);
    m_players[1]->setCurrentIndex(usual.seats[Side::Gote].isHuman() ? 0 : 1);
    m_names[0]->setText(settings.value(Settings::kPlayerNameA));
    m_names[1]->setText(settings.value(Settings::kPlayerNameB));
    m_levels[0]->setValue(std::clamp(settings.value(Settings::kLevel), kWeakestLevel, kStrongestLevel));
    m_levels[1]->setValue(std::clamp(settings.value(Settings::kSecondLevel), kWeakestLevel, kStrongestLevel));
    m_illegalLoses->setChecked(usual.illegalMoveLoses);
    m_endsAtMate->setChecked(usual.endsAtMate);
    m_time->choose(usual.time, usual.timeLoses);
    for (const Catalog::Entry& entry : catalog.entries()) {
        const VariantData& game = entry.standard->data();
        m_game->addItem(toQString(game.name) + QStringLiteral("   ") + toQString(game.kanji),
                        toQString(game.id));
    }
    connectParts();
    onGameChanged();
    onHandicapChanged();
}

// Only once everything that the handlers read is there.
void NewGameDialog::connectParts() {
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewGameDialog::onGameChanged);
    connect(m_profile, &QComboBox::currentIndexChanged, this, &NewGameDialog::onProfileChanged);
    connect(m_handicap, &QComboBox::currentIndexChanged, this, &NewGameDialog::onHandicapChanged);
    connect(m_options, &QPushButton::clicked, this, &NewGameDialog::chooseOptions);
    connect(m_time, &TimeChoice::changed, this, &NewGameDialog::onTimeChanged);
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        connect(m_levels[i], &QSlider::valueChanged, this, &NewGameDialog::refreshWords);
        connect(m_players[i], &QComboBox::currentIndexChanged, this, &NewGameDialog::onPlayersChanged);
        connect(m_begin[i], &QRadioButton::toggled, this, &NewGameDialog::refreshWords);
    }
    connect(m_beginToss, &QRadioButton::toggled, this, &NewGameDialog::refreshWords);
    connect(m_tossButton, &QPushButton::clicked, this, [this] {
        m_beginToss->setChecked(true);
        m_furigoma->toss(m_random);
        refreshWords();
    });
    connect(m_furigoma, &Furigoma::tossed, this, &NewGameDialog::onTossed);
}

QWidget* NewGameDialog::makeGamePart() {
    auto* part = new QWidget;
    auto* form = new QFormLayout(part);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_game = new QComboBox;
    m_profile = new QComboBox;
    for (QComboBox* box : {m_game, m_profile}) { // as wide as the dialog, whatever the names
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    m_summary = mutedLabel();
    m_differs = mutedLabel();
    form->addRow(tr("&Game:"), m_game);
    form->addRow(QString(), m_summary);
    auto* rules = new QHBoxLayout;
    m_options = new QPushButton(tr("&Choose…"));
    m_options->setAutoDefault(false);
    m_options->setToolTip(tr("Choose each disputed rule by itself."));
    rules->addWidget(m_profile, 1);
    rules->addWidget(m_options);
    form->addRow(tr("&Rules:"), rules);
    auto* title = static_cast<QLabel*>(form->labelForField(rules));
    title->setBuddy(m_profile);
    m_titles = {static_cast<QLabel*>(form->labelForField(m_game)), title};
    form->addRow(QString(), m_differs);
    m_handicap = new QComboBox;
    m_handicap->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_handicap->setToolTip(tr("What the stronger player, Gote, gives. Gote moves first then."));
    form->addRow(tr("&Handicap:"), m_handicap);
    m_titles << static_cast<QLabel*>(form->labelForField(m_handicap));
    return part;
}

QWidget* NewGameDialog::makePlayersPart() {
    auto* part = new QGroupBox(tr("Who plays"));
    auto* form = new QFormLayout(part);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const std::array<QString, 2> labels{tr("Player &A:"), tr("Player &B:")};
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        m_players[i] = new QComboBox;
        m_players[i]->addItems({tr("Human"), tr("Computer")});
        m_players[i]->setAccessibleName(i == 0 ? tr("Player A") : tr("Player B"));
        m_names[i] = new QLineEdit;
        m_names[i]->setPlaceholderText(tr("Name"));
        m_names[i]->setAccessibleName(i == 0 ? tr("Name of player A") : tr("Name of player B"));
        constexpr int kLongestName = 60;
        m_names[i]->setMaxLength(kLongestName);
        auto* row = new QHBoxLayout;
        row->addWidget(m_players[i]);
        row->addWidget(m_names[i], 1);
        auto* label = new QLabel(labels[i]);
        label->setBuddy(m_players[i]);
        form->addRow(label, row);
    }
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        m_levels[i] = new QSlider(Qt::Horizontal);
        m_levels[i]->setRange(kWeakestLevel, kStrongestLevel);
        m_levels[i]->setPageStep(1);
        m_levels[i]->setTickPosition(QSlider::TicksBelow);
        m_levelTitles[i] = new QLabel;
        m_levelTitles[i]->setBuddy(m_levels[i]);
        m_levelWords[i] = mutedLabel();
        form->addRow(m_levelTitles[i], m_levels[i]);
        form->addRow(QString(), m_levelWords[i]);
    }
    return part;
}

QWidget* NewGameDialog::makeBeginPart() {
    m_beginPart = new QGroupBox;
    auto* layout = new QVBoxLayout(m_beginPart);
    auto* row = new QHBoxLayout;
    const std::array<QString, 2> names{tr("Player A"), tr("Player B")};
    for (std::size_t i = 0; i < m_begin.size(); ++i) {
        m_begin[i] = new QRadioButton(names[i]);
        row->addWidget(m_begin[i]);
    }
    m_beginToss = new QRadioButton(tr("&Toss for it (furigoma)"));
    m_begin[0]->setChecked(true);
    row->addWidget(m_beginToss);
    row->addStretch(1);
    layout->addLayout(row);
    m_furigoma = new Furigoma;
    m_tossButton = new QPushButton(tr("T&oss"));
    m_tossWords = mutedLabel();
    auto* pieces = new QHBoxLayout;
    m_tossButton->setAutoDefault(false);
    pieces->addWidget(m_furigoma, 1);
    pieces->addWidget(m_tossButton);
    layout->addLayout(pieces);
    layout->addWidget(m_tossWords);
    return m_beginPart;
}

QWidget* NewGameDialog::makeRulesPart() {
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    m_illegalLoses = new QCheckBox(tr("Str&ict: an illegal move loses the game at once"));
    m_endsAtMate = new QCheckBox(tr("Mate &ends the game"));
    m_illegalLoses->setToolTip(tr("Otherwise an illegal move is refused and another one can be made. The "
                                  "sources of most games have the "
                                  "strict rule."));
    m_endsAtMate->setToolTip(
        tr("Otherwise mate is only announced, and the game goes on until the last royal piece is taken."));
    layout->addWidget(m_illegalLoses);
    layout->addWidget(m_endsAtMate);
    return part;
}

void NewGameDialog::setGame(const QString& id, const QString& profile) {
    if (const int row = m_game->findData(id); row >= 0) {
        m_game->setCurrentIndex(row);
    }
    setProfile(profile);
}

/// A combination that is no profile gets a line of its own.
void NewGameDialog::setProfile(const QString& profile) {
    if (profile.isEmpty()) {
        return;
    }
    int row = m_profile->findData(profile);
    if (row < 0 && profile.contains(QLatin1Char('='))) {
        const auto changes = profile.count(QLatin1Char('='));
        m_profile->addItem(tr("Your own (%n rule(s) changed)", nullptr, static_cast<int>(changes)), profile);
        row = m_profile->count() - 1;
    }
    if (row >= 0) {
        m_profile->setCurrentIndex(row);
    }
}

void NewGameDialog::chooseOptions() {
    if (!m_variant) {
        return;
    }
    const VariantData& game = m_variant->data();
    auto* dialog = new RuleOptionsDialog(toQString(game.name), game.optionTable, game.reading, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The table is of the variant, which must stay as long as the dialog.
    connect(dialog, &QDialog::accepted, this, [this, dialog, variant = m_variant] {
        setProfile(toQString(variant->data().optionTable.textOf(dialog->reading())));
    });
    dialog->open();
}

void NewGameDialog::setLook(const Look& look) {
    m_furigoma->setLook(look);
}

void NewGameDialog::aboutToBeShown() {
    int widest = 0;
    for (const QLabel* title : m_titles) {
        widest = std::max(widest, title->sizeHint().width());
    }
    for (QLabel* title : m_titles) {
        title->setMinimumWidth(widest);
    }
    fitHeight();
}

// Lines that wrap take more height than a layout asks for by itself.
void NewGameDialog::fitHeight() {
    if (isScrolled()) {
        return;
    }
    const int least = std::max(minimumWidth(), layout()->minimumSize().width());
    setMinimumWidth(least);
    resize(std::max(width(), least), height());
    const int height = layout()->totalHeightForWidth(width());
    setMinimumHeight(height);
    resize(width(), height);
    fitInto(roomOnScreen());
}

void NewGameDialog::onGameChanged() {
    const Catalog::Entry* entry = m_catalog.find(m_game->currentData().toString().toStdString());
    if (entry == nullptr) {
        return;
    }
    const VariantData& game = entry->standard->data();
    m_summary->setText(factsOf(*entry->standard) + QLatin1Char('\n') + breakable(toQString(game.summary)));
    m_profile->clear();
    for (const Profile& profile : game.optionTable.profiles) {
        m_profile->addItem(toQString(profile.name), toQString(profile.id));
    }
    if (game.optionTable.profiles.empty()) {
        m_profile->addItem(tr("Standard"), toQString(std::string(kStandardProfile)));
    }
    m_profile->setEnabled(m_profile->count() > 1);
    m_options->setEnabled(!game.optionTable.options.empty());
    m_handicap->clear();
    m_handicap->addItem(tr("None"));
    for (const Handicap& handicap : entry->notes.handicaps) {
        m_handicap->addItem(toQString(handicap.name) + QStringLiteral("   ") + toQString(handicap.kanji),
                            toQString(handicap.id));
    }
    m_handicap->addItem(tr("By hand…"));
    onProfileChanged();
    m_furigoma->setVariant(*entry->standard);
    refreshWords();
}

void NewGameDialog::onProfileChanged() {
    if (m_profile->currentIndex() < 0) {
        return;
    }
    const auto variant = m_catalog.load(m_game->currentData().toString().toStdString(),
                                        m_profile->currentData().toString().toStdString());
    m_variant = variant ? *variant : nullptr;
    m_start->setEnabled(m_variant && m_time->isValid());
    QString words = variant ? QString() : toQString(variant.error());
    if (m_variant) {
        for (const Profile& profile : m_variant->data().optionTable.profiles) {
            if (profile.id == m_variant->profile()) {
                words = toQString(profile.differs);
            }
        }
        if (words.isEmpty() && m_variant->profile() != kStandardProfile) {
            words = choicesInWords(*m_variant);
        }
    }
    m_differs->setText(breakable(words));
    m_differs->setVisible(!words.isEmpty());
    if (isVisible()) {
        fitHeight();
    }
}

/// Who gives a handicap is no matter of chance.
void NewGameDialog::onHandicapChanged() {
    const bool isEven = m_handicap->currentIndex() <= 0;
    m_beginPart->setTitle(isEven ? tr("Who begins (plays Sente)")
                                 : tr("Who gets the handicap (plays Sente; Gote moves first)"));
    m_beginToss->setEnabled(isEven);
    if (!isEven && m_beginToss->isChecked()) {
        m_begin[0]->setChecked(true);
    }
    refreshWords();
}

bool NewGameDialog::isByHand() const {
    return m_handicap->currentIndex() == m_handicap->count() - 1;
}

/// One that the reading of the rules has no pieces for is none.
void NewGameDialog::addHandicap(GameSetup& setup) const {
    const std::vector<Handicap> handicaps = m_catalog.notes(*setup.variant).handicaps;
    if (const Handicap* handicap =
            handicapNamed(handicaps, m_handicap->currentData().toString().toStdString())) {
        setup.start = handicapStart(setup.variant, *handicap);
        setup.info.handicap = setup.start ? handicap->name : std::string();
    } else if (isByHand()) {
        Setup start = Setup::start(*setup.variant);
        start.turn = Side::Gote;
        setup.start = Position::create(setup.variant, start).value();
    }
}

void NewGameDialog::onPlayersChanged() {
    refreshWords();
    if (isVisible()) {
        fitHeight();
    }
}

void NewGameDialog::onTimeChanged() {
    m_start->setEnabled(m_variant && m_time->isValid());
    if (isVisible()) {
        fitHeight();
    }
}

SeatKind NewGameDialog::player(int number) const {
    return m_players[static_cast<std::size_t>(number)]->currentIndex() == 0 ? SeatKind::Human
                                                                            : SeatKind::Computer;
}

bool NewGameDialog::areBothComputers() const {
    return player(0) == SeatKind::Computer && player(1) == SeatKind::Computer;
}

int NewGameDialog::level(int number) const {
    return m_levels[areBothComputers() ? static_cast<std::size_t>(number) : 0]->value();
}

QString NewGameDialog::playerName(int number) const {
    return number == 0 ? tr("Player A") : tr("Player B");
}

NewGameDialog::Begins NewGameDialog::begins() const {
    return m_beginToss->isChecked()  ? Begins::AsTossed
           : m_begin[0]->isChecked() ? Begins::First
                                     : Begins::Second;
}

void NewGameDialog::refreshWords() {
    const bool anyComputer = player(0) == SeatKind::Computer || player(1) == SeatKind::Computer;
    m_levels[0]->setEnabled(anyComputer);
    m_levelWords[0]->setText(anyComputer ? levelInWords(m_levels[0]->value()) : tr("No computer plays."));
    m_levelWords[1]->setText(levelInWords(m_levels[1]->value()));
    m_levelTitles[0]->setText(areBothComputers() ? tr("&Level of A:") : tr("&Level:"));
    m_levelTitles[1]->setText(tr("Le&vel of B:"));
    for (QWidget* part : std::initializer_list<QWidget*>{m_levels[1], m_levelTitles[1], m_levelWords[1]}) {
        part->setVisible(areBothComputers());
    }
    const bool toss = begins() == Begins::AsTossed;
    m_furigoma->setEnabled(toss);
    m_tossButton->setEnabled(!m_furigoma->isRolling() && m_handicap->currentIndex() <= 0);
    QString words =
        tr("Player A tosses five pawns. Player B begins if most of them show their promoted face.");
    if (m_furigoma->isRolling()) {
        words = tr("The pieces are in the air…");
    } else if (const auto& result = m_furigoma->result(); toss && result) {
        const auto promoted = std::count(result->begin(), result->end(), true);
        words = tr("%1 promoted, %2 plain: %3 plays Sente and begins.")
                    .arg(promoted)
                    .arg(static_cast<long>(result->size()) - promoted)
                    .arg(playerName(sideOfTosser(*result) == Side::Sente ? 0 : 1));
    }
    m_tossWords->setText(words);
}

void NewGameDialog::onTossed() {
    refreshWords();
    if (m_beginsAfterToss) {
        QTimer::singleShot(kPause, this, [this] {
            if (isVisible() && m_furigoma->result()) {
                begin(sideOfTosser(*m_furigoma->result()));
            }
        });
    }
}

void NewGameDialog::accept() {
    if (!m_start->isEnabled()) {
        return;
    }
    switch (begins()) {
    case Begins::First:
        begin(Side::Sente);
        return;
    case Begins::Second:
        begin(Side::Gote);
        return;
    case Begins::AsTossed:
        break;
    }
    if (m_furigoma->isRolling() || m_beginsAfterToss) {
        m_furigoma->finish();
        begin(sideOfTosser(*m_furigoma->result()));
    } else if (m_furigoma->result()) {
        begin(sideOfTosser(*m_furigoma->result()));
    } else {
        m_beginsAfterToss = true;
        m_furigoma->toss(m_random);
        refreshWords();
    }
}

void NewGameDialog::begin(Side firstPlayersSide) {
    m_beginsAfterToss = false;
    GameSetup setup;
    setup.variant = m_variant;
    for (const int number : {0, 1}) {
        Seat& seat = setup.seats[number == 0 ? firstPlayersSide : opponent(firstPlayersSide)];
        seat = Seat::of(player(number), level(number));
        seat.name = m_names[static_cast<std::size_t>(number)]->text().simplified();
    }
    setup.illegalMoveLoses = m_illegalLoses->isChecked();
    setup.endsAtMate = m_endsAtMate->isChecked();
    setup.time = m_time->time();
    setup.timeLoses = m_time->timeLoses();
    Terms::keepAsUsual(m_settings, setup);
    m_settings.set(Settings::kLevel, m_levels[0]->value());
    if (areBothComputers()) {
        m_settings.set(Settings::kSecondLevel, m_levels[1]->value());
    }
    m_settings.set(Settings::kPlayerNameA, m_names[0]->text().simplified());
    m_settings.set(Settings::kPlayerNameB, m_names[1]->text().simplified());
    addHandicap(setup);
    QDialog::accept();
    if (isByHand()) {
        emit startAsked(setup);
    } else {
        emit chosen(setup);
    }
}

} // namespace mujo::ui
