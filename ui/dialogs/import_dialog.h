#pragma once

#include <memory>
#include <optional>

#include "ui/dialogs/fitting_dialog.h"
#include "ui/dialogs/import_reader.h"
#include "ui/look/look.h"
#include "ui/session/user_variants.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace mujo::ui {

class QuestionForm;

/// Turns the text of an Interactive Diagram into a game of the user's own: faults with their places while it
/// is typed, the rules the text leaves open, a picture of the board. Reports by `added`.
class ImportDialog : public FittingDialog {
    Q_OBJECT

public:
    ImportDialog(Catalog& catalog, UserVariants variants, QWidget* parent = nullptr);

    void setLook(const Look& look);
    /// Shows a text and has it read, off the window's thread.
    void setText(const QString& text);
    /// Whether the text is still being read: what is shown belongs to an earlier one.
    [[nodiscard]] bool isReading() const { return m_reader.isReading() || m_pauses; }
    /// Reads a file into the dialog; false when it cannot be read, which is said.
    bool openFile(const QString& path);
    void answer(const QString& key, const QString& value);
    /// Keeps the game among the user's own; while the text is still being read, once it has been. False when
    /// that fails or waits, which is said, and nothing is lost.
    bool add(bool play);
    /// Puts the cursor on the place of a fault.
    void jumpTo(int fault);

    void done(int result) override;

    [[nodiscard]] const std::optional<ImportedVariant>& imported() const { return m_imported; }
    [[nodiscard]] QPlainTextEdit& editor() { return *m_text; }
    [[nodiscard]] const Diagnostics& faults() const { return m_faults; }

signals:
    void added(const QString& id, bool play);

private:
    QWidget* makeTextPart();
    QWidget* makeGamePart();
    void connectParts();
    void askFile();
    void onTextEdited();
    void onNameChanged();
    /// Has the text and the answers read.
    void refresh();
    void onRead(const ImportOutcome& outcome);
    void showFaults();
    void showGame();
    /// Why the game cannot be added as it stands; empty when it can.
    [[nodiscard]] QString hindrance() const;

    Catalog& m_catalog;
    UserVariants m_variants;
    ImportReader m_reader;
    ImportAnswers m_answers;
    std::optional<ImportedVariant> m_imported;
    Diagnostics m_faults;
    bool m_pauses = false;             ///< a key was pressed a moment ago, and more are expected
    std::optional<bool> m_addWhenRead; ///< the game is to be added (and played) when the text has been read
    Look m_look;
    bool m_idIsTyped = false;

    QTimer* m_pause;
    QPlainTextEdit* m_text;
    QLabel* m_faultsTitle;
    QListWidget* m_faultList;
    QLabel* m_picture;
    QLabel* m_facts;
    QLineEdit* m_name;
    QLineEdit* m_id;
    QLabel* m_questionsTitle; ///< not shown before there are any
    QuestionForm* m_questions;
    QLabel* m_said;
    QPushButton* m_add;
    QPushButton* m_play;
};

} // namespace mujo::ui
