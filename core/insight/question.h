#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/base/random.h"
#include "core/insight/lesson.h"
#include "core/insight/piece_diagram.h"

namespace mujo::insight {

/// A question about one piece, with its answer as the rules give it.
struct Question {
    Skill skill = Skill::Name;
    std::shared_ptr<const Variant> variant;
    Piece piece;

    // Reach and captures: a board.
    PieceDiagram board;           ///< its marks are the answer's, for showing it
    std::optional<Square> target; ///< of captures: the piece to be taken
    std::vector<Square> asked;    ///< squares that can be chosen; empty for every one
    std::set<Square> answer;

    // Name: choices.
    std::vector<PieceTypeId> choices;
    std::size_t rightChoice = 0;

    [[nodiscard]] bool isOnBoard() const { return skill != Skill::Name; }
    [[nodiscard]] bool canChoose(Square square) const;
    /// The kinds that the answer is about: the piece, or those that can capture.
    [[nodiscard]] std::vector<PieceTypeId> kinds() const;
};

/// Makes questions; the same seed gives the same ones.
class QuestionMaker {
public:
    explicit QuestionMaker(std::uint64_t seed) : m_random(seed) {}

    /// `others` are kinds of the same lesson, for wrong names and other pieces on the board.
    [[nodiscard]] Question make(const LessonItem& item, Skill skill, int stage,
                                const std::vector<LessonItem>& others);

private:
    [[nodiscard]] Question name(const LessonItem& item, const std::vector<LessonItem>& others);
    [[nodiscard]] Question reach(const LessonItem& item, int stage);
    [[nodiscard]] std::optional<Question> capture(const LessonItem& item,
                                                  const std::vector<LessonItem>& others);
    void thinOut(Question& question);

    Random m_random;
};

} // namespace mujo::insight
