#include "ui/look/shipped_looks.h"

#include <QDir>
#include <algorithm>
#include <cassert>

#include "ui/look/board_file.h"
#include "ui/look/pieces_file.h"

// Must stand outside any namespace.
static void initLooks() {
    Q_INIT_RESOURCE(mujo);
}

namespace mujo::ui {

namespace {

struct Shipped {
    std::vector<BoardStyle> boards;
    PieceArts pieces;
    Diagnostics faults;
};

/// All descriptions of a folder, each after the one that it begins with. `read` takes one of them.
template <class Read>
Diagnostics readAll(const QString& path, Read read) {
    const QDir folder(path);
    std::vector<LookFile> waiting;
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (auto file = LookFile::read(folder.filePath(name), name.toStdString())) {
            waiting.push_back(std::move(*file));
        }
    }
    Diagnostics faults;
    for (bool goesOn = true; goesOn;) {
        faults.clear();
        goesOn = std::erase_if(waiting, [&](const LookFile& file) {
                     const Result<void, Diagnostics> done = read(file);
                     if (!done) {
                         faults.insert(faults.end(), done.error().begin(), done.error().end());
                     }
                     return done.hasValue();
                 }) > 0;
    }
    return faults;
}

Shipped readShipped() {
    initLooks();
    Shipped shipped;
    const auto taken = [](auto read, auto& to) -> Result<void, Diagnostics> {
        if (!read) {
            return Failure{read.error()};
        }
        to.push_back(std::move(*read));
        return {};
    };
    shipped.faults = readAll(QStringLiteral(":/mujo/boards"), [&](const LookFile& file) {
        return taken(readBoard(file, shipped.boards), shipped.boards);
    });
    const Diagnostics ofPieces = readAll(QStringLiteral(":/mujo/pieces"), [&](const LookFile& file) {
        return taken(readPieces(file, shipped.pieces), shipped.pieces);
    });
    shipped.faults.insert(shipped.faults.end(), ofPieces.begin(), ofPieces.end());
    std::sort(shipped.boards.begin(), shipped.boards.end(),
              [](const BoardStyle& a, const BoardStyle& b) { return a.id < b.id; });
    std::sort(shipped.pieces.begin(), shipped.pieces.end(),
              [](const auto& a, const auto& b) { return a->id < b->id; });
    return shipped;
}

const Shipped& shipped() {
    static const Shipped kShipped = readShipped();
    return kShipped;
}

} // namespace

const std::vector<BoardStyle>& shippedBoards() {
    return shipped().boards;
}

const BoardStyle& shippedBoard(QLatin1String id) {
    const auto& boards = shipped().boards;
    const auto found =
        std::find_if(boards.begin(), boards.end(), [id](const BoardStyle& board) { return board.id == id; });
    assert(found != boards.end());
    return *found;
}

const std::vector<std::shared_ptr<const PieceArt>>& shippedPieces() {
    return shipped().pieces;
}

const Diagnostics& faultsOfShippedLooks() {
    return shipped().faults;
}

} // namespace mujo::ui
