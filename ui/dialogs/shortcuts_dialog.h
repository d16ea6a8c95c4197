#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <functional>
#include <vector>

#include "ui/dialogs/fitting_dialog.h"

class QDialogButtonBox;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace mujo::ui {

/// The keys of all commands in a searchable list; they can be changed, taken away and brought back to the
/// standard. A change acts at once. A key that another command has is refused with its name.
class ShortcutsDialog : public FittingDialog {
    Q_OBJECT

public:
    struct Line {
        QString id;
        QString text;
        QList<QKeySequence> now;
        QList<QKeySequence> standard;
        bool isFixed = false; ///< shown, and in the way of others, but not to be changed
    };
    /// `lines` reads the commands as they are; `set` gives one other keys.
    using Lines = std::function<std::vector<Line>()>;
    using Set = std::function<void(const QString& id, const QList<QKeySequence>& keys)>;

    ShortcutsDialog(Lines lines, Set set, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void filter(const QString& text);
    void onCurrentChanged();
    void change(const QList<QKeySequence>& keys);
    void resetAll();
    [[nodiscard]] const Line* current() const;

    Lines m_read;
    Set m_set;
    std::vector<Line> m_lines;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    QKeySequenceEdit* m_keys;
    QPushButton* m_none;
    QPushButton* m_standard;
    QLabel* m_fault;
    QDialogButtonBox* m_buttons;
};

} // namespace mujo::ui
