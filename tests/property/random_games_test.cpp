// Seeded random games on every game and profile: what must hold in every position and for every legal move.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <span>

#include "core/game/game.h"
#include "core/game/notation/hodges.h"
#include "core/game/notation/japanese.h"
#include "core/position/sfen.h"
#include "core/rules/captures.h"
#include "core/rules/generator.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "core/rules/outcome.h"
#include "core/rules/resolve.h"
#include "core/rules/routes.h"
#include "core/rules/royal_shield.h"
#include "tests/support/game_params.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

std::string notation(const Position& position, std::span<const Move> legal, const Move& move) {
    return hodges(position, legal, move, testing::notes(position.variant().id()).squareStyle);
}

using testing::Sample;

class RandomGames : public ::testing::TestWithParam<testing::GameAndProfile> {
protected:
    void SetUp() override { m_variant = testing::game(GetParam().id, GetParam().profile); }

    /// Calls `check` with seeded samples until one fails.
    template <class Check>
    void forSamples(std::uint64_t seed, int ci, int full, Check&& check) {
        Random random(seed);
        const int samples = testing::sampleCount(ci, full);
        for (int i = 0; i < samples && !HasFailure(); ++i) {
            const Sample sample = testing::sampled(m_variant, random, i);
            SCOPED_TRACE(sfen(sample.position));
            check(sample);
        }
    }

    std::shared_ptr<const Variant> m_variant;
};

TEST_P(RandomGames, ARevertedMoveLeavesNoTraceAndTheKeyIsTheOneCountedAnew) {
    forSamples(5, 12, 150, [](const Sample& sample) {
        Position position = sample.position;
        ASSERT_EQ(position.key(), position.recountedKey());
        for (const Move& move : rules::legalMoves(position, sample.history)) {
            const Transition transition = rules::resolve(position, move);
            const std::uint64_t announced = position.keyAfter(transition);
            position.apply(transition);
            const std::uint64_t recounted = position.recountedKey();
            ASSERT_EQ(position.key(), recounted);
            ASSERT_EQ(announced, recounted);
            ASSERT_EQ(position.turn(), opponent(sample.position.turn()));
            position.revert(transition);
            ASSERT_TRUE(position == sample.position);
            ASSERT_EQ(position.key(), sample.position.key());
        }
        ASSERT_EQ(sfen(position), sfen(sample.position));
    });
}

TEST_P(RandomGames, AMoveThatTheShieldCoversLeavesTheRoyalsSafe) {
    forSamples(15, 12, 300, [](const Sample& sample) {
        Position position = sample.position;
        const Side mover = position.turn();
        const rules::RoyalShield shield(position);
        std::vector<Move> moves;
        rules::Generator().all(position, moves);
        for (const Move& move : moves) {
            if (!shield.covers(move)) {
                continue;
            }
            const Transition transition = rules::resolve(position, move);
            position.apply(transition);
            ASSERT_FALSE(rules::inCheck(position, mover)) << rules::moveText(position.variant(), move);
            position.revert(transition);
        }
    });
}

// So that nobody need be asked whether mate ends a game in which no royal may stay in check.
TEST_P(RandomGames, MateIsTheEndWhereNoRoyalMayStayInCheck) {
    if (!rules::forbidsSelfCheck(*m_variant)) {
        return;
    }
    forSamples(16, 12, 300, [](const Sample& sample) {
        const auto outcome = rules::outcome(sample.position, sample.history);
        if (!outcome.isOver() || outcome.reason == rules::Reason::Mate) {
            ASSERT_EQ(outcome.reason == rules::Reason::Mate, rules::isMate(sample.position, sample.history));
        }
    });
}

TEST_P(RandomGames, PieceListsAreThoseOfTheBoard) {
    forSamples(6, 12, 150, [](const Sample& sample) {
        const Position& position = sample.position;
        for (const Side side : {Side::Sente, Side::Gote}) {
            std::vector<Square> all;
            std::vector<Square> royals;
            for (int i = 0; i < position.shape().squareCount(); ++i) {
                const Cell cell = position.at(Square(i));
                if (cell.holds(side)) {
                    all.push_back(Square(i));
                    if (position.variant().type(cell.type()).royal) {
                        royals.push_back(Square(i));
                    }
                }
            }
            const auto sorted = [](std::span<const Square> squares) {
                std::vector<Square> out(squares.begin(), squares.end());
                std::sort(out.begin(), out.end());
                return out;
            };
            ASSERT_EQ(sorted(position.pieces(side)), all);
            ASSERT_EQ(sorted(position.royals(side)), royals);
        }
    });
}

TEST_P(RandomGames, ThePositionTextReadsBackAsThePosition) {
    forSamples(7, 30, 300, [this](const Sample& sample) {
        const std::string text = sfen(sample.position);
        const auto again = positionFromSfen(m_variant, text);
        ASSERT_TRUE(again);
        ASSERT_TRUE(*again == sample.position);
        ASSERT_EQ(sfen(*again), text);
        ASSERT_EQ(again->key(), sample.position.key());
    });
}

/// What the rules of a game ask of a state, with this side to move, read from the rules one by one.
Setup withUsedStateOnly(const RuleSet& rules, Setup setup) {
    const bool everySkip = rules.pass == PassRule::NotTwiceByOneSide;
    const bool lastSkip = rules.pass == PassRule::NotAfterPass;
    for (const Side side : {Side::Sente, Side::Gote}) {
        const bool used = everySkip || (lastSkip && side != setup.turn);
        setup.state.skipped[side] = setup.state.skipped[side] && used;
    }
    if (!rules.lionTrade || rules.lionTrade->counterStrike == LionTrade::CounterStrike::Allowed) {
        setup.state.lionTaken.reset();
    }
    return setup;
}

TEST_P(RandomGames, PositionsAreTheSameWhenTheyDifferOnlyInWhatNoRuleAsks) {
    forSamples(16, 8, 100, [this](const Sample& sample) {
        std::vector<mujo::Setup> setups;
        for (const int bits : {0, 1, 2, 3, 4, 5, 6, 7}) {
            mujo::Setup setup = sample.position.setup();
            setup.state.skipped = {(bits & 1) != 0, (bits & 2) != 0};
            setup.state.lionTaken = (bits & 4) != 0 ? std::optional(Square(7)) : std::nullopt;
            setups.push_back(setup);
        }
        for (const mujo::Setup& setup : setups) {
            const Position position = *Position::create(m_variant, setup);
            const mujo::Setup used = withUsedStateOnly(m_variant->rules(), setup);
            ASSERT_TRUE(position.state() == used.state);
            for (const mujo::Setup& each : setups) {
                const Position other = *Position::create(m_variant, each);
                const bool same = withUsedStateOnly(m_variant->rules(), each).state == used.state;
                ASSERT_EQ(position.key() == other.key(), same) << sfen(position) << " / " << sfen(other);
                ASSERT_EQ(position == other, same);
            }
        }
    });
}

TEST_P(RandomGames, TheTextOfEveryLegalMoveReadsBackAsThatMove) {
    forSamples(8, 6, 60, [this](const Sample& sample) {
        const auto legal = rules::legalMoves(sample.position, sample.history);
        for (const Move& move : legal) {
            const std::string text = rules::moveText(*m_variant, move);
            const auto parsed = rules::parseMoveText(*m_variant, text);
            ASSERT_TRUE(parsed) << text << ": " << parsed.error().front().text();
            const auto matched = rules::matchMove(sample.position, legal, *parsed);
            ASSERT_TRUE(matched) << text << " fits " << matched.error().fitting.size();
            ASSERT_TRUE(*matched == move) << text << " was read as " << rules::moveText(*m_variant, *matched);
        }
    });
}

/// As a reader takes it who heeds neither case nor blanks.
std::string spoken(std::string text) {
    std::erase(text, ' ');
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// No two of the moves are written alike, neither after Hodges nor in Japanese.
void expectOwnNotations(const Position& position, const std::vector<Move>& legal) {
    std::map<std::string, std::string> seen; // by notation
    for (const Move& move : legal) {
        const std::string text = rules::moveText(position.variant(), move);
        for (const std::string& written :
             {spoken(notation(position, legal, move)), japanese(position, legal, move)}) {
            const auto [other, isNew] = seen.emplace(written, text);
            ASSERT_TRUE(isNew) << text << " and " << other->second << " are both " << other->first;
        }
    }
}

TEST_P(RandomGames, NoTwoLegalMovesOfAPositionHaveTheSameNotation) {
    Random random(14);
    const int samples = testing::sampleCount(3, 60);
    for (int i = 0; i < samples && !HasFailure(); ++i) {
        const Sample sample =
            i % 3 == 2 ? testing::played(m_variant, random, 60) : testing::crowded(m_variant, random);
        SCOPED_TRACE(sfen(sample.position));
        const std::vector<Move> legal = rules::legalMoves(sample.position, sample.history);
        expectOwnNotations(sample.position, legal);
    }
}

TEST_P(RandomGames, EveryMoveHasARouteFromItsStartThroughItsVictimsToItsEnd) {
    forSamples(9, 4, 40, [this](const Sample& sample) {
        for (const Move& move : rules::legalMoves(sample.position, sample.history)) {
            if (move.isDrop()) {
                continue;
            }
            const auto route = rules::route(sample.position, move);
            const std::string text = rules::moveText(*m_variant, move);
            ASSERT_GE(route.size(), 2U) << text;
            ASSERT_EQ(route.front(), move.from()) << text;
            ASSERT_EQ(route.back(), move.to()) << text;
            for (const Square* victim = move.victimsBegin(); victim != move.victimsEnd(); ++victim) {
                ASSERT_NE(std::find(route.begin(), route.end(), *victim), route.end()) << text;
            }
        }
    });
}

/// The position after half a turn of the board, with the sides exchanged.
Position turned(const Position& position) {
    const Setup setup = position.setup();
    Setup other = setup;
    std::reverse(other.cells.begin(), other.cells.end());
    for (Cell& cell : other.cells) {
        if (!cell.isEmpty()) {
            cell = Cell(Piece{cell.type(), opponent(cell.owner())}).withDeclined(cell.declined());
        }
    }
    std::swap(other.hands[Side::Sente], other.hands[Side::Gote]);
    std::swap(other.state.skipped[Side::Sente], other.state.skipped[Side::Gote]);
    if (setup.state.lionTaken) {
        other.state.lionTaken = position.shape().turned(*setup.state.lionTaken);
    }
    other.turn = opponent(setup.turn);
    return *Position::create(position.sharedVariant(), other);
}

TEST_P(RandomGames, AHalfTurnOfTheBoardChangesNoCount) {
    forSamples(10, 12, 200, [](const Sample& sample) {
        const Position half = turned(sample.position);
        ASSERT_EQ(rules::legalMoves(half, History(half.key())).size(),
                  rules::legalMoves(sample.position, History(sample.position.key())).size());
        ASSERT_TRUE(turned(half) == sample.position);
    });
}

TEST_P(RandomGames, TheMovesOfAllPiecesAndDropsTogetherAreAllMoves) {
    forSamples(11, 6, 60, [](const Sample& sample) {
        const auto all =
            testing::choices(sample.position, rules::legalMoves(sample.position, sample.history));
        std::vector<Move> gathered;
        for (const Square square : sample.position.pieces(sample.position.turn())) {
            const auto some = rules::legalMovesFrom(sample.position, sample.history, square);
            gathered.insert(gathered.end(), some.begin(), some.end());
        }
        auto ours = testing::choices(sample.position, gathered);
        for (const auto& each : all) {
            if (!each.drop.empty()) {
                ours.insert(each);
            }
        }
        ASSERT_TRUE(ours == all) << testing::difference(sample.position.shape(), ours, all);
        ASSERT_EQ(rules::hasLegalMove(sample.position, sample.history), !all.empty());
    });
}

TEST_P(RandomGames, AGameTakenBackAndRedoneIsTheSameGame) {
    Random random(12);
    const int games = testing::sampleCount(1, 10);
    for (int g = 0; g < games; ++g) {
        Game game(m_variant);
        std::vector<std::string> texts = {sfen(game.position())};
        std::vector<std::size_t> moveCounts = {game.legalMoves().size()};
        const std::uint64_t plies = 40 + random.below(40);
        while (texts.size() <= plies && !game.isOver()) {
            ASSERT_TRUE(game.play(game.legalMoves()[random.below(game.legalMoves().size())]));
            texts.push_back(sfen(game.position()));
            moveCounts.push_back(game.legalMoves().size());
        }
        const rules::Outcome last = game.outcome();
        for (std::size_t i = texts.size() - 1; i > 0; --i) {
            ASSERT_TRUE(game.takeBack());
            ASSERT_EQ(sfen(game.position()), texts[i - 1]);
            ASSERT_EQ(game.legalMoves().size(), moveCounts[i - 1]);
            ASSERT_EQ(game.history().entries().size(), i);
        }
        EXPECT_FALSE(game.takeBack());
        EXPECT_TRUE(game.position() == game.start());
        for (std::size_t i = 1; i < texts.size(); ++i) {
            ASSERT_TRUE(game.redo());
            ASSERT_EQ(sfen(game.position()), texts[i]);
        }
        EXPECT_FALSE(game.redo());
        EXPECT_EQ(game.outcome(), last);
    }
}

/// Captures of both contagious kinds, which random play hardly ever meets, under readings that no profile
/// has.
class ContagiousBoards : public ::testing::TestWithParam<testing::GameAndProfile> {};

TEST_P(ContagiousBoards, EveryMoveHasOneTextAndOneNotationAndBothAreReadBack) {
    const auto variant = testing::game(GetParam().id, GetParam().profile);
    Random random(17);
    const int samples = testing::sampleCount(20, 300);
    for (int i = 0; i < samples && !HasFailure(); ++i) {
        const Sample sample = testing::contagious(variant, random);
        SCOPED_TRACE(sfen(sample.position));
        const auto legal = rules::legalMoves(sample.position, sample.history);
        expectOwnNotations(sample.position, legal);
        for (const Move& move : legal) {
            const std::string text = rules::moveText(*variant, move);
            const auto parsed = rules::parseMoveText(*variant, text);
            ASSERT_TRUE(parsed) << text << ": " << parsed.error().front().text();
            const auto matched = rules::matchMove(sample.position, legal, *parsed);
            ASSERT_TRUE(matched) << text << " fits " << matched.error().fitting.size();
            ASSERT_TRUE(*matched == move) << text << " was read as " << rules::moveText(*variant, *matched);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Readings, ContagiousBoards,
                         ::testing::Values(testing::GameAndProfile{"tai", "standard"},
                                           testing::GameAndProfile{"tai", "both-contagions=choice"},
                                           testing::GameAndProfile{"tai", "hop-and-return=forbidden"},
                                           testing::GameAndProfile{"hook", "standard"},
                                           testing::GameAndProfile{"maka", "standard"}));

INSTANTIATE_TEST_SUITE_P(Games, RandomGames, ::testing::ValuesIn(testing::gamesAndProfiles()),
                         testing::gameName);

} // namespace
} // namespace mujo
