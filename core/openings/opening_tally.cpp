#include "core/openings/opening_tally.h"

#include <algorithm>

namespace mujo {

namespace {

void count(GameResults& results, const rules::Outcome& outcome) {
    if (const auto winner = outcome.winner()) {
        ++(*winner == Side::Sente ? results.sente : results.gote);
    } else {
        ++(outcome.isOver() ? results.draws : results.open);
    }
}

} // namespace

PlayedOpening playedOpening(const Game& game) {
    PlayedOpening played;
    Position position = game.start();
    if (position.key() != Position::start(position.sharedVariant()).key()) {
        return played;
    }
    Game::Node node = Game::kStart;
    while (!game.next(node).empty()) {
        node = game.next(node).front();
        if (played.moves.size() < kOpeningPlies) {
            played.moves.emplace_back(position.key(), game.ply(node).move);
            position.apply(game.ply(node).transition);
        }
    }
    played.outcome = game.outcome(node);
    return played;
}

void OpeningTally::add(const PlayedOpening& game) {
    m_games += game.moves.empty() ? 0 : 1;
    for (auto each = game.moves.begin(); each != game.moves.end(); ++each) {
        if (std::find(game.moves.begin(), each, *each) != each) {
            continue; // a game that came back here and went the same way again
        }
        std::vector<Entry>& entries = m_moves[each->first];
        auto entry = std::find_if(entries.begin(), entries.end(),
                                  [&](const Entry& other) { return other.move == each->second; });
        if (entry == entries.end()) {
            entry = entries.insert(entries.end(), {each->second, {}});
        }
        count(entry->results, game.outcome);
    }
}

std::span<const OpeningTally::Entry> OpeningTally::at(std::uint64_t key) const {
    const auto found = m_moves.find(key);
    return found == m_moves.end() ? std::span<const Entry>() : std::span<const Entry>(found->second);
}

std::vector<OpeningRow> openingRows(const OpeningTree& tree, const OpeningTally& tally, std::uint64_t key) {
    std::vector<OpeningRow> rows;
    for (const OpeningMove& each : tree.at(key)) {
        rows.push_back({each, true, {}});
    }
    const auto ofEngine = static_cast<std::ptrdiff_t>(rows.size());
    for (const OpeningTally::Entry& each : tally.at(key)) {
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const OpeningRow& other) {
            return other.engine.move == each.move;
        });
        if (row != rows.end()) {
            row->played = each.results;
        } else {
            rows.push_back({{each.move}, false, each.results});
        }
    }
    std::stable_sort(rows.begin() + ofEngine, rows.end(), [](const OpeningRow& a, const OpeningRow& b) {
        return a.played.total() > b.played.total();
    });
    return rows;
}

} // namespace mujo
