#pragma once

#include <QTimer>
#include <QWidget>
#include <array>
#include <optional>

#include "core/game/glyph.h"
#include "ui/session/observed_game.h"

class QToolButton;

namespace mujo::ui {

class CommentEdit;
class ElidedLabel;

/// What the annotator says of the position shown: the mark of the move that led there, and a comment that can
/// be written here. Stands there once the game has anything of the kind, or it was asked for. What is written
/// is handed on after a pause, and at once when the pane is left. A move that is played while somebody writes
/// does not take the comment away: it stays that of its position until the field is left.
class NotePane : public QWidget {
    Q_OBJECT

public:
    explicit NotePane(const ObservedGame& game, QWidget* parent = nullptr);

    /// Opens the pane for writing.
    void ask();
    /// What is written, with its links to squares and pieces.
    [[nodiscard]] CommentEdit& text() { return *m_text; }
    /// Hands on what was written and not handed on yet.
    void commit();

signals:
    void commentWritten(mujo::Game::Node node, const QString& text);
    void glyphChosen(mujo::Game::Node node, std::optional<mujo::MoveGlyph> glyph);
    void closed(); ///< by its button, or left by Esc

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Of the user. Without one the pane is seen where the game has notes.
    enum class Wish { None, Open, Shut };
    void onChanged(GameFacts what);
    void read();
    void close();
    void leave();
    /// Comments and judgements on all moves that are kept.
    [[nodiscard]] int countNotes() const;

    const ObservedGame& m_game;
    ElidedLabel* m_title;
    std::array<QToolButton*, kMoveGlyphs.size()> m_glyphs{}; ///< in the order of kMoveGlyphs
    CommentEdit* m_text;
    QTimer m_pause;                   ///< runs while something is not handed on
    Game::Node m_node = Game::kStart; ///< of which the text tells
    std::size_t m_nodes = 0;          ///< of the game, when it last changed
    bool m_stays = false;             ///< is written at while the game goes on
    int m_notes = 0;                  ///< when they were last counted
    Wish m_wish = Wish::None;
};

} // namespace mujo::ui
