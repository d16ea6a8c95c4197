#!/usr/bin/env python3
"""Plays six games on a screen of its own, by accessible names, and looks whether anything of them is lost.

six_games.py MUJO [--pictures FOLDER]

Six games are begun and left; one is discarded and brought back, one is finished and left while looking back, in one
a move is played by mistake and undone, and a saved game of two computers is opened. At the end all six must be as
they were, on the board, in the list of moves and in their files.
Exit codes: 0 nothing is lost, 1 the first difference is printed, 2 wrong usage, 77 a tool is missing.
"""

import argparse
import json
import os
import sys
import tempfile
import time

from desktop import Desktop, Difference, all_steps_pass, expect, expect_soon, ready_to_use, until

SKIPPED = 77
PLIES = 6  # that are played in each game
LOOKS = 3  # seconds in which an opened game could play on
NAMES = {"sho": "Sho Shogi", "wa": "Wa Shogi", "chu": "Chu Shogi", "hook": "Hook Shogi", "suzumu": "Suzumu Shogi",
         "tai": "Tai Shogi"}
DISCARDED, FINISHED, BRANCHED = "chu", "sho", "wa"
SIDES = ("Sente", "Gote")
BESIDE = "Another line: "  # how the row of a mistake begins in the list after it was undone


def read(path):
    with open(path, "rb") as file:
        return file.read()


def record(path):
    """A game file without the time at which it was written."""
    game = json.loads(read(path))
    game.pop("date", None)
    return game


def line(game):
    """The moves of the main line, which a file may write in two ways."""
    return [move if isinstance(move, str) else move["move"] for move in game["moves"]]


class Session:
    """The six games, how they were left, and the program that has them."""

    def __init__(self, desktop, program, pictures):
        self.desktop = desktop
        self.path = program
        self.pictures = pictures
        self.games = os.path.join(desktop.folder, "state", "mujo", "games")
        self.boards = {}  # squares and moves of each game as they were read when it was left
        self.records = {}  # and its file
        self.program = None

    # ---- the program

    def start(self, *arguments):
        self.program = self.desktop.start(self.path, *arguments)

    def quit(self):
        self.program.quit()

    def picture(self, name):
        if self.pictures:
            time.sleep(1)  # what moves has come to rest
            self.desktop.picture(os.path.join(self.pictures, name + ".png"))

    def leave(self):
        self.program.choose("Game", "Choice of games")
        self.program.see("push button", "Start")

    def fault_of(self, step):
        """What was different in a step; empty for nothing."""
        try:
            step(self)
        except Difference as difference:
            return str(difference)
        except self.desktop.no_answer as error:
            code = self.program.ended()
            return str(error) if code is None else f"the program ended with code {code}"
        return ""

    # ---- what is on the disk

    def files(self, folder=""):
        """The game files of a folder by the ids of their games."""
        at = os.path.join(self.games, folder)
        paths = [os.path.join(at, name) for name in os.listdir(at)] if os.path.isdir(at) else []
        found = [path for path in paths if path.endswith(".mujo")]
        files = {record(path)["variant"]: path for path in found}
        expect(len(files), len(found), f"different games among the files of {folder or 'the unfinished games'}")
        return files

    # ---- the start page

    def offered(self, title="Unfinished games"):
        """Of each game its name, its moves and what else is said of it: of a single one there is a picture, but no list."""
        names = self.program.items(title)
        if not names and self.program.find("label", title):
            names = [one.name for one in self.program.objects() if ". " in one.name]
        found = [name.split(". ") for name in names]
        return [parts for parts in found if parts[0] in NAMES.values() and parts[1].endswith((" move", " moves"))]

    def expect_offered(self, games, title="Unfinished games"):
        wanted = sorted([NAMES[game], f"{PLIES // 2} moves"] for game in games)
        expect_soon(lambda: sorted(parts[:2] for parts in self.offered(title)), wanted, title)

    def shelf(self):
        """The title of the list, which leaves out a game that is still on the board."""
        titles = ("Unfinished games", "Other unfinished games")
        return until(lambda: next((title for title in titles if self.program.find("list", title)), None),
                     "a list of unfinished games")

    def select(self, game):
        """Goes to a game of the list by the keys, as no action of an item does."""
        title = self.shelf()
        self.program.tab_to("list", title)
        self.program.keys("Home")
        for _ in range(len(NAMES)):
            here = self.chosen(title)
            if here.startswith(NAMES[game] + ". "):
                return
            self.program.keys("Right")
            until(lambda: self.chosen(title) != here, "the next game of the list")
        raise Difference(f"{NAMES[game]} cannot be reached in the list: {self.offered(title)}")

    def chosen(self, title):
        shelf = self.program.see("list", title)
        return until(lambda: next((one.name for one in shelf if self.program.has(one, "FOCUSED")), None),
                     "a game of the list that has the keys")

    def go_on(self, game):
        self.select(game)
        self.program.press("Continue")
        until(lambda: self.program.find("panel", "Board of " + NAMES[game]), f"the board of {NAMES[game]}")
        expect_soon(lambda: len(self.moves()), PLIES, f"number of moves of {NAMES[game]}")

    # ---- the board

    def moves(self):
        """The list of moves in words: "Sente, move 1: P-7f"."""
        table = self.program.find("table", "Moves")
        if table is None:
            return []
        return [one.name for one in table if one.name.startswith(tuple(f"{side}, move " for side in SIDES))]

    def seen(self):
        """All squares and moves in words."""
        return self.names(), self.moves()

    def names(self):
        return [name for _, name in self.program.squares()]

    def play(self, ply, which):
        """Moves a pawn of the side to move: picks one that can go, and goes where it is said to reach."""
        squares = self.program.squares()
        before = [name for _, name in squares]
        pawns = [cell for cell, name in squares if f", {SIDES[ply % 2]} " in name and name.endswith("Pawn")]
        for number in range(len(pawns)):
            self.program.act(pawns[(which + number) % len(pawns)])
            targets = [cell for cell, _ in squares if cell.description.startswith("can be reached")]
            if targets:
                self.program.act(targets[0])
                until(lambda: self.names() != before, f"the move to {targets[0].name}")
                return
        raise Difference(f"no pawn of {SIDES[ply % 2]} can go")

    def step_back(self, steps):
        """By the keys of the record."""
        for _ in range(steps):
            before = self.names()
            self.program.keys("ctrl+bracketleft")
            until(lambda: self.names() != before, "the position before")

    # ---- the six games

    def begin_all(self):
        self.start()
        for number, game in enumerate(NAMES):
            self.program.write("Search games", NAMES[game])
            if number == 0:
                self.let_two_people_play()
            else:
                self.program.press("Start")
            until(lambda: self.program.find("panel", "Board of " + NAMES[game]), f"the board of {NAMES[game]}")
            for ply in range(PLIES):
                self.play(ply, 2 * ply)
                expect_soon(lambda: len(self.moves()), ply + 1, f"number of moves in the list of {NAMES[game]}")
            self.boards[game] = self.seen()
            self.leave()
        self.quit()
        self.records = {game: record(path) for game, path in self.files().items()}
        expect(sorted(self.records), sorted(NAMES), "games that are kept")
        for game, kept in self.records.items():
            expect(len(line(kept)), PLIES, f"number of moves in the file of {game}")

    def let_two_people_play(self):
        """In the dialog; it is the custom of the games that follow."""
        self.program.press("Change how the game begins")
        dialog = self.program.see("dialog", "New game", part=True)
        person = "A person at this screen"
        self.program.act(self.program.labelled("combo box", "Against:"), "ShowMenu")
        self.program.see("list item", person)
        self.program.keys("Home", "Down", "Return")
        until(lambda: self.program.labelled("combo box", "Against:").name == person, "a person as the opponent")
        self.program.press("Start", below=dialog)

    def discard_and_bring_back(self):
        before = {game: read(path) for game, path in self.files().items()}
        self.start()
        self.expect_offered(NAMES)
        self.picture("six-games-light")
        self.program.choose("View", "Colours", "Dark")
        self.picture("six-games-dark")
        self.program.choose("View", "Colours", "Light")
        self.select(DISCARDED)
        self.program.press("Discard")
        self.expect_discarded([DISCARDED])
        self.picture("discarded")
        self.program.press("Bring back")
        self.expect_discarded([])
        self.expect_offered(NAMES)
        print("  discarded and brought back at once")
        self.program.press("Discard")
        self.expect_discarded([DISCARDED])
        self.quit()
        self.start()
        self.expect_offered(set(NAMES) - {DISCARDED})
        self.program.act(self.program.see("check box", "Discarded games (1)"), "Toggle")
        self.expect_offered([DISCARDED], "Discarded games")
        self.program.press("Bring back")
        self.expect_offered(NAMES)
        self.quit()
        print("  discarded and brought back in a later session")
        expect({game: read(path) == before[game] for game, path in self.files().items()},
               dict.fromkeys(before, True), "files that are as they were")

    def expect_discarded(self, games):
        """These are marked, in their places in the list, and their files lie apart."""
        expect_soon(lambda: [parts[0] for parts in self.offered() if parts[-1] == "Discarded"],
                    [NAMES[game] for game in games], "games marked as discarded")
        expect(sorted(self.files("discarded")), sorted(games), "discarded files")
        expect(sorted(self.files()), sorted(set(NAMES) - set(games)), "files of unfinished games")

    def finish_and_look_back(self):
        self.start()
        self.go_on(FINISHED)
        self.program.choose("Move", "Resign…")
        question = self.program.see("frame", "Sente resigns? Gote wins.", part=True)
        self.program.press("Resign", below=question)
        print("  " + self.program.see("label", "resigned", part=True).name)
        self.step_back(PLIES // 2)
        self.program.see("label", "You are looking back at a finished game", part=True)
        self.picture("finished")
        self.quit()
        self.start()
        self.expect_offered(set(NAMES) - {FINISHED})
        self.quit()
        finished = self.files("finished")
        expect(sorted(finished), [FINISHED], "finished games that are kept")
        kept = record(finished[FINISHED])
        expect(line(kept), line(self.records[FINISHED]), "moves of the finished game")
        expect((kept["result"]["state"], kept["result"]["reason"]), ("gote", "resignation"), "its result")

    def branch_and_undo(self):
        self.start()
        self.go_on(BRANCHED)
        squares, moves = self.boards[BRANCHED]
        back = PLIES - 2
        self.step_back(back)
        expect(self.moves(), moves, "moves in the list while looking back")
        self.play(PLIES - back, 2 * (PLIES - back) + 1)
        bar = self.program.see("frame", f"The {(back + 1) // 2} moves that followed are kept as another line", part=True)
        expect(len(self.moves()), PLIES - back + 1, "number of moves of the new line")
        self.picture("branch")
        print("  " + bar.name)
        self.program.press("Back to that line")
        expect_soon(self.moves, moves, "the moves of the old line")
        beside = [one.name for one in self.program.see("table", "Moves") if one.name.startswith(BESIDE)]
        expect(len(beside), 1, "rows of other lines in the list")
        expect_soon(self.seen, (squares, moves), "the old line with its last position")
        self.quit()
        kept = record(self.files()[BRANCHED])
        expect(line(kept), line(self.records[BRANCHED]), "main line in the file")
        expect([len(other["moves"]) for other in kept.get("variations", [])], [1], "other lines in the file")

    def open_game_of_computers(self):
        """Nine pawns of either side and a lance each go one step."""
        moves = [move for file in range(1, 10) for move in (f"{file}g{file}f", f"{file}c{file}d")] + ["1i1h", "1a1b"]
        computer = {"name": "", "kind": "computer"}
        game = {"format": "mujo-game", "version": 2, "variant": "sho", "profile": "standard",
                "players": {"sente": computer, "gote": computer}, "level": 1,
                "start": self.records["sho"]["start"], "moves": moves}
        path = os.path.join(self.desktop.folder, "computers.mujo")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(game, file, indent=1)
        before = read(path)
        kept = {name: read(at) for name, at in self.files().items()}
        self.start(path)
        bar = self.program.see("frame", "A saved game", part=True)
        expect_soon(lambda: len(self.moves()), len(moves), "number of moves in the list")
        shown = self.seen()
        time.sleep(LOOKS)
        expect(len(self.moves()), len(moves), f"number of moves after {LOOKS} seconds")
        expect(self.seen(), shown, "the board as it was opened")
        expect(read(path) == before, True, "the file byte for byte as it was")
        until(lambda: self.program.find("push button", "Continue the game", below=bar), '"Continue the game"')
        self.picture("computers")
        self.quit()
        expect(read(path) == before, True, "the file byte for byte as it was, after leaving")
        after = {name: read(at) for name, at in self.files().items()}
        expect(after == kept, True, "the unfinished games as they were")

    def compare_all(self):
        self.start()
        unfinished = [game for game in NAMES if game != FINISHED]
        self.expect_offered(unfinished)
        for game in unfinished:
            self.go_on(game)
            self.compare(game)
            self.leave()
        self.quit()
        kept = self.files()
        expect(sorted(kept), sorted(unfinished), "unfinished games that are kept")
        for game, path in kept.items():
            after = record(path)
            if game == BRANCHED:
                expect(line(after), line(self.records[game]), "moves of the branched game")
            else:
                expect(after, self.records[game], f"file of {game}")
        self.start(self.files("finished")[FINISHED])
        expect_soon(lambda: len(self.moves()), PLIES, "number of moves of the finished game")
        if self.seen() != self.boards[FINISHED]:
            self.program.choose("Move", "To the end")
        self.compare(FINISHED)
        self.quit()

    def compare(self, game):
        squares, moves = self.seen()
        before = self.boards[game]
        for found, wanted in zip(squares, before[0]):
            expect(found, wanted, f"square of {NAMES[game]}")
        expect(moves, before[1], f"moves of {NAMES[game]}")


STEPS = (
    (Session.begin_all, f"six games begun, {PLIES} moves each, and left"),
    (Session.discard_and_bring_back, "all six offered; one discarded and brought back, twice"),
    (Session.finish_and_look_back, "one finished and left while looking back"),
    (Session.branch_and_undo, "one branched by mistake and undone"),
    (Session.open_game_of_computers, "a saved game of two computers opened: it waits"),
    (Session.compare_all, "all six are as they were"),
)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the desktop program")
    parser.add_argument("--pictures", metavar="FOLDER", help="where pictures of the screen are kept")
    options = ready_to_use(parser)
    if options is None:
        return SKIPPED
    with tempfile.TemporaryDirectory(prefix="mujo-desktop-") as folder, Desktop(folder) as desktop:
        session = Session(desktop, options.program, options.pictures)
        if all_steps_pass(STEPS, session.fault_of):
            return 0
        session.picture("failed")
        return 1


if __name__ == "__main__":
    sys.exit(main())
