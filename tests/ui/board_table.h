#pragma once

#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <memory>
#include <optional>
#include <random>

#include "core/insight/move_input.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "core/rules/resolve.h"
#include "core/rules/routes.h"
#include "tests/ui/seen_scene.h"
#include "tests/ui/shipped_games.h"
#include "tests/ui/table_game.h"
#include "ui/board/board_layout.h"
#include "ui/board/board_view.h"
#include "ui/board/choice_popover.h"
#include "ui/session/piece_worths.h"
#include "ui/session/square_names.h"

namespace mujo::ui::testing {

using Role = SceneItem::Role;

/// Every shipped game as a row with the column `id`.
inline void everyGame() {
    QTest::addColumn<QString>("id");
    for (const Catalog::Entry& entry : catalog().entries()) {
        QTest::newRow(entry.standard->id().c_str()) << QString::fromStdString(entry.standard->id());
    }
}

/// A game after some random moves, captures preferred so that the position becomes open.
inline Game playedGame(const QString& id, std::mt19937& random, int plies) {
    Game game(catalog().load(id.toStdString()).value());
    for (int ply = 0; ply < plies && !game.isOver(); ++ply) {
        const auto& legal = game.legalMoves();
        std::vector<Move> captures;
        if (random() % 3 == 0) {
            std::copy_if(legal.begin(), legal.end(), std::back_inserter(captures), [&](const Move& move) {
                return !rules::capturedSquares(game.position(), move).empty();
            });
        }
        const auto& from = captures.empty() ? legal : captures;
        game.play(Move(from[random() % from.size()]));
        if (game.isOver()) {
            game.takeBack();
            break;
        }
    }
    return game;
}

/// Whether some move of the kind slides any distance, turns once on an empty square and slides on.
inline bool isHookMover(const PieceType& type) {
    const auto& legs = type.program.legs;
    const auto slides = [](const betza::Leg& leg) { return leg.range >= BoardShape::kMaxSide; };
    return !type.burns && std::any_of(legs.begin(), legs.end(), [&](const betza::Leg& leg) {
        const auto next = legs.begin() + leg.firstNext;
        return slides(leg) && (leg.actions & betza::PassEmpty) != 0 &&
               std::any_of(next, next + leg.nextCount, slides);
    });
}

/// The ways to travel with one corner, where the move of a hook mover has no shorter one; else none.
inline std::vector<rules::Route> hookWays(const Position& position, const Move& move) {
    if (move.isDrop() || move.isPass() || move.path.size() != 1 ||
        !isHookMover(position.variant().type(position.at(move.from()).type()))) {
        return {};
    }
    std::vector<rules::Route> ways = rules::routes(position, move);
    const bool turns = !ways.empty() && ways.front().size() == 3;
    std::erase_if(ways, [&](const rules::Route& way) { return !turns || way.size() != 3; });
    return ways;
}

inline constexpr const char* kLions =
    "16/7k8/16/16/16/5(fl)10/5p(dv)p8/6(LN)1(ds)7/16/9g6/16/16/3(HM)4r7/16/7K8/16 b - 1";
inline constexpr const char* kDemon =
    "7k8/16/16/6ppp7/6p1p7/6ppp7/16/16/7(FD)8/16/9(SE)6/16/16/16/7K8/16 b - 1";
inline constexpr const char* kLionDog = "7k8/16/16/16/6(ds)9/6(dv)9/6(LD)9/16/16/16/16/16/16/16/7K8/16 b - 1";
inline constexpr const char* kDrop = "5(ck)5/11/11/11/11/11/11/11/11/11/5(CK)5 b hand=2(SP) 1";

/// A board on the screen with a game that plays what the board says.
class Table {
public:
    Table(const char* id, const char* text)
        : m_variant(catalog().load(id).value()),
          m_shown(text != nullptr ? Game(positionFromSfen(m_variant, text).value()) : Game(m_variant)) {
        SquareNames::ofProgram().setCatalog(&catalog());
        m_view.resize(820, 840);
        m_view.setWorths(
            [](const std::shared_ptr<const Variant>& variant) { return pieceWorths(catalog(), variant); });
        m_view.show();
        QObject::connect(&m_view, &BoardView::moveChosen, &m_view, [this](const Move& move) {
            m_text = QString::fromStdString(rules::moveText(*m_variant, move));
            m_accepted = game().play(move);
            m_shown.tell(GameFact::Position | GameFact::Entry | GameFact::Outcome);
        });
    }

    [[nodiscard]] Square square(const char* name) const {
        return *m_variant->shape().parse(name, SquareNames::ofProgram().ofSources(*m_variant));
    }
    void click(Square at, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        const QPoint middle = m_view.squareRect(at).center();
        m_mouse = middle;
        QTest::mouseClick(&m_view, Qt::LeftButton, modifiers, middle);
    }
    void click(const char* name, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        click(square(name), modifiers);
    }
    void drag(Square from, Square to) {
        const QPoint start = m_view.squareRect(from).center();
        const QPoint end = m_view.squareRect(to).center();
        QTest::mousePress(&m_view, Qt::LeftButton, {}, start);
        for (const QPoint at : {start + QPoint(4, 0), (start + end) / 2, end}) {
            QMouseEvent move(QEvent::MouseMove, at, m_view.mapToGlobal(at), Qt::LeftButton, Qt::LeftButton,
                             Qt::NoModifier);
            QApplication::sendEvent(&m_view, &move);
        }
        QTest::mouseRelease(&m_view, Qt::LeftButton, {}, end);
    }
    /// Sent to the board itself: where the mouse really is does not matter.
    void point(QPointF at) {
        m_mouse = at;
        QMouseEvent move(QEvent::MouseMove, at, m_view.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&m_view, &move);
    }
    void point(Square at) { point(QPointF(m_view.squareRect(at).center())); }
    void point(const char* name) { point(square(name)); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        const auto before = cursor();
        QTest::keyClick(&m_view, static_cast<Qt::Key>(key), modifiers);
        if (cursor() != before) {
            m_mouse.reset(); // the cursor is pointed with now
        }
    }
    /// Moves the cursor with arrow keys.
    void walkTo(const char* name) {
        const BoardLayout& layout = m_view.layoutOfSquares();
        key(Qt::Key_Left);
        const auto cursor = [&] { return layout.screenCell(*this->cursor()); };
        const QPoint goal = layout.screenCell(square(name));
        while (cursor().x() != goal.x()) {
            key(cursor().x() < goal.x() ? Qt::Key_Right : Qt::Key_Left);
        }
        while (cursor().y() != goal.y()) {
            key(cursor().y() < goal.y() ? Qt::Key_Down : Qt::Key_Up);
        }
    }
    [[nodiscard]] ChoicePopover* chooser() {
        return m_view.findChild<ChoicePopover*>(QStringLiteral("choicePopover"));
    }
    [[nodiscard]] QToolButton* passChip() {
        return m_view.findChild<QToolButton*>(QStringLiteral("passChip"));
    }
    /// Types the name of a square after G.
    void goTo(const char* name) {
        key(Qt::Key_G);
        QTest::keyClicks(&m_view, QString::fromLatin1(name));
        m_mouse.reset();
    }
    void goTo(Square square) {
        goTo(m_variant->shape().name(square, SquareNames::ofProgram().ofSources(*m_variant)).c_str());
    }
    /// The same as a click, by keys.
    void pickByKeys(Square square) {
        goTo(square);
        key(Qt::Key_Return);
    }
    void setGame(const Game& game) {
        m_shown.show(game);
        m_text.clear();
    }
    [[nodiscard]] std::optional<Square> cursor() const { return m_view.cursorSquare(); }
    /// How the squares look to a user.
    [[nodiscard]] QImage picture() { return m_view.grab().toImage(); }
    [[nodiscard]] QImage picture(const char* name) {
        return m_view.grab(m_view.squareRect(square(name))).toImage();
    }
    /// What a scene makes of the game, of what is picked on the board, and of what is pointed at: an object
    /// of the test, good until the next call. That the board paints its own is seen in pictures.
    [[nodiscard]] const SeenScene& scene() {
        m_scene = std::make_unique<SeenScene>();
        m_scene->showGame(&game());
        const insight::MoveInput& input = m_view.input();
        m_scene->showInput(input);
        BoardScene::Pointer pointer;
        pointer.cursor = m_view.cursorSquare();
        if (m_mouse) {
            const BoardLayout& layout = m_view.layoutOfSquares();
            pointer.hover = layout.hit(*m_mouse);
            pointer.at = (*m_mouse - layout.board().topLeft()) / layout.cellSize();
        }
        m_scene->showPointer(input, pointer);
        if (input.state() == insight::InputState::Choosing) {
            m_scene->showOption(input.choices()[static_cast<std::size_t>(chooser()->current())].move);
        }
        return *m_scene;
    }
    BoardView& view() { return m_view; }
    /// For changes that end with `tell`.
    Game& game() { return m_shown.edit(); }
    void tell() { m_shown.tell(); }
    [[nodiscard]] const ObservedGame& shown() const { return m_shown; }
    /// The last move that the board has reported, and whether it was legal.
    [[nodiscard]] QString played() {
        QString text = m_accepted ? m_text : QStringLiteral("illegal");
        m_text.clear();
        return text;
    }

private:
    std::shared_ptr<const Variant> m_variant;
    TableGame m_shown;
    BoardView m_view{m_shown};
    std::unique_ptr<SeenScene> m_scene;
    std::optional<QPointF> m_mouse; ///< over the board; none while the cursor is used
    QString m_text;
    bool m_accepted = true;
};

} // namespace mujo::ui::testing
