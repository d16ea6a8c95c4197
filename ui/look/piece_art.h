#pragma once

#include <QHash>
#include <QString>
#include <memory>

#include "ui/look/piece_face.h"
#include "ui/look/piece_painter.h"
#include "ui/look/svg_picture.h"
#include "ui/look/wedge.h"

namespace mujo::ui {

/// A set of pieces, as its description has it (docs/looks.md).
struct PieceArt {
    QString id;
    QString name;                    ///< in English
    QHash<QString, QString> names{}; ///< in other languages, by their codes
    PieceSet characters = PieceSet::Kanji;
    WedgeShape wedge{};
    QHash<QString, std::shared_ptr<const SvgPicture>>
        drawings{};                  ///< by what they draw: `LN`, `lion`, `+lion`
    QHash<QString, QString> files{}; ///< their files, by the same

    /// Null where characters stand for it.
    [[nodiscard]] const SvgPicture* drawingOf(const PieceFace& face) const;
    /// Whether it is nothing but its characters on the usual wedge.
    [[nodiscard]] bool isPlain() const { return drawings.isEmpty() && wedge == WedgeShape(); }
    [[nodiscard]] QString nameIn(const QString& language) const { return names.value(language, name); }
};

/// How pieces of the set are painted, with all else as usual.
[[nodiscard]] PieceStyle styleOf(const std::shared_ptr<const PieceArt>& set);

} // namespace mujo::ui
