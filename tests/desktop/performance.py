#!/usr/bin/env python3
"""Measures how fast, how small and how stable the program is, and writes that as docs/performance.md.

performance.py BUILD [--out FILE] [--monkey EVENTS] [--soak] [--valgrind] [--starts N]

BUILD is the folder of a release build with its tests. Nothing else should run on the machine meanwhile. What takes
long is measured only when it is asked for; the figures of a part that is not measured stay as they are in the file.
Exit codes: 0 all within their limits, 1 something is not or could not be measured, 2 wrong usage, 77 a tool is missing.
"""

import argparse
import collections
import concurrent.futures
import datetime
import os
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
START_LIMIT = 0.4  # seconds from the command to the window
IDLE_SECONDS = 20
IDLE_LIMIT = 0.001  # of one processor
WINDOW_PATIENCE = 60  # seconds
CHECKED_SECONDS = 60  # under memcheck, which is some thirty times as slow
HEAD = """# Performance

Written by `tests/desktop/performance.py`, a part at a time; each part says when, on which commit and by what.
"""


class Fault(Exception):
    """Something could not be measured."""


def both_ends(text):
    """A long text without its middle: a crash by endless recursion tells its cause at the top of many frames."""
    head, tail = 8000, 2000
    return text if len(text) <= head + tail else f"{text[:head]}\n[…]\n{text[-tail:]}"


def said(command, env=None, patience=None):
    """What a program writes; a fault when it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                          env={**os.environ, **(env or {})}, timeout=patience)
    if done.returncode != 0:
        raise Fault(f"{' '.join(command)} ended with {done.returncode}:\n{both_ends(done.stdout)}")
    return done.stdout


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows])


class Screen:
    """An X server of its own without a window manager, and folders of its own."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        reader, writer = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-screen", "0", "1400x1000x24", "-noreset"],
                                       pass_fds=(writer,), stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as number:
            display = ":" + number.readline().strip()
        self.env = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": self.folder.name,
                    "XDG_RUNTIME_DIR": self.folder.name, "LC_ALL": "C.UTF-8"}
        for name in ("STATE", "CONFIG", "DATA", "CACHE"):
            self.env[f"XDG_{name}_HOME"] = os.path.join(self.folder.name, name)
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()
        self.folder.cleanup()

    def start(self, program, *arguments):
        """The program, and the seconds until its window was on the screen."""
        began = time.monotonic()
        process = subprocess.Popen([program, *arguments], env=self.env, stdin=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        # Not `--sync`, which sleeps half a second between two looks.
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid), "--name", "."]
        while subprocess.run(search, env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                             check=False).returncode != 0:
            if process.poll() is not None or time.monotonic() - began > WINDOW_PATIENCE:
                raise Fault("the window was not seen")
        return process, time.monotonic() - began


def ticks(pid):
    """Seconds of processor time that a process has used."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1000


def end(process):
    process.send_signal(signal.SIGTERM)
    if process.wait(WINDOW_PATIENCE) != 0:
        raise Fault(f"the program ended with {process.returncode}")


def start_and_rest(options):
    """Starts, memory, and what the program does when nobody does anything."""
    program = os.path.join(options.build, "app/desktop/mujo")
    rows = []
    faults = []
    with Screen() as screen:
        for words, arguments in (("the choice of games", ()), ("Wa", ("--variant", "wa")), ("Tai", ("--variant", "tai")),
                                 ("Taikyoku", ("--variant", "taikyoku"))):
            starts = []
            for _ in range(options.starts):
                process, seconds = screen.start(program, *arguments)
                starts.append(seconds)
                end(process)
            process, _ = screen.start(program, *arguments)
            time.sleep(5)  # pictures that are made beside, the computer's first move
            before = ticks(process.pid)
            time.sleep(IDLE_SECONDS)
            used = (ticks(process.pid) - before) / IDLE_SECONDS
            rows.append((words, f"{statistics.median(starts):.2f} s", f"{max(starts):.2f} s", f"{resident(process.pid):.0f} MB",
                         f"{used * 100:.2f} %"))
            end(process)
            if statistics.median(starts) > START_LIMIT:
                faults.append(f"{words}: start in {statistics.median(starts):.2f} s")
            if used > IDLE_LIMIT:
                faults.append(f"{words}: {used * 100:.2f} % of a processor at rest")
    text = (f"Median and worst of {options.starts} starts until the window is on the screen of an X server, as another program sees it (limit "
            f"{START_LIMIT} s), memory then, and the share of one processor in {IDLE_SECONDS} s without input (limit "
            f"{IDLE_LIMIT * 100:.1f} %).\n\n"
            + table(("shown", "start, median", "worst", "memory", "at rest"), rows))
    return text, faults


def frames(options):
    """Pictures of the board."""
    lines = said([os.path.join(options.build, "tests/bench/board_bench"), "--allow", "4"], {"QT_QPA_PLATFORM": "offscreen"})
    rows = []
    faults = []
    for game, what, median, worst in re.findall(r"^(\w+)\s+([\w-]+)\s+median\s+([\d.]+) ms.*?worst\s+([\d.]+) ms", lines, re.M):
        rows.append((game, what, f"{median} ms", f"{worst} ms"))
    motion = said([os.path.join(options.build, "tests/ui/ui_test"), "board_motion_test"],
                  {"QT_QPA_PLATFORM": "offscreen", "MUJO_FULL_TESTS": "1", "QTEST_FUNCTION_TIMEOUT": "3600000"})
    moved = re.search(r"(\d+ frames.*median.*worst.*)", motion)
    text = "1920x1080, processor time of a frame.\n\n" + table(("board", "what changes", "median", "worst"), rows)
    if moved:
        text += f"\n\nWhile a move is shown by motion on Taikyoku: {moved.group(1).strip()}."
    if not rows:
        faults.append("board_bench has said nothing")
    return text, faults


def answers(options):
    """How soon the window and the computer answer."""
    def bench(name):  # what it says also where it is beyond its budgets
        lines = said([os.path.join(options.build, "tests/bench", name), "--allow", "4"],
                     {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*.warning=false"})
        return "\n".join(line for line in lines.splitlines() if re.match(r"\S.*  +\S", line) or " moves, " in line)

    thinking = bench("thinking_bench")
    record = bench("record_bench")
    beyond = [f"{what}: {taken} of {budget} {unit}" for what, taken, unit, budget in
              re.findall(r"^(\S.*?) +(\d+) (ms|MB) +\(budget (\d+)\)", record, re.M) if int(taken) > int(budget)]
    text = ("`thinking_bench`: the computer's first move, and clicks while it thinks at the strongest level.\n\n```\n"
            + thinking.strip() + "\n```\n\n`record_bench`: a record as long as Tai makes them.\n\n```\n" + record.strip()
            + "\n```")
    return text, beyond


def ui_test(options, name, env, *functions):
    return said([os.path.join(options.build, "tests/ui/ui_test"), name, "-maxwarnings", "0", *functions],
                {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "default.warning=false",
                 "QTEST_FUNCTION_TIMEOUT": "36000000", **env})


def monkey(options):
    """Random events in all windows: every game in a process of its own, as many at once as there are processors."""
    program = os.path.join(options.build, "tests/ui/ui_test")
    rows = said([program, "window_monkey_test", "-datatags"], {"QT_QPA_PLATFORM": "offscreen"})
    games = re.findall(r"nothingBreaksAnyWindow (\S+)", rows)

    def one(game):
        with tempfile.TemporaryDirectory() as home:
            try:
                return ui_test(options, "window_monkey_test", {
                    "MUJO_MONKEY_EVENTS": str(options.monkey), "MUJO_MONKEY_LOG": os.path.join(home, "log"), "HOME": home,
                    "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}, f"nothingBreaksAnyWindow:{game}")
            except Fault as fault:
                last = "none\n"
                if os.path.exists(os.path.join(home, "log")):
                    with open(os.path.join(home, "log"), encoding="utf-8") as log:
                        last = "".join(collections.deque(log, 20))
                return f"{game}: {fault}\nThe last events:\n{last}"

    began = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        outs = list(pool.map(one, games))
    told = [re.search(r"(\d+) events, the slowest took (\d+) ms: (.*)", out) for out in outs]
    faults = [out for out, found in zip(outs, told) if not found]
    if faults:
        raise Fault("\n".join(faults))
    slowest = max(told, key=lambda found: int(found.group(2)))
    text = (f"{sum(int(found.group(1)) for found in told):,} seeded events in {len(games)} games: commands, clicks, keys, texts, wheel "
            "turns and sizes in every window that they open; no crash, no hang, no unsound position; the slowest answer to an event "
            f"took {slowest.group(2)} ms, with {options.jobs} games at once ({(time.monotonic() - began) / 60:.0f} minutes in all).")
    return text, []


def soak(options):
    """Games in one process."""
    out = ui_test(options, "soak_test", {"MUJO_FULL_TESTS": "1"})
    return "Two computers play in one window: " + re.search(r"(\d+ games: .*)", out).group(1).strip() + ".", []


def checked(arguments, home):
    """Runs the program under memcheck until it has ended; what memcheck says."""
    here = os.path.dirname(os.path.abspath(__file__))
    # The expressions compiled at run time by a library look at bytes that nobody has written.
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": home, "XDG_STATE_HOME": home, "QT_ENABLE_REGEXP_JIT": "0"}
    process = subprocess.Popen(["valgrind", "--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite",
                                "--num-callers=30", "--suppressions=" + os.path.join(here, "libraries.supp"), *arguments],
                               env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if "--screenshot" not in arguments:
        time.sleep(CHECKED_SECONDS)
        process.send_signal(signal.SIGTERM)
    out = process.communicate(timeout=20 * WINDOW_PATIENCE)[0]
    if process.returncode != 0:
        raise Fault(f"{' '.join(arguments)} ended with {process.returncode} under valgrind:\n{out[-6000:]}")
    return out


def valgrind(options):
    """From the start to the end under memcheck."""
    program = os.path.join(options.build, "app/desktop/mujo")
    rows = []
    with tempfile.TemporaryDirectory() as home:
        picture = os.path.join(home, "picture.png")
        for words, arguments in (("the picture of a game of Tai", ("--variant", "tai", "--screenshot", picture)),
                                 ("the choice of games, ended by a signal", ()),
                                 ("a game of Wa against the computer, ended by a signal", ("--variant", "wa", "--level", "2"))):
            out = checked([program, *arguments], home)
            lost = re.search(r"definitely lost: ([\d,]+) bytes", out)
            errors = re.search(r"ERROR SUMMARY: (\d+) errors", out)
            rows.append((words, errors.group(1), f"{lost.group(1) if lost else 0} bytes"))
    return ("`valgrind --leak-check=full` from the start of the program to its end; what it says of libraries and is no fault of "
            "the program is listed in `tests/desktop/libraries.supp`.\n\n" + table(("shown", "errors", "definitely lost"), rows)), []


PARTS = (("Start, memory, rest", start_and_rest, ""), ("Frames", frames, ""), ("Answers", answers, ""),
         ("Random events", monkey, "monkey"), ("A long time", soak, "soak"), ("Memory errors", valgrind, "valgrind"))


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        model = re.search(r"model name\s*:\s*(.*)", file.read())
    return f"{os.cpu_count()} processors ({model.group(1).strip() if model else platform.machine()})"


def main():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", help="the folder of a release build")
    parser.add_argument("--out", default=os.path.join(root, "docs", "performance.md"))
    parser.add_argument("--monkey", type=int, default=0, metavar="EVENTS")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes of random events at once")
    parser.add_argument("--soak", action="store_true")
    parser.add_argument("--valgrind", action="store_true")
    parser.add_argument("--starts", type=int, default=10)
    parser.add_argument("--only", metavar="PART", help="one part, by its heading")
    options = parser.parse_args()
    missing = [tool for tool in ("Xvfb", "xdotool") + (("valgrind",) if options.valgrind else ()) if shutil.which(tool) is None]
    if missing:
        print("not installed: " + ", ".join(missing))
        return SKIPPED
    commit = said(["git", "-C", root, "rev-parse", "--short", "HEAD"]).strip()
    kept = {}
    if os.path.exists(options.out):
        with open(options.out, encoding="utf-8") as file:
            for part in file.read().split("\n## ")[1:]:
                kept[part.split("\n", 1)[0]] = part.split("\n", 1)[1].strip()
    faults = []
    for title, measure, option in PARTS:
        if (option and not getattr(options, option)) or (options.only and options.only != title):
            continue
        print(f"{title}…", flush=True)
        try:
            text, found = measure(options)
        except (Fault, OSError, subprocess.TimeoutExpired) as fault:
            print(fault)
            faults.append(title)
            continue
        faults += found
        kept[title] = f"{text}\n\nMeasured on {datetime.date.today()}, commit {commit}, {machine()}."
    with open(options.out, "w", encoding="utf-8") as file:
        file.write(HEAD)
        for title, *_ in PARTS:
            if title in kept:
                file.write(f"\n## {title}\n\n{kept[title]}\n")
    for fault in faults:
        print("not within its limits: " + fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
