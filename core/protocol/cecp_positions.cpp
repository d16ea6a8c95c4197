#include <algorithm>

#include "core/protocol/cecp_dialect.h"
#include "core/protocol/xboard_setup.h"

namespace mujo {

namespace {

/// In the place of a setup: XBoard has the game's board itself.
constexpr std::string_view kOwnSetup = "xboard";

/// Where a piece may be dropped, in the words of a `piece` line; empty for no limit.
std::string dropLimits(const Variant& variant, PieceTypeId type) {
    const auto& drops = variant.rules().drops;
    if (!drops || variant.type(type).promoted) {
        return {};
    }
    const Square last = variant.shape().at(variant.shape().files() / 2, 0);
    const bool stuck = !variant.canEverMove(type, last, Side::Sente);
    const bool onePerFile = drops->onceOnFile(type);
    if (!stuck && !onePerFile) {
        return {};
    }
    return std::string(onePerFile ? "f" : "") + '@' +
           (stuck ? std::to_string(variant.shape().ranks() - 1) : std::string());
}

} // namespace

std::shared_ptr<const Variant> cecpDefaultVariant(const Catalog& catalog) {
    const auto shipped = builtinVariants();
    const auto found =
        std::find_if(catalog.entries().begin(), catalog.entries().end(), [&](const Catalog::Entry& entry) {
            return std::any_of(shipped.begin(), shipped.end(),
                               [&](const VariantText& text) { return text.fileName == entry.fileName; });
        });
    return (found != catalog.entries().end() ? found : catalog.entries().begin())->standard;
}

bool xboardJudgesNothing(const Catalog& catalog, const std::shared_ptr<const Variant>& variant) {
    const VariantNotes notes = catalog.notes(*variant);
    const ProtocolName* name = nameFor(notes.cecpNames, variant->profile());
    return (name == nullptr || name->setup.empty()) && fitsXBoard(*variant);
}

std::vector<std::string> cecpDescription(const Catalog& catalog,
                                         const std::shared_ptr<const Variant>& variant) {
    const VariantNotes notes = catalog.notes(*variant);
    const ProtocolName* name = nameFor(notes.cecpNames, variant->profile());
    if (name != nullptr && name->setup == kOwnSetup) {
        return {};
    }
    if (name == nullptr || name->setup.empty()) {
        return xboardJudgesNothing(catalog, variant) ? xboardSetup(variant) : std::vector<std::string>();
    }
    std::vector<std::string> lines{"setup " + name->setup + ' ' + cecpFen(Position::start(variant))};
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        const PieceType& type = variant->types()[i];
        if (!type.formOnly && !type.royal) {
            lines.push_back("piece " + cecpLetter(*variant, PieceTypeId(i)) + "& " + type.betza +
                            dropLimits(*variant, PieceTypeId(i)));
        }
    }
    return lines;
}

} // namespace mujo
