// Reads the project's own sources and holds them to the layers: includes go downwards only, core knows no Qt,
// no C++ file outside the tests names a variant, files are written by one function, and few obey markup.
// MUJO_SOURCE_DIR is the root of the checkout.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace std::string_view_literals;

struct Include {
    std::string path;
    bool quoted = false;
    std::size_t line = 0;
};

struct Literal {
    std::string text;
    std::size_t line = 0;
};

struct Source {
    std::string path; // from the root of the checkout, with '/'
    std::vector<Include> includes;
    std::vector<Literal> literals;
    std::vector<Literal> words; // names and keywords of the code itself
};

constexpr std::array kVariantIds{"hook"sv,     "wa"sv,      "suzumu"sv, "tai"sv,  "chu"sv,
                                 "dai"sv,      "tenjiku"sv, "daidai"sv, "maka"sv, "taikyoku"sv,
                                 "heiandai"sv, "sho"sv,     "shogi"sv,  "tori"sv};

bool isWordCharacter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// One pass over C++ text that knows comments, character and string literals (raw ones too), and #include
// lines.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    Source scan() {
        bool lineIsBlankSoFar = true;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '\n') {
                lineIsBlankSoFar = true;
                advance(1);
            } else if (startsWith("//")) {
                skipLineComment();
            } else if (startsWith("/*")) {
                skipBlockComment();
            } else if (c == '#' && lineIsBlankSoFar) {
                readDirective();
            } else if (c == '"') {
                readString();
                lineIsBlankSoFar = false;
            } else if (c == '\'') {
                skipCharacterOrDigitSeparator();
                lineIsBlankSoFar = false;
            } else if (isWordCharacter(c)) {
                readWord();
                lineIsBlankSoFar = false;
            } else {
                lineIsBlankSoFar = lineIsBlankSoFar && std::isspace(static_cast<unsigned char>(c)) != 0;
                advance(1);
            }
        }
        return std::move(m_source);
    }

private:
    bool startsWith(std::string_view what) const { return m_text.substr(m_at).starts_with(what); }

    void advance(std::size_t count) {
        const auto passed = m_text.substr(m_at, count);
        m_line += static_cast<std::size_t>(std::count(passed.begin(), passed.end(), '\n'));
        m_at += passed.size();
    }

    void skipLineComment() { advance(std::min(m_text.find('\n', m_at), m_text.size()) - m_at); }

    void skipBlockComment() {
        const auto end = m_text.find("*/", m_at + 2);
        advance(end == std::string_view::npos ? m_text.size() - m_at : end + 2 - m_at);
    }

    void skipBlanks() {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t')) {
            advance(1);
        }
    }

    void readDirective() {
        advance(1);
        skipBlanks();
        if (!startsWith("include")) {
            return;
        }
        advance("include"sv.size());
        skipBlanks();
        if (m_at >= m_text.size() || (m_text[m_at] != '"' && m_text[m_at] != '<')) {
            return;
        }
        const bool quoted = m_text[m_at] == '"';
        const auto begin = m_at + 1;
        const auto end = m_text.find_first_of(quoted ? "\"\n" : ">\n", begin);
        if (end == std::string_view::npos) {
            return;
        }
        m_source.includes.push_back({std::string(m_text.substr(begin, end - begin)), quoted, m_line});
        advance(end + 1 - m_at);
    }

    bool atRawString() const {
        if (m_at == 0 || m_text[m_at - 1] != 'R') {
            return false;
        }
        auto begin = m_at - 1;
        while (begin > 0 && isWordCharacter(m_text[begin - 1])) {
            --begin;
        }
        const auto prefix = m_text.substr(begin, m_at - begin);
        return prefix == "R" || prefix == "u8R" || prefix == "uR" || prefix == "UR" || prefix == "LR";
    }

    void readString() {
        Literal literal{{}, m_line};
        if (atRawString()) {
            const auto open = m_text.find('(', m_at);
            if (open == std::string_view::npos) {
                advance(m_text.size() - m_at);
                return;
            }
            const auto close = ")" + std::string(m_text.substr(m_at + 1, open - m_at - 1)) + "\"";
            const auto end = std::min(m_text.find(close, open), m_text.size());
            literal.text = m_text.substr(open + 1, end - open - 1);
            advance(std::min(end + close.size(), m_text.size()) - m_at);
        } else {
            advance(1);
            while (m_at < m_text.size() && m_text[m_at] != '"' && m_text[m_at] != '\n') {
                const std::size_t length = m_text[m_at] == '\\' ? 2 : 1;
                literal.text += m_text.substr(m_at, length);
                advance(length);
            }
            advance(1);
        }
        m_source.literals.push_back(std::move(literal));
    }

    void readWord() {
        const auto begin = m_at;
        while (m_at < m_text.size() && isWordCharacter(m_text[m_at])) {
            advance(1);
        }
        m_source.words.push_back({std::string(m_text.substr(begin, m_at - begin)), m_line});
    }

    void skipCharacterOrDigitSeparator() {
        auto begin = m_at;
        while (begin > 0 && (isWordCharacter(m_text[begin - 1]) || m_text[begin - 1] == '\'')) {
            --begin;
        }
        const bool insideNumber =
            begin < m_at && std::isdigit(static_cast<unsigned char>(m_text[begin])) != 0;
        advance(1);
        if (insideNumber) {
            return;
        }
        while (m_at < m_text.size() && m_text[m_at] != '\'' && m_text[m_at] != '\n') {
            advance(m_text[m_at] == '\\' ? 2 : 1);
        }
        advance(1);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    Source m_source;
};

Source scanned(std::string path, std::string_view text) {
    auto source = Scanner(text).scan();
    source.path = std::move(path);
    return source;
}

std::string_view component(std::string_view path, std::size_t index) {
    for (; index > 0; --index) {
        const auto slash = path.find('/');
        path = slash == std::string_view::npos ? std::string_view{} : path.substr(slash + 1);
    }
    return path.substr(0, path.find('/'));
}

bool isQtHeader(std::string_view path) {
    return path.starts_with('Q') || (path.starts_with('q') && path.ends_with(".h"));
}

// Height of a folder of core; engine and game stand side by side.
std::optional<int> heightInCore(std::string_view folder) {
    constexpr std::array kOrder{"base"sv,         "geometry"sv, "betza"sv,    "variant"sv,
                                "variant_file"sv, "position"sv, "rules"sv,    "insight"sv,
                                "words"sv,        "game"sv,     "protocol"sv, "match"sv};
    // The importer only makes variant files.
    const std::string_view row = folder == "engine" ? "game"sv : folder == "import" ? "position"sv : folder;
    const auto* const found = std::find(kOrder.begin(), kOrder.end(), row);
    if (found == kOrder.end()) {
        return std::nullopt;
    }
    return static_cast<int>(found - kOrder.begin());
}

// Why a file of core may not have this include; empty when it may.
std::string faultInCore(std::string_view file, const Include& include) {
    if (isQtHeader(include.path)) {
        return "core names no Qt header";
    }
    const auto top = component(include.path, 0);
    if (top == "ui" || top == "app" || top == "resources" || top == "tests") {
        return "core knows nothing above it";
    }
    const auto own = component(file, 1);
    if (top == "nlohmann" && (own == "betza" || own == "variant" || own == "position" || own == "rules")) {
        return "the model of a game knows no JSON";
    }
    if (top != "core") {
        return include.quoted ? "own headers are written from the root of the checkout" : "";
    }
    const auto other = component(include.path, 1);
    if (own == other) {
        return "";
    }
    if (other == "variant_file" && (own == "position" || own == "rules")) {
        return "the rules know the game, not the file that it came from";
    }
    const auto ownHeight = heightInCore(own);
    const auto otherHeight = heightInCore(other);
    if (!ownHeight || !otherHeight) {
        return "this folder has no place in the order of core";
    }
    return *otherHeight < *ownHeight ? "" : "includes go downwards only";
}

// Which folders of ui a folder may include besides itself. The shell, which is ui/shell and the files of ui
// itself, includes everything.
struct Room {
    std::string_view folder;
    std::vector<std::string_view> below;
};

const std::vector<Room>& roomsOfUi() {
    static const std::vector<Room> rooms{
        {"words", {}},
        {"session", {"words"}},
        {"theme", {}},
        {"board", {"session", "theme", "words"}},
        {"study", {"session", "theme", "words"}},
        {"models", {"session", "study", "words"}},
        {"docks", {"board", "models", "session", "study", "theme", "words"}},
        {"dialogs", {"board", "docks", "models", "session", "study", "theme", "words"}},
        {"trainer", {"dialogs", "docks", "session", "study", "theme", "words"}},
    };
    return rooms;
}

// Borders that are still broken, by file and include. The list may only shrink: what no file needs any more
// must go from it.
struct Exception {
    std::string_view file;
    std::string_view include;
};
constexpr std::array kExceptions{
    Exception{"ui/board/typed_moves.cpp", "core/rules/move_text.h"},
    Exception{"ui/board/typed_moves.h", "core/rules/explain.h"},
    Exception{"ui/dialogs/fitting_dialog.cpp", "ui/window_room.h"},
};

bool isException(std::string_view file, std::string_view include) {
    return std::any_of(kExceptions.begin(), kExceptions.end(),
                       [&](const Exception& each) { return each.file == file && each.include == include; });
}

// Why a file of ui may not have this include; empty when it may.
std::string faultInUi(std::string_view file, const Include& include) {
    const auto top = component(include.path, 0);
    if (include.quoted && top != "core" && top != "ui" && !include.path.ends_with(".moc")) {
        return top == "app" ? "ui knows nothing above it"
                            : "own headers are written from the root of the checkout";
    }
    const auto own = component(file, 1);
    const auto other = component(include.path, 1);
    if (top == "core" && own == "board" && (other == "rules" || other == "engine" || other == "match")) {
        return "the board asks no rule and no evaluation; it reads facts of core/insight";
    }
    const bool inFolder = component(file, 2) != "" && own != "shell";
    if (top != "ui" || !inFolder || own == other) {
        return "";
    }
    const auto& rooms = roomsOfUi();
    const auto room =
        std::find_if(rooms.begin(), rooms.end(), [&](const Room& each) { return each.folder == own; });
    if (room == rooms.end()) {
        return "this folder has no place in the order of ui";
    }
    const bool isBelow = std::find(room->below.begin(), room->below.end(), other) != room->below.end();
    return isBelow ? "" : "ui/" + std::string(own) + " does not include " + include.path;
}

std::string fault(std::string_view file, const Include& include) {
    const auto top = component(file, 0);
    if (("/" + include.path).find("/../") != std::string::npos) {
        return "own headers are written from the root of the checkout";
    }
    if (top == "core") {
        return faultInCore(file, include);
    }
    if (component(include.path, 0) == "tests") {
        return "programs know no tests";
    }
    if (top == "ui" && !isException(file, include.path)) {
        return faultInUi(file, include);
    }
    return "";
}

// An id alone, or as the stem of a file name: "tai", ":/variants/tai.json".
bool namesVariant(std::string_view literal) {
    literal = literal.substr(literal.rfind('/') + 1);
    if (literal.ends_with(".json")) {
        literal.remove_suffix(".json"sv.size());
    }
    return std::find(kVariantIds.begin(), kVariantIds.end(), literal) != kVariantIds.end();
}

std::vector<std::string> includeFaults(const Source& source) {
    std::vector<std::string> faults;
    for (const auto& include : source.includes) {
        if (const auto why = fault(source.path, include); !why.empty()) {
            faults.push_back(source.path + ":" + std::to_string(include.line) + ": includes " + include.path +
                             ": " + why);
        }
    }
    return faults;
}

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

// What writes a file by itself: only writeWholeFile never leaves half of one. A list of results grows line by
// line; a cut line is read as such.
std::vector<std::string> writerFaults(const Source& source) {
    std::vector<std::string> faults;
    if (source.path == "core/base/whole_file.cpp" || source.path == "core/match/match_log.cpp") {
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

// Sentences for players, which core/words makes and nobody else: texts that begin with a capital letter and
// go on behind a blank. Diagnostics begin with a small letter. What engines say by their protocol stays
// English; the name, source and readings that a variant file is given belong to that file.
std::vector<std::string> proseFaults(const Source& source) {
    constexpr std::array kAllowed{"core/variant_file/options_reader.cpp"sv, "core/import/import_answers.h"sv,
                                  "core/import/importer.cpp"sv,
                                  // The questions of the import are still to be moved.
                                  "core/import/import_answers.cpp"sv};
    std::vector<std::string> faults;
    const auto folder = component(source.path, 1);
    if (folder == "words" || folder == "protocol" ||
        std::find(kAllowed.begin(), kAllowed.end(), source.path) != kAllowed.end()) {
        return faults;
    }
    for (const auto& literal : source.literals) {
        const bool isProse = !literal.text.empty() &&
                             std::isupper(static_cast<unsigned char>(literal.text.front())) != 0 &&
                             literal.text.find(' ') != std::string::npos;
        if (isProse) {
            faults.push_back(source.path + ":" + std::to_string(literal.line) + ": \"" + literal.text +
                             "\" is a sentence; those that players read are made in core/words");
        }
    }
    return faults;
}

// Words by which a text is obeyed as markup, or a picture of a path loaded. Two files escape what they do
// not say themselves; all other labels, tooltips and boxes are plain by the style of the application.
std::vector<std::string> markupFaults(const Source& source) {
    constexpr std::array kMarkup{"RichText"sv,      "MarkdownText"sv,  "AutoText"sv,    "setHtml"sv,
                                 "insertHtml"sv,    "appendHtml"sv,    "setMarkdown"sv, "QStaticText"sv,
                                 "QTextDocument"sv, "QErrorMessage"sv, "QWhatsThis"sv};
    constexpr std::array kEscaping{"ui/dialogs/text_dialog.cpp"sv, "ui/docks/piece_study.cpp"sv};
    // The style asks for AutoText to replace it; a document of plain text has places and marks.
    constexpr std::array kAllowed{std::pair("ui/house_style.cpp"sv, "AutoText"sv),
                                  std::pair("ui/docks/bounded_text.cpp"sv, "QTextDocument"sv),
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
        if (isMarkup && !isAllowed) {
            faults.push_back(source.path + ":" + std::to_string(word.line) + ": " + word.text +
                             " obeys markup; texts of files are plain");
        }
    }
    return faults;
}

std::vector<Source> sourcesBelow(const std::vector<std::string_view>& folders) {
    const fs::path root = MUJO_SOURCE_DIR;
    constexpr std::array kExtensions{".h"sv, ".hpp"sv, ".cpp"sv, ".cc"sv};
    std::vector<Source> sources;
    for (const auto folder : folders) {
        if (!fs::is_directory(root / folder)) {
            continue;
        }
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            const auto extension = entry.path().extension().string();
            if (!entry.is_regular_file() ||
                std::find(kExtensions.begin(), kExtensions.end(), extension) == kExtensions.end()) {
                continue;
            }
            std::ifstream in(entry.path(), std::ios::binary);
            const std::string text{std::istreambuf_iterator<char>(in), {}};
            sources.push_back(scanned(entry.path().lexically_relative(root).generic_string(), text));
        }
    }
    return sources;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string all;
    for (const auto& line : lines) {
        all += "\n" + line;
    }
    return all;
}

bool mayInclude(std::string path, std::string_view directive) {
    return includeFaults(scanned(std::move(path), directive)).empty();
}

std::size_t markupFound(std::string path, std::string_view code) {
    return markupFaults(scanned(std::move(path), code)).size();
}

std::size_t namesFound(std::string_view code) {
    return nameFaults(scanned("core/rules/a.cpp", code)).size();
}

TEST(Architecture, TheCheckoutIsFound) {
    EXPECT_FALSE(sourcesBelow({"core"}).empty()) << MUJO_SOURCE_DIR;
}

TEST(Architecture, IncludesGoDownwardsOnly) {
    for (const auto& source : sourcesBelow({"core", "ui", "app"})) {
        const auto faults = includeFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(Architecture, EveryExceptionIsStillNeeded) {
    const auto sources = sourcesBelow({"ui"});
    for (const Exception& each : kExceptions) {
        const bool isNeeded = std::any_of(sources.begin(), sources.end(), [&](const Source& source) {
            return source.path == each.file &&
                   std::any_of(source.includes.begin(), source.includes.end(), [&](const Include& include) {
                       return include.path == each.include && !faultInUi(source.path, include).empty();
                   });
        });
        EXPECT_TRUE(isNeeded) << each.file << " no longer includes " << each.include;
    }
}

TEST(Architecture, NoVariantIsNamedInTheProgram) {
    for (const auto& source : sourcesBelow({"core", "ui", "app"})) {
        const auto faults = nameFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(Architecture, FilesAreWrittenWholeByOneFunction) {
    for (const auto& source : sourcesBelow({"core", "ui", "app"})) {
        const auto faults = writerFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(ArchitectureChecker, FindsWhatWritesFilesByItself) {
    const auto found = [](std::string_view code) { return writerFaults(scanned("ui/a.cpp", code)).size(); };
    EXPECT_EQ(found("QSaveFile file(path);"), 1U);
    EXPECT_EQ(found("std::ofstream(path) << text;"), 1U);
    EXPECT_EQ(found("QFile file(path);\nfile.open(QIODevice::WriteOnly);"), 1U);
    EXPECT_EQ(found("QFile file(path); file.open(QFile::ReadOnly); std::ifstream in(path);"), 0U);
    EXPECT_EQ(
        found("#include <fstream>\n// QSaveFile\nQBuffer b; b.open(QIODevice::WriteOnly); f(\"ofstream\");"),
        0U);
}

TEST(Architecture, SentencesForPlayersAreMadeInOneRoomOfCore) {
    for (const auto& source : sourcesBelow({"core"})) {
        const auto faults = proseFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(ArchitectureChecker, FindsSentences) {
    const auto found = [](std::string_view path, std::string_view text) {
        return proseFaults(scanned(std::string(path), text)).size();
    };
    EXPECT_EQ(found("core/rules/a.cpp", "return \"The move is legal.\";"), 1U);
    EXPECT_EQ(found("core/words/a.cpp", "return \"The move is legal.\";"), 0U);
    EXPECT_EQ(found("core/rules/a.cpp", "f(\"unknown piece\"); g(\"Sente\"); // \"A word\""), 0U);
}

TEST(Architecture, MarkupIsMadeInTwoFilesOnly) {
    for (const auto& source : sourcesBelow({"ui", "app"})) {
        const auto faults = markupFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(ArchitectureChecker, LetsAFileIncludeItsOwnFolderAndLowerOnes) {
    EXPECT_TRUE(mayInclude("core/rules/a.cpp", "#include \"core/rules/b.h\""));
    EXPECT_TRUE(mayInclude("core/rules/a.cpp", "#include \"core/base/result.h\""));
    EXPECT_TRUE(mayInclude("core/game/formats/a.cpp", "#include \"core/game/notation/b.h\""));
    EXPECT_TRUE(mayInclude("core/engine/a.cpp", "#include \"core/rules/b.h\""));
    EXPECT_TRUE(
        mayInclude("core/protocol/a.cpp", "#include \"core/game/b.h\"\n#include \"core/engine/c.h\""));
    EXPECT_TRUE(mayInclude("core/base/a.h", "#include <queue>"));
    EXPECT_TRUE(mayInclude("core/variant_file/a.cpp", "#include <nlohmann/json.hpp>"));
    EXPECT_TRUE(mayInclude("ui/session/a.cpp", "#include <QWidget>\n#include \"core/engine/engine.h\""));
    EXPECT_TRUE(mayInclude("ui/board/a.cpp", "#include \"core/insight/a.h\"\n#include \"ui/theme/b.h\""));
    EXPECT_TRUE(mayInclude("ui/board/overlays/a.cpp", "#include \"ui/board/b.h\"\n#include \"a.moc\""));
    EXPECT_TRUE(mayInclude("ui/main_window.cpp", "#include \"ui/trainer/b.h\""));
    EXPECT_TRUE(mayInclude("app/desktop/main.cpp", "#include \"ui/main_window.h\""));
}

TEST(ArchitectureChecker, RefusesWhatStandsAbove) {
    EXPECT_FALSE(mayInclude("core/position/a.h", "#include \"core/rules/b.h\""));
    EXPECT_FALSE(mayInclude("core/base/a.h", "  #  include \"core/geometry/square.h\""));
    EXPECT_FALSE(mayInclude("core/rules/a.h", "#include \"ui/board/b.h\""));
    EXPECT_FALSE(mayInclude("core/rules/a.h", "#include <app/cli/b.h>"));
    EXPECT_FALSE(mayInclude("ui/board/a.h", "#include \"app/desktop/b.h\""));
    EXPECT_FALSE(mayInclude("core/extra/a.h", "#include \"core/base/b.h\""));
}

TEST(ArchitectureChecker, KeepsTheFileOutOfTheGame) {
    for (const std::string_view folder : {"betza", "variant", "position", "rules"}) {
        EXPECT_FALSE(mayInclude("core/" + std::string(folder) + "/a.h",
                                "#include \"core/variant_file/json_reader.h\""))
            << folder;
        EXPECT_FALSE(mayInclude("core/" + std::string(folder) + "/a.h", "#include <nlohmann/json.hpp>"))
            << folder;
    }
    EXPECT_TRUE(mayInclude("core/variant_file/a.h", "#include \"core/variant/variant.h\""));
    EXPECT_TRUE(mayInclude("core/import/a.h", "#include \"core/variant_file/loader.h\""));
}

TEST(ArchitectureChecker, KeepsTheBordersInsideUi) {
    EXPECT_FALSE(mayInclude("ui/board/a.h", "#include \"core/rules/b.h\""));
    EXPECT_FALSE(mayInclude("ui/board/overlays/a.h", "#include \"core/engine/b.h\""));
    EXPECT_FALSE(mayInclude("ui/board/a.h", "#include \"ui/study/b.h\""));
    EXPECT_FALSE(mayInclude("ui/theme/a.h", "#include \"ui/board/b.h\""));
    EXPECT_FALSE(mayInclude("ui/theme/a.h", "#include \"wedge.h\""));
    EXPECT_FALSE(mayInclude("ui/docks/a.h", "#include \"ui/dialogs/b.h\""));
    EXPECT_FALSE(mayInclude("ui/dialogs/a.h", "#include \"ui/main_window.h\""));
    EXPECT_FALSE(mayInclude("ui/extra/a.h", "#include \"ui/board/b.h\""));
}

TEST(ArchitectureChecker, KeepsGameAndEngineApart) {
    EXPECT_FALSE(mayInclude("core/game/a.h", "#include \"core/engine/b.h\""));
    EXPECT_FALSE(mayInclude("core/engine/a.h", "#include \"core/protocol/b.h\""));
    EXPECT_FALSE(mayInclude("core/engine/a.h", "#include \"core/game/b.h\""));
}

TEST(ArchitectureChecker, RefusesQtInCore) {
    EXPECT_FALSE(mayInclude("core/base/a.h", "#include <QString>"));
    EXPECT_FALSE(mayInclude("core/base/a.h", "#include <QtCore/qstring.h>"));
    EXPECT_FALSE(mayInclude("core/base/a.h", "#include <qglobal.h>"));
}

TEST(ArchitectureChecker, RefusesPathsThatDoNotStartAtTheRoot) {
    EXPECT_FALSE(mayInclude("core/rules/a.cpp", "#include \"a.h\""));
    EXPECT_FALSE(mayInclude("ui/board/a.cpp", "#include \"../docks/a.h\""));
}

TEST(ArchitectureChecker, IgnoresIncludesInComments) {
    EXPECT_TRUE(mayInclude("core/base/a.h", "// #include <QString>\n/*\n#include <QString>\n*/"));
}

TEST(ArchitectureChecker, FindsVariantNames) {
    EXPECT_EQ(namesFound("f(\"tai\");"), 1U);
    EXPECT_EQ(namesFound("auto x = u8\"wa\"sv; int n = 1'000; f(\"chu\"_s);"), 2U);
    EXPECT_EQ(namesFound("load(\":/variants/hook.json\");"), 1U);
    EXPECT_EQ(namesFound("load(R\"x(dai)x\");"), 1U);
}

TEST(ArchitectureChecker, FindsWhatObeysMarkup) {
    EXPECT_EQ(markupFound("ui/a.cpp", "label->setTextFormat(Qt::RichText);"), 1U);
    EXPECT_EQ(markupFound("ui/a.cpp", "QTextDocument page; page.setHtml(name);"), 2U);
    EXPECT_EQ(markupFound("ui/house_style.cpp", "if (format == Qt::AutoText) {"), 0U);
    EXPECT_EQ(markupFound("ui/docks/piece_study.cpp", "setTextFormat(Qt::RichText)"), 0U);
    EXPECT_EQ(markupFound("ui/a.cpp", "// setHtml\nf(\"setHtml\"); setHtmlLike(); Qt::PlainText"), 0U);
}

TEST(ArchitectureChecker, LeavesOtherTextAlone) {
    EXPECT_EQ(
        namesFound(
            "// as in \"tai\"\n/* \"wa\" */ f('\"', u8'\"', 0xf'f, \"chunk\", \"hook move\", \"\\\"tai\");"),
        0U);
    EXPECT_EQ(namesFound("#include \"hook\"\nint tai = 0;"), 0U);
}

} // namespace
