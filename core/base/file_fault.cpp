#include "core/base/file_fault.h"

#include "core/base/english.h"

namespace mujo {

std::string FileFault::text() const {
    switch (kind) {
    case Kind::NotOpened:
        return "cannot open " + path;
    case Kind::NotRead:
        break;
    case Kind::Folder:
        return path + " is a folder";
    case Kind::NotRegular:
        return path + " is not a regular file";
    case Kind::TooLarge:
        return path + " has more than " + counted(static_cast<long long>(mostBytes), "byte");
    case Kind::NotWritten:
        return "cannot write " + path + ": " + reason;
    }
    return "cannot read " + path;
}

} // namespace mujo
