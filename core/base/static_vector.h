#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <type_traits>

namespace mujo {

/// A vector of at most `Capacity` elements that lives in place and is trivially copyable, as `T` must be.
template <class T, std::size_t Capacity>
class StaticVector {
public:
    using value_type = T;

    StaticVector() {} // NOLINT: to fill large ones would cost more than all else that is done with them
    StaticVector(std::initializer_list<T> items) {
        for (const T& item : items) {
            push_back(item);
        }
    }

    void push_back(const T& item) {
        assert(m_size < Capacity);
        std::construct_at(m_items + m_size++, item);
    }
    void pop_back() {
        assert(m_size > 0);
        --m_size;
    }
    void clear() { m_size = 0; }
    void erase(const T* at) {
        std::copy(at + 1, static_cast<const T*>(end()), begin() + (at - begin()));
        pop_back();
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] bool full() const { return m_size == Capacity; }
    static constexpr std::size_t capacity() { return Capacity; }

    T& operator[](std::size_t i) { return m_items[i]; }
    const T& operator[](std::size_t i) const { return m_items[i]; }
    [[nodiscard]] const T& front() const { return m_items[0]; }
    [[nodiscard]] const T& back() const { return m_items[m_size - 1]; }
    T* begin() { return m_items; }
    T* end() { return m_items + m_size; }
    [[nodiscard]] const T* begin() const { return m_items; }
    [[nodiscard]] const T* end() const { return m_items + m_size; }

    [[nodiscard]] bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

    friend bool operator==(const StaticVector& a, const StaticVector& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    static_assert(std::is_trivially_copyable_v<T>);

    union {
        T m_items[Capacity]; // NOLINT: those behind the last one do not exist yet
    };
    std::uint8_t m_size = 0;
};

} // namespace mujo
