#include "ui/session/file_opener.h"

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace mujo::ui {

struct FileOpener::Job {
    QString name;
    std::stop_source stop;
    std::mutex mutex;
    std::condition_variable changed;
    // What follows is shared under the mutex.
    bool isDone = false;
    bool mayPost = false;         ///< the opener no longer waits by itself
    FileOpener* opener = nullptr; ///< none once the job was dropped
    Then then;
    std::optional<QString> fault;
};

/// The news goes to the thread of the opener. Under the mutex of the job.
void FileOpener::post(const std::shared_ptr<Job>& job) {
    QMetaObject::invokeMethod(
        job->opener, [opener = job->opener, job] { opener->finish(job); }, Qt::QueuedConnection);
}

FileOpener::FileOpener(QObject* parent) : QObject(parent) {}

FileOpener::~FileOpener() {
    const QSignalBlocker blocker(this);
    cancel();
}

void FileOpener::open(const QString& name, Read read) {
    cancel();
    const auto job = std::make_shared<Job>();
    job->name = name;
    job->opener = this;
    m_job = job;
    // Nobody waits for a file that was given up, not even the end of the program: the thread shares nothing
    // with it but the job.
    auto work = [job, read = std::move(read)]() mutable {
        Then then;
        std::optional<QString> fault;
        try {
            then = read(job->stop.get_token());
        } catch (const std::exception& error) {
            fault = QString::fromUtf8(error.what());
        }
        read = nullptr; // its copies go on this thread
        const std::lock_guard lock(job->mutex);
        job->isDone = true;
        job->then = std::move(then);
        job->fault = std::move(fault);
        job->changed.notify_all();
        if (job->opener != nullptr && job->mayPost) {
            post(job);
        }
    };
    try {
        std::thread(work).detach();
    } catch (const std::system_error&) {
        std::invoke(work); // no thread can be had
    }
    {
        std::unique_lock lock(job->mutex);
        const bool mayWait = m_patience.count() > 0;
        if (!mayWait || !job->changed.wait_for(lock, m_patience, [&job] { return job->isDone; })) {
            job->mayPost = true;
            if (job->isDone) {
                post(job);
            }
        }
    }
    if (job->mayPost) {
        emit waiting(name);
    } else {
        finish(job);
    }
}

void FileOpener::cancel() {
    const auto job = std::exchange(m_job, nullptr);
    if (job == nullptr) {
        return;
    }
    job->stop.request_stop();
    {
        const std::lock_guard lock(job->mutex);
        job->opener = nullptr;
        job->then = nullptr;
    }
    emit over();
}

void FileOpener::finish(const std::shared_ptr<Job>& job) {
    if (job != m_job) {
        return; // dropped while the news was on its way
    }
    m_job.reset();
    Then then;
    {
        const std::lock_guard lock(job->mutex);
        then = std::exchange(job->then, nullptr);
    }
    emit over();
    if (job->fault) {
        emit failed(job->name, *job->fault);
    } else if (then) {
        then();
    }
}

} // namespace mujo::ui
