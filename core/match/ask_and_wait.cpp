#include "core/match/ask_and_wait.h"

#include <condition_variable>
#include <mutex>
#include <optional>

namespace mujo {

Answer askAndWait(Opponent& opponent, const Game& game, const MoveLimits& limits,
                  const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any told;
    std::optional<Answer> answer;
    opponent.ask(game, limits, {{}, [&](const Answer& given) {
                                    const std::lock_guard lock(mutex);
                                    answer = given;
                                    told.notify_one();
                                }});
    {
        std::unique_lock lock(mutex);
        told.wait(lock, stop, [&answer] { return answer.has_value(); });
    }
    opponent.cancel(); // the callback, which knows what is here, has returned, or never comes
    return answer.value_or(Answer{});
}

} // namespace mujo
