"""The other programs, each asked for its moves in its own protocol."""

import os
import re
import shutil
import subprocess
from typing import NamedTuple

from boards import Key
from dialogue import PATIENCE, Dialogue


class Answer(NamedTuple):
    moves: set
    earlier: bool = False  # the last move was refused: these are the moves before it
    unlike: tuple = ()     # what was met that is worth counting


def found(name):
    """Where a program is installed, or None; games often are outside the usual path."""
    return shutil.which(name, path=os.environ.get("PATH", os.defpath) + os.pathsep + "/usr/games")


def taken(board, to):
    """What a move that captures nothing on its way captures."""
    return frozenset([to] if board.at(to) is not None else [])


class FairyStockfish:
    """Shogi in USI, with squares of our own style: `go perft 2` lists the legal moves, each with its replies."""
    MATING_DROP = "Fairy-Stockfish lists a pawn drop that mates, and has the game lost by it."

    def __init__(self, path, _pair):
        self.talk = Dialogue([path], "usi", "isready")

    def moves(self, sample):
        board = sample.board
        hands = re.search(r"hand=([^,]*)", board.state)
        position = f"position sfen {board.rows} {board.turn} {hands.group(1) if hands else '-'} 1"
        keys, mating = set(), 0
        for line in self.talk.ask([position, "go perft 2"], "^Nodes searched"):
            move = re.match(r"(\w\*|\d[a-i])(\d[a-i])(\+?): (\d+)$", line)
            if not move:
                continue
            origin, to, plus, replies = move.groups()
            if origin == "P*" and replies == "0":
                mating += 1
            else:
                keys.add(Key(origin, to, taken(board, to), plus == "+"))
        return Answer(keys, unlike=(self.MATING_DROP,) if mating else ())

    def perft(self, depth):
        answer = self.talk.ask(["position startpos", f"go perft {depth}"], "^Nodes searched")
        return int(answer[-1].split()[-1])

    def seconds(self):
        return self.talk.seconds()

    def close(self):
        self.talk.close()


WA_LETTERS = {"CK": "K", "CE": "E", "TF": "X", "FF": "F", "SW": "S", "RR": "R", "VW": "W", "VS": "V", "FG": "G",
              "FC": "C", "SC": "U", "SO": "L", "BD": "D", "CM": "M", "LH": "H", "OC": "O", "SP": "P"}


class SjaakII:
    """Wa in CECP: `moves` lists the legal moves, `perft N` counts."""
    MOVE = re.compile(r"(?:\+?[A-Z])?([a-k]\d+)([-x])([a-k]\d+)(\+?)$|([A-Z])@([a-k]\d+)$")

    def __init__(self, path, pair):
        self.game = pair.their_game
        self.ids = {letter: piece for piece, letter in WA_LETTERS.items()}
        self.talk = Dialogue([path], "xboard", "protover 2", "new", "variant " + self.game, "force")

    def moves(self, sample):
        board = sample.board
        held = "".join(WA_LETTERS[piece.upper()] if piece.isupper() else WA_LETTERS[piece.upper()].lower()
                       for piece in board.hands())
        turn = "w" if board.turn == "b" else "b"
        setup = f"setboard {board.fen(WA_LETTERS.get)}[{held or '-'}] {turn} 0 1"
        answer = self.talk.ask([setup, "moves", "ping 1"], "^pong 1")
        keys = set()
        for word in self.listed(answer):
            move = self.MOVE.match(word)
            if not move:
                raise RuntimeError("not understood: " + word)
            origin, _, to, plus, dropped, target = move.groups()
            if dropped:
                keys.add(Key(self.ids[dropped] + "*", board.from_chess(target), frozenset(), False))
            else:
                to = board.from_chess(to)
                keys.add(Key(board.from_chess(origin), to, taken(board, to), plus == "+"))
        return Answer(keys)

    @staticmethod
    def listed(answer):
        """The words behind the line `51 moves`."""
        for number, line in enumerate(answer):
            count = re.match(r"(\d+) moves?$", line)
            if count:
                words = answer[number + 1].split() if int(count.group(1)) else []
                if len(words) != int(count.group(1)):
                    raise RuntimeError("fewer moves than announced: " + line)
                return words
        raise RuntimeError("no list of moves: " + " | ".join(answer))

    def perft(self, depth):
        answer = self.talk.ask(["new", "variant " + self.game, f"perft {depth}", "ping 2"], "^pong 2")
        counts = [re.match(r"\s*(\d+)\s+(\d+)\s", line) for line in answer]
        return next(int(count.group(2)) for count in counts if count and int(count.group(1)) == depth)

    def seconds(self):
        return self.talk.seconds()

    def close(self):
        self.talk.close()


CHU_LETTERS = {"K": "K", "Q": "Q", "LN": "N", "DK": "D", "DH": "H", "R": "R", "B": "B", "VM": "V", "SM": "M",
               "RV": "A", "L": "L", "KY": "O", "PH": "X", "DE": "E", "BT": "T", "G": "G", "S": "S", "C": "C",
               "FL": "F", "GB": "I", "P": "P"}
DAI_LETTERS = {**CHU_LETTERS, "LN": "L!", "GB": "P'", "I": "I", "N": "N", "O": "U", "EW": "W", "AB": "A'",
               "CT": "C'", "FY": "F'", "VO": "X'"}


class HaChu:
    """Chu and Dai in CECP: a move that cannot be makes HaChu print its list of moves.

    A position is set up by its board alone, with the first player to move; the last move before the sample is
    then made, so that HaChu knows what it was. Its hash table confuses positions that were set up, which is why
    each has a process of its own.
    """
    BANNED = {1: "HaChu refuses a counter-strike against a lion, as we must too.",
              3: "HaChu refuses a distant capture of a protected lion by a lion, as we must too."}
    ENTRY = re.compile(r"# -?\d+\. ([0-9a-f]{8}) [0-9a-f]{8} (\S+)$")

    def __init__(self, path, pair):
        self.path, self.pair = path, pair
        self.letters = {"chu": CHU_LETTERS, "dai": DAI_LETTERS}[pair.their_game]

    def moves(self, sample):
        board, before = sample.board, sample.before
        lines = ["xboard", "protover 2", "new", "variant " + self.pair.their_game]
        lines += ["option " + option for option in self.pair.their_options]
        lines += ["setboard " + before.fen(self.letters.get), "memory 1", "force"]
        lines += ["usermove " + self.written(before, sample.move), "usermove a1a1", "quit"]
        run = subprocess.run([self.path], input="".join(line + "\n" for line in lines), stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, text=True, timeout=PATIENCE, check=False)
        answers = re.split(r"# in \(mode = \d,\d\): usermove\n", run.stdout)
        if len(answers) != 3:
            raise RuntimeError("HaChu gave up")
        refused = "Illegal move" in answers[1]
        keys, unlike = set(), set()
        for line in answers[1 if refused else 2].splitlines():
            entry = self.ENTRY.match(line)
            word = int(entry.group(1), 16) if entry else 0
            if word >> 24:
                unlike.add(self.BANNED[word >> 24])
            elif word:
                keys.add(self.key(before if refused else board, entry.group(2)))
        return Answer(keys, refused, tuple(sorted(unlike)))

    @staticmethod
    def written(board, move):
        if move["pass"]:
            return "@@@@"
        stops = re.findall(r"\d+[a-z]", move["move"])
        squares = [board.to_chess(stop) for stop in stops]
        return ",".join(a + b for a, b in zip(squares, squares[1:])) + ("+" if move["promotes"] else "")

    @staticmethod
    def key(board, text):
        if text == "@@@@":
            return Key("pass", "pass", frozenset(), False)
        stops = [board.from_chess(square) for square in re.findall(r"[a-z]\d+", text.replace(",", " "))]
        origin = stops[0]
        captures = frozenset(square for square in stops[1:] if board.at(square) is not None and square != origin)
        return Key(origin, stops[-1], captures, text.endswith("+"))

    def close(self):
        pass
