#pragma once

#include <utility>

#include "ui/session/observed_game.h"

namespace mujo::ui::testing {

/// A game without seats, which the test changes by itself.
class TableGame : public ObservedGame {
public:
    TableGame() = default;
    explicit TableGame(Game game) { show(std::move(game)); }

    void show(Game game) {
        replace(std::move(game));
        tell();
    }
    /// For changes that end with `tell`.
    [[nodiscard]] Game& edit() { return *record(); }
    using ObservedGame::tell;
    void setEntry(const BoardEntry& entry) {
        m_entry = entry;
        tell();
    }
    [[nodiscard]] BoardEntry entry() const override { return m_entry; }

private:
    BoardEntry m_entry;
};

} // namespace mujo::ui::testing
