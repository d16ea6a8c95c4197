#pragma once

#include <optional>

#include "core/variant_file/catalog.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/session/engine_inquiry.h"
#include "ui/session/engine_list.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace mujo::ui {

/// The engines that the user has at hand: they are added, asked what they are, set up and removed here. A
/// change acts at once.
class EnginesDialog : public FittingDialog {
    Q_OBJECT

public:
    /// The inquiry is that of the window: programs take a moment to end, for which nobody waits.
    EnginesDialog(EngineList& engines, EngineInquiry& inquiry, const Catalog& catalog, QWidget* parent);

protected:
    /// Enter presses the button that has the keys; none of them is the one for Enter elsewhere.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addEntryLine(class QVBoxLayout& layout);
    void addList(class QVBoxLayout& layout);
    void suggest();
    void refresh(const QString& chosen);
    void showChosen();
    [[nodiscard]] const HostedEngine* chosen() const;
    /// What an engine has told, in words.
    [[nodiscard]] QString inWords(const HostedEngine& engine) const;
    [[nodiscard]] QString gamesInWords(const Announcement& facts) const;

    void add();
    void test();
    void browse();
    void editOptions();
    void showLog();
    void remove();
    void stopAsking();
    void onFound(const EngineFacts& facts);
    void onFailed(const QString& why);
    void updateButtons();
    void say(const QString& words);
    void complain(const FileFault& fault);

    EngineList& m_engines;
    const Catalog& m_catalog;
    EngineInquiry& m_inquiry;
    HostedEngine m_asked;         ///< while the inquiry is under way
    bool m_isAdding = false;      ///< it is none of the list yet
    QString m_fileCommand;        ///< what was made of the file that was chosen last
    QString m_fileFolder;         ///< in which that stands
    std::optional<qint64> m_took; ///< ms, of the last test
    QString m_tested;             ///< which one that was
    QString m_aside;              ///< what became of an unreadable list, until it is said
    QComboBox* m_command;
    QPushButton* m_browse;
    QPushButton* m_add;
    QListWidget* m_list;
    QLabel* m_about;
    QPushButton* m_test;
    QPushButton* m_options;
    QPushButton* m_log;
    QPushButton* m_remove;
    QLabel* m_said;
    QPushButton* m_stop;
};

} // namespace mujo::ui
