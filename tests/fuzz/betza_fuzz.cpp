// XBetza texts: reading, printing, compiling. A printed tree reads as the same tree.

#include "core/betza/compiler.h"
#include "core/betza/parser.h"
#include "core/betza/printer.h"
#include "core/geometry/board_shape.h"
#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mujo;
    const auto tree = betza::parse(fuzz::asText(data, size));
    if (!tree) {
        fuzz::require(!tree.error().empty(), "a refusal has a reason");
        return 0;
    }
    const auto again = betza::parse(betza::print(*tree));
    fuzz::require(again && *again == *tree, "a printed tree reads as the same tree");
    for (const int side : {1, 9, 36}) {
        betza::StepTable steps(BoardShape(side, side));
        const auto program = betza::compile(*tree, steps);
        fuzz::require(program || !program.error().empty(), "a refusal has a reason");
    }
    return 0;
}
