#include "core/words/rules_in_words.h"

#include <algorithm>

#include "core/base/english.h"
#include "core/variant/move_abilities.h"
#include "core/words/piece_lists.h"
#include "core/words/powers_in_words.h"
#include "core/words/promotion_in_words.h"

namespace mujo {

namespace {

std::string lionTrade(const Variant& variant, const LionTrade& rule) {
    const std::string unworthy = anyOf(variant, [&](std::size_t i) { return rule.noBridge[i]; });
    std::string out =
        "A lion may always take an adjacent lion. One two squares away it may take only if it could not be "
        "retaken there";
    out += rule.judged == LionTrade::Judged::AfterCapture ? "" : ", judged before it has moved";
    out += unworthy.empty() ? "" : ", or if it takes on its way a piece other than " + unworthy;
    out += '.';
    switch (rule.counterStrike) {
    case LionTrade::CounterStrike::Banned:
        return out +
               " When a piece that is no lion has taken a lion, the reply may not take another lion with "
               "such a piece.";
    case LionTrade::CounterStrike::BannedIfProtected:
        return out +
               " When a piece that is no lion has taken a lion, the reply may not take another, protected "
               "lion with such a piece.";
    default:
        return out;
    }
}

std::string burning(const Variant& variant, const Burning& rule) {
    const auto isDemon = [&](std::size_t i) { return static_cast<bool>(rule.demons[i]); };
    const std::string demon = anyOf(variant, isDemon);
    std::string out =
        "Burning: every enemy piece beside the square on which " + demon + " ends its move leaves the board.";
    out += rule.passive ? " So does every piece that ends its move beside an enemy " +
                              joined(kindNames(variant, isDemon), "or") + ", after its captures."
                        : "";
    switch (rule.meeting) {
    case Burning::Demons::MoverBurns:
        out += ' ' + capitalAnyOf(variant, isDemon) +
               " that ends its move beside an enemy one is burnt itself and burns nothing.";
        break;
    case Burning::Demons::BothBurn:
        out += " When two of them meet, both are burnt.";
        break;
    case Burning::Demons::NoneBurns:
        out += " They do not burn each other.";
        break;
    }
    return out + (rule.onPromotion ? " A piece that promotes to one burns at once."
                                   : " A piece that has just promoted to one burns from its next move on.");
}

/// "A; B and C; all others": the ranks, highest first.
std::string order(const Variant& variant, const PieceRanks& ranks) {
    std::string out;
    const std::uint8_t lowest = *std::max_element(ranks.begin(), ranks.end());
    for (std::uint8_t rank = 1; rank < lowest; ++rank) {
        out += (out.empty() ? "" : "; ") + allOf(variant, [&](std::size_t i) { return ranks[i] == rank; });
    }
    return out + "; all others";
}

std::string enteringKing(const EnteringKing& rule) {
    return "A side that is not in check may declare that it has won when its royal and " +
           counted(rule.pieces, "other piece") + " of its own stand in " + zoneInWords(rule.zone) +
           " and those pieces and its hand are worth " + counted(rule.needed[0], "point") + " (for Gote " +
           std::to_string(rule.needed[1]) + ").";
}

std::string captureBan(const Variant& variant, const CaptureBan& ban) {
    const auto attacks = [&](std::size_t i) { return static_cast<bool>(ban.attackers[i]); };
    const auto suffers = [&](std::size_t i) { return static_cast<bool>(ban.victims[i]); };
    const std::size_t count = kindNames(variant, attacks).size();
    const bool each = count > 1 && kindNames(variant, attacks) == kindNames(variant, suffers);
    return capitalAnyOf(variant, attacks) + " may not take " +
           (each ? "any of these " + numberInWords(static_cast<int>(count)) : anyOf(variant, suffers)) + '.';
}

std::string emperor(const Variant& variant, const EmperorRule& rule) {
    const bool royals = rule.forbidden == EmperorRule::Forbidden::ProtectedRoyals;
    return capitalAnyOf(variant, [&](std::size_t i) { return static_cast<bool>(rule.emperors[i]); }) +
           " may not take a protected " + (royals ? "royal" : "piece") +
           ": one after whose capture the opponent could retake at once" +
           (royals ? ", were the game to go on." : ".");
}

/// Rules that only some games have.
void special(const Variant& variant, std::vector<std::string>& out) {
    const RuleSet& rules = variant.rules();
    for (const CaptureBan& ban : rules.captureBans) {
        out.push_back(captureBan(variant, ban));
    }
    if (rules.emperor) {
        out.push_back(emperor(variant, *rules.emperor));
    }
    if (rules.lionTrade) {
        out.push_back(lionTrade(variant, *rules.lionTrade));
    }
    if (rules.burning) {
        out.push_back(burning(variant, *rules.burning));
    }
    if (rules.rangeJump) {
        out.push_back("A jump over pieces passes and takes only pieces of lower rank than the jumper" +
                      std::string(rules.rangeJump->royalsSafe ? "" : ", and takes royals too") +
                      ". The ranks, the highest first: " + order(variant, rules.rangeJump->ranks) + '.');
    }
    if (rules.sweep) {
        out.push_back("A sweep removes every piece that it passes, of either side, and passes only pieces of "
                      "lower rank than the sweeper. The ranks, the highest first: " +
                      order(variant, rules.sweep->ranks) + '.');
    }
    if (rules.bareKing) {
        const std::string weak = anyOf(variant, [&](std::size_t i) { return rules.bareKing->doNotCount[i]; });
        out.push_back("A side that has only a royal left loses to a side that has a royal and another piece" +
                      (weak.empty() ? std::string{} : " (other than " + weak + ')') +
                      ", unless it bares that side at once: then the game is drawn.");
    }
    if (rules.enteringKing) {
        out.push_back(enteringKing(*rules.enteringKing));
    }
}

/// Whether a turn must be used.
std::string passing(const Variant& variant) {
    if (!anyPieceCanSkip(variant)) {
        return "Turns may not be skipped.";
    }
    const std::string who = kindsByDirection(
        variant, [&](std::size_t i) { return abilitiesOf(variant.types()[i].program).passes; }, "by ");
    std::string out =
        "A turn may be skipped only by stepping out to an empty neighbouring square and back: " + who + '.';
    const bool anyIgui =
        std::any_of(variant.types().begin(), variant.types().end(),
                    [](const PieceType& type) { return !abilitiesOf(type.program).igui.empty(); });
    out += anyIgui ? " Taking without moving is no skipped turn." : "";
    switch (variant.rules().pass) {
    case PassRule::NotTwiceByOneSide:
        return out + " No player may skip two turns of his own in a row.";
    case PassRule::NotAfterPass:
        return out + " No turn may be skipped right after the opponent has skipped one.";
    default:
        return out;
    }
}

const char* perpetual(RepetitionFourfold::Perpetual rule, const char* allowed, const char* forbidden,
                      const char* loses) {
    switch (rule) {
    case RepetitionFourfold::Perpetual::Forbidden:
        return forbidden;
    case RepetitionFourfold::Perpetual::Loses:
        return loses;
    default:
        return allowed;
    }
}

std::string repetition(const RepetitionRule& rule) {
    if (const auto* forbidden = std::get_if<RepetitionForbidden>(&rule)) {
        return forbidden->onlyForAttacker ? "A side that alone has attacked with every move since a position "
                                            "arose may not make that "
                                            "position again with the same side to move."
                                          : "No move may make a position that has been on the board before "
                                            "with the same side to move.";
    }
    if (const auto* fourfold = std::get_if<RepetitionFourfold>(&rule)) {
        std::string out = "When a position arises for the fourth time with the same side to move, the game ";
        out += fourfold->end == RepetitionEnd::Draw ? "is drawn." : "ends without a result.";
        out +=
            perpetual(fourfold->check, "",
                      " Perpetual check is forbidden: a side that has given check with every move since the "
                      "first time may not make the fourth.",
                      " A side that has given check with every move since the first time loses by it.");
        out += perpetual(fourfold->attack, "",
                         " A side that alone has attacked with every move since the first time may not make "
                         "the fourth.",
                         " A side that alone has attacked with every move since the first time loses by it.");
        return out +
               perpetual(
                   fourfold->passes, "",
                   " When both sides have skipped turns one after the other, the side that skipped first "
                   "may not make the fourth.",
                   " When both sides have skipped turns one after the other, the side that skipped first "
                   "loses by it.");
    }
    return "Positions may repeat without limit.";
}

std::string goal(const Variant& variant) {
    std::vector<std::string> royals =
        kindNames(variant, [&](std::size_t i) { return variant.types()[i].royal; });
    std::transform(royals.begin(), royals.end(), royals.begin(),
                   [](const std::string& name) { return "the " + name; });
    return "Whoever takes the last royal piece of the other side wins. " +
           sentence((royals.size() == 1 ? "the royal piece is " : "royal pieces are ") + joined(royals));
}

std::string check(const Variant& variant) {
    const std::string out = "A side is in check when its last royal piece could be taken by the next move";
    return out +
           (variant.rules().selfCheck == SelfCheckRule::Forbidden
                ? ". A move may not leave or put one's own side in check; a side that is in check and has "
                  "no such move is mated and loses."
                : ", and mated when it cannot prevent that. A royal may stay in check or move into check. "
                  "Mate is announced; the game ends when the last royal is taken, or at mate where that "
                  "was chosen when the game began.");
}

std::string drops(const Variant& variant) {
    if (!variant.rules().drops) {
        return "Captured pieces leave the game.";
    }
    const DropRule& rule = *variant.rules().drops;
    std::string out =
        "A captured piece changes sides and comes into the hand of its captor, who may drop it, "
        "unpromoted, on an empty square instead of making a move. It must be able to move on "
        "from there.";
    const auto onFile = kindNames(variant, [&](std::size_t i) { return rule.mostOnFile[i] == 1; });
    const std::string mating = capitalAnyOf(variant, [&](std::size_t i) { return rule.noMatingDrop[i]; });
    out += onFile.empty() ? ""
                          : " No " + joined(onFile, "or") +
                                " may be dropped on a file where its side has an unpromoted one.";
    std::vector<std::uint8_t> limits = rule.mostOnFile;
    std::sort(limits.begin(), limits.end());
    limits.erase(std::unique(limits.begin(), limits.end()), limits.end());
    for (const std::uint8_t most : limits) {
        if (most > 1) {
            const auto kinds = kindNames(variant, [&](std::size_t i) { return rule.mostOnFile[i] == most; });
            out += " No " + joined(kinds, "or") + " may be dropped on a file where its side has " +
                   numberInWords(most) + " unpromoted ones.";
        }
    }
    return out + (mating.empty() ? "" : ' ' + mating + " may not be dropped to give mate.");
}

} // namespace

std::vector<std::string> rulesInWords(const Variant& variant) {
    const RuleSet& rules = variant.rules();
    std::vector<std::string> out;
    out.emplace_back(
        "Sente begins, then the sides move in turn. Who plays Sente is agreed or drawn by lot: in a "
        "toss of five pawns (furigoma) the player who tosses plays Gote when more promoted than "
        "unpromoted faces lie on top.");
    out.push_back(goal(variant));
    out.push_back(check(variant));
    out.emplace_back(
        "A piece takes an enemy piece by moving to its square, and cannot end its move on a piece of "
        "its own side. A piece that slides needs empty squares up to the last one.");
    std::ranges::move(powersInWords(variant), std::back_inserter(out));
    std::ranges::move(promotionInWords(variant), std::back_inserter(out));
    special(variant, out);
    out.push_back(drops(variant));
    out.push_back(passing(variant));
    out.push_back(repetition(rules.repetition));
    out.emplace_back(rules.stalemate == StalemateRule::Loss
                         ? "A side without a legal move loses."
                         : "A side that has no legal move and is not in check draws.");
    out.emplace_back("A player may resign at any time and loses the game.");
    out.emplace_back(
        rules.agreedDraws == AgreedDrawRule::Allowed
            ? "The players may agree to a draw when neither side can win or make progress any more."
            : "The players may not agree to a draw.");
    out.emplace_back(
        "An illegal move is refused and another one is made; by the strict rule, which can be chosen for "
        "a game, it loses the game at once.");
    return out;
}

} // namespace mujo
