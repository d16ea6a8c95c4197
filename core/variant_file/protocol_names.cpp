#include "core/variant_file/protocol_names.h"

#include <algorithm>

namespace mujo {

const ProtocolName* nameFor(const std::vector<ProtocolName>& names, std::string_view profile) {
    const auto found = std::find_if(names.begin(), names.end(), [&](const ProtocolName& each) {
        return each.profile == profile || each.profile == kAnyProfile;
    });
    return found == names.end() ? nullptr : &*found;
}

} // namespace mujo
