#include "core/variant_file/translation.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "core/base/utf8.h"
#include "core/variant/variant.h"
#include "core/variant_file/variant_notes.h"

namespace mujo {

namespace {

using Choices = std::map<std::string, VariantTexts::Choice, std::less<>>;

const LocatedJson::Object& members(JsonReader& reader, const LocatedJson& parent, std::string_view name) {
    static const LocatedJson::Object kNothing;
    const LocatedJson* found = parent.find(name);
    if (found == nullptr) {
        return kNothing;
    }
    if (found->object() == nullptr) {
        reader.complain(found->place,
                        sentence("VariantFaults", "%1 must be an object from ids to texts, not %2")
                            .with(shortened(name), found->kind()));
        return kNothing;
    }
    return *found->object();
}

/// `known` are the texts that each may have.
Choices readChoices(JsonReader& reader, const LocatedJson& parent, std::string_view name,
                    std::initializer_list<std::string_view> known) {
    Choices choices;
    for (const LocatedJson::Member& member : members(reader, parent, name)) {
        if (reader.expectObject(member.value,
                                sentence("VariantFaults", "the texts of a choice", "what must be an object"),
                                known)) {
            choices[member.name] = {reader.string(member.value, "name"),
                                    reader.string(member.value, "differs"),
                                    reader.string(member.value, "means")};
        }
    }
    return choices;
}

void readTour(JsonReader& reader, const LocatedJson& entry, VariantTexts& texts) {
    const LocatedJson* tour = entry.find("tour");
    if (tour == nullptr ||
        !reader.expectObject(*tour,
                             sentence("VariantFaults", "the texts of the tour", "what must be an object"),
                             {"title", "steps"})) {
        return;
    }
    texts.tourTitle = reader.string(*tour, "title");
    for (const LocatedJson& step : reader.items(*tour, "steps")) {
        if (reader.expectObject(step,
                                sentence("VariantFaults", "the texts of a step", "what must be an object"),
                                {"say", "heard"})) {
            texts.tour.push_back({reader.string(step, "say"), reader.string(step, "heard")});
        }
    }
}

void put(std::string& shown, const std::string& text) {
    if (!text.empty()) {
        shown = text;
    }
}

template <class Items>
bool hasId(const Items& items, const std::string& id) {
    return std::any_of(items.begin(), items.end(), [&](const auto& item) { return item.id == id; });
}

const VariantTexts::Piece* textsOf(const VariantTexts& texts, const PieceType& type,
                                   const std::map<std::string, const VariantTexts::Piece*>& byName) {
    if (const auto own = texts.pieces.find(type.id); own != texts.pieces.end()) {
        return &own->second;
    }
    const auto same = byName.find(type.name); // of the kind whose name and face it has
    return same != byName.end() ? same->second : nullptr;
}

void translatePieces(std::vector<PieceType>& types, const VariantTexts& texts) {
    std::map<std::string, const VariantTexts::Piece*> byName;
    for (const PieceType& type : types) {
        if (const auto found = texts.pieces.find(type.id); found != texts.pieces.end()) {
            byName.try_emplace(type.name, &found->second);
        }
    }
    for (PieceType& type : types) {
        const VariantTexts::Piece* piece = textsOf(texts, type, byName);
        if (piece == nullptr) {
            continue;
        }
        // What is no longer shown is still found.
        if (!piece->name.empty() && piece->name != type.name) {
            type.aliases.push_back(std::exchange(type.name, piece->name));
        }
        if (!piece->reading.empty()) {
            type.aliases.push_back(std::exchange(type.romaji, piece->reading));
        }
        put(type.note, piece->note);
    }
}

} // namespace

VariantTexts readVariantTexts(JsonReader& reader, const LocatedJson& entry) {
    VariantTexts texts;
    if (!reader.expectObject(entry,
                             sentence("VariantFaults", "the texts of a variant", "what must be an object"),
                             {"name", "reading", "inventor", "summary", "pieces", "options", "profiles",
                              "handicaps", "tour"})) {
        return texts;
    }
    texts.name = reader.string(entry, "name");
    texts.reading = reader.string(entry, "reading");
    texts.inventor = reader.string(entry, "inventor");
    texts.summary = reader.string(entry, "summary");
    for (const LocatedJson::Member& member : members(reader, entry, "pieces")) {
        if (reader.expectObject(member.value,
                                sentence("VariantFaults", "the texts of a piece", "what must be an object"),
                                {"name", "reading", "note"})) {
            texts.pieces[member.name] = {reader.string(member.value, "name"),
                                         reader.string(member.value, "reading"),
                                         reader.string(member.value, "note")};
        }
    }
    for (const LocatedJson::Member& member : members(reader, entry, "options")) {
        if (reader.expectObject(member.value,
                                sentence("VariantFaults", "the texts of an option", "what must be an object"),
                                {"name", "choices"})) {
            texts.options[member.name] = {
                reader.string(member.value, "name"),
                readChoices(reader, member.value, "choices", {"name", "differs", "means"})};
        }
    }
    texts.profiles = readChoices(reader, entry, "profiles", {"name", "differs"});
    for (const LocatedJson::Member& member : members(reader, entry, "handicaps")) {
        texts.handicaps[member.name] = member.value.string() != nullptr ? *member.value.string() : "";
    }
    readTour(reader, entry, texts);
    return texts;
}

VariantTexts readTranslations(JsonReader& reader, const LocatedJson& file, std::string_view language,
                              const VariantData& game, const VariantNotes& notes) {
    VariantTexts chosen;
    for (const LocatedJson::Member& member : members(reader, file, "translations")) {
        VariantTexts texts = readVariantTexts(reader, member.value);
        for (const Sentence& id : unknownIds(texts, game, notes)) {
            reader.complain(member.namePlace,
                            sentence("VariantFaults", "the texts in %1 name %2, which the game does not have")
                                .with(shortened(member.name), id));
        }
        if (member.name == language) {
            chosen = std::move(texts);
        }
    }
    return chosen;
}

std::vector<Sentence> unknownIds(const VariantTexts& texts, const VariantData& game,
                                 const VariantNotes& notes) {
    std::vector<Sentence> unknown;
    const auto look = [&](const std::string& id, bool isKnown) {
        if (!isKnown) {
            unknown.emplace_back(shortened(id));
        }
    };
    for (const auto& [id, piece] : texts.pieces) {
        look(id, hasId(game.types, id));
    }
    const auto lookAtChoices = [&](const std::string& option, const Choices& shown, const auto& items) {
        for (const auto& [id, choice] : shown) {
            std::string name = option;
            name += option.empty() ? "" : "=";
            look(name += id, hasId(items, id));
        }
    };
    for (const auto& [id, option] : texts.options) {
        const auto number = numberOf(game.optionTable.options, id);
        look(id, number.has_value());
        if (number) {
            lookAtChoices(id, option.choices, game.optionTable.options[*number].choices);
        }
    }
    lookAtChoices({}, texts.profiles, game.optionTable.profiles);
    for (const auto& [id, name] : texts.handicaps) {
        look(id, hasId(notes.handicaps, id));
    }
    if (texts.tour.size() > notes.tour.steps.size()) {
        unknown.push_back(sentence("VariantFaults", "\"tour step %1\"", "what the texts of a game name")
                              .with(notes.tour.steps.size() + 1));
    }
    return unknown;
}

void translateProfiles(VariantData& game, const Choices& texts) {
    for (Profile& profile : game.optionTable.profiles) {
        if (const auto found = texts.find(profile.id); found != texts.end()) {
            put(profile.name, found->second.name);
            put(profile.differs, found->second.differs);
        }
    }
}

void translate(VariantData& game, VariantNotes& notes, const VariantTexts& texts) {
    put(game.name, texts.name);
    put(game.romaji, texts.reading);
    put(game.inventor, texts.inventor);
    put(game.summary, texts.summary);
    translatePieces(game.types, texts);
    for (RuleOption& option : game.optionTable.options) {
        const auto found = texts.options.find(option.id);
        if (found == texts.options.end()) {
            continue;
        }
        put(option.name, found->second.name);
        for (OptionChoice& choice : option.choices) {
            if (const auto words = found->second.choices.find(choice.id);
                words != found->second.choices.end()) {
                put(choice.name, words->second.name);
                put(choice.differs, words->second.differs);
                put(choice.means, words->second.means);
            }
        }
    }
    translateProfiles(game, texts.profiles);
    for (Handicap& handicap : notes.handicaps) {
        if (const auto found = texts.handicaps.find(handicap.id); found != texts.handicaps.end()) {
            put(handicap.name, found->second);
        }
    }
    put(notes.tour.title, texts.tourTitle);
    for (std::size_t i = 0; i < std::min(texts.tour.size(), notes.tour.steps.size()); ++i) {
        put(notes.tour.steps[i].say, texts.tour[i].say);
        put(notes.tour.steps[i].heard, texts.tour[i].heard);
    }
}

Result<std::shared_ptr<const Translation>> Translation::read(std::string_view text,
                                                             const std::string& fileName) {
    const auto json = parseLocatedJson(text, fileName);
    if (!json) {
        return Failure{json.error()};
    }
    JsonReader reader(fileName);
    auto translation = std::make_shared<Translation>();
    if (reader.expectObject(*json, sentence("VariantFaults", "a file of texts", "what must be an object"),
                            {"language", "common", "variants"})) {
        translation->m_language = reader.string(*json, "language", true);
        if (const LocatedJson* common = json->find("common");
            common != nullptr && reader.expectObject(*common, shortened("common"), {"profiles"})) {
            translation->m_commonProfiles = readChoices(reader, *common, "profiles", {"name", "differs"});
        }
        for (const LocatedJson::Member& member : members(reader, *json, "variants")) {
            translation->m_variants[member.name] = readVariantTexts(reader, member.value);
        }
    }
    if (!reader.faults().empty()) {
        return Failure{reader.faults()};
    }
    return std::shared_ptr<const Translation>(std::move(translation));
}

const VariantTexts* Translation::shipped(std::string_view id) const {
    const auto found = m_variants.find(id);
    return found != m_variants.end() ? &found->second : nullptr;
}

} // namespace mujo
