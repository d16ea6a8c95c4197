#include "ui/dialogs/import_reader.h"

#include <QMetaObject>

namespace mujo::ui {

ImportReader::ImportReader(PieceNames names, QObject* parent)
    : QObject(parent), m_names(std::move(names)),
      m_thread([this](const std::stop_token& stop) { work(stop); }) {}

ImportReader::~ImportReader() = default;

void ImportReader::start(const QString& text, const ImportAnswers& answers) {
    m_isReading = true;
    ++m_newest;
    {
        const std::lock_guard lock(m_mutex);
        m_waiting = Request{m_newest, text, answers};
    }
    m_wake.notify_one();
}

void ImportReader::work(const std::stop_token& stop) {
    for (;;) {
        std::optional<Request> request;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [this] { return m_waiting.has_value(); })) {
                return;
            }
            request.swap(m_waiting);
        }
        ImportOutcome outcome = outcomeOf(*request, stop);
        if (stop.stop_requested()) {
            return;
        }
        QMetaObject::invokeMethod(
            this,
            [this, number = request->number, outcome = std::move(outcome)] { deliver(number, outcome); },
            Qt::QueuedConnection);
    }
}

ImportOutcome ImportReader::outcomeOf(const Request& request, const std::stop_token& stop) {
    ImportOutcome outcome;
    outcome.isText = !request.text.trimmed().isEmpty();
    if (!outcome.isText) {
        return outcome;
    }
    if (m_lastText != request.text) {
        m_lastDiagram = readDiagram(request.text.toStdString(), {}, stop);
        m_lastText = request.text;
    }
    if (!*m_lastDiagram) {
        outcome.faults = m_lastDiagram->error();
        return outcome;
    }
    const Diagram& diagram = **m_lastDiagram;
    outcome.isDiagram = true;
    // What was answered about pieces of another text waits until they are back.
    const ImportAnswers answers = answersFor(diagram, request.answers);
    auto imported = importVariant(diagram, answers, m_names, stop);
    if (imported) {
        outcome.imported = std::move(*imported);
    } else {
        outcome.faults = imported.error();
    }
    outcome.questions = openQuestions(diagram, answers);
    outcome.pieces = importedPieces(diagram, answers);
    return outcome;
}

void ImportReader::deliver(int number, const ImportOutcome& outcome) {
    if (number == m_newest) {
        m_isReading = false;
        emit read(outcome);
    }
}

} // namespace mujo::ui
