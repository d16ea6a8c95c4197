#include "ui/dialogs/text_places.h"

#include <QPlainTextEdit>
#include <QTextBlock>
#include <algorithm>

namespace mujo::ui {

namespace {

/// UTF-16 units that `characters` characters of the text from `from` on take.
qsizetype units(const QString& text, qsizetype from, int characters) {
    qsizetype at = from;
    for (int i = 0; i < characters && at < text.size(); ++i) {
        at += text[at].isHighSurrogate() && at + 1 < text.size() ? 2 : 1;
    }
    return at - from;
}

} // namespace

QTextCursor cursorAt(QTextDocument& document, const Diagnostic& fault) {
    const QTextBlock block = document.findBlockByNumber(std::max(0, fault.line - 1));
    QTextCursor cursor(&document);
    if (!block.isValid()) {
        cursor.movePosition(QTextCursor::End);
        return cursor;
    }
    const QString text = block.text();
    const qsizetype start = units(text, 0, std::max(0, fault.column - 1));
    const qsizetype length = units(text, start, std::max(1, fault.length));
    cursor.setPosition(block.position() + static_cast<int>(start));
    cursor.setPosition(block.position() + static_cast<int>(start + length), QTextCursor::KeepAnchor);
    return cursor;
}

QTextEdit::ExtraSelection faultMark(const QPlainTextEdit& editor, const Diagnostic& fault,
                                    const QColor& colour) {
    QTextEdit::ExtraSelection mark;
    mark.cursor = cursorAt(*editor.document(), fault);
    mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    mark.format.setUnderlineColor(colour);
    mark.format.setForeground(colour);
    return mark;
}

} // namespace mujo::ui
