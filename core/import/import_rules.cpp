#include "core/import/import_rules.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

class RuleWriter {
public:
    RuleWriter(const Diagram& diagram, const ImportAnswers& answers, const PieceIds& ids, FaultList& faults)
        : m_diagram(diagram), m_answers(answers), m_ids(ids), m_faults(faults) {}

    Json run() {
        Json rules;
        rules["promotion"] = promotion();
        if (!m_answers.contagion.empty()) {
            rules["contagion"] = {{"exempt", list("exempt", m_answers.exempt)},
                                  {"hopAndReturn", m_answers.hopAndReturn ? "allowed" : "forbidden"}};
        }
        if (!m_diagram.bans.empty()) {
            rules["captureBans"] = bans();
        }
        rules["pass"] = answerOf("pass");
        if (hasDrops(m_diagram, m_answers)) {
            rules["drops"] = {{"onePerFile", list("onePerFile", m_answers.onePerFile)},
                              {"noMatingDrop", list("noMatingDrop", m_answers.noMatingDrop)}};
        }
        rules["repetition"] = repetition();
        const bool draws = m_diagram.stalemate ? *m_diagram.stalemate == DiagramStalemate::Draw
                                               : m_answers.stalemate == StalemateRule::Draw;
        rules["stalemate"] = draws ? "draw" : "loss";
        rules["selfCheck"] = m_answers.selfCheck == SelfCheckRule::Allowed ? "allowed" : "forbidden";
        return rules;
    }

private:
    [[nodiscard]] std::string answerOf(std::string_view key) const {
        for (const ImportQuestion& question : openQuestions(m_diagram, m_answers)) {
            if (question.key == key) {
                return question.value;
            }
        }
        return {};
    }

    Json list(const std::string& key, const std::vector<std::string>& ids) {
        Json out = Json::array();
        for (const std::string& id : ids) {
            expectPiece(m_diagram, m_ids, key, id, m_faults);
            out.push_back(id);
        }
        return out;
    }

    Json promotion() {
        switch (promotionOf(m_diagram, m_answers)) {
        case ImportAnswers::Promotion::Capture:
            return {{"kind", "capture"}};
        case ImportAnswers::Promotion::None:
            return {{"kind", "none"}};
        case ImportAnswers::Promotion::AsWritten:
            break;
        }
        return zonePromotion();
    }

    Json zonePromotion() {
        using When = ZonePromotion::When;
        using Again = ZonePromotion::Again;
        const bool compulsory = m_answers.promotionCompulsory && !m_diagram.promotionIsOptional;
        const When when = promotesWhen(m_diagram, m_answers);
        Json rule{{"kind", "zone"},
                  {"depth", m_diagram.promotionZone},
                  {"choice", compulsory ? "compulsory" : "optional"}};
        if (when == When::Ending) {
            rule["when"] = "ending";
        } else if (when == When::EnteringOrCapturing) {
            const Again again = m_answers.promotesAgain;
            rule["when"] = "entering-or-capturing";
            rule["again"] = again == Again::AfterOneTurn  ? "after-one-turn"
                            : again == Again::AfterMoving ? "after-moving"
                                                          : "entry-or-capture";
            rule["lastRank"] = list("lastRank", m_answers.lastRank);
        }
        rule["whenStuck"] = m_answers.compulsoryWhenStuck ? "compulsory" : "optional";
        rule["onPass"] = m_answers.promotesOnPass;
        return rule;
    }

    [[nodiscard]] Json repetition() const {
        using Repetition = ImportAnswers::Repetition;
        switch (m_answers.repetition) {
        case Repetition::Forbidden:
            return {{"kind", "forbidden"}};
        case Repetition::Ignored:
            return {{"kind", "ignored"}};
        case Repetition::FourfoldDraw:
        case Repetition::FourfoldNoContest:
            break;
        }
        const bool draws = m_answers.repetition == Repetition::FourfoldDraw;
        return {{"kind", "fourfold"},
                {"end", draws ? "draw" : "no-contest"},
                {"perpetualCheck", m_answers.perpetualCheckForbidden ? "forbidden" : "allowed"}};
    }

    [[nodiscard]] Json bans() const {
        std::map<int, std::set<int>> byAttacker;
        for (const auto& [attacker, victim] : m_diagram.bans) {
            byAttacker[attacker].insert(victim);
        }
        std::map<std::set<int>, std::set<int>> byVictims;
        for (const auto& [attacker, victims] : byAttacker) {
            byVictims[victims].insert(attacker);
        }
        const auto ids = [this](const std::set<int>& types) {
            Json out = Json::array();
            for (const int type : types) {
                for (const std::string& id : m_ids.allOf(type)) {
                    out.push_back(id);
                }
            }
            return out;
        };
        Json out = Json::array();
        for (const auto& [victims, attackers] : byVictims) {
            out.push_back({{"attackers", ids(attackers)}, {"victims", ids(victims)}});
        }
        return out;
    }

    const Diagram& m_diagram;
    const ImportAnswers& m_answers;
    const PieceIds& m_ids;
    FaultList& m_faults;
};

} // namespace

nlohmann::ordered_json importedRules(const Diagram& diagram, const ImportAnswers& answers,
                                     const PieceIds& ids, FaultList& faults) {
    return RuleWriter(diagram, answers, ids, faults).run();
}

Diagnostic answerFault(const Diagram& diagram, const std::string& key, const Sentence& message) {
    return {
        diagram.fileName,
        0,
        0,
        1,
        sentence("ImportFaults", "in the answer \"%1\": %2", "a question; what is wrong").with(key, message),
        {}};
}

void expectPiece(const Diagram& diagram, const PieceIds& ids, const std::string& key, const std::string& id,
                 FaultList& faults) {
    if (!ids.has(id)) {
        faults.add(answerFault(diagram, key, sentence("ImportFaults", "there is no piece \"%1\"").with(id)));
    }
}

} // namespace mujo
