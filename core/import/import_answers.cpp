#include "core/import/import_answers.h"

#include <algorithm>
#include <functional>

#include "core/import/piece_ids.h"

namespace mujo {

namespace {

using Kind = ImportQuestion::Kind;
using Choices = std::vector<std::string>;

/// How one answer is asked for, read and written.
struct Field {
    std::string key;
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
Field choice(std::string key, Choices choices, std::vector<T> values, T ImportAnswers::*member) {
    Field field{std::move(key), Kind::Choice, std::move(choices), {}, {}, {}};
    field.get = [names = field.choices, values, member](const ImportAnswers& answers) {
        const auto found = std::find(values.begin(), values.end(), answers.*member);
        return names[static_cast<std::size_t>(found - values.begin())];
    };
    field.set = [names = field.choices, values, member](ImportAnswers& answers, const std::string& value) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] == value) {
                answers.*member = values[i];
            }
        }
    };
    return field;
}

Field pieces(std::string key, std::vector<std::string> ImportAnswers::*member) {
    Field field{std::move(key), Kind::Pieces, {}, {}, {}, {}};
    field.get = [member](const ImportAnswers& answers) { return joined(answers.*member); };
    field.set = [member](ImportAnswers& answers, const std::string& value) {
        answers.*member = split(value, ',');
    };
    return field;
}

Field infections() {
    Field field{"contagion", Kind::Infections, {}, {}, {}, {}};
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
    Field field{"symmetry", Kind::Choice, {"mirror", "rotate", "none"}, {}, {}, {}};
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
    add(pieces("royal", &Answers::royals), [](const Diagram& d, const Answers&) { return d.royals.empty(); });
    add(choice<Answers::Promotion>(
            "promotion", {"zone", "capture", "none"},
            {Answers::Promotion::AsWritten, Answers::Promotion::Capture, Answers::Promotion::None},
            &Answers::promotion),
        [](const Diagram& d, const Answers&) { return d.promotionOffset > 0; });
    add(choice<bool>("choice", {"optional", "compulsory"}, {false, true}, &Answers::promotionCompulsory),
        [](const Diagram& d, const Answers& a) { return promotesInZone(d, a) && !d.promotionIsOptional; });
    using When = ZonePromotion::When;
    using Again = ZonePromotion::Again;
    add(choice<When>("when", {"touching", "ending", "entering-or-capturing"},
                     {When::Touching, When::Ending, When::EnteringOrCapturing}, &Answers::promotesWhen),
        [](const Diagram& d, const Answers& a) {
            return promotesInZone(d, a) && (!d.holdings || *d.holdings == Holdings::Drops);
        });
    const auto likeChu = [](const Diagram& d, const Answers& a) {
        return promotesInZone(d, a) && promotesWhen(d, a) == When::EnteringOrCapturing;
    };
    add(choice<Again>("again", {"entry-or-capture", "after-one-turn", "after-moving"},
                      {Again::Never, Again::AfterOneTurn, Again::AfterMoving}, &Answers::promotesAgain),
        likeChu);
    add(pieces("lastRank", &Answers::lastRank), likeChu);
    add(choice<bool>("whenStuck", {"compulsory", "optional"}, {true, false}, &Answers::compulsoryWhenStuck),
        promotesInZone);
    add(choice<bool>("onPass", {"no", "yes"}, {false, true}, &Answers::promotesOnPass), promotesInZone);
    add(infections(), always);
    const auto contagious = [](const Diagram&, const Answers& a) { return !a.contagion.empty(); };
    add(pieces("exempt", &Answers::exempt), contagious);
    add(choice<bool>("hopAndReturn", {"allowed", "forbidden"}, {true, false}, &Answers::hopAndReturn),
        contagious);
    add(choice<PassRule>(
            "pass", {"free", "not-twice-by-one-side", "not-after-pass", "never"},
            {PassRule::Free, PassRule::NotTwiceByOneSide, PassRule::NotAfterPass, PassRule::Never},
            &Answers::pass),
        always);
    add(choice<Answers::Repetition>(
            "repetition", {"fourfold-draw", "fourfold-no-contest", "forbidden", "ignored"},
            {Answers::Repetition::FourfoldDraw, Answers::Repetition::FourfoldNoContest,
             Answers::Repetition::Forbidden, Answers::Repetition::Ignored},
            &Answers::repetition),
        always);
    add(choice<bool>("perpetualCheck", {"allowed", "forbidden"}, {false, true},
                     &Answers::perpetualCheckForbidden),
        [](const Diagram&, const Answers& a) { return isFourfold(a); });
    add(choice<StalemateRule>("stalemate", {"loss", "draw"}, {StalemateRule::Loss, StalemateRule::Draw},
                              &Answers::stalemate),
        [](const Diagram& d, const Answers&) { return !d.stalemate; });
    add(choice<SelfCheckRule>("selfCheck", {"allowed", "forbidden"},
                              {SelfCheckRule::Allowed, SelfCheckRule::Forbidden}, &Answers::selfCheck),
        always);
    add(choice<bool>("drops", {"no", "yes"}, {false, true}, &Answers::drops),
        [](const Diagram& d, const Answers&) { return !d.holdings; });
    add(pieces("onePerFile", &Answers::onePerFile), hasDrops);
    add(pieces("noMatingDrop", &Answers::noMatingDrop), hasDrops);
    return fields;
}

const std::vector<Field>& fields() {
    static const std::vector<Field> kAll = makeFields();
    return kAll;
}

/// Null where there is no such question.
const Field* fieldOf(std::string_view key) {
    const auto found = std::find_if(fields().begin(), fields().end(),
                                    [key](const Field& field) { return field.key == key; });
    return found == fields().end() ? nullptr : &*found;
}

bool isAnswer(const Field& field, std::string_view value) {
    if (field.kind == Kind::Choice) {
        return std::find(field.choices.begin(), field.choices.end(), value) != field.choices.end();
    }
    const std::vector<std::string> pairs = split(value, ',');
    return field.kind != Kind::Infections ||
           std::all_of(pairs.begin(), pairs.end(), [](const std::string& pair) {
               const std::size_t colon = pair.find(':');
               return colon != std::string::npos && colon > 0 && colon + 1 < pair.size();
           });
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
        out += (out.back() == '=' ? "" : "|") + each;
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
        ImportQuestion question{field.key, field.kind, field.choices, field.get(taken)};
        if (field.key == "promotion" && diagram.promotionZone == 0) {
            std::erase(question.choices, "zone");
        }
        open.push_back(std::move(question));
    }
    return open;
}

std::string AnswerFault::text() const {
    if (kind == Kind::NotAmongChoices) {
        return '"' + value + "\" is no answer to " + formOf(*fieldOf(key));
    }
    std::string known;
    for (const Field& field : fields()) {
        known += (known.empty() ? "" : " ") + field.key;
    }
    return "there is no question \"" + key + "\" (known: " + known + ')';
}

Result<void, AnswerFault> setAnswer(ImportAnswers& answers, std::string_view key, std::string_view value) {
    const Field* const field = fieldOf(key);
    const auto fault = [&](AnswerFault::Kind kind) {
        return Failure{AnswerFault{kind, std::string(key), std::string(value)}};
    };
    if (field == nullptr) {
        return fault(AnswerFault::Kind::NoSuchQuestion);
    }
    if (!isAnswer(*field, value)) {
        return fault(AnswerFault::Kind::NotAmongChoices);
    }
    field->set(answers, std::string(value));
    return {};
}

std::vector<std::string> answerForms() {
    std::vector<std::string> forms;
    for (const Field& field : fields()) {
        forms.push_back(formOf(field));
    }
    return forms;
}

} // namespace mujo
