#pragma once

#include <QAbstractListModel>
#include <memory>
#include <optional>
#include <vector>

#include "core/variant_file/catalog.h"

namespace mujo::ui {

/// The games that can be played, for the game picker.
class VariantListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        KanjiRole,
        SummaryRole,
        SizeRole,        ///< of the board: "9×9"
        FactsRole,       ///< board size, pieces a side, kinds
        ArmyRole,        ///< pieces a side alone, where there is little room
        IntroRole,       ///< how hard it is to begin with and how long it takes, in words; may be empty
        ShelfRole,       ///< `ShelfPlace` as a number
        TagsRole,        ///< QStringList: promotion, drops, the rule that marks the game
        SearchRole,      ///< all names in one text
        DescriptionRole, ///< board size, marks and description in one text
        RulesRole,       ///< all rules, and all ways to read them, in one text
        FoundPiecesRole, ///< QStringList: the pieces by whose names a search has found it, of `VariantFilter`
        GameRole,        ///< `const Variant*`, as long as the model has these games
    };

    explicit VariantListModel(const Catalog& catalog, QObject* parent = nullptr);

    /// The catalogue has changed.
    void refresh();
    [[nodiscard]] const std::shared_ptr<const Variant>& variant(int row) const {
        return m_variants[static_cast<std::size_t>(row)].variant;
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    const Catalog& m_catalog;
    struct Game {
        std::shared_ptr<const Variant> variant;
        std::optional<Introduction> introduction;
        bool isShipped = false;
        mutable QString rules; ///< `RulesRole`, once it was asked for
    };
    std::vector<Game> m_variants;
};

/// Shelves stand in this order. Those of a search stand alone.
enum class ShelfPlace {
    PlayedLast,
    StartHere,
    Classics,
    Giants,
    Yours,
    FoundByName,
    FoundOtherwise,
    FoundByRule
};

/// The heading above the games of a shelf.
QString shelfTitle(int shelf);
/// How hard a game is to begin with, and how long it takes: "Easy to begin with, about an hour".
QString introductionInWords(const Introduction& introduction);
/// What marks a game, in a few words each.
QStringList tagsOf(const Variant& variant);
/// Board size, pieces a side, kinds of pieces.
QString factsOf(const Variant& variant);

} // namespace mujo::ui
