#pragma once

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

#include "core/base/diagnostic.h"

namespace mujo {

/// Wraps an error on its way into a `Result`.
template <class E>
struct Failure {
    E error;
};

template <class E>
Failure(E) -> Failure<E>;

/// Either a value or an error, after the model of std::expected. Without an error of its own it is of a text
/// or file that was read, which gives all its faults; docs/architecture.md says which error to choose.
template <class T, class E = Diagnostics>
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

/// What can fail and gives nothing: `return {};` when all is well.
template <class E>
class [[nodiscard]] Result<void, E> {
public:
    Result() = default;
    template <class F>
    Result(Failure<F> failure) // NOLINT(google-explicit-constructor)
        : m_error(std::move(failure.error)) {}

    [[nodiscard]] bool hasValue() const { return !m_error; }
    explicit operator bool() const { return hasValue(); }

    [[nodiscard]] const E& error() const {
        assert(!hasValue());
        return *m_error;
    }

private:
    std::optional<E> m_error;
};

} // namespace mujo
