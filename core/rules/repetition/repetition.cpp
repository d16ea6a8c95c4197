#include "core/rules/repetition/repetition.h"

#include <algorithm>

#include "core/rules/drops/drops.h"
#include "core/rules/refusal.h"

namespace mujo::rules {

bool forbidsEveryRepetition(const Variant& variant) {
    const auto* forbidden = std::get_if<RepetitionForbidden>(&variant.rules().repetition);
    return forbidden != nullptr && !forbidden->onlyForAttacker;
}

bool isIrreversible(const Variant& variant, const Transition& transition) {
    if (capturesGoToHand(variant)) {
        return false;
    }
    unsigned before = 0;
    unsigned now = 0;
    for (const SquareChange& change : transition.squares) {
        before += change.before.code();
        now += change.after.code();
    }
    return before != now;
}

bool allMarked(const History& history, std::size_t first, std::size_t last, bool History::Entry::*mark) {
    const auto& entries = history.entries();
    for (std::size_t i = last; i > first && i < entries.size(); i -= 2) {
        if (!(entries[i].*mark)) {
            return false;
        }
        if (i < 2) {
            break;
        }
    }
    return last > first;
}

Guilt guilt(bool moverAlways, bool otherAlways) {
    if (moverAlways == otherAlways) {
        return Guilt::None;
    }
    return moverAlways ? Guilt::Mover : Guilt::Other;
}

Guilt guiltOfPasses(int inARow) {
    if (inARow < 2) {
        return Guilt::None;
    }
    return inARow % 2 == 0 ? Guilt::Other : Guilt::Mover;
}

Explanation whyNotRepeated(const Variant& variant, RefusalReason reason) {
    switch (reason) {
    case RefusalReason::Repetition:
        return refuse(why::Repetition{!forbidsEveryRepetition(variant)});
    case RefusalReason::PerpetualCheck:
        return refuse(why::PerpetualCheck{});
    case RefusalReason::PerpetualAttack:
        return refuse(why::PerpetualAttack{});
    case RefusalReason::PassedFirst:
        return refuse(why::PassedFirst{});
    default:
        return {};
    }
}

bool isPass(const Transition& transition) {
    return transition.hands.empty() &&
           std::all_of(transition.squares.begin(), transition.squares.end(), [](const SquareChange& change) {
               return change.before.code() == change.after.code();
           });
}

namespace {

constexpr int kOccurrences = 4;

/// What a rule that counts occurrences has to say of all moves since the first one of the position.
RepetitionResult judgeCycle(const Position& position, const History& history,
                            const RepetitionFourfold& rule) {
    using Perpetual = RepetitionFourfold::Perpetual;
    RepetitionResult result;
    result.end = rule.end;
    const std::size_t first = history.firstOccurrence(position.key());
    const std::size_t last = history.entries().size() - 1;
    // A guilty mover would have been refused where that is forbidden; the other side may be guilty either
    // way.
    const auto blame = [&](Guilt guilt) {
        if (guilt != Guilt::None) {
            result.loser = guilt == Guilt::Mover ? opponent(position.turn()) : position.turn();
        }
    };
    const auto always = [&](bool History::Entry::*mark) {
        return guilt(allMarked(history, first, last, mark), allMarked(history, first, last - 1, mark));
    };
    if (rule.check != Perpetual::Allowed) {
        blame(always(&History::Entry::gaveCheck));
        result.byChecks = result.loser.has_value();
    }
    if (!result.loser && rule.attack != Perpetual::Allowed) {
        blame(always(&History::Entry::attacked));
        result.mustDeviate = result.loser && rule.attack == Perpetual::Forbidden;
    }
    if (!result.loser && rule.passes != Perpetual::Allowed) {
        blame(guiltOfPasses(history.passesInARow()));
        result.mustDeviate = result.loser && rule.passes == Perpetual::Forbidden;
    }
    return result;
}

const RepetitionFourfold* countingRule(const Position& position) {
    return std::get_if<RepetitionFourfold>(&position.variant().rules().repetition);
}

} // namespace

std::optional<RepetitionResult> repetitionEnd(const Position& position, const History& history) {
    const RepetitionFourfold* rule = countingRule(position);
    if (rule == nullptr || history.occurrences(position.key()) < kOccurrences) {
        return std::nullopt;
    }
    const RepetitionResult result = judgeCycle(position, history, *rule);
    return result.mustDeviate ? std::nullopt : std::optional(result);
}

std::optional<RepetitionResult> repetitionBefore(const Position& position, const History& history) {
    const RepetitionFourfold* rule = countingRule(position);
    if (rule == nullptr || history.occurrences(position.key()) != kOccurrences - 1) {
        return std::nullopt;
    }
    RepetitionResult result = judgeCycle(position, history, *rule);
    // The other side's move may bring it about again; then the game is lost for the side that gives check.
    const bool isRefused = result.byChecks && rule->check == RepetitionFourfold::Perpetual::Forbidden &&
                           result.loser == opponent(position.turn());
    result.mustDeviate = result.mustDeviate || isRefused;
    return result;
}

} // namespace mujo::rules
