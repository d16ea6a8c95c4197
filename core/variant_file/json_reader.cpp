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

void JsonReader::complain(const TextPlace& place, Sentence message, Sentence hint, int length) {
    if (m_faults.size() < kMaxFaults) {
        m_faults.push_back(
            {m_fileName, place.line, place.column, length, std::move(message), std::move(hint)});
    } else if (m_faults.size() == kMaxFaults) {
        m_faults.push_back(
            {m_fileName, 0, 0, 1, sentence("VariantFaults", "more errors follow; these are the first"), {}});
    }
}

void JsonReader::complainInside(const LocatedJson& text, const Diagnostic& fault) {
    TextPlace place = text.place;
    place.column += fault.column; // the opening quotation mark is column 0 of the text
    complain(place, fault.message, fault.hint, fault.length);
}

bool JsonReader::expectObject(const LocatedJson& value, const Sentence& what,
                              std::initializer_list<std::string_view> known) {
    const auto* members = value.object();
    if (members == nullptr) {
        complain(value.place,
                 sentence("VariantFaults", "%1 must be an object, not %2").with(what, value.kind()));
        return false;
    }
    for (const auto& entry : *members) {
        if (m_faults.size() > kMaxFaults) {
            break; // no more are listed
        }
        if (std::find(known.begin(), known.end(), entry.name) == known.end()) {
            complain(entry.namePlace,
                     sentence("VariantFaults", "unknown key %1 in %2").with(shortened(entry.name), what),
                     sentence("VariantFaults", "known here: %1").with(joined(known)),
                     static_cast<int>(entry.name.size()) + 2);
        }
    }
    return true;
}

const LocatedJson* JsonReader::member(const LocatedJson& parent, std::string_view name, bool required) {
    const LocatedJson* found = parent.find(name);
    if (found == nullptr && required) {
        complain(parent.place, sentence("VariantFaults", "the key %1 is missing").with(shortened(name)));
    }
    return found;
}

void JsonReader::wrongKind(const LocatedJson& value, std::string_view name, const Sentence& wanted) {
    complain(value.place,
             sentence("VariantFaults", "%1 must be %2, not %3").with(shortened(name), wanted, value.kind()));
}

const LocatedJson::Array* JsonReader::array(const LocatedJson& parent, std::string_view name, bool required) {
    const LocatedJson* found = member(parent, name, required);
    if (found == nullptr) {
        return nullptr;
    }
    if (found->array() == nullptr) {
        wrongKind(*found, name, sentence("VariantFaults", "a list", "what a value must be"));
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
        wrongKind(*found, name, sentence("VariantFaults", "a string", "what a value must be"));
        return {};
    }
    if (required && found->string()->empty()) {
        complain(found->place, sentence("VariantFaults", "%1 must not be empty").with(shortened(name)));
    }
    return *found->string();
}

std::vector<std::string> JsonReader::strings(const LocatedJson& parent, std::string_view name) {
    std::vector<std::string> result;
    for (const LocatedJson& item : items(parent, name)) {
        if (item.string() != nullptr) {
            result.push_back(*item.string());
        } else {
            wrongKind(item, name, sentence("VariantFaults", "a list of strings", "what a value must be"));
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
        wrongKind(*found, name, sentence("VariantFaults", "a whole number", "what a value must be"));
        return std::nullopt;
    }
    if (*value < least || *value > most) {
        complain(found->place, sentence("VariantFaults", "%1 must lie between %2 and %3, not be %4")
                                   .with(shortened(name), least, most, *value));
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
    wrongKind(*found, name, sentence("VariantFaults", "a number", "what a value must be"));
    return otherwise;
}

bool JsonReader::boolean(const LocatedJson& parent, std::string_view name, bool otherwise) {
    const LocatedJson* found = member(parent, name, false);
    if (found == nullptr) {
        return otherwise;
    }
    if (found->boolean() == nullptr) {
        wrongKind(*found, name, sentence("VariantFaults", "true or false", "what a value must be"));
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
        wrongKind(*found, name, sentence("VariantFaults", "a string", "what a value must be"));
        return 0;
    }
    const auto word = std::find(words.begin(), words.end(), *found->string());
    if (word == words.end()) {
        complain(found->place,
                 sentence("VariantFaults", "unknown value %1 of %2")
                     .with(shortened(*found->string()), shortened(name)),
                 sentence("VariantFaults", "one of: %1").with(joined(words)),
                 static_cast<int>(found->string()->size()) + 2);
        return 0;
    }
    return static_cast<std::size_t>(word - words.begin());
}

} // namespace mujo
