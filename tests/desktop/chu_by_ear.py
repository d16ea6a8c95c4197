#!/usr/bin/env python3
"""Plays Chu shogi against the computer by accessible names alone, and hears every move.

chu_by_ear.py MUJO

A game is chosen on the start page and begun; then a lion takes two pieces in one move. Each own move, each answer of the
computer, each prompt and refusal, what is asked by the menu Speak, and the end of the game have to be heard as a screen
reader hears them: as notifications that begin to show.
Exit codes: 0 all was heard, 1 the first difference is printed, 2 wrong usage, 77 a tool is missing.
"""

import argparse
import sys
import tempfile

from desktop import Desktop, Difference, Ear, all_steps_pass, ready_to_use, until

SKIPPED = 77
# The start, but for a lion that has come to 7f and a pawn that stands before it, with another one behind.
LION_BEFORE_TWO = (
    "l(fl)csg(de)kgsc(fl)l/(rv)1b1(bt)(ph)(ky)(bt)1b1(rv)/(sm)(vm)r(dh)(dk)q(ln)(dk)(dh)r(vm)(sm)/ppppp1pppppp/"
    "3(gb)1p2(gb)3/5(LN)6/12/3(GB)4(GB)3/PPPPPPPPPPPP/(SM)(VM)R(DH)(DK)1Q(DK)(DH)R(VM)(SM)/"
    "(RV)1B1(BT)(KY)(PH)(BT)1B1(RV)/L(FL)CSGK(DE)GSC(FL)L b - 1")


class Player:
    """Somebody who hears the program and says names of squares."""

    def __init__(self, program, ear):
        self.program = program
        self.ear = ear

    def square(self, name):
        for cell, words in self.program.squares():
            if words.startswith(name + ","):
                return cell
        raise Difference(f"there is no square {name}")

    def press(self, name):
        self.program.act(self.square(name))

    def expect_square(self, name, words, state):
        cell = self.square(name)
        if not cell.name.startswith(words):
            raise Difference(f"the square is called {cell.name!r} instead of {words!r}")
        if state not in cell.description:
            raise Difference(f"{name} is described as {cell.description!r}, without {state!r}")

    def expect_heard(self, text, start):
        words = self.ear.hear(text)
        if not words.startswith(start):
            raise Difference(f"heard {words!r}, which does not begin with {start!r}")
        print("  " + words, flush=True)

    def ask(self, command):
        self.program.choose("View", "Speak", command)

    def resign(self):
        self.program.choose("Move", "Resign…")
        self.expect_heard("You lose the game by resigning", "Resign?")
        question = self.program.see("frame", "You lose the game by resigning", part=True)
        self.program.press("Resign", below=question)
        self.expect_heard("resigned", "")


def choose_a_game(desktop, path, ear):
    """From the start page on, two moves."""
    program = desktop.start(path)
    program.write("Search games", "Chu Shogi")
    program.press("Start")
    until(lambda: program.find("panel", "Board of Chu Shogi"), "the board of Chu shogi")
    player = Player(program, ear)
    player.expect_square("7i", "7i, Sente Pawn", "defended by")
    player.press("7i")
    player.expect_heard("Pawn on 7i", "Pawn on 7i: click a marked square to move")
    player.expect_square("7h", "7h, empty", "can be reached")
    player.press("7e")
    player.expect_heard("Pawn on 7i", "The Pawn on 7i does not move to 7e")
    player.press("7h")
    player.expect_heard("Pawn", "Sente: Pawn goes to 7h.")
    player.expect_heard("Gote: ", "Gote: ")
    player.resign()
    program.quit()


def take_two(desktop, path, ear):
    """A lion's move of two captures, and what may be asked."""
    program = desktop.start(path, "--variant", "chu", "--level", "1", "--position", LION_BEFORE_TWO)
    until(lambda: program.find("panel", "Board of Chu Shogi"), "the board of Chu shogi")
    player = Player(program, ear)
    player.press("7f")
    player.expect_heard("Lion on 7f", "Lion on 7f: click a marked square to move")
    player.expect_square("7e", "7e, Gote Pawn", "can be taken")
    player.press("7e")
    player.expect_heard("takes Pawn on 7e", "Lion on 7f")
    player.expect_square("6d", "6d, Gote Pawn", "can be taken")
    player.press("6d")
    player.expect_heard("Lion takes", "Sente: Lion takes Pawn on 7e, takes Pawn on 6d")
    player.expect_heard("Gote: ", "Gote: ")
    player.ask("The last move")
    player.expect_heard("Move ", "Move 1. Gote: ")
    player.ask("What can be done now")
    player.expect_heard("Sente to move", "")
    player.ask("Where a piece stands…")
    program.write("Which piece? Name, reading or kanji", "Phoenix")
    program.keys("Return")
    player.expect_heard("Phoenix", "Sente: Phoenix on 6k. Gote: Phoenix on 7b.")
    player.ask("What stands on a file, rank or square…")
    program.write("Which file, rank or square?", "l")
    program.keys("Return")
    player.expect_heard("Rank l", "Rank l: 12l Sente Lance, 11l Sente Ferocious Leopard, 10l Sente Copper General")
    player.resign()
    program.quit()


STEPS = (
    (choose_a_game, "a game chosen, a move, a refusal and the answer heard"),
    (take_two, "two pieces taken by a lion in one move, and what was asked heard"),
)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the desktop program")
    options = ready_to_use(parser)
    if options is None:
        return SKIPPED
    with tempfile.TemporaryDirectory(prefix="mujo-desktop-") as folder, Desktop(folder) as desktop:
        ear = Ear(desktop)

        def fault_of(step):
            try:
                step(desktop, options.program, ear)
            except (Difference, desktop.no_answer) as fault:
                return str(fault)
            return ""
        return 0 if all_steps_pass(STEPS, fault_of) else 1


if __name__ == "__main__":
    sys.exit(main())
