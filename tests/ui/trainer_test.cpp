#include "ui/session/words.h"
#include "ui/trainer/quiz_board.h"
#include "ui/trainer/trainer_dialog.h"

#include <sys/stat.h>

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>

#include "core/rules/resolve.h"
#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;

namespace {

constexpr qint64 kNow = 1'700'000'000;
constexpr qint64 kDay = 24 * 60 * 60;

struct School {
    Catalog catalog{std::filesystem::path()};
    Progress progress;
    std::vector<LessonItem> items = Lesson::itemsOf(catalog.find("wa")->standard);
    Lesson lesson{items, progress, 7};

    Task ask(qint64 now = kNow) { return lesson.next(progress, now); }
    void answer(const Task& task, bool right, qint64 now = kNow) {
        progress.record(items[task.item].key, task.skill, right, now);
        lesson.answered(task, right, progress);
    }
};

/// What the rules say of a question, worked out anew from its board.
std::set<Square> answerByRules(const Question& question) {
    Setup setup;
    setup.cells.resize(static_cast<std::size_t>(question.variant->shape().squareCount()));
    for (const Diagram::Standing& one : question.board.standing) {
        setup.cells[static_cast<std::size_t>(one.square.index())] = one.piece;
    }
    const auto position = Position::create(question.variant, setup);
    std::set<Square> answer;
    if (!position) {
        return answer;
    }
    if (question.skill == Skill::Reach) {
        for (const Move& move : movesAsIfToMove(*position, question.board.origin)) {
            if (question.canChoose(move.to())) {
                answer.insert(move.to());
            }
            const auto taken = rules::capturedSquares(*position, move);
            if (move.to() == move.from && taken.size() == 1 && question.canChoose(taken[0])) {
                answer.insert(taken[0]);
            }
        }
        return answer;
    }
    for (const Square square : question.asked) {
        for (const Move& move : movesAsIfToMove(*position, square)) {
            if (rules::capturedSquares(*position, move).contains(question.target)) {
                answer.insert(square);
            }
        }
    }
    return answer;
}

} // namespace

class TrainerTest : public QObject {
    Q_OBJECT

private slots:
    void aLessonStartsWithFiveKindsAndGrows();
    void whatWasWrongComesBackSoon();
    void whatIsKnownRestsLonger();
    void whatIsLearntCountsInEveryGame();
    void weakPiecesOfAllGamesAreGathered();
    void everyAnswerIsTheOneOfTheRules();
    void nameQuestionsHaveOneRightAnswer();
    void theSameSeedAsksTheSame();
    void progressSurvivesAndBreaksGracefully();
    void progressOfANewerProgramStaysAsItIs();
    void whatIsNoFileOfProgressStaysAsItIs();
    void progressThatCannotBeWrittenIsSaidOnce();
    void aRoundGoesByKeysAlone();
    void aWrongAnswerShowsTheRightOne();
    void squaresAreMarkedByDrawing();
    void pictures();
};

void TrainerTest::aLessonStartsWithFiveKindsAndGrows() {
    School school;
    QCOMPARE(school.lesson.active(), Lesson::kFirstKinds);
    std::size_t most = 0;
    for (int i = 0; i < 400; ++i) {
        const Task task = school.ask(kNow + i);
        QVERIFY(task.item < school.lesson.active());
        QVERIFY2(school.lesson.active() >= most, "a set never shrinks");
        most = school.lesson.active();
        school.answer(task, true, kNow + i);
    }
    QVERIFY(school.lesson.active() > Lesson::kFirstKinds);
    QVERIFY(school.lesson.known(school.progress) > Lesson::kFirstKinds);
    // The next session takes the set up where it was.
    const Lesson later(school.items, school.progress, 8);
    QVERIFY(later.active() >= most);
    // Who answers wrong gets nothing new.
    School poor;
    for (int i = 0; i < 60; ++i) {
        poor.answer(poor.ask(kNow + i), false, kNow + i);
    }
    QCOMPARE(poor.lesson.active(), Lesson::kFirstKinds);
}

void TrainerTest::whatWasWrongComesBackSoon() {
    School school;
    const Task wrong = school.ask();
    school.answer(wrong, false);
    bool back = false;
    for (int i = 0; i < Lesson::kAgainAfter + 1; ++i) {
        const Task task = school.ask();
        const bool same = task.item == wrong.item && task.skill == wrong.skill;
        QVERIFY2(!same || i >= Lesson::kAgainAfter, "not at once");
        back = back || same;
        school.answer(task, true);
    }
    QVERIFY(back);
}

void TrainerTest::whatIsKnownRestsLonger() {
    Progress progress;
    const QString piece = QStringLiteral("some piece");
    qint64 last = -1;
    for (int i = 0; i < 8; ++i) {
        progress.record(piece, Skill::Reach, true, kNow);
        const qint64 rest = progress.memory(piece, Skill::Reach).due - kNow;
        QVERIFY(rest >= last);
        last = rest;
    }
    QVERIFY(last > 30 * kDay);
    QVERIFY(progress.isKnown(piece));
    progress.record(piece, Skill::Reach, false, kNow);
    QVERIFY(!progress.isKnown(piece));
    QVERIFY(progress.isWeak(piece));
    QCOMPARE(progress.memory(piece, Skill::Reach).due, kNow);
    // What is due goes before what rests.
    School school;
    for (std::size_t i = 0; i < Lesson::kFirstKinds; ++i) {
        for (int s = 0; s < kSkillCount; ++s) {
            for (int n = 0; n < 6; ++n) {
                school.progress.record(school.items[i].key, Skill(s), true, kNow);
            }
        }
    }
    school.progress.record(school.items[2].key, Skill::Name, false, kNow - kDay);
    const Task task = Lesson({school.items.begin(), school.items.begin() + 5}, school.progress, 1)
                          .next(school.progress, kNow + 1);
    QCOMPARE(task.item, std::size_t{2});
    QCOMPARE(task.skill, Skill::Name);
}

void TrainerTest::whatIsLearntCountsInEveryGame() {
    const Catalog catalog{std::filesystem::path()};
    std::map<QString, int> games;
    for (const Catalog::Entry& entry : catalog.entries()) {
        for (const LessonItem& item : Lesson::itemsOf(entry.standard)) {
            ++games[item.key];
        }
    }
    const auto shared =
        std::find_if(games.begin(), games.end(), [](const auto& one) { return one.second > 1; });
    QVERIFY(shared != games.end());
    Progress progress;
    progress.record(shared->first, Skill::Reach, true, kNow);
    progress.record(shared->first, Skill::Reach, true, kNow);
    int knownIn = 0;
    for (const Catalog::Entry& entry : catalog.entries()) {
        knownIn += Lesson(Lesson::itemsOf(entry.standard), progress, 1).known(progress) > 0 ? 1 : 0;
    }
    QCOMPARE(knownIn, shared->second);
}

void TrainerTest::weakPiecesOfAllGamesAreGathered() {
    const Catalog catalog{std::filesystem::path()};
    std::vector<std::shared_ptr<const Variant>> games;
    Progress progress;
    std::set<QString> wrong;
    for (const Catalog::Entry& entry : catalog.entries()) {
        games.push_back(entry.standard);
        const QString key = Lesson::itemsOf(entry.standard).back().key;
        progress.record(key, Skill::Reach, false, kNow);
        wrong.insert(key);
    }
    const auto weak = Lesson::weakItems(games, progress);
    QCOMPARE(weak.size(), wrong.size());
    for (const LessonItem& item : weak) {
        QVERIFY(wrong.contains(item.key));
    }
}

void TrainerTest::everyAnswerIsTheOneOfTheRules() {
    const Catalog catalog{std::filesystem::path()};
    int captures = 0;
    for (const Catalog::Entry& entry : catalog.entries()) {
        const auto items = Lesson::itemsOf(entry.standard);
        QuestionMaker maker(11);
        for (const LessonItem& item : items) {
            for (int stage = 0; stage < 4; ++stage) {
                const Question question = maker.make(item, Skill::Reach, stage, items);
                QVERIFY2(question.answer == answerByRules(question), qPrintable(item.key));
                QVERIFY(question.answer.size() <= 26);
                QVERIFY(stage == 0 || !question.asked.empty() || question.board.standing.size() > 1);
                QVERIFY(!question.lesson().isEmpty());
                for (const Square square : question.answer) {
                    QVERIFY(question.canChoose(square));
                }
            }
            const Question question = maker.make(item, Skill::Capture, 0, items);
            QVERIFY2(question.answer == answerByRules(question), qPrintable(item.key));
            if (question.skill == Skill::Capture) {
                ++captures;
                QVERIFY(!question.answer.empty() && question.answer.size() < question.asked.size());
            }
        }
    }
    QVERIFY(captures > 100);
}

void TrainerTest::nameQuestionsHaveOneRightAnswer() {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        const auto items = Lesson::itemsOf(entry.standard);
        QuestionMaker maker(5);
        for (const LessonItem& item : items) {
            const Question question = maker.make(item, Skill::Name, 0, {items[0], items[1], items[2]});
            QCOMPARE(question.choices.size(), std::size_t{4});
            std::set<std::string> names;
            for (const PieceTypeId type : question.choices) {
                names.insert(entry.standard->type(type).name);
            }
            QCOMPARE(names.size(), std::size_t{4});
            QCOMPARE(question.choices[question.rightChoice], item.type);
        }
    }
}

void TrainerTest::theSameSeedAsksTheSame() {
    const Catalog catalog{std::filesystem::path()};
    const auto items = Lesson::itemsOf(catalog.find("hook")->standard);
    QuestionMaker a(3);
    QuestionMaker b(3);
    for (const LessonItem& item : items) {
        QVERIFY(a.make(item, Skill::Reach, 2, items).answer == b.make(item, Skill::Reach, 2, items).answer);
    }
}

void TrainerTest::progressSurvivesAndBreaksGracefully() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("deep/er/trainer.json"));
    Progress progress;
    progress.record(QStringLiteral("lion|KNADaK"), Skill::Reach, false, kNow);
    progress.record(QStringLiteral("lion|KNADaK"), Skill::Name, true, kNow);
    ProgressFile(path).save(progress);
    QVERIFY(ProgressFile(path).load() == progress);
    for (const char* text : {"", "{", "[]", "{\"format\": \"mujo-trainer\"}", "\xff\xfe\x00garbage"}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        ProgressFile broken(path);
        QVERIFY(broken.load().isEmpty());
        QVERIFY(!broken.takeNotice().isEmpty());
        QVERIFY(broken.takeNotice().isEmpty());
        QVERIFY(!QFile::exists(path));
    }
    const QDir kept(QFileInfo(path).path());
    QCOMPARE(kept.entryList({QStringLiteral("trainer-broken-*")}).size(), 5);
    ProgressFile(path).save(progress);
    QVERIFY(ProgressFile(path).load() == progress);
}

void TrainerTest::progressOfANewerProgramStaysAsItIs() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("trainer.json"));
    const QByteArray newer = "{\"format\": \"mujo-trainer\", \"version\": 2, \"pieces\": {\"a|W\": []}}";
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(newer);
    file.close();
    ProgressFile kept(path);
    Progress progress = kept.load();
    QVERIFY(progress.isEmpty());
    QVERIFY(kept.takeNotice().contains(QStringLiteral("newer")));
    progress.record(QStringLiteral("x|W"), Skill::Name, true, kNow);
    kept.save(progress);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("trainer.json")});
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), newer);
}

void TrainerTest::whatIsNoFileOfProgressStaysAsItIs() {
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.json"));
    const QString link = folder.filePath(QStringLiteral("link.json"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(QFile::link(pipe, link));
    for (const QString& path : {pipe, link, folder.path()}) {
        ProgressFile file(path);
        Progress progress = file.load(); // and does not wait
        QVERIFY(progress.isEmpty());
        QVERIFY(file.takeNotice().contains(path));
        progress.record(QStringLiteral("x|W"), Skill::Name, true, kNow);
        file.save(progress);
        QVERIFY(!QFileInfo(path).isFile());
    }
    // One without end is put aside like any that is broken.
    const QString endless = folder.filePath(QStringLiteral("endless.json"));
    QFile large(endless);
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(qint64{5} << 30)); // all holes
    large.close();
    ProgressFile file(endless);
    QVERIFY(file.load().isEmpty());
    QVERIFY(!file.takeNotice().isEmpty());
    QVERIFY(!QFile::exists(endless));
}

void TrainerTest::progressThatCannotBeWrittenIsSaidOnce() {
    ProgressFile file(QStringLiteral("/proc/nowhere/trainer.json"));
    Progress progress = file.load();
    progress.record(QStringLiteral("x|W"), Skill::Name, true, kNow);
    file.save(progress);
    QVERIFY(!file.takeNotice().isEmpty());
    file.save(progress);
    QVERIFY(file.takeNotice().isEmpty());
}

void TrainerTest::aRoundGoesByKeysAlone() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("trainer.json"));
    const Catalog catalog{std::filesystem::path()};
    TrainerDialog dialog(catalog, ProgressFile(path));
    dialog.setSeed(21);
    dialog.setGame(QStringLiteral("wa"));
    dialog.show();
    std::set<Skill> seen;
    for (int round = 0; round < 60; ++round) {
        QVERIFY(!dialog.isAnswered());
        const Question& question = dialog.question();
        seen.insert(question.skill);
        QWidget* focus = dialog.focusWidget();
        QVERIFY(focus != nullptr);
        if (question.isOnBoard()) {
            QCOMPARE(focus, static_cast<QWidget*>(&dialog.board()));
            for (const Square square : question.answer) {
                for (int guard = 0; guard < 100 && dialog.board().cursor() != square; ++guard) {
                    const Diagram& board = question.board;
                    const Square at =
                        dialog.board().cursor().isNone() ? question.target : dialog.board().cursor();
                    const int right = board.columnOf(square) - board.columnOf(at);
                    const int down = board.rowOf(square) - board.rowOf(at);
                    QTest::keyClick(focus, right > 0   ? Qt::Key_Right
                                           : right < 0 ? Qt::Key_Left
                                           : down > 0  ? Qt::Key_Down
                                                       : Qt::Key_Up);
                }
                QTest::keyClick(focus, Qt::Key_Space);
            }
            QTest::keyClick(focus, Qt::Key_Return);
        } else {
            QTest::keyClick(focus, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(question.rightChoice)));
        }
        QVERIFY(dialog.isAnswered());
        QVERIFY2(dialog.wasRight(), qPrintable(question.text()));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    }
    QCOMPARE(seen.size(), std::size_t{3});
    QVERIFY(ProgressFile(path).load() == dialog.progress());
}

void TrainerTest::aWrongAnswerShowsTheRightOne() {
    const Catalog catalog{std::filesystem::path()};
    TrainerDialog dialog(catalog, ProgressFile(QString()));
    dialog.setSeed(4);
    dialog.show();
    for (int round = 0; round < 12; ++round) {
        const Question question = dialog.question();
        if (question.isOnBoard()) {
            dialog.proceed();
        } else {
            dialog.choose(question.rightChoice == 0 ? 1 : 0);
        }
        QVERIFY(dialog.isAnswered());
        QCOMPARE(dialog.wasRight(), question.isOnBoard() && question.answer.empty());
        const auto* lesson = dialog.findChild<QLabel*>(QStringLiteral("lesson"));
        QVERIFY(lesson->text().contains(question.lesson()));
        QVERIFY(!dialog.verdict().isEmpty());
        dialog.proceed();
        QVERIFY(!dialog.isAnswered());
    }
    // Those mistakes now make a lesson of their own.
    dialog.setWeakOnly();
    QVERIFY(!dialog.lesson().items().empty());
}

void TrainerTest::squaresAreMarkedByDrawing() {
    const Catalog catalog{std::filesystem::path()};
    const auto items = Lesson::itemsOf(catalog.find("wa")->standard);
    QuestionMaker maker(1);
    const Question question = maker.make(items[0], Skill::Reach, 0, items);
    QuizBoard board;
    board.resize(400, 400);
    board.show();
    board.ask(&question);
    const Diagram& window = question.board;
    const Square first(window.top * window.files + window.left);
    const Square second(first.index() + 1);
    QTest::mousePress(&board, Qt::LeftButton, {}, board.squareRect(first).center());
    QMouseEvent move(QEvent::MouseMove, board.squareRect(second).center(), board.squareRect(second).center(),
                     Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&board, &move);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, board.squareRect(second).center());
    QVERIFY((board.chosen() == std::set<Square>{first, second}));
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.squareRect(first).center());
    QVERIFY(board.chosen() == std::set<Square>{second});
    board.reveal();
    board.toggle(first);
    QVERIFY(board.chosen() == std::set<Square>{second});
}

void TrainerTest::pictures() {
    const Catalog catalog{std::filesystem::path()};
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const Theme theme = Theme::make(kind);
        QApplication::setPalette(theme.palette());
        TrainerDialog dialog(catalog, ProgressFile(QString()));
        dialog.setLook(theme, {});
        dialog.setSeed(9);
        dialog.setGame(QStringLiteral("suzumu"));
        dialog.show();
        std::set<std::pair<Skill, bool>> drawn;
        for (int round = 0; round < 80 && drawn.size() < 6; ++round) {
            const Question question = dialog.question();
            const bool right = round % 3 != 0;
            if (question.isOnBoard()) {
                std::size_t left = right ? question.answer.size() : question.answer.size() / 2;
                for (const Square square : question.answer) {
                    if (left-- > 0) {
                        dialog.board().toggle(square);
                    }
                    if (left == 0) {
                        break;
                    }
                }
                if (!right) {
                    dialog.board().toggle(
                        Square(question.board.top * question.board.files + question.board.left + 1));
                }
                dialog.proceed();
            } else {
                dialog.choose(
                    static_cast<int>(right ? question.rightChoice : (question.rightChoice + 1) % 4));
            }
            if (drawn.insert({question.skill, dialog.wasRight()}).second) {
                QVERIFY(testing::isDrawn(
                    dialog, QStringLiteral("trainer-%1-%2-%3")
                                .arg(theme.isDark() ? QStringLiteral("dark") : QStringLiteral("light"))
                                .arg(static_cast<int>(question.skill))
                                .arg(dialog.wasRight() ? 1 : 0)));
            }
            dialog.proceed();
        }
    }
}

MUJO_UI_TEST(TrainerTest)
#include "trainer_test.moc"
