// Takes the lock of a game again and again, and says where another process that lives has it at the same
// time.
//
//   fault_locker FILE SECONDS   exits with 1 when two had the lock

#include <fcntl.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

#include "core/base/random.h"
#include "ui/session/game_lock.h"

using mujo::ui::GameLock;

namespace {

/// What was killed and not waited for yet does not live, nor does what is on its way there: the system has
/// let go of its locks, and it is no zombie yet. Source: proc(5), the flags of /proc/PID/stat; PF_EXITING of
/// Linux.
bool lives(int process) {
    constexpr unsigned long kExiting = 0x4;
    std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
    std::string number;
    std::string name;
    std::string letter;
    long parent = 0;
    long group = 0;
    long session = 0;
    long terminal = 0;
    long foreground = 0;
    unsigned long flags = 0;
    stat >> number >> name >> letter >> parent >> group >> session >> terminal >> foreground >> flags;
    return stat && letter != "Z" && letter != "X" && (flags & kExiting) == 0;
}

/// Who says to hold the lock; 0 for nobody.
int holder(const std::string& path) {
    std::ifstream file(path);
    int process = 0;
    file >> process;
    return process;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc != 3) {
        std::cerr << "Usage: fault_locker FILE SECONDS\n";
        return 2;
    }
    const QString path = QString::fromLocal8Bit(argv[1]);
    const std::string mark = std::string(argv[1]) + ".holder";
    mujo::Random random(static_cast<std::uint64_t>(::getpid()));
    QElapsedTimer time;
    time.start();
    int held = 0;
    while (time.elapsed() < std::atoi(argv[2]) * 1000) {
        const GameLock lock(path);
        if (lock.state() == GameLock::State::Held) {
            ++held;
            const int other = holder(mark);
            if (other != 0 && other != ::getpid() && lives(other)) {
                std::cout << "two hold the lock: " << other << " and " << ::getpid() << std::endl;
                return 1;
            }
            std::ofstream(mark) << ::getpid() << std::flush;
            ::usleep(static_cast<useconds_t>(random.below(2000)));
            if (holder(mark) != ::getpid()) {
                std::cout << "another one took the lock of " << ::getpid() << std::endl;
                return 1;
            }
            std::ofstream(mark) << 0 << std::flush;
        }
        if (random.below(4) == 0) {
            (void)GameLock::isHeldElsewhere(path); // as a list of games asks
        }
        if (random.below(20) == 0) {
            ::usleep(static_cast<useconds_t>(random.below(1000)));
        }
    }
    std::cerr << held << " times held\n";
    return 0;
}
