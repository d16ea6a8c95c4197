#include "core/base/sentence.h"

namespace mujo {

std::string Sentence::in(const Language& language) const {
    if (m_teller) {
        return m_teller(language);
    }
    if (m_english == nullptr) {
        return m_words;
    }
    std::vector<std::string> arguments;
    arguments.reserve(m_arguments.size());
    for (const Sentence& argument : m_arguments) {
        arguments.push_back(argument.in(language));
    }
    return filled(language.translate(m_context, m_english, m_comment, m_number), arguments);
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
