// Games as text in the notation after Hodges: what players write to each other and what the archives of The
// Shogi Association hold, with tags before it.

#include <algorithm>
#include <array>

#include "core/base/utf8.h"
#include "core/game/formats/format_table.h"
#include "core/game/formats/record_lines.h"
#include "core/game/formats/tagged_text.h"
#include "core/game/notation/hodges.h"
#include "core/game/notation/move_reader.h"
#include "core/position/sfen.h"

namespace mujo {

namespace {

constexpr PerSide<std::string_view> kSides{"Sente", "Gote"};

std::string resultText(const rules::Outcome& outcome) {
    return std::string(rules::stateCode(outcome.state)) + ' ' + rules::reasonCode(outcome.reason);
}

class GameTextWriter {
public:
    explicit GameTextWriter(const GameFile& file)
        : m_file(file), m_game(file.game), m_last(file.game.lastOfMainLine()) {}

    std::string run() {
        const Variant& variant = m_game.variant();
        std::string text = tagLine("Game", variant.name()) + tagLine("Variant", variant.id());
        const auto add = [&text](std::string_view name, std::string_view value) {
            text += value.empty() ? std::string() : tagLine(name, value);
        };
        add("Rules", variant.profile() == kStandardProfile ? std::string_view() : variant.profile());
        for (const Side side : {Side::Sente, Side::Gote}) {
            add(kSides[side], m_file.playerNames[side]);
        }
        add("Event", m_file.info.event);
        add("Place", m_file.info.place);
        add("Date", m_file.info.date);
        add("Handicap", m_file.info.handicap);
        if (!(m_game.start() == Position::start(m_game.start().sharedVariant()))) {
            add("Start", sfen(m_game.start()));
        }
        if (m_game.outcome(m_last).isOver()) {
            add("Result", resultText(m_game.outcome(m_last)));
        }
        comment(Game::kStart);
        moves();
        return text + '\n' + inLinesOfText(m_words);
    }

private:
    /// Ends of lines stand in a tag for the main line, and in the text for others.
    void ending(Game::Node node) {
        if (m_game.ended(node) && node != m_last) {
            m_words.push_back('<' + resultText(*m_game.ended(node)) + '>');
            std::replace(m_words.back().begin(), m_words.back().end(), ' ', ':');
        }
    }

    void comment(Game::Node node) {
        if (const std::string& said = m_game.ply(node).comment; !said.empty()) {
            m_words.push_back(bracedComment(said));
            m_isNumbered = false;
        }
    }

    void move(Game::Node node) {
        const Side mover =
            m_game.depth(node) % 2 == 1 ? m_game.start().turn() : opponent(m_game.start().turn());
        const bool isFirst = mover == m_game.start().turn();
        const std::size_t number = (m_game.depth(node) + 1) / 2;
        if (isFirst || !m_isNumbered) {
            m_words.push_back(std::to_string(number) + (isFirst ? "." : "..."));
        }
        m_isNumbered = true;
        std::string text = hodges(m_game, node, m_file.squareStyle);
        text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
        if (const auto glyph = m_game.ply(node).glyph) {
            text += glyphText(*glyph);
        }
        m_words.push_back(std::move(text));
        ending(node);
        comment(node);
    }

    void moves() {
        for (const LineStep& step : lineSteps(m_game)) {
            switch (step.kind) {
            case LineStep::Kind::Move:
                move(step.node);
                break;
            case LineStep::Kind::Open:
            case LineStep::Kind::Close:
                m_words.emplace_back(step.kind == LineStep::Kind::Open ? "(" : ")");
                m_isNumbered = false;
                break;
            }
        }
    }

    const GameFile& m_file;
    const Game& m_game;
    Game::Node m_last; ///< of the main line
    std::vector<std::string> m_words;
    bool m_isNumbered = false; ///< the next move of the other side needs no number
};

class GameTextReader {
public:
    GameTextReader(const std::string& fileName, const Catalog& catalog, const std::stop_token& stop)
        : m_fileName(fileName), m_catalog(catalog), m_stop(stop) {}

    Result<GameFile> run(const TaggedText& text) {
        auto start = startOf(text);
        if (!start) {
            return Failure{std::move(m_faults)};
        }
        GameFile file{Game(std::move(*start))};
        file.squareStyle = m_catalog.notes(file.game.variant()).squareStyle;
        for (const Side side : {Side::Sente, Side::Gote}) {
            file.playerNames[side] = text.value(kSides[side]);
        }
        file.info = {text.value("Event"), text.value("Place"), text.value("Date"), text.value("Handicap")};
        const bool areRead = moves(text, file);
        const bool isWhole = endLines(file.game) && areRead && text.faults.empty();
        file.game.goTo(file.game.lastOfMainLine());
        if (m_stop.stop_requested()) {
            complain(1, 1, sentence("GameFileFaults", "the reading was stopped"));
            return Failure{std::move(m_faults)};
        }
        if (isWhole) {
            result(text, file.game);
        }
        file.losses = std::move(m_faults);
        file.losses.insert(file.losses.end(), text.faults.begin(), text.faults.end());
        return file;
    }

private:
    bool complain(int line, int column, Sentence message, Sentence hint = {}, int length = 1) {
        m_faults.push_back({m_fileName, line, column, length, std::move(message), std::move(hint)});
        return false;
    }

    std::optional<Position> startOf(const TaggedText& text) {
        const TaggedText::Tag* id = text.find("Variant");
        if (id == nullptr) {
            complain(1, 1, sentence("GameFileFaults", "the tag that names the game is missing"),
                     sentence("GameFileFaults", "such as [Variant \"wa\"]"));
            return std::nullopt;
        }
        const TaggedText::Tag* rules = text.find("Rules");
        const auto variant =
            m_catalog.load(id->value, rules != nullptr ? std::string_view(rules->value) : kStandardProfile);
        if (!variant) {
            const Diagnostic& fault = variant.error().front();
            const TaggedText::Tag* place =
                m_catalog.find(id->value) != nullptr && rules != nullptr ? rules : id;
            complain(place->line, place->column, fault.message, fault.hint);
            return std::nullopt;
        }
        const TaggedText::Tag* start = text.find("Start");
        if (start == nullptr) {
            return Position::start(*variant);
        }
        auto position = positionFromSfen(*variant, start->value);
        if (!position) {
            for (const Diagnostic& fault : position.error()) {
                complain(start->line, start->column + std::max(fault.column, 1) - 1, fault.message,
                         fault.hint);
            }
            return std::nullopt;
        }
        return std::move(*position);
    }

    /// False for the first word that is at fault.
    bool moves(const TaggedText& text, GameFile& file) {
        Game& game = file.game;
        OpenLines lines(game);
        for (const TaggedText::Token& token : text.tokens) {
            if (m_stop.stop_requested()) {
                return false;
            }
            switch (token.kind) {
            case TaggedText::Token::Kind::Comment:
                if (!addComment(game, token.text)) {
                    return complain(token.line, token.column, commentTooLong());
                }
                break;
            case TaggedText::Token::Kind::Open:
                if (!lines.open()) {
                    return complain(token.line, token.column, OpenLines::nothingBeside());
                }
                continue;
            case TaggedText::Token::Kind::Close:
                if (!lines.close()) {
                    return complain(token.line, token.column, OpenLines::nothingToClose());
                }
                break;
            case TaggedText::Token::Kind::Word:
                if (!word(token, file)) {
                    return false;
                }
                break;
            }
            lines.goOn();
        }
        if (!lines.areClosed()) {
            const TaggedText::Token& last = text.tokens.back();
            return complain(last.line, last.column, OpenLines::notClosed());
        }
        return true;
    }

    bool word(const TaggedText::Token& token, GameFile& file) {
        Game& game = file.game;
        std::string_view text = token.text;
        if (const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
            digits == text.size() || (digits > 0 && text[digits] == '.')) {
            text.remove_prefix(std::min(text.find_first_not_of('.', digits), text.size())); // its number
        }
        if (text.empty()) {
            return true;
        }
        if (text.starts_with('<') && text.ends_with('>')) {
            m_endings.push_back({game.current(), &token});
            return true;
        }
        const std::size_t marks = text.find_last_not_of("!?") + 1;
        const auto glyph = parseGlyph(text.substr(marks));
        if (marks < text.size() && !glyph) {
            return complain(token.line, token.column, sentence("GameFileFaults", "unknown mark of a move"),
                            sentence("GameFileFaults", "one of ! ? !! ?? !? ?!"));
        }
        if (marks > 0 && !play(token, std::string(text.substr(0, marks)), file)) {
            return false;
        }
        if (glyph) {
            game.setGlyph(game.current(), glyph);
        }
        return true;
    }

    bool play(const TaggedText::Token& token, const std::string& text, GameFile& file) {
        Game& game = file.game;
        const Sentence what = moveInText(game, text);
        const MoveReader reader(game.position(), game.legalMoves(), file.squareStyle);
        const MoveReader::Reading reading = reader.read(text);
        if (reading.move && game.play(Move(*reading.move))) {
            return true;
        }
        return complain(token.line, token.column, whyNoMove(game, what, reading.parsed, reading.isAmbiguous),
                        {}, static_cast<int>(countCharacters(text)));
    }

    bool endAs(int line, int column, std::string_view text, char separator, Game& game) {
        const std::size_t gap = std::min(text.find(separator), text.size());
        const auto outcome = rules::parseOutcome(std::string(text.substr(0, gap)),
                                                 std::string(text.substr(std::min(gap + 1, text.size()))));
        if (!outcome) {
            return complain(line, column,
                            sentence("GameFileFaults", "unknown result %1").with(shortened(text)));
        }
        return game.endAsRecorded(*outcome) ||
               complain(line, column,
                        sentence("GameFileFaults", "the result does not agree with the moves, which give %1")
                            .with(resultText(game.outcome())));
    }

    /// Once all moves stand: an end that was taken back may have moves behind it.
    bool endLines(Game& game) {
        return std::all_of(m_endings.begin(), m_endings.end(), [&](const Ending& ending) {
            const std::string_view text = ending.token->text;
            game.goTo(ending.node);
            return endAs(ending.token->line, ending.token->column, text.substr(1, text.size() - 2), ':',
                         game);
        });
    }

    void result(const TaggedText& text, Game& game) {
        if (const TaggedText::Tag* tag = text.find("Result")) {
            endAs(tag->line, tag->column, tag->value, ' ', game);
        }
    }

    const std::string& m_fileName;
    const Catalog& m_catalog;
    const std::stop_token& m_stop;
    struct Ending {
        Game::Node node;
        const TaggedText::Token* token;
    };
    std::vector<Ending> m_endings;
    Diagnostics m_faults;
};

Result<GameFile> readGameText(std::string_view text, const std::string& fileName, const Catalog& catalog,
                              const std::stop_token& stop) {
    return GameTextReader(fileName, catalog, stop).run(parseTaggedText(text, fileName));
}

std::string writeGameText(const GameFile& file) {
    return GameTextWriter(file).run();
}

} // namespace

GameFormat gameTextFormat() {
    static constexpr std::array<std::string_view, 1> kEndings{"txt"};
    using enum GamePart;
    return {"hodges",
            kEndings,
            GameParts{Moves, OtherLines, Ending, Comments, Marks, Players, Occasion, Date, Handicap,
                      Characters, Profile},
            nullptr,
            looksLikeTaggedText,
            readGameText,
            writeGameText};
}

} // namespace mujo
