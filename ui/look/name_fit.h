#pragma once

#include <QString>
#include <QStringList>

namespace mujo::ui {

/// How the English names of one game are written on its pieces: all in the same letters, whatever the length
/// of the single name.
struct NameFit {
    bool twoLines = false; ///< so much room is kept for every name
    qreal condense = 1;    ///< width of a letter to its natural width

    bool operator==(const NameFit&) const = default;
};

/// The largest letters in which every name fits on the smallest wedge.
[[nodiscard]] NameFit fitNames(const QStringList& names);

/// Height of capital letters, in units of the cell's side.
[[nodiscard]] qreal nameHeight(const NameFit& fit);

/// The name as it is written: at most two lines, each cut with a full stop where even narrow letters are too
/// wide.
[[nodiscard]] QStringList nameLines(const QString& name, const NameFit& fit);

} // namespace mujo::ui
