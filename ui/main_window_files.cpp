// What the main window opens, reads and writes.

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QUrl>
#include <algorithm>

#include "core/game/formats/format.h"
#include "core/game/position_text.h"
#include "core/position/sfen.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/start_page.h"
#include "ui/docks/banner.h"
#include "ui/docks/status_line.h"
#include "ui/main_window.h"
#include "ui/session/file_opener.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// What the names of files of a format look like, in the words of file dialogs.
QStringList patterns(const GameFormat& format) {
    QStringList patterns;
    for (const std::string_view ending : format.endings) {
        patterns << QStringLiteral("*.") + toQString(ending);
    }
    return patterns;
}

/// The first faults: what was meant for another game has hundreds of them, and what is no position at all has
/// none worth reading.
QString whatIsWrong(const std::string& text, const std::string& game, Diagnostics faults) {
    if (text.find('/') == std::string::npos) {
        return MainWindow::tr(
            "What was pasted is no position. A position has its ranks from top to bottom with / "
            "between them; Copy position writes one.");
    }
    constexpr std::size_t kListed = 5;
    const std::size_t more = faults.size() > kListed ? faults.size() - kListed : 0;
    faults.resize(faults.size() - more);
    QString words =
        MainWindow::tr("The text is no position of %1:").arg(shown(game)) + QLatin1Char('\n') + shown(faults);
    if (more > 0) {
        words += QLatin1Char('\n') + MainWindow::tr("and %1 more").arg(more);
    }
    return words;
}

} // namespace

void MainWindow::open(Opening opening) {
    if (opening.game) {
        GameSetup setup = gameSetup(*opening.game);
        const Diagnostics losses = std::move(opening.game->losses);
        m_autosave.beginOpened(opening.path, opening.game->game);
        m_path = losses.empty() ? opening.path : QString(); // what is left of a file must not take its place
        m_session.restore(std::move(opening.game->game), std::move(setup), Resume::Waits);
        if (!losses.empty()) {
            tellLosses(opening.path, losses);
        } else if (m_session.isWaiting()) {
            offerToContinue();
        }
    } else if (opening.variant) {
        GameSetup setup = usualSetup(m_settings, opening.variant);
        setup.start = std::move(opening.start);
        begin(std::move(setup));
    }
    for (const Square square : opening.clicks) {
        m_board->clickSquare(square);
    }
}

void MainWindow::offerToContinue() {
    m_banner->ask(tr("A saved game"), tr("Step through its moves or try others; it is not changed by that."),
                  {{tr("&Continue the game"), [this] { continueOpened(); }}, {tr("&Only look"), {}}},
                  Banner::Lasts::UntilAnswered);
}

void MainWindow::continueOpened() {
    m_banner->dismiss();
    m_session.continueGame();
}

void MainWindow::tellLosses(const QString& path, const Diagnostics& losses) {
    const std::size_t moves = m_session.game().nodeCount() - 1;
    const QString read = tr("%n move(s) could be read.", nullptr, static_cast<int>(moves));
    m_banner->ask(tr("%1 is damaged").arg(QFileInfo(path).fileName()),
                  shown(losses) + QLatin1Char('\n') + read + QLatin1Char(' ') +
                      tr("The file stays as it is; \"Save\" asks for another name."),
                  {{tr("&Dismiss"), {}}}, Banner::Lasts::UntilAnswered);
}

void MainWindow::tellUnopened(const QString& path, const QString& fault) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, QStringLiteral("Mujō"),
                        tr("%1 could not be opened.").arg(QFileInfo(path).fileName()), QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    constexpr qsizetype kListed = 6;
    const QStringList lines = fault.split(QLatin1Char('\n'));
    box->setInformativeText(lines.mid(0, kListed).join(QLatin1Char('\n')));
    if (lines.size() > kListed) {
        box->setDetailedText(fault);
    }
    box->open();
}

void MainWindow::readOpening(const QString& path, OpeningReader read,
                             std::function<void(const QString&)> onRefused) {
    m_opener->open(QFileInfo(path).fileName(),
                   [this, read = std::move(read), onRefused = std::move(onRefused),
                    catalog = m_catalog](const std::stop_token& stop) mutable -> FileOpener::Then {
                       const auto opening = std::make_shared<Result<Opening, QString>>(read(catalog, stop));
                       std::optional<Catalog::Entry> added;
                       if (*opening && !(*opening)->game && (*opening)->variant) {
                           added = *catalog.find((*opening)->variant->id());
                       }
                       return [this, onRefused, opening, added]() mutable {
                           if (!*opening) {
                               onRefused(opening->error());
                               return;
                           }
                           if (added) {
                               m_catalog.add(std::move(*added));
                           }
                           m_startPage->refresh();
                           open(std::move(**opening));
                       };
                   });
}

bool MainWindow::openFile(const QString& path) {
    const auto refused = std::make_shared<bool>(false);
    readOpening(
        path,
        [path](Catalog& catalog, const std::stop_token& stop) {
            return openingFromFile(path, catalog, stop);
        },
        [this, refused](const QString& fault) {
            *refused = true;
            complain(fault);
        });
    return !*refused;
}

void MainWindow::openAsked(const CommandLine& line, std::function<void(const QString&)> onRefused) {
    readOpening(
        line.file,
        [line](Catalog& catalog, const std::stop_token& stop) { return openingFrom(line, catalog, stop); },
        std::move(onRefused));
}

bool MainWindow::saveTo(const QString& path) {
    if (!m_session.hasGame()) {
        return false;
    }
    const GameFormat* named = formatForName(path.toStdString());
    const GameFormat& format = named != nullptr ? *named : gameFormats().front();
    if (const QString fault = m_autosave.save(m_session, path, format); !fault.isEmpty()) {
        complain(fault);
        return false;
    }
    if (format.holds == GameFormat::Holds::Game) {
        m_path = path; // from there the game can come back whole
        nameWindow();
    }
    m_status->say(tr("Saved as %1.").arg(QFileInfo(path).fileName()), StatusLine::Tone::Notice);
    return true;
}

bool MainWindow::startFromText(const QString& text) {
    const std::string sfenText = text.trimmed().toStdString();
    if (sfenHeader(sfenText).id.empty() && !m_session.hasGame()) {
        complain(tr("A position text without the name of its game, such as [id] before it, needs a game on "
                    "the board."));
        return false;
    }
    auto position = readPosition(m_catalog, sfenText,
                                 m_session.hasGame() ? m_session.game().position().sharedVariant() : nullptr);
    if (!position) {
        const UnreadPosition& why = position.error();
        complain(why.game == nullptr ? shown(why.faults)
                                     : whatIsWrong(sfenText, why.game->name(), why.faults));
        return false;
    }
    const auto variant = position->sharedVariant();
    const bool leavesGame = showsBoard() && m_session.hasGame() && !m_session.game().isOver() &&
                            !m_session.game().plies().empty();
    GameSetup setup = m_session.hasGame() ? m_session.setup() : usualSetup(m_settings, variant);
    setup.variant = variant;
    setup.start = std::move(*position);
    begin(std::move(setup));
    if (leavesGame) {
        offerGameBefore();
    }
    return true;
}

/// A position may have been pasted by a slip: the game that gave way is one click away.
void MainWindow::offerGameBefore() {
    const auto games = m_autosave.unfinished(m_catalog);
    const auto last = std::find_if(games.begin(), games.end(), [](const UnfinishedGame& game) {
        return game.fault.isEmpty() && !game.isOpenElsewhere;
    });
    if (last == games.end()) {
        return;
    }
    m_banner->ask(
        tr("A new game has begun"), tr("Your game of %1 is kept.").arg(last->gameName),
        {{tr("S&tay here"), {}}, {tr("&Back to that game"), [this, game = *last] { continueGame(game); }}});
}

void MainWindow::offerUnfinished() {
    m_startPage->offer(m_autosave.unfinished(m_catalog), m_autosave.discarded(m_catalog));
}

void MainWindow::moveGame(const Result<QString, QString>& newPath) {
    if (newPath) {
        m_startPage->follow(*newPath);
    } else {
        complain(newPath.error());
    }
    offerUnfinished();
}

void MainWindow::continueGame(const UnfinishedGame& game) {
    const auto lock = Autosave::claim(game.path);
    if (!lock) {
        complain(lock.error());
        offerUnfinished();
        return;
    }
    m_opener->open(game.gameName,
                   [this, path = game.path, lock = *lock,
                    catalog = m_catalog](const std::stop_token& stop) -> FileOpener::Then {
                       const auto file =
                           std::make_shared<Result<GameFile, Diagnostics>>(loadGame(path, catalog, stop));
                       return [this, path, lock, file] { goOnWith(path, lock, std::move(*file)); };
                   });
}

void MainWindow::goOnWith(const QString& path, const std::shared_ptr<GameLock>& lock,
                          Result<GameFile, Diagnostics> file) {
    if (!file) {
        complain(shown(file.error()));
        offerUnfinished();
        return;
    }
    const QString notice = m_autosave.goOn(path, lock, file->losses);
    GameSetup setup = gameSetup(*file);
    m_path.clear(); // it is kept safe there, not saved by the user
    m_session.restore(std::move(file->game), std::move(setup), Resume::AtOnce);
    if (!notice.isEmpty()) {
        m_banner->ask(tr("The game goes on"), notice, {{tr("&Dismiss"), {}}});
    }
}

void MainWindow::askOpen() {
    auto* dialog =
        new QFileDialog(this, tr("Open a game or a variant"), m_settings.text(Settings::kSaveFolder));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QStringList endings;
    for (const GameFormat& format : gameFormats()) {
        endings << patterns(format);
    }
    endings.removeAll(QStringLiteral("*.json"));
    endings << QStringLiteral("*.json"); // of variants, too
    dialog->setNameFilters(
        {tr("Games and variants (%1)").arg(endings.join(QLatin1Char(' '))), tr("All files (*)")});
    dialog->setSidebarUrls(dialog->sidebarUrls() << QUrl::fromLocalFile(m_autosave.finishedFolder()));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_settings.set(Settings::kSaveFolder, QFileInfo(path).absolutePath());
        openFile(path);
    });
    dialog->open();
}

void MainWindow::askSave() {
    auto* dialog = new QFileDialog(this, tr("Save the game"), m_settings.text(Settings::kSaveFolder));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const GameFormat& format : gameFormats()) {
        const QString name = format.holds == GameFormat::Holds::Game ? tr("Games") : tr("Positions");
        filters << QStringLiteral("%1 (%2)").arg(name, patterns(format).front());
    }
    dialog->setNameFilters(filters << tr("All files (*)"));
    const auto suffixFor = [dialog, filters](const QString& filter) {
        const auto chosen = static_cast<std::size_t>(std::max<qsizetype>(filters.indexOf(filter), 0));
        const auto formats = gameFormats();
        dialog->setDefaultSuffix(toQString(formats[chosen < formats.size() ? chosen : 0].endings.front()));
    };
    suffixFor(filters.front());
    connect(dialog, &QFileDialog::filterSelected, dialog, suffixFor);
    dialog->selectFile(m_path.isEmpty() ? suggestedFileName(m_session, QDate::currentDate()) : m_path);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_settings.set(Settings::kSaveFolder, QFileInfo(path).absolutePath());
        saveTo(path);
    });
    dialog->open();
}

} // namespace mujo::ui
