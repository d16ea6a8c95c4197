#include "ui/dialogs/paper_dialog.h"

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <chrono>

#include "core/base/whole_file.h"
#include "ui/dialogs/file_complaint.h"
#include "ui/dialogs/paper_sheet.h"
#include "ui/pages/page_title.h"
#include "ui/session/file_path.h"

namespace mujo::ui {

namespace {

constexpr qreal kMargin = 18; // millimetres
constexpr int kFileResolution = 600;
constexpr std::array kPapers{QPageSize::A4, QPageSize::A5, QPageSize::Letter};
// Of the diagrams at a distance; a board of thirty-six files takes a quarter of a second and a megabyte and a
// half.
constexpr int kMostDiagrams = 100;

QPageLayout layoutOf(const QPageSize& size) {
    return {size, QPageLayout::Portrait, QMarginsF(kMargin, kMargin, kMargin, kMargin),
            QPageLayout::Millimeter};
}

} // namespace

PaperDialog::PaperDialog(Game game, GameDetails details, const PaperChoices& choices, QString name,
                         QWidget* parent)
    : FittingDialog(parent), m_game(std::move(game)), m_details(std::move(details)), m_given(choices),
      m_name(std::move(name)), m_paper(QPrinter::HighResolution), m_sheet(new PaperSheet),
      m_page(new QSpinBox), m_count(new QLabel), m_size(new QComboBox), m_every(new QSpinBox),
      m_start(new QCheckBox(tr("&Start position"))),
      m_marked(new QCheckBox(tr("&Moves marked for a diagram"))), m_end(new QCheckBox(tr("&End position"))),
      m_lines(new QCheckBox(tr("&Other lines"))), m_comments(new QCheckBox(tr("&Comments"))),
      m_print(new QPushButton(tr("&Print…"))), m_save(new QPushButton(tr("Save as P&DF…"))),
      m_progress(new QProgressBar) {
    setObjectName(QStringLiteral("paperDialog"));
    setWindowTitle(tr("Print the game"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 14);
    layout->setSpacing(12);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(makePreview(), 1);
    row->addWidget(makeChoices());
    layout->addLayout(row, 1);
    layout->addWidget(makeButtons());
    using namespace std::chrono_literals;
    m_pause.setSingleShot(true);
    m_pause.setInterval(120ms);
    m_step.setInterval(0ms);
    connect(&m_pause, &QTimer::timeout, this, &PaperDialog::refresh);
    connect(&m_step, &QTimer::timeout, this, &PaperDialog::printNext);
    connect(m_page, &QSpinBox::valueChanged, this, &PaperDialog::showPage);
    refresh();
    showBusy();
}

PaperDialog::~PaperDialog() = default;

QWidget* PaperDialog::makePreview() {
    auto* room = new QWidget;
    auto* column = new QVBoxLayout(room);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_sheet, 1);
    m_sheet->setAccessibleName(tr("Preview"));
    auto* row = new QHBoxLayout;
    m_page->setObjectName(QStringLiteral("page"));
    auto* label = new QLabel(tr("Pa&ge:"));
    label->setBuddy(m_page);
    row->addStretch();
    for (QWidget* part :
         {static_cast<QWidget*>(label), static_cast<QWidget*>(m_page), static_cast<QWidget*>(m_count)}) {
        row->addWidget(part);
    }
    row->addStretch();
    column->addLayout(row);
    return room;
}

QWidget* PaperDialog::makeChoices() {
    auto* room = new QWidget;
    auto* form = new QFormLayout(room);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(8);
    for (const QPageSize::PageSizeId size : kPapers) {
        m_size->addItem(QPageSize::name(size), size);
    }
    m_size->setCurrentIndex(std::max(0, m_size->findData(m_paper.pageLayout().pageSize().id())));
    form->addRow(tr("P&aper:"), m_size);
    form->addRow(new QLabel(tr("Diagrams")));
    for (QCheckBox* box : {m_start, m_marked, m_end}) {
        form->addRow(box);
    }
    constexpr int kLongestGame = 9999;
    const int fewest = std::max(1, static_cast<int>(m_game.nodeCount()) / kMostDiagrams);
    m_every->setRange(fewest - 1, kLongestGame);
    m_every->setObjectName(QStringLiteral("every"));
    m_every->setSpecialValueText(tr("none"));
    m_every->setToolTip(tr("A diagram after so many moves each"));
    form->addRow(tr("Ever&y so many moves:"), m_every);
    form->addRow(new QLabel(tr("Text")));
    for (QCheckBox* box : {m_lines, m_comments}) {
        form->addRow(box);
    }
    for (QCheckBox* box : {m_start, m_marked, m_end, m_lines, m_comments}) {
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, [this] { m_pause.start(); });
    }
    connect(m_every, &QSpinBox::valueChanged, this, [this] { m_pause.start(); });
    connect(m_size, &QComboBox::currentIndexChanged, this, [this] { m_pause.start(); });
    return room;
}

QWidget* PaperDialog::makeButtons() {
    auto* room = new QWidget;
    auto* row = new QHBoxLayout(room);
    row->setContentsMargins(0, 0, 0, 0);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Pages that are printed"));
    row->addWidget(m_progress, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    row->addWidget(buttons, 0, Qt::AlignRight);
    connect(m_print, &QPushButton::clicked, this, &PaperDialog::askPrint);
    connect(m_save, &QPushButton::clicked, this, &PaperDialog::askSave);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return room;
}

PaperChoices PaperDialog::choices() const {
    PaperChoices chosen = m_given;
    chosen.hasStart = m_start->isChecked();
    chosen.hasMarked = m_marked->isChecked();
    chosen.hasEnd = m_end->isChecked();
    chosen.every = m_every->value() == m_every->minimum() ? 0 : m_every->value();
    chosen.hasOtherLines = m_lines->isChecked();
    chosen.hasComments = m_comments->isChecked();
    return chosen;
}

void PaperDialog::refresh() {
    m_sheet->show(nullptr, 1, {});
    m_pages.reset(); // it knows the paper as it was
    m_paper.setPageLayout(
        layoutOf(QPageSize(static_cast<QPageSize::PageSizeId>(m_size->currentData().toInt()))));
    m_pages = std::make_unique<GamePaper>(m_paper, m_game, m_details, choices());
    m_page->setRange(1, pageCount());
    m_count->setText(tr("of %1").arg(pageCount()));
    showPage();
}

void PaperDialog::showPage() {
    m_sheet->show(m_pages.get(), m_page->value(), m_paper.pageLayout().marginsPixels(m_paper.resolution()));
}

void PaperDialog::begin(std::unique_ptr<Job> job) {
    job->pages = std::make_unique<GamePaper>(*job->paper, m_game, m_details, choices());
    if (!job->painter.begin(job->paper.get())) {
        auto* box = new QMessageBox(QMessageBox::Warning, windowTitle(), tr("The printer takes no pages."),
                                    QMessageBox::Close, this);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
        return;
    }
    m_job = std::move(job);
    m_step.start();
    showBusy();
}

void PaperDialog::printNext() {
    Job& job = *m_job;
    if (job.printed > 0) {
        job.paper->newPage();
    }
    job.pages->paintPage(job.painter, ++job.printed);
    m_progress->setValue(job.printed);
    if (job.printed < job.pages->pageCount()) {
        return;
    }
    m_step.stop();
    job.painter.end();
    const std::unique_ptr<Job> done = std::move(m_job);
    showBusy();
    if (done->onPrinted) {
        done->onPrinted(done->file.data());
    }
}

void PaperDialog::showBusy() {
    const bool isBusy = m_job != nullptr;
    m_print->setEnabled(!isBusy);
    m_save->setEnabled(!isBusy);
    m_progress->setRange(0, isBusy ? m_job->pages->pageCount() : 1);
    m_progress->setValue(0);
    m_progress->setVisible(isBusy);
}

void PaperDialog::askPrint() {
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageLayout(m_paper.pageLayout());
    auto* dialog = new QPrintDialog(printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(windowTitle());
    connect(dialog, qOverload<>(&QDialog::accepted), this, [this, printer] {
        if (!printer->outputFileName().isEmpty()) {
            save(printer->outputFileName());
            return;
        }
        auto job = std::make_unique<Job>();
        job->paper = printer;
        begin(std::move(job));
    });
    dialog->open();
}

void PaperDialog::save(const QString& path) {
    auto job = std::make_unique<Job>();
    job->file.open(QIODevice::WriteOnly);
    auto pdf = std::make_shared<QPdfWriter>(&job->file);
    pdf->setPageLayout(m_paper.pageLayout());
    pdf->setResolution(kFileResolution);
    pdf->setTitle(pageTitle(m_game, m_details));
    job->paper = std::move(pdf);
    job->onPrinted = [this, path](const QByteArray& file) {
        const auto written =
            writeWholeFile(filePath(path), {file.constData(), static_cast<std::size_t>(file.size())});
        if (written) {
            emit saved(path);
        } else {
            complainOfFile(*this, path, written.error());
        }
    };
    begin(std::move(job));
}

void PaperDialog::askSave() {
    auto* dialog = new QFileDialog(this, tr("Save the pages"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Documents (*.pdf)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(m_name + QStringLiteral(".pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, &PaperDialog::save);
    dialog->open();
}

} // namespace mujo::ui
