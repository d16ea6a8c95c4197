#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/base/printable.h"
#include "core/base/sentence.h"

namespace mujo {

/// One fault in an input text, with its place. Lines and columns count from 1; a line of 0 means that the
/// fault concerns the whole input. Columns count characters (code points), not bytes.
struct Diagnostic {
    std::string file;
    int line = 0;
    int column = 0;
    int length = 1;
    Sentence message; ///< without a capital letter and a full stop
    Sentence hint;

    /// `file:line:column: error: message (hint)` in English, without the parts that are empty: one line, in
    /// which control characters of the input cannot do anything.
    [[nodiscard]] std::string text() const {
        std::string out = file.empty() ? std::string{} : file + ':';
        if (line > 0) {
            out += std::to_string(line) + ':' + std::to_string(column) + ':';
        }
        if (!out.empty()) {
            out += ' ';
        }
        out += "error: " + message.english();
        if (!hint.empty()) {
            out += " (" + hint.english() + ')';
        }
        return printable(out);
    }

    /// `column 3: message`, for a text of one line that the reader has before the eyes.
    [[nodiscard]] Sentence inLine() const {
        return sentence("Faults", "column %1: %2", "a place, and what is wrong there").with(column, message);
    }
};

using Diagnostics = std::vector<Diagnostic>;

/// The only fault of a text, which concerns it as a whole.
inline Diagnostics wholeFault(Sentence message, Sentence hint = {}) {
    return {{{}, 0, 0, 1, std::move(message), std::move(hint)}};
}

/// The only fault of a text of one line; the column counts from 1.
inline Diagnostics faultAt(std::size_t column, Sentence message) {
    return {{{}, 1, static_cast<int>(column), 1, std::move(message), {}}};
}

} // namespace mujo
