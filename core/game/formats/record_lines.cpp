#include "core/game/formats/record_lines.h"

#include "core/base/utf8.h"
#include "core/rules/explain.h"
#include "core/words/refusal_words.h"

namespace mujo {

std::vector<LineStep> lineSteps(const Game& game) {
    using Kind = LineStep::Kind;
    struct Open {
        Game::Node node;         ///< whose moves are written
        std::size_t written = 0; ///< of them
    };
    std::vector<LineStep> steps;
    std::vector<Open> open{{Game::kStart}};
    while (!open.empty()) {
        Open& line = open.back();
        const std::vector<Game::Node>& next = game.next(line.node);
        if (next.empty()) {
            open.pop_back();
            if (!open.empty()) {
                steps.push_back({Kind::Close});
            }
        } else if (line.written == 0) {
            line.written = 1;
            steps.push_back({Kind::Move, next.front()});
        } else if (line.written < next.size()) {
            const Game::Node other = next[line.written++];
            steps.push_back({Kind::Open});
            steps.push_back({Kind::Move, other});
            open.push_back({other});
        } else {
            line = {next.front()};
        }
    }
    return steps;
}

bool OpenLines::open() {
    if (m_game.current() == Game::kStart || m_isNew) {
        return false;
    }
    m_besides.push_back(m_game.current());
    m_game.goTo(m_game.parent(m_game.current()));
    m_isNew = true;
    return true;
}

bool OpenLines::close() {
    m_isNew = false;
    if (m_besides.empty()) {
        return false;
    }
    m_game.goTo(m_besides.back());
    m_besides.pop_back();
    return true;
}

bool addComment(Game& game, const std::string& text) {
    const std::string& before = game.comment();
    std::string comment = before.empty() ? text : before + '\n' + text;
    if (comment.size() > Game::kLongestComment) {
        return false;
    }
    game.setComment(game.current(), std::move(comment));
    return true;
}

Sentence OpenLines::nothingBeside() {
    return sentence("GameFileFaults", "there is no move beside which a line could begin");
}

Sentence OpenLines::nothingToClose() {
    return sentence("GameFileFaults", "no line has begun that could end here");
}

Sentence OpenLines::notClosed() {
    return sentence("GameFileFaults", "a line does not end: its \")\" is missing");
}

Sentence commentTooLong() {
    return sentence("GameFileFaults", "a comment has at most %1 bytes").with(Game::kLongestComment);
}

Sentence moveInText(const Game& game, std::string_view text) {
    return sentence("GameFileFaults", "move %1 %2", "its number; its text in quotation marks")
        .with(game.depth(game.current()) + 1, shortened(text));
}

Sentence illegal(const Game& game, const Sentence& what, const rules::ParsedMove& parsed) {
    const Sentence refusal([variant = game.position().sharedVariant(),
                            why = rules::explain(game.position(), game.history(), parsed)](
                               const Language& language) { return words::refusal(language, *variant, why); });
    return sentence("GameFileFaults", "%1 is not legal: %2", "a move; a sentence").with(what, refusal);
}

Sentence whyNoMove(const Game& game, const Sentence& what, const std::optional<rules::ParsedMove>& parsed,
                   bool isAmbiguous) {
    if (game.isOver()) {
        return sentence("GameFileFaults", "%1 comes after the end of the game").with(what);
    }
    if (parsed) {
        return illegal(game, what, *parsed);
    }
    return isAmbiguous ? sentence("GameFileFaults", "%1 fits several moves").with(what)
                       : sentence("GameFileFaults", "%1 is no legal move there").with(what);
}

} // namespace mujo
