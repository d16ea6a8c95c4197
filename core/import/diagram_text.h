#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/import/fault_list.h"
#include "core/variant_file/located_json.h"

namespace mujo {

/// The longest text of a diagram that is read.
inline constexpr std::size_t kMaxDiagramBytes = 256U << 10U;

/// A piece of a text that knows where it stood. It holds no line break.
struct PlacedText {
    std::string text;
    TextPlace place;

    /// The part from `from` on, in bytes, with its own place.
    [[nodiscard]] PlacedText part(std::size_t from, std::size_t length = std::string::npos) const;
};

/// The text of an Interactive Diagram cut into its items, before anything of it is understood.
struct DiagramText {
    struct Item {
        PlacedText key;
        PlacedText value;
    };
    /// `name:field:field:...`
    struct Record {
        PlacedText name;
        std::vector<PlacedText> fields;
    };

    std::vector<Item> items;
    std::vector<Record> records;
    std::vector<Sentence> notes; ///< on what of a page was left out
    /// False where a limit was reached, so that the rest was not read.
    bool isWhole = true;
};

/// Cuts the text of a diagram: `key=value` items and piece records, an item a line or all in one line, alone
/// or in its page. Words that belong to no item are faults. A text that is no diagram at all gives no piece,
/// and a fault.
DiagramText cutDiagram(std::string_view text, const std::string& fileName, FaultList& faults);

/// A fault at a piece of the text, marked in its whole length.
Diagnostic faultAt(const std::string& fileName, const PlacedText& text, Sentence message, Sentence hint = {});

} // namespace mujo
