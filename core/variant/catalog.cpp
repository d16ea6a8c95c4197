#include "core/variant/catalog.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <tuple>

#include "core/base/english.h"
#include "core/base/nearest_name.h"
#include "core/variant/loader.h"

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

std::filesystem::path userVariantFolder() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/') {
        return std::filesystem::path(data) / "mujo" / "variants";
    }
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        return std::filesystem::path(home) / ".local" / "share" / "mujo" / "variants";
    }
    return {};
}

Catalog::Catalog(const std::filesystem::path& userFolder) : m_userFolder(userFolder) {
    for (const VariantText& builtin : builtinVariants()) {
        if (auto added = add(std::string(builtin.text), std::string(builtin.fileName)); !added) {
            m_faults.insert(m_faults.end(), added.error().begin(), added.error().end());
        }
    }
    std::error_code error;
    std::vector<std::filesystem::path> files;
    if (!userFolder.empty()) {
        for (const auto& file : std::filesystem::directory_iterator(userFolder, error)) {
            if (file.path().extension() == ".json") {
                files.push_back(file.path());
            }
        }
    }
    std::sort(files.begin(), files.end());
    for (const auto& path : files) {
        auto text = readTextFile(path);
        if (!text) {
            m_faults.push_back({path.string(), 0, 0, 1, text.error(), {}});
            continue;
        }
        const auto added = add(std::move(*text), path.string());
        if (!added) {
            m_faults.insert(m_faults.end(), added.error().begin(), added.error().end());
        } else if (find(*added)->replacesBuiltin) {
            m_notes.push_back("\"" + *added + "\" is played by the rules of " + path.string());
        }
    }
}

const Catalog::Entry* Catalog::find(std::string_view id) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [id](const Entry& entry) { return entry.standard->id() == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

Result<std::shared_ptr<const Variant>, Diagnostics> Catalog::load(std::string_view id,
                                                                  std::string_view profile) const {
    const Entry* entry = find(id);
    if (entry == nullptr) {
        std::vector<std::string> known;
        std::string all;
        for (const Entry& each : m_entries) {
            known.push_back(each.standard->id());
            all += (all.empty() ? "" : " ") + known.back();
        }
        const std::string nearest = nearestName(id, known);
        std::string hint = nearest.empty() ? "known: " + all : "did you mean \"" + nearest + "\"?";
        if (!m_userFolder.empty()) {
            hint += "; variants of your own are looked for in " + m_userFolder.string();
        }
        return Failure{Diagnostics{{{}, 0, 0, 1, "there is no variant \"" + std::string(id) + '"', hint}}};
    }
    if (profile == kStandardProfile) {
        return entry->standard;
    }
    return loadVariant(entry->text, entry->fileName, profile);
}

Result<std::string, Diagnostics> Catalog::add(std::string text, const std::string& fileName) {
    const auto variant = loadVariant(text, fileName);
    if (!variant) {
        return Failure{variant.error()};
    }
    add(Entry{*variant, fileName, std::move(text)});
    return (*variant)->id();
}

void Catalog::add(Entry entry) {
    const auto same = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& each) {
        return each.standard->id() == entry.standard->id();
    });
    entry.replacesBuiltin = same != m_entries.end();
    if (same != m_entries.end()) {
        *same = std::move(entry);
    } else {
        m_entries.push_back(std::move(entry));
    }
    sort();
}

void Catalog::sort() {
    std::sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) {
        const auto key = [](const Entry& entry) {
            return std::tuple(entry.standard->shape().squareCount(), entry.standard->name());
        };
        return key(a) < key(b);
    });
}

} // namespace mujo
