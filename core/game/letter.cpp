#include "core/game/letter.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <sstream>

#include "core/base/ascii.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"

namespace mujo {

namespace {

constexpr std::string_view kMark = "mujo/";
constexpr std::string_view kVersion = "1";
constexpr std::string_view kEnd = "end";
constexpr std::string_view kStart = "start=";
constexpr std::string_view kResigns = "resigns";
constexpr std::size_t kCheckLength = 6;

/// Six letters and digits that two positions have in common by one chance in a billion: from the FNV-1a hash
/// of the position text, which no version of the program may change.
std::string checkOf(const Position& position) {
    constexpr std::uint64_t kOffset = 14695981039346656037U;
    constexpr std::uint64_t kPrime = 1099511628211U;
    constexpr std::string_view kDigits = "0123456789abcdefghjkmnpqrstvwxyz"; // none that look alike
    constexpr unsigned kBits = 5;
    std::uint64_t hash = kOffset;
    for (const char c : sfen(position)) {
        hash = (hash ^ static_cast<unsigned char>(c)) * kPrime;
    }
    hash ^= hash >> 32U;
    std::string check;
    for (std::size_t i = 0; i < kCheckLength; ++i) {
        check += kDigits[hash % kDigits.size()];
        hash >>= kBits;
    }
    return check;
}

/// Words between blanks, without the signs of quotation before them.
std::vector<std::string> wordsOfMail(std::string_view text) {
    std::vector<std::string> words;
    std::istringstream stream{std::string(text)};
    for (std::string word; stream >> word;) {
        word.erase(0, std::min(word.find_first_not_of(">|"), word.size()));
        if (!word.empty()) {
            words.push_back(std::move(word));
        }
    }
    return words;
}

bool isCheck(const std::string& word) {
    return word.size() == kCheckLength && std::all_of(word.begin(), word.end(), [](char c) {
               return ascii::isDigit(c) || (c >= 'a' && c <= 'z');
           });
}

std::optional<Move> legalMove(const Game& game, const std::string& text) {
    const auto parsed = rules::parseMoveText(game.variant(), text);
    if (!parsed || game.isOver()) {
        return std::nullopt;
    }
    const auto move = rules::matchMove(game.position(), game.legalMoves(), *parsed);
    return move ? std::optional(*move) : std::nullopt;
}

/// The letter whose mark is the first of the words.
Result<Letter, LetterFault> letterFrom(std::span<const std::string> words) {
    if (words.front().substr(kMark.size()) != kVersion) {
        return Failure{LetterFault::Newer};
    }
    const auto end = static_cast<std::size_t>(std::find(words.begin(), words.end(), kEnd) - words.begin());
    constexpr std::size_t kGame = 1;
    constexpr std::size_t kNumber = 2;
    constexpr std::size_t kBefore = 3;
    constexpr std::size_t kMoves = 4;
    if (end == words.size() || end < kMoves + 1) {
        return Failure{LetterFault::Damaged};
    }
    const std::string& game = words[kGame];
    const std::string& number = words[kNumber];
    const std::size_t gap = game.find(';');
    constexpr std::size_t kMostDigits = 6;
    Letter letter;
    letter.before = words[kBefore];
    letter.after = words[end - 1];
    const bool isNumber = number.size() <= kMostDigits &&
                          std::all_of(number.begin(), number.end(), [](char c) { return ascii::isDigit(c); });
    if (gap == std::string::npos || !isNumber || !isCheck(letter.before) || !isCheck(letter.after)) {
        return Failure{LetterFault::Damaged};
    }
    letter.variant = game.substr(0, gap);
    letter.profile = game.substr(gap + 1);
    letter.number = std::stoul(number);
    for (std::size_t i = kMoves; i < end - 1; ++i) {
        if (words[i].starts_with(kStart)) {
            letter.start = words[i].substr(kStart.size());
            std::replace(letter.start.begin(), letter.start.end(), '_', ' ');
        } else if (words[i] == kResigns) {
            letter.resigns = true;
        } else {
            letter.moves.push_back(words[i]);
            std::replace(letter.moves.back().begin(), letter.moves.back().end(), '@', '*');
        }
    }
    if (letter.moves.size() > std::min(letter.number, Letter::kMostMoves)) {
        return Failure{LetterFault::Damaged};
    }
    return letter;
}

bool resignsAtTheEnd(const Game& game) {
    const rules::Outcome& end = game.outcome();
    return end.reason == rules::Reason::Resignation && end.winner() == opponent(game.position().turn());
}

} // namespace

std::string letterText(const Game& game) {
    const auto line = game.line();
    const std::size_t first = line.size() - std::min(line.size(), Letter::kMostMoves);
    Game at = game;
    at.goTo(at.onLine(first));
    std::string text = std::string(kMark) + std::string(kVersion) + ' ' + game.variant().id() + ';' +
                       game.variant().profile() + ' ' + std::to_string(line.size()) + ' ' +
                       checkOf(at.position());
    if (first == 0 && !(game.start() == Position::start(game.start().sharedVariant()))) {
        std::string start = sfen(game.start());
        start.erase(0, sfenHeader(start).length);
        std::replace(start.begin(), start.end(), ' ', '_');
        text += ' ' + std::string(kStart) + start;
    }
    for (std::size_t i = first; i < line.size(); ++i) {
        std::string move = rules::moveText(game.variant(), line[i].move);
        std::replace(move.begin(), move.end(), '*', '@'); // which would be bold type in some chats
        text += ' ' + move;
    }
    at.goTo(at.onLine(line.size()));
    if (resignsAtTheEnd(at)) {
        text += ' ' + std::string(kResigns);
    }
    return text + ' ' + checkOf(at.position()) + ' ' + std::string(kEnd);
}

Result<Letter, LetterFault> findLetter(std::string_view text) {
    const std::vector<std::string> words = wordsOfMail(text);
    std::optional<Letter> found;
    LetterFault fault = LetterFault::NoLetter;
    const auto isMark = [](const std::string& word) { return word.starts_with(kMark); };
    for (auto at = std::find_if(words.begin(), words.end(), isMark); at != words.end();
         at = std::find_if(at + 1, words.end(), isMark)) {
        auto letter = letterFrom({at, words.end()});
        if (!letter) {
            fault = letter.error();
        } else if (!found || letter->number > found->number) {
            found = std::move(*letter); // a mail may quote those before it
        }
    }
    if (!found) {
        return Failure{fault};
    }
    return std::move(*found);
}

LetterReading readLetter(const Game& game, const Letter& letter) {
    using Kind = LetterReading::Kind;
    if (letter.variant != game.variant().id() || letter.profile != game.variant().profile()) {
        return {Kind::OtherGame};
    }
    Game board = game;
    const std::size_t known = board.line().size();
    const std::size_t first = letter.number - letter.moves.size();
    if (first > known) {
        return {Kind::Missing, {}, known};
    }
    board.goTo(board.onLine(first));
    if (checkOf(board.position()) != letter.before) {
        return {Kind::Parted, {}, first};
    }
    LetterReading reading;
    for (std::size_t i = 0; i < letter.moves.size(); ++i) {
        const auto move = legalMove(board, letter.moves[i]);
        const std::size_t made = first + i;
        if (made < known) {
            if (!move || !(board.following().front().move == *move)) {
                return {Kind::Parted, {}, made};
            }
        } else if (!move) {
            reading.kind = Kind::IllegalMove;
            reading.number = made;
            reading.text = letter.moves[i];
            return reading;
        } else {
            reading.moves.push_back(*move);
        }
        board.play(Move(*move));
    }
    if (checkOf(board.position()) != letter.after) {
        return {Kind::WrongPosition};
    }
    reading.resigns = letter.resigns && letter.number >= known && !board.isOver();
    reading.kind = reading.moves.empty() && !reading.resigns ? Kind::Known : Kind::Reply;
    reading.number = letter.number;
    return reading;
}

std::optional<Game> gameOfLetter(const Letter& letter, const Catalog& catalog) {
    const auto variant = catalog.load(letter.variant, letter.profile);
    if (!variant || letter.moves.size() != letter.number) {
        return std::nullopt;
    }
    std::optional<Position> start = Position::start(*variant);
    if (!letter.start.empty()) {
        auto given = positionFromSfen(*variant, letter.start);
        start = given ? std::optional(std::move(*given)) : std::nullopt;
    }
    if (!start) {
        return std::nullopt;
    }
    Game game(std::move(*start));
    const LetterReading reading = readLetter(game, letter);
    if (reading.kind != LetterReading::Kind::Reply && reading.kind != LetterReading::Kind::Known) {
        return std::nullopt;
    }
    for (const Move& move : reading.moves) {
        game.play(move);
    }
    if (reading.resigns) {
        game.resign(game.position().turn());
    }
    return game;
}

} // namespace mujo
