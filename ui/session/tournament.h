#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/match/tournament.h"

namespace mujo::ui {

class EngineList;
class GameLock;

/// A tournament that is played in the background, and kept in a folder of its own: the results in one file,
/// the number of rounds and the players that are withdrawn in two more, each game in one of its own. One
/// window at a time has it. Lives in the GUI thread, which never waits for a player.
class Tournament : public QObject {
    Q_OBJECT

public:
    enum class State {
        None, ///< nothing is open
        Paused,
        Playing,
        Pausing, ///< players are ended, and then it is paused
    };

    /// When the tournament in a folder of this name was begun; invalid for a name that somebody has given.
    [[nodiscard]] static QDateTime beginning(const QString& folderName);

    /// What players are called in the files.
    [[nodiscard]] static QString textOfLevel(int level);
    [[nodiscard]] static QString textOfEngine(const QString& name);
    /// The player of such a text: a level, or an engine, which is absent where it is not in the list. None
    /// for other texts; a file starts no program that is not in the list.
    [[nodiscard]] static std::optional<PlayerSpec> player(const EngineList& engines, const std::string& text);

    /// The list must outlive it.
    explicit Tournament(const EngineList& engines, QObject* parent = nullptr);
    /// Waits until players have ended, less than a second. The game under way is begun anew the next time.
    ~Tournament() override;

    /// A new one in a folder below `parent` that bears the time of today. Not while one is played; what is
    /// open is closed. A sentence says why it cannot be kept. Nothing is played yet.
    Result<void, LogFault> begin(TournamentSettings settings, const QString& parent);
    /// Takes up the one in a folder, in the same way.
    Result<void, LogFault> open(const QString& folder, const Catalog& catalog);
    /// Only one that is paused.
    void close();
    /// Prolongs one that is paused.
    Result<void, LogFault> addRound();
    /// What a player has not played yet is left out from now on, or is not any more. Only one that is paused.
    Result<void, LogFault> setWithdrawn(std::size_t player, bool isWithdrawn);
    /// Only one that is paused.
    void play();
    void pause();

    [[nodiscard]] State state() const { return m_state; }
    /// All games are played that are not left out.
    [[nodiscard]] bool isOver() const;
    /// The player that it is paused for, since it cannot be had.
    [[nodiscard]] std::optional<std::size_t> absent() const { return m_absent; }
    /// Of the one that is open.
    [[nodiscard]] const TournamentSettings& settings() const { return *m_settings; }
    [[nodiscard]] const std::vector<GameLine>& games() const { return m_games; }
    [[nodiscard]] const QString& folder() const { return m_folder; }

signals:
    /// The state has changed, or another game is over.
    void changed();
    /// It cannot go on: a sentence.
    void failed(const QString& why);

private:
    Result<void, LogFault> takeUp(TournamentSettings settings, const QString& folder);
    /// What the thread does that plays.
    [[nodiscard]] std::function<void(const std::stop_token&)> worker();
    void onEnded(const TournamentFault& fault);
    void refreshPlayers();

    const EngineList& m_engines;
    State m_state = State::None;
    std::optional<TournamentSettings> m_settings;
    QString m_folder;
    std::vector<GameLine> m_games;
    std::optional<std::size_t> m_absent;
    std::unique_ptr<GameLock> m_lock; ///< of the results
    std::optional<MatchLog> m_log;    ///< the worker's while there is one
    std::jthread m_worker;            ///< last, so that it ends first
};

} // namespace mujo::ui
