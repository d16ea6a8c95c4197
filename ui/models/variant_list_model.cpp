#include "ui/models/variant_list_model.h"

#include <algorithm>
#include <iterator>

#include "core/insight/move_class.h"
#include "core/insight/piece_kinds.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

QString withoutMacrons(QString text) {
    const QString decomposed = text.normalized(QString::NormalizationForm_D);
    QString plain;
    std::copy_if(decomposed.begin(), decomposed.end(), std::back_inserter(plain),
                 [](QChar c) { return c.category() != QChar::Mark_NonSpacing; });
    return plain;
}

QString promotionTag(const RuleSet& rules) {
    if (const auto* zone = std::get_if<ZonePromotion>(&rules.promotion)) {
        return VariantListModel::tr("promotion in %n rank(s)", nullptr, zone->depth);
    }
    return std::holds_alternative<CapturePromotion>(rules.promotion)
               ? VariantListModel::tr("promotion by capture")
               : QString();
}

bool anyMoves(const Variant& variant, insight::MoveClass one) {
    const auto kinds = insight::pieceKinds(variant);
    return std::any_of(kinds.begin(), kinds.end(), [&](const insight::PieceKind& kind) {
        return insight::moveClasses(variant, kind.type).has(one);
    });
}

// The rule that a newcomer notices first.
QString strongestRule(const Variant& variant) {
    if (variant.rules().emperor) {
        return VariantListModel::tr("emperor");
    }
    if (variant.rules().contagion) {
        return VariantListModel::tr("contagion");
    }
    if (anyMoves(variant, insight::MoveClass::Burn)) {
        return VariantListModel::tr("burning");
    }
    if (anyMoves(variant, insight::MoveClass::Sweep)) {
        return VariantListModel::tr("range captures");
    }
    if (anyMoves(variant, insight::MoveClass::Hook)) {
        return VariantListModel::tr("hook moves");
    }
    return anyMoves(variant, insight::MoveClass::MultiCapture) ? VariantListModel::tr("lions") : QString();
}

} // namespace

QStringList tagsOf(const Variant& variant) {
    QStringList tags;
    if (variant.rules().drops) {
        tags << VariantListModel::tr("drops");
    }
    tags << promotionTag(variant.rules()) << strongestRule(variant);
    tags.removeAll(QString());
    return tags;
}

QString factsOf(const Variant& variant) {
    const QStringList facts{QStringLiteral("%1×%2").arg(variant.shape().files()).arg(variant.shape().ranks()),
                            VariantListModel::tr("%n piece(s) a side", nullptr, variant.piecesPerSide()),
                            VariantListModel::tr("%n kind(s)", nullptr, variant.kindCount())};
    return facts.join(QStringLiteral("  ·  "));
}

VariantListModel::VariantListModel(const Catalog& catalog, QObject* parent)
    : QAbstractListModel(parent), m_catalog(catalog) {
    refresh();
}

void VariantListModel::refresh() {
    beginResetModel();
    m_variants.clear();
    for (const Catalog::Entry& entry : m_catalog.entries()) {
        m_variants.push_back(entry.standard);
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
    const VariantData& data = variant(index.row())->data();
    switch (role) {
    case Qt::DisplayRole:
        return toQString(data.name);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1. %2. %3")
            .arg(toQString(data.name), factsOf(*variant(index.row())), toQString(data.summary));
    case IdRole:
        return toQString(data.id);
    case KanjiRole:
        return toQString(data.kanji);
    case SummaryRole:
        return toQString(data.summary);
    case FactsRole:
        return factsOf(*variant(index.row()));
    case TagsRole:
        return tagsOf(*variant(index.row()));
    case SearchRole:
        return QStringList{toQString(data.id), toQString(data.name), toQString(data.kanji),
                           withoutMacrons(toQString(data.romaji)), toQString(data.romaji)}
            .join(QLatin1Char(' '));
    default:
        return {};
    }
}

void VariantFilter::setText(const QString& text) {
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool VariantFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QString names = sourceModel()->index(row, 0, parent).data(VariantListModel::SearchRole).toString();
    const QStringList known = names.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(m_words.begin(), m_words.end(), [&known](const QString& word) {
        return std::any_of(known.begin(), known.end(), [&word](const QString& each) {
            return each.startsWith(word, Qt::CaseInsensitive);
        });
    });
}

} // namespace mujo::ui
