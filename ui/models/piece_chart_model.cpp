#include "ui/models/piece_chart_model.h"

#include <algorithm>
#include <utility>

#include "core/engine/evaluation.h"
#include "ui/session/words.h"
#include "ui/study/move_class_name.h"
#include "ui/study/piece_search.h"
#include "ui/study/piece_story.h"
#include "ui/study/stroke_count.h"
#include "ui/words/piece_title.h"

namespace mujo::ui {

PieceChartModel::PieceChartModel(std::shared_ptr<const Variant> variant, QObject* parent)
    : QAbstractListModel(parent), m_variant(std::move(variant)),
      m_worths(EvaluationTables::of(m_variant, nullptr)->worths()), m_kinds(insight::pieceKinds(*m_variant)),
      m_diagrams(m_kinds.size()) {
    for (const insight::PieceKind& kind : m_kinds) {
        m_classes.push_back(insight::moveClasses(*m_variant, kind.type));
    }
}

void PieceChartModel::setWorths(PerType<int> worths) {
    m_worths = std::move(worths);
    emit dataChanged(index(0), index(rowCount() - 1), {PowerRole, WorthRole});
}

int PieceChartModel::rowOf(PieceTypeId type) const {
    const auto found = std::find_if(m_kinds.begin(), m_kinds.end(), [type](const insight::PieceKind& kind) {
        return std::find(kind.types.begin(), kind.types.end(), type) != kind.types.end();
    });
    return found == m_kinds.end() ? -1 : static_cast<int>(found - m_kinds.begin());
}

bool PieceChartModel::isMeant(int row, const QString& search) const {
    const auto& types = kind(row).types;
    return std::any_of(types.begin(), types.end(),
                       [&](PieceTypeId id) { return ui::isMeant(m_variant->type(id), search); });
}

const insight::PieceDiagram& PieceChartModel::diagram(int row) const {
    std::optional<insight::PieceDiagram>& known = m_diagrams[static_cast<std::size_t>(row)];
    if (!known) {
        known = insight::PieceDiagram::onEmptyBoard(m_variant, kind(row).type);
    }
    return *known;
}

int PieceChartModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_kinds.size());
}

QVariant PieceChartModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return toQString(type(row).name);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return PieceTitle::inLine(type(row));
    case TypeRole:
        return static_cast<int>(mujo::index(kind(row).type));
    case IdRole:
        return toQString(type(row).id);
    case KanjiRole:
        return toQString(type(row).kanji);
    case ReadingRole:
        return toQString(type(row).romaji);
    case PowerRole:
        return m_worths[kind(row).type];
    case WorthRole:
        return isRoyal(row) ? tr("royal") : PieceStory::points(m_worths[kind(row).type] / 100.0);
    case ClassesRole: {
        QStringList names;
        for (const insight::MoveClass one : classes(row).list()) {
            names << moveClassName(one);
        }
        return names;
    }
    default:
        return {};
    }
}

PieceChartFilter::PieceChartFilter(PieceChartModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(&model);
    sort(0);
}

void PieceChartFilter::setSearch(const QString& text) {
    m_search = text.simplified();
    invalidateFilter();
}

void PieceChartFilter::setClasses(insight::MoveClasses classes) {
    m_classes = classes;
    invalidateFilter();
}

void PieceChartFilter::setOrder(Order order) {
    m_order = order;
    invalidate();
}

bool PieceChartFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    return m_model.classes(row).hasAll(m_classes) && isFound(row);
}

bool PieceChartFilter::isFound(int row) const {
    return m_search.isEmpty() || m_model.isMeant(row, m_search);
}

int PieceChartFilter::count(insight::MoveClass moveClass) const {
    int count = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        count += m_model.classes(row).has(moveClass) && isFound(row) ? 1 : 0;
    }
    return count;
}

bool PieceChartFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const auto text = [](const QModelIndex& index, int role) {
        return foldedText(index.data(role).toString());
    };
    switch (m_order) {
    case Order::Power: {
        if (m_model.isRoyal(left.row()) != m_model.isRoyal(right.row())) {
            return m_model.isRoyal(left.row());
        }
        const int a = left.data(PieceChartModel::PowerRole).toInt();
        const int b = right.data(PieceChartModel::PowerRole).toInt();
        return a != b ? a > b : left.row() < right.row();
    }
    case Order::Name:
        return text(left, Qt::DisplayRole) < text(right, Qt::DisplayRole);
    case Order::Kanji:
        return left.data(PieceChartModel::KanjiRole).toString() <
               right.data(PieceChartModel::KanjiRole).toString();
    case Order::Reading:
        return text(left, PieceChartModel::ReadingRole) < text(right, PieceChartModel::ReadingRole);
    case Order::Strokes: {
        const QString a = left.data(PieceChartModel::KanjiRole).toString();
        const QString b = right.data(PieceChartModel::KanjiRole).toString();
        return std::pair(strokeCounts(a), a) < std::pair(strokeCounts(b), b);
    }
    }
    return false;
}

} // namespace mujo::ui
