#include "core/match/line_log.h"

#include <cerrno>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <system_error>

#include "core/base/file_fault.h"
#include "core/base/text_file.h"
#include "core/base/whole_file.h"
#include "core/system/paths.h"

namespace mujo {

namespace {

LogFault faultOfLine(const std::filesystem::path& path, int number, const std::string& message) {
    return {Diagnostic{textOf(path), number, 1, 1, message, {}}.text()};
}

} // namespace

Result<LineLog, LogFault> LineLog::open(const std::filesystem::path& path, const std::string& head,
                                        const std::string& what, const Accept& accept) {
    LineLog log;
    log.m_path = path;
    log.m_what = what;
    if (path.empty()) {
        return log;
    }
    std::error_code missing;
    std::string text;
    if (std::filesystem::exists(path, missing)) {
        constexpr std::size_t kMostBytes = std::size_t{1} << 30U;
        auto read = readTextFile(path, kMostBytes);
        if (!read) {
            return Failure{LogFault{what + ": " + read.error().text()}};
        }
        text = std::move(*read);
    }
    if ((head + '\n').starts_with(text)) { // new, or cut off within its first line
        if (const auto written = writeWholeFile(path, head + '\n'); !written) {
            return Failure{LogFault{written.error().text()}};
        }
        return log;
    }
    const std::size_t whole = text.rfind('\n') + 1; // npos + 1 is 0
    std::istringstream in(text.substr(0, whole));
    std::string line;
    if (!std::getline(in, line) || line != head) {
        constexpr std::size_t kShown = 300;
        return Failure{
            faultOfLine(path, 1, "this file does not hold " + what + ": " + line.substr(0, kShown))};
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
            const FileFault fault{FileFault::Kind::NotWritten, textOf(path), error.message()};
            return Failure{LogFault{fault.text()}};
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
    const FileFault fault{FileFault::Kind::NotWritten, textOf(m_path), error.message()};
    return Failure{LogFault{m_what + ": " + fault.text()}};
}

} // namespace mujo
