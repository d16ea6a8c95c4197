#include <array>
#include <iostream>
#include <string_view>
#include <utility>

#include "app/cli/commands.h"

namespace {

constexpr std::string_view kUsage = R"(Usage: mujo-cli COMMAND ...

  variants [ID] [--options]            all games, or all about one; or their rule options as tables
  moves ID [--json]                    legal moves
  perft ID DEPTH [--divide]            leaf count, each outcome once
  play ID MOVE... [--letters]          applies moves, prints the position (as Lishogi writes it) and the result
  explain ID MOVE                      why a move is or is not legal
  batch ID [--json]                    positions on standard input, a JSON line each
  check FILE...                        validates variant files
  import FILE [--answer KEY=VALUE]...  text of an Interactive Diagram to a variant file: --id ID --name NAME --quiet
  selfplay ID --games N                engine games: --level A --vs B --moves MAX --seed S --movetime MS --out DIR
  bench [ID]                           fixed search and move generation work; --check FILE, --signatures
  match ID --a SPEC --b SPEC           games between level:N[@MS] and cecp:COMMAND[@MS]: --games N --openings N
                                       --opening-plies N --seed S --movetime MS --moves MAX --adjudicate
                                       PAWNS:PLIES --resume FILE --record DIR --setup-a LINES --setup-b LINES
                                       --cpu N --patience MS --memory MB
  tune ID                              better values of pieces from games against itself: --games N --nodes N
                                       --seed S --moves MAX --opening-plies N --uneven N --thin PERCENT
                                       --untuned --write FILE; with --weights, of the evaluation's parts

Commands that take a game also take --profile NAME, --position TEXT and --position-file FILE.
Exit codes: 0 done, 1 the input is at fault, 2 wrong usage.
)";

} // namespace

int main(int argc, char** argv) {
    using namespace mujo::cli;
    using Command = int (*)(const mujo::Catalog&, Words);
    constexpr std::array<std::pair<std::string_view, Command>, 12> kCommands = {{{"variants", variants},
                                                                                 {"moves", moves},
                                                                                 {"perft", perft},
                                                                                 {"play", play},
                                                                                 {"explain", explain},
                                                                                 {"batch", batch},
                                                                                 {"check", check},
                                                                                 {"import", importDiagram},
                                                                                 {"selfplay", selfplay},
                                                                                 {"match", match},
                                                                                 {"tune", tune},
                                                                                 {"bench", bench}}};
    Words words(argv + 1, argv + argc);
    if (!words.empty() && (words[0] == "--help" || words[0] == "-h")) {
        std::cout << kUsage;
        return Done;
    }
    try {
        for (const auto& [name, command] : kCommands) {
            if (!words.empty() && words[0] == name) {
                return command(mujo::Catalog(), Words(words.begin() + 1, words.end()));
            }
        }
        std::cerr << (words.empty() ? "" : "error: unknown command \"" + words[0] + "\"\n\n") << kUsage;
    } catch (const UsageError& error) {
        std::cerr << "error: " << error.message << " (mujo-cli --help tells the usage)\n";
    } catch (const InputError& error) {
        for (const mujo::Diagnostic& fault : error.faults) {
            std::cerr << fault.text() << '\n';
        }
        return InputAtFault;
    }
    return WrongUsage;
}
