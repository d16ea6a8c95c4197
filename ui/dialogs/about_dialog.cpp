#include "ui/dialogs/about_dialog.h"
#include "ui/look/text_size.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace mujo::ui {

namespace {

constexpr int kIconSide = 96;

QLabel* textLabel(const QString& text) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    constexpr int kTextWidth = 420;
    label->setFixedWidth(withText(*label, kTextWidth));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

QLabel* titleLabel(const QString& text, qreal size) {
    QLabel* label = textLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : FittingDialog(parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("About Mujō"));
    auto* icon = new QLabel;
    icon->setPixmap(QApplication::windowIcon().pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
    icon->setAccessibleName(tr("The icon of Mujō"));
    icon->setAlignment(Qt::AlignTop);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(10);
    texts->addWidget(titleLabel(tr("Mujō %1", "%1 is the version").arg(QStringLiteral(MUJO_VERSION)), 1.6));
    texts->addWidget(textLabel(tr("Play and study the large shogi variants.")));
    texts->addWidget(titleLabel(tr("Licences"), 1.1));
    texts->addWidget(
        textLabel(tr("Mujō is free software under the MIT licence: use it, change it and pass it on "
                     "as you like, with its notice.")));
    texts->addWidget(
        textLabel(tr("The outlines of the kanji come from Noto Serif CJK JP and Hanazono Mincho, "
                     "under the SIL Open Font License.")));
    texts->addWidget(
        textLabel(tr("The window is made with Qt %1, under the GNU Lesser General Public License, "
                     "version 3. Qt is a product of The Qt Company Ltd and other contributors.")
                      .arg(QString::fromLatin1(qVersion()))));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(20);
    columns->addWidget(icon, 0, Qt::AlignTop);
    columns->addLayout(texts, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* qt = buttons->addButton(tr("Website of &Qt"), QDialogButtonBox::HelpRole);
    qt->setAutoDefault(false);
    qt->setToolTip(QStringLiteral("https://www.qt.io"));
    connect(qt, &QPushButton::clicked, this,
            [] { QDesktopServices::openUrl(QUrl(QStringLiteral("https://www.qt.io"))); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 14);
    layout->setSpacing(18);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
}

} // namespace mujo::ui
