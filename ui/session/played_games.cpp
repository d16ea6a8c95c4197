#include "ui/session/played_games.h"

#include <QFileInfo>
#include <QSet>

#include "core/base/text_file.h"
#include "core/game/formats/format.h"
#include "core/game/formats/game_json.h"
#include "core/game/formats/game_summary.h"
#include "core/rules/move_text.h"
#include "ui/session/file_opener.h"
#include "ui/session/file_path.h"

namespace mujo::ui {

namespace {

/// What makes two games of the same pieces different ones.
std::string rulesOf(const Variant& variant) {
    std::string text = variant.id() + '\n' + variant.profile() + '\n';
    return isShipped(variant) ? text : text.append(variant.text());
}

/// The moves of the main line, who played, and when.
std::string recordOf(const GameFile& file) {
    std::string text =
        file.info.date + '\n' + file.playerNames[Side::Sente] + '\n' + file.playerNames[Side::Gote];
    Game::Node node = Game::kStart;
    while (!file.game.next(node).empty()) {
        node = file.game.next(node).front();
        text += '\n' + rules::moveText(file.game.variant(), file.game.ply(node).move);
    }
    return text;
}

} // namespace

PlayedGames::PlayedGames(QObject* parent) : QObject(parent), m_reader(std::make_unique<FileOpener>()) {
    m_reader->setPatience(std::chrono::milliseconds(0));
    connect(m_reader.get(), &FileOpener::failed, this, &PlayedGames::changed);
}

PlayedGames::~PlayedGames() = default;

void PlayedGames::cancel() {
    m_reader->cancel();
}

bool PlayedGames::isReading() const {
    return m_reader->isWaiting();
}

/// Which game the file holds and, where it is the wanted one, how it began.
void PlayedGames::learn(KeptOpening& kept, const QString& path, const std::string& wanted,
                        const Catalog& catalog, const std::stop_token& stop) {
    const bool isWanted = kept.game.empty() || kept.game == wanted;
    if (!isWanted || kept.opening) {
        return;
    }
    const auto text = readTextFile(filePath(path), kMostGameJson);
    if (!text) {
        return;
    }
    const std::string name = QFileInfo(path).fileName().toStdString();
    if (kept.game.empty() && &formatToRead(*text, name) == &gameFormats().front()) {
        if (const auto summary = readGameSummary(*text, catalog)) {
            kept.game = rulesOf(*summary->variant);
        }
        if (kept.game != wanted) {
            return;
        }
    }
    const auto file = readGame(*text, name, catalog, stop);
    if (!file) {
        return;
    }
    kept.game = rulesOf(file->game.variant());
    kept.opening = playedOpening(file->game);
    kept.record = recordOf(*file);
}

void PlayedGames::read(const QStringList& files, const std::shared_ptr<const Variant>& variant,
                       const Catalog& catalog) {
    const std::string wanted = rulesOf(*variant);
    if (wanted != m_game) {
        m_game = wanted;
        m_tally = {};
    }
    m_reader->open({},
                   [this, files, wanted, catalog,
                    known = m_known](const std::stop_token& stop) mutable -> FileOpener::Then {
                       const auto learnt = std::make_shared<Known>();
                       const auto tally = std::make_shared<OpeningTally>();
                       QSet<QString> counted;
                       for (const QString& path : files) {
                           if (stop.stop_requested()) {
                               break;
                           }
                           const QFileInfo info(path);
                           KeptOpening kept = known.value(path);
                           if (kept.when != info.lastModified() || kept.size != info.size()) {
                               kept = {info.lastModified(), info.size(), {}};
                           }
                           learn(kept, path, wanted, catalog, stop);
                           const QString record = QString::fromStdString(kept.record);
                           if (kept.game == wanted && kept.opening && !counted.contains(record)) {
                               counted.insert(record);
                               tally->add(*kept.opening);
                           }
                           learnt->insert(path, kept);
                       }
                       return [this, learnt, tally] {
                           m_known.swap(*learnt);
                           m_tally = std::move(*tally);
                           emit changed();
                       };
                   });
}

} // namespace mujo::ui
