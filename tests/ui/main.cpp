// All tests of the window in one program: ui_test FILE [QTEST ARGUMENTS...]
//
// FILE is the name of a file of tests without its ending; each run has a QApplication of its own. One program
// instead of one a file, since linking Qt and the program fifty times takes longer than the tests themselves.
#include "tests/ui/ui_test.h"

#include <QApplication>
#include <QTest>

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

#include "ui/dialogs/wheel_guard.h"
#include "ui/words/reader_language.h"

namespace mujo::ui::testing {
namespace {

std::map<std::string, MakeTests>& testsByFile() {
    static std::map<std::string, MakeTests> tests;
    return tests;
}

} // namespace

bool addTests(const char* file, MakeTests make) {
    testsByFile().emplace(std::filesystem::path(file).stem().string(), make);
    return true;
}

} // namespace mujo::ui::testing

int main(int argc, char** argv) {
    const auto& tests = mujo::ui::testing::testsByFile();
    const std::string file = argc > 1 ? argv[1] : "";
    const auto found = tests.find(file);
    if (found == tests.end()) {
        std::fprintf(stderr, "Usage: ui_test FILE [QTEST ARGUMENTS...], where FILE is one of\n");
        for (const auto& [name, make] : tests) {
            std::fprintf(stderr, "    %s\n", name.c_str());
        }
        return 2;
    }
    // What is left is what QtTest expects: the program and its own arguments.
    argv[1] = argv[0];
    --argc;
    ++argv;
    QApplication application(argc, argv);
    QApplication::setAttribute(Qt::AA_Use96Dpi, true);
    QApplication::setApplicationName(QString::fromStdString(file));
    mujo::ui::installLanguage(application, QStringLiteral("en"));
    application.installEventFilter(new mujo::ui::WheelGuard(&application));
    const std::unique_ptr<QObject> object = found->second();
    return QTest::qExec(object.get(), argc, argv);
}
