#pragma once

#include <QObject>
#include <QString>

#include "ui/look/look.h"
#include "ui/look/looks.h"
#include "ui/look/settings.h"

namespace mujo::ui {

/// The look of the window as the settings have it. Everything that is painted follows it; nothing is told by
/// hand. Sets the palette of the application. Lives in the GUI thread.
class LookKeeper : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    LookKeeper(Settings& settings, const Looks& looks, QObject* parent = nullptr);

    [[nodiscard]] const Look& look() const { return m_look; }
    /// The game that is shown, by its id: a set of pieces may have been chosen for it. Empty for none.
    void showGame(const QString& id);
    /// For the game that is shown, or for all games where there is none.
    void choosePieces(const QString& id);
    /// What is shown becomes the set of all games.
    void usePiecesEverywhere();
    /// The id of the set that is shown.
    [[nodiscard]] QString pieces() const;
    /// The system has taken other colours.
    void onSystemColoursChanged();

    /// Gives the widgets, which have a `setLook`, the look of now and every later one.
    template <class... Widget>
    void follow(Widget*... widgets) const {
        const auto each = [this](auto* widget) {
            connect(this, &LookKeeper::changed, widget, [this, widget] { widget->setLook(m_look); });
            widget->setLook(m_look);
        };
        (each(widgets), ...);
    }

signals:
    void changed();
    void chosenForGame(); ///< other pieces than those of all games

private:
    [[nodiscard]] ThemeKind colours() const;
    [[nodiscard]] Theme theme() const;
    void refresh();

    Settings& m_settings;
    const Looks& m_looks;
    QString m_game;
    QPalette m_system; ///< as it was when it was last needed
    Look m_look;
};

} // namespace mujo::ui
