#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/variant/variant.h"

namespace mujo::ui {

/// Connects what the rules say with the pieces they name, in both directions. Links are `piece:` and the id
/// of a kind, and `rule:` and the number of a rule.
class PieceLinks {
public:
    explicit PieceLinks(const Variant& variant);

    /// The rules beyond the moves, each in a sentence or a few.
    [[nodiscard]] const QStringList& rules() const { return m_rules; }
    /// The text as HTML, with each name of a piece as a link.
    [[nodiscard]] QString linked(const QString& text) const;
    /// Numbers of the rules that name the piece.
    [[nodiscard]] std::vector<int> rulesNaming(PieceTypeId type) const;
    /// What a rule says of the piece: those of its sentences that name it, with "…" where others follow.
    [[nodiscard]] QString sentencesNaming(int rule, PieceTypeId type) const;

    [[nodiscard]] QString pieceLink(PieceTypeId type) const;
    static QString ruleLink(int number) { return QStringLiteral("rule:%1").arg(number); }
    /// What a link means; none when it means nothing here.
    [[nodiscard]] std::optional<PieceTypeId> pieceOf(const QString& link) const;
    [[nodiscard]] std::optional<int> ruleOf(const QString& link) const;

private:
    struct Name {
        QString name;
        PieceTypeId type;
    };
    struct Found {
        qsizetype at;
        const Name* name;
    };
    [[nodiscard]] std::vector<Found> namesIn(const QString& text) const;
    [[nodiscard]] bool isNamedIn(const QString& text, PieceTypeId type) const;

    const Variant& m_variant;
    std::vector<Name> m_names; ///< longest first
    QStringList m_rules;
};

} // namespace mujo::ui
