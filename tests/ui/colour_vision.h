#pragma once

#include <QColor>
#include <algorithm>
#include <array>
#include <cmath>

/// An independent recomputation of colour differences, for judging the themes.
namespace mujo::ui::test {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

inline Vector operator*(const Matrix& m, const Vector& v) {
    Vector result = {};
    for (std::size_t i = 0; i < 3; ++i) {
        result[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
    }
    return result;
}

/// Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency
/// (2009), severity 1.0, for linear RGB; the first is normal vision.
inline constexpr std::array<Matrix, 4> kVision = {
    Matrix{Vector{1, 0, 0}, Vector{0, 1, 0}, Vector{0, 0, 1}},
    Matrix{Vector{0.152286, 1.052583, -0.204868}, Vector{0.114503, 0.786281, 0.099216},
           Vector{-0.003882, -0.048116, 1.051998}},
    Matrix{Vector{0.367322, 0.860646, -0.227968}, Vector{0.280085, 0.672501, 0.047413},
           Vector{-0.011820, 0.042940, 0.968881}},
    Matrix{Vector{1.255528, -0.076749, -0.178779}, Vector{-0.078411, 0.930809, 0.147602},
           Vector{0.004733, 0.691367, 0.303900}}};

inline Vector linearRgb(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

inline Vector cieLab(Vector rgb) {
    for (double& channel : rgb) {
        channel = std::clamp(channel, 0.0, 1.0);
    }
    constexpr Matrix kToXyz = {Vector{0.4124564, 0.3575761, 0.1804375},
                               Vector{0.2126729, 0.7151522, 0.0721750},
                               Vector{0.0193339, 0.1191920, 0.9503041}};
    const Vector xyz = kToXyz * rgb;
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIE76 difference as seen with `vision`.
inline double difference(const QColor& a, const QColor& b, const Matrix& vision) {
    const Vector x = cieLab(vision * linearRgb(a));
    const Vector y = cieLab(vision * linearRgb(b));
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

} // namespace mujo::ui::test
