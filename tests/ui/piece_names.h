#pragma once

#include <QString>

#include "core/insight/piece_kinds.h"

namespace mujo::ui::testing {

inline PieceTypeId idOf(std::size_t i) {
    return PieceTypeId(static_cast<std::uint16_t>(i));
}

/// The kind of this name, which the game must have.
inline PieceTypeId named(const Variant& variant, const char* name) {
    for (const insight::PieceKind& kind : insight::pieceKinds(variant)) {
        if (QString::fromStdString(variant.type(kind.type).name)
                .compare(QLatin1String(name), Qt::CaseInsensitive) == 0) {
            return kind.type;
        }
    }
    qFatal("there is no %s", name);
}

} // namespace mujo::ui::testing
