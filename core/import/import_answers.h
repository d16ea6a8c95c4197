#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/import/diagram.h"
#include "core/variant/rule_set.h"

namespace mujo {

/// What the text of a diagram cannot say. Pieces are named by the ids they get in the variant.
struct ImportAnswers {
    enum class Promotion { AsWritten, Capture, None };
    enum class Repetition { FourfoldDraw, FourfoldNoContest, Forbidden, Ignored };
    /// Who captures `piece` becomes `becomes`.
    struct Infection {
        std::string piece;
        std::string becomes;
    };

    std::string id = "imported";
    std::string name = "Imported game";
    std::optional<DiagramSymmetry> symmetry;
    std::vector<std::string> royals;
    Promotion promotion = Promotion::AsWritten;
    ZonePromotion::When promotesWhen = ZonePromotion::When::Touching;
    ZonePromotion::Again promotesAgain = ZonePromotion::Again::Never;
    std::vector<std::string> lastRank;
    bool promotionCompulsory = false;
    bool compulsoryWhenStuck = true;
    bool promotesOnPass = false;
    std::vector<Infection> contagion;
    std::vector<std::string> exempt;
    bool hopAndReturn = true;
    PassRule pass = PassRule::Free;
    Repetition repetition = Repetition::FourfoldDraw;
    bool perpetualCheckForbidden = false;
    StalemateRule stalemate = StalemateRule::Loss;
    SelfCheckRule selfCheck = SelfCheckRule::Allowed;
    bool drops = false;
    std::vector<std::string> onePerFile;
    std::vector<std::string> noMatingDrop;
};

/// A rule that the text leaves open, with the answers to choose from. Its words: `question_words.h`.
struct ImportQuestion {
    enum class Kind { Choice, Pieces, Infections };

    std::string key; ///< for `setAnswer`
    Kind kind = Kind::Choice;
    std::vector<std::string> choices; ///< for `Kind::Choice`
    std::string value;                ///< the answer taken now
};

/// What this diagram leaves open under the answers given so far.
std::vector<ImportQuestion> openQuestions(const Diagram& diagram, const ImportAnswers& answers);

/// Why a text is no answer.
struct AnswerFault {
    enum class Kind { NoSuchQuestion, NotAmongChoices };

    Kind kind = Kind::NoSuchQuestion;
    std::string key;
    std::string value;

    /// A sentence in English that says what could be written.
    [[nodiscard]] std::string text() const;
};

/// Enters an answer written as a text: one of the choices, ids joined by commas, or for `contagion` pairs
/// `ID:ID` joined by commas. What is no answer changes nothing.
Result<void, AnswerFault> setAnswer(ImportAnswers& answers, std::string_view key, std::string_view value);

/// The keys that `setAnswer` knows, with the choices of each: `pass=free|...`.
std::vector<std::string> answerForms();

/// How the start position is completed, after the text, the answers, or what is usual.
DiagramSymmetry symmetryOf(const Diagram& diagram, const ImportAnswers& answers);
/// Whether captured pieces come to hand.
bool hasDrops(const Diagram& diagram, const ImportAnswers& answers);
/// Which moves promote in the zone.
ZonePromotion::When promotesWhen(const Diagram& diagram, const ImportAnswers& answers);
/// How pieces promote: never `AsWritten` where the text has no zone.
ImportAnswers::Promotion promotionOf(const Diagram& diagram, const ImportAnswers& answers);

} // namespace mujo
