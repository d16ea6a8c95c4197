#include "ui/session/tournament.h"

#include <QDir>
#include <QMetaObject>
#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/base/text_file.h"
#include "core/base/whole_file.h"
#include "ui/session/file_path.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

std::filesystem::path resultsIn(const QString& folder) {
    return filePath(folder) / "results.jsonl";
}

std::filesystem::path roundsIn(const QString& folder) {
    return filePath(folder) / "rounds.txt";
}

Result<void, LogFault> writeRounds(const QString& folder, int rounds) {
    const auto written = writeWholeFile(roundsIn(folder), std::to_string(rounds) + '\n');
    return written ? Result<void, LogFault>() : Failure{LogFault{written.error().text()}};
}

constexpr std::size_t kMostText = std::size_t{1} << 28U; // bytes

} // namespace

Tournament::Tournament(QObject* parent) : QObject(parent) {}

Tournament::~Tournament() {
    stop();
}

Result<void, LogFault> Tournament::begin(TournamentSettings settings, const QString& folder) {
    QDir().mkpath(folder); // one that cannot be made shows when the file is written
    if (auto written = writeRounds(folder, settings.rounds); !written) {
        return written;
    }
    return takeUp(std::move(settings), folder);
}

Result<void, LogFault> Tournament::open(const QString& folder, const Catalog& catalog,
                                        const FindPlayer& findPlayer) {
    const auto text = readTextFile(resultsIn(folder), kMostText);
    if (!text) {
        return Failure{LogFault{text.error().text()}};
    }
    auto settings = readTournament(text->substr(0, text->find('\n')), catalog, findPlayer);
    if (!settings) {
        return Failure{settings.error()};
    }
    constexpr std::size_t kMostDigits = 16;
    if (const auto rounds = readTextFile(roundsIn(folder), kMostDigits)) {
        constexpr int kMostRounds = 10000;
        settings->rounds = std::clamp(toQString(*rounds).trimmed().toInt(), 1, kMostRounds);
    }
    return takeUp(std::move(*settings), folder);
}

Result<void, LogFault> Tournament::takeUp(TournamentSettings settings, const QString& folder) {
    close();
    auto log = MatchLog::open(resultsIn(folder), tournamentText(settings));
    if (!log) {
        return Failure{log.error()};
    }
    settings.recordFolder = filePath(folder).string();
    m_games = log->games();
    m_log = std::move(*log);
    m_settings = std::move(settings);
    m_folder = folder;
    emit changed();
    return {};
}

Result<void, LogFault> Tournament::addRound() {
    const bool wasRunning = isRunning();
    setRunning(false);
    auto written = writeRounds(m_folder, m_settings->rounds + 1);
    if (written) {
        ++m_settings->rounds;
        emit changed();
    }
    setRunning(wasRunning);
    return written;
}

void Tournament::close() {
    stop();
    m_settings.reset();
    m_log.reset();
    m_games.clear();
    m_folder.clear();
    emit changed();
}

bool Tournament::isOver() const {
    return m_settings && static_cast<int>(m_games.size()) >= Schedule(*m_settings).games();
}

void Tournament::setRunning(bool on) {
    if (on == isRunning() || !isOpen()) {
        return;
    }
    if (!on) {
        stop();
        emit changed();
        return;
    }
    const int run = ++m_run;
    const auto report = [this, run](auto&& act) { // from the worker to this thread
        QMetaObject::invokeMethod(
            this,
            [this, run, act] {
                if (run == m_run) {
                    act();
                }
            },
            Qt::QueuedConnection);
    };
    m_worker = std::jthread([this, settings = *m_settings, report](const std::stop_token& stop) {
        const auto onGame = [this, &report](const GameLine& line) {
            report([this, line] {
                m_games.push_back(line);
                emit changed();
            });
        };
        const auto played = playTournament(settings, *m_log, onGame, stop);
        const QString fault = played ? QString() : QString::fromStdString(played.error().text);
        report([this, fault] {
            m_worker = {};
            emit changed();
            if (!fault.isEmpty()) {
                emit failed(fault);
            }
        });
    });
    emit changed();
}

void Tournament::stop() {
    ++m_run;
    m_worker = {}; // asks it to stop, and waits: a search and a program listen to that
    if (m_log) {
        m_games = m_log->games(); // also those that were not reported any more
    }
}

} // namespace mujo::ui
