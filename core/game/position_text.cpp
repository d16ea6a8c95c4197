#include "core/game/position_text.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/game/formats/placed_words.h"
#include "core/game/formats/usi_moves.h"
#include "core/position/sfen.h"

namespace mujo {

namespace {

Result<Position, UnreadPosition> read(std::string_view text, const std::shared_ptr<const Variant>& game) {
    const std::vector<PlacedWord> words = wordsOf(text);
    const auto moves =
        std::find_if(words.begin(), words.end(), [](const PlacedWord& word) { return word.text == "moves"; });
    const std::size_t end = moves == words.end() ? text.size() : moves->at;
    auto position = positionFromSfen(game, text.substr(0, end));
    if (!position) {
        return Failure{UnreadPosition{game, position.error()}};
    }
    if (moves == words.end()) {
        return std::move(*position);
    }
    Game played(std::move(*position));
    for (const PlacedWord& word : std::span(moves + 1, words.end())) {
        if (!playUsiMove(played, word.text)) {
            return Failure{
                UnreadPosition{game, {faultAtWord(text, {}, word, whyNoUsiMove(played, word.text))}}};
        }
    }
    return played.position();
}

Result<Position, UnreadPosition> read(std::string_view text, Result<std::shared_ptr<const Variant>> game) {
    if (!game) {
        return Failure{UnreadPosition{nullptr, game.error()}};
    }
    return read(text, *game);
}

UnreadPosition nameless() {
    return {nullptr,
            {{{},
              1,
              1,
              1,
              sentence("GameFileFaults", "the position text does not name its game"),
              sentence("GameFileFaults", "begin it with the id of the game in brackets, such as [wa]")}}};
}

} // namespace

Result<Position, UnreadPosition> readPosition(const Catalog& catalog, std::string_view text,
                                              const std::shared_ptr<const Variant>& fallback) {
    const SfenHeader header = sfenHeader(text);
    if (!header.id.empty()) {
        return readPosition(catalog, text, NamedGame{header.id, {}});
    }
    if (fallback == nullptr) {
        return Failure{nameless()};
    }
    return read(text, fallback);
}

Result<Position, UnreadPosition> readPosition(const Catalog& catalog, std::string_view text,
                                              const NamedGame& named) {
    const SfenHeader header = sfenHeader(text);
    const std::string& id = named.id.empty() ? header.id : named.id;
    if (id.empty()) {
        return Failure{nameless()};
    }
    const bool told = header.id == id && !header.profile.empty();
    const std::string ofText = told ? header.profile : std::string(kStandardProfile);
    return read(text, catalog.load(id, named.profile.value_or(ofText)));
}

std::string writePosition(const Position& position) {
    const std::string text = sfen(position);
    return sfenHeader(text).id.empty() ? '[' + position.variant().id() + "] " + text : text;
}

} // namespace mujo
