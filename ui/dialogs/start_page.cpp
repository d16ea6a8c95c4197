#include "ui/dialogs/start_page.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <utility>

#include "ui/dialogs/card_list.h"
#include "ui/dialogs/unfinished_shelf.h"
#include "ui/dialogs/variant_card.h"
#include "ui/look/text_size.h"
#include "ui/models/game_shelves_model.h"
#include "ui/models/variant_filter.h"
#include "ui/models/variant_list_model.h"
#include "ui/panes/clear_button.h"
#include "ui/panes/line_icons.h"

namespace mujo::ui {

namespace {

constexpr int kSide = 28;          // free space at the left and right
constexpr int kCardGap = 8;        // that the cards bring with them
constexpr int kNarrowColumn = 320; // the unfinished games beside the others
constexpr int kWideColumn = 380;
constexpr int kWideFrom = 1400;
constexpr double kMostOfColumn = 0.45; // of the page
constexpr int kNarrowRoom = 480;       // for what is beside the unfinished games
constexpr int kLettersOfTerms = 20;    // beside the buttons
constexpr int kAboveNothing = 60;      // the sentence of an empty search stands where the first cards were

} // namespace

StartPage::StartPage(const Catalog& catalog, QWidget* parent)
    : QWidget(parent), m_variants(new VariantListModel(catalog, this)), m_filter(new VariantFilter(this)),
      m_card(new VariantCard(this)), m_banner(new Banner), m_shelf(new UnfinishedShelf),
      m_invitation(new QLabel), m_pieces(new QWidget), m_search(new QLineEdit), m_cards(new CardList),
      m_nothing(new QLabel), m_terms(new QLabel), m_discardedGames(new QPushButton),
      m_change(new QPushButton), m_play(new QPushButton) {
    m_filter->setSourceModel(m_variants);
    m_shelves = new GameShelvesModel(*m_filter, this);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_banner);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    page->addLayout(columns, 1);
    m_shelf->setContentsMargins(kSide, 26, 0, 20);
    m_shelf->hide();
    columns->addWidget(m_shelf);
    auto* layout = new QVBoxLayout;
    layout->setSpacing(0);
    columns->addLayout(layout, 1);

    layout->addLayout(makeHead());
    m_cards->setModel(m_shelves);
    m_cards->setItemDelegate(m_card);
    m_cards->setAccessibleName(tr("Games"));
    m_cards->setContentsMargins(0, 0, 0, 0);
    m_cards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_nothing->setContentsMargins(0, kAboveNothing, 0, 0);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    auto* middle = new QVBoxLayout;
    middle->setContentsMargins(kSide - kCardGap, 0, kSide - kCardGap, 0);
    middle->addWidget(m_cards);
    middle->addWidget(m_nothing);
    layout->addLayout(middle, 1);
    layout->addLayout(makeFoot());
    connectParts();
    onSearchChanged({});
}

/// What the pieces of all games bear.
void StartPage::fillPieces() {
    auto* row = new QHBoxLayout(m_pieces);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    auto* title = new QLabel(tr("Pieces:", "before the names of the sets"));
    title->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(title);
    for (const auto& [id, name] : {std::pair("kanji", tr("Kanji")),
                                   {"mnemonic", tr("Letters and moves")},
                                   {"western", tr("Western letters")}}) {
        auto* button = new QToolButton;
        button->setObjectName(QLatin1String(id));
        button->setText(name);
        button->setAccessibleName(tr("Pieces: %1").arg(name));
        if (QLatin1String(id) == QLatin1String("mnemonic")) {
            button->setToolTip(tr("Marks around the letters show how a piece moves"));
        }
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, id = QString::fromLatin1(id)] {
            setPieces(id); // also where nothing changes by the click
            emit piecesAsked(id);
        });
    }
    row->addStretch(1);
}

void StartPage::setPieces(const QString& id) {
    for (auto* button : m_pieces->findChildren<QToolButton*>()) {
        button->setChecked(button->objectName() == id); // none where the set is one of the user's own
    }
}

QLayout* StartPage::makeHead() {
    m_head = new QBoxLayout(QBoxLayout::LeftToRight);
    m_head->setContentsMargins(kSide, 22, kSide, 4);
    auto* title = new QLabel(tr("Which game shall it be?"));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    title->setFont(large);
    title->setWordWrap(true);
    fillPieces();
    m_search->setPlaceholderText(tr("Search names, pieces, rules"));
    m_search->setAccessibleName(tr("Search games"));
    m_search->addAction(lineIcon(LineIcon::Search), QLineEdit::LeadingPosition);
    for (QToolButton* icon : m_search->findChildren<QToolButton*>()) {
        icon->setAccessibleName(tr("Search"));
    }
    addClearButton(*m_search);
    m_search->setMinimumWidth(withText(*this, 260));
    m_search->setMinimumHeight(32);
    m_search->installEventFilter(this);
    m_invitation->setText(
        tr("No need to know the rules: on the board, a click on any piece shows where it can go."));
    m_invitation->setWordWrap(true);
    m_invitation->setForegroundRole(QPalette::PlaceholderText);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title);
    words->addWidget(m_invitation);
    words->addWidget(m_pieces);
    m_head->addLayout(words, 1);
    m_head->addWidget(m_search);
    return m_head;
}

QLayout* StartPage::makeFoot() {
    m_foot = new QBoxLayout(QBoxLayout::LeftToRight);
    m_foot->setContentsMargins(kSide, 12, kSide, 20);
    m_foot->setSpacing(10);
    auto* open = new QPushButton(tr("&Open a file…"));
    auto* library = new QPushButton(tr("&Library…"));
    m_discardedGames->setCheckable(true);
    m_discardedGames->hide();
    m_change->setText(tr("&Change…"));
    m_change->setAccessibleName(tr("Change how the game begins"));
    m_play->setText(tr("&Start"));
    m_play->setDefault(true);
    m_play->setMinimumWidth(120);
    m_terms->setForegroundRole(QPalette::PlaceholderText);
    m_terms->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_terms->setWordWrap(true);
    for (QPushButton* button : {open, library, m_discardedGames, m_change, m_play}) {
        button->setMinimumHeight(34);
    }
    auto* others = new QHBoxLayout;
    others->setSpacing(10);
    for (QPushButton* button : {open, library, m_discardedGames}) {
        others->addWidget(button);
    }
    others->addStretch(1);
    auto* begin = new QHBoxLayout;
    begin->setSpacing(10);
    begin->addStretch(0);
    begin->addWidget(m_change);
    begin->addWidget(m_play);
    m_start = new QBoxLayout(QBoxLayout::LeftToRight);
    m_start->setSpacing(10);
    m_start->addWidget(m_terms, 1);
    m_start->addLayout(begin);
    m_foot->addLayout(others);
    m_foot->addLayout(m_start, 1);
    connect(open, &QPushButton::clicked, this, &StartPage::openAsked);
    connect(library, &QPushButton::clicked, this, &StartPage::libraryAsked);
    return m_foot;
}

void StartPage::connectParts() {
    connect(m_banner, &Banner::asked, this, [this] { m_banner->fitInto(width()); });
    connect(m_search, &QLineEdit::textChanged, this, &StartPage::onSearchChanged);
    connect(m_search, &QLineEdit::returnPressed, this, &StartPage::play);
    connect(m_cards, &QListView::activated, this, &StartPage::play);
    connect(m_cards->selectionModel(), &QItemSelectionModel::currentChanged, this, &StartPage::showTerms);
    connect(m_play, &QPushButton::clicked, this, &StartPage::play);
    connect(m_change, &QPushButton::clicked, this, [this] { emit termsAsked(currentId()); });
    connect(m_discardedGames, &QPushButton::toggled, this, &StartPage::fillShelf);
    connect(m_shelf, &UnfinishedShelf::continueAsked, this, &StartPage::continueAsked);
    connect(m_shelf, &UnfinishedShelf::discardAsked, this, &StartPage::discardAsked);
    connect(m_shelf, &UnfinishedShelf::bringBackAsked, this, &StartPage::bringBackAsked);
    connect(m_shelf, &UnfinishedShelf::renameAsked, this, &StartPage::renameAsked);
    connect(m_shelf, &UnfinishedShelf::typed, this, [this](const QString& text) {
        m_search->setFocus();
        m_search->insert(text);
    });
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) {
        const bool takesEnter = now == nullptr || !m_shelf->isAncestorOf(now);
        m_play->setDefault(takesEnter); // the shelf has a button of its own that Enter presses
        m_shelf->setTakesEnter(!takesEnter);
        m_card->setTakesEnter(takesEnter);
        m_cards->viewport()->update();
    });
}

void StartPage::refresh() {
    m_card->forgetPictures();
    m_variants->refresh();
    fitCards();
    onSearchChanged(m_search->text());
}

void StartPage::setLook(const Look& look) {
    m_card->setLook(look);
    m_banner->setLook(look);
    m_shelf->setLook(look);
    // The cards stand on the window itself.
    QPalette colours = look.theme.palette();
    colours.setColor(QPalette::Base, look.theme.window);
    m_cards->setPalette(colours);
    m_cards->viewport()->update();
}

void StartPage::setTerms(std::function<QString(const QString& id)> terms) {
    m_howItBegins = std::move(terms);
    showTerms();
}

/// The chosen card may be out of sight, so its name stands here as well.
void StartPage::showTerms() {
    const QString game = m_cards->currentIndex().data().toString();
    const bool isChosen = !game.isEmpty() && m_filter->rowCount() > 0;
    const QString terms = m_howItBegins ? m_howItBegins(isChosen ? currentId() : QString()) : QString();
    m_terms->setText(isChosen ? tr("%1 · %2", "a game, and how it begins").arg(game, terms) : terms);
}

void StartPage::setLastGames(const QStringList& ids) {
    m_lastGames = ids;
    arrangeShelves();
    if (m_search->text().isEmpty()) {
        choose(preferredRow());
    }
}

void StartPage::offer(std::vector<KeptGame> games, std::vector<KeptGame> discarded) {
    m_unfinished = std::move(games);
    m_discarded = std::move(discarded);
    m_hasOffered = true;
    fillShelf();
    if (m_isFresh) {
        m_shelf->chooseNewest();
    }
    if (m_isFresh && m_search->text().isEmpty() && window()->focusWidget() == m_search) {
        giveKeys();
    }
    m_isFresh = false;
}

void StartPage::follow(const QString& path) {
    m_justDiscarded.insert(path);
    m_shelf->follow(path);
}

void StartPage::fillShelf() {
    m_discardedGames->setVisible(!m_discarded.empty());
    m_discardedGames->setText(tr("Disc&arded games (%1)").arg(m_discarded.size()));
    if (m_discarded.empty()) {
        const QSignalBlocker noSecondTime(m_discardedGames);
        m_discardedGames->setChecked(false);
    }
    if (m_discardedGames->isChecked()) {
        m_shelf->setGames(tr("Discarded games"), m_discarded);
    } else {
        std::vector<KeptGame> games = m_unfinished;
        std::copy_if(m_discarded.begin(), m_discarded.end(), std::back_inserter(games),
                     [this](const KeptGame& game) { return m_justDiscarded.contains(game.path); });
        std::stable_sort(games.begin(), games.end(),
                         [](const KeptGame& a, const KeptGame& b) { return a.when > b.when; });
        m_shelf->setGames(!m_isOneOnBoard     ? tr("Unfinished games")
                          : games.size() == 1 ? tr("Another unfinished game")
                                              : tr("Other unfinished games"),
                          std::move(games));
    }
    m_shelf->setVisible(!m_shelf->isEmpty());
    fitCards();
}

void StartPage::offerReturn(const QString& game, OnBoard state) {
    m_banner->withdraw(m_returnOffer);
    m_isOneOnBoard = !game.isEmpty() && state != OnBoard::Over;
    if (!game.isEmpty()) {
        const QString title = state == OnBoard::Over    ? tr("The game is over")
                              : state == OnBoard::Waits ? tr("The game waits")
                                                        : tr("The game goes on when you come back");
        m_returnOffer =
            m_banner->ask(title, game, {{tr("&Back to the board"), [this] { emit returnAsked(); }}});
    }
}

void StartPage::tell(const QString& title, const QString& text) {
    m_banner->ask(title, text, {{tr("Dismiss"), {}}});
}

QStringList StartPage::shownIds() const {
    QStringList ids;
    for (int row = 0; row < m_shelves->rowCount(); ++row) {
        if (!m_shelves->isHeading(row)) {
            ids << m_shelves->index(row).data(VariantListModel::IdRole).toString();
        }
    }
    return ids;
}

void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous()) {
        m_justDiscarded.clear();
        m_search->clear(); // what was sought before is found
    }
    m_isFresh = true;
    giveKeys();
    showCurrent();
}

void StartPage::giveKeys() {
    QWidget* keys = m_unfinished.empty() || m_shelf->isHidden() ? static_cast<QWidget*>(m_search) : m_shelf;
    keys->setFocus();
}

void StartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && isVisible() && m_hasOffered) {
        emit unfinishedWanted();
    }
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_banner->fitInto(width());
    fitCards();
}

/// In a small window the search stands below the title, and the invitation leaves its room to the cards.
void StartPage::fitHead(int room) {
    constexpr int kBeside = 24;
    constexpr int kBelow = 8;
    const bool isNarrow = room < kNarrowRoom;
    m_head->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_head->setSpacing(isNarrow ? kBelow : kBeside);
    m_invitation->setVisible(!isNarrow);
    m_pieces->setVisible(!isNarrow);
}

/// Where a narrow page or large letters leave the terms too little room beside the buttons, they stand above
/// them.
void StartPage::fitFoot(int room) {
    const int least = m_terms->fontMetrics().averageCharWidth() * kLettersOfTerms;
    const auto widthOf = [this](const QLayout& buttons) {
        return m_foot->spacing() + buttons.minimumSize().width();
    };
    const int start = least + widthOf(*m_start->itemAt(1)->layout());
    const int inner = room - 2 * kSide;
    const bool inOneRow = start + widthOf(*m_foot->itemAt(0)->layout()) <= inner;
    m_foot->setDirection(inOneRow ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
    m_start->setDirection(start <= inner ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

// Cards fill the width, as many beside each other as there are games or room.
void StartPage::fitCards() {
    const int column = std::min(kSide + (width() < kWideFrom ? kNarrowColumn : kWideColumn),
                                static_cast<int>(width() * kMostOfColumn));
    m_shelf->setFixedWidth(column);
    const int beside = m_shelf->isHidden() ? 0 : column;
    fitHead(width() - beside);
    fitFoot(width() - beside);
    constexpr int kBesideBar = 12; // that a view of icons wants free before it breaks a row
    const int scrollBar = m_cards->verticalScrollBar()->sizeHint().width() + kBesideBar;
    const int room = width() - beside - 2 * (kSide - kCardGap) - scrollBar;
    m_columns = qBound(1, room / withText(*this, VariantCard::kNarrowest), qMax(1, m_variants->rowCount()));
    const int least = layout()->minimumSize().height();
    const int others = least - m_cards->minimumSizeHint().height();
    m_card->setRoom(qMin(room / m_columns, withText(*this, VariantCard::kWidest)), room, height() - others,
                    m_cards->font());
    arrangeShelves();
    m_cards->doItemsLayout();
    showCurrent();
}

/// Without a search what was played last stands above, in one row.
void StartPage::arrangeShelves() {
    const QString chosen = currentId();
    const bool isLower = m_cards->currentIndex().row() != rowOf(chosen); // where it stands on two shelves
    m_shelves->setPlayedLast(m_search->text().isEmpty() ? m_lastGames.mid(0, m_columns) : QStringList());
    if (currentId() != chosen) {
        choose(isLower ? lowerRowOf(chosen) : rowOf(chosen));
    }
}

/// The chosen game is seen, from the first shelf on or with the heading of its own where there is room.
void StartPage::showCurrent() {
    const QModelIndex current = m_cards->currentIndex();
    const auto isSeen = [&] {
        return m_cards->viewport()->rect().contains(m_cards->visualRect(current).adjusted(0, 0, -1, -1));
    };
    m_cards->scrollToTop();
    if (!current.isValid() || isSeen()) {
        return;
    }
    int heading = current.row();
    while (heading > 0 && !m_shelves->isHeading(heading)) {
        --heading;
    }
    m_cards->scrollTo(m_shelves->index(heading), QAbstractItemView::PositionAtTop);
    if (!isSeen()) {
        m_cards->scrollTo(current, QAbstractItemView::PositionAtCenter);
    }
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        const bool alongLine = m_search->text().isEmpty() && (key == Qt::Key_Left || key == Qt::Key_Right);
        if (key == Qt::Key_Down || key == Qt::Key_Up || alongLine) {
            const int step = key == Qt::Key_Down || key == Qt::Key_Right ? 1 : -1;
            choose(m_shelves->gameFrom(m_cards->currentIndex().row() + step, step));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StartPage::onSearchChanged(const QString& text) {
    m_filter->setText(text);
    const bool any = m_filter->rowCount() > 0;
    m_nothing->setText(
        tr("No game has “%1” in its name, its pieces or its rules. To play a game of your own, "
           "drop its variant file on this window.")
            .arg(text.trimmed()));
    m_cards->setVisible(any);
    m_nothing->setVisible(!any);
    m_change->setEnabled(any);
    m_play->setEnabled(any);
    arrangeShelves();
    m_cards->doItemsLayout();
    choose(preferredRow());
    showTerms();
}

/// The whole name of one game may begin the names of others. Without a search, the last game.
int StartPage::preferredRow() const {
    const QString sought = m_search->text().trimmed();
    const int row = rowOf(sought.isEmpty() ? m_lastGames.value(0) : sought);
    return row >= 0 ? row : m_shelves->gameFrom(0, 1);
}

/// The first card of a game with this id or name; -1 where there is none.
int StartPage::rowOf(const QString& game) const {
    for (int row = 0; row < m_shelves->rowCount(); ++row) {
        const QModelIndex index = m_shelves->index(row);
        const QString id = index.data(VariantListModel::IdRole).toString();
        if (!id.isEmpty() && (id.compare(game, Qt::CaseInsensitive) == 0 ||
                              index.data().toString().compare(game, Qt::CaseInsensitive) == 0)) {
            return row;
        }
    }
    return -1;
}

void StartPage::choose(int row) {
    if (row >= 0) {
        m_cards->setCurrentIndex(m_shelves->index(row));
        if (m_shelves->gameFrom(0, 1) == row) {
            m_cards->scrollToTop(); // with the heading of its shelf
        }
        showTerms();
    }
}

int StartPage::lowerRowOf(const QString& id) const {
    int row = m_shelves->rowCount() - 1;
    while (row >= 0 && m_shelves->index(row).data(VariantListModel::IdRole).toString() != id) {
        --row;
    }
    return row;
}

QString StartPage::currentId() const {
    return m_cards->currentIndex().data(VariantListModel::IdRole).toString();
}

void StartPage::play() {
    if (const QString id = currentId(); !id.isEmpty() && m_filter->rowCount() > 0) {
        emit playAsked(id);
    }
}

} // namespace mujo::ui
