#include "ui/application.h"

int main(int argc, char** argv) {
    return mujo::ui::runDesktop(argc, argv);
}
