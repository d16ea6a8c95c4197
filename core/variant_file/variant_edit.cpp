#include "core/variant_file/variant_edit.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/betza/compiler.h"
#include "core/betza/parser.h"
#include "core/betza/plain_moves.h"
#include "core/variant_file/loader.h"
#include "core/variant_file/variant_writer.h"

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

/// Of a text that has passed the loader, which has its limits for nesting and size.
Result<Json> parsed(std::string_view text) {
    if (const auto variant = loadVariant(text, "variant"); !variant) {
        return Failure{variant.error()};
    }
    return Json::parse(text, nullptr, false);
}

Result<std::string> checked(const Json& file) {
    std::string text = variantFileText(file);
    if (Diagnostics faults = checkVariant(text, "variant"); !faults.empty()) {
        for (Diagnostic& fault : faults) {
            // Places in a file that is not written mean nothing.
            fault.file.clear();
            fault.line = 0;
        }
        return Failure{std::move(faults)};
    }
    return text;
}

void change(Json& entry, const PieceEdit& piece) {
    if (entry.value("kanji", std::string()) != piece.kanji) {
        entry.erase("kanji1");
    }
    entry["id"] = piece.id;
    if (entry.value("shown", std::string()) != piece.name) { // what is edited is the name that is shown
        entry.erase("shown");
        entry["name"] = piece.name;
    }
    entry["kanji"] = piece.kanji;
    entry["betza"] = piece.betza;
}

/// The ranks of a side from its own rear rank on, as it sees them, up to the last one that it stands on.
Json camp(const Variant& variant, std::span<const Placement> start, Side side) {
    const BoardShape& shape = variant.shape();
    Json ranks = Json::array();
    for (const Placement& placement : start) {
        if (placement.owner != side) {
            continue;
        }
        const Square ownView = side == Side::Sente ? placement.square : shape.turned(placement.square);
        const auto ahead = static_cast<std::size_t>(shape.ranks() - 1 - shape.row(ownView));
        while (ranks.size() <= ahead) {
            ranks.push_back(std::vector<std::string>(static_cast<std::size_t>(shape.files())));
        }
        ranks[ahead][static_cast<std::size_t>(shape.column(ownView))] = variant.type(placement.type).id;
    }
    return ranks;
}

} // namespace

Result<std::string> withPiece(std::string_view text, const PieceEdit& piece) {
    auto file = parsed(text);
    if (!file) {
        return Failure{file.error()};
    }
    Json& pieces = (*file)["pieces"];
    const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const Json& entry) {
        return entry.value("id", std::string()) == piece.id;
    });
    if (found != pieces.end()) {
        change(*found, piece);
    } else {
        Json entry = Json::object();
        change(entry, piece);
        pieces.push_back(std::move(entry));
        file->erase("protocols"); // they know the letters of the old pieces only
    }
    return checked(*file);
}

Result<std::string> withIdentity(std::string_view text, const std::string& id, const std::string& name) {
    auto file = parsed(text);
    if (!file) {
        return Failure{file.error()};
    }
    (*file)["id"] = id;
    (*file)["name"] = name;
    for (const char* ofTheOther : {"kanji", "romaji", "inventor", "summary", "introduction"}) {
        file->erase(ofTheOther);
    }
    return checked(*file);
}

Result<std::string> withStart(std::string_view text, const Variant& variant,
                              std::span<const Placement> start) {
    auto file = parsed(text);
    if (!file) {
        return Failure{file.error()};
    }
    const Json ofSente = camp(variant, start, Side::Sente);
    const Json ofGote = camp(variant, start, Side::Gote);
    (*file)["setup"] = ofSente;
    file->erase("setupGote");
    if (ofGote != ofSente) {
        (*file)["setupGote"] = ofGote;
    }
    for (const char* ofTheOldStart : {"handicaps", "tour", "protocols"}) {
        file->erase(ofTheOldStart);
    }
    return checked(*file);
}

std::vector<std::pair<std::string, std::string>> listedPieces(std::string_view text) {
    std::vector<std::pair<std::string, std::string>> pieces;
    if (const auto file = parsed(text)) {
        for (const Json& entry : (*file)["pieces"]) {
            pieces.emplace_back(entry.value("id", std::string()),
                                entry.value("shown", entry.value("name", std::string())));
        }
    }
    return pieces;
}

Diagnostics moveFaults(std::string_view betza, const BoardShape& shape) {
    const auto tree = betza::parse(betza);
    if (!tree) {
        return tree.error();
    }
    betza::StepTable steps(shape);
    const auto program = betza::compile(*tree, steps);
    return program ? Diagnostics() : program.error();
}

std::string withStepTo(std::string_view betza, Offset square) {
    const auto tree = betza::parse(betza);
    return tree ? betza::toggledStep(*tree, square) : std::string(betza);
}

std::string withSlideTo(std::string_view betza, Offset square, int range) {
    const auto tree = betza::parse(betza);
    const auto slide = betza::slideTowards(square, range);
    return tree && slide ? betza::toggled(*tree, *slide) : std::string(betza);
}

Result<std::shared_ptr<const Variant>> pieceAlone(const PieceEdit& piece, const BoardShape& shape) {
    // Its own ids, so that what is typed can be anything.
    Json file;
    file["id"] = "workshop";
    file["name"] = "Workshop";
    file["board"] = {{"files", shape.files()}, {"ranks", shape.ranks()}};
    const std::string kanji = piece.kanji.empty() ? "?" : piece.kanji;
    const std::string name = piece.name.empty() ? "Piece" : piece.name;
    file["pieces"] =
        Json::array({{{"id", "K"}, {"name", "King"}, {"kanji", "K"}, {"betza", "K"}, {"royal", true}},
                     {{"id", "X"}, {"name", name}, {"kanji", kanji}, {"betza", piece.betza}}});
    Json row = Json::array();
    for (int i = 0; i < shape.files(); ++i) {
        row.push_back(i == 0 ? "K" : "");
    }
    file["setup"] = Json::array({row});
    return loadVariant(variantFileText(file), "workshop");
}

} // namespace mujo
