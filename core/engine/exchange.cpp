#include "core/engine/exchange.h"

#include <algorithm>

#include "core/base/static_vector.h"
#include "core/geometry/per_side.h"
#include "core/rules/forms.h"

namespace mujo {

namespace {

/// A royal takes back only where nothing can take it in turn.
constexpr int kRoyalAtRisk = 20000;

} // namespace

bool Exchange::pays(const SearchMove& move) const {
    const PieceTypeId type = m_position.at(move.move.from()).type();
    const PieceTypeId standing = move.move.promotion.value_or(type);
    if (!m_tables.kind(standing).royal && move.gain >= m_tables.worth(standing)) {
        return true;
    }
    return value(move) >= 0;
}

int Exchange::value(const SearchMove& move) const {
    const Square square = move.move.to();
    const Side side = m_position.turn();
    const Side enemy = opponent(side);
    if (!m_cache.guarded(enemy, square) && m_cache.jumpers(enemy).empty()) {
        return move.gain;
    }
    struct Taker {
        int worth;
        PieceTypeId type;
    };
    constexpr std::size_t kMost = 12;
    PerSide<StaticVector<Taker, kMost>> takers;
    const auto path = move.move.path;
    m_cache.forEachGuard(square, [&](Square from, Side owner) {
        auto& list = takers[owner];
        if (from != move.move.origin && !list.full() && !path.contains(from)) {
            const PieceTypeId type = m_position.at(from).type();
            list.push_back({m_tables.kind(type).royal ? kRoyalAtRisk : m_tables.worth(type), type});
        }
    });
    for (const Side owner : {enemy, side}) {
        auto& list = takers[owner];
        for (const Square from : m_cache.jumpers(owner)) {
            // A jumper that is taken does not avenge itself.
            if (from != move.move.origin && !list.full() && !path.contains(from)) {
                list.push_back({kRoyalAtRisk, m_position.at(from).type()});
            }
        }
        if (list.empty() && owner == enemy) {
            return move.gain;
        }
        std::sort(list.begin(), list.end(), [](const Taker& a, const Taker& b) {
            return a.worth != b.worth ? a.worth < b.worth : a.type < b.type;
        });
    }
    const PieceTypeId own = move.move.isDrop() ? move.move.dropped() : m_position.at(move.move.from()).type();
    PieceTypeId standing = move.move.promotion.value_or(own);
    bool royalStands = m_tables.kind(standing).royal;
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
            rules::formAfterTaking(m_position.variant(), {taker.type, owner}, standing, square);
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
