#include "ui/panes/record_find_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/panes/clear_button.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/find_keys.h"
#include "ui/panes/line_icons.h"
#include "ui/session/move_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/study/piece_search.h"

namespace mujo::ui {

RecordFindBar::RecordFindBar(const ObservedGame& game, QWidget* parent)
    : QWidget(parent), m_game(game), m_what(new QComboBox), m_line(new QLineEdit), m_words(new ElidedLabel) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    const auto addButton = [this](QHBoxLayout* row, const QString& text, const QString& name, auto act) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setAutoRaise(true);
        button->setAccessibleName(name);
        button->setToolTip(name);
        connect(button, &QToolButton::clicked, this, act);
        row->addWidget(button);
        return button;
    };
    auto* first = new QHBoxLayout;
    first->setSpacing(2);
    m_what->addItem(tr("Moves of a piece"), static_cast<int>(SearchFor::AnyMove));
    m_what->addItem(tr("Captures"), static_cast<int>(SearchFor::Captures));
    m_what->addItem(tr("Promotions"), static_cast<int>(SearchFor::Promotions));
    m_what->addItem(tr("Comments"), static_cast<int>(SearchFor::Comments));
    m_what->addItem(tr("This position"), static_cast<int>(SearchFor::Position));
    m_what->setAccessibleName(tr("What is looked for in the record"));
    m_what->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    first->addWidget(m_what, 1);
    addButton(first, QStringLiteral("‹"), tr("Previous move found (Shift+Enter)"), [this] { previous(); });
    addButton(first, QStringLiteral("›"), tr("Next move found (Enter)"), [this] { next(); });
    addButton(first, {}, tr("Close the search (Esc)"), [this] {
        close();
    })->setIcon(lineIcon(LineIcon::Close));
    layout->addLayout(first);
    m_line->setAccessibleName(tr("Find in the record"));
    addClearButton(*m_line);
    layout->addWidget(m_line);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_words);
    auto* keys = new FindKeys(this);
    keys->watch(*m_line);
    keys->watch(*m_what);
    connect(keys, &FindKeys::stepped, this, &RecordFindBar::step);
    connect(keys, &FindKeys::closed, this, &RecordFindBar::close);
    connect(m_line, &QLineEdit::textEdited, this, &RecordFindBar::refresh);
    connect(m_what, &QComboBox::activated, this, &RecordFindBar::choose);
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, &RecordFindBar::say);
    connect(&m_game, &ObservedGame::changed, this, &RecordFindBar::onChanged);
    choose();
    hide();
}

SearchFor RecordFindBar::what() const {
    return static_cast<SearchFor>(m_what->currentData().toInt());
}

void RecordFindBar::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        m_line->clear();
        m_found.clear();
        hide();
    } else if (!isHidden() && (what & (GameFact::Record | GameFact::Position | GameFact::Notes))) {
        refresh();
    }
}

void RecordFindBar::open() {
    show();
    choose();
    QWidget* field = !m_line->isHidden() ? static_cast<QWidget*>(m_line) : m_what;
    field->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void RecordFindBar::close() {
    const bool wasOpen = isVisible();
    hide();
    m_found.clear();
    if (wasOpen) {
        emit closed();
    }
}

/// Another thing is looked for: the position is the one on the board now.
void RecordFindBar::choose() {
    const bool hasText = what() != SearchFor::Position;
    m_line->setVisible(hasText);
    m_line->setPlaceholderText(what() == SearchFor::Comments  ? tr("Words of the comment; all without any")
                               : what() == SearchFor::AnyMove ? tr("Name, reading, kanji, letters")
                                                              : tr("Of which piece; of all without a name"));
    if (m_game.hasGame()) {
        m_position = m_game.game().position().key();
    }
    refresh();
}

bool RecordFindBar::isWanted(const Game::Ply& ply) const {
    const QString text = m_line->text();
    if (what() == SearchFor::Comments) {
        return toQString(ply.comment).contains(text, Qt::CaseInsensitive);
    }
    return (text.isEmpty() && what() != SearchFor::AnyMove) ||
           isMeant(m_game.game().variant().type(ply.context.mover), text);
}

void RecordFindBar::refresh() {
    if (!m_game.hasGame() || isHidden()) {
        return;
    }
    const Game& game = m_game.game();
    m_found = what() == SearchFor::Position
                  ? nodesWithPosition(game, m_position)
                  : findMoves(game, what(), [this](const Game::Ply& ply) { return isWanted(ply); });
    say();
}

void RecordFindBar::say() {
    if (!m_game.hasGame()) {
        return;
    }
    const Game& game = m_game.game();
    if (what() == SearchFor::AnyMove && m_line->text().isEmpty()) {
        m_words->setWhole({});
        return;
    }
    if (m_found.empty()) {
        m_words->setWhole(tr("Nothing of the kind is in the record."));
        return;
    }
    const auto here = std::find(m_found.begin(), m_found.end(), game.current());
    if (here == m_found.end()) {
        m_words->setWhole(
            tr("%n found; Enter goes to the next one", nullptr, static_cast<int>(m_found.size())));
        return;
    }
    m_words->setWhole(tr("%1 of %2: %3")
                          .arg(here - m_found.begin() + 1)
                          .arg(m_found.size())
                          .arg(*here == Game::kStart ? tr("before the first move") : moveText(game, *here)));
}

QString RecordFindBar::words() const {
    return m_words->whole();
}

/// From the move on the board on, in the order of the record; the first after the last.
void RecordFindBar::step(int by) {
    if (m_found.empty()) {
        return;
    }
    const std::vector<Game::Node> order = nodesInOrder(m_game.game());
    const auto placeOf = [&order](Game::Node node) { return std::find(order.begin(), order.end(), node); };
    const auto here = placeOf(m_game.game().current());
    const auto isAfter = [&](Game::Node node) { return placeOf(node) > here; };
    const auto isFrom = [&](Game::Node node) { return placeOf(node) >= here; };
    if (by > 0) {
        const auto next = std::partition_point(m_found.begin(), m_found.end(),
                                               [&](Game::Node node) { return !isAfter(node); });
        emit nodeChosen(next == m_found.end() ? m_found.front() : *next);
    } else {
        const auto next = std::partition_point(m_found.begin(), m_found.end(),
                                               [&](Game::Node node) { return !isFrom(node); });
        emit nodeChosen(next == m_found.begin() ? m_found.back() : *(next - 1));
    }
}

void RecordFindBar::next() {
    step(1);
}

void RecordFindBar::previous() {
    step(-1);
}

} // namespace mujo::ui
