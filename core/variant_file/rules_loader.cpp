#include "core/variant_file/rules_loader.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace mujo {

RuleSet RulesLoader::run(const LocatedJson& rules) {
    RuleSet result;
    if (!m_reader.expectObject(rules, shortened("rules"),
                               {"promotion", "contagion", "captureBans", "emperor", "lionTrade", "bareKing",
                                "burn", "rangeJump", "sweep", "declaration", "pass", "drops", "repetition",
                                "stalemate", "selfCheck", "agreedDraws"})) {
        return result;
    }
    const auto given = [&rules](std::string_view name) {
        const LocatedJson* rule = rules.find(name);
        return rule != nullptr && !rule->isNull() ? rule : nullptr;
    };
    const auto read = [&](std::string_view name, auto RuleSet::*rule, auto reader) {
        if (const LocatedJson* found = given(name)) {
            result.*rule = (this->*reader)(*found);
        }
    };
    // One line a rule, in the order in which faults are told.
    read("promotion", &RuleSet::promotion, &RulesLoader::promotion);
    read("contagion", &RuleSet::contagion, &RulesLoader::contagion);
    if (given("captureBans") != nullptr) {
        result.captureBans = captureBans(rules);
    }
    read("emperor", &RuleSet::emperor, &RulesLoader::emperor);
    read("lionTrade", &RuleSet::lionTrade, &RulesLoader::lionTrade);
    read("bareKing", &RuleSet::bareKing, &RulesLoader::bareKing);
    read("burn", &RuleSet::burning, &RulesLoader::burning);
    read("rangeJump", &RuleSet::rangeJump, &RulesLoader::rangeJump);
    read("sweep", &RuleSet::sweep, &RulesLoader::sweep);
    read("declaration", &RuleSet::enteringKing, &RulesLoader::enteringKing);
    read("drops", &RuleSet::drops, &RulesLoader::drops);
    read("repetition", &RuleSet::repetition, &RulesLoader::repetition);
    result.pass = passing(rules);
    result.stalemate = m_reader.choice<StalemateRule>(
        rules, "stalemate", {{"loss", StalemateRule::Loss}, {"draw", StalemateRule::Draw}});
    result.selfCheck = m_reader.choice<SelfCheckRule>(
        rules, "selfCheck", {{"allowed", SelfCheckRule::Allowed}, {"forbidden", SelfCheckRule::Forbidden}});
    result.agreedDraws = m_reader.choice<AgreedDrawRule>(
        rules, "agreedDraws",
        {{"allowed", AgreedDrawRule::Allowed}, {"forbidden", AgreedDrawRule::Forbidden}});
    return result;
}

std::string RulesLoader::ruleKind(const LocatedJson& rule, std::string_view what,
                                  const std::vector<std::string>& kinds) {
    std::string kind = m_reader.string(rule, "kind", true);
    if (!kind.empty() && std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) {
        m_reader.complain(rule.find("kind")->place,
                          sentence("VariantFaults", "unknown kind of %1 %2").with(what, shortened(kind)),
                          sentence("VariantFaults", "one of: %1").with(joined(kinds)));
    }
    return kind;
}

PromotionRule RulesLoader::promotion(const LocatedJson& rule) {
    const std::string kind = ruleKind(rule, "promotion", {"none", "zone", "capture"});
    if (kind == "capture") {
        m_reader.expectObject(rule, shortened("promotion"), {"kind", "choice"});
        return CapturePromotion{m_reader.choice<bool>(
            rule, "choice", {{"compulsory", false}, {"compulsory-after-promoted", true}})};
    }
    if (kind == "zone") {
        return zonePromotion(rule);
    }
    if (kind == "none") {
        m_reader.expectObject(rule, shortened("promotion"), {"kind"});
    }
    return NoPromotion{};
}

ZonePromotion RulesLoader::zonePromotion(const LocatedJson& rule) {
    using When = ZonePromotion::When;
    using Again = ZonePromotion::Again;
    ZonePromotion zone;
    if (!m_reader.expectObject(
            rule, shortened("promotion"),
            {"kind", "depth", "choice", "when", "again", "lastRank", "whenStuck", "onPass"})) {
        return zone;
    }
    zone.depth = m_reader.integer(rule, "depth", 1, m_data.shape.ranks(), true).value_or(1);
    zone.choice = m_reader.choice<ZonePromotion::Choice>(
        rule, "choice",
        {{"optional", ZonePromotion::Choice::Optional}, {"compulsory", ZonePromotion::Choice::Compulsory}});
    zone.when = m_reader.choice<When>(rule, "when",
                                      {{"touching", When::Touching},
                                       {"ending", When::Ending},
                                       {"entering-or-capturing", When::EnteringOrCapturing}});
    zone.again = m_reader.choice<Again>(rule, "again",
                                        {{"entry-or-capture", Again::Never},
                                         {"after-one-turn", Again::AfterOneTurn},
                                         {"after-moving", Again::AfterMoving}});
    zone.lastRank = pieceSet(rule, "lastRank");
    for (const std::string_view name : {"again", "lastRank"}) {
        if (zone.when != When::EnteringOrCapturing && rule.find(name) != nullptr) {
            m_reader.complain(rule.find(name)->place,
                              sentence("VariantFaults", "%1 belongs to \"when\": \"entering-or-capturing\"")
                                  .with(shortened(name)));
        }
    }
    zone.compulsoryWhenStuck =
        m_reader.choice<bool>(rule, "whenStuck", {{"compulsory", true}, {"optional", false}});
    zone.onPass = m_reader.boolean(rule, "onPass", false);
    return zone;
}

std::optional<PieceTypeId> RulesLoader::piece(const LocatedJson& item) {
    if (item.string() == nullptr) {
        m_reader.complain(item.place, sentence("VariantFaults", "a list of piece ids was expected here"));
        return std::nullopt;
    }
    return pieceNamed(*item.string(), item.place);
}

std::optional<PieceTypeId> RulesLoader::pieceNamed(const std::string& id, const TextPlace& place) {
    const auto found = std::find_if(m_data.types.begin(), m_data.types.end(),
                                    [&](const PieceType& type) { return type.id == id; });
    if (found == m_data.types.end()) {
        m_reader.complain(place, sentence("VariantFaults", "there is no piece %1").with(shortened(id)));
        return std::nullopt;
    }
    return PieceTypeId(found - m_data.types.begin());
}

PieceKinds RulesLoader::pieceSet(const LocatedJson& parent, std::string_view name) {
    PieceKinds set;
    for (const LocatedJson& item : m_reader.items(parent, name)) {
        if (const auto type = piece(item)) {
            set.insert(*type);
        }
    }
    return set;
}

PieceRanks RulesLoader::ranks(const LocatedJson& rule) {
    constexpr std::size_t kMostRanks = 200;
    const auto& groups = m_reader.items(rule, "ranks", true);
    if (groups.size() > kMostRanks) {
        m_reader.complain(rule.place, sentence("VariantFaults", "more than %1 ranks").with(kMostRanks));
        return PieceRanks(m_data.types.size(), 1);
    }
    PieceRanks result(m_data.types.size(), static_cast<std::uint8_t>(groups.size() + 1));
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (groups[i].array() == nullptr) {
            m_reader.complain(groups[i].place, sentence("VariantFaults", "a rank is a list of piece ids"));
            continue;
        }
        for (const LocatedJson& item : *groups[i].array()) {
            if (const auto type = piece(item)) {
                result[*type] = static_cast<std::uint8_t>(i + 1);
            }
        }
    }
    return result;
}

std::optional<LionTrade> RulesLoader::lionTrade(const LocatedJson& rule) {
    using CounterStrike = LionTrade::CounterStrike;
    if (!m_reader.expectObject(rule, shortened("lionTrade"),
                               {"lions", "noBridge", "counterStrike", "protection"})) {
        return std::nullopt;
    }
    LionTrade result;
    result.lions = pieceSet(rule, "lions");
    result.noBridge = pieceSet(rule, "noBridge");
    result.counterStrike =
        m_reader.choice<CounterStrike>(rule, "counterStrike",
                                       {{"banned-if-protected", CounterStrike::BannedIfProtected},
                                        {"banned", CounterStrike::Banned},
                                        {"allowed", CounterStrike::Allowed}});
    result.judged =
        m_reader.choice<LionTrade::Judged>(rule, "protection",
                                           {{"after-capture", LionTrade::Judged::AfterCapture},
                                            {"before-capture", LionTrade::Judged::BeforeCapture}});
    return result;
}

std::optional<Burning> RulesLoader::burning(const LocatedJson& rule) {
    if (!m_reader.expectObject(rule, shortened("burn"), {"pieces", "passive", "demons", "onPromotion"})) {
        return std::nullopt;
    }
    Burning result;
    result.demons = pieceSet(rule, "pieces");
    for (std::size_t i = 0; i < m_data.types.size(); ++i) {
        m_data.types[i].burns = m_data.types[i].burns || result.demons.contains(PieceTypeId(i));
    }
    result.passive = m_reader.boolean(rule, "passive", true);
    result.meeting = m_reader.choice<Burning::Demons>(rule, "demons",
                                                      {{"mover-burns", Burning::Demons::MoverBurns},
                                                       {"both-burn", Burning::Demons::BothBurn},
                                                       {"none-burns", Burning::Demons::NoneBurns}});
    result.onPromotion =
        m_reader.choice<bool>(rule, "onPromotion", {{"at-once", true}, {"next-move", false}});
    return result;
}

std::optional<EnteringKing> RulesLoader::enteringKing(const LocatedJson& rule) {
    if (!m_reader.expectObject(rule, shortened("declaration"),
                               {"zone", "pieces", "points", "sente", "gote"})) {
        return std::nullopt;
    }
    constexpr int kMuch = 10000;
    EnteringKing result;
    result.zone = m_reader.integer(rule, "zone", 1, m_data.shape.ranks(), true).value_or(1);
    result.pieces = m_reader.integer(rule, "pieces", 0, kMuch, true).value_or(0);
    result.needed = {m_reader.integer(rule, "sente", 0, kMuch, true).value_or(0),
                     m_reader.integer(rule, "gote", 0, kMuch, true).value_or(0)};
    result.points = PerType<int>(m_data.types.size());
    for (std::size_t i = 0; i < m_data.types.size(); ++i) {
        result.points[PieceTypeId(i)] = m_data.types[i].royal ? 0 : 1;
    }
    const LocatedJson* points = rule.find("points");
    if (points == nullptr || points->object() == nullptr) {
        return result;
    }
    for (const auto& member : *points->object()) {
        const auto worth = m_reader.integer(*points, member.name, 0, kMuch, true);
        const auto named = pieceNamed(member.name, member.namePlace);
        for (std::size_t i = 0; worth && named && i < m_data.types.size(); ++i) {
            if (m_data.types[i].base == *named) {
                result.points[PieceTypeId(i)] = *worth;
            }
        }
    }
    return result;
}

std::optional<Contagion> RulesLoader::contagion(const LocatedJson& rule) {
    if (!m_reader.expectObject(rule, shortened("contagion"), {"exempt", "hopAndReturn", "several"})) {
        return std::nullopt;
    }
    const PieceKinds exempt = pieceSet(rule, "exempt");
    for (std::size_t i = 0; i < m_data.types.size(); ++i) {
        m_data.types[i].exemptFromContagion = exempt.contains(PieceTypeId(i));
    }
    Contagion result;
    result.hopAndReturn = m_reader.choice<Contagion::HopAndReturn>(
        rule, "hopAndReturn",
        {{"allowed", Contagion::HopAndReturn::Allowed}, {"forbidden", Contagion::HopAndReturn::Forbidden}});
    result.several = m_reader.choice<Contagion::Several>(
        rule, "several", {{"last", Contagion::Several::Last}, {"choice", Contagion::Several::Choice}});
    return result;
}

std::vector<CaptureBan> RulesLoader::captureBans(const LocatedJson& rules) {
    std::vector<CaptureBan> result;
    for (const LocatedJson& ban : m_reader.items(rules, "captureBans")) {
        m_reader.expectObject(ban, sentence("VariantFaults", "a capture ban", "what must be an object"),
                              {"attackers", "victims"});
        result.push_back({pieceSet(ban, "attackers"), pieceSet(ban, "victims")});
    }
    return result;
}

BareKing RulesLoader::bareKing(const LocatedJson& rule) {
    m_reader.expectObject(rule, shortened("bareKing"), {"doNotCount"});
    return {pieceSet(rule, "doNotCount")};
}

RangeJump RulesLoader::rangeJump(const LocatedJson& rule) {
    m_reader.expectObject(rule, shortened("rangeJump"), {"ranks", "royals"});
    const bool safe = m_reader.choice<bool>(rule, "royals", {{"safe", true}, {"may-be-taken", false}});
    return {ranks(rule), safe};
}

Sweep RulesLoader::sweep(const LocatedJson& rule) {
    m_reader.expectObject(rule, shortened("sweep"), {"ranks"});
    return {ranks(rule)};
}

PassRule RulesLoader::passing(const LocatedJson& rules) {
    return m_reader.choice<PassRule>(rules, "pass",
                                     {{"free", PassRule::Free},
                                      {"not-twice-by-one-side", PassRule::NotTwiceByOneSide},
                                      {"not-after-pass", PassRule::NotAfterPass},
                                      {"never", PassRule::Never}});
}

std::optional<EmperorRule> RulesLoader::emperor(const LocatedJson& rule) {
    if (!m_reader.expectObject(rule, shortened("emperor"), {"pieces", "mayNotCapture"})) {
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
    if (!m_reader.expectObject(rule, shortened("drops"), {"onePerFile", "mostPerFile", "noMatingDrop"})) {
        return std::nullopt;
    }
    return DropRule{mostOnFile(rule), pieceSet(rule, "noMatingDrop")};
}

PerType<std::uint8_t> RulesLoader::mostOnFile(const LocatedJson& drops) {
    PerType<std::uint8_t> result(m_data.types.size());
    const PieceKinds once = pieceSet(drops, "onePerFile");
    for (std::size_t i = 0; i < m_data.types.size(); ++i) {
        result[PieceTypeId(i)] = once.contains(PieceTypeId(i)) ? 1 : 0;
    }
    const LocatedJson* limits = drops.find("mostPerFile");
    if (limits == nullptr) {
        return result;
    }
    if (limits->object() == nullptr) {
        m_reader.complain(
            limits->place,
            sentence("VariantFaults", "\"mostPerFile\" must be an object of whole numbers by piece id"));
        return result;
    }
    for (const LocatedJson::Member& member : *limits->object()) {
        const auto most = m_reader.integer(*limits, member.name, 1, BoardShape::kMaxSide, true);
        const auto type = pieceNamed(member.name, member.namePlace);
        if (most && type && result[*type] != 0) {
            m_reader.complain(member.namePlace,
                              sentence("VariantFaults", "%1 has a limit by \"onePerFile\" already")
                                  .with(shortened(member.name)));
        } else if (most && type) {
            result[*type] = static_cast<std::uint8_t>(*most);
        }
    }
    return result;
}

RepetitionRule RulesLoader::repetition(const LocatedJson& rule) {
    using Perpetual = RepetitionFourfold::Perpetual;
    const std::string kind = ruleKind(rule, "repetition", {"ignored", "forbidden", "fourfold"});
    if (kind == "forbidden") {
        m_reader.expectObject(rule, shortened("repetition"), {"kind", "by"});
        return RepetitionForbidden{
            m_reader.choice<bool>(rule, "by", {{"anyone", false}, {"attacker", true}})};
    }
    if (kind != "fourfold") {
        if (kind == "ignored") {
            m_reader.expectObject(rule, shortened("repetition"), {"kind"});
        }
        return RepetitionIgnored{};
    }
    m_reader.expectObject(rule, shortened("repetition"),
                          {"kind", "end", "perpetualCheck", "perpetualAttack", "consecutivePasses"});
    const auto perpetual = [&](std::string_view name) {
        return m_reader.choice<Perpetual>(rule, name,
                                          {{"allowed", Perpetual::Allowed},
                                           {"forbidden", Perpetual::Forbidden},
                                           {"loses", Perpetual::Loses}});
    };
    RepetitionFourfold result;
    result.end = m_reader.choice<RepetitionEnd>(
        rule, "end", {{"draw", RepetitionEnd::Draw}, {"no-contest", RepetitionEnd::NoContest}});
    result.check = perpetual("perpetualCheck");
    result.attack = perpetual("perpetualAttack");
    result.passes = perpetual("consecutivePasses");
    return result;
}

} // namespace mujo
