"""A screen of its own with Mujō on it, read and used by what assistive technology is given.

Nothing of the user's session is touched: an X server, a message bus, an accessibility bus and all folders are made
for the time of the test.
"""

import importlib.util
import os
import shutil
import signal
import subprocess
import time

PATIENCE = 60  # seconds that the program may take for one thing on a busy machine
PAUSE = 0.05  # seconds between two looks
MOST_TABS = 40
SERVER_STARTS = 20  # seconds
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


GONE = ()  # what is raised of an object that has just gone; known once there is an accessibility bus


class Difference(Exception):
    """What is seen is not what is expected."""


def missing_tools():
    """What is needed and not installed."""
    missing = [tool for tool in ("Xvfb", "dbus-daemon", "xdotool") if shutil.which(tool) is None]
    if not any(map(os.path.exists, BUS_LAUNCHERS)):
        missing.append("at-spi-bus-launcher")
    if importlib.util.find_spec("pyatspi") is None:
        missing.append("pyatspi")
    return missing


def seen(look):
    """What `look` gives; None where something went while it was looked at."""
    try:
        return look()
    except GONE:
        return None


def until(look, what, patience=PATIENCE):
    """The first answer of `look` that is not empty."""
    end = time.monotonic() + patience
    while True:
        answer = seen(look)
        if answer:
            return answer
        if time.monotonic() > end:
            raise Difference(f"waited in vain for {what}")
        time.sleep(PAUSE)


def ready_to_use(parser):
    """What was asked for on the command line; None where a tool is missing, which is said."""
    options = parser.parse_args()
    if not os.access(options.program, os.X_OK):
        parser.error(f"{options.program} is no program")
    missing = missing_tools()
    if missing:
        print("not installed: " + ", ".join(missing))
        return None
    return options


def all_steps_pass(steps, fault_of):
    """Takes steps, each with its words, one after the other until one has a fault: a text, empty for none."""
    for number, (step, words) in enumerate(steps, 1):
        fault = fault_of(step)
        if fault:
            print(f"{number}. FAILED: {words}: {fault}")
            return False
        print(f"{number}. {words}", flush=True)
    return True


def expect(found, wanted, what):
    if found != wanted:
        raise Difference(f"{what}: {found!r} instead of {wanted!r}")


def expect_soon(look, wanted, what):
    """The program may need a moment until `look` gives what is wanted."""
    end = time.monotonic() + PATIENCE
    while seen(look) != wanted and time.monotonic() < end:
        time.sleep(PAUSE)
    expect(look(), wanted, what)


class Desktop:
    """The X server, the buses and the folders; to be used in a `with` statement."""

    def __init__(self, folder, size="1400x1000"):
        self.folder = folder
        self.size = size
        self.processes = []
        self.atspi = None
        self.no_answer = None  # what is raised when a program does not answer on the accessibility bus
        self.registry = None
        self.main_context = None  # from which events come

    def __enter__(self):
        places = {"XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data",
                  "XDG_CACHE_HOME": "cache", "XDG_RUNTIME_DIR": "run", "HOME": "home"}
        for name, place in places.items():
            os.environ[name] = os.path.join(self.folder, place)
            os.makedirs(os.environ[name], mode=0o700)
        for name in ("WAYLAND_DISPLAY", "XAUTHORITY", "AT_SPI_BUS_ADDRESS", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE"):
            os.environ.pop(name, None)
        os.environ.update(QT_QPA_PLATFORM="xcb", QT_ACCESSIBILITY="1", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
                          LC_ALL="C.UTF-8", LANGUAGE="en")
        try:
            self._start_server()
            self._start_buses()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(SERVER_STARTS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _start(self, *command, **options):
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
        self.processes.append(process)
        return process

    def _start_server(self):
        reader, writer = os.pipe()  # the server chooses a number that is free and writes it
        self._start("Xvfb", "-displayfd", str(writer), "-screen", "0", self.size + "x24", "-nolisten", "tcp",
                    pass_fds=(writer,))
        os.close(writer)
        with os.fdopen(reader) as number:
            display = number.readline().strip()
        if not display:
            raise Difference("the X server did not start")
        os.environ["DISPLAY"] = ":" + display

    def _start_buses(self):
        bus = self._start("dbus-daemon", "--session", "--nofork", "--print-address=1", stdout=subprocess.PIPE,
                          text=True)
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        launcher = next(filter(os.path.exists, BUS_LAUNCHERS))
        self._start(launcher, "--launch-immediately", stdout=subprocess.DEVNULL)
        import pyatspi  # not earlier: it looks for its bus at once
        from gi.repository import GLib
        global GONE
        pyatspi.Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)  # otherwise 0.8 s, too short on a busy machine
        self.atspi = pyatspi
        self.no_answer = GLib.Error
        GONE = (GLib.Error,)
        self.registry = pyatspi.Registry
        self.main_context = GLib.MainContext.default()
        until(lambda: self.registry.getDesktop(0) is not None, "the accessibility bus", SERVER_STARTS)

    def start(self, program, *arguments):
        """The program with these arguments, once it can be heard."""
        return Program(self, program, *arguments)

    def picture(self, path):
        """A picture of the screen, where the tool for it is installed."""
        if shutil.which("import"):
            subprocess.run(["import", "-window", "root", path], check=True)


class Ear:
    """What a screen reader speaks unasked: the names of notifications, when they begin to show."""

    def __init__(self, desktop):
        self.heard = []  # all of it
        self.unanswered = []  # since the last one that was waited for
        self.context = desktop.main_context
        desktop.registry.registerEventListener(self._on_showing, "object:state-changed:showing")

    def _on_showing(self, event):
        words = seen(lambda: event.source.name if event.detail1 and event.source.getRoleName() == "notification" else "")
        if words:
            self.heard.append(words)
            self.unanswered.append(words)

    def _take(self, text):
        while self.context.iteration(False):
            pass
        for number, words in enumerate(self.unanswered):
            if text in words:
                del self.unanswered[:number + 1]
                return words
        return None

    def hear(self, text):
        """The first message with the text since the one that was waited for before."""
        try:
            return until(lambda: self._take(text), f'"{text}" to be heard')
        except Difference as difference:
            raise Difference(f"{difference}; heard: {self.unanswered}") from None


class Program:
    """Mujō as it is heard: everything by role and name."""

    def __init__(self, desktop, program, *arguments):
        self.atspi = desktop.atspi
        self.process = subprocess.Popen([program, *arguments], stdin=subprocess.DEVNULL)
        desktop.processes.append(self.process)
        self.desktop = desktop
        self.top = until(self._application, "the program on the accessibility bus")
        self.top.set_cache_mask(self.atspi.Atspi.Cache.NONE)
        self.window = until(lambda: self.find("frame", "", part=True), "the window")

    def _application(self):
        if self.process.poll() is not None:
            raise Difference(f"the program ended at its start with code {self.process.returncode}")
        for one in self.desktop.registry.getDesktop(0):
            if one is not None and one.get_process_id() == self.process.pid and one.childCount > 0:
                return one
        return None

    def ended(self):
        """How the program has ended; None while it runs."""
        return self.process.poll()

    def objects(self, below=None, hidden=False):
        """All that is shown, without the squares of the board."""
        for one in below if below is not None else self.top:
            if one is None or not (hidden or self.has(one, "SHOWING")):
                continue
            yield one
            if not one.name.startswith("Board of "):
                yield from self.objects(one, hidden)

    def has(self, one, state):
        return one.getState().contains(getattr(self.atspi, "STATE_" + state))

    def find(self, role, name, part=False, below=None, hidden=False):
        """The first one of this role and name, or whose name contains the text; None where there is none."""
        for one in self.objects(below, hidden):
            if one.getRoleName() == role and (name in one.name if part else one.name == name):
                return one
        return None

    def see(self, role, name, part=False):
        return until(lambda: self.find(role, name, part), f'a {role} "{name}"')

    def labelled(self, role, label):
        """What the label belongs to: the name of a combo box is what is chosen in it."""
        for one in self.objects():
            for relation in one.getRelationSet() if one.getRoleName() == role else ():
                targets = [relation.getTarget(i) for i in range(relation.getNTargets())]
                if relation.getRelationType() == self.atspi.RELATION_LABELLED_BY and targets[0].name == label:
                    return one
        raise Difference(f'there is no {role} with the label "{label}"')

    def act(self, one, action="Press"):
        actions = one.queryAction()
        names = [actions.getName(i) for i in range(actions.nActions)]
        if action not in names:
            raise Difference(f'"{one.name}" has no action {action}, only {names}')
        actions.doAction(names.index(action))

    def press(self, name, role="push button", below=None):
        def ready():
            found = self.find(role, name, below=below)
            return found if found is not None and self.has(found, "ENABLED") else None
        self.act(until(ready, f'a {role} "{name}" that can be pressed'))

    def choose(self, *path):
        """The command of the menus with these names."""
        at = self.find("menu bar", "")
        for name in path:
            at = self.find("menu item", name, below=at, hidden=True)
            if at is None:
                raise Difference(f"there is no {name} in the menu")
        if not self.has(at, "ENABLED"):
            raise Difference(f"{' > '.join(path)} is greyed out")
        self.act(at)

    def write(self, name, text):
        """Fills a line of text."""
        self.see("text", name).queryEditableText().setTextContents(text)

    def keys(self, *keys):
        """What no action does, from the keyboard."""
        self._focus()
        subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)

    def tab_to(self, role, name):
        """Gives something the keys as Tab does."""
        for _ in range(MOST_TABS):
            if self.has(self.see(role, name), "FOCUSED"):
                return
            self.keys("Tab")
            time.sleep(PAUSE)
        raise Difference(f'Tab does not come to the {role} "{name}"')

    def _focus(self):
        """Gives the keys to the window or dialog that came last, as there is no window manager."""
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
                               capture_output=True, text=True, check=False).stdout.split()
        if not found:
            raise Difference("the program has no window")
        subprocess.run(["xdotool", "windowfocus", "--sync", found[-1]], check=True)

    def items(self, name):
        """The names in a list; none where it is not shown."""
        found = self.find("list", name)
        return [] if found is None else [one.name for one in found]

    def board(self):
        return self.see("panel", "Board of ", part=True)

    def squares(self):
        """The square objects of the board, each with its name, in the order in which they are seen."""
        board = self.board()
        table = board.queryTable()
        # Other children of the board, such as a choice of promotions, come behind them.
        cells = [board.getChildAtIndex(i) for i in range(table.nRows * table.nColumns)]
        return [(cell, cell.name) for cell in cells]

    def quit(self):
        self.choose("Game", "Quit")
        code = self.process.wait(PATIENCE)
        if code != 0:
            raise Difference(f"the program ended with code {code}")
