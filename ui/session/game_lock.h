#pragma once

#include <QLockFile>
#include <QString>
#include <memory>

namespace mujo::ui {

/// The lock beside the file of a game: whoever holds it may write the file. It ends with its program, however
/// that ends.
class GameLock {
public:
    enum class State {
        Held,       ///< by this lock
        Elsewhere,  ///< another window has the game open
        Impossible, ///< there can be no lock, which says nothing of other windows
    };

    /// Tries to take the lock of the game at `path`; nothing is waited for.
    explicit GameLock(const QString& path);

    [[nodiscard]] State state() const { return m_state; }
    /// Why there can be no lock, for the end of a sentence.
    [[nodiscard]] const QString& reason() const { return m_reason; }

    /// Whether another window has the game open; takes and changes nothing.
    [[nodiscard]] static bool isHeldElsewhere(const QString& path);

private:
    void take(const QString& path);

    State m_state = State::Impossible;
    QString m_reason;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace mujo::ui
