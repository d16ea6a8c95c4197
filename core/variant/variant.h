#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/betza/step_table.h"
#include "core/geometry/board_shape.h"
#include "core/variant/options.h"
#include "core/variant/piece_type.h"
#include "core/variant/rule_set.h"

namespace mujo {

class Translation;

/// A piece of the start position.
struct Placement {
    Square square;
    PieceTypeId type{};
    Side owner = Side::Sente;
};

/// One game under one profile: board, pieces, start position, rules. Immutable once loaded, and shared.
struct VariantData {
    std::string id;
    std::string name;
    std::string kanji;
    std::string romaji;
    std::string inventor;
    std::string summary; ///< one sentence that characterises the game
    std::vector<std::string> sources;
    /// Of the file that it was read from, the same under every reading; null where there is none.
    std::shared_ptr<const std::string> text;
    /// The language in which names and sentences stand here; null for that of the file.
    std::shared_ptr<const Translation> language;
    std::string profile{kStandardProfile}; ///< `OptionTable::textOf` of the reading
    OptionTable optionTable;
    Reading reading; ///< what `profile` chooses
    std::vector<PieceType> types;
    std::vector<Placement> setup;
    RuleSet rules;
    BoardShape shape{1, 1};
    std::shared_ptr<const betza::StepTable> steps;
};

class Variant {
public:
    explicit Variant(VariantData data);

    [[nodiscard]] const std::string& id() const { return m_data.id; }
    [[nodiscard]] const std::string& name() const { return m_data.name; }
    [[nodiscard]] const std::string& profile() const { return m_data.profile; }
    [[nodiscard]] const VariantData& data() const { return m_data; }
    /// The text of its file; empty where there is none.
    [[nodiscard]] std::string_view text() const {
        return m_data.text != nullptr ? std::string_view(*m_data.text) : std::string_view();
    }
    [[nodiscard]] const BoardShape& shape() const { return m_data.shape; }
    [[nodiscard]] const RuleSet& rules() const { return m_data.rules; }
    [[nodiscard]] const betza::StepTable& steps() const { return *m_data.steps; }

    [[nodiscard]] const std::vector<PieceType>& types() const { return m_data.types; }
    [[nodiscard]] const PieceType& type(PieceTypeId id) const { return m_data.types[index(id)]; }
    /// `PieceType::royal`, from a small table.
    [[nodiscard]] bool isRoyal(PieceTypeId id) const { return m_areRoyal[id] != 0; }
    /// By id, or by an alias in its place, letter case ignored; none when the game has no such piece.
    [[nodiscard]] std::optional<PieceTypeId> find(std::string_view id) const;

    /// Pieces each side has at the start; the greater number where they differ.
    [[nodiscard]] int piecesPerSide() const { return m_piecesPerSide; }
    /// Kinds that are not merely another's promoted face: distinct names.
    [[nodiscard]] int kindCount() const { return m_kindCount; }
    /// Whether every piece has a `letter`.
    [[nodiscard]] bool hasLetters() const { return m_hasLetters; }
    /// The kind of this letter, in capitals.
    [[nodiscard]] std::optional<PieceTypeId> ofLetter(std::string_view letter) const;
    /// Whether the square lies in the ranks in which `side` promotes.
    [[nodiscard]] bool inZone(Square square, Side side) const {
        return side == Side::Sente ? square.index() < m_zoneSquares
                                   : square.index() >= shape().squareCount() - m_zoneSquares;
    }
    [[nodiscard]] int zoneDepth() const;
    /// Whether a piece of this kind on an otherwise empty board could move from the square at all.
    [[nodiscard]] bool canEverMove(PieceTypeId type, Square from, Side side) const;
    /// Whether the captor of this kind turns into another by contagion.
    [[nodiscard]] bool contagious(PieceTypeId id) const {
        return m_data.rules.contagion && type(id).infects.has_value();
    }

private:
    [[nodiscard]] bool hasMove(PieceTypeId type, Square from, Side side) const;

    VariantData m_data;
    PerType<std::uint8_t> m_areRoyal;
    int m_piecesPerSide = 0;
    int m_kindCount = 0;
    int m_zoneSquares = 0; ///< in the ranks in which a side promotes
    bool m_hasLetters = false;
    std::vector<bool> m_moves; ///< by kind, side and square: `canEverMove`; only for games with drops
};

} // namespace mujo
