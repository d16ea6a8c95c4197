// Plays games in a window as a person would, quickly, and says on standard output what it was told is kept;
// or checks that all of that is there.
//
//   fault_player play FOLDER SEED MOVES   goes on with an unfinished game of the folder or begins one, and
//   plays fault_player check FOLDER <REPORT     exits with 1 when anything in the report is missing
//
// A line of the report: `kept TAG MOVES POSITION` for the game under way, `saved TAG MOVES POSITION` for the
// file FOLDER/own/TAG.mujo. The tag of a game is the comment before its first move. POSITION is that after so
// many moves.

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QTest>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/position/sfen.h"
#include "tests/ui/test_window.h"
#include "ui/look/settings.h"
#include "ui/session/game_store.h"
#include "ui/words/reader_language.h"

using namespace mujo;
using namespace mujo::ui;

namespace {

const Catalog& catalog() {
    static const Catalog shipped{std::filesystem::path()};
    return shipped;
}

/// The position after so many moves of the main line, without blanks; empty where there are fewer.
std::string positionAfter(Game game, std::size_t moves) {
    while (game.takeBack()) {
    }
    game.goTo(Game::kStart);
    for (std::size_t i = 0; i < moves; ++i) {
        if (game.next(game.current()).empty()) {
            return {};
        }
        game.goTo(game.next(game.current()).front());
    }
    std::string text = sfen(game.position());
    std::replace(text.begin(), text.end(), ' ', '_');
    return text;
}

class Player {
public:
    Player(const QString& folder, std::uint64_t seed)
        : m_folder(folder), m_random(seed), m_name("p" + std::to_string(seed)),
          m_window(m_catalog, m_settings, m_session, folder) {
        m_window.fileOpener().setPatience(std::chrono::minutes(1));
        m_settings.setForSession(Settings::kGotePlayer, SeatKind::Human);
        m_window.show();
    }

    void play(int moves) {
        begin();
        for (int i = 0; i < moves; ++i) {
            const Game& game = m_session.game();
            if (game.isOver() || game.plies().size() > 60 || m_random.below(25) == 0) {
                begin();
            }
            const auto& legal = m_session.game().legalMoves();
            if (legal.empty() || !m_session.play(Move(legal[m_random.below(legal.size())]))) {
                begin();
                continue;
            }
            report("kept");
            if (m_random.below(4) == 0) {
                m_session.setComment(m_session.game().current(), QString::number(i));
                report("kept");
            }
            if (m_random.below(5) == 0) {
                save();
            }
            if (m_random.below(40) == 0) {
                m_session.resign();
                report("kept");
            }
            QApplication::processEvents();
        }
    }

private:
    /// Half of the time an unfinished game goes on.
    void begin() {
        const auto games = Autosave(m_folder).unfinished(m_catalog);
        for (const KeptGame& game : games) {
            if (m_random.below(2) == 0 && game.fault.isEmpty() && !game.isOpenElsewhere) {
                m_window.continueGame(game);
                if (m_session.hasGame() && !m_session.game().isOver()) {
                    m_session.goToPly(static_cast<int>(m_session.game().line().size()));
                    return;
                }
            }
        }
        GameSetup setup;
        static const std::array<const char*, 4> kGames = {"wa", "sho", "tori", "chu"};
        setup.variant = m_catalog.find(kGames[m_random.below(kGames.size())])->standard;
        setup.seats = {Seat::human(), Seat::human()};
        m_window.begin(std::move(setup));
        m_session.setComment(Game::kStart, QString::fromStdString(m_name + 'g' + std::to_string(++m_begun)));
    }

    void save() {
        const QString folder = m_folder + QStringLiteral("/own");
        if (QDir().mkpath(folder) &&
            m_window.saveTo(folder + QLatin1Char('/') + QString::fromStdString(tag()) +
                            QStringLiteral(".mujo"))) {
            report("saved");
        }
    }

    [[nodiscard]] const std::string& tag() const { return m_session.game().ply(Game::kStart).comment; }

    /// What the window does not call unsafe is safe.
    void report(const char* what) const {
        if (m_window.isUnsafe()) {
            return;
        }
        const std::size_t moves = m_session.game().plies().size();
        std::cout << what << ' ' << tag() << ' ' << moves << ' ' << positionAfter(m_session.game(), moves)
                  << std::endl;
    }

    QString m_folder;
    Random m_random;
    std::string m_name;
    int m_begun = 0;
    Catalog m_catalog{std::filesystem::path()};
    Settings m_settings{Settings::Scope::Passing};
    GameSession m_session;
    ui::testing::TestWindow m_window;
};

struct Kept {
    QString path;
    Game game;
};

int check(const QString& folder) {
    int faults = 0;
    const auto complain = [&faults](const std::string& what) {
        std::cerr << what << '\n';
        ++faults;
    };
    std::multimap<std::string, Kept> kept;
    for (const char* part : {"", "/finished", "/own"}) {
        const QDir here(folder + QLatin1String(part));
        for (const QString& name : here.entryList({QStringLiteral("*.mujo")}, QDir::Files)) {
            const QString path = here.filePath(name);
            auto read = loadGame(path, catalog());
            if (!read || !read->losses.empty()) {
                complain(path.toStdString() + ": " + (read ? read->losses : read.error()).front().text());
                continue;
            }
            std::string tag = read->game.ply(Game::kStart).comment;
            kept.emplace(std::move(tag), Kept{path, std::move(read->game)});
        }
    }
    for (const KeptGame& game : Autosave(folder).unfinished(catalog())) {
        if (!game.fault.isEmpty() || game.isOpenElsewhere) {
            complain(game.path.toStdString() + " cannot be gone on with: " + game.fault.toStdString());
        }
    }
    std::string what;
    std::string tag;
    std::size_t moves = 0;
    std::string position;
    int lines = 0;
    while (std::cin >> what >> tag >> moves >> position) {
        ++lines;
        const auto [first, last] = kept.equal_range(tag);
        const bool isThere = std::any_of(first, last, [&](const auto& each) {
            const bool isOwn = each.second.path.contains(QStringLiteral("/own/"));
            return isOwn == (what == "saved") && positionAfter(each.second.game, moves) == position;
        });
        if (!isThere) {
            complain(what + ' ' + tag + " after " + std::to_string(moves) + " moves is missing");
            for (auto each = first; each != last; ++each) {
                complain("    " + each->second.path.toStdString() + " has " +
                         std::to_string(each->second.game.line().size()) + " moves");
            }
        }
    }
    std::cout << lines << " reports, " << kept.size() << " files, " << faults << " faults" << std::endl;
    return faults == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    installLanguage(application, QStringLiteral("en"));
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() == 5 && arguments[1] == QLatin1String("play")) {
        Player(arguments[2], arguments[3].toULongLong()).play(arguments[4].toInt());
        return 0;
    }
    if (arguments.size() == 3 && arguments[1] == QLatin1String("check")) {
        return check(arguments[2]);
    }
    std::cerr << "Usage: fault_player play FOLDER SEED MOVES | fault_player check FOLDER <REPORT\n";
    return 2;
}
