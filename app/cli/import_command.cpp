#include <iostream>

#include "app/cli/commands.h"
#include "core/import/importer.h"

namespace mujo::cli {

namespace {

/// Takes the `--answer key=value` pairs, which may be given more than once, out of the words.
ImportAnswers takeAnswers(Words& words) {
    ImportAnswers answers;
    Words rest;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] != "--answer") {
            rest.push_back(words[i]);
            continue;
        }
        if (i + 1 == words.size()) {
            throw UsageError{"the option --answer needs a value"};
        }
        const std::string& pair = words[++i];
        const std::size_t equals = pair.find('=');
        if (equals == std::string::npos) {
            throw UsageError{"--answer takes KEY=VALUE, not \"" + pair + '"'};
        }
        if (const auto fault = setAnswer(answers, pair.substr(0, equals), pair.substr(equals + 1))) {
            throw UsageError{*fault};
        }
    }
    words = std::move(rest);
    return answers;
}

void tell(const std::string& path, const ImportedVariant& imported) {
    for (const std::string& note : imported.notes) {
        std::cerr << path << ": note: " << note << '\n';
    }
    for (const ImportQuestion& question : imported.open) {
        std::cerr << path << ": note: not in the text: " << question.text << "; taken: " << question.key
                  << '=' << question.value << '\n';
    }
}

} // namespace

int importDiagram(const Catalog& catalog, Words words) {
    ImportAnswers answers = takeAnswers(words);
    const Arguments arguments(std::move(words), {"--id", "--name"}, {"--quiet"});
    arguments.expectAtMost(1);
    const std::string& path = arguments.word(0, "the file");
    answers.id = arguments.value("--id").value_or(answers.id);
    answers.name = arguments.value("--name").value_or(answers.name);
    const auto text = readTextFile(path);
    if (!text) {
        failInput(text.error(), path);
    }
    const auto imported = importVariant(*text, path, answers, PieceNames(catalog));
    if (!imported) {
        throw InputError{imported.error()};
    }
    if (!arguments.has("--quiet")) {
        tell(path, *imported);
    }
    std::cout << imported->text << std::flush;
    if (!std::cout) {
        failInput("cannot write the variant");
    }
    return Done;
}

} // namespace mujo::cli
