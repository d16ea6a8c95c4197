#pragma once

#include <QObject>
#include <QPointer>

#include "core/variant_file/catalog.h"
#include "ui/dialogs/help_pages.h"
#include "ui/session/game_session.h"

class QWidget;

namespace mujo::ui {

class CommandSet;
class HelpWindow;
class LookKeeper;
class PieceStudy;
class StartPage;

/// Opens the help at the page that fits what has the keys, from the window and from its dialogs.
class HelpDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    struct Parts {
        const Catalog& catalog;
        GameSession& session;
        LookKeeper& look;
        CommandSet& commands;
        PieceStudy& study;
        const StartPage& start;
        QWidget& window;
    };
    explicit HelpDesk(const Parts& parts);

    /// A dialog that blocks the window blocks its commands as well: there the key of the help is heard here.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(HelpSection section);
    [[nodiscard]] HelpSection fitting() const;
    [[nodiscard]] QWidget* owner() const;
    [[nodiscard]] QString keysOf(const QString& command) const;

    const Catalog& m_catalog;
    GameSession& m_session;
    LookKeeper& m_look;
    CommandSet& m_commands;
    PieceStudy& m_study;
    const StartPage& m_start;
    QWidget& m_window;
    QPointer<HelpWindow> m_help;
};

} // namespace mujo::ui
