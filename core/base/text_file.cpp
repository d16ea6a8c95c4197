#include "core/base/text_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

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

Result<std::string, FileFault> readTextFile(const std::filesystem::path& path, std::size_t mostBytes,
                                            FileKind kind) {
    using Kind = FileFault::Kind;
    const auto fault = [&](Kind what) { return Failure{FileFault{what, path.string(), {}, mostBytes}}; };
    const OpenFile file(path, kind);
    if (file.number() < 0) {
        return fault(Kind::NotOpened);
    }
    struct stat about {};
    if (fstat(file.number(), &about) != 0) {
        return fault(Kind::NotRead);
    }
    if (S_ISDIR(about.st_mode)) {
        return fault(Kind::Folder);
    }
    if (kind == FileKind::Regular && !S_ISREG(about.st_mode)) {
        return fault(Kind::NotRegular);
    }
    std::string text;
    for (std::size_t before = 0;; before = text.size()) {
        if (!readMore(file.number(), text)) {
            return fault(Kind::NotRead);
        }
        if (text.size() > mostBytes) {
            return fault(Kind::TooLarge);
        }
        if (text.size() == before) {
            return text;
        }
    }
}

std::string whyNoText(std::string_view held) {
    if (held.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return "the file is empty";
    }
    return held.find('\0') != std::string_view::npos ? "this is no text, but a file of another kind" : "";
}

} // namespace mujo
