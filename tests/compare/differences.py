"""Documented differences between our rules and those of other programs, taken out of both lists of moves.

Each function gets the board, our moves and theirs, and returns both as they must be equal, and what it met.
"""

import re

from boards import Key

ONE_PASS = "HaChu lists one pass for all pieces that can pass; here each piece has its own."
NO_DEFERRAL = ("HaChu leaves out staying unpromoted in the zone where the promoted form has every move of the "
               "piece, and for knights on the last two ranks.")
NO_LATE_PROMOTION = ("In HaChu no move inside the zone promotes without a capture, not even to the last rank; in "
                     "Dai here pawns, lances, iron and stone generals and knights must promote there.")
ROYAL_HANGS = "HaChu makes no list where the other side's last royal can be taken; the game is over for it."

SQUARE = re.compile(r"\d+[a-z]")
CHU_ZONE, DAI_ZONE = 4, 5  # ranks
PASS = Key("pass", "pass", frozenset(), False)
# Whose promoted form has every move of the piece itself, of the pieces of Chu and of those that Dai adds.
UPWARD = {"DK", "DH", "R", "B", "DE", "BT", "KY", "RV", "L", "P", "EW", "AB", "I", "O"}


def none(_board, ours, theirs):
    return ours, theirs, []


def without_lion(state):
    kept = [part for part in state.split(",") if not part.startswith("lion=")]
    return ",".join(kept) or "-"


def passes(ours):
    return {key for key in ours if key.origin == key.to and not key.captures}


def hachu(board, ours, theirs, depth=CHU_ZONE):
    met = []
    passing = passes(ours)
    if passing:
        met.append(ONE_PASS)
        ours = (ours - passing) | {PASS}
    pointless = {key for key in ours if is_pointless(board, ours, key, depth)}
    if pointless - theirs:
        met.append(NO_DEFERRAL)
        ours = ours - pointless
    return ours, theirs, met


def hachu_dai(board, ours, theirs):
    late = {key for key in ours if key.promotes and not key.captures and board.row_to_go(key.origin) < DAI_ZONE}
    plain = {key._replace(promotes=False) for key in late}
    left, right, met = hachu(board, (ours - late) | plain, theirs, DAI_ZONE)
    return left, right, met + ([NO_LATE_PROMOTION] if late else [])


def takes_last_royal(board, ours):
    """Whether one of our moves takes the only royal of the other side, in Chu or Dai."""
    royals = [(row, column) for row, cells in enumerate(board.cells) for column, piece in enumerate(cells)
              if piece is not None and piece.upper() in ("K", "+DE") and not board.is_ours(piece)]
    return len(royals) == 1 and any(board.square(royals[0][1], royals[0][0]) in key.captures for key in ours)


def is_pointless(board, ours, key, depth):
    """Whether staying unpromoted with this move is what HaChu leaves out."""
    if key.promotes or key._replace(promotes=True) not in ours or board.row_to_go(key.to) >= depth:
        return False
    kind = board.at(key.origin).upper()
    return kind in UPWARD or kind == "N" and board.row_to_go(key.to) < 2
