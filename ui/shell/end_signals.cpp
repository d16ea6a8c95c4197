#include "ui/shell/end_signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <array>
#include <cerrno>
#include <csignal>

namespace mujo::ui {

namespace {

constexpr std::array kSignals{SIGTERM, SIGINT, SIGHUP};

// A handler reaches nothing else, and may call little more than `write`.
std::array<int, 2> ends{-1, -1};

extern "C" void onEndSignal(int /*number*/) {
    const int before = errno;
    const char byte = 0;
    [[maybe_unused]] const auto written = write(ends[1], &byte, 1);
    errno = before;
}

} // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        return;
    }
    auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (read(ends[0], &byte, 1) == 1) {
        }
        emit received();
    });
    struct sigaction action {};
    action.sa_handler = onEndSignal;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    for (const int number : kSignals) {
        struct sigaction before {};
        // Who started the program may want it to outlive a terminal (nohup).
        if (sigaction(number, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) {
            sigaction(number, &action, nullptr);
        }
    }
}

EndSignals::~EndSignals() {
    if (ends[0] < 0) {
        return;
    }
    for (const int number : kSignals) {
        struct sigaction now {};
        if (sigaction(number, nullptr, &now) == 0 && now.sa_handler == onEndSignal) {
            std::signal(number, SIG_DFL);
        }
    }
    for (int& end : ends) {
        close(end);
        end = -1;
    }
}

} // namespace mujo::ui
