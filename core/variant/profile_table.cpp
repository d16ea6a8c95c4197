#include "core/variant/profile_table.h"

#include "core/base/printable.h"

namespace mujo {

namespace {

/// A text that can stand in a cell.
std::string cell(const std::string& text) {
    std::string out;
    for (const char c : printable(text)) {
        out += c == '|' ? "\\|" : std::string(1, c);
    }
    return out;
}

void addProfiles(const OptionTable& table, std::string& out) {
    out += "| option |";
    for (const Profile& profile : table.profiles) {
        out += " `" + profile.id + "` |";
    }
    out += "\n|---|";
    for (std::size_t i = 0; i < table.profiles.size(); ++i) {
        out += "---|";
    }
    out += '\n';
    for (std::size_t i = 0; i < table.options.size(); ++i) {
        const RuleOption& option = table.options[i];
        out += "| `" + option.id + "` |";
        for (const Profile& profile : table.profiles) {
            const std::string& choice = option.choices[profile.reading[i]].id;
            out += profile.reading[i] == 0 ? ' ' + choice + " |" : " **" + choice + "** |";
        }
        out += '\n';
    }
    out += '\n';
}

void addChoices(const OptionTable& table, std::string& out) {
    out += "| option | choice | what it means |\n|---|---|---|\n";
    for (const RuleOption& option : table.options) {
        for (const OptionChoice& choice : option.choices) {
            const bool standard = &choice == &option.choices.front();
            out += "| " + (standard ? cell(option.name) + " (`" + option.id + "`)" : std::string()) + " | `" +
                   choice.id + "` | " + cell(choice.name) + (choice.explanation().empty() ? "" : ": ") +
                   cell(choice.explanation()) + " |\n";
        }
    }
    out += '\n';
}

} // namespace

std::string profileTable(const Variant& variant) {
    const OptionTable& table = variant.data().optionTable;
    if (table.options.empty()) {
        return {};
    }
    std::string out = "## " + printable(variant.name()) + " (`" + variant.id() + "`)\n\n";
    for (const Profile& profile : table.profiles) {
        if (profile.id != kStandardProfile) {
            out += "* `" + profile.id + "`, " + printable(profile.name) + ": " + printable(profile.differs) +
                   '\n';
        }
    }
    out += table.profiles.size() > 1 ? "\n" : "";
    addProfiles(table, out);
    addChoices(table, out);
    return out;
}

} // namespace mujo
