#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>
#include <array>
#include <cstdint>
#include <map>
#include <optional>

#include "core/variant/variant.h"

namespace mujo::ui {

/// What can be asked of a piece.
enum class Skill : std::uint8_t { Name, Reach, Capture };
inline constexpr int kSkillCount = 3;

/// What is remembered of one skill with one piece. A right answer puts it a box further, where it rests
/// longer; a wrong one puts it back into the first.
struct Memory {
    static constexpr int kLastBox = 6;
    int box = 0;
    qint64 due = 0; ///< seconds since 1970
    int seen = 0;
    int wrong = 0;

    /// Answered right twice in a row, or more.
    [[nodiscard]] bool isKnown() const { return box >= 2; }
    friend bool operator==(const Memory&, const Memory&) = default;
};

/// How long a box rests, in seconds.
[[nodiscard]] qint64 restOf(int box);

/// What the user has learnt, over all games: pieces of one name and one move are the same piece.
class Progress {
public:
    [[nodiscard]] static QString keyOf(const PieceType& type);

    [[nodiscard]] Memory memory(const QString& piece, Skill skill) const;
    void record(const QString& piece, Skill skill, bool right, qint64 now);
    [[nodiscard]] bool isEmpty() const { return m_pieces.empty(); }
    /// Whether any skill of the piece has been asked.
    [[nodiscard]] bool hasMet(const QString& piece) const { return m_pieces.contains(piece); }
    /// All skills asked so far are known, and the reach is among them.
    [[nodiscard]] bool isKnown(const QString& piece) const;
    /// Answered wrong and not yet known since.
    [[nodiscard]] bool isWeak(const QString& piece) const;

    [[nodiscard]] QByteArray toJson() const;
    /// Whether a newer program has written the text, which this one would only lose something of.
    [[nodiscard]] static bool isNewer(const QByteArray& text);
    /// None when the text is no such file.
    [[nodiscard]] static std::optional<Progress> fromJson(const QByteArray& text);
    friend bool operator==(const Progress&, const Progress&) = default;

private:
    std::map<QString, std::array<Memory, kSkillCount>> m_pieces;
};

/// Keeps the progress in the user's data folder.
class ProgressFile {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::ProgressFile)

public:
    /// `$XDG_DATA_HOME/mujo/trainer.json` or its default.
    static QString usualPath();
    /// An empty path keeps nothing.
    explicit ProgressFile(QString path = usualPath()) : m_path(std::move(path)) {}

    /// What was kept. A broken or endless file is put aside under another name; what a newer program has
    /// written, and what is no ordinary file, stays as it is, and nothing is kept. `takeNotice` says so.
    [[nodiscard]] Progress load();
    /// Atomic. A file that cannot be written is said once.
    void save(const Progress& progress);
    /// A sentence for the user, once; empty when there is nothing to say.
    [[nodiscard]] QString takeNotice();
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QString m_path;
    QString m_notice;
    bool m_toldUnwritable = false;
};

} // namespace mujo::ui
