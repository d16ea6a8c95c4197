#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "ui/dialogs/fitting_dialog.h"
#include "ui/session/settings.h"

class QVBoxLayout;
class QLineEdit;

namespace mujo::ui {

/// All settings in one searchable list. Every change shows at once and can be taken back one by one.
class SettingsDialog : public FittingDialog {
    Q_OBJECT

public:
    SettingsDialog(Settings& settings, QWidget* parent);

protected:
    void aboutToBeShown() override;

private:
    struct Line {
        QWidget* widget;
        QString words;
    };

    void addChoice(const Settings::Key& key, const QString& title,
                   const std::vector<std::pair<QString, QString>>& choices);
    void addSwitch(const Settings::Key& key, const QString& title);
    void addLine(const Settings::Key& key, const QString& title, QWidget* editor, const QString& words,
                 const std::function<void()>& show);
    void filter(const QString& text);

    Settings& m_settings;
    QLineEdit* m_search;
    QVBoxLayout* m_lines;
    std::vector<Line> m_all;
};

} // namespace mujo::ui
