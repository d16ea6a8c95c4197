#pragma once

#include <QObject>

namespace mujo::ui {

class Analysis;
class BoardView;
class CommandSet;
class EngineList;
class EnginePane;
class GameFiles;
class GameSession;
class MateSearch;
class Messages;
class Settings;
class WindowLayout;

/// What joins the analysis, the mate search and their pane with the rest of the window: the commands, the
/// board on which their lines are shown, the settings, and the file in which the scores are kept.
class EngineDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it, but for its owner, the analysis.
    struct Parts {
        Analysis& analysis;
        MateSearch& mate;
        EnginePane& pane;
        GameSession& session;
        BoardView& board;
        GameFiles& files;
        WindowLayout& layout;
        Settings& settings;
        CommandSet& commands;
        EngineList& engines;
        Messages& messages;
    };
    explicit EngineDesk(const Parts& parts);

private:
    void connectMateSearch(const Parts& parts);

    int m_toldResult = 0; ///< what the status line says of a mate search
};

} // namespace mujo::ui
