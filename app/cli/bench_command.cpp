#include <algorithm>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>

#include "app/cli/commands.h"
#include "core/base/text_file.h"
#include "core/engine/bench.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"
#include "core/system/paths.h"

namespace mujo::cli {

namespace {

using Signatures = std::map<std::string, std::string>;

/// Leaves of all games of two plies, counted in a second of the processor.
double perftRate(const std::shared_ptr<const Variant>& variant) {
    Position position = Position::start(variant);
    const std::clock_t since = std::clock();
    std::uint64_t leaves = 0;
    for (const Move& move : rules::legalMoves(position, History(position.key()))) {
        const Transition transition = rules::resolve(position, move);
        position.apply(transition);
        leaves += rules::legalMoves(position, History(position.key())).size();
        position.revert(transition);
    }
    const auto spent = std::max<std::clock_t>(1, std::clock() - since);
    return static_cast<double>(leaves) * CLOCKS_PER_SEC / static_cast<double>(spent);
}

std::string hexadecimal(std::uint64_t number) {
    std::ostringstream out;
    out << std::hex << std::setw(16) << std::setfill('0') << number;
    return out.str();
}

/// Lines of an id and a signature; `#` begins a comment.
Signatures readSignatures(const std::string& file) {
    const auto text = readTextFile(pathOf(file));
    if (!text) {
        failInput(text.error().text(), file);
    }
    Signatures result;
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string id;
        std::string signature;
        if (words >> id >> signature && id.front() != '#') {
            result[id] = signature;
        }
    }
    return result;
}

/// Exit code of a comparison with the committed signatures.
int compare(const Signatures& found, const std::string& file) {
    const Signatures expected = readSignatures(file);
    bool same = true;
    for (const auto& [id, signature] : found) {
        const auto known = expected.find(id);
        if (known == expected.end() || known->second != signature) {
            same = false;
            std::cerr << file << ": error: " << id << ": the search gives " << signature << ", the file has "
                      << (known == expected.end() ? "nothing" : known->second) << '\n';
        }
    }
    if (!same) {
        std::cerr << "When the search, a game or its values were meant to change, renew the file with\n"
                  << "    mujo-cli bench --signatures > " << file << '\n';
    }
    return same ? Done : InputAtFault;
}

} // namespace

int bench(Catalog& catalog, const Arguments& arguments) {
    std::vector<std::string> ids = arguments.positional();
    if (ids.empty()) {
        for (const Catalog::Entry& entry : catalog.entries()) {
            ids.push_back(entry.standard->id());
        }
    }
    const auto file = arguments.value("--check");
    const bool brief = file || arguments.has("--signatures");
    if (!brief) {
        std::cout << "game\tnodes\tnodes/s\tperft leaves/s\tsignature\n";
    }
    Signatures signatures;
    for (const std::string& id : ids) {
        const auto variant = loadGame(catalog, id, arguments);
        const BenchResult result = benchSearch(variant, catalog.notes(*variant).tuned);
        const std::string& signature = signatures[variant->id()] = hexadecimal(result.signature);
        if (!brief) {
            std::cout << variant->id() << '\t' << result.nodes << '\t' << std::fixed << std::setprecision(0)
                      << result.nodesPerSecond << '\t' << perftRate(variant) << '\t' << signature << '\n'
                      << std::flush;
        }
    }
    if (arguments.has("--signatures")) {
        std::cout
            << "# What a fixed search of each game gives on every machine; see mujo-cli bench --check.\n";
        for (const auto& [id, signature] : signatures) {
            std::cout << id << ' ' << signature << '\n';
        }
    }
    return file ? compare(signatures, *file) : Done;
}

} // namespace mujo::cli
