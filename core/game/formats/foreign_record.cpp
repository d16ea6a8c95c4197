#include "core/game/formats/foreign_record.h"

#include <algorithm>

#include "core/game/formats/record_lines.h"

namespace mujo {

std::optional<ForeignPieces> ForeignRecord::pieces(std::string_view form) {
    auto pieces = ForeignPieces::of(m_catalog, form);
    if (!pieces) {
        complain({}, sentence("GameFileFaults", "no game here names its pieces for this form"));
    }
    return pieces;
}

bool ForeignRecord::complain(const PlacedWord& word, Sentence message, Sentence hint) {
    m_faults.push_back(faultAtWord(m_text, m_fileName, word, std::move(message), std::move(hint)));
    return false;
}

bool ForeignRecord::hasAllRows(const PlacedWord& rows, const Variant& variant) {
    const auto count = std::count(rows.text.begin(), rows.text.end(), '/') + 1;
    const int ranks = variant.shape().ranks();
    return count == ranks ||
           complain(rows, sentence("GameFileFaults", "a position has %1 rows, not %2").with(ranks, count));
}

bool ForeignRecord::begin(const std::shared_ptr<const Variant>& variant, const Setup& setup,
                          const PlacedWord& word) {
    auto start = Position::create(variant, setup);
    if (start) {
        begin(std::move(*start));
        return true;
    }
    for (const Diagnostic& fault : start.error()) {
        complain({word.text.substr(0, 1), word.at}, fault.message, fault.hint);
    }
    return false;
}

bool ForeignRecord::play(const PlacedWord& word, const std::vector<rules::ParsedMove>& readings) {
    const Sentence what = moveInText(game(), word.text);
    if (readings.empty()) {
        return complain(word, sentence("GameFileFaults", "%1 is no move of this board").with(what));
    }
    for (const rules::ParsedMove& reading : readings) {
        const auto move = rules::matchMove(game().position(), game().legalMoves(), reading);
        if (move && game().play(Move(*move))) {
            return true;
        }
    }
    return complain(word, whyNoMove(game(), what, readings.front(), false));
}

Result<GameFile> ForeignRecord::result() {
    if (isStopped()) {
        return Failure{wholeFault(sentence("GameFileFaults", "the reading was stopped"))};
    }
    if (!m_file) {
        if (m_faults.empty()) {
            complainAtEnd(sentence("GameFileFaults", "no position stands in this text"));
        }
        return Failure{std::move(m_faults)};
    }
    m_file->squareStyle = m_catalog.notes(m_file->game.variant()).squareStyle;
    m_file->losses = std::move(m_faults);
    return std::move(*m_file);
}

} // namespace mujo
