#include "ui/models/variant_list_model.h"

#include <QRegularExpression>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/insight/move_class.h"
#include "core/insight/piece_kinds.h"
#include "core/words/rules_in_words.h"
#include "ui/session/words.h"
#include "ui/words/glossary.h"
#include "ui/words/phrases.h"
#include "ui/words/piece_title.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

/// What a card says of a game in a word or two, and what that means.
struct Tag {
    QString text;
    QString meaning;
};

Tag tagOf(const QString& text, Term term) {
    return {text, Glossary::line(term)};
}

std::optional<Tag> promotionTag(const RuleSet& rules) {
    if (const auto* zone = std::get_if<ZonePromotion>(&rules.promotion)) {
        return tagOf(VariantListModel::tr("promotion in %n rank(s)", nullptr, zone->depth), Term::Promotion);
    }
    return std::holds_alternative<CapturePromotion>(rules.promotion)
               ? std::optional(tagOf(VariantListModel::tr("promotion by capture"), Term::Promotion))
               : std::nullopt;
}

bool anyMoves(const Variant& variant, insight::MoveClass one) {
    const auto kinds = insight::pieceKinds(variant);
    return std::any_of(kinds.begin(), kinds.end(), [&](const insight::PieceKind& kind) {
        return insight::moveClasses(variant, kind.type).has(one);
    });
}

QString sizeOf(const Variant& variant) {
    return QStringLiteral("%1×%2").arg(variant.shape().files()).arg(variant.shape().ranks());
}

int shelfOf(bool isShipped, const std::optional<Introduction>& introduction) {
    if (!isShipped) {
        return static_cast<int>(ShelfPlace::Yours);
    }
    switch (introduction.value_or(Introduction()).shelf) {
    case Introduction::Shelf::StartHere:
        return static_cast<int>(ShelfPlace::StartHere);
    case Introduction::Shelf::Giants:
        return static_cast<int>(ShelfPlace::Giants);
    case Introduction::Shelf::Classics:
        break;
    }
    return static_cast<int>(ShelfPlace::Classics);
}

QString lengthInWords(int minutes) {
    constexpr int kHour = 60;
    if (minutes <= 0) {
        return {};
    }
    if (minutes < kHour * 3 / 4) {
        return VariantListModel::tr("about half an hour");
    }
    if (minutes < kHour * 5 / 4) {
        return VariantListModel::tr("about an hour");
    }
    if (minutes < kHour * 7 / 4) {
        return VariantListModel::tr("about 1½ hours");
    }
    if (minutes <= kHour * 5) {
        return VariantListModel::tr("about %n hour(s)", nullptr, (minutes + kHour / 2) / kHour);
    }
    if (minutes <= kHour * 10) {
        return VariantListModel::tr("a long day");
    }
    return minutes <= kHour * 20 ? VariantListModel::tr("several evenings")
                                 : VariantListModel::tr("many evenings");
}

QString difficultyInWords(Introduction::Difficulty difficulty) {
    switch (difficulty) {
    case Introduction::Difficulty::Easy:
        return VariantListModel::tr("Easy to begin with");
    case Introduction::Difficulty::Moderate:
        return VariantListModel::tr("Some pieces to learn");
    case Introduction::Difficulty::Hard:
        return VariantListModel::tr("Many pieces to learn");
    case Introduction::Difficulty::VeryHard:
        break;
    }
    return VariantListModel::tr("For patient players");
}

// The rule that a newcomer notices first.
std::optional<Tag> strongestRule(const Variant& variant) {
    if (variant.rules().emperor) {
        return Tag{VariantListModel::tr("emperor"),
                   VariantListModel::tr("Emperor: a royal piece that goes to any square of the board.")};
    }
    if (variant.rules().contagion) {
        return tagOf(VariantListModel::tr("contagion"), Term::Contagion);
    }
    if (anyMoves(variant, insight::MoveClass::Burn)) {
        return tagOf(VariantListModel::tr("burning"), Term::Burning);
    }
    if (anyMoves(variant, insight::MoveClass::Sweep)) {
        return tagOf(VariantListModel::tr("range captures"), Term::RangeCapture);
    }
    if (anyMoves(variant, insight::MoveClass::Hook)) {
        return tagOf(VariantListModel::tr("hook moves"), Term::HookMove);
    }
    return anyMoves(variant, insight::MoveClass::MultiCapture)
               ? std::optional(tagOf(VariantListModel::tr("lions"), Term::Lion))
               : std::nullopt;
}

std::vector<Tag> tagsWithMeanings(const Variant& variant) {
    std::vector<Tag> tags;
    if (variant.rules().drops) {
        tags.push_back(tagOf(VariantListModel::tr("drops"), Term::Drop));
    }
    for (std::optional<Tag> tag : {promotionTag(variant.rules()), strongestRule(variant)}) {
        if (tag) {
            tags.push_back(std::move(*tag));
        }
    }
    return tags;
}

/// Every tag of the card explained, those that it has no room for as well.
QString tagsExplained(const Variant& variant) {
    QStringList lines;
    for (const Tag& tag : tagsWithMeanings(variant)) {
        lines << Phrases::inLines(tag.meaning);
    }
    return lines.join(QStringLiteral("\n\n"));
}

/// What the rules page and the choice of rules say, as it is searched.
QString rulesOf(const Variant& variant) {
    QStringList texts;
    for (const std::string& rule : words::rulesInWords(QtLanguage(), variant)) {
        texts << toQString(rule);
    }
    const OptionTable& table = variant.data().optionTable;
    for (const Profile& profile : table.profiles) {
        texts << toQString(profile.name) << toQString(profile.differs);
    }
    for (const RuleOption& option : table.options) {
        texts << toQString(option.name);
        for (const OptionChoice& choice : option.choices) {
            texts << toQString(choice.name) << toQString(choice.explanation());
        }
    }
    return texts.join(QLatin1Char(' '));
}

} // namespace

QStringList tagsOf(const Variant& variant) {
    QStringList texts;
    for (const Tag& tag : tagsWithMeanings(variant)) {
        texts << tag.text;
    }
    return texts;
}

QString armyOf(const Variant& variant) {
    const std::vector<Placement>& setup = variant.data().setup;
    const auto ofSente = static_cast<int>(std::count_if(
        setup.begin(), setup.end(), [](const Placement& piece) { return piece.owner == Side::Sente; }));
    const int ofGote = static_cast<int>(setup.size()) - ofSente;
    return ofSente == ofGote ? VariantListModel::tr("%n piece(s) a side", nullptr, ofSente)
                             : VariantListModel::tr("%1 pieces against %2").arg(ofSente).arg(ofGote);
}

QString factsOf(const Variant& variant) {
    const QStringList facts{
        sizeOf(variant), armyOf(variant),
        VariantListModel::tr("%n kind(s), promoted ones included", nullptr, variant.kindCount())};
    return facts.join(QStringLiteral("  ·  "));
}

QString shelfTitle(int shelf) {
    switch (static_cast<ShelfPlace>(shelf)) {
    case ShelfPlace::PlayedLast:
        return VariantListModel::tr("Played last");
    case ShelfPlace::StartHere:
        return VariantListModel::tr("Start here");
    case ShelfPlace::Classics:
        return VariantListModel::tr("The classics");
    case ShelfPlace::Giants:
        return VariantListModel::tr("The giants");
    case ShelfPlace::FoundByName:
        return VariantListModel::tr("Games of this name");
    case ShelfPlace::FoundOtherwise:
        return VariantListModel::tr("Games with such pieces or rules");
    case ShelfPlace::FoundByRule:
        return VariantListModel::tr("Games whose rules speak of it");
    case ShelfPlace::Yours:
        break;
    }
    return VariantListModel::tr("Your games");
}

QString introductionInWords(const Introduction& introduction) {
    const QString length = lengthInWords(introduction.minutes);
    const QString difficulty = difficultyInWords(introduction.difficulty);
    return length.isEmpty() ? difficulty
                            : VariantListModel::tr("%1, %2", "how hard a game is, and how long it takes")
                                  .arg(difficulty, length);
}

VariantListModel::VariantListModel(const Catalog& catalog, QObject* parent)
    : QAbstractListModel(parent), m_catalog(catalog) {
    refresh();
}

void VariantListModel::refresh() {
    beginResetModel();
    m_variants.clear();
    for (const Catalog::Entry& entry : m_catalog.entries()) {
        m_variants.push_back({entry.standard, entry.notes.introduction, isShipped(*entry.standard), {}});
    }
    endResetModel();
}

int VariantListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_variants.size());
}

QVariant VariantListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Game& game = m_variants[static_cast<std::size_t>(index.row())];
    const VariantData& data = game.variant->data();
    switch (role) {
    case Qt::DisplayRole:
        return toQString(data.name);
    case Qt::AccessibleTextRole:
        return Phrases::inARow(QStringList{toQString(data.name), factsOf(*game.variant),
                                           index.data(IntroRole).toString(), toQString(data.summary)}
                                   .filter(QRegularExpression(QStringLiteral("."))));
    case IdRole:
        return toQString(data.id);
    case KanjiRole:
        return PieceTitle::beside(data);
    case SummaryRole:
        return toQString(data.summary);
    case SizeRole:
        return sizeOf(*game.variant);
    case ArmyRole:
        return armyOf(*game.variant);
    case FactsRole:
        return factsOf(*game.variant);
    case IntroRole:
        return game.introduction ? introductionInWords(*game.introduction) : QString();
    case ShelfRole:
        return shelfOf(game.isShipped, game.introduction);
    case GameRole:
        return QVariant::fromValue(game.variant.get());
    case TagsRole:
        return tagsOf(*game.variant);
    case Qt::ToolTipRole:
        return tagsExplained(*game.variant);
    case SearchRole:
        return QStringList{toQString(data.id), toQString(data.name), toQString(data.kanji),
                           toQString(data.romaji)}
            .join(QLatin1Char(' '));
    case DescriptionRole:
        return (QStringList{sizeOf(*game.variant), index.data(IntroRole).toString()} + tagsOf(*game.variant) +
                QStringList{toQString(data.summary)})
            .join(QLatin1Char(' '));
    case RulesRole:
        if (game.rules.isEmpty()) {
            game.rules = rulesOf(*game.variant);
        }
        return game.rules;
    case FoundPiecesRole:
        return QStringList();
    default:
        return {};
    }
}

} // namespace mujo::ui
