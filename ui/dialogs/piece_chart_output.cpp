// The chart of all pieces on paper and in files.

#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QListView>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <algorithm>

#include "core/base/whole_file.h"
#include "ui/dialogs/file_complaint.h"
#include "ui/dialogs/piece_card.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/look/svg_drawing.h"
#include "ui/session/file_path.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kColumns = 6;
constexpr int kDotsPerInch = 96;

int rowsFor(int count, int columns) {
    return (count + columns - 1) / columns;
}

} // namespace

void PieceChart::paintCards(QPainter& painter, int first, int count, int columns) const {
    Theme theme = Theme::light();
    theme.texture.kind = BoardTexture::Kind::Plain; // as an image the grain would stand in each card again
    const PieceCard card(*m_model, m_delegate->faces(), theme, m_style);
    for (int i = 0; i < count; ++i) {
        const int row = m_filter->mapToSource(m_filter->index(first + i, 0)).row();
        painter.save();
        painter.translate(i % columns * PieceCard::kSize.width(), i / columns * PieceCard::kSize.height());
        painter.setPen(QPen(theme.border, 1));
        painter.setBrush(Qt::white);
        constexpr qreal kRadius = 7;
        painter.drawRoundedRect(QRectF(QPointF(), PieceCard::kSize).adjusted(3, 3, -3, -3), kRadius, kRadius);
        card.paint(painter, row, PieceCard::Text::Outline);
        painter.restore();
    }
}

Result<void, FileFault> PieceChart::exportSvg(const QString& path) const {
    const int count = m_filter->rowCount();
    const int columns = std::clamp(count, 1, kColumns);
    const QSizeF size(PieceCard::kSize.width() * columns,
                      PieceCard::kSize.height() * std::max(rowsFor(count, columns), 1));
    const QByteArray drawing =
        svgDrawing(size, tr("All pieces of %1").arg(toQString(m_model->variant().name())),
                   [&](QPainter& painter) { paintCards(painter, 0, count, columns); });
    return write(path, drawing);
}

Result<void, FileFault> PieceChart::exportPdf(const QString& path, const QPageLayout& layout,
                                              int resolution) const {
    QByteArray pages;
    QBuffer buffer(&pages);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageLayout(layout);
    pdf.setResolution(resolution);
    pdf.setTitle(windowTitle());
    print(pdf);
    return write(path, pages);
}

Result<void, FileFault> PieceChart::write(const QString& path, const QByteArray& bytes) {
    return writeWholeFile(filePath(path), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void PieceChart::print(QPagedPaintDevice& printer) const {
    QPainter painter(&printer);
    const int resolution = printer.logicalDpiX();
    const QRectF page = printer.pageLayout().paintRectPixels(resolution);
    // As many columns as leave the small text readable on paper.
    const qreal dots = static_cast<qreal>(resolution) / kDotsPerInch;
    const int columns = std::max(1, static_cast<int>(page.width() / (PieceCard::kSize.width() * dots)));
    const qreal scale = page.width() / (PieceCard::kSize.width() * columns);
    const int rows = std::max(1, static_cast<int>(page.height() / (PieceCard::kSize.height() * scale)));
    const int all = m_filter->rowCount();
    for (int first = 0; first < all; first += columns * rows) {
        if (first > 0) {
            printer.newPage();
        }
        painter.save();
        painter.scale(scale, scale);
        paintCards(painter, first, std::min(columns * rows, all - first), columns);
        painter.restore();
    }
}

void PieceChart::askExport() {
    auto* dialog = new QFileDialog(this, tr("Export the chart"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Drawings (*.svg)"), tr("All files (*)")});
    dialog->selectFile(toQString(m_model->variant().id()) + QStringLiteral("-pieces.svg"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (const auto written = exportSvg(path); !written) {
            complainOfFile(*this, path, written.error());
        }
    });
    dialog->open();
}

void PieceChart::askPrint() {
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto* dialog = new QPrintDialog(printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print the chart"));
    connect(dialog, qOverload<>(&QDialog::accepted), this, [this, printer] {
        if (printer->outputFileName().isEmpty()) {
            print(*printer);
        } else if (const auto written =
                       exportPdf(printer->outputFileName(), printer->pageLayout(), printer->resolution());
                   !written) {
            complainOfFile(*this, printer->outputFileName(), written.error());
        }
    });
    dialog->open();
}

} // namespace mujo::ui
