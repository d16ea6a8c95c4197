#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "core/variant/variant.h"

namespace mujo::insight {

/// What can be asked of a piece.
enum class Skill : std::uint8_t { Name, Reach, Capture };
inline constexpr int kSkillCount = 3;

/// What is remembered of one skill with one piece. A right answer puts it a box further, where it rests
/// longer; a wrong one puts it back into the first.
struct Memory {
    static constexpr int kLastBox = 6;
    int box = 0;
    std::int64_t due = 0; ///< seconds since 1970
    int seen = 0;
    int wrong = 0;

    /// Answered right twice in a row, or more.
    [[nodiscard]] bool isKnown() const { return box >= 2; }
    friend bool operator==(const Memory&, const Memory&) = default;
};

/// How long a box rests, in seconds.
[[nodiscard]] std::int64_t restOf(int box);

/// What the user has learnt, over all games: pieces of one name and one move are the same piece.
class Progress {
public:
    using Memories = std::array<Memory, kSkillCount>; ///< by skill

    [[nodiscard]] static std::string keyOf(const PieceType& type);

    [[nodiscard]] Memory memory(const std::string& piece, Skill skill) const;
    void record(const std::string& piece, Skill skill, bool right, std::int64_t now);
    /// Puts back what was remembered once.
    void restore(const std::string& piece, Skill skill, const Memory& memory) {
        m_pieces[piece][static_cast<std::size_t>(skill)] = memory;
    }
    [[nodiscard]] const std::map<std::string, Memories>& pieces() const { return m_pieces; }
    [[nodiscard]] bool isEmpty() const { return m_pieces.empty(); }
    /// Whether any skill of the piece has been asked.
    [[nodiscard]] bool hasMet(const std::string& piece) const { return m_pieces.contains(piece); }
    /// All skills asked so far are known, and the reach is among them.
    [[nodiscard]] bool isKnown(const std::string& piece) const;
    /// Answered wrong and not yet known since.
    [[nodiscard]] bool isWeak(const std::string& piece) const;

    friend bool operator==(const Progress&, const Progress&) = default;

private:
    std::map<std::string, Memories> m_pieces;
};

} // namespace mujo::insight
