#include "ui/panes/note_pane.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panes/comment_edit.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/line_icons.h"
#include "ui/session/move_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto kWritingPause = 700ms;
constexpr int kNoteLines = 3; // seen at once

} // namespace

NotePane::NotePane(const ObservedGame& game, QWidget* parent)
    : QWidget(parent), m_game(game), m_title(new ElidedLabel), m_text(new CommentEdit) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_title, 1);
    for (std::size_t i = 0; i < kMoveGlyphs.size(); ++i) {
        const MoveGlyph glyph = kMoveGlyphs[i];
        auto* button = new QToolButton;
        button->setText(toQString(std::string(glyphText(glyph))));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setToolTip(glyphInWords(glyph));
        button->setAccessibleName(glyphInWords(glyph));
        connect(button, &QToolButton::clicked, this, [this, glyph](bool checked) {
            emit glyphChosen(m_node, checked ? std::optional(glyph) : std::nullopt);
        });
        row->addWidget(button);
        m_glyphs[i] = button;
    }
    auto* shut = new QToolButton;
    shut->setIcon(lineIcon(LineIcon::Close));
    shut->setAutoRaise(true);
    shut->setToolTip(tr("Close the comment"));
    shut->setAccessibleName(tr("Close the comment"));
    connect(shut, &QToolButton::clicked, this, &NotePane::close);
    row->addWidget(shut);
    layout->addLayout(row);
    layout->addWidget(m_text);
    m_text->setPlaceholderText(tr("A comment on this position"));
    m_text->setAccessibleName(tr("Comment"));
    m_text->setTabChangesFocus(true);
    m_text->document()->setDocumentMargin(2);
    const int around = 2 * (m_text->frameWidth() + static_cast<int>(m_text->document()->documentMargin()));
    // One pixel more a line: a document measures in fractions.
    m_text->setFixedHeight(kNoteLines * (m_text->fontMetrics().lineSpacing() + 1) + around);
    m_text->installEventFilter(this);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kWritingPause);
    connect(&m_pause, &QTimer::timeout, this, &NotePane::commit);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        // It is also told when a word is underlined.
        if (m_pause.isActive() || toQString(m_game.game().ply(m_node).comment) != m_text->toPlainText()) {
            m_pause.start();
        }
    });
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, &NotePane::read);
    connect(&m_game, &ObservedGame::changed, this, &NotePane::onChanged);
    read();
    hide();
}

int NotePane::countNotes() const {
    const Game& game = m_game.game();
    int count = 0;
    for (const Game::Node node : game.keptNodes()) {
        const Game::Ply& ply = game.ply(node);
        count += !ply.comment.empty() || ply.glyph ? 1 : 0;
    }
    return count;
}

void NotePane::onChanged(GameFacts what) {
    const std::size_t nodes = m_game.hasGame() ? m_game.game().nodeCount() : 0;
    if (what.testFlag(GameFact::Game)) {
        m_wish = Wish::None;
        m_pause.stop(); // it was of a game that is gone
        m_stays = false;
    } else if (what & (GameFact::Record | GameFact::Position)) {
        m_stays = nodes > m_nodes && m_text->hasFocus();
        m_nodes = nodes; // handing on comes back here
        commit();
    }
    m_nodes = nodes;
    if (what & (GameFact::Game | GameFact::Record | GameFact::Position | GameFact::Notes)) {
        read();
        const int notes = countNotes();
        if (notes > m_notes && m_wish == Wish::Shut) {
            m_wish = Wish::None; // what is new wants to be read
        }
        m_notes = notes;
        setVisible(m_wish == Wish::Open || (m_wish == Wish::None && notes > 0));
    }
}

void NotePane::read() {
    if (!m_game.hasGame() || m_pause.isActive() || m_stays) {
        return; // what is being written stands there
    }
    const Game& game = m_game.game();
    m_node = game.current();
    m_text->setGame(game.variant(), squareStyle(game.variant()));
    const bool isStart = m_node == Game::kStart;
    m_title->setWhole(isStart ? tr("Start", "of the game, in place of a move") : moveText(game, m_node));
    for (std::size_t i = 0; i < kMoveGlyphs.size(); ++i) {
        m_glyphs[i]->setChecked(game.glyph() == kMoveGlyphs[i]);
        m_glyphs[i]->setEnabled(!isStart);
    }
    if (const QString comment = toQString(game.comment()); comment != m_text->toPlainText()) {
        const QSignalBlocker silent(m_text);
        m_text->setPlainText(comment);
    }
}

void NotePane::ask() {
    m_wish = Wish::Open;
    m_stays = false;
    read();
    show();
    m_text->moveCursor(QTextCursor::End);
    m_text->setFocus();
}

void NotePane::commit() {
    if (m_pause.isActive() || sender() == &m_pause) {
        m_pause.stop();
        emit commentWritten(m_node, m_text->toPlainText());
    }
}

void NotePane::close() {
    commit();
    m_wish = Wish::Shut;
    hide();
    emit closed();
}

/// A comment stays to be read; its button closes the pane.
void NotePane::leave() {
    commit();
    if (!m_text->toPlainText().isEmpty()) {
        m_wish = Wish::None;
        emit closed();
    } else {
        close();
    }
}

bool NotePane::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide) {
        commit();
        m_stays = false;
        read();
    } else if (event->type() == QEvent::KeyPress &&
               static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        leave();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mujo::ui
