#!/usr/bin/env python3
"""Analyses a finished game of Tai of 200 moves, cancels half way, kills the program, and goes on.

analysis_killed.py MUJO MUJO-CLI [--pictures FOLDER]

What was found before the program was killed must be as it was in the file of the game, and the rest be added to it.
That scores and marks equal those of single searches is shown by game_analysis_test.
Exit codes: 0 it holds, 1 the first difference is printed, 2 wrong usage, 77 a tool is missing.
"""

import argparse
import glob
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile

from desktop import Desktop, Difference, all_steps_pass, ready_to_use, until

SKIPPED = 77
PLIES = 200
TIME = "0.2 s"  # a position
PATIENCE = 300  # seconds for all positions on a busy machine


def findings(path):
    """What the analysis has found, by the number of the position."""
    with open(path, encoding="utf-8") as file:
        game = json.load(file)
    found = {0: game["analysis"]} if "analysis" in game else {}
    for number, move in enumerate(game["moves"], 1):
        if isinstance(move, dict) and "analysis" in move:
            found[number] = move["analysis"]
    return found


class Session:
    """The game, its file, and the program that has it."""

    def __init__(self, desktop, options):
        self.desktop = desktop
        self.options = options
        self.game = os.path.join(desktop.folder, "tai.mujo")
        self.program = None
        self.before = {}

    def make_game(self):
        subprocess.run([self.options.cli, "selfplay", "tai", "--games", "1", "--level", "1", "--moves", str(PLIES), "--movetime",
                        "10", "--seed", "5", "--out", self.desktop.folder], check=True, stdout=subprocess.DEVNULL)
        with open(glob.glob(os.path.join(self.desktop.folder, "game-*.mujo"))[0], encoding="utf-8") as file:
            game = json.load(file)
        if len(game["moves"]) != PLIES:
            raise Difference(f"the game has {len(game['moves'])} moves")
        game["players"] = {"sente": {"name": "A", "kind": "human"}, "gote": {"name": "B", "kind": "human"}}
        game["result"] = {"state": "gote", "reason": "resignation"}
        with open(self.game, "w", encoding="utf-8") as file:
            json.dump(game, file)

    def kept(self):
        """The file in which the program keeps the game."""
        files = glob.glob(os.path.join(self.desktop.folder, "state", "mujo", "games", "**", "*.mujo"), recursive=True)
        return files[0] if files else self.game

    def start_analysis(self):
        self.program.keys("ctrl+shift+a")
        self.program.act(self.program.see("radio button", TIME), "Toggle")
        self.program.press("Start")

    def found(self):
        return max((findings(path) for path in {self.game, self.kept()}), key=len)

    def analyse_half(self):
        self.program = self.desktop.start(self.options.program, self.game)
        self.program.see("panel", "Board of Tai", part=True)
        self.start_analysis()
        until(lambda: self.half_done(), "half of the positions", PATIENCE)
        self.program.press("Cancel the analysis of the whole game")
        until(lambda: len(self.found()) >= PLIES // 2, "the file with half of the positions")
        self.picture("half")

    def half_done(self):
        bar = self.program.find("progress bar", "Analysis of the whole game")
        return bar is not None and bar.queryValue().currentValue >= PLIES // 2

    def kill(self):
        self.program.process.send_signal(signal.SIGKILL)
        self.program.process.wait()
        self.before = self.found()
        if not PLIES // 2 <= len(self.before) < PLIES:
            raise Difference(f"{len(self.before)} positions are in the file")

    def go_on(self):
        source = self.kept()
        copy = os.path.join(self.desktop.folder, "kept.mujo")
        shutil.copy(source, copy)
        self.program = self.desktop.start(self.options.program, source)
        self.program.see("panel", "Board of Tai", part=True)
        self.start_analysis()
        until(lambda: len(self.found()) >= PLIES, "the rest of the positions", PATIENCE)
        after = self.found()
        for number, finding in self.before.items():
            if after.get(number) != finding:
                raise Difference(f"position {number}: {after.get(number)} was {finding}")
        self.picture("whole")
        self.program.quit()

    def picture(self, name):
        if self.options.pictures:
            self.desktop.picture(os.path.join(self.options.pictures, name + ".png"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", metavar="MUJO")
    parser.add_argument("cli", metavar="MUJO-CLI")
    parser.add_argument("--pictures", metavar="FOLDER", help="where pictures of the steps go")
    options = ready_to_use(parser)
    if options is None:
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder, Desktop(folder) as desktop:
        session = Session(desktop, options)

        def fault_of(step):
            try:
                step()
            except Difference as difference:
                session.picture("fault")
                return str(difference)
            return ""

        steps = [(session.make_game, f"a finished game of Tai of {PLIES} moves"),
                 (session.analyse_half, f"half of it analysed at {TIME} a position, then cancelled"),
                 (session.kill, "the program killed: what was found is in the file"),
                 (session.go_on, "the rest analysed by another start; what was there is as it was")]
        return 0 if all_steps_pass(steps, fault_of) else 1


if __name__ == "__main__":
    sys.exit(main())
