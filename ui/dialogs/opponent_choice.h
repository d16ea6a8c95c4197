#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "core/geometry/per_side.h"
#include "core/variant/variant.h"
#include "core/variant_file/variant_notes.h"
#include "ui/look/settings.h"
#include "ui/session/seat.h"

class QComboBox;
class QFormLayout;
class QLabel;

namespace mujo::ui {

class EngineList;

/// Asks whom the user plays against, and how strong the computer is, or which other program plays.
class OpponentChoice : public QWidget {
    Q_OBJECT

public:
    explicit OpponentChoice(QWidget* parent = nullptr);

    /// These may be chosen beside the levels, where they play the game. The list must outlive the use.
    void setEngines(const EngineList& engines);
    /// The game that is to be played, under its profile.
    void setGame(const Variant& variant, const VariantNotes& notes);
    void choose(const Settings& settings);
    /// The levels and engines become the usual ones.
    void keep(Settings& settings) const;
    /// Who sits where when the user plays this side. Two computers sit in their
    /// order.
    [[nodiscard]] PerSide<Seat> seats(Side own) const;
    /// Whether the user plays at all.
    [[nodiscard]] bool isPlayed() const;
    /// Against a person at the same screen.
    [[nodiscard]] bool isShared() const;

signals:
    void changed();

private:
    enum Kind { Computer, Person, TwoComputers }; ///< by their rows
    /// What was chosen last, also where the engine does not play the game.
    struct Player {
        int level;
        QString engine; ///< in place of the level; empty for none
    };
    void refresh();
    void showTitles();
    void fill();
    void onChosen(std::size_t number);
    [[nodiscard]] Seat seat(std::size_t number) const;
    /// Shows the player that was chosen last, or the level where the engine is not offered.
    void select(std::size_t number);

    const EngineList* m_engines = nullptr;
    std::vector<QString> m_offered; ///< those that play the game
    QComboBox* m_kind;
    QFormLayout* m_form;
    std::array<QComboBox*, 2> m_levels{};
    std::array<QLabel*, 2> m_titles{};
    std::array<Player, 2> m_players{{{kUsualLevel, {}}, {kUsualLevel, {}}}};
};

} // namespace mujo::ui
