#include "ui/shell/say_commands.h"

#include <QCoreApplication>
#include <array>

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct SayWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::SayWords)
};

} // namespace

std::span<const SayCommand> sayCommands() {
    static constexpr std::array kCommands{
        SayCommand{"sayLastMove", QT_TRANSLATE_NOOP("mujo::ui::SayWords", "The &last move"), Qt::Key_L},
        SayCommand{"sayWhereIs", QT_TRANSLATE_NOOP("mujo::ui::SayWords", "&Where a piece stands…"),
                   Qt::Key_W},
        SayCommand{"sayWhatStands",
                   QT_TRANSLATE_NOOP("mujo::ui::SayWords", "What &stands on a file, rank or square…"),
                   Qt::Key_S},
        SayCommand{"sayMoves", QT_TRANSLATE_NOOP("mujo::ui::SayWords", "The &moves of the piece"), Qt::Key_M},
        SayCommand{"sayThreats",
                   QT_TRANSLATE_NOOP("mujo::ui::SayWords", "What &attacks and defends the square"),
                   Qt::Key_A},
        SayCommand{"sayHands", QT_TRANSLATE_NOOP("mujo::ui::SayWords", "The pieces in &hand"), Qt::Key_H},
        SayCommand{"sayClocks", QT_TRANSLATE_NOOP("mujo::ui::SayWords", "The &clocks"), Qt::Key_K},
        SayCommand{"sayStep", QT_TRANSLATE_NOOP("mujo::ui::SayWords", "What can be done &now"), Qt::Key_N},
    };
    return kCommands;
}

QString menuText(const SayCommand& command) {
    return SayWords::tr(command.text);
}

} // namespace mujo::ui
