#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include "core/base/random.h"
#include "core/engine/engine.h"
#include "tests/ui/test_window.h"
#include "ui/board/board_view.h"

#include "tests/support/sampling.h"
#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;

/// Random clicks, keys, wheel turns and resizes: nothing may crash, and the game must stay sound.
class ShellMonkeyTest : public QObject {
    Q_OBJECT

private slots:
    void nothingBreaksTheWindow_data();
    void nothingBreaksTheWindow();
};

namespace {

class Monkey {
public:
    Monkey(ui::testing::TestWindow& window, std::uint64_t seed) : m_window(window), m_random(seed) {}

    void act() {
        constexpr std::uint64_t kActs = 12;
        switch (m_random.below(kActs)) {
        case 0:
        case 1:
        case 2:
        case 3:
            return clickAMove();
        case 4:
        case 5:
            return clickSomewhere(Qt::LeftButton);
        case 6:
            return clickSomewhere(Qt::RightButton);
        case 7:
            return point();
        case 8:
            return turnWheel();
        case 9:
            return resizeWindow();
        default:
            return pressKey();
        }
    }

private:
    [[nodiscard]] BoardView& board() { return m_window.board(); }
    [[nodiscard]] const Game& game() { return m_window.session().game(); }

    Square anySquare() {
        const auto squares = static_cast<std::uint64_t>(game().variant().shape().squareCount());
        return Square(static_cast<int>(m_random.below(squares)));
    }

    void click(Square square, Qt::MouseButton button) {
        const auto modifiers = m_random.below(6) == 0 ? Qt::ControlModifier : Qt::NoModifier;
        QTest::mouseClick(&board(), button, modifiers, board().squareRect(square).center());
    }

    void clickAMove() {
        const std::vector<Move> legal = game().legalMoves();
        if (legal.empty()) {
            QTest::keyClick(&m_window, Qt::Key_Z, Qt::ControlModifier);
            return;
        }
        const Move& move = legal[m_random.below(legal.size())];
        if (move.isDrop()) {
            board().chooseFromHand(move.dropped());
        } else {
            click(move.from(), Qt::LeftButton);
        }
        for (const Square stop : move.path) {
            click(stop, Qt::LeftButton);
        }
        QTest::keyClick(&board(), Qt::Key_Return);
    }

    void clickSomewhere(Qt::MouseButton button) { click(anySquare(), button); }

    void point() { QTest::mouseMove(&board(), board().squareRect(anySquare()).center()); }

    void turnWheel() {
        const QPoint at = board().squareRect(anySquare()).center();
        const int turn = m_random.below(2) == 0 ? 120 : -120;
        QWheelEvent wheel(at, board().mapToGlobal(at), {}, {0, turn}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&board(), &wheel);
    }

    void resizeWindow() {
        m_window.resize(900 + static_cast<int>(m_random.below(700)),
                        650 + static_cast<int>(m_random.below(400)));
    }

    void pressKey() {
        struct Key {
            Qt::Key key;
            Qt::KeyboardModifiers modifiers;
        };
        static constexpr std::array kKeys = {Key{Qt::Key_Escape, Qt::NoModifier},
                                             Key{Qt::Key_Return, Qt::NoModifier},
                                             Key{Qt::Key_Tab, Qt::NoModifier},
                                             Key{Qt::Key_P, Qt::NoModifier},
                                             Key{Qt::Key_C, Qt::NoModifier},
                                             Key{Qt::Key_Up, Qt::NoModifier},
                                             Key{Qt::Key_Left, Qt::NoModifier},
                                             Key{Qt::Key_Right, Qt::ControlModifier},
                                             Key{Qt::Key_1, Qt::NoModifier},
                                             Key{Qt::Key_2, Qt::NoModifier},
                                             Key{Qt::Key_F, Qt::NoModifier},
                                             Key{Qt::Key_L, Qt::NoModifier},
                                             Key{Qt::Key_0, Qt::NoModifier},
                                             Key{Qt::Key_T, Qt::NoModifier},
                                             Key{Qt::Key_A, Qt::NoModifier},
                                             Key{Qt::Key_E, Qt::ControlModifier},
                                             Key{Qt::Key_Z, Qt::NoModifier},
                                             Key{Qt::Key_Z, Qt::ControlModifier},
                                             Key{Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier}};
        const Key& key = kKeys[m_random.below(kKeys.size())];
        QTest::keyClick(&board(), key.key, key.modifiers);
    }

    ui::testing::TestWindow& m_window;
    Random m_random;
};

} // namespace

void ShellMonkeyTest::nothingBreaksTheWindow_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<int>("computers");
    const Catalog catalog{std::filesystem::path()};
    for (int game = 0; game < static_cast<int>(catalog.entries().size()); ++game) {
        for (const int computers : {0, 1, 2}) {
            QTest::addRow("game %d, %d computers", game, computers) << game << computers;
        }
    }
}

void ShellMonkeyTest::nothingBreaksTheWindow() {
    QFETCH(const int, game);
    QFETCH(const int, computers);
    QTemporaryDir folder;
    Catalog catalog{std::filesystem::path()};
    Settings settings{Settings::Scope::Passing};
    GameSession session;
    ui::testing::TestWindow window(catalog, settings, session, folder.path());
    window.resize(1280, 800);
    window.show();
    GameSetup setup;
    setup.variant = catalog.entries()[static_cast<std::size_t>(game)].standard;
    setup.seats = {computers == 2 ? Seat::computer(kWeakestLevel) : Seat::human(),
                   computers > 0 ? Seat::computer(kWeakestLevel) : Seat::human()};
    window.begin(setup);
    Monkey monkey(window, static_cast<std::uint64_t>(game * 10 + computers));
    for (int i = 0, events = mujo::testing::sampleCount(200, 2000); i < events; ++i) {
        monkey.act();
        QCoreApplication::processEvents();
        const Position& position = window.session().game().position();
        QCOMPARE(position.key(), position.recountedKey());
    }
}

MUJO_UI_TEST(ShellMonkeyTest)
#include "shell_monkey_test.moc"
