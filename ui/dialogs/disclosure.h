#pragma once

#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace mujo::ui {

/// What is seldom asked for stands behind a button; one line says how it is set
/// as long as it is hidden.
class Disclosure : public QWidget {
    Q_OBJECT

public:
    explicit Disclosure(const QString& title, QWidget* parent = nullptr);

    void add(QWidget* part);
    void setSummary(const QString& text);
    void setOpen(bool isOpen);
    [[nodiscard]] bool isOpen() const;

signals:
    void toggled();

private:
    QToolButton* m_button;
    QLabel* m_summary;
    QWidget* m_content;
    QVBoxLayout* m_parts;
};

} // namespace mujo::ui
