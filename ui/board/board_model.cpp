#include "ui/board/board_model.h"

#include <algorithm>

#include "core/rules/captures.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_words.h"
#include "ui/session/square_names.h"

namespace mujo::ui {

BoardModel::BoardModel(QObject* parent) : QAbstractTableModel(parent) {}

void BoardModel::setGame(const Game* game, const BoardScene* scene) {
    beginResetModel();
    m_game = game;
    m_scene = scene;
    m_rows = game != nullptr ? game->position().shape().ranks() : 0;
    m_columns = game != nullptr ? game->position().shape().files() : 0;
    m_attacked.clear();
    endResetModel();
}

void BoardModel::refresh() {
    m_attacked.clear();
    refreshMarks();
}

void BoardModel::refreshMarks() {
    if (m_rows > 0) {
        emit dataChanged(index(0, 0), index(m_rows - 1, m_columns - 1));
    }
}

int BoardModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int BoardModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_columns;
}

int BoardModel::attackers(Square square) const {
    const Position& position = m_game->position();
    m_attacked.resize(static_cast<std::size_t>(position.shape().squareCount()), std::int8_t{-1});
    std::int8_t& known = m_attacked[static_cast<std::size_t>(square.index())];
    if (known < 0) {
        known = static_cast<std::int8_t>((rules::isAttacked(position, square, Side::Sente) ? 1 : 0) +
                                         (rules::isAttacked(position, square, Side::Gote) ? 2 : 0));
    }
    return known;
}

QVariant BoardModel::data(const QModelIndex& at, int role) const {
    if (!at.isValid() || m_game == nullptr || at.row() >= m_rows || at.column() >= m_columns) {
        return {};
    }
    const Position& position = m_game->position();
    const Square square = position.shape().at(at.column(), at.row());
    const Cell cell = position.at(square);
    const BoardWords words(position);
    switch (role) {
    case Qt::DisplayRole:
    case PieceIdRole:
        return cell.isEmpty() ? QString() : QString::fromStdString(position.variant().type(cell.type()).id);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return words.cell(square);
    case OwnerRole:
        return cell.isEmpty() ? -1 : static_cast<int>(cell.owner());
    case NameRole:
        return cell.isEmpty() ? QString() : words.kind(cell.type());
    case SquareNameRole:
        return words.square(square);
    case HighlightRole: {
        QVariantList roles;
        if (m_scene != nullptr) {
            for (const SceneItem& mark : m_scene->marks()) {
                if (mark.square == square) {
                    roles << static_cast<int>(mark.role);
                }
            }
        }
        return roles;
    }
    case LastMoveRole:
        if (m_scene != nullptr) {
            for (const SceneItem& item : m_scene->history()) {
                if (item.square == square && item.role == SceneItem::Role::LastMove) {
                    return item.number;
                }
            }
        }
        return -1;
    case AttackedRole:
        return attackers(square);
    default:
        return {};
    }
}

QVariant BoardModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const int count = orientation == Qt::Horizontal ? m_columns : m_rows;
    if (role != Qt::DisplayRole || m_game == nullptr || section < 0 || section >= count) {
        return {};
    }
    const Position& position = m_game->position();
    const SquareStyle style = squareStyle(position.variant());
    return QString::fromStdString(orientation == Qt::Horizontal ? position.shape().fileName(section, style)
                                                                : position.shape().rankName(section, style));
}

QHash<int, QByteArray> BoardModel::roleNames() const {
    auto names = QAbstractTableModel::roleNames();
    names.insert({{PieceIdRole, "pieceId"},
                  {OwnerRole, "owner"},
                  {NameRole, "name"},
                  {SquareNameRole, "squareName"},
                  {HighlightRole, "highlight"},
                  {LastMoveRole, "lastMove"},
                  {AttackedRole, "attacked"}});
    return names;
}

} // namespace mujo::ui
