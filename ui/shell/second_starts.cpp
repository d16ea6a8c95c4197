#include "ui/shell/second_starts.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>
#include <utility>

namespace mujo::ui {

namespace {

// What a second start writes is a line of JSON; the answer is one of these.
constexpr QByteArrayView kTaken = "taken\n";
constexpr QByteArrayView kBusy = "busy\n";
constexpr int kConnecting = 500; // milliseconds
constexpr int kAnswering = 3000;
constexpr qint64 kLongestLine = 1 << 20;

// By which the desktop lets a window come forward for a click elsewhere (Wayland).
constexpr const char* kToken = "XDG_ACTIVATION_TOKEN";

QByteArray written(const CommandLine& line) {
    const QJsonObject all{
        {QStringLiteral("file"), line.file.isEmpty() ? QString() : QFileInfo(line.file).absoluteFilePath()},
        {QStringLiteral("variant"), line.variant},
        {QStringLiteral("profile"), line.profile},
        {QStringLiteral("position"), line.position},
        {QStringLiteral("select"), line.select},
        {QStringLiteral("clicks"), QJsonArray::fromStringList(line.clicks)},
        {QStringLiteral("token"), qEnvironmentVariable(kToken)},
    };
    return QJsonDocument(all).toJson(QJsonDocument::Compact) + '\n';
}

CommandLine read(const QJsonObject& all) {
    CommandLine line;
    line.file = all[QStringLiteral("file")].toString();
    line.variant = all[QStringLiteral("variant")].toString();
    line.profile = all[QStringLiteral("profile")].toString();
    line.position = all[QStringLiteral("position")].toString();
    line.select = all[QStringLiteral("select")].toString();
    for (const QJsonValue& click : all[QStringLiteral("clicks")].toArray()) {
        line.clicks << click.toString();
    }
    return line;
}

} // namespace

SecondStarts::SecondStarts(QString address, std::function<bool()> mayBeDisturbed, QObject* parent)
    : QObject(parent), m_address(std::move(address)), m_mayBeDisturbed(std::move(mayBeDisturbed)),
      m_server(new QLocalServer(this)) {
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &SecondStarts::answer);
}

QString SecondStarts::usualAddress() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("mujo-window"));
}

bool SecondStarts::canHandOver(const CommandLine& line) {
    return line.screenshot.isEmpty() && line.language.isEmpty() && !line.colours && line.board.isEmpty() &&
           line.pieces.isEmpty() && !line.level;
}

bool SecondStarts::handOver(const QString& address, const CommandLine& line) {
    if (address.isEmpty()) {
        return false;
    }
    QLocalSocket socket;
    socket.connectToServer(address);
    if (!socket.waitForConnected(kConnecting)) {
        return false;
    }
    socket.write(written(line));
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(kAnswering)) {
            return false;
        }
    }
    return socket.readLine() == kTaken;
}

void SecondStarts::setListening(bool on) {
    if (on == m_server->isListening() || m_address.isEmpty()) {
        return;
    }
    if (!on) {
        m_server->close();
        return;
    }
    QLocalSocket other; // listening would take its place
    other.connectToServer(m_address);
    if (!other.waitForConnected(kConnecting)) {
        QLocalServer::removeServer(m_address);
        m_server->listen(m_address); // where that fails each start has a window of its own
    }
}

void SecondStarts::answer() {
    while (QLocalSocket* socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine()) {
                if (socket->bytesAvailable() > kLongestLine) {
                    socket->abort();
                }
                return;
            }
            disconnect(socket, &QLocalSocket::readyRead, this, nullptr); // one line is all that is read
            const QJsonDocument document = QJsonDocument::fromJson(socket->readLine());
            const bool isTaken = document.isObject() && m_mayBeDisturbed();
            socket->write(isTaken ? kTaken.data() : kBusy.data());
            socket->disconnectFromServer(); // once that is written
            if (isTaken) {
                if (const QString token = document[QStringLiteral("token")].toString(); !token.isEmpty()) {
                    qputenv(kToken, token.toUtf8());
                }
                emit asked(read(document.object()));
            }
        });
    }
}

} // namespace mujo::ui
