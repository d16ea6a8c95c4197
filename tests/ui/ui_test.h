#pragma once

#include <QObject>

#include <memory>

namespace mujo::ui::testing {

/// Makes the object whose slots are tests; called when there is a QApplication.
using MakeTests = std::unique_ptr<QObject> (*)();

/// Enters a class under the name of its file without folder and ending, "board_clicks_test". Returns true, so
/// that a constant of a file can hold it.
bool addTests(const char* file, MakeTests make);

} // namespace mujo::ui::testing

/// Stands once in each file of tests: the program `ui_test` runs this class when it is given the file's name.
#define MUJO_UI_TEST(Class)                                                                                  \
    [[maybe_unused]] static const bool added##Class = mujo::ui::testing::addTests(                           \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
