#include "ui/session/store_fault.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct GameStore {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::GameStore)
};

} // namespace

QString faultInWords(const StoreFault& fault) {
    const QString path = QDir::toNativeSeparators(fault.path);
    const QString folder = QDir::toNativeSeparators(fault.folder);
    switch (fault.kind) {
    case StoreFault::Kind::NotSaved:
        break;
    case StoreFault::Kind::NotLocked:
        return GameStore::tr("The game was not saved to %1: other windows cannot be kept from that file: %2.")
            .arg(path, fault.reason);
    case StoreFault::Kind::OpenElsewhere:
        return GameStore::tr(
            "This game is open in another window. It can go on only there, until it is left there.");
    case StoreFault::Kind::NoGameFolder:
        return GameStore::tr("The game cannot be kept safe: %1 cannot be made.").arg(folder);
    case StoreFault::Kind::NoEndFolder:
        return GameStore::tr("The game cannot be kept: %1 cannot be made.").arg(folder);
    case StoreFault::Kind::NoFolder:
        return GameStore::tr("The folder %1 cannot be made.").arg(folder);
    case StoreFault::Kind::NotMoved:
        return GameStore::tr("%1 cannot be moved to %2: %3.")
            .arg(QFileInfo(fault.path).fileName(), folder, fault.reason);
    case StoreFault::Kind::NotDiscarded:
        return GameStore::tr("The game cannot be discarded: %1.").arg(fault.reason);
    case StoreFault::Kind::TornFile:
        return GameStore::
            tr("The file of the game is damaged: %1\nThe game goes on as a copy with the moves that could "
               "be read, and the file stays as it is.")
                .arg(fault.reason);
    case StoreFault::Kind::UnlockedFile:
        return GameStore::tr(
                   "The game goes on as a copy, and its old file stays as it is, because other windows "
                   "cannot be kept from that file: %1.")
            .arg(fault.reason);
    }
    return GameStore::tr("The game was not saved to %1: %2.").arg(path, fault.reason);
}

} // namespace mujo::ui
