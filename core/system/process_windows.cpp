#include <algorithm>
#include <array>
#include <vector>

#include "core/system/api_windows.h"
#include "core/system/process.h"

namespace mujo {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using windows::Handle;

/// The two ends of a pipe: ours, which waits for nobody, and that of a program.
struct Pipe {
    Handle ours;
    Handle theirs;
    [[nodiscard]] bool isWhole() const { return ours && theirs; }
};

SECURITY_ATTRIBUTES inherited() {
    return {sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
}

/// A pipe without a name knows no waiting with an end, so that this one has a name of its own.
Pipe newPipe(bool weWrite) {
    static std::atomic<unsigned> count{0};
    constexpr DWORD kRoom = 65536;
    const std::wstring name =
        L"\\\\.\\pipe\\mujo-" + std::to_wstring(GetCurrentProcessId()) + L'-' + std::to_wstring(++count);
    Pipe pipe;
    pipe.ours = Handle(CreateNamedPipeW(name.c_str(),
                                        (weWrite ? PIPE_ACCESS_OUTBOUND : PIPE_ACCESS_INBOUND) |
                                            FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
                                        PIPE_TYPE_BYTE | PIPE_WAIT | PIPE_REJECT_REMOTE_CLIENTS, 1, kRoom,
                                        kRoom, 0, nullptr));
    if (pipe.ours) {
        SECURITY_ATTRIBUTES security = inherited();
        pipe.theirs = Handle(CreateFileW(name.c_str(), weWrite ? GENERIC_READ : GENERIC_WRITE, 0, &security,
                                         OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
    }
    return pipe;
}

/// A copy of our standard error that a program inherits; none where we have none, as a program with a window.
Handle standardError() {
    HANDLE copy = nullptr;
    const HANDLE own = GetStdHandle(STD_ERROR_HANDLE);
    if (own == nullptr || own == INVALID_HANDLE_VALUE ||
        DuplicateHandle(GetCurrentProcess(), own, GetCurrentProcess(), &copy, 0, TRUE,
                        DUPLICATE_SAME_ACCESS) == FALSE) {
        return {};
    }
    return Handle(copy);
}

/// A group of programs which ends when its handle is closed, whatever becomes of us.
Handle newJob() {
    Handle job(CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (job) {
        SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof(limits));
    }
    return job;
}

/// What says which handles a program inherits: these and no others that happen to be there at that moment.
class InheritedHandles {
public:
    explicit InheritedHandles(std::vector<HANDLE> handles) : m_handles(std::move(handles)) {
        SIZE_T size = 0;
        InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        m_memory.resize(size);
        m_isMade = InitializeProcThreadAttributeList(list(), 1, 0, &size) != FALSE;
        m_isGood = m_isMade &&
                   UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, m_handles.data(),
                                             m_handles.size() * sizeof(HANDLE), nullptr, nullptr) != FALSE;
    }
    InheritedHandles(const InheritedHandles&) = delete;
    InheritedHandles& operator=(const InheritedHandles&) = delete;
    ~InheritedHandles() {
        if (m_isMade) {
            DeleteProcThreadAttributeList(list());
        }
    }

    [[nodiscard]] bool isGood() const { return m_isGood; }
    [[nodiscard]] LPPROC_THREAD_ATTRIBUTE_LIST list() {
        return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(m_memory.data());
    }

private:
    std::vector<HANDLE> m_handles; // which the list points to
    std::vector<char> m_memory;
    bool m_isMade = false;
    bool m_isGood = false;
};

std::wstring shellPath() {
    std::wstring shell = windows::environment(L"ComSpec");
    return shell.empty() ? L"cmd.exe" : shell;
}

/// `/s` takes exactly the outer quotes away, whatever stands between them.
std::wstring shellLine(const std::wstring& shell, const std::string& command) {
    return L'"' + shell + L"\" /d /s /c \"" + windows::wide(command) + L'"';
}

Handle newEvent() {
    return Handle(CreateEventW(nullptr, TRUE, FALSE, nullptr));
}

} // namespace

struct Process::State {
    Handle job;
    Handle process;
    Handle input;
    Handle output;
    Handle hasRead = newEvent();
    Handle hasWritten = newEvent();
    OVERLAPPED reading{};
    bool isReading = false;
    std::array<char, 4096> said{};

    void start(const std::string& command, const std::string& folder, std::optional<int> cpu);
};

void Process::State::start(const std::string& command, const std::string& folder, std::optional<int> cpu) {
    Pipe in = newPipe(true);
    Pipe out = newPipe(false);
    const Handle errors = standardError();
    job = newJob();
    if (!in.isWhole() || !out.isWhole() || !job || !hasRead || !hasWritten) {
        return;
    }
    std::vector<HANDLE> handles{in.theirs.get(), out.theirs.get()};
    if (errors) {
        handles.push_back(errors.get());
    }
    InheritedHandles inherits(std::move(handles));
    STARTUPINFOEXW startup{};
    startup.StartupInfo.cb = sizeof(startup);
    startup.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    startup.StartupInfo.hStdInput = in.theirs.get();
    startup.StartupInfo.hStdOutput = out.theirs.get();
    startup.StartupInfo.hStdError = errors.get();
    startup.lpAttributeList = inherits.list();
    const std::wstring shell = shellPath();
    const std::wstring where = windows::wide(folder);
    std::wstring line = shellLine(shell, command); // which the system may write to
    PROCESS_INFORMATION born{};
    // Without a window, and so without the Ctrl+C of our console; not running before it is in the group.
    if (!inherits.isGood() ||
        CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE,
                       CREATE_SUSPENDED | CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT, nullptr,
                       where.empty() ? nullptr : where.c_str(), &startup.StartupInfo, &born) == FALSE) {
        return;
    }
    Handle program(born.hProcess);
    const Handle thread(born.hThread);
    if (AssignProcessToJobObject(job.get(), program.get()) == FALSE) {
        TerminateProcess(program.get(), 1);
        return;
    }
    constexpr int kMostCpus = 64;
    if (cpu && *cpu < kMostCpus) {
        SetProcessAffinityMask(program.get(), DWORD_PTR{1} << static_cast<unsigned>(*cpu));
    }
    ResumeThread(thread.get());
    process = std::move(program);
    input = std::move(in.ours);
    output = std::move(out.ours);
}

Process::Process(const std::string& command, const std::string& folder, std::optional<int> cpu)
    : m_state(std::make_unique<State>()) {
    m_state->start(command, folder, cpu);
}

Process::~Process() {
    if (m_state->isReading) { // the system may write to our memory until this is over
        DWORD count = 0;
        CancelIoEx(m_state->output.get(), &m_state->reading);
        GetOverlappedResult(m_state->output.get(), &m_state->reading, &count, TRUE);
    }
}

bool Process::started() const {
    return static_cast<bool>(m_state->process);
}

bool Process::write(std::string_view text, Clock::time_point until, const std::atomic<bool>& isAbandoned) {
    constexpr milliseconds kLook{50}; // between two looks whether it is still wanted
    if (!m_state->input) {
        return false;
    }
    OVERLAPPED writing{};
    writing.hEvent = m_state->hasWritten.get();
    DWORD count = 0;
    if (WriteFile(m_state->input.get(), text.data(), static_cast<DWORD>(text.size()), nullptr, &writing) ==
        FALSE) {
        if (GetLastError() != ERROR_IO_PENDING) {
            return false;
        }
        for (bool isDone = false; !isDone;) {
            const auto left = std::chrono::duration_cast<milliseconds>(until - Clock::now());
            if (left.count() <= 0 || isAbandoned) {
                CancelIoEx(m_state->input.get(), &writing);
                break;
            }
            isDone = WaitForSingleObject(writing.hEvent, static_cast<DWORD>(std::min(left, kLook).count())) ==
                     WAIT_OBJECT_0;
        }
    }
    return GetOverlappedResult(m_state->input.get(), &writing, &count, TRUE) != FALSE && count == text.size();
}

std::optional<std::string_view> Process::read(milliseconds patience) {
    State& state = *m_state;
    if (!state.isReading) {
        state.reading = {};
        state.reading.hEvent = state.hasRead.get();
        if (ReadFile(state.output.get(), state.said.data(), static_cast<DWORD>(state.said.size()), nullptr,
                     &state.reading) == FALSE &&
            GetLastError() != ERROR_IO_PENDING) {
            return std::nullopt;
        }
        state.isReading = true;
    }
    if (WaitForSingleObject(state.hasRead.get(), static_cast<DWORD>(patience.count())) != WAIT_OBJECT_0) {
        return std::string_view();
    }
    state.isReading = false;
    DWORD count = 0;
    if (GetOverlappedResult(state.output.get(), &state.reading, &count, TRUE) == FALSE) {
        return std::nullopt;
    }
    return std::string_view(state.said.data(), count);
}

void Process::end() {
    constexpr DWORD kMoment = 400;
    constexpr DWORD kUntilGone = 5000;
    m_state->input.reset();
    if (started()) {
        WaitForSingleObject(m_state->process.get(), kMoment);
        TerminateJobObject(m_state->job.get(), 1);
        WaitForSingleObject(m_state->process.get(), kUntilGone);
    }
}

std::optional<Process::Ending> Process::ending() const {
    constexpr DWORD kFault = 0xC0000000; // a code of the system, as of an access to no memory
    DWORD code = 0;
    if (!started() || WaitForSingleObject(m_state->process.get(), 0) != WAIT_OBJECT_0 ||
        GetExitCodeProcess(m_state->process.get(), &code) == FALSE) {
        return std::nullopt;
    }
    return Ending{code < kFault ? std::optional(static_cast<int>(code)) : std::nullopt};
}

std::optional<double> Process::cpuSeconds() const {
    JOBOBJECT_BASIC_ACCOUNTING_INFORMATION used{};
    if (!started() || QueryInformationJobObject(m_state->job.get(), JobObjectBasicAccountingInformation,
                                                &used, sizeof(used), nullptr) == FALSE) {
        return std::nullopt;
    }
    return windows::secondsOf(static_cast<std::uint64_t>(used.TotalUserTime.QuadPart)) +
           windows::secondsOf(static_cast<std::uint64_t>(used.TotalKernelTime.QuadPart));
}

} // namespace mujo
