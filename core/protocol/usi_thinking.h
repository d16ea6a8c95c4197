#pragma once

#include <optional>
#include <string>

#include "core/engine/engine.h"
#include "core/game/game.h"
#include "core/protocol/engine_program.h"

namespace mujo {

/// The move that a text of USI or of UCI means here; UCI writes moves as CECP does.
[[nodiscard]] std::optional<Move> readProtocolMove(EngineProtocol protocol, const Game& game,
                                                   const std::string& text);
/// The same the other way; `game` stands before the move.
[[nodiscard]] std::string protocolMove(EngineProtocol protocol, const Game& game, const Move& move);

/// What an `info` line of USI or UCI says of a position.
struct UsiThinking {
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::size_t number = 1; ///< of the line among the best ones
    SearchLine line;        ///< moves as far as they are legal; at least one
};

/// Nothing for lines that tell no line of moves and its score. `mate` counts plies in USI, moves in UCI.
[[nodiscard]] std::optional<UsiThinking> readUsiThinking(const std::string& text, const Game& game,
                                                         EngineProtocol protocol);

} // namespace mujo
