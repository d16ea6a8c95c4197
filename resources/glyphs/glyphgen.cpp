// Writes the outlines that the piece painter embeds. One glyph a line:
//   FACE HEX ADVANCE PATH
// FACE is `serif` (kanji, piece letters), `fine` (the same kanji for small faces) or `sans` (small text);
// numbers on a 1000 unit em, y downwards.

#include "font_face.h"
#include "text_collector.h"

#include <array>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <span>
#include <stdexcept>
#include <vector>

namespace {

using namespace mujo::glyphgen;

// Characters the window needs whatever the variants say: kings, promotion, the program's name, sides.
constexpr std::string_view kAlwaysSerif = "玉王と成無上将棋歩兵先手後";
// Letters with macrons occur in romanised names.
constexpr std::string_view kAlwaysSans = "āēīōūĀĒĪŌŪ×–·…∞";

constexpr Embolden kHanazonoToBold = {40, 12};
// A lighter face than the bold one, whose hairlines are thickened: at 28 to 48 pixels a cell bold stems run
// together and hairlines turn grey.
constexpr double kMostFineInk = 0.4;
constexpr Embolden kRegularToFine = {12, 26, kMostFineInk};
constexpr Embolden kHanazonoToFine = {20, 24, kMostFineInk};

std::string hex(char32_t codePoint) {
    std::array<char, 16> text = {};
    std::snprintf(text.data(), text.size(), "%04X", static_cast<unsigned>(codePoint));
    return text.data();
}

void addAscii(CodePoints& into) {
    for (char32_t c = 0x21; c < 0x7F; ++c) {
        into.insert(c);
    }
}

void writeFace(std::ostream& out, std::string_view name, const CodePoints& wanted,
               std::span<const FontFace> faces) {
    for (const char32_t c : wanted) {
        std::optional<Outline> outline;
        for (const FontFace& face : faces) {
            outline = face.outline(c);
            if (outline) {
                break;
            }
        }
        if (!outline || outline->path.empty()) {
            throw std::runtime_error("no outline for U+" + hex(c) +
                                     " in the fonts of fonts-noto-cjk and fonts-hanazono (glyph 0)");
        }
        out << name << ' ' << hex(c) << ' ' << outline->advance << ' ' << outline->path << '\n';
    }
}

int run(std::span<char*> arguments) {
    if (arguments.size() < 3 || std::string_view(arguments[1]) != "--output") {
        std::cerr << "usage: mujo-glyphgen --output FILE [VARIANT.json ...]\n";
        return 2;
    }
    CodePoints serif;
    collect(kAlwaysSerif, serif);
    addAscii(serif);
    for (const char* file : arguments.subspan(3)) {
        collectVariantFile(file, serif);
    }
    CodePoints sans;
    collect(kAlwaysSans, sans);
    addAscii(sans);

    const FontLibrary library;
    std::vector<FontFace> serifFaces;
    serifFaces.emplace_back(library, "Noto Serif CJK JP", "Bold", "fonts-noto-cjk");
    serifFaces.emplace_back(library, "HanaMinA", "Regular", "fonts-hanazono", kHanazonoToBold);
    serifFaces.emplace_back(library, "HanaMinB", "Regular", "fonts-hanazono", kHanazonoToBold);
    std::vector<FontFace> fineFaces;
    fineFaces.emplace_back(library, "Noto Serif CJK JP", "Regular", "fonts-noto-cjk", kRegularToFine);
    fineFaces.emplace_back(library, "HanaMinA", "Regular", "fonts-hanazono", kHanazonoToFine);
    fineFaces.emplace_back(library, "HanaMinB", "Regular", "fonts-hanazono", kHanazonoToFine);
    std::vector<FontFace> sansFaces;
    sansFaces.emplace_back(library, "Noto Sans CJK JP", "Bold", "fonts-noto-cjk");

    std::ofstream out(arguments[2], std::ios::binary | std::ios::trunc);
    writeFace(out, "serif", serif, serifFaces);
    writeFace(out, "fine", serif, fineFaces);
    writeFace(out, "sans", sans, sansFaces);
    out.close();
    if (!out) {
        throw std::runtime_error(std::string(arguments[2]) + ": cannot be written");
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run({argv, static_cast<std::size_t>(argc)});
    } catch (const std::exception& error) {
        std::cerr << "mujo-glyphgen: error: " << error.what() << '\n';
        return 1;
    }
}
