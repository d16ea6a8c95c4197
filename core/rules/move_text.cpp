#include "core/rules/move_text.h"

#include <algorithm>

#include "core/rules/contagion/contagion.h"
#include "core/rules/resolve.h"
#include "core/rules/routes.h"

namespace mujo::rules {

namespace {

/// The stops that take something; the rest must merely lie on the way.
std::vector<Square> takingStops(const Position& position, const ParsedMove& parsed) {
    std::vector<Square> victims;
    for (std::size_t i = 0; i + 1 < parsed.stops.size(); ++i) {
        const Square stop = parsed.stops[i];
        if (position.at(stop).holds(opponent(position.turn())) && stop != parsed.stops.back()) {
            victims.push_back(stop);
        }
    }
    return victims;
}

/// The pieces that the text must name: those taken beside the last square, but for a sweep, which takes all
/// on its line, whether named or not.
bool namesVictims(const Position& position, const Move& move, const std::vector<Square>& named) {
    if (move.sweeps) {
        const Squares taken = capturedSquares(position, move);
        return std::all_of(named.begin(), named.end(), [&](Square square) { return taken.contains(square); });
    }
    std::vector<Square> victims(move.victimsBegin(), move.victimsEnd());
    std::erase(victims, move.to());
    return std::is_permutation(victims.begin(), victims.end(), named.begin(), named.end());
}

bool passesThrough(const Position& position, const Move& move, const std::vector<Square>& stops) {
    if (move.sweeps) {
        const auto line = position.variant().shape().between(move.from(), move.to());
        return std::all_of(stops.begin(), stops.end(), [&](Square square) { return line.contains(square); });
    }
    const auto all = routes(position, move);
    return std::any_of(all.begin(), all.end(), [&](const Route& way) {
        std::size_t next = 0;
        for (std::size_t i = 1; i < way.size() && next < stops.size(); ++i) {
            next += way[i] == stops[next] ? 1 : 0;
        }
        return next == stops.size();
    });
}

bool samePath(const Move& move, const ParsedMove& parsed) {
    return std::equal(move.path.begin(), move.path.end(), parsed.stops.begin(), parsed.stops.end());
}

} // namespace

std::string promotionText(const Variant& variant, const Move& move) {
    if (!move.promotes()) {
        return {};
    }
    if (!isFormChosen(variant, move)) {
        return "+";
    }
    const std::string& id = variant.type(*move.promotion).id;
    return id.front() == '+' ? id : '=' + id;
}

bool ParsedMove::readEnd(const Variant& variant, std::string_view end) {
    if (end.empty()) {
        return true;
    }
    if (end == "=") {
        decline = true;
        return true;
    }
    if (end.front() != '+' && end.front() != '=') {
        return false;
    }
    promote = true;
    if (end == "+") {
        return true;
    }
    const auto type = variant.find(end.front() == '+' ? end : end.substr(1));
    if (!type || variant.type(*type).formOnly) {
        return false;
    }
    form = *type;
    return true;
}

std::string moveText(const Variant& variant, const Move& move) {
    const BoardShape& shape = variant.shape();
    std::string out = move.isDrop() ? variant.type(move.dropped()).id + '*' : shape.name(move.from());
    for (const Square stop : move.path) {
        out += shape.name(stop);
    }
    return out + promotionText(variant, move);
}

Result<ParsedMove> parseMoveText(const Variant& variant, std::string_view text) {
    ParsedMove parsed;
    std::string_view rest = text;
    const auto column = [&] { return text.size() - rest.size() + 1; };
    if (const std::size_t star = text.find('*'); star != std::string_view::npos) {
        const auto type = variant.find(text.substr(0, star));
        if (!type || variant.type(*type).formOnly) {
            return Failure{faultAt(1, sentence("MoveTextFaults", "%1 has no piece \"%2\"")
                                          .with(variant.name(), text.substr(0, star)))};
        }
        parsed.origin = Origin::hand(*type);
        rest = text.substr(star + 1);
    } else {
        const auto from = variant.shape().parsePrefix(rest);
        if (!from) {
            return Failure{
                faultAt(1, sentence("MoveTextFaults", "\"%1\" does not begin with a square of this board")
                               .with(text.substr(0, 12)))};
        }
        parsed.origin = *from;
    }
    while (!rest.empty() && rest.front() != '+' && rest.front() != '=') {
        const auto stop = variant.shape().parsePrefix(rest);
        if (!stop) {
            return Failure{faultAt(
                column(),
                sentence("MoveTextFaults", "\"%1\" is no square of this board").with(rest.substr(0, 12)))};
        }
        if (parsed.stops.size() >= kMaxChanges) {
            return Failure{faultAt(column(), sentence("MoveTextFaults", "more stops than any move has"))};
        }
        parsed.stops.push_back(*stop);
    }
    if (parsed.stops.empty()) {
        return Failure{faultAt(column(), sentence("MoveTextFaults", "the destination is missing"))};
    }
    if (!parsed.readEnd(variant, rest)) {
        return Failure{faultAt(
            column(),
            sentence("MoveTextFaults", "\"%1\" is no promotion of this game").with(rest.substr(0, 12)))};
    }
    return parsed;
}

Result<Move, MoveTextFault> matchMove(const Position& position, std::span<const Move> legal,
                                      const ParsedMove& parsed) {
    const std::vector<Square> victims = takingStops(position, parsed);
    std::vector<Move> fitting;
    std::vector<Move> exact;
    for (const Move& move : legal) {
        if (move.origin != parsed.origin || move.to() != parsed.stops.back() ||
            (parsed.promote && !move.promotes()) || (parsed.decline && move.promotes()) ||
            (parsed.form && parsed.form != move.promotion)) {
            continue;
        }
        if (samePath(move, parsed)) {
            exact.push_back(move);
            continue;
        }
        const std::vector<Square> stops(parsed.stops.begin(), parsed.stops.end() - 1);
        if (!move.isDrop() && namesVictims(position, move, victims) && passesThrough(position, move, stops)) {
            fitting.push_back(move);
        }
    }
    std::vector<Move>& found = exact.empty() ? fitting : exact;
    if (found.size() > 1 && !parsed.promote) {
        // Where staying as it is can be chosen, a text without `+` chooses it.
        const auto stays =
            std::count_if(found.begin(), found.end(), [](const Move& m) { return !m.promotes(); });
        if (stays == 1) {
            std::erase_if(found, [](const Move& m) { return m.promotes(); });
        }
    }
    if (found.size() == 1) {
        return found.front();
    }
    return Failure{MoveTextFault{
        found.empty() ? MoveTextFault::Kind::NoMatch : MoveTextFault::Kind::Ambiguous, std::move(found)}};
}

} // namespace mujo::rules
