#include "ui/models/move_list_model.h"

#include <algorithm>

#include "ui/session/move_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

namespace mujo::ui {

MoveListModel::MoveListModel(const ObservedGame& game, QObject* parent)
    : QAbstractTableModel(parent), m_game(game) {
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, &MoveListModel::tellTexts);
    connect(&m_game, &ObservedGame::changed, this, [this](GameFacts what) {
        if (what.testFlag(GameFact::Record)) {
            refresh();
        } else if (what.testFlag(GameFact::Notes)) {
            tellTexts();
        }
    });
    refresh();
}

void MoveListModel::tellTexts() {
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

void MoveListModel::refresh() {
    const Game* game = m_game.gameIfAny();
    std::vector<Game::Node> nodes;
    std::vector<int> others;
    int lead = 0;
    int firstNumber = 1;
    int ply = 0;
    if (game != nullptr) {
        for (std::size_t i = 0; i < game->line().size(); ++i) {
            nodes.push_back(game->onLine(i + 1));
            others.push_back(static_cast<int>(game->next(game->onLine(i)).size()) - 1);
        }
        lead = game->start().turn() == Side::Gote ? 1 : 0;
        firstNumber = (game->start().ply() + 1) / 2;
        ply = static_cast<int>(game->plies().size());
    }
    const bool grows = lead == m_lead && firstNumber == m_firstNumber && nodes.size() >= m_nodes.size() &&
                       std::equal(m_nodes.begin(), m_nodes.end(), nodes.begin());
    if (!grows) {
        beginResetModel();
        m_nodes = std::move(nodes);
        m_otherMoves = std::move(others);
        m_lead = lead;
        m_firstNumber = firstNumber;
        m_ply = ply;
        endResetModel();
        return;
    }
    const int rowsBefore = rowsFor(m_nodes.size());
    const int rowsAfter = rowsFor(nodes.size());
    if (rowsAfter > rowsBefore) {
        beginInsertRows({}, rowsBefore, rowsAfter - 1);
    }
    m_nodes = std::move(nodes);
    m_otherMoves = std::move(others);
    m_ply = ply;
    if (rowsAfter > rowsBefore) {
        endInsertRows();
    }
    tellTexts();
}

QModelIndex MoveListModel::indexOfPly(int ply) const {
    if (ply < 1 || ply > plyCount()) {
        return {};
    }
    const int half = ply - 1 + m_lead;
    return index(half / 2, half % 2 == 0 ? SenteColumn : GoteColumn);
}

int MoveListModel::rowsFor(std::size_t count) const {
    return count == 0 ? 0 : (static_cast<int>(count) + m_lead + 1) / 2;
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rowsFor(m_nodes.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

int MoveListModel::plyAt(const QModelIndex& index) const {
    if (index.column() == NumberColumn) {
        return 0;
    }
    const int ply = index.row() * 2 + (index.column() == GoteColumn ? 1 : 0) + 1 - m_lead;
    return ply >= 1 && ply <= plyCount() ? ply : 0;
}

const Game::Ply& MoveListModel::move(int ply) const {
    return m_game.game().ply(m_nodes[static_cast<std::size_t>(ply - 1)]);
}

QString MoveListModel::text(int ply) const {
    const QString written = moveText(m_game.game(), m_nodes[static_cast<std::size_t>(ply - 1)]);
    const auto glyph = move(ply).glyph;
    return glyph ? written + QLatin1Char(' ') + toQString(std::string(glyphText(*glyph))) : written;
}

int MoveListModel::otherMoves(int ply) const {
    return m_otherMoves[static_cast<std::size_t>(ply - 1)];
}

QString MoveListModel::otherMovesInWords(int ply) const {
    return tr("%n other move(s) were played here", nullptr, otherMoves(ply));
}

/// Long moves are cut off in the list, and comments do not stand in it.
QString MoveListModel::toolTip(int ply) const {
    const QString written =
        otherMoves(ply) == 0 ? text(ply) : tr("%1 (%2)").arg(text(ply), otherMovesInWords(ply));
    const std::string& comment = move(ply).comment;
    return comment.empty() ? written : written + QLatin1Char('\n') + toQString(comment);
}

QString MoveListModel::spoken(const QModelIndex& index, int ply) const {
    const Side side = index.column() == SenteColumn ? Side::Sente : Side::Gote;
    const auto glyph = move(ply).glyph;
    QString words = tr("%1, move %2: %3")
                        .arg(sideName(side))
                        .arg(m_firstNumber + index.row())
                        .arg(moveText(m_game.game(), m_nodes[static_cast<std::size_t>(ply - 1)]));
    const auto add = [&words](const QString& more) { words = tr("%1, %2").arg(words, more); };
    if (glyph) {
        add(glyphInWords(*glyph));
    }
    if (otherMoves(ply) > 0) {
        add(otherMovesInWords(ply));
    }
    if (!move(ply).comment.empty()) {
        add(toQString(move(ply).comment));
    }
    return words;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const int ply = plyAt(index);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == NumberColumn) {
            return m_firstNumber + index.row();
        }
        if (ply == 0) {
            return index.row() == 0 && index.column() == SenteColumn ? QStringLiteral("…") : QString();
        }
        return otherMoves(ply) == 0 ? text(ply) : tr("%1 (+%2)").arg(text(ply)).arg(otherMoves(ply));
    case Qt::ToolTipRole:
        return ply > 0 ? toolTip(ply) : QVariant();
    case Qt::AccessibleTextRole:
        if (ply > 0) {
            return spoken(index, ply);
        }
        break;
    case CommentRole:
        return ply > 0 ? toQString(move(ply).comment) : QString();
    case OtherMovesRole:
        return ply > 0 ? otherMoves(ply) : 0;
    case Qt::TextAlignmentRole:
        return QVariant(index.column() == NumberColumn ? Qt::AlignRight | Qt::AlignVCenter
                                                       : Qt::AlignLeft | Qt::AlignVCenter);
    case PlyRole:
        return ply > 0 ? QVariant(ply) : QVariant();
    case CurrentRole:
        return ply > 0 && ply == m_ply;
    case TakenBackRole:
        return ply > m_ply;
    default:
        break;
    }
    return {};
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case SenteColumn:
        return sideName(Side::Sente);
    case GoteColumn:
        return sideName(Side::Gote);
    default:
        return QString();
    }
}

} // namespace mujo::ui
