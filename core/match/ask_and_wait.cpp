#include "core/match/ask_and_wait.h"

#include <future>

namespace mujo {

Answer askAndWait(Opponent& opponent, const Game& game, const MoveLimits& limits) {
    std::promise<Answer> answer;
    opponent.ask(game, limits, {{}, [&answer](const Answer& given) { answer.set_value(given); }});
    Answer given = answer.get_future().get();
    opponent.cancel(); // the callback, which knows the promise, has returned
    return given;
}

} // namespace mujo
