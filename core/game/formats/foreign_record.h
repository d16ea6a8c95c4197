#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/formats/foreign_pieces.h"
#include "core/game/formats/game_file.h"
#include "core/game/formats/placed_words.h"
#include "core/rules/move_text.h"

namespace mujo {

/// Reads a record of moves in words of another program: what the readers of such forms share, faults with
/// their places and moves that are tried in several readings.
class ForeignRecord {
public:
    ForeignRecord(std::string_view text, const std::string& fileName, const Catalog& catalog,
                  const std::stop_token& stop)
        : m_text(text), m_fileName(fileName), m_catalog(catalog), m_stop(stop) {}

    /// The game of the form; none, and a fault, where no file names pieces for it.
    std::optional<ForeignPieces> pieces(std::string_view form);

    /// Always false.
    bool complain(const PlacedWord& word, Sentence message, Sentence hint = {});
    /// At the end of the text.
    bool complainAtEnd(Sentence message, Sentence hint = {}) {
        return complain({{}, m_text.size()}, std::move(message), std::move(hint));
    }

    /// Whether the rows of a text, a word with slashes, are as many as the board has; a fault where not.
    bool hasAllRows(const PlacedWord& rows, const Variant& variant);
    /// Begins the game at a position; false, with the faults at the word, where no game can.
    bool begin(const std::shared_ptr<const Variant>& variant, const Setup& setup, const PlacedWord& word);
    void begin(Position start) { m_file = GameFile{Game(std::move(start))}; }
    [[nodiscard]] bool hasBegun() const { return m_file.has_value(); }
    [[nodiscard]] Game& game() { return m_file->game; }
    /// The file of the game; only once it has begun.
    [[nodiscard]] GameFile& file() { return *m_file; }

    /// Makes the move of the first reading that is legal; false, with a fault, for none. Readings that could
    /// not be taken apart are left out by the caller: without any the text is no move.
    bool play(const PlacedWord& word, const std::vector<rules::ParsedMove>& readings);

    [[nodiscard]] bool isStopped() const { return m_stop.stop_requested(); }
    /// What was read up to the first fault; a failure where no game had begun, or it was stopped.
    [[nodiscard]] Result<GameFile> result();

private:
    std::string_view m_text;
    const std::string& m_fileName;
    const Catalog& m_catalog;
    const std::stop_token& m_stop;
    std::optional<GameFile> m_file;
    Diagnostics m_faults;
};

} // namespace mujo
