#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <optional>

#include "ui/study/piece_links.h"

namespace mujo::ui {

/// What is told of a game and of a piece, as HTML with links of `PieceLinks`.
class PieceStory {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::PieceStory)

public:
    PieceStory(const Variant& variant, const PieceLinks& links) : m_variant(variant), m_links(links) {}

    /// How much of the rules is told.
    enum class Rules {
        First, ///< how one wins and moves, with a link to all of them (`kAllRules`)
        All,
    };
    static inline const QString kAllRules = QStringLiteral("rules");
    static inline const QString kMarkedRule = QStringLiteral("▶"); ///< before its number

    /// The game itself and its rules; one of them may be set off.
    [[nodiscard]] QString game(Rules rules, std::optional<int> markedRule = std::nullopt) const;
    /// Royal, contagious, burns, what it promotes to and from: a line each.
    [[nodiscard]] QStringList remarks(PieceTypeId type) const;
    [[nodiscard]] QStringList moves(PieceTypeId type) const;
    /// The rules that name the piece, each a link to where it stands.
    [[nodiscard]] QString rules(PieceTypeId type) const;
    /// What the piece is worth, in words, and beside it the commonest piece; `worths` in hundredths of a
    /// point.
    [[nodiscard]] QString value(PieceTypeId type, const PerType<int>& worths) const;
    /// "1 point", "4.5 points".
    static QString points(double worth);

private:
    [[nodiscard]] QString link(PieceTypeId type) const;
    /// "a Teaching King", the name a link.
    [[nodiscard]] QString linkWithArticle(PieceTypeId type) const;
    [[nodiscard]] QStringList promotions(PieceTypeId type) const;

    const Variant& m_variant;
    const PieceLinks& m_links;
};

} // namespace mujo::ui
