// What programs say to our end of CECP, USI and UCI, line by line in a game that the first byte chooses:
// features, options, thinking, moves. Whatever is read is legal, and within its bounds.

#include <algorithm>
#include <sstream>

#include "core/protocol/announcement.h"
#include "core/protocol/cecp_dialect.h"
#include "core/protocol/cecp_thinking.h"
#include "core/protocol/usi_thinking.h"
#include "tests/fuzz/fuzz_target.h"

namespace {

using namespace mujo;

void checkLine(const Game& game, const std::vector<Move>& line) {
    Game ahead(game.position());
    for (const Move& move : line) {
        fuzz::require(ahead.play(move), "a line that was read is one of legal moves");
    }
}

void checkScore(int score) {
    fuzz::require(score <= kEndScore && score >= -kEndScore, "a score is within its bounds");
}

void checkOption(const std::optional<EngineOption>& option) {
    if (!option) {
        return;
    }
    fuzz::require(!option->name.empty(), "an option has a name");
    const bool isButton = option->type == EngineOption::Type::Button;
    const auto standard = isButton ? std::nullopt : std::optional(option->standard);
    const bool isBound =
        option->type == EngineOption::Type::Spin || option->type == EngineOption::Type::Combo || isButton;
    fuzz::require(!isBound || option->takes(standard), "an option takes its own value");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const Game game(fuzz::game(data[0]));
    Announcement announcement;
    std::istringstream in{std::string(fuzz::asText(data + 1, size - 1))};
    for (std::string line; std::getline(in, line);) {
        checkOption(readUsiOption(line));
        for (const CecpFeature& feature : readCecpFeatures(line)) {
            checkOption(readCecpOption(feature.value));
            announcement.games.push_back(feature.value);
        }
        if (const auto info = readCecpThinking(line, game, 100)) {
            checkScore(info->score);
            checkLine(game, info->line);
        }
        for (const auto protocol : {EngineProtocol::Usi, EngineProtocol::Uci}) {
            if (const auto thinking = readUsiThinking(line, game, protocol)) {
                checkScore(thinking->line.score);
                checkLine(game, thinking->line.moves);
                fuzz::require(!thinking->line.moves.empty(), "what is read has a move");
            }
            if (const auto move = readProtocolMove(protocol, game, line)) {
                checkLine(game, {*move});
                fuzz::require(readProtocolMove(protocol, game, protocolMove(protocol, game, *move)) == *move,
                              "the text of a move means it");
            }
        }
        announcement.name = line;
    }
    for (const auto protocol : {EngineProtocol::Cecp, EngineProtocol::Usi, EngineProtocol::Uci}) {
        announcement.protocol = protocol;
        const auto name = nameOfGame(announcement, {game.variant().id(), game.variant().profile()}, {});
        fuzz::require(name || !name.error().text.empty(), "a refusal has a reason");
    }
    return 0;
}
