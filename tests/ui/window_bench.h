#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>
#include <optional>

#include "core/variant_file/catalog.h"
#include "tests/ui/test_window.h"
#include "ui/board/board_view.h"
#include "ui/session/file_opener.h"
#include "ui/session/user_variants.h"

namespace mujo::ui::testing {

/// Does all that waits for the event loop: layouts, repaints, what other threads have posted.
inline void settle() {
    QCoreApplication::processEvents();
}

/// A move of two clicks on the board, with one outcome; none when there is none.
inline std::optional<Move> plainMove(const Game& game) {
    for (const Move& move : game.legalMoves()) {
        const auto sameEnds =
            std::count_if(game.legalMoves().begin(), game.legalMoves().end(), [&](const Move& other) {
                return other.origin == move.origin && other.path.contains(move.to());
            });
        if (!move.isDrop() && move.path.size() == 1 && !move.isPass() && sameEnds == 1) {
            return move;
        }
    }
    return std::nullopt;
}

/// A window with settings, games and a folder of its own; people play both sides.
struct WindowBench {
    explicit WindowBench(QSize size = {1280, 800}, const QString& keptIn = {},
                         std::shared_ptr<const Translation> language = {})
        : catalog(std::filesystem::path(), std::move(language)),
          window(catalog, settings, session, keptIn.isEmpty() ? folder.path() : keptIn) {
        window.fileOpener().setPatience(std::chrono::minutes(1)); // files are there when `openFile` returns
        settings.setForSession(Settings::kGotePlayer, SeatKind::Human);
        settings.setForSession(Settings::kColours, Colours::Light);
        window.resize(size);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
    }

    [[nodiscard]] GameSetup setup(const char* id) const {
        GameSetup made;
        made.variant = catalog.find(id)->standard;
        made.seats = {Seat::human(), Seat::human()};
        return made;
    }
    void begin(const GameSetup& setup) {
        window.begin(setup);
        (void)QTest::qWaitFor([this] { return window.board().isVisible(); });
        settle();
    }
    void begin(const char* id) { begin(setup(id)); }
    [[nodiscard]] const Game& game() { return window.session().game(); }
    void playPlain(int plies = 1) {
        for (int i = 0; i < plies; ++i) {
            QVERIFY(window.session().play(*plainMove(game())));
        }
    }
    void clickSquare(Square square) {
        QTest::mouseClick(&window.board(), Qt::LeftButton, {}, window.board().squareRect(square).center());
    }

    QTemporaryDir folder;
    Catalog catalog;
    Settings settings{Settings::Scope::Passing};
    GameSession session;
    ui::testing::TestWindow window;
};

/// A dialog that makes variants, with games and a folder of its own.
template <class Dialog>
struct VariantDialogBench {
    VariantDialogBench()
        : dialog(catalog, UserVariants(folder.filePath(QStringLiteral("variants")).toStdString())) {
        dialog.open();
        (void)QTest::qWaitForWindowExposed(&dialog);
    }
    [[nodiscard]] QStringList files() const {
        return QDir(folder.filePath(QStringLiteral("variants"))).entryList(QDir::Files);
    }

    QTemporaryDir folder;
    Catalog catalog{std::filesystem::path()};
    Dialog dialog;
};

} // namespace mujo::ui::testing
