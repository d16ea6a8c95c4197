#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <vector>

#include "core/geometry/square.h"

namespace mujo {

/// A value for each key of one type, such as a square or a kind of piece, in the order of `index(key)`.
/// It is made once in its full size; a key beyond it is a broken invariant. For sets there is `KeySet`.
template <class Key, class T>
class PerKey {
    static_assert(!std::is_same_v<T, bool>, "a set of keys is a KeySet");

public:
    PerKey() = default;
    template <std::integral Count>
    explicit PerKey(Count count, const T& value = T()) : m_values(static_cast<std::size_t>(count), value) {}

    [[nodiscard]] T& operator[](Key key) { return m_values[index(key)]; }
    [[nodiscard]] const T& operator[](Key key) const { return m_values[index(key)]; }
    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    [[nodiscard]] bool isEmpty() const { return m_values.empty(); }
    [[nodiscard]] bool has(Key key) const { return index(key) < m_values.size(); }

    /// The values alone, in the order of their keys.
    [[nodiscard]] T* data() { return m_values.data(); }
    [[nodiscard]] const T* data() const { return m_values.data(); }
    [[nodiscard]] auto begin() { return m_values.begin(); }
    [[nodiscard]] auto end() { return m_values.end(); }
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.end(); }

    friend bool operator==(const PerKey&, const PerKey&) = default;

private:
    std::vector<T> m_values;
};

template <class T>
using PerSquare = PerKey<Square, T>;

} // namespace mujo
