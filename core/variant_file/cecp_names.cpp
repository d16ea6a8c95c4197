#include "core/variant_file/cecp_names.h"

#include "core/variant_file/piece_letters.h"

namespace mujo {

namespace {

std::string nameInCecp(const Variant& variant, const std::string& profile) {
    return profile == kStandardProfile ? variant.id() : variant.id() + '-' + profile;
}

/// A name that XBoard takes for none of its own games. It looks for the names of these at the beginning of a
/// name, as whole words, and passes over the plain ids of some large games.
std::string nameForXBoard(const Variant& variant, const std::string& profile) {
    return profile == kStandardProfile ? variant.id() + "-shogi" : variant.id() + "shogi-" + profile;
}

} // namespace

bool fitsXBoard(const Variant& variant) {
    constexpr int kHandFiles = 4;
    const int files = variant.shape().files() + (variant.rules().drops ? kHandFiles : 0);
    return variant.hasLetters() && files <= kXBoardSide && variant.shape().ranks() <= kXBoardSide;
}

CecpVariantNames cecpVariantNames(const Catalog& catalog) {
    CecpVariantNames names;
    for (const Catalog::Entry& entry : catalog.entries()) {
        const Variant& standard = *entry.standard;
        for (const Profile& profile : standard.data().optionTable.profiles) {
            const ProtocolName* given = nameFor(entry.notes.cecpNames, profile.id);
            if (given != nullptr && !given->setup.empty()) {
                names.shownByXBoard.push_back(given->name);
                continue;
            }
            if (fitsXBoard(standard)) {
                names.shownByXBoard.push_back(nameForXBoard(standard, profile.id));
            }
            names.others.push_back(given != nullptr ? given->name : nameInCecp(standard, profile.id));
        }
    }
    return names;
}

std::shared_ptr<const Variant> cecpVariant(const Catalog& catalog, std::string_view name) {
    for (const Catalog::Entry& entry : catalog.entries()) {
        const VariantData& data = entry.standard->data();
        for (const Profile& profile : data.optionTable.profiles) {
            const ProtocolName* given = nameFor(entry.notes.cecpNames, profile.id);
            const bool described = given != nullptr && !given->setup.empty();
            if (name == nameInCecp(*entry.standard, profile.id) ||
                (!described && name == nameForXBoard(*entry.standard, profile.id)) ||
                (given != nullptr && name == given->name)) {
                const auto variant = catalog.load(data.id, profile.id);
                return variant ? *variant : nullptr;
            }
        }
    }
    return nullptr;
}

} // namespace mujo
