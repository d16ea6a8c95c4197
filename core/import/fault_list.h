#pragma once

#include <cstddef>

#include "core/base/diagnostic.h"

namespace mujo {

/// The faults of one text: the first ones with their places, the rest as a number. So a text that is wrong
/// everywhere costs no more than one that is wrong in some places.
class FaultList {
public:
    /// How many faults are kept.
    static constexpr std::size_t kMost = 50;

    void add(Diagnostic fault);
    void add(const Diagnostics& faults);

    [[nodiscard]] bool empty() const { return m_first.empty(); }
    /// How many faults there were, with those that were not kept.
    [[nodiscard]] std::size_t count() const { return m_first.size() + m_more; }
    /// The faults in the order of the text. Where there were more than `kMost`, a last entry says how many.
    [[nodiscard]] Diagnostics inOrder() const;

private:
    Diagnostics m_first;
    std::size_t m_more = 0;
};

} // namespace mujo
