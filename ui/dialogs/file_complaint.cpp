#include "ui/dialogs/file_complaint.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>

#include "ui/session/words.h"

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct FileComplaint {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::FileComplaint)
};

} // namespace

void complainOfFile(QWidget& parent, const QString& path, const FileFault& fault) {
    const QString text = FileComplaint::tr("%1 cannot be written: %2.")
                             .arg(QDir::toNativeSeparators(path), toQString(fault.reason));
    auto* box =
        new QMessageBox(QMessageBox::Warning, parent.windowTitle(), text, QMessageBox::Close, &parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

} // namespace mujo::ui
