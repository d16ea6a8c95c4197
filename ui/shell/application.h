#pragma once

namespace mujo::ui {

/// The whole desktop program: reads the command line, shows the window or draws it into a file. Returns the
/// exit code: 0 done, 1 the input is at fault, 2 the command line is.
int runDesktop(int argc, char** argv);

} // namespace mujo::ui
