#include "ui/models/unfinished_list_model.h"

#include <QLocale>

#include "ui/session/words.h"

namespace mujo::ui {

namespace {

QString movesInWords(const UnfinishedGame& game) {
    return UnfinishedListModel::tr("%n move(s)", nullptr, static_cast<int>(game.moves));
}

QString dateInWords(const UnfinishedGame& game) {
    return QLocale().toString(game.when, QStringLiteral("d MMMM yyyy, hh:mm"));
}

/// The day alone, or the time where that tells more.
QString dayInWords(const UnfinishedGame& game) {
    const qint64 days = game.when.date().daysTo(QDate::currentDate());
    const QString time = QLocale().toString(game.when.time(), QStringLiteral("hh:mm"));
    if (days == 0) {
        return UnfinishedListModel::tr("today, %1").arg(time);
    }
    return days == 1 ? UnfinishedListModel::tr("yesterday, %1").arg(time)
                     : QLocale().toString(game.when.date(), QStringLiteral("d MMM yyyy"));
}

QString noteOn(const UnfinishedGame& game) {
    if (game.isDiscarded) {
        return UnfinishedListModel::tr("Discarded");
    }
    if (game.isOpenElsewhere) {
        return UnfinishedListModel::tr("Open in another window");
    }
    return game.fault.isEmpty() ? QString() : UnfinishedListModel::tr("Cannot be read: %1").arg(game.fault);
}

QString sentence(const UnfinishedGame& game) {
    QStringList parts{game.gameName};
    if (game.fault.isEmpty()) {
        parts << movesInWords(game)
              << UnfinishedListModel::tr("%1: %2, %3: %4")
                     .arg(sideName(Side::Sente), game.players[Side::Sente], sideName(Side::Gote),
                          game.players[Side::Gote]);
    }
    parts << dateInWords(game);
    if (const QString note = noteOn(game); !note.isEmpty()) {
        parts << note;
    }
    return parts.join(QStringLiteral(". "));
}

} // namespace

void UnfinishedListModel::setGames(std::vector<UnfinishedGame> games) {
    beginResetModel();
    m_games = std::move(games);
    endResetModel();
}

int UnfinishedListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

QVariant UnfinishedListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const UnfinishedGame& one = game(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return one.gameName;
    case Qt::AccessibleTextRole:
        return sentence(one);
    case PathRole:
        return one.path;
    case Qt::ToolTipRole:
        return sentence(one).toHtmlEscaped();
    case PlayersRole:
        return one.fault.isEmpty() ? QStringList{QStringLiteral("☗ ") + one.players[Side::Sente],
                                                 QStringLiteral("☖ ") + one.players[Side::Gote]}
                                   : QStringList();
    case StandRole:
        return one.fault.isEmpty() ? tr("%1  ·  %2").arg(movesInWords(one), dayInWords(one))
                                   : dayInWords(one);
    case NoteRole:
        return noteOn(one);
    default:
        return {};
    }
}

} // namespace mujo::ui
