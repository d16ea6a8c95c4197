#pragma once

class QCoreApplication;

namespace mujo::ui {

/// Installs the plural forms of the program's own language, which stand in the sources as "%n move(s)". Call
/// it once after the application is made; it owns what is installed.
void installEnglish(QCoreApplication& app);

} // namespace mujo::ui
