#include "ui/dialogs/unfinished_shelf.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/dialogs/card_list.h"
#include "ui/dialogs/game_name_dialog.h"
#include "ui/dialogs/hero_game.h"
#include "ui/dialogs/kept_game_card.h"
#include "ui/models/kept_games_model.h"

namespace mujo::ui {

namespace {

constexpr int kHeroShare = 3; // of the height that is left
constexpr int kListShare = 2;

} // namespace

UnfinishedShelf::UnfinishedShelf(QWidget* parent)
    : QWidget(parent), m_games(new KeptGamesModel(this)), m_card(new KeptGameCard(this)), m_title(new QLabel),
      m_hero(new HeroGame), m_others(new QLabel), m_list(new CardList), m_discard(new QPushButton),
      m_continue(new QPushButton(tr("Con&tinue"))) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_title->setFont(large);
    m_title->setTextFormat(Qt::PlainText);
    layout->addWidget(m_title);
    layout->addWidget(m_hero, kHeroShare);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_continue, 1);
    buttons->addWidget(m_discard);
    for (QPushButton* button : {m_discard, m_continue}) {
        button->setMinimumHeight(34);
    }
    m_continue->setAutoDefault(true); // Enter continues where there is no list to hold the keys
    layout->addLayout(buttons);
    m_others->setForegroundRole(QPalette::PlaceholderText);
    layout->addSpacing(4);
    layout->addWidget(m_others);

    m_list->setObjectName(QStringLiteral("unfinishedGames"));
    m_list->setModel(m_games);
    m_list->setItemDelegate(m_card);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    m_continue->installEventFilter(this);
    layout->addWidget(m_list, kListShare);
    layout->addStretch(0); // takes what is left where there is no list

    connect(m_list, &QListView::activated, this, &UnfinishedShelf::goOn);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &UnfinishedShelf::onChosen);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &UnfinishedShelf::onChosen);
    connect(m_hero, &HeroGame::pictureClicked, this, &UnfinishedShelf::goOn);
    connect(m_continue, &QPushButton::clicked, this, &UnfinishedShelf::goOn);
    connect(m_discard, &QPushButton::clicked, this, &UnfinishedShelf::discardOrBringBack);
    for (QWidget* place :
         {static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_hero), static_cast<QWidget*>(m_continue)}) {
        place->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(place, &QWidget::customContextMenuRequested, this,
                [this, place](const QPoint& at) { openMenu(place->mapToGlobal(at)); });
    }
}

void UnfinishedShelf::setGames(const QString& title, std::vector<KeptGame> games) {
    const int row = m_list->currentIndex().row();
    QStringList wanted = std::exchange(m_followed, {});
    if (wanted.isEmpty()) {
        wanted << m_list->currentIndex().data(KeptGamesModel::PathRole).toString();
    }
    m_title->setText(title);
    m_list->setAccessibleName(title);
    m_games->setGames(std::move(games));
    choose(wanted, row);
    const int number = m_games->rowCount();
    m_others->setText(tr("%n game(s):", nullptr, number));
    const bool hadKeys = m_list->hasFocus() || m_continue->hasFocus();
    m_others->setVisible(number > 1);
    m_list->setVisible(number > 1);
    setFocusProxy(number > 1 ? static_cast<QWidget*>(m_list) : m_continue);
    if (hadKeys) {
        setFocus();
    }
    fitCards();
    onChosen();
}

/// The games at these paths or, where there are none, the one in that row or in the nearest one.
void UnfinishedShelf::choose(const QStringList& paths, int row) {
    std::vector<int> rows;
    for (int i = 0; i < m_games->rowCount(); ++i) {
        if (paths.contains(m_games->game(i).path)) {
            rows.push_back(i);
        }
    }
    if (rows.empty() && !isEmpty()) {
        rows.push_back(std::clamp(row, 0, m_games->rowCount() - 1));
    }
    if (!rows.empty()) {
        m_list->chooseRows(rows);
    }
}

bool UnfinishedShelf::isEmpty() const {
    return m_games->rowCount() == 0;
}

void UnfinishedShelf::setLook(const Look& look) {
    m_card->setLook(look);
    m_hero->setLook(look);
    // The cards stand on the window itself.
    QPalette colours = look.theme.palette();
    colours.setColor(QPalette::Base, look.theme.window);
    m_list->setPalette(colours);
    m_list->viewport()->update();
}

void UnfinishedShelf::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_hero->fitTo(contentsRect().width());
    fitCards();
}

void UnfinishedShelf::setTakesEnter(bool takes) {
    m_continue->setDefault(takes);
}

void UnfinishedShelf::chooseNewest() {
    int row = 0; // but for one that another window plays
    while (row + 1 < m_games->rowCount() && m_games->game(row).isOpenElsewhere) {
        ++row;
    }
    m_list->setCurrentIndex(m_games->index(row));
}

bool UnfinishedShelf::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (isKey && (watched == m_list || watched == m_continue) &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2) {
        event->accept(); // the window has a command with this key
        if (event->type() == QEvent::KeyPress) {
            askName();
        }
        return true;
    }
    if ((watched == m_list || watched == m_continue) && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (watched == m_list && (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right)) {
            const int row = m_list->currentIndex().row() + (key.key() == Qt::Key_Right ? 1 : -1);
            if (row >= 0 && row < m_games->rowCount()) {
                m_list->setCurrentIndex(m_games->index(row));
            }
            return true;
        }
        if (key.key() == Qt::Key_Delete) {
            if (const auto games = movable(); !games.empty() && !games.front().isDiscarded()) {
                emit discardAsked(games);
            }
            return true;
        }
        const bool isText = !key.text().isEmpty() && key.text().front().isLetterOrNumber();
        if (isText && (key.modifiers() & ~Qt::ShiftModifier & ~Qt::KeypadModifier) == Qt::NoModifier) {
            emit typed(key.text());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void UnfinishedShelf::fitCards() {
    m_card->setWidth(contentsRect().width() - m_list->verticalScrollBar()->sizeHint().width());
    m_list->setMinimumHeight(m_card->height(m_list->font()) + 4); // what the view adds at its edges
    m_list->doItemsLayout();
    m_list->scrollTo(m_list->currentIndex());
}

const KeptGame* UnfinishedShelf::chosen() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? &m_games->game(index.row()) : nullptr;
}

std::vector<KeptGame> UnfinishedShelf::movable() const {
    std::vector<KeptGame> chosen;
    for (const int row : m_list->chosenRows()) {
        chosen.push_back(m_games->game(row));
    }
    return ui::movable(chosen);
}

void UnfinishedShelf::onChosen() {
    const KeptGame* game = chosen();
    const bool severalChosen = m_list->chosenRows().size() > 1;
    const auto games = movable();
    const int number = static_cast<int>(games.size());
    const bool bringsBack = !games.empty() && games.front().isDiscarded();
    if (number > 1) {
        m_discard->setText(bringsBack ? tr("Bring bac&k %n games", nullptr, number)
                                      : tr("&Discard %n games", nullptr, number));
    } else {
        m_discard->setText(bringsBack ? tr("Bring bac&k") : tr("&Discard"));
    }
    m_discard->setEnabled(number > 0);
    m_continue->setEnabled(game != nullptr && !severalChosen && !game->isDiscarded() &&
                           !game->isOpenElsewhere);
    const QString which = m_list->currentIndex().data(Qt::AccessibleTextRole).toString();
    if (game != nullptr) {
        const QModelIndex index = m_list->currentIndex();
        m_hero->show(*game,
                     index.data(KeptGamesModel::PlayersRole).toStringList()
                         << index.data(KeptGamesModel::StandRole).toString(),
                     index.data(KeptGamesModel::NoteRole).toString(), which);
    }
    m_discard->setAccessibleDescription(severalChosen ? QString() : which);
    m_continue->setAccessibleDescription(which);
}

void UnfinishedShelf::goOn() {
    if (const KeptGame* game = chosen(); game != nullptr && m_continue->isEnabled()) {
        emit continueAsked(KeptGame(*game)); // the list may change meanwhile
    }
}

void UnfinishedShelf::askName() {
    const KeptGame* game = chosen();
    if (game == nullptr || !GameNameDialog::canName(*game)) {
        return;
    }
    auto* dialog = new GameNameDialog(*game, window());
    connect(dialog, &GameNameDialog::named, this, &UnfinishedShelf::renameAsked);
    dialog->open();
}

void UnfinishedShelf::openMenu(const QPoint& onScreen) {
    const KeptGame* game = chosen();
    if (game == nullptr) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(m_continue->text(), this, &UnfinishedShelf::goOn)->setEnabled(m_continue->isEnabled());
    QAction* rename = menu->addAction(tr("&Rename…"), this, &UnfinishedShelf::askName);
    rename->setShortcut(Qt::Key_F2);
    rename->setEnabled(GameNameDialog::canName(*game));
    menu->addAction(m_discard->text(), this, &UnfinishedShelf::discardOrBringBack)
        ->setEnabled(m_discard->isEnabled());
    menu->popup(onScreen);
}

void UnfinishedShelf::discardOrBringBack() {
    const auto games = movable();
    if (games.empty()) {
        return;
    }
    if (games.front().isDiscarded()) {
        emit bringBackAsked(games);
    } else {
        emit discardAsked(games);
    }
}

} // namespace mujo::ui
