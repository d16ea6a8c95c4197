"""Position texts, squares and moves as plain values, and mujo-cli as the source of our own moves."""

import json
import re
import resource
import subprocess
from typing import NamedTuple

from dialogue import Dialogue


class Key(NamedTuple):
    """What makes two moves the same; squares in our style (8h), a drop has its piece for an origin."""
    origin: str
    to: str
    captures: frozenset
    promotes: bool

    def __str__(self):
        taken = "".join("x" + square for square in sorted(self.captures))
        return f"{self.origin}-{self.to}{taken}{'+' if self.promotes else ''}"


class Board:
    """A position text taken apart: pieces by square, whose turn it is, hands."""
    CELL = re.compile(r"(\d+)|(\+?)(?:\(([A-Za-z]+)\)|([A-Za-z]))")

    def __init__(self, text):
        text = re.sub(r"^\[[^\]]*\] *", "", text)
        self.rows, self.turn, self.state, self.ply = text.split()
        self.cells = []
        for row in self.rows.split("/"):
            cells = []
            for blank, plus, long_id, short_id in self.CELL.findall(row):
                cells += [None] * int(blank) if blank else [plus + (long_id or short_id)]
            self.cells.append(cells)
        self.ranks, self.files = len(self.cells), len(self.cells[0])

    def square(self, column, row):
        return f"{self.files - column}{chr(ord('a') + row)}"

    def at(self, square):
        return self.cells[self.row(square)][self.files - int(square[:-1])]

    def row(self, square):
        return ord(square[-1]) - ord("a")

    def from_chess(self, text):
        """c4 -> 10i on a board of 12."""
        return self.square(ord(text[0]) - ord("a"), self.ranks - int(text[1:]))

    def to_chess(self, square):
        return f"{chr(ord('a') + self.files - int(square[:-1]))}{self.ranks - self.row(square)}"

    def hands(self):
        """The pieces in hand one by one, upper case the first player's."""
        found = re.search(r"hand=([^,]*)", self.state)
        pieces = []
        text = found.group(1) if found else ""
        for count, long_id, short_id in re.findall(r"(\d*)(?:\(([A-Za-z]+)\)|([A-Za-z]))", text):
            pieces += [long_id or short_id] * int(count or 1)
        return pieces

    def is_ours(self, piece):
        """Whether a piece belongs to the side to move."""
        return piece is not None and piece.isupper() == (self.turn == "b")

    def row_to_go(self, square):
        """How many ranks lie ahead of a square for the side to move."""
        return self.row(square) if self.turn == "b" else self.ranks - 1 - self.row(square)

    def fen(self, letter):
        """The rows in the way of FEN, each unpromoted piece written as letter(id)."""
        rows = []
        for row in self.cells:
            text, blank = "", 0
            for piece in row + [None]:
                if piece is None:
                    blank += 1
                    continue
                text += (str(blank) if blank else "") + written(piece, letter)
                blank = 0
            rows.append(text + (str(blank - 1) if blank > 1 else ""))
        return "/".join(rows)

    def turned(self):
        """The text of the same position seen from the other side, colours exchanged."""
        rows = []
        for row in reversed(self.cells):
            cells, blank = "", 0
            for piece in list(reversed(row)) + [None]:
                if piece is None:
                    blank += 1
                    continue
                plus, bare = ("+", piece[1:]) if piece[0] == "+" else ("", piece)
                bare = bare.swapcase()
                cells += (str(blank) if blank else "") + plus + (bare if len(bare) == 1 else f"({bare})")
                blank = 0
            rows.append(cells + (str(blank - 1) if blank > 1 else ""))
        state = re.sub(r"lion=(\w+)", lambda found: "lion=" + self.turned_square(found.group(1)), self.state)
        return " ".join(["/".join(rows), "w" if self.turn == "b" else "b", state, self.ply])

    def turned_square(self, square):
        return f"{self.files + 1 - int(square[:-1])}{chr(ord('a') + self.ranks - 1 - self.row(square))}"


def written(piece, letter):
    plus, bare = ("+", piece[1:]) if piece[0] == "+" else ("", piece)
    own = letter(bare.upper())
    return plus + (own if bare.isupper() else own.lower())


def key_of(move):
    """The key of a move as mujo-cli writes it with --json."""
    origin = move["from"] if move["drop"] is None else move["drop"] + "*"
    return Key(origin, move["to"], frozenset(move["captures"]), move["promotes"] is not None)


class Ours:
    """Our own programs."""

    def __init__(self, cli, positions_from, game, profile):
        self.cli, self.positions_from, self.game, self.profile = cli, positions_from, game, profile
        self.batch = None

    def samples(self, count, seed):
        """(position before the last move, that move, position after it), random and the same every time."""
        words = [self.positions_from, self.game, self.profile, str(count), str(seed)]
        for line in subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines():
            before, move, after = line.split("\t")
            yield before, json.loads(move), after

    def moves(self, text):
        """The legal moves in a position."""
        if self.batch is None:
            self.batch = Dialogue([self.cli, "batch", self.game, "--json", "--profile", self.profile])
        return {key_of(move) for move in json.loads(self.batch.ask([text], "^{")[-1])["moves"]}

    def perft(self, depth):
        words = [self.cli, "perft", self.game, str(depth), "--profile", self.profile]
        return int(subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout)

    @staticmethod
    def seconds():
        """Processor time of the counts so far."""
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def close(self):
        if self.batch is not None:
            self.batch.close()
