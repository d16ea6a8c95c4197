#include "core/insight/progress.h"

#include <algorithm>

namespace mujo::insight {

std::int64_t restOf(int box) {
    constexpr std::int64_t kMinute = 60;
    constexpr std::int64_t kDay = 24 * 60 * kMinute;
    constexpr std::array<std::int64_t, Memory::kLastBox + 1> kRests = {
        0, 10 * kMinute, kDay, 3 * kDay, 7 * kDay, 16 * kDay, 35 * kDay};
    return kRests[static_cast<std::size_t>(std::clamp(box, 0, Memory::kLastBox))];
}

/// Letters beyond ASCII keep their case: no name of a shipped game has a capital one.
std::string Progress::keyOf(const PieceType& type) {
    std::string key = type.name;
    for (char& c : key) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return key + '|' + type.betza;
}

Memory Progress::memory(const std::string& piece, Skill skill) const {
    const auto found = m_pieces.find(piece);
    return found == m_pieces.end() ? Memory{} : found->second[static_cast<std::size_t>(skill)];
}

void Progress::record(const std::string& piece, Skill skill, bool right, std::int64_t now) {
    Memory& memory = m_pieces[piece][static_cast<std::size_t>(skill)];
    ++memory.seen;
    if (right) {
        memory.box = std::min(memory.box + 1, Memory::kLastBox);
    } else {
        ++memory.wrong;
        memory.box = 0;
    }
    memory.due = now + restOf(memory.box);
}

bool Progress::isKnown(const std::string& piece) const {
    const auto found = m_pieces.find(piece);
    if (found == m_pieces.end()) {
        return false;
    }
    const auto& memories = found->second;
    return memories[static_cast<std::size_t>(Skill::Reach)].isKnown() &&
           std::all_of(memories.begin(), memories.end(),
                       [](const Memory& memory) { return memory.seen == 0 || memory.isKnown(); });
}

bool Progress::isWeak(const std::string& piece) const {
    const auto found = m_pieces.find(piece);
    return found != m_pieces.end() &&
           std::any_of(found->second.begin(), found->second.end(),
                       [](const Memory& memory) { return memory.wrong > 0 && !memory.isKnown(); });
}

} // namespace mujo::insight
