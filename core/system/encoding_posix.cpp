#include <iconv.h>

#include <array>
#include <cerrno>

#include "core/system/encoding.h"

namespace mujo {

namespace {

const char* nameIn(Encoding encoding) {
    return encoding == Encoding::Utf8 ? "UTF-8" : "CP932";
}

} // namespace

Converted convert(std::string_view text, Encoding from, Encoding to) {
    Converted result;
    iconv_t converter = iconv_open(nameIn(to), nameIn(from));
    // NOLINTNEXTLINE(performance-no-int-to-ptr,cppcoreguidelines-pro-type-cstyle-cast): so POSIX has it
    if (converter == (iconv_t)-1) {
        return result;
    }
    constexpr std::size_t kBuffer = 4096;
    std::array<char, kBuffer> buffer{};
    std::string input(text); // iconv takes no constant text
    char* in = input.data();
    std::size_t left = input.size();
    bool goesOn = true;
    while (goesOn && left > 0) {
        char* out = buffer.data();
        std::size_t room = buffer.size();
        const bool isWhole = iconv(converter, &in, &left, &out, &room) != static_cast<std::size_t>(-1);
        goesOn = isWhole || errno == E2BIG;
        result.text.append(buffer.data(), buffer.size() - room);
    }
    iconv_close(converter);
    result.taken = text.size() - left;
    return result;
}

} // namespace mujo
