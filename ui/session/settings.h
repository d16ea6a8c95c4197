#pragma once

#include <QObject>
#include <QSettings>
#include <QString>
#include <QVariant>
#include <memory>
#include <utility>

namespace mujo::ui {

/// What the user has chosen, kept in the normal place of the system. When that cannot be written the session
/// works all the same, and `notice` says so once. A file that is no ordinary one, or larger than settings can
/// be, is neither read nor written.
class Settings : public QObject {
    Q_OBJECT

public:
    /// Whether choices are kept. A passing session (a screenshot, a test) starts from the defaults.
    enum class Scope { Kept, Passing };

    explicit Settings(Scope scope = Scope::Kept, QObject* parent = nullptr);

    struct Key {
        const char* name;
        QVariant standard;
    };
    static const Key kTheme;         ///< system, light, dark, contrast
    static const Key kPieces;        ///< kanji, mnemonic, western
    static const Key kPiecesOfGames; ///< the same for single games: a map from their ids
    static const Key kEnglishNames;
    static const Key kSidesTinted;
    static const Key kAlwaysPromote;
    static const Key kLevel;
    static const Key kSentePlayer; ///< human, computer
    static const Key kGotePlayer;
    static const Key kIllegalLoses;
    static const Key kEndsAtMate;
    static const Key kTimeControl; ///< in its text form; empty for none
    static const Key kTimeLoses;
    static const Key kPlayerNameA;
    static const Key kPlayerNameB;
    static const Key kSquares;     ///< game, 8h, a1: how squares are written
    static const Key kSpeech;      ///< full, brief, silent: what assistive technology is told of moves
    static const Key kEngineLines; ///< how many the analysis shows
    static const Key kEngineArrows;
    static const Key kWindowGeometry;
    static const Key kWindowState;
    static const Key kSaveFolder;

    [[nodiscard]] QVariant value(const Key& key) const;
    [[nodiscard]] QString text(const Key& key) const { return value(key).toString(); }
    [[nodiscard]] bool isOn(const Key& key) const { return value(key).toBool(); }
    [[nodiscard]] int number(const Key& key) const { return value(key).toInt(); }
    void set(const Key& key, const QVariant& value);
    /// Holds until the program ends and is not written.
    void setForSession(const Key& key, const QVariant& value) {
        m_values.insert(QLatin1String(key.name), value);
    }
    void reset(const Key& key) { set(key, key.standard); }
    /// What was wrong with the file at the start, once; empty when nothing was.
    [[nodiscard]] QString takeNotice() { return std::exchange(m_notice, {}); }

signals:
    void changed(const char* name);
    void notice(const QString& text);

private:
    QVariantMap m_values; ///< what this session knows, also where nothing can be written
    std::unique_ptr<QSettings> m_file;
    QString m_notice;
    bool m_toldUnwritable = false;
};

} // namespace mujo::ui
