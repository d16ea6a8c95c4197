#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/variant/variant.h"

namespace mujo::ui {

/// The same game under its other rule profiles, for what they say differently of a piece. The profiles are
/// read when first asked for.
class Readings {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::Readings)

public:
    explicit Readings(std::shared_ptr<const Variant> variant) : m_variant(std::move(variant)) {}

    /// A line for each profile in which the piece moves, promotes or counts differently.
    [[nodiscard]] QStringList differing(PieceTypeId type) const;

private:
    const std::vector<std::shared_ptr<const Variant>>& others() const;

    std::shared_ptr<const Variant> m_variant;
    mutable std::vector<std::shared_ptr<const Variant>> m_others;
    mutable bool m_isRead = false;
};

} // namespace mujo::ui
