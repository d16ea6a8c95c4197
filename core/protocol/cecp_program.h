#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "core/variant_file/variant_notes.h"

namespace mujo {

/// A program that speaks CECP, and what it is given to play with.
struct CecpProgram {
    std::string command;                      ///< for the shell
    std::string name;                         ///< until the program has told its own
    std::chrono::milliseconds moveTime{5000}; ///< for a move where a question gives none
    std::vector<std::string> setup;           ///< lines that are sent before each game
    std::chrono::milliseconds patience{
        10000};         ///< beyond the time of a move, before the program counts as hanging
    VariantNotes notes; ///< of the game that it plays
    int memoryMegabytes = 64;
    std::optional<int> cpu; ///< the one processor that it may run on; any where absent
};

} // namespace mujo
