#pragma once

#include <QWidget>
#include <array>

#include "core/geometry/per_side.h"
#include "ui/look/settings.h"
#include "ui/session/seat.h"

class QComboBox;
class QFormLayout;
class QLabel;

namespace mujo::ui {

/// Asks whom the user plays against, and how strong the computer is.
class OpponentChoice : public QWidget {
    Q_OBJECT

public:
    explicit OpponentChoice(QWidget* parent = nullptr);

    void choose(const Settings& settings);
    /// The levels become the usual ones.
    void keep(Settings& settings) const;
    /// Who sits where when the user plays this side. Two computers sit in their
    /// order.
    [[nodiscard]] PerSide<Seat> seats(Side own) const;
    /// Whether the user plays at all.
    [[nodiscard]] bool isPlayed() const;

signals:
    void changed();

private:
    enum Kind { Computer, Person, TwoComputers }; ///< by their rows
    void refresh();
    [[nodiscard]] int level(std::size_t number) const;

    QComboBox* m_kind;
    QFormLayout* m_form;
    std::array<QComboBox*, 2> m_levels{};
    std::array<QLabel*, 2> m_titles{};
};

} // namespace mujo::ui
