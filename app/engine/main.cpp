#include <charconv>
#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/protocol/cecp_engine.h"
#include "core/protocol/usi_engine.h"
#include "core/system/program.h"

namespace {

/// One line without its end; what goes beyond a sane length is dropped. False at the end of the input.
bool readLine(std::istream& in, std::string& line) {
    constexpr std::size_t kLongest = 65536;
    line.clear();
    int c = in.get();
    if (c == std::istream::traits_type::eof()) {
        return false;
    }
    for (; c != '\n' && c != std::istream::traits_type::eof(); c = in.get()) {
        if (line.size() < kLongest) {
            line.push_back(static_cast<char>(c));
        }
    }
    return true;
}

constexpr const char* kHelp =
    R"(mujo-engine speaks the XBoard protocol (CECP, version 2) on standard input and output, and the Universal Shogi
Interface (USI) for Shogi and Chu once it is told "usi".
XBoard: xboard -fcp mujo-engine -variant NAME; names as `feature variants` lists them, further ones for
other programs as `feature unlisted` does.

  --most-cores N   threads that the command `cores` may ask for; the processors of this machine otherwise
  --usi            USI from the beginning
  --version        the version
  --help           this text

Further commands: moves (all legal moves), fen (the position).
)";

enum class Protocol { Cecp, Usi };

enum class Ending { InputEnded, OutputClosed, ToldUsi };

/// Plays until the input ends, or nobody reads the output any more; `mayLeave`: or until it is told `usi`.
template <class Engine>
Ending converse(Engine& engine, bool mayLeave) {
    for (std::string line; readLine(std::cin, line);) {
        if (mayLeave && (line == "usi" || line == "usi\r")) {
            return Ending::ToldUsi;
        }
        if (!engine.handle(line)) {
            return Ending::InputEnded;
        }
        if (!std::cout) {
            std::cerr << "error: standard output cannot be written\n";
            return Ending::OutputClosed;
        }
    }
    return Ending::InputEnded;
}

int play(int mostThreads, Protocol protocol) {
    const mujo::Catalog catalog;
    const auto write = [](const std::string& line) { std::cout << line << '\n' << std::flush; };
    Ending ending = Ending::InputEnded;
    if (protocol == Protocol::Cecp) {
        mujo::CecpEngine cecp(catalog, write, mostThreads);
        ending = converse(cecp, true);
    }
    if (protocol == Protocol::Usi || ending == Ending::ToldUsi) {
        mujo::UsiEngine usi(catalog, write, mostThreads);
        if (ending == Ending::ToldUsi) {
            usi.handle("usi");
        }
        ending = converse(usi, false);
    }
    return ending == Ending::OutputClosed ? 1 : 0;
}

std::optional<int> mostCores(const std::vector<std::string>& words) {
    constexpr std::string_view kOption = "--most-cores";
    std::string_view number;
    if (words.size() == 2 && words[0] == kOption) {
        number = words[1];
    } else if (words.size() == 1 && words[0].starts_with(std::string(kOption) + '=')) {
        number = std::string_view(words[0]).substr(kOption.size() + 1);
    }
    constexpr int kMost = 256;
    int value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    const bool whole = error == std::errc{} && end == number.data() + number.size();
    return whole && value >= 1 && value <= kMost ? std::optional(value) : std::nullopt;
}

int run(std::vector<std::string> words) {
    const Protocol protocol = std::erase(words, "--usi") > 0 ? Protocol::Usi : Protocol::Cecp;
    if (words.empty()) {
        return play(mujo::threadsOfMachine(), protocol);
    }
    if (const auto most = mostCores(words)) {
        return play(*most, protocol);
    }
    if (words == std::vector<std::string>{"--version"}) {
        std::cout << "mujo-engine " << MUJO_VERSION << '\n';
        return 0;
    }
    const bool help = words[0] == "--help" || words[0] == "-h";
    (help ? std::cout : std::cerr) << kHelp;
    return help ? 0 : 2;
}

} // namespace

int main(int argc, char** argv) {
    try {
        const int code = run(mujo::beginProgram(argc, argv));
        return std::cout.flush() ? code : 1;
    } catch (const std::exception& error) {
        std::cerr << "error: " << error.what() << '\n';
    }
    return 1;
}
