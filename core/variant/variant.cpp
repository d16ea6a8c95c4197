#include "core/variant/variant.h"

#include <algorithm>
#include <set>

#include "core/base/ascii.h"

namespace mujo {

Variant::Variant(VariantData data) : m_data(std::move(data)), m_areRoyal(m_data.types.size()) {
    std::transform(m_data.types.begin(), m_data.types.end(), m_areRoyal.begin(),
                   [](const PieceType& type) { return std::uint8_t{type.royal}; });
    PerSide<int> counts;
    for (const Placement& placement : m_data.setup) {
        ++counts[placement.owner];
    }
    m_piecesPerSide = std::max(counts[Side::Sente], counts[Side::Gote]);

    m_zoneSquares = std::clamp(zoneDepth(), 0, shape().ranks()) * shape().files();

    std::set<std::string> names;
    for (const PieceType& type : m_data.types) {
        names.insert(type.name + '\n' + type.kanji);
    }
    m_kindCount = static_cast<int>(names.size());
    m_hasLetters = std::any_of(m_data.types.begin(), m_data.types.end(),
                               [](const PieceType& type) { return !type.letter.empty(); });

    if (m_data.rules.drops) {
        for (std::size_t i = 0; i < m_data.types.size(); ++i) {
            for (const Side side : {Side::Sente, Side::Gote}) {
                for (int s = 0; s < shape().squareCount(); ++s) {
                    m_moves.push_back(hasMove(PieceTypeId(i), Square(s), side));
                }
            }
        }
    }
}

std::optional<PieceTypeId> Variant::find(std::string_view id) const {
    const std::string wanted = ascii::toUpper(id);
    const auto& types = m_data.types;
    for (std::size_t i = 0; i < types.size(); ++i) {
        if (ascii::toUpper(types[i].id) == wanted) {
            return PieceTypeId(i);
        }
    }
    for (std::size_t i = 0; i < types.size(); ++i) {
        // A promoted piece that has the face of another has its names as well, but its own id.
        const PieceType& named = types[mujo::index(types[i].base)];
        const std::string mark = types[i].promoted ? "+" : "";
        if (std::any_of(named.aliases.begin(), named.aliases.end(),
                        [&](const std::string& alias) { return mark + ascii::toUpper(alias) == wanted; })) {
            return PieceTypeId(i);
        }
    }
    return std::nullopt;
}

std::optional<PieceTypeId> Variant::ofLetter(std::string_view letter) const {
    const auto& types = m_data.types;
    const auto found = std::find_if(types.begin(), types.end(), [letter](const PieceType& type) {
        return !letter.empty() && type.letter == letter;
    });
    return found == types.end() ? std::nullopt : std::optional(PieceTypeId(found - types.begin()));
}

int Variant::zoneDepth() const {
    const auto* zone = std::get_if<ZonePromotion>(&m_data.rules.promotion);
    return zone != nullptr ? zone->depth : 0;
}

bool Variant::canEverMove(PieceTypeId id, Square from, Side side) const {
    if (m_moves.empty()) {
        return hasMove(id, from, side);
    }
    const auto squares = static_cast<std::size_t>(shape().squareCount());
    return m_moves[(2 * mujo::index(id) + mujo::index(side)) * squares + mujo::index(from)];
}

bool Variant::hasMove(PieceTypeId id, Square from, Side side) const {
    const betza::MoveProgram& program = type(id).program;
    if (program.universal != 0) {
        return true;
    }
    return std::any_of(program.legs.begin(), program.legs.begin() + program.rootCount,
                       [&](const betza::Leg& leg) {
                           const int needed = leg.gait == betza::Gait::SkipFirst ? 2 : 1;
                           return steps().toEdge(leg.stepNumber[side], from) >= needed;
                       });
}

} // namespace mujo
