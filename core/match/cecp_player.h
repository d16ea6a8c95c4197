#pragma once

#include <memory>
#include <vector>

#include "core/match/child_process.h"
#include "core/match/spec.h"
#include "core/variant/protocols.h"

namespace mujo {

/// A program that speaks CECP. It is started anew for each game, told what the variant file says of its
/// family, and believed in nothing.
class CecpPlayer : public Player {
public:
    CecpPlayer(PlayerSpec spec, PlayerSettings settings);

    [[nodiscard]] std::string name() const override;
    std::optional<std::string> begin(const Game& game) override;
    Answer think(const Game& game) override;
    void end() override;

private:
    using TimePoint = std::chrono::steady_clock::time_point;

    struct Features {
        std::string name;
        std::string variants;
        std::string unlisted; ///< what can be chosen beside them
        bool userMove = false;
        bool ping = false;
        bool memory = false;
        bool cores = false;
        bool setBoard = false;
    };

    std::optional<std::string> readFeatures();
    void readFeatureLine(const std::string& line, bool& done);
    std::optional<std::string> chooseGame(const Game& game);
    std::optional<std::string> setUp(const Game& game);
    void sendMoves(const Game& game);
    void sendMove(const Game::Ply& ply, const Variant& variant);
    void sendClock();
    /// Waits until it has done what it was told; a sentence when it does not answer or refuses something.
    std::optional<std::string> settle();

    Answer await(const Game& game, TimePoint until);
    /// What a line means for the game, if it means anything.
    std::optional<Answer> understood(const std::string& line, const Game& game);
    std::optional<Answer> claim(const std::string& line, Side mover) const;
    [[nodiscard]] bool refusesLastMove(const std::string& line) const;
    Answer movePlayed(const std::string& text, const Game& game);

    [[nodiscard]] std::chrono::milliseconds moveTime() const;

    PlayerSpec m_spec;
    PlayerSettings m_settings;
    std::unique_ptr<ChildProcess> m_process;
    Features m_features;
    const EngineHabits* m_habits = nullptr; ///< of the variant that is played
    std::shared_ptr<const Variant> m_variant;
    std::size_t m_known = 0;      ///< plies of the game that it has been told or has made
    bool m_thinksOnMoves = false; ///< it answers a move without being asked to
    std::string m_lastMove;
    std::string m_legs; ///< of a move that is not complete yet
    std::optional<int> m_score;
};

} // namespace mujo
