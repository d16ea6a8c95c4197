#include "ui/panes/find_bar.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <algorithm>

#include "ui/panes/clear_button.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/find_keys.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/study/piece_search.h"

namespace mujo::ui {

namespace {

QToolButton* makeButton(const QString& text, const QString& name) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setAutoRaise(true);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

} // namespace

FindBar::FindBar(const ObservedGame& game, QWidget* parent)
    : QWidget(parent), m_game(game), m_line(new QLineEdit), m_words(new ElidedLabel) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 5, 6, 5);
    m_line->setPlaceholderText(tr("Find a piece: name, reading, kanji, letters"));
    m_line->setAccessibleName(tr("Find a piece"));
    addClearButton(*m_line);
    auto* keys = new FindKeys(this);
    keys->watch(*m_line);
    connect(keys, &FindKeys::stepped, this, &FindBar::step);
    connect(keys, &FindKeys::closed, this, &FindBar::close);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* before = makeButton(QStringLiteral("‹"), tr("Previous piece (Shift+Enter)"));
    auto* after = makeButton(QStringLiteral("›"), tr("Next piece (Enter)"));
    auto* shut = makeButton(QStringLiteral("×"), tr("Close the search (Esc)"));
    layout->addWidget(m_line, 2);
    layout->addWidget(before);
    layout->addWidget(after);
    layout->addWidget(m_words, 3);
    layout->addWidget(shut);
    connect(before, &QToolButton::clicked, this, &FindBar::previous);
    connect(after, &QToolButton::clicked, this, &FindBar::next);
    connect(shut, &QToolButton::clicked, this, &FindBar::close);
    connect(m_line, &QLineEdit::textEdited, this, [this] {
        m_types.clear();
        m_current = -1;
        refresh();
    });
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, [this] {
        if (m_game.hasGame()) {
            say();
        }
    });
    connect(&m_game, &ObservedGame::changed, this, &FindBar::onChanged);
    hide();
}

void FindBar::onChanged(GameFacts what) {
    if (!what.testFlag(GameFact::Game)) {
        if (what.testFlag(GameFact::Position)) {
            refresh();
        }
        return;
    }
    m_types.clear();
    m_line->clear();
    m_found.clear();
    m_current = -1;
    hide();
}

void FindBar::open() {
    show();
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
    refresh();
}

void FindBar::find(const QString& name, const std::vector<PieceTypeId>& types) {
    m_types = types;
    m_line->setText(name);
    m_current = -1;
    show();
    refresh();
}

bool FindBar::close() {
    const bool wasOpen = isVisible();
    hide();
    m_found.clear();
    m_current = -1;
    if (wasOpen) {
        emit foundChanged({});
        emit closed();
    }
    return wasOpen;
}

bool FindBar::isWanted(PieceTypeId type) const {
    if (!m_types.empty()) {
        return std::find(m_types.begin(), m_types.end(), type) != m_types.end();
    }
    return isMeant(m_game.game().variant().type(type), m_line->text());
}

void FindBar::refresh() {
    if (!m_game.hasGame() || isHidden()) {
        return;
    }
    const Position& position = m_game.game().position();
    m_found.clear();
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        const Cell cell = position.at(Square(i));
        if (!cell.isEmpty() && isWanted(cell.type())) {
            m_found.push_back(Square(i));
        }
    }
    // From the near side on, as one reads one's own pieces first.
    std::reverse(m_found.begin(), m_found.end());
    if (m_types.empty()) { // what the text names itself comes before what has such a reading
        const QString wanted = m_line->text();
        std::stable_sort(m_found.begin(), m_found.end(), [&](Square a, Square b) {
            const Variant& variant = position.variant();
            return pieceMatch(variant.type(position.at(a).type()), wanted) >
                   pieceMatch(variant.type(position.at(b).type()), wanted);
        });
    }
    m_current = m_found.empty() ? -1 : std::min(m_current, static_cast<int>(m_found.size()) - 1);
    say();
    emit foundChanged(m_found);
}

void FindBar::say() {
    if (m_line->text().isEmpty()) {
        m_words->setWhole({});
        return;
    }
    if (m_found.empty()) {
        m_words->setWhole(tr("No such piece stands on the board."));
        return;
    }
    if (m_current < 0) {
        m_words->setWhole(tr("%n piece(s); Enter goes there", nullptr, static_cast<int>(m_found.size())));
        return;
    }
    const Position& position = m_game.game().position();
    const Square square = m_found[static_cast<std::size_t>(m_current)];
    const Cell cell = position.at(square);
    m_words->setWhole(tr("%1 of %2: %3 %4 on %5")
                          .arg(m_current + 1)
                          .arg(m_found.size())
                          .arg(sideName(cell.owner()), toQString(position.variant().type(cell.type()).name),
                               squareName(position.variant(), square)));
}

QString FindBar::words() const {
    return m_words->whole();
}

void FindBar::step(int by) {
    if (m_found.empty()) {
        return;
    }
    const int count = static_cast<int>(m_found.size());
    m_current = m_current < 0 ? (by > 0 ? 0 : count - 1) : (m_current + by + count) % count;
    say();
    emit jumped(m_found[static_cast<std::size_t>(m_current)]);
}

void FindBar::next() {
    step(1);
}

void FindBar::previous() {
    step(-1);
}

} // namespace mujo::ui
