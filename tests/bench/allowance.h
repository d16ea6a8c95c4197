#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace mujo::bench {

/// How many times its budget a timing may take: the number after `--allow`, else one.
inline double allowance() {
    const QStringList arguments = QCoreApplication::arguments();
    const auto at = arguments.indexOf(QStringLiteral("--allow"));
    return at > 0 && at + 1 < arguments.size() ? arguments[at + 1].toDouble() : 1;
}

} // namespace mujo::bench
