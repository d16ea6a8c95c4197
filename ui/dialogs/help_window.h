#pragma once

#include <QStringList>
#include <memory>

#include "core/variant/variant.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/dialogs/help_pages.h"
#include "ui/look/look.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace mujo::ui {

/// The help: a list of pages that can be searched, and the chosen page. Stays open beside the board.
class HelpWindow : public FittingDialog {
    Q_OBJECT

public:
    HelpWindow(HelpPages::Sources sources, QWidget* parent);

    void setLook(const Look& look);
    /// The game on the board, whose rules are a page; null for none.
    void setGame(std::shared_ptr<const Variant> variant);
    void showSection(HelpSection section);

signals:
    /// A link that leads out of the help: to a piece of the game.
    void linkFollowed(const QString& link);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// How a page has what is searched for.
    enum class Fit { None, Words, Phrase };

    [[nodiscard]] HelpSection sectionOf(int row) const;
    [[nodiscard]] HelpSection current() const;
    [[nodiscard]] QString page(HelpSection section) const;
    /// For the search; made when it is first wanted.
    [[nodiscard]] const QString& plainText(HelpSection section);
    [[nodiscard]] Fit fitOf(HelpSection section);
    [[nodiscard]] QStringList soughtOnPage();
    void showCurrent();
    void follow(const QString& link);
    void search();
    void goToNextFound();
    void findFirst();
    void showFound();
    void markFound();

    HelpPages::Sources m_sources;
    Theme m_theme = Theme::light();
    std::shared_ptr<const Variant> m_variant;
    QStringList m_plain; ///< of each section, empty where it was not wanted yet
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_nothing;
    QTextBrowser* m_text;
};

} // namespace mujo::ui
