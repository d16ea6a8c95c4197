#include "core/match/line_log.h"

#include <cerrno>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <system_error>
#include <utility>

#include "core/base/file_fault.h"
#include "core/base/printable.h"
#include "core/base/text_file.h"
#include "core/base/whole_file.h"
#include "core/system/paths.h"

namespace mujo {

namespace {

LogFault faultOfLine(const std::filesystem::path& path, int number, Sentence message) {
    return logFault({textOf(path), number, 1, 1, std::move(message), {}});
}

/// Of an error of the system, whose own codes are not those of `errno` everywhere.
Sentence reasonOf(const std::error_code& error) {
    const std::error_condition known = error.default_error_condition();
    return known.category() == std::generic_category() ? systemReason(known.value()) : error.message();
}

Sentence inPlace(const Diagnostic& fault) {
    const Sentence said =
        fault.hint.empty()
            ? fault.message
            : sentence("MatchFaults", "%1 (%2)", "what is wrong, and a hint").with(fault.message, fault.hint);
    if (fault.file.empty()) {
        return sentence("MatchFaults", "error: %1").with(said);
    }
    if (fault.line == 0) {
        return sentence("MatchFaults", "%1: error: %2", "a file, and what is wrong with it")
            .with(fault.file, said);
    }
    return sentence("MatchFaults", "%1:%2:%3: error: %4", "a file, line and column, and what is wrong there")
        .with(fault.file, fault.line, fault.column, said);
}

} // namespace

LogFault logFault(const Diagnostic& fault) {
    return {
        Sentence([said = inPlace(fault)](const Language& language) { return printable(said.in(language)); })};
}

Result<LineLog, LogFault> LineLog::open(const std::filesystem::path& path, const std::string& head,
                                        Sentence what, const Accept& accept) {
    LineLog log;
    log.m_path = path;
    log.m_what = std::move(what);
    if (path.empty()) {
        return log;
    }
    std::error_code missing;
    std::string text;
    if (std::filesystem::exists(path, missing)) {
        constexpr std::size_t kMostBytes = std::size_t{1} << 30U;
        auto read = readTextFile(path, kMostBytes);
        if (!read) {
            return Failure{LogFault{about(log.m_what, read.error().said())}};
        }
        text = std::move(*read);
    }
    if ((head + '\n').starts_with(text)) { // new, or cut off within its first line
        if (const auto written = writeWholeFile(path, head + '\n'); !written) {
            return Failure{LogFault{written.error().said()}};
        }
        return log;
    }
    const std::size_t whole = text.rfind('\n') + 1; // npos + 1 is 0
    std::istringstream in(text.substr(0, whole));
    std::string line;
    if (!std::getline(in, line) || line != head) {
        constexpr std::size_t kShown = 300;
        return Failure{faultOfLine(path, 1,
                                   sentence("MatchFaults", "this file does not hold %1: %2",
                                            "what it should hold, and its first line")
                                       .with(log.m_what, line.substr(0, kShown)))};
    }
    for (int number = 2; std::getline(in, line); ++number) {
        if (const auto accepted = accept(line); !accepted) {
            return Failure{faultOfLine(path, number, accepted.error().front().message)};
        }
    }
    if (whole < text.size()) {
        std::error_code error;
        std::filesystem::resize_file(path, whole, error);
        if (error) {
            const FileFault fault{FileFault::Kind::NotWritten, textOf(path), reasonOf(error)};
            return Failure{LogFault{fault.said()}};
        }
    }
    return log;
}

Result<void, LogFault> LineLog::add(const std::string& line) {
    if (m_path.empty()) {
        return {};
    }
    std::error_code error; // a file that is gone is not begun anew without its head
    const std::uintmax_t before = std::filesystem::file_size(m_path, error);
    if (!error) {
        errno = 0;
        std::ofstream out(m_path, std::ios::binary | std::ios::app);
        if ((out << line << '\n').flush()) {
            return {};
        }
        error = {errno, std::generic_category()};
        out.close(); // which tries once more
        std::error_code ignored;
        std::filesystem::resize_file(m_path, before, ignored); // part of a line would spoil the next one
    }
    const FileFault fault{FileFault::Kind::NotWritten, textOf(m_path), reasonOf(error)};
    return Failure{LogFault{about(m_what, fault.said())}};
}

} // namespace mujo
