#include "ui/models/engine_lines_model.h"

#include <algorithm>

#include "core/game/notation/hodges.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"
#include "ui/session/score_history.h"
#include "ui/session/words.h"

namespace mujo::ui {

EngineLinesModel::Row EngineLinesModel::rowOf(const Game& game, const Line& line) {
    Row row{line.score, {}, {}};
    Position position = game.position();
    History history = game.history();
    for (const Move& move : line.moves) {
        const std::vector<Move> legal = rules::legalMoves(position, history);
        const bool isLegal = std::find(legal.begin(), legal.end(), move) != legal.end();
        if (!isLegal || row.texts.size() == kMostMoves) {
            break; // what a search remembers of a line need not hold to its end
        }
        row.moves.push_back(move);
        row.texts << shown(hodges(position, legal, move));
        const Transition transition = rules::resolve(position, move);
        position.apply(transition);
        history.push(rules::entryAfter(transition, position));
    }
    return row;
}

void EngineLinesModel::setLines(const Game& game, const std::vector<Line>& lines) {
    m_turn = game.position().turn();
    std::vector<Row> rows;
    for (const Line& line : lines) {
        rows.push_back(rowOf(game, line));
    }
    show(std::move(rows));
}

void EngineLinesModel::clear() {
    show({});
}

void EngineLinesModel::show(std::vector<Row> rows) {
    const auto now = static_cast<int>(m_rows.size());
    const auto wanted = static_cast<int>(rows.size());
    int columns = 0;
    for (const Row& row : rows) {
        columns = std::max(columns, 1 + static_cast<int>(row.texts.size()));
    }
    if (columns > m_columns) {
        beginInsertColumns({}, m_columns, columns - 1);
        m_columns = columns;
        endInsertColumns();
    } else if (columns < m_columns) {
        beginRemoveColumns({}, columns, m_columns - 1);
        m_columns = columns;
        endRemoveColumns();
    }
    if (wanted > now) {
        beginInsertRows({}, now, wanted - 1);
        m_rows.resize(rows.size());
        endInsertRows();
    } else if (wanted < now) {
        beginRemoveRows({}, wanted, now - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    m_rows = std::move(rows);
    if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(wanted - 1, m_columns - 1));
    }
}

std::vector<Move> EngineLinesModel::movesUpTo(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    std::vector<Move> moves = m_rows[static_cast<std::size_t>(index.row())].moves;
    if (index.column() != kScoreColumn) {
        moves.resize(std::min(moves.size(), static_cast<std::size_t>(index.column())));
    }
    return moves;
}

int EngineLinesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int EngineLinesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_columns;
}

QVariant EngineLinesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isScore = index.column() == kScoreColumn;
    const int move = index.column() - 1;
    if (!isScore && move >= row.texts.size()) {
        return {};
    }
    const Side side = move % 2 == 0 ? m_turn : opponent(m_turn);
    switch (role) {
    case Qt::DisplayRole:
        return isScore ? scoreInWords(row.score) : row.texts[move];
    case Qt::ToolTipRole:
        return isScore ? tr("The score as Sente sees it: + is good for Sente") : QVariant();
    case Qt::AccessibleTextRole:
        return isScore ? tr("Line %1: %2 for Sente").arg(index.row() + 1).arg(scoreInWords(row.score))
                       : tr("%1: %2, move %3 of line %4")
                             .arg(sideName(side), row.texts[move])
                             .arg(move + 1)
                             .arg(index.row() + 1);
    case SideRole:
        return isScore ? QVariant() : static_cast<int>(side);
    default:
        return {};
    }
}

QVariant EngineLinesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return tr("Line %1").arg(section + 1);
    }
    return section == kScoreColumn ? tr("Score") : tr("Move %1").arg(section);
}

} // namespace mujo::ui
