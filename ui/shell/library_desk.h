#pragma once

#include <QObject>
#include <QPointer>
#include <vector>

#include "core/variant_file/catalog.h"
#include "ui/session/kept_game.h"

class QMenu;
class QWidget;

namespace mujo::ui {

class CommandSet;
class FileOpener;
class GameFiles;
class LibraryDialog;
class LookKeeper;

/// The library of the window: opens it, reads what it shows on a thread of its own, and has done what is
/// asked for there. The menu of recent files is its short way.
class LibraryDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; the dialog stands before the window.
    struct Parts {
        Catalog& catalog;
        GameFiles& files;
        LookKeeper& look;
        CommandSet& commands;
        QWidget& window;
    };
    explicit LibraryDesk(const Parts& parts);

    void open();

private:
    void putAway(const std::vector<KeptGame>& games);
    void read();
    void listRecent(QMenu& menu);

    Catalog& m_catalog;
    GameFiles& m_files;
    LookKeeper& m_look;
    QWidget& m_window;
    FileOpener* m_reader;
    QPointer<LibraryDialog> m_dialog;
};

} // namespace mujo::ui
