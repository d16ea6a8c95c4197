#include "core/game/formats/format.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/ascii.h"
#include "core/base/text_file.h"
#include "core/game/formats/format_table.h"

namespace mujo {

namespace {

bool endsWith(std::string_view name, std::string_view ending) {
    return name.size() > ending.size() && name[name.size() - ending.size() - 1] == '.' &&
           std::equal(ending.begin(), ending.end(), name.end() - static_cast<std::ptrdiff_t>(ending.size()),
                      [](char a, char b) { return a == ascii::toLower(b); });
}

template <class Fits>
const GameFormat* firstThat(Fits&& fits) {
    const auto formats = gameFormats();
    const auto found = std::find_if(formats.begin(), formats.end(), fits);
    return found == formats.end() ? nullptr : &*found;
}

} // namespace

std::span<const GameFormat> gameFormats() {
    static const std::array kFormats{gameJsonFormat(),    pgnFormat(), gameTextFormat(), tm1Format(),
                                     tsfenFormat(),       usiFormat(), cslFormat(),      kifuFormat(),
                                     kifFormat(),         ki2Format(), csaFormat(),      atsiFormat(),
                                     positionTextFormat()};
    return kFormats;
}

const GameFormat* formatForName(std::string_view fileName) {
    return firstThat([&](const GameFormat& format) {
        return std::any_of(format.endings.begin(), format.endings.end(),
                           [&](std::string_view ending) { return endsWith(fileName, ending); });
    });
}

const GameFormat* sniffFormat(std::string_view text) {
    return firstThat([&](const GameFormat& format) { return format.sniff(text); });
}

const GameFormat* formatOfId(std::string_view id) {
    return firstThat([&](const GameFormat& format) { return format.id == id; });
}

const GameFormat& formatToRead(std::string_view text, std::string_view fileName) {
    const GameFormat* format = sniffFormat(text);
    if (format == nullptr) {
        format = formatForName(fileName);
    }
    return format != nullptr ? *format : gameFormats().front();
}

Result<GameFile> readGame(std::string_view text, const std::string& fileName, const Catalog& catalog,
                          const std::stop_token& stop) {
    if (Sentence fault = whyNoText(text); !fault.empty()) {
        return Failure{Diagnostics{{fileName, 1, 1, 1, std::move(fault), {}}}};
    }
    if (sniffFormat(text) == nullptr && formatForName(fileName) == nullptr) {
        const std::size_t begin = text.find_first_not_of(" \t\r\n");
        return Failure{Diagnostics{
            {fileName,
             1,
             1,
             1,
             begin != std::string_view::npos && text[begin] == '<'
                 ? sentence("GameFileFaults",
                            "this is a web page, which a browser shows; the game itself is in "
                            "the file from which the page was made")
                 : sentence("GameFileFaults", "this is none of the files of games that can be read here"),
             {}}}};
    }
    return formatToRead(text, fileName).read(text, fileName, catalog, stop);
}

} // namespace mujo
