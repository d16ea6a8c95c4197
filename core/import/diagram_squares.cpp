#include "core/import/diagram_squares.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace mujo {

void SquareReader::readField(const PlacedText& field, std::vector<Square>& first,
                             std::vector<Square>& second) {
    const std::size_t gap = field.text.find(",,");
    readList(field.part(0, gap), first);
    if (gap != std::string::npos) {
        readList(field.part(gap + 2), second);
    }
}

void SquareReader::readList(const PlacedText& list, std::vector<Square>& squares) {
    if (list.text.empty()) {
        return;
    }
    TextPlace place = list.place;
    for (std::size_t from = 0; from <= list.text.size();) {
        const std::size_t end = std::min(list.text.find(',', from), list.text.size());
        const PlacedText item{list.text.substr(from, end - from), place};
        const std::size_t faults = m_faults.count();
        readItem(item, squares);
        if (m_faults.count() > faults) {
            return; // what follows is likely to be wrong in the same way
        }
        place.column += static_cast<int>(countCharacters(item.text)) + 1;
        from = end + 1;
    }
}

void SquareReader::readItem(const PlacedText& item, std::vector<Square>& squares) {
    const bool isNumber = item.text.find_first_not_of("0123456789") == std::string::npos;
    if (isNumber && !item.text.empty()) {
        m_faults.add(faultAt(m_fileName, item,
                             sentence("ImportFaults", "pieces in hand at the start are not supported")));
    } else if (const std::size_t dash = item.text.find('-'); dash != std::string::npos) {
        readRun(item, dash, squares);
    } else if (const auto found = square(item)) {
        squares.push_back(*found);
    }
}

void SquareReader::readRun(const PlacedText& item, std::size_t dash, std::vector<Square>& squares) {
    const auto from = square(item.part(0, dash));
    const auto to = square(item.part(dash + 1));
    if (!from || !to) {
        return;
    }
    const int across = m_shape.column(*to) - m_shape.column(*from);
    const int down = m_shape.row(*to) - m_shape.row(*from);
    if (across != 0 && down != 0) {
        m_faults.add(faultAt(m_fileName, item,
                             sentence("ImportFaults", "%1 runs neither along a rank nor along a file")
                                 .with(shortened(item.text))));
        return;
    }
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    for (int i = 0; i <= std::max(std::abs(across), std::abs(down)); ++i) {
        squares.push_back(
            m_shape.at(m_shape.column(*from) + i * sign(across), m_shape.row(*from) + i * sign(down)));
    }
}

std::optional<Square> SquareReader::square(const PlacedText& text) {
    const auto found = m_shape.parse(text.text, SquareStyle::Chess);
    if (!found) {
        m_faults.add(
            faultAt(m_fileName, text,
                    sentence("ImportFaults", "%1 is no square of this board").with(shortened(text.text)),
                    sentence("ImportFaults", "files a to %1, ranks 1 to %2")
                        .with(m_shape.fileName(m_shape.files() - 1, SquareStyle::Chess), m_shape.ranks())));
    }
    return found;
}

} // namespace mujo
