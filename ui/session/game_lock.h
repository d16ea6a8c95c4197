#pragma once

#include <QString>

namespace mujo::ui {

/// The lock beside the file of a game: whoever holds it may write the file. It ends with its program, however
/// that ends. A lock of the system on a file `NAME.lock`, which is there only while it is held, or since its
/// program was killed.
class GameLock {
public:
    enum class State {
        Held,       ///< by this lock
        Elsewhere,  ///< another window has the game open
        Impossible, ///< there can be no lock, which says nothing of other windows
    };

    /// Tries to take the lock of the game at `path`; waits a few milliseconds at most.
    explicit GameLock(const QString& path);
    ~GameLock();
    GameLock(const GameLock&) = delete;
    GameLock& operator=(const GameLock&) = delete;

    [[nodiscard]] State state() const { return m_state; }
    /// Why there can be no lock, for the end of a sentence.
    [[nodiscard]] const QString& reason() const { return m_reason; }

    /// Whether another window has the game open; takes and changes nothing.
    [[nodiscard]] static bool isHeldElsewhere(const QString& path);

private:
    void take();
    void refuse(int error);

    QString m_name; ///< of the lock file
    State m_state = State::Impossible;
    QString m_reason;
    int m_file = -1; ///< open while the lock is held
};

} // namespace mujo::ui
