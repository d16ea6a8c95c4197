#include "core/variant/rules_loader.h"

#include <algorithm>

namespace mujo {

RuleSet RulesLoader::run(const LocatedJson& rules) {
    RuleSet result;
    if (!m_reader.expectObject(rules, "\"rules\"",
                               {"promotion", "contagion", "captureBans", "emperor", "pass", "drops",
                                "repetition", "stalemate", "selfCheck"})) {
        return result;
    }
    const auto given = [&rules](std::string_view name) {
        const LocatedJson* rule = rules.find(name);
        return rule != nullptr && !rule->isNull() ? rule : nullptr;
    };
    if (const LocatedJson* rule = given("promotion")) {
        result.promotion = promotion(*rule);
    }
    if (const LocatedJson* rule = given("contagion")) {
        result.contagion = contagion(*rule);
    }
    if (given("captureBans") != nullptr) {
        for (const LocatedJson& ban : m_reader.items(rules, "captureBans")) {
            result.captureBans.push_back(captureBan(ban));
        }
    }
    if (const LocatedJson* rule = given("emperor")) {
        result.emperor = emperor(*rule);
    }
    if (const LocatedJson* rule = given("drops")) {
        result.drops = drops(*rule);
    }
    if (const LocatedJson* rule = given("repetition")) {
        result.repetition = repetition(*rule);
    }
    result.pass = m_reader.choice<PassRule>(rules, "pass",
                                            {{"free", PassRule::Free},
                                             {"not-twice-by-one-side", PassRule::NotTwiceByOneSide},
                                             {"not-after-pass", PassRule::NotAfterPass},
                                             {"never", PassRule::Never}});
    result.stalemate = m_reader.choice<StalemateRule>(
        rules, "stalemate", {{"loss", StalemateRule::Loss}, {"draw", StalemateRule::Draw}});
    result.selfCheck = m_reader.choice<SelfCheckRule>(
        rules, "selfCheck", {{"allowed", SelfCheckRule::Allowed}, {"forbidden", SelfCheckRule::Forbidden}});
    return result;
}

std::string RulesLoader::ruleKind(const LocatedJson& rule, const std::string& what,
                                  std::vector<std::string> kinds) {
    std::string kind = m_reader.string(rule, "kind", true);
    if (!kind.empty() && std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) {
        std::string hint = "one of:";
        for (const std::string& each : kinds) {
            hint += ' ' + each;
        }
        m_reader.complain(rule.find("kind")->place, "unknown kind of " + what + " \"" + kind + '"', hint);
    }
    return kind;
}

PromotionRule RulesLoader::promotion(const LocatedJson& rule) {
    if (!m_reader.expectObject(rule, "\"promotion\"", {"kind", "depth", "choice", "whenStuck", "onPass"})) {
        return NoPromotion{};
    }
    const std::string kind = ruleKind(rule, "promotion", {"none", "zone", "capture"});
    if (kind == "capture") {
        return CapturePromotion{};
    }
    if (kind != "zone") {
        return NoPromotion{};
    }
    ZonePromotion zone;
    zone.depth = m_reader.integer(rule, "depth", 1, m_data.shape.ranks(), true).value_or(1);
    zone.choice = m_reader.choice<ZonePromotion::Choice>(
        rule, "choice",
        {{"optional", ZonePromotion::Choice::Optional}, {"compulsory", ZonePromotion::Choice::Compulsory}});
    zone.compulsoryWhenStuck =
        m_reader.choice<bool>(rule, "whenStuck", {{"compulsory", true}, {"optional", false}});
    zone.onPass = m_reader.boolean(rule, "onPass", false);
    return zone;
}

std::vector<bool> RulesLoader::pieceSet(const LocatedJson& parent, std::string_view name) {
    std::vector<bool> set(m_data.types.size());
    for (const LocatedJson& item : m_reader.items(parent, name)) {
        if (item.string() == nullptr) {
            m_reader.complain(item.place, "a list of piece ids was expected here");
            continue;
        }
        const auto found = std::find_if(m_data.types.begin(), m_data.types.end(),
                                        [&](const PieceType& type) { return type.id == *item.string(); });
        if (found == m_data.types.end()) {
            m_reader.complain(item.place, "there is no piece \"" + *item.string() + '"');
            continue;
        }
        set[static_cast<std::size_t>(found - m_data.types.begin())] = true;
    }
    return set;
}

std::optional<Contagion> RulesLoader::contagion(const LocatedJson& rule) {
    if (!m_reader.expectObject(rule, "\"contagion\"", {"exempt", "hopAndReturn"})) {
        return std::nullopt;
    }
    const std::vector<bool> exempt = pieceSet(rule, "exempt");
    for (std::size_t i = 0; i < exempt.size(); ++i) {
        m_data.types[i].exemptFromContagion = exempt[i];
    }
    Contagion result;
    result.hopAndReturn = m_reader.choice<Contagion::HopAndReturn>(
        rule, "hopAndReturn",
        {{"allowed", Contagion::HopAndReturn::Allowed}, {"forbidden", Contagion::HopAndReturn::Forbidden}});
    return result;
}

CaptureBan RulesLoader::captureBan(const LocatedJson& rule) {
    m_reader.expectObject(rule, "a capture ban", {"attackers", "victims"});
    return {pieceSet(rule, "attackers"), pieceSet(rule, "victims")};
}

std::optional<EmperorRule> RulesLoader::emperor(const LocatedJson& rule) {
    if (!m_reader.expectObject(rule, "\"emperor\"", {"pieces", "mayNotCapture"})) {
        return std::nullopt;
    }
    EmperorRule result;
    result.emperors = pieceSet(rule, "pieces");
    result.forbidden = m_reader.choice<EmperorRule::Forbidden>(
        rule, "mayNotCapture",
        {{"protected-royals", EmperorRule::Forbidden::ProtectedRoyals},
         {"protected-pieces", EmperorRule::Forbidden::ProtectedPieces}});
    return result;
}

std::optional<DropRule> RulesLoader::drops(const LocatedJson& rule) {
    if (!m_reader.expectObject(rule, "\"drops\"", {"onePerFile", "noMatingDrop"})) {
        return std::nullopt;
    }
    return DropRule{pieceSet(rule, "onePerFile"), pieceSet(rule, "noMatingDrop")};
}

RepetitionRule RulesLoader::repetition(const LocatedJson& rule) {
    if (!m_reader.expectObject(rule, "\"repetition\"", {"kind", "end", "perpetualCheck"})) {
        return RepetitionIgnored{};
    }
    const std::string kind = ruleKind(rule, "repetition", {"ignored", "forbidden", "fourfold"});
    if (kind == "forbidden") {
        return RepetitionForbidden{};
    }
    if (kind != "fourfold") {
        return RepetitionIgnored{};
    }
    RepetitionFourfold result;
    result.end = m_reader.choice<RepetitionEnd>(
        rule, "end", {{"draw", RepetitionEnd::Draw}, {"no-contest", RepetitionEnd::NoContest}});
    result.perpetualCheckForbidden =
        m_reader.choice<bool>(rule, "perpetualCheck", {{"allowed", false}, {"forbidden", true}});
    return result;
}

} // namespace mujo
