// The tree below the root: search, null move, quiescence.

#include "core/engine/search.h"

#include <algorithm>
#include <bit>

#include "core/rules/captures.h"

namespace mujo {

namespace {

using Clock = std::chrono::steady_clock;

/// Eight times the binary logarithm, by whole numbers alone.
int log2Times8(int n) {
    const int width = static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(1, n)))) - 1;
    return width * 8 + ((n << 3U) >> width) - 8;
}

/// Quiet moves tried at a depth; on large boards there are more to choose from.
int quietLimit(int depth, std::size_t moves) {
    return (8 + static_cast<int>(moves) / 40) * depth * depth;
}

bool takes(const Move& move, Square square) {
    return std::find(move.path.begin(), move.path.end(), square) != move.path.end();
}

int toTable(int score, int ply, int forced) {
    return score >= forced ? score + ply : score <= -forced ? score - ply : score;
}
int fromTable(int score, int ply, int forced) {
    return score >= forced ? score - ply : score <= -forced ? score + ply : score;
}

} // namespace

int Search::reductionAt(int depth, int moveNumber) {
    return log2Times8(depth) * log2Times8(moveNumber) / 256;
}

Search::Child Search::make(const SearchMove& move) {
    const Side mover = m_board.turn();
    m_board.make(move.move);
    if (m_board.isExtinct(mover)) {
        m_board.unmake();
        return Child::Refused;
    }
    if (m_board.isExtinct(opponent(mover))) {
        return Child::Wins;
    }
    bool refused = m_board.repeated() == Repeated::Refused;
    if (!refused && m_selfCheckForbidden) {
        m_board.refresh();
        auto& attackers = m_scratch.back().attackers;
        m_board.royalAttackers(mover, attackers);
        refused = !attackers.empty();
    }
    if (refused) {
        m_board.unmake();
        return Child::Refused;
    }
    return Child::Playable;
}

int Search::judge() {
    return m_board.evaluate() + m_oversight.error(m_board.key());
}

bool Search::overlooks(const SearchMove& move, int ply) const {
    return ply > 0 && m_oversight.isActive() && m_oversight.misses(m_board.position().shape(), move);
}

/// The side to move has no move: mate, or stalemate as the rules have it.
int Search::scoreOfNoMove(int ply) {
    const bool draw = m_board.position().variant().rules().stalemate == StalemateRule::Draw;
    return draw && !rules::inCheck(m_board.position(), m_board.turn()) ? 0 : -kMate + ply;
}

bool Search::shouldStop() {
    if (m_stopped) {
        return true;
    }
    constexpr std::uint64_t kClockEvery = 8;
    if (m_stop.load(std::memory_order_relaxed) ||
        (m_request.limits.nodes && m_nodes >= *m_request.limits.nodes) ||
        (m_deadline && m_nodes % kClockEvery == 0 && Clock::now() >= *m_deadline)) {
        m_stopped = true;
    }
    return m_stopped;
}

void Search::extendLine(int ply, const Move& move) {
    const auto at = static_cast<std::size_t>(ply);
    m_lines[at].assign(1, move);
    m_lines[at].insert(m_lines[at].end(), m_lines[at + 1].begin(), m_lines[at + 1].end());
}

int Search::searchNull(int depth, int beta, int ply, int judged) {
    const int reduction = 2 + depth / 4 + std::min(2, (judged - beta) / 400);
    m_board.makeNull();
    const int score = -search(depth - 1 - reduction, -beta, -beta + 1, ply + 1, false, 0);
    m_board.unmake();
    return score;
}

int Search::search(int depth, int alpha, int beta, int ply, bool mayNull, std::uint32_t previous) {
    if (depth <= 0) {
        return quiesce(alpha, beta, ply, 0, kNoSquare);
    }
    m_lines[static_cast<std::size_t>(ply)].clear();
    if (m_stopped) {
        return 0;
    }
    ++m_nodes;
    if (shouldStop() || ply >= kMostPlies) {
        return 0;
    }
    alpha = std::max(alpha, -kMate + ply);
    beta = std::min(beta, kMate - ply - 1);
    if (alpha >= beta) {
        return alpha;
    }
    const bool expectsLine = beta - alpha > 1;
    TableEntry known;
    const bool found = m_table.probe(m_board.key(), known);
    if (found) {
        known.score = fromTable(known.score, ply, kForced);
        if (!expectsLine && known.depth >= depth &&
            (known.bound == Bound::Exact || (known.bound == Bound::Lower && known.score >= beta) ||
             (known.bound == Bound::Upper && known.score <= alpha))) {
            return known.score;
        }
    }

    m_board.refresh();
    if (const SearchMove* winning = m_board.winningCapture();
        winning != nullptr && !overlooks(*winning, ply)) {
        m_lines[static_cast<std::size_t>(ply)].assign(1, winning->move);
        return kMate - ply - 1;
    }
    MovePicker::Scratch& scratch = m_scratch[static_cast<std::size_t>(ply)];
    m_board.royalAttackers(m_board.turn(), scratch.attackers);
    const bool inCheck = !scratch.attackers.empty();
    m_board.noteCheck(inCheck);
    int judged = 0;
    if (inCheck) {
        ++depth;
    } else {
        judged = judge();
        if (found &&
            ((known.bound == Bound::Lower && known.score > judged) ||
             (known.bound == Bound::Upper && known.score < judged)) &&
            std::abs(known.score) < kForced) {
            judged = known.score;
        }
        if (!expectsLine && std::abs(beta) < kForced) {
            if (depth <= 3 && judged - 130 * depth >= beta) {
                return judged;
            }
            if (depth <= 2 && judged + 350 * depth < alpha) {
                const int score = quiesce(alpha, beta, ply, 0, kNoSquare);
                if (score <= alpha || m_stopped) {
                    return score;
                }
            }
            if (mayNull && depth >= 2 && judged >= beta && !m_board.hasFewPieces(m_board.turn())) {
                const int score = searchNull(depth, beta, ply, judged);
                if (m_stopped) {
                    return 0;
                }
                if (score >= beta) {
                    return score >= kForced ? beta : score;
                }
            }
        }
        if ((!found || known.moveCode == 0) && depth >= 4) {
            --depth;
        }
    }

    const int alphaBefore = alpha;
    int best = -kInfinity;
    std::uint32_t bestCode = 0;
    int number = 0;
    scratch.tried.clear();
    MovePicker picker(m_board, m_memory, scratch, found ? known.moveCode : 0, ply, m_memory.counter(previous),
                      MovePicker::Kinds::All);
    while (const SearchMove* next = picker.next()) {
        const SearchMove move = *next;
        const bool quiet = move.isQuiet();
        if (inCheck && !m_board.mayEvade(move.move, scratch.attackers)) {
            if (!m_selfCheckForbidden) {
                best = std::max(best, -kMate + ply + 2);
            }
            continue;
        }
        if (overlooks(move, ply)) {
            best = std::max(best, -kForced + 1);
            continue;
        }
        if (!inCheck && number > 0 && best > -kForced) {
            if (quiet) {
                const int limit = quietLimit(depth, scratch.moves.size());
                if (depth <= 4 && static_cast<int>(scratch.tried.size()) >= limit) {
                    picker.skipQuiets();
                    continue;
                }
                if (depth <= 3 && judged + 120 + 130 * depth + m_board.placementGain(move.move) <= alpha) {
                    continue;
                }
            } else if (!expectsLine && depth <= 3 && !picker.isPromising() && move.victims > 0 &&
                       m_board.exchange(move) < -150 * depth) {
                continue;
            }
        }
        const Child child = make(move);
        if (child == Child::Refused) {
            continue;
        }
        ++number;
        int score = 0;
        if (child == Child::Wins) {
            score = kMate - ply - 1;
        } else if (m_board.repeated() == Repeated::Draw) {
            m_lines[static_cast<std::size_t>(ply) + 1].clear();
        } else {
            const int rest = depth - 1;
            int reduction = 0;
            if (depth >= 2 && number > 2 && !inCheck && (quiet || !picker.isPromising())) {
                reduction = reductionAt(depth, number) + (expectsLine ? 0 : 1) -
                            std::clamp(m_memory.history(m_board.position(), move.move) / 5000, -1, 1);
                reduction = std::clamp(reduction, 0, rest);
            }
            if (number == 1) {
                score = -search(rest, -beta, -alpha, ply + 1, true, move.code);
            } else {
                score = -search(rest - reduction, -alpha - 1, -alpha, ply + 1, true, move.code);
                if (score > alpha && reduction > 0) {
                    score = -search(rest, -alpha - 1, -alpha, ply + 1, true, move.code);
                }
                if (score > alpha && score < beta) {
                    score = -search(rest, -beta, -alpha, ply + 1, true, move.code);
                }
            }
        }
        m_board.unmake();
        if (m_stopped) {
            return 0;
        }
        if (quiet) {
            scratch.tried.push_back(move);
        }
        if (score > best) {
            best = score;
            if (score > alpha) {
                alpha = score;
                bestCode = move.code;
                extendLine(ply, move.move);
                if (score >= beta) {
                    m_board.refresh();
                    m_memory.reward(m_board.position(), move, scratch.tried, depth, ply);
                    if (quiet && previous != 0) {
                        m_memory.noteCounter(previous, move.code);
                    }
                    break;
                }
            }
        }
    }
    if (best == -kInfinity) {
        return scoreOfNoMove(ply);
    }
    const Bound bound = best >= beta ? Bound::Lower : best > alphaBefore ? Bound::Exact : Bound::Upper;
    m_table.store(m_board.key(), {toTable(best, ply, kForced), depth, bound, bestCode});
    return best;
}

int Search::quiesce(int alpha, int beta, int ply, int captures, Square last) {
    constexpr int kEvasionsUpTo = 4;
    constexpr int kFreeUpTo = 4; // from then on only what takes back
    constexpr int kMargin = 150;
    m_lines[static_cast<std::size_t>(ply)].clear();
    if (m_stopped) {
        return 0;
    }
    ++m_nodes;
    if (shouldStop()) {
        return 0;
    }
    TableEntry known;
    const bool found = m_table.probe(m_board.key(), known);
    if (found && beta - alpha == 1) {
        known.score = fromTable(known.score, ply, kForced);
        if (known.bound == Bound::Exact || (known.bound == Bound::Lower && known.score >= beta) ||
            (known.bound == Bound::Upper && known.score <= alpha)) {
            return known.score;
        }
    }
    m_board.refresh();
    if (const SearchMove* winning = m_board.winningCapture();
        winning != nullptr && !overlooks(*winning, ply)) {
        m_lines[static_cast<std::size_t>(ply)].assign(1, winning->move);
        return kMate - ply - 1;
    }
    if (ply >= kMostPlies) {
        return judge();
    }
    MovePicker::Scratch& scratch = m_scratch[static_cast<std::size_t>(ply)];
    m_board.royalAttackers(m_board.turn(), scratch.attackers);
    const bool inCheck = !scratch.attackers.empty() && captures < kEvasionsUpTo;
    m_board.noteCheck(!scratch.attackers.empty());
    const int alphaBefore = alpha;
    int best = -kInfinity;
    int judged = 0;
    if (!inCheck) {
        judged = best = judge();
        const int most = m_oversight.traits().captureDepth;
        if (best >= beta || (most > 0 && captures >= most)) {
            return best;
        }
        alpha = std::max(alpha, best);
    }
    std::uint32_t bestCode = 0;
    MovePicker picker(m_board, m_memory, scratch, found ? known.moveCode : 0, ply, 0,
                      inCheck ? MovePicker::Kinds::All : MovePicker::Kinds::Captures);
    while (const SearchMove* next = picker.next()) {
        const SearchMove move = *next;
        if (inCheck) {
            if (!m_board.mayEvade(move.move, scratch.attackers)) {
                if (!m_selfCheckForbidden) {
                    best = std::max(best, -kMate + ply + 2);
                }
                continue;
            }
        } else if (judged + move.gain + kMargin <= alpha && move.royals == 0) {
            best = std::max(best, judged + move.gain + kMargin);
            continue;
        } else if (captures >= kFreeUpTo && !takes(move.move, last)) {
            continue;
        }
        if (overlooks(move, ply)) {
            best = std::max(best, -kForced + 1);
            continue;
        }
        const Child child = make(move);
        if (child == Child::Refused) {
            continue;
        }
        const int score = child == Child::Wins
                              ? kMate - ply - 1
                              : -quiesce(-beta, -alpha, ply + 1, captures + 1, move.move.to());
        m_board.unmake();
        if (m_stopped) {
            return 0;
        }
        if (score > best) {
            best = score;
            if (score > alpha) {
                alpha = score;
                bestCode = move.code;
                extendLine(ply, move.move);
                if (score >= beta) {
                    break;
                }
            }
        }
    }
    if (best == -kInfinity) {
        return scoreOfNoMove(ply);
    }
    const Bound bound = best >= beta ? Bound::Lower : best > alphaBefore ? Bound::Exact : Bound::Upper;
    m_table.store(m_board.key(), {toTable(best, ply, kForced), 0, bound, bestCode});
    return best;
}

} // namespace mujo
