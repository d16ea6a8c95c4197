#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include "core/variant_file/catalog.h"

class QWidget;

namespace mujo::ui {

class CommandSet;
class EngineList;
class GameFiles;
class Tournament;
class TournamentDialog;

/// `$XDG_DATA_HOME/mujo/tournaments` or its default.
QString tournamentFolder();

/// The tournaments of the window: one at a time, beside whatever is played at the board.
class TournamentDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; the dialog stands beside the window, and closes with it.
    struct Parts {
        const EngineList& engines;
        const Catalog& catalog;
        GameFiles& files;
        CommandSet& commands;
        QWidget& window;
    };
    explicit TournamentDesk(const Parts& parts);
    ~TournamentDesk() override;

    /// The window closes.
    void close();

private:
    void open();
    /// What nobody looks at any more is left to other windows.
    void letGo();

    const EngineList& m_engines;
    const Catalog& m_catalog;
    GameFiles& m_files;
    QWidget& m_window;
    Tournament* m_tournament;
    QPointer<TournamentDialog> m_dialog;
};

} // namespace mujo::ui
