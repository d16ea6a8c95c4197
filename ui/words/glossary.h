#pragma once

#include <QCoreApplication>
#include <QString>
#include <span>

namespace mujo::ui {

/// Words of these games that a stranger does not know.
enum class Term {
    Sente,
    Gote,
    Orthogonal,
    Step,
    Slide,
    Leg,
    Royal,
    Check,
    Mate,
    Promotion,
    PromotionZone,
    Hand,
    Drop,
    Tokin,
    Lion,
    Igui,
    Pass,
    LionTrade,
    CounterStrike,
    HookMove,
    AreaMove,
    Jump,
    RangeCapture,
    Burning,
    Contagion,
    BareKing,
    Impasse,
    Repetition,
    PerpetualCheck,
    Furigoma,
    Handicap,
    Reading,
    Byoyomi,
    CanadianTime,
    Point,
    Hanging,
    Line,
    XBetza,
};

/// The one table that explains these words: to the help page, to tooltips, and to the reader of the screen.
class Glossary {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::Glossary)

public:
    [[nodiscard]] static std::span<const Term> terms();
    /// As a heading has it: "Promotion zone".
    [[nodiscard]] static QString word(Term term);
    /// What it means, in one sentence or two.
    [[nodiscard]] static QString sentence(Term term);
    /// "Igui: taking a neighbour ...", for a tooltip.
    [[nodiscard]] static QString line(Term term);
};

} // namespace mujo::ui
