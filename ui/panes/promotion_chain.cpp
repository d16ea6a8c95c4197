#include "ui/panes/promotion_chain.h"

#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "ui/panes/face_button.h"

namespace mujo::ui {

PromotionChain::PromotionChain(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    m_row->setAlignment(Qt::AlignHCenter);
    setAccessibleName(tr("Promotion"));
}

std::vector<PieceTypeId> PromotionChain::chainOf(const Variant& variant, PieceTypeId type) {
    const PieceType& piece = variant.type(type);
    std::vector<PieceTypeId> chain{piece.base};
    for (auto next = variant.type(chain[0]).promotesTo; next; next = variant.type(*next).promotesTo) {
        if (std::find(chain.begin(), chain.end(), *next) != chain.end()) {
            break;
        }
        chain.push_back(*next);
    }
    if (std::find(chain.begin(), chain.end(), type) == chain.end()) {
        chain.push_back(type); // by contagion only
    }
    return chain;
}

void PromotionChain::show(const Variant& variant, const PieceFaces& faces, PieceTypeId type) {
    while (QLayoutItem* item = m_row->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    m_buttons.clear();
    const std::vector<PieceTypeId> chain = chainOf(variant, type);
    setVisible(chain.size() > 1);
    if (chain.size() < 2) {
        return;
    }
    constexpr int kSide = 52;
    for (const PieceTypeId one : chain) {
        if (one != chain.front()) {
            auto* arrow = new QLabel(QStringLiteral("→"));
            arrow->setAccessibleName(tr("becomes"));
            m_row->addWidget(arrow);
        }
        auto* button = new FaceButton(kSide);
        button->setFace(faces.of(one));
        button->setLook({m_theme, m_style});
        button->setCheckable(true);
        button->setChecked(one == type);
        connect(button, &QAbstractButton::clicked, this, [this, one, button, type] {
            button->setChecked(one == type);
            emit pieceAsked(one);
        });
        m_row->addWidget(button);
        m_buttons.push_back(button);
    }
}

void PromotionChain::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    for (FaceButton* button : m_buttons) {
        button->setLook(look);
    }
}

} // namespace mujo::ui
