#include "ui/shell/file_questions.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>
#include <utility>

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

} // namespace

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
