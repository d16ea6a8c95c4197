#pragma once

#include "ui/sound/sound.h"

namespace mujo::ui {

/// Makes sounds heard.
class SoundPlayer {
public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    virtual ~SoundPlayer() = default;

    /// Returns at once. What cannot be played is not heard, and nobody is told.
    virtual void play(const Sound& sound) = 0;
};

/// Hears nothing.
class SilentPlayer : public SoundPlayer {
public:
    void play(const Sound& /*sound*/) override {}
};

} // namespace mujo::ui
