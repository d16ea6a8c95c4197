#include "ui/shell/file_questions.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>
#include <utility>

#include "ui/session/words.h"
#include "ui/shell/format_words.h"

namespace mujo::ui::file_questions {

namespace {

/// The context of the texts here.
struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::FileWords)
};

QMessageBox& boxBefore(QWidget& window, QMessageBox::Icon icon, const QString& title, const QString& more) {
    auto* box = new QMessageBox(icon, QStringLiteral("Mujō"), title, QMessageBox::NoButton, &window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(more);
    return *box;
}

/// What the names of files of a format look like, in the words of file dialogs.
QStringList patterns(const GameFormat& format) {
    QStringList patterns;
    for (const std::string_view ending : format.endings) {
        patterns << QStringLiteral("*.") + toQString(std::string(ending));
    }
    return patterns;
}

} // namespace

void askOpen(QWidget& window, const QString& folder, const QString& finishedFolder,
             std::function<void(const QString&)> open) {
    auto* dialog = new QFileDialog(&window, FileWords::tr("Open a game or a variant"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QStringList endings;
    for (const GameFormat& format : gameFormats()) {
        endings << patterns(format);
    }
    endings.removeAll(QStringLiteral("*.json"));
    endings << QStringLiteral("*.json"); // of variants, too
    dialog->setNameFilters({FileWords::tr("Games and variants (%1)").arg(endings.join(QLatin1Char(' '))),
                            FileWords::tr("All files (*)")});
    dialog->setSidebarUrls(dialog->sidebarUrls() << QUrl::fromLocalFile(finishedFolder));
    QObject::connect(dialog, &QFileDialog::fileSelected, &window, std::move(open));
    dialog->open();
}

void askSave(QWidget& window, const QString& folder, const QString& suggested,
             const std::vector<const GameFormat*>& formats, std::function<void(const QString&)> save) {
    auto* dialog = new QFileDialog(&window, FileWords::tr("Save the game"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    QStringList suffixes;
    for (const GameFormat* format : formats) {
        filters << QStringLiteral("%1 (%2)").arg(FormatWords::nameOf(*format), patterns(*format).front());
        suffixes << toQString(std::string(format->endings.front()));
    }
    dialog->setNameFilters(filters << FileWords::tr("All files (*)"));
    const auto suffixFor = [dialog, filters, suffixes](const QString& filter) {
        dialog->setDefaultSuffix(suffixes.value(filters.indexOf(filter), suffixes.front()));
    };
    suffixFor(filters.front());
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [dialog, filters, suffixFor](const QString& filter) {
                         suffixFor(filter);
                         const QStringList chosen = dialog->selectedFiles();
                         if (filters.contains(filter) && !chosen.isEmpty()) { // the name follows the form
                             const QFileInfo file(chosen.front());
                             dialog->selectFile(file.path() + QLatin1Char('/') + file.completeBaseName() +
                                                QLatin1Char('.') + dialog->defaultSuffix());
                         }
                     });
    dialog->selectFile(suggested);
    QObject::connect(dialog, &QFileDialog::fileSelected, &window, std::move(save));
    dialog->open();
}

void askBeforeLosing(QWidget& window, const QString& fault, const QString& lose, std::function<void()> save,
                     std::function<void()> leave) {
    QMessageBox& box = boxBefore(window, QMessageBox::Warning,
                                 FileWords::tr("The last moves of the game could not be saved."), fault);
    const QPushButton* elsewhere = box.addButton(FileWords::tr("&Save as…"), QMessageBox::AcceptRole);
    const QPushButton* go = box.addButton(lose, QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    QObject::connect(elsewhere, &QPushButton::clicked, &window, std::move(save));
    QObject::connect(go, &QPushButton::clicked, &window, std::move(leave));
    box.open();
}

void askToSave(QWidget& window, const QString& fileName, const QString& kept, std::function<void()> save,
               std::function<void()> leave) {
    QMessageBox& box = boxBefore(window, QMessageBox::Question,
                                 FileWords::tr("Save the changes to %1?").arg(fileName), kept);
    QPushButton* yes = box.addButton(FileWords::tr("&Save"), QMessageBox::AcceptRole);
    const QPushButton* no =
        box.addButton(FileWords::tr("&Leave the file as it is"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(yes);
    QObject::connect(yes, &QPushButton::clicked, &window, std::move(save));
    QObject::connect(no, &QPushButton::clicked, &window, std::move(leave));
    box.open();
}

void askToLeaveOut(QWidget& window, const QString& fileName, const QStringList& parts,
                   std::function<void()> write) {
    QStringList lines{FileWords::tr("It would be without:")};
    for (const QString& part : parts) {
        lines << QStringLiteral("• ") + part;
    }
    QMessageBox& box = boxBefore(window, QMessageBox::Question,
                                 FileWords::tr("%1 has no room for all of the game.").arg(fileName),
                                 lines.join(QLatin1Char('\n')));
    QPushButton* yes = box.addButton(FileWords::tr("&Write it"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(yes);
    QObject::connect(yes, &QPushButton::clicked, &window, std::move(write));
    box.open();
}

void tellUnopened(QWidget& window, const QString& fileName, const QString& fault) {
    constexpr qsizetype kListed = 6;
    const QStringList lines = fault.split(QLatin1Char('\n'));
    QMessageBox& box = boxBefore(window, QMessageBox::Warning,
                                 fileName.isEmpty() ? FileWords::tr("What was asked for could not be opened.")
                                                    : FileWords::tr("%1 could not be opened.").arg(fileName),
                                 lines.mid(0, kListed).join(QLatin1Char('\n')));
    box.addButton(QMessageBox::Ok);
    if (lines.size() > kListed) {
        box.setDetailedText(fault);
    }
    box.open();
}

} // namespace mujo::ui::file_questions
