#include "core/variant_file/handicaps_loader.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace mujo {

namespace {

constexpr std::size_t kMostHandicaps = 100;

void readChange(JsonReader& reader, const LocatedJson::Member& member, const VariantData& game,
                SquareStyle style, Handicap& handicap) {
    const auto square = game.shape.parse(member.name, style);
    if (!square) {
        reader.complain(
            member.namePlace,
            sentence("VariantFaults", "%1 is no square of the board").with(shortened(member.name)));
        return;
    }
    if (std::none_of(game.setup.begin(), game.setup.end(),
                     [&](const Placement& placement) { return placement.square == *square; })) {
        reader.complain(member.namePlace,
                        sentence("VariantFaults", "no piece stands on %1 at the start").with(member.name));
        return;
    }
    const std::string* piece = member.value.string();
    if (piece == nullptr) {
        reader.complain(
            member.value.place,
            sentence("VariantFaults", "a change is the id of a piece, or \"\" for a piece that is missing"));
        return;
    }
    const auto isIt = [piece](const PieceType& type) { return type.id == *piece && !type.formOnly; };
    if (!piece->empty() && std::none_of(game.types.begin(), game.types.end(), isIt)) {
        reader.complain(member.value.place,
                        sentence("VariantFaults", "there is no piece %1 to set up").with(shortened(*piece)));
        return;
    }
    handicap.changes.push_back({*square, *piece});
}

} // namespace

std::vector<Handicap> readHandicaps(JsonReader& reader, const LocatedJson& file, const VariantData& game,
                                    SquareStyle style) {
    std::vector<Handicap> handicaps;
    for (const LocatedJson& entry : reader.items(file, "handicaps")) {
        if (handicaps.size() == kMostHandicaps) {
            reader.complain(entry.place,
                            sentence("VariantFaults", "more than %1 handicaps").with(kMostHandicaps));
            break;
        }
        if (!reader.expectObject(entry, sentence("VariantFaults", "a handicap", "what must be an object"),
                                 {"id", "name", "kanji", "changes"})) {
            continue;
        }
        Handicap handicap{reader.string(entry, "id", true),
                          reader.string(entry, "name", true),
                          reader.string(entry, "kanji"),
                          {}};
        if (!handicap.id.empty() && !isPlainId(handicap.id)) {
            reader.complain(entry.find("id")->place,
                            sentence("VariantFaults", "the id must consist of a-z, 0-9 and '-'"));
        }
        if (std::any_of(handicaps.begin(), handicaps.end(),
                        [&](const Handicap& other) { return other.id == handicap.id; })) {
            reader.complain(
                entry.place,
                sentence("VariantFaults", "a second handicap with the id \"%1\"").with(handicap.id));
        }
        const LocatedJson* changes = entry.find("changes");
        if (changes == nullptr || changes->object() == nullptr || changes->object()->empty()) {
            reader.complain(
                changes == nullptr ? entry.place : changes->place,
                sentence("VariantFaults", "a handicap needs \"changes\", an object from squares to pieces"));
            continue;
        }
        for (const LocatedJson::Member& member : *changes->object()) {
            readChange(reader, member, game, style, handicap);
        }
        handicaps.push_back(std::move(handicap));
    }
    return handicaps;
}

} // namespace mujo
