#include "tests/support/sampling.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <stdexcept>

#include "core/position/sfen.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/loader.h"

namespace mujo::testing {

namespace {

std::string joined(const Diagnostics& faults) {
    std::string out;
    for (const Diagnostic& fault : faults) {
        out += fault.text() + '\n';
    }
    return out;
}

const Catalog& catalog() {
    static const Catalog shipped{std::filesystem::path{}};
    return shipped;
}

/// Emperors that protect each other are counted out by the literal rules in all orders, so that there must
/// not be many of them. No game has more than two on a side.
constexpr int kMostEmperors = 2;

bool isOver(const Position& position) {
    return position.royals(Side::Sente).empty() || position.royals(Side::Gote).empty();
}

bool takes(const Position& position, const Move& move) {
    return move.path.size() > 1 ||
           (!move.isDrop() && position.at(move.to()).holds(opponent(position.turn())));
}

void step(Sample& sample, const Move& move) {
    const Transition transition = rules::resolve(sample.position, move);
    sample.position.apply(transition);
    sample.history.push(rules::entryAfter(transition, sample.position));
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

bool isFullRun() {
    return std::getenv("MUJO_FULL_TESTS") != nullptr; // NOLINT(concurrency-mt-unsafe)
}

} // namespace

std::shared_ptr<const Variant> game(std::string_view id, std::string_view profile) {
    auto variant = catalog().load(id, profile);
    if (!variant) {
        throw std::runtime_error(joined(variant.error()));
    }
    return *variant;
}

VariantNotes notes(std::string_view id) {
    const Catalog::Entry* entry = catalog().find(id);
    return entry != nullptr ? entry->notes : VariantNotes();
}

std::shared_ptr<const Variant> variantFrom(std::string_view json) {
    auto variant = loadVariant(json, "test.json");
    if (!variant) {
        throw std::runtime_error(joined(variant.error()));
    }
    return *variant;
}

const std::vector<std::string>& gameIds() {
    static const std::vector<std::string> ids = {"hook",     "suzumu",  "wa",     "tai",  "chu",
                                                 "dai",      "tenjiku", "daidai", "maka", "taikyoku",
                                                 "heiandai", "sho",     "shogi",  "tori"};
    return ids;
}

const std::vector<GameAndProfile>& games() {
    static const std::vector<GameAndProfile> all = [] {
        std::vector<GameAndProfile> found;
        for (const std::string& id : gameIds()) {
            found.push_back({id, std::string(kStandardProfile)});
        }
        return found;
    }();
    return all;
}

const std::vector<GameAndProfile>& gamesAndProfiles() {
    static const std::vector<GameAndProfile> all = [] {
        std::vector<GameAndProfile> found;
        for (const std::string& id : gameIds()) {
            for (const Profile& profile : game(id)->data().optionTable.profiles) {
                found.push_back({id, profile.id});
            }
        }
        return found;
    }();
    return all;
}

Position at(const std::shared_ptr<const Variant>& variant, std::string_view sfen) {
    const auto position = positionFromSfen(variant, sfen);
    if (!position) {
        throw std::runtime_error(std::string(sfen) + '\n' + joined(position.error()));
    }
    return *position;
}

Sample played(const std::shared_ptr<const Variant>& variant, Random& random, int plies) {
    Sample sample{Position::start(variant), History()};
    sample.history = History(sample.position.key());
    for (int i = 0; i < plies; ++i) {
        const std::vector<Move> moves = rules::legalMoves(sample.position, sample.history);
        if (moves.empty()) {
            break;
        }
        std::vector<Move> captures;
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(captures),
                     [&](const Move& move) { return takes(sample.position, move); });
        const std::vector<Move>& pool = captures.empty() || random.below(2) == 0 ? moves : captures;
        Sample next = sample;
        step(next, pool[random.below(pool.size())]);
        if (!isOver(next.position)) {
            sample = std::move(next);
        }
    }
    return sample;
}

namespace {

/// The kinds that may stand on a board.
std::vector<PieceTypeId> standingKinds(const Variant& variant) {
    std::vector<PieceTypeId> kinds;
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        if (!variant.types()[i].formOnly) {
            kinds.push_back(PieceTypeId(i));
        }
    }
    return kinds;
}

/// Those of them whose moves have several legs.
std::vector<PieceTypeId> manyLeggedKinds(const Variant& variant) {
    std::vector<PieceTypeId> kinds = standingKinds(variant);
    std::erase_if(kinds, [&](PieceTypeId kind) { return !variant.type(kind).program.ambiguous; });
    return kinds;
}

/// Pieces of these kinds on so many squares of a hundred.
Sample thrown(const std::shared_ptr<const Variant>& variant, Random& random,
              const std::vector<PieceTypeId>& kinds, std::uint64_t density) {
    std::vector<PieceTypeId> unpromoted;
    std::optional<PieceTypeId> royal;
    for (const PieceTypeId kind : standingKinds(*variant)) {
        const PieceType& type = variant->type(kind);
        if (!type.promoted) {
            unpromoted.push_back(kind);
        }
        if (type.royal && !royal) {
            royal = kind;
        }
    }
    Setup setup;
    setup.cells = PerSquare<Cell>(variant->shape().squareCount());
    PerSide<int> emperors;
    for (Cell& cell : setup.cells) {
        if (random.below(100) >= density) {
            continue;
        }
        const Piece piece{kinds[random.below(kinds.size())], Side(random.below(2))};
        const auto& rule = variant->rules().emperor;
        if (rule && rule->emperors.contains(piece.type) && ++emperors[piece.owner] > kMostEmperors) {
            continue;
        }
        cell = piece;
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        setup.cells[Square(static_cast<int>(random.below(setup.cells.size())))] = Piece{*royal, side};
        if (variant->rules().drops) {
            for (std::uint64_t i = random.below(6); i > 0; --i) {
                const PieceTypeId type = unpromoted[random.below(unpromoted.size())];
                setup.hands[side][type] += variant->type(type).royal ? 0 : 1;
            }
        }
        setup.state.skipped[side] = random.below(2) == 0;
    }
    if (random.below(2) == 0) {
        setup.state.lionTaken = Square(static_cast<int>(random.below(setup.cells.size())));
    }
    for (Cell& cell : setup.cells) {
        if (!cell.isEmpty() && random.below(4) == 0) {
            cell = cell.withDeclined(true);
        }
    }
    setup.turn = Side(random.below(2));
    const auto position = Position::create(variant, setup);
    if (!position) {
        throw std::runtime_error(joined(position.error()));
    }
    return {*position, History(position->key())};
}

} // namespace

Sample scattered(const std::shared_ptr<const Variant>& variant, Random& random) {
    const std::uint64_t density = 5 + random.below(40);
    return thrown(variant, random, standingKinds(*variant), density);
}

Sample crowded(const std::shared_ptr<const Variant>& variant, Random& random) {
    constexpr std::size_t kFew = 6;
    const std::vector<PieceTypeId> all = standingKinds(*variant);
    const std::vector<PieceTypeId> manyLegged = manyLeggedKinds(*variant);
    std::vector<PieceTypeId> few;
    while (few.size() < kFew) {
        const auto& pool = manyLegged.empty() || few.size() % 2 == 0 ? all : manyLegged;
        few.push_back(pool[random.below(pool.size())]);
    }
    return thrown(variant, random, few, 30 + random.below(50));
}

Sample contagious(const std::shared_ptr<const Variant>& variant, Random& random) {
    constexpr std::size_t kOthers = 4;
    const std::vector<PieceTypeId> manyLegged = manyLeggedKinds(*variant);
    std::vector<PieceTypeId> kinds;
    for (const PieceTypeId kind : standingKinds(*variant)) {
        if (variant->contagious(kind)) {
            kinds.push_back(kind);
        }
    }
    for (std::size_t i = 0; i < kOthers; ++i) {
        kinds.push_back(manyLegged[random.below(manyLegged.size())]);
    }
    return thrown(variant, random, kinds, 10 + random.below(30));
}

Sample sampled(const std::shared_ptr<const Variant>& variant, Random& random, int number) {
    if (number % 3 == 0) {
        return scattered(variant, random);
    }
    return played(variant, random, static_cast<int>(random.below(number % 3 == 1 ? 30 : 160)));
}

literal::State plain(const Position& position) {
    const BoardShape& shape = position.shape();
    literal::State state;
    state.board.files = shape.files();
    state.board.ranks = shape.ranks();
    for (int i = 0; i < shape.squareCount(); ++i) {
        const Cell cell = position.at(Square(i));
        if (!cell.isEmpty()) {
            state.board.men[{i % shape.files(), i / shape.files()}] = {index(cell.type()), cell.owner()};
        }
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (std::size_t i = 0; i < position.variant().types().size(); ++i) {
            if (const int count = position.inHand(side, PieceTypeId(i)); count > 0) {
                state.hands[index(side)][i] = count;
            }
        }
    }
    state.skipped = position.state().skipped.values;
    if (const auto lion = position.state().lionTaken) {
        state.lionTaken = literal::Spot{lion->index() % shape.files(), lion->index() / shape.files()};
    }
    for (int i = 0; i < shape.squareCount(); ++i) {
        if (position.at(Square(i)).declined()) {
            state.declined.insert({i % shape.files(), i / shape.files()});
        }
    }
    state.turn = position.turn();
    return state;
}

literal::Choice choice(const Position& position, const Move& move) {
    const int files = position.shape().files();
    const auto spot = [files](Square square) {
        return literal::Spot{square.index() % files, square.index() / files};
    };
    literal::Choice out;
    out.to = spot(move.path.back());
    if (move.isDrop()) {
        out.drop = position.variant().type(move.dropped()).id;
        return out;
    }
    out.from = spot(move.from());
    const Transition transition = rules::resolve(position, move);
    for (const Square removed : rules::removedSquares(transition, move)) {
        out.captures.insert(spot(removed));
    }
    out.moverBurns = rules::moverBurns(transition, move);
    if (move.promotes()) {
        out.promotes = position.variant().type(*move.promotion).id;
    }
    return out;
}

std::set<literal::Choice> choices(const Position& position, const std::vector<Move>& moves) {
    std::set<literal::Choice> out;
    for (const Move& move : moves) {
        if (!out.insert(choice(position, move)).second) {
            throw std::runtime_error(
                "twice in the list of moves: " + text(position.shape(), choice(position, move)) + " in " +
                sfen(position));
        }
    }
    return out;
}

std::string text(const BoardShape& shape, const literal::Choice& choice) {
    const auto name = [&](literal::Spot spot) { return shape.name(shape.at(spot.column, spot.row)); };
    std::string out = choice.from ? name(*choice.from) : choice.drop + '*';
    out += '-' + name(choice.to);
    for (const literal::Spot spot : choice.captures) {
        out += 'x' + name(spot);
    }
    return out + (choice.promotes.empty() ? "" : "=" + choice.promotes);
}

std::string difference(const BoardShape& shape, const std::set<literal::Choice>& ours,
                       const std::set<literal::Choice>& literal) {
    std::string out;
    for (const auto& each : ours) {
        out += literal.count(each) == 0 ? "  only the core: " + text(shape, each) + '\n' : "";
    }
    for (const auto& each : literal) {
        out += ours.count(each) == 0 ? "  only the literal reading: " + text(shape, each) + '\n' : "";
    }
    return out.substr(0, 2000);
}

std::uint64_t perft(const Position& position, const History& history, int depth) {
    const std::vector<Move> moves = rules::legalMoves(position, history);
    if (depth <= 1) {
        return moves.size();
    }
    std::uint64_t count = 0;
    for (const Move& move : moves) {
        Sample next{position, history};
        step(next, move);
        count += isOver(next.position) ? 0 : perft(next.position, next.history, depth - 1);
    }
    return count;
}

int sampleCount(int ci, int full) {
    constexpr int kFew = 5;
    if (isFullRun()) {
        return full;
    }
    return kSanitized && ci > kFew ? (ci + 2) / 3 : ci;
}

bool timesAreHeld() {
    return isFullRun() && !kSanitized;
}

} // namespace mujo::testing
