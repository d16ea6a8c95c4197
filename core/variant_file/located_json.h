#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"

namespace mujo {

struct TextPlace {
    int line = 1;
    int column = 1;
};

/// A JSON value that knows where it stood in its text.
struct LocatedJson {
    struct Member;
    using Array = std::vector<LocatedJson>;
    using Object = std::vector<Member>;

    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, Array, Object> value;
    TextPlace place;

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::nullptr_t>(value); }
    [[nodiscard]] const bool* boolean() const { return std::get_if<bool>(&value); }
    [[nodiscard]] const std::int64_t* integer() const { return std::get_if<std::int64_t>(&value); }
    [[nodiscard]] const std::string* string() const { return std::get_if<std::string>(&value); }
    [[nodiscard]] const Array* array() const { return std::get_if<Array>(&value); }
    [[nodiscard]] const Object* object() const { return std::get_if<Object>(&value); }
    /// The member of this name, or null when this is no object or has no such member.
    [[nodiscard]] const LocatedJson* find(std::string_view name) const;
    /// `a string`, `an object` and so on, for messages.
    [[nodiscard]] Sentence kind() const;
};

struct LocatedJson::Member {
    std::string name;
    TextPlace namePlace;
    LocatedJson value;
};

/// Reads one JSON text. Refuses texts over `maxBytes`, nesting over 64 levels, objects of more than 2,000
/// names and names that occur twice in one object, before they can cost much.
Result<LocatedJson> parseLocatedJson(std::string_view text, const std::string& fileName,
                                     std::size_t maxBytes = 2U << 20U);

/// What can still be read of a text that is torn: everything before the first place that is no JSON, with
/// what was open there closed. The same limits as above.
struct TornJson {
    LocatedJson root;
    Diagnostics faults; ///< empty when the text is whole
};
TornJson parseTornJson(std::string_view text, const std::string& fileName, std::size_t maxBytes = 2U << 20U);

/// The value without its places.
nlohmann::ordered_json plainJson(const LocatedJson& value);

/// The members of an object whose names are not among `known`, as the text of an object; empty when there are
/// none or this is no object.
std::string unknownMembers(const LocatedJson& object, std::initializer_list<std::string_view> known);

/// `target` changed by `patch`: members of objects replace or join those of the target, null removes one,
/// everything else replaces the value as a whole.
LocatedJson merged(const LocatedJson& target, const LocatedJson& patch);

} // namespace mujo
