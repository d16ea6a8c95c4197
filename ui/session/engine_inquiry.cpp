#include "ui/session/engine_inquiry.h"

#include <QMetaObject>
#include <utility>

#include "ui/session/words.h"

namespace mujo::ui {

EngineInquiry::EngineInquiry(const Catalog& catalog, QObject* parent) : QObject(parent), m_catalog(catalog) {}

EngineInquiry::~EngineInquiry() {
    cancel();
}

void EngineInquiry::ask(EngineProgram program) {
    cancel();
    const quint64 number = ++m_number;
    // The object outlives the inquiry, and what is still posted to it when it goes is dropped by Qt.
    m_inquiry = std::make_unique<Inquiry>(std::move(program), std::nullopt, m_catalog,
                                          [this, number](const Result<EngineFacts, ProgramFault>& outcome) {
                                              QMetaObject::invokeMethod(
                                                  this, [this, number, outcome] { onDone(number, outcome); },
                                                  Qt::QueuedConnection);
                                          });
}

void EngineInquiry::cancel() {
    ++m_number;
    if (m_inquiry) {
        m_inquiry->cancel();
        m_departures.letGo(std::move(m_inquiry));
    }
}

void EngineInquiry::onDone(quint64 number, const Result<EngineFacts, ProgramFault>& outcome) {
    if (number != m_number) {
        return;
    }
    m_departures.letGo(std::move(m_inquiry));
    if (outcome) {
        emit found(*outcome);
    } else {
        emit failed(toQString(outcome.error().text));
    }
}

} // namespace mujo::ui
