#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "core/protocol/inquiry.h"
#include "ui/session/departures.h"

namespace mujo::ui {

/// Finds out what a program is, one at a time; nothing here waits for it. Lives in the GUI thread.
class EngineInquiry : public QObject {
    Q_OBJECT

public:
    explicit EngineInquiry(const Catalog& catalog, QObject* parent = nullptr);
    ~EngineInquiry() override;

    /// Asks this one, in place of another that was asked before.
    void ask(EngineProgram program);
    /// Nothing is told any more of what was asked.
    void cancel();
    [[nodiscard]] bool isAsking() const { return m_inquiry != nullptr; }

signals:
    void found(const mujo::EngineFacts& facts);
    void failed(const QString& why); ///< a sentence

private:
    void onDone(quint64 number, const Result<EngineFacts, ProgramFault>& outcome);

    const Catalog& m_catalog;
    quint64 m_number = 0; ///< of the latest question
    std::unique_ptr<Inquiry> m_inquiry;
    Departures m_departures;
};

} // namespace mujo::ui
