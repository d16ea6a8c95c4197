#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "ui/look/look.h"
#include "ui/look/piece_cache.h"
#include "ui/look/piece_faces.h"
#include "ui/models/fallen_pieces.h"

namespace mujo::ui {

/// The pieces that one side has lost, where they do not come back into play: a small face for each kind, the
/// most valuable first, with its number. What has no room is counted.
class FallenView : public QWidget {
    Q_OBJECT

public:
    /// `side` has lost them.
    explicit FallenView(Side side, QWidget* parent = nullptr);
    ~FallenView() override;

    void setVariant(std::shared_ptr<const Variant> variant);
    void setKinds(std::vector<FallenKind> kinds);
    /// Another game: the room that pieces of this one needed is given up.
    void forgetHeight();
    [[nodiscard]] bool isEmpty() const { return m_kinds.empty(); }
    void setFlipped(bool flipped);
    void setLook(const Look& look);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void kindChosen(mujo::PieceTypeId type);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Place {
        QRect rect;
        std::size_t kind;
    };
    struct Arrangement {
        std::vector<Place> places;
        int left = 0; ///< pieces without a place
        QRect rest;   ///< of their number
        int rows = 0;
    };
    [[nodiscard]] Arrangement arranged(int width) const;
    [[nodiscard]] const FallenKind* kindAt(QPoint at) const;
    [[nodiscard]] QString words(const FallenKind& kind) const;

    Side m_side;
    std::shared_ptr<const Variant> m_variant;
    std::unique_ptr<PieceFaces> m_faces;
    std::vector<FallenKind> m_kinds;
    int m_mostRows = 0; ///< that were ever needed
    bool m_flipped = false;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
    PieceCache m_cache{qsizetype{2} << 20};
};

} // namespace mujo::ui
