#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"

namespace mujo {

/// Why work that is kept in a file cannot go on.
struct LogFault {
    Sentence text;
};

/// Of a fault in such a file or elsewhere: `file:line:column: error: message (hint)`.
[[nodiscard]] LogFault logFault(const Diagnostic& fault);

/// A file that grows by a line for each piece of work that is done, so that long work goes on where it was
/// interrupted. The first line says which work it is: only the same work goes on in it.
class LineLog {
public:
    /// Takes a line that is there, or says what is wrong with it.
    using Accept = std::function<Result<void>(const std::string& line)>;

    /// Reads what there is; a last line without an end, cut off when its program was ended, is dropped. A
    /// file that belongs to other work, or holds a line that is not accepted, is left as it is. An empty path
    /// keeps nothing. `what` names the content in faults: "the results of the match".
    static Result<LineLog, LogFault> open(const std::filesystem::path& path, const std::string& head,
                                          Sentence what, const Accept& accept);

    /// The line has reached the file when this returns without a fault; else the file is as it was.
    Result<void, LogFault> add(const std::string& line);

private:
    std::filesystem::path m_path;
    Sentence m_what;
};

} // namespace mujo
