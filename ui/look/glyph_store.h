#pragma once

#include <QHash>
#include <QPainterPath>
#include <QRectF>
#include <memory>
#include <unordered_map>

namespace mujo::ui {

/// Serif: kanji and the letters on pieces. Fine: the same kanji of a lighter weight with thick hairlines, for
/// small faces. Sans: small Latin text, which stays legible at a few pixels.
enum class GlyphFace { Serif, Fine, Sans };

/// Outline on a grid of 1000 units an em: origin on the baseline, y downwards; fill with the winding rule.
struct Glyph {
    QPainterPath path;
    qreal advance = 0;
    QRectF bounds;
};

/// Outlines embedded at build time, parsed when first asked for; other characters come from the system's
/// fonts. Used by the GUI thread only.
class GlyphStore {
public:
    static constexpr qreal kEm = 1000;

    /// The program's one store: the resource is immutable, so sharing it shares only a cache.
    static const GlyphStore& shared();

    GlyphStore();

    /// Null when no font of the machine has the character. The pointer stays valid as long as the store.
    const Glyph* find(char32_t codePoint, GlyphFace face = GlyphFace::Serif) const;
    const QPainterPath* glyph(char32_t codePoint) const;

    bool isEmbedded(char32_t codePoint, GlyphFace face = GlyphFace::Serif) const;
    QList<char32_t> embedded(GlyphFace face = GlyphFace::Serif) const;

private:
    struct Key {
        char32_t codePoint;
        GlyphFace face;
        bool operator==(const Key&) const = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key& key) const {
            return std::size_t{key.codePoint} * 3 + static_cast<std::size_t>(key.face);
        }
    };

    QByteArray m_text;
    std::unordered_map<Key, QByteArrayView, KeyHash> m_lines;
    // A null entry remembers that the machine has no such glyph.
    mutable std::unordered_map<Key, std::unique_ptr<const Glyph>, KeyHash> m_parsed;
};

} // namespace mujo::ui
