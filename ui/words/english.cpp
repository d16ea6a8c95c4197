#include "ui/words/english.h"

#include <QCoreApplication>
#include <QTranslator>

// Must stand outside any namespace.
static void initTranslations() {
    Q_INIT_RESOURCE(mujo_i18n);
}

namespace mujo::ui {

void installEnglish(QCoreApplication& app) {
    initTranslations();
    auto* english = new QTranslator(&app);
    if (english->load(QStringLiteral(":/mujo/i18n/mujo_en.qm"))) {
        QCoreApplication::installTranslator(english);
    }
}

} // namespace mujo::ui
