#include "core/insight/question.h"

#include <algorithm>

#include "core/insight/as_if_moves.h"
#include "core/insight/piece_kinds.h"
#include "core/rules/resolve.h"

namespace mujo::insight {

namespace {

constexpr std::size_t kChoices = 4;
constexpr std::size_t kManySquares = 26; ///< more are not to be clicked one by one
constexpr std::size_t kPicked = 10;

template <class T>
void shuffle(std::vector<T>& items, Random& random) {
    for (std::size_t i = items.size(); i > 1; --i) {
        std::swap(items[i - 1], items[random.below(i)]);
    }
}

Square middleOf(const BoardShape& shape) {
    return shape.at(shape.files() / 2, shape.ranks() / 2);
}

/// A weak piece to stand in the way: the one with the fewest moves that is no royal.
std::optional<PieceTypeId> blocker(const Variant& variant) {
    std::optional<PieceTypeId> best;
    for (const Placement& placement : variant.data().setup) {
        const PieceType& type = variant.type(placement.type);
        if (!type.royal && !variant.contagious(placement.type) &&
            (!best || type.program.legs.size() < variant.type(*best).program.legs.size())) {
            best = placement.type;
        }
    }
    return best;
}

Setup emptySetup(const Variant& variant) {
    Setup setup;
    setup.cells = PerSquare<Cell>(variant.shape().squareCount());
    return setup;
}

std::vector<Square> window(const BoardShape& shape, int reach) {
    std::vector<Square> squares;
    const Square middle = middleOf(shape);
    for (int i = 0; i < shape.squareCount(); ++i) {
        if (shape.distance(middle, Square(i)) <= reach) {
            squares.emplace_back(i);
        }
    }
    return squares;
}

Cell& cellOf(Setup& setup, Square square) {
    return setup.cells[square];
}

} // namespace

bool Question::canChoose(Square square) const {
    if (!board.contains(square) || square == target || (skill == Skill::Reach && square == board.origin)) {
        return false;
    }
    return asked.empty() || std::find(asked.begin(), asked.end(), square) != asked.end();
}

std::vector<PieceTypeId> Question::kinds() const {
    if (skill != Skill::Capture) {
        return {piece.type};
    }
    std::vector<PieceTypeId> kinds;
    for (const PieceDiagram::Standing& one : board.standing) {
        if (answer.contains(one.square)) {
            kinds.push_back(one.piece.type);
        }
    }
    return kinds;
}

Question QuestionMaker::make(const LessonItem& item, Skill skill, int stage,
                             const std::vector<LessonItem>& others) {
    if (skill == Skill::Capture) {
        if (auto question = capture(item, others)) {
            return *question;
        }
    }
    return skill == Skill::Name ? name(item, others) : reach(item, stage);
}

Question QuestionMaker::name(const LessonItem& item, const std::vector<LessonItem>& others) {
    const Variant& variant = *item.variant;
    Question question;
    question.skill = Skill::Name;
    question.variant = item.variant;
    question.piece = {item.type, Side::Sente};
    std::vector<PieceTypeId> wrong;
    const auto offer = [&](PieceTypeId type) {
        const auto sameName = [&](PieceTypeId other) {
            return variant.type(other).name == variant.type(type).name ||
                   variant.type(other).kanji == variant.type(type).kanji;
        };
        if (!sameName(item.type) && std::none_of(wrong.begin(), wrong.end(), sameName)) {
            wrong.push_back(type);
        }
    };
    // Those that are being learnt are the harder choice; the rest of the game fills up.
    std::vector<PieceTypeId> known;
    for (const LessonItem& other : others) {
        if (other.variant == item.variant) {
            known.push_back(other.type);
        }
    }
    shuffle(known, m_random);
    std::vector<PieceTypeId> rest;
    for (const PieceKind& kind : pieceKinds(variant)) {
        rest.push_back(kind.type);
    }
    shuffle(rest, m_random);
    known.insert(known.end(), rest.begin(), rest.end());
    for (const PieceTypeId type : known) {
        if (wrong.size() + 1 < kChoices) {
            offer(type);
        }
    }
    question.choices = std::move(wrong);
    question.choices.push_back(item.type);
    shuffle(question.choices, m_random);
    question.rightChoice = static_cast<std::size_t>(
        std::find(question.choices.begin(), question.choices.end(), item.type) - question.choices.begin());
    return question;
}

Question QuestionMaker::reach(const LessonItem& item, int stage) {
    const Variant& variant = *item.variant;
    const Square middle = middleOf(variant.shape());
    Question question;
    question.skill = Skill::Reach;
    question.variant = item.variant;
    question.piece = {item.type, Side::Sente};
    Setup setup = emptySetup(variant);
    const auto other = blocker(variant);
    constexpr int kMorePerStage = 4;
    std::vector<Square> places = window(variant.shape(), PieceDiagram::kReach - 1);
    shuffle(places, m_random);
    for (int i = 0; other && i < stage * kMorePerStage && !places.empty(); ++i) {
        cellOf(setup, places.back()) = Piece{*other, m_random.below(2) == 0 ? Side::Sente : Side::Gote};
        places.pop_back();
    }
    cellOf(setup, middle) = question.piece;
    const auto position = Position::create(item.variant, setup);
    question.board = position ? PieceDiagram::onBoard(*position, middle)
                              : PieceDiagram::onEmptyBoard(item.variant, item.type);
    std::erase_if(question.board.marks,
                  [](const DiagramMark& mark) { return mark.igui && mark.right == 0 && mark.ahead == 0; });
    for (const DiagramMark& mark : question.board.marks) {
        question.answer.insert(mark.square);
    }
    if (question.answer.size() > kManySquares) {
        thinOut(question);
    }
    return question;
}

/// Asks about some squares only, about half of which are reached.
void QuestionMaker::thinOut(Question& question) {
    std::vector<Square> reached(question.answer.begin(), question.answer.end());
    std::vector<Square> others;
    for (int i = 0; i < question.variant->shape().squareCount(); ++i) {
        if (question.canChoose(Square(i)) && !question.answer.contains(Square(i))) {
            others.emplace_back(i);
        }
    }
    shuffle(reached, m_random);
    shuffle(others, m_random);
    const std::size_t wrong = std::min(others.size(), kPicked / 2);
    reached.resize(kPicked - wrong);
    others.resize(wrong);
    question.answer = {reached.begin(), reached.end()};
    question.asked = std::move(reached);
    question.asked.insert(question.asked.end(), others.begin(), others.end());
    std::erase_if(question.board.marks,
                  [&](const DiagramMark& mark) { return !question.answer.contains(mark.square); });
}

std::optional<Question> QuestionMaker::capture(const LessonItem& item,
                                               const std::vector<LessonItem>& others) {
    const Variant& variant = *item.variant;
    std::vector<PieceTypeId> kinds;
    for (const LessonItem& other : others) {
        if (other.variant == item.variant && other.type != item.type) {
            kinds.push_back(other.type);
        }
    }
    const auto victim = blocker(variant);
    if (kinds.empty() || !victim) {
        return std::nullopt;
    }
    constexpr int kTries = 60;
    constexpr std::size_t kPieces = 6;
    for (int attempt = 0; attempt < kTries; ++attempt) {
        const Square middle = middleOf(variant.shape());
        std::vector<Square> places = window(variant.shape(), PieceDiagram::kReach - 1);
        std::erase(places, middle);
        shuffle(places, m_random);
        Setup setup = emptySetup(variant);
        cellOf(setup, middle) = Piece{*victim, Side::Gote};
        std::vector<Square> own;
        for (std::size_t i = 0; i < kPieces && i < places.size(); ++i) {
            const PieceTypeId type = i == 0 ? item.type : kinds[m_random.below(kinds.size())];
            cellOf(setup, places[i]) = Piece{type, Side::Sente};
            own.push_back(places[i]);
        }
        const auto position = Position::create(item.variant, setup);
        if (!position) {
            continue;
        }
        Question question;
        for (const Square square : own) {
            for (const Move& move : movesAsIfToMove(*position, square)) {
                if (rules::capturedSquares(*position, move).contains(middle)) {
                    question.answer.insert(square);
                    break;
                }
            }
        }
        if (question.answer.empty() || question.answer.size() == own.size()) {
            continue;
        }
        question.skill = Skill::Capture;
        question.variant = item.variant;
        question.piece = {item.type, Side::Sente};
        question.board = PieceDiagram::onBoard(*position, middle);
        question.board.marks.clear();
        question.target = middle;
        question.asked = std::move(own);
        return question;
    }
    return std::nullopt;
}

} // namespace mujo::insight
