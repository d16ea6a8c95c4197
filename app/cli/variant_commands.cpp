#include <algorithm>
#include <iostream>

#include "app/cli/commands.h"
#include "core/base/printable.h"
#include "core/base/text_file.h"
#include "core/system/paths.h"
#include "core/variant/profile_table.h"
#include "core/variant_file/loader.h"
#include "core/words/moves_in_words.h"
#include "core/words/rules_in_words.h"

namespace mujo::cli {

namespace {

std::string sizeText(const Variant& variant) {
    return std::to_string(variant.shape().files()) + 'x' + std::to_string(variant.shape().ranks());
}

void printList(const Catalog& catalog) {
    for (const Catalog::Entry& entry : catalog.entries()) {
        const Variant& variant = *entry.standard;
        std::cout << variant.id() << '\t' << sizeText(variant) << '\t' << variant.piecesPerSide() << '\t'
                  << printable(variant.name()) << '\n';
    }
}

void printPiece(const Variant& variant, const PieceType& type) {
    std::cout << "  " << type.id;
    for (const std::string& text : {type.name, type.kanji, type.romaji, type.betza}) {
        std::cout << '\t' << printable(text);
    }
    if (type.promotesTo) {
        const PieceType& promoted = variant.type(*type.promotesTo);
        std::cout << "\t-> " << promoted.id << ' ' << printable(promoted.name);
    }
    if (type.royal) {
        std::cout << "\troyal";
    }
    if (variant.rules().contagion && type.infects) {
        std::cout << "\tcontagious: " << variant.type(*type.infects).id;
    }
    std::cout << "\n   ";
    for (const std::string& sentence : words::movesInWords(English(), variant, *variant.find(type.id))) {
        std::cout << ' ' << sentence;
    }
    std::cout << '\n';
}

void printAll(const Catalog& catalog, const Variant& variant) {
    const VariantData& data = variant.data();
    std::cout << printable(data.name) << "  " << printable(data.kanji) << "  " << printable(data.romaji)
              << "\nid: " << data.id << "\nboard: " << sizeText(variant)
              << "\npieces a side: " << variant.piecesPerSide() << "\nkinds: " << variant.kindCount()
              << "\nprofile: " << data.profile << '\n'
              << printable(data.summary) << "\n\nRules\n";
    for (const std::string& sentence : words::rulesInWords(English(), variant)) {
        std::cout << "  " << printable(sentence) << '\n';
    }
    std::cout << "\nProfiles\n";
    for (const Profile& profile : data.optionTable.profiles) {
        std::cout << "  " << profile.id << '\t' << printable(profile.name)
                  << (profile.differs.empty() ? "" : ": ") << printable(profile.differs) << '\n';
    }
    if (const auto handicaps = catalog.notes(variant).handicaps; !handicaps.empty()) {
        std::cout << "\nHandicaps\n";
        for (const Handicap& handicap : handicaps) {
            std::cout << "  " << handicap.id << '\t' << printable(handicap.name)
                      << (handicap.kanji.empty() ? "" : " ") << printable(handicap.kanji) << '\n';
        }
    }
    std::cout << "\nPieces\n";
    for (const PieceType& type : data.types) {
        if (!type.formOnly) {
            printPiece(variant, type);
        }
    }
    std::cout << "\nSources\n";
    for (const std::string& source : data.sources) {
        std::cout << "  " << printable(source) << '\n';
    }
}

void printOptions(Catalog& catalog, const Arguments& arguments) {
    if (!arguments.positional().empty()) {
        std::cout << profileTable(*loadGame(catalog, arguments.positional()[0], arguments));
        return;
    }
    for (const Catalog::Entry& entry : catalog.entries()) {
        std::cout << profileTable(*entry.standard);
    }
}

} // namespace

int variants(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    for (const std::string& note : catalog.notes()) {
        std::cerr << "note: " << printable(note) << '\n';
    }
    for (const Diagnostic& fault : catalog.faults()) {
        std::cerr << fault.text() << '\n';
    }
    if (arguments.has("--options")) {
        printOptions(catalog, arguments);
    } else if (arguments.positional().empty()) {
        printList(catalog);
    } else {
        printAll(catalog, *loadGame(catalog, arguments.positional()[0], arguments));
    }
    return Done;
}

int check(Catalog& /*catalog*/, const Arguments& arguments) {
    static_cast<void>(arguments.word(0, "the file"));
    bool clean = true;
    for (const std::string& path : arguments.positional()) {
        constexpr std::size_t kMostBytes = 16U << 20U;
        const auto text = readTextFile(pathOf(path), kMostBytes, FileKind::RegularOrPipe);
        const Diagnostics faults =
            text ? checkVariant(*text, path) : Diagnostics{{path, 0, 0, 1, text.error().text(), {}}};
        for (const Diagnostic& fault : faults) {
            std::cerr << fault.text() << '\n';
        }
        clean = clean && faults.empty();
    }
    return clean ? Done : InputAtFault;
}

} // namespace mujo::cli
