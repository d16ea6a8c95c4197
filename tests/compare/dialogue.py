"""A program that is kept running and asked again and again."""

import os
import re
import subprocess
import threading

PATIENCE = 120  # seconds that a program may take for one answer


class Dialogue:
    """Lines to a program and what it answers."""

    def __init__(self, command, *greeting):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True, bufsize=1)
        for line in greeting:
            self.say(line)

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def ask(self, lines, last):
        """Says the lines and collects the answer up to the line that matches `last`."""
        for line in lines:
            self.say(line)
        answer = []
        watch = threading.Timer(PATIENCE, self.process.kill)
        watch.start()
        try:
            for line in self.process.stdout:
                answer.append(line.rstrip("\n"))
                if re.search(last, line):
                    return answer
        finally:
            watch.cancel()
        raise RuntimeError("no answer to: " + " | ".join(lines))

    def seconds(self):
        """Processor time of the program so far."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
