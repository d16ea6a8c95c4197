#include <iostream>
#include <string>

#include "core/engine/cecp.h"

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

} // namespace

int main(int argc, char** argv) {
    if (argc > 1) {
        const bool help = std::string(argv[1]) == "--help";
        (help ? std::cout : std::cerr)
            << "mujo-engine speaks the XBoard protocol (CECP, version 2) on standard input and output.\n"
               "XBoard: xboard -fcp mujo-engine -variant NAME; names as `feature variants` lists them.\n"
               "Further commands: moves (all legal moves), fen (the position).\n";
        return help ? 0 : 2;
    }
    const mujo::Catalog catalog;
    mujo::Cecp cecp(catalog, [](const std::string& line) { std::cout << line << '\n' << std::flush; });
    std::string line;
    while (readLine(std::cin, line) && cecp.handle(line)) {
    }
    return 0;
}
