#include "core/base/text_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "core/base/english.h"

namespace mujo {

namespace {

/// A file that is open for reading, or not.
class OpenFile {
public:
    OpenFile(const std::filesystem::path& path, FileKind kind)
        : m_file(open(path.c_str(), O_RDONLY | O_CLOEXEC | (kind == FileKind::Regular ? O_NONBLOCK : 0))) {}
    ~OpenFile() {
        if (m_file >= 0) {
            close(m_file);
        }
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    [[nodiscard]] int number() const { return m_file; }

private:
    int m_file;
};

/// Appends what comes next; false when it cannot be read. Nothing is appended at the end.
bool readMore(int file, std::string& text) {
    constexpr std::size_t kPiece = 65536;
    const std::size_t before = text.size();
    text.resize(before + kPiece);
    ssize_t got = 0;
    do {
        got = read(file, text.data() + before, kPiece);
    } while (got < 0 && errno == EINTR);
    text.resize(before + static_cast<std::size_t>(std::max<ssize_t>(0, got)));
    return got >= 0;
}

} // namespace

Result<std::string, std::string> readTextFile(const std::filesystem::path& path, std::size_t maxBytes,
                                              FileKind kind) {
    const OpenFile file(path, kind);
    if (file.number() < 0) {
        return Failure{"cannot open " + path.string()};
    }
    struct stat about {};
    if (fstat(file.number(), &about) != 0) {
        return Failure{"cannot read " + path.string()};
    }
    if (S_ISDIR(about.st_mode)) {
        return Failure{path.string() + " is a folder"};
    }
    if (kind == FileKind::Regular && !S_ISREG(about.st_mode)) {
        return Failure{path.string() + " is not a regular file"};
    }
    std::string text;
    for (std::size_t before = 0;; before = text.size()) {
        if (!readMore(file.number(), text)) {
            return Failure{"cannot read " + path.string()};
        }
        if (text.size() > maxBytes) {
            return Failure{path.string() + " has more than " +
                           counted(static_cast<long long>(maxBytes), "byte")};
        }
        if (text.size() == before) {
            return text;
        }
    }
}

} // namespace mujo
