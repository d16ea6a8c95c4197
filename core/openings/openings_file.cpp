#include "core/openings/openings_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <unordered_set>

#include "core/base/line_words.h"
#include "core/base/printable.h"
#include "core/base/text_file.h"
#include "core/base/text_key.h"
#include "core/engine/engine.h"
#include "core/position/sfen.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "core/rules/outcome.h"
#include "core/rules/resolve.h"
#include "core/system/paths.h"
#include "core/variant_file/builtin_openings.h"

namespace mujo {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kFirstLine = "mujo openings 1";

constexpr int kMostPlies = 200;
constexpr int kMostGames = 1'000'000;
constexpr std::size_t kMostMoves = 20'000;
constexpr int kHex = 16;
// In the file a score of more than 29,000 tells a forced end: what is missing to 30,000 are the plies until
// then.
constexpr int kFileEnd = 30000;
constexpr int kFileForced = kFileEnd - (kEndScore - kForcedScore);

int scoreForFile(int score) {
    if (!isForced(score)) {
        return std::clamp(score, -kFileForced + 1, kFileForced - 1);
    }
    return score > 0 ? kFileEnd - pliesToEnd(score) : pliesToEnd(score) - kFileEnd;
}

int scoreOfFile(int score) {
    return score >= kFileForced    ? kEndScore - (kFileEnd - score)
           : score <= -kFileForced ? (kFileEnd + score) - kEndScore
                                   : score;
}

/// What tells whether the game still begins and moves as it did when its openings were made.
std::uint32_t gameKey(const std::shared_ptr<const Variant>& variant) {
    std::uint32_t key = textKey(sfen(Position::start(variant)));
    for (const PieceType& type : variant->types()) {
        key = textKey(type.betza, textKey(type.id, key));
    }
    return key;
}

class OpeningsReader {
public:
    OpeningsReader(const std::shared_ptr<const Variant>& variant, const std::string& fileName,
                   const std::stop_token& stop)
        : m_variant(variant), m_fileName(fileName), m_stop(stop) {
        m_openings.profile = kStandardProfile;
        begin(Position::start(variant));
        m_openings.tree = OpeningTree(m_way.front().position.key());
    }

    Result<Openings> run(std::string_view text) {
        m_number = 1;
        if (text.size() > kMostOpeningsBytes) {
            complain(1,
                     sentence("OpeningFaults", "the file is larger than %1 bytes").with(kMostOpeningsBytes));
            return Failure{m_faults};
        }
        if (!text.starts_with(kFirstLine) || text.substr(kFirstLine.size()).substr(0, 1) != "\n") {
            complain(1, sentence("OpeningFaults", "an openings file begins with \"%1\"").with(kFirstLine));
            return Failure{m_faults};
        }
        for (std::size_t from = kFirstLine.size() + 1; from < text.size() && !m_isOver;) {
            const std::size_t end = std::min(text.find('\n', from), text.size());
            ++m_number;
            if (end > from) {
                line(text.substr(from, end - from));
            }
            from = end + 1;
            if (m_stop.stop_requested()) {
                return Failure{wholeFault(sentence("OpeningFaults", "the reading was stopped"))};
            }
        }
        if (m_faults.empty() && !m_hasGame) {
            m_number = 0;
            complain(0, sentence("OpeningFaults", "the line \"%1\" is missing").with("game"sv));
        }
        if (!m_faults.empty()) {
            return Failure{m_faults};
        }
        return std::move(m_openings);
    }

private:
    /// A position on the way to the move that is read, with what may be played there.
    struct Step {
        Position position;
        std::vector<Move> legal;
    };

    void complain(int column, Sentence message) {
        m_faults.push_back({m_fileName, m_number, column, 1, std::move(message), {}});
    }
    /// What follows from this fault would be no news.
    void end(int column, Sentence message) {
        complain(column, std::move(message));
        m_isOver = true;
    }

    void line(std::string_view text) {
        LineWords words(text);
        const std::string_view name = words.next();
        if (name == "game") {
            game(words);
        } else if (name == "profile") {
            profile(words);
        } else if (name == "provenance") {
            m_openings.provenance = words.rest();
        } else if (!name.empty() && name.front() >= '0' && name.front() <= '9') {
            move(LineWords(text));
        } else {
            complain(1, sentence("OpeningFaults", "there is no line \"%1\" in an openings file")
                            .with(printable(name.substr(0, 40))));
        }
    }

    void game(LineWords& words) {
        const std::string_view id = words.next();
        if (id != m_variant->id()) {
            end(words.column(), sentence("OpeningFaults", "these are openings of another game, \"%1\"")
                                    .with(printable(id.substr(0, 80))));
            return;
        }
        const auto files = words.number<int>(1, BoardShape::kMaxSide);
        const auto ranks = words.number<int>(1, BoardShape::kMaxSide);
        if (files != m_variant->shape().files() || ranks != m_variant->shape().ranks()) {
            end(words.column(),
                sentence("OpeningFaults", "these openings were made on a board of another size"));
            return;
        }
        m_gameKey = words.number<std::uint32_t>(0, UINT32_MAX, kHex);
        m_gameKeyColumn = words.column();
        m_gameKeyLine = m_number;
        m_hasGame = true;
    }

    void profile(LineWords& words) {
        m_openings.profile = words.rest();
        // For another reading there is nothing to be checked: it may move in other ways.
        m_isOver = m_faults.empty() && m_openings.profile != m_variant->profile();
    }

    /// Whether moves can be read at all.
    bool isReady() {
        if (!m_hasGame) {
            end(1, sentence("OpeningFaults", "the line \"%1\" must stand before the moves").with("game"sv));
        } else if (m_openings.profile != m_variant->profile()) {
            m_isOver = true;
        } else if (m_gameKey != gameKey(m_variant)) {
            m_number = m_gameKeyLine;
            end(m_gameKeyColumn,
                sentence("OpeningFaults",
                         "the game begins or moves in another way than when these openings were made"));
        }
        return !m_isOver;
    }

    void move(LineWords words) {
        if (!m_isReady && !isReady()) {
            return;
        }
        m_isReady = true;
        if (++m_moves > kMostMoves) {
            end(1, sentence("OpeningFaults", "there are more than %1 moves").with(kMostMoves));
            return;
        }
        const auto ply = words.number<int>(1, kMostPlies);
        const int deepest = static_cast<int>(m_way.size()) + (m_last ? 1 : 0);
        if (!ply || *ply > deepest) {
            // The moves behind it would be read in a wrong position.
            end(words.column(), sentence("OpeningFaults", "the number of the ply must be from 1 to %1 here")
                                    .with(std::min(deepest, kMostPlies)));
            return;
        }
        if (!goTo(static_cast<std::size_t>(*ply), words.column())) {
            return;
        }
        OpeningMove read;
        const std::string_view text = words.next();
        const int column = words.column();
        const auto parsed = rules::parseMoveText(*m_variant, text);
        if (!parsed) {
            end(column + parsed.error().front().column - 1, parsed.error().front().message);
            return;
        }
        const Step& here = m_way.back();
        const auto legal = rules::matchMove(here.position, here.legal, *parsed);
        if (!legal) {
            end(column, legal.error().kind == rules::MoveTextFault::Kind::Ambiguous
                            ? sentence("OpeningFaults", "the text fits several moves")
                            : sentence("OpeningFaults", "the rules do not allow this move here"));
            return;
        }
        read.move = *legal;
        read.after = here.position.keyAfter(rules::resolve(here.position, *legal));
        m_last = *legal;
        const auto games = words.number<int>(0, kMostGames);
        const auto score = games ? words.number<int>(-kFileEnd, kFileEnd) : std::nullopt;
        const auto depth = score ? words.number<int>(0, kMostPlies) : std::nullopt;
        if (!depth) {
            complain(words.column(),
                     sentence("OpeningFaults", "games, score and depth must be whole numbers within bounds",
                              "the numbers behind a move"));
            return;
        }
        if (!words.isAtEnd()) {
            words.next();
            complain(words.column(), sentence("OpeningFaults", "there is more on this line than a move has"));
            return;
        }
        read.games = *games;
        read.score = scoreOfFile(*score);
        read.depth = *depth;
        if (!m_openings.tree.add(here.position.key(), read)) {
            complain(column, sentence("OpeningFaults", "this position has the move already"));
        }
    }

    /// The way to the position in which the move of this ply is played.
    bool goTo(std::size_t ply, int column) {
        if (ply <= m_way.size()) {
            m_way.erase(m_way.begin() + static_cast<std::ptrdiff_t>(ply), m_way.end());
            return true;
        }
        Position next = m_way.back().position;
        next.apply(rules::resolve(next, *m_last));
        m_last.reset();
        if (rules::outcome(next, History(next.key())).isOver()) {
            end(column, sentence("OpeningFaults", "the game is over before this move"));
            return false;
        }
        begin(std::move(next));
        return true;
    }

    void begin(Position position) {
        const History history(position.key());
        auto legal = rules::legalMoves(position, history);
        m_way.push_back({std::move(position), std::move(legal)});
    }

    const std::shared_ptr<const Variant>& m_variant;
    std::string m_fileName;
    std::stop_token m_stop;
    int m_number = 0;
    std::size_t m_moves = 0;
    bool m_isOver = false;
    bool m_isReady = false;
    bool m_hasGame = false;
    std::optional<std::uint32_t> m_gameKey;
    int m_gameKeyColumn = 1;
    int m_gameKeyLine = 1;
    std::vector<Step> m_way;    ///< from the start
    std::optional<Move> m_last; ///< the move read last, in the last position of the way
    Openings m_openings;
    Diagnostics m_faults;
};

/// The moves of a tree, a line each. What is behind a position stands where it is met first.
class MoveLines {
public:
    MoveLines(const OpeningTree& tree, const Variant& variant) : m_tree(tree), m_variant(variant) {
        write(tree.start(), 1);
    }
    [[nodiscard]] std::string text() && { return std::move(m_text); }

private:
    void write(std::uint64_t key, int ply) {
        if (ply > kMostPlies || !m_written.insert(key).second) {
            return;
        }
        for (const OpeningMove& each : m_tree.at(key)) {
            m_text += std::to_string(ply) + ' ' + rules::moveText(m_variant, each.move) + ' ' +
                      std::to_string(each.games) + ' ' + std::to_string(scoreForFile(each.score)) + ' ' +
                      std::to_string(each.depth) + '\n';
            write(each.after, ply + 1);
        }
    }

    const OpeningTree& m_tree;
    const Variant& m_variant;
    std::unordered_set<std::uint64_t> m_written;
    std::string m_text;
};

} // namespace

Result<Openings> readOpenings(std::string_view text, const std::shared_ptr<const Variant>& variant,
                              const std::string& fileName, const std::stop_token& stop) {
    return OpeningsReader(variant, fileName, stop).run(text);
}

std::string writeOpenings(const Openings& openings, const std::shared_ptr<const Variant>& variant) {
    std::array<char, 8> key{};
    const auto keyEnd = std::to_chars(key.data(), key.data() + key.size(), gameKey(variant), kHex).ptr;
    const BoardShape& shape = variant->shape();
    return std::string(kFirstLine) + "\ngame " + variant->id() + ' ' + std::to_string(shape.files()) + ' ' +
           std::to_string(shape.ranks()) + ' ' + std::string(key.data(), keyEnd) + "\nprofile " +
           variant->profile() + "\nprovenance " + openings.provenance + '\n' +
           MoveLines(openings.tree, *variant).text();
}

std::filesystem::path openingsPath(std::filesystem::path variantFile) {
    return variantFile.replace_extension(".openings");
}

Result<Openings> loadOpenings(const std::shared_ptr<const Variant>& variant, const std::string& variantFile,
                              const std::stop_token& stop) {
    const std::filesystem::path path = openingsPath(pathOf(variantFile));
    std::error_code missing;
    if (path.has_parent_path() && std::filesystem::exists(path, missing)) {
        const auto read = readTextFile(path, kMostOpeningsBytes);
        if (!read) {
            return Failure{Diagnostics{{textOf(path), 0, 0, 1, read.error().said(), {}}}};
        }
        return readOpenings(*read, variant, textOf(path), stop);
    }
    if (isShipped(*variant)) {
        for (const VariantText& shipped : builtinOpenings()) {
            if (shipped.fileName == variant->id() + ".openings") {
                return readOpenings(shipped.text, variant, std::string(shipped.fileName), stop);
            }
        }
    }
    return Openings{OpeningTree(Position::start(variant).key()), {}, std::string(variant->profile())};
}

} // namespace mujo
