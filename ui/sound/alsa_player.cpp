#include "ui/sound/alsa_player.h"

#include <alsa/asoundlib.h>

#include <cerrno>
#include <chrono>
#include <memory>
#include <optional>

#include "ui/sound/synthesiser.h"

namespace mujo::ui {

namespace {

constexpr std::size_t kMostWaiting = 2; // a move and the end of the game
constexpr unsigned kLatency = 50'000;   // microseconds of sound in the device
constexpr int kPatience = 40;           // milliseconds between looks at the stop token

struct Close {
    void operator()(snd_pcm_t* device) const { snd_pcm_close(device); }
};
using Device = std::unique_ptr<snd_pcm_t, Close>;

/// ALSA writes its complaints to the terminal unless somebody takes them.
void sayNothing(const char* /*file*/, int /*line*/, const char* /*function*/, int /*error*/,
                const char* /*format*/, ...) {}

Device openDevice() {
    snd_lib_error_set_handler(&sayNothing);
    snd_pcm_t* opened = nullptr;
    if (snd_pcm_open(&opened, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK) < 0) {
        return nullptr;
    }
    Device device(opened);
    constexpr unsigned kChannels = 1;
    constexpr int kMayResample = 1;
    if (snd_pcm_set_params(opened, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, kChannels,
                           static_cast<unsigned>(kSampleRate), kMayResample, kLatency) < 0) {
        return nullptr;
    }
    return device;
}

/// Whether all was given to the device before `stop`.
bool write(snd_pcm_t& device, const Samples& samples, const std::stop_token& stop) {
    std::size_t written = 0;
    int idle = 0;
    constexpr int kMostIdle = 25; // a device that takes nothing for a second is no device
    while (written < samples.size() && !stop.stop_requested() && idle < kMostIdle) {
        const snd_pcm_sframes_t taken =
            snd_pcm_writei(&device, samples.data() + written, samples.size() - written);
        if (taken > 0) {
            written += static_cast<std::size_t>(taken);
            idle = 0;
        } else if (taken == -EAGAIN || taken == 0) {
            ++idle;
            snd_pcm_wait(&device, kPatience);
        } else if (snd_pcm_recover(&device, static_cast<int>(taken), 1) < 0) {
            return false;
        } else {
            ++idle; // it ran dry since the sound before
        }
    }
    if (snd_pcm_state(&device) == SND_PCM_STATE_PREPARED) {
        snd_pcm_start(&device); // a short sound does not fill what it waits for
    }
    return written == samples.size();
}

} // namespace

AlsaPlayer::~AlsaPlayer() = default; // the thread is asked to stop, and waited for

void AlsaPlayer::play(const Sound& sound) {
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back(sound);
        if (m_waiting.size() > kMostWaiting) {
            m_waiting.pop_front(); // what is long past is not heard late
        }
    }
    if (!m_thread.joinable()) {
        m_thread = std::jthread([this](const std::stop_token& stop) { run(stop); });
    }
    m_asked.notify_one();
}

void AlsaPlayer::run(const std::stop_token& stop) {
    constexpr std::chrono::seconds kKept(1); // the device, after the latest sound
    Device device;
    while (!stop.stop_requested()) {
        std::optional<Sound> next;
        {
            std::unique_lock lock(m_mutex);
            const auto isAsked = [this] { return !m_waiting.empty(); };
            if (device) {
                m_asked.wait_for(lock, stop, kKept, isAsked);
            } else {
                m_asked.wait(lock, stop, isAsked);
            }
            if (!m_waiting.empty()) {
                next = m_waiting.front();
                m_waiting.pop_front();
            }
        }
        if (!next) {
            device.reset();
            continue;
        }
        if (!device) {
            device = openDevice();
        }
        if (device && !write(*device, synthesise(*next), stop)) {
            device.reset();
        }
    }
}

} // namespace mujo::ui
