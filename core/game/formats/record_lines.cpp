#include "core/game/formats/record_lines.h"

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

Game::Node endOfMainLine(const Game& game) {
    Game::Node node = Game::kStart;
    while (!game.next(node).empty()) {
        node = game.next(node).front();
    }
    return node;
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

std::string commentTooLong() {
    return "a comment has at most " + std::to_string(Game::kLongestComment) + " bytes";
}

std::string whyNoMove(const Game& game, const std::string& what,
                      const std::optional<rules::ParsedMove>& parsed, bool isAmbiguous) {
    if (game.isOver()) {
        return what + " comes after the end of the game";
    }
    if (parsed) {
        const auto why = rules::explain(game.position(), game.history(), *parsed);
        return what + " is not legal: " + words::refusal(words::English(), game.variant(), why);
    }
    return what + (isAmbiguous ? " fits several moves" : " is no legal move there");
}

} // namespace mujo
