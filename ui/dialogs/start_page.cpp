#include "ui/dialogs/start_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/dialogs/clear_button.h"
#include "ui/dialogs/variant_card.h"
#include "ui/docks/line_icons.h"
#include "ui/models/variant_list_model.h"

namespace mujo::ui {

namespace {

constexpr int kSide = 36;    // free space at the left and right
constexpr int kCardGap = 10; // that the cards bring with them

} // namespace

StartPage::StartPage(const Catalog& catalog, QWidget* parent)
    : QWidget(parent), m_variants(new VariantListModel(catalog, this)), m_filter(new VariantFilter(this)),
      m_card(new VariantCard(this)), m_banner(new Banner), m_search(new QLineEdit), m_cards(new QListView),
      m_nothing(new QLabel), m_terms(new QLabel), m_play(new QPushButton) {
    m_filter->setSourceModel(m_variants);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(kSide, 28, kSide, 12);
    head->setSpacing(24);
    auto* title = new QLabel(tr("Which game shall it be?"));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    title->setFont(large);
    m_search->setPlaceholderText(tr("Search by name"));
    m_search->setAccessibleName(tr("Search games by name"));
    m_search->addAction(lineIcon(LineIcon::Search), QLineEdit::LeadingPosition);
    for (QToolButton* icon : m_search->findChildren<QToolButton*>()) {
        icon->setAccessibleName(tr("Search"));
    }
    addClearButton(*m_search);
    m_search->setMinimumWidth(260);
    m_search->setMinimumHeight(32);
    m_search->installEventFilter(this);
    auto* invitation = new QLabel(
        tr("No need to know the rules: on the board, a click on any piece shows where it can go."));
    invitation->setWordWrap(true);
    invitation->setForegroundRole(QPalette::PlaceholderText);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title);
    words->addWidget(invitation);
    head->addLayout(words, 1);
    head->addWidget(m_search);
    layout->addLayout(head);

    m_cards->setModel(m_filter);
    m_cards->setItemDelegate(m_card);
    m_cards->setViewMode(QListView::IconMode);
    m_cards->setResizeMode(QListView::Adjust);
    m_cards->setMovement(QListView::Static);
    m_cards->setFrameShape(QFrame::NoFrame);
    m_cards->setMouseTracking(true);
    m_cards->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_cards->setAccessibleName(tr("Games"));
    m_cards->viewport()->setAutoFillBackground(false);
    m_cards->setContentsMargins(0, 0, 0, 0);
    auto* middle = new QHBoxLayout;
    middle->setContentsMargins(kSide - kCardGap, 0, kSide - kCardGap, 0);
    middle->addWidget(m_cards);
    layout->addLayout(middle, 1);
    m_nothing->setText(tr("No game of this name. A variant file can be dropped on the window to play it."));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    layout->addWidget(m_nothing, 1);

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(kSide, 12, kSide, 20);
    foot->setSpacing(10);
    auto* open = new QPushButton(tr("&Open a file…"));
    auto* change = new QPushButton(tr("&Change…"));
    m_play->setText(tr("&Play"));
    m_play->setDefault(true);
    m_play->setMinimumWidth(140);
    m_terms->setForegroundRole(QPalette::PlaceholderText);
    m_terms->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_terms->setWordWrap(true);
    for (QPushButton* button : {open, change, m_play}) {
        button->setMinimumHeight(34);
    }
    foot->addWidget(open);
    foot->addWidget(m_terms, 1);
    foot->addWidget(change);
    foot->addWidget(m_play);
    layout->addLayout(foot);

    connect(m_search, &QLineEdit::textChanged, this, &StartPage::onSearchChanged);
    connect(m_search, &QLineEdit::returnPressed, this, &StartPage::play);
    connect(m_cards, &QListView::activated, this, &StartPage::play);
    connect(m_play, &QPushButton::clicked, this, &StartPage::play);
    connect(open, &QPushButton::clicked, this, &StartPage::openAsked);
    connect(change, &QPushButton::clicked, this, [this] { emit termsAsked(currentId()); });
    onSearchChanged({});
}

void StartPage::refresh() {
    m_card->forgetPictures();
    m_variants->refresh();
    fitCards();
    onSearchChanged(m_search->text());
}

void StartPage::setTheme(const Theme& theme) {
    m_card->setTheme(theme);
    m_banner->setTheme(theme);
    // The cards stand on the window itself.
    QPalette colours = theme.palette();
    colours.setColor(QPalette::Base, theme.window);
    m_cards->setPalette(colours);
    m_cards->viewport()->update();
}

void StartPage::setTerms(const QString& terms) {
    m_terms->setText(terms);
}

void StartPage::offer(const std::vector<UnfinishedGame>& games) {
    if (games.empty()) {
        m_banner->dismiss();
        return;
    }
    const UnfinishedGame game = games.front();
    const QString when = QLocale().toString(game.when, QStringLiteral("d MMMM yyyy, hh:mm"));
    const QString moves = game.moves == 1 ? tr("one move") : tr("%1 moves").arg(game.moves);
    const QString text = tr("%1 after %2, left on %3.").arg(game.gameName, moves, when);
    m_banner->ask(tr("An unfinished game"), text,
                  {{tr("Co&ntinue"), [this, game] { emit continueAsked(game); }},
                   {tr("&Discard"), [this, game] { emit discardAsked(game); }}});
}

void StartPage::offerReturn(const QString& game) {
    m_banner->ask(tr("The game goes on"), game, {{tr("&Back to the board"), [this] { emit returnAsked(); }}});
}

void StartPage::tell(const QString& title, const QString& text) {
    m_banner->ask(title, text, {{tr("Dismiss"), {}}});
}

QStringList StartPage::shownIds() const {
    QStringList ids;
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        ids << m_filter->index(row, 0).data(VariantListModel::IdRole).toString();
    }
    return ids;
}

void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_search->setFocus();
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitCards();
}

// Cards fill the width, as many beside each other as there are games or room.
void StartPage::fitCards() {
    constexpr int kScrollBar = 16;
    const int room = width() - 2 * (kSide - kCardGap) - kScrollBar;
    const int columns = qBound(1, room / VariantCard::kNarrowest, qMax(1, m_variants->rowCount()));
    // A card that is higher than the list never shows its name and its picture together.
    const int least = layout()->hasHeightForWidth() ? layout()->minimumHeightForWidth(width())
                                                    : layout()->minimumSize().height();
    const int others = least - m_cards->minimumSizeHint().height();
    m_card->setRoom({qMin(room / columns, VariantCard::kWidest), height() - others}, m_cards->font());
    m_cards->doItemsLayout();
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool alongLine = m_search->text().isEmpty() && (key == Qt::Key_Left || key == Qt::Key_Right);
        if (key == Qt::Key_Down || key == Qt::Key_Up || alongLine) {
            const int step = key == Qt::Key_Down || key == Qt::Key_Right ? 1 : -1;
            const int row = qBound(0, m_cards->currentIndex().row() + step, m_filter->rowCount() - 1);
            m_cards->setCurrentIndex(m_filter->index(row, 0));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StartPage::onSearchChanged(const QString& text) {
    m_filter->setText(text);
    const bool any = m_filter->rowCount() > 0;
    m_cards->setVisible(any);
    m_nothing->setVisible(!any);
    m_play->setEnabled(any);
    if (any) {
        // The whole name of one game may begin the names of others.
        const QString wanted = text.trimmed();
        const auto isWhole = [&](int row) {
            const QModelIndex index = m_filter->index(row, 0);
            return index.data(VariantListModel::IdRole).toString().compare(wanted, Qt::CaseInsensitive) ==
                       0 ||
                   index.data().toString().compare(wanted, Qt::CaseInsensitive) == 0;
        };
        int chosen = 0;
        while (chosen < m_filter->rowCount() && !isWhole(chosen)) {
            ++chosen;
        }
        chosen %= m_filter->rowCount(); // the first where none is
        m_cards->setCurrentIndex(m_filter->index(chosen, 0));
    }
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
