#include "core/game/formats/japanese_endings.h"

#include <algorithm>

namespace mujo {

namespace {

using rules::GameState;
using rules::Outcome;
using rules::Reason;
using Effect = EndingWord::Effect;

constexpr EndingWord kBreak{"%CHUDAN", "中断"}; ///< the game goes on
constexpr std::array kEndingWords{
    EndingWord{"%TORYO", "投了", Effect::MoverLoses, Reason::Resignation},
    EndingWord{"%TIME_UP", "切れ負け", Effect::MoverLoses, Reason::Time},
    EndingWord{"%ILLEGAL_MOVE", "反則負け", Effect::MoverLoses, Reason::IllegalMove},
    EndingWord{"", "反則勝ち", Effect::MoverWins, Reason::IllegalMove},
    EndingWord{"%+ILLEGAL_ACTION", "", Effect::SenteLoses, Reason::IllegalMove},
    EndingWord{"%-ILLEGAL_ACTION", "", Effect::GoteLoses, Reason::IllegalMove},
    EndingWord{"%KACHI", "入玉勝ち", Effect::MoverWins, Reason::EnteringKing},
    EndingWord{"%JISHOGI", "持将棋", Effect::Draw, Reason::Agreement},
    EndingWord{"%HIKIWAKE", "引き分け", Effect::Draw, Reason::Agreement},
    EndingWord{"%SENNICHITE", "千日手", Effect::NoContest, Reason::Repetition},
    EndingWord{"%TSUMI", "詰み", Effect::MoverLoses, Reason::Mate},
    EndingWord{"", "不戦敗", Effect::MoverLoses, Reason::Adjudication},
    kBreak,
    EndingWord{"%FUZUMI", "不詰"},
    EndingWord{"%MATTA", "待った"},
    EndingWord{"%ERROR", "エラー"},
};

const EndingWord* endingOf(std::string_view EndingWord::*form, std::string_view word) {
    const auto found = std::find_if(kEndingWords.begin(), kEndingWords.end(),
                                    [&](const EndingWord& each) { return each.*form == word; });
    return word.empty() || found == kEndingWords.end() ? nullptr : &*found;
}

/// Of an end that the moves have brought about, which a reader finds without the word.
bool isLikeEnd(const Outcome& said, const Outcome& end) {
    const bool isMate = end.reason == Reason::Mate || end.reason == Reason::NoLegalMove;
    const bool isBanned = end.reason == Reason::PerpetualCheck;
    return said.state == end.state && (said.reason == end.reason || (isMate && said.reason == Reason::Mate) ||
                                       (isBanned && said.reason == Reason::IllegalMove));
}

} // namespace

Outcome EndingWord::outcome(Side toMove) const {
    switch (effect) {
    case Effect::MoverLoses:
        return Outcome::wonBy(opponent(toMove), reason);
    case Effect::MoverWins:
        return Outcome::wonBy(toMove, reason);
    case Effect::SenteLoses:
        return Outcome::wonBy(Side::Gote, reason);
    case Effect::GoteLoses:
        return Outcome::wonBy(Side::Sente, reason);
    case Effect::Draw:
        return {GameState::Draw, reason};
    case Effect::NoContest:
        return {GameState::NoContest, reason};
    case Effect::Nothing:
        break;
    }
    return {};
}

const EndingWord* endingOfCsa(std::string_view word) {
    return endingOf(&EndingWord::csa, word);
}

const EndingWord* endingOfKif(std::string_view word) {
    return endingOf(&EndingWord::kif, word);
}

std::string_view EndingText::word(const Game& game, Game::Node last, Side toMove) const {
    const Outcome& end = game.outcome(last);
    const bool isOfRules = !game.ended(last).has_value();
    const auto found = std::find_if(kEndingWords.begin(), kEndingWords.end(), [&](const EndingWord& each) {
        const Outcome said = each.outcome(toMove);
        return !(each.*form).empty() && (isOfRules && end.isOver() ? isLikeEnd(said, end) : said == end);
    });
    if (found != kEndingWords.end()) {
        return (*found).*form;
    }
    return isOfRules ? std::string_view() : kBreak.*form;
}

bool EndingText::isVague(const Game& game, Game::Node last, Side toMove) const {
    const EndingWord* said = endingOf(form, word(game, last, toMove));
    return game.ended(last) && (said == nullptr || said->outcome(toMove) != *game.ended(last));
}

std::string plainOutcome(const Outcome& outcome) {
    return std::string(rules::stateCode(outcome.state)) + ' ' + rules::reasonCode(outcome.reason);
}

std::optional<Outcome> parsePlainOutcome(std::string_view text) {
    const std::size_t gap = text.find(' ');
    return gap == std::string_view::npos
               ? std::nullopt
               : rules::parseOutcome(std::string(text.substr(0, gap)), std::string(text.substr(gap + 1)));
}

bool endAsSaid(Game& game, const Outcome& said) {
    if (!said.isOver() || game.endAsRecorded(said)) {
        return true;
    }
    return game.isOver() ? game.outcome().winner() == said.winner()
                         : game.endAsRecorded({said.state, Reason::Adjudication});
}

} // namespace mujo
