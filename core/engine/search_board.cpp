#include "core/engine/search_board.h"

#include <algorithm>

#include "core/rules/captures.h"
#include "core/rules/drops/drops.h"
#include "core/rules/forms.h"
#include "core/rules/passing/passing.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

constexpr int kTempo = 12;
constexpr int kHeld =
    16; // what a piece in hand counts in the key of material, as no side has as many of a kind

std::uint64_t mixed(std::uint64_t number) {
    number = (number ^ number >> 30U) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ number >> 27U) * 0x94D049BB133111EBULL;
    return number ^ number >> 31U;
}

/// The parts that grow with progress, weighed.
int leadOf(const EvaluationParts& parts, const EvaluationWeights& weights) {
    return parts.pieces + weighed(parts.mobility, weights.mobility) + weighed(parts.attack, weights.attack) +
           weighed(parts.shelter, weights.shelter);
}

} // namespace

SearchBoard::SearchBoard(const Position& root, const History& history,
                         const std::shared_ptr<const TunedEvaluation>& tuned)
    : m_position(root), m_tables(EvaluationTables::of(root.sharedVariant(), tuned)),
      m_places(*m_tables, root), m_cache(m_position, *m_tables), m_phase(root.variant()),
      m_shelter(root.shape()), m_history(root, history) {
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : root.pieces(side)) {
            m_places.add(m_score, root.at(square), square);
            count(root.at(square), 1);
        }
        for (std::size_t i = 0; i < root.variant().types().size(); ++i) {
            const int worth = root.inHand(side, PieceTypeId(i)) * m_tables->handWorth(PieceTypeId(i));
            addInHand(side, worth);
            count(Piece{PieceTypeId(i), side}, kHeld * root.inHand(side, PieceTypeId(i)));
        }
    }
    for (const auto& entry : history.entries()) {
        const bool first = entry.irreversible || m_standstill.empty();
        m_standstill.push_back(first ? 0 : m_standstill.back() + 1);
    }
    if (history.entries().empty() || history.entries().back().key != root.key()) {
        m_standstill.push_back(0);
    }
    m_piecesAtStart = std::max(1, root.variant().piecesPerSide());
}

void SearchBoard::addInHand(Side side, int worth) {
    const int score = side == Side::Sente ? worth : -worth;
    m_score += {score, score};
}

void SearchBoard::count(Cell cell, int pieces) {
    if (!cell.isEmpty()) {
        m_material += mixed(cell.code() + 1U) * static_cast<std::uint64_t>(pieces);
    }
}

std::uint64_t SearchBoard::royalsKey() const {
    std::uint64_t key = 0;
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : m_position.royals(side)) {
            key += mixed(static_cast<std::uint64_t>(square.index()) * 2 + (side == Side::Sente ? 1 : 2));
        }
    }
    return key;
}

/// Moves are large: they are made where they stay.
SearchBoard::Made& SearchBoard::nextMade() {
    if (m_plies == m_made.size()) {
        m_made.emplace_back();
    }
    Made& made = m_made[m_plies++];
    made.scoreBefore = m_score;
    made.materialBefore = m_material;
    made.keyBefore = m_position.key();
    return made;
}

void SearchBoard::make(const Move& move, const TranspositionTable* table) {
    Transition& transition = nextMade().transition;
    rules::resolve(m_position, move, transition);
    int pieces = 0;
    const bool pawn = !move.isDrop() && m_tables->kind(m_position.at(move.from()).type()).pawnLike;
    for (const SquareChange& change : transition.squares) {
        m_places.add(m_score, change.after, change.square);
        m_places.remove(m_score, change.before, change.square);
        count(change.after, 1);
        count(change.before, -1);
        pieces += (change.after.isEmpty() ? 0 : 1) - (change.before.isEmpty() ? 0 : 1);
    }
    for (const HandChange& change : transition.hands) {
        addInHand(change.owner, change.by * m_tables->handWorth(change.type));
        count(Piece{change.type, change.owner}, kHeld * change.by);
    }
    m_position.apply(transition);
    if (table != nullptr) {
        table->prefetch(m_position.key());
    }
    m_cache.changed(transition);
    m_history.push(m_position, transition);
    const bool advances = pieces != 0 || move.promotes() || move.isDrop() || pawn;
    m_standstill.push_back(advances ? 0 : m_standstill.back() + 1);
}

void SearchBoard::makeNull() {
    Transition& nothing = nextMade().transition;
    nothing.squares.clear();
    nothing.hands.clear();
    m_position.applyNull();
    m_cache.changed(nothing);
    m_history.pushNull(m_position);
    m_standstill.push_back(m_standstill.back());
}

void SearchBoard::unmake() {
    const Made& made = m_made[--m_plies];
    if (m_history.endsInNull()) {
        m_position.revertNull();
    } else {
        m_position.revert(made.transition, made.keyBefore);
    }
    m_cache.unchanged();
    m_history.pop();
    m_standstill.pop_back();
    m_score = made.scoreBefore;
    m_material = made.materialBefore;
}

void SearchBoard::refresh() {
    m_cache.refresh();
}

void SearchBoard::royalAttackers(Side side, std::vector<Square>& attackers) const {
    attackers.clear();
    if (m_cache.attack(opponent(side)).takers == 0) {
        return;
    }
    const std::size_t royals = m_position.royals(side).size();
    for (const Square square : m_position.pieces(opponent(side))) {
        const MoveCache::Entry& entry = m_cache.entry(square);
        if (entry.royals >= royals && royals > 0) {
            attackers.push_back(square);
        }
    }
}

bool SearchBoard::canTakeRoyals(Side side) const {
    const std::size_t royals = m_position.royals(side).size();
    const auto takers = m_position.pieces(opponent(side));
    return m_cache.attack(opponent(side)).takers > 0 && royals > 0 &&
           std::any_of(takers.begin(), takers.end(),
                       [&](Square square) { return m_cache.entry(square).royals >= royals; });
}

const SearchMove* SearchBoard::winningCapture() {
    if (m_cache.attack(turn()).takers == 0) {
        return nullptr;
    }
    const std::size_t royals = m_position.royals(opponent(turn())).size();
    for (const Square square : m_position.pieces(turn())) {
        const MoveCache::Entry& entry = m_cache.entry(square);
        if (entry.royals < royals) {
            continue;
        }
        for (const SearchMove& move : m_cache.captures(entry)) {
            if (move.royals >= royals) {
                return &move;
            }
        }
    }
    return nullptr;
}

bool SearchBoard::isAllowedLate(const SearchMove& capture) const {
    return rules::mayTakeLate(m_position, capture.move.from(), candidateOf(m_position, capture.move));
}

void SearchBoard::addPasses(std::vector<QuietMove>& moves) {
    rules::forEachPass(
        m_position, [this](Square square) { return m_cache.entry(square).canPass; },
        [&moves](Square square, std::optional<PieceTypeId> promotion) {
            moves.push_back({square, square, promotion});
        });
}

/// Of a piece that jumps anywhere only flights to safe squares, the nearest to home first, when it is
/// attacked.
void SearchBoard::addJumps(std::vector<QuietMove>& moves) {
    constexpr int kMost = 24;
    const Side side = turn();
    const Side enemy = opponent(side);
    const int squares = m_position.shape().squareCount();
    for (const Square from : m_cache.jumpers(side)) {
        const PieceType& type = m_position.variant().type(m_position.at(from).type());
        const bool attacked =
            m_cache.guarded(enemy, from) || (!m_cache.jumpers(enemy).empty() && !m_cache.guarded(side, from));
        if (!attacked || (type.program.universal & betza::EndOnEmpty) == 0) {
            continue;
        }
        int found = 0;
        for (int i = 0; i < squares && found < kMost; ++i) {
            const Square to(side == Side::Sente ? squares - 1 - i : i);
            const bool safe = m_position.at(to).isEmpty() && !m_cache.guarded(enemy, to) &&
                              (m_cache.jumpers(enemy).empty() || m_cache.guarded(side, to));
            if (!safe) {
                continue;
            }
            ++found;
            Candidate candidate;
            candidate.to = to;
            for (const auto promotion : rules::promotionChoices(m_position, from, candidate)) {
                moves.push_back({from, to, promotion});
            }
        }
    }
}

void SearchBoard::addDrops(std::vector<QuietMove>& moves) {
    rules::forEachDrop(m_position, [&moves](PieceTypeId type, Square to) {
        moves.push_back({Origin::hand(type), to, std::nullopt});
    });
}

bool SearchBoard::hasKept(const QuietMove& move) const {
    if (move.isDrop() || !m_position.at(move.from()).holds(turn())) {
        return false;
    }
    const auto kept = m_cache.quiets(m_cache.entry(move.from()));
    return std::find(kept.begin(), kept.end(), move) != kept.end();
}

bool SearchBoard::find(std::uint32_t code, SearchMove& move) {
    const auto origin = MoveCode::from(code);
    m_sought.clear();
    if (!origin) {
        addDrops(m_sought);
    } else {
        const Square from = *origin;
        if (from.index() >= m_position.shape().squareCount() || !m_position.at(from).holds(turn())) {
            return false;
        }
        const MoveCache::Entry& entry = m_cache.entry(from);
        for (const SearchMove& capture : m_cache.captures(entry)) {
            if (capture.code == code) {
                move = capture;
                return mayBeMade(capture);
            }
        }
        const auto quiets = m_cache.quiets(entry);
        m_sought.assign(quiets.begin(), quiets.end());
        if (entry.canPass) {
            addPasses(m_sought);
        }
        if (m_cache.isJumper(m_position.at(from).type())) {
            addJumps(m_sought);
        }
    }
    const auto found = std::find_if(m_sought.begin(), m_sought.end(),
                                    [code](const QuietMove& quiet) { return quiet.code() == code; });
    if (found == m_sought.end()) {
        return false;
    }
    move = described(*found);
    return true;
}

bool SearchBoard::mayEvade(Origin origin, std::span<const Square> stops, std::optional<PieceTypeId> promotion,
                           std::span<const Square> attackers) const {
    const auto becomes = origin.isHand() ? origin.kind() : promotion;
    if (becomes && m_tables->kind(*becomes).royal) {
        return true;
    }
    return std::all_of(attackers.begin(), attackers.end(), [&](Square attacker) {
        const PieceTypeId type = m_position.at(attacker).type();
        if (m_cache.isJumper(type)) {
            return true;
        }
        const MoveCache::Entry& entry = m_cache.entry(attacker);
        if (!origin.isHand() && m_cache.looksAt(entry, origin.square())) {
            return true;
        }
        return std::any_of(stops.begin(), stops.end(),
                           [&](Square s) { return s == attacker || m_cache.looksAt(entry, s); });
    });
}

/// What a side stands to lose to captures of the other: half of the second greatest loss, as the greatest can
/// be averted, and a little for that.
int SearchBoard::threats(Side victim) {
    int first = 0;
    int second = 0;
    const Side taker = opponent(victim);
    m_cache.forEachCapturer(taker, [&](const MoveCache::Entry& entry, Square square) {
        int best = 0;
        for (const SearchMove& move : m_cache.captures(entry)) {
            if (move.gain <= best) {
                continue;
            }
            const int risk =
                m_cache.guarded(victim, move.move.to()) ? m_tables->worth(m_position.at(square).type()) : 0;
            best = std::max(best, move.gain - risk);
        }
        if (best > first) {
            second = first;
            first = best;
        } else if (best > second) {
            second = best;
        }
    });
    return std::min(second, 3000) / 3 + std::min(first, 3000) / 12;
}

/// Several pieces that look at the squares around the royals together are worth more than each alone.
int SearchBoard::attackOnRoyals(Side attacker) const {
    constexpr int kMost = 600;
    const MoveCache::Attack& attack = m_cache.attack(attacker);
    return attack.pieces < 2 ? 0 : std::min(kMost, attack.squares * attack.pieces * 2 / 3);
}

/// What a lead is worth grows with every exchange and shrinks while nothing happens.
int SearchBoard::progress(int score) const {
    constexpr int kLongest = 100; // plies
    const auto behind = m_position.pieces(score > 0 ? opponent(turn()) : turn()).size();
    const int gone = std::clamp(m_piecesAtStart - static_cast<int>(behind), 0, m_piecesAtStart);
    const int standstill = std::min(kLongest, m_standstill.back());
    return score * gone / m_piecesAtStart / 6 - score * standstill / (4 * kLongest);
}

EvaluationParts SearchBoard::parts() {
    const Side side = turn();
    const Side enemy = opponent(side);
    const EvaluationWeights& weights = m_tables->weights();
    EvaluationParts parts;
    parts.pieces = roughScore() + kTempo;
    parts.pieces += EvaluationTables::royalsWorth(m_position.royals(side).size()) -
                    EvaluationTables::royalsWorth(m_position.royals(enemy).size());
    parts.mobility = m_cache.score(side) - m_cache.score(enemy);
    parts.attack = attackOnRoyals(side) - attackOnRoyals(enemy);
    const int lead = leadOf(parts, weights);
    parts.shelter = m_shelter.of(m_position, side, lead) - m_shelter.of(m_position, enemy, -lead);
    parts.threats = threats(side);
    return parts;
}

int SearchBoard::growth(const EvaluationParts& parts) const {
    const bool ahead = leadOf(parts, m_tables->weights()) > 0;
    return ahead ? progress(kGrowthUnit) : -progress(-kGrowthUnit);
}

int SearchBoard::evaluate() {
    const EvaluationWeights& weights = m_tables->weights();
    const EvaluationParts all = parts();
    const int lead = leadOf(all, weights);
    return lead + progress(lead) - weighed(all.threats, weights.threats);
}

int SearchBoard::placementGain(const QuietMove& move) const {
    const int phase = this->phase();
    const auto worth = [&](Cell cell, Square square) {
        return GamePhase::mixed(m_places.at(cell, square), phase);
    };
    if (move.isDrop()) {
        const Cell cell = Piece{move.dropped(), turn()};
        return worth(cell, move.to) - m_tables->handWorth(move.dropped());
    }
    const Cell cell = m_position.at(move.from());
    const Cell arrived = move.promotion ? Cell(Piece{*move.promotion, turn()}) : cell;
    return worth(arrived, move.to) - worth(cell, move.from());
}

int SearchBoard::safetyGain(const QuietMove& move) const {
    constexpr int kMost = 1500;
    const Side enemy = opponent(turn());
    const bool drop = move.isDrop();
    const PieceTypeId type = drop ? move.dropped() : m_position.at(move.from()).type();
    const int worth = std::min(kMost, m_tables->worth(type));
    int gain = 0;
    if (m_cache.guarded(enemy, move.to)) {
        const bool own = !drop && m_cache.guards(m_cache.entry(move.from()), move.to);
        const bool supported = m_cache.guardCount(turn(), move.to) > (own ? 1 : 0);
        gain -= supported ? worth / 3 : worth;
    }
    if (!drop && m_cache.guarded(enemy, move.from())) {
        gain += m_cache.guarded(turn(), move.from()) ? worth / 3 : worth;
    }
    return gain;
}

} // namespace mujo
