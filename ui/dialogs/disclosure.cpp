#include "ui/dialogs/disclosure.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/words/phrases.h"

namespace mujo::ui {

Disclosure::Disclosure(const QString& title, QWidget* parent)
    : QWidget(parent), m_button(new QToolButton), m_summary(new QLabel), m_content(new QWidget),
      m_parts(new QVBoxLayout(m_content)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_button->setText(title);
    m_button->setAccessibleName(Phrases::withoutMnemonic(title));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setArrowType(Qt::RightArrow);
    m_button->setAutoRaise(true);
    m_button->setCheckable(true);
    m_button->setFocusPolicy(Qt::StrongFocus);
    layout->addWidget(m_button, 0, Qt::AlignLeft);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_summary);
    m_parts->setContentsMargins(0, 4, 0, 0);
    m_parts->setSpacing(6);
    m_content->hide();
    layout->addWidget(m_content);
    connect(m_button, &QToolButton::toggled, this, [this](bool isOpen) {
        m_button->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_content->setVisible(isOpen);
        m_summary->setVisible(!isOpen);
        emit toggled();
    });
}

void Disclosure::add(QWidget* part) {
    m_parts->addWidget(part);
}

void Disclosure::setSummary(const QString& text) {
    m_summary->setText(text);
    m_button->setAccessibleDescription(text);
}

void Disclosure::setOpen(bool isOpen) {
    m_button->setChecked(isOpen);
}

bool Disclosure::isOpen() const {
    return m_button->isChecked();
}

} // namespace mujo::ui
