#include "core/variant_file/loader.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/english.h"
#include "core/base/utf8.h"
#include "core/betza/compiler.h"
#include "core/betza/parser.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/evaluation_file.h"
#include "core/variant_file/handicaps_loader.h"
#include "core/variant_file/introduction_loader.h"
#include "core/variant_file/json_limits.h"
#include "core/variant_file/json_reader.h"
#include "core/variant_file/options_reader.h"
#include "core/variant_file/piece_letters.h"
#include "core/variant_file/protocols_loader.h"
#include "core/variant_file/rules_loader.h"
#include "core/variant_file/setup_loader.h"
#include "core/variant_file/text_limits.h"
#include "core/variant_file/translation.h"
#include "core/variant_file/variant_writer.h"

namespace mujo {

namespace {

constexpr std::size_t kMaxPieces = 1000;
constexpr std::size_t kMaxLegs = 60000;
constexpr std::size_t kMostTextBytes = 4000;
constexpr int kMaxUncompiled = 20; // pieces whose moves are refused, each after some work

/// Letters and digits, so that the id can stand in a position text; `+` in front for a promoted piece.
bool isPieceId(std::string_view id) {
    if (!id.empty() && id.front() == '+') {
        id.remove_prefix(1);
    }
    return !id.empty() && id.size() <= 6 && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    });
}

/// The moves of one file, compiled once however many of its readings are loaded.
struct CompiledMoves {
    struct Move {
        betza::MoveTree tree;
        betza::MoveProgram program;
    };
    std::shared_ptr<betza::StepTable> steps;
    std::map<std::string, Move, std::less<>> byText;
};

/// The text of a variant file, read.
struct VariantSource {
    LocatedJson json;
    std::shared_ptr<const std::string> text;
};

class Loader {
public:
    Loader(JsonReader& reader, std::string_view profile, CompiledMoves& moves, const std::stop_token& stop,
           std::shared_ptr<const Translation> language)
        : m_reader(reader), m_profile(profile), m_moves(moves), m_stop(stop),
          m_language(std::move(language)) {}

    std::optional<LoadedVariant> run(const LocatedJson& original, std::shared_ptr<const std::string> text) {
        if (!m_reader.expectObject(original,
                                   sentence("VariantFaults", "a variant file", "what must be an object"),
                                   {"id",         "name",      "kanji",        "romaji",   "inventor",
                                    "summary",    "sources",   "board",        "pieces",   "setup",
                                    "setupGote",  "rules",     "options",      "profiles", "protocols",
                                    "evaluation", "handicaps", "introduction", "tour",     "translations"})) {
            return std::nullopt;
        }
        identity(original);
        m_data.optionTable = readOptions(m_reader, original);
        const auto reading = m_data.optionTable.parse(m_profile);
        if (!reading) {
            m_reader.complain(original.place, reading.error().front().message);
            return std::nullopt;
        }
        m_data.reading = *reading;
        m_data.profile = m_data.optionTable.textOf(*reading);
        const LocatedJson file = underReading(m_reader, original, *reading);
        board(file);
        if (m_moves.steps == nullptr || m_moves.steps->shape() != m_data.shape) {
            m_moves = {std::make_shared<betza::StepTable>(m_data.shape), {}};
        }
        m_steps = m_moves.steps;
        pieces(file);
        links();
        SetupLoader(m_reader, m_data, m_entries).run(file, m_boardKnown);
        if (const LocatedJson* rules = file.find("rules")) {
            m_data.rules = RulesLoader(m_reader, m_data).run(*rules);
        }
        engines(file);
        m_notes.introduction = readIntroduction(m_reader, file);
        m_notes.tour = readTour(m_reader, file);
        expectRoyals(m_reader, file, m_data);
        if (m_boardKnown && m_reader.faults().empty()) {
            m_notes.handicaps = readHandicaps(m_reader, file, m_data, m_notes.squareStyle);
        }
        const VariantTexts own = readTranslations(
            m_reader, file, m_language ? m_language->language() : std::string(), m_data, m_notes);
        if (!m_reader.faults().empty()) {
            return std::nullopt;
        }
        speak(own, *text);
        if (std::max(m_data.shape.files(), m_data.shape.ranks()) <= kXBoardSide) {
            assignLetters(m_data.types);
        }
        m_data.steps = m_steps;
        m_data.text = std::move(text);
        return LoadedVariant{std::make_shared<const Variant>(std::move(m_data)), std::move(m_notes)};
    }

private:
    /// Says it in the language of the reader.
    void speak(const VariantTexts& own, std::string_view text) {
        if (m_language == nullptr) {
            return;
        }
        const VariantTexts* shipped = m_language->shipped(m_data.id);
        const auto files = builtinVariants();
        if (shipped != nullptr && std::any_of(files.begin(), files.end(),
                                              [&](const VariantText& file) { return file.text == text; })) {
            translate(m_data, m_notes, *shipped);
        }
        translateProfiles(m_data, m_language->commonProfiles());
        translate(m_data, m_notes, own);
        m_data.language = m_language;
    }

    /// What stands in the file for engines and their protocols.
    void engines(const LocatedJson& file) {
        if (const LocatedJson* protocols = file.find("protocols")) {
            ProtocolsLoader(m_reader, m_data).run(*protocols, m_notes);
        }
        if (const LocatedJson* evaluation = file.find("evaluation")) {
            m_notes.tuned = std::make_shared<const TunedEvaluation>(
                readTunedEvaluation(m_reader, *evaluation, m_data.types, m_data.profile == kStandardProfile));
        }
    }

    void identity(const LocatedJson& file) {
        m_data.id = m_reader.string(file, "id", true);
        if (!m_data.id.empty() && !isPlainId(m_data.id)) {
            m_reader.complain(file.find("id")->place,
                              sentence("VariantFaults", "the id must consist of a-z, 0-9 and '-'"));
        }
        m_data.name = m_reader.string(file, "name", true);
        m_data.kanji = m_reader.string(file, "kanji");
        m_data.romaji = m_reader.string(file, "romaji");
        m_data.inventor = m_reader.string(file, "inventor");
        m_data.summary = m_reader.string(file, "summary");
        m_data.sources = m_reader.strings(file, "sources");
    }

    void board(const LocatedJson& file) {
        const LocatedJson* board = file.find("board");
        if (board == nullptr) {
            m_reader.complain(file.place, sentence("VariantFaults", "the key \"board\" is missing"));
            return;
        }
        if (!m_reader.expectObject(*board, shortened("board"), {"files", "ranks", "squares"})) {
            return;
        }
        const auto files = m_reader.integer(*board, "files", 1, BoardShape::kMaxSide, true);
        const auto ranks = m_reader.integer(*board, "ranks", 1, BoardShape::kMaxSide, true);
        if (files && ranks) {
            m_data.shape = BoardShape(*files, *ranks);
            m_boardKnown = true;
        }
        m_notes.squareStyle = m_reader.choice<SquareStyle>(
            *board, "squares", {{"8h", SquareStyle::Shogi}, {"a1", SquareStyle::Chess}});
    }

    void pieces(const LocatedJson& file) {
        const auto* list = m_reader.array(file, "pieces", true);
        if (list == nullptr) {
            return;
        }
        if (list->size() > kMaxPieces) {
            m_reader.complain(file.find("pieces")->place,
                              sentence("VariantFaults", "more than %1 pieces").with(kMaxPieces));
            return;
        }
        for (const LocatedJson& entry : *list) {
            if (m_stop.stop_requested()) {
                m_reader.complain(entry.place, sentence("VariantFaults", "the reading was stopped"));
                return;
            }
            piece(entry);
        }
    }

    void piece(const LocatedJson& entry) {
        if (!m_reader.expectObject(entry, sentence("VariantFaults", "a piece", "what must be an object"),
                                   {"id", "name", "shown", "kanji", "kanji1", "romaji", "betza", "promotes",
                                    "royal", "infects", "burns", "formOnly", "value", "aliases", "note"})) {
            return;
        }
        PieceType type;
        type.id = m_reader.string(entry, "id", true);
        type.name = titled(m_reader.string(entry, "name", true));
        type.kanji = m_reader.string(entry, "kanji", true);
        type.kanji1 = m_reader.string(entry, "kanji1");
        type.romaji = m_reader.string(entry, "romaji");
        type.note = m_reader.string(entry, "note");
        type.aliases = m_reader.strings(entry, "aliases");
        if (entry.find("shown") != nullptr) { // the name of the source is still read, and still found
            type.aliases.push_back(std::exchange(type.name, titled(m_reader.string(entry, "shown"))));
        }
        type.royal = m_reader.boolean(entry, "royal", false);
        type.burns = m_reader.boolean(entry, "burns", false);
        type.formOnly = m_reader.boolean(entry, "formOnly", false);
        type.value = m_reader.number(entry, "value", 0);
        type.betza = m_reader.string(entry, "betza");
        if (type.kanji1.empty()) {
            type.kanji1 = type.kanji;
        }
        if (!type.id.empty() && !isPieceId(type.id)) {
            m_reader.complain(entry.find("id")->place,
                              sentence("VariantFaults", "a piece id has one to six of A-Z and 0-9, and '+' "
                                                        "in front of them for a promoted piece"));
        }
        if (countCharacters(type.kanji) > 4) {
            m_reader.complain(entry.find("kanji")->place,
                              sentence("VariantFaults", "a piece name has at most four characters"));
        }
        if (countCharacters(type.kanji1) > 2 && entry.find("kanji1") != nullptr) {
            m_reader.complain(entry.find("kanji1")->place,
                              sentence("VariantFaults", "a short piece name has at most two characters"));
        }
        type.promoted = !type.id.empty() && type.id.front() == '+';
        if (!m_entries.try_emplace(type.id, m_data.types.size()).second) {
            m_reader.complain(entry.place,
                              sentence("VariantFaults", "a second piece with the id \"%1\"").with(type.id));
            return;
        }
        moves(entry, type);
        m_links.push_back({textOrNull(entry, "promotes"), textOrNull(entry, "infects"), entry.place});
        type.base = PieceTypeId(m_data.types.size());
        m_data.types.push_back(std::move(type));
    }

    static LocatedJson linkNothing() { return {}; }

    LocatedJson textOrNull(const LocatedJson& entry, std::string_view name) {
        const LocatedJson* value = entry.find(name);
        if (value == nullptr || value->isNull()) {
            return linkNothing();
        }
        if (value->string() == nullptr) {
            m_reader.complain(value->place,
                              sentence("VariantFaults", "\"%1\" must be the id of a piece").with(name));
            return linkNothing();
        }
        return *value;
    }

    void moves(const LocatedJson& entry, PieceType& type) {
        const LocatedJson* text = entry.find("betza");
        if (text == nullptr || text->string() == nullptr) {
            if (text == nullptr) {
                m_reader.complain(entry.place, sentence("VariantFaults", "the key \"betza\" is missing"));
            }
            return;
        }
        const auto known = m_moves.byText.find(*text->string());
        if (known != m_moves.byText.end()) {
            type.tree = known->second.tree;
            type.program = known->second.program;
        } else if (!compile(*text, type)) {
            return;
        }
        m_legs += type.program.legs.size();
        if (m_legs > kMaxLegs) {
            m_reader.complain(entry.place, sentence("VariantFaults",
                                                    "the moves of all pieces together need more than %1 legs")
                                               .with(kMaxLegs));
        }
    }

    /// Reads and compiles a move text; false when that fails, which is told, or when too much has failed.
    bool compile(const LocatedJson& text, PieceType& type) {
        const auto refuse = [&](const Diagnostics& faults) {
            for (const Diagnostic& fault : faults) {
                m_reader.complainInside(text, fault);
            }
            return false;
        };
        auto tree = betza::parse(*text.string());
        if (!tree) {
            return refuse(tree.error());
        }
        type.tree = std::move(*tree);
        if (!mayCompile()) {
            return false;
        }
        auto program = betza::compile(type.tree, *m_steps);
        if (!program) {
            ++m_uncompiled;
            return refuse(program.error());
        }
        type.program = std::move(*program);
        m_moves.byText.try_emplace(*text.string(), CompiledMoves::Move{type.tree, type.program});
        return true;
    }

    /// The kind of an id; none, with the fault told, where there is none of it.
    std::optional<PieceTypeId> target(const LocatedJson& link, Sentence fault) {
        const auto found = m_entries.find(*link.string());
        if (found == m_entries.end()) {
            m_reader.complain(link.place, std::move(fault).with(shortened(*link.string())));
            return std::nullopt;
        }
        return PieceTypeId(found->second);
    }

    /// Connects promotions. A piece that promotes to a kind listed under another id gets a promoted kind of
    /// its own, `+` and its id, with the face and the moves of the other.
    void links() {
        const std::size_t listed = m_data.types.size();
        for (std::size_t i = 0; i < listed; ++i) {
            if (m_links[i].promotes.string() == nullptr) {
                continue;
            }
            const auto form = target(m_links[i].promotes,
                                     sentence("VariantFaults", "promotes to %1, but there is no such piece"));
            if (!form) {
                continue;
            }
            const std::string id = m_data.types[i].id;
            if (m_data.types[i].promoted || m_data.types[i].formOnly) {
                m_reader.complain(m_links[i].promotes.place,
                                  sentence("VariantFaults", "a promoted piece cannot promote again"));
            } else if (index(*form) == i) {
                m_reader.complain(m_links[i].promotes.place,
                                  sentence("VariantFaults", "a piece cannot promote to itself"));
            } else if (m_data.types[index(*form)].id == '+' + id) {
                m_data.types[i].promotesTo = *form;
                m_data.types[index(*form)].base = PieceTypeId(i);
            } else if (!m_entries.try_emplace('+' + id, m_data.types.size()).second) {
                m_reader.complain(m_links[i].promotes.place,
                                  sentence("VariantFaults", "there is already a piece \"+%1\"").with(id));
            } else {
                PieceType promoted = m_data.types[index(*form)];
                promoted.id = '+' + id;
                promoted.promoted = true;
                promoted.formOnly = false;
                promoted.base = PieceTypeId(i);
                promoted.promotesTo.reset();
                m_data.types[i].promotesTo = PieceTypeId(m_data.types.size());
                m_links.push_back({linkNothing(), m_links[index(*form)].infects, m_links[i].place});
                m_data.types.push_back(std::move(promoted));
            }
        }
        for (std::size_t i = 0; i < m_data.types.size(); ++i) {
            PieceType& type = m_data.types[i];
            if (i < listed && type.promoted && index(type.base) == i) {
                m_reader.complain(m_links[i].place,
                                  sentence("VariantFaults", "no piece promotes to \"%1\"").with(type.id));
            }
            if (m_links[i].infects.string() != nullptr) {
                if (const auto form =
                        target(m_links[i].infects,
                               sentence("VariantFaults", "infects with %1, but there is no such piece"))) {
                    type.infects = *form;
                    if (m_data.types[index(*form)].formOnly) {
                        m_reader.complain(m_links[i].infects.place,
                                          sentence("VariantFaults", "\"%1\" never stands on a board")
                                              .with(*m_links[i].infects.string()));
                    }
                }
            }
        }
    }

    /// Whether the board is known, and what was compiled so far has not been too much.
    [[nodiscard]] bool mayCompile() const {
        return m_boardKnown && m_legs <= kMaxLegs && m_uncompiled < kMaxUncompiled;
    }

    struct Links {
        LocatedJson promotes; ///< null when there is none
        LocatedJson infects;
        TextPlace place;
    };

    JsonReader& m_reader;
    std::string_view m_profile;
    CompiledMoves& m_moves;
    const std::stop_token& m_stop;
    std::shared_ptr<const Translation> m_language; ///< null for that of the file
    VariantData m_data;
    VariantNotes m_notes;
    std::shared_ptr<betza::StepTable> m_steps;
    bool m_boardKnown = false;
    std::size_t m_legs = 0;
    int m_uncompiled = 0;
    std::map<std::string, std::size_t> m_entries; ///< piece id -> type
    std::vector<Links> m_links;                   ///< by type
};

Result<LoadedVariant> load(const VariantSource& source, const std::string& fileName, std::string_view profile,
                           CompiledMoves& moves, const std::stop_token& stop,
                           const std::shared_ptr<const Translation>& language = {}) {
    JsonReader reader(fileName);
    auto loaded = Loader(reader, profile, moves, stop, language).run(source.json, source.text);
    if (!loaded) {
        return Failure{reader.faults()};
    }
    return std::move(*loaded);
}

Result<VariantSource> sourceOf(LocatedJson json, std::string text, const std::string& fileName) {
    JsonReader reader(fileName);
    checkTextLengths(reader, json);
    if (!reader.faults().empty()) {
        return Failure{reader.faults()};
    }
    return VariantSource{std::move(json), std::make_shared<const std::string>(std::move(text))};
}

Result<VariantSource> sourceOf(std::string_view text, const std::string& fileName) {
    JsonLimits limits;
    limits.textBytes = kMostTextBytes;
    auto json = parseLimitedJson(text, fileName, limits);
    if (!json) {
        return Failure{json.error()};
    }
    return sourceOf(std::move(*json), std::string(text), fileName);
}

/// Every profile and every choice by itself.
std::vector<std::string> readingsToCheck(const OptionTable& table) {
    std::vector<std::string> texts;
    const auto add = [&texts](const std::string& text) {
        if (std::find(texts.begin(), texts.end(), text) == texts.end() && text != kStandardProfile) {
            texts.push_back(text);
        }
    };
    for (const Profile& profile : table.profiles) {
        add(profile.id);
    }
    for (std::size_t i = 0; i < table.options.size(); ++i) {
        for (std::size_t choice = 1; choice < table.options[i].choices.size(); ++choice) {
            Reading reading(table.options.size());
            reading[i] = choice;
            add(table.textOf(reading));
        }
    }
    return texts;
}

} // namespace

Result<LoadedVariant> loadVariantFile(std::string_view text, const std::string& fileName,
                                      std::string_view profile, const std::stop_token& stop,
                                      const std::shared_ptr<const Translation>& language) {
    const auto source = sourceOf(text, fileName);
    if (!source) {
        return Failure{source.error()};
    }
    CompiledMoves moves;
    return load(*source, fileName, profile, moves, stop, language);
}

Result<LoadedVariant> loadVariantFile(const LocatedJson& file, const std::string& fileName,
                                      std::string_view profile, const std::stop_token& stop,
                                      const std::shared_ptr<const Translation>& language) {
    const bool isObject = file.object() != nullptr; // else the loader complains
    const auto source = sourceOf(file, isObject ? variantFileText(plainJson(file)) : std::string(), fileName);
    if (!source) {
        return Failure{source.error()};
    }
    CompiledMoves moves;
    return load(*source, fileName, profile, moves, stop, language);
}

Result<std::shared_ptr<const Variant>> loadVariant(std::string_view text, const std::string& fileName,
                                                   std::string_view profile, const std::stop_token& stop,
                                                   const std::shared_ptr<const Translation>& language) {
    auto loaded = loadVariantFile(text, fileName, profile, stop, language);
    if (!loaded) {
        return Failure{loaded.error()};
    }
    return std::move(loaded->variant);
}

VariantNotes notesOf(const Variant& variant) {
    auto loaded = loadVariantFile(variant.text(), {}, kStandardProfile, {}, variant.data().language);
    return loaded ? std::move(loaded->notes) : VariantNotes();
}

Result<std::shared_ptr<const Variant>> loadReading(const Variant& variant, std::string_view profile) {
    return loadVariant(variant.text(), variant.id(), profile, {}, variant.data().language);
}

Diagnostics checkVariant(std::string_view text, const std::string& fileName, const std::stop_token& stop) {
    const auto file = sourceOf(text, fileName);
    if (!file) {
        return file.error();
    }
    CompiledMoves moves;
    const auto standard = load(*file, fileName, kStandardProfile, moves, stop);
    if (!standard) {
        return standard.error();
    }
    Diagnostics faults;
    for (const std::string& reading : readingsToCheck(standard->variant->data().optionTable)) {
        if (const auto variant = load(*file, fileName, reading, moves, stop); !variant) {
            for (Diagnostic fault : variant.error()) {
                fault.hint =
                    fault.hint.empty()
                        ? sentence("VariantFaults", "under %1", "a reading of the rules").with(reading)
                        : sentence("VariantFaults", "%1; under %2", "a hint; a reading of the rules")
                              .with(fault.hint, reading);
                faults.push_back(std::move(fault));
            }
        }
        if (stop.stop_requested()) {
            break;
        }
    }
    return faults;
}

} // namespace mujo
