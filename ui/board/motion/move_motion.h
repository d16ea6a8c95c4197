#pragma once

#include <QPointF>
#include <optional>
#include <vector>

#include "core/geometry/board_shape.h"
#include "core/insight/chosen_ways.h"
#include "core/position/move.h"

namespace mujo::ui {

/// How one move is shown in time: what happens to which piece, when, and for how long. Plain: it knows
/// neither clocks nor pixels; it is asked how things stand at a time.
class MoveMotion {
public:
    /// No move takes longer; ms.
    static constexpr int kLongest = 480;

    enum class Kind {
        Glide,  ///< the mover along one leg
        Stay,   ///< a pass: the mover is lifted and put down again
        Place,  ///< a piece from the hand
        Fade,   ///< a piece that is taken
        Char,   ///< a piece that burns
        Turn,   ///< a promotion: the mover turns about its long axis
        Infect, ///< contagion: the mover turns into what it has taken
    };
    struct Step {
        Kind kind;
        Square from;
        Square to; ///< the same where nothing moves
        int start = 0;
        int length = 0; ///< both in ms
        [[nodiscard]] int end() const { return start + length; }
    };
    enum class Pace {
        Played,  ///< a move that has just been made
        Stepped, ///< a step through the record
    };

    struct Mover {
        QPointF at;                     ///< column and row, as Sente sees the board, of the upper left corner
        double lift = 0;                ///< 0 on the board, 1 in the hand
        Piece face;                     ///< what is seen of it
        double width = 1;               ///< of the face as it turns; 1 lies flat
        std::optional<Piece> otherFace; ///< what it turns into by contagion, over the first one
        double otherShare = 0;          ///< how much of that is seen, up to 1
        double charred = 0;
        double opacity = 1;
    };
    struct Victim {
        Square square;
        Piece piece;
        double opacity = 1;
        double charred = 0;
    };

    /// Of a legal move of the position.
    MoveMotion(const Position& before, const Move& move, Pace pace = Pace::Played,
               const insight::ChosenWays& ways = {});

    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }
    [[nodiscard]] int length() const { return m_length; }
    /// When the mover is on its last square.
    [[nodiscard]] int arrival() const { return m_arrival; }
    /// How things stand so many milliseconds after the beginning.
    [[nodiscard]] Mover moverAt(int time) const;
    [[nodiscard]] std::vector<Victim> victimsAt(int time) const;
    /// Every square that holds something else after the move.
    [[nodiscard]] const std::vector<Square>& squares() const { return m_squares; }
    /// The square on which the mover ends.
    [[nodiscard]] Square goal() const { return m_goal; }

private:
    void addWay(const rules::Route& way, const Move& move);
    void addCaptures(const Position& before, const Move& move);
    void addBurning(const Position& before, const Move& move);
    void addChange(const Position& before, const Move& move);
    void shorten(int longest);
    Step& add(Kind kind, Square from, Square to, int start, int length);
    [[nodiscard]] std::optional<int> reached(Square square) const;
    [[nodiscard]] QPointF place(Square square) const;
    [[nodiscard]] const Step* stepOf(Kind kind) const;

    BoardShape m_shape;
    std::vector<Step> m_steps;
    std::vector<Square> m_squares;
    std::vector<Victim> m_victims; ///< as they are at the beginning
    Piece m_first;
    Piece m_last;
    Square m_goal;
    bool m_burnsItself = false;
    int m_arrival = 0;
    int m_length = 0;
};

} // namespace mujo::ui
