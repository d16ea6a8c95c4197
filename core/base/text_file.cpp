#include "core/base/text_file.h"

#include <algorithm>
#include <cerrno>

#include "core/system/file_calls.h"
#include "core/system/paths.h"

namespace mujo {

namespace {

/// A file that is open for reading, or not.
class OpenFile {
public:
    OpenFile(const std::filesystem::path& path, FileKind kind)
        : m_file(openToRead(path, kind == FileKind::Regular ? Patience::WaitsForNobody
                                                            : Patience::WaitsForWriter)) {}
    ~OpenFile() {
        if (m_file >= 0) {
            closeFile(m_file);
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
    const std::ptrdiff_t got = readFrom(file, text.data() + before, kPiece);
    text.resize(before + static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, got)));
    return got >= 0;
}

} // namespace

Result<std::string, FileFault> readTextFile(const std::filesystem::path& path, std::size_t mostBytes,
                                            FileKind kind) {
    using Kind = FileFault::Kind;
    const auto fault = [&](Kind what) { return Failure{FileFault{what, textOf(path), {}, mostBytes}}; };
    const OpenFile file(path, kind);
    if (file.number() < 0) {
        return fault(errno == EISDIR ? Kind::Folder : Kind::NotOpened);
    }
    FileState state;
    if (lookAt(file.number(), state) != 0) {
        return fault(Kind::NotRead);
    }
    if (state.kind == FileState::Kind::Folder) {
        return fault(Kind::Folder);
    }
    if (kind == FileKind::Regular && state.kind != FileState::Kind::Regular) {
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

Sentence whyNoText(std::string_view held) {
    if (held.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return sentence("FileFaults", "the file is empty");
    }
    return held.find('\0') != std::string_view::npos
               ? sentence("FileFaults", "this is no text, but a file of another kind")
               : Sentence();
}

} // namespace mujo
