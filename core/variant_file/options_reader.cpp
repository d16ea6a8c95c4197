#include "core/variant_file/options_reader.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/base/utf8.h"

namespace mujo {

namespace {

// How many readings a variant file may describe. Each is checked by itself.
constexpr std::size_t kMostOptions = 40;
constexpr std::size_t kMostChoices = 100; // of all options together, beside the first ones
constexpr std::size_t kMostProfiles = 40;

class OptionsReader {
public:
    explicit OptionsReader(JsonReader& reader) : m_reader(reader) {}

    OptionTable run(const LocatedJson& file) {
        for (const LocatedJson& entry : m_reader.items(file, "options")) {
            if (m_table.options.size() == kMostOptions) {
                m_reader.complain(entry.place,
                                  sentence("VariantFaults", "more than %1 options").with(kMostOptions));
                break;
            }
            option(entry);
        }
        m_table.profiles.push_back({std::string(kStandardProfile), "Standard",
                                    "The usual rules. Where the sources of the game differ, this is what "
                                    "most of them say.",
                                    Reading(m_table.options.size())});
        for (const LocatedJson& entry : m_reader.items(file, "profiles")) {
            if (m_table.profiles.size() > kMostProfiles) {
                m_reader.complain(entry.place,
                                  sentence("VariantFaults", "more than %1 profiles").with(kMostProfiles));
                break;
            }
            profile(entry);
        }
        return std::move(m_table);
    }

private:
    /// The id of an entry of a list; empty, with the fault told, when it cannot serve.
    template <class Item>
    std::string newId(const LocatedJson& entry, const std::vector<Item>& others, const Sentence& what) {
        std::string id = m_reader.string(entry, "id", true);
        if (id.empty()) {
            return id;
        }
        if (!isPlainId(id)) {
            m_reader.complain(
                entry.place,
                sentence("VariantFaults", "the id of %1 must consist of a-z, 0-9 and '-'").with(what));
            return {};
        }
        if (numberOf(others, id)) {
            m_reader.complain(
                entry.place,
                sentence("VariantFaults", "this id stands for another entry already: \"%1\"").with(id));
            return {};
        }
        return id;
    }

    void option(const LocatedJson& entry) {
        if (!m_reader.expectObject(entry, sentence("VariantFaults", "an option", "what must be an object"),
                                   {"id", "name", "choices"})) {
            return;
        }
        RuleOption option;
        option.id = newId(entry, m_table.options, sentence("VariantFaults", "an option", "whose id it is"));
        option.name = m_reader.string(entry, "name", true);
        for (const LocatedJson& each : m_reader.items(entry, "choices", true)) {
            if (!option.choices.empty() && ++m_choices > kMostChoices) {
                if (m_choices == kMostChoices + 1) {
                    m_reader.complain(
                        each.place,
                        sentence("VariantFaults",
                                 "more than %1 choices in all options together, beside the first ones")
                            .with(kMostChoices));
                }
                break;
            }
            choice(option, each);
        }
        if (option.choices.size() < 2) {
            m_reader.complain(entry.place, sentence("VariantFaults", "an option needs at least two choices"));
        }
        m_table.options.push_back(std::move(option));
    }

    void choice(RuleOption& option, const LocatedJson& entry) {
        if (!m_reader.expectObject(
                entry, sentence("VariantFaults", "a choice", "what must be an object"),
                {"id", "name", "means", "differs", "rules", "newPieces", "pieces", "setup"})) {
            return;
        }
        const bool standard = option.choices.empty();
        constexpr std::array kChanges = {"rules", "newPieces", "pieces", "setup"};
        if (standard && std::any_of(kChanges.begin(), kChanges.end(),
                                    [&](const char* name) { return entry.find(name) != nullptr; })) {
            m_reader.complain(entry.place,
                              sentence("VariantFaults",
                                       "the first choice of an option is the standard and changes nothing"));
        }
        if (const LocatedJson* means = entry.find("means"); means != nullptr && !standard) {
            m_reader.complain(
                means->place,
                sentence("VariantFaults", "%1 belongs to the first choice of an option; the others have %2")
                    .with(shortened("means"), shortened("differs")));
        }
        option.choices.push_back(
            {newId(entry, option.choices, sentence("VariantFaults", "a choice", "whose id it is")),
             m_reader.string(entry, "name", true), m_reader.string(entry, "differs", !standard),
             m_reader.string(entry, "means")});
    }

    void profile(const LocatedJson& entry) {
        if (!m_reader.expectObject(entry, sentence("VariantFaults", "a profile", "what must be an object"),
                                   {"id", "name", "differs", "set"})) {
            return;
        }
        Profile profile{
            newId(entry, m_table.profiles, sentence("VariantFaults", "a profile", "whose id it is")),
            m_reader.string(entry, "name", true), m_reader.string(entry, "differs", true),
            Reading(m_table.options.size())};
        const LocatedJson* set = entry.find("set");
        if (set == nullptr || set->object() == nullptr) {
            m_reader.complain(
                entry.place,
                sentence("VariantFaults", "a profile needs \"set\", an object from options to choices"));
            return;
        }
        for (const auto& member : *set->object()) {
            setOne(profile.reading, member);
        }
        m_table.profiles.push_back(std::move(profile));
    }

    void setOne(Reading& reading, const LocatedJson::Member& member) {
        const auto option = numberOf(m_table.options, member.name);
        if (!option) {
            m_reader.complain(member.namePlace,
                              sentence("VariantFaults", "there is no option %1").with(shortened(member.name)),
                              knownIds(m_table.options));
            return;
        }
        const auto& choices = m_table.options[*option].choices;
        const auto choice =
            member.value.string() != nullptr ? numberOf(choices, *member.value.string()) : std::nullopt;
        if (!choice) {
            m_reader.complain(member.value.place,
                              sentence("VariantFaults", "%1 has no such choice").with(shortened(member.name)),
                              knownIds(choices));
            return;
        }
        reading[*option] = *choice;
    }

    JsonReader& m_reader;
    OptionTable m_table;
    std::size_t m_choices = 0; ///< beside the first ones
};

/// The list of pieces of a file; none where there is no such list.
LocatedJson::Array* piecesOf(LocatedJson& file) {
    auto* members = std::get_if<LocatedJson::Object>(&file.value);
    const auto pieces = std::find_if(members->begin(), members->end(),
                                     [](const LocatedJson::Member& m) { return m.name == "pieces"; });
    return pieces == members->end() ? nullptr : std::get_if<LocatedJson::Array>(&pieces->value.value);
}

/// The places of the pieces of a list by their ids.
using PiecePlaces = std::map<std::string, std::size_t, std::less<>>;

PiecePlaces placesById(const LocatedJson::Array& pieces) {
    PiecePlaces places;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const LocatedJson* id = pieces[i].find("id");
        if (id != nullptr && id->string() != nullptr) {
            places.try_emplace(*id->string(), i);
        }
    }
    return places;
}

/// Adds the new pieces of a choice. One that an earlier choice has added already takes the members of this
/// one.
void addPieces(JsonReader& reader, const LocatedJson& original, LocatedJson& file,
               const LocatedJson& choice) {
    auto* list = piecesOf(file);
    const auto& added = reader.items(choice, "newPieces");
    if (list == nullptr || added.empty()) {
        return;
    }
    const PiecePlaces own = placesById(reader.items(original, "pieces"));
    PiecePlaces known = placesById(*list);
    for (const LocatedJson& piece : added) {
        const LocatedJson* id = piece.find("id");
        if (id == nullptr || id->string() == nullptr) {
            reader.complain(piece.place, sentence("VariantFaults", "a new piece needs an \"id\""));
        } else if (own.find(*id->string()) != own.end()) {
            reader.complain(id->place,
                            sentence("VariantFaults",
                                     "there is already a piece %1; \"pieces\" changes those that are there")
                                .with(shortened(*id->string())));
        } else if (const auto [place, isNew] = known.try_emplace(*id->string(), list->size()); isNew) {
            list->push_back(piece);
        } else {
            LocatedJson& there = (*list)[place->second];
            there = merged(there, piece);
        }
    }
}

/// The pieces of a file with some of them changed.
void changePieces(JsonReader& reader, LocatedJson& file, const LocatedJson& changes) {
    auto* list = piecesOf(file);
    if (list == nullptr) {
        return;
    }
    if (changes.object() == nullptr) {
        reader.complain(
            changes.place,
            sentence("VariantFaults", "the \"pieces\" of a choice must be an object of changes by piece id"));
        return;
    }
    const PiecePlaces places = placesById(*list);
    for (const auto& change : *changes.object()) {
        const auto found = places.find(change.name);
        if (found == places.end()) {
            reader.complain(
                change.namePlace,
                sentence("VariantFaults", "there is no piece %1 to change").with(shortened(change.name)));
        } else {
            LocatedJson& there = (*list)[found->second];
            there = merged(there, change.value);
        }
    }
}

} // namespace

OptionTable readOptions(JsonReader& reader, const LocatedJson& file) {
    return OptionsReader(reader).run(file);
}

LocatedJson underReading(JsonReader& reader, const LocatedJson& file, const Reading& reading) {
    LocatedJson changed = file;
    const auto& options = reader.items(file, "options");
    for (std::size_t i = 0; i < reading.size() && i < options.size(); ++i) {
        const auto& choices = reader.items(options[i], "choices");
        if (reading[i] == 0 || reading[i] >= choices.size()) {
            continue;
        }
        const LocatedJson& choice = choices[reading[i]];
        LocatedJson patch;
        patch.place = choice.place;
        patch.value = LocatedJson::Object{};
        for (const std::string_view part : {"rules", "setup"}) {
            if (const LocatedJson* value = choice.find(part)) {
                std::get<LocatedJson::Object>(patch.value)
                    .push_back({std::string(part), value->place, *value});
            }
        }
        changed = merged(changed, patch);
        addPieces(reader, file, changed, choice);
        if (const LocatedJson* pieces = choice.find("pieces")) {
            changePieces(reader, changed, *pieces);
        }
    }
    return changed;
}

} // namespace mujo
