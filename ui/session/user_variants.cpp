#include "ui/session/user_variants.h"

#include <QCoreApplication>
#include <QDir>

#include "core/base/whole_file.h"
#include "core/variant_file/loader.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

QString shownPath(const std::filesystem::path& path) {
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

} // namespace

QString faultInWords(const VariantFault& fault) {
    switch (fault.kind) {
    case VariantFault::Kind::Faulty:
        break;
    case VariantFault::Kind::NoHome:
        return QCoreApplication::translate(
            "mujo::ui::UserVariants",
            "There is no folder for your games: neither HOME nor XDG_DATA_HOME is set.");
    case VariantFault::Kind::NoFolder:
        return QCoreApplication::translate("mujo::ui::UserVariants", "The folder %1 cannot be made.")
            .arg(fault.path);
    case VariantFault::Kind::NotWritten:
        return QCoreApplication::translate("mujo::ui::UserVariants", "%1 cannot be written: %2.")
            .arg(fault.path, fault.reason);
    }
    return toQString(fault.faults);
}

QString UserVariants::folder() const {
    return shownPath(m_folder);
}

bool UserVariants::holds(const Catalog& catalog, const std::string& id) const {
    const Catalog::Entry* entry = catalog.find(id);
    return entry != nullptr && !m_folder.empty() &&
           std::filesystem::path(entry->fileName).parent_path() == m_folder;
}

std::filesystem::path UserVariants::fileOf(const Catalog& catalog, const std::string& id) const {
    return holds(catalog, id) ? std::filesystem::path(catalog.find(id)->fileName) : m_folder / (id + ".json");
}

Result<QString, VariantFault> UserVariants::keep(Catalog& catalog, const std::string& text) const {
    const auto loaded = loadVariantFile(text, "variant", kStandardProfile, {}, catalog.language());
    if (!loaded) {
        return Failure{VariantFault{VariantFault::Kind::Faulty, {}, {}, loaded.error()}};
    }
    return keep(catalog, text, *loaded);
}

Result<QString, VariantFault> UserVariants::keep(Catalog& catalog, const std::string& text,
                                                 const LoadedVariant& loaded) const {
    if (m_folder.empty()) {
        return Failure{VariantFault{VariantFault::Kind::NoHome}};
    }
    const std::filesystem::path path = fileOf(catalog, loaded.variant->id());
    const QString name = shownPath(path);
    if (!QDir().mkpath(folder())) {
        return Failure{VariantFault{VariantFault::Kind::NoFolder, folder()}};
    }
    if (const auto written = writeWholeFile(path, text); !written) {
        return Failure{VariantFault{VariantFault::Kind::NotWritten, name, toQString(written.error().reason)}};
    }
    catalog.add(Catalog::Entry{loaded.variant, path.string(), loaded.notes});
    return name;
}

std::string UserVariants::freeId(const Catalog& catalog, const QString& wish) {
    constexpr std::size_t kLongest = 24;
    std::string base;
    for (const QChar c : wish.toLower().normalized(QString::NormalizationForm_D)) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (plain) {
            base += static_cast<char>(c.unicode());
        } else if (!c.isMark() && !base.empty() && base.back() != '-') {
            base += '-';
        }
    }
    base = base.substr(0, kLongest);
    while (!base.empty() && base.back() == '-') {
        base.pop_back();
    }
    if (base.empty()) {
        base = "game";
    }
    std::string id = base;
    for (int number = 2; catalog.find(id) != nullptr; ++number) {
        id = base + '-' + std::to_string(number);
    }
    return id;
}

} // namespace mujo::ui
