#include "ui/shell/messages.h"

#include <utility>

#include "ui/dialogs/start_page.h"
#include "ui/panes/announcer.h"

namespace mujo::ui {

Messages::Messages(const GameSession& session, StatusLine& status, Banner& board, Banner& program,
                   StartPage& startPage, Announcer& announcer, QObject* parent)
    : QObject(parent), m_status(status), m_board(board), m_program(program), m_startPage(startPage) {
    connect(&status, &StatusLine::said, &announcer, &Announcer::say);
    connect(&board, &Banner::asked, &announcer, &Announcer::say);
    connect(&program, &Banner::asked, &announcer, &Announcer::say);
    connect(&session, &GameSession::changed, this, [this](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            m_board.dismiss();
        } else if (what & (GameFact::Position | GameFact::Outcome)) {
            m_board.onPositionChanged();
        }
    });
    connect(&board, &Banner::dismissed, this, [this] {
        m_status.withdraw(m_complaint);
        emit playersAsked(false);
    });
    connect(&board, &Banner::asked, this, [this] { emit playersAsked(false); }); // by another question
}

int Messages::notice(const QString& text) {
    return m_status.say(text, StatusLine::Tone::Notice);
}

void Messages::withdrawNotice(int said) {
    m_status.withdraw(said);
}

void Messages::noticeBeside(const QString& text) {
    const QString news = m_status.newsWords();
    notice(news.isEmpty() ? m_status.lastWords() + text : news + QStringLiteral("  ") + text);
}

void Messages::refuse(const QString& text) {
    m_status.say(text, StatusLine::Tone::Refusal);
}

void Messages::complain(const QString& text, const QString& title) {
    if (m_showsBoard) {
        const QString said = title.isEmpty() ? tr("Nothing was changed") : title;
        m_complaint = m_status.say(tr("%1.", "a sentence").arg(said), StatusLine::Tone::Refusal);
        m_complained = m_board.ask(said, text, {{tr("&Dismiss"), {}}});
    } else {
        m_startPage.tell(title.isEmpty() ? tr("This did not work") : title, text);
    }
}

void Messages::withdrawComplaint() {
    m_board.withdraw(std::exchange(m_complained, 0));
}

int Messages::ask(const QString& title, const QString& text, std::vector<Banner::Choice> choices,
                  Banner::Lasts lasts) {
    return m_board.ask(title, text, std::move(choices), lasts);
}

void Messages::askPlayers(const QString& title, const QString& text, std::vector<Banner::Choice> choices) {
    m_board.ask(title, text, std::move(choices));
    emit playersAsked(true);
}

void Messages::confirmEnd(const QString& title, const QString& text, std::vector<Banner::Choice> choices) {
    askPlayers(title, text, std::move(choices));
    m_board.takeKeys();
}

void Messages::offer(const QString& title, const QString& text, std::vector<Banner::Choice> choices) {
    (m_showsBoard ? m_board : m_startPage.banner()).ask(title, text, std::move(choices));
}

void Messages::tell(const QString& title, const QString& text, const QString& dismissal) {
    m_program.ask(title, text, {{dismissal, {}}});
}

void Messages::dismiss() {
    m_board.dismiss();
}

void Messages::withdraw(int asked) {
    m_board.withdraw(asked);
}

bool Messages::leave() {
    return m_program.leave() || m_board.leave();
}

} // namespace mujo::ui
