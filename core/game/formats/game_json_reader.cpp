#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "core/game/clock.h"
#include "core/game/formats/finding_reader.h"
#include "core/game/formats/game_json.h"
#include "core/game/formats/record_lines.h"
#include "core/game/formats/shape_text.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "core/variant_file/json_reader.h"
#include "core/variant_file/loader.h"

namespace mujo {

namespace {

using namespace std::string_view_literals;

constexpr int kLongestMove = static_cast<int>(TimeControl::kLongestMove.count());

/// By which rules a game is read whose file does not have them.
enum class Rules { Shipped, OfCatalog };

class Reader {
public:
    Reader(const std::string& fileName, const Catalog& catalog, Rules rules, const std::stop_token& stop)
        : m_reader(fileName), m_catalog(catalog), m_rules(rules), m_stop(stop) {}

    /// `torn`: what ended the text before its time, if anything.
    Result<GameFile> run(const LocatedJson& root, const Diagnostics& torn) {
        if (root.object() == nullptr) {
            m_reader.complain(
                root.place,
                sentence("GameFileFaults", "a game file must be an object, not %1").with(root.kind()));
            return Failure{torn.empty() ? m_reader.faults() : torn};
        }
        header(root);
        auto variant = loadGame(root);
        auto start = variant ? startPosition(root, variant) : std::nullopt;
        if (!start || !m_reader.faults().empty()) {
            return Failure{torn.empty() ? m_reader.faults() : torn};
        }
        GameFile file{Game(std::move(*start))};
        file.unknown[{}] = unknownMembers(
            root, {"format", "version",  "variant",    "profile", "definition", "event",  "place",
                   "date",   "handicap", "players",    "level",   "settings",   "clock",  "start",
                   "shapes", "comment",  "diagram",    "score",   "moves",      "undone", "variations",
                   "board",  "result",   "gameResult", "final",   "analysis"});
        file.squareStyle = m_catalog.notes(file.game.variant()).squareStyle;
        settings(root, file);
        file.info = {m_reader.string(root, "event"), m_reader.string(root, "place"),
                     m_reader.string(root, "date"), m_reader.string(root, "handicap")};
        players(root, file);
        clock(root, file);
        shapes(root, file.game);
        comment(root, file.game);
        file.game.setDiagram(Game::kStart, m_reader.boolean(root, "diagram", false));
        readFinding(m_reader, root, file.game);
        score(root, file.game); // behind what notes one, too: of equal depth the last one stays
        moves(root, file.game);
        if (m_stop.stop_requested()) {
            m_reader.complain(root.place, sentence("GameFileFaults", "the reading was stopped"));
            return Failure{m_reader.faults()};
        }
        if (torn.empty()) {
            times(file);
            result(root, file.game);
            board(root, file.game);
        } else {
            file.losses = torn;
            file.losses.insert(file.losses.end(), m_reader.faults().begin(), m_reader.faults().end());
            return file;
        }
        if (!m_reader.faults().empty()) {
            return Failure{m_reader.faults()};
        }
        return file;
    }

private:
    void header(const LocatedJson& root) {
        const std::string format = m_reader.string(root, "format", true);
        if (!format.empty() && format != kGameJsonFormat) {
            m_reader.complain(
                root.find("format")->place,
                sentence("GameFileFaults", "this is no game of this program: the format is \"%1\"")
                    .with(format),
                sentence("GameFileFaults", "expected \"%1\"").with(std::string_view(kGameJsonFormat)));
        }
        const auto version = m_reader.integer(root, "version", 1, 1000000, true);
        if (version && *version > kGameJsonVersion) {
            m_reader.complain(
                root.find("version")->place,
                sentence("GameFileFaults",
                         "written by a newer program: version %1 of the format, this program knows %2")
                    .with(*version, kGameJsonVersion));
        }
    }

    std::shared_ptr<const Variant> loadGame(const LocatedJson& root) {
        const std::string id = m_reader.string(root, "variant", true);
        if (id.empty()) {
            return nullptr;
        }
        const LocatedJson* profile = root.find("profile");
        const std::string profileId =
            profile != nullptr ? m_reader.string(root, "profile") : std::string(kStandardProfile);
        if (profileId.empty()) {
            m_reader.complain(profile->place, sentence("GameFileFaults", "\"profile\" must not be empty"));
            return nullptr;
        }
        if (const LocatedJson* definition = root.find("definition")) {
            return loadDefinition(*definition, id, profileId);
        }
        const auto variant =
            m_rules == Rules::Shipped ? m_catalog.loadShipped(id, profileId) : m_catalog.load(id, profileId);
        if (!variant) {
            const Diagnostic& fault = variant.error().front();
            const LocatedJson* place =
                m_catalog.find(id) == nullptr || profile == nullptr ? root.find("variant") : profile;
            m_reader.complain(place->place, fault.message, fault.hint);
            return nullptr;
        }
        return *variant;
    }

    /// The game that stands in the file itself; that of the catalogue where it is the same.
    std::shared_ptr<const Variant> loadDefinition(const LocatedJson& definition, const std::string& id,
                                                  const std::string& profile) {
        if (m_catalog.isDefinedSo(id, plainJson(definition))) {
            if (auto known = m_catalog.load(id, profile)) {
                return *known;
            }
        }
        const auto loaded =
            loadVariantFile(definition, m_reader.fileName(), profile, m_stop, m_catalog.language());
        if (!loaded) {
            for (const Diagnostic& fault : loaded.error()) {
                m_reader.complain({fault.line, fault.column}, fault.message, fault.hint, fault.length);
            }
            return nullptr;
        }
        if (loaded->variant->id() != id) {
            m_reader.complain(definition.place,
                              sentence("GameFileFaults", "the game is \"%1\", but defined is \"%2\"")
                                  .with(id, loaded->variant->id()));
            return nullptr;
        }
        return loaded->variant;
    }

    std::optional<Position> startPosition(const LocatedJson& root,
                                          const std::shared_ptr<const Variant>& variant) {
        const LocatedJson* start = root.find("start");
        const std::string text = m_reader.string(root, "start", true);
        if (start == nullptr || text.empty()) {
            return std::nullopt;
        }
        auto position = positionFromSfen(variant, text);
        if (!position) {
            for (const Diagnostic& fault : position.error()) {
                m_reader.complainInside(*start, fault);
            }
            return std::nullopt;
        }
        return std::move(*position);
    }

    /// The object of this name, whose members that are not known go to `file`; null where there is none.
    const LocatedJson* section(const LocatedJson& parent, const std::string& name, const std::string& path,
                               std::initializer_list<std::string_view> known, GameFile& file) {
        const LocatedJson* given = parent.find(name);
        if (given == nullptr) {
            return nullptr;
        }
        if (given->object() == nullptr) {
            m_reader.complain(
                given->place,
                sentence("GameFileFaults", "\"%1\" must be an object, not %2").with(name, given->kind()));
            return nullptr;
        }
        file.unknown[path] = unknownMembers(*given, known);
        return given;
    }

    void settings(const LocatedJson& root, GameFile& file) {
        const LocatedJson* given =
            section(root, "settings", "settings", {"endsAtMate", "illegalMoveLoses"}, file);
        if (given != nullptr) {
            file.game.setSettings({m_reader.boolean(*given, "endsAtMate", false)});
            file.illegalMoveLoses = m_reader.boolean(*given, "illegalMoveLoses", false);
        }
    }

    /// Files had one level for both sides once.
    void players(const LocatedJson& root, GameFile& file) {
        constexpr int kStrongest = 10;
        if (const auto level = m_reader.integer(root, "level", 1, kStrongest)) {
            file.levels = {*level, *level};
        }
        const LocatedJson* given = section(root, "players", "players", {"sente", "gote"}, file);
        if (given == nullptr) {
            return;
        }
        const PerSide<std::string> sides{"sente", "gote"};
        for (const Side side : {Side::Sente, Side::Gote}) {
            const LocatedJson* player = section(*given, sides[side], "players/" + sides[side],
                                                {"name", "kind", "level", "engine"}, file);
            if (player == nullptr) {
                continue;
            }
            file.playerNames[side] = m_reader.string(*player, "name");
            file.levels[side] = m_reader.integer(*player, "level", 1, kStrongest).value_or(file.levels[side]);
            file.playerKinds[side] = m_reader.choice<const char*>(
                *player, "kind",
                {{GameFile::kHuman, GameFile::kHuman}, {GameFile::kComputer, GameFile::kComputer}});
            const LocatedJson* engine =
                section(*player, "engine", "players/" + sides[side] + "/engine", {"name", "command"}, file);
            if (engine != nullptr) {
                file.engines[side] = {m_reader.string(*engine, "name"), m_reader.string(*engine, "command")};
            }
        }
    }

    void clock(const LocatedJson& root, GameFile& file) {
        const LocatedJson* given = section(root, "clock", "clock", {"control", "timeLoses", "elapsed"}, file);
        if (given == nullptr) {
            return;
        }
        file.timeLoses = m_reader.boolean(*given, "timeLoses", true);
        file.elapsed =
            std::chrono::milliseconds(m_reader.integer(*given, "elapsed", 0, kLongestMove).value_or(0));
        const LocatedJson* text = given->find("control");
        const auto control = parseGameTime(m_reader.string(*given, "control", true));
        if (control) {
            file.time = *control;
        } else if (text != nullptr && text->string() != nullptr) {
            m_reader.complainInside(*text, control.error().front());
        }
    }

    /// No move may have taken more than there was.
    void times(const GameFile& file) {
        if (!file.time || !file.timeLoses || !m_reader.faults().empty()) {
            return;
        }
        if (const auto node = overspentMove(*file.time, file.game)) {
            m_reader.complain(m_entries[*node]->find("time")->place,
                              sentence("GameFileFaults", "move %1 took longer than the clock allowed")
                                  .with(file.game.depth(*node)));
        }
    }

    /// The text and place of an entry of a list of moves.
    const LocatedJson* moveEntry(const LocatedJson& entry) {
        const LocatedJson* text = &entry;
        if (entry.object() != nullptr) {
            text = entry.find("move");
        }
        if (text == nullptr || text->string() == nullptr) {
            m_reader.complain(
                entry.place,
                sentence("GameFileFaults", "a move must be a text or an object with the key \"move\""));
            return nullptr;
        }
        return text;
    }

    bool playOne(const LocatedJson& entry, Game& game) {
        const LocatedJson* text = moveEntry(entry);
        if (text == nullptr) {
            return false;
        }
        const Sentence what = moveInText(game, *text->string());
        const auto parsed = rules::parseMoveText(game.variant(), *text->string());
        if (!parsed) {
            m_reader.complain(text->place, about(what, parsed.error().front().inLine()));
            return false;
        }
        const auto move = rules::matchMove(game.position(), game.legalMoves(), *parsed);
        const std::size_t known = game.nodeCount();
        if (!move || !game.play(*move)) {
            m_reader.complain(text->place, illegal(game, what, *parsed));
            return false;
        }
        if (game.nodeCount() == known) {
            m_reader.complain(text->place,
                              sentence("GameFileFaults", "%1 stands twice after the same move").with(what));
            return false;
        }
        m_entries.push_back(&entry);
        if (entry.object() != nullptr) {
            shapes(entry, game);
            comment(entry, game);
            glyph(entry, game);
            game.setDiagram(game.current(), m_reader.boolean(entry, "diagram", false));
            readFinding(m_reader, entry, game);
            score(entry, game);
            game.setSpent(
                std::chrono::milliseconds(m_reader.integer(entry, "time", 0, kLongestMove).value_or(0)));
            game.setUnknown(unknownMembers(entry, {"move", "text", "time", "shapes", "glyph", "comment",
                                                   "diagram", "score", "analysis", "end"}));
            if (const LocatedJson* end = entry.find("end")) {
                m_ends.emplace_back(game.current(), end); // moves may follow that were made before
            }
        }
        return true;
    }

    /// What is drawn on the position that `game` has reached.
    void shapes(const LocatedJson& owner, Game& game) {
        std::vector<DrawnShape> drawn;
        for (const LocatedJson& entry : m_reader.items(owner, "shapes")) {
            const auto shape = entry.string() != nullptr
                                   ? parseShapeText(game.variant().shape(), *entry.string())
                                   : std::nullopt;
            if (!shape) {
                m_reader.complain(
                    entry.place, sentence("GameFileFaults", "a drawn shape must be a square or two"),
                    sentence("GameFileFaults",
                             "such as \"8h\" for a circle, \"8h7g*2\" for an arrow of the third brush"));
                return;
            }
            drawn.push_back(*shape);
        }
        game.setShapes(game.current(), std::move(drawn));
    }

    /// What is said of the position that `game` has reached.
    void comment(const LocatedJson& owner, Game& game) {
        std::string text = m_reader.string(owner, "comment");
        if (text.size() > Game::kLongestComment) {
            m_reader.complain(owner.find("comment")->place, commentTooLong());
            return;
        }
        game.setComment(game.current(), std::move(text));
    }

    void glyph(const LocatedJson& owner, Game& game) {
        const LocatedJson* given = owner.find("glyph");
        if (given == nullptr) {
            return;
        }
        const auto glyph = parseGlyph(m_reader.string(owner, "glyph"));
        if (!glyph) {
            m_reader.complain(given->place, sentence("GameFileFaults", "unknown glyph"),
                              sentence("GameFileFaults", "one of ! ? !! ?? !? ?!"));
        }
        game.setGlyph(game.current(), glyph);
    }

    /// What a search has made of the position that `game` has reached.
    void score(const LocatedJson& owner, Game& game) {
        const LocatedJson* given = owner.find("score");
        if (given == nullptr) {
            return;
        }
        if (const auto found = scoreIn(m_reader, *given)) {
            game.noteScore(game.current(), *found);
        }
    }

    bool playAll(const LocatedJson::Array& entries, Game& game) {
        return std::all_of(entries.begin(), entries.end(), [&](const LocatedJson& entry) {
            return !m_stop.stop_requested() && playOne(entry, game);
        });
    }

    void moves(const LocatedJson& root, Game& game) {
        if (!playAll(m_reader.items(root, "moves"), game)) {
            return;
        }
        const Game::Node shown = game.current();
        if (!playAll(m_reader.items(root, "undone"), game)) {
            return;
        }
        const Game::Node last = game.current();
        for (const LocatedJson& branch : m_reader.items(root, "variations")) {
            const auto after =
                m_reader.integer(branch, "after", 0, static_cast<int>(game.nodeCount()) - 1, true);
            if (!after) {
                return;
            }
            game.goTo(static_cast<Game::Node>(*after));
            if (!playAll(m_reader.items(branch, "moves", true), game)) {
                return;
            }
        }
        for (const auto& [node, end] : m_ends) {
            game.goTo(node);
            endBy(*end, game);
        }
        game.goTo(last);
        game.goTo(shown);
    }

    /// The line on the board and the position shown. Version 1 has them in its lists of moves.
    void board(const LocatedJson& root, Game& game) {
        const LocatedJson* given = root.find("board");
        if (given == nullptr || !m_reader.faults().empty()) {
            return;
        }
        const int last = static_cast<int>(game.nodeCount()) - 1;
        const auto line = m_reader.integer(*given, "line", 0, last, true);
        const auto shown = m_reader.integer(*given, "shown", 0, last, true);
        if (!line || !shown) {
            return;
        }
        const Game::Node before = game.lastOfLine();
        game.goTo(static_cast<Game::Node>(*line));
        game.endLineHere();
        const auto depth = game.depth(static_cast<Game::Node>(*shown));
        if (depth > game.line().size() || game.onLine(depth) != static_cast<Game::Node>(*shown)) {
            m_reader.complain(given->place,
                              sentence("GameFileFaults",
                                       "the move that is shown does not belong to the line on the board"));
            game.goTo(before);
            return;
        }
        game.goTo(static_cast<Game::Node>(*shown));
    }

    /// The outcome that an object tells, where it may stand at the position of `game`.
    void endBy(const LocatedJson& given, Game& game) {
        const auto outcome =
            rules::parseOutcome(m_reader.string(given, "state", true), m_reader.string(given, "reason"));
        if (!outcome) {
            m_reader.complain(given.place, sentence("GameFileFaults", "unknown result"));
            return;
        }
        if (!game.endAsRecorded(*outcome)) {
            m_reader.complain(given.place, sentence("GameFileFaults",
                                                    "the result does not agree with the moves, which give %1")
                                               .with(std::string(rules::stateCode(game.outcome().state)) +
                                                     ' ' + rules::reasonCode(game.outcome().reason)));
        }
    }

    /// The result of the line on the board; in version 1 of the position shown.
    void result(const LocatedJson& root, Game& game) {
        const LocatedJson* given = root.find("result");
        if (given == nullptr || !m_reader.faults().empty()) {
            return;
        }
        if (given->object() == nullptr) {
            m_reader.complain(given->place, sentence("GameFileFaults", "\"%1\" must be an object, not %2")
                                                .with("result"sv, given->kind()));
            return;
        }
        const LocatedJson* place = root.find("board");
        if (place != nullptr) {
            const auto line =
                m_reader.integer(*place, "line", 0, static_cast<int>(game.nodeCount()) - 1, true);
            if (!line) {
                return;
            }
            game.goTo(static_cast<Game::Node>(*line));
        }
        endBy(*given, game);
        if (place == nullptr && game.isOver()) {
            game.endLineHere(); // the game ended while an earlier position was shown
        }
    }

    JsonReader m_reader;
    const Catalog& m_catalog;
    Rules m_rules;
    const std::stop_token& m_stop;
    std::vector<const LocatedJson*> m_entries{nullptr};            ///< by the node that was made of it
    std::vector<std::pair<Game::Node, const LocatedJson*>> m_ends; ///< told of positions within the tree
};

} // namespace

Result<GameFile> readGameJson(std::string_view text, const std::string& fileName, const Catalog& catalog,
                              const std::stop_token& stop) {
    const TornJson read = parseTornJson(text, fileName, kMostGameJson);
    const LocatedJson* id = read.root.find("variant");
    const Catalog::Entry* entry =
        id != nullptr && id->string() != nullptr ? catalog.find(*id->string()) : nullptr;
    if (entry != nullptr && entry->replacesBuiltin) {
        // A file without a definition is of the shipped game, or of a time when none were written.
        if (auto file = Reader(fileName, catalog, Rules::Shipped, stop).run(read.root, read.faults)) {
            return file;
        }
    }
    return Reader(fileName, catalog, Rules::OfCatalog, stop).run(read.root, read.faults);
}

} // namespace mujo
