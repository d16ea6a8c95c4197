#pragma once

#include <QObject>
#include <QString>
#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace mujo::ui {

/// Reads and checks files on a thread of its own, one at a time, so that no file makes the window stand
/// still. What is read quickly is there at once; for the rest `waiting` says so, and it can be cancelled.
class FileOpener : public QObject {
    Q_OBJECT

public:
    /// What is to be done with what was read, on the thread of the opener.
    using Then = std::function<void()>;
    /// Reads the file and returns what is to be done then. It runs on another thread, perhaps longer than the
    /// program, so it holds copies of all that it needs and touches nothing else. It ends early, with
    /// whatever it likes, when a stop is requested: nobody takes what it returns then.
    using Read = std::function<Then(const std::stop_token& stop)>;

    explicit FileOpener(QObject* parent = nullptr);
    /// Drops what is under way.
    ~FileOpener() override;

    /// Begins to read, and drops what was under way before. `name` is for the user.
    void open(const QString& name, Read read);
    /// Drops what is under way and asks it to stop: what is read then is never heard of.
    void cancel();
    [[nodiscard]] bool isWaiting() const { return m_job != nullptr; }
    /// How long `open` waits for the file by itself before it returns; never where it is 0.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

signals:
    /// The file takes longer.
    void waiting(const QString& name);
    /// It has been read, or was dropped.
    void over();
    /// There was not enough memory for it, say.
    void failed(const QString& name, const QString& why);

private:
    struct Job;

    static void post(const std::shared_ptr<Job>& job);
    void finish(const std::shared_ptr<Job>& job);

    std::chrono::milliseconds m_patience{200};
    std::shared_ptr<Job> m_job; ///< the latest, while it is under way
};

} // namespace mujo::ui
