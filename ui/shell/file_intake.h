#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QMimeData;

namespace mujo::ui {

class FileOpener;
class GameFiles;
class Messages;
class VariantLibrary;

/// What comes from outside, dropped on the window: a game is opened, a variant is kept among the user's own
/// and offered to be played. Tells what takes a while, and lets it be cancelled.
class FileIntake : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    FileIntake(GameFiles& files, VariantLibrary& library, Messages& messages, QObject* parent);

    /// The files of this computer in what is dragged; addresses elsewhere and folders are none.
    [[nodiscard]] static QStringList filesIn(const QMimeData& data);
    /// The first of several files; the others are named.
    void takeAll(const QStringList& paths);
    /// It may take a while; false when it was refused at once.
    bool take(const QString& path);

private:
    bool takeText(const QString& path);
    bool takeVariant(const QString& path);
    void tellLeftOut();

    GameFiles& m_files;
    VariantLibrary& m_library;
    Messages& m_messages;
    FileOpener& m_opener;
    bool m_tellsWaiting = false; ///< the banner of the program names the file that is being read
    QStringList m_leftOut;       ///< dropped together with the file that is opened
};

} // namespace mujo::ui
