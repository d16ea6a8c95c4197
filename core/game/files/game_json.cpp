#include "core/game/files/game_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/game/clock.h"
#include "core/position/sfen.h"
#include "core/rules/entering_king.h"
#include "core/rules/explain.h"
#include "core/rules/move_text.h"
#include "core/variant/json_reader.h"

namespace mujo {

namespace {

constexpr int kVersion = 1;
constexpr const char* kFormat = "mujo-game";
constexpr int kLongestMove = static_cast<int>(TimeControl::kLongest.count()) * 2; // milliseconds

using Json = nlohmann::ordered_json;

Json shapesJson(const BoardShape& board, const std::vector<DrawnShape>& shapes) {
    Json list = Json::array();
    for (const DrawnShape& shape : shapes) {
        list.push_back(shapeText(board, shape));
    }
    return list;
}

Json moveJson(const Variant& variant, const Game::Ply& ply) {
    Json json = {{"move", rules::moveText(variant, ply.move)}, {"text", ply.notation}};
    if (ply.spent.count() > 0) {
        json["time"] = ply.spent.count();
    }
    if (!ply.shapes.empty()) {
        json["shapes"] = shapesJson(variant.shape(), ply.shapes);
    }
    return json;
}

class Reader {
public:
    Reader(const std::string& fileName, const Catalog& catalog) : m_reader(fileName), m_catalog(catalog) {}

    Result<GameFile, Diagnostics> run(const LocatedJson& root) {
        if (!m_reader.expectObject(root, "a game file",
                                   {"format", "version", "variant", "profile", "date", "players", "level",
                                    "settings", "clock", "start", "shapes", "moves", "undone", "result",
                                    "final"})) {
            return Failure{m_reader.faults()};
        }
        header(root);
        auto variant = loadGame(root);
        auto start = variant ? startPosition(root, variant) : std::nullopt;
        if (!start || !m_reader.faults().empty()) {
            return Failure{m_reader.faults()};
        }
        Game::Settings settings;
        bool illegalLoses = false;
        if (const LocatedJson* given = root.find("settings")) {
            m_reader.expectObject(*given, "\"settings\"", {"endsAtMate", "illegalMoveLoses"});
            settings.endsAtMate = m_reader.boolean(*given, "endsAtMate", false);
            illegalLoses = m_reader.boolean(*given, "illegalMoveLoses", false);
        }
        GameFile file{Game(std::move(*start), settings), {}, {"human", "human"}, 3, illegalLoses, {}};
        file.date = m_reader.string(root, "date");
        file.level = m_reader.integer(root, "level", 1, 10).value_or(file.level);
        players(root, file);
        clock(root, file);
        shapes(root, file.game);
        moves(root, file.game);
        times(root, file);
        result(root, file.game);
        if (!m_reader.faults().empty()) {
            return Failure{m_reader.faults()};
        }
        return file;
    }

private:
    void header(const LocatedJson& root) {
        const std::string format = m_reader.string(root, "format", true);
        if (!format.empty() && format != kFormat) {
            m_reader.complain(root.find("format")->place,
                              "this is no game of ours: the format is \"" + format + '"',
                              std::string("expected \"") + kFormat + '"');
        }
        const auto version = m_reader.integer(root, "version", 1, 1000000, true);
        if (version && *version > kVersion) {
            m_reader.complain(root.find("version")->place,
                              "written by a newer program: version " + std::to_string(*version) +
                                  " of the format, this program knows " + std::to_string(kVersion));
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
            m_reader.complain(profile->place, "\"profile\" must not be empty");
            return nullptr;
        }
        const auto variant = m_catalog.load(id, profileId);
        if (!variant) {
            const Diagnostic& fault = variant.error().front();
            const LocatedJson* place =
                m_catalog.find(id) == nullptr || profile == nullptr ? root.find("variant") : profile;
            m_reader.complain(place->place, fault.message, fault.hint);
            return nullptr;
        }
        return *variant;
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

    void players(const LocatedJson& root, GameFile& file) {
        const LocatedJson* given = root.find("players");
        if (given == nullptr || !m_reader.expectObject(*given, "\"players\"", {"sente", "gote"})) {
            return;
        }
        const std::array<std::string_view, 2> sides = {"sente", "gote"};
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const LocatedJson* player = given->find(sides[i]);
            if (player == nullptr || !m_reader.expectObject(*player, "a player", {"name", "kind"})) {
                continue;
            }
            file.playerNames[i] = m_reader.string(*player, "name");
            file.playerKinds[i] =
                m_reader.choice<const char*>(*player, "kind", {{"human", "human"}, {"computer", "computer"}});
        }
    }

    void clock(const LocatedJson& root, GameFile& file) {
        const LocatedJson* given = root.find("clock");
        if (given == nullptr ||
            !m_reader.expectObject(*given, "\"clock\"", {"control", "timeLoses", "elapsed"})) {
            return;
        }
        file.timeLoses = m_reader.boolean(*given, "timeLoses", true);
        file.elapsed =
            std::chrono::milliseconds(m_reader.integer(*given, "elapsed", 0, kLongestMove).value_or(0));
        const LocatedJson* text = given->find("control");
        const auto control = parseTimeControl(m_reader.string(*given, "control", true));
        if (control) {
            file.time = *control;
        } else if (text != nullptr && text->string() != nullptr) {
            m_reader.complainInside(*text, control.error());
        }
    }

    /// No move may have taken more than there was.
    void times(const LocatedJson& root, const GameFile& file) {
        if (!file.time || !file.timeLoses || !m_reader.faults().empty()) {
            return;
        }
        Game whole = file.game;
        while (whole.redo()) {
        }
        std::optional<std::size_t> overspent;
        (void)budgetsOf(*file.time, whole, &overspent);
        if (overspent) {
            const auto& made = m_reader.items(root, "moves");
            const LocatedJson& entry = *overspent < made.size()
                                           ? made[*overspent]
                                           : m_reader.items(root, "undone")[*overspent - made.size()];
            m_reader.complain(entry.find("time")->place, "move " + std::to_string(*overspent + 1) +
                                                             " took longer than the clock allowed");
        }
    }

    /// The text and place of an entry of a list of moves.
    const LocatedJson* moveEntry(const LocatedJson& entry) {
        const LocatedJson* text = &entry;
        if (entry.object() != nullptr) {
            m_reader.expectObject(entry, "a move", {"move", "text", "time", "shapes"});
            text = entry.find("move");
        }
        if (text == nullptr || text->string() == nullptr) {
            m_reader.complain(entry.place, "a move must be a text or an object with the key \"move\"");
            return nullptr;
        }
        return text;
    }

    bool playOne(const LocatedJson& entry, Game& game, std::size_t number) {
        const LocatedJson* text = moveEntry(entry);
        if (text == nullptr) {
            return false;
        }
        const std::string what = "move " + std::to_string(number) + " \"" + *text->string() + '"';
        const auto parsed = rules::parseMoveText(game.variant(), *text->string());
        if (!parsed) {
            m_reader.complain(text->place, what + ": " + parsed.error());
            return false;
        }
        const auto move = rules::matchMove(game.position(), game.legalMoves(), *parsed);
        if (!move || !game.play(*move)) {
            const auto why = rules::explain(game.position(), game.history(), *parsed);
            m_reader.complain(text->place, what + " is not legal: " + why.sentence);
            return false;
        }
        if (entry.object() != nullptr) {
            shapes(entry, game);
            game.setSpent(
                std::chrono::milliseconds(m_reader.integer(entry, "time", 0, kLongestMove).value_or(0)));
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
                m_reader.complain(entry.place, "a drawn shape must be a square or two",
                                  R"(such as "8h" for a circle, "8h7g*2" for an arrow of the third brush)");
                return;
            }
            drawn.push_back(*shape);
        }
        game.setShapes(std::move(drawn));
    }

    void moves(const LocatedJson& root, Game& game) {
        std::size_t number = 0;
        for (const LocatedJson& entry : m_reader.items(root, "moves")) {
            if (!playOne(entry, game, ++number)) {
                return;
            }
        }
        std::size_t undone = 0;
        for (const LocatedJson& entry : m_reader.items(root, "undone")) {
            if (!playOne(entry, game, ++number)) {
                return;
            }
            ++undone;
        }
        while (undone-- > 0) {
            game.takeBack();
        }
    }

    void result(const LocatedJson& root, Game& game) {
        const LocatedJson* given = root.find("result");
        if (given == nullptr || !m_reader.faults().empty() ||
            !m_reader.expectObject(*given, "\"result\"", {"state", "reason"})) {
            return;
        }
        const auto outcome =
            rules::parseOutcome(m_reader.string(*given, "state", true), m_reader.string(*given, "reason"));
        if (!outcome) {
            m_reader.complain(given->place, "unknown result");
            return;
        }
        if (*outcome == game.outcome()) {
            return;
        }
        using rules::Reason;
        const bool outsideTheRules =
            outcome->reason == Reason::Resignation || outcome->reason == Reason::Agreement ||
            outcome->reason == Reason::Time || outcome->reason == Reason::IllegalMove ||
            (outcome->reason == Reason::EnteringKing && outcome->winner() == game.position().turn() &&
             rules::mayDeclare(game.position()));
        if (game.isOver() || !outcome->isOver() || !outsideTheRules) {
            m_reader.complain(given->place,
                              std::string("the result does not agree with the moves, which give ") +
                                  rules::stateCode(game.outcome().state) + ' ' +
                                  rules::reasonCode(game.outcome().reason));
            return;
        }
        game.end(*outcome);
    }

    JsonReader m_reader;
    const Catalog& m_catalog;
};

} // namespace

std::string shapeText(const BoardShape& board, const DrawnShape& shape) {
    std::string text = board.name(shape.from);
    if (shape.to != shape.from) {
        text += board.name(shape.to);
    }
    return shape.brush == 0 ? text : text + '*' + std::to_string(shape.brush);
}

std::optional<DrawnShape> parseShapeText(const BoardShape& board, std::string_view text) {
    DrawnShape shape;
    const auto from = board.parsePrefix(text);
    if (!from) {
        return std::nullopt;
    }
    shape.from = *from;
    shape.to = board.parsePrefix(text).value_or(*from);
    if (text.empty()) {
        return shape;
    }
    const bool isBrush =
        text.size() == 2 && text[0] == '*' && text[1] >= '0' && text[1] < '0' + DrawnShape::kBrushes;
    shape.brush = isBrush ? text[1] - '0' : 0;
    return isBrush ? std::optional(shape) : std::nullopt;
}

std::string writeGameJson(const GameFile& file) {
    const Game& game = file.game;
    const Variant& variant = game.variant();
    Json root;
    root["format"] = kFormat;
    root["version"] = kVersion;
    root["variant"] = variant.id();
    root["profile"] = variant.profile();
    if (!file.date.empty()) {
        root["date"] = file.date;
    }
    const std::array<const char*, 2> sides = {"sente", "gote"};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        root["players"][sides[i]] = {{"name", file.playerNames[i]}, {"kind", file.playerKinds[i]}};
    }
    root["level"] = file.level;
    root["settings"] = {{"endsAtMate", game.settings().endsAtMate},
                        {"illegalMoveLoses", file.illegalMoveLoses}};
    if (file.time) {
        root["clock"] = {{"control", timeControlText(*file.time)},
                         {"timeLoses", file.timeLoses},
                         {"elapsed", file.elapsed.count()}};
    }
    root["start"] = sfen(game.start());
    if (!game.startShapes().empty()) {
        root["shapes"] = shapesJson(variant.shape(), game.startShapes());
    }
    root["moves"] = Json::array();
    for (const Game::Ply& ply : game.plies()) {
        root["moves"].push_back(moveJson(variant, ply));
    }
    if (!game.undone().empty()) {
        root["undone"] = Json::array();
        for (std::size_t i = game.undone().size(); i-- > 0;) {
            root["undone"].push_back(moveJson(variant, game.undone()[i]));
        }
    }
    root["result"] = {{"state", rules::stateCode(game.outcome().state)},
                      {"reason", rules::reasonCode(game.outcome().reason)}};
    root["final"] = sfen(game.position());
    constexpr int kIndent = 1;
    return root.dump(kIndent, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<GameFile, Diagnostics> readGameJson(std::string_view text, const std::string& fileName,
                                           const Catalog& catalog) {
    const auto root = parseLocatedJson(text, fileName);
    if (!root) {
        return Failure{root.error()};
    }
    return Reader(fileName, catalog).run(*root);
}

} // namespace mujo
