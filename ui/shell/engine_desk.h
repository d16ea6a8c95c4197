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
class Settings;
class WindowLayout;

/// What joins the analysis and its pane with the rest of the window: the command, the board on which its
/// lines are shown, the settings, and the file in which its scores are kept.
class EngineDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it, but for its owner, the analysis.
    struct Parts {
        Analysis& analysis;
        EnginePane& pane;
        GameSession& session;
        BoardView& board;
        GameFiles& files;
        WindowLayout& layout;
        Settings& settings;
        CommandSet& commands;
        EngineList& engines;
    };
    explicit EngineDesk(const Parts& parts);
};

} // namespace mujo::ui
