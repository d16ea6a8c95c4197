#pragma once

#include "core/variant/protocols.h"
#include "core/variant/variant.h"
#include "core/variant_file/engine_habits.h"
#include "core/variant_file/json_reader.h"

namespace mujo {

/// Reads the `protocols` object of a variant file, whose pieces and profiles `data` must already hold.
class ProtocolsLoader {
public:
    ProtocolsLoader(JsonReader& reader, const VariantData& data) : m_reader(reader), m_data(data) {}

    /// What stands in it for every program that speaks a protocol.
    Protocols protocols(const LocatedJson& protocols);
    /// What stands in it for single families of engines.
    std::vector<EngineHabits> engines(const LocatedJson& protocols);

private:
    std::vector<ProtocolName> names(const LocatedJson& parent);
    PerType<std::string> letters(const LocatedJson& parent);
    void letter(const LocatedJson::Member& entry, PerType<std::string>& letters);
    EngineHabits habits(const LocatedJson& entry);

    JsonReader& m_reader;
    const VariantData& m_data;
};

} // namespace mujo
