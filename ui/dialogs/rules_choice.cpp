#include "ui/dialogs/rules_choice.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include "core/game/handicap.h"
#include "core/words/phrases.h"
#include "ui/dialogs/rule_options_dialog.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/glossary.h"
#include "ui/words/phrases.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

/// Lines that are as high as they are at their width: a form gives a label the height of its hint, which
/// guesses at a narrower and higher one.
class WrappedLines : public QLabel {
public:
    [[nodiscard]] QSize sizeHint() const override { return {1, fontMetrics().lineSpacing()}; }
};

/// "Repetition: fourfold draw. Bare king: no such rule." of the choices that
/// are not standard.
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
    return Phrases::sentence(Phrases::inARow(parts));
}

} // namespace

RulesChoice::RulesChoice(const Catalog& catalog, QWidget* parent)
    : QWidget(parent), m_catalog(catalog), m_profile(new QComboBox),
      m_options(new QPushButton(tr("&Choose…"))), m_differs(new WrappedLines), m_changes(new WrappedLines),
      m_handicap(new QComboBox) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (QComboBox* box : {m_profile, m_handicap}) { // as wide as the dialog, whatever the names
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    m_options->setAutoDefault(false);
    m_options->setToolTip(tr("Choose each disputed rule by itself."));
    auto* rules = new QHBoxLayout;
    rules->addWidget(m_profile, 1);
    rules->addWidget(m_options);
    form->addRow(tr("&Rules:"), rules);
    static_cast<QLabel*>(form->labelForField(rules))->setBuddy(m_profile);
    for (QLabel* lines : {m_differs, m_changes}) {
        lines->setTextFormat(Qt::PlainText);
        lines->setWordWrap(true);
        lines->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        lines->setForegroundRole(QPalette::PlaceholderText);
    }
    form->addRow(QString(), m_differs);
    m_handicap->setToolTip(Phrases::inLines(Glossary::line(Term::Handicap)));
    form->addRow(tr("&Handicap:"), m_handicap);
    m_changes->hide();
    form->addRow(QString(), m_changes);
    connect(m_profile, &QComboBox::currentIndexChanged, this, &RulesChoice::onProfileChanged);
    connect(m_handicap, &QComboBox::currentIndexChanged, this, [this] {
        showChanges();
        emit changed();
    });
    connect(m_options, &QPushButton::clicked, this, &RulesChoice::chooseOptions);
}

void RulesChoice::setGame(const Catalog::Entry& entry) {
    const VariantData& game = entry.standard->data();
    m_id = game.id;
    {
        const QSignalBlocker onceIsEnough(m_profile);
        m_profile->clear();
        for (const Profile& profile : game.optionTable.profiles) {
            m_profile->addItem(toQString(profile.name), toQString(profile.id));
        }
        if (game.optionTable.profiles.empty()) {
            m_profile->addItem(tr("Standard"), toQString(std::string(kStandardProfile)));
        }
    }
    m_profile->setEnabled(m_profile->count() > 1);
    m_options->setEnabled(!game.optionTable.options.empty());
    {
        const QSignalBlocker onceIsEnough(m_handicap);
        m_handicap->clear();
        m_handicap->addItem(tr("None"));
        for (const Handicap& handicap : entry.notes.handicaps) {
            const bool saysBoth = handicap.kanji.empty() || handicap.kanji == handicap.name;
            m_handicap->addItem(saysBoth ? toQString(handicap.name)
                                         : tr("%1   %2", "a handicap, and its name in kanji")
                                               .arg(toQString(handicap.name), toQString(handicap.kanji)),
                                toQString(handicap.id));
        }
        m_handicap->addItem(tr("By hand…"));
    }
    onProfileChanged();
}

void RulesChoice::setProfile(const QString& profile) {
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

void RulesChoice::chooseOptions() {
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

void RulesChoice::onProfileChanged() {
    if (m_profile->currentIndex() < 0) {
        return;
    }
    const auto variant = m_catalog.load(m_id, m_profile->currentData().toString().toStdString());
    m_variant = variant ? *variant : nullptr;
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
    showChanges();
    emit changed();
}

void RulesChoice::showChanges() {
    QString words;
    if (isByHand()) {
        words =
            tr("Start opens the position: take the pieces that Gote gives off the board there, and start the "
               "game. Gote moves first.");
    } else if (m_variant) {
        const std::vector<Handicap> handicaps = m_catalog.notes(*m_variant).handicaps;
        const Handicap* handicap =
            handicapNamed(handicaps, m_handicap->currentData().toString().toStdString());
        words = handicap != nullptr ? changesInWords(*handicap) : QString();
    }
    m_changes->setText(words);
    m_changes->setVisible(!words.isEmpty());
}

QString RulesChoice::changesInWords(const Handicap& handicap) const {
    if (!handicapStart(m_variant, handicap)) {
        return tr("These rules lack a piece of this handicap.");
    }
    const Position start = Position::start(m_variant);
    const auto name = [this](PieceTypeId type) { return toQString(m_variant->type(type).name); };
    QStringList changes;
    for (const Handicap::Change& change : handicap.changes) {
        const Piece before = start.at(change.square).piece();
        const QString of = tr("%1's %2", "a side, a piece").arg(sideName(before.owner), name(before.type));
        const QString square = squareName(*m_variant, change.square);
        const auto now = m_variant->find(change.piece);
        changes << (now ? tr("%1 on %2 is %3", "Sente's Kirin, a square, another piece")
                              .arg(of, square,
                                   toQString(words::withArticle(QtLanguage(), m_variant->type(*now).name)))
                        : tr("%1 on %2 is missing", "Gote's Rook, a square").arg(of, square));
    }
    return tr("%1. Gote moves first.", "what is other than usual").arg(Phrases::list(changes));
}

bool RulesChoice::hasHandicap() const {
    return m_handicap->currentIndex() > 0;
}

bool RulesChoice::isByHand() const {
    return m_handicap->currentIndex() == m_handicap->count() - 1;
}

/// One that the reading of the rules has no pieces for is none.
void RulesChoice::addHandicap(GameSetup& setup) const {
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

QStringList RulesChoice::inWords() const {
    const bool isStandard = m_profile->currentData().toString().toStdString() == kStandardProfile;
    return {isStandard ? tr("usual rules") : tr("rules: %1").arg(m_profile->currentText()),
            hasHandicap() ? tr("handicap: %1").arg(m_handicap->currentText().simplified())
                          : tr("no handicap")};
}

} // namespace mujo::ui
