#include "font_face.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include <stdexcept>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

namespace mujo::glyphgen {

namespace {

struct FontFile {
    std::string path;
    int index = 0;
};

template <auto Destroy>
struct Destroyer {
    template <typename T>
    void operator()(T* object) const {
        Destroy(object);
    }
};
using Pattern = std::unique_ptr<FcPattern, Destroyer<FcPatternDestroy>>;
using ObjectSet = std::unique_ptr<FcObjectSet, Destroyer<FcObjectSetDestroy>>;
using FontSet = std::unique_ptr<FcFontSet, Destroyer<FcFontSetDestroy>>;

const FcChar8* fcText(const std::string& text) {
    return reinterpret_cast<const FcChar8*>(text.c_str());
}

std::optional<FontFile> findFont(const std::string& family, const std::string& style) {
    const Pattern pattern(FcPatternCreate());
    FcPatternAddString(pattern.get(), FC_FAMILY, fcText(family));
    FcPatternAddString(pattern.get(), FC_STYLE, fcText(style));
    const ObjectSet objects(FcObjectSetCreate());
    FcObjectSetAdd(objects.get(), FC_FILE);
    FcObjectSetAdd(objects.get(), FC_INDEX);
    // FcFontList lists what matches exactly; FcFontMatch would silently offer another face.
    const FontSet found(FcFontList(nullptr, pattern.get(), objects.get()));
    if (!found || found->nfont == 0) {
        return std::nullopt;
    }
    FcChar8* file = nullptr;
    FontFile result;
    if (FcPatternGetString(found->fonts[0], FC_FILE, 0, &file) != FcResultMatch) {
        return std::nullopt;
    }
    FcPatternGetInteger(found->fonts[0], FC_INDEX, 0, &result.index);
    result.path = reinterpret_cast<const char*>(file);
    return result;
}

struct PathWriter {
    std::string text;
    FT_Pos unitsPerEm = kGrid;
    bool open = false;

    long scale(FT_Pos value) const {
        const FT_Pos scaled = value * kGrid;
        const FT_Pos half = unitsPerEm / 2;
        return (scaled + (scaled < 0 ? -half : half)) / unitsPerEm;
    }
    void number(long value) {
        const char last = text.empty() ? ' ' : text.back();
        if (value >= 0 && last >= '0' && last <= '9') {
            text += ' ';
        }
        text += std::to_string(value);
    }
    void point(const FT_Vector& at) {
        number(scale(at.x));
        number(-scale(at.y));
    }
    void close() {
        if (open) {
            text += 'Z';
        }
        open = false;
    }

    static PathWriter& self(void* user) { return *static_cast<PathWriter*>(user); }
    static int moveTo(const FT_Vector* to, void* user) {
        self(user).close();
        self(user).text += 'M';
        self(user).point(*to);
        self(user).open = true;
        return 0;
    }
    static int lineTo(const FT_Vector* to, void* user) {
        self(user).text += 'L';
        self(user).point(*to);
        return 0;
    }
    static int quadTo(const FT_Vector* control, const FT_Vector* to, void* user) {
        self(user).text += 'Q';
        self(user).point(*control);
        self(user).point(*to);
        return 0;
    }
    static int cubicTo(const FT_Vector* first, const FT_Vector* second, const FT_Vector* to, void* user) {
        self(user).text += 'C';
        self(user).point(*first);
        self(user).point(*second);
        self(user).point(*to);
        return 0;
    }
};

/// Twice the area within the polygon of an outline's points, in units of the font; holes count against it.
double inkOf(const FT_Outline& outline) {
    double sum = 0;
    int first = 0;
    for (int contour = 0; contour < outline.n_contours; ++contour) {
        const int last = outline.contours[contour];
        for (int i = first; i <= last; ++i) {
            const FT_Vector& from = outline.points[i];
            const FT_Vector& to = outline.points[i == last ? first : i + 1];
            sum += static_cast<double>(from.x) * static_cast<double>(to.y) -
                   static_cast<double>(to.x) * static_cast<double>(from.y);
        }
        first = last + 1;
    }
    return std::abs(sum);
}

} // namespace

FontLibrary::FontLibrary() {
    FT_Library library = nullptr;
    if (FT_Init_FreeType(&library) != 0) {
        throw std::runtime_error("FreeType cannot be initialised");
    }
    m_library.reset(library);
}

void FontLibrary::Closer::operator()(FT_LibraryRec_* library) const {
    FT_Done_FreeType(library);
}

FontFace::FontFace(const FontLibrary& library, const std::string& family, const std::string& style,
                   const std::string& package, Embolden embolden)
    : m_embolden(embolden) {
    const auto font = findFont(family, style);
    if (!font) {
        throw std::runtime_error("font face \"" + family + "\", style \"" + style +
                                 "\" not found: install the Debian package " + package);
    }
    FT_Face face = nullptr;
    if (FT_New_Face(library.get(), font->path.c_str(), font->index, &face) != 0) {
        throw std::runtime_error(font->path + ": not a readable font (package " + package + ")");
    }
    m_face.reset(face);
    if (FT_Select_Charmap(face, FT_ENCODING_UNICODE) != 0) {
        throw std::runtime_error(font->path + ": has no Unicode table (package " + package + ")");
    }
}

void FontFace::Closer::operator()(FT_FaceRec_* face) const {
    FT_Done_Face(face);
}

std::optional<Outline> FontFace::outline(char32_t codePoint) const {
    const FT_UInt index = FT_Get_Char_Index(m_face.get(), codePoint);
    const auto load = [&] {
        return index != 0 && FT_Load_Glyph(m_face.get(), index, FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING) == 0;
    };
    if (!load()) {
        return std::nullopt;
    }
    FT_Outline& source = m_face->glyph->outline;
    PathWriter writer;
    writer.unitsPerEm = m_face->units_per_EM;
    const auto thicken = [&](double share) {
        const double unit = share * static_cast<double>(writer.unitsPerEm) / kGrid;
        const FT_Pos x = std::lround(static_cast<double>(m_embolden.x) * unit);
        const FT_Pos y = std::lround(static_cast<double>(m_embolden.y) * unit);
        FT_Outline_EmboldenXY(&source, x, y);
        FT_Outline_Translate(&source, -x / 2, -y / 2);
    };
    if (m_embolden.x != 0 || m_embolden.y != 0) {
        const double em = static_cast<double>(writer.unitsPerEm);
        const double most = 2 * m_embolden.mostInk * em * em;
        const double before = inkOf(source);
        thicken(1);
        const double after = inkOf(source);
        if (after > most && load()) {
            thicken(std::clamp((most - before) / (after - before), 0.0, 1.0));
        }
    }
    FT_Outline_Funcs functions = {
        PathWriter::moveTo, PathWriter::lineTo, PathWriter::quadTo, PathWriter::cubicTo, 0, 0};
    if (FT_Outline_Decompose(&source, &functions, &writer) != 0) {
        return std::nullopt;
    }
    writer.close();
    return Outline{writer.scale(m_face->glyph->metrics.horiAdvance), std::move(writer.text)};
}

} // namespace mujo::glyphgen
