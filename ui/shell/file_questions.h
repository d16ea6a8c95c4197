#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

#include "core/game/formats/format.h"

class QWidget;

namespace mujo::ui {

/// What is asked and told of files before the window. A question calls one of its functions, or none where
/// the user stays.
namespace file_questions {

/// Which game or variant is to be opened; `folder` is where the dialog begins, and that of the games that
/// came to an end is one click away. `open` gets the path.
void askOpen(QWidget& window, const QString& folder, const QString& finishedFolder,
             std::function<void(const QString&)> open);

/// Where a game is to be saved, in one of these formats: the ending of the name follows the choice.
/// `suggested` is a name or a whole path.
void askSave(QWidget& window, const QString& folder, const QString& suggested,
             const std::vector<const GameFormat*>& formats, std::function<void(const QString&)> save);

/// A game is about to leave the board whose last moves stand in no file: `fault` says why. `lose` is the text
/// of the button that leaves.
void askBeforeLosing(QWidget& window, const QString& fault, const QString& lose, std::function<void()> save,
                     std::function<void()> leave);

/// The same where the user's own file lacks something that the game has; `kept` says where that is kept all
/// the same.
void askToSave(QWidget& window, const QString& fileName, const QString& kept, std::function<void()> save,
               std::function<void()> leave);

/// A file of a game has no room for these parts of it; `write` writes it without them.
void askToLeaveOut(QWidget& window, const QString& fileName, const QStringList& parts,
                   std::function<void()> write);

/// A file that was to be opened at the start could not be; an empty name where it has none.
void tellUnopened(QWidget& window, const QString& fileName, const QString& fault);

} // namespace file_questions

} // namespace mujo::ui
