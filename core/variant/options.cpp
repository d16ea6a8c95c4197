#include "core/variant/options.h"

#include <algorithm>

namespace mujo {

std::string OptionTable::textOf(const Reading& reading) const {
    const auto named = std::find_if(profiles.begin(), profiles.end(),
                                    [&](const Profile& profile) { return profile.reading == reading; });
    if (named != profiles.end()) {
        return named->id;
    }
    std::string text;
    for (std::size_t i = 0; i < options.size() && i < reading.size(); ++i) {
        if (reading[i] != 0) {
            text += (text.empty() ? "" : ",") + options[i].id + '=' + options[i].choices[reading[i]].id;
        }
    }
    return text;
}

Result<Reading> OptionTable::parse(std::string_view text) const {
    if (const auto profile = numberOf(profiles, text)) {
        return profiles[*profile].reading;
    }
    if (text.find('=') == std::string_view::npos) {
        return Failure{wholeFault(
            sentence("VariantFaults", "this game has no profile \"%1\"; %2").with(text, knownIds(profiles)))};
    }
    Reading reading(options.size());
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const std::string_view part = text.substr(0, comma);
        text.remove_prefix(std::min(comma + 1, text.size()));
        const std::size_t equals = std::min(part.find('='), part.size());
        const auto option = numberOf(options, part.substr(0, equals));
        if (!option) {
            return Failure{wholeFault(sentence("VariantFaults", "this game has no option \"%1\"; %2")
                                          .with(part.substr(0, equals), knownIds(options)))};
        }
        const auto& choices = options[*option].choices;
        const auto choice = numberOf(choices, part.substr(std::min(equals + 1, part.size())));
        if (!choice) {
            return Failure{
                wholeFault(sentence("VariantFaults", "the option \"%1\" has no choice \"%2\"; %3")
                               .with(options[*option].id, part.substr(std::min(equals + 1, part.size())),
                                     knownIds(choices)))};
        }
        reading[*option] = *choice;
    }
    return reading;
}

} // namespace mujo
