#include "core/learn/examples.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <thread>

#include "core/engine/engine.h"
#include "core/engine/placement.h"
#include "core/engine/search_board.h"
#include "core/game/game.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"

namespace mujo {

namespace {

constexpr int kMostSeen = 4000; ///< hundredths of a pawn; a larger lead than that teaches nothing

bool isQuiet(const Game& game, const Move& best) {
    const bool captures =
        best.path.size() > 1 || (!best.isDrop() && !game.position().at(best.to()).isEmpty());
    return !game.inCheck() && !captures && !best.promotes();
}

/// The scores of the searches from a move on, the nearest counting most.
std::vector<float> lookedAhead(const std::vector<int>& scores) {
    constexpr float kDiscount = 0.9F;
    std::vector<float> ahead(scores.size());
    float later = 0;
    for (std::size_t i = scores.size(); i-- > 0;) {
        const auto score = static_cast<float>(std::clamp(scores[i], -kMostSeen, kMostSeen));
        later = ahead[i] = i + 1 == scores.size() ? score : score * (1 - kDiscount) + later * kDiscount;
    }
    return ahead;
}

class Gatherer {
public:
    Gatherer(const LessonPlan& plan, Examples& examples) : m_plan(plan), m_examples(examples) {}

    void add(const Lesson& lesson) {
        const auto start = positionFromSfen(m_plan.variant, lesson.start);
        if (!start) {
            return;
        }
        Game game(*start);
        const std::vector<float> ahead = lookedAhead(lesson.scores);
        for (std::size_t i = 0; i < lesson.moves.size(); ++i) {
            const auto parsed = rules::parseMoveText(*m_plan.variant, lesson.moves[i]);
            if (!parsed || game.isOver()) {
                return;
            }
            const auto move = rules::matchMove(game.position(), game.legalMoves(), *parsed);
            if (!move) {
                return;
            }
            if (std::abs(lesson.scores[i]) < kMostSeen && isQuiet(game, *move)) {
                addPosition(game, lesson, ahead[i]);
            }
            game.play(*move);
        }
    }

private:
    void addPosition(const Game& game, const Lesson& lesson, float ahead) {
        const Position& position = game.position();
        SearchBoard board(position, game.history(), m_plan.tuned);
        board.refresh();
        const EvaluationParts parts = board.parts();
        const float sign = position.turn() == Side::Sente ? 1 : -1;
        Example example;
        example.first = static_cast<std::uint32_t>(m_examples.pieces.size());
        example.game = lesson.number;
        example.judged = sign * static_cast<float>(board.evaluate());
        example.lookedAt = ahead;
        example.result = lesson.result;
        example.growth = 1 + static_cast<float>(board.growth(parts)) / SearchBoard::kGrowthUnit;
        example.phase = static_cast<float>(board.phase()) / GamePhase::kAll;
        example.mobility = sign * static_cast<float>(parts.mobility);
        example.attack = sign * static_cast<float>(parts.attack);
        example.shelter = sign * static_cast<float>(parts.shelter);
        example.threats = -sign * static_cast<float>(parts.threats);
        addPieces(position);
        example.pieces = static_cast<std::uint32_t>(m_examples.pieces.size()) - example.first;
        example.firstHand = static_cast<std::uint32_t>(m_examples.hands.size());
        addHands(position);
        example.hands = static_cast<std::uint32_t>(m_examples.hands.size()) - example.firstHand;
        m_examples.positions.push_back(example);
    }

    void addPieces(const Position& position) {
        const BoardShape& shape = position.shape();
        for (const Side side : {Side::Sente, Side::Gote}) {
            for (const Square square : position.pieces(side)) {
                ExamplePiece piece;
                piece.type = static_cast<std::uint16_t>(index(position.at(square).type()));
                piece.square = static_cast<std::uint16_t>(LearnedIndex(shape, square, side).square);
                piece.sign = side == Side::Sente ? 1 : -1;
                piece.toEnemyRoyal = static_cast<std::uint8_t>(
                    LearnedIndex::distance(shape, square, position.royals(opponent(side))));
                piece.toOwnRoyal =
                    static_cast<std::uint8_t>(LearnedIndex::distance(shape, square, position.royals(side)));
                m_examples.pieces.push_back(piece);
            }
        }
    }

    void addHands(const Position& position) {
        for (std::size_t i = 0; i < position.variant().types().size(); ++i) {
            const auto type = PieceTypeId(i);
            const int more = position.inHand(Side::Sente, type) - position.inHand(Side::Gote, type);
            if (more != 0) {
                m_examples.hands.push_back({static_cast<std::uint16_t>(i), static_cast<std::int16_t>(more)});
            }
        }
    }

    const LessonPlan& m_plan;
    Examples& m_examples;
};

void append(Examples& all, const Examples& more) {
    const auto offset = static_cast<std::uint32_t>(all.pieces.size());
    const auto handOffset = static_cast<std::uint32_t>(all.hands.size());
    all.pieces.insert(all.pieces.end(), more.pieces.begin(), more.pieces.end());
    all.hands.insert(all.hands.end(), more.hands.begin(), more.hands.end());
    for (Example example : more.positions) {
        example.first += offset;
        example.firstHand += handOffset;
        all.positions.push_back(example);
    }
}

} // namespace

Examples examplesOf(const LessonPlan& plan, const std::vector<Lesson>& lessons, int threads,
                    const std::atomic<bool>& stop) {
    const auto parts = static_cast<std::size_t>(std::max(1, threads));
    std::vector<Examples> found(parts);
    {
        std::vector<std::jthread> workers;
        for (std::size_t part = 0; part < parts; ++part) {
            workers.emplace_back([&, part] {
                Gatherer gatherer(plan, found[part]);
                const std::size_t end = lessons.size() * (part + 1) / parts;
                for (std::size_t i = lessons.size() * part / parts; i < end && !stop; ++i) {
                    gatherer.add(lessons[i]);
                }
            });
        }
    }
    Examples all;
    for (Examples& each : found) {
        append(all, each);
        each = {};
    }
    return all;
}

} // namespace mujo
