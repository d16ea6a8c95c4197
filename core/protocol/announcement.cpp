#include "core/protocol/announcement.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>
#include <utility>

#include "core/base/printable.h"
#include "core/variant/options.h"

namespace mujo {

namespace {

constexpr std::size_t kLongestText = 300;
constexpr std::size_t kMostChoices = 1000;

std::optional<long long> number(std::string_view text) {
    long long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::optional<EngineOption::Type> typeOf(std::string_view word) {
    using Type = EngineOption::Type;
    constexpr std::array<std::pair<std::string_view, Type>, 11> kTypes{{{"check", Type::Check},
                                                                        {"spin", Type::Spin},
                                                                        {"slider", Type::Spin},
                                                                        {"combo", Type::Combo},
                                                                        {"string", Type::String},
                                                                        {"filename", Type::File},
                                                                        {"file", Type::File},
                                                                        {"path", Type::Folder},
                                                                        {"button", Type::Button},
                                                                        {"save", Type::Button},
                                                                        {"reset", Type::Button}}};
    const auto* const found =
        std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& each) { return each.first == word; });
    return found == kTypes.end() ? std::nullopt : std::optional(found->second);
}

bool contains(const std::vector<std::string>& list, const std::string& name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

std::string trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(' ');
    const std::size_t end = text.find_last_not_of(' ');
    return begin == std::string_view::npos ? "" : std::string(text.substr(begin, end - begin + 1));
}

/// Whether what was read can be an option at all, put right where the program was careless.
std::optional<EngineOption> checked(EngineOption option) {
    if (option.name.empty()) {
        return std::nullopt;
    }
    if (option.type == EngineOption::Type::Spin) {
        const auto standard = number(option.standard);
        if (!standard || option.least > option.most) {
            return std::nullopt;
        }
        option.standard = std::to_string(std::clamp(*standard, option.least, option.most));
    }
    if (option.type == EngineOption::Type::Combo && option.choices.empty()) {
        return std::nullopt;
    }
    if (option.type == EngineOption::Type::Combo && !contains(option.choices, option.standard)) {
        option.standard = option.choices.front();
    }
    if (option.standard == "<empty>") {
        option.standard.clear();
    }
    return option;
}

} // namespace

std::string announced(std::string_view text) {
    return printable(std::string(text.substr(0, kLongestText)));
}

bool EngineOption::takes(const std::optional<std::string>& value) const {
    if (type == Type::Button || !value) {
        return type == Type::Button && !value;
    }
    switch (type) {
    case Type::Check:
        return *value == "true" || *value == "false";
    case Type::Spin: {
        const auto given = number(*value);
        return given && *given >= least && *given <= most;
    }
    case Type::Combo:
        return contains(choices, *value);
    default:
        return std::none_of(value->begin(), value->end(),
                            [](char c) { return static_cast<unsigned char>(c) < ' '; });
    }
}

const EngineOption* Announcement::option(std::string_view optionName) const {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const EngineOption& each) { return each.name == optionName; });
    return found == options.end() ? nullptr : &*found;
}

std::optional<EngineOption> readUsiOption(std::string_view line) {
    std::istringstream in{std::string(line)};
    std::string word;
    if (!(in >> word) || word != "option") {
        return std::nullopt;
    }
    EngineOption option;
    std::optional<EngineOption::Type> type;
    std::string key;
    std::string value;
    const auto take = [&] {
        if (key == "name") {
            option.name = announced(value);
        } else if (key == "type") {
            type = typeOf(value);
        } else if (key == "default") {
            option.standard = announced(value);
        } else if (key == "min") {
            option.least = number(value).value_or(0);
        } else if (key == "max") {
            option.most = number(value).value_or(0);
        } else if (key == "var" && option.choices.size() < kMostChoices) {
            option.choices.push_back(announced(value));
        }
        value.clear();
    };
    while (in >> word) {
        const bool isKey = word == "name" || word == "type" || word == "default" || word == "min" ||
                           word == "max" || word == "var";
        if (isKey && (key != "name" || word == "type")) { // a name may hold any word but this
            take();
            key = word;
        } else {
            value += (value.empty() ? "" : " ") + word;
        }
    }
    take();
    if (!type) {
        return std::nullopt;
    }
    option.type = *type;
    return checked(std::move(option));
}

std::optional<EngineOption> readCecpOption(std::string_view text) {
    const std::size_t dash = text.find(" -");
    if (dash == std::string_view::npos) {
        return std::nullopt;
    }
    EngineOption option;
    option.name = announced(trimmed(text.substr(0, dash)));
    std::string_view rest = text.substr(dash + 2);
    const std::size_t blank = rest.find(' ');
    const auto type = typeOf(rest.substr(0, blank));
    rest = blank == std::string_view::npos ? std::string_view{} : rest.substr(blank + 1);
    if (!type) {
        return std::nullopt;
    }
    option.type = *type;
    switch (*type) {
    case EngineOption::Type::Check:
        option.standard = trimmed(rest) == "1" ? "true" : "false";
        break;
    case EngineOption::Type::Spin: {
        std::istringstream in{std::string(rest)};
        if (!(in >> option.standard >> option.least >> option.most)) {
            return std::nullopt;
        }
        break;
    }
    case EngineOption::Type::Combo:
        for (std::size_t end = 0; end != std::string_view::npos && option.choices.size() < kMostChoices;) {
            end = rest.find("///");
            std::string choice = trimmed(rest.substr(0, end));
            rest = end == std::string_view::npos ? rest : rest.substr(end + 3);
            const bool isStandard = choice.starts_with('*');
            choice.erase(0, isStandard ? 1 : 0);
            option.choices.push_back(announced(choice));
            option.standard = isStandard ? option.choices.back() : option.standard;
        }
        break;
    default:
        option.standard = announced(trimmed(rest));
        break;
    }
    return checked(std::move(option));
}

std::vector<CecpFeature> readCecpFeatures(std::string_view line) {
    constexpr std::string_view kFeature = "feature ";
    std::vector<CecpFeature> features;
    if (!line.starts_with(kFeature)) {
        return features;
    }
    std::size_t at = kFeature.size();
    while (at < line.size()) {
        at = line.find_first_not_of(' ', at);
        const std::size_t equals = line.find('=', std::min(at, line.size()));
        if (at == std::string_view::npos || equals == std::string_view::npos) {
            break;
        }
        CecpFeature feature{std::string(line.substr(at, equals - at)), {}};
        const bool isQuoted = equals + 1 < line.size() && line[equals + 1] == '"';
        const std::size_t begin = equals + (isQuoted ? 2 : 1);
        const std::size_t end = line.find(isQuoted ? '"' : ' ', begin);
        feature.value = line.substr(begin, end == std::string_view::npos ? end : end - begin);
        features.push_back(std::move(feature));
        at = end == std::string_view::npos ? line.size() : end + 1;
    }
    return features;
}

bool isSetByUs(const EngineOption& option) {
    constexpr std::array<std::string_view, 6> kOurs{"USI_Variant", "UCI_Variant", "Protocol",
                                                    "MultiPV",     "USI_Ponder",  "Ponder"};
    return std::find(kOurs.begin(), kOurs.end(), option.name) != kOurs.end();
}

bool tellsSeveralLines(const Announcement& announcement) {
    return announcement.protocol != EngineProtocol::Cecp && announcement.option("MultiPV") != nullptr;
}

const EngineOption* gameOption(const Announcement& announcement) {
    const EngineOption* usi = announcement.option("USI_Variant");
    return usi != nullptr ? usi : announcement.option("UCI_Variant");
}

Result<std::string, ProgramFault> nameOfGame(const Announcement& announcement, const GameReading& game,
                                             const VariantNotes& notes) {
    const auto no = [](Sentence why) { return Failure{ProgramFault{std::move(why)}}; };
    const bool isStandard = game.profile == kStandardProfile;
    const EngineHabits* habits = habitsOf(notes.engines, announcement.name);
    const ProtocolName* known = nameFor(habits != nullptr ? habits->names : notes.cecpNames, game.profile);
    if (habits != nullptr && known == nullptr) {
        return no(sentence("EngineFaults", "%1 does not play %2 under the profile %3",
                           "an engine, a game, a profile of its rules")
                      .with(announcement.name, game.id, game.profile));
    }
    std::vector<std::string> names;
    const auto add = [&](const std::string& standardName) {
        names.push_back(isStandard ? standardName : standardName + '-' + game.profile);
    };
    if (announcement.protocol != EngineProtocol::Cecp && !notes.usiName.empty()) {
        add(notes.usiName);
    }
    if (known != nullptr) {
        names.push_back(known->name);
    } else {
        add(game.id);
    }
    if (announcement.protocol == EngineProtocol::Cecp && announcement.games.empty()) {
        return names.front(); // it may know more than it says
    }
    if (announcement.games.empty()) {
        const bool isDefault =
            announcement.protocol == EngineProtocol::Usi && notes.isUsiDefault && isStandard;
        return isDefault ? Result<std::string, ProgramFault>(std::string())
                         : no(sentence("EngineFaults", "%1 does not let its game be chosen")
                                  .with(announcement.name));
    }
    for (const std::string& name : names) {
        if (contains(announcement.games, name)) {
            return name;
        }
    }
    return no(
        sentence("EngineFaults", "%1 does not list the variant %2").with(announcement.name, names.front()));
}

std::vector<GameReading> gamesOf(const Announcement& announcement, const Catalog& catalog) {
    std::vector<GameReading> games;
    if (announcement.protocol == EngineProtocol::Cecp && announcement.games.empty()) {
        return games;
    }
    for (const Catalog::Entry& entry : catalog.entries()) {
        for (const Profile& profile : entry.standard->data().optionTable.profiles) {
            GameReading game{entry.standard->id(), profile.id};
            if (nameOfGame(announcement, game, entry.notes)) {
                games.push_back(std::move(game));
            }
        }
    }
    return games;
}

} // namespace mujo
