#include "core/variant_file/json_reader.h"

#include <algorithm>
#include <cmath>

#include "core/base/utf8.h"

namespace mujo {

bool isPlainId(std::string_view id) {
    return !id.empty() && id.size() <= 32 && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

namespace {

constexpr std::size_t kMaxFaults = 200;

} // namespace

void JsonReader::complain(const TextPlace& place, std::string message, std::string hint, int length) {
    if (m_faults.size() < kMaxFaults) {
        m_faults.push_back(
            {m_fileName, place.line, place.column, length, std::move(message), std::move(hint)});
    } else if (m_faults.size() == kMaxFaults) {
        m_faults.push_back({m_fileName, 0, 0, 1, "more errors follow; these are the first", {}});
    }
}

void JsonReader::complainInside(const LocatedJson& text, const Diagnostic& fault) {
    TextPlace place = text.place;
    place.column += fault.column; // the opening quotation mark is column 0 of the text
    complain(place, fault.message, fault.hint, fault.length);
}

bool JsonReader::expectObject(const LocatedJson& value, const std::string& what,
                              std::initializer_list<std::string_view> known) {
    const auto* members = value.object();
    if (members == nullptr) {
        complain(value.place, what + " must be an object, not " + value.kind());
        return false;
    }
    for (const auto& entry : *members) {
        if (m_faults.size() > kMaxFaults) {
            break; // no more are listed
        }
        if (std::find(known.begin(), known.end(), entry.name) == known.end()) {
            std::string hint = "known here:";
            for (const std::string_view name : known) {
                hint += ' ' + std::string(name);
            }
            complain(entry.namePlace, "unknown key " + shortened(entry.name) + " in " + what, hint,
                     static_cast<int>(entry.name.size()) + 2);
        }
    }
    return true;
}

const LocatedJson* JsonReader::member(const LocatedJson& parent, std::string_view name, bool required) {
    const LocatedJson* found = parent.find(name);
    if (found == nullptr && required) {
        complain(parent.place, "the key " + shortened(name) + " is missing");
    }
    return found;
}

void JsonReader::wrongKind(const LocatedJson& value, std::string_view name, const char* wanted) {
    complain(value.place, shortened(name) + " must be " + wanted + ", not " + value.kind());
}

const LocatedJson::Array* JsonReader::array(const LocatedJson& parent, std::string_view name, bool required) {
    const LocatedJson* found = member(parent, name, required);
    if (found == nullptr) {
        return nullptr;
    }
    if (found->array() == nullptr) {
        wrongKind(*found, name, "a list");
    }
    return found->array();
}

const LocatedJson::Array& JsonReader::items(const LocatedJson& parent, std::string_view name, bool required) {
    static const LocatedJson::Array kNothing;
    const auto* list = array(parent, name, required);
    return list != nullptr ? *list : kNothing;
}

std::string JsonReader::string(const LocatedJson& parent, std::string_view name, bool required) {
    const LocatedJson* found = member(parent, name, required);
    if (found == nullptr) {
        return {};
    }
    if (found->string() == nullptr) {
        wrongKind(*found, name, "a string");
        return {};
    }
    if (required && found->string()->empty()) {
        complain(found->place, shortened(name) + " must not be empty");
    }
    return *found->string();
}

std::vector<std::string> JsonReader::strings(const LocatedJson& parent, std::string_view name) {
    std::vector<std::string> result;
    for (const LocatedJson& item : items(parent, name)) {
        if (item.string() != nullptr) {
            result.push_back(*item.string());
        } else {
            wrongKind(item, name, "a list of strings");
        }
    }
    return result;
}

std::optional<int> JsonReader::integer(const LocatedJson& parent, std::string_view name, int least, int most,
                                       bool required) {
    const LocatedJson* found = member(parent, name, required);
    if (found == nullptr) {
        return std::nullopt;
    }
    const std::int64_t* value = found->integer();
    if (value == nullptr) {
        wrongKind(*found, name, "a whole number");
        return std::nullopt;
    }
    if (*value < least || *value > most) {
        complain(found->place, shortened(name) + " must lie between " + std::to_string(least) + " and " +
                                   std::to_string(most) + ", not be " + std::to_string(*value));
        return std::nullopt;
    }
    return static_cast<int>(*value);
}

double JsonReader::number(const LocatedJson& parent, std::string_view name, double otherwise) {
    const LocatedJson* found = member(parent, name, false);
    if (found == nullptr) {
        return otherwise;
    }
    if (const auto* whole = found->integer()) {
        return static_cast<double>(*whole);
    }
    if (const auto* real = std::get_if<double>(&found->value)) {
        return *real;
    }
    wrongKind(*found, name, "a number");
    return otherwise;
}

bool JsonReader::boolean(const LocatedJson& parent, std::string_view name, bool otherwise) {
    const LocatedJson* found = member(parent, name, false);
    if (found == nullptr) {
        return otherwise;
    }
    if (found->boolean() == nullptr) {
        wrongKind(*found, name, "true or false");
        return otherwise;
    }
    return *found->boolean();
}

std::size_t JsonReader::wordNumber(const LocatedJson& parent, std::string_view name,
                                   const std::vector<std::string_view>& words) {
    const LocatedJson* found = member(parent, name, false);
    if (found == nullptr) {
        return 0;
    }
    if (found->string() == nullptr) {
        wrongKind(*found, name, "a string");
        return 0;
    }
    const auto word = std::find(words.begin(), words.end(), *found->string());
    if (word == words.end()) {
        std::string hint = "one of:";
        for (const std::string_view each : words) {
            hint += ' ' + std::string(each);
        }
        complain(found->place, "unknown value " + shortened(*found->string()) + " of " + shortened(name),
                 hint, static_cast<int>(found->string()->size()) + 2);
        return 0;
    }
    return static_cast<std::size_t>(word - words.begin());
}

} // namespace mujo
