#include "ui/session/settings.h"

#include <QDir>
#include <QFileInfo>

namespace mujo::ui {

const Settings::Key Settings::kTheme{"view/theme", QStringLiteral("system")};
const Settings::Key Settings::kPieces{"view/pieces", QStringLiteral("kanji")};
const Settings::Key Settings::kPiecesOfGames{"view/piecesOfGames", QVariantMap()};
const Settings::Key Settings::kEnglishNames{"view/englishNames", true};
const Settings::Key Settings::kSidesTinted{"view/sidesTinted", true};
const Settings::Key Settings::kAlwaysPromote{"play/alwaysPromote", false};
const Settings::Key Settings::kLevel{"play/level", 3};
const Settings::Key Settings::kSentePlayer{"play/sente", QStringLiteral("human")};
const Settings::Key Settings::kGotePlayer{"play/gote", QStringLiteral("computer")};
const Settings::Key Settings::kIllegalLoses{"play/illegalMoveLoses", false};
const Settings::Key Settings::kEndsAtMate{"play/endsAtMate", false};
const Settings::Key Settings::kTimeControl{"play/timeControl", QString()};
const Settings::Key Settings::kTimeLoses{"play/timeLoses", true};
const Settings::Key Settings::kPlayerNameA{"play/nameA", QString()};
const Settings::Key Settings::kPlayerNameB{"play/nameB", QString()};
const Settings::Key Settings::kSquares{"view/squares", QStringLiteral("game")};
const Settings::Key Settings::kSpeech{"access/speech", QStringLiteral("full")};
const Settings::Key Settings::kEngineLines{"engine/lines", 3};
const Settings::Key Settings::kEngineArrows{"engine/arrows", true};
const Settings::Key Settings::kWindowGeometry{"window/geometry", QByteArray()};
const Settings::Key Settings::kWindowState{"window/state", QByteArray()};
const Settings::Key Settings::kSaveFolder{"files/folder", QString()};

namespace {

constexpr const char* kName = "mujo"; // of the organisation and of the program

/// Where QSettings looks: files of the user that it reads whole, whatever they are.
QStringList filesRead() {
    QString folder = qEnvironmentVariable("XDG_CONFIG_HOME");
    if (folder.isEmpty()) {
        folder = QStringLiteral(".config");
    }
    folder = QDir(QDir::homePath()).absoluteFilePath(folder);
    const QString program = QStringLiteral("%1/%2/%2.ini").arg(folder, QLatin1String(kName));
    const QString organisation = QStringLiteral("%1/%2.ini").arg(folder, QLatin1String(kName));
    return {program, program + QStringLiteral(".lock"), organisation};
}

/// One that would be read without end; empty when there is none.
QString endlessFile() {
    constexpr qint64 kMostBytes = qint64{1} << 20;
    for (const QString& path : filesRead()) {
        const QFileInfo file(path);
        if (file.exists() && (!file.isFile() || file.size() > kMostBytes)) {
            return path;
        }
    }
    return {};
}

} // namespace

Settings::Settings(Scope scope, QObject* parent) : QObject(parent) {
    if (scope != Scope::Kept) {
        return;
    }
    if (const QString endless = endlessFile(); !endless.isEmpty()) {
        m_notice =
            tr("%1 is no file of settings: it is too large or no ordinary file. It stays as it is. Settings "
               "begin with the standard and last until the program ends.")
                .arg(QDir::toNativeSeparators(endless));
    } else {
        m_file = std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QLatin1String(kName),
                                             QLatin1String(kName));
    }
}

QVariant Settings::value(const Key& key) const {
    const QString name = QLatin1String(key.name);
    if (const auto own = m_values.constFind(name); own != m_values.constEnd()) {
        return *own;
    }
    return m_file ? m_file->value(name, key.standard) : key.standard;
}

void Settings::set(const Key& key, const QVariant& value) {
    if (this->value(key) == value) {
        return;
    }
    const QString name = QLatin1String(key.name);
    m_values.insert(name, value);
    if (m_file) {
        m_file->setValue(name, value);
        m_file->sync();
        if (m_file->status() != QSettings::NoError && !m_toldUnwritable) {
            m_toldUnwritable = true;
            emit notice(tr("Settings last only until the program ends: %1 cannot be written.")
                            .arg(QDir::toNativeSeparators(m_file->fileName())));
        }
    }
    emit changed(key.name);
}

} // namespace mujo::ui
