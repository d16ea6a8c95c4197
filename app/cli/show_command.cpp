#include <algorithm>
#include <array>
#include <functional>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/commands.h"
#include "core/base/ascii.h"
#include "core/base/english.h"
#include "core/base/nearest_name.h"
#include "core/base/printable.h"
#include "core/base/utf8.h"
#include "core/engine/evaluation.h"
#include "core/insight/piece_diagram.h"
#include "core/insight/threat_map.h"
#include "core/rules/outcome.h"

namespace mujo::cli {

namespace {

using insight::DiagramMark;
using insight::HangingPiece;
using insight::PieceDiagram;
using insight::Reach;

std::string_view sideName(Side side) {
    return side == Side::Sente ? "Sente" : "Gote";
}

/// The id, in small letters for Gote.
std::string pieceText(const Variant& variant, Piece piece) {
    const std::string text = printable(variant.type(piece.type).id);
    return piece.owner == Side::Gote ? ascii::toLower(text) : text;
}

std::string padded(std::string text, std::size_t width) {
    text.append(width - std::min(width, countCharacters(text)), ' ');
    return text;
}

/// A part of a board, in columns and rows as Sente sees them.
struct Window {
    int left = 0;
    int top = 0;
    int columns = 0;
    int rows = 0;
};

Window wholeBoard(const BoardShape& shape) {
    return {0, 0, shape.files(), shape.ranks()};
}

/// A row of text for each rank, with the names of files above and those of ranks behind.
void printBoard(const BoardShape& shape, const Window& window,
                const std::function<std::string(Square)>& textOf) {
    std::vector<std::string> texts;
    std::size_t width = 0;
    for (int row = window.top; row < window.top + window.rows; ++row) {
        for (int column = window.left; column < window.left + window.columns; ++column) {
            texts.push_back(textOf(shape.at(column, row)));
            width = std::max(width, countCharacters(texts.back()));
        }
    }
    for (int column = window.left; column < window.left + window.columns; ++column) {
        width = std::max(width, shape.fileName(column, SquareStyle::Shogi).size());
    }
    std::string head;
    for (int column = window.left; column < window.left + window.columns; ++column) {
        head += padded(shape.fileName(column, SquareStyle::Shogi), width) + ' ';
    }
    std::cout << head.substr(0, head.find_last_not_of(' ') + 1) << '\n';
    for (int row = 0; row < window.rows; ++row) {
        std::string line;
        for (int column = 0; column < window.columns; ++column) {
            line += padded(texts[static_cast<std::size_t>(row * window.columns + column)], width) + ' ';
        }
        std::cout << line << shape.rankName(window.top + row, SquareStyle::Shogi) << '\n';
    }
}

std::string cellText(const Position& position, Square square) {
    const Cell cell = position.at(square);
    return cell.isEmpty() ? "." : pieceText(position.variant(), cell.piece());
}

void printHands(const Position& position) {
    for (const Side side : {Side::Sente, Side::Gote}) {
        std::string held;
        for (std::size_t i = 0; i < position.variant().types().size(); ++i) {
            if (const int count = position.inHand(side, PieceTypeId(i)); count > 0) {
                held +=
                    ' ' + pieceText(position.variant(), {PieceTypeId(i), side}) + 'x' + std::to_string(count);
            }
        }
        if (!held.empty()) {
            std::cout << "hand of " << sideName(side) << ':' << held << '\n';
        }
    }
}

const char* reasonOf(HangingPiece::Why why) {
    switch (why) {
    case HangingPiece::Why::Undefended:
        return "attacked and not defended";
    case HangingPiece::Why::ByCheaper:
        return "attacked by a piece of less worth";
    default:
        return "a royal that could be taken";
    }
}

void printThreats(const Catalog& catalog, const Position& position) {
    const insight::ThreatMap map(position);
    printBoard(position.shape(), wholeBoard(position.shape()), [&](Square square) {
        const bool bySente = map.isAttacked(square, Side::Sente);
        const bool byGote = map.isAttacked(square, Side::Gote);
        return cellText(position, square) + (bySente && byGote ? "*" : bySente ? "^" : byGote ? "v" : "");
    });
    std::cout << "\n^ Sente could take there, v Gote could, * both could\n";
    const auto worths =
        EvaluationTables::of(position.sharedVariant(), catalog.notes(position.variant()).tuned)->worths();
    for (const HangingPiece& piece : insight::hangingPieces(position, worths)) {
        std::cout << position.shape().name(piece.square) << ' ' << cellText(position, piece.square) << ": "
                  << reasonOf(piece.why) << '\n';
    }
}

/// How the piece comes there, and `x` where it takes.
std::string markText(const DiagramMark& mark) {
    constexpr std::array<std::string_view, 7> kSigns = {"o", "-", "j", "m", "d", "^", "="}; // by Reach
    std::string text(mark.igui ? "i" : kSigns[static_cast<std::size_t>(mark.reach)]);
    if (mark.range > 0) {
        text += std::to_string(mark.range);
    }
    return mark.captures ? 'x' + text : text;
}

void printDiagram(const Variant& variant, const PieceDiagram& diagram) {
    printBoard(
        variant.shape(), {diagram.left, diagram.top, diagram.columns, diagram.rows},
        [&](Square square) -> std::string {
            const DiagramMark* mark = diagram.markOn(square);
            const auto standing =
                std::find_if(diagram.standing.begin(), diagram.standing.end(),
                             [square](const PieceDiagram::Standing& one) { return one.square == square; });
            const std::string piece =
                standing == diagram.standing.end() ? "" : pieceText(variant, standing->piece);
            const std::string sign = mark == nullptr ? "" : markText(*mark);
            return piece.empty() && sign.empty() ? "." : piece + (square == diagram.origin ? "@" : sign);
        });
    std::cout
        << "\n@ the piece, o a step, - a slide (with its range, where it has one), j a jump, m several legs, "
           "^ a line of jumps over pieces to take, = a line on which it takes all it passes, "
           "i igui, x it takes\n";
}

PieceTypeId kindNamed(const Variant& variant, const std::string& id) {
    if (const auto found = variant.find(id)) {
        return *found;
    }
    std::vector<std::string_view> ids;
    for (const PieceType& type : variant.types()) {
        ids.push_back(type.id);
    }
    const std::string nearest = nearestName(id, ids);
    failInput("the game has no piece with the id \"" + id + '"' +
              (nearest.empty() ? "" : "; did you mean " + nearest + '?'));
}

/// "Ann, human", "computer, level 3", or "HaChu, engine HaChu 0.21"
std::string playerText(const GameFile& file, Side side) {
    const bool isComputer = file.playerKinds[side] == GameFile::kComputer;
    const std::string& name = file.playerNames[side];
    if (const auto& engine = file.engines[side]; isComputer && engine) {
        return (name.empty() ? "" : printable(name) + ", ") + "engine " + printable(engine->name);
    }
    return (name.empty() ? "" : printable(name) + ", ") + file.playerKinds[side] +
           (isComputer ? ", level " + std::to_string(file.levels[side]) : "");
}

/// What a file holds, as far as it could be read.
int printRecord(const GameFile& file) {
    const Game& game = file.game;
    const Variant& variant = game.variant();
    std::cout << '\n' << printable(variant.name()) << ", " << printable(variant.profile()) << '\n';
    for (const Side side : {Side::Sente, Side::Gote}) {
        std::cout << sideName(side) << ": " << playerText(file, side) << '\n';
    }
    const auto printInfo = [](const char* what, const std::string& text) {
        if (!text.empty()) {
            std::cout << what << ": " << printable(text) << '\n';
        }
    };
    printInfo("event", file.info.event);
    printInfo("place", file.info.place);
    printInfo("date", file.info.date);
    printInfo("handicap", file.info.handicap);
    std::size_t comments = 0;
    for (Game::Node node = Game::kStart; node < game.nodeCount(); ++node) {
        comments += game.ply(node).comment.empty() ? 0 : 1;
    }
    const auto lines = static_cast<long long>(branches(game).size());
    std::cout << counted(static_cast<long long>(game.line().size()), "move") << ", "
              << counted(std::max(0LL, lines - 1), "other line") << ", "
              << counted(static_cast<long long>(comments), "comment") << "; shown: after move "
              << game.plies().size() << '\n'
              << "result: " << rules::stateCode(game.lineOutcome().state);
    if (game.lineOutcome().isOver()) {
        std::cout << ' ' << rules::reasonCode(game.lineOutcome().reason);
    }
    std::cout << '\n';
    return file.losses.empty() ? Done : InputAtFault;
}

} // namespace

int show(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    const auto reach = arguments.value("--reach");
    const auto diagram = arguments.value("--diagram");
    if ((arguments.has("--threats") ? 1 : 0) + (reach ? 1 : 0) + (diagram ? 1 : 0) > 1) {
        throw UsageError{"--threats, --reach and --diagram exclude each other"};
    }
    const Subject subject = loadSubject(catalog, arguments.word(0, "the game"), arguments);
    const Game& game = subject.file.game;
    const Position& position = game.position();
    const Variant& variant = position.variant();
    const BoardShape& shape = position.shape();
    if (diagram) {
        const PieceTypeId type = kindNamed(variant, *diagram);
        std::cout << printable(variant.type(type).name) << '\n';
        printDiagram(variant, PieceDiagram::onEmptyBoard(position.sharedVariant(), type));
    } else if (reach) {
        const auto square = shape.parse(*reach);
        if (!square) {
            failInput("the board has no square \"" + *reach + '"');
        }
        if (position.at(*square).isEmpty()) {
            failInput("no piece stands on " + *reach);
        }
        printDiagram(variant,
                     PieceDiagram::onBoard(position, *square, std::max(shape.files(), shape.ranks())));
    } else if (arguments.has("--threats")) {
        printThreats(catalog, position);
    } else {
        printBoard(shape, wholeBoard(shape), [&](Square square) { return cellText(position, square); });
        printHands(position);
        std::cout << sideName(position.turn()) << " is to move\n";
        if (subject.isRecord) {
            return printRecord(subject.file);
        }
    }
    return Done;
}

} // namespace mujo::cli
