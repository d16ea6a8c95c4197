#include "ui/dialogs/picture_dialog.h"

#include <QApplication>
#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QThreadPool>
#include <new>

#include "ui/dialogs/file_complaint.h"
#include "ui/look/svg_drawing.h"
#include "ui/pages/picture_painting.h"
#include "ui/session/file_path.h"
#include "ui/session/move_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr QSize kPreview(460, 460);
constexpr int kSmallestCell = 12;
constexpr int kLargestCell = 300;

QString titleOf(const Game& game) {
    return PictureDialog::tr("%1, move %2").arg(gameName(game.variant())).arg(nextMoveNumber(game));
}

QMimeData* mimeOf(const QByteArray& svg, const QImage& picture) {
    auto* data = new QMimeData;
    data->setData(QStringLiteral("image/svg+xml"), svg);
    data->setImageData(picture);
    return data;
}

Result<void, FileFault> writeBytes(const QString& path, const QByteArray& bytes) {
    return writeWholeFile(filePath(path), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

/// Any thread; why it is not written.
std::optional<FileFault> writePicture(const QString& path, const QImage& picture) {
    const FileFault noMemory{FileFault::Kind::NotWritten, path.toStdString(),
                             sentence("mujo::ui::PictureDialog", "not enough memory")};
    try {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (picture.isNull() || !picture.save(&buffer, "PNG")) {
            return noMemory;
        }
        const auto written = writeBytes(path, bytes);
        return written ? std::nullopt : std::optional(written.error());
    } catch (const std::bad_alloc&) {
        return noMemory;
    }
}

} // namespace

PictureDialog::PictureDialog(Game game, const Look& look, bool isFlipped, QWidget* parent)
    : FittingDialog(parent), m_game(std::move(game)), m_look(look), m_preview(new QLabel), m_size(new QLabel),
      m_cell(new QSpinBox), m_colours(new QComboBox), m_from(new QLineEdit), m_to(new QLineEdit),
      m_coordinates(new QCheckBox(tr("&Coordinates"))), m_hands(new QCheckBox(tr("Pieces in &hand"))),
      m_marks(new QCheckBox(tr("Last &move and drawings"))),
      m_flipped(new QCheckBox(tr("Seen from the &far side"))) {
    setObjectName(QStringLiteral("pictureDialog"));
    setWindowTitle(tr("Picture of the board"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 14);
    layout->setSpacing(12);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    m_preview->setFixedSize(kPreview);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview"));
    row->addWidget(m_preview);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    m_cell->setRange(kSmallestCell, kLargestCell);
    m_cell->setSuffix(tr(" pixels"));
    m_cell->setValue(64);
    form->addRow(tr("&Square:"), m_cell);
    form->addRow(tr("Picture:"), m_size);
    m_colours->addItem(tr("As on screen"));
    m_colours->addItem(tr("Light"));
    m_colours->addItem(tr("Dark"));
    form->addRow(tr("C&olours:"), m_colours);
    const BoardShape& shape = m_game.variant().shape();
    auto* part = new QHBoxLayout;
    for (QLineEdit* corner : {m_from, m_to}) {
        corner->setMaximumWidth(70);
        part->addWidget(corner);
    }
    m_from->setPlaceholderText(squareName(m_game.variant(), shape.at(0, 0)));
    m_to->setPlaceholderText(squareName(m_game.variant(), shape.at(shape.files() - 1, shape.ranks() - 1)));
    m_from->setAccessibleName(tr("One corner of the part that is drawn"));
    m_to->setAccessibleName(tr("The other corner"));
    auto* partLabel = new QLabel(tr("&Part, by two corners:"));
    partLabel->setBuddy(m_from);
    form->addRow(partLabel, part);
    for (QCheckBox* box : {m_coordinates, m_hands, m_marks, m_flipped}) {
        box->setChecked(box != m_flipped || isFlipped);
        form->addRow(QString(), box);
        connect(box, &QCheckBox::toggled, this, [this] { m_pause.start(); });
    }
    m_hands->setVisible(m_game.variant().rules().drops.has_value());
    row->addLayout(form);
    layout->addLayout(row);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* copyButton = buttons->addButton(tr("Cop&y"), QDialogButtonBox::ActionRole);
    m_save = buttons->addButton(tr("Save &as…"), QDialogButtonBox::ActionRole);
    layout->addWidget(buttons);
    connect(copyButton, &QPushButton::clicked, this, &PictureDialog::copyShown);
    connect(m_save, &QPushButton::clicked, this, &PictureDialog::askSave);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_cell, &QSpinBox::valueChanged, this, [this] { m_pause.start(); });
    connect(m_colours, &QComboBox::currentIndexChanged, this, [this] { m_pause.start(); });
    for (const QLineEdit* corner : {m_from, m_to}) {
        connect(corner, &QLineEdit::textChanged, this, [this] { m_pause.start(); });
    }
    using namespace std::chrono_literals;
    m_pause.setSingleShot(true);
    m_pause.setInterval(80ms);
    connect(&m_pause, &QTimer::timeout, this, &PictureDialog::refresh);
    refresh();
}

/// A corner that is not written is that of the board; a text that is no square leaves the whole board.
BoardDrawing::Choices PictureDialog::choices() const {
    BoardDrawing::Choices chosen;
    chosen.cell = m_cell->value();
    chosen.isFlipped = m_flipped->isChecked();
    chosen.hasCoordinates = m_coordinates->isChecked();
    chosen.hasHands = !m_hands->isHidden() && m_hands->isChecked();
    chosen.hasMarks = m_marks->isChecked();
    const Variant& variant = m_game.variant();
    const BoardShape& shape = variant.shape();
    const auto corner = [&](const QLineEdit* written, Square standard) {
        const QString text = written->text().trimmed();
        return text.isEmpty() ? std::optional(standard) : typedSquare(variant, text);
    };
    const auto from = corner(m_from, shape.at(0, 0));
    const auto to = corner(m_to, shape.at(shape.files() - 1, shape.ranks() - 1));
    const bool isPart = !m_from->text().trimmed().isEmpty() || !m_to->text().trimmed().isEmpty();
    if (isPart && from && to) {
        chosen.part = {*from, *to};
    }
    return chosen;
}

/// What is written for a corner and names no square of the board; empty where there is none.
QString PictureDialog::noSquare() const {
    for (const QLineEdit* corner : {m_from, m_to}) {
        const QString text = corner->text().trimmed();
        if (!text.isEmpty() && !typedSquare(m_game.variant(), text)) {
            return text;
        }
    }
    return {};
}

Look PictureDialog::look() const {
    Look chosen = m_look;
    if (m_colours->currentIndex() > 0) {
        chosen.theme = m_colours->currentIndex() == 1 ? Theme::light() : Theme::dark();
    }
    return chosen;
}

QByteArray PictureDialog::svg(const BoardDrawing& drawing, const QString& title) {
    return svgDrawing(drawing.size(), title, [&](QPainter& painter) { drawing.paint(painter); });
}

QImage PictureDialog::image(const BoardDrawing& drawing) {
    QImage picture(PicturePainting::pixelsOf(drawing), QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull()) {
        return picture;
    }
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.paint(painter);
    painter.end();
    return picture;
}

void PictureDialog::copy(const Game& game, const Look& look, BoardDrawing::Choices choices,
                         std::function<void()> done) {
    const QByteArray drawing = svg(BoardDrawing(game, look, choices), titleOf(game));
    choices.hasWood = true;
    PicturePainting::start(game, look, choices, [drawing, done = std::move(done)](const QImage& picture) {
        QApplication::clipboard()->setMimeData(mimeOf(drawing, picture));
        done();
    });
}

void PictureDialog::refresh() {
    BoardDrawing::Choices chosen = choices();
    chosen.hasWood = true;
    const BoardDrawing drawing(m_game, look(), chosen);
    const QSize pixels = PicturePainting::pixelsOf(drawing);
    const QString unread = noSquare();
    m_size->setText(unread.isEmpty() ? tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height())
                                     : tr("“%1” is no square: the whole board").arg(unread));
    // As it will be, at the size at which it is seen here.
    const qreal scale =
        std::min(kPreview.width() / drawing.size().width(), kPreview.height() / drawing.size().height());
    QPixmap picture((drawing.size() * scale * devicePixelRatioF()).toSize());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.scale(scale, scale);
    drawing.paint(painter);
    painter.end();
    m_preview->setPixmap(picture);
}

void PictureDialog::copyShown() {
    m_size->setText(tr("The picture is being drawn…"));
    copy(m_game, look(), choices(), [dialog = QPointer(this)] {
        if (dialog) {
            dialog->refresh(); // the size is told again
            emit dialog->copied();
        }
    });
}

void PictureDialog::askSave() {
    auto* dialog = new QFileDialog(this, tr("Save the picture"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QString png = tr("Pictures (*.png)");
    dialog->setNameFilters({png, tr("Drawings (*.svg)")});
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, png](const QString& filter) {
        dialog->setDefaultSuffix(filter == png ? QStringLiteral("png") : QStringLiteral("svg"));
    });
    dialog->selectFile(toQString(m_game.variant().id()) + QStringLiteral(".png"));
    connect(dialog, &QFileDialog::fileSelected, this, &PictureDialog::save);
    dialog->open();
}

void PictureDialog::save(const QString& path) {
    if (!path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        savePicture(path);
        return;
    }
    const QByteArray bytes = svg(BoardDrawing(m_game, look(), choices()), titleOf(m_game));
    const auto written = writeBytes(path, bytes);
    onSaved(path, written ? std::nullopt : std::optional(written.error()));
}

void PictureDialog::savePicture(const QString& path) {
    BoardDrawing::Choices chosen = choices();
    chosen.hasWood = true;
    m_save->setEnabled(false);
    m_size->setText(tr("The picture is being saved…"));
    PicturePainting::start(m_game, look(), chosen, [path, dialog = QPointer(this)](const QImage& picture) {
        QThreadPool::globalInstance()->start([path, picture, dialog] {
            const std::optional<FileFault> fault = writePicture(path, picture);
            QMetaObject::invokeMethod(qApp, [path, fault, dialog] {
                if (dialog) {
                    dialog->onSaved(path, fault);
                } else if (QWidget* window = QApplication::activeWindow(); fault && window != nullptr) {
                    complainOfFile(*window, path, *fault);
                }
            });
        });
    });
}

void PictureDialog::onSaved(const QString& path, const std::optional<FileFault>& fault) {
    m_save->setEnabled(true);
    refresh(); // the size is told again
    if (fault) {
        complainOfFile(*this, path, *fault);
    } else {
        m_size->setText(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    }
}

} // namespace mujo::ui
