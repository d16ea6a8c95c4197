#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/variant_file/variant_notes.h"

namespace mujo {

class ConversationLog;

/// The language in which another program is talked with.
enum class EngineProtocol {
    Cecp, ///< the chess engine communication protocol, of XBoard
    Usi,  ///< the Universal Shogi Interface
    Uci,  ///< the Universal Chess Interface, with the variants of Fairy-Stockfish
};

/// What an option of a program is set to. A button has no value: it is pressed.
struct OptionValue {
    std::string name;
    std::optional<std::string> value;
    friend bool operator==(const OptionValue&, const OptionValue&) = default;
};

/// Another program that plays, and what it is given to play with.
struct EngineProgram {
    std::string command; ///< for the shell
    EngineProtocol protocol = EngineProtocol::Cecp;
    std::string folder{};                     ///< in which it works; empty for our own
    std::vector<OptionValue> options{};       ///< in the order in which they are sent
    std::string name{};                       ///< until the program has told its own
    std::chrono::milliseconds moveTime{5000}; ///< for a move where a question gives none
    std::vector<std::string> setup{};         ///< lines that are sent before each game
    std::chrono::milliseconds patience{
        10000};           ///< beyond the time of a move, before the program counts as hanging
    VariantNotes notes{}; ///< of the game that it plays
    std::optional<int> memoryMegabytes = 64; ///< none for what the program takes by itself
    std::optional<int> cpu{};                ///< the one processor that it may run on; any where absent
    std::shared_ptr<ConversationLog> log{};  ///< keeps what is said; may be null
};

} // namespace mujo
