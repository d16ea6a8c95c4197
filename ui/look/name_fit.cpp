#include "ui/look/name_fit.h"

#include "ui/look/text_path.h"
#include "ui/look/wedge.h"

#include <algorithm>
#include <cstdlib>

namespace mujo::ui {

namespace {

constexpr qreal kLine = 0.084;
constexpr qreal kHalfLine = 0.07;
constexpr qreal kCapitals = 0.735; // of the size of a font
constexpr qreal kNarrowest = 0.62;
constexpr qreal kSideGap = 0.085; // to the edges of the wedge, and to the marks of a promoted piece
constexpr int kSmallestWedge = 3;

qreal room() {
    const Wedge wedge(kSmallestWedge);
    return 2 * (wedge.corners()[4].x() - kSideGap);
}

qreal naturalWidth(const QString& text, qreal height) {
    return textPath(text, GlyphFace::Sans, height / kCapitals).width;
}

/// At the space nearest to the middle; one line where there is none.
QStringList broken(const QString& name) {
    qsizetype best = -1;
    for (qsizetype gap = name.indexOf(u' '); gap > 0; gap = name.indexOf(u' ', gap + 1)) {
        if (best < 0 || std::abs(2 * gap - name.size()) < std::abs(2 * best - name.size())) {
            best = gap;
        }
    }
    return best < 0 ? QStringList{name} : QStringList{name.first(best), name.sliced(best + 1)};
}

} // namespace

qreal nameHeight(const NameFit& fit) {
    return fit.twoLines ? kHalfLine : kLine;
}

NameFit fitNames(const QStringList& names) {
    const auto widest = [&](bool twoLines) {
        qreal width = 0;
        for (const QString& name : names) {
            for (const QString& line : twoLines ? broken(name) : QStringList{name}) {
                width = std::max(width, naturalWidth(line, nameHeight({twoLines, 1})));
            }
        }
        return width;
    };
    const qreal single = widest(false);
    if (single * kNarrowest <= room()) {
        return {false, single > room() ? room() / single : 1};
    }
    const qreal broad = widest(true);
    return {true, std::clamp(broad > 0 ? room() / broad : 1, kNarrowest, 1.0)};
}

QStringList nameLines(const QString& name, const NameFit& fit) {
    QStringList lines = fit.twoLines ? broken(name) : QStringList{name};
    const qreal widest = room() / fit.condense;
    if (fit.twoLines && naturalWidth(name, nameHeight(fit)) <= widest) {
        lines = {name};
    }
    for (QString& line : lines) {
        while (line.size() > 2 && naturalWidth(line, nameHeight(fit)) > widest * 1.001) {
            line.chop(line.endsWith(u'.') ? 2 : 1);
            line += u'.';
        }
    }
    return lines;
}

} // namespace mujo::ui
