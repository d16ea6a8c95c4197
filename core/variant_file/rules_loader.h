#pragma once

#include "core/variant/rule_set.h"
#include "core/variant/variant.h"
#include "core/variant_file/json_reader.h"

namespace mujo {

/// Reads the `rules` object of a variant file. Piece ids in it refer to the pieces of `data`, whose
/// exemptions from contagion are entered there.
class RulesLoader {
public:
    RulesLoader(JsonReader& reader, VariantData& data) : m_reader(reader), m_data(data) {}

    RuleSet run(const LocatedJson& rules);

private:
    // One reader a rule: of its value, or of the object of all rules where the rule is one word or a list.
    PromotionRule promotion(const LocatedJson& rule);
    ZonePromotion zonePromotion(const LocatedJson& rule);
    std::optional<Contagion> contagion(const LocatedJson& rule);
    std::vector<CaptureBan> captureBans(const LocatedJson& rules);
    std::optional<EmperorRule> emperor(const LocatedJson& rule);
    std::optional<LionTrade> lionTrade(const LocatedJson& rule);
    BareKing bareKing(const LocatedJson& rule);
    std::optional<Burning> burning(const LocatedJson& rule);
    RangeJump rangeJump(const LocatedJson& rule);
    Sweep sweep(const LocatedJson& rule);
    std::optional<EnteringKing> enteringKing(const LocatedJson& rule);
    std::optional<DropRule> drops(const LocatedJson& rule);
    RepetitionRule repetition(const LocatedJson& rule);
    PassRule passing(const LocatedJson& rules);

    std::optional<PieceTypeId> piece(const LocatedJson& item);
    std::optional<PieceTypeId> pieceNamed(const std::string& id, const TextPlace& place);
    PieceRanks ranks(const LocatedJson& rule);
    PerType<std::uint8_t> mostOnFile(const LocatedJson& drops);
    PieceKinds pieceSet(const LocatedJson& parent, std::string_view name);
    std::string ruleKind(const LocatedJson& rule, std::string_view what,
                         const std::vector<std::string>& kinds);

    JsonReader& m_reader;
    VariantData& m_data;
};

} // namespace mujo
