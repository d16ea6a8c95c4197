#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <vector>

namespace mujo {

/// A list of plain values that grows at its end, is cut there, and can repeat a part of itself.
template <class T>
class GrowingList {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] T* data() { return m_items.data(); }
    [[nodiscard]] const T* data() const { return m_items.data(); }
    [[nodiscard]] T& operator[](std::size_t i) { return m_items[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return m_items[i]; }
    [[nodiscard]] T& back() { return m_items[m_size - 1]; }

    /// One more at the end, with whatever it holds from earlier times.
    T& next() {
        if (m_size == m_room) {
            makeRoom(1);
        }
        return m_items[m_size++];
    }
    /// The value is none of the list.
    void push_back(const T& value) { next() = value; }
    /// Appends so many equal values.
    void append(std::size_t count, const T& value) {
        if (m_size + count > m_room) {
            makeRoom(count);
        }
        std::fill_n(m_items.data() + m_size, count, value);
        m_size += count;
    }
    /// Appends what stands from `first` on.
    void repeat(std::size_t first, std::size_t count) {
        if (m_size + count > m_room) {
            makeRoom(count);
        }
        std::copy_n(m_items.data() + first, count, m_items.data() + m_size);
        m_size += count;
    }
    void cut(std::size_t size) { m_size = size; }
    /// Where to write the next values, so many of them at most; `endAt` takes them into the list.
    [[nodiscard]] T* room(std::size_t most) {
        if (m_size + most > m_room) {
            makeRoom(most);
        }
        return m_items.data() + m_size;
    }
    void endAt(const T* end) { m_size = static_cast<std::size_t>(end - m_items.data()); }

private:
    [[gnu::noinline]] void makeRoom(std::size_t more) {
        m_room = 2 * (m_size + more);
        m_items.resize(m_room);
    }

    std::vector<T> m_items; ///< those from `m_size` on are free
    std::size_t m_size = 0;
    std::size_t m_room = 0; ///< all items
};

} // namespace mujo
