// The two published diagrams, imported and told what their texts cannot say, against the shipped games.

#include <gtest/gtest.h>

#include "core/import/importer.h"
#include "core/position/sfen.h"
#include "core/rules/legal_moves.h"
#include "tests/support/diagrams.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

struct ImportedGame {
    std::string id;
    ImportAnswers (*answers)();
};

std::ostream& operator<<(std::ostream& out, const ImportedGame& game) {
    return out << game.id;
}

class ImportedGames : public ::testing::TestWithParam<ImportedGame> {
protected:
    void SetUp() override {
        shipped = testing::game(GetParam().id);
        const std::string name = GetParam().id + "_diagram.txt";
        auto result = importVariant(testing::diagramText(name), name, GetParam().answers());
        ASSERT_TRUE(result) << result.error().front().text();
        imported = result->variant;
        mapPieces();
    }

    /// By the squares of the start position, and from there by what promotes to what.
    void mapPieces() {
        ASSERT_EQ(shipped->shape(), imported->shape());
        ASSERT_EQ(shipped->types().size(), imported->types().size());
        std::map<Square, Placement> theirs;
        for (const Placement& placement : imported->data().setup) {
            theirs[placement.square] = placement;
        }
        ASSERT_EQ(shipped->data().setup.size(), theirs.size());
        for (const Placement& ours : shipped->data().setup) {
            const auto found = theirs.find(ours.square);
            ASSERT_NE(found, theirs.end());
            ASSERT_EQ(found->second.owner, ours.owner);
            mapPiece(ours.type, found->second.type);
        }
        ASSERT_EQ(pieces.size(), shipped->types().size());
    }

    void mapPiece(PieceTypeId ours, PieceTypeId theirs) {
        const auto [found, isNew] = pieces.try_emplace(ours, theirs);
        ASSERT_EQ(found->second, theirs) << shipped->type(ours).name;
        EXPECT_EQ(shipped->type(ours).royal, imported->type(theirs).royal);
        ids[imported->type(theirs).id] = shipped->type(ours).id;
        const auto form = shipped->type(ours).promotesTo;
        const auto theirForm = imported->type(theirs).promotesTo;
        ASSERT_EQ(form.has_value(), theirForm.has_value()) << shipped->type(ours).name;
        if (isNew && form) {
            mapPiece(*form, *theirForm);
        }
    }

    [[nodiscard]] Position translated(const Position& position) const {
        mujo::Setup setup = position.setup();
        for (Cell& cell : setup.cells) {
            if (!cell.isEmpty()) {
                cell = Piece{pieces.at(cell.type()), cell.owner()};
            }
        }
        return *Position::create(imported, setup);
    }

    [[nodiscard]] std::set<literal::Choice> translated(const std::set<literal::Choice>& choices) const {
        std::set<literal::Choice> out;
        for (literal::Choice choice : choices) {
            choice.promotes = choice.promotes.empty() ? "" : ids.at(choice.promotes);
            out.insert(std::move(choice));
        }
        return out;
    }

    void expectEqualMoves(const Position& position) {
        const Position theirs = translated(position);
        const auto ours = testing::choices(position, rules::legalMoves(position, History(position.key())));
        const auto moves =
            translated(testing::choices(theirs, rules::legalMoves(theirs, History(theirs.key()))));
        EXPECT_TRUE(ours == moves) << sfen(position) << '\n'
                                   << testing::difference(position.shape(), ours, moves);
    }

    std::shared_ptr<const Variant> shipped;
    std::shared_ptr<const Variant> imported;
    std::map<PieceTypeId, PieceTypeId> pieces;
    std::map<std::string, std::string> ids; ///< of the imported pieces to those of the shipped ones
};

TEST_P(ImportedGames, StartAsTheShippedOnes) {
    expectEqualMoves(Position::start(shipped));
}

TEST_P(ImportedGames, HaveTheMovesOfTheShippedOnes) {
    Random random(77);
    const int samples = testing::sampleCount(20, 500);
    for (int i = 0; i < samples && !HasFailure(); ++i) {
        expectEqualMoves(testing::sampled(shipped, random, i).position);
    }
}

TEST_P(ImportedGames, KeepTheRulesBesideTheMoves) {
    const RuleSet& ours = shipped->rules();
    const RuleSet& theirs = imported->rules();
    EXPECT_EQ(ours.promotion.index(), theirs.promotion.index());
    EXPECT_EQ(ours.repetition.index(), theirs.repetition.index());
    EXPECT_EQ(ours.pass, theirs.pass);
    EXPECT_EQ(ours.stalemate, theirs.stalemate);
    EXPECT_EQ(ours.selfCheck, theirs.selfCheck);
    EXPECT_EQ(ours.contagion.has_value(), theirs.contagion.has_value());
    EXPECT_EQ(ours.drops.has_value(), theirs.drops.has_value());
    EXPECT_EQ(ours.captureBans.size(), theirs.captureBans.size());
}

INSTANTIATE_TEST_SUITE_P(Diagrams, ImportedGames,
                         ::testing::Values(ImportedGame{"hook", testing::hookAnswers},
                                           ImportedGame{"suzumu", testing::suzumuAnswers}),
                         [](const auto& each) { return each.param.id; });

} // namespace
} // namespace mujo
