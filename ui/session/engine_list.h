#pragma once

#include <QObject>
#include <QString>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/file_fault.h"
#include "core/base/result.h"
#include "core/protocol/announcement.h"
#include "core/protocol/conversation_log.h"
#include "core/protocol/engine_program.h"
#include "ui/session/seat.h"

namespace mujo::ui {

/// Another program that the user has at hand, to play against or to look at positions.
struct HostedEngine {
    QString name;    ///< by which the user knows it; no two have the same
    QString command; ///< for the shell
    QString folder{};
    std::vector<OptionValue> options{};                            ///< that the user has set
    Announcement facts{};                                          ///< as it told them when it was asked last
    std::chrono::milliseconds moveTime = EngineProgram{}.moveTime; ///< for a move in a game without a clock

    friend bool operator==(const HostedEngine&, const HostedEngine&) = default;
};

inline constexpr std::chrono::milliseconds kLeastMoveTime{100};
inline constexpr std::chrono::milliseconds kMostMoveTime{600000};

/// `$XDG_DATA_HOME/mujo/engines.json` or its default.
QString engineListFile();

/// The engines that the user has added, kept in one file. A file that cannot be read is left as it is until
/// something is to be written; then it is put aside under another name. Lives in the GUI thread.
class EngineList : public QObject {
    Q_OBJECT

public:
    /// Without a file nothing is kept.
    explicit EngineList(QString file = engineListFile(), QObject* parent = nullptr);

    [[nodiscard]] const std::vector<HostedEngine>& engines() const { return m_engines; }
    [[nodiscard]] const HostedEngine* find(const QString& name) const;
    /// The engine of a seat: by its name, or else by its command. None where it is gone.
    [[nodiscard]] const HostedEngine* find(const Seat::Hosted& seat) const;
    /// Whether an engine says that it plays a game, of which these are the notes, under a profile.
    [[nodiscard]] static bool plays(const HostedEngine& engine, const GameReading& game,
                                    const VariantNotes& notes);
    /// What has been said between us and an engine since the program was started.
    [[nodiscard]] std::shared_ptr<ConversationLog> log(const QString& name) const;
    /// The program behind an engine, as it is to be started.
    [[nodiscard]] EngineProgram program(const HostedEngine& engine) const;
    /// How long a program may be silent beyond its time before it counts as hanging.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }
    /// Why the file was not read: a sentence; empty where it was.
    [[nodiscard]] const QString& fault() const { return m_fault; }

    /// The name that is taken where it is free, or one like it.
    [[nodiscard]] QString freeName(const QString& wish) const;
    /// Each begins with what stands in the file by now, fails where that is not written, and changes nothing
    /// then. This one gives the name that the engine has been given, `freeName` of its own.
    Result<QString, FileFault> add(HostedEngine engine);
    /// Changes the options and the time for a move, or what it has told of itself, of an engine that is still
    /// in the list.
    Result<void, FileFault> setOptions(const QString& name, std::vector<OptionValue> options,
                                       std::chrono::milliseconds moveTime);
    Result<void, FileFault> setFacts(const QString& name, Announcement facts);
    Result<void, FileFault> remove(const QString& name);

signals:
    void changed();
    /// A file that could not be read has this name now, since another one has taken its place.
    void putAside(const QString& file);

private:
    void read();
    /// Another window may have changed the file. Where it cannot be read now, what is known here stays.
    void catchUp();
    /// Changes the list by `change`, which gives false where there is nothing to change.
    template <class Change>
    Result<void, FileFault> changeBy(const Change& change);
    Result<void, FileFault> write();
    [[nodiscard]] HostedEngine* entry(const QString& name);

    QString m_file;
    QString m_fault;
    std::chrono::milliseconds m_patience{10000};
    std::vector<HostedEngine> m_engines;
    mutable std::map<QString, std::shared_ptr<ConversationLog>> m_logs;
};

} // namespace mujo::ui
