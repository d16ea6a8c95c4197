#pragma once

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace mujo::testing {

/// A folder that is gone when the test is over.
class Folder {
public:
    Folder() : m_path(std::filesystem::temp_directory_path() / ("mujo-test-" + std::to_string(counter()))) {
        std::filesystem::create_directories(m_path);
    }
    ~Folder() {
        std::error_code error;
        std::filesystem::remove_all(m_path, error);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string operator/(const std::string& name) const { return (m_path / name).string(); }

private:
    static long long counter() { return std::chrono::steady_clock::now().time_since_epoch().count(); }
    std::filesystem::path m_path;
};

/// Whether a process is there and has not ended; one that has may wait for somebody to ask how.
inline bool isRunning(int process) {
    std::ifstream in("/proc/" + std::to_string(process) + "/stat");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::size_t name = text.rfind(") ");
    return name != std::string::npos && text[name + 2] != 'Z' && text[name + 2] != 'X';
}

/// What a made-up program does, as commands of the shell that see the line in $line and keep variables.
struct FakeProgram {
    std::string onGo = ":";   ///< when it is to move
    std::string onMove = ":"; ///< when it is told a move
    std::string onQuit = "exit 0";
    std::string other = {}; ///< further cases, such as `force) ...;;`
    std::string features = "ping=1 usermove=1 setboard=1 memory=1";
};

/// The command that starts a program which greets as an engine of the XBoard protocol should, and notes what
/// it is told in `told` of the folder.
inline std::string fakeProgram(const Folder& folder, const FakeProgram& program) {
    const std::string path = folder / "fake.sh";
    std::ofstream(path) << "#!/bin/sh\n"
                           "while read -r line; do\n"
                           "echo \"$line\" >> '"
                        << folder / "told"
                        << "'\n"
                           "case \"$line\" in\n"
                        << "protover*) echo 'feature myname=\"Fake\" " << program.features << " done=1';;\n"
                        << "ping*) echo \"pong ${line#ping }\";;\n"
                        << program.other << "go) " << program.onGo << ";;\n"
                        << "usermove*) " << program.onMove << ";;\n"
                        << "quit) " << program.onQuit << ";;\n"
                        << "esac\ndone\n";
    return "sh " + path;
}

/// The same of a program of USI or UCI.
struct FakeUsiProgram {
    std::string onGo = ":";
    std::string onStop = ":";
    std::string other = {};
    std::string options = "echo 'option name USI_Variant type combo default shogi var shogi var chu'";
    std::string onReady = "echo readyok";
};

inline std::string fakeUsiProgram(const Folder& folder, const FakeUsiProgram& program) {
    const std::string path = folder / "fake.sh";
    std::ofstream(path) << "#!/bin/sh\n"
                           "while read -r line; do\n"
                           "echo \"$line\" >> '"
                        << folder / "told"
                        << "'\n"
                           "case \"$line\" in\n"
                        << program.other << "usi|uci) echo 'id name Fake'; echo 'id author Nobody'; "
                        << program.options << "; echo \"${line}ok\";;\n"
                        << "isready) " << program.onReady << ";;\n"
                        << "go*) " << program.onGo << ";;\n"
                        << "stop) " << program.onStop << ";;\n"
                        << "quit) exit 0;;\n"
                        << "esac\ndone\n";
    return "sh " + path;
}

} // namespace mujo::testing
