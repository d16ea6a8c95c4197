#include "tests/support/diagrams.h"

#include <fstream>
#include <iterator>

namespace mujo::testing {

std::string diagramText(const std::string& name) {
    std::ifstream in(MUJO_SOURCE_DIR "/tests/fixtures/" + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

ImportAnswers hookAnswers() {
    ImportAnswers answers;
    answers.id = "my-hook";
    answers.name = "My Hook";
    answers.promotion = ImportAnswers::Promotion::Capture;
    answers.contagion = {{"DV", "+DV"}, {"+DV", "+DV"}, {"DS", "+DS"}, {"+DS", "+DS"}};
    answers.exempt = {"K", "DE", "+DE"};
    answers.pass = PassRule::NotTwiceByOneSide;
    return answers;
}

ImportAnswers suzumuAnswers() {
    ImportAnswers answers;
    answers.id = "my-suzumu";
    answers.name = "My Suzumu";
    answers.pass = PassRule::NotAfterPass;
    return answers;
}

} // namespace mujo::testing
