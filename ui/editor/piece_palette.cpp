#include "ui/editor/piece_palette.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRadioButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/panes/clear_button.h"
#include "ui/session/words.h"
#include "ui/study/piece_search.h"
#include "ui/words/piece_title.h"

namespace mujo::ui {

namespace {

constexpr int kFace = 36; // logical pixels

} // namespace

PaletteModel::PaletteModel(std::shared_ptr<const Variant> variant, QObject* parent)
    : QAbstractListModel(parent), m_variant(std::move(variant)), m_faces(*m_variant) {
    for (std::size_t i = 0; i < m_variant->types().size(); ++i) {
        if (!m_variant->types()[i].formOnly) {
            m_types.push_back(PieceTypeId(i));
        }
    }
}

void PaletteModel::repaint() {
    if (!m_types.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
    }
}

void PaletteModel::setLook(const Look& look, qreal devicePixelRatio) {
    m_look = look;
    m_look.pieces.nameShown = false;
    m_ratio = devicePixelRatio;
    repaint();
}

void PaletteModel::setOwner(Side owner) {
    m_owner = owner;
    repaint();
}

int PaletteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_types.size());
}

/// What tells kinds of one name apart: of those that others become, which; else the kanji.
QString PaletteModel::besideName(const PieceType& type) const {
    const auto sharesName = [&type](const PieceType& other) {
        return &other != &type && other.name == type.name;
    };
    const auto& all = m_variant->types();
    return type.promoted && std::any_of(all.begin(), all.end(), sharesName)
               ? tr("the promoted %1").arg(toQString(m_variant->type(type.base).name))
           : type.kanji.find(type.kanji1) != std::string::npos
               ? PieceTitle::beside(type)
               : tr("%1 · on the tile %2", "names, and a sign that is no part of them")
                     .arg(PieceTitle::beside(type), toQString(type.kanji1));
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const PieceType& type = m_variant->type(this->type(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1\n%2").arg(toQString(type.name), besideName(type));
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        const QString names = PieceTitle::inLine(type);
        return type.promoted
                   ? tr("%1; the promoted %2").arg(names, toQString(m_variant->type(type.base).name))
                   : names;
    }
    case Qt::DecorationRole:
        return m_cache.pixmap(m_faces.of(Piece{this->type(index.row()), m_owner}), m_look.pieces,
                              m_look.theme, static_cast<int>(std::lround(kFace * m_ratio)), m_ratio);
    default:
        return {};
    }
}

PaletteFilter::PaletteFilter(PaletteModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(&model);
    sort(0);
}

void PaletteFilter::setSearch(const QString& text) {
    m_search = text.simplified();
    invalidate();
}

/// What fits a search best stands first.
bool PaletteFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const auto match = [this](const QModelIndex& index) {
        return pieceMatch(m_model.variant().type(m_model.type(index.row())), m_search);
    };
    const PieceMatch a = match(left);
    const PieceMatch b = match(right);
    return a != b ? a > b : left.row() < right.row();
}

bool PaletteFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
    return m_search.isEmpty() || isMeant(m_model.variant().type(m_model.type(row)), m_search);
}

PiecePalette::PiecePalette(const std::shared_ptr<const Variant>& variant, QWidget* parent)
    : QWidget(parent), m_model(new PaletteModel(variant, this)), m_filter(new PaletteFilter(*m_model, this)),
      m_search(new QLineEdit), m_sente(new QRadioButton(sideName(Side::Sente))),
      m_gote(new QRadioButton(sideName(Side::Gote))), m_list(new QListView) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_search->setPlaceholderText(tr("Name, reading, kanji, letters"));
    m_search->setAccessibleName(tr("Search pieces"));
    addClearButton(*m_search);
    layout->addWidget(m_search);
    auto* sides = new QHBoxLayout;
    m_sente->setChecked(true);
    m_sente->setAccessibleName(tr("Pieces of Sente"));
    m_gote->setAccessibleName(tr("Pieces of Gote"));
    sides->addWidget(m_sente);
    sides->addWidget(m_gote);
    sides->addStretch(1);
    layout->addLayout(sides);
    m_list->setModel(m_filter);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({kFace, kFace});
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setAccessibleName(tr("Pieces to put on the board"));
    layout->addWidget(m_list, 1);
    setMinimumWidth(fontMetrics().averageCharWidth() * 30);
    connect(m_search, &QLineEdit::textChanged, this, &PiecePalette::onSearched);
    connect(m_search, &QLineEdit::returnPressed, this, &PiecePalette::submitted);
    connect(m_list, &QListView::activated, this, &PiecePalette::submitted);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PiecePalette::pickedChanged);
    connect(m_gote, &QRadioButton::toggled, this, [this](bool on) {
        m_model->setOwner(on ? Side::Gote : Side::Sente);
        emit pickedChanged();
    });
}

void PiecePalette::setLook(const Look& look) {
    m_model->setLook(look, devicePixelRatioF());
}

/// What is looked for is picked at once.
void PiecePalette::onSearched(const QString& text) {
    m_filter->setSearch(text);
    if (!text.simplified().isEmpty() && m_filter->rowCount() > 0) {
        m_list->setCurrentIndex(m_filter->index(0, 0));
    }
}

std::optional<Piece> PiecePalette::picked() const {
    const QModelIndexList chosen = m_list->selectionModel()->selectedIndexes();
    if (chosen.isEmpty()) {
        return std::nullopt;
    }
    return Piece{m_model->type(m_filter->mapToSource(chosen.front()).row()),
                 m_gote->isChecked() ? Side::Gote : Side::Sente};
}

void PiecePalette::pick(std::optional<Piece> piece) {
    if (!piece) {
        m_list->clearSelection();
        return;
    }
    (piece->owner == Side::Gote ? m_gote : m_sente)->setChecked(true);
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        if (m_model->type(m_filter->mapToSource(m_filter->index(row, 0)).row()) == piece->type) {
            m_list->setCurrentIndex(m_filter->index(row, 0));
            return;
        }
    }
}

} // namespace mujo::ui
