#include "ui/panes/openings_pane.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/openings_model.h"
#include "ui/panes/openings_view.h"
#include "ui/session/game_session.h"
#include "ui/session/move_words.h"
#include "ui/session/opening_book.h"

namespace mujo::ui {

OpeningsPane::OpeningsPane(const GameSession& session, OpeningBook& book, QWidget* parent)
    : QWidget(parent), m_session(session), m_book(book), m_model(new OpeningsModel(this)),
      m_view(new OpeningsView(m_model)), m_words(new QLabel),
      m_ask(new QPushButton(tr("&Show the openings"))),
      m_back(new QPushButton(tr("To the last &known position"))) {
    build();
    connect(&session, &GameSession::changed, this, &OpeningsPane::onChanged);
    connect(&book, &OpeningBook::changed, this, &OpeningsPane::refresh);
    connect(m_view, &OpeningsView::pointedChanged, this, &OpeningsPane::tellPointed);
    connect(m_view, &OpeningsView::rowChosen, this, [this](int row) {
        const Move move = m_model->move(row); // the rows are others when it has been played
        emit moveChosen(move);
    });
    connect(m_ask, &QPushButton::clicked, this, [this] {
        ask();
        setFocus();
    });
    connect(m_back, &QPushButton::clicked, this, [this] {
        if (const auto known = m_book.lastKnown()) {
            emit plyChosen(static_cast<int>(*known));
        }
    });
}

void OpeningsPane::ask() {
    m_isAsked = true;
    m_book.setWanted(isVisible());
    refresh();
}

void OpeningsPane::build() {
    m_words->setObjectName(QStringLiteral("openingsWords"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_ask->setObjectName(QStringLiteral("showOpenings"));
    m_back->setObjectName(QStringLiteral("lastKnownPosition"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_words);
    layout->addWidget(m_ask, 0, Qt::AlignLeft);
    layout->addWidget(m_back, 0, Qt::AlignLeft);
    layout->addStretch();
    m_view->hide();
}

bool OpeningsPane::isHelp() const {
    if (!m_session.hasGame() || m_session.isWaiting() || m_session.game().lineOutcome().isOver()) {
        return false;
    }
    return m_session.isHuman(Side::Sente) != m_session.isHuman(Side::Gote);
}

void OpeningsPane::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        m_isAsked = false; // what was good for one game may spoil the next
    }
    if (what & (GameFact::Record | GameFact::Outcome | GameFact::Seats)) {
        refresh();
    }
}

void OpeningsPane::refresh() {
    if (!isVisible() || !m_session.hasGame()) {
        return;
    }
    const bool isHidden = isHelp() && !m_isAsked;
    m_book.setWanted(!isHidden);
    const std::vector<OpeningRow> rows = isHidden ? std::vector<OpeningRow>() : m_book.rows();
    const bool hasKeys = m_view->hasFocus();
    if (rows.empty()) {
        m_model->clear();
    } else {
        m_model->setRows(m_session.game(), rows);
    }
    const auto known = isHidden || !rows.empty() ? std::nullopt : m_book.lastKnown();
    m_ask->setVisible(isHidden);
    m_back->setVisible(known && *known < m_session.game().plies().size());
    if (hasKeys && !rows.empty()) {
        m_view->setCurrentIndex(m_model->index(0, 0)); // Enter goes on with the next move
    } else if (hasKeys && m_back->isVisible()) {
        m_back->setFocus();
    }
    m_view->setVisible(!rows.empty());
    showWords();
    QWidget* keys = !m_view->isHidden()   ? static_cast<QWidget*>(m_view)
                    : !m_ask->isHidden()  ? m_ask
                    : !m_back->isHidden() ? m_back
                                          : nullptr;
    setFocusProxy(keys);
    tellPointed();
}

void OpeningsPane::showWords() {
    const QString text = words();
    m_words->setText(text);
    m_words->setVisible(!text.isEmpty());
}

/// As much as there is room for below the moves.
QString OpeningsPane::wordsOfNumbers() const {
    const QRect room = contentsRect().marginsRemoved(layout()->contentsMargins());
    const auto fits = [&](const QString& text) {
        const int high = m_words->fontMetrics()
                             .boundingRect(0, 0, room.width(), QWIDGETSIZE_MAX, Qt::TextWordWrap, text)
                             .height();
        return m_view->sizeHint().height() + layout()->spacing() + high <= room.height();
    };
    const QStringList texts{
        tr("The numbers count games: those of your library, and those of the engine against itself. The bar "
           "shows how they ended: won by Sente on the left, won by Gote on the right; unfinished games are "
           "hatched. A move with a score alone has been judged, but not played."),
        tr("The numbers count games of your library and of the engine against itself. A score with + is good "
           "for Sente.")};
    const auto text = std::find_if(texts.begin(), texts.end(), fits);
    return text == texts.end() ? QString() : *text;
}

QString OpeningsPane::words() const {
    if (!m_ask->isHidden()) {
        return tr("The openings would help you against the computer. They are shown when you ask for them.");
    }
    QStringList lines;
    if (const QString text = m_view->isHidden() ? wordsOfUnknown() : wordsOfNumbers(); !text.isEmpty()) {
        lines << text;
    }
    if (!m_book.fault().isEmpty()) {
        lines << tr("The file of the openings is not used. %1", "what is wrong, in sentences")
                     .arg(m_book.fault());
    }
    if (m_book.isForOtherRules()) {
        lines << tr("The engine knows the openings by other rules of this game only.");
    }
    if (!m_view->isHidden() && m_book.isReading()) {
        lines << tr("The games of your library are being read…");
    }
    return lines.join(QLatin1Char('\n'));
}

/// Of a position of which nothing is known.
QString OpeningsPane::wordsOfUnknown() const {
    if (m_book.isReading()) {
        return tr("What is known is being read…");
    }
    const Game& game = m_session.game();
    const auto known = m_book.lastKnown();
    if (!known) {
        return tr("Nothing is known of the first moves of this game.");
    }
    if (*known == game.plies().size()) {
        return tr("Nothing that is known may be played here.");
    }
    if (*known == 0) {
        return tr("The first move of this game is not among the known openings.");
    }
    return tr("Nothing is known from here on. The last known position is that after %1.")
        .arg(numberedMoveText(game, game.onLine(*known)));
}

void OpeningsPane::tellPointed() {
    const QModelIndex pointed = isVisible() ? m_view->pointed() : QModelIndex();
    const std::vector<Move> moves =
        pointed.isValid() ? std::vector<Move>{m_model->move(pointed.row())} : std::vector<Move>();
    // A line that others show on the board is theirs to clear.
    if (!moves.empty() || m_hasPointed) {
        m_hasPointed = !moves.empty();
        emit linePointed(moves);
    }
}

void OpeningsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void OpeningsPane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showWords();
}

void OpeningsPane::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_book.setWanted(false);
    tellPointed();
}

} // namespace mujo::ui
