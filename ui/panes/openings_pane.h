#pragma once

#include <QWidget>
#include <vector>

#include "core/position/move.h"
#include "ui/session/observed_game.h"

class QLabel;
class QPushButton;

namespace mujo::ui {

class GameSession;
class OpeningBook;
class OpeningsModel;
class OpeningsView;

/// What is known of the first moves of the game on the board, at the position that is shown. A person who
/// plays against a computer sees it only after asking for it, in each game, as with the analysis: by opening
/// the pane, or by its button where it stands open from before.
class OpeningsPane : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    OpeningsPane(const GameSession& session, OpeningBook& book, QWidget* parent = nullptr);

    /// Shows them for the rest of the game, also where they help against a computer.
    void ask();
    /// Comes and goes with what is known.
    [[nodiscard]] OpeningsView& view() { return *m_view; }

signals:
    void linePointed(const std::vector<mujo::Move>& moves); ///< the move on the board; none to clear
    void moveChosen(const mujo::Move& move);
    void plyChosen(int ply);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void onChanged(GameFacts what);
    void refresh();
    void tellPointed();
    /// Whether it would help in a game that a person plays against a computer.
    [[nodiscard]] bool isHelp() const;
    void showWords();
    [[nodiscard]] QString words() const;
    /// What the numbers mean; nothing in a pane too low for all moves beside it, whose headers tell it.
    [[nodiscard]] QString wordsOfNumbers() const;
    [[nodiscard]] QString wordsOfUnknown() const;

    const GameSession& m_session;
    OpeningBook& m_book;
    OpeningsModel* m_model;
    OpeningsView* m_view;
    QLabel* m_words;
    QPushButton* m_ask;  ///< shows what would help
    QPushButton* m_back; ///< to the last position that is known
    bool m_isAsked = false;
    bool m_hasPointed = false; ///< at a move that is shown on the board
};

} // namespace mujo::ui
