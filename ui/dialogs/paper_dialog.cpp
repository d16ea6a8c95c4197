#include "ui/dialogs/paper_dialog.h"

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <chrono>

#include "ui/dialogs/file_complaint.h"
#include "ui/pages/page_title.h"
#include "ui/session/file_path.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr QSize kPreviewSize(470, 560);
constexpr qreal kMargin = 18; // millimetres
constexpr int kFileResolution = 600;
constexpr std::array kPapers{QPageSize::A4, QPageSize::A5, QPageSize::Letter};

} // namespace

PaperDialog::PaperDialog(Game game, GameDetails details, const PaperChoices& choices, QString name,
                         QWidget* parent)
    : FittingDialog(parent), m_game(std::move(game)), m_details(std::move(details)), m_given(choices),
      m_name(std::move(name)), m_printer(QPrinter::HighResolution),
      m_preview(new QPrintPreviewWidget(&m_printer)), m_pages(new QLabel), m_paper(new QComboBox),
      m_every(new QSpinBox), m_start(new QCheckBox(tr("&Start position"))),
      m_marked(new QCheckBox(tr("&Where the record has one"))), m_end(new QCheckBox(tr("&End position"))),
      m_lines(new QCheckBox(tr("&Other lines"))), m_comments(new QCheckBox(tr("&Comments"))) {
    setObjectName(QStringLiteral("paperDialog"));
    setWindowTitle(tr("Print the game"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 14);
    layout->setSpacing(12);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    m_preview->setMinimumSize(kPreviewSize);
    m_preview->setAccessibleName(tr("Preview"));
    row->addWidget(m_preview, 1);
    auto* room = new QWidget;
    addChoices(*room);
    row->addWidget(room);
    layout->addLayout(row, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* printButton = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    auto* saveButton = buttons->addButton(tr("Save as P&DF…"), QDialogButtonBox::ActionRole);
    layout->addWidget(buttons);
    connect(printButton, &QPushButton::clicked, this, &PaperDialog::askPrint);
    connect(saveButton, &QPushButton::clicked, this, &PaperDialog::askSave);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_preview, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter* paper) { printGame(*paper, m_game, m_details, this->choices()); });
    connect(m_preview, &QPrintPreviewWidget::previewChanged, this, &PaperDialog::showPages);
    using namespace std::chrono_literals;
    m_pause.setSingleShot(true);
    m_pause.setInterval(120ms);
    connect(&m_pause, &QTimer::timeout, this, &PaperDialog::refresh);
    refresh();
}

void PaperDialog::addChoices(QWidget& room) {
    auto* form = new QFormLayout(&room);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(8);
    for (const QPageSize::PageSizeId size : kPapers) {
        m_paper->addItem(QPageSize::name(size), size);
    }
    m_paper->setCurrentIndex(std::max(0, m_paper->findData(m_printer.pageLayout().pageSize().id())));
    form->addRow(tr("P&aper:"), m_paper);
    form->addRow(tr("Pages:"), m_pages);
    form->addRow(new QLabel(tr("Diagrams")));
    constexpr int kLongestGame = 9999;
    m_every->setRange(0, kLongestGame);
    m_every->setSpecialValueText(tr("none"));
    m_every->setSuffix(tr(" moves"));
    for (QCheckBox* box : {m_start, m_marked, m_end}) {
        form->addRow(box);
    }
    form->addRow(tr("After &every"), m_every);
    form->addRow(new QLabel(tr("Text")));
    for (QCheckBox* box : {m_lines, m_comments}) {
        form->addRow(box);
    }
    for (QCheckBox* box : {m_start, m_marked, m_end, m_lines, m_comments}) {
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, [this] { m_pause.start(); });
    }
    connect(m_every, &QSpinBox::valueChanged, this, [this] { m_pause.start(); });
    connect(m_paper, &QComboBox::currentIndexChanged, this, [this] { m_pause.start(); });
}

PaperChoices PaperDialog::choices() const {
    PaperChoices chosen = m_given;
    chosen.hasStart = m_start->isChecked();
    chosen.hasMarked = m_marked->isChecked();
    chosen.hasEnd = m_end->isChecked();
    chosen.every = m_every->value();
    chosen.hasOtherLines = m_lines->isChecked();
    chosen.hasComments = m_comments->isChecked();
    return chosen;
}

void PaperDialog::refresh() {
    const QPageSize size(static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt()));
    m_printer.setPageSize(size);
    m_printer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    m_preview->updatePreview();
}

void PaperDialog::showPages() {
    m_pages->setText(QString::number(m_preview->pageCount()));
}

void PaperDialog::askPrint() {
    auto* dialog = new QPrintDialog(&m_printer, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print the game"));
    connect(dialog, qOverload<>(&QDialog::accepted), this, [this] {
        const QString path = m_printer.outputFileName();
        if (path.isEmpty()) {
            printGame(m_printer, m_game, m_details, choices());
        } else if (const auto written = save(path); !written) {
            complainOfFile(*this, path, written.error());
        }
    });
    dialog->open();
}

Result<void, FileFault> PaperDialog::save(const QString& path) const {
    QByteArray pages;
    QBuffer buffer(&pages);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageLayout(m_printer.pageLayout());
    pdf.setResolution(kFileResolution);
    pdf.setTitle(pageTitle(m_game, m_details));
    printGame(pdf, m_game, m_details, choices());
    return writeWholeFile(filePath(path), {pages.constData(), static_cast<std::size_t>(pages.size())});
}

void PaperDialog::askSave() {
    auto* dialog = new QFileDialog(this, tr("Save the pages"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Documents (*.pdf)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(m_name + QStringLiteral(".pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (const auto written = save(path); !written) {
            complainOfFile(*this, path, written.error());
        }
    });
    dialog->open();
}

} // namespace mujo::ui
