#pragma once

#include <QWidget>
#include <vector>

#include "ui/look/look.h"
#include "ui/look/piece_faces.h"

class QHBoxLayout;

namespace mujo::ui {

class FaceButton;

/// A piece and all it becomes by promotion, from the first to the last, each of them to be clicked.
class PromotionChain : public QWidget {
    Q_OBJECT

public:
    explicit PromotionChain(QWidget* parent = nullptr);

    /// Hidden when the piece neither promotes nor has been promoted. The faces must outlive the widget.
    void show(const Variant& variant, const PieceFaces& faces, PieceTypeId type);
    void setLook(const Look& look);
    /// From the unpromoted piece on; just the piece itself when nothing promotes.
    static std::vector<PieceTypeId> chainOf(const Variant& variant, PieceTypeId type);

signals:
    void pieceAsked(mujo::PieceTypeId type);

private:
    QHBoxLayout* m_row;
    std::vector<FaceButton*> m_buttons;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
};

} // namespace mujo::ui
