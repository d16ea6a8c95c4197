#!/usr/bin/env python3
"""XBoard plays our games between two copies of our engine on a screen of its own, and must not complain.

xboard_games.py ENGINE [--pictures FOLDER] [--plies N] [--only NAME[,NAME...]]

N plies of each game that XBoard can show, and one game to its end; then a double capture of a lion by hand and one by the engine. XBoard's log
may hold no complaint; with --pictures each board is kept as a picture.
Exit codes: 0 all is well, 1 the complaints are printed, 2 wrong usage, 77 a tool is missing.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
PLAYS = 150  # seconds that a game may take
ANSWERS = 30  # seconds for one thing
PAUSE = 0.2
SCREEN = (1600, 1300)
HEADER = 88  # height above XBoard's board
GAMES = {  # names in XBoard, and the ranks of the board
    "tori-shogi": 7, "sho-shogi": 9, "shogi": 9, "wa-shogi": 11, "wa-shogi-drop": 11, "chu": 12, "chushogi-lishogi": 12,
    "heiandai-shogi": 13, "dai-shogi": 15, "hook-shogi": 16, "suzumu-shogi": 16, "tenjiku-shogi": 16,
    "tenjikushogi-japanese": 16}
COMPLAINT = re.compile(r"illegal|forfeit|\berror\b|did not send|false \w+ claim|bad fen|off-board|impossible move", re.I)
MOVE = re.compile(r"<(?:first|second) *: move \S+[^,\s]$")
LION = "3k8/12/pppp8/12/5p6/6g5/5N6/12/12/PPPP8/12/5K6 w 0 1"
LION_MOVE = "f6g7,g7f8"


class Fault(Exception):
    """What XBoard should not have said or done."""


class XBoard:
    """XBoard with two engines, and what it writes in its log."""

    def __init__(self, engine, folder, display, arguments, ranks):
        self.log = os.path.join(folder, "xboard.debug")
        self.environment = dict(os.environ, DISPLAY=display, HOME=folder)
        options = []
        if ranks == 16:  # XBoard 4.9.1 takes moves from a 16th rank for drops unless it counts from 0
            options = ["-rankOffset", "1", "-firstOptions", "Ranks from 0=1", "-secondOptions", "Ranks from 0=1"]
        self.process = subprocess.Popen(
            ["xboard", "-fcp", engine, "-scp", engine, "-debug", "-debugfile", self.log, "-size", "49", "-depth", "1",
             *options, *arguments], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(ANSWERS)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def lines(self):
        if not os.path.exists(self.log):
            return []
        with open(self.log, encoding="utf-8", errors="replace") as file:
            return file.read().splitlines()

    def complaints(self):
        return [line for line in self.lines() if COMPLAINT.search(line) and "feature" not in line]

    def until(self, enough, what, patience=ANSWERS):
        end = time.monotonic() + patience
        while not enough(self.lines()):
            if self.complaints():
                raise Fault(self.complaints()[0])
            if self.process.poll() is not None:
                raise Fault("XBoard ended")
            if time.monotonic() > end:
                raise Fault(f"waited in vain for {what}")
            time.sleep(PAUSE)

    def picture(self, folder, name):
        if folder and shutil.which("import"):
            subprocess.run(["import", "-window", "root", os.path.join(folder, name + ".png")], env=self.environment,
                           check=True)

    def tool(self, *words):
        return subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True, capture_output=True,
                              text=True).stdout

    def click(self, square, ranks):
        """Clicks a square of a board that fills the window below its header."""
        windows = self.tool("search", "--onlyvisible", "--class", "xboard").split()
        sizes = []
        for window in windows:
            shape = dict(line.split("=") for line in self.tool("getwindowgeometry", "--shell", window).splitlines())
            sizes.append([int(shape[key]) for key in ("HEIGHT", "X", "Y")])
        height, left, top = max(sizes)
        side = (height - HEADER) / ranks
        column, rank = ord(square[0]) - ord("a"), int(square[1:])
        self.tool("mousemove", left + int((column + 0.5) * side), top + height - int((rank - 0.5) * side), "click", 1)
        time.sleep(1)


def moves_in(lines):
    return sum(bool(MOVE.search(line)) for line in lines)


def plays(engine, display, name, ranks, plies, pictures):
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["-variant", name, "-mg", "1", "-mode", "TwoMachines"]
        with XBoard(engine, folder, display, arguments, ranks) as xboard:
            over = lambda lines: moves_in(lines) >= plies or any(">first : result" in line for line in lines)
            xboard.until(over, f"{plies} plies", PLAYS)
            time.sleep(1)
            xboard.picture(pictures, name)
            if xboard.complaints():
                raise Fault(xboard.complaints()[0])
            return moves_in(xboard.lines())


def lion(engine, display, by_hand, pictures):
    """A lion takes two pieces in one move."""
    with tempfile.TemporaryDirectory() as folder:
        position = os.path.join(folder, "lion.fen")
        with open(position, "w", encoding="ascii") as file:
            file.write(LION + "\n")
        arguments = ["-variant", "chu", "-lpf", position, "-showTargetSquares", "true",
                     "-mode", "MachineBlack" if by_hand else "MachineWhite"]
        with XBoard(engine, folder, display, arguments, 12) as xboard:
            if by_hand:
                xboard.until(lambda lines: any("setboard" in line for line in lines), "the position")
                time.sleep(2)
                for square in ("f6", "g7", "f8"):
                    xboard.click(square, 12)
                xboard.until(lambda lines: any(LION_MOVE in line for line in lines), "the double capture")
                time.sleep(1)  # for a refusal
            else:
                first, last = LION_MOVE.split(",")
                xboard.until(lambda lines: any(f": move {first}," in line for line in lines) and
                             any(line.endswith(f": move {last}") for line in lines), "the double capture")
            time.sleep(1)
            xboard.picture(pictures, "lion-by-hand" if by_hand else "lion-by-engine")
            if xboard.complaints():
                raise Fault(xboard.complaints()[0])


def run(options):
    faults = 0
    display = f":{100 + os.getpid() % 400}"
    server = subprocess.Popen(["Xvfb", display, "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(2)
    tasks = [(name, lambda n=name: plays(options.engine, display, n, GAMES[n], options.plies, options.pictures))
             for name in GAMES]
    tasks.append(("to-the-end", lambda: plays(options.engine, display, "sho-shogi", 9, 10000, None)))
    tasks += [("lion-by-hand", lambda: lion(options.engine, display, True, options.pictures)),
              ("lion-by-engine", lambda: lion(options.engine, display, False, options.pictures))]
    try:
        for name, task in tasks:
            if options.only and name not in options.only.split(","):
                continue
            try:
                plies = task()
                print(f"{name}: {f'{plies} plies, ' if plies else ''}no complaint", flush=True)
            except Fault as fault:
                faults += 1
                print(f"{name}: {fault}", flush=True)
    finally:
        server.terminate()
        server.wait()
    return 1 if faults else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--pictures", help="folder for a picture of each board")
    parser.add_argument("--plies", type=int, default=40)
    parser.add_argument("--only", help="names of games, with commas between")
    options = parser.parse_args()
    os.environ["PATH"] += ":/usr/games"
    missing = [tool for tool in ("Xvfb", "xboard", "xdotool") if shutil.which(tool) is None]
    if missing:
        print("not installed: " + ", ".join(missing))
        return SKIPPED
    options.engine = os.path.abspath(options.engine)
    return run(options)


if __name__ == "__main__":
    sys.exit(main())
