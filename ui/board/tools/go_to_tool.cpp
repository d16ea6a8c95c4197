#include "ui/board/tools/go_to_tool.h"

#include "ui/board/board_words.h"
#include "ui/session/square_names.h"

namespace mujo::ui {

void GoToTool::begin() {
    m_typed = QString();
    ask();
}

void GoToTool::end() {
    if (m_typed) {
        m_typed.reset();
        ask();
    }
}

void GoToTool::ask() {
    desk().prompt.ask(m_typed ? BoardWords::goTo(*m_typed) : QString());
}

bool GoToTool::press(const QMouseEvent&) {
    end();
    return false;
}

bool GoToTool::tab(bool) {
    end();
    return false;
}

bool GoToTool::keyDown(const QKeyEvent& event) {
    if (!isBare(event)) {
        return false;
    }
    if (m_typed && keyWhileTyping(event)) {
        return true;
    }
    if (event.key() == Qt::Key_G) {
        begin();
        return true;
    }
    return false;
}

bool GoToTool::keyWhileTyping(const QKeyEvent& event) {
    const int key = event.key();
    if (key == Qt::Key_Escape) {
        end();
        return true;
    }
    if (key == Qt::Key_Backspace) {
        m_typed->chop(1);
        ask();
        return true;
    }
    const QString text = event.text();
    if (text.size() == 1 && text[0].isLetterOrNumber()) {
        return type(text);
    }
    if (key == Qt::Key_Shift) {
        return true;
    }
    const bool wasName = isName();
    end();
    return !wasName && (key == Qt::Key_Return || key == Qt::Key_Enter);
}

bool GoToTool::isName() const {
    const SquareStyle names = squareStyle(desk().game->variant());
    return desk().layout.shape().parse(m_typed->toStdString(), names).has_value();
}

bool GoToTool::type(const QString& letter) {
    const BoardShape& shape = desk().layout.shape();
    const SquareStyle names = squareStyle(desk().game->variant());
    const QString typed = *m_typed + letter.toLower();
    bool isWhole = false;
    bool isLonger = false;
    for (int i = 0; i < shape.squareCount(); ++i) {
        const QString name = QString::fromStdString(shape.name(Square(i), names));
        isWhole = isWhole || name == typed;
        isLonger = isLonger || (name.size() > typed.size() && name.startsWith(typed));
    }
    if (!isWhole && !isLonger) {
        // No square begins like this: after a whole name the key means what it always does.
        const bool wasName = isName();
        if (wasName) {
            end();
        }
        return !wasName;
    }
    m_typed = typed;
    ask();
    if (isWhole) {
        desk().pointing.setCursor(*shape.parse(typed.toStdString(), names));
    }
    if (isWhole && !isLonger) {
        end();
    }
    return true;
}

} // namespace mujo::ui
