#pragma once

#include "core/base/random.h"
#include "tests/ui/engine_bench.h"
#include "ui/models/move_list_model.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_list_view.h"

namespace mujo::ui::testing {

inline constexpr SearchBudget kNodes{SearchBudget::Unit::Nodes, 3000};

inline void playRandomly(GameSession& session, int plies, std::uint64_t seed) {
    Random random(seed);
    for (int i = 0; i < plies && !session.game().isOver(); ++i) {
        const auto& legal = session.game().legalMoves();
        const Move move = legal[random.below(legal.size())];
        QVERIFY(session.play(move));
    }
}

/// A game in which the analysis has found what is noted.
struct NotedBench : EngineBench {
    void note(std::size_t ply, int score, std::vector<Move> best = {}) {
        session().noteFinding(game().onLine(ply), {{score, false, 8}, std::move(best), kNodes, "Mujō"});
    }
    QModelIndex cell(int ply) {
        return static_cast<MoveListModel*>(window.pane().moveList().model())->indexOfPly(ply);
    }
    template <class Widget>
    Widget& part(const char* name) {
        return *window.findChild<Widget*>(QLatin1String(name));
    }
};

/// A game of four moves, the third of which is a blunder.
struct BlunderBench : NotedBench {
    BlunderBench() {
        begin("sho");
        playRandomly(session(), 4, 2);
        Game ahead = game();
        ahead.goTo(ahead.onLine(2));
        played = ahead.following().front().move;
        for (const Move& move : ahead.legalMoves()) {
            if (!(move == played)) {
                another = better;
                better = move;
            }
        }
        note(1, 10);
        note(2, 120, {better});
        ahead.goTo(ahead.onLine(3));
        note(3, -600, {ahead.following().front().move});
        note(4, -590);
    }
    // Instead of the third move:
    Move played{Origin(Square(0)), {}, {}, {}};
    Move better = played;
    Move another = played;
};

} // namespace mujo::ui::testing
