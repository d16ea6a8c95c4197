#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/sentence.h"

namespace mujo {

/// One answer to a disputed rule.
struct OptionChoice {
    std::string id;
    std::string name;
    std::string differs; ///< a sentence on what is different from the first choice; empty for that one
    std::string means;   ///< of the first choice alone: a sentence on what the rule is then; may be empty

    /// The sentence that explains the choice: `means` of the first one, `differs` of the others.
    [[nodiscard]] const std::string& explanation() const { return differs.empty() ? means : differs; }
};

/// A rule that is read in several ways. The first choice is the standard.
struct RuleOption {
    std::string id;
    std::string name;
    std::vector<OptionChoice> choices;
};

/// One number a choice, by option: a complete reading of the rules.
using Reading = std::vector<std::size_t>;

/// A named reading of the rules of one game.
struct Profile {
    std::string id;
    std::string name;
    std::string differs; ///< a sentence on what is different from the standard
    Reading reading;
};

inline constexpr std::string_view kStandardProfile = "standard";

/// The options and profiles of a variant file, the standard profile first.
struct OptionTable {
    std::vector<RuleOption> options;
    std::vector<Profile> profiles;

    /// The id of the profile with this reading, or `option=choice` parts joined by commas for the choices
    /// that are not standard.
    [[nodiscard]] std::string textOf(const Reading& reading) const;
    /// The inverse, with one fault at most. Options that the text does not name have their first choice.
    [[nodiscard]] Result<Reading> parse(std::string_view text) const;
};

/// The number of the option, choice or profile with this id in its list.
template <class Item>
std::optional<std::size_t> numberOf(const std::vector<Item>& items, std::string_view id) {
    const auto found =
        std::find_if(items.begin(), items.end(), [id](const Item& item) { return item.id == id; });
    return found == items.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - items.begin()));
}

/// The ids of a list as a hint: "known: a b c".
template <class Item>
Sentence knownIds(const std::vector<Item>& items) {
    if (items.empty()) {
        return sentence("VariantFaults", "there are none", "instead of a list of the ids that are known");
    }
    std::string ids;
    for (const Item& item : items) {
        ids += (ids.empty() ? "" : " ") + item.id;
    }
    return sentence("VariantFaults", "known: %1").with(ids);
}

} // namespace mujo
