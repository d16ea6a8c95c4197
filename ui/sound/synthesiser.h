#pragma once

#include "ui/sound/sound.h"

namespace mujo::ui {

inline constexpr int kSampleRate = 44100; ///< samples in a second

/// Wood on wood, worked out anew each time: a short burst of noise, and the damped modes of a board that was
/// struck. The end is a low drum. The same sound gives the same samples; none lasts 0.4 s.
[[nodiscard]] Samples synthesise(const Sound& sound);

} // namespace mujo::ui
