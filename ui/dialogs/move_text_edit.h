#pragma once

#include <QPlainTextEdit>

#include "core/base/diagnostic.h"
#include "ui/look/look.h"

namespace mujo::ui {

/// A line of XBetza to type in. What is wrong stands under the letter that is to blame.
class MoveTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit MoveTextEdit(QWidget* parent = nullptr);

    void setLook(const Look& look);
    void setFaults(const Diagnostics& faults);
    /// Where the sentence under the letter stands, in the viewport; empty without faults.
    [[nodiscard]] QRect calloutRect() const;
    /// Of the letter that the sentence is about.
    [[nodiscard]] QRect letterRect() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    [[nodiscard]] const Diagnostic* told() const;
    [[nodiscard]] QString sentence() const;

    Diagnostics m_faults;
    Theme m_theme = Theme::light();
};

} // namespace mujo::ui
