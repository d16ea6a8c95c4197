// The forms in which programs for Taikyoku exchange positions and moves. The texts are ours, after the
// descriptions that the formats' files name.

#include <gtest/gtest.h>

#include <map>
#include <utility>

#include "core/base/ascii.h"
#include "core/game/formats/foreign_pieces.h"
#include "core/game/formats/format.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

const Catalog& catalogOfTexts() {
    static const Catalog catalog{std::filesystem::path()};
    return catalog;
}

Result<GameFile> readForeign(const std::string& text) {
    return readGame(text, "game", catalogOfTexts());
}

std::string movesRead(const Result<GameFile>& file) {
    std::string text;
    if (file) {
        for (const Game::Ply& ply : file->game.line()) {
            text += (text.empty() ? "" : " ") + rules::moveText(file->game.variant(), ply.move);
        }
    }
    return text;
}

std::string faultRead(const Result<GameFile>& file) {
    const Diagnostics& faults = file ? file->losses : file.error();
    return faults.empty() ? "" : faults.front().text();
}

/// Rows of a board of 36 with nothing but what the given rows have.
std::string boardWith(const std::map<int, std::string>& rows) {
    std::string text;
    for (int row = 0; row < 36; ++row) {
        const auto own = rows.find(row);
        text += (row > 0 ? "/" : "") + (own == rows.end() ? "36" : own->second);
    }
    return text;
}

/// The start position with the names of a form, with runs of empty squares as numbers.
template <class NameCell>
std::string startIn(const char* form, const std::string& between, NameCell&& cell) {
    const auto pieces = *ForeignPieces::of(catalogOfTexts(), form);
    const Position start = Position::start(pieces.variant());
    std::string text;
    for (int row = 0; row < start.shape().ranks(); ++row) {
        std::string cells;
        int run = 0;
        const auto add = [&](const std::string& more) { cells += (cells.empty() ? "" : between) + more; };
        for (int column = 0; column <= start.shape().files(); ++column) {
            const bool isEnd = column == start.shape().files();
            const auto here = isEnd ? Cell() : start.at(start.shape().at(column, row));
            if (!isEnd && here.isEmpty()) {
                ++run;
                continue;
            }
            if (run > 0) {
                add(std::to_string(std::exchange(run, 0)));
            }
            if (!isEnd) {
                add(cell(pieces.nameOf(here.type()), here.owner()));
            }
        }
        text += (row > 0 ? "/" : "") + cells;
    }
    return text;
}

TEST(TaikyokuTexts, AllFormsOfTheStartPositionAreTheSame) {
    const std::string atsi = startIn("atsi", ",", [](const std::string& name, Side owner) {
        return owner == Side::Sente ? ascii::toLower(name) : name;
    });
    const std::string tsfen = startIn("tsfen", "", [](const std::string& name, Side owner) {
        const std::string cased = owner == Side::Gote ? ascii::toLower(name) : name;
        return name.size() == 1 ? cased : '(' + cased + ')';
    });
    const auto start = Position::start(testing::game("taikyoku"));
    const std::string tm1 = formatOfId("tm1")->write(GameFile{Game(start)});
    const std::vector<std::string> texts{atsi + " 0",    "startgame " + atsi + " 0", "startgame initial",
                                         tsfen + " b 1", "position tsfen " + tsfen,  tm1};
    for (const std::string& text : texts) {
        const auto file = readForeign(text);
        ASSERT_TRUE(file) << faultRead(file);
        EXPECT_EQ(sfen(file->game.start()), sfen(start)) << text.substr(0, 100);
    }
    EXPECT_EQ(tm1.substr(0, 43), "position fen TSFEN1 b 0 804 B:Lance@0,0 B:R");
    EXPECT_NE(tm1.find(" B:Pawn@5,10 "), std::string::npos);
    EXPECT_NE(tm1.find(" W:Pawn@5,25 "), std::string::npos);
}

TEST(TaikyokuTexts, MovesAreReadInEachForm) {
    for (const std::string text :
         {"# a comment\nposition startpos moves 12,10-12,11 13,25-13,24",
          "atsiinit v00\nplayer 0\n"
          "startgame initial\nmove 24z 24y\nlog thinking\nopmove 23k 23l 600 600.5\n"}) {
        const auto file = readForeign(text);
        ASSERT_TRUE(file) << faultRead(file);
        EXPECT_EQ(faultRead(file), "");
        EXPECT_EQ(movesRead(file), "24z24y 23k23l") << text;
    }
    const std::string rows = boardWith({{0, "35k"}, {30, "35P"}, {35, "K35"}});
    const auto file = readForeign("position tsfen " + rows + " b 5 moves 1f1g 1aj2aj");
    ASSERT_TRUE(file) << faultRead(file);
    EXPECT_EQ(faultRead(file), "");
    EXPECT_EQ(movesRead(file), "1ee1dd 1a2a") << "ranks count from below";
    EXPECT_EQ(file->game.start().ply(), 5);
}

TEST(TaikyokuTexts, TheMiddleSquareStandsBeforeTheTargetOrBehindIt) {
    const std::string board =
        boardWith({{0, "35,K"}, {17, "18,P,17"}, {18, "18,P,17"}, {19, "17,l,18"}, {35, "k,35"}});
    for (const auto& [move, ours] : std::map<std::string, std::string>{{"19t 18s 18r", "19t18s18r"},
                                                                       {"19t 18r 18s", "19t18s18r"},
                                                                       {"19t 18s 19t", "19t18s19t"},
                                                                       {"19t 19t 18s", "19t18s19t"},
                                                                       {"19t 18s", "19t18s"}}) {
        const auto file = readForeign("startgame " + board + " 0\nmove " + move);
        ASSERT_TRUE(file) << faultRead(file);
        EXPECT_EQ(movesRead(file), ours) << move << faultRead(file);
    }
}

TEST(TaikyokuTexts, PromotedPiecesKeepWhereTheyCameFromInOneFormOnly) {
    const std::string one = "TSFEN1 w 7 3 W:King@0,35 B:King@0,0 B:+DragonKing<Rook>@18,30";
    const auto file = readForeign(one);
    ASSERT_TRUE(file) << faultRead(file);
    EXPECT_NE(sfen(file->game.position()).find("+R"), std::string::npos);
    EXPECT_EQ(file->game.position().turn(), Side::Gote);
    EXPECT_EQ(formatOfId("tm1")->write(*file),
              "position fen TSFEN1 w 0 3 B:King@0,0 W:King@0,35 B:+DragonKing<Rook>@18,30\n");
}

TEST(TaikyokuTexts, SayWhereTheyCannotBeReadAndKeepWhatStandsBefore) {
    const std::string rows = boardWith({});
    const std::vector<std::pair<std::string, std::string>> faults{
        {"startgame initial\nmove 24z 24x", "game:2:6: error: move 1 \"24z 24x\" is not legal: "},
        {"startgame " + boardWith({{0, "35,K,"}}) + " 0", "game:1:14: error: the row is too long"},
        {"startgame initial\nmove 24z 24zz", "game:2:10: error: there is no such square"},
        {"startgame initial\nmove 24z", "game:2:1: error: squares are expected behind this"},
        {"startgame initial\nhello", "game:2:1: error: there is no such command"},
        {"atsiinit v00\nmove 24z 24y", "game:2:1: error: a game does not begin with this"},
        {"startgame 36,/36 0", "game:1:11: error: a position has 36 rows, not 2"},
        {"startgame " + boardWith({{0, "35,QQQ"}}) + " 0", "game:1:14: error: there is no such piece"},
        {"startgame " + boardWith({{0, "35,p2"}}) + " 0", "game:1:14: error: the row is too long"},
        {"startgame " + boardWith({{0, "30,p2"}}) + " 0", "game:1:14: error: the row is too short"},
        {"position tsfen " + boardWith({{0, "35(QQQ)"}}), "game:1:18: error: there is no such piece"},
        {"position tsfen " + boardWith({{0, "35"}}), "game:1:18: error: the row is too short"},
        {"position tsfen " + rows + " x", "game:1:124: error: the turn is b or w"},
        {"TSFEN1 b 0 2 B:King@0,0", "game:1:24: error: 2 pieces are announced, 1 are there"},
        {"TSFEN1 b 0 1 B:Kong@0,0", "game:1:14: error: there is no such piece"},
        {"TSFEN1 b 0 1 B:King@0,36", "game:1:14: error: there is no such square"},
        {"TSFEN1 b 0 2 B:King@0,0 W:King@0,0", "game:1:25: error: two pieces stand on this square"},
        {"position startpos moves 12,10-12,11 13,25",
         "game:1:37: error: move 2 \"13,25\" is no move of this board"},
        {"position startpos moves 12,10-12,13", "game:1:25: error: move 1 \"12,10-12,13\" is not legal: "}};
    for (const auto& [text, fault] : faults) {
        EXPECT_EQ(faultRead(readForeign(text)).substr(0, fault.size()), fault);
    }
    EXPECT_EQ(movesRead(readForeign("startgame initial\nmove 24z 24y\nmove 1a 1b")), "24z24y");
}

TEST(TaikyokuTexts, ResultsEndTheGame) {
    EXPECT_EQ(readForeign("startgame initial\nresign")->game.lineOutcome().winner(), Side::Gote);
    EXPECT_EQ(readForeign("startgame initial\nplayer 1\nwin")->game.lineOutcome().winner(), Side::Gote);
}

} // namespace
} // namespace mujo
