#include "core/engine/move_order.h"

#include <algorithm>
#include <functional>

namespace mujo {

namespace {

/// Brings the best elements before `middle`, in order. Few are better than the last of those that came before
/// them.
template <class At>
void bringBest(At begin, At middle, At end) {
    for (At at = begin; at != end; ++at) {
        At hole = at;
        if (at >= middle) {
            hole = middle - 1;
            if (!(*at > *hole)) {
                continue;
            }
        }
        const auto element = *at;
        *at = *hole;
        for (; hole != begin && element > *(hole - 1); --hole) {
            *hole = *(hole - 1);
        }
        *hole = element;
    }
}

/// The best of the elements from `at` on, which it steps past; null at the end. They are put in order in
/// portions, each larger than the last, so that a long list is never sorted as a whole.
template <class Element>
const Element* nextBest(std::vector<Element>& list, std::size_t& at, std::size_t& rankedEnd) {
    constexpr std::size_t kFirstPortion = 6;
    constexpr std::ptrdiff_t kFewEnough = 16; // to be picked in one pass that mostly passes over
    if (at >= list.size()) {
        return nullptr;
    }
    if (at == rankedEnd) {
        const auto begin = list.begin() + static_cast<std::ptrdiff_t>(at);
        rankedEnd = std::min(list.size(), at + std::max(kFirstPortion, at * 2));
        const auto middle = list.begin() + static_cast<std::ptrdiff_t>(rankedEnd);
        if (middle - begin <= kFewEnough) {
            bringBest(begin, middle, list.end());
        } else {
            std::nth_element(begin, middle, list.end(), std::greater<>());
            std::sort(begin, middle, std::greater<>());
        }
    }
    return &list[at++];
}

} // namespace

MovePicker::MovePicker(SearchBoard& board, const MoveMemory& memory, const MoveMemory::Context& context,
                       Scratch& scratch, std::uint32_t tableMove, int ply, Kinds kinds)
    : m_board(board), m_constants(memory.constants()), m_memory(memory, board.position(), context),
      m_killers(memory.killers(ply)), m_counter(memory.counter(context.last)), m_scratch(scratch),
      m_tableCode(tableMove), m_kinds(kinds) {}

void MovePicker::makeCaptures() {
    m_scratch.captures.clear();
    m_scratch.capturesByGain.clear();
    m_scratch.badCaptures.clear();
    m_board.forEachCapture([this](std::uint32_t number, const SearchMove& move, PieceTypeId taker) {
        if (move.code == m_tableCode || isTooLittle(move) || !m_board.mayBeMade(move)) {
            return;
        }
        const auto place = static_cast<std::uint32_t>(m_scratch.captures.size());
        m_scratch.captures.push_back(number);
        const int score = move.gain * 8 - m_board.tables().worth(taker) + (move.royals > 0 ? 100000 : 0);
        m_scratch.capturesByGain.emplace_back(score, place);
    });
}

int MovePicker::scoreOf(const QuietMove& move) const {
    constexpr int kKiller = 200000;
    constexpr int kSecondKiller = 150000;
    const int score = m_memory.of(move) + m_constants.orderPlacement * m_board.placementGain(move) +
                      m_constants.orderSafety * m_board.safetyGain(move);
    if (move == m_killers[0]) {
        return score + kKiller;
    }
    return move == m_killers[1] || move == m_counter ? score + kSecondKiller : score;
}

void MovePicker::makeRefuters() {
    const auto add = [this](const std::optional<QuietMove>& move) {
        if (!move || move->code() == m_tableCode || !m_board.hasKept(*move)) {
            return;
        }
        const auto isSame = [&](const Scratch::RankedQuiet& other) { return other.move == *move; };
        if (std::any_of(m_refuters.begin(), m_refuters.end(), isSame) ||
            (!m_scratch.attackers.empty() && !m_board.mayEvade(*move, m_scratch.attackers))) {
            return;
        }
        m_refuters.push_back({{scoreOf(*move), move->code()}, *move});
    };
    add(m_killers[0]);
    add(m_killers[1]);
    add(m_counter);
    std::sort(m_refuters.begin(), m_refuters.end(), std::greater<>());
    m_at = 0;
}

void MovePicker::makeQuiets() {
    m_scratch.quiets.clear();
    const auto& attackers = m_scratch.attackers;
    m_board.forEachQuiet([&](const QuietMove& move) {
        const std::uint32_t code = move.code();
        const auto came = [code](const Scratch::RankedQuiet& refuter) { return refuter.rank.tie() == code; };
        if (code == m_tableCode || std::any_of(m_refuters.begin(), m_refuters.end(), came)) {
            return;
        }
        if (!attackers.empty() && !m_board.mayEvade(move, attackers)) {
            m_hasLeftOut = true;
            return;
        }
        m_scratch.quiets.push_back({{scoreOf(move), code}, move});
    });
    m_at = 0;
    m_rankedEnd = 0;
}

const SearchMove* MovePicker::goodCapture() {
    while (const auto* rank = nextBest(m_scratch.capturesByGain, m_at, m_rankedEnd)) {
        const SearchMove& move = m_board.capture(m_scratch.captures[rank->tie()]);
        if (isTooLittle(move)) {
            continue;
        }
        if (m_board.exchangePays(move)) {
            m_current = move;
            return &m_current;
        }
        m_scratch.badCaptures.push_back(rank->tie());
    }
    return nullptr;
}

const SearchMove* MovePicker::bestRefuter() {
    if (m_at == m_refuters.size()) {
        return nullptr;
    }
    m_current = m_board.described(m_refuters[m_at++].move);
    return &m_current;
}

const SearchMove* MovePicker::bestQuiet() {
    const auto* ranked = nextBest(m_scratch.quiets, m_at, m_rankedEnd);
    if (ranked == nullptr) {
        return nullptr;
    }
    m_current = m_board.described(ranked->move);
    return &m_current;
}

const SearchMove* MovePicker::next() {
    switch (m_stage) {
    case Stage::Table:
        if (m_tableCode != 0 && m_board.find(m_tableCode, m_tableMove) &&
            (m_kinds == Kinds::All || m_tableMove.victims > 0)) {
            m_stage = Stage::MakeCaptures;
            return &m_tableMove;
        }
        m_tableCode = 0;
        [[fallthrough]];
    case Stage::MakeCaptures:
        makeCaptures();
        m_stage = Stage::GoodCaptures;
        [[fallthrough]];
    case Stage::GoodCaptures:
        if (const SearchMove* move = goodCapture()) {
            return move;
        }
        if (m_kinds == Kinds::Captures) {
            m_stage = Stage::Done;
            return nullptr;
        }
        m_stage = Stage::MakeRefuters;
        [[fallthrough]];
    case Stage::MakeRefuters:
        if (!m_skipQuiets) {
            makeRefuters();
        }
        m_stage = Stage::Refuters;
        [[fallthrough]];
    case Stage::Refuters:
        if (!m_skipQuiets) {
            if (const SearchMove* move = bestRefuter()) {
                return move;
            }
        }
        m_stage = Stage::MakeQuiets;
        [[fallthrough]];
    case Stage::MakeQuiets:
        if (!m_skipQuiets) {
            makeQuiets();
        }
        m_stage = Stage::Quiets;
        [[fallthrough]];
    case Stage::Quiets:
        if (!m_skipQuiets) {
            if (const SearchMove* move = bestQuiet()) {
                return move;
            }
        }
        m_at = 0;
        m_stage = Stage::BadCaptures;
        [[fallthrough]];
    case Stage::BadCaptures:
        if (m_at < m_scratch.badCaptures.size()) {
            m_current = m_board.capture(m_scratch.captures[m_scratch.badCaptures[m_at++]]);
            return &m_current;
        }
        m_stage = Stage::Done;
        [[fallthrough]];
    case Stage::Done:
        break;
    }
    return nullptr;
}

} // namespace mujo
