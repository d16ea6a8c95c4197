#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/import/import_answers.h"

namespace mujo {

/// The ids that the types of a diagram get in the variant made of it.
class PieceIds {
public:
    PieceIds(const Diagram& diagram, const ImportAnswers& answers);

    [[nodiscard]] const std::string& of(int type) const { return m_ids[static_cast<std::size_t>(type - 1)]; }
    /// Ids of all pieces that move as this type: its own, and those of promoted pieces that have become one.
    [[nodiscard]] std::vector<std::string> allOf(int type) const;
    /// Id of what the type promotes to; empty when it never does.
    [[nodiscard]] std::string promotedForm(int type) const;
    /// Whether there is such a piece in the variant.
    [[nodiscard]] bool has(const std::string& id) const;
    [[nodiscard]] std::vector<std::string> all() const;

private:
    /// A form that also stands on the board of its own keeps its own id.
    [[nodiscard]] bool isOwnPiece(int form) const;
    std::string unique(const DiagramPiece& piece);

    const Diagram& m_diagram;
    bool m_promotes;
    std::vector<std::string> m_ids;
    std::set<std::string> m_taken;
};

/// The royal types: those that the text names and those that are answered; without any the kings; without a
/// king the last piece of the list, as in the script of the diagrams.
std::vector<int> royalTypes(const Diagram& diagram, const ImportAnswers& answers, const PieceIds& ids);

} // namespace mujo
