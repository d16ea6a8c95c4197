#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/rules/explain.h"

namespace mujo::ui {

/// Reads the moves of one position from text: the notation of the game, or squares (`8h8g`, `8h-8g`, legs
/// separated by commas: `8h,7g,8f`; `P*8f`; `+` and `=`), in the game's own style or in shogi style; and both
/// of them in Japanese (`▲８六歩`, `8七,8六`), whatever notation is shown. Letter case and spaces do not
/// matter, nor do hyphens (`Pc6` for `P-c6`).
class TypedMoves {
public:
    /// Works out the notation of every legal move, in one pass.
    explicit TypedMoves(const Game& game);

    struct Reading {
        std::optional<Move> move;
        rules::Explanation refusal; ///< when there is no move
    };
    [[nodiscard]] Reading read(const QString& text) const;
    /// Legal moves whose text begins so, in one of their forms; the shortest first.
    [[nodiscard]] QStringList completions(const QString& typed, int atMost) const;

    /// The two ways in which a move is written, by its place in the list of legal moves.
    [[nodiscard]] const QString& notation(std::size_t number) const { return m_notations[number]; }
    [[nodiscard]] const QString& squares(std::size_t number) const { return m_squares[number]; }
    [[nodiscard]] std::size_t count() const { return m_legal.size(); }

private:
    [[nodiscard]] QString squaresOf(const Move& move) const;
    [[nodiscard]] std::vector<std::string> writtenMoves() const;
    [[nodiscard]] Reading readBare(const QString& text) const;
    [[nodiscard]] Reading readRefused(const QString& text) const;

    Position m_position;
    History m_history;
    std::optional<Square> m_previous; ///< where the move before ended
    std::vector<Move> m_legal;
    std::vector<QString> m_notations;
    std::vector<QString> m_squares;
    /// Both ways in small letters and without blanks; the squares without commas.
    struct Plain {
        QString notation;
        QString bare; ///< the notation without hyphens
        QString squares;
    };
    std::vector<Plain> m_plain;
};

} // namespace mujo::ui
