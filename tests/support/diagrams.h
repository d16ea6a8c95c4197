#pragma once

#include <memory>
#include <string>

#include "core/import/import_answers.h"
#include "core/variant/variant.h"

namespace mujo::testing {

/// The text of a published diagram under tests/fixtures.
std::string diagramText(const std::string& name);

/// What the inventors' pages say beside the diagrams.
ImportAnswers hookAnswers();
ImportAnswers suzumuAnswers();

} // namespace mujo::testing
