#pragma once

#include "core/variant/variant.h"
#include "core/variant_file/json_reader.h"
#include "core/variant_file/variant_notes.h"

namespace mujo {

/// Reads the `protocols` object of a variant file, whose pieces and profiles `data` must already hold; the
/// letters of the pieces are entered there.
class ProtocolsLoader {
public:
    ProtocolsLoader(JsonReader& reader, VariantData& data) : m_reader(reader), m_data(data) {}

    void run(const LocatedJson& protocols, VariantNotes& notes);

private:
    std::vector<ProtocolName> names(const LocatedJson& parent);
    void pieceNames(const LocatedJson::Member& form, VariantNotes& notes);
    void letters(const LocatedJson& given);
    void letter(const LocatedJson::Member& entry);
    EngineHabits habits(const LocatedJson& entry);

    JsonReader& m_reader;
    VariantData& m_data;
};

} // namespace mujo
