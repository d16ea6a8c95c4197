#include "ui/words/reader_language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

// Must stand outside any namespace.
static void initTranslations() {
    Q_INIT_RESOURCE(mujo_i18n);
}

namespace mujo::ui {

namespace {

const QString kFolder = QStringLiteral(":/mujo/i18n");
const QString kEnglish = QStringLiteral("en");

void install(QCoreApplication& app, const QString& name, const QString& folder) {
    auto* texts = new QTranslator(&app);
    if (texts->load(name, folder)) {
        QCoreApplication::installTranslator(texts);
    }
}

} // namespace

QStringList readerLanguages() {
    initTranslations();
    QStringList codes{kEnglish};
    for (QString name : QDir(kFolder).entryList({QStringLiteral("mujo_*.qm")}, QDir::Files, QDir::Name)) {
        name = name.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
        if (name != kEnglish) {
            codes << name;
        }
    }
    return codes;
}

QString nameOfLanguage(const QString& code) {
    return code == kEnglish ? QStringLiteral("English") : QLocale(code).nativeLanguageName();
}

QString languageFor(const QString& chosen) {
    const QStringList known = readerLanguages();
    if (known.contains(chosen)) {
        return chosen;
    }
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& each : wanted) {
        const QString language = each.section(QLatin1Char('-'), 0, 0);
        if (known.contains(language)) {
            return language;
        }
    }
    return kEnglish;
}

std::shared_ptr<const Translation> gamesInLanguage(const QString& code) {
    initTranslations();
    const QString name = QStringLiteral("mujo_%1.json").arg(code);
    QFile file(kFolder + QLatin1Char('/') + name);
    if (!file.open(QIODevice::ReadOnly)) {
        return nullptr;
    }
    const auto texts = Translation::read(file.readAll().toStdString(), name.toStdString());
    return texts ? *texts : nullptr; // a test reads every such file and says what is wrong
}

void installLanguage(QCoreApplication& app, const QString& code) {
    initTranslations();
    // What a language does not say is said in English, with its plural forms: those of the sources are
    // "%n move(s)".
    install(app, QStringLiteral("mujo_en"), kFolder);
    if (code == kEnglish) {
        return;
    }
    // What a system says of months may be in another language than its messages (LC_TIME).
    const QLocale system = QLocale::system();
    const QLocale wanted(code);
    if (system.language() != wanted.language() || system.monthName(1) != wanted.monthName(1)) {
        QLocale::setDefault(wanted);
    }
    install(app, QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(app, QStringLiteral("mujo_") + code, kFolder);
}

} // namespace mujo::ui
