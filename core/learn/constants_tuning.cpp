#include "core/learn/constants_tuning.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

#include "core/base/random.h"

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

// As customary for the method: changes grow small slowly, and what is learned from them faster.
constexpr double kChangeFalls = 0.101;
constexpr double kGainFalls = 0.602;
constexpr double kGain = 0.03;          // of a change, for each game more won than lost
constexpr double kStabilityShare = 0.1; // of the planned steps

/// What the lot makes of a constant in a step.
struct Nudge {
    double change; ///< up or down
    double shift;  ///< from -1/2 to 1/2, for both sides: between whole numbers the lot decides
};

std::array<Nudge, kSearchConstants.size()> nudgesOf(const ConstantsTuning& plan, int step) {
    constexpr std::uint64_t kFine = 1024;
    Random lot(plan.seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(step));
    std::array<Nudge, kSearchConstants.size()> nudges{};
    for (std::size_t i = 0; i < nudges.size(); ++i) {
        const double size = kSearchConstants[i].step / std::pow(step + 1, kChangeFalls);
        nudges[i].change = lot.below(2) == 0 ? size : -size;
        nudges[i].shift = static_cast<double>(lot.below(kFine)) / static_cast<double>(kFine) - 0.5;
    }
    return nudges;
}

void keepWithinLimits(ConstantValues& values) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = std::clamp(values[i], static_cast<double>(kSearchConstants[i].least),
                               static_cast<double>(kSearchConstants[i].most));
    }
}

std::string headOf(const ConstantsTuning& plan) {
    Json boards = Json::array();
    for (const Trial& board : plan.boards) {
        boards.push_back({{"game", board.variant->id()},
                          {"profile", board.variant->profile()},
                          {"nodes", board.nodes},
                          {"plies", board.mostPlies},
                          {"evaluation", board.b.tuned ? board.b.tuned->provenance : ""}});
    }
    Json from = Json::object();
    for (const NamedConstant& constant : kSearchConstants) {
        from[constant.name] = plan.from.*constant.value;
    }
    const Json head{{"tuning", boards},    {"from", from},      {"moved", plan.moved.to_string()},
                    {"pairs", plan.pairs}, {"seed", plan.seed}, {"steps", plan.steps}};
    return head.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

ConstantValues valuesOf(const SearchConstants& constants) {
    ConstantValues values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = constants.*kSearchConstants[i].value;
    }
    return values;
}

SearchConstants nearestConstants(const ConstantValues& values) {
    ConstantValues within = values;
    keepWithinLimits(within);
    SearchConstants constants;
    for (std::size_t i = 0; i < within.size(); ++i) {
        constants.*kSearchConstants[i].value = static_cast<int>(std::lround(within[i]));
    }
    return constants;
}

Result<TuningBook, LogFault> TuningBook::open(const std::filesystem::path& path,
                                              const ConstantsTuning& plan) {
    TuningBook book;
    book.m_plan = plan;
    book.m_values = valuesOf(plan.from);
    auto file = LineLog::open(
        path, headOf(plan), sentence("MatchFaults", "the steps of this plan", "what a file holds"),
        [&](const std::string& text) {
            const Json line = Json::parse(text, nullptr, false);
            const auto number = [&line](const char* name) {
                const auto found = line.is_object() ? line.find(name) : line.end();
                return found != line.end() && found->is_number_integer() ? found->get<int>()
                                                                         : std::numeric_limits<int>::max();
            };
            const int result = number("result");
            if (number("step") != book.stepsMade() || result < -2 * plan.pairs || result > 2 * plan.pairs) {
                return Result<void>(
                    Failure{wholeFault(sentence("MatchFaults", "a step and its result are missing"))});
            }
            book.follow(result);
            return Result<void>();
        });
    if (!file) {
        return Failure{file.error()};
    }
    book.m_file = std::move(*file);
    return book;
}

TuningBook::Rivals TuningBook::rivals(int step) const {
    Rivals rivals{m_values, m_values};
    const auto nudges = nudgesOf(m_plan, step);
    for (std::size_t i = 0; i < nudges.size(); ++i) {
        if (m_plan.moved[i]) {
            rivals.up[i] += nudges[i].shift + nudges[i].change;
            rivals.down[i] += nudges[i].shift - nudges[i].change;
        }
    }
    return rivals;
}

int TuningBook::resultOf(int step, int threads, const std::atomic<bool>& stop) const {
    const Rivals both = rivals(step);
    const auto up = std::make_shared<const SearchConstants>(nearestConstants(both.up));
    const auto down = std::make_shared<const SearchConstants>(nearestConstants(both.down));
    std::atomic<int> next{0};
    std::atomic<int> sum{0};
    const auto work = [&] {
        for (int pair = next++; pair < m_plan.pairs && !stop; pair = next++) {
            const int number = step * m_plan.pairs + pair;
            Trial trial = m_plan.boards[static_cast<std::size_t>(number) % m_plan.boards.size()];
            trial.a = {trial.b.tuned, up};
            trial.b.constants = down;
            trial.seed = m_plan.seed;
            const Score score = playTrialPair(trial, number);
            sum += score.wins - score.losses;
        }
    };
    {
        std::vector<std::jthread> workers;
        for (int i = 1; i < threads; ++i) {
            workers.emplace_back(work);
        }
        work();
    }
    return sum;
}

void TuningBook::follow(int result) {
    const double stability = kStabilityShare * m_plan.steps;
    const double gain = kGain * result * std::pow((stability + 1) / (stability + m_made + 1), kGainFalls);
    const auto nudges = nudgesOf(m_plan, m_made);
    for (std::size_t i = 0; i < nudges.size(); ++i) {
        if (m_plan.moved[i]) {
            m_values[i] += gain * nudges[i].change;
        }
    }
    keepWithinLimits(m_values);
    ++m_made;
}

Result<void, LogFault> TuningBook::play(int threads, const std::function<void()>& onStep,
                                        const std::atomic<bool>& stop) {
    while (stepsMade() < m_plan.steps && !stop) {
        const int step = stepsMade();
        const int result = resultOf(step, threads, stop);
        if (stop) {
            break;
        }
        const Json line{{"step", step}, {"result", result}};
        if (auto added = m_file.add(line.dump()); !added) {
            return added;
        }
        follow(result);
        onStep();
    }
    return {};
}

} // namespace mujo
