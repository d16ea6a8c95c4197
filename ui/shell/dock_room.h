#pragma once

#include <QObject>
#include <QTimer>
#include <Qt>
#include <optional>

#include "core/geometry/board_shape.h"

class QDockWidget;
class QMainWindow;
class QWidget;

namespace mujo::ui {

/// Widths of the two columns beside the board, in logical pixels.
struct DockWidths {
    int study = 0; ///< of its own column; 0 where it has none
    int game = 0;
    friend bool operator==(const DockWidths&, const DockWidths&) = default;
};

/// Where the study is.
enum class StudyPlace {
    OwnColumn,
    BelowGame, ///< in the column of the game
    BehindGame ///< as a tab, in a column that is too low for both
};

/// How the columns share the width of a window with the board.
struct DockShare {
    DockWidths widths;
    StudyPlace study = StudyPlace::OwnColumn;
    friend bool operator==(const DockShare&, const DockShare&) = default;
};

/// The columns as wide as they are wanted, unless the cells of the board would gain by less: then narrower,
/// and where that is not enough the study in the column of the game. A study that has no column stays without
/// one. `room` is the board with both columns and `separator` the strip beside each.
[[nodiscard]] DockShare sharedRoom(const BoardShape& shape, QSize room, int separator,
                                   const DockWidths& wanted, const DockWidths& least);

/// Lets the docks at the left and right of the board give way in small windows, and puts them back when the
/// window has grown. Docks that the user has placed or sized in another way are left alone in windows of that
/// size.
class DockRoom : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; `page` is the part of the window that the docks lie around, and `standard` the
    /// widths that nobody has chosen.
    DockRoom(QMainWindow& window, QWidget& page, QDockWidget& study, QDockWidget& game,
             const DockWidths& standard);

    /// The board whose cells are to be large; none while the docks are not beside a board.
    void setShape(std::optional<BoardShape> shape);
    void share();
    void shareSoon() { m_soon.start(); }
    /// The docks as the user has them where there is room.
    void giveBack();
    /// What the docks are now, or will be when they are shown, is what the user wants.
    void forget();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool mayShare() const;
    [[nodiscard]] StudyPlace studyPlace() const { return m_given ? m_given->study : StudyPlace::OwnColumn; }
    [[nodiscard]] bool studyIsWithGame() const { return studyPlace() != StudyPlace::OwnColumn; }
    [[nodiscard]] bool studyIsWherePut() const;
    [[nodiscard]] DockWidths widths() const;
    [[nodiscard]] DockWidths atLeast(const DockWidths& widths) const;
    void noteWishes();
    void noteUserSizes();
    void noteUserPlaces();
    void apply(const DockShare& share);
    void setWidths(const DockWidths& widths);
    void moveStudy(StudyPlace place);
    void settle();

    QMainWindow& m_window;
    QWidget& m_page;
    QDockWidget& m_study;
    QDockWidget& m_game;
    DockWidths m_standard;
    QTimer m_soon;
    std::optional<BoardShape> m_shape;
    std::optional<DockWidths> m_wanted;                      ///< none until the docks have been seen
    std::optional<DockShare> m_given;                        ///< while the docks are narrower than wanted
    Qt::DockWidgetArea m_studyArea = Qt::LeftDockWidgetArea; ///< where it belongs
    int m_chosenIn = 0;    ///< the width of the window in which the user chose the widths; 0 for standard
    int m_windowWidth = 0; ///< when the room was shared last
    bool m_isApplying = false;
    bool m_isLeftAlone = false; ///< the user has rearranged docks that had given way
};

} // namespace mujo::ui
