#include "app/cli/match_options.h"

#include "app/cli/commands.h"
#include "core/system/processor.h"

namespace mujo::cli {

PlayerSpec playerSpec(const std::string& text, std::string_view option) {
    auto spec = parsePlayerSpec(text);
    if (!spec) {
        throw UsageError{std::string(option) + ": " + spec.error().front().message.english()};
    }
    return *spec;
}

PlayerSettings playerSettings(const Arguments& arguments) {
    PlayerSettings settings;
    settings.moveTime = std::chrono::milliseconds(arguments.number("--movetime", 300, 1, kMany));
    settings.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, kMany));
    settings.patience = std::chrono::milliseconds(arguments.number("--patience", 10000, 1, kMany));
    settings.memoryMegabytes = static_cast<int>(arguments.number("--memory", 64, 1, 65536));
    return settings;
}

Adjudication adjudication(const Arguments& arguments) {
    const auto text = arguments.value("--adjudicate");
    if (!text) {
        return {};
    }
    const std::size_t colon = text->find(':');
    if (colon == std::string::npos) {
        throw UsageError{"--adjudicate takes PAWNS:PLIES, not \"" + *text + '"'};
    }
    constexpr int kPawn = 100;
    return {static_cast<int>(parseNumber(text->substr(0, colon), "--adjudicate, pawns,", 1, 1000)) * kPawn,
            static_cast<int>(parseNumber(text->substr(colon + 1), "--adjudicate, plies,", 1, 1000))};
}

int mostPlies(const Arguments& arguments) {
    return static_cast<int>(arguments.number("--moves", 400, 1, kMany));
}

OpeningSettings openingSettings(const Arguments& arguments) {
    OpeningSettings opening;
    opening.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, kMany));
    opening.plies = static_cast<int>(arguments.number("--opening-plies", 8, 0, 200));
    opening.nodes = static_cast<std::uint64_t>(
        arguments.number("--opening-nodes", static_cast<long>(OpeningSettings{}.nodes), 1, kMany));
    return opening;
}

int bindToProcessor(const Arguments& arguments) {
    constexpr long kMostCpus = 1023;
    const int cpu = static_cast<int>(arguments.number("--cpu", currentCpu(), 0, kMostCpus));
    pinTo(cpu);
    return cpu;
}

} // namespace mujo::cli
