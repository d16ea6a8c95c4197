#pragma once

#include <QObject>
#include <QString>
#include <functional>

#include "ui/shell/command_line.h"

class QLocalServer;

namespace mujo::ui {

/// Lets a window that is open show what the program is started for once more, where the user wants one window
/// only: a started program hands its command line over by a socket of the user, and ends.
class SecondStarts : public QObject {
    Q_OBJECT

public:
    /// Nothing listens yet. `mayBeDisturbed`, asked at each start, is false while the window has no time, so
    /// that the started program opens a window of its own. `address` is the path of the socket.
    SecondStarts(QString address, std::function<bool()> mayBeDisturbed, QObject* parent = nullptr);

    /// The same for all programs of a user. Empty where the user has no folder for sockets; nobody listens
    /// then.
    [[nodiscard]] static QString usualAddress();
    /// Whether an open window can do what is asked for: all but another look, language or opponent.
    [[nodiscard]] static bool canHandOver(const CommandLine& line);
    /// Asks the window that listens there; blocks for at most a few seconds. False where none does, or it has
    /// no time. An application object must exist.
    [[nodiscard]] static bool handOver(const QString& address, const CommandLine& line);

    /// Where another window listens, that goes on. What a program that crashed has left is cleared away.
    void setListening(bool on);

signals:
    /// A file has its whole path. Only what an open window can do is set.
    void asked(const CommandLine& line);

private:
    void answer();

    QString m_address;
    std::function<bool()> m_mayBeDisturbed;
    QLocalServer* m_server;
};

} // namespace mujo::ui
