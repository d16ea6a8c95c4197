#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "core/base/result.h"
#include "ui/look/settings.h"

namespace mujo::ui {

/// What the program was started with. Squares and ids are still texts: they mean something only together with
/// a game.
struct CommandLine {
    QString file;
    QString variant;
    QString profile;
    QString position;
    QString select;
    QStringList clicks;
    QString language; ///< a code; empty where none is named
    std::optional<Colours> colours;
    QString board;  ///< an id; empty where none is named
    QString pieces; ///< the same of a set of pieces
    QString screenshot;
    QSize size{1280, 800};
    bool sizeGiven = false;
    double scale = 1;
    std::optional<int> level;
    bool helpAsked = false;
    bool versionAsked = false;

    /// In pixels of the device.
    [[nodiscard]] QSize pictureSize() const;
};

/// What cannot be understood in a command line.
struct UsageFault {
    QString text; ///< a sentence in English
};

/// Needs no application object.
Result<CommandLine, UsageFault> parseCommandLine(const QStringList& arguments);
QString commandLineHelp();

} // namespace mujo::ui
