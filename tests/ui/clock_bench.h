#pragma once

#include <QTest>
#include <chrono>

#include "tests/ui/window_bench.h"
#include "ui/panes/clock_face.h"
#include "ui/panes/game_pane.h"
#include "ui/session/game_clock.h"

namespace mujo::ui::testing {

/// A window whose clocks go on only when they are told to.
struct ClockBench : WindowBench {
    explicit ClockBench(QSize size = {1280, 800}) : WindowBench(size) {
        window.session().clock().setSource([this] { return now; });
    }
    GameSetup timed(const char* id, const char* control) const {
        GameSetup made = setup(id);
        made.time = *parseTimeControl(control);
        return made;
    }
    /// Begins a game of Wa and plays the first move, which is free.
    void start(const char* control) {
        begin(timed("wa", control));
        move();
    }
    void pass(std::chrono::milliseconds time) {
        now += time;
        window.session().clock().poll();
    }
    void move() { playPlain(); }
    [[nodiscard]] const ClockFace& face(Side side) { return window.pane().panel(side).clock(); }
    [[nodiscard]] QString time(Side side) { return face(side).reading().time; }

    std::chrono::milliseconds now{5000};
};

} // namespace mujo::ui::testing
