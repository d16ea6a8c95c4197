#pragma once

#include <QDialog>
#include <QString>

#include "core/variant/variant.h"

namespace mujo::ui {

/// Shows a text to be read; open it with `open()`. Deletes itself when closed.
class TextDialog : public QDialog {
    Q_OBJECT

public:
    TextDialog(const QString& title, const QString& html, QSize size, QWidget* parent);

signals:
    void linkFollowed(const QString& link);
};

/// The keys and mouse gestures, as a table.
QString keySheet();
/// How to play, in a page.
QString howToPlay();
/// The rules of one game in words, its readings and its sources.
QString rulesPage(const Variant& variant);

} // namespace mujo::ui
