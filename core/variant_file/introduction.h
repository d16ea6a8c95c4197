#pragma once

#include <string>
#include <vector>

namespace mujo {

/// Where a game stands among the others, and what somebody who has never played it wants to know first.
struct Introduction {
    enum class Shelf {
        StartHere, ///< for a first evening
        Classics,
        Giants,
    };
    enum class Difficulty { Easy, Moderate, Hard, VeryHard };

    Shelf shelf = Shelf::Classics;
    int minutes = 0; ///< how long a game of two people takes; 0 where nobody has said
    Difficulty difficulty = Difficulty::Moderate;
};

/// A guided first game: moves of Sente that are explained, each with the answer of Gote.
struct Tour {
    struct Step {
        std::string say;   ///< what to do, in one sentence or two
        std::string move;  ///< of Sente, as move texts are written
        std::string heard; ///< what has happened, once the move is made
        std::string reply; ///< the move of Gote after it; empty after the last step
    };
    std::string title;
    std::string start; ///< a position text without the name of the game; empty for the start of the game
    std::vector<Step> steps;

    [[nodiscard]] bool isEmpty() const { return steps.empty(); }
};

} // namespace mujo
