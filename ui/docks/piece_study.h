#pragma once

#include <QScrollArea>
#include <memory>
#include <optional>

#include "core/position/piece.h"
#include "core/variant/variant.h"
#include "ui/board/piece_faces.h"
#include "ui/theme/piece_painter.h"

class QLabel;
class QHBoxLayout;
class QVBoxLayout;

namespace mujo::ui {

class FaceView;
class MoveDiagram;

/// Everything about one kind of piece: face, names, moves, promotion, what is special about it.
class PieceStudy : public QScrollArea {
    Q_OBJECT

public:
    explicit PieceStudy(QWidget* parent = nullptr);

    void setVariant(const std::shared_ptr<const Variant>& variant);
    /// None shows the game itself.
    void showPiece(std::optional<Piece> piece);
    void setLook(const Theme& theme, PieceStyle style);
    [[nodiscard]] std::optional<Piece> piece() const { return m_piece; }
    [[nodiscard]] const MoveDiagram& diagram() const { return *m_diagram; }
    /// All that is said of the piece, for tests and screen readers.
    [[nodiscard]] QString words() const;

private:
    void refresh();
    void showChain(const PieceType& type);
    [[nodiscard]] QStringList remarks(PieceTypeId id) const;
    QLabel* addLabel(QVBoxLayout* layout, const char* name);

    std::shared_ptr<const Variant> m_variant;
    std::unique_ptr<PieceFaces> m_faces;
    std::optional<Piece> m_piece;
    Theme m_theme = Theme::light();
    PieceStyle m_style;

    QWidget* m_page;
    QLabel* m_invitation;
    FaceView* m_face;
    QLabel* m_name;
    QLabel* m_kanji;
    QLabel* m_romaji;
    QLabel* m_remarks;
    QWidget* m_chain;
    FaceView* m_chainFrom;
    FaceView* m_chainTo;
    QLabel* m_chainWords;
    QLabel* m_moves;
    QLabel* m_note;
    QLabel* m_diagramTitle;
    MoveDiagram* m_diagram;
    QLabel* m_betza;
};

} // namespace mujo::ui
