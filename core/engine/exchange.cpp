#include "core/engine/exchange.h"

#include <algorithm>
#include <tuple>

#include "core/base/static_vector.h"
#include "core/geometry/per_side.h"
#include "core/rules/forms.h"

namespace mujo {

namespace {

/// A royal takes back only where nothing can take it in turn.
constexpr int kRoyalAtRisk = 20000;

struct Taker {
    int worth;
    PieceTypeId type;
};
constexpr std::size_t kMost = 12;
using Takers = StaticVector<Taker, kMost>;

/// Keeps the cheapest first.
void insert(Takers& takers, Taker taker) {
    takers.push_back(taker);
    std::size_t at = takers.size() - 1;
    for (; at > 0 && std::tie(taker.worth, taker.type) < std::tie(takers[at - 1].worth, takers[at - 1].type);
         --at) {
        takers[at] = takers[at - 1];
    }
    takers[at] = taker;
}

} // namespace

bool Exchange::pays(const SearchMove& move) const {
    const PieceTypeId type = m_position.at(move.move.from()).type();
    const PieceTypeId standing = move.move.promotion.value_or(type);
    if (!m_tables.kind(standing).royal && move.gain >= m_tables.worth(standing)) {
        return true;
    }
    return value(move) >= 0;
}

/// Whether none of its side would take back in turn where the move ends, so that it is lost if the enemy
/// does. The enemy's guards of that square are not taken on the way.
bool Exchange::isAlone(const SearchMove& move) const {
    const Side side = m_position.turn();
    const Square to = move.move.to();
    if (move.move.path.size() > 1 || !m_cache.jumpers(side).empty() || !m_cache.guarded(opponent(side), to)) {
        return false;
    }
    const bool guardsItself = !move.move.isDrop() && m_cache.guards(m_cache.entry(move.move.from()), to);
    return m_cache.guardCount(side, to) == (guardsItself ? 1 : 0);
}

int Exchange::value(const SearchMove& move) const {
    const Square square = move.move.to();
    const Side side = m_position.turn();
    const Side enemy = opponent(side);
    if (!m_cache.guarded(enemy, square) && m_cache.jumpers(enemy).empty()) {
        return move.gain;
    }
    const PieceTypeId own = move.move.isDrop() ? move.move.dropped() : m_position.at(move.move.from()).type();
    PieceTypeId standing = move.move.promotion.value_or(own);
    bool royalStands = m_tables.kind(standing).royal;
    const PerSide<bool> mayChange{m_cache.mayChangeOn(Side::Sente, square),
                                  m_cache.mayChangeOn(Side::Gote, square)};
    if (!mayChange[enemy] && isAlone(move)) {
        return move.gain - std::max(0, royalStands ? kRoyalAtRisk : m_tables.worth(standing));
    }
    PerSide<Takers> takers;
    const auto path = move.move.path;
    m_cache.forEachGuard(square, [&](Square from, Side owner) {
        auto& list = takers[owner];
        if (from != move.move.origin && !list.full() && !path.contains(from)) {
            const PieceTypeId type = m_position.at(from).type();
            insert(list, {m_tables.kind(type).royal ? kRoyalAtRisk : m_tables.worth(type), type});
        }
    });
    for (const Side owner : {enemy, side}) {
        auto& list = takers[owner];
        for (const Square from : m_cache.jumpers(owner)) {
            // A jumper that is taken does not avenge itself.
            if (from != move.move.origin && !list.full() && !path.contains(from)) {
                insert(list, {kRoyalAtRisk, m_position.at(from).type()});
            }
        }
        if (list.empty() && owner == enemy) {
            return move.gain;
        }
    }
    StaticVector<int, 2 * kMost + 2> gains;
    gains.push_back(move.gain);
    PerSide<std::size_t> next;
    for (Side owner = enemy;; owner = opponent(owner)) {
        auto& list = takers[owner];
        if (next[owner] >= list.size()) {
            break;
        }
        const Taker taker = list[next[owner]++];
        const bool royal = m_tables.kind(taker.type).royal;
        if (royal && next[opponent(owner)] < takers[opponent(owner)].size()) {
            break; // it would be taken in turn
        }
        const PieceTypeId form =
            mayChange[owner]
                ? rules::formAfterTaking(m_position.variant(), {taker.type, owner}, standing, square)
                : taker.type;
        const int gain = (royalStands ? kRoyalAtRisk : m_tables.worth(standing)) +
                         (form != taker.type ? m_tables.worth(form) - m_tables.worth(taker.type) : 0);
        gains.push_back(gain);
        standing = form;
        royalStands = royal;
    }
    int result = 0;
    for (std::size_t i = gains.size(); i-- > 1;) {
        result = std::max(0, gains[i] - result);
    }
    return gains[0] - result;
}

} // namespace mujo
