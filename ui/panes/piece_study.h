#pragma once

#include <QScrollArea>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/position/piece.h"
#include "core/variant/variant.h"
#include "ui/look/look.h"
#include "ui/look/piece_faces.h"
#include "ui/session/observed_game.h"
#include "ui/session/piece_worths.h"
#include "ui/study/piece_links.h"
#include "ui/study/readings.h"

class QLabel;
class QRadioButton;
class QToolButton;
class QVBoxLayout;

namespace mujo::ui {

class FaceView;
class MoveDiagram;
class PromotionChain;

/// Everything about one kind of piece: face, names, moves, promotion, worth, the rules that name it. Without
/// a piece, the game and its rules, whose names of pieces lead to them.
class PieceStudy : public QScrollArea {
    Q_OBJECT

public:
    /// The game must outlive the pane.
    explicit PieceStudy(const ObservedGame& game, QWidget* parent = nullptr);
    ~PieceStudy() override;

    /// None shows the game itself. The square is the one it stands on, or none.
    void showPiece(std::optional<Piece> piece, std::optional<Square> square = std::nullopt);
    void showRules(std::optional<int> marked = std::nullopt);
    void setLook(const Look& look);
    /// The board shows signs in place of characters, which are explained while no piece is studied.
    void explainSigns(bool on);
    /// Where the worths of a game come from; without it none are told.
    void setWorths(PieceWorths worths) { m_worthsOf = std::move(worths); }
    /// Whether the diagram has the other pieces on it, where the piece stands on a board or in a hand.
    void setOnBoard(bool on);
    [[nodiscard]] bool isOnBoard() const;

    [[nodiscard]] std::optional<Piece> piece() const { return m_piece; }
    [[nodiscard]] std::optional<Square> square() const { return m_square; }
    [[nodiscard]] const FaceView& face() const { return *m_face; }
    [[nodiscard]] const MoveDiagram& diagram() const { return *m_diagram; }
    [[nodiscard]] const PieceLinks* links() const { return m_links.get(); }
    /// All that is said of the piece, for tests and screen readers.
    [[nodiscard]] QString words() const;
    /// The rules of the game as they are shown, as HTML.
    [[nodiscard]] QString rulesHtml() const;

public slots:
    /// A `piece:` or `rule:` link was clicked.
    void follow(const QString& link);

protected:
    [[nodiscard]] QSize minimumSizeHint() const override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

signals:
    /// A piece was asked for by a link or a face, not on the board.
    void pieceAsked(mujo::PieceTypeId type);
    /// The meaning of the marks is asked for by a link.
    void marksAsked();
    /// What can be done with the piece is asked for; `at` is a place on the screen.
    void menuAsked(QPoint at);

private:
    void onChanged(GameFacts what);
    void setVariant(const std::shared_ptr<const Variant>& variant);
    void followPiece();
    [[nodiscard]] std::optional<Square> standing(const Piece& piece) const;
    void refreshDiagram();
    void scrollToMarkedRule();
    [[nodiscard]] QString signsHtml() const;
    [[nodiscard]] QString squaresHtml() const;
    void refresh();
    void complete();
    void build();
    void buildTitle(QVBoxLayout* layout);
    void buildDiagram(QVBoxLayout* layout);
    [[nodiscard]] bool hasBoard() const;
    QLabel* addLabel(QVBoxLayout* layout, const char* name);
    void setText(QLabel* label, const QString& text);

    const ObservedGame& m_game;
    std::shared_ptr<const Variant> m_variant;
    std::unique_ptr<PieceFaces> m_faces;
    std::unique_ptr<PieceLinks> m_links;
    std::unique_ptr<Readings> m_readings;
    PieceWorths m_worthsOf;
    std::optional<PerType<int>> m_worths; ///< of the game, once they are worked out
    std::optional<Piece> m_piece;
    std::optional<Square> m_square;
    std::optional<int> m_markedRule;
    bool m_explainsSigns = false; ///< which the board shows in place of characters
    bool m_showsAllRules = false; ///< not only the first, with which a game begins
    QTimer m_completing;          ///< what takes a moment to work out comes after the board has been painted
    Theme m_theme = Theme::light();
    PieceStyle m_style;

    QWidget* m_page;
    QLabel* m_invitation;
    QLabel* m_back;
    FaceView* m_face;
    QLabel* m_name;
    QLabel* m_kanji;
    QLabel* m_romaji;
    PromotionChain* m_chain;
    QLabel* m_remarks;
    QLabel* m_moves;
    QLabel* m_note;
    QWidget* m_switch;
    QRadioButton* m_onEmpty;
    QRadioButton* m_onThis;
    bool m_prefersBoard = false; ///< wherever the piece stands on it
    MoveDiagram* m_diagram;
    QLabel* m_value;
    QLabel* m_rules;
    QLabel* m_readingsLabel;
    QToolButton* m_showBetza; ///< discloses the move text below it
    QLabel* m_betza;
};

} // namespace mujo::ui
