#include "core/variant_file/cecp_names.h"

namespace mujo {

namespace {

std::string nameInCecp(const Variant& variant, const std::string& profile) {
    return profile == kStandardProfile ? variant.id() : variant.id() + '-' + profile;
}

} // namespace

CecpVariantNames cecpVariantNames(const Catalog& catalog) {
    CecpVariantNames names;
    for (const Catalog::Entry& entry : catalog.entries()) {
        const VariantData& data = entry.standard->data();
        for (const Profile& profile : data.optionTable.profiles) {
            const ProtocolName* given = nameFor(entry.notes.cecpNames, profile.id);
            const bool shown = given != nullptr && !given->setup.empty();
            (shown ? names.shownByXBoard : names.others)
                .push_back(given != nullptr ? given->name : nameInCecp(*entry.standard, profile.id));
        }
    }
    return names;
}

std::shared_ptr<const Variant> cecpVariant(const Catalog& catalog, std::string_view name) {
    for (const Catalog::Entry& entry : catalog.entries()) {
        const VariantData& data = entry.standard->data();
        for (const Profile& profile : data.optionTable.profiles) {
            const ProtocolName* given = nameFor(entry.notes.cecpNames, profile.id);
            if (name == nameInCecp(*entry.standard, profile.id) ||
                (given != nullptr && name == given->name)) {
                const auto variant = catalog.load(data.id, profile.id);
                return variant ? *variant : nullptr;
            }
        }
    }
    return nullptr;
}

} // namespace mujo
