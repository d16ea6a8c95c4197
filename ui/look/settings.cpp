#include "ui/look/settings.h"

#include <QDir>
#include <QFileInfo>
#include <array>

namespace mujo::ui {

template <>
std::span<const Choice<Colours>> choicesOf() {
    static constexpr std::array kChoices{
        Choice<Colours>{Colours::System, "system",
                        QT_TRANSLATE_NOOP("mujo::ui::Settings", "&Follow the system")},
        Choice<Colours>{Colours::Light, "light", QT_TRANSLATE_NOOP("mujo::ui::Settings", "&Light")},
        Choice<Colours>{Colours::Dark, "dark", QT_TRANSLATE_NOOP("mujo::ui::Settings", "&Dark")},
        Choice<Colours>{Colours::Contrast, "contrast",
                        QT_TRANSLATE_NOOP("mujo::ui::Settings", "High &contrast")},
        Choice<Colours>{Colours::Desktop, "desktop",
                        QT_TRANSLATE_NOOP("mujo::ui::Settings", "Colours and icons of the des&ktop")},
    };
    return kChoices;
}

template <>
std::span<const Choice<SquareNames::Choice>> choicesOf() {
    using Names = SquareNames::Choice;
    static constexpr std::array kChoices{
        Choice<Names>{Names::AsInSources, "game",
                      QT_TRANSLATE_NOOP("mujo::ui::Settings", "&As each game has them")},
        Choice<Names>{Names::Shogi, "8h", QT_TRANSLATE_NOOP("mujo::ui::Settings", "&Shogi: 8h")},
        Choice<Names>{Names::Chess, "a1", QT_TRANSLATE_NOOP("mujo::ui::Settings", "&Chess: a1")},
    };
    return kChoices;
}

template <>
std::span<const Choice<SquareNames::Notation>> choicesOf() {
    using Notation = SquareNames::Notation;
    static constexpr std::array kChoices{
        Choice<Notation>{Notation::Western, "western",
                         QT_TRANSLATE_NOOP("mujo::ui::Settings", "&Western: P-7f")},
        Choice<Notation>{Notation::Japanese, "japanese",
                         QT_TRANSLATE_NOOP("mujo::ui::Settings", "&Japanese: ▲７六歩")},
    };
    return kChoices;
}

template <>
std::span<const Choice<Speech>> choicesOf() {
    static constexpr std::array kChoices{
        Choice<Speech>{Speech::Full, "full",
                       QT_TRANSLATE_NOOP("mujo::ui::Settings", "With every &step in words")},
        Choice<Speech>{Speech::Brief, "brief",
                       QT_TRANSLATE_NOOP("mujo::ui::Settings", "As they are &written")},
        Choice<Speech>{Speech::Silent, "silent", QT_TRANSLATE_NOOP("mujo::ui::Settings", "&Not at all")},
    };
    return kChoices;
}

template <>
std::span<const Choice<TextSize>> choicesOf() {
    static constexpr std::array kChoices{
        Choice<TextSize>{TextSize::Usual, "usual",
                         QT_TRANSLATE_NOOP("mujo::ui::Settings", "As on the desktop")},
        Choice<TextSize>{TextSize::Larger, "larger",
                         QT_TRANSLATE_NOOP("mujo::ui::Settings", "A little larger")},
        Choice<TextSize>{TextSize::Large, "large", QT_TRANSLATE_NOOP("mujo::ui::Settings", "Large")},
        Choice<TextSize>{TextSize::Largest, "largest", QT_TRANSLATE_NOOP("mujo::ui::Settings", "Very large")},
    };
    return kChoices;
}

template <>
std::span<const Choice<SeatKind>> choicesOf() {
    static constexpr std::array kChoices{
        Choice<SeatKind>{SeatKind::Human, "human", QT_TRANSLATE_NOOP("mujo::ui::Settings", "&Human")},
        Choice<SeatKind>{SeatKind::Computer, "computer",
                         QT_TRANSLATE_NOOP("mujo::ui::Settings", "&Computer")},
    };
    return kChoices;
}

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
        m_unread = endless;
    } else {
        m_file = std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QLatin1String(kName),
                                             QLatin1String(kName));
    }
}

QString Settings::takeNotice() {
    const QString file = std::exchange(m_unread, {});
    return file.isEmpty()
               ? QString()
               : tr("The settings could not be read: %1 is too large, or not an ordinary file. It stays as "
                    "it is. Settings "
                    "begin with the standard and last until the program ends.")
                     .arg(QDir::toNativeSeparators(file));
}

QVariant Settings::stored(const char* name, const QVariant& standard) const {
    const QString key = QLatin1String(name);
    if (const auto own = m_values.constFind(key); own != m_values.constEnd()) {
        return *own;
    }
    return m_file ? m_file->value(key, standard) : standard;
}

void Settings::store(const char* name, const QVariant& value) {
    const QString key = QLatin1String(name);
    m_values.insert(key, value);
    m_forSession.remove(key);
    if (m_file) {
        m_file->setValue(key, value);
        m_file->sync();
        if (m_file->status() != QSettings::NoError && !m_toldUnwritable) {
            m_toldUnwritable = true;
            emit notice(tr("Settings last only until the program ends: %1 cannot be written.")
                            .arg(QDir::toNativeSeparators(m_file->fileName())));
        }
    }
    emit changed(name);
}

} // namespace mujo::ui
