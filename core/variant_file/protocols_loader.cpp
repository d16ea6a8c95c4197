#include "core/variant_file/protocols_loader.h"

#include <algorithm>
#include <set>

#include "core/base/utf8.h"

namespace mujo {

namespace {

/// A capital, bare or dressed with `'` or `!`: what XBoard can tell apart.
bool isLetter(const std::string& text) {
    return !text.empty() && text.size() <= 2 && text[0] >= 'A' && text[0] <= 'Z' &&
           (text.size() == 1 || text[1] == '\'' || text[1] == '!');
}

/// What can stand in a line of a protocol without ending it.
bool isOneLine(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

bool isWord(const std::string& text) {
    return isOneLine(text) && text.find_first_of(" ,\"") == std::string::npos;
}

} // namespace

const EngineHabits* habitsOf(const std::vector<EngineHabits>& engines, std::string_view engineName) {
    const auto found = std::find_if(engines.begin(), engines.end(), [&](const EngineHabits& each) {
        return engineName.starts_with(each.family);
    });
    return found == engines.end() ? nullptr : &*found;
}

void ProtocolsLoader::run(const LocatedJson& protocols, VariantNotes& notes) {
    if (!m_reader.expectObject(protocols, shortened("protocols"),
                               {"cecp", "usi", "usiDefault", "pieces", "engines"})) {
        return;
    }
    if (const LocatedJson* cecp = protocols.find("cecp");
        cecp != nullptr && m_reader.expectObject(*cecp, shortened("cecp"), {"names", "letters"})) {
        notes.cecpNames = names(*cecp);
        if (const LocatedJson* given = cecp->find("letters")) {
            letters(*given);
        }
    }
    notes.usiName = m_reader.string(protocols, "usi");
    if (!isWord(notes.usiName)) {
        m_reader.complain(protocols.find("usi")->place,
                          sentence("VariantFaults", "the name of a game in USI must be a word of ASCII"));
    }
    notes.isUsiDefault = m_reader.boolean(protocols, "usiDefault", false);
    if (const LocatedJson* pieces = protocols.find("pieces");
        pieces != nullptr &&
        m_reader.expectObject(*pieces, shortened("pieces"), {"atsi", "csa", "tsfen", "tm1"})) {
        for (const LocatedJson::Member& form : *pieces->object()) {
            pieceNames(form, notes);
        }
    }
    for (const LocatedJson& entry : m_reader.items(protocols, "engines")) {
        notes.engines.push_back(habits(entry));
    }
}

std::vector<ProtocolName> ProtocolsLoader::names(const LocatedJson& parent) {
    std::vector<ProtocolName> result;
    for (const LocatedJson& entry : m_reader.items(parent, "names", true)) {
        if (!m_reader.expectObject(entry,
                                   sentence("VariantFaults", "a protocol's name", "what must be an object"),
                                   {"name", "profile", "setup"})) {
            continue;
        }
        ProtocolName name{m_reader.string(entry, "name", true), m_reader.string(entry, "profile", true),
                          m_reader.string(entry, "setup")};
        const auto& profiles = m_data.optionTable.profiles;
        const bool known = name.profile == kAnyProfile ||
                           std::any_of(profiles.begin(), profiles.end(),
                                       [&](const Profile& profile) { return profile.id == name.profile; });
        if (!known && !name.profile.empty()) {
            m_reader.complain(
                entry.place,
                sentence("VariantFaults", "this game has no profile %1").with(shortened(name.profile)));
        }
        if (!isWord(name.name) || !isOneLine(name.setup)) {
            m_reader.complain(
                entry.place,
                sentence("VariantFaults", "a protocol's name must be a word of ASCII, its setup one line"));
        }
        result.push_back(std::move(name));
    }
    return result;
}

void ProtocolsLoader::pieceNames(const LocatedJson::Member& form, VariantNotes& notes) {
    if (form.value.object() == nullptr) {
        m_reader.complain(form.value.place,
                          sentence("VariantFaults", "names of pieces are an object of names by piece id"));
        return;
    }
    NamesOfPieces& names = notes.pieceNames[form.name];
    std::set<std::string> taken;
    for (const LocatedJson::Member& entry : *form.value.object()) {
        const auto type = std::find_if(m_data.types.begin(), m_data.types.end(),
                                       [&](const PieceType& each) { return each.id == entry.name; });
        const std::string* name = entry.value.string();
        if (type == m_data.types.end()) {
            m_reader.complain(entry.namePlace,
                              sentence("VariantFaults", "there is no piece %1").with(shortened(entry.name)));
        } else if (name == nullptr || name->empty() || !isWord(*name)) {
            m_reader.complain(
                entry.value.place,
                sentence("VariantFaults", "the name of a piece in another form must be a word of ASCII"));
        } else if (!taken.insert(*name).second) {
            m_reader.complain(
                entry.value.place,
                sentence("VariantFaults", "two pieces with the name %1").with(shortened(*name)));
        } else {
            names.emplace(PieceTypeId(type - m_data.types.begin()), *name);
        }
    }
}

void ProtocolsLoader::letters(const LocatedJson& given) {
    if (given.object() == nullptr) {
        m_reader.complain(
            given.place,
            sentence("VariantFaults", "\"letters\" must be an object of letters by piece id, not %1")
                .with(given.kind()));
        return;
    }
    for (const LocatedJson::Member& entry : *given.object()) {
        letter(entry);
    }
    for (PieceType& type : m_data.types) {
        const bool hasBase = type.promoted && index(type.base) < m_data.types.size();
        if (hasBase && !m_data.types[index(type.base)].letter.empty()) {
            type.letter = '+' + m_data.types[index(type.base)].letter;
        } else if (type.letter.empty() && !type.formOnly) {
            m_reader.complain(
                given.place,
                sentence("VariantFaults", "\"letters\" has none for the piece \"%1\"").with(type.id));
        }
    }
}

void ProtocolsLoader::letter(const LocatedJson::Member& entry) {
    auto& types = m_data.types;
    const auto type = std::find_if(types.begin(), types.end(), [&](const PieceType& each) {
        return each.id == entry.name && !each.promoted;
    });
    if (type == types.end()) {
        m_reader.complain(
            entry.namePlace,
            sentence("VariantFaults", "there is no unpromoted piece %1").with(shortened(entry.name)));
        return;
    }
    const std::string* text = entry.value.string();
    const auto has = [text](const PieceType& each) { return each.letter == *text; };
    if (text == nullptr || !isLetter(*text)) {
        m_reader.complain(
            entry.value.place,
            sentence("VariantFaults", "a letter must be one of A-Z, alone or with ' or ! behind it"));
    } else if (std::any_of(types.begin(), types.end(), has)) {
        m_reader.complain(entry.value.place,
                          sentence("VariantFaults", "two pieces with the letter %1").with(shortened(*text)));
    } else {
        type->letter = *text;
    }
}

EngineHabits ProtocolsLoader::habits(const LocatedJson& entry) {
    EngineHabits result;
    if (!m_reader.expectObject(entry,
                               sentence("VariantFaults", "an engine's habits", "what must be an object"),
                               {"family", "names", "options", "board", "clockPercent", "pawnScore"})) {
        return result;
    }
    result.family = m_reader.string(entry, "family", true);
    result.names = names(entry);
    result.options = m_reader.strings(entry, "options");
    if (!std::all_of(result.options.begin(), result.options.end(), isOneLine)) {
        m_reader.complain(entry.place, sentence("VariantFaults", "an option must be one line of ASCII"));
    }
    result.board = m_reader.choice<EngineHabits::Board>(
        entry, "board", {{"fen", EngineHabits::Board::Fen}, {"rows", EngineHabits::Board::RowsOnly}});
    constexpr int kMostPercent = 100000;
    result.clockPercent = m_reader.integer(entry, "clockPercent", 1, kMostPercent);
    constexpr int kMostPawnScore = 10000;
    result.pawnScore = m_reader.integer(entry, "pawnScore", 1, kMostPawnScore).value_or(result.pawnScore);
    return result;
}

} // namespace mujo
