#include "ui/shell/dock_room.h"

#include <QAction>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QStyle>
#include <algorithm>
#include <cstdlib>
#include <initializer_list>

#include "ui/board/board_layout.h"

namespace mujo::ui {

namespace {

constexpr DockWidths kLeast{200, 224};
constexpr double kAmpleCell = 40; ///< no need to give way for larger cells
constexpr double kSlightLoss = 0.96;
constexpr int kSteps = 12;          ///< between the wanted and the least widths
constexpr int kHeightForBoth = 660; ///< of a column that holds the game and, below it, the study
constexpr double kStudyShare = 0.4; ///< of its height

double cellOf(const BoardShape& shape, QSize view) {
    BoardLayout layout(shape);
    layout.setViewport(view, 1);
    return layout.cellSize();
}

bool differ(const DockWidths& a, const DockWidths& b) {
    constexpr int kTremble = 3; // pixels by which a layout may round
    const auto apart = [](int one, int other) {
        return one > 0 && other > 0 && std::abs(one - other) > kTremble;
    };
    return apart(a.study, b.study) || apart(a.game, b.game);
}

int between(int wanted, int least, int step) {
    return wanted - (wanted - std::min(wanted, least)) * step / kSteps;
}

} // namespace

DockShare sharedRoom(const BoardShape& shape, QSize room, int separator, const DockWidths& wanted,
                     const DockWidths& least) {
    const auto cellWith = [&](const DockWidths& widths) {
        const auto taken = [separator](int width) { return width > 0 ? width + separator : 0; };
        return cellOf(shape, {room.width() - taken(widths.study) - taken(widths.game), room.height()});
    };
    const auto at = [&](int step, bool studyWithGame) {
        return DockWidths{studyWithGame ? 0 : between(wanted.study, least.study, step),
                          between(wanted.game, least.game, step)};
    };
    // The widest columns that leave the cells of the narrowest ones.
    const auto widest = [&](bool studyWithGame) {
        const double aim = std::min(kAmpleCell, kSlightLoss * cellWith(at(kSteps, studyWithGame)));
        int step = 0;
        while (step < kSteps && cellWith(at(step, studyWithGame)) < aim) {
            ++step;
        }
        return at(step, studyWithGame);
    };
    const DockWidths narrow = widest(false);
    const bool mayJoin = wanted.study > 0 && wanted.game > 0;
    if (!mayJoin || cellWith(narrow) >= std::min(kAmpleCell, kSlightLoss * cellWith(at(kSteps, true)))) {
        return {narrow, StudyPlace::OwnColumn};
    }
    return {widest(true), room.height() < kHeightForBoth ? StudyPlace::BehindGame : StudyPlace::BelowGame};
}

DockRoom::DockRoom(QMainWindow& window, QWidget& page, QDockWidget& study, QDockWidget& game,
                   const DockWidths& standard)
    : QObject(&window), m_window(window), m_page(page), m_study(study), m_game(game), m_standard(standard) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &DockRoom::share);
    for (QWidget* part : std::initializer_list<QWidget*>{&page, &study, &game}) {
        part->installEventFilter(this);
    }
    for (const QDockWidget* dock : {&study, &game}) {
        connect(dock->toggleViewAction(), &QAction::triggered, this, &DockRoom::shareSoon);
    }
}

void DockRoom::setShape(std::optional<BoardShape> shape) {
    m_shape = shape;
    if (shape) {
        shareSoon();
    }
}

/// Whether the docks lie as they are placed at first, or as they gave way.
bool DockRoom::mayShare() const {
    if (m_isLeftAlone || m_study.isFloating() || m_game.isFloating()) {
        return false;
    }
    const Qt::DockWidgetArea study = m_window.dockWidgetArea(&m_study);
    const Qt::DockWidgetArea game = m_window.dockWidgetArea(&m_game);
    const auto isBeside = [](Qt::DockWidgetArea area) {
        return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    };
    return isBeside(study) && isBeside(game) && (study != game || studyIsWithGame());
}

/// Of what is shown; the column of the game may hold the study as well.
DockWidths DockRoom::widths() const {
    if (studyIsWithGame()) {
        return {0, !m_game.isHidden() ? m_game.width() : !m_study.isHidden() ? m_study.width() : 0};
    }
    return {m_study.isHidden() ? 0 : m_study.width(), m_game.isHidden() ? 0 : m_game.width()};
}

/// Larger letters need wider docks.
DockWidths DockRoom::atLeast(const DockWidths& widths) const {
    return {std::max(widths.study, m_study.minimumSizeHint().width()),
            std::max(widths.game, m_game.minimumSizeHint().width())};
}

void DockRoom::noteWishes() {
    const DockWidths now = widths();
    const DockWidths standard = atLeast(m_standard);
    const DockWidths before = m_wanted.value_or(standard);
    // A hidden dock keeps the width that was wanted for it.
    m_wanted = {now.study > 0 ? now.study : before.study, now.game > 0 ? now.game : before.game};
    m_chosenIn = differ(*m_wanted, standard) ? m_window.width() : 0;
}

/// The docks are resized by themselves only together with the window.
void DockRoom::noteUserSizes() {
    if (m_isApplying || !m_shape || !m_wanted || m_window.width() != m_windowWidth || !m_window.isVisible()) {
        return;
    }
    if (!m_given) {
        noteWishes();
    } else if (differ(m_given->widths, widths())) {
        m_isLeftAlone = true;
        m_given.reset();
    }
}

bool DockRoom::studyIsWherePut() const {
    const bool isTab = m_window.tabifiedDockWidgets(&m_game).contains(&m_study);
    const bool sharesColumn = m_window.dockWidgetArea(&m_study) == m_window.dockWidgetArea(&m_game);
    return isTab == (studyPlace() == StudyPlace::BehindGame) && sharesColumn == studyIsWithGame();
}

void DockRoom::noteUserPlaces() {
    if (!m_given) {
        m_studyArea = m_window.dockWidgetArea(&m_study);
        return;
    }
    const bool bothShown = !m_study.isHidden() && !m_game.isHidden();
    if (bothShown && !studyIsWherePut()) {
        m_isLeftAlone = true;
        m_given.reset();
    }
}

void DockRoom::share() {
    m_soon.stop();
    if (!m_shape || !m_window.isVisible()) {
        return;
    }
    if (!m_wanted) {
        noteWishes();
    }
    noteUserPlaces();
    m_windowWidth = m_window.width();
    if (!mayShare()) {
        return;
    }
    const DockWidths shown{m_study.isHidden() ? 0 : m_wanted->study,
                           m_game.isHidden() && !studyIsWithGame() ? 0 : m_wanted->game};
    if (m_chosenIn > 0 && m_windowWidth >= m_chosenIn) {
        apply({shown, StudyPlace::OwnColumn});
        return;
    }
    const int separator =
        m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    apply(sharedRoom(*m_shape, {m_windowWidth, m_page.height()}, separator, shown, atLeast(kLeast)));
}

void DockRoom::apply(const DockShare& share) {
    const bool isWanted = share.study == StudyPlace::OwnColumn &&
                          (share.widths.study == 0 || share.widths.study == m_wanted->study) &&
                          (share.widths.game == 0 || share.widths.game == m_wanted->game);
    if (m_given == share || (!m_given && isWanted)) {
        return;
    }
    if (share.study != studyPlace()) {
        moveStudy(share.study);
    }
    setWidths(share.widths);
    settle();
    m_given = isWanted ? std::nullopt : std::optional(share);
}

void DockRoom::moveStudy(StudyPlace place) {
    const QScopedValueRollback applying(m_isApplying, true);
    switch (place) {
    case StudyPlace::OwnColumn:
        m_window.addDockWidget(m_studyArea, &m_study);
        break;
    case StudyPlace::BelowGame: {
        m_window.addDockWidget(m_window.dockWidgetArea(&m_game), &m_study, Qt::Vertical);
        const int study = static_cast<int>(m_page.height() * kStudyShare);
        m_window.resizeDocks({&m_game, &m_study}, {m_page.height() - study, study}, Qt::Vertical);
        break;
    }
    case StudyPlace::BehindGame:
        m_window.tabifyDockWidget(&m_game, &m_study);
        m_game.raise();
        break;
    }
}

void DockRoom::setWidths(const DockWidths& widths) {
    const QScopedValueRollback applying(m_isApplying, true);
    QList<QDockWidget*> docks;
    QList<int> sizes;
    const auto add = [&](QDockWidget& dock, int width) {
        if (width > 0) {
            docks << &dock;
            sizes << width;
        }
    };
    add(m_study, widths.study);
    add(m_game, widths.game);
    m_window.resizeDocks(docks, sizes, Qt::Horizontal);
}

/// Docks are laid out one after the other: what is seen in between is no wish of the user.
void DockRoom::settle() {
    const QScopedValueRollback applying(m_isApplying, true);
    m_window.layout()->activate();
}

void DockRoom::giveBack() {
    m_soon.stop();
    noteUserPlaces();
    if (m_given && m_wanted) {
        if (studyIsWithGame()) {
            moveStudy(StudyPlace::OwnColumn);
        }
        m_given.reset();
        setWidths({m_study.isHidden() ? 0 : m_wanted->study, m_game.isHidden() ? 0 : m_wanted->game});
        settle();
    }
}

void DockRoom::forget() {
    m_given.reset();
    m_wanted.reset();
    m_isLeftAlone = false;
    shareSoon();
}

bool DockRoom::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        const auto* resized = static_cast<QResizeEvent*>(event);
        if (watched != &m_page) {
            noteUserSizes();
        } else if (resized->size().height() != resized->oldSize().height() ||
                   m_window.width() != m_windowWidth) {
            shareSoon();
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace mujo::ui
