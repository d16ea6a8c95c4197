#pragma once

#include <QObject>
#include <QString>
#include <vector>

#include "ui/panes/banner.h"
#include "ui/panes/status_line.h"

namespace mujo::ui {

class Announcer;
class StartPage;

/// What the window says to the user, on whichever page is shown: a line, a banner with a question, a
/// complaint.
class Messages : public QObject {
    Q_OBJECT

public:
    /// The banner `program` stands above both pages. All parts must outlive it.
    Messages(const GameSession& session, StatusLine& status, Banner& board, Banner& program,
             StartPage& startPage, Announcer& announcer, QObject* parent);

    /// Which page the next messages are for.
    void setShowsBoard(bool showsBoard) { m_showsBoard = showsBoard; }
    /// In the status line; its number, for `withdrawNotice`.
    int notice(const QString& text);
    /// Takes it away, unless something else has been said since.
    void withdrawNotice(int said);
    /// The same behind what the position on the board is told for, such as a check, or else the last move.
    void noticeBeside(const QString& text);
    void refuse(const QString& text);
    /// Something that was asked for has not been done.
    void complain(const QString& text, const QString& title = {});
    /// Takes away the last one: what was asked for has been done since.
    void withdrawComplaint();
    /// A question about the game on the board; its number, for `withdraw`.
    int ask(const QString& title, const QString& text, std::vector<Banner::Choice> choices,
            Banner::Lasts lasts = Banner::Lasts::UntilTheNextMove);
    /// A question to the players about the end of the game; no clock runs until it is gone.
    void askPlayers(const QString& title, const QString& text, std::vector<Banner::Choice> choices);
    /// The same to the player who has just chosen it: Enter confirms.
    void confirmEnd(const QString& title, const QString& text, std::vector<Banner::Choice> choices);
    /// A question on the page that is shown.
    void offer(const QString& title, const QString& text, std::vector<Banner::Choice> choices);
    /// What concerns the program itself.
    void tell(const QString& title, const QString& text, const QString& dismissal);
    void dismiss();
    /// Takes a question about the game away, unless another one has been asked since.
    void withdraw(int asked);
    /// Esc: lets a banner go whose choice changes nothing; false where there is none.
    bool leave();

    [[nodiscard]] Banner& program() { return m_program; }

signals:
    void playersAsked(bool open); ///< by `askPlayers`

private:
    StatusLine& m_status;
    Banner& m_board;
    Banner& m_program;
    StartPage& m_startPage;
    bool m_showsBoard = false;
    int m_complaint = 0;  ///< what the status line says of the complaint in the banner
    int m_complained = 0; ///< that banner
};

} // namespace mujo::ui
