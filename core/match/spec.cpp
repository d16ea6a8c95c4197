#include "core/match/spec.h"

#include <array>
#include <charconv>
#include <utility>

#include "core/engine/engine.h"
#include "core/engine/search_constants.h"
#include "core/match/novice.h"
#include "core/opponent/absent_opponent.h"
#include "core/opponent/engine_opponent.h"
#include "core/protocol/program_opponent.h"

namespace mujo {

namespace {

constexpr std::string_view kLevel = "level:";
constexpr std::array<std::pair<std::string_view, EngineProtocol>, 3> kProtocols{
    {{"cecp:", EngineProtocol::Cecp}, {"usi:", EngineProtocol::Usi}, {"uci:", EngineProtocol::Uci}}};
constexpr std::string_view kNovice = "novice";
constexpr std::string_view kUntuned = "untuned";

std::optional<std::uint64_t> readNumber(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    constexpr std::uint64_t kMost = 1'000'000'000;
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && value >= 1 && value <= kMost ? std::optional(value) : std::nullopt;
}

/// Takes `@MS`, `@MSc` or `@Nn` off the end.
void takeLimit(std::string_view& text, PlayerSpec& spec) {
    const std::size_t at = text.rfind('@');
    if (at == std::string_view::npos || at + 1 == text.size()) {
        return;
    }
    std::string_view number = text.substr(at + 1);
    const char unit = number.back();
    number.remove_suffix(unit == 'n' || unit == 'c' ? 1 : 0);
    const auto value = readNumber(number);
    if (!value) {
        return;
    }
    if (unit == 'n') {
        spec.nodes = value;
    } else {
        (unit == 'c' ? spec.cpuTime : spec.moveTime) = std::chrono::milliseconds(*value);
    }
    text = text.substr(0, at);
}

} // namespace

Result<PlayerSpec> parsePlayerSpec(std::string_view text) {
    PlayerSpec spec;
    spec.text = text;
    std::string_view rest = text;
    takeLimit(rest, spec);
    for (const auto& [word, protocol] : kProtocols) {
        if (!rest.starts_with(word) || rest.size() == word.size()) {
            continue;
        }
        if (spec.nodes || spec.cpuTime) {
            return Failure{wholeFault(
                sentence("MatchFaults", "an external engine takes a time of the clock alone: \"%1\"")
                    .with(spec.text))};
        }
        spec.kind = PlayerSpec::Kind::Program;
        spec.program.command = rest.substr(word.size());
        spec.program.protocol = protocol;
        return spec;
    }
    if (text == kNovice) { // it takes no time
        spec.kind = PlayerSpec::Kind::Novice;
        return spec;
    }
    SearchConstants constants;
    for (std::size_t at = rest.rfind('!'); at != std::string_view::npos && at + 1 < rest.size();
         at = rest.rfind('!')) {
        const std::string_view change = rest.substr(at + 1);
        if (change == kUntuned) {
            spec.untuned = true;
        } else if (auto set = setConstants(constants, change); !set) {
            return Failure{set.error()};
        } else {
            spec.constants = std::make_shared<const SearchConstants>(constants);
        }
        rest = rest.substr(0, at);
        takeLimit(rest, spec);
    }
    const auto level = rest.starts_with(kLevel) ? readNumber(rest.substr(kLevel.size())) : std::nullopt;
    if (!level || *level < kWeakestLevel || *level > kStrongestLevel) {
        return Failure{wholeFault(
            sentence("MatchFaults",
                     "a player is novice, level:N, N from 1 to 10, or cecp:COMMAND, usi:COMMAND or "
                     "uci:COMMAND, all but the first with @MS behind for their time; not \"%1\"")
                .with(spec.text))};
    }
    spec.level = static_cast<int>(*level);
    return spec;
}

std::unique_ptr<Opponent> makeOpponent(const PlayerSpec& spec, const PlayerSettings& settings) {
    if (spec.kind == PlayerSpec::Kind::Program) {
        EngineProgram program = spec.program;
        if (program.name.empty()) {
            program.name = spec.text;
        }
        program.setup = settings.setup;
        program.patience = settings.patience;
        program.notes = settings.notes;
        program.cpu = settings.cpu;
        if (settings.memoryMegabytes) {
            program.memoryMegabytes = settings.memoryMegabytes;
        }
        return std::make_unique<ProgramOpponent>(std::move(program));
    }
    if (spec.kind == PlayerSpec::Kind::Absent) {
        return std::make_unique<AbsentOpponent>(spec.name.empty() ? spec.text : spec.name, spec.whyAbsent);
    }
    if (spec.kind == PlayerSpec::Kind::Novice) {
        return std::make_unique<Novice>(spec.text, settings.seed);
    }
    EnginePlayer player;
    player.name = spec.name.empty() ? spec.text : spec.name;
    player.level = spec.level;
    player.constants = spec.constants;
    player.tuned = spec.untuned ? nullptr : settings.notes.tuned;
    player.seed = settings.seed;
    player.nodes = spec.nodes;
    player.cpuTime = spec.cpuTime;
    return std::make_unique<EngineOpponent>(std::move(player));
}

MoveLimits limitsFor(const PlayerSpec& spec, const PlayerSettings& settings) {
    return {spec.moveTime.value_or(settings.moveTime), std::nullopt};
}

} // namespace mujo
