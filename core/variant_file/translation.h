#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/variant/options.h"
#include "core/variant_file/json_reader.h"

namespace mujo {

struct VariantData;
struct VariantNotes;

/// What the texts of one variant file are in another language. An empty text stands for that of the file.
struct VariantTexts {
    struct Piece {
        std::string name;
        std::string reading; ///< how the name is read, in the letters of the language: kana in Japanese
        std::string note;
    };
    struct Choice {
        std::string name;
        std::string differs;
        std::string means; ///< of the first choice of an option
    };
    struct Option {
        std::string name;
        std::map<std::string, Choice, std::less<>> choices; ///< by their ids
    };
    struct Step {
        std::string say;
        std::string heard;
    };

    std::string name;
    std::string reading; ///< of the name
    std::string inventor;
    std::string summary;
    std::map<std::string, Piece, std::less<>> pieces; ///< by their ids; of the listed pieces
    std::map<std::string, Option, std::less<>> options;
    std::map<std::string, Choice, std::less<>> profiles;
    std::map<std::string, std::string, std::less<>> handicaps; ///< names by ids
    std::string tourTitle;
    std::vector<Step> tour; ///< of the first steps
};

/// The texts of variant files in the language of the reader: one file a language, which holds those of the
/// shipped games (resources/i18n); a variant file of somebody else brings its own, by languages, under
/// "translations". What a game is called changes nothing of its rules, and nothing in saved games.
class Translation {
public:
    /// Reads a file of a language, `{"language": CODE, "common": {...}, "variants": {ID: {...}}}`, with all
    /// its faults.
    static Result<std::shared_ptr<const Translation>> read(std::string_view text,
                                                           const std::string& fileName);

    /// The code of the language, as in ISO 639: `ja`.
    [[nodiscard]] const std::string& language() const { return m_language; }
    /// Of a shipped game; null where the file does not know it.
    [[nodiscard]] const VariantTexts* shipped(std::string_view id) const;
    /// Readings of the rules that every game has: the standard one.
    [[nodiscard]] const std::map<std::string, VariantTexts::Choice, std::less<>>& commonProfiles() const {
        return m_commonProfiles;
    }

private:
    std::string m_language;
    std::map<std::string, VariantTexts::Choice, std::less<>> m_commonProfiles;
    std::map<std::string, VariantTexts, std::less<>> m_variants;
};

/// Reads the texts of one variant.
VariantTexts readVariantTexts(JsonReader& reader, const LocatedJson& entry);

/// The texts that a variant file brings in `language`, from its "translations"; empty ones where it has none.
/// Complains of ids that the game does not have, in every language.
VariantTexts readTranslations(JsonReader& reader, const LocatedJson& file, std::string_view language,
                              const VariantData& game, const VariantNotes& notes);

/// What stands in the texts and not in the game, misspelled or gone: an id in quotation marks, or a step of
/// the tour.
[[nodiscard]] std::vector<Sentence> unknownIds(const VariantTexts& texts, const VariantData& game,
                                               const VariantNotes& notes);

/// Puts the texts in the place of those of the game.
void translate(VariantData& game, VariantNotes& notes, const VariantTexts& texts);
/// Those of the readings of the rules alone.
void translateProfiles(VariantData& game,
                       const std::map<std::string, VariantTexts::Choice, std::less<>>& texts);

} // namespace mujo
