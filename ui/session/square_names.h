#pragma once

#include <QObject>
#include <QString>
#include <optional>

#include "core/variant_file/catalog.h"

namespace mujo::ui {

/// How the squares and the moves of all games are written on screen: the choice of the reader. Like the
/// language it is one for the whole program, and no game or record holds it. Lives in the GUI thread.
class SquareNames : public QObject {
    Q_OBJECT

public:
    enum class Choice {
        AsInSources, ///< as the sources of each game write them
        Shogi,
        Chess,
    };
    /// Of moves.
    enum class Notation {
        Western, ///< after Hodges, with squares as chosen
        Japanese,
    };

    /// The one of the program.
    [[nodiscard]] static SquareNames& ofProgram();

    [[nodiscard]] Choice choice() const { return m_choice; }
    void choose(Choice choice);
    [[nodiscard]] Notation notation() const { return m_notation; }
    void choose(Notation notation);

    /// The games whose sources are looked up; they must outlive this object or its next catalogue. Null for
    /// none: then all squares are written in the shogi style unless the reader chooses.
    void setCatalog(const Catalog* catalog) { m_catalog = catalog; }
    [[nodiscard]] const Catalog* catalog() const { return m_catalog; }
    /// The style of the sources of a game.
    [[nodiscard]] SquareStyle ofSources(const Variant& variant) const;

signals:
    /// All texts with squares or moves in them are to be made anew.
    void changed();

private:
    using QObject::QObject;

    Choice m_choice = Choice::AsInSources;
    Notation m_notation = Notation::Western;
    const Catalog* m_catalog = nullptr;
};

/// The style in which squares of a game are read now, and written in the Western notation.
[[nodiscard]] SquareStyle squareStyle(const Variant& variant);
/// The style in which they are shown: that in kanji with the Japanese notation of moves, unless files have
/// letters.
[[nodiscard]] SquareStyle shownSquares(const Variant& variant);
/// The name under which a square of a game is shown now.
[[nodiscard]] QString squareName(const Variant& variant, Square square);
/// The square of a name that is typed: as it is shown, in kanji, or in letters and digits.
[[nodiscard]] std::optional<Square> typedSquare(const Variant& variant, const QString& name);

} // namespace mujo::ui
