#pragma once

#include "core/geometry/board_shape.h"
#include "core/import/diagram_text.h"

namespace mujo {

/// Reads lists of squares: `b1,g1`, runs along a rank or a file `a2-h2`, and behind `,,` those of the second
/// player.
class SquareReader {
public:
    SquareReader(const BoardShape& shape, const std::string& fileName, FaultList& faults)
        : m_shape(shape), m_fileName(fileName), m_faults(faults) {}

    void readField(const PlacedText& field, std::vector<Square>& first, std::vector<Square>& second);
    void readList(const PlacedText& list, std::vector<Square>& squares);

private:
    void readItem(const PlacedText& item, std::vector<Square>& squares);
    void readRun(const PlacedText& item, std::size_t dash, std::vector<Square>& squares);
    std::optional<Square> square(const PlacedText& text);

    const BoardShape& m_shape;
    const std::string& m_fileName;
    FaultList& m_faults;
};

} // namespace mujo
