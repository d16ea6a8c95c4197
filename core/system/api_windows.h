#pragma once

// For the files *_windows.cpp of this folder alone.

#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef UNICODE
#define UNICODE
#endif
#include <windows.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace mujo::windows {

/// UTF-8 as the system's UTF-16, and back; what is wrong in it becomes U+FFFD.
[[nodiscard]] std::wstring wide(std::string_view text);
[[nodiscard]] std::string narrow(std::wstring_view text);

/// The value of a variable of the environment; empty for none.
[[nodiscard]] std::wstring environment(const wchar_t* name);

/// What POSIX calls the last error of this thread.
[[nodiscard]] int lastErrno();

/// Seconds of a time span as the system counts it, in steps of 100 nanoseconds.
[[nodiscard]] double secondsOf(std::uint64_t steps);
[[nodiscard]] double secondsOf(const FILETIME& time);

/// Something of the system that is closed when it is no longer needed.
class Handle {
public:
    Handle() = default;
    explicit Handle(HANDLE handle) : m_handle(handle == INVALID_HANDLE_VALUE ? nullptr : handle) {}
    Handle(Handle&& other) noexcept : m_handle(std::exchange(other.m_handle, nullptr)) {}
    Handle& operator=(Handle&& other) noexcept {
        std::swap(m_handle, other.m_handle);
        return *this;
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { reset(); }

    explicit operator bool() const { return m_handle != nullptr; }
    [[nodiscard]] HANDLE get() const { return m_handle; }
    [[nodiscard]] HANDLE release() { return std::exchange(m_handle, nullptr); }
    void reset() {
        if (m_handle != nullptr) {
            CloseHandle(std::exchange(m_handle, nullptr));
        }
    }

private:
    HANDLE m_handle = nullptr;
};

} // namespace mujo::windows
