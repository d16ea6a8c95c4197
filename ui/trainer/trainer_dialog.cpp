#include "ui/trainer/trainer_dialog.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

#include "ui/look/piece_faces.h"
#include "ui/look/text_size.h"
#include "ui/panes/face_view.h"
#include "ui/session/words.h"
#include "ui/trainer/question_words.h"
#include "ui/trainer/quiz_board.h"
#include "ui/words/phrases.h"
#include "ui/words/piece_title.h"

namespace mujo::ui {

namespace {

constexpr int kFace = 190;
constexpr int kNames = 4;
constexpr int kGameCharacters = 24;
constexpr qsizetype kLongestName = 60; // characters on a button
const QString kWeak = QStringLiteral("*");

QLabel* wrappingLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

TrainerDialog::TrainerDialog(const Catalog& catalog, ProgressFile file, QWidget* parent)
    : FittingDialog(parent), m_catalog(catalog), m_file(std::move(file)), m_progress(m_file.load()),
      m_maker(QRandomGenerator::global()->generate64()), m_seed(QRandomGenerator::global()->generate64()),
      m_clock([] { return QDateTime::currentSecsSinceEpoch(); }) {
    setWindowTitle(tr("Trainer"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    build();
    for (const Catalog::Entry& entry : catalog.entries()) {
        const VariantData& game = entry.standard->data();
        m_games->addItem(toQString(game.name) + QStringLiteral("   ") + PieceTitle::beside(game),
                         toQString(game.id));
    }
    m_games->addItem(tr("What I get wrong, in all games"), kWeak);
    connect(m_games, &QComboBox::currentIndexChanged, this, &TrainerDialog::begin);
    begin();
}

TrainerDialog::~TrainerDialog() = default;

void TrainerDialog::build() {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 16, 18, 14);
    layout->setSpacing(10);
    layout->addWidget(makeHead());
    m_notice = wrappingLabel("notice");
    m_notice->hide();
    layout->addWidget(m_notice);
    m_text = wrappingLabel("question");
    QFont large = m_text->font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    large.setBold(true);
    m_text->setFont(large);
    layout->addWidget(m_text);
    m_hint = wrappingLabel("hint");
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_hint);

    m_pages = new QStackedWidget;
    m_board = new QuizBoard;
    m_pages->addWidget(m_board);
    m_pages->addWidget(makeNamePage());
    layout->addWidget(m_pages, 1);

    m_verdict = wrappingLabel("verdict");
    QFont bold = m_verdict->font();
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    bold.setBold(true);
    m_verdict->setFont(bold);
    m_lessonText = wrappingLabel("lesson");
    layout->addWidget(m_verdict);
    layout->addWidget(m_lessonText);
    // The board keeps its size when the verdict comes.
    m_verdict->setMinimumHeight(m_verdict->fontMetrics().height() + 4);
    m_lessonText->setMinimumHeight(m_lessonText->fontMetrics().height() * 3);
    m_lessonText->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_proceed = buttons->addButton(tr("&Check"), QDialogButtonBox::ActionRole);
    m_proceed->setDefault(true);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_proceed, &QPushButton::clicked, this, &TrainerDialog::proceed);
    connect(m_board, &QuizBoard::submitted, this, &TrainerDialog::proceed);
    resize(withText(*this, QSize(620, 780)));
}

QWidget* TrainerDialog::makeHead() {
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    m_games = new QComboBox;
    m_games->setAccessibleName(tr("Pieces of"));
    m_games->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_games->setMinimumContentsLength(kGameCharacters);
    m_known = new QProgressBar;
    m_known->setAccessibleName(tr("Pieces known"));
    m_known->setTextVisible(false);
    m_known->setMaximumHeight(10);
    m_set = new QLabel;
    m_set->setObjectName(QStringLiteral("set"));
    row->addWidget(m_games, 2);
    row->addWidget(m_known, 1);
    row->addWidget(m_set);
    return head;
}

QWidget* TrainerDialog::makeNamePage() {
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addStretch(1);
    m_face = new FaceView(kFace);
    layout->addWidget(m_face, 0, Qt::AlignHCenter);
    layout->addSpacing(10);
    for (int i = 0; i < kNames; ++i) {
        auto* button = new QPushButton;
        button->setAutoDefault(false);
        button->setMinimumHeight(button->fontMetrics().height() * 2);
        connect(button, &QPushButton::clicked, this, [this, i] { choose(i); });
        layout->addWidget(button);
        m_names.push_back(button);
    }
    layout->addStretch(1);
    return page;
}

void TrainerDialog::setGame(const QString& id) {
    if (const int row = m_games->findData(id); row >= 0) {
        m_games->setCurrentIndex(row);
    }
}

void TrainerDialog::setWeakOnly() {
    setGame(kWeak);
}

void TrainerDialog::setSeed(std::uint64_t seed) {
    m_seed = seed;
    m_maker = insight::QuestionMaker(seed);
    begin();
}

void TrainerDialog::setLook(const Look& look) {
    // A face with its moves on it, with its name, or with the letters of the name would be no question.
    Look asked = look;
    asked.pieces.set = PieceSet::Kanji;
    m_board->setLook(asked);
    m_face->setLook(asked);
    m_theme = look.theme;
    m_style = asked.pieces;
    m_style.nameShown = false;
}

void TrainerDialog::begin() {
    const QString id = m_games->currentData().toString();
    std::vector<insight::LessonItem> items;
    if (id == kWeak) {
        std::vector<std::shared_ptr<const Variant>> games;
        for (const Catalog::Entry& entry : m_catalog.entries()) {
            games.push_back(entry.standard);
        }
        items = insight::Lesson::weakItems(games, m_progress);
    } else if (const Catalog::Entry* entry = m_catalog.find(id.toStdString())) {
        items = insight::Lesson::itemsOf(entry->standard);
    }
    m_board->ask(nullptr);
    m_lesson = std::make_unique<insight::Lesson>(std::move(items), m_progress, m_seed);
    m_streak = 0;
    takeNext();
    showNotice();
}

void TrainerDialog::takeNext() {
    m_isAnswered = false;
    m_introduced.reset();
    m_verdict->clear();
    m_lessonText->clear();
    refreshSet();
    const bool any = !m_lesson->items().empty();
    m_pages->setVisible(any);
    m_proceed->setEnabled(any);
    if (!any) {
        m_text->setText(tr("Nothing is waiting here."));
        m_hint->setText(tr("What you answer wrong is gathered here, from all games."));
        return;
    }
    m_task = m_lesson->next(m_progress, m_clock());
    const insight::LessonItem& item = m_lesson->items()[m_task.item];
    m_board->ask(nullptr);
    m_question = m_maker.make(item, m_task.skill, m_task.stage, metItems());
    m_task.skill = m_question.skill;
    if (!m_progress.hasMet(item.key) && m_shown.insert(item.key).second) {
        introduce(item);
    } else {
        ask();
    }
}

std::vector<insight::LessonItem> TrainerDialog::metItems() const {
    const auto& items = m_lesson->items();
    std::vector<insight::LessonItem> met;
    std::copy_if(items.begin(), items.end(), std::back_inserter(met),
                 [this](const insight::LessonItem& item) {
                     return m_progress.hasMet(item.key) || m_shown.contains(item.key);
                 });
    return met;
}

void TrainerDialog::introduce(const insight::LessonItem& item) {
    // Made apart, so that the questions are the same with and without it.
    m_introduced = insight::QuestionMaker(m_seed).make(item, insight::Skill::Reach, 0, metItems());
    m_introduced->board = insight::PieceDiagram::onEmptyBoard(item.variant, item.type);
    m_text->setText(
        breakable(tr("New: %1", "a piece").arg(PieceTitle::inLine(item.variant->type(item.type)))));
    m_hint->setText(tr("The board shows how it moves; then a question follows."));
    m_lessonText->setText(breakable(lessonOf(*m_introduced)));
    m_pages->setCurrentIndex(0);
    m_board->explain(*m_introduced);
    m_proceed->setText(tr("&Ask me"));
    m_proceed->show();
    m_proceed->setFocus();
}

void TrainerDialog::ask() {
    m_introduced.reset();
    m_lessonText->clear();
    m_text->setText(breakable(taskOf(m_question)));
    m_pages->setCurrentIndex(m_question.isOnBoard() ? 0 : 1);
    m_proceed->setText(tr("&Check"));
    m_proceed->setVisible(m_question.isOnBoard());
    if (!m_question.isOnBoard()) {
        m_board->ask(nullptr);
        askForName();
        return;
    }
    m_hint->setText(tr("Click a square or draw across several with the mouse. With the keyboard: arrows "
                       "and Space, or Shift and arrows. Enter checks the answer."));
    m_board->ask(&m_question);
    m_board->setFocus();
}

void TrainerDialog::askForName() {
    m_hint->setText(tr("Click a name or press 1 to %1.").arg(m_question.choices.size()));
    m_face->setFace(PieceFaces(*m_question.variant).of(m_question.piece.type));
    m_face->setAccessibleName(tr("A piece with the kanji %1")
                                  .arg(toQString(m_question.variant->type(m_question.piece.type).kanji)));
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const bool used = i < m_question.choices.size();
        m_names[i]->setVisible(used);
        m_names[i]->setEnabled(true);
        m_names[i]->setStyleSheet({});
        m_names[i]->setText(
            used ? QStringLiteral("%1   %2").arg(i + 1).arg(inButton(shortened(answer(i), kLongestName)))
                 : QString());
    }
    m_names.front()->setFocus();
}

/// What a face does not show of a kind: its name, or its reading where the name is the kanji.
QString TrainerDialog::answer(std::size_t choice) const {
    return PieceTitle::onFace(m_question.variant->type(m_question.choices[choice]));
}

void TrainerDialog::choose(int name) {
    if (m_introduced || m_isAnswered || m_question.isOnBoard() || m_lesson->items().empty() || name < 0 ||
        name >= static_cast<int>(m_question.choices.size())) {
        return;
    }
    auto chosen = static_cast<std::size_t>(name);
    if (answer(chosen) == answer(m_question.rightChoice)) { // two kinds may be read alike
        chosen = m_question.rightChoice;
    }
    mark(m_names[m_question.rightChoice], m_theme.positive);
    if (chosen != m_question.rightChoice) {
        mark(m_names[chosen], m_theme.negative);
    }
    judge(chosen == m_question.rightChoice);
}

/// Colour and a sign, for those who do not see the colour.
void TrainerDialog::mark(QPushButton* button, const QColor& colour) {
    button->setStyleSheet(
        QStringLiteral("QPushButton { border: 2px solid %1; border-radius: 5px; }").arg(colour.name()));
    button->setText(button->text() +
                    (colour == m_theme.positive ? QStringLiteral("   ✓") : QStringLiteral("   ✗")));
}

void TrainerDialog::proceed() {
    if (m_lesson->items().empty()) {
        return;
    }
    if (m_introduced) {
        ask();
    } else if (m_isAnswered) {
        takeNext();
    } else if (m_question.isOnBoard()) {
        m_board->reveal();
        judge(m_board->chosen() == m_question.answer);
    }
}

void TrainerDialog::judge(bool right) {
    m_isAnswered = true;
    m_wasRight = right;
    m_streak = right ? m_streak + 1 : 0;
    const insight::LessonItem& item = m_lesson->items()[m_task.item];
    m_progress.record(item.key, m_task.skill, right, m_clock());
    m_lesson->answered(m_task, right, m_progress);
    m_file.save(m_progress);
    showNotice();
    QString words = right ? tr("✓  Right!") : tr("✗  Not quite.");
    if (right && m_streak > 2) {
        words = tr("✓  Right, %1 in a row!").arg(m_streak);
    } else if (!right && m_question.isOnBoard()) {
        int missed = 0;
        for (const Square square : m_question.answer) {
            missed += m_board->chosen().contains(square) ? 0 : 1;
        }
        const int wrong = static_cast<int>(m_board->chosen().size()) -
                          (static_cast<int>(m_question.answer.size()) - missed);
        words = wrong == 0 ? tr("✗  Not quite. %1 missed (dashed).").arg(missed)
                : missed == 0
                    ? tr("✗  Not quite. %1 too many (crossed).").arg(wrong)
                    : tr("✗  Not quite. %1 missed (dashed), %2 too many (crossed).").arg(missed).arg(wrong);
    }
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, right ? m_theme.positive : m_theme.negative);
    m_verdict->setPalette(colours);
    m_verdict->setText(words);
    m_lessonText->setText(breakable(lessonOf(m_question)));
    m_proceed->setText(tr("&Next"));
    m_proceed->show();
    if (!m_question.isOnBoard()) {
        m_proceed->setFocus();
    }
    refreshSet();
}

void TrainerDialog::refreshSet() {
    const std::size_t known = m_lesson->known(m_progress);
    const std::size_t all = m_lesson->items().size();
    m_known->setRange(0, std::max(1, static_cast<int>(all)));
    m_known->setValue(static_cast<int>(known));
    m_set->setText(tr("%1 kinds are asked now · %2 of %3 known").arg(m_lesson->active()).arg(known).arg(all));
    m_set->setToolTip(Phrases::inLines(
        tr("A kind is known when all that was asked of it, also where it can go, was right twice in a row. "
           "Few kinds are asked at a time; others join them when most of these are known.")));
}

void TrainerDialog::showNotice() {
    if (const QString notice = m_file.takeNotice(); !notice.isEmpty()) {
        m_notice->setText(notice);
        m_notice->show();
    }
}

QString TrainerDialog::verdict() const {
    return m_verdict->text();
}

QString TrainerDialog::notice() const {
    return m_notice->text();
}

void TrainerDialog::keyPressEvent(QKeyEvent* event) {
    const int number = event->key() - Qt::Key_1;
    if (!m_question.isOnBoard() && number >= 0 && number < kNames) {
        choose(number);
        return;
    }
    // None of the answers is the one that Enter gives wherever the keys are.
    const auto answer = std::find(m_names.begin(), m_names.end(), focusWidget());
    if (answer != m_names.end() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        (*answer)->click();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace mujo::ui
