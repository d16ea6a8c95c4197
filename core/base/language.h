#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace mujo {

/// The language of the reader. Most rooms below core/words say facts: a reason, its squares and kinds, the
/// rules of a game. core/words makes sentences of them; what is wrong in a file or a text is a `Sentence`
/// from the beginning. Every text of a sentence passes through here.
///
/// Other English of core is no sentence for players: help and usage of the command line, and the texts of
/// engine protocols, are for authors and programs and stay English.
class Language {
public:
    Language() = default;
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    virtual ~Language() = default;

    /// What `english` is called in the reader's language, UTF-8, with its places %1 to %9 still to be filled
    /// (`filled`). A text is found by the tool that lists them all for translators, `lupdate`, wherever
    /// this function is called with literals: so it is always called with literals, and `n` is a plain name
    /// (lupdate overlooks the whole text, or never ends, where `n` is a cast or a member). `comment` is a
    /// note to the translators and tells equal texts apart. `n` picks the plural form and replaces %n;
    /// negative without a number.
    ///
    /// Plurals in `english`: "%n rank(s)" is "1 rank" and "2 ranks", "%n pl(y/ies)" is "1 ply" and
    /// "2 plies". Other languages have as many forms as they need.
    [[nodiscard]] virtual std::string translate(const char* context, const char* english,
                                                const char* comment = nullptr, int n = -1) const = 0;
};

/// The language in which the texts are written. The programs without windows speak it.
class English final : public Language {
public:
    [[nodiscard]] std::string translate(const char* context, const char* english,
                                        const char* comment = nullptr, int n = -1) const override;
};

/// The text with %1 to %9 replaced by the first to the ninth argument; what the arguments hold is not
/// replaced again. A place without an argument stays as it is.
[[nodiscard]] std::string filledFrom(std::string_view text, std::span<const std::string_view> arguments);

/// The same with arguments that are named one by one.
template <class... Arguments>
[[nodiscard]] std::string filled(std::string_view text, const Arguments&... arguments) {
    const std::array<std::string_view, sizeof...(arguments)> all{arguments...};
    return filledFrom(text, all);
}

} // namespace mujo
