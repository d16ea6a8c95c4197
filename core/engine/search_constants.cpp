#include "core/engine/search_constants.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "core/base/nearest_name.h"

namespace mujo {

Result<const NamedConstant*> findConstant(std::string_view name) {
    std::vector<std::string> names;
    names.reserve(kSearchConstants.size());
    for (const NamedConstant& constant : kSearchConstants) {
        if (name == constant.name) {
            return &constant;
        }
        names.emplace_back(constant.name);
    }
    const std::string nearest = nearestName(name, names);
    if (nearest.empty()) {
        return Failure{wholeFault(sentence("MatchFaults", "the search has no constant \"%1\"").with(name))};
    }
    return Failure{
        wholeFault(sentence("MatchFaults", "the search has no constant \"%1\"; did you mean \"%2\"?")
                       .with(name, nearest))};
}

Result<void> setConstants(SearchConstants& constants, std::string_view text) {
    SearchConstants changed = constants;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        const std::size_t equals = std::min(part.find('='), part.size());
        const std::string_view name = part.substr(0, equals);
        const auto found = findConstant(name);
        if (!found) {
            return Failure{found.error()};
        }
        const NamedConstant* constant = *found;
        const std::string_view number = part.substr(std::min(part.size(), equals + 1));
        int value = 0;
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
        if (number.empty() || error != std::errc{} || end != number.data() + number.size() ||
            value < constant->least || value > constant->most) {
            return Failure{wholeFault(
                sentence("MatchFaults", "the constant %1 is a whole number from %2 to %3, not \"%4\"")
                    .with(name, constant->least, constant->most, number))};
        }
        changed.*constant->value = value;
    }
    constants = changed;
    return {};
}

std::string textOf(const SearchConstants& constants) {
    const SearchConstants shipped;
    std::string text;
    for (const NamedConstant& constant : kSearchConstants) {
        const int value = constants.*constant.value;
        if (value != shipped.*constant.value) {
            text += (text.empty() ? "" : ",") + std::string(constant.name) + '=' + std::to_string(value);
        }
    }
    return text;
}

} // namespace mujo
