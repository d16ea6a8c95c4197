#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "core/insight/lesson.h"
#include "core/insight/question.h"
#include "core/variant_file/catalog.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/look/look.h"
#include "ui/trainer/progress_file.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QStackedWidget;
class QVBoxLayout;

namespace mujo::ui {

class FaceView;
class QuizBoard;

/// The quiz over the pieces of a game: asks, judges, shows the right answer and remembers.
class TrainerDialog : public FittingDialog {
    Q_OBJECT

public:
    /// The catalogue must outlive the dialog.
    TrainerDialog(const Catalog& catalog, ProgressFile file, QWidget* parent = nullptr);
    ~TrainerDialog() override;

    void setGame(const QString& id);
    /// What goes wrong in any game, instead of one game's pieces.
    void setWeakOnly();
    void setLook(const Look& look);
    void setSeed(std::uint64_t seed); ///< for tests
    void setClock(std::function<qint64()> clock) { m_clock = std::move(clock); }

    [[nodiscard]] const insight::Question& question() const { return m_question; }
    [[nodiscard]] const insight::Task& task() const { return m_task; }
    [[nodiscard]] const insight::Lesson& lesson() const { return *m_lesson; }
    [[nodiscard]] const insight::Progress& progress() const { return m_progress; }
    [[nodiscard]] QuizBoard& board() { return *m_board; }
    /// A kind that was never asked is shown before anything is asked of it; `question` is the one that
    /// follows.
    [[nodiscard]] bool isIntroducing() const { return m_introduced.has_value(); }
    [[nodiscard]] bool isAnswered() const { return m_isAnswered; }
    [[nodiscard]] bool wasRight() const { return m_wasRight; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString notice() const;

public slots:
    void choose(int name); ///< answers a question for the name
    /// Judges the answer, or goes on to the next question.
    void proceed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    QWidget* makeHead();
    QWidget* makeNamePage();
    void begin();
    void takeNext();
    void introduce(const insight::LessonItem& item);
    void ask();
    void askForName();
    /// The kinds that were shown or asked: nothing is asked of others.
    [[nodiscard]] std::vector<insight::LessonItem> metItems() const;
    void judge(bool right);
    void refreshSet();
    void showNotice();
    [[nodiscard]] QString answer(std::size_t choice) const;
    void mark(QPushButton* button, const QColor& colour);

    const Catalog& m_catalog;
    ProgressFile m_file;
    insight::Progress m_progress;
    std::unique_ptr<insight::Lesson> m_lesson;
    insight::QuestionMaker m_maker;
    std::uint64_t m_seed;
    std::function<qint64()> m_clock;
    insight::Question m_question;
    insight::Task m_task;
    std::optional<insight::Question> m_introduced; ///< what shows the moves of a new kind, while it is shown
    std::set<std::string> m_shown;                 ///< keys of the kinds that were, in this session
    bool m_isAnswered = false;
    bool m_wasRight = false;
    int m_streak = 0;
    Theme m_theme = Theme::light();
    PieceStyle m_style;

    QComboBox* m_games;
    QProgressBar* m_known;
    QLabel* m_set;
    QLabel* m_notice;
    QLabel* m_text;
    QLabel* m_hint;
    QStackedWidget* m_pages;
    QuizBoard* m_board;
    FaceView* m_face;
    std::vector<QPushButton*> m_names;
    QLabel* m_verdict;
    QLabel* m_lessonText;
    QPushButton* m_proceed;
};

} // namespace mujo::ui
