#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/architecture/source.h"

namespace mujo::architecture {

// What code must not do, each fault with its file and line.

/// Texts that name a game that comes with the program, by the files of the folder of variants.
std::vector<std::string> nameFaults(const Source& source);

/// What writes a file by itself: only writeWholeFile never leaves half of one. A list of results grows line
/// by line; a cut line is read as such.
std::vector<std::string> writerFaults(const Source& source);

/// Sentences for players, which core/words makes and nobody else in core: texts that begin with a capital
/// letter and go on behind a blank. What is wrong in a text is a `sentence` where it is found. What engines
/// say by their protocol stays English; the name, source and readings that a variant file is given belong to
/// that file.
std::vector<std::string> proseFaults(const Source& source);

/// Tables by kind of piece, square or side that are indexed by hand; PerType, PerSquare, PerSide and
/// PieceKinds are indexed by the key itself.
std::vector<std::string> castFaults(const Source& source);

/// What the model of a game says of its file, of engines and their protocols, or of how it is shown.
std::vector<std::string> variantFaults(const Source& source);

/// Squares and kinds that stand for none; what can be absent is a `std::optional`, and where a move starts an
/// `Origin`.
std::vector<std::string> absenceFaults(const Source& source);

/// Words by which a text is obeyed as markup, or a picture of a path loaded. Two files escape what they do
/// not say themselves; all other labels, tooltips and boxes are plain by the style of the application.
std::vector<std::string> markupFaults(const Source& source);

/// What code knows of a single rule: an include from the folder of a rule, except by the common files of
/// core/rules; the rules of a variant read as data above core/rules; and in the engine the name of a rule.
/// Such code asks the common questions of core/rules, which ask each rule.
std::vector<std::string> ruleFaults(const Source& source);

/// Code that has to do with one rule all the same.
struct RuleUse {
    std::string_view file;
    std::string_view rule; ///< its folder in core/rules, or "data"
    std::string_view why;
};
/// The list may only shrink: what no file needs any more must go from it.
const std::vector<RuleUse>& ruleUses();

} // namespace mujo::architecture
