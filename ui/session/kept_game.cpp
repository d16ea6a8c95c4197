#include "ui/session/kept_game.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "core/base/text_file.h"
#include "core/game/formats/format.h"
#include "core/game/formats/game_json.h"
#include "core/game/formats/game_summary.h"
#include "ui/session/file_path.h"
#include "ui/session/game_session.h"
#include "ui/session/result_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct KeptGameWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::KeptGameWords)
};

/// As the card of the player beside the board says it.
QString playerInWords(const GameSummary& game, Side side) {
    if (!game.names[side].empty()) {
        return toQString(game.names[side]);
    }
    if (game.isComputer[side]) {
        return KeptGameWords::tr("Computer, level %1").arg(game.levels[side]);
    }
    return game.isComputer[opponent(side)] ? KeptGameWords::tr("You") : sideName(side);
}

QString faultInWords(const SummaryFault& fault) {
    switch (fault.kind) {
    case SummaryFault::Kind::Empty:
        return KeptGameWords::tr("the file is empty");
    case SummaryFault::Kind::Damaged:
        return KeptGameWords::tr("the file is damaged");
    case SummaryFault::Kind::NotAGame:
        return KeptGameWords::tr("this is no saved game");
    case SummaryFault::Kind::UnknownGame:
        break;
    }
    return KeptGameWords::tr("its game \"%1\" is not among the games here").arg(toQString(fault.variant));
}

/// How the sides of a finished game are called.
ResultWords resultWords(const GameSummary& summary) {
    GameSetup setup;
    for (const Side side : {Side::Sente, Side::Gote}) {
        setup.seats[side] = summary.isComputer[side] ? Seat::computer(summary.levels[side]) : Seat::human();
        setup.seats[side].name = toQString(summary.names[side]);
    }
    return ResultWords(setup);
}

void fill(KeptGame& game, const GameSummary& summary) {
    game.gameName = gameName(*summary.variant);
    game.moves = summary.moves;
    game.movesKey = summary.movesKey;
    game.otherLines = summary.otherLines;
    game.position = summary.position;
    const bool onlyGoteIsHuman = summary.isComputer[Side::Sente] && !summary.isComputer[Side::Gote];
    game.near = onlyGoteIsHuman ? Side::Gote : Side::Sente;
    if (summary.outcome.isOver()) {
        const ResultWords words = resultWords(summary);
        game.result = words.line(summary.outcome);
        game.resultTitle = words.title(summary.outcome);
    }
    game.title = toQString(summary.info.event);
    game.place = toQString(summary.info.place);
    for (const Side side : {Side::Sente, Side::Gote}) {
        game.players[side] = playerInWords(summary, side);
    }
}

} // namespace

bool isSameGame(const KeptGame& a, const KeptGame& b) {
    return a.fault.isEmpty() && b.fault.isEmpty() && a.gameName == b.gameName && a.moves == b.moves &&
           a.movesKey == b.movesKey && a.result == b.result && a.players == b.players;
}

std::vector<KeptGame> movable(const std::vector<KeptGame>& chosen) {
    std::vector<KeptGame> kept;
    std::vector<KeptGame> discarded;
    for (const KeptGame& game : chosen) {
        if (!game.isOpenElsewhere) {
            (game.isDiscarded() ? discarded : kept).push_back(game);
        }
    }
    return kept.empty() ? discarded : kept;
}

void markThoseInFiles(std::vector<KeptGame>& games) {
    QSet<QString> saved;
    for (const KeptGame& game : games) {
        saved.insert(game.savedAs);
    }
    for (KeptGame& file : games) {
        file.isInFile = file.shelf == Shelf::File && saved.contains(file.path);
    }
    for (const KeptGame& file : games) {
        if (file.shelf != Shelf::File || file.isInFile) {
            continue;
        }
        KeptGame* nearest = nullptr; // in time, of games that are the same move for move
        const auto apart = [&](const KeptGame& game) { return std::abs(game.when.secsTo(file.when)); };
        for (KeptGame& game : games) {
            if (game.shelf == Shelf::Finished && !game.isInFile && isSameGame(game, file) &&
                (nearest == nullptr || apart(game) < apart(*nearest))) {
                nearest = &game;
            }
        }
        if (nearest != nullptr) {
            nearest->isInFile = true;
        }
    }
    for (KeptGame& file : games) {
        if (file.shelf != Shelf::File || file.moves == 0 || file.isInFile) {
            continue;
        }
        KeptGame* newest = &file;
        const auto rank = [&saved](const KeptGame& game) {
            return std::tuple(saved.contains(game.path), game.when, game.path);
        };
        for (KeptGame& other : games) {
            if (other.shelf == Shelf::File && isSameGame(other, file) && rank(other) > rank(*newest)) {
                newest = &other;
            }
        }
        if (newest != &file) {
            file.isInFile = true;
            ++newest->otherFiles;
        }
    }
    for (KeptGame& game : games) {
        const auto file = std::find_if(games.begin(), games.end(), [&game](const KeptGame& other) {
            return other.shelf == Shelf::File && other.path == game.savedAs;
        });
        game.otherFiles = file != games.end() ? file->otherFiles : game.otherFiles;
    }
}

KeptGame keptGame(const QString& path, Shelf shelf, const Catalog& catalog, const std::stop_token& stop) {
    const QFileInfo info(path);
    KeptGame game;
    game.path = info.absoluteFilePath();
    game.shelf = shelf;
    game.gameName = info.fileName();
    game.when = info.lastModified();
    const auto text = readTextFile(filePath(game.path), kMostGameJson);
    if (!text) {
        game.fault = toQString(text.error().said());
        return game;
    }
    const std::string name = info.fileName().toStdString();
    if (&formatToRead(*text, name) != &gameFormats().front()) {
        const auto file = readGame(*text, name, catalog, stop);
        if (file) {
            fill(game, summaryOf(*file));
        } else {
            game.fault = inWords(file.error().front());
        }
        return game;
    }
    const auto summary = readGameSummary(*text, catalog);
    if (summary) {
        fill(game, *summary);
        return game;
    }
    game.fault = faultInWords(summary.error());
    if (summary.error().kind == SummaryFault::Kind::Damaged) {
        if (const auto file = readGame(*text, name, catalog, stop)) { // as far as it goes
            fill(game, summaryOf(*file));
            game.fault.clear();
            game.isTorn = true;
        }
    }
    return game;
}

} // namespace mujo::ui
