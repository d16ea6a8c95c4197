#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <thread>
#include <vector>

#include "core/match/tournament.h"

namespace mujo::ui {

/// A tournament that is played in the background, and kept in a folder of its own: the results in one file,
/// the number of rounds in another, each game in one more. Lives in the GUI thread.
class Tournament : public QObject {
    Q_OBJECT

public:
    explicit Tournament(QObject* parent = nullptr);
    /// Ends the game under way, which is begun anew when the tournament goes on.
    ~Tournament() override;

    /// A new one in a folder that is not there yet; a sentence says why it cannot be kept. Nothing is played
    /// yet.
    Result<void, LogFault> begin(TournamentSettings settings, const QString& folder);
    /// Takes up the one in a folder.
    Result<void, LogFault> open(const QString& folder, const Catalog& catalog, const FindPlayer& findPlayer);
    /// Prolongs it.
    Result<void, LogFault> addRound();
    /// Nothing is open any more.
    void close();
    /// Plays on, or stops before the next move.
    void setRunning(bool on);

    [[nodiscard]] bool isOpen() const { return m_settings.has_value(); }
    [[nodiscard]] bool isRunning() const { return m_worker.joinable(); }
    /// All games are played.
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] const TournamentSettings& settings() const { return *m_settings; }
    [[nodiscard]] const std::vector<GameLine>& games() const { return m_games; }
    [[nodiscard]] const QString& folder() const { return m_folder; }

signals:
    /// Another game is over, or it runs, or it does not any more.
    void changed();
    /// It cannot go on: a sentence.
    void failed(const QString& why);

private:
    void stop();
    Result<void, LogFault> takeUp(TournamentSettings settings, const QString& folder);

    std::optional<TournamentSettings> m_settings;
    QString m_folder;
    std::vector<GameLine> m_games;
    std::optional<MatchLog> m_log; ///< the worker's while there is one
    std::jthread m_worker;
    int m_run = 0; ///< number of the run under way: reports of one that was stopped are dropped
};

} // namespace mujo::ui
