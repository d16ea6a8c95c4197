#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/openings/opening_tally.h"
#include "core/openings/opening_tree.h"
#include "core/variant_file/catalog.h"
#include "ui/session/observed_game.h"

namespace mujo::ui {

class FileOpener;
class PlayedGames;

/// What is known of the first moves of the game on the board: by the engine, from the file that comes with
/// the game, and from the user's own games. Reads nothing before it is wanted, and then on threads of their
/// own.
class OpeningBook : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    OpeningBook(const ObservedGame& game, const Catalog& catalog, QObject* parent = nullptr);
    ~OpeningBook() override;

    /// Where the files of the user's other games come from; it is asked on the GUI thread.
    void setGameFiles(std::function<QStringList()> files) { m_files = std::move(files); }
    /// Whether anybody looks at it.
    void setWanted(bool isWanted);
    /// The files of games are others now.
    void onFilesChanged();

    /// What is known of the position on the board, as far as it may be played there.
    [[nodiscard]] std::vector<OpeningRow> rows() const;
    /// Moves from the start to the last position of the line, up to the one shown, of which anything is
    /// known; none where there is none.
    [[nodiscard]] std::optional<std::size_t> lastKnown() const;
    [[nodiscard]] bool isReading() const;
    /// Why the file of the openings is not used; empty where it is.
    [[nodiscard]] const QString& fault() const { return m_fault; }
    /// Whether there are openings of the engine, but for other rules of the game.
    [[nodiscard]] bool isForOtherRules() const { return m_isForOtherRules; }

signals:
    void changed();

private:
    void onChanged(GameFacts what);
    void readEngine();
    void readGames();

    const ObservedGame& m_game;
    const Catalog& m_catalog;
    std::function<QStringList()> m_files;
    std::unique_ptr<FileOpener> m_reader; ///< of the engine's openings
    PlayedGames* m_played;
    QTimer m_soon;                            ///< until the files of games are read again
    std::shared_ptr<const Variant> m_variant; ///< of which the openings are; null before they are read
    Openings m_openings;
    QString m_fault;
    bool m_isForOtherRules = false;
    bool m_isWanted = false;
    bool m_gamesAreStale = true;
};

} // namespace mujo::ui
