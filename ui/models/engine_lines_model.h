#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/engine/engine.h"
#include "core/game/game.h"

namespace mujo::ui {

/// The lines of a search: a row for each, its score first, then its moves in the notation of the game. Rows
/// stay what they are while the search goes on, so that the one that is pointed at is not lost.
class EngineLinesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int kScoreColumn = 0;
    static constexpr int kMostMoves = 12;

    explicit EngineLinesModel(QObject* parent = nullptr);

    struct Line {
        std::optional<int> score; ///< as Sente sees it; none where nothing is found yet
        std::vector<Move> moves;
        std::optional<Side> finder{}; ///< told where the lines are those of two
    };
    /// Lines that begin at the position on the board.
    void setLines(const Game& game, const std::vector<Line>& lines);
    void clear();
    /// The moves of a row up to and with a column; all of them for the score's.
    [[nodiscard]] std::vector<Move> movesUpTo(const QModelIndex& index) const;
    [[nodiscard]] std::optional<int> score(int row) const {
        return m_rows[static_cast<std::size_t>(row)].score;
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Step {
        Move move;
        Transition transition;
        MoveContext context;
    };
    struct Row {
        std::optional<int> score;
        std::optional<Side> finder;
        std::vector<Step> steps;
    };
    static Row rowOf(const Game& game, const Line& line);
    void show(std::vector<Row> rows);
    void tellTexts();
    [[nodiscard]] Side sideOf(int move) const { return move % 2 == 0 ? m_turn : opponent(m_turn); }
    [[nodiscard]] QString text(const Row& row, int move) const;
    [[nodiscard]] QString wholeLine(const Row& row) const;
    [[nodiscard]] static QString scoreText(const Row& row);
    [[nodiscard]] static QString spokenScore(const Row& row, int number);

    std::shared_ptr<const Variant> m_variant; ///< of the lines
    std::vector<Row> m_rows;
    int m_columns = 0;
    Side m_turn = Side::Sente;        ///< who makes the first moves
    std::optional<Square> m_previous; ///< on which the last move of the game ended
};

} // namespace mujo::ui
