#include "core/base/sentence.h"

#include <algorithm>
#include <iterator>

namespace mujo {

std::string Sentence::in(const Language& language) const {
    if (m_teller) {
        return m_teller(language);
    }
    if (m_english == nullptr) {
        return m_words;
    }
    std::vector<std::string> arguments;
    std::transform(m_arguments.begin(), m_arguments.end(), std::back_inserter(arguments),
                   [&language](const Sentence& argument) { return argument.in(language); });
    const std::vector<std::string_view> texts(arguments.begin(), arguments.end());
    return filledFrom(language.translate(m_context, m_english, m_comment, m_number), texts);
}

Sentence sentence(const char* context, const char* english, const char* comment, int n) {
    Sentence made;
    made.m_context = context;
    made.m_english = english;
    made.m_comment = comment;
    made.m_number = n;
    return made;
}

Sentence about(const Sentence& what, const Sentence& said) {
    return sentence("Faults", "%1: %2", "what is talked about; what is said of it").with(what, said);
}

} // namespace mujo
