#pragma once

#include <QDateTime>
#include <QString>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/geometry/per_side.h"
#include "core/position/position.h"
#include "core/variant_file/catalog.h"

namespace mujo::ui {

/// Where a game is kept.
enum class Shelf {
    Unfinished, ///< it can be gone on with
    Finished,
    File, ///< of the user, wherever it lies
    Discarded,
};

/// A game that is kept, as lists show it.
struct KeptGame {
    QString path;
    Shelf shelf = Shelf::Unfinished;
    QString gameName;         ///< with its reading; the name of the file where it cannot be read
    PerSide<QString> players; ///< "Anna", "computer, level 3"
    int moves = 0;            ///< of the main line
    int otherLines = 0;
    std::uint32_t movesKey = 0;       ///< tells main lines apart
    bool isTorn = false;              ///< the file is damaged; this is what can be read of it
    QString result;                   ///< "Anna wins. Bob has resigned."; empty while it is not over
    QString resultTitle;              ///< the same in short: "Anna wins"
    QString title;                    ///< the name that it was given, or its event; may be empty
    QString place;                    ///< may be empty
    QDateTime when;                   ///< of the last change
    std::optional<Position> position; ///< where the game stands
    Side near = Side::Sente;          ///< whose camp lies below: that of the only human
    QString fault;                    ///< why the file cannot be read; empty when it can
    bool isOpenElsewhere = false;     ///< in another window, which alone may change it
    QString savedAs;                  ///< of an unfinished game the user's file; it stands for that in lists
    bool isInFile = false;            ///< another file or game stands for it in lists
    int otherFiles = 0;               ///< of the user, for which this one stands

    [[nodiscard]] bool isDiscarded() const { return shelf == Shelf::Discarded; }
};

/// Whether two are one game, as far as a list can tell.
[[nodiscard]] bool isSameGame(const KeptGame& a, const KeptGame& b);
/// Those of the chosen games that can be discarded or, where all of them are, be brought back; none that is
/// open in another window.
[[nodiscard]] std::vector<KeptGame> movable(const std::vector<KeptGame>& chosen);
/// Marks those for which another one stands in lists: each file of the user stands for one finished game that
/// the program keeps, the newest of several files of one game for the others, and an unfinished game for the
/// file in which it was saved.
void markThoseInFiles(std::vector<KeptGame>& games);

/// What a file holds. Of the program's own files no moves are played, those of other formats are read whole,
/// unless a stop is requested. Any thread may call it.
[[nodiscard]] KeptGame keptGame(const QString& path, Shelf shelf, const Catalog& catalog,
                                const std::stop_token& stop = {});

} // namespace mujo::ui
