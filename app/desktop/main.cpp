#include <exception>
#include <iostream>

#include "ui/shell/application.h"

int main(int argc, char** argv) {
    try {
        return mujo::ui::runDesktop(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "mujo: " << error.what() << '\n';
    }
    return 1;
}
