#include "ui/models/move_list_model.h"

#include <QStringList>
#include <algorithm>

#include "ui/session/clock_words.h"
#include "ui/session/judgement_words.h"
#include "ui/session/move_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

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
    connect(&m_game, &ObservedGame::findingNoted, this, &MoveListModel::onFindingNoted);
    refresh();
}

/// It tells of the move to the position and of the one from there.
void MoveListModel::onFindingNoted(Game::Node node) {
    const auto depth = static_cast<int>(m_game.game().depth(node));
    for (const int ply : {depth, depth + 1}) {
        if (const QModelIndex index = indexOfPly(ply); index.isValid()) {
            // The whole row: a long move reaches beyond its cell.
            emit dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(ColumnCount - 1));
        }
    }
}

void MoveListModel::tellTexts() {
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

std::vector<MoveListModel::Row> MoveListModel::rowsOf(const Game& game, const std::vector<Game::Node>& nodes,
                                                      int lead) const {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const int half = static_cast<int>(i) + lead;
        const int pair = half / 2;
        if (rows.empty() || rows.back().pair != pair) {
            rows.push_back({pair});
        }
        for (const Game::Node node : game.next(game.parent(nodes[i]))) {
            if (node != nodes[i]) {
                rows.push_back({pair, node});
            }
        }
    }
    return rows;
}

void MoveListModel::refresh() {
    const Game* game = m_game.gameIfAny();
    std::vector<Game::Node> nodes;
    std::vector<Row> rows;
    int lead = 0;
    int firstNumber = 1;
    int ply = 0;
    if (game != nullptr) {
        for (std::size_t i = 0; i < game->line().size(); ++i) {
            nodes.push_back(game->onLine(i + 1));
        }
        lead = game->start().turn() == Side::Gote ? 1 : 0;
        firstNumber = moveNumberAt(*game, 1);
        ply = static_cast<int>(game->plies().size());
        rows = rowsOf(*game, nodes, lead);
    }
    const bool grows = lead == m_lead && firstNumber == m_firstNumber && nodes.size() >= m_nodes.size() &&
                       std::equal(m_nodes.begin(), m_nodes.end(), nodes.begin()) &&
                       rows.size() >= m_rows.size() && std::equal(m_rows.begin(), m_rows.end(), rows.begin());
    const int rowsBefore = static_cast<int>(m_rows.size());
    const int rowsAfter = static_cast<int>(rows.size());
    if (!grows) {
        beginResetModel();
    } else if (rowsAfter > rowsBefore) {
        beginInsertRows({}, rowsBefore, rowsAfter - 1);
    }
    m_nodes = std::move(nodes);
    m_rows = std::move(rows);
    m_pairRows.clear();
    for (int row = 0; row < rowsAfter; ++row) {
        if (!isOtherLine(row)) {
            m_pairRows.push_back(row);
        }
    }
    m_mainPlies = static_cast<int>(std::find_if(m_nodes.begin(), m_nodes.end(),
                                                [&](Game::Node node) { return game->place(node) != 0; }) -
                                   m_nodes.begin());
    m_lead = lead;
    m_firstNumber = firstNumber;
    m_ply = ply;
    if (!grows) {
        endResetModel();
        return;
    }
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
    return index(m_pairRows[static_cast<std::size_t>(half / 2)], half % 2 == 0 ? SenteColumn : GoteColumn);
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

int MoveListModel::plyAt(const QModelIndex& index) const {
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == NumberColumn || row.other != Game::kStart) {
        return 0;
    }
    const int ply = row.pair * 2 + (index.column() == GoteColumn ? 1 : 0) + 1 - m_lead;
    return ply >= 1 && ply <= plyCount() ? ply : 0;
}

/// Of the first of its moves.
int MoveListModel::numberOf(const Row& row) const {
    const int first = std::max(1, row.pair * 2 + 1 - m_lead);
    return moveNumberAt(m_game.game(), static_cast<std::size_t>(first));
}

const Game::Ply& MoveListModel::move(int ply) const {
    return m_game.game().ply(m_nodes[static_cast<std::size_t>(ply - 1)]);
}

QString MoveListModel::text(int ply) const {
    return markedMoveText(m_game.game(), m_nodes[static_cast<std::size_t>(ply - 1)]);
}

QString MoveListModel::judgement(int ply) const {
    return judgementInWords(m_game.game(), m_nodes[static_cast<std::size_t>(ply - 1)]);
}

bool MoveListModel::isMainLine(int row) const {
    return m_game.game().isOnMainLine(m_rows[static_cast<std::size_t>(row)].other);
}

QString MoveListModel::otherLine(const QModelIndex& index) const {
    const Game& game = m_game.game();
    constexpr int kShown = 3;
    Game::Node node = m_rows[static_cast<std::size_t>(index.row())].other;
    QString words = numberedMoveText(game, node);
    for (int shown = 1; !game.next(node).empty(); ++shown) {
        if (shown == kShown) {
            words = tr("%1 …", "a line that goes on").arg(words);
            break;
        }
        node = game.next(node).front();
        words = tr("%1  %2", "moves that follow each other").arg(words, markedMoveText(game, node));
    }
    return isMainLine(index.row()) ? tr("Game: %1", "how it went on, beside a line that is shown").arg(words)
                                   : words;
}

/// What the annotator says of its moves, each behind the move; the list does not show all of these.
QString MoveListModel::commentsOfOtherLine(const QModelIndex& index) const {
    const Game& game = m_game.game();
    QStringList comments;
    for (Game::Node node = m_rows[static_cast<std::size_t>(index.row())].other;;
         node = game.next(node).front()) {
        if (const std::string& comment = game.ply(node).comment; !comment.empty()) {
            comments << tr("%1: %2", "a move and its comment")
                            .arg(numberedMoveText(game, node), toQString(comment));
        }
        if (game.next(node).empty()) {
            return comments.join(QLatin1Char('\n'));
        }
    }
}

/// Long moves are cut off in the list, and comments do not stand in it; times do where there is room.
QString MoveListModel::toolTip(int ply) const {
    QStringList lines{text(ply), moveSentence(m_game.game(), m_nodes[static_cast<std::size_t>(ply - 1)])};
    if (const QString judged = judgement(ply); !judged.isEmpty()) {
        lines << judged;
    }
    if (move(ply).spent.count() > 0) {
        lines << spentInWords(move(ply).spent);
    }
    if (move(ply).hasDiagram) {
        lines << tr("Diagram on paper");
    }
    if (!move(ply).comment.empty()) {
        lines << toQString(move(ply).comment);
    }
    return lines.join(QLatin1Char('\n'));
}

QString MoveListModel::spoken(const QModelIndex& index, int ply) const {
    const Side side = index.column() == SenteColumn ? Side::Sente : Side::Gote;
    const Game::Node node = m_nodes[static_cast<std::size_t>(ply - 1)];
    QString words = tr("%1, move %2: %3")
                        .arg(sideName(side))
                        .arg(moveNumber(m_game.game(), node))
                        .arg(moveText(m_game.game(), node));
    const auto add = [&words](const QString& more) { words = tr("%1, %2").arg(words, more); };
    if (const auto glyph = move(ply).glyph) {
        add(glyphInWords(*glyph));
    }
    if (const QString judged = judgement(ply); !judged.isEmpty()) {
        add(judged);
    }
    if (move(ply).spent.count() > 0) {
        add(spentInWords(move(ply).spent));
    }
    if (move(ply).hasDiagram) {
        add(tr("diagram on paper"));
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
    if (role == Qt::TextAlignmentRole) {
        return QVariant(index.column() == NumberColumn ? Qt::AlignRight | Qt::AlignVCenter
                                                       : Qt::AlignLeft | Qt::AlignVCenter);
    }
    // A view may ask while the session tells of another game, before this list has heard of it.
    const Game* game = m_game.gameIfAny();
    const auto isThere = [game](Game::Node node) { return game != nullptr && node < game->nodeCount(); };
    if (isOtherLine(index.row())) {
        return isThere(m_rows[static_cast<std::size_t>(index.row())].other) ? dataOfOtherLine(index, role)
                                                                            : QVariant();
    }
    const int ply = plyAt(index);
    return ply <= 0 || isThere(m_nodes[static_cast<std::size_t>(ply - 1)]) ? dataOfMove(index, role)
                                                                           : QVariant();
}

QVariant MoveListModel::dataOfOtherLine(const QModelIndex& index, int role) const {
    if (index.column() != SenteColumn) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return otherLine(index);
    case Qt::ToolTipRole: {
        QStringList lines{otherLine(index),
                          moveSentence(m_game.game(), m_rows[static_cast<std::size_t>(index.row())].other)};
        if (const QString comments = commentsOfOtherLine(index); !comments.isEmpty()) {
            lines << comments;
        }
        return Phrases::inLines(lines.join(QLatin1Char('\n')));
    }
    case Qt::AccessibleTextRole: {
        const QString line =
            isMainLine(index.row()) ? otherLine(index) : tr("Another line: %1").arg(otherLine(index));
        const QString comments = commentsOfOtherLine(index);
        return comments.isEmpty() ? line : tr("%1, %2").arg(line, comments);
    }
    case CommentRole:
        return commentsOfOtherLine(index);
    case NodeRole:
        return QVariant::fromValue(m_rows[static_cast<std::size_t>(index.row())].other);
    case IsOtherLineRole:
        return true;
    case IsAsideRole:
        return !isMainLine(index.row());
    default:
        return {};
    }
}

QVariant MoveListModel::dataOfMove(const QModelIndex& index, int role) const {
    const int ply = plyAt(index);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == NumberColumn) {
            return numberOf(m_rows[static_cast<std::size_t>(index.row())]);
        }
        if (ply == 0) {
            return index.row() == 0 && index.column() == SenteColumn ? QStringLiteral("…") : QString();
        }
        return text(ply);
    case Qt::ToolTipRole:
        return ply > 0 ? Phrases::inLines(toolTip(ply)) : QVariant();
    case Qt::AccessibleTextRole:
        return ply > 0 ? spoken(index, ply) : QVariant();
    case CommentRole:
        return ply > 0 ? toQString(move(ply).comment) : QString();
    case JudgementRole:
        if (ply > 0) {
            const auto judged = judgementOf(m_game.game(), m_nodes[static_cast<std::size_t>(ply - 1)]);
            return judged ? QVariant(static_cast<int>(*judged)) : QVariant();
        }
        return {};
    case TimeRole:
        return ply > 0 && move(ply).spent.count() > 0 ? spentText(move(ply).spent) : QString();
    case NodeRole:
        return ply > 0 ? QVariant::fromValue(m_nodes[static_cast<std::size_t>(ply - 1)]) : QVariant();
    case IsAsideRole:
        return ply > m_mainPlies;
    case CurrentRole:
        return ply > 0 && ply == m_ply;
    case TakenBackRole:
        return ply > m_ply;
    default:
        return {};
    }
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
