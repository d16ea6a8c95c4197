#include "ui/shell/opening.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <utility>

#include "core/game/formats/format.h"
#include "core/game/position_text.h"
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

Result<Opening, OpeningFault> openingFromTexts(const CommandLine& line, const Catalog& catalog) {
    const std::string text = line.position.toStdString();
    NamedGame named{line.variant.toStdString()};
    if (!line.profile.isEmpty()) {
        named.profile = line.profile.toStdString();
    }
    Opening opening;
    if (!text.empty()) {
        if (named.id.empty() && sfenHeader(text).id.empty()) {
            return Failure{OpeningFault{OpeningWords::tr(
                "--position needs --variant, or a text that begins with the name of its game, [ID]")}};
        }
        auto position = readPosition(catalog, text, named);
        if (!position) {
            Diagnostics faults = position.error().faults;
            for (Diagnostic& fault : faults) {
                fault.file = position.error().game != nullptr ? "--position" : fault.file;
            }
            return Failure{OpeningFault{toQString(faults)}};
        }
        opening.variant = position->sharedVariant();
        opening.start = std::move(*position);
    } else if (!named.id.empty()) {
        const auto variant = catalog.load(named.id, named.profile.value_or(std::string(kStandardProfile)));
        if (!variant) {
            return Failure{OpeningFault{toQString(variant.error())}};
        }
        opening.variant = *variant;
    }
    return opening;
}

Result<void, OpeningFault> readSquares(const CommandLine& line, const Catalog& catalog, Opening& opening) {
    QStringList names = line.clicks;
    if (!line.select.isEmpty()) {
        names.prepend(line.select);
    }
    if (names.isEmpty()) {
        return {};
    }
    if (!opening.variant) {
        return Failure{OpeningFault{OpeningWords::tr("--select and --click need a game")}};
    }
    const BoardShape& shape = opening.variant->shape();
    for (const QString& name : names) {
        const std::string text = name.toStdString();
        auto square = shape.parse(text);
        if (!square) {
            square = shape.parse(text,
                                 catalog.notes(*opening.variant).squareStyle); // as its sources write it
        }
        if (!square) {
            return Failure{OpeningFault{OpeningWords::tr("\"%1\" is no square of this board").arg(name)}};
        }
        opening.clicks.push_back(*square);
    }
    return {};
}

} // namespace

bool isVariantText(const QString& path, std::string_view text) {
    // What names the format of a saved game is complained of as a game.
    return path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive) &&
           text.find("\"format\"") == std::string_view::npos;
}

Result<Opening, OpeningFault> openingFromFile(const QString& path, Catalog& catalog,
                                              const std::stop_token& stop) {
    Opening opening;
    const auto whole = fileText(path);
    if (!whole) {
        return Failure{OpeningFault{toQString(whole.error())}};
    }
    const std::string fileName = QFileInfo(path).fileName().toStdString();
    const GameFormat& format = formatToRead(*whole, fileName);
    auto game = format.read(*whole, fileName, catalog, stop);
    if (game) {
        opening.variant = game->game.position().sharedVariant();
        if (!format.keepsGames()) {
            opening.start = game->game.position();
        } else {
            opening.game = std::move(*game);
            opening.path = path;
        }
        return opening;
    }
    if (!isVariantText(path, *whole)) {
        return Failure{OpeningFault{toQString(game.error())}};
    }
    auto loaded = loadVariantFile(*whole, fileName, kStandardProfile, stop, catalog.language());
    if (!loaded) {
        return Failure{OpeningFault{toQString(loaded.error())}};
    }
    opening.variant = loaded->variant;
    catalog.add(Catalog::Entry{std::move(loaded->variant), fileName, std::move(loaded->notes)});
    return opening;
}

Result<CommandLine, UsageFault> withGameForFile(CommandLine line, const Catalog& catalog) {
    if (!QFileInfo::exists(line.file) && catalog.find(line.file.toStdString()) != nullptr) {
        line.variant = std::exchange(line.file, QString());
    }
    const char* option = line.file.isEmpty()        ? nullptr
                         : !line.profile.isEmpty()  ? "profile"
                         : !line.position.isEmpty() ? "position"
                         : line.level.has_value()   ? "level"
                                                    : nullptr;
    if (option != nullptr) {
        return Failure{UsageFault{
            QStringLiteral("--%1 cannot be given together with a file").arg(QLatin1String(option))}};
    }
    return line;
}

Result<Opening, OpeningFault> openingFrom(const CommandLine& line, Catalog& catalog,
                                          const std::stop_token& stop) {
    auto opening =
        line.file.isEmpty() ? openingFromTexts(line, catalog) : openingFromFile(line.file, catalog, stop);
    if (opening) {
        if (const auto read = readSquares(line, catalog, *opening); !read) {
            return Failure{read.error()};
        }
    }
    return opening;
}

} // namespace mujo::ui
