// The file of the settings, and what may stand in its place.

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/variant_file/catalog.h"
#include "tests/ui/test_window.h"
#include "ui/look/settings.h"
#include "ui/panes/banner.h"

#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;

class SettingsFileTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void settingsAreKept();
    void whatIsChosenAnewInASessionIsKept();
    void aLanguageMayHaveItsOwnStandard();
    void whatIsNoFileOfSettingsIsLeftAlone_data();
    void whatIsNoFileOfSettingsIsLeftAlone();

private:
    QString path() const { return m_home->filePath(QStringLiteral("mujo/mujo.ini")); }

    std::unique_ptr<QTemporaryDir> m_home;
};

void SettingsFileTest::init() {
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", m_home->path().toUtf8());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home->path()); // read once a program
    QVERIFY(QDir().mkpath(QFileInfo(path()).path()));
}

void SettingsFileTest::settingsAreKept() {
    {
        Settings settings;
        QVERIFY(settings.takeNotice().isEmpty());
        settings.set(Settings::kLevel, 8);
    }
    QVERIFY(QFile::exists(path()));
    const Settings again;
    QCOMPARE(again.value(Settings::kLevel), 8);
}

void SettingsFileTest::whatIsNoFileOfSettingsIsLeftAlone_data() {
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"a pipe", "a link to a pipe", "a folder", "too large", "a pipe for a lock"}) {
        QTest::newRow(kind) << QString::fromLatin1(kind);
    }
}

void SettingsFileTest::whatIsNoFileOfSettingsIsLeftAlone() {
    QFETCH(QString, kind);
    const QByteArray name = QFile::encodeName(path());
    if (kind == QStringLiteral("a pipe")) {
        QCOMPARE(mkfifo(name.constData(), 0600), 0);
    } else if (kind == QStringLiteral("a link to a pipe")) {
        // Not to a device of this machine: a fault of the program would put a file in its place.
        const QString pipe = m_home->filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY(QFile::link(pipe, path()));
    } else if (kind == QStringLiteral("a folder")) {
        QVERIFY(QDir().mkpath(path()));
    } else if (kind == QStringLiteral("too large")) {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(qint64{5} << 30)); // all holes
    } else {
        QCOMPARE(mkfifo((name + ".lock").constData(), 0600), 0);
    }
    const qint64 size = QFileInfo(path()).size();
    Settings settings;
    const QSignalSpy notices(&settings, &Settings::notice);
    settings.set(Settings::kLevel, 8); // for as long as the program runs
    QCOMPARE(settings.value(Settings::kLevel), 8);
    QCOMPARE(notices.count(), 0);
    QCOMPARE(QFileInfo(path()).size(), size);
    // The window says it, once.
    Catalog games{std::filesystem::path()};
    {
        GameSession session;
        ui::testing::TestWindow window(games, settings, session, QString());
        QVERIFY(window.programBanner().text().contains(QStringLiteral("mujo.ini")));
    }
    QVERIFY(settings.takeNotice().isEmpty());
}

// Japanese readers have moves in kanji until they choose, and again when they take the choice back.
// A level of the command line holds until the program ends, but not one that is then chosen in a dialog.
void SettingsFileTest::whatIsChosenAnewInASessionIsKept() {
    {
        Settings settings;
        settings.setForSession(Settings::kLevel, 2);
        settings.setForSession(Settings::kSecondLevel, 5);
        settings.set(Settings::kLevel, 2);
    }
    const Settings again;
    QCOMPARE(again.value(Settings::kLevel), 2);
    QCOMPARE(again.value(Settings::kSecondLevel), kUsualLevel);
}

void SettingsFileTest::aLanguageMayHaveItsOwnStandard() {
    using Notation = SquareNames::Notation;
    Settings settings(Settings::Scope::Passing);
    settings.setStandard(Settings::kNotation, Notation::Japanese);
    settings.setStandard(Settings::kLevel, 7);
    QVERIFY(settings.value(Settings::kNotation) == Notation::Japanese);
    QCOMPARE(settings.value(Settings::kLevel), 7);
    settings.set(Settings::kNotation, Notation::Western);
    QVERIFY(settings.value(Settings::kNotation) == Notation::Western);
    settings.reset(Settings::kNotation);
    QVERIFY(settings.value(Settings::kNotation) == Notation::Japanese);
    QVERIFY(settings.standard(Settings::kNotation) == Notation::Japanese);
}

MUJO_UI_TEST(SettingsFileTest)
#include "settings_file_test.moc"
