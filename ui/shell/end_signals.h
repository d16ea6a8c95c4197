#pragma once

#include <QObject>

namespace mujo::ui {

/// Tells in the event loop that the program was asked to end from outside: SIGTERM, SIGINT or SIGHUP. The
/// same signal a second time ends it at once, as it would end any other program. One at a time, on the GUI
/// thread.
class EndSignals : public QObject {
    Q_OBJECT

public:
    /// Where the system refuses what this needs, the signals keep their usual meaning.
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

signals:
    void received();
};

} // namespace mujo::ui
