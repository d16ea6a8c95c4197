#include "ui/session/opening_book.h"

#include <algorithm>
#include <chrono>

#include "core/openings/openings_file.h"
#include "ui/session/file_opener.h"
#include "ui/session/played_games.h"
#include "ui/session/words.h"

namespace mujo::ui {

OpeningBook::OpeningBook(const ObservedGame& game, const Catalog& catalog, QObject* parent)
    : QObject(parent), m_game(game), m_catalog(catalog), m_reader(std::make_unique<FileOpener>()),
      m_played(new PlayedGames(this)) {
    m_reader->setPatience(std::chrono::milliseconds(0));
    connect(m_reader.get(), &FileOpener::failed, this, [this](const QString&, const QString& why) {
        m_fault = why;
        emit changed();
    });
    connect(m_played, &PlayedGames::changed, this, &OpeningBook::changed);
    constexpr int kPause = 300; // ms; a game that is put away touches several files
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPause);
    connect(&m_soon, &QTimer::timeout, this, &OpeningBook::readGames);
    connect(&game, &ObservedGame::changed, this, &OpeningBook::onChanged);
}

OpeningBook::~OpeningBook() = default;

void OpeningBook::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        m_gamesAreStale = true; // also, what was on the board is one of the others now
        if (m_isWanted) {
            readEngine();
            readGames();
        }
    }
    if (m_isWanted && what.testFlag(GameFact::Record)) {
        emit changed();
    }
}

void OpeningBook::onFilesChanged() {
    m_gamesAreStale = true;
    if (m_isWanted) {
        m_soon.start();
    }
}

void OpeningBook::setWanted(bool isWanted) {
    if (isWanted == m_isWanted) {
        return;
    }
    m_isWanted = isWanted;
    if (isWanted) {
        readEngine();
        readGames();
    } else {
        m_soon.stop();
        m_gamesAreStale = m_gamesAreStale || m_played->isReading();
        m_played->cancel();
    }
}

void OpeningBook::readEngine() {
    if (!m_game.hasGame() || m_variant == m_game.game().position().sharedVariant()) {
        return;
    }
    m_variant = m_game.game().position().sharedVariant();
    m_openings = {};
    m_fault.clear();
    m_isForOtherRules = false;
    const Catalog::Entry* entry = m_catalog.find(m_variant->id());
    const bool isKnown = entry != nullptr && entry->standard->text() == m_variant->text();
    m_reader->open({},
                   [this, variant = m_variant, file = isKnown ? entry->fileName : std::string()](
                       const std::stop_token& stop) -> FileOpener::Then {
                       const auto read =
                           std::make_shared<Result<Openings>>(loadOpenings(variant, file, stop));
                       return [this, variant, read] {
                           if (*read) {
                               m_openings = std::move(**read);
                               m_isForOtherRules = m_openings.profile != variant->profile();
                           } else {
                               m_fault = toQString(Diagnostics{read->error().front()});
                           }
                           emit changed();
                       };
                   });
    emit changed();
}

void OpeningBook::readGames() {
    if (m_game.hasGame() && m_gamesAreStale && m_files) {
        m_gamesAreStale = false;
        m_played->read(m_files(), m_game.game().position().sharedVariant(), m_catalog);
        emit changed();
    }
}

bool OpeningBook::isReading() const {
    return m_reader->isWaiting() || m_played->isReading();
}

std::vector<OpeningRow> OpeningBook::rows() const {
    if (!m_game.hasGame()) {
        return {};
    }
    const Game& game = m_game.game();
    std::vector<OpeningRow> rows = openingRows(m_openings.tree, m_played->tally(), game.position().key());
    if (!rows.empty()) { // what has happened so far, or an end, may forbid a move
        const std::vector<Move>& legal = game.legalMoves();
        std::erase_if(rows, [&](const OpeningRow& row) {
            return std::find(legal.begin(), legal.end(), row.engine.move) == legal.end();
        });
    }
    return rows;
}

std::optional<std::size_t> OpeningBook::lastKnown() const {
    if (!m_game.hasGame()) {
        return std::nullopt;
    }
    const auto& past = m_game.game().history().entries();
    for (std::size_t moves = past.size(); moves-- > 0;) {
        const std::uint64_t key = past[moves].key;
        if (!m_openings.tree.at(key).empty() || !m_played->tally().at(key).empty()) {
            return moves;
        }
    }
    return std::nullopt;
}

} // namespace mujo::ui
