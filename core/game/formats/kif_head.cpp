#include "core/game/formats/kif_head.h"

#include <algorithm>
#include <array>

#include "core/base/utf8.h"
#include "core/game/formats/kif_writer.h"
#include "core/game/formats/usi_moves.h"
#include "core/game/handicap.h"
#include "core/position/sfen.h"

namespace mujo {

namespace {

constexpr std::string_view kEvenGame = "平手";
constexpr std::string_view kOtherStart = "その他";

std::optional<KifGame> kifGameIn(const Catalog& catalog, const std::shared_ptr<const Variant>& variant) {
    return variant == nullptr ? std::nullopt : std::optional(kifGameOf(variant, catalog.notes(*variant)));
}

} // namespace

bool isOfKif(const Variant& variant, const Catalog& catalog) {
    return isOfUsi(variant, catalog);
}

bool KifHead::take(const PlacedWord& line) {
    std::string_view text = line.text;
    skipBlanks(text);
    if (text.starts_with('|')) {
        m_ranks.push_back(wordOf(text));
        return true;
    }
    for (const std::string_view turn : {"後手番", "上手番"}) {
        if (text.starts_with(turn)) {
            m_isGotes = true;
            return true;
        }
    }
    constexpr std::string_view kWideColon = "：";
    const std::size_t wide = text.find(kWideColon);
    const std::size_t narrow = text.find(':');
    const std::size_t colon = std::min(wide, narrow);
    const bool isNoLine = text.starts_with("+-") || text.starts_with("先手番") ||
                          text.starts_with("下手番") || text.starts_with("手数＝");
    if (isNoLine || colon == std::string_view::npos) {
        return isNoLine || isFiles(line);
    }
    const std::size_t length = colon == wide ? kWideColon.size() : 1;
    m_lines.emplace_back(text.substr(0, colon), wordOf(text.substr(colon + length)));
    return true;
}

bool KifHead::isFiles(const PlacedWord& line) {
    std::string_view text = line.text;
    for (skipBlanks(text); takeDigits(text); skipBlanks(text)) {
    }
    return text.empty();
}

std::string KifHead::others() const {
    constexpr std::array<std::string_view, 16> kParts{
        "手合割",     "先手",       "後手",           "下手",
        "上手",       "棋戦",       "場所",           "開始日時",
        "先手の持駒", "後手の持駒", "下手の持駒",     "上手の持駒",
        "対局日",     kKifPosition, kKifHandicapName, ""};
    const bool hasTime = time().has_value();
    std::string text;
    for (const auto& [name, value] : m_lines) {
        const bool isTime = hasTime && (name == kKifMainTime || name == kKifByoyomi);
        if (!isTime && std::find(kParts.begin(), kParts.end(), name) == kParts.end()) {
            text += (text.empty() ? "" : "\n") + std::string(name) + "：" + std::string(value.text);
        }
    }
    return text;
}

std::optional<GameTime> KifHead::time() const {
    const PlacedWord* main = find({kKifMainTime});
    const PlacedWord* byoyomi = find({kKifByoyomi});
    return parseKifTime({main == nullptr ? std::string_view() : main->text,
                         byoyomi == nullptr ? std::string_view() : byoyomi->text});
}

const PlacedWord* KifHead::find(std::initializer_list<std::string_view> names) const {
    const auto found = std::find_if(m_lines.begin(), m_lines.end(), [&](const auto& line) {
        return std::find(names.begin(), names.end(), line.first) != names.end();
    });
    return found == m_lines.end() ? nullptr : &found->second;
}

std::optional<KifGame> KifHead::game(const Catalog& catalog, const Complain& complain) const {
    const auto games = usiGames(catalog);
    const PlacedWord* handicap = find({"手合割"});
    for (const auto& variant : games) {
        if (handicap != nullptr && handicap->text.starts_with(variant->data().kanji)) {
            return kifGameIn(catalog, variant);
        }
    }
    const bool isOfSteps =
        m_text.find("手目") != std::string_view::npos || m_text.find("←") != std::string_view::npos;
    for (const auto& variant : games) {
        auto game = kifGameIn(catalog, variant);
        const bool hasRanks = m_ranks.empty() || static_cast<int>(m_ranks.size()) == variant->shape().ranks();
        if (hasRanks && (!m_ranks.empty() || game->isPlain != isOfSteps)) {
            return game;
        }
    }
    complain(m_ranks.empty() ? PlacedWord{} : m_ranks.front(),
             sentence("GameFileFaults", "no game here has a board of so many ranks"));
    return std::nullopt;
}

std::optional<Position> KifHead::start(const KifGame& game, const Complain& complain) const {
    const auto checked = [&](Result<Position> position, const PlacedWord& word) -> std::optional<Position> {
        if (position) {
            return std::move(*position);
        }
        complain({word.text.substr(0, 1), word.at}, position.error().front().message);
        return std::nullopt;
    };
    if (const PlacedWord* text = find({kKifPosition})) {
        return checked(positionFromSfen(game.variant, text->text), *text);
    }
    if (!m_ranks.empty()) {
        const auto setup = drawn(game, complain);
        return setup ? checked(Position::create(game.variant, *setup), m_ranks.front()) : std::nullopt;
    }
    const PlacedWord* said = find({"手合割"});
    std::string_view name = said == nullptr ? std::string_view() : said->text;
    skipBlanks(name);
    while (name.ends_with(' ') || name.ends_with("　")) {
        name.remove_suffix(name.ends_with(' ') ? 1 : std::string_view("　").size());
    }
    if (name.empty() || name == kEvenGame || name == game.variant->data().kanji) {
        return Position::start(game.variant);
    }
    for (const Handicap& handicap : game.handicaps) {
        if (handicap.kanji == name) {
            return handicapStart(game.variant, handicap);
        }
    }
    complain(*said, name == kOtherStart
                        ? sentence("GameFileFaults", "a drawn board is missing, which this handicap needs")
                        : sentence("GameFileFaults", "there is no such handicap here, and no drawn board"));
    return std::nullopt;
}

std::optional<Setup> KifHead::drawn(const KifGame& game, const Complain& complain) const {
    const int ranks = game.variant->shape().ranks();
    if (static_cast<int>(m_ranks.size()) != ranks) {
        complain(
            m_ranks.front(),
            sentence("GameFileFaults", "a drawn board has %1 ranks, not %2").with(ranks, m_ranks.size()));
        return std::nullopt;
    }
    Setup setup;
    setup.cells = PerSquare<Cell>(game.variant->shape().squareCount());
    for (int row = 0; row < ranks; ++row) {
        if (!rank(game, m_ranks[static_cast<std::size_t>(row)], row, setup, complain)) {
            return std::nullopt;
        }
    }
    if (!hand(game, Side::Sente, setup, complain) || !hand(game, Side::Gote, setup, complain)) {
        return std::nullopt;
    }
    const bool isHandicap = find({"上手", "下手", "上手の持駒", "下手の持駒"}) != nullptr;
    // Who gives a handicap moves first, unless the record says who does.
    const bool saysTurn = m_text.find("下手番") != std::string_view::npos;
    setup.turn = m_isGotes || (isHandicap && !saysTurn) ? Side::Gote : Side::Sente;
    return setup;
}

bool KifHead::rank(const KifGame& game, const PlacedWord& line, int row, Setup& setup,
                   const Complain& complain) const {
    const BoardShape& shape = game.variant->shape();
    std::string_view text = line.text.substr(1);
    int column = 0;
    for (skipBlanks(text); !text.empty() && !text.starts_with('|'); skipBlanks(text), ++column) {
        const std::string_view cell = text;
        if (column == shape.files()) {
            return complain(wordOf(cell.substr(0, 1)),
                            sentence("GameFileFaults", "this rank is longer than the board"));
        }
        if (takeWord(text, "・") || takeWord(text, ".")) {
            continue;
        }
        const Side side = takeWord(text, "v") || takeWord(text, "V") ? Side::Gote : Side::Sente;
        takeWord(text, side == Side::Sente ? "^" : "");
        const std::string_view name = text;
        takeWord(text, "成");
        text.remove_prefix(std::min(text.size(), characterAt(text, 0).size()));
        const auto type = game.ofBoardName(name.substr(0, name.size() - text.size()));
        if (!type) {
            return complain(wordOf(cell.substr(0, cell.size() - text.size())),
                            sentence("GameFileFaults", "there is no such piece"));
        }
        setup.cells[shape.at(column, row)] = Piece{*type, side};
    }
    return column == shape.files() ||
           complain(line, sentence("GameFileFaults", "this rank is shorter than the board"));
}

bool KifHead::hand(const KifGame& game, Side side, Setup& setup, const Complain& complain) const {
    const PlacedWord* said =
        side == Side::Sente ? find({"先手の持駒", "下手の持駒"}) : find({"後手の持駒", "上手の持駒"});
    if (said == nullptr) {
        return true;
    }
    std::string_view text = said->text;
    for (skipBlanks(text); !text.empty() && !takeWord(text, "なし"); skipBlanks(text)) {
        const std::string_view before = text;
        text.remove_prefix(std::min(text.size(), characterAt(text, 0).size()));
        const auto type = game.ofBoardName(before.substr(0, before.size() - text.size()));
        if (!type) {
            return complain(wordOf(before.substr(0, before.size() - text.size())),
                            sentence("GameFileFaults", "there is no such piece"));
        }
        const auto digits = takeDigits(text);
        setup.hands[side][*type] += digits ? *digits : takeKanjiNumber(text).value_or(1);
    }
    return true;
}

} // namespace mujo
