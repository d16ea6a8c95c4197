#include "core/variant_file/text_limits.h"

#include "core/base/utf8.h"

namespace mujo {

namespace {

constexpr std::size_t kMostTexts = 50; // in one list

/// The most characters of a text by its key.
std::size_t mostCharacters(std::string_view key) {
    constexpr std::size_t kName = 80;
    constexpr std::size_t kReading = 60;
    constexpr std::size_t kSentence = 600;
    if (key == "betza") {
        return std::string_view::npos; // move texts have a limit of their own
    }
    if (key == "name" || key == "shown" || key == "inventor") {
        return kName;
    }
    return key == "kanji" || key == "romaji" || key == "aliases" ? kReading : kSentence;
}

/// `key` is the name under which the value stands, or the list it is part of.
void check(JsonReader& reader, const LocatedJson& value, std::string_view key) {
    if (const std::string* text = value.string()) {
        const std::size_t length = countCharacters(*text);
        const std::size_t most = mostCharacters(key);
        if (length > most) {
            reader.complain(value.place,
                            sentence("VariantFaults", "%1 has %2 characters; at most %3 are allowed")
                                .with(shortened(key), length, most));
        }
    } else if (const auto* list = value.array()) {
        if (list->size() > kMostTexts && (key == "sources" || key == "aliases")) {
            reader.complain(
                value.place,
                sentence("VariantFaults", "%1 has more than %2 texts").with(shortened(key), kMostTexts));
            return;
        }
        for (const LocatedJson& item : *list) {
            check(reader, item, key);
        }
    } else if (const auto* members = value.object()) {
        for (const LocatedJson::Member& member : *members) {
            check(reader, member.value, member.name);
        }
    }
}

} // namespace

void checkTextLengths(JsonReader& reader, const LocatedJson& file) {
    check(reader, file, {});
}

} // namespace mujo
