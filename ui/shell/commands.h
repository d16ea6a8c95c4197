#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <set>
#include <vector>

#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/look/settings.h"
#include "ui/shell/say_commands.h"

class QActionGroup;
class QMenu;
class QMenuBar;

namespace mujo::ui {

class GameSession;
class LookKeeper;
class Looks;
enum class LookKind;

/// What the user can ask the window for. The table of command_table.cpp has the text and the keys of each,
/// commands.cpp the conditions.
enum class Command {
    NewGame,
    ChooseGame,
    Trainer,
    Open,
    Library,
    Tournament,
    Save,
    SaveAs,
    ExportPage,
    Print,
    GameInfo,
    EditPosition,
    CopyPosition,
    PastePosition,
    Picture,
    CopyPicture,
    CopyLetter,
    PasteReply,
    ImportVariant,
    PieceWorkshop,
    Quit,
    TakeBack,
    Redo,
    StepBack,
    StepForward,
    ToStart,
    ToEnd,
    PlayRecord,
    OtherLine,
    ContinueGame,
    Comment,
    Diagram,
    MakeMainLine,
    RaiseLine,
    FindInRecord,
    CopyMoves,
    PasteMoves,
    RemoveMoves,
    Why,
    UndoEdit,
    RedoEdit,
    TypeMove,
    Hint,
    Analyse,
    MateSearch,
    AnalyseGame,
    MoveNow,
    Adjourn,
    OfferDraw,
    DeclareWin,
    Adjudicate,
    Resign,
    Result,
    PauseClocks,
    PauseGame,
    StepGame,
    Flip,
    ZoomIn,
    ZoomOut,
    Fit,
    LastMove,
    Find,
    Threats,
    Zen,
    FullScreen,
    EnginePane,
    OpeningsPane,
    NextPane,
    ResetLayout,
    Engines,
    Settings,
    Shortcuts,
    Help,
    Tour,
    Keys,
    Marks,
    Rules,
    Chart,
    ReportProblem,
    About,
};

/// The commands of the window as actions, with the menus they stand in. An action bears the id of its command
/// as the name of its object. Switches and choices that are settings act by themselves; what the other
/// commands do is connected by those who do it.
class CommandSet : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; the keys act on the owner.
    CommandSet(Settings& settings, const Looks& looks, LookKeeper& look, QWidget& owner);

    [[nodiscard]] QAction* operator[](Command command) const;
    [[nodiscard]] QAction* operator[](Say question) const;
    /// Of the overlays that are switched, each named after its overlay.
    [[nodiscard]] const QList<QAction*>& overlays() const { return m_overlays; }
    /// Calls `act` whenever the command is asked for; with whether it is checked, where `act` takes that.
    template <class Context, class Act>
    void on(Command command, Context* context, Act act) const {
        QObject::connect((*this)[command], &QAction::triggered, context, act);
    }
    /// While this widget has the keys, Page Up, Page Down, Home and End step through the record.
    void stepBy(QWidget& board);
    /// The actions of docks are added to the menu of panes.
    QMenu& fill(QMenuBar& bar);
    /// The menu of the files that were open before; whoever opens them fills it. Null before `fill`.
    [[nodiscard]] QMenu* recentMenu() const { return m_recentMenu; }
    /// Enables and shows what can be done now.
    void update(const GameSession& session, bool showsBoard);
    /// These cannot be meant at present, whatever else `update` finds.
    void bar(const std::set<Command>& commands);

    /// What the keys of all commands and switches are, and what they are at first; and those of the board,
    /// which stay what they are.
    [[nodiscard]] std::vector<ShortcutsDialog::Line> keys() const;
    /// None takes the keys away.
    void setKeys(const QString& id, const QList<QKeySequence>& keys);

    /// The keys and mouse gestures, as a table in HTML.
    [[nodiscard]] QString keySheet() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Entry;
    [[nodiscard]] static const std::vector<Entry>& table();
    template <class T>
    QActionGroup* addChoices();
    void addSayings();
    QAction* addSwitch(const Setting<bool>& setting, const char* id, const QString& text,
                       const QList<QKeySequence>& keys = {});
    template <class T>
    QActionGroup* addChoicesOf(const Setting<T>& setting);
    void addLooks();
    void listLooks(LookKind kind);
    void readKeys();
    static void showKeys(QAction& action);

    Settings& m_settings;
    const Looks& m_looks;
    LookKeeper& m_look;
    QWidget& m_owner;
    QWidget* m_board = nullptr; ///< where keys step through the record
    /// A command or a switch, whose keys can be chosen.
    struct Keyed {
        QAction* action;
        QList<QKeySequence> standard;
    };
    std::vector<Keyed> m_keyed; ///< the commands in their order, then the switches
    QActionGroup* m_colours = nullptr;
    QActionGroup* m_boards = nullptr;
    QActionGroup* m_pieces = nullptr;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_boardMenu = nullptr;
    QMenu* m_pieceMenu = nullptr;
    QAction* m_englishNames = nullptr;
    QAction* m_sidesTinted = nullptr;
    QAction* m_motion = nullptr;
    QAction* m_alwaysPromote = nullptr;
    QAction* m_recordTree = nullptr;
    QAction* m_sounds = nullptr;
    std::set<Command> m_barred;
    QList<QAction*> m_overlays; ///< of those that are switched
    QList<QAction*> m_sayings;  ///< in the order of `Say`
};

} // namespace mujo::ui
