#pragma once

#include <memory>
#include <optional>
#include <string>

struct FT_FaceRec_;
struct FT_LibraryRec_;

namespace mujo::glyphgen {

/// Units an em of every outline is scaled to.
inline constexpr long kGrid = 1000;

/// Outline on the grid, origin on the baseline, y downwards; `path` is SVG path data.
struct Outline {
    long advance = 0;
    std::string path;
};

/// Strength on the grid by which strokes are thickened, so that a light face sits beside a bold one.
struct Embolden {
    long x = 0;
    long y = 0;
    /// Share of the em square beyond which no ink is added: a character of thirty strokes closes up
    /// otherwise.
    double mostInk = 1;
};

class FontLibrary {
public:
    FontLibrary();
    FT_LibraryRec_* get() const { return m_library.get(); }

private:
    struct Closer {
        void operator()(FT_LibraryRec_* library) const;
    };
    std::unique_ptr<FT_LibraryRec_, Closer> m_library;
};

class FontFace {
public:
    /// Finds the face by its exact family and style through fontconfig; throws std::runtime_error naming the
    /// Debian `package` that should have brought it.
    FontFace(const FontLibrary& library, const std::string& family, const std::string& style,
             const std::string& package, Embolden embolden = {});

    /// Empty when the face has only its replacement glyph (index 0) for this character.
    std::optional<Outline> outline(char32_t codePoint) const;

private:
    struct Closer {
        void operator()(FT_FaceRec_* face) const;
    };
    std::unique_ptr<FT_FaceRec_, Closer> m_face;
    Embolden m_embolden;
};

} // namespace mujo::glyphgen
