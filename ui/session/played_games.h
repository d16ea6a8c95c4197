#pragma once

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/openings/opening_tally.h"
#include "core/variant_file/catalog.h"

namespace mujo::ui {

class FileOpener;

/// The first moves of the user's games, from the files in which they are kept. Reads them on a thread of its
/// own, each one once as long as its file stays as it is.
class PlayedGames : public QObject {
    Q_OBJECT

public:
    explicit PlayedGames(QObject* parent = nullptr);
    ~PlayedGames() override;

    /// Reads those of the files that hold a game of this variant by the same rules, from its usual start. A
    /// game that lies in two files counts once; what cannot be read is left out.
    void read(const QStringList& files, const std::shared_ptr<const Variant>& variant,
              const Catalog& catalog);
    void cancel();
    [[nodiscard]] bool isReading() const;
    /// What was read last.
    [[nodiscard]] const OpeningTally& tally() const { return m_tally; }

signals:
    void changed();

private:
    /// What is known of a file.
    struct KeptOpening {
        QDateTime when;
        qint64 size = 0;
        std::string game;                       ///< with its rules; empty where the file cannot be read
        std::optional<PlayedOpening> opening{}; ///< once it was needed
        std::string record{};                   ///< tells one game from others
    };
    using Known = QHash<QString, KeptOpening>;

    static void learn(KeptOpening& kept, const QString& path, const std::string& wanted,
                      const Catalog& catalog, const std::stop_token& stop);

    std::unique_ptr<FileOpener> m_reader;
    Known m_known;
    std::string m_game; ///< with its rules, of which the games are counted
    OpeningTally m_tally;
};

} // namespace mujo::ui
