#include "ui/dialogs/library_dialog.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/dialogs/card_list.h"
#include "ui/dialogs/game_name_dialog.h"
#include "ui/dialogs/kept_game_card.h"
#include "ui/look/text_size.h"
#include "ui/models/kept_games_filter.h"
#include "ui/models/kept_games_model.h"
#include "ui/panes/clear_button.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/line_icons.h"

namespace mujo::ui {

namespace {

constexpr int kAnyShelf = -1;
constexpr int kButton = 30;

} // namespace

LibraryDialog::LibraryDialog(QWidget* parent)
    : FittingDialog(parent), m_games(new KeptGamesModel(this)), m_filter(new KeptGamesFilter(this)),
      m_card(new KeptGameCard(this)), m_search(new QLineEdit), m_shelves(new QComboBox),
      m_names(new QComboBox), m_orders(new QComboBox), m_list(new CardList), m_nothing(new QLabel),
      m_playing(new QLabel(
          tr("The game on the board is kept as well; it is listed here once another game is begun."))),
      m_place(new ElidedLabel), m_putAway(new QPushButton), m_look(new QPushButton(tr("&Open"))),
      m_continue(new QPushButton(tr("Co&ntinue"))), m_rename(new QAction(tr("&Rename…"), this)) {
    setObjectName(QStringLiteral("libraryDialog"));
    setWindowTitle(tr("Library"));
    constexpr QSize kSize(980, 640);
    resize(withText(*this, kSize));
    m_card->showResults();
    m_filter->setSourceModel(m_games);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 14);
    layout->setSpacing(10);

    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    m_search->setPlaceholderText(tr("Search: players, games, events, results"));
    m_search->setAccessibleName(tr("Search the library"));
    m_search->addAction(lineIcon(LineIcon::Search), QLineEdit::LeadingPosition);
    addClearButton(*m_search);
    m_search->installEventFilter(this);
    head->addWidget(m_search, 1);
    for (QComboBox* choice : {m_shelves, m_names, m_orders}) {
        choice->setMinimumHeight(kButton);
        head->addWidget(choice);
    }
    m_search->setMinimumHeight(kButton);
    layout->addLayout(head);
    addChoices();

    m_list->setObjectName(QStringLiteral("libraryGames"));
    m_list->setAccessibleName(tr("Games"));
    m_list->setModel(m_filter);
    m_list->setItemDelegate(m_card);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(m_list, 1);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    layout->addWidget(m_nothing, 1);
    m_playing->setObjectName(QStringLiteral("gameUnderWay"));
    m_playing->setWordWrap(true);
    m_playing->setForegroundRole(QPalette::PlaceholderText);
    m_playing->hide();
    layout->addWidget(m_playing);

    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    auto* shut = new QPushButton(tr("Close"));
    for (QPushButton* button : {m_putAway, m_look, m_continue, shut}) {
        button->setMinimumHeight(kButton);
        button->setAutoDefault(false); // Enter is that of the list
    }
    int widest = 0;
    for (const QString& text : {tr("&Bring back"), tr("&Take off the list"), tr("&Discard")}) {
        m_putAway->setText(text);
        widest = std::max(widest, m_putAway->sizeHint().width());
    }
    m_putAway->setMinimumWidth(widest);
    // Each keeps its place, whichever game is chosen, and what takes a game away stands by itself.
    foot->addWidget(m_putAway);
    foot->addWidget(m_place, 1);
    foot->addWidget(m_look);
    foot->addWidget(m_continue);
    foot->addWidget(shut);
    layout->addLayout(foot);
    m_look->setToolTip(tr("Shows the game. It goes on when you make a move."));
    m_continue->setToolTip(tr("Goes on with the game at once: the computer answers, and clocks run."));

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setText(text);
        onFiltered();
    });
    connect(m_list, &QListView::activated, this, &LibraryDialog::openChosen);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibraryDialog::onChosen);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LibraryDialog::onChosen);
    connect(m_putAway, &QPushButton::clicked, this, &LibraryDialog::putAway);
    connect(m_look, &QPushButton::clicked, this, [this] {
        if (const KeptGame* game = chosen()) {
            emit lookAsked(KeptGame(*game)); // the games may change meanwhile
        }
    });
    connect(m_continue, &QPushButton::clicked, this, &LibraryDialog::openChosen);
    connect(shut, &QPushButton::clicked, this, &QDialog::reject);
    m_rename->setShortcut(Qt::Key_F2);
    connect(m_rename, &QAction::triggered, this, &LibraryDialog::askName);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& at) { openMenu(m_list->viewport()->mapToGlobal(at)); });
    setReading();
    m_search->setFocus();
}

void LibraryDialog::addChoices() {
    m_shelves->setAccessibleName(tr("Which games"));
    m_shelves->addItem(tr("Everything"), kAnyShelf);
    m_shelves->addItem(tr("Unfinished"), static_cast<int>(Shelf::Unfinished));
    m_shelves->addItem(tr("Finished"), static_cast<int>(Shelf::Finished));
    m_shelves->addItem(tr("Files"), static_cast<int>(Shelf::File));
    m_shelves->addItem(tr("Discarded"), static_cast<int>(Shelf::Discarded));
    m_names->setAccessibleName(tr("Of which variant"));
    m_names->addItem(tr("Every variant"), QString());
    m_orders->setAccessibleName(tr("Order"));
    using Order = KeptGamesFilter::Order;
    m_orders->addItem(tr("Newest first"), static_cast<int>(Order::Newest));
    m_orders->addItem(tr("Oldest first"), static_cast<int>(Order::Oldest));
    m_orders->addItem(tr("By game"), static_cast<int>(Order::ByGame));
    m_orders->addItem(tr("By players"), static_cast<int>(Order::ByPlayers));
    m_orders->addItem(tr("Longest first"), static_cast<int>(Order::Longest));
    connect(m_shelves, &QComboBox::currentIndexChanged, this, [this] {
        const int shelf = m_shelves->currentData().toInt();
        m_filter->setShelf(shelf == kAnyShelf ? std::nullopt : std::optional(static_cast<Shelf>(shelf)));
        onFiltered();
    });
    connect(m_names, &QComboBox::currentIndexChanged, this, [this] {
        m_filter->setGame(m_names->currentData().toString());
        onFiltered();
    });
    connect(m_orders, &QComboBox::currentIndexChanged, this, [this] {
        m_filter->setOrder(static_cast<Order>(m_orders->currentData().toInt()));
        m_list->scrollTo(m_list->currentIndex());
    });
}

void LibraryDialog::setPlaying(bool on) {
    m_playing->setVisible(on);
}

void LibraryDialog::setReading() {
    m_isReading = true;
    onFiltered();
}

void LibraryDialog::setGames(std::vector<KeptGame> games) {
    const QModelIndex before = m_list->currentIndex();
    const QString path = before.data(KeptGamesModel::PathRole).toString();
    const int row = before.row();
    m_isReading = false;
    m_games->setGames(std::move(games));
    fillGameNames();
    onFiltered();
    int wanted = std::clamp(row, 0, std::max(0, m_filter->rowCount() - 1));
    for (int i = 0; i < m_filter->rowCount(); ++i) {
        if (m_filter->game(i).path == path) {
            wanted = i;
        }
    }
    m_list->setCurrentIndex(m_filter->index(wanted, 0));
    onChosen();
    tellPutAway();
}

/// Once the game is no longer where it was; in place of where the chosen one lies, until another is chosen.
void LibraryDialog::tellPutAway() {
    const std::vector<KeptGame> all = std::exchange(m_leaving, {});
    const auto& games = m_games->games();
    std::vector<KeptGame> left;
    std::copy_if(all.begin(), all.end(), std::back_inserter(left), [&games](const KeptGame& one) {
        return std::none_of(games.begin(), games.end(),
                            [&one](const KeptGame& game) { return game.path == one.path; });
    });
    const int number = static_cast<int>(left.size());
    const auto files = std::count_if(left.begin(), left.end(),
                                     [](const KeptGame& game) { return game.shelf == Shelf::File; });
    if (number == 0) {
        return;
    }
    if (files == 0) {
        m_place->setWhole(number == 1 ? tr("Discarded. Choose “Discarded” above to bring it back.")
                                      : tr("%n games discarded. Choose “Discarded” above to bring them back.",
                                           nullptr, number));
        return;
    }
    if (files < number) {
        m_place->setWhole(tr("Put away: “Discarded” above has the games, files stay where they are."));
        return;
    }
    if (number > 1) {
        m_place->setWhole(tr("%n games off the list; the files stay where they are.", nullptr, number));
        return;
    }
    const auto standIn = std::find_if(games.begin(), games.end(), [&left](const KeptGame& game) {
        const bool isListed = game.shelf == Shelf::Finished || game.shelf == Shelf::File;
        return isListed && !game.isInFile && isSameGame(game, left.front());
    });
    if (standIn == games.end()) {
        m_place->setWhole(tr("Off the list; the file stays where it is."));
    } else if (standIn->shelf == Shelf::File) {
        m_place->setWhole(tr("Off the list; the file stays where it is. In its place stands another file "
                             "of the same game."));
    } else {
        m_place->setWhole(tr("Off the list; the file stays where it is. In its place stands the "
                             "copy that the program keeps of every finished game."));
    }
}

/// The games that there are records of; the chosen one stays.
void LibraryDialog::fillGameNames() {
    QSet<QString> names;
    for (const KeptGame& game : m_games->games()) {
        if (game.fault.isEmpty()) {
            names.insert(game.gameName);
        }
    }
    QStringList sorted(names.begin(), names.end());
    sorted.sort(Qt::CaseInsensitive);
    const QString chosen = m_names->currentData().toString();
    while (m_names->count() > 1) {
        m_names->removeItem(1);
    }
    for (const QString& name : sorted) {
        m_names->addItem(name, name);
    }
    m_names->setCurrentIndex(std::max(0, m_names->findData(chosen)));
}

void LibraryDialog::onFiltered() {
    const bool any = m_filter->rowCount() > 0;
    m_list->setVisible(any);
    m_nothing->setVisible(!any);
    m_nothing->setText(
        m_isReading ? tr("Your games are being read…")
        : m_games->rowCount() == 0
            ? tr("Games that you play are kept here by themselves, and files that you open or "
                 "save are listed. The game on the board comes here when another one is begun.")
            : tr("No game fits."));
    if (any && !m_list->currentIndex().isValid()) {
        m_list->setCurrentIndex(m_filter->index(0, 0));
    }
    onChosen();
    fitCards();
}

const KeptGame* LibraryDialog::chosen() const {
    const auto rows = m_list->chosenRows();
    return rows.size() == 1 ? &m_filter->game(rows.front()) : nullptr;
}

std::vector<KeptGame> LibraryDialog::movable() const {
    std::vector<KeptGame> chosen;
    for (const int row : m_list->chosenRows()) {
        chosen.push_back(m_filter->game(row));
    }
    return ui::movable(chosen);
}

QString LibraryDialog::putAwayText() const {
    const auto games = movable();
    const int number = static_cast<int>(games.size());
    const auto files = std::count_if(games.begin(), games.end(),
                                     [](const KeptGame& game) { return game.shelf == Shelf::File; });
    const bool bringsBack = !games.empty() && games.front().isDiscarded();
    if (number <= 1) {
        return bringsBack ? tr("&Bring back") : files > 0 ? tr("&Take off the list") : tr("&Discard");
    }
    return bringsBack        ? tr("&Bring back %n games", nullptr, number)
           : files == number ? tr("&Take %n games off the list", nullptr, number)
           : files == 0      ? tr("&Discard %n games", nullptr, number)
                             : tr("&Put away %n games", nullptr, number);
}

void LibraryDialog::onChosen() {
    const KeptGame* game = chosen();
    const bool isReadable = game != nullptr && game->fault.isEmpty();
    m_putAway->setText(putAwayText());
    m_putAway->setEnabled(!movable().empty());
    m_look->setEnabled(isReadable);
    m_rename->setEnabled(game != nullptr && GameNameDialog::canName(*game));
    m_continue->setEnabled(isReadable && !game->isOpenElsewhere && game->shelf == Shelf::Unfinished);
    const int number = static_cast<int>(m_list->chosenRows().size());
    const QString path = game == nullptr ? QString() : game->savedAs.isEmpty() ? game->path : game->savedAs;
    m_place->setWhole(game != nullptr ? tr("File: %1").arg(QDir::toNativeSeparators(path))
                      : number > 1    ? tr("%n games are chosen.", nullptr, number)
                                      : QString());
    const QString which = m_list->currentIndex().data(Qt::AccessibleTextRole).toString();
    for (QPushButton* button : {m_putAway, m_look, m_continue}) {
        button->setAccessibleDescription(game != nullptr ? which : QString());
    }
}

void LibraryDialog::openChosen() {
    const KeptGame* game = chosen();
    if (game == nullptr || !game->fault.isEmpty()) {
        return;
    }
    if (game->shelf == Shelf::Unfinished && !game->isOpenElsewhere) {
        emit continueAsked(KeptGame(*game));
    } else {
        emit lookAsked(KeptGame(*game));
    }
}

void LibraryDialog::askName() {
    if (const KeptGame* game = chosen()) {
        auto* dialog = new GameNameDialog(*game, this);
        connect(dialog, &GameNameDialog::named, this, &LibraryDialog::renameAsked);
        dialog->open();
    }
}

void LibraryDialog::openMenu(const QPoint& onScreen) {
    if (m_list->chosenRows().empty()) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QPushButton* button : {m_continue, m_look}) {
        if (button->isEnabled()) {
            menu->addAction(button->text(), button, &QPushButton::click);
        }
    }
    menu->addAction(m_rename);
    menu->addAction(m_putAway->text(), m_putAway, &QPushButton::click)->setEnabled(m_putAway->isEnabled());
    menu->popup(onScreen);
}

void LibraryDialog::putAway() {
    const auto games = movable();
    if (games.empty()) {
        return;
    }
    if (games.front().isDiscarded()) {
        emit bringBackAsked(games); // they are seen where they go
        return;
    }
    m_leaving = games;
    emit putAwayAsked(games);
}

void LibraryDialog::setLook(const Look& look) {
    m_card->setLook(look);
    QPalette colours = look.theme.palette(); // the cards stand on the dialog itself
    colours.setColor(QPalette::Base, look.theme.window);
    m_list->setPalette(colours);
    m_list->viewport()->update();
}

void LibraryDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    fitCards();
}

void LibraryDialog::fitCards() {
    const int room = m_list->width() - m_list->verticalScrollBar()->sizeHint().width() - 2;
    const int columns = std::max(1, room / withText(*this, KeptGameCard::kNarrowest));
    m_card->setWidth(room / columns);
    m_list->doItemsLayout();
}

void LibraryDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F2) {
        m_rename->trigger();
        return;
    }
    if (event->key() == Qt::Key_Delete) {
        if (const auto games = movable(); !games.empty() && !games.front().isDiscarded()) {
            putAway();
        }
        return;
    }
    QDialog::keyPressEvent(event);
}

/// Up and down in the line of the search go through the games, Enter opens the chosen one.
bool LibraryDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openChosen();
            return true;
        }
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace mujo::ui
