#!/usr/bin/env python3
"""Compares our legal moves with those of other programs, where these are installed.

compare_programs.py --cli mujo-cli --positions-from random_positions [--count N] [--seed S] [PAIR...]
compare_programs.py --cli mujo-cli --perft|--speed [PAIR...]

For each pair: N random positions of our own play, both lists of moves, the documented differences between the
rules taken out, everything else equal. --perft compares counts from the opening instead, --speed prints how fast
both count, by the processor time of each.
Exit codes: 0 everything agrees, 1 something does not, 2 wrong usage, 77 no program of the pairs is installed.
"""

import argparse
import sys
from typing import Callable, NamedTuple, Optional

import differences
from boards import Board, Ours
from programs import FairyStockfish, HaChu, SjaakII, found

SKIPPED = 77
SHOWN = 10  # disagreements that are printed
SPARE = 3  # samples for a position, as some cannot be compared


class Pair(NamedTuple):
    program: str
    speaks: type
    game: str
    profile: str = "standard"
    their_game: str = ""
    their_options: tuple = ()
    normalise: Callable = differences.none
    perft: int = 0        # deepest count to compare, 0 where the program cannot count
    speed: int = 0        # depth to time
    first_player: bool = False  # positions can be set up only with the first player to move


CHU = "late-promotion=none,stuck-promotion=optional,bare-king=plays-on"
PAIRS = {
    "shogi": Pair("fairy-stockfish", FairyStockfish, "shogi", perft=4, speed=5),
    # Sjaak II lets a dropped sparrow pawn give mate.
    "wa": Pair("sjaakii", SjaakII, "wa", "pawn-drop-mate=allowed", their_game="wa-shogi-drop", perft=3, speed=4),
    "wa-no-drops": Pair("sjaakii", SjaakII, "wa", "no-drops", "wa-shogi", perft=3, speed=4),
    "chu": Pair("hachu", HaChu, "chu", CHU + ",counter-strike=banned", "chu", ("Allow repeats=1", "Okazaki rule=0"),
                differences.hachu, first_player=True),
    "chu-okazaki": Pair("hachu", HaChu, "chu", CHU, "chu", ("Allow repeats=1", "Okazaki rule=1"), differences.hachu,
                        first_player=True),
    "dai": Pair("hachu", HaChu, "dai", their_game="dai", their_options=("Allow repeats=1",),
                normalise=differences.hachu_dai, first_player=True),
}


class Sample(NamedTuple):
    before: Board
    move: dict
    board: Board
    text: str

    @staticmethod
    def of(before, move, after):
        return Sample(Board(before), move, Board(after), after)

    def turned(self):
        """The same from the other side of the board."""
        after = self.board.turned()
        text = differences.SQUARE.sub(lambda spot: self.before.turned_square(spot.group()), self.move["move"])
        move = {"move": text, "pass": self.move["pass"], "promotes": self.move["promotes"]}
        return Sample(Board(self.before.turned()), move, Board(after), after)

    def one_move_earlier(self):
        """The position before the last move, as if nothing had been before it."""
        board = self.before
        return f"{board.rows} {board.turn} {differences.without_lion(board.state)} {board.ply}"


class Tally:
    """What was found in the positions of a pair."""

    def __init__(self, name, pair):
        self.name, self.pair = name, pair
        self.positions = self.moves = self.over = self.faults = 0
        self.differences = {}

    def take(self, text, ours, answer):
        board = Board(text)
        if self.pair.first_player and differences.takes_last_royal(board, ours):
            self.over += 1
            return
        left, right, met = self.pair.normalise(board, ours, answer.moves)
        self.positions += 1
        self.moves += len(left)
        for difference in [*met, *answer.unlike]:
            self.differences[difference] = self.differences.get(difference, 0) + 1
        if left == right:
            return
        self.faults += 1
        if self.faults <= SHOWN:
            print(f"{self.name}: {text}")
            print("  only ours:", " ".join(sorted(map(str, left - right))) or "-")
            print("  only theirs:", " ".join(sorted(map(str, right - left))) or "-")

    def report(self):
        print(f"{self.name}: {self.positions} positions, {self.moves} moves; {self.pair.program} disagrees in "
              f"{self.faults} positions")
        for difference, times in self.differences.items():
            print(f"  in {times}: {difference}")
        if self.over:
            print(f"  {self.over} more left out: {differences.ROYAL_HANGS}")


def compare_moves(name, pair, path, ours, arguments):
    theirs, tally = pair.speaks(path, pair), Tally(name, pair)
    try:
        for parts in ours.samples(SPARE * arguments.count, arguments.seed):
            sample = Sample.of(*parts)
            if pair.first_player and sample.before.turn != "b":
                sample = sample.turned()
            answer = theirs.moves(sample)
            text = sample.one_move_earlier() if answer.earlier else sample.text
            tally.take(text, ours.moves(text), answer)
            if tally.positions == arguments.count:
                break
    finally:
        theirs.close()
    tally.report()
    return tally.faults == 0 and tally.positions == arguments.count


def compare_counts(name, pair, path, ours, _arguments):
    if not pair.perft:
        print(f"{name}: {pair.program} cannot count")
        return True
    theirs = pair.speaks(path, pair)
    agree = True
    for depth in range(1, pair.perft + 1):
        left, right = ours.perft(depth), theirs.perft(depth)
        agree = agree and left == right
        print(f"{name}: perft {depth}: ours {left}, {pair.program} {right}" + ("" if left == right else "  DIFFERS"))
    theirs.close()
    return agree


def million_a_second(counter, depth):
    """Leaves of a count in a second of processor time, that of a count of depth 1 left out."""
    start = counter.seconds()
    counter.perft(1)
    middle = counter.seconds()
    leaves = counter.perft(depth)
    spent = (counter.seconds() - middle) - (middle - start)
    return leaves, leaves / max(spent, 1e-3) / 1e6


def compare_speed(name, pair, path, ours, _arguments):
    if not pair.speed:
        print(f"{name}: {pair.program} cannot count")
        return True
    theirs = pair.speaks(path, pair)
    leaves, own = million_a_second(ours, pair.speed)
    others, other = million_a_second(theirs, pair.speed)
    theirs.close()
    print(f"{name}: perft {pair.speed}: ours {leaves} leaves, {own:.2f} million/s; "
          f"{pair.program} {others} leaves, {other:.2f} million/s")
    return leaves == others


def arguments_of(words):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pairs", nargs="*", metavar="PAIR", help=", ".join(PAIRS))
    parser.add_argument("--cli", required=True, help="our mujo-cli")
    parser.add_argument("--positions-from", default="", help="our random_positions")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--perft", action="store_const", dest="task", const=compare_counts, default=compare_moves)
    parser.add_argument("--speed", action="store_const", dest="task", const=compare_speed)
    arguments = parser.parse_args(words)
    for name in arguments.pairs:
        if name not in PAIRS:
            parser.error(f"no pair {name}; there are " + ", ".join(PAIRS))
    return arguments


def run_pair(name, arguments) -> Optional[bool]:
    """Whether the pair agrees; None when the program is missing."""
    pair = PAIRS[name]
    path = found(pair.program)
    if path is None:
        print(f"{name}: skipped, {pair.program} is not installed")
        return None
    ours = Ours(arguments.cli, arguments.positions_from, pair.game, pair.profile)
    try:
        return arguments.task(name, pair, path, ours, arguments)
    finally:
        ours.close()


def main():
    arguments = arguments_of(sys.argv[1:])
    results = [run_pair(name, arguments) for name in arguments.pairs or PAIRS]
    if all(result is None for result in results):
        return SKIPPED
    return 1 if False in results else 0


if __name__ == "__main__":
    sys.exit(main())
