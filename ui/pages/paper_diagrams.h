#pragma once

#include <QObject>
#include <QSizeF>
#include <QTextFormat>
#include <QTextObjectInterface>

#include "core/game/game.h"
#include "ui/pages/board_drawing.h"
#include "ui/pages/paper_text.h"

namespace mujo::ui {

/// The diagrams of a text: each is a character of it that is drawn as the position of a node.
class PaperDiagrams : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int kType = QTextFormat::UserObject + 1;

    /// `page` is what a diagram must fit on, in dots of the paper.
    PaperDiagrams(const Game& game, const PaperChoices& choices, const QSizeF& page);

    /// Of the character that stands for the diagram of a node.
    [[nodiscard]] static QTextCharFormat formatOf(Game::Node node);

    QSizeF intrinsicSize(QTextDocument* document, int at, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* document, int at,
                    const QTextFormat& format) override;

private:
    /// Of the position that a character stands for.
    [[nodiscard]] BoardDrawing drawing(const QTextFormat& format);

    Game m_game; ///< shows the position that is drawn
    Look m_look;
    BoardDrawing::Choices m_choices;
    QSizeF m_page;
};

} // namespace mujo::ui
