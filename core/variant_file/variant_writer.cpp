#include "core/variant_file/variant_writer.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

std::string scalar(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string inOneLine(const Json& value) {
    if (!value.is_structured()) {
        return scalar(value);
    }
    std::string out = value.is_object() ? "{" : "[";
    for (auto each = value.begin(); each != value.end(); ++each) {
        out += each == value.begin() ? "" : ", ";
        out += value.is_object() ? scalar(Json(each.key())) + ": " : "";
        out += inOneLine(*each);
    }
    return out + (value.is_object() ? '}' : ']');
}

/// A part a line, the parts themselves in one line each.
std::string inLines(const Json& value) {
    std::string out = value.is_object() ? "{" : "[";
    for (auto each = value.begin(); each != value.end(); ++each) {
        out += each == value.begin() ? "\n    " : ",\n    ";
        out += value.is_object() ? scalar(Json(each.key())) + ": " : "";
        out += inOneLine(*each);
    }
    return out + "\n  " + (value.is_object() ? '}' : ']');
}

} // namespace

std::string variantFileText(const Json& file) {
    constexpr std::array<std::string_view, 5> kLong = {"pieces", "setup", "setupGote", "rules", "profiles"};
    std::string out = "{";
    for (auto each = file.begin(); each != file.end(); ++each) {
        const bool isLong = std::find(kLong.begin(), kLong.end(), each.key()) != kLong.end();
        out += each == file.begin() ? "\n  " : ",\n  ";
        out += scalar(Json(each.key())) + ": ";
        out += isLong && each->is_structured() && !each->empty() ? inLines(*each) : inOneLine(*each);
    }
    return out + "\n}\n";
}

} // namespace mujo
