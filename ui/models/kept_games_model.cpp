#include "ui/models/kept_games_model.h"

#include <QFileInfo>
#include <QLocale>

#include "ui/session/move_words.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

QString movesInWords(const KeptGame& game) {
    return game.moves == 0 ? KeptGamesModel::tr("no moves")
                           : KeptGamesModel::tr("%n move(s)", nullptr,
                                                movesCounted(static_cast<std::size_t>(game.moves)));
}

QString dateInWords(const KeptGame& game) {
    return QLocale().toString(game.when, QStringLiteral("d MMMM yyyy, hh:mm"));
}

/// The day alone, or the time where that tells more.
QString dayInWords(const KeptGame& game) {
    const qint64 days = game.when.date().daysTo(QDate::currentDate());
    const QString time = QLocale().toString(game.when.time(), QStringLiteral("hh:mm"));
    if (days == 0) {
        return KeptGamesModel::tr("today, %1").arg(time);
    }
    return days == 1 ? KeptGamesModel::tr("yesterday, %1").arg(time)
                     : QLocale().toString(game.when.date(), QStringLiteral("d MMM yyyy"));
}

QString noteOn(const KeptGame& game) {
    if (game.isDiscarded()) {
        return KeptGamesModel::tr("Discarded");
    }
    if (game.isOpenElsewhere) {
        return KeptGamesModel::tr("Open in another window");
    }
    if (game.isTorn) {
        return KeptGamesModel::tr("Damaged; %n move(s) can be read", nullptr,
                                  movesCounted(static_cast<std::size_t>(game.moves)));
    }
    return game.fault.isEmpty() ? QString() : KeptGamesModel::tr("Cannot be read: %1").arg(game.fault);
}

/// How the game has ended, in many words or few, and where it was played.
QString withPlace(const QString& result, const KeptGame& game) {
    return result.isEmpty() || game.place.isEmpty()
               ? result + game.place
               : KeptGamesModel::tr("%1  ·  %2", "the result and the place of a game")
                     .arg(result, game.place);
}

QString sentence(const KeptGame& game) {
    QStringList parts{game.title, game.gameName};
    parts.removeAll(QString());
    if (game.fault.isEmpty()) {
        parts << movesInWords(game)
              << KeptGamesModel::tr("%1: %2, %3: %4")
                     .arg(sideName(Side::Sente), game.players[Side::Sente], sideName(Side::Gote),
                          game.players[Side::Gote]);
    }
    if (game.otherLines > 0) {
        parts << KeptGamesModel::tr("%n other line(s)", nullptr, game.otherLines);
    }
    if (const QString result = withPlace(game.result, game); !result.isEmpty()) {
        parts << result;
    }
    if (!game.savedAs.isEmpty()) {
        parts << KeptGamesModel::tr("saved as %1").arg(QFileInfo(game.savedAs).fileName());
    }
    if (game.otherFiles > 0) {
        parts << KeptGamesModel::tr("also in %n other file(s); choose “Files” above to see all", nullptr,
                                    game.otherFiles);
    }
    parts << dateInWords(game);
    if (const QString note = noteOn(game); !note.isEmpty()) {
        parts << note;
    }
    return Phrases::inARow(parts);
}

/// The name that the user gave, to the game or to its file, and else the game. The proposed name of a file
/// begins with the game, and tells nothing more.
QString titleOf(const KeptGame& game) {
    const QString file = !game.savedAs.isEmpty()     ? game.savedAs
                         : game.shelf == Shelf::File ? game.path
                                                     : QString();
    const QString name = QFileInfo(file).completeBaseName();
    return !game.title.isEmpty() ? game.title
           : name.isEmpty() || name.startsWith(game.gameName)
               ? game.gameName
               : KeptGamesModel::tr("%1  ·  %2").arg(game.gameName, name);
}

} // namespace

void KeptGamesModel::setGames(std::vector<KeptGame> games) {
    beginResetModel();
    m_games = std::move(games);
    endResetModel();
}

int KeptGamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

QVariant KeptGamesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const KeptGame& one = game(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(one);
    case Qt::AccessibleTextRole:
        return sentence(one);
    case PathRole:
        return one.path;
    case Qt::ToolTipRole:
        return Phrases::inLines(sentence(one));
    case PlayersRole:
        return one.fault.isEmpty()
                   ? QStringList{sideSign(Side::Sente) + QLatin1Char(' ') + one.players[Side::Sente],
                                 sideSign(Side::Gote) + QLatin1Char(' ') + one.players[Side::Gote]}
                   : QStringList();
    case StandRole:
        if (!one.fault.isEmpty()) {
            return dayInWords(one);
        }
        return one.title.isEmpty() ? tr("%1  ·  %2").arg(movesInWords(one), dayInWords(one))
                                   : tr("%1  ·  %2  ·  %3", "a game, its moves, the day")
                                         .arg(one.gameName, movesInWords(one), dayInWords(one));
    case ResultRole:
        return withPlace(one.resultTitle, one); // a card has a short line; the tooltip has all
    case NoteRole:
        return noteOn(one);
    case GameRole:
        return QVariant::fromValue(&one);
    case SearchRole:
        return sentence(one) + QLatin1Char(' ') + QFileInfo(one.path).fileName();
    default:
        return {};
    }
}

} // namespace mujo::ui
