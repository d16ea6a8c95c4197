#include "core/variant_file/catalog.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>

#include "core/base/nearest_name.h"
#include "core/base/text_file.h"
#include "core/system/paths.h"
#include "core/variant_file/loader.h"
#include "core/variant_file/weights_file.h"

namespace mujo {

bool isShipped(const Variant& variant) {
    const auto shipped = builtinVariants();
    return std::any_of(shipped.begin(), shipped.end(),
                       [&](const VariantText& each) { return each.text == variant.text(); });
}

std::filesystem::path userVariantFolder() {
    const std::filesystem::path data = userDataFolder();
    return data.empty() ? data : data / "mujo" / "variants";
}

Catalog::Catalog(const std::filesystem::path& userFolder, std::shared_ptr<const Translation> language)
    : m_userFolder(userFolder), m_language(std::move(language)) {
    for (const VariantText& builtin : builtinVariants()) {
        if (auto added = add(std::string(builtin.text), std::string(builtin.fileName)); !added) {
            m_faults.insert(m_faults.end(), added.error().begin(), added.error().end());
        }
    }
    std::error_code error;
    std::vector<std::filesystem::path> files;
    if (!userFolder.empty()) {
        for (const auto& file : std::filesystem::directory_iterator(userFolder, error)) {
            if (file.path().extension() == ".json") {
                files.push_back(file.path());
            }
        }
    }
    std::sort(files.begin(), files.end());
    for (const auto& path : files) {
        auto text = readTextFile(path);
        if (!text) {
            m_faults.push_back({textOf(path), 0, 0, 1, text.error().said(), {}});
            continue;
        }
        const auto added = add(*text, textOf(path));
        if (!added) {
            m_faults.insert(m_faults.end(), added.error().begin(), added.error().end());
        } else if (find(*added)->replacesBuiltin) {
            m_notes.push_back("\"" + *added + "\" is played by the rules of " + textOf(path));
        }
    }
}

const Catalog::Entry* Catalog::find(std::string_view id) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [id](const Entry& entry) { return entry.standard->id() == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

Result<std::shared_ptr<const Variant>> Catalog::load(std::string_view id, std::string_view profile) const {
    const Entry* entry = find(id);
    if (entry == nullptr) {
        std::vector<std::string> known;
        for (const Entry& each : m_entries) {
            known.push_back(each.standard->id());
        }
        const std::string nearest = nearestName(id, known);
        Sentence hint = nearest.empty() ? sentence("VariantFaults", "known: %1").with(joined(known))
                                        : sentence("VariantFaults", "did you mean \"%1\"?").with(nearest);
        if (!m_userFolder.empty()) {
            hint = sentence("VariantFaults", "%1; variants of your own are looked for in %2",
                            "another hint; a folder")
                       .with(hint, textOf(m_userFolder));
        }
        return Failure{
            wholeFault(sentence("VariantFaults", "there is no game \"%1\"").with(id), std::move(hint))};
    }
    if (profile == kStandardProfile) {
        return entry->standard;
    }
    return loadVariant(entry->standard->text(), entry->fileName, profile, {}, m_language);
}

Result<std::shared_ptr<const Variant>> Catalog::loadShipped(std::string_view id,
                                                            std::string_view profile) const {
    for (const VariantText& shipped : builtinVariants()) {
        auto variant =
            loadVariant(shipped.text, std::string(shipped.fileName), kStandardProfile, {}, m_language);
        if (variant && (*variant)->id() == id) {
            return profile == kStandardProfile ? std::move(variant) : loadReading(**variant, profile);
        }
    }
    return Failure{
        wholeFault(sentence("VariantFaults", "no variant \"%1\" comes with the program").with(id), {})};
}

bool Catalog::isDefinedSo(std::string_view id, const nlohmann::ordered_json& definition) const {
    const Entry* entry = find(id);
    return entry != nullptr && nlohmann::ordered_json::parse(entry->standard->text()) == definition;
}

VariantNotes Catalog::notes(const Variant& variant) const {
    const Entry* entry = find(variant.id());
    if (entry == nullptr || entry->standard->text() != variant.text()) {
        return {};
    }
    VariantNotes notes = entry->notes;
    // What was learned of a game with drops is wrong of one without, and the other way round: a captured
    // piece that comes back on the other side is another loss than one that is gone.
    if (static_cast<bool>(variant.rules().drops) != static_cast<bool>(entry->standard->rules().drops)) {
        notes.tuned = notes.tunedOtherwise;
    }
    return notes;
}

Result<std::string> Catalog::add(const std::string& text, const std::string& fileName) {
    auto loaded = loadVariantFile(text, fileName, kStandardProfile, {}, m_language);
    if (!loaded) {
        return Failure{loaded.error()};
    }
    std::string id = loaded->variant->id();
    learn(loaded->notes, *loaded->variant, fileName);
    add(Entry{std::move(loaded->variant), fileName, std::move(loaded->notes)});
    return id;
}

/// Takes what was learned of the game into its notes.
void Catalog::learn(VariantNotes& notes, const Variant& variant, const std::string& fileName) {
    if (auto usual = learned(variant, fileName, ".weights")) {
        notes.tuned = std::move(usual);
    }
    notes.tunedOtherwise =
        learned(variant, fileName, variant.rules().drops ? ".no-drops.weights" : ".drops.weights");
}

/// From the file beside that of the variant, else from what is shipped with it.
std::shared_ptr<const TunedEvaluation> Catalog::learned(const Variant& variant, const std::string& fileName,
                                                        const std::string& ending) {
    const std::filesystem::path path = pathOf(fileName).replace_extension(ending);
    std::error_code missing;
    std::string text;
    if (path.has_parent_path() && std::filesystem::exists(path, missing)) {
        constexpr std::size_t kMostBytes = std::size_t{32} << 20U;
        auto read = readTextFile(path, kMostBytes);
        if (!read) {
            m_faults.push_back({textOf(path), 0, 0, 1, read.error().said(), {}});
            return nullptr;
        }
        text = std::move(*read);
    } else if (isShipped(variant)) {
        const auto shipped = builtinWeights();
        const std::string name = variant.id() + ending;
        const auto found = std::find_if(shipped.begin(), shipped.end(),
                                        [&](const VariantText& each) { return each.fileName == name; });
        text = found == shipped.end() ? std::string() : std::string(found->text);
    }
    if (text.empty()) {
        return nullptr;
    }
    auto weights = readWeights(text, variant, textOf(path));
    if (!weights) {
        m_faults.insert(m_faults.end(), weights.error().begin(), weights.error().end());
        return nullptr;
    }
    return std::make_shared<const TunedEvaluation>(std::move(*weights));
}

void Catalog::add(Entry entry) {
    const auto same = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& each) {
        return each.standard->id() == entry.standard->id();
    });
    entry.replacesBuiltin = same != m_entries.end();
    if (same != m_entries.end()) {
        *same = std::move(entry);
    } else {
        m_entries.push_back(std::move(entry));
    }
    sort();
}

void Catalog::sort() {
    std::sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) {
        const auto key = [](const Entry& entry) {
            return std::tuple(entry.standard->shape().squareCount(), entry.standard->name());
        };
        return key(a) < key(b);
    });
}

} // namespace mujo
