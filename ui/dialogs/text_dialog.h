#pragma once

#include <QString>

#include "core/variant/variant.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/look/theme.h"

class QTextBrowser;

namespace mujo::ui {

/// Shows a text to be read, as high as that is; open it with `open()`. Deletes itself when closed.
class TextDialog : public FittingDialog {
    Q_OBJECT

public:
    TextDialog(const QString& title, const QString& html, int width, QWidget* parent);

signals:
    void linkFollowed(const QString& link);

protected:
    void aboutToBeShown() override;

private:
    QTextBrowser* m_text;
};

/// How to play, in a page.
QString howToPlay(const Theme& theme);
/// The rules of one game in words, its readings and its sources.
QString rulesPage(const Variant& variant);

} // namespace mujo::ui
