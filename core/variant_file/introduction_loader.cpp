#include "core/variant_file/introduction_loader.h"

#include "core/base/utf8.h"

namespace mujo {

namespace {

constexpr int kMostMinutes = 10'000;
constexpr std::size_t kMostSteps = 40;

} // namespace

std::optional<Introduction> readIntroduction(JsonReader& reader, const LocatedJson& file) {
    const LocatedJson* entry = file.find("introduction");
    if (entry == nullptr ||
        !reader.expectObject(*entry, shortened("introduction"), {"shelf", "minutes", "difficulty"})) {
        return std::nullopt;
    }
    using Shelf = Introduction::Shelf;
    using Difficulty = Introduction::Difficulty;
    Introduction introduction;
    introduction.shelf = reader.choice<Shelf>(
        *entry, "shelf",
        {{"classics", Shelf::Classics}, {"start-here", Shelf::StartHere}, {"giants", Shelf::Giants}});
    introduction.minutes = reader.integer(*entry, "minutes", 0, kMostMinutes).value_or(0);
    introduction.difficulty = reader.choice<Difficulty>(*entry, "difficulty",
                                                        {{"moderate", Difficulty::Moderate},
                                                         {"easy", Difficulty::Easy},
                                                         {"hard", Difficulty::Hard},
                                                         {"very-hard", Difficulty::VeryHard}});
    return introduction;
}

Tour readTour(JsonReader& reader, const LocatedJson& file) {
    Tour tour;
    const LocatedJson* entry = file.find("tour");
    if (entry == nullptr || !reader.expectObject(*entry, shortened("tour"), {"title", "start", "steps"})) {
        return tour;
    }
    tour.title = reader.string(*entry, "title", true);
    tour.start = reader.string(*entry, "start");
    for (const LocatedJson& step : reader.items(*entry, "steps", true)) {
        if (tour.steps.size() == kMostSteps) {
            reader.complain(step.place, sentence("VariantFaults", "more than %1 steps").with(kMostSteps));
            break;
        }
        if (reader.expectObject(step, sentence("VariantFaults", "a step", "what must be an object"),
                                {"say", "move", "heard", "reply"})) {
            tour.steps.push_back({reader.string(step, "say", true), reader.string(step, "move", true),
                                  reader.string(step, "heard", true), reader.string(step, "reply")});
        }
    }
    return tour;
}

} // namespace mujo
