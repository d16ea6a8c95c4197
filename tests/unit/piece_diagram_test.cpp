#include "core/insight/piece_diagram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "core/insight/as_if_moves.h"
#include "core/insight/move_class.h"
#include "core/rules/generator.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/variant_edit.h"

namespace mujo::insight {

// Every piece of every game, alone on an empty board.
TEST(PieceDiagram, TheDiagramOfEveryPieceShowsWhatTheRulesSay) {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        const auto& variant = entry.standard;
        const BoardShape& shape = variant->shape();
        const Square middle = shape.at(shape.files() / 2, shape.ranks() / 2);
        for (std::size_t i = 0; i < variant->types().size(); ++i) {
            const PieceDiagram diagram = PieceDiagram::onEmptyBoard(variant, PieceTypeId(i));
            std::set<Square> shownSquares;
            for (const DiagramMark& mark : diagram.marks) {
                shownSquares.insert(mark.square);
                ASSERT_EQ(mark.right, shape.column(mark.square) - shape.column(middle));
                ASSERT_EQ(mark.ahead, shape.row(middle) - shape.row(mark.square));
            }
            std::set<Square> reached;
            std::vector<Move> moves;
            const Position board =
                lonePiece(variant, {standIn(*variant, PieceTypeId(i)), Side::Sente}, middle);
            ASSERT_FALSE(board.at(middle).isEmpty()) << variant->type(PieceTypeId(i)).id.c_str();
            rules::Generator().from(board, middle, moves);
            for (const Move& move : moves) {
                if (move.to() != middle && shape.distance(middle, move.to()) <= PieceDiagram::kReach) {
                    reached.insert(move.to());
                }
            }
            ASSERT_EQ(shownSquares, reached) << variant->id() + ' ' + variant->type(PieceTypeId(i)).id;
            ASSERT_EQ(shownSquares.size(), diagram.marks.size());
        }
    }
}

TEST(PieceDiagram, TheDiagramOnThisBoardShowsWhatTheRulesSay) {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        const Position position = Position::start(entry.standard);
        for (const Side side : {Side::Sente, Side::Gote}) {
            for (const Square square : position.pieces(side)) {
                const PieceDiagram diagram = PieceDiagram::onBoard(position, square);
                std::set<Square> reached;
                for (const Move& move : movesAsIfToMove(position, square)) {
                    if (move.to() != square && diagram.contains(move.to())) {
                        reached.insert(move.to());
                    }
                }
                for (const DiagramMark& mark : diagram.marks) {
                    ASSERT_TRUE(mark.igui || reached.erase(mark.square) == 1);
                    ASSERT_EQ(mark.captures, !position.at(mark.square).isEmpty());
                }
                ASSERT_TRUE(reached.empty());
                ASSERT_TRUE(diagram.contains(square));
            }
        }
    }
}

// A general that takes all in its way has no limit either: an arrow at each end of its lines.
TEST(PieceDiagram, SweepsGoOnBeyondTheDiagram) {
    const Catalog catalog{std::filesystem::path()};
    const auto variant = catalog.find("taikyoku")->standard;
    const auto general = variant->find("GG");
    ASSERT_TRUE(general);
    int arrows = 0;
    for (const DiagramMark& mark : PieceDiagram::onEmptyBoard(variant, *general).marks) {
        const bool isAtEdge = std::max(std::abs(mark.right), std::abs(mark.ahead)) == PieceDiagram::kReach;
        ASSERT_EQ(mark.range == DiagramMark::kUnlimited, isAtEdge);
        arrows += isAtEdge ? 1 : 0;
    }
    ASSERT_EQ(arrows, 8);
}

// A dot is the end of a step: the first square of a slide has the mark of the slide.
TEST(PieceDiagram, SlidesBeginBesideThePiece) {
    const Catalog catalog{std::filesystem::path()};
    const auto variant = catalog.find("chu")->standard;
    const auto beside = [&](const char* id, Reach reach) {
        const auto marks = PieceDiagram::onEmptyBoard(variant, *variant->find(id)).marks;
        return std::count_if(marks.begin(), marks.end(), [reach](const DiagramMark& mark) {
            return std::max(std::abs(mark.right), std::abs(mark.ahead)) == 1 && mark.reach == reach;
        });
    };
    EXPECT_EQ(beside("Q", Reach::Slide), 8);
    EXPECT_EQ(beside("Q", Reach::Step), 0);
    EXPECT_EQ(beside("DK", Reach::Slide), 4);
    EXPECT_EQ(beside("DK", Reach::Step), 4);
    EXPECT_EQ(beside("K", Reach::Step), 8);
    EXPECT_EQ(beside("L", Reach::Slide), 1);
}

// A great general is no queen, nor is a teaching king: the lines of those that may jump over pieces, or take
// all they pass, are told.
// A lion is no jumper of the same reach: Chu's eagle takes and goes on diagonally forward, its falcon
// straight forward, its lion in all eight directions (Wikipedia, "Chu shogi").
TEST(PieceDiagram, FirstStepsOfLionsAreMarked) {
    const Catalog catalog{std::filesystem::path()};
    const auto chu = catalog.find("chu")->standard;
    const auto marked = [&](const char* id) {
        const PieceDiagram diagram = PieceDiagram::onEmptyBoard(chu, *chu->find(id));
        return std::count_if(diagram.marks.begin(), diagram.marks.end(),
                             [](const DiagramMark& mark) { return mark.takesAndGoesOn; });
    };
    EXPECT_EQ(marked("LN"), 8);
    EXPECT_EQ(marked("+DH"), 1);
    EXPECT_EQ(marked("+DK"), 2);
    EXPECT_EQ(marked("KY"), 0);
    EXPECT_EQ(marked("Q"), 0);
}

// A piece of one's own may take otherwise than it moves, as the pawn of chess.
TEST(PieceDiagram, MovesThatOnlyTakeAreShownOnTheEmptyBoard) {
    const auto alone = pieceAlone({"X", "X", "X", "fmWfcFcbR2"}, BoardShape(9, 9));
    ASSERT_TRUE(alone);
    const PieceTypeId type{static_cast<std::uint16_t>((*alone)->types().size() - 1)};
    std::set<std::pair<int, int>> takes;
    std::set<std::pair<int, int>> moves;
    for (const DiagramMark& mark : PieceDiagram::onEmptyBoard(*alone, type).marks) {
        (mark.captures ? takes : moves).insert({mark.right, mark.ahead});
    }
    EXPECT_EQ(moves, (std::set<std::pair<int, int>>{{0, 1}}));
    EXPECT_EQ(takes, (std::set<std::pair<int, int>>{{-1, 1}, {1, 1}, {0, -1}, {0, -2}}));
}

TEST(PieceDiagram, LinesOfJumpsAndOfRangeCapturesAreNoSlides) {
    const Catalog catalog{std::filesystem::path()};
    int jumpers = 0;
    int sweepers = 0;
    int landers = 0;
    for (const Catalog::Entry& entry : catalog.entries()) {
        const auto& variant = entry.standard;
        for (std::size_t i = 0; i < variant->types().size(); ++i) {
            const auto type = static_cast<PieceTypeId>(i);
            const auto marks = PieceDiagram::onEmptyBoard(variant, type).marks;
            const auto has = [&](Reach reach) {
                return std::any_of(marks.begin(), marks.end(),
                                   [&](const DiagramMark& mark) { return mark.reach == reach; });
            };
            const MoveClasses classes = moveClasses(*variant, standIn(*variant, type));
            const std::string& text = variant->type(standIn(*variant, type)).betza;
            const bool jumpsToLand = text.find("(paf)3") != std::string::npos; // over up to three pieces
            ASSERT_EQ(has(Reach::SlideOver), classes.has(MoveClass::JumpToTake) || jumpsToLand)
                << variant->type(type).name;
            landers += jumpsToLand ? 1 : 0;
            ASSERT_EQ(has(Reach::RangeCapture), classes.has(MoveClass::Sweep)) << variant->type(type).name;
            jumpers += has(Reach::SlideOver) ? 1 : 0;
            sweepers += has(Reach::RangeCapture) ? 1 : 0;
        }
    }
    ASSERT_GT(jumpers, 4);
    ASSERT_GT(sweepers, 4);
    ASSERT_GE(landers, 5);
}

TEST(PieceDiagram, RangesStandAsNumbers) {
    const Catalog catalog{std::filesystem::path()};
    const auto variant = catalog.find("tai")->standard;
    bool anyNumber = false;
    bool anyUnlimited = false;
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        for (const DiagramMark& mark : PieceDiagram::onEmptyBoard(variant, PieceTypeId(i)).marks) {
            if (mark.range == 0) {
                continue;
            }
            const int away = std::max(std::abs(mark.right), std::abs(mark.ahead));
            if (mark.range == DiagramMark::kUnlimited) {
                ASSERT_EQ(away, PieceDiagram::kReach);
                anyUnlimited = true;
            } else {
                ASSERT_EQ(away, std::min(mark.range, PieceDiagram::kReach));
                anyNumber = true;
            }
        }
    }
    ASSERT_TRUE(anyNumber);
    ASSERT_TRUE(anyUnlimited);
}

} // namespace mujo::insight
