#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace mujo {

/// A set of keys of one type, such as squares or kinds of pieces. It holds as many bits as its greatest key
/// needs, so that any key may be asked for: one beyond them is not in the set.
template <class Key>
class KeySet {
public:
    KeySet() = default;
    KeySet(std::initializer_list<Key> keys) {
        for (const Key key : keys) {
            insert(key);
        }
    }

    [[nodiscard]] bool contains(Key key) const {
        const std::size_t i = index(key);
        return i / kBits < m_words.size() && (m_words[i / kBits] >> (i % kBits) & 1U) != 0;
    }
    [[nodiscard]] bool isEmpty() const { return m_words.empty(); }
    /// Whether the key is new in the set.
    bool insert(Key key) {
        const std::size_t i = index(key);
        if (i / kBits >= m_words.size()) {
            m_words.resize(i / kBits + 1);
        }
        std::uint64_t& word = m_words[i / kBits];
        const std::uint64_t before = word;
        word |= std::uint64_t{1} << (i % kBits);
        return word != before;
    }

    friend bool operator==(const KeySet&, const KeySet&) = default;

private:
    static constexpr std::size_t kBits = 64;
    std::vector<std::uint64_t> m_words; ///< the last one is not empty
};

} // namespace mujo
