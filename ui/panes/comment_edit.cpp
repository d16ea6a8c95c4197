#include "ui/panes/comment_edit.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTextOption>

namespace mujo::ui {

namespace {

/// A mention with its place in a text of Qt.
struct Place {
    qsizetype begin;
    qsizetype length;
    Mentioned what;
};

std::vector<Place> placesIn(const QString& text, const MentionFinder& finder) {
    const QByteArray bytes = text.toUtf8();
    const auto letters = [&bytes](std::size_t from, std::size_t to) {
        return QString::fromUtf8(bytes.constData() + from, static_cast<qsizetype>(to - from)).size();
    };
    std::vector<Place> places;
    std::size_t done = 0;
    qsizetype at = 0;
    for (const Mention& mention : finder.find({bytes.constData(), static_cast<std::size_t>(bytes.size())})) {
        at += letters(done, mention.begin);
        done = mention.begin;
        places.push_back({at, letters(done, done + mention.length), mention.what});
    }
    return places;
}

} // namespace

/// Works on the paragraphs that have changed.
class CommentEdit::Underliner : public QSyntaxHighlighter {
public:
    Underliner(CommentEdit* edit, const std::optional<MentionFinder>& finder)
        : QSyntaxHighlighter(edit->document()), m_edit(*edit), m_finder(finder) {}

protected:
    void highlightBlock(const QString& text) override {
        if (!m_finder) {
            return;
        }
        QTextCharFormat format;
        format.setFontUnderline(true);
        format.setForeground(m_edit.palette().color(QPalette::Link));
        for (const Place& place : placesIn(text, *m_finder)) {
            setFormat(static_cast<int>(place.begin), static_cast<int>(place.length), format);
        }
    }

private:
    const CommentEdit& m_edit;
    const std::optional<MentionFinder>& m_finder;
};

CommentEdit::CommentEdit(QWidget* parent)
    : QPlainTextEdit(parent), m_underliner(new Underliner(this, m_finder)) {
    viewport()->setMouseTracking(true);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

CommentEdit::~CommentEdit() = default;

void CommentEdit::setGame(const Variant& variant, SquareStyle style) {
    m_finder.emplace(variant, style);
    const QSignalBlocker silent(document()); // the text stays what it is
    m_underliner->rehighlight();
}

std::optional<Mentioned> CommentEdit::mentionAt(QPoint at) const {
    if (!m_finder) {
        return std::nullopt;
    }
    const QTextCursor cursor = cursorForPosition(at);
    // Beyond the end of a line, the nearest place is its end.
    constexpr int kNear = 8;
    if (std::abs(cursorRect(cursor).center().x() - at.x()) > kNear ||
        !cursorRect(cursor).adjusted(0, -1, 0, 1).contains(QPoint(cursorRect(cursor).center().x(), at.y()))) {
        return std::nullopt;
    }
    const int column = cursor.positionInBlock();
    for (const Place& place : placesIn(cursor.block().text(), *m_finder)) {
        if (column >= place.begin && column <= place.begin + place.length) {
            return place.what;
        }
    }
    return std::nullopt;
}

void CommentEdit::hover(const std::optional<Mentioned>& what) {
    if (what != m_hovered) {
        m_hovered = what;
        viewport()->setCursor(what ? Qt::PointingHandCursor : Qt::IBeamCursor);
        emit mentionHovered(what);
    }
}

void CommentEdit::mouseMoveEvent(QMouseEvent* event) {
    QPlainTextEdit::mouseMoveEvent(event);
    hover(event->buttons() == Qt::NoButton ? mentionAt(event->pos()) : std::nullopt);
}

void CommentEdit::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->pos();
    QPlainTextEdit::mousePressEvent(event);
}

/// A click, not the end of a selection.
void CommentEdit::mouseReleaseEvent(QMouseEvent* event) {
    QPlainTextEdit::mouseReleaseEvent(event);
    const bool isClick = event->button() == Qt::LeftButton && !textCursor().hasSelection() &&
                         (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (const auto what = isClick ? mentionAt(event->pos()) : std::nullopt) {
        emit mentionClicked(*what);
    }
}

/// Links have the colours of the look.
void CommentEdit::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        const QSignalBlocker silent(document());
        m_underliner->rehighlight();
    }
}

void CommentEdit::leaveEvent(QEvent* event) {
    QPlainTextEdit::leaveEvent(event);
    hover(std::nullopt);
}

} // namespace mujo::ui
