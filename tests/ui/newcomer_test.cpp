// The way of somebody who has never seen the program, by what is on the screen alone: names that assistive
// technology reads, as a person would find things. Nothing here knows a class of the window.

#include <QAccessible>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/random.h"
#include "tests/ui/ui_test.h"
#include "ui/session/engine_bridge.h"
#include "ui/shell/main_window.h"

using namespace mujo;
using namespace mujo::ui;

namespace {

using Node = QAccessibleInterface*;

/// What is seen on all windows of the program.
class Screen {
public:
    /// The first thing of this role that fits and can be seen; null for none.
    [[nodiscard]] static Node find(QAccessible::Role role, const std::function<bool(Node)>& fits) {
        for (QWidget* window : windows()) {
            if (Node found = findIn(QAccessible::queryAccessibleInterface(window), role, fits)) {
                return found;
            }
        }
        return nullptr;
    }
    [[nodiscard]] static Node find(QAccessible::Role role, const QString& name) {
        return find(role, [&name](Node node) { return nameOf(node) == name; });
    }
    /// All of that role below a place.
    static void collect(Node from, QAccessible::Role role, std::vector<Node>& found) {
        for (int i = 0; from != nullptr && i < from->childCount(); ++i) {
            Node child = fresh(from->child(i));
            if (child == nullptr || child->state().invisible) {
                continue;
            }
            if (child->role() == role) {
                found.push_back(child);
            }
            collect(child, role, found);
        }
    }
    /// Whether something that is seen has a name that contains the words.
    [[nodiscard]] static bool says(const QString& words) {
        for (QWidget* window : windows()) {
            const auto contains = [&words](Node node) {
                return node->role() != QAccessible::Notification && // what was spoken is past
                       (node->text(QAccessible::Name).contains(words) ||
                        node->text(QAccessible::Description).contains(words));
            };
            if (findAny(QAccessible::queryAccessibleInterface(window), contains) != nullptr) {
                return true;
            }
        }
        return false;
    }
    /// Does what a click would; false where there is nothing to be pressed.
    static bool press(Node node) {
        if (node == nullptr || node->state().disabled) {
            return false;
        }
        if (auto* widget = qobject_cast<QWidget*>(node->object())) {
            QTest::mouseClick(widget, Qt::LeftButton);
            QApplication::processEvents();
            return true;
        }
        if (QAccessibleActionInterface* act = node->actionInterface()) {
            act->doAction(QAccessibleActionInterface::pressAction());
            QApplication::processEvents();
            return true;
        }
        return click(node);
    }
    static bool press(QAccessible::Role role, const QString& name) { return press(find(role, name)); }
    static bool pressButton(const QString& name) { return press(QAccessible::Button, name); }
    /// A button of the question that has this other one, since a pane may have one of the same name.
    static bool pressBeside(const QString& other, const QString& name) {
        const Node neighbour = find(QAccessible::Button, other);
        std::vector<Node> buttons;
        collect(neighbour != nullptr ? neighbour->parent() : nullptr, QAccessible::Button, buttons);
        const auto found =
            std::find_if(buttons.begin(), buttons.end(), [&name](Node node) { return nameOf(node) == name; });
        return found != buttons.end() && press(*found);
    }
    /// With the mouse, in the middle of it.
    static bool click(Node node) {
        const QPoint at = node->rect().center();
        QWidget* under = QApplication::widgetAt(at);
        if (under == nullptr) {
            return false;
        }
        QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFromGlobal(at));
        QApplication::processEvents();
        return true;
    }
    /// A key, to whatever has the keys.
    static void type(Qt::Key key) {
        QWidget* window = windows().front();
        QTest::keyClick(window->focusWidget() != nullptr ? window->focusWidget() : window, key);
        QApplication::processEvents();
    }
    /// A command of a menu, by the texts that are read there.
    static bool choose(const QString& menu, const QString& command) {
        for (QWidget* window : windows()) {
            for (const QMenuBar* bar : window->findChildren<QMenuBar*>()) {
                for (const QAction* each : bar->actions()) {
                    if (plain(each->text()) != menu || each->menu() == nullptr) {
                        continue;
                    }
                    for (QAction* action : each->menu()->actions()) {
                        if (plain(action->text()) == command && action->isVisible() && action->isEnabled()) {
                            action->trigger();
                            QApplication::processEvents();
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }
    [[nodiscard]] static QString nameOf(Node node) { return plain(node->text(QAccessible::Name)); }

private:
    /// A list keeps what was read of it until a screen reader listens, and on the platform of the tests none
    /// does: it is read anew.
    [[nodiscard]] static Node fresh(Node node) {
        if (node == nullptr || node->role() != QAccessible::List || node->object() == nullptr) {
            return node;
        }
        QObject* list = node->object();
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(node));
        return QAccessible::queryAccessibleInterface(list);
    }
    /// The latest first.
    [[nodiscard]] static QWidgetList windows() {
        QWidgetList seen;
        for (QWidget* window : QApplication::topLevelWidgets()) {
            if (window->isVisible()) {
                seen.prepend(window);
            }
        }
        std::stable_partition(seen.begin(), seen.end(), [](const QWidget* w) { return w->isModal(); });
        return seen;
    }
    [[nodiscard]] static QString plain(QString text) {
        return text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
    }
    [[nodiscard]] static Node findAny(Node from, const std::function<bool(Node)>& fits) {
        for (int i = 0; from != nullptr && i < from->childCount(); ++i) {
            Node child = fresh(from->child(i));
            if (child == nullptr || child->state().invisible) {
                continue;
            }
            if (fits(child)) {
                return child;
            }
            if (Node found = findAny(child, fits)) {
                return found;
            }
        }
        return nullptr;
    }
    [[nodiscard]] static Node findIn(Node from, QAccessible::Role role,
                                     const std::function<bool(Node)>& fits) {
        return findAny(from, [&](Node node) { return node->role() == role && fits(node); });
    }
};

/// A desktop of its own: settings and games, of which windows come and go.
class Desktop {
public:
    Desktop() {
        // Somebody in a hurry.
        m_settings.setForSession(Settings::kMotion, false);
        m_settings.setForSession(Settings::kAnswerPause, 0);
    }
    void start() {
        m_session = std::make_unique<GameSession>();
        // Levels take their time; here a few hundred positions have to do.
        m_session->engine().setStarter([](SearchRequest request, const Engine::Callbacks& callbacks) {
            constexpr std::uint64_t kNodes = 300;
            request.limits = {};
            request.limits.nodes = kNodes;
            callbacks.onFinished(Engine::search(request));
        });
        m_window = std::make_unique<MainWindow>(m_catalog, m_settings, m_looks, *m_session, m_folder.path());
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->offerUnfinished();
        m_window->offerSounds();
        QApplication::processEvents();
    }
    void close() {
        QVERIFY(m_window->close());
        m_window.reset();
        m_session.reset();
    }
    [[nodiscard]] QString path(const char* name) const { return m_documents.filePath(QLatin1String(name)); }

private:
    QTemporaryDir m_folder;
    QTemporaryDir m_documents;
    Catalog m_catalog{std::filesystem::path()};
    Settings m_settings{Settings::Scope::Passing};
    Looks m_looks{m_folder.path(), QStringLiteral("en")};
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<MainWindow> m_window;
};

/// A person who knows only that pieces are clicked, and takes what can be taken.
class Newcomer {
public:
    /// Whether a move was made.
    bool move() {
        std::vector<Node> own =
            cells([](const QString& name) { return name.contains(QStringLiteral(", Sente ")); });
        shuffle(own);
        std::stable_partition(own.begin(), own.end(), [](Node cell) {
            return Screen::nameOf(cell).contains(QStringLiteral("capture"));
        });
        for (Node piece : own) {
            Screen::press(piece);
            if (goAnywhere()) {
                return true;
            }
        }
        return drop();
    }
    /// All that is read of the squares.
    [[nodiscard]] static QString board() {
        QString all;
        for (Node cell : cells([](const QString&) { return true; })) {
            all += cell->text(QAccessible::Name) + QLatin1Char('\n');
        }
        return all;
    }

private:
    [[nodiscard]] static std::vector<Node> cells(const std::function<bool(const QString&)>& fits) {
        Node table =
            Screen::find(QAccessible::Grouping, [](Node node) { return node->tableInterface() != nullptr; });
        std::vector<Node> found;
        Screen::collect(table, QAccessible::Cell, found);
        found.erase(std::remove_if(found.begin(), found.end(),
                                   [&fits](Node cell) { return !fits(cell->text(QAccessible::Name)); }),
                    found.end());
        return found;
    }
    static void leave() { Screen::type(Qt::Key_Escape); }
    /// One of the pieces in the hand, by keys; false where none can be put anywhere.
    bool drop() {
        Node hand = Screen::find(QAccessible::Client, QStringLiteral("Hand of Sente"));
        auto* widget = hand != nullptr ? qobject_cast<QWidget*>(hand->object()) : nullptr;
        constexpr int kMostKinds = 20;
        for (int kind = 0; widget != nullptr && kind < kMostKinds; ++kind) {
            // From none to the first, then on to the last.
            QTest::keyClick(widget, Qt::Key_Right);
            QTest::keyClick(widget, Qt::Key_Return);
            if (goAnywhere()) {
                return true;
            }
        }
        return false;
    }
    /// To one of the squares that are marked; lets go of the piece where there are none.
    bool goAnywhere() {
        std::vector<Node> targets = cells([](const QString&) { return true; });
        targets.erase(
            std::remove_if(
                targets.begin(), targets.end(),
                [](Node cell) {
                    return !cell->text(QAccessible::Description).startsWith(QStringLiteral("can be "));
                }),
            targets.end());
        if (targets.empty()) {
            leave();
            return false;
        }
        shuffle(targets);
        std::stable_partition(targets.begin(), targets.end(), [](Node cell) {
            return cell->text(QAccessible::Description).startsWith(QStringLiteral("can be taken"));
        });
        const QString before = board();
        Screen::press(targets.front());
        if (board() == before) { // a choice is offered: the first line
            Screen::type(Qt::Key_1);
        }
        return true;
    }
    void shuffle(std::vector<Node>& nodes) {
        for (std::size_t i = nodes.size(); i > 1; --i) {
            std::swap(nodes[i - 1], nodes[m_random.below(i)]);
        }
    }

    Random m_random{5};
};

/// By its name, since the list is long.
bool chooseGame(const QString& name) {
    Node search = Screen::find(QAccessible::EditableText, QStringLiteral("Search games"));
    if (search == nullptr) {
        return false;
    }
    search->setText(QAccessible::Value, name);
    QApplication::processEvents();
    return QTest::qWaitFor([&name] {
        return Screen::find(QAccessible::ListItem,
                            [&name](Node node) { return Screen::nameOf(node).startsWith(name); }) != nullptr;
    });
}

bool isOver() {
    return Screen::says(QStringLiteral("Result: "));
}

} // namespace

class NewcomerTest : public QObject {
    Q_OBJECT

private slots:
    void fromTheFirstStartToAnotherGameInProgress();
};

void NewcomerTest::fromTheFirstStartToAnotherGameInProgress() {
    Desktop desktop;
    desktop.start();

    // The first start: games to choose from.
    QVERIFY(!Screen::says(QStringLiteral("Turn sounds on?")));
    QVERIFY(chooseGame(QStringLiteral("Wa Shogi")));

    // Level 2.
    QVERIFY(Screen::pressButton(QStringLiteral("Change how the game begins")));
    QVERIFY(Screen::press(QAccessible::RadioButton, QStringLiteral("First (Sente)")));
    Node level = Screen::find(QAccessible::ComboBox, [](Node node) {
        return Screen::nameOf(node).startsWith(QStringLiteral("Level"));
    });
    QVERIFY(level != nullptr);
    QTest::keyClick(qobject_cast<QWidget*>(level->object()), Qt::Key_Home);
    QTest::keyClick(qobject_cast<QWidget*>(level->object()), Qt::Key_Down);
    QVERIFY(Screen::pressButton(QStringLiteral("Start")));
    QTRY_VERIFY(!Newcomer::board().isEmpty());
    QVERIFY(Screen::says(QStringLiteral("Computer, level 2")));

    // A question that blocks nothing.
    QTRY_VERIFY(Screen::says(QStringLiteral("Turn sounds on?")));
    QVERIFY(Screen::pressButton(QStringLiteral("Not now")));
    QVERIFY(!Screen::says(QStringLiteral("Turn sounds on?")));

    // A whole game.
    Newcomer person;
    constexpr int kLongest = 80;
    for (int i = 0; i < kLongest && !isOver(); ++i) {
        // Whoever finds nothing to move looks again: the game may have ended just now.
        QTRY_VERIFY2(isOver() || person.move(), qPrintable(Newcomer::board()));
        QTRY_VERIFY(isOver() || Screen::says(QStringLiteral("Sente to move")));
    }
    if (!isOver()) { // it takes too long
        QVERIFY(Screen::choose(QStringLiteral("Move"), QStringLiteral("Resign")));
        QVERIFY(Screen::pressBeside(QStringLiteral("Play on"), QStringLiteral("Resign")));
    }

    // The card, and the game once more from there.
    QTRY_VERIFY(isOver());
    const QString end = Newcomer::board();
    QVERIFY(Screen::pressButton(QStringLiteral("Review")));
    QVERIFY(!isOver());
    Screen::type(Qt::Key_Left);
    QVERIFY(Newcomer::board() != end);
    Screen::type(Qt::Key_Home);
    QVERIFY(Newcomer::board() != end);
    QVERIFY(Screen::says(QStringLiteral("looking back at a finished game")));
    QVERIFY(Screen::choose(QStringLiteral("Move"), QStringLiteral("Result")));
    QCOMPARE(Newcomer::board(), end);
    QVERIFY(Screen::pressButton(QStringLiteral("Close")));

    // It is saved under a name.
    QVERIFY(Screen::choose(QStringLiteral("Game"), QStringLiteral("Save as")));
    Node name = Screen::find(QAccessible::EditableText, [](Node node) {
        return Screen::nameOf(node).startsWith(QStringLiteral("File name"));
    });
    QVERIFY(name != nullptr);
    name->setText(QAccessible::Value, desktop.path("mine.mujo"));
    QVERIFY(Screen::pressButton(QStringLiteral("Save")));
    QTRY_VERIFY(QFile::exists(desktop.path("mine.mujo")));

    // Another game is begun, and left.
    QVERIFY(Screen::choose(QStringLiteral("Game"), QStringLiteral("Choice of games")));
    QVERIFY(chooseGame(QStringLiteral("Chu Shogi")));
    QVERIFY(Screen::pressButton(QStringLiteral("Start")));
    QTRY_VERIFY(Newcomer::board().contains(QStringLiteral("Go Between")));
    QTRY_VERIFY(person.move());
    QTRY_VERIFY(Screen::says(QStringLiteral("Sente to move")));
    const QString chu = Newcomer::board();
    QVERIFY(Screen::choose(QStringLiteral("Game"), QStringLiteral("Choice of games")));
    QVERIFY(chooseGame(QStringLiteral("Wa Shogi")));
    QVERIFY(Screen::pressButton(QStringLiteral("Start")));
    QTRY_VERIFY(Newcomer::board().contains(QStringLiteral("Crane King")));
    QTRY_VERIFY(person.move());
    QTRY_VERIFY(Screen::says(QStringLiteral("Sente to move")));
    const QString wa = Newcomer::board();
    desktop.close();

    // The next day: both games wait, and the one that is over does not.
    desktop.start();
    QVERIFY(!Screen::says(QStringLiteral("Turn sounds on?")));
    Node waiting = Screen::find(QAccessible::List, QStringLiteral("Unfinished games"));
    QVERIFY(waiting != nullptr);
    QCOMPARE(waiting->childCount(), 2);
    QVERIFY(Screen::pressButton(QStringLiteral("Continue")));
    QTRY_COMPARE(Newcomer::board(), wa);
    QVERIFY(Screen::choose(QStringLiteral("Game"), QStringLiteral("Choice of games")));
    QVERIFY(Screen::pressButton(QStringLiteral("Continue")));
    QTRY_COMPARE(Newcomer::board(), chu);
    QTRY_VERIFY(person.move());
    desktop.close();
}

MUJO_UI_TEST(NewcomerTest)
#include "newcomer_test.moc"
