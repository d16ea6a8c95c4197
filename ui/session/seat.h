#pragma once

#include <QString>
#include <optional>
#include <string>
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
    /// Another program, which speaks the chess engine communication protocol.
    struct CecpCommand {
        std::string command; ///< for the shell
        friend bool operator==(const CecpCommand&, const CecpCommand&) = default;
    };

    std::variant<Human, Computer, CecpCommand> who;
    QString name{}; ///< may be empty

    [[nodiscard]] static Seat human() { return {Human{}}; }
    [[nodiscard]] static Seat computer(int level = kUsualLevel) { return {Computer{level}}; }
    [[nodiscard]] static Seat of(SeatKind kind, int level) {
        return kind == SeatKind::Human ? human() : computer(level);
    }

    [[nodiscard]] bool isHuman() const { return std::holds_alternative<Human>(who); }
    [[nodiscard]] SeatKind kind() const { return isHuman() ? SeatKind::Human : SeatKind::Computer; }
    /// Of our engine; none for others.
    [[nodiscard]] std::optional<int> level() const {
        const auto* computer = std::get_if<Computer>(&who);
        return computer != nullptr ? std::optional(computer->level) : std::nullopt;
    }

    friend bool operator==(const Seat&, const Seat&) = default;
};

} // namespace mujo::ui
