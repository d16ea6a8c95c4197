#pragma once

#include <QByteArray>
#include <QSizeF>
#include <memory>
#include <string>

#include "core/base/result.h"

class QPainter;
class QRectF;
class QSvgRenderer;

namespace mujo::ui {

/// A drawing from an SVG file of somebody else, read once and drawn in the GUI thread.
class SvgPicture {
public:
    static constexpr qsizetype kMostBytes = qsizetype{256} << 10;

    /// Refuses what is no SVG, what would load other files, and what can make a short text endless. Any
    /// thread; the fault names the file.
    static Result<std::shared_ptr<const SvgPicture>> read(const QByteArray& bytes,
                                                          const std::string& fileName);

    ~SvgPicture();
    SvgPicture(const SvgPicture&) = delete;
    SvgPicture& operator=(const SvgPicture&) = delete;

    /// As large as it fits into `room`, in the middle.
    void paint(QPainter& painter, const QRectF& room) const;
    /// Over the whole of `room`.
    void fill(QPainter& painter, const QRectF& room) const;
    /// The text of the file.
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    explicit SvgPicture(const QByteArray& bytes);

    QByteArray m_bytes;
    std::unique_ptr<QSvgRenderer> m_drawing;
};

} // namespace mujo::ui
