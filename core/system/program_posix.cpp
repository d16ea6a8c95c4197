#include "core/system/program.h"

namespace mujo {

std::vector<std::string> beginProgram(int argc, char** argv) {
    return {argv + 1, argv + argc};
}

} // namespace mujo
