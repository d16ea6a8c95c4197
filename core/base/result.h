#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace mujo {

/// Wraps an error on its way into a `Result`.
template <class E>
struct Failure {
    E error;
};

template <class E>
Failure(E) -> Failure<E>;

/// Either a value or an error, after the model of std::expected.
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) // NOLINT(google-explicit-constructor)
        : m_state(std::in_place_index<0>, std::move(value)) {}
    template <class F>
    Result(Failure<F> failure) // NOLINT(google-explicit-constructor)
        : m_state(std::in_place_index<1>, std::move(failure.error)) {}

    [[nodiscard]] bool hasValue() const { return m_state.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    [[nodiscard]] const T& value() const {
        assert(hasValue());
        return *std::get_if<0>(&m_state);
    }
    [[nodiscard]] T& value() {
        assert(hasValue());
        return *std::get_if<0>(&m_state);
    }
    [[nodiscard]] const E& error() const {
        assert(!hasValue());
        return *std::get_if<1>(&m_state);
    }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

private:
    std::variant<T, E> m_state;
};

} // namespace mujo
