#include "ui/dialogs/help_pages.h"

#include <string_view>

#include "ui/dialogs/help_text.h"
#include "ui/dialogs/mark_legend.h"
#include "ui/dialogs/rules_page.h"

namespace mujo::ui {

namespace {

/// The pages that are texts alone, apart from the keys of commands.
class Writer {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::HelpWriter)

public:
    Writer(const HelpPages::Sources& sources, const Theme& theme) : m_sources(sources), m_theme(theme) {}

    [[nodiscard]] QString firstGame(const QString& title) const {
        HelpText page(title);
        page.paragraph(
            tr("The games of this program are the relatives of chess that have been played in Japan "
               "for eight hundred years. The pieces of both players look alike: a piece belongs to the "
               "player from whom it points away."));
        page.steps(
            {tr("Pick a game in the choice of games and press Enter. A small board is easier to begin with."),
             tr("Unless you have chosen otherwise you are Sente: your pieces stand at the lower edge of the "
                "board, and you move first. The computer is Gote."),
             tr("Click one of your pieces. The squares it can go to light up. Click one of them, and the "
                "piece "
                "moves. Then the computer answers."),
             tr("To take a piece of the other side, move onto its square."),
             tr("Nobody knows all these pieces by heart. Click any piece, of either side, and the pane "
                "beside "
                "the board shows its name and how it moves. While a piece of yours is picked, a click on a "
                "piece of "
                "the other side tries to take it; click there once more to read about that piece."),
             tr("When a promotion is offered, both faces of the piece stand beside the square. Point at one "
                "to "
                "see how the piece would move, and click the one that you want."),
             tr("You win when you take the last royal of the other side; in some games already when it "
                "cannot be saved any more. Look for the king: in most games it stands in the middle of the "
                "rear rank."),
             tr("Take a move back with %1, and ask for a hint with %2. When a move is refused, the reason "
                "stands beside the square and below the board.")
                 .arg(key("takeBack"), key("hint"))});
        page.paragraph(
            tr("The rules of the game on the board, with all its pieces, are a page of this help. "
               "Words such as igui or contagion are explained in the glossary; where one of them is "
               "a link, a click leads there."));
        return page.html();
    }

    [[nodiscard]] QString moves(const QString& title) const {
        HelpText page(title);
        page.paragraph(
            tr("Click a piece and then a marked square, or drag the piece there. A click moves at once "
               "unless another move goes on through that square; then it marks the square, and a "
               "second click on it, or Enter, ends the move there. A right click or Esc takes one "
               "leg back."));
        page.points(
            {{tr("Lions and their kin"),
              tr("A lion move takes up to two pieces. Click an enemy beside the lion: it is marked. Click it "
                 "again to take it and stop there, click the lion's own square for igui, or click another "
                 "lit "
                 "square for the second step. Ctrl+click takes and stops at once. Pieces that go three steps "
                 "are entered in the same way.")},
             {tr("Skipping a turn"),
              tr("Where the rules allow a pass, a button with that word lies beside the picked piece. Click "
                 "it, or press P.")},
             {tr("Hook moves"),
              tr("A hook move needs two clicks as well: the piece and the square where it ends. Pointing at "
                 "that square shows the way with its corner. Where there is another corner, C chooses it.")},
             {tr("Burning"),
              tr("Where the player chooses what is burnt, click the square where the piece goes, then the "
                 "piece that it burns, or the square again to burn nothing. A piece that burns all "
                 "enemies beside it asks nothing.")},
             {tr("Sweeps"),
              tr("One click on the last square is enough, however many pieces a range capture takes on its "
                 "way. Pointing at the square crosses out all of them.")},
             {tr("Promotion"),
              tr("Where a promotion is optional, both faces stand beside the square. Where it is compulsory "
                 "nothing is asked. Settings > Promote without asking chooses for you; Shift with the click "
                 "turns that round for one move.")},
             {tr("Drops"),
              tr("Click a piece in your hand and then a marked square, or drag it onto the board.")},
             {tr("Moves in advance"),
              tr("While the computer thinks you may choose your next move. It is marked with dashes, waits "
                 "for "
                 "its turn, and is made if it is possible then. Esc or a right click cancels it.")},
             {tr("Taking back"), tr("%1 undoes your last move, with the answer of the computer. Both stay in "
                                    "the record; another move begins "
                                    "a line beside them.")
                                     .arg(key("takeBack"))},
             {tr("From the keyboard"),
              tr("The arrows move a cursor, Enter or the space bar picks a piece and confirms, Tab goes from "
                 "one possible square to the next. G and the name of a square goes there. %1 goes to the "
                 "hand "
                 "and on to the panes. %2 opens a line in which a move can be typed.")
                  .arg(key("nextPane"), key("typeMove"))},
             {tr("Refusals"),
              tr("A move that the rules do not allow is not made. The reason stands beside the square and in "
                 "the line below the board.")}});
        return page.html();
    }

    [[nodiscard]] QString marks(const QString& title) const {
        HelpText page(title);
        page.heading(tr("Where a picked piece can go"));
        page.append(MarkLegend::moves(m_theme));
        page.heading(tr("Before and after a move"));
        page.append(MarkLegend::board(m_theme));
        page.paragraph(tr("Where squares are small, a circle goes around the one on which the last move has "
                          "ended."));
        page.heading(tr("What is shown when you ask for it"));
        page.paragraph(tr("Hold T to see what each side attacks, and point at a square meanwhile to see by "
                          "which pieces. The View menu marks the pieces that can be taken with profit, and "
                          "writes on each piece to how many squares it could go."));
        page.append(MarkLegend::sight(m_theme));
        page.heading(tr("Characters and letters"));
        page.paragraph(tr("A piece of middle size has one of its characters. Where several kinds would have "
                          "the same, some have both characters or another sign, such as 升 for the Rook "
                          "General of Tenjiku; the study of the piece names it. The letters are those of the "
                          "game: the same piece can have others elsewhere."));
        page.heading(tr("On pieces that are too small for characters"));
        page.append(MarkLegend::smallPieces(m_theme));
        page.heading(tr("On pieces with letters and moves"));
        page.append(MarkLegend::mnemonicPieces(m_theme));
        page.heading(tr("In the list of moves, by the analysis of the whole game"));
        page.append(MarkLegend::record(m_theme));
        return page.html();
    }

    [[nodiscard]] QString study(const QString& title) const {
        HelpText page(title);
        page.points(
            {{tr("The study pane"),
              tr("It shows the piece that was clicked or pointed at: its names, a diagram of its moves, the "
                 "moves in words, what it promotes to, the rules that name it, and what other readings of "
                 "the "
                 "rules say of it. The small faces lead to the forms of the piece. The diagram is that of an "
                 "empty board, or, with \"This board\", of the position.")},
             {tr("All pieces of a game"),
              tr("Help > All pieces of this game (%1) is a chart with a card for each kind of piece. It can "
                 "be "
                 "searched by name, reading or kanji, sorted, also by the number of strokes, and filtered by "
                 "ways of moving.")
                  .arg(key("chart"))},
             {tr("Finding a piece on the board"), tr("%1 opens a search: all pieces of a name are set off "
                                                     "from the others, and Enter goes from one "
                                                     "to the next.")
                                                      .arg(key("find"))},
             {tr("The trainer"), tr("Game > Trainer (%1) asks what pieces are called, where they can go, and "
                                    "what they can take. "
                                    "What you do not know yet is asked more often.")
                                     .arg(key("trainer"))},
             {tr("A closer look"),
              tr("Ctrl and the wheel zoom the board, as do %1 and %2; a drag with the middle button moves "
                 "it, "
                 "%3 shows all of it again. Hold M to magnify the part under the pointer.")
                  .arg(key("zoomIn"), key("zoomOut"), key("fit"))}});
        return page.html();
    }

    [[nodiscard]] QString record(const QString& title) const {
        HelpText page(title);
        page.points(
            {{tr("Going back and forth"),
              tr("A click on a move of the list shows the position after it. So do the arrow keys in the "
                 "list, "
                 "and %1 and %2 everywhere. The game itself stays as it is, and its clocks stand still.")
                  .arg(key("stepBack"), key("stepForward"))},
             {tr("How moves are written"),
              tr("P-7f: the piece P goes to 7f. Px7f takes there, P*7f drops it from the hand, x!7f burns "
                 "what stands there, P-- passes. Behind a move + means that it promotes, and = that it could "
                 "and does not. Point at a move to read it in words.")},
             {tr("Other lines"),
              tr("A move that is made in an earlier position begins another line; the moves of the game stay "
                 "in the record. The list has a row for each line below the move in whose place it begins. "
                 "Record > Draw the lines as a tree shows all of them at once. A move at the end of another "
                 "line makes it the game; who resigns there resigns the game.")},
             {tr("Comments and drawings"),
              tr("%1 opens a field for a comment on the move that is shown. Names of squares and pieces in "
                 "it "
                 "are links. Ctrl with a right click on the board draws a circle, a drag with the right "
                 "button an arrow; a right click alone opens a menu for the square.")
                  .arg(key("comment"))},
             {tr("Order"),
              tr("Lines can be made the main line, moved up, copied, pasted and deleted in the Record menu. "
                 "%1 undoes such a change.")
                  .arg(key("undoEdit"))},
             {tr("Searching"), tr("%1 searches the record for moves of a piece, captures, promotions, "
                                  "comments, or the position "
                                  "on the board.")
                                   .arg(key("findInRecord"))}});
        return page.html();
    }

    [[nodiscard]] QString computer(const QString& title) const {
        HelpText page(title);
        page.points(
            {{tr("An opponent"), tr("When a game begins, each side is given to a person or to the computer, "
                                    "at one of ten levels. "
                                    "%1 makes the computer move at once.")
                                     .arg(key("moveNow"))},
             {tr("A hint"),
              tr("%1 asks for a good move. It is named below the board and its piece is picked; Enter makes "
                 "the move, Esc does not.")
                  .arg(key("hint"))},
             {tr("Analysis"),
              tr("%1 opens the pane of the engine, and %2 lets it look at the position on the board for as "
                 "long "
                 "as you like, also while you go through a game. It shows the best lines of play; point at a "
                 "move of one to see the line on the board.")
                  .arg(key("enginePane"), key("analyse"))},
             {tr("The whole game"),
              tr("%1 looks at every position of a game and marks the moves that gave something away: an "
                 "inaccuracy with an empty triangle, a mistake with a full one, a blunder with two, a chance "
                 "that was missed with a ring that is struck out. %2 shows on the board why, and “Find my "
                 "mistakes” asks you for better moves.")
                  .arg(key("analyseGame"), key("why"))},
             {tr("Openings"),
              tr("%1 opens a list of the first moves that are known in the position on the board: from "
                 "games of the computer against itself, and from your own games with their results. "
                 "Enter plays one.")
                  .arg(key("openingsPane"))},
             {tr("Scores"), tr("Scores are in points, as Sente sees them: +1.50 is good for Sente, −1.50 is "
                               "good for Gote. What a piece is worth by itself stands in the study of it; "
                               "where it stands, and what it attacks, counts besides. The curve shows the "
                               "score after each move; a click on it goes there.")}});
        return page.html();
    }

    [[nodiscard]] QString keeping(const QString& title) const {
        HelpText page(title);
        page.points(
            {{tr("Unfinished games"), tr("Every game is kept from its first move on, one from a position of "
                                         "your own at once, without being saved. You can leave at any time; "
                                         "the choice of games offers the game when you come back. "
                                         "Move > Adjourn leaves it on purpose: it stands still, clocks and "
                                         "computer with it, also before its first move.")},
             {tr("Files"),
              tr("%1 saves a game where you want it, in the format of this program or in one of other "
                 "programs. %2 opens a game, and files can also be dropped onto the window.")
                  .arg(key("save"), key("open"))},
             {tr("The library"),
              tr("%1 lists all games that were kept or opened, with their positions. It can be searched and "
                 "sorted.")
                  .arg(key("library"))},
             {tr("Pictures, pages and paper"), tr("The Game menu makes a picture of the board, a web page on "
                                                  "which a game can be replayed, and "
                                                  "a printed or PDF version with comments and diagrams.")},
             {tr("Games by letter"), tr("Game > Copy game for your opponent puts the last moves into one "
                                        "short line, for a mail or a "
                                        "chat; the line of the first moves begins the game on the other "
                                        "side. Game > Paste reply reads "
                                        "the answer and checks it before it is played.")}});
        return page.html();
    }

    [[nodiscard]] QString editor(const QString& title) const {
        HelpText page(title);
        page.paragraph(
            tr("Game > Edit position (%1) opens the position on the board in a window of its own, in "
               "which any number of any piece can be put anywhere.")
                .arg(key("editPosition")));
        page.points(
            {{tr("Putting pieces"),
              tr("Pick a piece in the list at the left and click the squares where it goes, or draw over "
                 "them. "
                 "The right button removes pieces; a piece can also be dragged, and beside the board it is "
                 "gone. With Shift a piece is put for the other side.")},
             {tr("From the keyboard"), tr("The arrows move the cursor, the space bar puts a piece or picks "
                                          "it up, Delete removes it, O "
                                          "changes its owner, and P turns it over.")},
             {tr("Whose turn, and what has happened"),
              tr("At the right stand the side to move, the number of the move and, as far as the game has "
                 "them, the pieces in hand and what else the rules remember of earlier moves.")},
             {tr("What is not possible"),
              tr("A position that the rules exclude is told in words below the board; a click on such a line "
                 "shows the squares. A position that is merely odd can be played.")},
             {tr("Handicaps"), tr("The weaker player is Sente; Gote lacks some pieces, or Sente has better "
                                  "ones, and Gote moves "
                                  "first. The usual handicaps of a game are offered when it begins; any "
                                  "other can be set up by "
                                  "hand.")}});
        return page.html();
    }

    [[nodiscard]] QString ownGames(const QString& title) const {
        HelpText page(title);
        page.points(
            {{tr("Importing a game"),
              tr("Game > Import variant reads the description of an Interactive Diagram of the chess variant "
                 "pages. What the text does not say is asked, and the board shows each answer at once.")},
             {tr("The piece workshop"),
              tr("Game > Piece workshop shows what a move in letters (XBetza notation) means while you type "
                 "it: the squares, "
                 "the "
                 "sentence, the legs. The piece can be saved into a game of yours; the games that come with "
                 "the program stay as they are.")}});
        page.heading(tr("Moves in letters"));
        page.points(
            {{tr("Where to"),
              tr("W is one square along the rank or the file, F one diagonally, K both. R, B and Q go on as "
                 "far as the "
                 "way is free; a number is the most: R3 slides up to three squares, F2 up to two.")},
             {tr("Leaps"), tr("D leaps to the second square along the rank or the file, A to the second "
                              "diagonally, H and G to the "
                              "third, N like the knight of chess, C one square and three, Z two and three. "
                              "What lies between does "
                              "not matter. U goes to any square.")},
             {tr("Directions"), tr("Small letters before the capital: f forward, b back, l left, r right, v "
                                   "forward and back, s to both "
                                   "sides; two of them make one diagonal, as in flF. On K and Q a letter is "
                                   "the straight way alone, with h "
                                   "the diagonals beside it, too. fW is the pawn of shogi, WfF its gold "
                                   "general, FfW its silver general, fN "
                                   "its knight.")},
             {tr("Ways"), tr("m only moves, c only takes; without them a piece does either. p leaps over "
                             "exactly one piece on the line, "
                             "as in cpR; j passes over the first square; n, as in nD, needs the square "
                             "between to be empty; d takes a "
                             "piece of one's own side.")},
             {tr("Several steps"),
              tr("a goes on with another leg, whose directions are seen from the leg before; without a "
                 "direction it goes "
                 "on anywhere but straight back. RasR is a hook mover: a slide that may turn once to the "
                 "side. caK takes a "
                 "neighbour and steps on, mcabK steps out and back, which takes without moving or skips the "
                 "turn: "
                 "KNADcaKmcabK is the lion. Round brackets may be repeated: (a)2K steps up to three times.")},
             {tr("Sweeps"),
              tr("(cdaf)mcdQ slides over everything and removes it, (caf)mcQ over enemies alone.")}});
        return page.html();
    }

private:
    /// "Ctrl+H".
    [[nodiscard]] QString key(std::string_view command) const {
        const QString name = QString::fromLatin1(command.data(), static_cast<qsizetype>(command.size()));
        const QString keys = m_sources.keysOf ? m_sources.keysOf(name) : QString();
        return keys.isEmpty() ? tr("a command without a key") : keys;
    }

    const HelpPages::Sources& m_sources;
    const Theme& m_theme;
};

} // namespace

QString HelpPages::title(HelpSection section) {
    switch (section) {
    case HelpSection::FirstGame:
        return tr("A first game in five minutes");
    case HelpSection::Moves:
        return tr("Entering moves");
    case HelpSection::Marks:
        return tr("What the marks mean");
    case HelpSection::Study:
        return tr("Learning the pieces");
    case HelpSection::Rules:
        return tr("Rules of this game");
    case HelpSection::Record:
        return tr("The record of a game");
    case HelpSection::Computer:
        return tr("The computer");
    case HelpSection::Keeping:
        return tr("Keeping and sending games");
    case HelpSection::Editor:
        return tr("Positions and handicaps");
    case HelpSection::OwnGames:
        return tr("Games of your own");
    case HelpSection::Glossary:
        return tr("Glossary");
    case HelpSection::Keys:
        return tr("Keys");
    }
    return {};
}

QString HelpPages::page(HelpSection section, const Sources& sources, const Theme& theme,
                        const Variant* variant) {
    const Writer writer(sources, theme);
    const QString name = title(section);
    switch (section) {
    case HelpSection::FirstGame:
        return writer.firstGame(name);
    case HelpSection::Moves:
        return writer.moves(name);
    case HelpSection::Marks:
        return writer.marks(name);
    case HelpSection::Study:
        return writer.study(name);
    case HelpSection::Rules: {
        if (variant != nullptr) {
            return RulesPage::html(*variant);
        }
        HelpText page(name);
        page.paragraph(tr("No game is chosen. Choose one, and its rules stand here."));
        return page.html();
    }
    case HelpSection::Record:
        return writer.record(name);
    case HelpSection::Computer:
        return writer.computer(name);
    case HelpSection::Keeping:
        return writer.keeping(name);
    case HelpSection::Editor:
        return writer.editor(name);
    case HelpSection::OwnGames:
        return writer.ownGames(name);
    case HelpSection::Glossary: {
        HelpText page(name);
        page.terms();
        return page.html();
    }
    case HelpSection::Keys: {
        HelpText page(name);
        if (sources.keySheet) {
            page.append(sources.keySheet());
        }
        return page.html();
    }
    }
    return {};
}

} // namespace mujo::ui
