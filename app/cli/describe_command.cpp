#include <iostream>
#include <sstream>

#include "app/cli/command_table.h"
#include "app/cli/commands.h"

namespace mujo::cli {

namespace {

std::string commandNames() {
    std::string names;
    for (const Command& command : commands()) {
        names += std::string(command.name) + ' ';
    }
    return names + "--help --version";
}

/// A case of the script for each command: its options, and those among them that a value follows.
std::string optionsOfCommands() {
    std::ostringstream cases;
    for (const Command& command : commands()) {
        std::string options;
        std::string valued;
        for (const Option& option : command.options) {
            options += std::string(option.name) + ' ';
            if (!option.value.empty()) {
                valued += std::string(option.name) + ' ';
            }
        }
        const bool takesGame = command.words.find("GAME") != std::string_view::npos;
        cases << "    " << command.name << ")\n        options='" << options << "--help' valued=' " << valued
              << "'\n        games=" << (takesGame ? "yes" : "") << "\n        ;;\n";
    }
    return cases.str();
}

void describeForBash() {
    std::cout << R"bash(# bash completion of mujo-cli; `mujo-cli describe bash` writes it.
_mujo_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local options valued games
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W ')bash"
              << commandNames() << R"bash(' -- "$word")
        return
    fi
    case ${COMP_WORDS[1]} in
)bash" << optionsOfCommands()
              << R"bash(    *)
        return
        ;;
    esac
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
    elif [[ $games && $valued != *" $before "* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$("${COMP_WORDS[0]}" variants 2>/dev/null | cut -f1)" -- "$word")
    fi
}
# Nothing of these: the name of a file.
complete -o default -F _mujo_cli mujo-cli
)bash";
}

/// Text for troff: what it would take for a request or an escape stands for itself.
std::string roff(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '-' || c == '\\') {
            escaped += '\\';
        }
        escaped += c;
    }
    return escaped.empty() || (escaped[0] != '.' && escaped[0] != '\'') ? escaped : "\\&" + escaped;
}

void describeForMan() {
    std::cout << R"(.TH MUJO-CLI 6 "" "Mujo )" << MUJO_VERSION << R"(" Games
.SH NAME
mujo\-cli \- rules, positions and game files of the large shogi variants on the command line
.SH SYNOPSIS
.B mujo\-cli
.I command
.RI [ argument ...]
.SH DESCRIPTION
.B mujo\-cli
answers questions about shogi variants and positions: which moves are legal, how many there are, why one is not.
It checks variant files, converts files of games, plays matches between engines and proves forced wins.
.PP
.I GAME
is the short name of a game, as
.B mujo\-cli variants
lists them, or the path of a variant file.
.SH COMMANDS
)";
    for (const Command& command : commands()) {
        std::cout << ".TP\n.B " << roff(command.name) << " \\fI" << roff(command.words) << "\\fR\n"
                  << roff(command.summary) << ".\n";
        if (!command.options.empty()) {
            std::cout << ".RS\n";
            for (const Option& option : command.options) {
                std::cout << ".TP\n.B " << roff(option.name) << " \\fI" << roff(option.value) << "\\fR\n"
                          << roff(option.help) << "\n";
            }
            std::cout << ".RE\n";
        }
    }
    std::cout << R"(.SH EXIT STATUS
.TP
.B 0
The command was carried out.
.TP
.B 1
The input is at fault.
Standard error says how, in the form
.IR file : line : column ": error: " message .
.TP
.B 2
The command line is wrong.
.SH EXAMPLES
Count the positions two moves into Wa shogi:
.PP
.RS
.nf
mujo\-cli perft wa 2
.fi
.RE
.SH SEE ALSO
.BR mujo (6),
.BR mujo\-engine (6)
)";
}

} // namespace

int describe(Catalog& /*catalog*/, const Arguments& arguments) {
    const std::string& form = arguments.word(0, "the form (bash or man)");
    arguments.expectAtMost(1);
    if (form != "bash" && form != "man") {
        throw UsageError{"\"" + form + "\" is neither bash nor man"};
    }
    form == "bash" ? describeForBash() : describeForMan();
    return Done;
}

} // namespace mujo::cli
