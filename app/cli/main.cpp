#include <algorithm>
#include <exception>
#include <iostream>
#include <new>

#include "app/cli/command_table.h"
#include "app/cli/commands.h"
#include "core/base/printable.h"
#include "core/system/program.h"

namespace {

using namespace mujo::cli;

bool asksForHelp(const std::string& word) {
    return word == "--help" || word == "-h";
}

int run(const std::vector<std::string>& words) {
    if (words.empty()) {
        std::cerr << helpText();
        return WrongUsage;
    }
    if (asksForHelp(words[0])) {
        std::cout << helpText();
        return Done;
    }
    if (words[0] == "--version") {
        std::cout << "mujo-cli " << MUJO_VERSION << '\n';
        return Done;
    }
    const Command& command = commandNamed(words[0]);
    const auto end = std::find(words.begin(), words.end(), "--");
    if (std::any_of(words.begin() + 1, end, asksForHelp)) {
        std::cout << helpText(command);
        return Done;
    }
    mujo::Catalog catalog;
    return command.run(catalog, Arguments({words.begin() + 1, words.end()}, command.options));
}

void complain(const std::string& message) {
    std::cerr << "error: " << mujo::printable(message) << '\n';
}

/// The exit code, whatever happens on the way to it.
int safelyRun(const std::vector<std::string>& words) {
    try {
        return run(words);
    } catch (const UsageError& error) {
        complain(error.message + " (mujo-cli --help and mujo-cli COMMAND --help tell the usage)");
        return WrongUsage;
    } catch (const InputError& error) {
        for (const mujo::Diagnostic& fault : error.faults) {
            std::cerr << fault.text() << '\n';
        }
    } catch (const std::bad_alloc&) {
        complain("not enough memory");
    } catch (const std::exception& error) {
        complain(error.what());
    }
    return InputAtFault;
}

} // namespace

int main(int argc, char** argv) {
    const int code = safelyRun(mujo::beginProgram(argc, argv));
    if (!std::cout.flush()) {
        complain("not all of the output could be written");
        return code == Done ? InputAtFault : code;
    }
    return code;
}
