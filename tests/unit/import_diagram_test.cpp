#include <gtest/gtest.h>

#include "core/import/diagram.h"
#include "tests/support/diagrams.h"

namespace mujo {
namespace {

Diagram diagramOfText(const std::string& text) {
    auto diagram = readDiagram(text, "d.txt");
    EXPECT_TRUE(diagram) << (diagram ? "" : diagram.error().front().text());
    return diagram ? *diagram : Diagram{};
}

std::string faults(const std::string& text) {
    const auto diagram = readDiagram(text, "d.txt");
    std::string all;
    for (const Diagnostic& fault : diagram ? Diagnostics{} : diagram.error()) {
        EXPECT_GT(fault.line, 0) << fault.text();
        EXPECT_GT(fault.column, 0) << fault.text();
        all += fault.text() + '\n';
    }
    return all;
}

void expectFault(const std::string& text, const std::string& part) {
    EXPECT_NE(faults(text).find(part), std::string::npos)
        << "wanted: " << part << "\nfound: " << faults(text);
}

const std::string kPieces = "king:K:K:king:e1\ngo between:GB:vW:gb:a2,h2\n";

TEST(ImportDiagram, ReadsThePublishedHookDiagram) {
    const Diagram diagram = diagramOfText(testing::diagramText("hook_diagram.txt"));
    EXPECT_EQ(diagram.shape, BoardShape(16, 16));
    EXPECT_EQ(diagram.count(), 77);
    EXPECT_EQ(diagram.royals, (std::vector<int>{40, 53}));
    EXPECT_EQ(diagram.piece(2).name.text, "go between");
    EXPECT_EQ(diagram.piece(1).first.size(), 16U);
    EXPECT_EQ(diagram.lastPromoting, 37);
    for (int type = 1; type <= diagram.lastPromoting; ++type) {
        EXPECT_EQ(diagram.piece(diagram.promotedForm(type)).id.text, '+' + diagram.piece(type).id.text);
    }
    const std::set<int> hookers{36, 37, 38, 39, 56, 57, 76, 77};
    CapturePairs expected;
    for (const int attacker : hookers) {
        for (const int victim : hookers) {
            expected.emplace(attacker, victim);
        }
    }
    EXPECT_EQ(diagram.bans, expected);
}

TEST(ImportDiagram, ReadsThePublishedSuzumuDiagram) {
    const Diagram diagram = diagramOfText(testing::diagramText("suzumu_diagram.txt"));
    EXPECT_EQ(diagram.count(), 70);
    EXPECT_EQ(diagram.royals, (std::vector<int>{47, 70}));
    EXPECT_EQ(diagram.promotionZone, 5);
    EXPECT_EQ(diagram.piece(70).name.text, "king");
    EXPECT_FALSE(diagram.stalemate);
}

TEST(ImportDiagram, ReadsTheSameFromOneItemALine) {
    std::string broken = testing::diagramText("suzumu_diagram.txt");
    const Diagram flat = diagramOfText(broken);
    // Before every key and behind every record.
    for (std::size_t at = broken.find('='); at != std::string::npos; at = broken.find('=', at + 2)) {
        if (const std::size_t blank = broken.rfind(' ', at); blank != std::string::npos) {
            broken[blank] = '\n';
        }
    }
    for (std::size_t at = broken.find(':'); at != std::string::npos; at = broken.find(':', at + 1)) {
        const std::size_t blank = broken.find_first_of(" \n", at);
        if (blank != std::string::npos) {
            broken[blank] = '\n';
        }
    }
    const Diagram lines = diagramOfText(broken);
    ASSERT_EQ(lines.count(), flat.count());
    for (int type = 1; type <= flat.count(); ++type) {
        EXPECT_EQ(lines.piece(type).name.text, flat.piece(type).name.text);
        EXPECT_EQ(lines.piece(type).first, flat.piece(type).first);
    }
    EXPECT_GT(lines.piece(70).name.place.line, 70);
}

TEST(ImportDiagram, HasEightByEightSquaresWhenNothingIsSaid) {
    EXPECT_EQ(diagramOfText(kPieces).shape, BoardShape(8, 8));
}

TEST(ImportDiagram, SkipsTheMarksOfAPage) {
    const Diagram diagram =
        diagramOfText("<div class=\"idiagram\">\n<!--\nfiles=9<br>\n" + kPieces + "-->\n</div>\n");
    EXPECT_EQ(diagram.shape.files(), 9);
    EXPECT_EQ(diagram.count(), 2);
}

TEST(ImportDiagram, IsFoundInTheSourceOfAPage) {
    const std::string page =
        "<html><p>Rules: a = b, one two three</p>\n<div id=x class=\"idiagram\">\nfiles=9\n" + kPieces +
        "</div>\n<p>More words: here</p></html>";
    const Diagram diagram = diagramOfText(page);
    EXPECT_EQ(diagram.shape.files(), 9);
    EXPECT_EQ(diagram.piece(1).name.place.line, 4);
    ASSERT_FALSE(diagram.notes.empty());
    EXPECT_EQ(diagram.notes[0].english(), "only the diagram in lines 2 to 6 is read, not the page around it");
    expectFault(page + "<div class=idiagram>files=5</div>", "7:31: error: a second diagram");
}

TEST(ImportDiagram, IsFoundInTheWordsOfAPage) {
    const std::string line = testing::diagramText("hook_diagram.txt");
    const Diagram diagram =
        diagramOfText("The rules of my game: read them well\nHook\n\n" + line + "\nPawn: fW\n");
    EXPECT_EQ(diagram.count(), 77);
    EXPECT_EQ(diagram.piece(1).name.place.line, 4);
    EXPECT_EQ(diagram.notes.size(), diagramOfText(line).notes.size() + 1);
    // Items in further lines belong to the diagram, and then every word must.
    const std::size_t half = line.find(" kirin:");
    EXPECT_EQ(diagramOfText(line.substr(0, half) + '\n' + line.substr(half + 1)).count(), 77);
    expectFault(line.substr(0, half) + '\n' + line.substr(half + 1) + "\nwords", "4:1: error: \"words\"");
    expectFault("colour=red\n" + line, "1:1: error: unknown key");
}

TEST(ImportDiagram, ReadsSquaresOfTheSecondPlayer) {
    const Diagram commas = diagramOfText("symmetry=none king:K:K:k:e1,,d8");
    const Diagram field = diagramOfText("symmetry=none king:K:K:k:e1:d8");
    for (const Diagram* diagram : {&commas, &field}) {
        EXPECT_EQ(diagram->piece(1).first, std::vector{*diagram->shape.parse("e1", SquareStyle::Chess)});
        EXPECT_EQ(diagram->piece(1).second, std::vector{*diagram->shape.parse("d8", SquareStyle::Chess)});
    }
}

TEST(ImportDiagram, LetsListedSquaresOfTheSecondPlayerHoldAgainstTheSymmetry) {
    const Diagram agreeing = diagramOfText("files=8 ranks=8 promoZone=0 symmetry=rotate king:K:K:k:e1,,d8");
    EXPECT_TRUE(agreeing.notes.empty()) << agreeing.notes.front().english();
    const Diagram other =
        diagramOfText("files=8 ranks=8 promoZone=0 symmetry=mirror king:K:K:k:e1,,d8 rook:R:R:r:a1");
    ASSERT_EQ(other.notes.size(), 1U);
    EXPECT_EQ(other.notes[0].english(),
              "the squares listed for the second player hold, not those of symmetry=mirror: \"king\"");
    const auto square = [&](const char* name) { return *other.shape.parse(name, SquareStyle::Chess); };
    EXPECT_EQ(other.secondSquares(other.piece(1), DiagramSymmetry::Mirror), std::vector{square("d8")});
    EXPECT_EQ(other.secondSquares(other.piece(2), DiagramSymmetry::Mirror), std::vector{square("a8")});
}

TEST(ImportDiagram, ReadsRunsAlongRanksAndFiles) {
    const Diagram diagram = diagramOfText("pawn:P:fW:p:a2-h2,c3-c5 king:K:K:k:e1");
    EXPECT_EQ(diagram.piece(1).first.size(), 11U);
    expectFault("pawn:P:fW:p:a2-b3", "1:13: error: \"a2-b3\" runs neither along a rank nor along a file");
}

TEST(ImportDiagram, FindsRoyalsByNumberAndId) {
    EXPECT_EQ(diagramOfText("royal=1 royal=GB " + kPieces).royals, (std::vector<int>{1, 2}));
    expectFault("royal=Q " + kPieces, "1:7: error: no piece has the id \"Q\"");
    expectFault("royal=3 " + kPieces, "1:7: error: \"royal\" must be a whole number from 1 to 2");
    expectFault("royal=K\nking:K:K:k:e1\nking:K:K:k:", "1:7: error: several pieces have the id \"K\"");
}

TEST(ImportDiagram, RefusesWhatItDoesNotSupportByName) {
    expectFault("shuffle=abc " + kPieces, "1:1: error: \"shuffle\" (a shuffled start position)");
    expectFault("morph=abc " + kPieces, "\"morph\"");
    expectFault("succession=1 " + kPieces, "\"succession\"");
    expectFault("holes=a1 " + kPieces, "\"holes\"");
    expectFault("colour=red " + kPieces, "1:1: error: unknown key \"colour\"");
    expectFault("promoChoice=QRB promoOffset=1 maxPromote=1 " + kPieces,
                "1:13: error: a choice of promotions");
    expectFault("promoZone=1 maxPromote=1 " + kPieces, "1:24: error: pieces promote here");
    expectFault("king:K:KisO2:k:e1",
                "1:11: error: unknown atom 'O' in \"KisO2\" (castling is not supported)");
    expectFault("pawn:P:mfWcfFimfnD:p:a2", "letter 'i' (first move of a piece only)");
    expectFault("pawn:P:fceF:p:a2", "letter 'e' (en passant)");
    expectFault("king:K::k:e1", "1:1: error: the piece \"king\" has no move");
    expectFault("king:K:K:k:e1:3", "pieces in hand");
    expectFault("stalemate=lose " + kPieces, "1:11: error: stalemate=lose");
}

TEST(ImportDiagram, DropsNoWordSilently) {
    expectFault("files=8 some words\n" + kPieces, "1:9: error: \"some\" is neither");
    expectFault(kPieces + "and more", "3:5: error: \"more\" is neither");
    expectFault("files=8 files=9 " + kPieces, "1:9: error: the key \"files\" stands here a second time");
    expectFault("king:K:e1", "3 fields");
    expectFault("", "there is no piece");
    expectFault("files=8", "there is no piece");
}

TEST(ImportDiagram, ReportsAllFaultsInTheirOrder) {
    const std::string all = faults("ranks=x colour=red\nking:K:K?:k:z9\n");
    EXPECT_LT(all.find("d.txt:1:7:"), all.find("d.txt:1:9:"));
    EXPECT_LT(all.find("d.txt:1:9:"), all.find("d.txt:2:9:"));
    EXPECT_LT(all.find("d.txt:2:9:"), all.find("d.txt:2:13:"));
    EXPECT_NE(all.find("d.txt:2:13:"), std::string::npos) << all;
}

TEST(ImportDiagram, CountsColumnsInCharacters) {
    expectFault("皇帝:K:K:k:z9", "1:10: error: \"z9\" is no square");
    expectFault(std::string("king:K:K\xff:k:e1"), "1:9: error: this is no text in UTF-8");
}

TEST(ImportDiagram, ReadsCaptureMatrices) {
    const auto bans = [](const std::string& matrix) {
        return diagramOfText("captureMatrix=" + matrix + " royal=1 a:A:K:a:a1 b:B:K:b:b1 c:C:K:c:c1").bans;
    };
    EXPECT_EQ(bans(".?"), (CapturePairs{{1, 1}}));
    EXPECT_EQ(bans("/.2?2/\""), (CapturePairs{{2, 2}, {2, 3}, {3, 2}, {3, 3}}));
    EXPECT_EQ(bans("..?/\"2"), (CapturePairs{{1, 2}, {2, 2}, {3, 2}}));
    EXPECT_TRUE(bans("///").empty());
    const auto fault = [](const std::string& matrix) {
        return faults("captureMatrix=" + matrix + " a:A:K:a:a1");
    };
    EXPECT_NE(fault(".!").find("1:16: error: unknown sign '!'"), std::string::npos);
    EXPECT_NE(fault("\"").find("1:15: error: there is no row before"), std::string::npos);
    EXPECT_NE(fault("...?").find("1:17: error: this row of the capture matrix has more columns"),
              std::string::npos);
    EXPECT_NE(fault("/.?").find("more rows"), std::string::npos);
    EXPECT_NE(fault("?").find("the empty square"), std::string::npos);
    EXPECT_NE(fault(".0?").find("repeated 0 times"), std::string::npos);
    EXPECT_NE(fault(".99999999999").find("more columns"), std::string::npos);
}

TEST(ImportDiagram, RefusesPromotionThatLeadsNowhere) {
    expectFault("promoChoice=+ promoOffset=2 maxPromote=1 " + kPieces, "would promote to piece 3");
    expectFault("promoChoice=+ promoOffset=1 maxPromote=2 a:A:K:a:a1 b:B:K:b: c:C:K:c:",
                "would promote again");
    expectFault("promoChoice=+ promoOffset=0 maxPromote=1 " + kPieces, "cannot promote to itself");
}

TEST(ImportDiagram, CountsFaultsBeyondTheFirstFifty) {
    std::string squares;
    for (int i = 0; i < 300; ++i) {
        squares += "rook:R:R:r:a" + std::to_string(i + 40) + '\n';
    }
    const auto diagram = readDiagram("royal=K king:K:K:k:e1\n" + squares, "d.txt");
    ASSERT_FALSE(diagram);
    const Diagnostics& all = diagram.error();
    ASSERT_EQ(all.size(), FaultList::kMost + 1);
    EXPECT_EQ(all[0].line, 2);
    EXPECT_EQ(all.back().message.english(), "and 250 more faults");
    EXPECT_GT(all.back().line, 0);
}

TEST(ImportDiagram, ComplainsOnceOfASquareHoweverOftenItIsListed) {
    std::string list;
    for (int i = 0; i < 1000; ++i) {
        list += "a1-h1,";
    }
    list += "a1";
    const auto diagram = readDiagram("files=8 ranks=8 king:K:K:k:e1 rook:R:R:r:" + list, "d.txt");
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().size(), 1U);
    EXPECT_EQ(diagramOfText("rook:R:R:r:" + list + " king:K:K:k:e2").piece(1).first.size(), 8U);
}

TEST(ImportDiagram, NamesTheLimitThatATextIsBeyond) {
    expectFault("king:K:K:k:" + std::string(9000, 'a'), "a part of this piece has more than 8192 bytes");
    expectFault(std::string(200, 'n') + ":K:K:k:e1", "the name of a piece has more than 100 characters");
    expectFault("king:K:K:k:e1:::::::", "has more than 8 parts");
    std::string many;
    for (int i = 0; i < 1001; ++i) {
        many += "rook:R:R:r:\n";
    }
    expectFault(many, "1001:1: error: more than 1000 pieces");
    expectFault(std::string(300 << 10, 'x'), "more than 256 KB");
    // Each wrong text is cut in the complaint.
    expectFault("king:K:K:k:e1 " + std::string(5000, 'w'), "w…\" is neither");
    expectFault("king:K:" + std::string(1500, '?') + ":k:e1", "?…\"");
}

} // namespace
} // namespace mujo
