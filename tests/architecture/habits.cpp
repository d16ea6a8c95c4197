#include "tests/architecture/habits.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <string_view>
#include <utility>

namespace mujo::architecture {

namespace {

namespace fs = std::filesystem;
using namespace std::string_view_literals;

const std::vector<std::string>& shippedGames() {
    static const std::vector<std::string> ids = [] {
        std::vector<std::string> found;
        for (const auto& entry : fs::directory_iterator(fs::path(MUJO_SOURCE_DIR) / "variants")) {
            if (entry.path().extension() == ".json") {
                found.push_back(entry.path().stem().string());
            }
        }
        return found;
    }();
    return ids;
}

// An id alone, or as the stem of a file name: "tai", ":/variants/tai.json".
bool namesVariant(std::string_view literal) {
    literal = literal.substr(literal.rfind('/') + 1);
    if (literal.ends_with(".json")) {
        literal.remove_suffix(".json"sv.size());
    }
    const std::vector<std::string>& ids = shippedGames();
    return std::find(ids.begin(), ids.end(), literal) != ids.end();
}

} // namespace

std::vector<std::string> nameFaults(const Source& source) {
    std::vector<std::string> faults;
    for (const auto& literal : source.literals) {
        if (namesVariant(literal.text)) {
            faults.push_back(source.path + ":" + std::to_string(literal.line) + ": names a variant: \"" +
                             literal.text + "\"");
        }
    }
    return faults;
}

std::vector<std::string> writerFaults(const Source& source) {
    std::vector<std::string> faults;
    // A log grows line by line; what stands in the file of a lock is no matter.
    if (source.path == "core/system/file_calls_posix.cpp" || source.path == "core/match/line_log.cpp" ||
        source.path == "ui/session/game_lock.cpp") {
        return faults;
    }
    const auto has = [&source](std::string_view name) {
        return std::any_of(source.words.begin(), source.words.end(),
                           [name](const Literal& word) { return word.text == name; });
    };
    constexpr std::array kWriters{"QSaveFile"sv, "ofstream"sv, "fstream"sv,       "fopen"sv,
                                  "creat"sv,     "O_CREAT"sv,  "QTemporaryFile"sv};
    constexpr std::array kModes{"WriteOnly"sv, "ReadWrite"sv, "Append"sv, "Truncate"sv};
    const bool hasFile = has("QFile");
    for (const auto& word : source.words) {
        const bool writes = std::find(kWriters.begin(), kWriters.end(), word.text) != kWriters.end() ||
                            (hasFile && std::find(kModes.begin(), kModes.end(), word.text) != kModes.end());
        if (writes) {
            faults.push_back(source.path + ":" + std::to_string(word.line) + ": " + word.text +
                             " writes a file; writeWholeFile does it whole or not at all");
        }
    }
    return faults;
}

std::vector<std::string> proseFaults(const Source& source) {
    constexpr std::array kAllowed{"core/variant_file/options_reader.cpp"sv, "core/import/import_answers.h"sv,
                                  "core/import/importer.cpp"sv,
                                  // The sentences about the questions of the import.
                                  "core/import/question_words.cpp"sv};
    std::vector<std::string> faults;
    const auto folder = component(source.path, 1);
    if (folder == "words" || folder == "protocol" ||
        std::find(kAllowed.begin(), kAllowed.end(), source.path) != kAllowed.end()) {
        return faults;
    }
    std::string_view before;
    for (const auto& literal : source.literals) {
        const bool isOfAFault = before.ends_with("Faults"); // the context of `sentence`
        before = literal.text;
        const bool isProse = !isOfAFault && !literal.text.empty() &&
                             std::isupper(static_cast<unsigned char>(literal.text.front())) != 0 &&
                             literal.text.find(' ') != std::string::npos;
        if (isProse) {
            faults.push_back(
                source.path + ":" + std::to_string(literal.line) + ": \"" + literal.text +
                "\" is a sentence; those that players read are made in core/words, or by `sentence`");
        }
    }
    return faults;
}

std::vector<std::string> castFaults(const Source& source) {
    std::vector<std::string> faults;
    if (component(source.path, 1) == "geometry") {
        return faults;
    }
    const auto& words = source.words;
    const auto at = [&words](std::size_t i) {
        return i < words.size() ? std::string_view(words[i].text) : std::string_view();
    };
    constexpr std::size_t kLongestKey = 2; // names from the cast to `index`: `candidate.to.index()`
    for (std::size_t i = 0; i < words.size(); ++i) {
        // A variant has a bit for each kind, side and square together.
        bool byHand = at(i) == "vector" && at(i + 1) == "bool" && source.path.starts_with("core/") &&
                      source.path != "core/variant/variant.h";
        if (at(i) == "static_cast" && at(i + 1) == "std" && at(i + 2) == "size_t") {
            for (std::size_t j = i + 4; j < i + 4 + kLongestKey && at(j) != "static_cast"; ++j) {
                byHand = byHand || (at(j) == "index" && words[j].line == words[i].line);
            }
        }
        if (byHand) {
            faults.push_back(source.path + ":" + std::to_string(words[i].line) +
                             ": a table by hand; PerType, PerSquare, PerSide or PieceKinds hold one");
        }
    }
    return faults;
}

std::vector<std::string> absenceFaults(const Source& source) {
    constexpr std::array kNames{"kNoSquare"sv,    "kNoPieceType"sv, "kNoPiece"sv, "kNoKind"sv,
                                "kNoPromotion"sv, "kDropOrigin"sv,  "isNone"sv};
    std::vector<std::string> faults;
    for (const auto& word : source.words) {
        if (std::find(kNames.begin(), kNames.end(), word.text) != kNames.end()) {
            faults.push_back(source.path + ":" + std::to_string(word.line) + ": " + word.text +
                             " stands for an absent value; an optional says so by its type");
        }
    }
    return faults;
}

std::vector<std::string> variantFaults(const Source& source) {
    constexpr std::array kForeign{"TunedEvaluation"sv,
                                  "EvaluationWeights"sv,
                                  "ProtocolName"sv,
                                  "EngineHabits"sv,
                                  "VariantNotes"sv,
                                  "SquareStyle"sv,
                                  "cecp"sv,
                                  "Cecp"sv,
                                  "json"sv};
    std::vector<std::string> faults;
    if (source.path == "core/variant/tuned_evaluation.h") {
        return faults; // what the engine is given beside the game
    }
    for (const auto& word : source.words) {
        if (std::find(kForeign.begin(), kForeign.end(), word.text) != kForeign.end()) {
            faults.push_back(source.path + ":" + std::to_string(word.line) + ": " + word.text +
                             " is no part of a game; VariantNotes holds what stands beside it");
        }
    }
    return faults;
}

std::vector<std::string> markupFaults(const Source& source) {
    constexpr std::array kMarkup{"RichText"sv,      "MarkdownText"sv,  "AutoText"sv,    "setHtml"sv,
                                 "insertHtml"sv,    "appendHtml"sv,    "setMarkdown"sv, "QStaticText"sv,
                                 "QTextDocument"sv, "QErrorMessage"sv, "QWhatsThis"sv};
    constexpr std::array kEscaping{"ui/dialogs/help_window.cpp"sv, "ui/panes/piece_study.cpp"sv};
    // The style asks for AutoText to replace it; a document of plain text has places and marks.
    constexpr std::array kAllowed{std::pair("ui/look/house_style.cpp"sv, "AutoText"sv),
                                  std::pair("ui/panes/bounded_text.cpp"sv, "QTextDocument"sv),
                                  std::pair("ui/dialogs/text_places.cpp"sv, "QTextDocument"sv),
                                  std::pair("ui/dialogs/text_places.h"sv, "QTextDocument"sv)};
    std::vector<std::string> faults;
    if (std::find(kEscaping.begin(), kEscaping.end(), source.path) != kEscaping.end()) {
        return faults;
    }
    for (const auto& word : source.words) {
        const bool isMarkup = std::find(kMarkup.begin(), kMarkup.end(), word.text) != kMarkup.end();
        const bool isAllowed = std::any_of(kAllowed.begin(), kAllowed.end(), [&](const auto& allowed) {
            return allowed.first == source.path && allowed.second == word.text;
        });
        // What leaves the program is put together from plain texts by a QTextCursor.
        const bool isPage = source.path.starts_with("ui/pages/") && word.text == "QTextDocument";
        if (isMarkup && !isAllowed && !isPage) {
            faults.push_back(source.path + ":" + std::to_string(word.line) + ": " + word.text +
                             " obeys markup; texts of files are plain");
        }
    }
    return faults;
}

namespace {

/// The folder of a rule in core/rules that a file stands in; empty for others.
std::string_view ruleOf(std::string_view path) {
    const bool inFolder =
        component(path, 0) == "core" && component(path, 1) == "rules" && !component(path, 3).empty();
    return inFolder ? component(path, 2) : std::string_view{};
}

} // namespace

const std::vector<RuleUse>& ruleUses() {
    static const std::vector<RuleUse> kept{
        {"core/engine/search_board.cpp", "drops", "moves that nobody keeps are listed anew by their rule"},
        {"core/engine/search_board.cpp", "passing", "the same"},
        {"core/game/game.cpp", "entering_king", "a player declares the win"},
        {"core/insight/move_class.cpp", "burning", "a diagram has a mark for it"},
        {"core/insight/move_input.cpp", "contagion", "no choice is offered between a form and itself"},
        {"core/insight/piece_diagram.cpp", "drops", "a diagram shows where a piece may be dropped"},
        {"core/insight/threat_map.cpp", "capture_bans", "an ordinary piece is one that all may take"},
        {"core/insight/promotion_cause.h", "promotion", "a reader is told why a piece promotes"},
        {"core/rules/promotion/refused_promotion.cpp", "contagion", "contagion goes before promotion"},
        {"core/rules/repetition/repetition.cpp", "drops", "a piece in the hand may come back"},
        {"ui/dialogs/ending_dialog.cpp", "entering_king", "an impasse is counted"},
        {"ui/session/game_session.cpp", "entering_king", "a player declares the win"},
        {"core/protocol/cecp_positions.cpp", "data", "the protocol describes the limits of drops"},
        {"core/protocol/xboard_moves.cpp", "data", "XBoard does not know what has burnt"},
        {"core/protocol/xboard_setup.cpp", "data", "XBoard has the hands on its board"},
    };
    return kept;
}

std::vector<std::string> ruleFaults(const Source& source) {
    // What a name of the engine does not contain.
    constexpr std::array kNames{"burn"sv,     "demon"sv,   "contag"sv,    "infect"sv,     "emperor"sv,
                                "bareking"sv, "liont"sv,   "islion"sv,    "rangejump"sv,  "captureban"sv,
                                "perfile"sv,  "onfile"sv,  "declin"sv,    "enteringk"sv,  "repetition"sv,
                                "fourfold"sv, "ruleset"sv, "stalemate"sv, "matingdrop"sv, "perpetual"sv};
    constexpr std::array kAbove{"engine"sv, "game"sv, "insight"sv, "match"sv, "protocol"sv};
    const auto top = component(source.path, 0);
    const auto floor = component(source.path, 1);
    const bool above = (top == "core" && std::find(kAbove.begin(), kAbove.end(), floor) != kAbove.end()) ||
                       (top == "ui" && floor == "board");
    const std::string_view own = ruleOf(source.path);
    std::vector<std::string> faults;
    const auto complain = [&](std::size_t line, const std::string& what) {
        faults.push_back(source.path + ":" + std::to_string(line) + ": " + what);
    };
    const auto mayUse = [&](std::string_view rule) {
        return std::any_of(ruleUses().begin(), ruleUses().end(),
                           [&](const RuleUse& use) { return use.file == source.path && use.rule == rule; });
    };
    // The common files of core/rules ask every rule; a rule asks no other.
    const bool asksAll = top == "core" && floor == "rules" && own.empty();
    for (const auto& include : source.includes) {
        const std::string_view rule = ruleOf(include.path);
        if (!asksAll && !rule.empty() && rule != own && !mayUse(rule)) {
            complain(include.line, "knows the rule " + std::string(rule));
        }
    }
    for (const auto& member : source.members) {
        if (above && member.text == "rules" && !mayUse("data")) {
            complain(member.line, "reads the rules of a variant; core/rules does");
        }
    }
    for (const auto& word : source.words) {
        std::string lower = word.text;
        std::transform(lower.begin(), lower.end(), lower.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        std::erase(lower, '_');
        const bool named = std::any_of(kNames.begin(), kNames.end(), [&](std::string_view name) {
            return lower.find(name) != std::string::npos;
        });
        if (top == "core" && floor == "engine" && named) {
            complain(word.line, word.text + " names a rule");
        }
    }
    return faults;
}

} // namespace mujo::architecture
