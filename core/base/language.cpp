#include "core/base/language.h"

#include <string_view>

namespace mujo {

namespace {

/// "(s)" or "(y/ies)" as the number wants it; a text in brackets that is neither stays as it is.
std::string form(std::string_view bracket, int n) {
    const std::string_view inside = bracket.substr(1, bracket.size() - 2);
    const auto slash = inside.find('/');
    if (slash != std::string_view::npos) {
        return std::string(n == 1 ? inside.substr(0, slash) : inside.substr(slash + 1));
    }
    if (inside == "s" || inside == "es") {
        return n == 1 ? std::string{} : std::string(inside);
    }
    return std::string(bracket);
}

} // namespace

std::string English::translate(const char* /*context*/, const char* english, const char* /*comment*/,
                               int n) const {
    if (n < 0) {
        return english;
    }
    std::string out;
    for (std::string_view rest = english; !rest.empty();) {
        std::size_t length = 1;
        const auto close = rest.find(')');
        if (rest.starts_with("%n")) {
            length = 2;
            out += std::to_string(n);
        } else if (rest.front() == '(' && close != std::string_view::npos) {
            length = close + 1;
            out += form(rest.substr(0, length), n);
        } else {
            out += rest.front();
        }
        rest.remove_prefix(length);
    }
    return out;
}

std::string filledFrom(std::string_view text, std::span<const std::string_view> arguments) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9') {
            const auto place = static_cast<std::size_t>(text[i + 1] - '1');
            if (place < arguments.size()) {
                out += arguments[place];
                ++i;
                continue;
            }
        }
        out += text[i];
    }
    return out;
}

} // namespace mujo
