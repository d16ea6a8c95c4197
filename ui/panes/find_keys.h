#pragma once

#include <QObject>

class QWidget;

namespace mujo::ui {

/// The keys of a search in the field that is typed into: Enter for the next thing found, Shift+Enter for the
/// one before, Esc to close.
class FindKeys : public QObject {
    Q_OBJECT

public:
    explicit FindKeys(QObject* parent);
    void watch(QWidget& field);

signals:
    void stepped(int by); ///< 1 or -1
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace mujo::ui
