#include "ui/session/tournament.h"

#include <QDir>
#include <QMetaObject>
#include <algorithm>
#include <exception>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/base/text_file.h"
#include "core/base/whole_file.h"
#include "ui/session/engine_list.h"
#include "ui/session/file_path.h"
#include "ui/session/game_lock.h"
#include "ui/session/words.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

constexpr std::string_view kLevel = "level:";
constexpr std::string_view kHosted = "engine:";                  // before the name of one in the list
constexpr QLatin1String kTimeOfBeginning("yyyy-MM-dd HH-mm-ss"); // the name of a folder

std::filesystem::path resultsIn(const QString& folder) {
    return filePath(folder) / "results.jsonl";
}

std::filesystem::path roundsIn(const QString& folder) {
    return filePath(folder) / "rounds.txt";
}

/// The players by their numbers from 1, one a line.
std::filesystem::path withdrawnIn(const QString& folder) {
    return filePath(folder) / "withdrawn.txt";
}

Result<void, LogFault> write(const std::filesystem::path& path, const std::string& text) {
    const auto written = writeWholeFile(path, text);
    return written ? Result<void, LogFault>() : Failure{LogFault{written.error().said()}};
}

Result<void, LogFault> writeRounds(const QString& folder, int rounds) {
    return write(roundsIn(folder), std::to_string(rounds) + '\n');
}

/// Where there is no such file, nobody is withdrawn.
std::vector<std::size_t> readWithdrawn(const QString& folder, std::size_t players) {
    std::vector<std::size_t> withdrawn;
    constexpr std::size_t kMostBytes = 1 << 16;
    if (const auto text = readTextFile(withdrawnIn(folder), kMostBytes)) {
        for (const QString& line : toQString(*text).split(QLatin1Char('\n'))) {
            const std::size_t player = line.toUInt() - std::size_t{1}; // of no number, none that there is
            if (player < players &&
                std::find(withdrawn.begin(), withdrawn.end(), player) == withdrawn.end()) {
                withdrawn.push_back(player);
            }
        }
    }
    return withdrawn;
}

/// That the games which have been played belong to.
int roundsOf(const TournamentSettings& settings, const std::vector<GameLine>& games) {
    TournamentSettings one = settings;
    one.rounds = 1;
    const int aRound = Schedule(one).games();
    int most = 0;
    for (const GameLine& line : games) {
        most = std::max(most, line.number / aRound + 1);
    }
    return most;
}

constexpr int kMostRounds = 10000;
constexpr std::size_t kMostText = std::size_t{1} << 28U; // bytes

} // namespace

QDateTime Tournament::beginning(const QString& folderName) {
    return QDateTime::fromString(folderName.left(kTimeOfBeginning.size()), kTimeOfBeginning);
}

QString Tournament::textOfLevel(int level) {
    return toQString(std::string(kLevel)) + QString::number(level);
}

QString Tournament::textOfEngine(const QString& name) {
    return toQString(std::string(kHosted)) + name;
}

std::optional<PlayerSpec> Tournament::player(const EngineList& engines, const std::string& text) {
    if (!text.starts_with(kHosted) || text.size() == kHosted.size()) {
        auto spec = parsePlayerSpec(text);
        if (!spec || spec->kind != PlayerSpec::Kind::Level) {
            return std::nullopt;
        }
        spec->name = tr("Level %1").arg(spec->level).toStdString();
        return std::move(*spec);
    }
    PlayerSpec spec;
    spec.text = text;
    spec.name = text.substr(kHosted.size());
    if (const HostedEngine* engine = engines.find(toQString(spec.name))) {
        spec.kind = PlayerSpec::Kind::Program;
        spec.program = engines.program(*engine);
    } else {
        spec.kind = PlayerSpec::Kind::Absent;
        spec.whyAbsent =
            tr("The engine %1 is not in your list of engines.").arg(toQString(spec.name)).toStdString();
    }
    return spec;
}

Tournament::Tournament(const EngineList& engines, QObject* parent) : QObject(parent), m_engines(engines) {}

Tournament::~Tournament() = default;

Result<void, LogFault> Tournament::begin(TournamentSettings settings, const QString& parent) {
    const QDir dir(parent);
    const QString time = QDateTime::currentDateTime().toString(kTimeOfBeginning);
    QString name = time;
    for (int number = 2; dir.exists(name); ++number) { // of the same second
        name = QStringLiteral("%1 (%2)").arg(time).arg(number);
    }
    if (!dir.mkpath(name)) {
        return Failure{LogFault{tr("The folder %1 cannot be made.").arg(dir.filePath(name)).toStdString()}};
    }
    const int rounds = settings.rounds;
    auto begun = takeUp(std::move(settings), dir.filePath(name));
    if (begun) {
        begun = writeRounds(m_folder, rounds);
    }
    if (!begun) {
        close();
        QDir(dir.filePath(name)).removeRecursively(); // nothing has been played
    }
    return begun;
}

Result<void, LogFault> Tournament::open(const QString& folder, const Catalog& catalog) {
    const auto text = readTextFile(resultsIn(folder), kMostText);
    if (!text) {
        return Failure{LogFault{text.error().said()}};
    }
    auto settings =
        readTournament(text->substr(0, text->find('\n')), catalog,
                       [this](const std::string& player) { return Tournament::player(m_engines, player); });
    if (!settings) {
        return Failure{LogFault{about(resultsIn(folder).string() + ":1", settings.error().text)}};
    }
    constexpr std::size_t kMostDigits = 16;
    if (const auto rounds = readTextFile(roundsIn(folder), kMostDigits)) {
        settings->rounds = std::clamp(toQString(*rounds).trimmed().toInt(), 1, kMostRounds);
    }
    settings->withdrawn = readWithdrawn(folder, settings->players.size());
    return takeUp(std::move(*settings), folder);
}

Result<void, LogFault> Tournament::takeUp(TournamentSettings settings, const QString& folder) {
    close();
    if (m_state != State::None) {
        return Failure{LogFault{tr("Another tournament is being played.").toStdString()}};
    }
    auto lock = std::make_unique<GameLock>(toQString(resultsIn(folder).string()));
    if (lock->state() == GameLock::State::Elsewhere) {
        return Failure{LogFault{tr("This tournament is open in another window.").toStdString()}};
    }
    auto log = MatchLog::open(resultsIn(folder), tournamentText(settings));
    if (!log) {
        return Failure{log.error()};
    }
    settings.recordFolder = filePath(folder).string();
    settings.opening.note = toQString(drawnByLot()).toStdString();
    settings.rounds = std::max(settings.rounds, roundsOf(settings, log->games()));
    if (settings.rounds > kMostRounds) {
        return Failure{
            LogFault{tr("The results are damaged: the number of a game is too large.").toStdString()}};
    }
    m_games = log->games();
    m_lock = std::move(lock);
    m_log = std::move(*log);
    m_settings = std::move(settings);
    m_folder = folder;
    m_state = State::Paused;
    emit changed();
    return {};
}

void Tournament::close() {
    if (m_state != State::Paused) {
        return;
    }
    m_state = State::None;
    m_settings.reset();
    m_log.reset();
    m_lock.reset();
    m_games.clear();
    m_absent.reset();
    m_folder.clear();
    emit changed();
}

Result<void, LogFault> Tournament::addRound() {
    auto written = writeRounds(m_folder, m_settings->rounds + 1);
    if (written) {
        ++m_settings->rounds;
        emit changed();
    }
    return written;
}

Result<void, LogFault> Tournament::setWithdrawn(std::size_t player, bool isWithdrawn) {
    std::vector<std::size_t> withdrawn = m_settings->withdrawn;
    std::erase(withdrawn, player);
    if (isWithdrawn) {
        withdrawn.push_back(player);
    }
    std::string text;
    for (const std::size_t each : withdrawn) {
        text += std::to_string(each + 1) + '\n';
    }
    auto written = write(withdrawnIn(m_folder), text);
    if (written) {
        m_settings->withdrawn = std::move(withdrawn);
        m_absent.reset();
        emit changed();
    }
    return written;
}

bool Tournament::isOver() const {
    return m_settings && static_cast<int>(m_games.size()) >= Schedule(*m_settings).gamesWith(m_games);
}

/// Engines may have come into the list, or have left it, or are started by other commands.
void Tournament::refreshPlayers() {
    for (PlayerSpec& spec : m_settings->players) {
        if (auto now = player(m_engines, spec.text)) {
            spec = std::move(*now);
        }
    }
}

void Tournament::play() {
    if (m_state != State::Paused) {
        return;
    }
    refreshPlayers();
    m_absent.reset();
    m_state = State::Playing;
    try {
        m_worker = std::jthread(worker());
    } catch (const std::system_error& error) {
        onEnded({{std::string(error.what())}, {}});
        return;
    }
    emit changed();
}

std::function<void(const std::stop_token&)> Tournament::worker() {
    // This object outlives the worker, and what is still posted to it when it goes is dropped by Qt.
    return [this, settings = *m_settings](const std::stop_token& stop) {
        const auto onGame = [this](const GameLine& line) {
            QMetaObject::invokeMethod(
                this,
                [this, line] {
                    m_games.push_back(line);
                    emit changed();
                },
                Qt::QueuedConnection);
        };
        TournamentFault fault; // without a text for none
        try {
            if (const auto played = playTournament(settings, *m_log, onGame, stop); !played) {
                fault = played.error();
            }
        } catch (const std::exception& error) { // no memory, or no other thread
            fault.text = std::string(error.what());
        }
        QMetaObject::invokeMethod(
            this, [this, fault] { onEnded(fault); }, Qt::QueuedConnection);
    };
}

void Tournament::pause() {
    if (m_state == State::Playing) {
        m_state = State::Pausing;
        m_worker.request_stop();
        emit changed();
    }
}

void Tournament::onEnded(const TournamentFault& fault) {
    m_worker = {}; // it has nothing more to do
    m_state = State::Paused;
    m_absent = fault.absent;
    emit changed();
    if (!fault.text.empty()) {
        emit failed(toQString(fault.text));
    }
}

} // namespace mujo::ui
