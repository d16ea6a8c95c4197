#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/variant/variant.h"

namespace mujo::ui {

/// The rules of one game as a page of the help: in words, with its readings, its pieces and its sources. Each
/// name of a piece is a link of `PieceLinks`.
class RulesPage {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::RulesPage)

public:
    [[nodiscard]] static QString html(const Variant& variant);
};

} // namespace mujo::ui
