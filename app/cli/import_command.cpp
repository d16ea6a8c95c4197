#include <iostream>

#include "app/cli/commands.h"
#include "core/base/printable.h"
#include "core/import/importer.h"
#include "core/import/question_words.h"

namespace mujo::cli {

namespace {

/// The `--answer KEY=VALUE` pairs.
ImportAnswers readAnswers(const Arguments& arguments) {
    ImportAnswers answers;
    for (const std::string& pair : arguments.values("--answer")) {
        const std::size_t equals = pair.find('=');
        if (equals == std::string::npos) {
            throw UsageError{"--answer takes KEY=VALUE, not \"" + pair + '"'};
        }
        if (const auto entered = setAnswer(answers, pair.substr(0, equals), pair.substr(equals + 1));
            !entered) {
            throw UsageError{entered.error().text()};
        }
    }
    return answers;
}

void tell(const std::string& path, const ImportedVariant& imported) {
    for (const Sentence& note : imported.notes) {
        std::cerr << printable(path + ": note: " + note.english()) << '\n';
    }
    for (const ImportQuestion& question : imported.open) {
        std::cerr << printable(path + ": note: not in the text: " + questionInWords(English(), question) +
                               "; taken: " + question.key + '=' + question.value)
                  << '\n';
    }
}

} // namespace

int importDiagram(Catalog& catalog, const Arguments& arguments) {
    ImportAnswers answers = readAnswers(arguments);
    arguments.expectAtMost(1);
    const std::string& path = arguments.word(0, "the file");
    answers.id = arguments.value("--id").value_or(answers.id);
    answers.name = arguments.value("--name").value_or(answers.name);
    const std::string text = readInput(path);
    const auto imported = importVariant(text, path, answers, PieceNames(catalog));
    if (!imported) {
        throw InputError{imported.error()};
    }
    if (!arguments.has("--quiet")) {
        tell(path, *imported);
    }
    std::cout << imported->text;
    return Done;
}

} // namespace mujo::cli
