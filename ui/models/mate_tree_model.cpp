#include "ui/models/mate_tree_model.h"

#include <algorithm>
#include <utility>

#include "core/game/notation/hodges.h"
#include "core/insight/royal_attacks.h"
#include "core/rules/resolve.h"
#include "ui/session/move_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

MateTreeModel::MateTreeModel(QObject* parent) : QAbstractItemModel(parent), m_nodes(1) {
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, &MateTreeModel::tellTexts);
}

void MateTreeModel::tellTexts() {
    for (const auto& entry : m_written) {
        emit dataChanged(indexOf(entry.first), indexOf(entry.first, EndColumn));
    }
}

void MateTreeModel::clear() {
    if (m_answer) {
        beginResetModel();
        m_answer.reset();
        m_start.reset();
        m_nodes.assign(1, {});
        m_written.clear();
        endResetModel();
    }
}

bool MateTreeModel::continues(const Game& game, const MateAnswer& answer) const {
    const auto& proof = answer.proof;
    return m_answer && m_start && m_start->position().key() == game.position().key() &&
           m_answer->proof.size() <= proof.size() &&
           std::equal(m_answer->winning.begin(), m_answer->winning.end(), answer.winning.begin(),
                      answer.winning.begin() + static_cast<std::ptrdiff_t>(std::min(m_answer->winning.size(),
                                                                                    answer.winning.size())));
}

void MateTreeModel::setProof(const Game& game, std::shared_ptr<const MateAnswer> answer) {
    if (!answer || answer->proof.empty()) {
        clear();
        return;
    }
    if (!continues(game, *answer)) {
        clear();
        m_start.emplace(game);
        m_previous = game.plies().empty() ? std::nullopt : std::optional(game.plies().back().move.to());
    }
    m_answer = std::move(answer);
    // Whatever stands behind a first move is there when its row comes.
    Number number = m_nodes.size();
    m_nodes.resize(m_answer->proof.size() + 1);
    while (number < m_nodes.size()) {
        const Number first = number;
        for (++number; number < m_nodes.size() && step(number).before != MateStep::kRoot; ++number) {
            m_nodes[step(number).before].below.push_back(number);
        }
        for (Number each = first; each < number; ++each) {
            std::vector<Number>& below = m_nodes[each].below;
            std::stable_sort(below.begin(), below.end(),
                             [this](Number a, Number b) { return step(a).plies > step(b).plies; });
            for (std::size_t row = 0; row < below.size(); ++row) {
                m_nodes[below[row]].row = static_cast<int>(row);
            }
        }
        add(first);
    }
}

/// A first move at its place: the shortest wins stand first.
void MateTreeModel::add(Number number) {
    std::vector<Number>& first = m_nodes[MateStep::kRoot].below;
    const auto at = std::upper_bound(first.begin(), first.end(), number,
                                     [this](Number a, Number b) { return step(a).plies < step(b).plies; });
    const auto row = at - first.begin();
    beginInsertRows({}, static_cast<int>(row), static_cast<int>(row));
    first.insert(at, number);
    for (auto i = static_cast<std::size_t>(row); i < first.size(); ++i) {
        m_nodes[first[i]].row = static_cast<int>(i);
    }
    endInsertRows();
}

std::vector<Move> MateTreeModel::movesUpTo(const QModelIndex& index) const {
    std::vector<Move> moves;
    for (Number number = numberOf(index); number != MateStep::kRoot; number = step(number).before) {
        moves.push_back(step(number).move);
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

QModelIndex MateTreeModel::endOfMainLine() const {
    Number number = MateStep::kRoot;
    while (!m_nodes[number].below.empty()) {
        number = m_nodes[number].below.front();
    }
    return indexOf(number);
}

MateTreeModel::Number MateTreeModel::numberOf(const QModelIndex& index) const {
    return index.isValid() ? static_cast<Number>(index.internalId()) : MateStep::kRoot;
}

QModelIndex MateTreeModel::indexOf(Number number, int column) const {
    return number == MateStep::kRoot
               ? QModelIndex()
               : createIndex(m_nodes[number].row, column, static_cast<quintptr>(number));
}

QModelIndex MateTreeModel::index(int row, int column, const QModelIndex& parent) const {
    return hasIndex(row, column, parent)
               ? indexOf(m_nodes[numberOf(parent)].below[static_cast<std::size_t>(row)], column)
               : QModelIndex();
}

QModelIndex MateTreeModel::parent(const QModelIndex& index) const {
    return index.isValid() ? indexOf(step(numberOf(index)).before) : QModelIndex();
}

int MateTreeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() && parent.column() != MoveColumn
               ? 0
               : static_cast<int>(m_nodes[numberOf(parent)].below.size());
}

int MateTreeModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

bool MateTreeModel::isAnswer(Number number) const {
    bool answer = false;
    for (Number before = step(number).before; before != MateStep::kRoot; before = step(before).before) {
        answer = !answer;
    }
    return answer;
}

const MateTreeModel::Written& MateTreeModel::written(Number number) const {
    if (const auto known = m_written.find(number); known != m_written.end()) {
        return known->second;
    }
    const Number before = step(number).before;
    LineAhead line = *m_start;
    for (const Move& move : movesUpTo(indexOf(before))) {
        line.make(move);
    }
    const std::vector<Move> legal = line.legal();
    for (const Number each : m_nodes[before].below) {
        const Move& move = step(each).move;
        m_written.insert_or_assign(each, Written{rules::resolve(line.position(), move),
                                                 contextOf(line.position(), legal, move),
                                                 insight::takesLastRoyal(line.position(), move)});
    }
    return m_written.at(number);
}

QString MateTreeModel::text(Number number) const {
    const Written& known = written(number);
    const Position& start = m_start->position();
    const Number before = step(number).before;
    return moveText({.variant = start.variant(),
                     .side = isAnswer(number) ? opponent(start.turn()) : start.turn(),
                     .previous = before == MateStep::kRoot ? m_previous : step(before).move.to()},
                    step(number).move, known.transition, known.context);
}

/// When the game ends: counted from the move of the winner that the row is, or that follows it.
QString MateTreeModel::end(Number number) const {
    const int plies = step(number).plies;
    if (plies == 0) {
        // A mate decides the game, though it may go on until the capture.
        return written(number).takesLastRoyal ? tr("wins at once") : tr("decides the game");
    }
    const int toCome = isAnswer(number) ? plies : plies + 1;
    return tr("wins in %n move(s)", nullptr, Phrases::countsSingleMoves() ? toCome : (toCome + 1) / 2);
}

QVariant MateTreeModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Number number = numberOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == MoveColumn ? text(number) : end(number);
    case Qt::AccessibleTextRole: {
        const Side turn = m_start->position().turn();
        return isAnswer(number)
                   ? tr("%1 answers %2; %3 %4")
                         .arg(sideName(opponent(turn)), text(number), sideName(turn), end(number))
                   : tr("%1: %2, %3").arg(sideName(turn), text(number), end(number));
    }
    case IsAnswerRole:
        return isAnswer(number);
    default:
        return {};
    }
}

QVariant MateTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) {
        return {};
    }
    return section == MoveColumn ? tr("Move") : tr("End");
}

} // namespace mujo::ui
