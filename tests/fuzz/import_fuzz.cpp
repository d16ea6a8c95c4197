// Texts of Interactive Diagrams. What is accepted makes a variant that passes the loader and can be set up;
// what is not has a reason with a place.

#include "core/import/importer.h"
#include "core/position/position.h"
#include "core/variant_file/loader.h"
#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mujo;
    const std::string_view text = fuzz::asText(data, size);
    const auto diagram = readDiagram(text, "fuzz.txt");
    if (!diagram) {
        fuzz::require(!diagram.error().empty(), "a refusal has a reason");
        for (const Diagnostic& fault : diagram.error()) {
            fuzz::require(fault.line > 0 && fault.column > 0 && fault.length > 0, "a reason has a place");
        }
        return 0;
    }
    ImportAnswers answers;
    for (const auto promotion : {ImportAnswers::Promotion::AsWritten, ImportAnswers::Promotion::Capture}) {
        answers.promotion = promotion;
        const auto imported = importVariant(*diagram, answers);
        if (!imported) {
            fuzz::require(!imported.error().empty(), "a refusal has a reason");
            continue;
        }
        fuzz::require(checkVariant(imported->text, "fuzz.json").empty(), "the file passes the loader");
        (void)Position::start(imported->variant);
        for (const ImportQuestion& question : imported->open) {
            ImportAnswers copy = answers;
            fuzz::require(setAnswer(copy, question.key, question.value).hasValue(),
                          "the answer taken is an answer");
        }
    }
    return 0;
}
