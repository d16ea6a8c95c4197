#include "core/import/fault_list.h"

#include <algorithm>

namespace mujo {

void FaultList::add(Diagnostic fault) {
    if (m_first.size() < kMost) {
        m_first.push_back(std::move(fault));
    } else {
        ++m_more;
    }
}

void FaultList::add(const Diagnostics& faults) {
    for (const Diagnostic& fault : faults) {
        add(fault);
    }
}

Diagnostics FaultList::inOrder() const {
    Diagnostics faults = m_first;
    std::stable_sort(faults.begin(), faults.end(), [](const Diagnostic& a, const Diagnostic& b) {
        return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    });
    if (m_more > 0) {
        Diagnostic rest = faults.back();
        rest.length = 1;
        const int more = static_cast<int>(m_more);
        rest.message = sentence("ImportFaults", "and %n more fault(s)", nullptr, more);
        rest.hint = sentence("ImportFaults", "at most %1 are listed").with(kMost);
        faults.push_back(std::move(rest));
    }
    return faults;
}

} // namespace mujo
