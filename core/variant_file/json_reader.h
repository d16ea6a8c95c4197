#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/variant_file/located_json.h"

namespace mujo {

/// Whether a text of 1 to 32 characters consists of a-z, 0-9 and `-`.
bool isPlainId(std::string_view id);

/// Words with a blank between each two, as a fault lists what is known.
template <class Words>
[[nodiscard]] std::string joined(const Words& words) {
    std::string text;
    for (const std::string_view word : words) {
        text.append(text.empty() ? "" : " ").append(word);
    }
    return text;
}

/// Takes values of expected types out of located JSON and collects what is wrong with them.
class JsonReader {
public:
    explicit JsonReader(std::string fileName) : m_fileName(std::move(fileName)) {}

    void complain(const TextPlace& place, Sentence message, Sentence hint = {}, int length = 1);
    /// A fault found inside a text that stands in the file, moved to its place there.
    void complainInside(const LocatedJson& text, const Diagnostic& fault);

    /// Reports every member whose name is not listed. False when `value` is no object.
    bool expectObject(const LocatedJson& value, const Sentence& what,
                      std::initializer_list<std::string_view> known);
    const LocatedJson::Array* array(const LocatedJson& parent, std::string_view name, bool required = false);
    /// The same for reading through: nothing where there is no list.
    const LocatedJson::Array& items(const LocatedJson& parent, std::string_view name, bool required = false);
    std::string string(const LocatedJson& parent, std::string_view name, bool required = false);
    std::vector<std::string> strings(const LocatedJson& parent, std::string_view name);
    std::optional<int> integer(const LocatedJson& parent, std::string_view name, int least, int most,
                               bool required = false);
    double number(const LocatedJson& parent, std::string_view name, double otherwise);
    bool boolean(const LocatedJson& parent, std::string_view name, bool otherwise);

    /// One of a list of words; the first when the member is absent.
    template <class Enum>
    Enum choice(const LocatedJson& parent, std::string_view name,
                std::initializer_list<std::pair<std::string_view, Enum>> choices) {
        std::vector<std::string_view> words;
        for (const auto& entry : choices) {
            words.push_back(entry.first);
        }
        return (choices.begin() + static_cast<std::ptrdiff_t>(wordNumber(parent, name, words)))->second;
    }

    [[nodiscard]] const Diagnostics& faults() const { return m_faults; }
    [[nodiscard]] const std::string& fileName() const { return m_fileName; }

private:
    const LocatedJson* member(const LocatedJson& parent, std::string_view name, bool required);
    void wrongKind(const LocatedJson& value, std::string_view name, const Sentence& wanted);
    std::size_t wordNumber(const LocatedJson& parent, std::string_view name,
                           const std::vector<std::string_view>& words);

    std::string m_fileName;
    Diagnostics m_faults;
};

} // namespace mujo
