#pragma once

#include <string>
#include <utility>

#include "core/opponent/opponent.h"

namespace mujo {

/// Sits where nobody can: answers every question with the reason why it cannot play.
class AbsentOpponent : public Opponent {
public:
    AbsentOpponent(std::string name, Sentence why) : m_name(std::move(name)), m_why(std::move(why)) {}

    [[nodiscard]] std::string name() const override { return m_name; }
    void begin(const Game& /*game*/) override {}
    void ask(const Game& /*game*/, const MoveLimits& /*limits*/, Callbacks callbacks) override {
        Answer answer;
        answer.kind = Answer::Kind::CannotPlay;
        answer.why = m_why;
        callbacks.onAnswer(answer);
    }
    void moveNow() override {}
    void cancel() override {}
    void end() override {}

private:
    std::string m_name;
    Sentence m_why;
};

} // namespace mujo
