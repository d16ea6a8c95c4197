#include "core/protocol/usi_thinking.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "core/game/formats/usi_moves.h"
#include "core/protocol/cecp_dialect.h"

namespace mujo {

namespace {

constexpr std::size_t kMostMoves = 12;

std::optional<long long> number(const std::string& word) {
    long long value = 0;
    const char* begin = word.data() + (word.starts_with('+') ? 1 : 0);
    const auto [end, error] = std::from_chars(begin, word.data() + word.size(), value);
    return error == std::errc{} && end == word.data() + word.size() ? std::optional(value) : std::nullopt;
}

int forcedScore(const std::string& word, EngineProtocol protocol) {
    const bool wins = !word.starts_with('-');
    const long long told = number(word).value_or(1); // `mate +` tells that it wins, and not when
    constexpr long long kMost = (kEndScore - kForcedScore) / 2;
    const long long size = std::clamp<long long>(told < 0 ? -std::max(told, -kMost) : told, 1, kMost);
    // The winner makes the last move.
    const long long plies = protocol == EngineProtocol::Usi ? size : 2 * size - (wins ? 1 : 0);
    return static_cast<int>(wins ? kEndScore - plies : plies - kEndScore);
}

std::optional<int> scoreOf(std::istringstream& in, EngineProtocol protocol) {
    std::string kind;
    std::string word;
    if (!(in >> kind >> word)) {
        return std::nullopt;
    }
    if (kind == "mate") {
        return forcedScore(word, protocol);
    }
    const auto told = number(word);
    if (kind != "cp" || !told) {
        return std::nullopt;
    }
    constexpr long long kMost = kForcedScore - 1;
    return static_cast<int>(std::clamp(*told, -kMost, kMost));
}

std::vector<Move> lineOf(std::istringstream& in, const Game& game, EngineProtocol protocol) {
    std::vector<Move> line;
    Game ahead(game.position());
    for (std::string word; line.size() < kMostMoves && in >> word;) {
        const auto move = readProtocolMove(protocol, ahead, word);
        if (!move || !ahead.play(*move)) {
            break;
        }
        line.push_back(*move);
    }
    return line;
}

} // namespace

std::optional<Move> readProtocolMove(EngineProtocol protocol, const Game& game, const std::string& text) {
    return protocol == EngineProtocol::Usi ? readUsiMove(game.position(), game.legalMoves(), text)
                                           : readCecpMove(game.position(), game.legalMoves(), text);
}

std::string protocolMove(EngineProtocol protocol, const Game& game, const Move& move) {
    return protocol == EngineProtocol::Usi ? usiMove(game.position(), game.legalMoves(), move)
                                           : cecpMove(game.variant(), move);
}

std::optional<UsiThinking> readUsiThinking(const std::string& text, const Game& game,
                                           EngineProtocol protocol) {
    std::istringstream in(text);
    std::string word;
    if (!(in >> word) || word != "info") {
        return std::nullopt;
    }
    UsiThinking thinking;
    std::optional<int> score;
    while (in >> word) {
        if (word == "string") {
            return std::nullopt;
        }
        if (word == "score") {
            score = scoreOf(in, protocol);
        } else if (word == "pv") {
            thinking.line.moves = lineOf(in, game, protocol);
            break; // it is the rest of the line
        } else if (word == "depth" || word == "nodes" || word == "time" || word == "multipv") {
            std::string digits;
            const auto value = in >> digits ? number(digits) : std::nullopt;
            constexpr long long kDeepest = 1000;
            constexpr long long kLongest = 10'000'000'000;
            if (!value) {
                return std::nullopt;
            }
            if (word == "depth") {
                thinking.depth = static_cast<int>(std::clamp(*value, 0LL, kDeepest));
            } else if (word == "nodes") {
                thinking.nodes = static_cast<std::uint64_t>(std::max(*value, 0LL));
            } else if (word == "time") {
                thinking.time = std::chrono::milliseconds(std::clamp(*value, 0LL, kLongest));
            } else {
                thinking.number = static_cast<std::size_t>(std::clamp(*value, 1LL, kDeepest));
            }
        }
    }
    if (!score || thinking.line.moves.empty()) {
        return std::nullopt;
    }
    thinking.line.score = *score;
    return thinking;
}

} // namespace mujo
