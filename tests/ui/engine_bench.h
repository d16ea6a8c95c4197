#pragma once

#include <QApplication>
#include <QDockWidget>
#include <QMouseEvent>
#include <QTest>
#include <chrono>
#include <functional>
#include <optional>
#include <utility>

#include "tests/ui/window_bench.h"
#include "ui/models/engine_lines_model.h"
#include "ui/panes/engine_lines_view.h"
#include "ui/panes/engine_pane.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/score_words.h"

namespace mujo::ui::testing {

/// A window with its engine pane.
struct EngineBench : WindowBench {
    explicit EngineBench(QSize size = {1280, 800}) : WindowBench(size) {
        QObject::connect(&pane(), &EnginePane::linePointed, &context,
                         [this](const std::vector<Move>& moves) { line = moves; });
        QObject::connect(&pane(), &EnginePane::candidatesChanged, &context,
                         [this](const EnginePane::Candidates& now) { candidates = now; });
    }

    [[nodiscard]] QDockWidget& dock() {
        return *window.findChild<QDockWidget*>(QStringLiteral("engineDock"));
    }
    [[nodiscard]] EnginePane& pane() { return window.enginePane(); }
    [[nodiscard]] Analysis& analysis() { return window.analysis(); }
    [[nodiscard]] GameSession& session() { return window.session(); }
    /// The lines of the pane are those of the position on the board.
    [[nodiscard]] bool hasLines() {
        const auto& report = analysis().report();
        return report.source == Analysis::Source::Analysis && pane().model().rowCount() > 0;
    }
    /// What the record has of a position of the line on the board, as Sente sees it.
    [[nodiscard]] std::optional<int> scoreAt(std::size_t ply) {
        const auto& found = game().ply(game().onLine(ply)).score;
        return found ? std::optional(scoreForSente(*found)) : std::nullopt;
    }
    /// Analyses the position on the board, and is told a line of so many plain moves, which it returns.
    std::vector<Move> analyseLine(int plies) {
        Game ahead = game();
        std::vector<Move> moves;
        for (int i = 0; i < plies; ++i) {
            moves.push_back(*plainMove(ahead));
            ahead.play(moves.back());
        }
        analysis().engine().setStarter([moves](const SearchRequest&, const Engine::Callbacks& callbacks) {
            callbacks.onInfo({9, 20, 100, std::chrono::milliseconds(1), moves, {{20, moves}}});
        });
        window.action("analyse")->trigger();
        (void)QTest::qWaitFor([this] { return hasLines(); });
        settle();
        return moves;
    }
    void analyse(const char* id) {
        begin(id);
        window.action("analyse")->trigger();
    }
    /// Whether keys go to the window from now on.
    [[nodiscard]] bool activate() {
        window.activateWindow();
        return QTest::qWaitForWindowActive(&window);
    }
    void pointAt(int row, int column) {
        QWidget* list = pane().lines().viewport();
        const QPointF at = pane().lines().visualRect(pane().model().index(row, column)).center();
        QMouseEvent move(QEvent::MouseMove, at, list->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(list, &move);
    }

    // What the pane has told the board to show.
    std::vector<Move> line;
    EnginePane::Candidates candidates;
    QObject context; ///< of what is heard; goes first
};

/// Answers each search at once with this score for its side to move, and the first legal moves as lines.
inline EngineOpponent::Starter answering(int score, int* asked = nullptr, SearchRequest* last = nullptr) {
    return [score, asked, last](const SearchRequest& request, const Engine::Callbacks& callbacks) {
        if (asked != nullptr) {
            ++*asked;
        }
        if (last != nullptr) {
            *last = request;
        }
        const Game game(request.position);
        SearchInfo info;
        info.depth = 5;
        info.score = score;
        info.nodes = 1234567;
        info.time = std::chrono::milliseconds(2000);
        for (int i = 0; i < request.lines; ++i) {
            info.lines.push_back({score - i, {game.legalMoves()[static_cast<std::size_t>(i)]}});
        }
        info.line = info.lines.front().moves;
        callbacks.onInfo(info);
    };
}

/// Ends each search at once, with the first legal move as its best line and this score for its side to move.
/// The depth is what `depthOf` says: nothing is found at 0, as without memory, and without one the search
/// goes on and on.
inline EngineOpponent::Starter
endingAtOnce(int* asked = nullptr, std::function<std::optional<int>(const SearchRequest&)> depthOf = {},
             int score = 5) {
    return [asked, depthOf = std::move(depthOf), score](const SearchRequest& request,
                                                        const Engine::Callbacks& callbacks) {
        if (asked != nullptr) {
            ++*asked;
        }
        constexpr int kDepth = 3;
        const std::optional<int> depth = depthOf ? depthOf(request) : kDepth;
        if (depth) {
            const Move move = Game(request.position).legalMoves().front();
            callbacks.onFinished({*depth, score, 7, {}, {move}, {{score, {move}}}, *depth == 0});
        }
    };
}

} // namespace mujo::ui::testing
