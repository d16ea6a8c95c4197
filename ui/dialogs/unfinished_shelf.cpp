#include "ui/dialogs/unfinished_shelf.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/dialogs/card_list.h"
#include "ui/dialogs/kept_game_card.h"
#include "ui/models/kept_games_model.h"

namespace mujo::ui {

namespace {

constexpr int kScrollBar = 16;

} // namespace

UnfinishedShelf::UnfinishedShelf(QWidget* parent)
    : QWidget(parent), m_games(new KeptGamesModel(this)), m_card(new KeptGameCard(this)), m_title(new QLabel),
      m_list(new CardList), m_all(new QPushButton), m_discard(new QPushButton),
      m_continue(new QPushButton(tr("Co&ntinue"))) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(KeptGameCard::kGap, 0, KeptGameCard::kGap + kScrollBar, 0);
    head->setSpacing(8);
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    m_title->setFont(large);
    m_title->setTextFormat(Qt::PlainText);
    m_all->setFlat(true);
    head->addWidget(m_title);
    head->addWidget(m_all);
    head->addStretch(1);
    head->addWidget(m_discard);
    head->addWidget(m_continue);
    m_continue->setMinimumWidth(110);
    for (QPushButton* button : {m_all, m_discard, m_continue}) {
        button->setMinimumHeight(30);
    }
    layout->addLayout(head);

    m_list->setObjectName(QStringLiteral("unfinishedGames"));
    m_list->setModel(m_games);
    m_list->setItemDelegate(m_card);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
    layout->addWidget(m_list, 1);

    connect(m_list, &QListView::activated, this, &UnfinishedShelf::goOn);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &UnfinishedShelf::onChosen);
    connect(m_continue, &QPushButton::clicked, this, &UnfinishedShelf::goOn);
    connect(m_discard, &QPushButton::clicked, this, &UnfinishedShelf::discardOrBringBack);
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_wantsAll = !m_wantsAll;
        fitCards();
        emit showsAllChanged();
    });
}

void UnfinishedShelf::setGames(const QString& title, std::vector<KeptGame> games) {
    const QModelIndex before = m_list->currentIndex();
    const QString wanted =
        m_followed.isEmpty() ? before.data(KeptGamesModel::PathRole).toString() : m_followed;
    m_followed.clear();
    m_title->setText(title);
    m_list->setAccessibleName(title);
    m_games->setGames(std::move(games));
    int row = std::clamp(before.row(), 0, std::max(0, m_games->rowCount() - 1));
    for (int i = 0; i < m_games->rowCount(); ++i) {
        if (m_games->game(i).path == wanted) {
            row = i;
        }
    }
    m_list->setCurrentIndex(m_games->index(row));
    fitCards();
    onChosen();
}

bool UnfinishedShelf::isEmpty() const {
    return m_games->rowCount() == 0;
}

bool UnfinishedShelf::showsAll() const {
    return m_wantsAll && m_games->rowCount() > columns();
}

void UnfinishedShelf::setLook(const Look& look) {
    m_card->setLook(look);
    // The cards stand on the window itself.
    QPalette colours = look.theme.palette();
    colours.setColor(QPalette::Base, look.theme.window);
    m_list->setPalette(colours);
    m_list->viewport()->update();
}

void UnfinishedShelf::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitCards();
}

bool UnfinishedShelf::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() == Qt::Key_Delete) {
            if (const KeptGame* game = chosen(); game != nullptr && !game->isDiscarded()) {
                discardOrBringBack();
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

int UnfinishedShelf::columns() const {
    return std::max(1, (width() - kScrollBar) / KeptGameCard::kNarrowest);
}

/// One row of cards that fill the width, or all rows with a scroll bar.
void UnfinishedShelf::fitCards() {
    const int room = width() - kScrollBar;
    m_card->setWidth(std::min(room / columns(), KeptGameCard::kWidest));
    const int games = m_games->rowCount();
    m_all->setVisible(games > columns());
    m_all->setText(m_wantsAll ? tr("One &row") : tr("Show &all %1").arg(games));
    const int row = m_card->height(m_list->font()) + 4; // what the view adds at its edges
    m_list->setMinimumHeight(row);
    m_list->setMaximumHeight(showsAll() ? QWIDGETSIZE_MAX : row);
    m_list->setVerticalScrollBarPolicy(showsAll() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    m_list->doItemsLayout();
    m_list->scrollTo(m_list->currentIndex());
}

const KeptGame* UnfinishedShelf::chosen() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? &m_games->game(index.row()) : nullptr;
}

void UnfinishedShelf::onChosen() {
    const KeptGame* game = chosen();
    const bool discarded = game != nullptr && game->isDiscarded();
    m_discard->setText(discarded ? tr("&Bring back") : tr("&Discard"));
    m_discard->setEnabled(game != nullptr && !game->isOpenElsewhere);
    m_continue->setEnabled(game != nullptr && !discarded && !game->isOpenElsewhere);
    const QString which = m_list->currentIndex().data(Qt::AccessibleTextRole).toString();
    m_discard->setAccessibleDescription(which);
    m_continue->setAccessibleDescription(which);
}

void UnfinishedShelf::goOn() {
    if (const KeptGame* game = chosen(); game != nullptr && m_continue->isEnabled()) {
        emit continueAsked(KeptGame(*game)); // the list may change meanwhile
    }
}

void UnfinishedShelf::discardOrBringBack() {
    const KeptGame* game = chosen();
    if (game == nullptr || !m_discard->isEnabled()) {
        return;
    }
    const KeptGame one = *game;
    if (one.isDiscarded()) {
        emit bringBackAsked(one);
    } else {
        emit discardAsked(one);
    }
}

} // namespace mujo::ui
