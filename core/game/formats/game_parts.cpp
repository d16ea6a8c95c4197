#include "core/game/formats/game_parts.h"

#include <algorithm>
#include <array>

#include "core/game/clock.h"
#include "core/game/formats/japanese_text.h"
#include "core/variant_file/catalog.h"

namespace mujo {

namespace {

/// By part: whether there is any of it.
std::array<bool, kGameParts> partsOf(const GameFile& file) {
    const Game& game = file.game;
    const std::vector<Game::Node> nodes = nodesFrom(game, Game::kStart);
    const auto any = [&](auto has) {
        return std::any_of(nodes.begin(), nodes.end(), [&](Game::Node node) { return has(game.ply(node)); });
    };
    std::array<bool, kGameParts> there{};
    const auto is = [&there](GamePart part) -> bool& { return there[static_cast<std::size_t>(part)]; };
    is(GamePart::Moves) = nodes.size() > 1;
    is(GamePart::OtherLines) = branches(game).size() > 1;
    is(GamePart::Ending) = std::any_of(nodes.begin(), nodes.end(),
                                       [&](Game::Node node) { return game.ended(node).has_value(); });
    is(GamePart::Comments) = any([](const Game::Ply& ply) { return !ply.comment.empty(); });
    is(GamePart::Marks) = any([](const Game::Ply& ply) { return ply.glyph.has_value(); });
    is(GamePart::Drawings) = any([](const Game::Ply& ply) { return !ply.shapes.empty(); });
    is(GamePart::Scores) = any([](const Game::Ply& ply) { return ply.score.has_value() || ply.finding; });
    is(GamePart::Diagrams) = any([](const Game::Ply& ply) { return ply.hasDiagram; });
    for (const Side side : {Side::Sente, Side::Gote}) {
        is(GamePart::Players) |= !file.playerNames[side].empty();
        is(GamePart::Seats) |= file.playerKinds[side] != GameFile::kHuman;
    }
    is(GamePart::Occasion) = !file.info.event.empty() || !file.info.place.empty();
    is(GamePart::Date) = !file.info.date.empty();
    is(GamePart::Handicap) = !file.info.handicap.empty();
    is(GamePart::Clocks) = file.time.has_value();
    is(GamePart::MoveTimes) = any([](const Game::Ply& ply) { return ply.spent.count() > 0; });
    is(GamePart::Fractions) = any([](const Game::Ply& ply) {
        return ply.spent % std::chrono::seconds(1) != std::chrono::milliseconds(0);
    });
    // Where a move took too long, readers see by themselves that running out of time does not lose.
    const bool hasOvertime = file.time && !file.timeLoses && !overspentMove(*file.time, game);
    is(GamePart::Settings) = file.illegalMoveLoses || game.settings().endsAtMate || hasOvertime;
    is(GamePart::Place) = !game.following().empty() || !game.isMainLine();
    is(GamePart::Rules) = !isShipped(game.variant());
    is(GamePart::Characters) =
        any([](const Game::Ply& ply) { return !fitsShiftJis(ply.comment); }) ||
        !fitsShiftJis(file.playerNames[Side::Sente] + file.playerNames[Side::Gote] + file.info.event +
                      file.info.place + file.info.date + file.info.handicap);
    is(GamePart::Profile) = game.variant().profile() != kStandardProfile;
    is(GamePart::Unknown) = any([](const Game::Ply& ply) { return !ply.unknown.empty(); }) ||
                            std::any_of(file.unknown.begin(), file.unknown.end(),
                                        [](const auto& entry) { return !entry.second.empty(); });
    return there;
}

} // namespace

std::vector<GamePart> lostParts(const GameFile& file, GameParts kept) {
    const auto there = partsOf(file);
    std::vector<GamePart> lost;
    for (std::size_t i = 0; i < kGameParts; ++i) {
        const auto part = static_cast<GamePart>(i);
        const bool isOfLost = (part == GamePart::Fractions && !kept.has(GamePart::MoveTimes)) ||
                              (part == GamePart::Characters && !kept.has(GamePart::Comments));
        if (there[i] && !kept.has(part) && !isOfLost) {
            lost.push_back(part);
        }
    }
    return lost;
}

std::string_view partName(GamePart part) {
    static constexpr auto kNames = std::to_array<std::string_view>({
        "the moves",
        "the other lines",
        "the end of the game",
        "the comments",
        "the marks of moves",
        "the drawings",
        "where diagrams are printed",
        "the scores that the computer has given",
        "the names of the players",
        "which sides the computer plays",
        "the event and the place",
        "the date",
        "the name of the handicap",
        "the clocks",
        "the times of the moves",
        "the fractions of seconds in the times of the moves",
        "the settings of the game",
        "the line and the position shown",
        "the rules of the game, which is none that comes with the program",
        "characters that Shift-JIS has no room for",
        "the reading of the rules",
        "what this program does not know of its file",
    });
    static_assert(kNames.size() == kGameParts);
    return kNames[static_cast<std::size_t>(part)];
}

} // namespace mujo
