#pragma once

#include <span>
#include <vector>

#include "ui/dialogs/fitting_dialog.h"
#include "ui/look/looks.h"
#include "ui/look/settings.h"

class QComboBox;
class QLabel;
class QVBoxLayout;
class QLineEdit;
class QToolButton;

namespace mujo::ui {

/// All settings in one searchable list. Every change shows at once and can be taken back one by one.
class SettingsDialog : public FittingDialog {
    Q_OBJECT

public:
    /// Both must outlive it.
    SettingsDialog(Settings& settings, const Looks& looks, QWidget* parent);

protected:
    void aboutToBeShown() override;

private:
    struct Line {
        QWidget* widget;
        QString words;
    };

    struct Group {
        QLabel* title;
        std::size_t first; ///< of its lines, which end where those of the next one begin
    };

    void addProgram();
    void addBoard(const Looks& looks);
    void addMoves();
    void addComputer();
    void addGroup(const QString& title);
    void addLanguages();
    QComboBox* addLooks(const Setting<QString>& setting, const QString& title,
                        const std::vector<Looks::Choice>& looks);
    /// One of several texts, which are kept by their keys; the first for a key that is not among them.
    QComboBox* addTexts(const Setting<QString>& setting, const QString& title,
                        const std::vector<std::pair<QString, QString>>& keysAndNames);
    template <class T>
    void addChoice(const Setting<T>& setting, const QString& title);
    void addSwitch(const Setting<bool>& setting, const QString& title);
    void addLevels();
    void addTime(const Setting<int>& setting, const QString& title, std::span<const int> times);
    /// `show` puts a value into the editor.
    template <class T, class Show>
    void addLine(const Setting<T>& setting, const QString& title, QWidget* editor, const QString& words,
                 Show show);
    QToolButton* makeReset(const QString& title);
    QWidget* makeLine(const QString& title, QWidget* editor, QWidget* reset, const QString& words);
    void filter(const QString& text);

    Settings& m_settings;
    QLineEdit* m_search;
    QVBoxLayout* m_lines;
    QLabel* m_nothing; ///< said where no line is found
    std::vector<Line> m_all;
    std::vector<Group> m_groups;
};

} // namespace mujo::ui
