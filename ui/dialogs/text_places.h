#pragma once

#include <QTextCursor>
#include <QTextEdit>

#include "core/base/diagnostic.h"

class QPlainTextEdit;

namespace mujo::ui {

/// A cursor that selects what a fault is about. Faults count columns in characters, documents in UTF-16.
QTextCursor cursorAt(QTextDocument& document, const Diagnostic& fault);

/// The wavy line under what a fault is about.
QTextEdit::ExtraSelection faultMark(const QPlainTextEdit& editor, const Diagnostic& fault,
                                    const QColor& colour);

} // namespace mujo::ui
