#pragma once

#include <QObject>
#include <QString>

#include "core/variant_file/catalog.h"
#include "ui/look/settings.h"

class QVBoxLayout;

namespace mujo::ui {

class Announcer;
class BoardView;
class CommandSet;
class GameFiles;
class GameFlow;
class GameSession;
class LookKeeper;
class HandView;
class Messages;
class PieceStudy;
class StartPage;
class TourGuide;
class TourPane;

/// The guided first games: offers them to newcomers, begins one when it is asked for, and shows its words and
/// squares.
class TourDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; the words stand at the top of the page of the board.
    struct Parts {
        const Catalog& catalog;
        Settings& settings;
        GameSession& session;
        GameFiles& files;
        GameFlow& flow;
        const LookKeeper& look;
        Messages& messages;
        Announcer& announcer;
        BoardView& board;
        HandView& hand; ///< of the learner
        PieceStudy& study;
        StartPage& startPage;
        CommandSet& commands;
        QVBoxLayout& boardPage;
    };
    TourDesk(const Parts& parts, QObject* parent);

    /// On the start page, until somebody has answered it or begun a game.
    void offerToNewcomers();
    /// The tour of this game; of a game for beginners where this one has none.
    void begin(const QString& id);
    [[nodiscard]] bool isOn() const;

private:
    [[nodiscard]] const Catalog::Entry* entryFor(const QString& id) const;
    /// `whose` is said first where the tour is not that of the game that was asked for.
    void beginTour(const Catalog::Entry& entry, const QString& whose);
    void onChanged();
    void studyMover(Square first);
    void leave();

    Parts m_parts;
    TourGuide* m_guide;
    TourPane* m_pane;
    bool m_isLit = false;
    QString m_left; ///< the file of the game that gave way to the tour; empty for none
};

} // namespace mujo::ui
