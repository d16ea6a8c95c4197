#include "core/variant_file/located_json.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "core/base/text_file.h"
#include "core/base/utf8.h"
#include "core/variant_file/json_limits.h"

namespace mujo {

namespace {

constexpr std::size_t kMaxDepth = 64;
constexpr std::size_t kMaxMembers = 2000;

/// Walks over the text and counts what the reader has consumed, which is how the handler knows its place.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, std::size_t* consumed) : m_at(at), m_consumed(consumed) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++() {
        ++m_at;
        ++*m_consumed;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator old = *this;
        ++*this;
        return old;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    std::size_t* m_consumed;
};

class Handler : public nlohmann::json_sax<nlohmann::json> {
public:
    Handler(std::string_view text, std::string fileName, const std::size_t& consumed,
            const JsonLimits& limits)
        : m_text(text), m_fileName(std::move(fileName)), m_consumed(consumed), m_limits(limits) {}

    bool null() override { return add(nullptr, scalarStart()); }
    bool boolean(bool value) override { return add(value, scalarStart()); }
    bool number_integer(number_integer_t value) override { return add(value, scalarStart()); }
    bool number_unsigned(number_unsigned_t value) override {
        if (value > static_cast<number_unsigned_t>(INT64_MAX)) {
            return fail(scalarStart(), sentence("VariantFaults", "number out of range"));
        }
        return add(static_cast<std::int64_t>(value), scalarStart());
    }
    bool number_float(number_float_t value, const string_t&) override {
        return std::isfinite(value) ? add(value, scalarStart())
                                    : fail(scalarStart(), sentence("VariantFaults", "number out of range"));
    }
    bool string(string_t& value) override {
        const std::size_t start = stringStart();
        return fits(value, start) && add(std::move(value), start);
    }
    bool binary(binary_t&) override { return fail(0, sentence("VariantFaults", "binary data")); }
    bool start_object(std::size_t) override { return open(LocatedJson::Object{}); }
    bool start_array(std::size_t) override { return open(LocatedJson::Array{}); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        const std::size_t start = stringStart();
        const auto& object = std::get<LocatedJson::Object>(m_open.back().value);
        if (!fits(name, start)) {
            return false;
        }
        if (object.size() >= kMaxMembers) {
            return fail(start,
                        sentence("VariantFaults", "more than %1 names in one object").with(kMaxMembers));
        }
        if (!m_used.back().insert(name).second) {
            return fail(
                start,
                sentence("VariantFaults", "the name %1 occurs twice in one object").with(shortened(name)));
        }
        m_names.back() = {std::move(name), placeAt(start), {}};
        return true;
    }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override {
        if (auto fault = whyNoText(m_text); !fault.empty()) {
            return fail(0, std::move(fault));
        }
        const std::size_t begin = m_text.find_first_not_of(" \t\r\n");
        if (m_consumed >= m_text.size() && isCut(error.what())) {
            return fail(m_text.size(), sentence("VariantFaults", "the file ends too early"));
        }
        if (m_text[begin] != '{' && m_text[begin] != '[') {
            return fail(begin,
                        sentence("VariantFaults", "this is no file of a game: such a file begins with '{'"));
        }
        return fail(position > 0 ? position - 1 : 0, inWords(error.what()));
    }

    /// Closes what is open, as if the text ended after the last whole value.
    void closeAll() {
        while (!m_open.empty()) {
            close();
        }
    }

    LocatedJson root;
    Diagnostics faults;

private:
    /// Whether the reader was stopped by the end of the text.
    static bool isCut(std::string_view message) {
        return message.find("unexpected end of input") != std::string_view::npos ||
               message.find("missing closing quote") != std::string_view::npos ||
               message.find("ill-formed UTF-8") != std::string_view::npos; // the end lies within a character
    }

    /// What is wrong, from the words of the reader: what it expected where it tells that, else its message
    /// without its own terms before it.
    static Sentence inWords(std::string_view message) {
        struct Case {
            std::string_view said;
            Sentence words;
        };
        static const std::array kCases{
            Case{"; expected '}'", sentence("VariantFaults", "a comma or '}' is missing here")},
            Case{"; expected ']'", sentence("VariantFaults", "a comma or ']' is missing here")},
            Case{"; expected ':'", sentence("VariantFaults", "a ':' is missing here")},
            Case{"; expected string literal",
                 sentence("VariantFaults", "a name in quotation marks is expected here")},
            Case{"; expected end of input", sentence("VariantFaults", "the text goes on behind its end")},
            Case{"a literal",
                 sentence(
                     "VariantFaults",
                     "a value is expected here: a text in quotation marks, a number, a list or the like")},
            Case{"invalid literal", sentence("VariantFaults", "a text stands here without quotation marks")},
            Case{"control character",
                 sentence("VariantFaults", "a text in quotation marks goes over the end of its line")},
            Case{"forbidden character after backslash",
                 sentence("VariantFaults", "no such character can follow a '\\'")},
            Case{"ill-formed UTF-8", sentence("VariantFaults", "these bytes are no text in UTF-8")},
        };
        const auto* known = std::find_if(kCases.begin(), kCases.end(), [&](const Case& one) {
            return message.find(one.said) != std::string_view::npos;
        });
        if (known != kCases.end()) {
            return known->words;
        }
        constexpr std::size_t kLongest = 200;
        constexpr std::string_view kWrong = " - ";
        const std::size_t wrong = message.find(kWrong);
        std::string out(wrong == std::string_view::npos ? message : message.substr(wrong + kWrong.size()));
        return out.size() > kLongest ? out.substr(0, kLongest) + "..." : out;
    }

    /// Byte position where the string that has just been read began.
    [[nodiscard]] std::size_t stringStart() const {
        std::size_t at = m_consumed - 1; // the closing quotation mark
        while (at > 0) {
            --at;
            if (m_text[at] != '"') {
                continue;
            }
            std::size_t slashes = 0;
            while (slashes < at && m_text[at - 1 - slashes] == '\\') {
                ++slashes;
            }
            if (slashes % 2 == 0) {
                break;
            }
        }
        return at;
    }

    /// Byte position where the number or word that has just been read began; the reader may have looked
    /// one character further.
    [[nodiscard]] std::size_t scalarStart() const {
        static constexpr std::string_view kInside = "+-.0123456789Eaeflnrstu";
        std::size_t at = std::min(m_consumed, m_text.size());
        while (at > 0 && kInside.find(m_text[at - 1]) == std::string_view::npos) {
            --at;
        }
        while (at > 0 && kInside.find(m_text[at - 1]) != std::string_view::npos) {
            --at;
        }
        return at;
    }

    /// Places are asked for in rising order almost always, so the count goes on from the last one.
    TextPlace placeAt(std::size_t position) {
        position = std::min(position, m_text.size());
        if (position < m_counted) {
            m_counted = 0;
            m_place = {};
        }
        for (; m_counted < position; ++m_counted) {
            const auto c = static_cast<unsigned char>(m_text[m_counted]);
            if (c == '\n') {
                ++m_place.line;
                m_place.column = 1;
            } else if ((c & 0xC0U) != 0x80U) {
                ++m_place.column;
            }
        }
        return m_place;
    }

    bool fits(const std::string& text, std::size_t start) {
        return text.size() <= m_limits.textBytes ||
               fail(start, sentence("VariantFaults", "a text of %1 bytes; at most %2 are read")
                               .with(text.size(), m_limits.textBytes));
    }

    bool fail(std::size_t position, Sentence message) {
        const TextPlace place = placeAt(position);
        faults.push_back({m_fileName, place.line, place.column, 1, std::move(message), {}});
        return false;
    }

    template <class T>
    bool add(T&& value, std::size_t start) {
        LocatedJson item;
        item.value = std::forward<T>(value);
        item.place = placeAt(start);
        attach(std::move(item));
        return isWithin();
    }

    template <class Container>
    bool open(Container container) {
        if (m_open.size() >= kMaxDepth) {
            return fail(m_consumed - 1,
                        sentence("VariantFaults", "nested more than %1 levels deep").with(kMaxDepth));
        }
        LocatedJson item;
        item.value = std::move(container);
        item.place = placeAt(m_consumed - 1);
        m_open.push_back(std::move(item));
        m_names.emplace_back();
        m_used.emplace_back();
        return isWithin();
    }

    /// Counts a value.
    bool isWithin() {
        return ++m_values <= m_limits.values ||
               fail(m_consumed - 1, sentence("VariantFaults", "more than %1 values").with(m_limits.values));
    }

    bool close() {
        LocatedJson item = std::move(m_open.back());
        m_open.pop_back();
        m_names.pop_back();
        m_used.pop_back();
        attach(std::move(item));
        return true;
    }

    void attach(LocatedJson item) {
        if (m_open.empty()) {
            root = std::move(item);
        } else if (auto* array = std::get_if<LocatedJson::Array>(&m_open.back().value)) {
            array->push_back(std::move(item));
        } else {
            LocatedJson::Member member = std::move(m_names.back());
            member.value = std::move(item);
            std::get<LocatedJson::Object>(m_open.back().value).push_back(std::move(member));
        }
    }

    std::string_view m_text;
    std::string m_fileName;
    const std::size_t& m_consumed;
    std::vector<LocatedJson> m_open;
    std::vector<LocatedJson::Member> m_names;            ///< by open container: the name read last
    std::vector<std::unordered_set<std::string>> m_used; ///< by open container: all names so far
    JsonLimits m_limits;
    std::size_t m_values = 0;
    std::size_t m_counted = 0;
    TextPlace m_place;
};

} // namespace

const LocatedJson* LocatedJson::find(std::string_view name) const {
    if (const Object* members = object()) {
        const auto found =
            std::find_if(members->begin(), members->end(), [&](const Member& m) { return m.name == name; });
        return found == members->end() ? nullptr : &found->value;
    }
    return nullptr;
}

Sentence LocatedJson::kind() const {
    switch (value.index()) {
    case 1:
        return sentence("VariantFaults", "true or false", "what stands there instead");
    case 2:
        return sentence("VariantFaults", "a whole number", "what stands there instead");
    case 3:
        return sentence("VariantFaults", "a number", "what stands there instead");
    case 4:
        return sentence("VariantFaults", "a string", "what stands there instead");
    case 5:
        return sentence("VariantFaults", "a list", "what stands there instead");
    case 6:
        return sentence("VariantFaults", "an object", "what stands there instead");
    default:
        return std::string_view("null");
    }
}

namespace {

TornJson parseWithin(std::string_view text, const std::string& fileName, const JsonLimits& limits) {
    if (text.size() > limits.bytes) {
        return {{},
                Diagnostics{{fileName,
                             0,
                             0,
                             1,
                             sentence("VariantFaults", "the file has %1 bytes; at most %2 are read")
                                 .with(text.size(), limits.bytes),
                             {}}}};
    }
    std::size_t consumed = 0;
    Handler handler(text, fileName, consumed, limits);
    const bool whole =
        nlohmann::json::sax_parse(CountingIterator(text.data(), &consumed),
                                  CountingIterator(text.data() + text.size(), &consumed), &handler);
    if (!whole) {
        handler.closeAll();
    }
    return {std::move(handler.root), std::move(handler.faults)};
}

Result<LocatedJson> wholeOnly(TornJson read) {
    if (!read.faults.empty()) {
        return Failure{std::move(read.faults)};
    }
    return std::move(read.root);
}

JsonLimits ofBytes(std::size_t maxBytes) {
    JsonLimits limits;
    limits.bytes = maxBytes;
    return limits;
}

} // namespace

TornJson parseTornJson(std::string_view text, const std::string& fileName, std::size_t maxBytes) {
    return parseWithin(text, fileName, ofBytes(maxBytes));
}

Result<LocatedJson> parseLocatedJson(std::string_view text, const std::string& fileName,
                                     std::size_t maxBytes) {
    return wholeOnly(parseWithin(text, fileName, ofBytes(maxBytes)));
}

Result<LocatedJson> parseLimitedJson(std::string_view text, const std::string& fileName,
                                     const JsonLimits& limits) {
    return wholeOnly(parseWithin(text, fileName, limits));
}

nlohmann::ordered_json plainJson(const LocatedJson& value) {
    if (const auto* members = value.object()) {
        nlohmann::ordered_json object = nlohmann::ordered_json::object();
        for (const LocatedJson::Member& member : *members) {
            object[member.name] = plainJson(member.value);
        }
        return object;
    }
    if (const auto* items = value.array()) {
        nlohmann::ordered_json array = nlohmann::ordered_json::array();
        for (const LocatedJson& item : *items) {
            array.push_back(plainJson(item));
        }
        return array;
    }
    if (const bool* flag = value.boolean()) {
        return *flag;
    }
    if (const std::int64_t* number = value.integer()) {
        return *number;
    }
    if (const auto* number = std::get_if<double>(&value.value)) {
        return *number;
    }
    return value.string() != nullptr ? nlohmann::ordered_json(*value.string()) : nullptr;
}

std::string unknownMembers(const LocatedJson& object, std::initializer_list<std::string_view> known) {
    nlohmann::ordered_json unknown = nlohmann::ordered_json::object();
    if (const auto* members = object.object()) {
        for (const LocatedJson::Member& member : *members) {
            if (std::find(known.begin(), known.end(), member.name) == known.end()) {
                unknown[member.name] = plainJson(member.value);
            }
        }
    }
    return unknown.empty() ? std::string()
                           : unknown.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

LocatedJson merged(const LocatedJson& target, const LocatedJson& patch) {
    if (target.object() == nullptr || patch.object() == nullptr) {
        return patch;
    }
    LocatedJson result = target;
    auto& members = std::get<LocatedJson::Object>(result.value);
    for (const LocatedJson::Member& change : *patch.object()) {
        const auto found = std::find_if(members.begin(), members.end(),
                                        [&](const LocatedJson::Member& m) { return m.name == change.name; });
        if (found == members.end()) {
            if (!change.value.isNull()) {
                members.push_back(change);
            }
        } else if (change.value.isNull()) {
            members.erase(found);
        } else {
            found->value = merged(found->value, change.value);
        }
    }
    return result;
}

} // namespace mujo
