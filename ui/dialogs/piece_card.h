#pragma once

#include <QCache>
#include <QPixmap>
#include <QStyledItemDelegate>

#include "ui/look/look.h"
#include "ui/look/piece_faces.h"
#include "ui/models/piece_chart_model.h"

namespace mujo::ui {

/// Draws the card of one kind: face, names, diagram, ways of moving.
class PieceCard {
public:
    static constexpr QSizeF kSize{206, 328};  ///< at 100 %
    static constexpr qreal kSmallestText = 9; ///< points at 100 %

    /// Text by the fonts of the machine for the screen, as outlines for what is read on other machines.
    enum class Text { Font, Outline };

    PieceCard(const PieceChartModel& model, const PieceFaces& faces, const Theme& theme, PieceStyle style)
        : m_model(model), m_faces(faces), m_theme(theme), m_style(style) {}

    /// At the origin of the painter, in the size of 100 %.
    void paint(QPainter& painter, int row, Text text) const;

private:
    struct Line;
    void write(QPainter& painter, const Line& line, Text text) const;
    void writeNames(QPainter& painter, int row, Text text) const;

    const PieceChartModel& m_model;
    const PieceFaces& m_faces;
    const Theme& m_theme;
    PieceStyle m_style;
};

/// Cards in a list view; each is painted once and kept while there is room.
class PieceCardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    PieceCardDelegate(const PieceChartModel& model, const PieceChartFilter& filter, QObject* parent);

    void setLook(const Look& look);
    void setScale(qreal scale); ///< 1 = 100 %
    [[nodiscard]] qreal scale() const { return m_scale; }
    [[nodiscard]] const PieceFaces& faces() const { return m_faces; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const PieceChartModel& m_model;
    const PieceChartFilter& m_filter;
    PieceFaces m_faces;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
    qreal m_scale = 1;
    mutable QCache<int, QPixmap> m_pictures; ///< by row of the model, cost in bytes
};

} // namespace mujo::ui
