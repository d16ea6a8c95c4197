#pragma once

#include <QWidget>
#include <vector>

#include "core/geometry/per_side.h"
#include "core/position/setup_editor.h"

class QCheckBox;
class QLineEdit;
class QRadioButton;
class QSpinBox;
class QVBoxLayout;

namespace mujo::ui {

/// What belongs to a position beside its board: side to move, number of the move, skips, the square of a lion
/// that was taken, and hands, as far as the game has them.
class SetupPanel : public QWidget {
    Q_OBJECT

public:
    /// The editor must outlive it.
    explicit SetupPanel(SetupEditor& editor, QWidget* parent = nullptr);

    /// Shows what the editor has now.
    void refresh();

signals:
    void changed(); ///< the position, here

private:
    void addTurn(QVBoxLayout& layout);
    void addState(QVBoxLayout& layout);
    void addHands(QVBoxLayout& layout);
    void onLionWritten(const QString& text);
    void tell(bool hasChanged);

    struct HandCount {
        Side side;
        PieceTypeId type;
        QSpinBox* box;
    };
    SetupEditor& m_editor;
    PerSide<QRadioButton*> m_turn{};
    QSpinBox* m_ply = nullptr;
    PerSide<QCheckBox*> m_skipped{};
    QLineEdit* m_lion = nullptr;
    std::vector<HandCount> m_hands;
};

} // namespace mujo::ui
