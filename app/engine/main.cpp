#include <iostream>
#include <string>

#include "core/engine/cecp.h"

int main(int argc, char** argv) {
    if (argc > 1) {
        const bool help = std::string(argv[1]) == "--help";
        (help ? std::cout : std::cerr)
            << "mujo-engine speaks the XBoard protocol on standard input and output.\n";
        return help ? 0 : 2;
    }
    const mujo::Catalog catalog;
    mujo::Cecp cecp(catalog, [](const std::string& line) { std::cout << line << '\n' << std::flush; });
    std::string line;
    while (std::getline(std::cin, line) && cecp.handle(line)) {
    }
    return 0;
}
