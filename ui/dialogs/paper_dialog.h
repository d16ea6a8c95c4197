#pragma once

#include <QBuffer>
#include <QPainter>
#include <QPrinter>
#include <QTimer>
#include <functional>
#include <memory>

#include "core/game/game.h"
#include "core/game/game_info.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/pages/game_paper.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace mujo::ui {

class PaperSheet;

/// What of a game comes onto paper, how that looks, and the ways there: a printer or a file. Pages are
/// printed one after the other while the dialog stays alive; closing it ends that.
class PaperDialog : public FittingDialog {
    Q_OBJECT

public:
    /// `name` is what a file would be called, without its ending.
    PaperDialog(Game game, GameDetails details, const PaperChoices& choices, QString name, QWidget* parent);
    ~PaperDialog() override;

    [[nodiscard]] PaperChoices choices() const;
    [[nodiscard]] int pageCount() const { return m_pages->pageCount(); }
    /// Makes a PDF and writes it; `saved` or a complaint tells how that went.
    void save(const QString& path);

signals:
    void saved(const QString& path);

private:
    /// Pages that are being printed.
    struct Job {
        QBuffer file; ///< of a PDF, which is made in memory so that a file is written whole or not at all
        std::shared_ptr<QPagedPaintDevice> paper;
        std::unique_ptr<GamePaper> pages;
        QPainter painter;
        int printed = 0;
        /// When the last page is on the paper; empty for nothing.
        std::function<void(const QByteArray& file)> onPrinted;
    };

    QWidget* makePreview();
    QWidget* makeChoices();
    QWidget* makeButtons();
    void refresh();
    void showPage();
    void askPrint();
    void askSave();
    void begin(std::unique_ptr<Job> job);
    void printNext();
    void showBusy();

    Game m_game;
    GameDetails m_details;
    PaperChoices m_given;
    QString m_name;
    QPrinter m_paper;                   ///< the size of the preview's
    std::unique_ptr<GamePaper> m_pages; ///< of the preview
    std::unique_ptr<Job> m_job;
    QTimer m_pause; ///< begins when nothing more is chosen
    QTimer m_step;  ///< to the next page that is printed
    PaperSheet* m_sheet;
    QSpinBox* m_page;
    QLabel* m_count;
    QComboBox* m_size;
    QSpinBox* m_every;
    QCheckBox* m_start;
    QCheckBox* m_marked;
    QCheckBox* m_end;
    QCheckBox* m_lines;
    QCheckBox* m_comments;
    QPushButton* m_print;
    QPushButton* m_save;
    QProgressBar* m_progress;
};

} // namespace mujo::ui
