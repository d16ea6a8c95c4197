#include "core/openings/opening_builder.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/engine/engine.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

/// The legal move of the position that a machine text means; nothing where there is none.
std::optional<Move> moveOf(const Game& game, const std::string& text) {
    const auto parsed = rules::parseMoveText(game.variant(), text);
    if (!parsed) {
        return std::nullopt;
    }
    const auto move = rules::matchMove(game.position(), game.legalMoves(), *parsed);
    return move ? std::optional(*move) : std::nullopt;
}

} // namespace

std::string planText(const OpeningPlan& plan) {
    const Json json{{"openings", plan.variant->id()},
                    {"profile", plan.variant->profile()},
                    {"nodes", plan.nodes},
                    {"lines", plan.lines},
                    {"plies", plan.plies},
                    {"margin", plan.margin},
                    {"seed", plan.seed},
                    {"evaluation", plan.tuned ? plan.tuned->provenance : ""}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<std::pair<std::uint64_t, OpeningBuilder::Finding>>
OpeningBuilder::readFinding(const std::string& text) {
    try {
        const Json json = Json::parse(text);
        Finding finding;
        finding.depth = json.at("depth");
        finding.moves = json.at("moves").get<std::vector<std::string>>();
        finding.scores = json.at("scores").get<std::vector<int>>();
        if (finding.moves.empty() || finding.moves.size() != finding.scores.size()) {
            return Failure{wholeFault(
                sentence("OpeningFaults", "the position has not as many scores as moves, or none"))};
        }
        return std::pair(json.at("position").get<std::uint64_t>(), std::move(finding));
    } catch (const Json::exception& fault) {
        return Failure{wholeFault(std::string(fault.what()))};
    }
}

std::string OpeningBuilder::findingText(std::uint64_t key, const Finding& finding) {
    const Json json{
        {"position", key}, {"depth", finding.depth}, {"moves", finding.moves}, {"scores", finding.scores}};
    return json.dump();
}

Result<OpeningBuilder, LogFault> OpeningBuilder::open(const std::filesystem::path& path,
                                                      const OpeningPlan& plan) {
    OpeningBuilder builder;
    builder.m_plan = plan;
    builder.m_searched = builder.m_tree = OpeningTree(Position::start(plan.variant).key());
    auto file = LineLog::open(path, planText(plan),
                              sentence("OpeningFaults", "the searches of this plan", "what a file holds"),
                              [&](const std::string& text) {
                                  auto read = readFinding(text);
                                  if (!read) {
                                      return Result<void>(Failure{read.error()});
                                  }
                                  builder.m_findings.insert(std::move(*read));
                                  return Result<void>();
                              });
    if (!file) {
        return Failure{file.error()};
    }
    builder.m_file = std::move(*file);
    return builder;
}

Result<void, LogFault> OpeningBuilder::play(int games, const std::function<void(int, std::size_t)>& onSearch,
                                            const std::atomic<bool>& stop) {
    while (m_games < games && !stop) {
        if (auto played = playGame(onSearch, stop); !played) {
            return played;
        }
    }
    return {};
}

Result<void, LogFault> OpeningBuilder::playGame(const std::function<void(int, std::size_t)>& onSearch,
                                                const std::atomic<bool>& stop) {
    constexpr std::uint64_t kStride = 0x9E3779B97F4A7C15ULL;
    Random random(Random(m_plan.seed + kStride * static_cast<std::uint64_t>(m_games + 1)).next());
    Game game(m_plan.variant);
    std::vector<std::uint64_t> way;
    while (!game.isOver() && static_cast<int>(way.size()) < m_plan.plies) {
        if (stop) {
            return {};
        }
        if (auto looked = look(game, onSearch); !looked) {
            return looked;
        }
        way.push_back(game.position().key());
        game.play(drawn(way.back(), random));
    }
    for (std::size_t i = 0; i < way.size(); ++i) {
        m_searched.countGame(way[i], game.plies()[i].move);
    }
    m_tree = m_searched.backedUp();
    ++m_games;
    return {};
}

Result<void, LogFault> OpeningBuilder::look(const Game& game,
                                            const std::function<void(int, std::size_t)>& onSearch) {
    const Position& position = game.position();
    const std::uint64_t key = position.key();
    if (!m_searched.at(key).empty()) {
        return {};
    }
    auto known = m_findings.find(key);
    const bool isNew = known == m_findings.end();
    if (isNew) {
        auto found = search(game);
        if (!found) {
            return Failure{found.error()};
        }
        known = m_findings.emplace(key, std::move(*found)).first;
    }
    const Finding& finding = known->second;
    for (std::size_t i = 0; i < finding.moves.size(); ++i) {
        const auto move = moveOf(game, finding.moves[i]);
        if (!move) {
            return Failure{LogFault{
                sentence("OpeningFaults", "the searches hold the move %1, which is not legal in its position")
                    .with(finding.moves[i])}};
        }
        m_searched.add(key, {*move, position.keyAfter(rules::resolve(position, *move)), 0, finding.scores[i],
                             finding.depth});
    }
    if (isNew) {
        onSearch(m_games + 1, m_searched.positions());
    }
    return {};
}

Result<OpeningBuilder::Finding, LogFault> OpeningBuilder::search(const Game& game) {
    SearchRequest request{game.position(), game.history(), {}, kStrongestLevel, m_plan.seed};
    request.limits.nodes = m_plan.nodes;
    request.lines = m_plan.lines;
    request.scoresOnlyMove = true;
    request.tuned = m_plan.tuned;
    const SearchInfo info = Engine::search(request);
    if (info.failed) {
        return Failure{LogFault{sentence("OpeningFaults", "not enough memory for a search")}};
    }
    Finding finding;
    finding.depth = info.depth;
    for (const SearchLine& line : info.lines) {
        finding.moves.push_back(rules::moveText(game.variant(), line.moves.front()));
        finding.scores.push_back(line.score);
    }
    if (auto kept = m_file.add(findingText(game.position().key(), finding)); !kept) {
        return Failure{kept.error()};
    }
    return finding;
}

/// A move that is worse than the best by no more than the margin: the better it is and the fewer games have
/// gone there, the more likely.
const Move& OpeningBuilder::drawn(std::uint64_t key, Random& random) const {
    constexpr int kFine = 10'000;
    const OpeningTree::Moves& backedUp = m_tree.at(key);
    const OpeningTree::Moves& moves = backedUp.empty() ? m_searched.at(key) : backedUp;
    const int best = std::max_element(moves.begin(), moves.end(), [](const auto& a, const auto& b) {
                         return a.score < b.score;
                     })->score;
    const auto share = [&](const OpeningMove& each) {
        const int left = m_plan.margin + 1 - (best - each.score);
        return left > 0 ? static_cast<std::uint64_t>(left) * kFine / static_cast<unsigned>(each.games + 1)
                        : 0;
    };
    std::uint64_t all = 0;
    for (const OpeningMove& each : moves) {
        all += share(each);
    }
    std::uint64_t lot = random.below(all);
    const auto taken = std::find_if(moves.begin(), moves.end(), [&](const OpeningMove& each) {
        const std::uint64_t own = share(each);
        if (lot < own) {
            return true;
        }
        lot -= own;
        return false;
    });
    return taken->move;
}

} // namespace mujo
