#include "ui/look/glyph_store.h"

#include <QFile>
#include <QFont>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QTextLayout>
#include <algorithm>
#include <charconv>
#include <optional>

// Q_INIT_RESOURCE must be used outside any namespace.
static void initGlyphResource() {
    Q_INIT_RESOURCE(mujo_glyphs);
}

namespace mujo::ui {

namespace {

/// Reads the numbers and commands of one line of the embedded text.
class Scanner {
public:
    explicit Scanner(QByteArrayView text) : m_at(text.data()), m_end(text.data() + text.size()) {}

    bool atEnd() {
        skipSpaces();
        return m_at == m_end;
    }
    char command() { return *m_at++; }
    qreal number() {
        skipSpaces();
        int value = 0;
        m_at = std::from_chars(m_at, m_end, value).ptr;
        return value;
    }
    QPointF point() {
        const qreal x = number();
        return {x, number()};
    }

private:
    void skipSpaces() {
        while (m_at != m_end && *m_at == ' ') {
            ++m_at;
        }
    }

    const char* m_at;
    const char* m_end;
};

Glyph parseGlyph(QByteArrayView line) {
    Scanner in(line);
    Glyph glyph;
    glyph.advance = in.number();
    glyph.path.setFillRule(Qt::WindingFill);
    while (!in.atEnd()) {
        switch (in.command()) {
        case 'M':
            glyph.path.moveTo(in.point());
            break;
        case 'L':
            glyph.path.lineTo(in.point());
            break;
        case 'Q': {
            const QPointF control = in.point();
            glyph.path.quadTo(control, in.point());
            break;
        }
        case 'C': {
            const QPointF first = in.point();
            const QPointF second = in.point();
            glyph.path.cubicTo(first, second, in.point());
            break;
        }
        case 'Z':
            glyph.path.closeSubpath();
            break;
        default:
            return {};
        }
    }
    glyph.bounds = glyph.path.boundingRect();
    return glyph;
}

bool isDrawable(const QString& text, const QFont& font) {
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    return !runs.isEmpty() && std::ranges::none_of(runs, [](const QGlyphRun& run) {
        return run.glyphIndexes().isEmpty() || run.glyphIndexes().contains(0U);
    });
}

std::optional<Glyph> systemGlyph(char32_t codePoint, GlyphFace face) {
    QFont font(face == GlyphFace::Sans ? QStringLiteral("Noto Sans CJK JP")
                                       : QStringLiteral("Noto Serif CJK JP"));
    font.setStyleHint(face == GlyphFace::Sans ? QFont::SansSerif : QFont::Serif);
    font.setBold(face != GlyphFace::Fine);
    font.setPixelSize(static_cast<int>(GlyphStore::kEm));
    const QString text = QString::fromUcs4(&codePoint, 1);
    // QPainterPath::addText would return the outline of the replacement box without a word.
    if (!isDrawable(text, font)) {
        return std::nullopt;
    }
    Glyph glyph;
    glyph.path.setFillRule(Qt::WindingFill);
    glyph.path.addText(0, 0, font, text);
    glyph.bounds = glyph.path.boundingRect();
    glyph.advance = QFontMetricsF(font).horizontalAdvance(text);
    return glyph.path.isEmpty() ? std::nullopt : std::optional(glyph);
}

} // namespace

const GlyphStore& GlyphStore::shared() {
    static const GlyphStore kStore;
    return kStore;
}

GlyphStore::GlyphStore() {
    initGlyphResource();
    QFile file(QStringLiteral(":/mujo/glyphs.txt"));
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    m_text = file.readAll();
    const QByteArrayView text(m_text);
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = m_text.indexOf('\n', start);
        end = end < 0 ? text.size() : end;
        const QByteArrayView line = text.sliced(start, end - start);
        start = end + 1;
        const GlyphFace face = line.startsWith("sans ")   ? GlyphFace::Sans
                               : line.startsWith("fine ") ? GlyphFace::Fine
                                                          : GlyphFace::Serif;
        const char* code = line.data() + (face == GlyphFace::Serif ? 6 : 5);
        char32_t codePoint = 0;
        const char* lineEnd = line.data() + line.size();
        std::uint_least32_t value = 0;
        const char* rest = std::from_chars(code, lineEnd, value, 16).ptr;
        codePoint = value;
        m_lines.emplace(Key{codePoint, face}, QByteArrayView(rest, lineEnd - rest));
    }
}

const Glyph* GlyphStore::find(char32_t codePoint, GlyphFace face) const {
    const Key key{codePoint, face};
    if (const auto known = m_parsed.find(key); known != m_parsed.end()) {
        return known->second.get();
    }
    std::unique_ptr<const Glyph> glyph;
    if (const auto line = m_lines.find(key); line != m_lines.end()) {
        glyph = std::make_unique<const Glyph>(parseGlyph(line->second));
    } else if (auto system = systemGlyph(codePoint, face)) {
        glyph = std::make_unique<const Glyph>(*std::move(system));
    }
    return m_parsed.emplace(key, std::move(glyph)).first->second.get();
}

const QPainterPath* GlyphStore::glyph(char32_t codePoint) const {
    const Glyph* found = find(codePoint);
    return found != nullptr ? &found->path : nullptr;
}

bool GlyphStore::isEmbedded(char32_t codePoint, GlyphFace face) const {
    return m_lines.contains(Key{codePoint, face});
}

QList<char32_t> GlyphStore::embedded(GlyphFace face) const {
    QList<char32_t> result;
    for (const auto& [key, line] : m_lines) {
        if (key.face == face) {
            result.append(key.codePoint);
        }
    }
    std::ranges::sort(result);
    return result;
}

} // namespace mujo::ui
