#pragma once

#include <QObject>
#include <optional>

#include "ui/look/looks.h"

namespace mujo::ui {

class LookKeeper;
class Messages;
class Settings;

/// Boards and sets of pieces from outside: asks, keeps them among the user's own, shows them, and takes them
/// back again.
class LookDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    LookDesk(Settings& settings, Looks& looks, LookKeeper& keeper, Messages& messages, QObject* parent);

    /// Asks whether a look that was read shall be kept and shown.
    void take(const ReadLook& look);

private:
    /// Files of the user's folders that could not be read.
    void tellFaults();
    void keep(const ReadLook& look);
    void show(LookKind kind, const QString& id);
    void takeBack(const ReadLook& look, const std::optional<ReadLook>& before, const QString& shownBefore);

    Settings& m_settings;
    Looks& m_looks;
    LookKeeper& m_keeper;
    Messages& m_messages;
};

} // namespace mujo::ui
