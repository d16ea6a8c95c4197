#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

namespace mujo {
namespace {

constexpr const char* kMini = R"({"id": "mini", "name": "NAME", "board": {"files": 3, "ranks": 3},
    "pieces": [{"id": "K", "name": "King", "kanji": "王", "betza": "K", "royal": true}],
    "setup": [["", "K", ""]]})";

/// The programs, with a variants folder of their own.
class CommandLine : public ::testing::Test {
protected:
    struct Answer {
        int code = -1;
        std::string text;
    };

    void SetUp() override {
        std::string pattern = (std::filesystem::temp_directory_path() / "mujo-cli-XXXXXX").string();
        ASSERT_NE(mkdtemp(pattern.data()), nullptr);
        m_folder = pattern;
        std::filesystem::create_directories(m_folder / "mujo" / "variants");
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    std::filesystem::path variantsFolder() const { return m_folder / "mujo" / "variants"; }

    std::string write(const std::filesystem::path& path, const std::string& name) const {
        std::string text = kMini;
        text.replace(text.find("NAME"), 4, name);
        std::ofstream(m_folder / path) << text;
        return (m_folder / path).string();
    }

    /// What the shell makes of the words behind the program, both outputs together.
    Answer shell(const std::string& program, const std::string& words) const {
        const std::string command = "cd '" + m_folder.string() + "' && { XDG_DATA_HOME='" +
                                    m_folder.string() + "' timeout 120 '" + program + "' " + words +
                                    "; } 2>&1";
        Answer answer;
        FILE* pipe = popen(command.c_str(), "r");
        if (pipe == nullptr) {
            return answer;
        }
        std::array<char, 4096> piece{};
        for (std::size_t got = 0; (got = fread(piece.data(), 1, piece.size(), pipe)) > 0;) {
            answer.text.append(piece.data(), got);
        }
        answer.code = WEXITSTATUS(pclose(pipe));
        return answer;
    }
    Answer cli(const std::string& words) const { return shell(MUJO_CLI_PROGRAM, words); }

    void expectAnswer(const std::string& words, int code, const std::string& part) const {
        const Answer answer = cli(words);
        EXPECT_EQ(answer.code, code) << words << ": " << answer.text;
        EXPECT_NE(answer.text.find(part), std::string::npos) << words << ": " << answer.text;
    }

    std::filesystem::path m_folder;
};

TEST_F(CommandLine, AGameBeginsWithAHandicap) {
    expectAnswer("play shogi --handicap two", 0,
                 "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    expectAnswer("play shogi 7c7d --handicap two", 0, " b - 2");
    expectAnswer("variants chu", 0, "three-lions\tThree lions 三枚獅子");
    expectAnswer("play shogi --handicap twoo", 1, "known: lance, right-lance");
    expectAnswer("play wa --handicap two", 1, "Wa Shogi has no handicap \"two\"");
    expectAnswer("play shogi --handicap two --position 'x b - 1'", 2, "exclude each other");
}

TEST_F(CommandLine, ProgramsTellTheirVersions) {
    expectAnswer("--version", 0, "mujo-cli 0.");
    EXPECT_EQ(shell(MUJO_ENGINE_PROGRAM, "--version").text.find("mujo-engine 0."), 0U);
    EXPECT_NE(shell(MUJO_ENGINE_PROGRAM, "--help").text.find("CECP"), std::string::npos);
    EXPECT_EQ(shell(MUJO_ENGINE_PROGRAM, "--nonsense").code, 2);
}

TEST_F(CommandLine, EachCommandHasAHelp) {
    for (const char* command :
         {"variants", "moves", "perft", "play", "show", "explain", "batch", "check", "convert", "import",
          "selfplay", "bench", "match", "tournament", "solve", "learn", "openings", "describe"}) {
        expectAnswer("--help", 0, std::string("\n  ") + command + ' ');
        expectAnswer(std::string(command) + " --help", 0, std::string("Usage: mujo-cli ") + command + ' ');
    }
    expectAnswer("match --help", 0, "--adjudicate PAWNS:PLIES");
}

TEST_F(CommandLine, ItsManualPageHasEveryOption) {
    const std::string page = cli("describe man").text;
    for (const char* part :
         {"\n.B variants \\fI[GAME]", "\n.B \\-\\-adjudicate \\fIPAWNS:PLIES", "\n.B solve "}) {
        EXPECT_NE(page.find(part), std::string::npos) << part;
    }
    expectAnswer("describe html", 2, "neither bash nor man");
}

// What bash itself makes of the script.
TEST_F(CommandLine, BashCompletesCommandsOptionsAndGames) {
    const auto completed = [this](const std::string& words, int at) {
        const std::string script =
            std::string("source <(") + MUJO_CLI_PROGRAM + " describe bash); COMP_WORDS=(" + MUJO_CLI_PROGRAM +
            " " + words + "); COMP_CWORD=" + std::to_string(at) + "; _mujo_cli; echo \"${COMPREPLY[*]}\"";
        return shell("bash", "-c '" + script + "'").text;
    };
    EXPECT_EQ(completed("sh", 1), "show\n");
    EXPECT_EQ(completed("show --re", 2), "--reach\n");
    EXPECT_EQ(completed("show taik", 2), "taikyoku\n");
    EXPECT_EQ(completed("show wa --reach t", 4), "\n"); // a square
    EXPECT_EQ(completed("check wa", 2), "\n");          // a file
    EXPECT_EQ(completed("nonsense t", 2), "\n");
}

TEST_F(CommandLine, SolvesAForcedWin) {
    const std::string position = " --position '4k4/9/4P4/9/9/9/9/9/4K4 b hand=G 1'";
    expectAnswer("solve shogi" + position, 0, "proved, ");
    expectAnswer("solve shogi" + position, 0, "\nG*5b  1 ply\n");
    expectAnswer("solve shogi --tree" + position, 0, "\nG*5b\n");
    expectAnswer("solve shogi --position 'sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1'", 0,
                 "\nG*5b  1 ply\n");
    expectAnswer("solve shogi --nodes 1 --position '4k4/9/9/9/9/9/9/9/4K4 b hand=R 1'", 0, "unknown, ");
    expectAnswer("solve shogi", 0, "refuted, 0 nodes\n");
    expectAnswer("solve shogi --nodes 0", 2, "--nodes");
}

TEST_F(CommandLine, OpeningsAreMadeWrittenAndShown) {
    std::filesystem::copy_file(std::string(MUJO_SOURCE_DIR) + "/variants/tori.json", m_folder / "tori.json");
    const std::string make = "openings ./tori.json --games 2 --plies 3 --nodes 200 --lines 2 --resume log "
                             "--note 'commit x' --write tori.openings";
    expectAnswer(make, 0, "2 games, ");
    expectAnswer(make, 0, "written: tori.openings"); // again, from the searches that are there
    expectAnswer("openings ./tori.json", 0, "  depth ");
    expectAnswer("openings ./tori.json", 0,
                 "2 games of 3 plies, 200 nodes a search, 2 lines, margin 40, seed 1; "
                 "commit x; ");
    expectAnswer("openings ./tori.json --position '3rl2/7/7/7/7/7/3KR2 b - 1'", 0,
                 "nothing is known of this position");
    expectAnswer("openings ./tori.json --games 2 --nodes 300 --resume log", 1, "log:1:1: error");
    std::ofstream(m_folder / "tori.openings", std::ios::app) << "1 1a1b 0 0 0\n";
    expectAnswer("openings ./tori.json", 1, ":3: error: the rules do not allow this move here");
    expectAnswer("openings tori --plies 0 --games 1", 2, "--plies");
}

TEST_F(CommandLine, AValueMayStandBehindAnEqualsSign) {
    expectAnswer("perft shogi 1 --profile=standard", 0, "30\n");
    expectAnswer("perft shogi 1 --profile=nonsense", 1, "nonsense");
    expectAnswer("perft shogi 1 --divide=yes", 2, "the option --divide takes no value");
    expectAnswer("perft shogi 1 --profile", 2, "the option --profile needs a value");
    expectAnswer("perft shogi 1 --divide --divide", 2, "given twice");
    expectAnswer("perft -- shogi 1", 0, "30\n");
}

TEST_F(CommandLine, ABoardIsShownAsText) {
    const Answer board = cli("show shogi");
    EXPECT_EQ(board.code, 0) << board.text;
    EXPECT_EQ(board.text.substr(0, board.text.find('\n', board.text.find('\n') + 1)),
              "9 8 7 6 5 4 3 2 1\nl n s g k g s n l a");
    EXPECT_NE(board.text.find("\nP P P P P P P P P g\n"), std::string::npos) << board.text;
    expectAnswer("show shogi", 0, "Sente is to move\n");
    expectAnswer("show shogi --position '4k4/9/9/9/9/9/9/9/4K4 w hand=2Pr 1'", 0,
                 "hand of Sente: Px2\nhand of Gote: rx1\nGote is to move\n");
}

TEST_F(CommandLine, ABoardShowsWhatIsAttackedAndWhatHangs) {
    // The rook could take the gold, which nothing defends, and the gold could take nothing of Sente's.
    const Answer threats = cli("show shogi --threats --position '4k4/9/9/9/4g4/9/4R4/9/4K4 b - 1'");
    EXPECT_EQ(threats.code, 0) << threats.text;
    EXPECT_NE(threats.text.find(" g^ "), std::string::npos) << threats.text;
    EXPECT_NE(threats.text.find("5e g: attacked and not defended\n"), std::string::npos) << threats.text;
    EXPECT_NE(threats.text.find("^ Sente could take there"), std::string::npos) << threats.text;
    EXPECT_EQ(threats.text.find("5g R:"), std::string::npos) << threats.text;
}

TEST_F(CommandLine, ABoardShowsTheReachOfAPieceAndTheDiagramOfAKind) {
    // Gote's gold is shown whoever is to move.
    const Answer gold = cli("show shogi --reach 5e --position '4k4/9/9/9/4g4/4P4/9/9/4K4 b - 1'");
    EXPECT_EQ(gold.code, 0) << gold.text;
    EXPECT_NE(gold.text.find(" g@ "), std::string::npos) << gold.text;
    EXPECT_NE(gold.text.find(" Pxo "), std::string::npos) << gold.text;
    const Answer lion = cli("show chu --diagram LN");
    EXPECT_EQ(lion.code, 0) << lion.text;
    EXPECT_EQ(lion.text.find("Lion\n"), 0U) << lion.text;
    EXPECT_NE(lion.text.find(" LN@ "), std::string::npos) << lion.text;
    EXPECT_NE(lion.text.find(" j "), std::string::npos) << lion.text;
    expectAnswer("show shogi --reach 5e", 1, "no piece stands on 5e");
    expectAnswer("show shogi --reach 5z", 1, "the board has no square \"5z\"");
    expectAnswer("show shogi --diagram QQQ", 1, "no piece with the id \"QQQ\"");
    expectAnswer("show shogi --threats --diagram K", 2, "exclude each other");
    write("my.json", "My game");
    expectAnswer("show ./my.json --diagram K", 0, "K@");
}

TEST_F(CommandLine, AMistypedNameIsAnsweredByTheNearestOne) {
    expectAnswer("mvoes shogi", 2, "did you mean moves?");
    expectAnswer("moves shogi --porfile standard", 2, "did you mean --profile?");
    expectAnswer("moves sohgi", 1, "did you mean \"shogi\"?");
    expectAnswer("moves tenj", 1, "did you mean \"tenjiku\"?");
    expectAnswer("frobnicate", 2, "unknown command \"frobnicate\" (");
}

TEST_F(CommandLine, AnUnknownGameIsAnsweredByTheFolderOfVariants) {
    expectAnswer("moves zzzzzz", 1, variantsFolder().string());
    expectAnswer("moves zzzzzz", 1, "known: ");
    expectAnswer("moves missing.json", 1, "cannot open missing.json");
}

TEST_F(CommandLine, AGameMayBeGivenAsTheFileOfItsVariant) {
    write("my.json", "My game");
    expectAnswer("moves ./my.json", 0, "2c2b");
    expectAnswer("moves my.json", 0, "2c2b");
    expectAnswer("variants ./my.json", 0, "My game");
    expectAnswer("play ./my.json 2c2b", 0, "1k1/1K1/3 w - 2");
    expectAnswer("selfplay ./my.json --moves 2 --movetime 1", 0, "game 1:");
    expectAnswer("check /dev/stdin < my.json", 0, "");
}

TEST_F(CommandLine, CountsOneThingInTheSingular) {
    expectAnswer("moves shogi --position '9 b - 1'", 1, "the text has 1 rank, the board 9");
    expectAnswer("selfplay shogi --moves 1 --movetime 1", 0, " in 1 ply\n");
}

TEST_F(CommandLine, TuningTellsWhatIsWrongAndGoesOnWhereItWas) {
    expectAnswer("tune", 2, "the games are missing");
    expectAnswer("tune tori --only windov", 2, "did you mean \"window\"?");
    expectAnswer("tune tori --from window=1", 2, "the constant window is a whole number from 5 to 500");
    const std::string small = "tune tori --pairs 1 --nodes 20 --moves 10 --steps 3 --resume steps";
    expectAnswer(small, 0, "as a player: level:10");
    const std::string once = cli(small).text;
    EXPECT_EQ(once.find("step "), std::string::npos) << "nothing is played again: " << once;
    expectAnswer(small + " --seed 2", 1, "steps");
    expectAnswer("tune tori --steps 1 --pairs 1 --nodes 20 --moves 10 --resume /dev/full", 1, "/dev/full");
}

TEST_F(CommandLine, AFullStandardOutputIsAnErrorOfEachCommand) {
    write("my.json", "My game");
    for (const char* words :
         {"--help", "--version", "moves --help", "variants", "variants shogi", "variants --options",
          "moves shogi", "perft shogi 1", "perft shogi 1 --divide", "play shogi 7g7f", "explain shogi 7g7f",
          "selfplay shogi --moves 2 --movetime 1", "bench --signatures ./my.json",
          "tune tori --steps 1 --pairs 1 --nodes 20 --moves 10",
          "match shogi --a level:1@1 --b level:1@1 --games 2 --moves 2 --opening-plies 0"}) {
        const Answer answer = cli(std::string(words) + " > /dev/full");
        EXPECT_EQ(answer.code, 1) << words << ": " << answer.text;
        EXPECT_NE(answer.text.find("error: not all of the output could be written"), std::string::npos)
            << words << ": " << answer.text;
    }
    std::ofstream(m_folder / "positions") << "position\n";
    EXPECT_EQ(cli("batch shogi < positions > /dev/full").code, 1);
    std::ofstream(m_folder / "commands") << "protover 2\n";
    EXPECT_EQ(shell(MUJO_ENGINE_PROGRAM, "< commands > /dev/full").code, 1);
}

TEST_F(CommandLine, ControlCharactersOfAFileDoNotReachTheTerminal) {
    write("mujo/variants/evil.json", "Bad\\u001b]52;c;eA==\\u0007\\nforged\\t\\u009b31m\\u202e");
    const Answer list = cli("variants");
    EXPECT_EQ(list.code, 0);
    EXPECT_NE(list.text.find("Bad\\x1b]52;c;eA==\\x07\\x0aforged\\x09\\x9b31m\\u202e\n"), std::string::npos)
        << list.text;
    write("broken.json", "x\", \"\\u001b[31mkey\\nforged\": \"y");
    for (const char* words :
         {"check broken.json", "variants mini", "moves mini --position \"$(printf '\\033[31m')\"",
          "\"$(printf '\\033[31m\\nforged')\"", "moves \"$(printf 'x\\nforged')\""}) {
        const Answer answer = cli(words);
        EXPECT_FALSE(answer.text.empty()) << words;
        EXPECT_EQ(answer.text.find('\x1b'), std::string::npos) << words << ": " << answer.text;
        EXPECT_EQ(answer.text.find("\nforged"), std::string::npos) << words << ": " << answer.text;
    }
}

TEST_F(CommandLine, APipeOrAFolderAmongTheVariantsIsPassedOver) {
    const std::string pipe = (variantsFolder() / "x.json").string();
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    std::filesystem::create_directory(variantsFolder() / "folder.json");
    std::filesystem::create_symlink("/dev/zero", variantsFolder() / "zero.json");
    write("mujo/variants/mini.json", "My game");
    expectAnswer("variants", 0, pipe + " is not a regular file");
    expectAnswer("variants", 0, "folder.json is a folder");
    expectAnswer("variants", 0, "zero.json is not a regular file");
    expectAnswer("variants", 0, "My game");
    EXPECT_EQ(shell(MUJO_ENGINE_PROGRAM, "< /dev/null").code, 0);
}

TEST_F(CommandLine, ConvertsFilesAndNamesThePlaceOfAFault) {
    const std::string game = R"({"format": "mujo-game", "version": 1, "variant": "shogi",
 "start": "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
 "moves": ["7g7f", "3c3d"]})";
    std::ofstream(m_folder / "old.mujo") << game;
    EXPECT_EQ(cli("convert old.mujo new.mujo").code, 0);
    std::ifstream file(m_folder / "new.mujo");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_NE(text.find("\"version\": 2"), std::string::npos) << text;
    EXPECT_NE(text.find("\"text\": \"P-3d\""), std::string::npos) << text;
    expectAnswer("convert old.mujo position.sfen", 0, "position.sfen: without the moves");
    EXPECT_EQ(cli("convert position.sfen again.sfen").text, "") << "a position loses nothing";
    EXPECT_EQ(cli("convert old.mujo game.txt").code, 0);
    EXPECT_EQ(cli("convert game.txt game.xyz --to usi").code, 0);
    expectAnswer("play ./game.xyz", 0, "ongoing");
    expectAnswer("convert old.mujo x.xyz --to abc", 2,
                 "known: mujo, pgn, hodges, tm1, tsfen, usi, csl, kifu, kif, ki2, csa, atsi, position");
    EXPECT_EQ(cli("selfplay sho --moves 2 --level 1 --vs 1 --out .").code, 0);
    expectAnswer("convert game-1.mujo sho.usi", 1, "the format usi has no room for games of Sho Shogi");
    std::ofstream(m_folder / "bad.mujo") << std::string(game).replace(game.find("3c3d"), 4, "3c3e");
    expectAnswer("convert bad.mujo out.mujo", 1, "bad.mujo:3:20: error: move 2 \"3c3e\" is not legal");
    EXPECT_FALSE(std::filesystem::exists(m_folder / "out.mujo"));
    expectAnswer("convert old.mujo out.unknown", 2, "names no format");
    expectAnswer("convert none.mujo out.mujo", 1, "none.mujo");
    expectAnswer("convert old.mujo no/folder/out.mujo", 1, "cannot write");
}

TEST_F(CommandLine, ARecordStandsForAPosition) {
    const std::string game = R"({"format": "mujo-game", "version": 2, "variant": "shogi",
 "players": {"sente": {"name": "Ann", "kind": "human"}, "gote": {"name": "", "kind": "computer"}},
 "start": "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
 "moves": [{"move": "7g7f", "comment": "usual"}, {"move": "3c3d"}, {"move": "8h2b+"}],
 "variations": [{"after": 1, "moves": [{"move": "8c8d"}]}],
 "board": {"line": 3, "shown": 2}, "result": {"state": "ongoing", "reason": ""}})";
    std::ofstream(m_folder / "game.mujo") << game;
    const Answer shown = cli("show game.mujo");
    EXPECT_EQ(shown.code, 0);
    for (const char* part :
         {"Sente is to move", "Shogi, standard", "Sente: Ann, human", "Gote: computer, level 3",
          "3 moves, 1 other line, 1 comment; shown: after move 2", "result: ongoing"}) {
        EXPECT_NE(shown.text.find(part), std::string::npos) << part << '\n' << shown.text;
    }
    expectAnswer("show game.mujo --at 3", 0, "shown: after move 3");
    expectAnswer("moves game.mujo", 0, "8h2b+");
    expectAnswer("moves game.mujo --at 0", 0, "2h1h");
    expectAnswer("explain game.mujo 8h2b+", 0, "legal");
    expectAnswer("explain game.mujo 8h2b+ --at 0", 0, "illegal");
    expectAnswer("play game.mujo 2b8h+ --at 3", 1, "illegal");
    expectAnswer("moves game.mujo --at 4", 2, "--at");
    expectAnswer("moves game.mujo --profile x", 2, "a record has its own positions and rules");
    expectAnswer("moves shogi --at 1", 2, "shogi is none");
    std::ofstream(m_folder / "game.json") << game;
    expectAnswer("show game.json", 0, "3 moves");
    std::ofstream(m_folder / "torn.mujo") << game.substr(0, game.find("\"variations\""));
    expectAnswer("show torn.mujo", 1, "3 moves, 0 other lines");
    expectAnswer("show torn.mujo", 1, "torn.mujo:5:");
    std::ofstream(m_folder / "bad.mujo") << std::string(game).replace(game.find("3c3d"), 4, "3c3e");
    expectAnswer("show bad.mujo", 1, "bad.mujo:4:");
    write("mine.json", "Mine");
    expectAnswer("show ./mine.json", 0, "Sente is to move");
    const std::string fromPipe = "--help >/dev/null; cat game.mujo | '" MUJO_CLI_PROGRAM "' show /dev/stdin";
    expectAnswer(fromPipe, 0, "3 moves"); // it can be read but once
}

TEST_F(CommandLine, PlayersMeetInATournament) {
    const std::string tournament = "tournament shogi wa --player level:1@50n --player level:2@50n --moves 4 "
                                   "--opening-plies 0 --gauntlet";
    expectAnswer(tournament, 0, "game 4 of 4, wa, level:2@50n - level:1@50n: ");
    expectAnswer(tournament, 0, "4 of 4 games played");
    expectAnswer(tournament, 0, "\nlevel:1@50n meets all others, 1 round, 300 ms for a move ");
    expectAnswer(tournament + " --without level:2@50n", 0, "0 of 0 games played\nlevel:2@50n is withdrawn");
    expectAnswer(tournament + " --without level:3", 2, "--without: \"level:3\" is none of the players");
    expectAnswer("tournament shogi --player level:1", 2, "needs two players or more");
    expectAnswer("tournament wa wa --player level:1 --player level:2", 2, "the game \"wa\" is there twice");
    expectAnswer("tournament wa --player level:1 --player level:1", 2,
                 "the player \"level:1\" is there twice");
    expectAnswer("tournament --player level:1 --player level:2", 2, "the games are missing");
    expectAnswer(tournament + " --opening-nodes 0", 2, "--opening-nodes");
    expectAnswer("tournament shogi --player level:1 --player level:x", 2, "--player: a player is novice");
}

TEST_F(CommandLine, ResultsOfAMatchThatAreNoFileAreRefused) {
    const std::string match = "match shogi --a level:1 --b level:1 --resume=";
    expectAnswer(match + ".", 1, "is a folder");
    expectAnswer(match + "/dev/zero", 1, "is not a regular file");
}

} // namespace
} // namespace mujo
