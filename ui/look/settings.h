#pragma once

#include <QByteArray>
#include <QObject>
#include <QSet>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

#include "ui/session/seat.h"
#include "ui/session/square_names.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

/// The colours of the window: `System` is light or dark as those of the desktop are, `Desktop` takes these
/// themselves, and its icons.
enum class Colours { System, Light, Dark, Contrast, Desktop };

/// What assistive technology is told of moves; everything else is told in any case.
enum class Speech {
    Full,   ///< all legs in words
    Brief,  ///< as the move is written
    Silent, ///< nothing
};

/// How large the texts of the window are, beside those of the desktop.
enum class TextSize { Usual, Larger, Large, Largest };

/// One of the values of a setting that is chosen from a list.
template <class T>
struct Choice {
    T value;
    const char* key;   ///< in the file of settings and on the command line
    const char* label; ///< of the menu and of the dialog, in English, with its mnemonic

    [[nodiscard]] QString text() const; ///< the label for a menu
    [[nodiscard]] QString title() const {
        return Phrases::withoutMnemonic(text()); ///< the same without a mnemonic
    }
};

/// The values of a setting, in the order in which they are offered: the one table that the file of settings,
/// the menus, the dialogs and the command line share.
template <class T>
[[nodiscard]] std::span<const Choice<T>> choicesOf();
template <>
std::span<const Choice<Colours>> choicesOf();
template <>
std::span<const Choice<SquareNames::Choice>> choicesOf();
template <>
std::span<const Choice<SquareNames::Notation>> choicesOf();
template <>
std::span<const Choice<Speech>> choicesOf();
template <>
std::span<const Choice<TextSize>> choicesOf();
template <>
std::span<const Choice<SeatKind>> choicesOf();

/// The choice of this key; null for an unknown one.
template <class T>
[[nodiscard]] const Choice<T>* choiceOf(const QString& key) {
    for (const Choice<T>& each : choicesOf<T>()) {
        if (key == QLatin1String(each.key)) {
            return &each;
        }
    }
    return nullptr;
}

template <class T>
[[nodiscard]] QString keyOf(T value) {
    for (const Choice<T>& each : choicesOf<T>()) {
        if (each.value == value) {
            return QLatin1String(each.key);
        }
    }
    return {};
}

/// What can be set, and its value until it is. Values of an enum are kept by their keys.
template <class T>
struct Setting {
    const char* name; ///< in the file of settings
    T standard;
};

/// What the user has chosen, kept in the normal place of the system. When that cannot be written the session
/// works all the same, and `notice` says so once. A file that is no ordinary one, or larger than settings can
/// be, is neither read nor written. Lives in the GUI thread.
class Settings : public QObject {
    Q_OBJECT

public:
    /// Whether choices are kept. A passing session (a screenshot, a test) starts from the defaults.
    enum class Scope { Kept, Passing };

    explicit Settings(Scope scope = Scope::Kept, QObject* parent = nullptr);

    /// The code of the language of the program; empty for that of the system. Counts from the next start.
    static inline const Setting<QString> kLanguage{"view/language", {}};
    /// The same.
    static inline const Setting<TextSize> kTextSize{"view/textSize", TextSize::Usual};
    static inline const Setting<Colours> kColours{"view/theme", Colours::System};
    /// The id of a board; that which goes with the colours of the window otherwise, and where it has gone.
    static inline const Setting<QString> kBoard{"view/board", QStringLiteral("colours")};
    static inline const Setting<bool> kMotion{"view/motion", true}; ///< pieces glide
    /// The id of a set, Kanji where it has gone.
    static inline const Setting<QString> kPieces{"view/pieces", QStringLiteral("kanji")};
    /// The same for single games: keys of sets by the ids of games.
    static inline const Setting<QVariantMap> kPiecesOfGames{"view/piecesOfGames", {}};
    static inline const Setting<bool> kEnglishNames{"view/englishNames", true};
    static inline const Setting<bool> kSidesTinted{"view/sidesTinted", true};
    static inline const Setting<bool> kRecordTree{"view/recordTree", false}; ///< instead of the list
    static inline const Setting<SquareNames::Choice> kSquares{"view/squares",
                                                              SquareNames::Choice::AsInSources};
    static inline const Setting<SquareNames::Notation> kNotation{"view/notation",
                                                                 SquareNames::Notation::Western};
    static inline const Setting<bool> kAlwaysPromote{"play/alwaysPromote", false};
    static inline const Setting<int> kLevel{"play/level", kUsualLevel};
    static inline const Setting<int> kSecondLevel{"play/secondLevel", kUsualLevel}; ///< of two computers
    /// That plays in place of a level, in games that it can play; empty for the level.
    static inline const Setting<QString> kOpponentEngine{"play/engine", {}};
    static inline const Setting<QString> kSecondEngine{"play/secondEngine", {}};
    static inline const Setting<SeatKind> kSentePlayer{"play/sente", SeatKind::Human};
    static inline const Setting<SeatKind> kGotePlayer{"play/gote", SeatKind::Computer};
    static inline const Setting<bool> kIllegalLoses{"play/illegalMoveLoses", false};
    static inline const Setting<bool> kEndsAtMate{"play/endsAtMate", false};
    static inline const Setting<bool> kComputerGivesUp{"play/computerGivesUp", false};
    static inline const Setting<bool> kComputerOffersDraws{"play/computerOffersDraws", false};
    static inline const Setting<QString> kTimeControl{"play/timeControl", {}}; ///< empty for none
    static inline const Setting<QString> kTimeGame{"play/timeGame", {}}; ///< id of the game that it is for
    static inline const Setting<bool> kTimeLoses{"play/timeLoses", true};
    /// How long one's own move stays on the board before the computer answers; ms.
    static inline const Setting<int> kAnswerPause{"play/answerPause", 600};
    /// How long each move of a game between computers is shown; ms.
    static inline const Setting<int> kPace{"play/pace", 1000};
    /// Ids of games begun, the last one first. Earlier versions wrote one id under this name.
    static inline const Setting<QStringList> kLastGames{"play/lastGame", {}};
    static inline const Setting<bool> kTourOffered{"play/tourOffered", false};
    static inline const Setting<bool> kSounds{"sound/on", false};
    static inline const Setting<bool> kSoundsOffered{"sound/offered", false};
    /// Of who plays a computer; two at one screen have names of their own.
    static inline const Setting<QString> kOwnName{"play/ownName", {}};
    static inline const Setting<QString> kPlayerNameA{"play/nameA", {}};
    static inline const Setting<QString> kPlayerNameB{"play/nameB", {}};
    static inline const Setting<Speech> kSpeech{"access/speech", Speech::Full};
    static inline const Setting<int> kEngineLines{"engine/lines", 3}; ///< how many the analysis shows
    /// Milliseconds a move.
    static inline const Setting<int> kGameAnalysisTime{"engine/gameAnalysisTime", 500};
    static inline const Setting<bool> kEngineArrows{"engine/arrows", true};
    static inline const Setting<QByteArray> kWindowGeometry{"window/geometry", {}};
    static inline const Setting<QByteArray> kWindowState{"window/state", {}};
    /// What is started once more is shown by the window that is open.
    static inline const Setting<bool> kOneWindow{"window/one", false};
    static inline const Setting<QString> kSaveFolder{"files/folder", {}};
    static inline const Setting<QStringList> kRecentFiles{"files/recent", {}}; ///< the last one first
    static inline const Setting<QStringList> kSavedFiles{"files/saved", {}};   ///< of `SavedFiles`
    /// Keys of commands that the user has changed: texts of key sequences by the ids of commands.
    static inline const Setting<QVariantMap> kShortcuts{"keys/commands", {}};

    template <class T>
    [[nodiscard]] T value(const Setting<T>& setting) const {
        if constexpr (std::is_enum_v<T>) {
            const Choice<T>* choice = choiceOf<T>(stored(setting.name, {}).toString());
            return choice != nullptr ? choice->value : standard(setting);
        } else {
            return stored(setting.name, QVariant::fromValue(standard(setting))).template value<T>();
        }
    }
    /// What it is until the user chooses.
    template <class T>
    [[nodiscard]] T standard(const Setting<T>& setting) const {
        const auto own = m_standards.constFind(QLatin1String(setting.name));
        if constexpr (std::is_enum_v<T>) {
            return own != m_standards.constEnd() ? choiceOf<T>(own->toString())->value : setting.standard;
        } else {
            return own != m_standards.constEnd() ? own->template value<T>() : setting.standard;
        }
    }
    /// Another standard than usual, as for the language of the reader.
    template <class T>
    void setStandard(const Setting<T>& setting, const std::type_identity_t<T>& value) {
        m_standards.insert(QLatin1String(setting.name), toStored(value));
    }
    template <class T>
    void set(const Setting<T>& setting, const std::type_identity_t<T>& value) {
        // What holds for the session only is not kept yet, even where it is chosen now.
        if (this->value(setting) != value || m_forSession.contains(QLatin1String(setting.name))) {
            store(setting.name, toStored(value));
        }
    }
    /// Holds until the program ends and is not written.
    template <class T>
    void setForSession(const Setting<T>& setting, const std::type_identity_t<T>& value) {
        m_values.insert(QLatin1String(setting.name), toStored(value));
        m_forSession.insert(QLatin1String(setting.name));
    }
    template <class T>
    void reset(const Setting<T>& setting) {
        set(setting, standard(setting));
    }
    /// Calls `act` with the value now, and with each later one as long as `context` lives. Nothing else hears
    /// of the change.
    template <class T, class Act>
    void follow(const Setting<T>& setting, QObject* context, Act act) {
        connect(this, &Settings::changed, context, [this, setting, act](const char* name) {
            if (qstrcmp(name, setting.name) == 0) {
                act(value(setting));
            }
        });
        act(value(setting));
    }
    /// What was wrong with the file at the start, once; empty when nothing was.
    [[nodiscard]] QString takeNotice();

signals:
    void changed(const char* name); ///< of the setting; `follow` is the way to hear of one
    void notice(const QString& text);

private:
    template <class T>
    [[nodiscard]] static QVariant toStored(const T& value) {
        if constexpr (std::is_enum_v<T>) {
            return keyOf(value);
        } else {
            return QVariant::fromValue(value);
        }
    }
    [[nodiscard]] QVariant stored(const char* name, const QVariant& standard) const;
    void store(const char* name, const QVariant& value);

    QVariantMap m_standards;    ///< those that are others than usual
    QSet<QString> m_forSession; ///< of `m_values` those that nobody has chosen
    QVariantMap m_values;       ///< what this session knows, also where nothing can be written
    std::unique_ptr<QSettings> m_file;
    QString m_unread; ///< a file that is not read; until that has been told
    bool m_toldUnwritable = false;
};

template <class T>
QString Choice<T>::text() const {
    return Settings::tr(label);
}

} // namespace mujo::ui
