#include "core/import/import_answers.h"

#include <algorithm>
#include <functional>

#include "core/import/piece_ids.h"

namespace mujo {

namespace {

using Kind = ImportQuestion::Kind;
using Choices = std::vector<ImportQuestion::Choice>;

/// How one answer is asked for, read and written.
struct Field {
    std::string key;
    std::string text;
    Kind kind = Kind::Choice;
    Choices choices;
    std::function<std::string(const ImportAnswers&)> get;
    std::function<void(ImportAnswers&, const std::string&)> set;
    std::function<bool(const Diagram&, const ImportAnswers&)> isOpen;
};

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (end > 0) {
            parts.emplace_back(text.substr(0, end));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::string joined(const std::vector<std::string>& parts) {
    std::string out;
    for (const std::string& part : parts) {
        out += (out.empty() ? "" : ",") + part;
    }
    return out;
}

/// A choice among the values of an enum or of a bool, in the order of `choices`.
template <class T>
Field choice(std::string key, std::string text, Choices choices, std::vector<T> values,
             T ImportAnswers::*member) {
    Field field{std::move(key), std::move(text), Kind::Choice, std::move(choices), {}, {}, {}};
    field.get = [words = field.choices, values, member](const ImportAnswers& answers) {
        const auto found = std::find(values.begin(), values.end(), answers.*member);
        return words[static_cast<std::size_t>(found - values.begin())].value;
    };
    field.set = [words = field.choices, values, member](ImportAnswers& answers, const std::string& value) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i].value == value) {
                answers.*member = values[i];
            }
        }
    };
    return field;
}

Field pieces(std::string key, std::string text, std::vector<std::string> ImportAnswers::*member) {
    Field field{std::move(key), std::move(text), Kind::Pieces, {}, {}, {}, {}};
    field.get = [member](const ImportAnswers& answers) { return joined(answers.*member); };
    field.set = [member](ImportAnswers& answers, const std::string& value) {
        answers.*member = split(value, ',');
    };
    return field;
}

Field infections() {
    Field field{
        "contagion", "Contagious pieces, and what a captor of each becomes", Kind::Infections, {}, {}, {},
        {}};
    field.get = [](const ImportAnswers& answers) {
        std::string out;
        for (const auto& [piece, becomes] : answers.contagion) {
            out += out.empty() ? "" : ",";
            out += piece;
            out += ':';
            out += becomes;
        }
        return out;
    };
    field.set = [](ImportAnswers& answers, const std::string& value) {
        answers.contagion.clear();
        for (const std::string& pair : split(value, ',')) {
            const std::size_t colon = pair.find(':');
            answers.contagion.push_back({pair.substr(0, colon), pair.substr(colon + 1)});
        }
    };
    return field;
}

Field symmetry() {
    using Symmetry = DiagramSymmetry;
    Field field{"symmetry",
                "The second player's pieces stand",
                Kind::Choice,
                {{"mirror", "opposite the first player's"},
                 {"rotate", "as the first player's, turned by half a turn"},
                 {"none", "where the text lists them"}},
                {},
                {},
                {}};
    field.get = [](const ImportAnswers& answers) {
        return answers.symmetry == Symmetry::Rotate ? "rotate"
               : answers.symmetry == Symmetry::None ? "none"
                                                    : "mirror";
    };
    field.set = [](ImportAnswers& answers, const std::string& value) {
        answers.symmetry = value == "rotate" ? Symmetry::Rotate
                           : value == "none" ? Symmetry::None
                                             : Symmetry::Mirror;
    };
    return field;
}

bool promotesInZone(const Diagram& diagram, const ImportAnswers& answers) {
    return promotionOf(diagram, answers) == ImportAnswers::Promotion::AsWritten;
}

bool isFourfold(const ImportAnswers& answers) {
    return answers.repetition == ImportAnswers::Repetition::FourfoldDraw ||
           answers.repetition == ImportAnswers::Repetition::FourfoldNoContest;
}

std::vector<Field> makeFields() {
    using Answers = ImportAnswers;
    const auto always = [](const Diagram&, const Answers&) { return true; };
    std::vector<Field> fields;
    const auto add = [&fields](Field field, auto isOpen) {
        field.isOpen = isOpen;
        fields.push_back(std::move(field));
    };
    add(symmetry(), [](const Diagram& d, const Answers&) { return !d.symmetry; });
    add(pieces("royal", "Royal pieces", &Answers::royals),
        [](const Diagram& d, const Answers&) { return d.royals.empty(); });
    add(choice<Answers::Promotion>(
            "promotion", "Pieces promote",
            {{"zone", "in the zone of the diagram"},
             {"capture", "by capturing, and only so"},
             {"none", "never"}},
            {Answers::Promotion::AsWritten, Answers::Promotion::Capture, Answers::Promotion::None},
            &Answers::promotion),
        [](const Diagram& d, const Answers&) { return d.promotionOffset > 0; });
    add(choice<bool>("choice", "Promotion in the zone is",
                     {{"optional", "a choice"}, {"compulsory", "compulsory"}}, {false, true},
                     &Answers::promotionCompulsory),
        [](const Diagram& d, const Answers& a) { return promotesInZone(d, a) && !d.promotionIsOptional; });
    using When = ZonePromotion::When;
    using Again = ZonePromotion::Again;
    add(choice<When>("when", "Moves that promote in the zone",
                     {{"touching", "start or end in it"},
                      {"ending", "end in it"},
                      {"entering-or-capturing", "enter it, or capture to or from it (Chu)"}},
                     {When::Touching, When::Ending, When::EnteringOrCapturing}, &Answers::promotesWhen),
        [](const Diagram& d, const Answers& a) {
            return promotesInZone(d, a) && (!d.holdings || *d.holdings == Holdings::Drops);
        });
    const auto likeChu = [](const Diagram& d, const Answers& a) {
        return promotesInZone(d, a) && promotesWhen(d, a) == When::EnteringOrCapturing;
    };
    add(choice<Again>("again", "A piece that entered without promoting may do so by a quiet move inside",
                      {{"entry-or-capture", "never"},
                       {"after-one-turn", "from the second turn after on"},
                       {"after-moving", "once it has moved again"}},
                      {Again::Never, Again::AfterOneTurn, Again::AfterMoving}, &Answers::promotesAgain),
        likeChu);
    add(pieces("lastRank", "Pieces that may promote by any move to the last rank", &Answers::lastRank),
        likeChu);
    add(choice<bool>("whenStuck", "A piece that could never move again",
                     {{"compulsory", "must promote"}, {"optional", "may stay what it is"}}, {true, false},
                     &Answers::compulsoryWhenStuck),
        promotesInZone);
    add(choice<bool>("onPass", "A pass in the zone", {{"no", "does not promote"}, {"yes", "may promote"}},
                     {false, true}, &Answers::promotesOnPass),
        promotesInZone);
    add(infections(), always);
    const auto contagious = [](const Diagram&, const Answers& a) { return !a.contagion.empty(); };
    add(pieces("exempt", "Pieces that contagion does not change", &Answers::exempt), contagious);
    add(choice<bool>("hopAndReturn", "Hopping a piece, taking behind it, and taking it on the way back",
                     {{"allowed", "is allowed"}, {"forbidden", "is not allowed"}}, {true, false},
                     &Answers::hopAndReturn),
        contagious);
    add(choice<PassRule>(
            "pass", "A piece that steps out and back may skip the turn",
            {{"free", "always"},
             {"not-twice-by-one-side", "but no player twice in a row"},
             {"not-after-pass", "but not right after the opponent did"},
             {"never", "never"}},
            {PassRule::Free, PassRule::NotTwiceByOneSide, PassRule::NotAfterPass, PassRule::Never},
            &Answers::pass),
        always);
    add(choice<Answers::Repetition>(
            "repetition", "The same position again",
            {{"fourfold-draw", "draws when it comes for the fourth time"},
             {"fourfold-no-contest", "ends the game without result when it comes for the fourth time"},
             {"forbidden", "is not allowed"},
             {"ignored", "means nothing"}},
            {Answers::Repetition::FourfoldDraw, Answers::Repetition::FourfoldNoContest,
             Answers::Repetition::Forbidden, Answers::Repetition::Ignored},
            &Answers::repetition),
        always);
    add(choice<bool>("perpetualCheck", "Repeating by checks alone",
                     {{"allowed", "is allowed"}, {"forbidden", "is not allowed"}}, {false, true},
                     &Answers::perpetualCheckForbidden),
        [](const Diagram&, const Answers& a) { return isFourfold(a); });
    add(choice<StalemateRule>("stalemate", "Who cannot move", {{"loss", "has lost"}, {"draw", "has drawn"}},
                              {StalemateRule::Loss, StalemateRule::Draw}, &Answers::stalemate),
        [](const Diagram& d, const Answers&) { return !d.stalemate; });
    add(choice<SelfCheckRule>("selfCheck", "The last royal piece may be left in check",
                              {{"allowed", "yes; it must be taken to win"}, {"forbidden", "no; mate wins"}},
                              {SelfCheckRule::Allowed, SelfCheckRule::Forbidden}, &Answers::selfCheck),
        always);
    add(choice<bool>("drops", "Captured pieces",
                     {{"no", "leave the game"}, {"yes", "come to hand and may be dropped"}}, {false, true},
                     &Answers::drops),
        [](const Diagram& d, const Answers&) { return !d.holdings; });
    add(pieces("onePerFile", "Pieces that may not be dropped on a file with another of them",
               &Answers::onePerFile),
        hasDrops);
    add(pieces("noMatingDrop", "Pieces that may not mate by a drop", &Answers::noMatingDrop), hasDrops);
    return fields;
}

const std::vector<Field>& fields() {
    static const std::vector<Field> kAll = makeFields();
    return kAll;
}

std::string formOf(const Field& field) {
    if (field.kind == Kind::Pieces) {
        return field.key + "=ID,...";
    }
    if (field.kind == Kind::Infections) {
        return field.key + "=ID:ID,...";
    }
    std::string out = field.key + '=';
    for (const auto& each : field.choices) {
        out += (out.back() == '=' ? "" : "|") + each.value;
    }
    return out;
}

} // namespace

DiagramSymmetry symmetryOf(const Diagram& diagram, const ImportAnswers& answers) {
    const DiagramSymmetry usual =
        diagram.listsSecondPlayer() ? DiagramSymmetry::None : DiagramSymmetry::Mirror;
    return diagram.symmetry ? *diagram.symmetry : answers.symmetry.value_or(usual);
}

ZonePromotion::When promotesWhen(const Diagram& diagram, const ImportAnswers& answers) {
    if (diagram.holdings == Holdings::ChuPromotion) {
        return ZonePromotion::When::EnteringOrCapturing;
    }
    return diagram.holdings == Holdings::ShogiPromotion ? ZonePromotion::When::Touching
                                                        : answers.promotesWhen;
}

bool hasDrops(const Diagram& diagram, const ImportAnswers& answers) {
    return diagram.holdings ? *diagram.holdings == Holdings::Drops : answers.drops;
}

ImportAnswers::Promotion promotionOf(const Diagram& diagram, const ImportAnswers& answers) {
    using Promotion = ImportAnswers::Promotion;
    const bool zoneMissing = answers.promotion == Promotion::AsWritten && diagram.promotionZone == 0;
    return diagram.promotionOffset == 0 || zoneMissing ? Promotion::None : answers.promotion;
}

std::vector<ImportQuestion> openQuestions(const Diagram& diagram, const ImportAnswers& answers) {
    ImportAnswers taken = answers;
    taken.symmetry = symmetryOf(diagram, answers);
    taken.promotion = promotionOf(diagram, answers);
    const PieceIds ids(diagram, answers);
    taken.royals.clear();
    for (const int type : royalTypes(diagram, answers, ids)) {
        taken.royals.push_back(ids.of(type));
    }
    std::vector<ImportQuestion> open;
    for (const Field& field : fields()) {
        if (!field.isOpen(diagram, answers)) {
            continue;
        }
        ImportQuestion question{field.key, field.text, field.kind, field.choices, field.get(taken)};
        if (field.key == "promotion" && diagram.promotionZone == 0) {
            std::erase_if(question.choices, [](const auto& each) { return each.value == "zone"; });
        }
        open.push_back(std::move(question));
    }
    return open;
}

std::optional<std::string> setAnswer(ImportAnswers& answers, std::string_view key, std::string_view value) {
    const auto found = std::find_if(fields().begin(), fields().end(),
                                    [key](const Field& field) { return field.key == key; });
    if (found == fields().end()) {
        std::string known;
        for (const Field& field : fields()) {
            known += (known.empty() ? "" : " ") + field.key;
        }
        return "there is no question \"" + std::string(key) + "\" (known: " + known + ')';
    }
    const auto fits = [value](const ImportQuestion::Choice& each) { return each.value == value; };
    const bool isChoice = found->kind == Kind::Choice;
    if (isChoice && std::none_of(found->choices.begin(), found->choices.end(), fits)) {
        return '"' + std::string(value) + "\" is no answer to " + formOf(*found);
    }
    if (found->kind == Kind::Infections) {
        const std::vector<std::string> pairs = split(value, ',');
        const bool good = std::all_of(pairs.begin(), pairs.end(), [](const std::string& pair) {
            const std::size_t colon = pair.find(':');
            return colon != std::string::npos && colon > 0 && colon + 1 < pair.size();
        });
        if (!good) {
            return '"' + std::string(value) + "\" is no answer to " + formOf(*found);
        }
    }
    found->set(answers, std::string(value));
    return std::nullopt;
}

std::vector<std::string> answerForms() {
    std::vector<std::string> forms;
    for (const Field& field : fields()) {
        forms.push_back(formOf(field));
    }
    return forms;
}

} // namespace mujo
