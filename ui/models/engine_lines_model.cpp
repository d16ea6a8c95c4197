#include "ui/models/engine_lines_model.h"

#include <algorithm>

#include "core/game/line_ahead.h"
#include "core/game/notation/hodges.h"
#include "ui/session/move_words.h"
#include "ui/session/score_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

EngineLinesModel::Row EngineLinesModel::rowOf(const Game& game, const Line& line) {
    Row row{line.score, line.finder, {}};
    LineAhead ahead(game);
    for (const Move& move : line.moves) {
        const std::vector<Move> legal = ahead.legal();
        const bool isLegal = std::find(legal.begin(), legal.end(), move) != legal.end();
        if (!isLegal || row.steps.size() == kMostMoves) {
            break; // what a search remembers of a line need not hold to its end
        }
        const MoveContext context = contextOf(ahead.position(), legal, move);
        row.steps.push_back({move, ahead.make(move), context});
    }
    return row;
}

void EngineLinesModel::setLines(const Game& game, const std::vector<Line>& lines) {
    m_variant = game.position().sharedVariant();
    m_turn = game.position().turn();
    m_previous = game.plies().empty() ? std::nullopt : std::optional(game.plies().back().move.to());
    std::vector<Row> rows;
    for (const Line& line : lines) {
        rows.push_back(rowOf(game, line));
    }
    show(std::move(rows));
}

EngineLinesModel::EngineLinesModel(QObject* parent) : QAbstractTableModel(parent) {
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, &EngineLinesModel::tellTexts);
}

void EngineLinesModel::tellTexts() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, m_columns - 1));
    }
}

QString EngineLinesModel::text(const Row& row, int move) const {
    const Step& step = row.steps[static_cast<std::size_t>(move)];
    return moveText(
        {.variant = *m_variant,
         .side = sideOf(move),
         .previous = move == 0 ? m_previous : row.steps[static_cast<std::size_t>(move) - 1].move.to()},
        step.move, step.transition, step.context);
}

QString EngineLinesModel::wholeLine(const Row& row) const {
    QStringList moves;
    for (int move = 0; move < static_cast<int>(row.steps.size()); ++move) {
        moves << text(row, move);
    }
    return moves.join(QLatin1Char(' '));
}

QString EngineLinesModel::scoreText(const Row& row) {
    const QString score = row.score ? scoreInWords(*row.score) : QStringLiteral("…");
    return row.finder ? sideSign(*row.finder) + QLatin1Char(' ') + score : score;
}

QString EngineLinesModel::spokenScore(const Row& row, int number) {
    if (!row.score) {
        return row.finder ? tr("Line of %1: nothing yet").arg(sideName(*row.finder)) : QString();
    }
    const QString score = scoreWithSide(*row.score);
    return row.finder ? tr("Line of %1: %2", "a side, a score").arg(sideName(*row.finder), score)
                      : tr("Line %1: %2", "a number, a score").arg(number).arg(score);
}

void EngineLinesModel::clear() {
    show({});
}

void EngineLinesModel::show(std::vector<Row> rows) {
    const auto now = static_cast<int>(m_rows.size());
    const auto wanted = static_cast<int>(rows.size());
    int columns = 0;
    for (const Row& row : rows) {
        columns = std::max(columns, 1 + static_cast<int>(row.steps.size()));
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
    tellTexts();
}

std::vector<Move> EngineLinesModel::movesUpTo(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const std::vector<Step>& steps = m_rows[static_cast<std::size_t>(index.row())].steps;
    const auto wanted =
        index.column() == kScoreColumn ? steps.size() : static_cast<std::size_t>(index.column());
    std::vector<Move> moves;
    for (std::size_t i = 0; i < std::min(wanted, steps.size()); ++i) {
        moves.push_back(steps[i].move);
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
    if (!isScore && move >= static_cast<int>(row.steps.size())) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return isScore ? scoreText(row) : text(row, move);
    case Qt::ToolTipRole:
        return isScore ? tr("The score as Sente sees it: + is good for Sente")
                       : Phrases::inLines(wholeLine(row));
    case Qt::AccessibleTextRole:
        return isScore ? spokenScore(row, index.row() + 1)
                       : tr("%1: %2, move %3 of line %4")
                             .arg(sideName(sideOf(move)), text(row, move))
                             .arg(move + 1)
                             .arg(index.row() + 1);
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
