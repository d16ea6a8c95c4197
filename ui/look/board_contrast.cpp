#include "ui/look/board_contrast.h"

#include <QLocale>
#include <algorithm>
#include <array>

#include "ui/look/theme.h"
#include "ui/words/phrases.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

/// The least contrast of any colour to any ground.
template <class Inks, class Grounds>
qreal least(const Inks& inks, const Grounds& grounds) {
    qreal found = 21;
    for (const QColor& ink : inks) {
        for (const QColor& ground : grounds) {
            found = std::min(found, contrastRatio(ink, ground));
        }
    }
    return found;
}

} // namespace

std::vector<BoardContrast> contrastsOf(const BoardColours& c) {
    const std::array faces = {c.faceTop, c.faceBottom, c.goteFaceTop, c.goteFaceBottom};
    const std::array board = {c.board};
    const auto on = [](const QColor& ink, const auto& grounds) { return least(std::array{ink}, grounds); };
    return {
        // Without this a camp of 354 pieces is one grey surface.
        {sentence("mujo::ui::BoardWarning", "the pieces on the board"), least(faces, board), 1.7, true},
        {sentence("mujo::ui::BoardWarning", "the characters on the pieces"), on(c.kanji, faces), 4.5, true},
        {sentence("mujo::ui::BoardWarning", "the characters on promoted pieces"), on(c.kanjiPromoted, faces),
         4.5, true},
        {sentence("mujo::ui::BoardWarning", "the line of royal pieces"), on(c.royalMark, faces), 4.5, true},
        {sentence("mujo::ui::BoardWarning", "the outline of pieces on the board"), on(c.pieceOutline, board),
         3, false},
        {sentence("mujo::ui::BoardWarning", "the marks on the board"), least(c.marks, board), 3, true},
        {sentence("mujo::ui::BoardWarning", "the marks in their outline"), on(c.markOutline, c.marks), 3,
         false},
        {sentence("mujo::ui::BoardWarning", "the mark of check on the board"), on(c.check, board), 3, true},
        {sentence("mujo::ui::BoardWarning", "the cursor on the board"), on(c.cursor, board), 3, true},
        {sentence("mujo::ui::BoardWarning", "the line of the zone on the board"), on(c.zoneLine, board), 3,
         true},
        {sentence("mujo::ui::BoardWarning", "the coordinates beside the board"),
         on(c.coordinate, std::array{c.surround}), 4.5, true},
    };
}

QString BoardWarning::of(const BoardColours& colours) {
    const QLocale locale;
    QStringList weak;
    for (const BoardContrast& contrast : contrastsOf(colours)) {
        if (contrast.ratio < contrast.wanted) {
            weak << tr("%1 (%2:1; %3:1 reads well)")
                        .arg(toQString(contrast.name), locale.toString(contrast.ratio, 'f', 1),
                             locale.toString(contrast.wanted, 'f', 1));
        }
    }
    return weak.isEmpty() ? QString()
                          : tr("Colours that are hard to tell apart: %1.").arg(Phrases::inParts(weak));
}

} // namespace mujo::ui
