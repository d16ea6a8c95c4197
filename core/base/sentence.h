#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/language.h"

namespace mujo {

/// What is wrong, or what to do about it, said in the language of whoever reads it: a text of the program and
/// what stands in its places. Texts without a translation (names, words of a file, of the system, of another
/// program) are sentences, too, which are the same in every language. A literal is none: `sentence` makes one
/// of it, so that no text hides from the translators.
class Sentence {
public:
    using Teller = std::function<std::string(const Language&)>;

    Sentence() = default;
    Sentence(std::string words) : m_words(std::move(words)) {} // NOLINT(google-explicit-constructor)
    Sentence(std::string_view words) : m_words(words) {}       // NOLINT(google-explicit-constructor)
    /// A number in digits; neither a letter nor a yes or no, which are integral, too.
    template <std::integral Number> // NOLINTNEXTLINE(google-explicit-constructor)
    requires(!std::same_as<Number, char> && !std::same_as<Number, bool>) Sentence(Number number)
        : m_words(std::to_string(number)) {}
    Sentence(const char* literal) = delete;
    /// For a sentence that another room makes of facts; it holds these facts itself.
    explicit Sentence(Teller teller) : m_teller(std::move(teller)) {}

    /// What stands in the places %1, %2 and so on.
    template <class... Arguments>
    [[nodiscard]] Sentence with(const Arguments&... arguments) && {
        m_arguments = std::vector<Sentence>{Sentence(arguments)...};
        return std::move(*this);
    }

    [[nodiscard]] bool empty() const { return m_english == nullptr && !m_teller && m_words.empty(); }
    [[nodiscard]] std::string in(const Language& language) const;
    /// As programs without windows and files of messages have it.
    [[nodiscard]] std::string english() const { return in(English()); }

    friend Sentence sentence(const char* context, const char* english, const char* comment, int n);

private:
    std::string m_words;
    const char* m_context = nullptr; ///< this and what follows: of a text of the program
    const char* m_english = nullptr;
    const char* m_comment = nullptr;
    int m_number = -1;
    std::vector<Sentence> m_arguments;
    Teller m_teller;
};

/// A text of the program, with the arguments of `Language::translate` and its conditions: always literals,
/// and a plain name for `n`. What stands in its places follows:
/// `sentence("MoveTexts", "%1 is no square of this board").with(shortened(text))`.
[[nodiscard]] Sentence sentence(const char* context, const char* english, const char* comment = nullptr,
                                int n = -1);

/// "move 3: the end is missing": what is talked about, and what is said of it.
[[nodiscard]] Sentence about(const Sentence& what, const Sentence& said);

} // namespace mujo
