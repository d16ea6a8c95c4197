#include <iostream>

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
    std::string cases;
    for (const Command& command : commands()) {
        std::string options;
        std::string valued;
        for (const Option& option : command.options) {
            options += std::string(option.name) + ' ';
            if (!option.value.empty()) {
                valued += std::string(option.name) + ' ';
            }
        }
        cases += "    " + std::string(command.name) + ")\n        options='" + options + "--help' valued=' " +
                 valued + "'\n        " +
                 (command.words.find("GAME") != std::string_view::npos ? "games=yes" : "games=") +
                 "\n        ;;\n";
    }
    return cases;
}

} // namespace

int completion(Catalog& /*catalog*/, const Arguments& arguments) {
    arguments.expectAtMost(0);
    std::cout << R"bash(# bash completion of mujo-cli; `mujo-cli completion` writes it.
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
    return Done;
}

} // namespace mujo::cli
