#pragma once

#include <QObject>

namespace mujo::ui {

class CommandSet;
class GameFiles;
class GameFlow;
class GameSession;
class Settings;
class StartPage;
class TourDesk;
class WindowLayout;

/// The start page in the window: what is asked for there is done, and it shows the unfinished games, the one
/// on the board and the usual terms of a new one.
class StartDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it, but for its owner, the page.
    struct Parts {
        StartPage& page;
        Settings& settings;
        GameSession& session;
        GameFiles& files;
        GameFlow& flow;
        TourDesk& tours;
        WindowLayout& layout;
        CommandSet& commands;
    };
    explicit StartDesk(const Parts& parts);

    void show();
    void offerUnfinished();

private:
    void followSettings();
    void connectPage(CommandSet& commands);
    void showTerms();

    StartPage& m_page;
    Settings& m_settings;
    GameSession& m_session;
    GameFiles& m_files;
    GameFlow& m_flow;
    TourDesk& m_tours;
    WindowLayout& m_layout;
};

} // namespace mujo::ui
