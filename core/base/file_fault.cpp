#include "core/base/file_fault.h"

#include <cerrno>
#include <system_error>

namespace mujo {

Sentence FileFault::said() const {
    switch (kind) {
    case Kind::NotOpened:
        return sentence("FileFaults", "cannot open %1").with(path);
    case Kind::NotRead:
        break;
    case Kind::Folder:
        return sentence("FileFaults", "%1 is a folder").with(path);
    case Kind::NotRegular:
        return sentence("FileFaults", "%1 is not a regular file").with(path);
    case Kind::TooLarge: {
        const int most = static_cast<int>(mostBytes);
        return sentence("FileFaults", "%1 has more than %n byte(s)", nullptr, most).with(path);
    }
    case Kind::NotWritten:
        return sentence("FileFaults", "cannot write %1: %2", "a file; a reason").with(path, reason);
    }
    return sentence("FileFaults", "cannot read %1").with(path);
}

Sentence systemReason(int error) {
    switch (error) {
    case EACCES:
        return sentence("FileFaults", "Permission denied");
    case EPERM:
        return sentence("FileFaults", "Operation not permitted");
    case ENOENT:
        return sentence("FileFaults", "No such file or directory");
    case EEXIST:
        return sentence("FileFaults", "File exists");
    case ENOTDIR:
        return sentence("FileFaults", "Not a directory");
    case EISDIR:
        return sentence("FileFaults", "Is a directory");
    case ENOSPC:
        return sentence("FileFaults", "No space left on device");
    case EFBIG:
        return sentence("FileFaults", "File too large");
    case EROFS:
        return sentence("FileFaults", "Read-only file system");
    case EIO:
        return sentence("FileFaults", "Input/output error");
    case ELOOP:
        return sentence("FileFaults", "Too many levels of symbolic links");
    case ENAMETOOLONG:
        return sentence("FileFaults", "File name too long");
    default:
        return std::generic_category().message(error);
    }
}

} // namespace mujo
