#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QMimeData;

namespace mujo::ui {

class FileOpener;
class GameFiles;
class LookDesk;
class Messages;
class VariantLibrary;

/// What comes from outside, dropped on the window: a game is opened, a variant is kept among the user's own
/// and offered to be played, a board or a set of pieces is offered to be kept and shown. Tells what takes a
/// while, and lets it be cancelled.
class FileIntake : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    FileIntake(GameFiles& files, VariantLibrary& library, LookDesk& looks, Messages& messages,
               QObject* parent);

    /// The files of this computer in what is dragged, and the descriptions (.json) in a folder; addresses
    /// elsewhere are none.
    [[nodiscard]] static QStringList filesIn(const QMimeData& data);
    /// The first of several files; the others are named, but for drawings, which belong to a description.
    void takeAll(const QStringList& paths);
    /// It may take a while; false when it was refused at once.
    bool take(const QString& path);

private:
    bool takeText(const QString& path);
    bool takeDescription(const QString& path);
    void tellLeftOut();

    GameFiles& m_files;
    VariantLibrary& m_library;
    LookDesk& m_looks;
    Messages& m_messages;
    FileOpener& m_opener;
    bool m_tellsWaiting = false; ///< the banner of the program names the file that is being read
    QStringList m_leftOut;       ///< dropped together with the file that is opened
};

} // namespace mujo::ui
