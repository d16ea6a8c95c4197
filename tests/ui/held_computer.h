#pragma once

#include <optional>
#include <utility>

#include "ui/session/engine_bridge.h"
#include "ui/session/game_session.h"

namespace mujo::ui::testing {

/// A computer at the board that thinks until the test answers for it. To be made before it is asked, and to
/// live as long as it may be asked.
class HeldComputer {
public:
    explicit HeldComputer(GameSession& session) {
        session.engine().setStarter([this](const SearchRequest& request, Engine::Callbacks callbacks) {
            m_asked = request.position;
            m_callbacks = std::move(callbacks);
        });
    }

    /// The position that it was asked about last; none before the first question.
    [[nodiscard]] const std::optional<Position>& asked() const { return m_asked; }
    void onInfo(const SearchInfo& info) const { m_callbacks.onInfo(info); }
    void onFinished(const SearchInfo& info) const { m_callbacks.onFinished(info); }

private:
    std::optional<Position> m_asked;
    Engine::Callbacks m_callbacks;
};

} // namespace mujo::ui::testing
