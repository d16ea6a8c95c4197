#pragma once

#include <string>
#include <vector>

#include "core/base/printable.h"

namespace mujo {

/// One fault in an input text, with its place. Lines and columns count from 1; a line of 0 means that the
/// fault concerns the whole input. Columns count characters (code points), not bytes.
struct Diagnostic {
    std::string file;
    int line = 0;
    int column = 0;
    int length = 1;
    std::string message;
    std::string hint;

    /// `file:line:column: error: message (hint)`, without the parts that are empty: one line, in which
    /// control characters of the input cannot do anything.
    [[nodiscard]] std::string text() const {
        std::string out = file.empty() ? std::string{} : file + ':';
        if (line > 0) {
            out += std::to_string(line) + ':' + std::to_string(column) + ':';
        }
        if (!out.empty()) {
            out += ' ';
        }
        out += "error: " + message;
        if (!hint.empty()) {
            out += " (" + hint + ')';
        }
        return printable(out);
    }
};

using Diagnostics = std::vector<Diagnostic>;

} // namespace mujo
