#include "ui/models/openings_model.h"

#include <utility>

#include "core/game/notation/hodges.h"
#include "core/rules/resolve.h"
#include "ui/session/move_words.h"
#include "ui/session/score_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

OpeningsModel::OpeningsModel(QObject* parent) : QAbstractTableModel(parent) {
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, [this] {
        if (!m_rows.empty()) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
        }
    });
}

void OpeningsModel::setRows(const Game& game, const std::vector<OpeningRow>& rows) {
    beginResetModel();
    const Position& position = game.position();
    m_variant = position.sharedVariant();
    m_turn = position.turn();
    m_previous = game.plies().empty() ? std::nullopt : std::optional(game.plies().back().move.to());
    m_rows.clear();
    for (const OpeningRow& row : rows) {
        m_rows.push_back({row, rules::resolve(position, row.engine.move),
                          contextOf(position, game.legalMoves(), row.engine.move)});
    }
    endResetModel();
}

void OpeningsModel::clear() {
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

int OpeningsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int OpeningsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString OpeningsModel::moveName(const Row& row) const {
    return moveText({.variant = *m_variant, .side = m_turn, .previous = m_previous}, row.known.engine.move,
                    row.transition, row.context);
}

QString OpeningsModel::score(const Row& row) const {
    return scoreInWords(scoreForSente(row.known.engine.score, m_turn));
}

QString OpeningsModel::text(const Row& row, int column) const {
    const QString none = QStringLiteral("–");
    switch (column) {
    case MoveColumn:
        return moveName(row);
    case PlayedColumn:
        return row.known.played.total() > 0 ? QString::number(row.known.played.total()) : none;
    case EngineColumn:
        return row.known.isOfEngine && row.known.engine.games > 0 ? QString::number(row.known.engine.games)
                                                                  : none;
    default:
        return row.known.isOfEngine ? score(row) : none;
    }
}

/// What a column says of a move, in words.
QString OpeningsModel::sentence(const Row& row, int column) const {
    const GameResults& played = row.known.played;
    switch (column) {
    case MoveColumn:
        return tr("%1: %2").arg(sideName(m_turn), moveName(row));
    case PlayedColumn: {
        if (played.total() == 0) {
            return tr("in no game of your library");
        }
        QStringList parts{tr("%n game(s) of your library", nullptr, played.total())};
        const auto add = [&parts](int count, const QString& words) {
            if (count > 0) {
                parts << words;
            }
        };
        add(played.sente, tr("%1 won by %2", "games, side").arg(played.sente).arg(sideName(Side::Sente)));
        add(played.draws, tr("%n without a winner", nullptr, played.draws));
        add(played.gote, tr("%1 won by %2", "games, side").arg(played.gote).arg(sideName(Side::Gote)));
        add(played.open, tr("%n not finished", nullptr, played.open));
        return Phrases::list(parts);
    }
    case EngineColumn:
        if (!row.known.isOfEngine) {
            return tr("not looked at by the engine");
        }
        return row.known.engine.games == 0 ? tr("judged by the engine, but in none of its games")
                                           : tr("%n game(s) of the engine", nullptr, row.known.engine.games);
    default:
        return row.known.isOfEngine ? tr("%1, depth %2", "a score, and how deep was searched")
                                          .arg(scoreWithSide(scoreForSente(row.known.engine.score, m_turn)))
                                          .arg(row.known.engine.depth)
                                    : tr("no score");
    }
}

QString OpeningsModel::whole(const Row& row) const {
    QStringList parts;
    for (const int column : {MoveColumn, PlayedColumn, EngineColumn}) {
        parts << sentence(row, column);
    }
    if (row.known.isOfEngine) {
        parts << sentence(row, ScoreColumn);
    }
    return Phrases::inParts(parts);
}

QVariant OpeningsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return Phrases::inLines(whole(row));
    case Qt::AccessibleTextRole:
        return index.column() == MoveColumn ? whole(row) : sentence(row, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (index.column() == MoveColumn || index.column() == PlayedColumn
                                        ? Qt::AlignLeft
                                        : Qt::AlignRight));
    default:
        return {};
    }
}

QVariant OpeningsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) {
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return section == MoveColumn     ? tr("Move")
               : section == PlayedColumn ? tr("Library", "games of the user")
               : section == EngineColumn ? tr("Engine")
                                         : tr("Score");
    case Qt::ToolTipRole:
        return section == PlayedColumn
                   ? tr("Games of your library, and how they ended, from left to right: won by "
                        "Sente, without a winner, won by Gote, not finished (hatched)")
               : section == EngineColumn ? tr("Games of the engine against itself that went this way")
               : section == ScoreColumn  ? tr("The score as Sente sees it: + is good for Sente")
                                         : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::AlignVCenter |
            (section == MoveColumn || section == PlayedColumn ? Qt::AlignLeft : Qt::AlignRight));
    default:
        return {};
    }
}

} // namespace mujo::ui
