#pragma once

#include <string>

#include "app/cli/arguments.h"
#include "core/match/referee.h"
#include "core/match/spec.h"

// What commands that let players meet have in common.
namespace mujo::cli {

/// The player of a text that an option gives; else a usage error that names the option.
PlayerSpec playerSpec(const std::string& text, std::string_view option);
/// `--movetime`, `--seed`, `--patience`, `--memory`.
PlayerSettings playerSettings(const Arguments& arguments);
/// `--adjudicate`.
Adjudication adjudication(const Arguments& arguments);
/// `--moves`.
int mostPlies(const Arguments& arguments);
/// `--opening-plies`, `--opening-nodes`, `--seed`.
OpeningSettings openingSettings(const Arguments& arguments);
/// Binds what plays to the processor of `--cpu`, or to the one it is on, and returns it.
int bindToProcessor(const Arguments& arguments);

} // namespace mujo::cli
