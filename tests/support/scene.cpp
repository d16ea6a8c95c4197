#include "tests/support/scene.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "core/rules/resolve.h"
#include "tests/support/sampling.h"

namespace mujo::testing {

namespace {

/// `LN` to `(LN)`, `+LN` to `+(LN)`, `P` as it is.
std::string inRow(const std::string& piece) {
    const std::string plus = piece.front() == '+' ? "+" : "";
    const std::string letters = piece.substr(plus.size());
    return plus + (letters.size() == 1 ? letters : '(' + letters + ')');
}

std::string positionText(const Variant& variant, std::string_view pieces, std::string_view rest) {
    const BoardShape& shape = variant.shape();
    PerSquare<std::string> cells(shape.squareCount());
    std::string list(pieces);
    std::replace(list.begin(), list.end(), ',', ' ');
    std::istringstream in(list);
    for (std::string piece, square; in >> piece >> square;) {
        const auto at = shape.parse(square);
        if (!at) {
            throw std::invalid_argument("no square " + square);
        }
        cells[*at] = inRow(piece);
    }
    std::string out =
        variant.profile() != kStandardProfile ? '[' + variant.id() + ';' + variant.profile() + "] " : "";
    for (int row = 0; row < shape.ranks(); ++row) {
        int empty = 0;
        const auto endRun = [&] {
            out += empty > 0 ? std::to_string(empty) : "";
            empty = 0;
        };
        for (int column = 0; column < shape.files(); ++column) {
            const std::string& cell = cells[shape.at(column, row)];
            if (cell.empty()) {
                ++empty;
            } else {
                endRun();
                out += cell;
            }
        }
        endRun();
        out += row + 1 < shape.ranks() ? '/' : ' ';
    }
    return out + std::string(rest);
}

Position positionOf(std::string_view id, std::string_view pieces, std::string_view rest,
                    std::string_view profile) {
    const auto variant = testing::game(id, profile);
    return at(variant, positionText(*variant, pieces, rest));
}

std::string withoutPromotion(const std::string& text) {
    return text.substr(0, text.find_first_of("+=", 1));
}

} // namespace

Scene::Scene(std::string_view game, std::string_view pieces, std::string_view rest, std::string_view profile)
    : m_game(positionOf(game, pieces, rest, profile)) {}

std::string Scene::text() const {
    return sfen(position());
}

std::set<std::string> Scene::moves() const {
    std::set<std::string> out;
    for (const Move& move : m_game.legalMoves()) {
        out.insert(rules::moveText(m_game.variant(), move));
    }
    return out;
}

std::set<std::string> Scene::movesFrom(std::string_view square) const {
    std::set<std::string> out;
    for (const Move& move : m_game.legalMoves()) {
        if (move.origin == *position().shape().parse(square)) {
            out.insert(rules::moveText(m_game.variant(), move));
        }
    }
    return out;
}

bool Scene::allows(std::string_view move) const {
    return moves().count(std::string(move)) > 0;
}

std::set<std::string> Scene::becomes(std::string_view stops) const {
    std::set<std::string> out;
    for (const Move& move : m_game.legalMoves()) {
        if (withoutPromotion(rules::moveText(m_game.variant(), move)) == stops) {
            out.insert(move.promotes() ? m_game.variant().type(*move.promotion).id : "");
        }
    }
    return out;
}

std::set<std::string> Scene::results(std::string_view square) const {
    const BoardShape& shape = position().shape();
    std::set<std::string> out;
    for (const Move& move : m_game.legalMoves()) {
        if (move.origin != *shape.parse(square)) {
            continue;
        }
        std::set<std::string> taken;
        for (const Square victim : rules::capturedSquares(position(), move)) {
            taken.insert(shape.name(victim));
        }
        std::string result = shape.name(move.to());
        for (const std::string& each : taken) {
            result += " x" + each;
        }
        out.insert(result);
    }
    return out;
}

std::string Scene::refusal(std::string_view move) const {
    const auto parsed = rules::parseMoveText(m_game.variant(), move);
    if (!parsed) {
        throw std::invalid_argument(parsed.error().front().text());
    }
    const auto explanation = rules::explain(position(), m_game.history(), *parsed);
    return explanation.isLegal() ? "" : rules::refusalCode(explanation.reason);
}

Scene& Scene::play(std::string_view move) {
    for (const Move& each : m_game.legalMoves()) {
        if (rules::moveText(m_game.variant(), each) == move) {
            m_game.play(each);
            return *this;
        }
    }
    throw std::invalid_argument(std::string(move) + " is not legal in " + text());
}

Scene& Scene::playAll(std::string_view moves) {
    std::istringstream in{std::string(moves)};
    for (std::string move; in >> move;) {
        play(move);
    }
    return *this;
}

std::string Scene::outcome() const {
    const rules::Outcome& outcome = m_game.outcome();
    const std::string reason = rules::reasonCode(outcome.reason);
    return rules::stateCode(outcome.state) + (reason.empty() ? "" : ' ' + reason);
}

std::string Scene::on(std::string_view square) const {
    const Cell cell = position().at(*position().shape().parse(square));
    if (cell.isEmpty()) {
        return "";
    }
    std::string id = position().variant().type(cell.type()).id;
    if (cell.owner() == Side::Gote) {
        std::transform(id.begin(), id.end(), id.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    }
    return id;
}

} // namespace mujo::testing
