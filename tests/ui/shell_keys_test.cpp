#include <QClipboard>
#include <QLineEdit>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "core/engine/engine.h"
#include "core/insight/outcome_preview.h"
#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/test_window.h"
#include "tests/ui/ui_test.h"
#include "ui/dialogs/start_page.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/square_names.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using namespace mujo::ui::testing;

// Whole games against the computer in the real window, from the choice of the game on, by keys alone.

namespace {

enum class Kind { Igui, DoubleCapture, Hook, Burn, PromotionChoice };

std::set<Kind> kindsOf(const Position& position, const std::vector<Move>& legal, const Move& move) {
    std::set<Kind> kinds;
    if (move.isPass() || move.isDrop()) {
        return kinds;
    }
    const auto captured = rules::capturedSquares(position, move);
    const bool burns = position.variant().type(position.at(move.from()).type()).burns;
    if (move.to() == move.origin) {
        kinds.insert(Kind::Igui);
    } else if (burns && move.path.size() > 1) {
        kinds.insert(Kind::Burn);
    } else if (captured.size() == 2) {
        kinds.insert(Kind::DoubleCapture);
    }
    if (!hookWays(position, move).empty()) {
        kinds.insert(Kind::Hook);
    }
    const bool isOffered = std::any_of(legal.begin(), legal.end(), [&](const Move& other) {
        return samePath(move, other) && other.promotes() != move.promotes();
    });
    if (isOffered) {
        kinds.insert(Kind::PromotionChoice);
    }
    return kinds;
}

/// Counts what the mouse does anywhere in the program.
class MouseWatch : public QObject {
public:
    MouseWatch() { qApp->installEventFilter(this); }
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        const auto type = event->type();
        events += type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick ||
                          type == QEvent::MouseButtonRelease || type == QEvent::Wheel
                      ? 1
                      : 0;
        return false;
    }
    int events = 0;
};

/// A person without a mouse at the real window; the computer is the real engine on its own thread, with a
/// node limit and a seed, so that every run plays the same games.
class Keyboard {
public:
    explicit Keyboard(std::uint64_t seed) : m_random(seed) {
        settings.setForSession(Settings::kColours, Colours::Light);
        window.resize(1280, 900);
        window.session().engine().setStarter([this](SearchRequest request, Engine::Callbacks callbacks) {
            constexpr std::uint64_t kNodes = 300;
            constexpr int kLevel = 2;
            request.limits = {};
            request.limits.nodes = kNodes;
            request.level = kLevel;
            request.seed = ++m_searches;
            m_engine.start(std::move(request), std::move(callbacks));
        });
        window.show();
        QApplication::setActiveWindow(&window);
    }

    [[nodiscard]] const Game& game() { return window.session().game(); }
    [[nodiscard]] BoardView& board() { return window.board(); }
    [[nodiscard]] bool isMyTurn() { return window.session().isHumanTurn() || game().isOver(); }

    /// To whatever has the focus, as a keyboard does.
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* at = QApplication::focusWidget();
        QTest::keyClick(at != nullptr ? at : &window, static_cast<Qt::Key>(key), modifiers);
    }
    void type(const QString& text) {
        for (const QChar letter : text) {
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
        }
    }
    void paste(const char* position) {
        QApplication::clipboard()->setText(QString::fromLatin1(position));
        press(Qt::Key_V, Qt::ControlModifier);
    }

    /// Plays the move; false when the keys led to anything else.
    bool enter(const Move& move) {
        const std::size_t before = game().plies().size();
        const auto kinds = kindsOf(game().position(), game().legalMoves(), move);
        m_promotionAsked = false;
        if (!pick(move) || game().plies().size() != before + 1 || !(game().plies().back().move == move)) {
            return false;
        }
        ++m_moves;
        for (const Kind kind : kinds) {
            ++m_entered[static_cast<std::size_t>(kind)];
        }
        return kinds.count(Kind::PromotionChoice) == 0 || m_promotionAsked;
    }

    /// One of the moves that are rare if there is one, most of all one of a kind that was not yet entered.
    Move choose() {
        std::vector<Move> fresh;
        std::vector<Move> special;
        std::vector<Move> plain;
        for (const Move& move : game().legalMoves()) {
            const auto captured = rules::capturedSquares(game().position(), move);
            const bool takesRoyal = std::any_of(captured.begin(), captured.end(), [&](Square square) {
                return game().variant().type(game().position().at(square).type()).royal;
            });
            if (takesRoyal) {
                continue; // the game is to last
            }
            const auto kinds = kindsOf(game().position(), game().legalMoves(), move);
            const bool isNew =
                std::any_of(kinds.begin(), kinds.end(), [this](Kind kind) { return times(kind) == 0; });
            plain.push_back(move);
            if (isNew) {
                fresh.push_back(move);
            }
            if (!kinds.empty() || !captured.empty()) {
                special.push_back(move);
            }
        }
        const auto& pool = !fresh.empty()                               ? fresh
                           : !special.empty() && m_random.below(2) == 0 ? special
                                                                        : plain;
        return pool[m_random.below(pool.size())];
    }
    std::optional<Move> moveOf(Kind kind) {
        for (const Move& move : game().legalMoves()) {
            if (kindsOf(game().position(), game().legalMoves(), move).count(kind) != 0) {
                return move;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] int times(Kind kind) const { return m_entered[static_cast<std::size_t>(kind)]; }
    void report(const char* when) const {
        qInfo(
            "%d moves by keys %s: %d igui, %d double captures, %d hook moves, %d burns, %d promotion choices",
            m_moves, when, times(Kind::Igui), times(Kind::DoubleCapture), times(Kind::Hook),
            times(Kind::Burn), times(Kind::PromotionChoice));
    }

    QTemporaryDir folder;
    Catalog games{std::filesystem::path()};
    Settings settings{Settings::Scope::Passing};
    GameSession session;
    ui::testing::TestWindow window{games, settings, session, folder.path()};
    MouseWatch mouse;

private:
    enum class Way { ByName, ByTab, ByArrows };

    [[nodiscard]] QString nameOf(Square square) {
        return QString::fromStdString(
            game().variant().shape().name(square, SquareNames::ofProgram().ofSources(game().variant())));
    }

    void goTo(Square square, Way way) {
        if (way == Way::ByTab && board().input().markOn(square) != nullptr) {
            const std::size_t count = board().input().marks().size();
            for (std::size_t i = 0; i <= count && board().cursorSquare() != square; ++i) {
                press(Qt::Key_Tab);
            }
        } else if (way == Way::ByArrows && board().cursorSquare()) {
            const BoardLayout& layout = board().layoutOfSquares();
            const QPoint goal = layout.screenCell(square);
            const auto at = [&] { return layout.screenCell(*board().cursorSquare()); };
            for (int i = std::abs(goal.x() - at().x()); i > 0; --i) {
                press(goal.x() > at().x() ? Qt::Key_Right : Qt::Key_Left);
            }
            for (int i = std::abs(goal.y() - at().y()); i > 0; --i) {
                press(goal.y() > at().y() ? Qt::Key_Down : Qt::Key_Up);
            }
        } else {
            press(Qt::Key_G);
            type(nameOf(square));
        }
    }

    /// Every key between the picking of the piece and the move being made.
    bool pick(const Move& move) {
        const auto way = static_cast<Way>(m_random.below(3));
        goTo(move.from(), way == Way::ByTab ? Way::ByName : way);
        press(Qt::Key_Return);
        if (board().input().selected() != move.origin) {
            return false;
        }
        if (move.isPass()) {
            press(Qt::Key_P);
            return true;
        }
        const std::size_t node = board().input().tree().find(move);
        if (node == ClickTree::kNone) {
            return false;
        }
        const auto squares = board().input().tree().clicksTo(node);
        for (const Square square : squares) {
            goTo(square, way);
            if (board().cursorSquare() != square || !showsBothCorners(square)) {
                return false;
            }
            press(m_random.below(2) == 0 ? Qt::Key_Return : Qt::Key_Space);
        }
        if (board().input().state() == InputState::LegsUnderWay) {
            press(Qt::Key_Return); // stops there
        }
        const auto& choices = board().input().choices();
        if (!choices.empty()) {
            m_promotionAsked = std::any_of(choices.begin(), choices.end(), [](const MoveChoice& choice) {
                return choice.kind == MoveChoice::Kind::Stay;
            });
            const auto line = std::find_if(choices.begin(), choices.end(),
                                           [&](const MoveChoice& choice) { return choice.move == move; });
            press(Qt::Key_1 + static_cast<int>(line - choices.begin()));
        }
        return true;
    }

    /// C shows another corner where there is one, and comes round to the first again.
    bool showsBothCorners(Square target) {
        const auto ways = board().input().preview(target).routes();
        if (ways.size() < 2 || ways.front().size() != 3) {
            return true;
        }
        // A line is drawn along more than single steps.
        const BoardShape& shape = game().variant().shape();
        if (std::any_of(ways.begin(), ways.end(), [&](const rules::Route& way) {
                return shape.distance(way[0], way[1]) < 2 && shape.distance(way[1], way[2]) < 2;
            })) {
            return true;
        }
        // For two seconds pieces that were just taken are seen as well.
        return QTest::qWaitFor([&] { return comesRound(ways.size()); });
    }

    /// Whether so many presses of C show as many pictures and then the first again.
    bool comesRound(std::size_t count) {
        std::vector<QImage> shown;
        for (std::size_t i = 0; i < count; ++i) {
            shown.push_back(board().grab().toImage());
            press(Qt::Key_C);
        }
        for (std::size_t i = 1; i < count; ++i) {
            if (std::find(shown.begin(), shown.begin() + static_cast<std::ptrdiff_t>(i), shown[i]) !=
                shown.begin() + static_cast<std::ptrdiff_t>(i)) {
                return false;
            }
        }
        return board().grab().toImage() == shown.front();
    }

    Random m_random;
    std::uint64_t m_searches = 0;
    int m_moves = 0;
    std::array<int, 5> m_entered{}; ///< by `Kind`
    bool m_promotionAsked = false;
    Engine m_engine; ///< ends before what its answers are meant for
};

QString describe(Keyboard& player, const Move& move) {
    return QStringLiteral("ply %1: %2 in %3")
        .arg(player.game().plies().size() + 1)
        .arg(QString::fromStdString(rules::moveText(player.game().variant(), move)),
             QString::fromStdString(sfen(player.game().position())));
}

constexpr int kPatience = 60000; // ms; the engine has few nodes, a loaded machine may still be slow

constexpr const char* kHookLion = "[hook] 16/7k8/16/16/16/5(fl)10/5p(dv)p8/6(LN)1(ds)7/16/9g6/16/16/3(HM)4r7/"
                                  "16/7K8/16 b - 1";
constexpr const char* kSuzumuDemon =
    "[suzumu] 7k8/16/16/6ppp7/6p1p7/6ppp7/16/16/7(FD)8/16/9(SE)6/16/16/16/7K8/16 b - 1";
constexpr const char* kSuzumuLion = "[suzumu] 7k8/16/16/16/16/7g8/7p8/7(LN)8/16/16/16/16/16/16/7K8/16 b - 1";
constexpr const char* kTaiLion =
    "[tai] 12(cp)12/25/25/25/25/25/25/20r4/25/25/12g12/12p12/12(LN)12/25/25/25/25/4(HM)20/25/25/25/25/25/25/"
    "12(CP)12 b - 1";

} // namespace

class ShellKeysTest : public QObject {
    Q_OBJECT

private slots:
    void gamesAgainstTheComputerByKeysAlone_data();
    void gamesAgainstTheComputerByKeysAlone();
};

void ShellKeysTest::gamesAgainstTheComputerByKeysAlone_data() {
    using Tasks = QList<QPair<QString, int>>;
    QTest::addColumn<QString>("id");
    QTest::addColumn<Tasks>("tasks");
    const auto task = [](const char* position, Kind kind) {
        return QPair(QString::fromLatin1(position), static_cast<int>(kind));
    };
    QTest::newRow("hook") << QStringLiteral("hook")
                          << Tasks{task(kHookLion, Kind::Igui), task(kHookLion, Kind::DoubleCapture),
                                   task(kHookLion, Kind::Hook)};
    QTest::newRow("suzumu") << QStringLiteral("suzumu")
                            << Tasks{task(kSuzumuDemon, Kind::Burn),
                                     task(kSuzumuDemon, Kind::PromotionChoice), task(kSuzumuLion, Kind::Igui),
                                     task(kSuzumuLion, Kind::DoubleCapture)};
    QTest::newRow("tai") << QStringLiteral("tai")
                         << Tasks{task(kTaiLion, Kind::Igui), task(kTaiLion, Kind::DoubleCapture),
                                  task(kTaiLion, Kind::Hook)};
}

void ShellKeysTest::gamesAgainstTheComputerByKeysAlone() {
    using Tasks = QList<QPair<QString, int>>;
    QFETCH(const QString, id);
    QFETCH(const Tasks, tasks);
    constexpr std::size_t kLeast = 40;
    const auto plies = std::max(kLeast, static_cast<std::size_t>(mujo::testing::sampleCount(kLeast, 120)));
    // The computer may win sooner; then another game is played.
    constexpr std::uint64_t kSeed = 1911;
    constexpr std::uint64_t kMostGames = 8;
    std::optional<Keyboard> keyboard;
    for (std::uint64_t n = 0; n < kMostGames && (!keyboard || keyboard->game().plies().size() < kLeast);
         ++n) {
        Keyboard& player = keyboard.emplace(kSeed + n);
        QTRY_VERIFY(player.window.isActiveWindow());
        player.window.startPage().search().setFocus();
        player.type(id);
        player.press(Qt::Key_Return);
        QTRY_VERIFY(player.window.showsBoard() && player.board().hasFocus());
        QCOMPARE(QString::fromStdString(player.game().variant().id()), id);
        QVERIFY(!player.window.session().isHuman(Side::Gote));
        QVERIFY(player.isMyTurn());
        while (player.game().plies().size() < plies && !player.game().isOver()) {
            const Move move = player.choose();
            const QString what = describe(player, move);
            QVERIFY2(player.enter(move), qPrintable(what));
            QTRY_VERIFY2_WITH_TIMEOUT(player.isMyTurn(), qPrintable(what), kPatience);
        }
    }
    Keyboard& player = *keyboard;
    QVERIFY(player.game().plies().size() >= kLeast);
    player.report("from the start");

    // What is rare, from positions in which it is near; each goes on for some moves.
    for (const auto& [position, kind] : tasks) {
        player.paste(position.toLatin1().constData());
        QVERIFY(player.game().plies().empty() && player.isMyTurn());
        const auto wanted = player.moveOf(static_cast<Kind>(kind));
        QVERIFY(wanted.has_value());
        QVERIFY2(player.enter(*wanted), qPrintable(describe(player, *wanted)));
        QTRY_VERIFY_WITH_TIMEOUT(player.isMyTurn(), kPatience);
        constexpr std::size_t kSome = 8;
        while (player.game().plies().size() < kSome && !player.game().isOver()) {
            const Move move = player.choose();
            const QString what = describe(player, move);
            QVERIFY2(player.enter(move), qPrintable(what));
            QTRY_VERIFY2_WITH_TIMEOUT(player.isMyTurn(), qPrintable(what), kPatience);
        }
        QVERIFY(player.times(static_cast<Kind>(kind)) > 0);
    }
    QCOMPARE(player.mouse.events, 0);
    player.report("with what was pasted");
}

MUJO_UI_TEST(ShellKeysTest)
#include "shell_keys_test.moc"
