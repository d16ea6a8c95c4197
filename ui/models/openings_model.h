#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/game/game.h"
#include "core/openings/opening_tally.h"

namespace mujo::ui {

/// What is known of the moves of a position: a row for each, with the user's own games, those of the engine,
/// and its score.
class OpeningsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { MoveColumn, PlayedColumn, EngineColumn, ScoreColumn };
    static constexpr int kColumns = ScoreColumn + 1;

    explicit OpeningsModel(QObject* parent = nullptr);

    /// Moves that may be played in the position on the board.
    void setRows(const Game& game, const std::vector<OpeningRow>& rows);
    void clear();
    [[nodiscard]] const Move& move(int row) const { return at(row).known.engine.move; }
    [[nodiscard]] const GameResults& played(int row) const { return at(row).known.played; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        OpeningRow known;
        Transition transition;
        MoveContext context;
    };
    [[nodiscard]] const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] QString moveName(const Row& row) const;
    [[nodiscard]] QString score(const Row& row) const;
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] QString sentence(const Row& row, int column) const;
    [[nodiscard]] QString whole(const Row& row) const;

    std::shared_ptr<const Variant> m_variant;
    std::vector<Row> m_rows;
    Side m_turn = Side::Sente;
    std::optional<Square> m_previous; ///< on which the last move of the game ended
};

} // namespace mujo::ui
