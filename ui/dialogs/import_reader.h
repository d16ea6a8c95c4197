#pragma once

#include <QObject>
#include <QString>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/import/importer.h"

namespace mujo::ui {

/// What a text and the answers to its open questions give.
struct ImportOutcome {
    bool isText = false; ///< false for a text of blanks alone
    bool isDiagram = false;
    std::optional<ImportedVariant> imported;
    Diagnostics faults;
    std::vector<ImportQuestion> questions;
    std::vector<std::pair<std::string, std::string>> pieces; ///< ids and names
};

/// Reads texts of diagrams on a thread of its own, so that a long one does not hold up the window. The newest
/// text wins: one that waits is replaced, and the outcome of an older one is dropped.
class ImportReader : public QObject {
    Q_OBJECT

public:
    explicit ImportReader(PieceNames names, QObject* parent = nullptr);
    ~ImportReader() override;

    /// Returns at once; `read` follows, unless a newer text is given before.
    void start(const QString& text, const ImportAnswers& answers);
    /// Whether an outcome is still to come.
    [[nodiscard]] bool isReading() const { return m_isReading; }

signals:
    /// On the thread of this object.
    void read(const mujo::ui::ImportOutcome& outcome);

private:
    struct Request {
        int number = 0;
        QString text;
        ImportAnswers answers;
    };

    void work(const std::stop_token& stop);
    /// The outcome of a request; the diagram of the last text is kept, as answers change more often.
    ImportOutcome outcomeOf(const Request& request, const std::stop_token& stop);
    void deliver(int number, const ImportOutcome& outcome);

    PieceNames m_names;
    int m_newest = 0;
    bool m_isReading = false;

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Request> m_waiting; ///< guarded by the mutex

    // Of the thread alone.
    std::optional<QString> m_lastText;
    std::optional<Result<Diagram>> m_lastDiagram;

    std::jthread m_thread; ///< last, so that it ends first
};

} // namespace mujo::ui
