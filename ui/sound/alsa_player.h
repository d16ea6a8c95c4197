#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>

#include "ui/sound/sound_player.h"

namespace mujo::ui {

/// Plays through ALSA on a thread of its own, which begins with the first sound. The device is opened when
/// something is to be heard and given back soon after; without one all stays silent.
class AlsaPlayer : public SoundPlayer {
public:
    AlsaPlayer() = default;
    ~AlsaPlayer() override;

    void play(const Sound& sound) override;

private:
    void run(const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_asked;
    std::deque<Sound> m_waiting; ///< guarded by `m_mutex`
    std::jthread m_thread;       ///< uses all that stands before it
};

} // namespace mujo::ui
