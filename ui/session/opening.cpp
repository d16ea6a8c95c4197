#include "ui/session/opening.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "core/base/text_file.h"
#include "core/position/sfen.h"
#include "core/variant_file/loader.h"
#include "ui/session/game_store.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct OpeningWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::OpeningWords)
};

Result<Opening, QString> openingFromTexts(const CommandLine& line, const Catalog& catalog) {
    const std::string text = line.position.toStdString();
    const SfenHeader header = sfenHeader(text);
    std::string id = line.variant.toStdString();
    std::string profile = line.profile.toStdString();
    Opening opening;
    if (id.empty()) {
        if (text.empty()) {
            return opening;
        }
        if (header.id.empty()) {
            return Failure{OpeningWords::tr(
                "--position needs --variant, or a text that begins with the name of its game, [ID]")};
        }
        id = header.id;
    }
    if (profile.empty()) {
        profile = header.id == id && !header.profile.empty() ? header.profile : std::string(kStandardProfile);
    }
    const auto variant = catalog.load(id, profile);
    if (!variant) {
        return Failure{shown(variant.error())};
    }
    opening.variant = *variant;
    if (!text.empty()) {
        auto position = positionFromSfen(*variant, text);
        if (!position) {
            Diagnostics faults = position.error();
            for (Diagnostic& fault : faults) {
                fault.file = "--position";
            }
            return Failure{shown(faults)};
        }
        opening.start = std::move(*position);
    }
    return opening;
}

QString readSquares(const CommandLine& line, Opening& opening) {
    QStringList names = line.clicks;
    if (!line.select.isEmpty()) {
        names.prepend(line.select);
    }
    if (names.isEmpty()) {
        return {};
    }
    if (!opening.variant) {
        return OpeningWords::tr("--select and --click need a game");
    }
    const BoardShape& shape = opening.variant->shape();
    for (const QString& name : names) {
        const std::string text = name.toStdString();
        auto square = shape.parse(text);
        if (!square) {
            square = shape.parse(text, opening.variant->data().squareStyle); // as its sources write it
        }
        if (!square) {
            return OpeningWords::tr("\"%1\" is no square of this board").arg(name);
        }
        opening.clicks.push_back(*square);
    }
    return {};
}

} // namespace

std::optional<std::string> variantText(const QString& path) {
    if (!path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive)) {
        return std::nullopt;
    }
    auto text = readTextFile(QFile::encodeName(path).toStdString());
    // What names the format of a saved game is complained of as a game.
    if (!text || text->find("\"format\"") != std::string::npos) {
        return std::nullopt;
    }
    return std::move(*text);
}

Result<Opening, QString> openingFromFile(const QString& path, Catalog& catalog, const std::stop_token& stop) {
    Opening opening;
    auto game = loadGame(path, catalog, stop);
    if (game) {
        opening.variant = game->game.position().sharedVariant();
        opening.game = std::move(*game);
        opening.path = path;
        return opening;
    }
    auto text = variantText(path);
    if (!text) {
        return Failure{shown(game.error())};
    }
    const std::string fileName = QFileInfo(path).fileName().toStdString();
    const auto variant = loadVariant(*text, fileName, kStandardProfile, stop);
    if (!variant) {
        return Failure{shown(variant.error())};
    }
    catalog.add(Catalog::Entry{*variant, fileName, std::move(*text)});
    opening.variant = *variant;
    return opening;
}

Result<Opening, QString> openingFrom(const CommandLine& line, Catalog& catalog, const std::stop_token& stop) {
    auto opening =
        line.file.isEmpty() ? openingFromTexts(line, catalog) : openingFromFile(line.file, catalog, stop);
    if (opening) {
        if (const QString fault = readSquares(line, *opening); !fault.isEmpty()) {
            return Failure{fault};
        }
    }
    return opening;
}

} // namespace mujo::ui
