#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/formats/foreign_clocks.h"
#include "core/game/formats/kif_words.h"
#include "core/game/formats/placed_words.h"
#include "core/variant_file/catalog.h"

namespace mujo {

/// Whether KIF has room for games of a variant.
[[nodiscard]] bool isOfKif(const Variant& variant, const Catalog& catalog);

/// What a record in KIF says before its moves: the game and the position at its beginning.
class KifHead {
public:
    /// Takes faults at a place of the text.
    using Complain = std::function<bool(const PlacedWord& word, Sentence message)>;

    explicit KifHead(std::string_view text) : m_text(text) {}

    /// A line of the form `棋戦：...`, of a drawn board or `後手番`; false for any other line.
    bool take(const PlacedWord& line);
    /// The value of a line of one of these names; null where there is none.
    [[nodiscard]] const PlacedWord* find(std::initializer_list<std::string_view> names) const;
    [[nodiscard]] bool isEmpty() const { return m_lines.empty() && m_ranks.empty(); }
    /// Whether a line numbers the files above a board.
    [[nodiscard]] static bool isFiles(const PlacedWord& line);
    /// How the clocks of the game go; none where no line tells it, or in words that are not known here.
    [[nodiscard]] std::optional<GameTime> time() const;
    /// The lines that are none of the game's own parts, as they stand there.
    [[nodiscard]] std::string others() const;
    /// Of which game the record is; none, with a fault, for none that is known here.
    [[nodiscard]] std::optional<KifGame> game(const Catalog& catalog, const Complain& complain) const;
    /// The position at the beginning; none with a fault.
    [[nodiscard]] std::optional<Position> start(const KifGame& game, const Complain& complain) const;

private:
    [[nodiscard]] std::optional<Setup> drawn(const KifGame& game, const Complain& complain) const;
    bool rank(const KifGame& game, const PlacedWord& line, int row, Setup& setup,
              const Complain& complain) const;
    bool hand(const KifGame& game, Side side, Setup& setup, const Complain& complain) const;
    [[nodiscard]] PlacedWord wordOf(std::string_view part) const {
        return {part, static_cast<std::size_t>(part.data() - m_text.data())};
    }

    std::string_view m_text;
    std::vector<std::pair<std::string_view, PlacedWord>> m_lines;
    std::vector<PlacedWord> m_ranks; ///< of the drawn board
    bool m_isGotes = false;          ///< Gote is said to be to move
};

} // namespace mujo
