#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/variant/variant.h"
#include "core/variant_file/located_json.h"
#include "core/variant_file/translation.h"
#include "core/variant_file/variant_notes.h"

namespace mujo {

/// What a variant file says: the game, and what stands beside it.
struct LoadedVariant {
    std::shared_ptr<const Variant> variant;
    VariantNotes notes;
};

/// Reads a variant file under a profile or a combination of choices (`OptionTable::parse`);
/// variants/SCHEMA.md describes the format. All faults of the file are reported at once, each with line and
/// column. A stop that is requested ends the reading between two pieces, with a fault that says so. Names and
/// sentences come in `language` where it has them; null for those of the file.
Result<LoadedVariant> loadVariantFile(std::string_view text, const std::string& fileName,
                                      std::string_view profile = kStandardProfile,
                                      const std::stop_token& stop = {},
                                      const std::shared_ptr<const Translation>& language = {});
/// The same for a variant that stands within another file, which has been read already. Faults are placed
/// there.
Result<LoadedVariant> loadVariantFile(const LocatedJson& file, const std::string& fileName,
                                      std::string_view profile = kStandardProfile,
                                      const std::stop_token& stop = {},
                                      const std::shared_ptr<const Translation>& language = {});
/// The game alone.
Result<std::shared_ptr<const Variant>> loadVariant(std::string_view text, const std::string& fileName,
                                                   std::string_view profile = kStandardProfile,
                                                   const std::stop_token& stop = {},
                                                   const std::shared_ptr<const Translation>& language = {});

/// What the file of a game says beside it, after its text. Cost: the file is read once more.
VariantNotes notesOf(const Variant& variant);

/// The same game under another profile, after the text of its file, in the same language.
Result<std::shared_ptr<const Variant>> loadReading(const Variant& variant, std::string_view profile);

/// Reads the file under every one of its profiles and choices and reports what any of them shows. It can be
/// stopped in the same way.
Diagnostics checkVariant(std::string_view text, const std::string& fileName,
                         const std::stop_token& stop = {});

} // namespace mujo
