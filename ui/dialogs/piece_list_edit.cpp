#include "ui/dialogs/piece_list_edit.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace mujo::ui {

namespace {

constexpr int kMostLines = 4;

QComboBox* pieceBox(const QString& accessibleName) {
    auto* box = new QComboBox;
    box->setAccessibleName(accessibleName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    box->setMaxVisibleItems(20);
    return box;
}

} // namespace

PieceListEdit::PieceListEdit(Holds holds, QWidget* parent)
    : QWidget(parent), m_holds(holds), m_list(new QListWidget), m_piece(pieceBox(tr("Piece"))),
      m_remove(new QPushButton(tr("Remove"))) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_list);
    auto* line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(m_piece, 1);
    if (holds == Holds::Pairs) {
        m_becomes = pieceBox(tr("What its captor becomes"));
        line->addWidget(new QLabel(QStringLiteral("→")));
        line->addWidget(m_becomes, 1);
    }
    auto* add = new QPushButton(tr("Add"));
    for (QPushButton* button : {add, m_remove}) {
        button->setAutoDefault(false);
        line->addWidget(button);
    }
    layout->addLayout(line);
    connect(add, &QPushButton::clicked, this, [this] {
        this->add(m_piece->currentData().toString(),
                  m_becomes != nullptr ? m_becomes->currentData().toString() : QString());
    });
    connect(m_remove, &QPushButton::clicked, this, &PieceListEdit::removeCurrent);
    connect(m_list, &QListWidget::currentRowChanged, this,
            [this](int row) { m_remove->setEnabled(row >= 0); });
    refresh();
}

void PieceListEdit::setPieces(const std::vector<std::pair<std::string, std::string>>& pieces) {
    for (QComboBox* box : {m_piece, m_becomes}) {
        if (box == nullptr) {
            continue;
        }
        const QString chosen = box->currentData().toString();
        box->clear();
        for (const auto& [id, name] : pieces) {
            const QString text = QString::fromStdString(id);
            box->addItem(QString::fromStdString(name) + QStringLiteral(" (%1)").arg(text), text);
        }
        box->setCurrentIndex(std::max(0, box->findData(chosen)));
    }
    refresh();
}

void PieceListEdit::setValue(const QString& value) {
    m_items = value.split(QLatin1Char(','), Qt::SkipEmptyParts);
    refresh();
}

void PieceListEdit::add(const QString& id, const QString& becomes) {
    const QString item = m_holds == Holds::Pairs ? id + QLatin1Char(':') + becomes : id;
    if (id.isEmpty() || m_items.contains(item)) {
        return;
    }
    if (m_holds == Holds::Pairs) { // a captor can only become one thing
        m_items.removeIf([&id](const QString& each) { return each.section(QLatin1Char(':'), 0, 0) == id; });
    }
    m_items << item;
    refresh();
    emit changed(value());
}

void PieceListEdit::removeCurrent() {
    const int row = m_list->currentRow();
    if (row < 0) {
        return;
    }
    m_items.removeAt(row);
    refresh();
    emit changed(value());
}

QString PieceListEdit::nameOf(const QString& id) const {
    const int found = m_piece->findData(id);
    return found < 0 ? id : m_piece->itemText(found);
}

void PieceListEdit::refresh() {
    m_list->clear();
    for (const QString& item : m_items) {
        const QString piece = item.section(QLatin1Char(':'), 0, 0);
        const QString becomes = item.section(QLatin1Char(':'), 1);
        m_list->addItem(becomes.isEmpty() ? nameOf(piece)
                                          : nameOf(piece) + QStringLiteral(" → ") + nameOf(becomes));
    }
    m_list->setVisible(!m_items.isEmpty());
    m_remove->setVisible(!m_items.isEmpty());
    m_remove->setEnabled(false);
    const int lines = std::min<int>(kMostLines, static_cast<int>(m_items.size()));
    m_list->setFixedHeight(std::max(1, lines) * m_list->fontMetrics().lineSpacing() + 12);
}

} // namespace mujo::ui
