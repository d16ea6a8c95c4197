#include "tests/support/literal_rules.h"

#include <algorithm>
#include <stdexcept>

namespace mujo::literal {

namespace {

void rememberLion(const RuleSet& rules, const State& state, const Choice& choice, State& next) {
    if (!rules.lionTrade || rules.lionTrade->counterStrike == LionTrade::CounterStrike::Allowed ||
        rules.lionTrade->lions.contains(PieceTypeId(state.board.men.at(*choice.from).kind))) {
        return;
    }
    for (const Spot victim : choice.captures) {
        if (rules.lionTrade->lions.contains(PieceTypeId(state.board.men.at(victim).kind))) {
            next.lionTaken = victim;
        }
    }
}

std::size_t number(Side side) {
    return side == Side::Sente ? 0 : 1;
}

bool isPass(Spot from, const Way& way) {
    return way.taken.empty() && way.to == from;
}

/// The board after a piece has gone a way, whatever it may turn into.
Board boardAfter(const Board& board, Spot from, const Way& way) {
    Board after = board;
    const Man mover = board.men.at(from);
    after.men.erase(from);
    for (const Spot spot : way.taken) {
        after.men.erase(spot);
    }
    after.men[way.to] = mover;
    return after;
}

} // namespace

State Rulebook::start() const {
    State state;
    state.board.files = m_variant.shape().files();
    state.board.ranks = m_variant.shape().ranks();
    for (const Placement& placement : m_variant.data().setup) {
        const int at = placement.square.index();
        state.board.men[{at % state.board.files, at / state.board.files}] = {
            static_cast<std::size_t>(placement.type), placement.owner};
    }
    return state;
}

std::size_t Rulebook::numberOf(const std::string& id) const {
    for (std::size_t i = 0; i < m_variant.types().size(); ++i) {
        if (kind(i).id == id) {
            return i;
        }
    }
    throw std::invalid_argument("no kind " + id);
}

std::set<Way> Rulebook::waysOf(const Board& board, Spot from) const {
    const Man& man = board.men.at(from);
    const IsRoyal isRoyal = [this](const Man& m) { return kind(m.kind).royal; };
    std::set<Way> ways;
    for (const betza::Term& term : kind(man.kind).tree.terms) {
        for (const Way& way : literal::waysOf({{term}}, board, from, man.owner, isRoyal)) {
            if (ranksAllow(board, from, way, term)) {
                ways.insert(way);
            }
        }
    }
    return ways;
}

std::set<Choice> Rulebook::legalMoves(const State& state, const std::vector<State>& past) const {
    std::set<Choice> moves;
    boardMoves(state, moves);
    drops(state, moves);
    std::erase_if(moves, [&](const Choice& choice) { return isRefused(state, choice, past); });
    return moves;
}

void Rulebook::boardMoves(const State& state, std::set<Choice>& out) const {
    for (const auto& [from, man] : state.board.men) {
        if (man.owner != state.turn) {
            continue;
        }
        for (const Way& way : waysOf(state.board, from)) {
            if (!mayTake(state.board, from, way) || !mayHop(state.board, from, way) ||
                !mayTradeLions(state, from, way) || (isPass(from, way) && !mayPass(state))) {
                continue;
            }
            for (const std::string& form : becomes(state, from, way)) {
                Choice choice{from, way.to, {way.taken.begin(), way.taken.end()}, form, "", false};
                const std::size_t kindAtEnd = form.empty() ? man.kind : numberOf(form);
                for (const Spot spot : burnt(state.board, from, way, kindAtEnd)) {
                    if (spot == way.to) {
                        choice.moverBurns = true;
                    } else {
                        choice.captures.insert(spot);
                    }
                }
                out.insert(choice);
            }
        }
    }
}

/// Hook: a player may not skip on two of his own consecutive turns. Suzumu: nobody skips right after a skip
/// of the opponent.
bool Rulebook::mayPass(const State& state) const {
    switch (m_rules.pass) {
    case PassRule::Free:
        return true;
    case PassRule::NotTwiceByOneSide:
        return !state.skipped[number(state.turn)];
    case PassRule::NotAfterPass:
        return !state.skipped[number(opponent(state.turn))];
    case PassRule::Never:
        return false;
    }
    return false;
}

/// The kinds that the piece may be at the end; an empty text for staying what it is.
std::set<std::string> Rulebook::becomes(const State& state, Spot from, const Way& way) const {
    const Man& mover = state.board.men.at(from);
    const PieceType& type = kind(mover.kind);
    if (const auto forms = infectedInto(state.board, from, way); !forms.empty()) {
        return forms;
    }
    if (!type.promotesTo) {
        return {""};
    }
    const std::string promoted = kind(static_cast<std::size_t>(*type.promotesTo)).id;
    if (const auto* capture = std::get_if<CapturePromotion>(&m_rules.promotion)) {
        const bool anyPromoted = std::any_of(way.taken.begin(), way.taken.end(), [&](Spot victim) {
            return kindOn(state.board, victim).id.front() == '+';
        });
        if (way.taken.empty()) {
            return {""};
        }
        return capture->onlyAfterPromoted && !anyPromoted ? std::set<std::string>{"", promoted}
                                                          : std::set<std::string>{promoted};
    }
    const auto* zone = std::get_if<ZonePromotion>(&m_rules.promotion);
    if (zone == nullptr || !zoneAllows(state, from, way)) {
        return {""};
    }
    const bool stuck = zone->compulsoryWhenStuck && !couldEverMove(mover.kind, way.to, mover.owner);
    if (zone->choice == ZonePromotion::Choice::Compulsory || stuck) {
        return {promoted};
    }
    return {"", promoted};
}

/// Whoever takes a contagious piece becomes one, even who is one already; the last one taken decides, or the
/// player.
std::set<std::string> Rulebook::infectedInto(const Board& board, Spot from, const Way& way) const {
    std::set<std::string> forms;
    if (!m_rules.contagion || kindOn(board, from).exemptFromContagion) {
        return forms;
    }
    for (const Spot victim : way.taken) {
        const auto infects = kindOn(board, victim).infects;
        if (infects) {
            if (m_rules.contagion->several == Contagion::Several::Last) {
                forms.clear();
            }
            forms.insert(kind(static_cast<std::size_t>(*infects)).id);
        }
    }
    return forms;
}

/// Where the last piece taken decides the contagion, a game may forbid to hop a piece and take it on the way
/// back from the one behind it.
bool Rulebook::mayHop(const Board& board, Spot from, const Way& way) const {
    if (!m_rules.contagion || m_rules.contagion->hopAndReturn == Contagion::HopAndReturn::Allowed ||
        m_rules.contagion->several == Contagion::Several::Choice || kindOn(board, from).exemptFromContagion) {
        return true;
    }
    std::set<PieceTypeId> forms;
    for (const Spot victim : way.taken) {
        if (const auto form = kindOn(board, victim).infects) {
            forms.insert(*form);
        }
    }
    return forms.size() < 2 || std::none_of(way.hopped.begin(), way.hopped.end(), [&](Spot spot) {
               return std::find(way.taken.begin(), way.taken.end(), spot) != way.taken.end();
           });
}

bool Rulebook::inZone(Spot spot, Side side, int depth) const {
    return side == Side::Sente ? spot.row < depth : spot.row >= m_variant.shape().ranks() - depth;
}

bool Rulebook::couldEverMove(std::size_t kindNumber, Spot spot, Side side) const {
    Board alone;
    alone.files = m_variant.shape().files();
    alone.ranks = m_variant.shape().ranks();
    alone.men[spot] = {kindNumber, side};
    return !waysOf(alone, spot).empty();
}

bool Rulebook::mayTake(const Board& board, Spot from, const Way& way) const {
    const Man& mover = board.men.at(from);
    for (const CaptureBan& ban : m_rules.captureBans) {
        for (const Spot victim : way.taken) {
            if (ban.attackers.contains(PieceTypeId(mover.kind)) &&
                ban.victims.contains(PieceTypeId(board.men.at(victim).kind))) {
                return false;
            }
        }
    }
    if (!m_rules.emperor || !m_rules.emperor->emperors.contains(PieceTypeId(mover.kind))) {
        return true;
    }
    const bool anyPiece = m_rules.emperor->forbidden == EmperorRule::Forbidden::ProtectedPieces;
    const bool limited = std::any_of(way.taken.begin(), way.taken.end(),
                                     [&](Spot victim) { return anyPiece || kindOn(board, victim).royal; });
    return !limited || !canBeTaken(boardAfter(board, from, way), way.to, opponent(mover.owner));
}

/// Whether `by` could take what stands on the target, its own emperors being bound by the same limit. They
/// are asked last, because the answer may take long.
bool Rulebook::canBeTaken(const Board& board, Spot target, Side by) const {
    for (const bool emperors : {false, true}) {
        for (const auto& [from, man] : board.men) {
            if (man.owner != by ||
                (m_rules.emperor && m_rules.emperor->emperors.contains(PieceTypeId(man.kind))) != emperors) {
                continue;
            }
            for (const Way& way : waysOf(board, from)) {
                if (std::find(way.taken.begin(), way.taken.end(), target) != way.taken.end() &&
                    mayTake(board, from, way)) {
                    return true;
                }
            }
        }
    }
    return false;
}

bool Rulebook::inCheck(const State& state, Side side) const {
    std::set<Spot> royals;
    for (const auto& [spot, man] : state.board.men) {
        if (man.owner == side && kind(man.kind).royal) {
            royals.insert(spot);
        }
    }
    if (royals.empty()) {
        return false;
    }
    for (const auto& [from, man] : state.board.men) {
        if (man.owner == side) {
            continue;
        }
        for (const Way& way : waysOf(state.board, from)) {
            std::set<Spot> taken(way.taken.begin(), way.taken.end());
            State asked = state;
            asked.turn = man.owner;
            for (const std::string& form : becomes(asked, from, way)) {
                taken.merge(burnt(state.board, from, way, form.empty() ? man.kind : numberOf(form)));
            }
            if (std::includes(taken.begin(), taken.end(), royals.begin(), royals.end()) &&
                mayTake(state.board, from, way)) {
                return true;
            }
        }
    }
    return false;
}

void Rulebook::drops(const State& state, std::set<Choice>& out) const {
    if (!m_rules.drops) {
        return;
    }
    for (const auto& [dropped, count] : state.hands[number(state.turn)]) {
        for (int column = 0; column < state.board.files; ++column) {
            int sameOnFile = 0;
            for (int row = 0; row < state.board.ranks; ++row) {
                const Man* man = state.board.at({column, row});
                const bool same = man != nullptr && man->owner == state.turn && man->kind == dropped;
                sameOnFile += same ? 1 : 0;
            }
            const int most = m_rules.drops->mostOnFile[PieceTypeId(dropped)]; // one pawn, two swallows
            if (most > 0 && sameOnFile >= most) {
                continue;
            }
            for (int row = 0; row < state.board.ranks; ++row) {
                const Spot to{column, row};
                if (state.board.at(to) == nullptr && couldEverMove(dropped, to, state.turn)) {
                    out.insert({std::nullopt, to, {}, "", kind(dropped).id, false});
                }
            }
        }
    }
}

bool Rulebook::isRefused(const State& state, const Choice& choice, const std::vector<State>& past) const {
    const auto* forbidden = std::get_if<RepetitionForbidden>(&m_rules.repetition);
    const bool repetitionForbidden = forbidden != nullptr && !forbidden->onlyForAttacker;
    const bool mateMatters =
        !choice.drop.empty() && m_rules.drops->noMatingDrop.contains(PieceTypeId(numberOf(choice.drop)));
    const bool fourfold = std::holds_alternative<RepetitionFourfold>(m_rules.repetition) && past.size() > 1;
    if (m_rules.selfCheck == SelfCheckRule::Allowed && !mateMatters && !repetitionForbidden && !fourfold) {
        return false;
    }
    const State next = after(state, choice);
    if (m_rules.selfCheck == SelfCheckRule::Forbidden && inCheck(next, state.turn)) {
        return true;
    }
    if (mateMatters && inCheck(next, next.turn) && legalMoves(next).empty()) {
        return true;
    }
    if (fourfold) {
        std::vector<State> game = past;
        game.push_back(next);
        return mustDeviate(game);
    }
    return repetitionForbidden && std::find(past.begin(), past.end(), next) != past.end();
}

/// Whether the piece that has moved between two positions could take something if it were to move again.
bool Rulebook::attacks(const State& before, const State& after) const {
    for (const auto& [spot, man] : after.board.men) {
        const Man* earlier = before.board.at(spot);
        if (man.owner != before.turn || (earlier != nullptr && *earlier == man)) {
            continue;
        }
        for (const Way& way : waysOf(after.board, spot)) {
            if (std::any_of(way.taken.begin(), way.taken.end(),
                            [&](Spot victim) { return after.board.men.at(victim).owner == after.turn; })) {
                return true;
            }
        }
    }
    return false;
}

/// The rule of the Japanese Chu Shogi Association, as the Tai article has it: at the fourth occurrence who
/// alone has given check with every move since the first must have played something else; else who alone has
/// attacked with every move; else, when the last moves were passes, the side that was the first to pass.
bool Rulebook::mustDeviate(const std::vector<State>& game) const {
    const auto& rule = std::get<RepetitionFourfold>(m_rules.repetition);
    const State& last = game.back();
    if (std::count(game.begin(), game.end(), last) < 4) {
        return false;
    }
    const auto first = static_cast<std::size_t>(std::find(game.begin(), game.end(), last) - game.begin());
    std::array<bool, 2> checks{true, true};
    std::array<bool, 2> attacking{true, true};
    for (std::size_t i = first; i + 1 < game.size(); ++i) {
        const std::size_t side = number(game[i].turn);
        checks[side] = checks[side] && inCheck(game[i + 1], game[i + 1].turn);
        attacking[side] = attacking[side] && attacks(game[i], game[i + 1]);
    }
    const Side mover = opponent(last.turn);
    const std::size_t own = number(mover);
    const std::size_t theirs = number(last.turn);
    using Perpetual = RepetitionFourfold::Perpetual;
    if (rule.check != Perpetual::Allowed && checks[own] != checks[theirs]) {
        return checks[own] && rule.check == Perpetual::Forbidden;
    }
    if (rule.attack != Perpetual::Allowed && attacking[own] != attacking[theirs]) {
        return attacking[own] && rule.attack == Perpetual::Forbidden;
    }
    const auto passed = [&](std::size_t i) {
        return game[i].board == game[i - 1].board && game[i].hands == game[i - 1].hands;
    };
    std::vector<Side> passers; // the latest first
    for (std::size_t i = game.size() - 1; i > 0 && passed(i); --i) {
        passers.push_back(game[i - 1].turn);
    }
    return rule.passes == Perpetual::Forbidden && passers.size() >= 2 && passers.back() == mover;
}

State Rulebook::after(const State& state, const Choice& choice) const {
    State next = state;
    next.turn = opponent(state.turn);
    next.lionTaken.reset();
    next.skipped[number(state.turn)] = choice.isPass() && (m_rules.pass == PassRule::NotTwiceByOneSide ||
                                                           m_rules.pass == PassRule::NotAfterPass);
    if (m_rules.pass == PassRule::NotAfterPass) {
        next.skipped[number(next.turn)] = false; // nothing asks any more who skipped before that
    }
    auto& hand = next.hands[number(state.turn)];
    if (!choice.drop.empty()) {
        const std::size_t dropped = numberOf(choice.drop);
        next.board.men[choice.to] = {dropped, state.turn};
        if (--hand[dropped] == 0) {
            hand.erase(dropped);
        }
        return next;
    }
    Man mover = state.board.men.at(*choice.from);
    next.board.men.erase(*choice.from);
    for (const Spot victim : choice.captures) {
        const Man taken = state.board.men.at(victim);
        next.board.men.erase(victim);
        if (m_rules.drops && taken.owner != state.turn) {
            ++hand[static_cast<std::size_t>(kind(taken.kind).base)];
        }
    }
    if (!choice.promotes.empty()) {
        mover.kind = numberOf(choice.promotes);
    }
    next.board.men[choice.to] = mover;
    if (choice.moverBurns) {
        next.board.men.erase(choice.to);
    }
    rememberLion(m_rules, state, choice, next);
    rememberDeclined(state, choice, next);
    return next;
}

std::uint64_t Rulebook::perft(const State& state, int depth, std::vector<State> past) const {
    past.push_back(state);
    const std::set<Choice> moves = legalMoves(state, past);
    if (depth <= 1) {
        return moves.size();
    }
    std::uint64_t count = 0;
    for (const Choice& choice : moves) {
        const State next = after(state, choice);
        const auto hasRoyal = [&](Side side) {
            return std::any_of(next.board.men.begin(), next.board.men.end(), [&](const auto& entry) {
                return entry.second.owner == side && kind(entry.second.kind).royal;
            });
        };
        // A game that is over has no more moves.
        if (hasRoyal(Side::Sente) && hasRoyal(Side::Gote)) {
            count += perft(next, depth - 1, past);
        }
    }
    return count;
}

} // namespace mujo::literal
