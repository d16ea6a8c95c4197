#include <algorithm>

#include "tests/support/literal_rules.h"

// The rules of the larger games, read one by one.

namespace mujo::literal {

namespace {

bool adjacent(Spot a, Spot b) {
    return a != b && std::abs(a.column - b.column) <= 1 && std::abs(a.row - b.row) <= 1;
}

/// Whether the term is a sweep, and whether its last square may hold a piece of one's own.
struct SweepText {
    bool sweeps = false;
    bool endsOnOwn = false;
};

SweepText sweepText(const betza::Term& term) {
    SweepText text;
    const auto* simple = std::get_if<betza::SimpleTerm>(&term);
    for (const betza::Item& item : simple != nullptr ? simple->chain : std::vector<betza::Item>{}) {
        if (const auto* group = std::get_if<betza::Group>(&item)) {
            text.sweeps =
                text.sweeps || std::any_of(group->letters.begin(), group->letters.end(),
                                           [](const betza::Letter& letter) { return letter.letter == 'd'; });
        } else if (text.sweeps && std::get<betza::Letter>(item).letter == 'd') {
            text.endsOnOwn = true;
        }
    }
    return text;
}

} // namespace

/// Tenjiku: jumps pass and take lower ranks only. Taikyoku: so do sweeps, which take what they pass; their
/// last square is under the limit where it may hold a piece of one's own.
bool Rulebook::ranksAllow(const Board& board, Spot from, const Way& way, const betza::Term& term) const {
    const std::size_t mover = board.men.at(from).kind;
    const auto lower = [&](const PieceRanks& ranks, Spot spot) {
        return ranks[PieceTypeId(board.men.at(spot).kind)] > ranks[PieceTypeId(mover)];
    };
    if (m_rules.rangeJump && !way.hopped.empty()) {
        for (const Spot spot : way.hopped) {
            if (!lower(m_rules.rangeJump->ranks, spot)) {
                return false;
            }
        }
        for (const Spot spot : way.taken) {
            const bool royal = kindOn(board, spot).royal && !m_rules.rangeJump->royalsSafe;
            if (!royal && !lower(m_rules.rangeJump->ranks, spot)) {
                return false;
            }
        }
    }
    const SweepText text = sweepText(term);
    if (!m_rules.sweep || !text.sweeps) {
        return true;
    }
    return std::all_of(way.taken.begin(), way.taken.end(), [&](Spot spot) {
        return (spot == way.to && !text.endsOnOwn) || lower(m_rules.sweep->ranks, spot);
    });
}

/// Chu: a lion takes an adjacent lion; a farther one if it cannot be retaken or something worthy falls on the
/// way. Nobody but a lion takes a lion right after another piece has taken one elsewhere.
bool Rulebook::mayTradeLions(const State& state, Spot from, const Way& way) const {
    if (!m_rules.lionTrade) {
        return true;
    }
    const LionTrade& rule = *m_rules.lionTrade;
    const Board& board = state.board;
    const Man mover = board.men.at(from);
    const auto isLion = [&](Spot spot) { return rule.lions.contains(PieceTypeId(board.men.at(spot).kind)); };
    const auto isProtected = [&](Spot lion) {
        Board after = board;
        if (rule.judged == LionTrade::Judged::AfterCapture) {
            for (const Spot victim : way.taken) {
                after.men.erase(victim);
            }
            after.men.erase(from);
        }
        after.men[lion] = mover;
        return canBeTaken(after, lion, opponent(mover.owner));
    };
    for (const Spot victim : way.taken) {
        if (!isLion(victim)) {
            continue;
        }
        if (isLion(from)) {
            const bool bridge = std::any_of(way.taken.begin(), way.taken.end(), [&](Spot spot) {
                return spot != victim && !rule.noBridge.contains(PieceTypeId(board.men.at(spot).kind));
            });
            if (!adjacent(from, victim) && !bridge && isProtected(victim)) {
                return false;
            }
        } else if (state.lionTaken && *state.lionTaken != victim && state.turn == mover.owner) {
            if (rule.counterStrike == LionTrade::CounterStrike::Banned ||
                (rule.counterStrike == LionTrade::CounterStrike::BannedIfProtected && isProtected(victim))) {
                return false;
            }
        }
    }
    return true;
}

std::set<Spot> Rulebook::burnt(const Board& board, Spot from, const Way& way, std::size_t kindAtEnd) const {
    if (!m_rules.burning) {
        return {};
    }
    const Burning& rule = *m_rules.burning;
    Board after = board;
    const Man mover = board.men.at(from);
    after.men.erase(from);
    for (const Spot victim : way.taken) {
        after.men.erase(victim);
    }
    std::set<Spot> enemies;
    std::set<Spot> demons;
    for (const auto& [spot, man] : after.men) {
        if (man.owner != mover.owner && adjacent(spot, way.to)) {
            (rule.demons.contains(PieceTypeId(man.kind)) ? demons : enemies).insert(spot);
        }
    }
    const bool justBecome = kindAtEnd != mover.kind;
    const bool burns = rule.demons.contains(PieceTypeId(kindAtEnd)) && (rule.onPromotion || !justBecome);
    if (!burns) {
        return rule.passive && !demons.empty() ? std::set<Spot>{way.to} : std::set<Spot>{};
    }
    if (demons.empty() || rule.meeting == Burning::Demons::NoneBurns) {
        return enemies;
    }
    if (rule.meeting == Burning::Demons::MoverBurns) {
        return {way.to};
    }
    enemies.merge(demons);
    enemies.insert(way.to);
    return enemies;
}

bool Rulebook::zoneAllows(const State& state, Spot from, const Way& way) const {
    const auto& zone = std::get<ZonePromotion>(m_rules.promotion);
    const Man mover = state.board.men.at(from);
    const bool starts = inZone(from, mover.owner, zone.depth);
    const bool ends = inZone(way.to, mover.owner, zone.depth);
    const bool quiet = way.taken.empty();
    if (quiet && way.to == from && !zone.onPass) {
        return false;
    }
    switch (zone.when) {
    case ZonePromotion::When::Touching:
        return starts || ends;
    case ZonePromotion::When::Ending:
        return ends;
    case ZonePromotion::When::EnteringOrCapturing:
        break;
    }
    const bool enters = !starts && ends;
    const bool captures = !quiet && (starts || ends);
    const bool late = zone.lastRank.contains(PieceTypeId(mover.kind)) && inZone(way.to, mover.owner, 1);
    const bool stuck = zone.compulsoryWhenStuck && !couldEverMove(mover.kind, way.to, mover.owner);
    const bool again = starts && zone.again != ZonePromotion::Again::Never && state.declined.count(from) == 0;
    return enters || captures || late || stuck || again;
}

void Rulebook::rememberDeclined(const State& state, const Choice& choice, State& next) const {
    const auto* zone = std::get_if<ZonePromotion>(&m_rules.promotion);
    if (zone == nullptr || zone->when != ZonePromotion::When::EnteringOrCapturing ||
        zone->again == ZonePromotion::Again::Never) {
        return;
    }
    next.declined.erase(*choice.from);
    for (const Spot victim : choice.captures) {
        next.declined.erase(victim);
    }
    if (zone->again == ZonePromotion::Again::AfterOneTurn) {
        std::erase_if(next.declined, [&](Spot spot) {
            return next.board.men.count(spot) == 0 || next.board.men.at(spot).owner == state.turn;
        });
    }
    const Man mover = state.board.men.at(*choice.from);
    const Way way{{choice.captures.begin(), choice.captures.end()}, choice.to, {}};
    if (choice.promotes.empty() && kind(mover.kind).promotesTo && !choice.moverBurns &&
        inZone(choice.to, mover.owner, zone->depth) && zoneAllows(state, *choice.from, way)) {
        next.declined.insert(choice.to);
    }
}

} // namespace mujo::literal
