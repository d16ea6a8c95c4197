#include "ui/docks/status_line.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>

#include "ui/docks/elided_label.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kLongestTip = 1000; // characters

} // namespace

StatusLine::StatusLine(QWidget* parent) : QWidget(parent), m_text(new QLabel), m_situation(new ElidedLabel) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 3, 10, 3);
    layout->setSpacing(16);
    m_text->setObjectName(QStringLiteral("statusText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_situation->setObjectName(QStringLiteral("situation"));
    m_situation->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_situation);
}

void StatusLine::setPrompt(const QString& text) {
    m_prompt = text;
    refresh();
}

void StatusLine::setIdle(const QString& text) {
    m_idle = text;
    refresh();
}

void StatusLine::say(const QString& text, Tone tone) {
    m_notice = text;
    m_tone = tone;
    refresh();
    emit said(text);
}

void StatusLine::clearNotice() {
    m_notice.clear();
    refresh();
}

void StatusLine::setSituation(const QString& text) {
    m_situation->setWhole(text);
    refresh();
}

void StatusLine::setTheme(const Theme& theme) {
    m_theme = theme;
    refresh();
}

QString StatusLine::text() const {
    return !m_notice.isEmpty() ? m_notice : !m_prompt.isEmpty() ? m_prompt : m_idle;
}

void StatusLine::refresh() {
    const QString whole = text();
    QString line = whole;
    line.replace(QLatin1Char('\n'), QStringLiteral("   "));
    const QString fitting =
        m_text->fontMetrics().elidedText(shortened(line, kLongestTip), Qt::ElideRight, m_text->width());
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, tone() == Tone::Refusal ? m_theme.negative : m_theme.text);
    m_text->setPalette(colours);
    m_text->setToolTip(fitting == line ? QString() : shortened(whole, kLongestTip));
    if (m_text->text() == fitting && m_text->accessibleName() == whole) {
        return;
    }
    m_text->setText(fitting);
    m_text->setAccessibleName(whole);
    QAccessibleEvent event(m_text, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_situation->setMaximumWidth(width() * 6 / 10); // prompts need room beside any name
    refresh();
}

} // namespace mujo::ui
