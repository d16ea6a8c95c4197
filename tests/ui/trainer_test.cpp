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

#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "ui/trainer/question_words.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

namespace {

constexpr qint64 kNow = 1'700'000'000;

} // namespace

class TrainerTest : public QObject {
    Q_OBJECT

private slots:
    void progressSurvivesAndBreaksGracefully();
    void progressOfANewerProgramStaysAsItIs();
    void whatIsNoFileOfProgressStaysAsItIs();
    void progressThatCannotBeWrittenIsSaidOnce();
    void aRoundGoesByKeysAlone();
    void aNewKindIsShownBeforeItIsAsked();
    void aWrongAnswerShowsTheRightOne();
    void squaresAreMarkedByDrawing();
    void pictures();
};

void TrainerTest::progressSurvivesAndBreaksGracefully() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("deep/er/trainer.json"));
    Progress progress;
    progress.record("lion|KNADaK", Skill::Reach, false, kNow);
    progress.record("lion|KNADaK", Skill::Name, true, kNow);
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
    progress.record("x|W", Skill::Name, true, kNow);
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
        progress.record("x|W", Skill::Name, true, kNow);
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
    progress.record("x|W", Skill::Name, true, kNow);
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
        if (dialog.isIntroducing()) {
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        }
        const Question& question = dialog.question();
        seen.insert(question.skill);
        QWidget* focus = dialog.focusWidget();
        QVERIFY(focus != nullptr);
        if (question.isOnBoard()) {
            QCOMPARE(focus, static_cast<QWidget*>(&dialog.board()));
            for (const Square square : question.answer) {
                for (int guard = 0; guard < 100 && dialog.board().cursor() != square; ++guard) {
                    const PieceDiagram& board = question.board;
                    const Square at = dialog.board().cursor();
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
        } else if (round % 2 == 0) {
            QTest::keyClick(focus, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(question.rightChoice)));
        } else {
            const auto right = static_cast<int>(question.rightChoice);
            for (int step = 0; step < right; ++step) {
                QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
            }
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        }
        QVERIFY(dialog.isAnswered());
        QVERIFY2(dialog.wasRight(), qPrintable(taskOf(question)));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    }
    QCOMPARE(seen.size(), std::size_t{3});
    QVERIFY(ProgressFile(path).load() == dialog.progress());
}

void TrainerTest::aNewKindIsShownBeforeItIsAsked() {
    const Catalog catalog{std::filesystem::path()};
    TrainerDialog dialog(catalog, ProgressFile(QString()));
    dialog.setSeed(21);
    dialog.setGame(QStringLiteral("wa"));
    dialog.show();
    std::set<std::string> introduced;
    for (int round = 0; round < 30; ++round) {
        const Question question = dialog.question();
        const auto& item = dialog.lesson().items()[dialog.task().item];
        QCOMPARE(dialog.isIntroducing(), introduced.insert(item.key).second);
        if (dialog.isIntroducing()) {
            const auto* text = dialog.findChild<QLabel*>(QStringLiteral("question"));
            const auto* lesson = dialog.findChild<QLabel*>(QStringLiteral("lesson"));
            const QString name = QString::fromStdString(item.variant->type(item.type).name);
            QVERIFY2(text->text().contains(name), qPrintable(text->text()));
            QVERIFY2(lesson->text().startsWith(name), qPrintable(lesson->text()));
            QVERIFY(!dialog.progress().hasMet(item.key));
            dialog.choose(static_cast<int>(question.rightChoice)); // nothing is asked yet
            QVERIFY(!dialog.isAnswered());
            dialog.proceed();
            QVERIFY(!dialog.isIntroducing() && !dialog.isAnswered());
            QVERIFY2(!lesson->text().startsWith(name), "the answer is no longer there");
        }
        if (question.isOnBoard()) {
            dialog.proceed();
        } else {
            dialog.choose(static_cast<int>(question.rightChoice));
        }
        QVERIFY(dialog.isAnswered());
        dialog.proceed();
    }
    QVERIFY(introduced.size() > 2);
}

void TrainerTest::aWrongAnswerShowsTheRightOne() {
    const Catalog catalog{std::filesystem::path()};
    TrainerDialog dialog(catalog, ProgressFile(QString()));
    dialog.setSeed(4);
    dialog.show();
    for (int round = 0; round < 12; ++round) {
        if (dialog.isIntroducing()) {
            dialog.proceed();
        }
        const Question question = dialog.question();
        if (question.isOnBoard()) {
            dialog.proceed();
        } else {
            dialog.choose(question.rightChoice == 0 ? 1 : 0);
        }
        QVERIFY(dialog.isAnswered());
        QCOMPARE(dialog.wasRight(), question.isOnBoard() && question.answer.empty());
        const auto* lesson = dialog.findChild<QLabel*>(QStringLiteral("lesson"));
        QVERIFY(lesson->text().contains(lessonOf(question)));
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
    const PieceDiagram& window = question.board;
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
        dialog.setLook({theme, {}});
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
                QVERIFY(ui::testing::isDrawn(
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
