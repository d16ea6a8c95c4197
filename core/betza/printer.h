#pragma once

#include <string>

#include "core/betza/ast.h"

namespace mujo::betza {

/// The text of a tree; parsing it gives the same tree.
std::string print(const MoveTree& tree);

} // namespace mujo::betza
