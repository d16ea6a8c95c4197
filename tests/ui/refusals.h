#pragma once

#include <QList>
#include <QString>
#include <QVariant>

#include "core/rules/refusal.h"

namespace mujo::ui::testing {

/// The code of the reason in a signal `refused(sentence, reason)`.
inline QString codeOf(const QList<QVariant>& refused) {
    return QString::fromLatin1(rules::refusalCode(refused.at(1).value<rules::RefusalReason>()));
}

} // namespace mujo::ui::testing
