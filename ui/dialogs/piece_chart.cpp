#include "ui/dialogs/piece_chart.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontInfo>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <algorithm>

#include "ui/dialogs/piece_card.h"
#include "ui/look/text_size.h"
#include "ui/panes/clear_button.h"
#include "ui/session/words.h"
#include "ui/study/move_class_name.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kLeastZoom = 60;
constexpr int kMostZoom = 300;
constexpr QSize kWindow{1120, 760};

} // namespace

PieceChart::PieceChart(std::shared_ptr<const Variant> variant, QWidget* parent, const ObservedGame* game)
    : FittingDialog(parent), m_game(game), m_model(new PieceChartModel(std::move(variant), this)),
      m_filter(new PieceChartFilter(*m_model, this)),
      m_delegate(new PieceCardDelegate(*m_model, *m_filter, this)), m_list(new QListView) {
    setWindowTitle(inTitle(tr("All pieces of %1").arg(toQString(m_model->variant().name()))));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 12, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(makeSide());
    layout->addWidget(m_list, 1);

    m_list->setAccessibleName(tr("Pieces"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(2);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setItemDelegate(m_delegate);
    m_list->setModel(m_filter);
    m_list->viewport()->installEventFilter(this);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PieceChart::onCurrentChanged);
    connect(m_list, &QListView::activated, this, [this] {
        if (m_onBoard->isEnabled()) {
            m_onBoard->click();
        }
    });
    if (m_game != nullptr) {
        connect(m_game, &ObservedGame::changed, this, [this](GameFacts what) {
            if (what.testFlag(GameFact::Position)) {
                refreshOnBoard();
            }
        });
    }
    setZoom(100);
    onFilterChanged();
    onCurrentChanged();
    resize(withText(*this, kWindow));
    m_search->setFocus();
}

QWidget* PieceChart::makeSide() {
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 12);
    side->setMinimumWidth(fontMetrics().averageCharWidth() * 32);
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Name, reading, kanji, letters"));
    m_search->setAccessibleName(tr("Search pieces"));
    addClearButton(*m_search);
    layout->addWidget(m_search);
    m_count = new QLabel;
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setWordWrap(true);
    layout->addWidget(m_count);

    auto* orderLabel = new QLabel(tr("&Order:"));
    m_order = new QComboBox;
    m_order->addItems(
        {tr("Worth most first"), tr("English name"), tr("Kanji"), tr("Reading"), tr("Strokes of the kanji")});
    m_order->setAccessibleName(tr("Order"));
    orderLabel->setBuddy(m_order);
    layout->addWidget(orderLabel);
    layout->addWidget(m_order);
    addFilters(layout);

    auto* zoomLabel = new QLabel(tr("&Size:"));
    m_zoom = new QSlider(Qt::Horizontal);
    m_zoom->setRange(kLeastZoom, kMostZoom);
    m_zoom->setValue(100);
    m_zoom->setPageStep(20);
    m_zoom->setAccessibleName(tr("Size of the cards in per cent"));
    zoomLabel->setBuddy(m_zoom);
    layout->addWidget(zoomLabel);
    layout->addWidget(m_zoom);

    m_onBoard = new QPushButton(tr("Show on &board"));
    auto* marks = new QPushButton(tr("What the &marks mean"));
    auto* save = new QPushButton(tr("&Export as SVG…"));
    auto* paper = new QPushButton(tr("&Print…"));
    for (QPushButton* button : {m_onBoard, marks, save, paper}) {
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    connect(m_search, &QLineEdit::textChanged, this, &PieceChart::onFilterChanged);
    connect(m_order, &QComboBox::currentIndexChanged, this,
            [this](int i) { m_filter->setOrder(PieceChartFilter::Order(i)); });
    connect(m_zoom, &QSlider::valueChanged, this, &PieceChart::applyScale);
    connect(m_onBoard, &QPushButton::clicked, this, [this] {
        if (const auto type = current()) {
            emit showOnBoardAsked(*type);
        }
    });
    connect(marks, &QPushButton::clicked, this, &PieceChart::marksAsked);
    connect(save, &QPushButton::clicked, this, &PieceChart::askExport);
    connect(paper, &QPushButton::clicked, this, &PieceChart::askPrint);
    return side;
}

/// A box for each way of moving that the game has.
void PieceChart::addFilters(QVBoxLayout* layout) {
    auto* label = new QLabel(tr("Moves:"));
    layout->addWidget(label);
    auto* boxes = new QWidget;
    auto* column = new QVBoxLayout(boxes);
    column->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < insight::kMoveClassCount; ++i) {
        auto* box = new QCheckBox;
        box->setVisible(m_filter->count(insight::MoveClass(i)) > 0);
        connect(box, &QCheckBox::toggled, this, &PieceChart::onFilterChanged);
        column->addWidget(box);
        m_classes[static_cast<std::size_t>(i)] = box;
    }
    column->addStretch(1);
    countClasses();
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Ways of moving"));
    scroll->setWidget(boxes);
    scroll->setMinimumWidth(boxes->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    layout->addWidget(scroll, 1);
}

void PieceChart::countClasses() {
    for (int i = 0; i < insight::kMoveClassCount; ++i) {
        const insight::MoveClass one{static_cast<std::uint8_t>(i)};
        m_classes[static_cast<std::size_t>(i)]->setText(
            QStringLiteral("%1 (%2)").arg(moveClassName(one)).arg(m_filter->count(one)));
        m_classes[static_cast<std::size_t>(i)]->setToolTip(Phrases::inLines(moveClassMeaning(one)));
    }
}

void PieceChart::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    m_delegate->setLook(look);
    m_list->viewport()->update();
}

void PieceChart::choose(PieceTypeId type) {
    const QModelIndex index = m_filter->mapFromSource(m_model->index(m_model->rowOf(type)));
    if (index.isValid()) {
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
    }
}

std::optional<PieceTypeId> PieceChart::current() const {
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid()) {
        return std::nullopt;
    }
    return PieceTypeId(static_cast<std::uint16_t>(index.data(PieceChartModel::TypeRole).toInt()));
}

void PieceChart::onFilterChanged() {
    insight::MoveClasses wanted;
    for (int i = 0; i < insight::kMoveClassCount; ++i) {
        if (m_classes[static_cast<std::size_t>(i)]->isChecked()) {
            wanted.add(insight::MoveClass(i));
        }
    }
    m_filter->setClasses(wanted);
    m_filter->setSearch(m_search->text());
    countClasses();
    const int all = m_model->rowCount();
    const int here = m_filter->rowCount();
    const bool isSought = !m_search->text().trimmed().isEmpty();
    m_count->setText(here == all        ? tr("%n kind(s), promoted ones included", nullptr, all)
                     : here > 0         ? tr("%1 of %2 kinds").arg(here).arg(all)
                     : wanted.isEmpty() ? tr("No kind has this in its names.")
                     : isSought ? tr("No kind has this in its names and moves in the ways that are ticked.")
                                : tr("No kind moves in all the ways that are ticked."));
}

void PieceChart::onCurrentChanged() {
    refreshOnBoard();
    if (const auto type = current()) {
        emit pieceChosen(*type);
    }
}

/// How many of the kind there are in the game.
void PieceChart::refreshOnBoard() {
    const auto type = current();
    int count = 0;
    if (type && m_game != nullptr) {
        const Position& position = m_game->game().position();
        const auto& types = m_model->kind(m_model->rowOf(*type)).types;
        for (const Side side : {Side::Sente, Side::Gote}) {
            for (const Square square : position.pieces(side)) {
                count += static_cast<int>(std::count(types.begin(), types.end(), position.at(square).type()));
            }
        }
    }
    m_onBoard->setEnabled(count > 0);
    m_onBoard->setText(count > 0 ? tr("Show %1 on &board").arg(count)
                       : type    ? tr("Show on &board (none there)")
                                 : tr("Show on &board"));
}

void PieceChart::setZoom(int percent) {
    m_zoom->setValue(percent);
    applyScale();
}

int PieceChart::zoom() const {
    return m_zoom->value();
}

qreal PieceChart::smallestText() const {
    return PieceCard::kSmallestText * m_delegate->scale();
}

/// Cards grow with the text size of the system.
void PieceChart::applyScale() {
    const qreal system = std::max<qreal>(1, QFontInfo(font()).pointSizeF() / PieceCard::kSmallestText);
    m_delegate->setScale(system * m_zoom->value() / 100);
    m_list->verticalScrollBar()->setSingleStep(static_cast<int>(PieceCard::kSize.height() / 6));
    m_list->doItemsLayout();
}

bool PieceChart::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel) {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (wheel->modifiers().testFlag(Qt::ControlModifier)) {
            constexpr int kStep = 10;
            setZoom(m_zoom->value() + (wheel->angleDelta().y() > 0 ? kStep : -kStep));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void PieceChart::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        applyScale();
    }
}

} // namespace mujo::ui
