#include "ui/sound/synthesiser.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace mujo::ui {

namespace {

constexpr double kTurn = 2 * std::numbers::pi;

/// One way in which a struck body swings.
struct Mode {
    double pitch;  ///< as a multiple of the lowest one
    double volume; ///< at the stroke
    double decay;  ///< seconds until it has fallen to 1/e, for a body of middle size
};

/// Those of a short bar that lies on a board: close to the free bar's, which are 1, 2.76 and 5.40.
constexpr std::array kWood{Mode{1.0, 1.0, 0.034}, Mode{2.71, 0.55, 0.017}, Mode{5.15, 0.28, 0.009}};

struct Stroke {
    double at;     ///< seconds after the beginning
    double pitch;  ///< of the lowest mode, Hz
    double volume; ///< 0 to 1
    bool isSoft;
};

/// The same row of numbers each time, evenly between -1 and 1.
class Noise {
public:
    double next() {
        constexpr std::uint32_t kFactor = 1664525;
        constexpr std::uint32_t kStep = 1013904223;
        m_state = m_state * kFactor + kStep;
        return static_cast<double>(m_state >> 8) / static_cast<double>(1U << 23) - 1;
    }

private:
    std::uint32_t m_state = 20;
};

double pitchOf(Sound::Size size) {
    switch (size) {
    case Sound::Size::Small:
        return 1180;
    case Sound::Size::Middle:
        return 860;
    case Sound::Size::Large:
        break;
    }
    return 610;
}

std::size_t samplesIn(double seconds) {
    return static_cast<std::size_t>(seconds * kSampleRate);
}

void strike(std::vector<double>& sum, const Stroke& stroke) {
    constexpr double kMiddlePitch = 860;
    constexpr double kBurst = 0.0035;                  // seconds until the noise has fallen to 1/e
    const double length = kMiddlePitch / stroke.pitch; // large bodies swing longer
    const double brightness = stroke.isSoft ? 0.35 : 1.0;
    Noise noise;
    double smoothed = 0;
    const std::size_t first = samplesIn(stroke.at);
    for (std::size_t i = first; i < sum.size(); ++i) {
        const double t = static_cast<double>(i - first) / kSampleRate;
        double value = 0;
        for (const Mode& mode : kWood) {
            const double volume = &mode == kWood.data() ? mode.volume : mode.volume * brightness;
            value += volume * std::exp(-t / (mode.decay * length)) *
                     std::sin(kTurn * stroke.pitch * mode.pitch * t);
        }
        constexpr double kSmoothing = 0.35; // of a filter that lets low noise pass
        smoothed += kSmoothing * (noise.next() - smoothed);
        value += 0.9 * brightness * smoothed * std::exp(-t / kBurst);
        sum[i] += stroke.volume * value;
    }
}

/// A skin that is struck: it gives way, and its pitch sinks.
void drum(std::vector<double>& sum) {
    constexpr double kLow = 82;     // Hz
    constexpr double kAbove = 55;   // Hz, at the stroke
    constexpr double kSink = 0.045; // seconds
    constexpr double kDecay = 0.11;
    Noise noise;
    double phase = 0;
    double smoothed = 0;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const double t = static_cast<double>(i) / kSampleRate;
        phase += kTurn * (kLow + kAbove * std::exp(-t / kSink)) / kSampleRate;
        smoothed += 0.04 * (noise.next() - smoothed);
        sum[i] += std::exp(-t / kDecay) * std::sin(phase) + 0.8 * smoothed * std::exp(-t / 0.02);
    }
}

/// As loud as wanted at the loudest place, and silent at the end.
Samples finished(const std::vector<double>& sum, double loudness) {
    double peak = 0;
    for (const double value : sum) {
        peak = std::max(peak, std::abs(value));
    }
    const std::size_t fade = samplesIn(0.008);
    Samples samples;
    samples.reserve(sum.size());
    constexpr double kFull = 32767;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const double left = static_cast<double>(sum.size() - 1 - i) / static_cast<double>(fade);
        const double value = peak > 0 ? sum[i] / peak * loudness * std::min(1.0, left) : 0;
        samples.push_back(static_cast<std::int16_t>(std::lround(value * kFull)));
    }
    return samples;
}

} // namespace

Samples synthesise(const Sound& sound) {
    constexpr double kLoud = 0.7;
    constexpr double kSoft = 0.4;
    const double pitch = pitchOf(sound.size);
    const double loudness = sound.isSoft ? kSoft : kLoud;
    std::vector<double> sum;
    switch (sound.kind) {
    case Sound::Kind::Placed:
        sum.resize(samplesIn(0.17));
        strike(sum, {0, pitch, 1, sound.isSoft});
        break;
    case Sound::Kind::Captured: // the taken piece is knocked away first
        sum.resize(samplesIn(0.25));
        strike(sum, {0, pitch * 1.25, 0.6, sound.isSoft});
        strike(sum, {0.075, pitch, 1, sound.isSoft});
        break;
    case Sound::Kind::Check:
        sum.resize(samplesIn(0.24));
        strike(sum, {0, pitch * 1.5, 0.85, sound.isSoft});
        strike(sum, {0.085, pitch * 1.9, 1, sound.isSoft});
        break;
    case Sound::Kind::End:
        sum.resize(samplesIn(0.38));
        drum(sum);
        break;
    }
    return finished(sum, loudness);
}

} // namespace mujo::ui
