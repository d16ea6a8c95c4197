#include <fcntl.h>
#include <io.h>
#include <shellapi.h>

#include <cstdio>
#include <cstdlib>

#include "core/system/api_windows.h"
#include "core/system/program.h"

namespace mujo {

namespace {

UINT codePageBefore = 0;

/// The console belongs to a shell, which goes on when the program has ended.
void showUtf8() {
    codePageBefore = GetConsoleOutputCP(); // 0 without a console
    if (codePageBefore != 0 && SetConsoleOutputCP(CP_UTF8) != FALSE) {
        std::atexit([] { SetConsoleOutputCP(codePageBefore); });
    }
}

} // namespace

std::vector<std::string> beginProgram(int /*argc*/, char** /*argv*/) {
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    showUtf8();
    std::vector<std::string> words;
    int count = 0;
    LPWSTR* const all = CommandLineToArgvW(GetCommandLineW(), &count);
    for (int i = 1; i < count; ++i) {
        words.push_back(windows::narrow(all[i]));
    }
    LocalFree(all);
    return words;
}

} // namespace mujo
