#pragma once

#include <QString>
#include <optional>
#include <variant>

namespace mujo::ui {

/// What can be chosen for a seat of a new game.
enum class SeatKind { Human, Computer };

inline constexpr int kUsualLevel = 3; ///< where nobody has chosen one

/// Who plays a side.
struct Seat {
    struct Human {
        friend bool operator==(const Human&, const Human&) = default;
    };
    /// A level of our engine.
    struct Computer {
        int level; ///< 1 to 10
        friend bool operator==(const Computer&, const Computer&) = default;
    };
    /// Another program of the user's list of engines. A game that was saved may name one that is gone.
    struct Hosted {
        QString engine;  ///< its name in the list
        QString command; ///< that it had there; it is never started from here
        friend bool operator==(const Hosted&, const Hosted&) = default;
    };

    std::variant<Human, Computer, Hosted> who;
    QString name{}; ///< may be empty

    [[nodiscard]] static Seat human() { return {Human{}}; }
    [[nodiscard]] static Seat computer(int level = kUsualLevel) { return {Computer{level}}; }
    [[nodiscard]] static Seat of(SeatKind kind, int level) {
        return kind == SeatKind::Human ? human() : computer(level);
    }

    [[nodiscard]] bool isHuman() const { return std::holds_alternative<Human>(who); }
    [[nodiscard]] SeatKind kind() const { return isHuman() ? SeatKind::Human : SeatKind::Computer; }
    /// An engine of the list, or null.
    [[nodiscard]] const Hosted* hosted() const { return std::get_if<Hosted>(&who); }
    /// Of our engine; none for others.
    [[nodiscard]] std::optional<int> level() const {
        const auto* computer = std::get_if<Computer>(&who);
        return computer != nullptr ? std::optional(computer->level) : std::nullopt;
    }

    friend bool operator==(const Seat&, const Seat&) = default;
};

} // namespace mujo::ui
