// The program in Japanese: no window shows an English word, and every game has its Japanese texts.

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <random>

#include "core/base/text_file.h"
#include "core/base/whole_file.h"
#include "core/game/formats/format.h"
#include "core/game/time_control.h"
#include "core/import/importer.h"
#include "core/openings/openings_file.h"
#include "core/position/sfen.h"
#include "core/variant_file/loader.h"
#include "core/variant_file/translation.h"
#include "core/variant_file/variant_edit.h"
#include "core/variant_file/weights_file.h"
#include "tests/ui/board_table.h"
#include "tests/ui/every_window.h"
#include "tests/ui/table_game.h"
#include "tests/ui/ui_test.h"
#include "ui/dialogs/help_text.h"
#include "ui/models/move_list_model.h"
#include "ui/models/variant_filter.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/study/piece_links.h"
#include "ui/study/piece_search.h"
#include "ui/study/piece_story.h"
#include "ui/trainer/trainer_dialog.h"
#include "ui/words/piece_title.h"
#include "ui/words/reader_language.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// The words in Latin letters, each run of them by itself; names of files and addresses are none.
QStringList latin(const QString& text) {
    static const QRegularExpression kFile(QStringLiteral("(https?:)?/[!-~]*/[!-~]+"));
    static const QRegularExpression kSquare(QStringLiteral("\\d+[a-z]{1,2}(?![A-Za-z])"));
    static const QRegularExpression kRun(
        QStringLiteral("[(]?[\\p{Latin}][\\p{Latin}\\p{M}\\x{200B}0-9 ,.:;'’+/_&()-]*[\\p{Latin}0-9)]"));
    QString plain = text;
    plain.replace(kFile, QStringLiteral(" ")).replace(kSquare, QStringLiteral(" "));
    QStringList runs;
    for (auto match = kRun.globalMatch(plain); match.hasNext();) {
        runs << match.next().captured();
    }
    return runs;
}

/// What belongs into a Japanese text: names of programs, forms of files, keys, move texts.
Data japaneseData(const Catalog& catalog) {
    Data data = dataOf(catalog);
    for (const char* name : {"XBoard",
                             "Lishogi",
                             "HaChu",
                             "ChuShogiLite",
                             "Interactive Diagram",
                             "PNG",
                             "SVG",
                             "PDF",
                             "HTML",
                             "JSON",
                             "SFEN",
                             "TSFEN1",
                             "KIF",
                             "CSA",
                             "PGN",
                             "CECP",
                             "USI",
                             "UCI",
                             "Qt",
                             "GPL",
                             "Hodges",
                             "TSA",
                             "SAN",
                             "UTF-8",
                             "Shift-JIS",
                             "ANSI",
                             "Delete",
                             "Page Up",
                             "Page Down",
                             "id",
                             "move",
                             "moves",
                             "free king",
                             "Divine Spirit",
                             "ssh HOST mujo-engine",
                             "hachu",
                             "GNU Lesser General Public License",
                             "MIT",
                             "Noto Serif CJK JP",
                             "Hanazono Mincho",
                             "SIL Open Font License",
                             "The Qt Company Ltd",
                             "The Company Ltd",
                             "ID",
                             "Shogi Variants"}) {
        data.add(QString::fromLatin1(name));
    }
    // The workshop works on a file, with the names that stand there.
    const Catalog english{std::filesystem::path()};
    for (const Catalog::Entry& entry : english.entries()) {
        for (const PieceType& type : entry.standard->types()) {
            data.add(type.name);
        }
    }
    return data;
}

} // namespace

class JapaneseTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        installLanguage(*qApp, QStringLiteral("ja"));
        m_games = gamesInLanguage(QStringLiteral("ja"));
        QVERIFY(m_games);
    }
    void textsOfTheGamesAreWhole();
    void everyWindow();
    void movesAndRefusals_data() { everyGame(); }
    void movesAndRefusals();
    void whatIsWrongInATextOfOthers_data();
    void whatIsWrongInATextOfOthers();
    void aPieceIsShownByKanjiAndKana();
    void theHelpExplainsItsWords();
    void theListCountsEachMove();
    void searchesHearTheSoundsOfKana();
    void theTrainerAsksForTheReading();

private:
    static void noneIsEnglish(const Sight& sight) {
        const QStringList faults = sight.faults();
        for (const QString& fault : faults) {
            qWarning("not Japanese: %s", qPrintable(fault));
        }
        QCOMPARE(faults.size(), qsizetype{0});
    }

    std::shared_ptr<const Translation> m_games;
};

// Nothing that a variant file says stays English, and nothing is said of what no game has.
void JapaneseTest::textsOfTheGamesAreWhole() {
    const Catalog english{std::filesystem::path()};
    const Catalog japanese(std::filesystem::path(), m_games);
    QStringList missing;
    for (const Catalog::Entry& entry : english.entries()) {
        const VariantData& game = entry.standard->data();
        const VariantTexts* texts = m_games->shipped(game.id);
        QVERIFY2(texts != nullptr, game.id.c_str());
        QVERIFY2(unknownIds(*texts, game, entry.notes).empty(), game.id.c_str());
        const Catalog::Entry& there = *japanese.find(game.id);
        const VariantData& told = there.standard->data();
        const auto compare = [&](const std::string& before, const std::string& after,
                                 const std::string& what) {
            if (!before.empty() && before == after) {
                missing << QString::fromStdString(game.id + ": " + what + ": " + before);
            }
        };
        compare(game.name, told.name, "name");
        compare(game.summary, told.summary, "summary");
        for (std::size_t i = 0; i < game.types.size(); ++i) {
            compare(game.types[i].name, told.types[i].name, "piece " + game.types[i].id);
            compare(game.types[i].romaji, told.types[i].romaji, "reading of " + game.types[i].id);
            compare(game.types[i].note, told.types[i].note, "note on " + game.types[i].id);
        }
        for (std::size_t i = 0; i < game.optionTable.options.size(); ++i) {
            const RuleOption& option = game.optionTable.options[i];
            compare(option.name, told.optionTable.options[i].name, "option " + option.id);
            for (std::size_t k = 0; k < option.choices.size(); ++k) {
                const OptionChoice& choice = told.optionTable.options[i].choices[k];
                compare(option.choices[k].name, choice.name, option.id + '=' + choice.id);
                compare(option.choices[k].differs, choice.differs, option.id + '=' + choice.id);
                compare(option.choices[k].means, choice.means, option.id + '=' + choice.id);
            }
        }
        for (std::size_t i = 0; i < game.optionTable.profiles.size(); ++i) {
            compare(game.optionTable.profiles[i].differs, told.optionTable.profiles[i].differs, "profile");
        }
        for (std::size_t i = 0; i < entry.notes.handicaps.size(); ++i) {
            compare(entry.notes.handicaps[i].name, there.notes.handicaps[i].name, "handicap");
        }
        for (std::size_t i = 0; i < entry.notes.tour.steps.size(); ++i) {
            compare(entry.notes.tour.steps[i].say, there.notes.tour.steps[i].say, "tour");
            compare(entry.notes.tour.steps[i].heard, there.notes.tour.steps[i].heard, "tour");
        }
    }
    for (const QString& one : missing) {
        qWarning("not translated: %s", qPrintable(one));
    }
    QCOMPARE(missing.size(), qsizetype{0});
}

void JapaneseTest::everyWindow() {
    WindowBench bench({1280, 800}, {}, m_games);
    bench.settings.set(Settings::kNotation, SquareNames::Notation::Japanese);
    Sight sight(japaneseData(bench.catalog), latin);
    openEveryWindow(bench, sight);
    noneIsEnglish(sight);
}

void JapaneseTest::movesAndRefusals() {
    QFETCH(QString, id);
    WindowBench bench({1280, 800}, {}, m_games);
    bench.settings.set(Settings::kNotation, SquareNames::Notation::Japanese);
    Sight sight(japaneseData(bench.catalog), latin);
    std::mt19937 random(29);
    bench.begin(id.toLatin1().constData());
    for (int ply = 0; ply < 12 && !bench.game().isOver(); ++ply) {
        const auto& moves = bench.game().legalMoves();
        for (const Move& move : moves) {
            sight.text(moveInWords(bench.game().position(), move), QStringLiteral("a move"));
        }
        for (int click = 0; click < 6; ++click) { // refusals and prompts
            const auto squares = static_cast<unsigned>(bench.game().variant().shape().squareCount());
            bench.clickSquare(Square(static_cast<int>(random() % squares)));
            settle();
            sight.all();
        }
        bench.window.session().play(moves[random() % moves.size()]);
        settle();
    }
    sight.all();
    noneIsEnglish(sight);
}

// Files, positions, moves in letters, times, engines: core finds the faults, and the window tells them.
void JapaneseTest::whatIsWrongInATextOfOthers_data() {
    QTest::addColumn<QString>("said");
    const Catalog japanese(std::filesystem::path(), m_games);
    const auto wa = japanese.find("wa")->standard;
    const auto row = [](const char* name, const Diagnostics& faults) {
        QTest::newRow(name) << toQString(faults);
    };
    const auto error = [](const auto& read) { return read ? Diagnostics() : read.error(); };
    row("a file that ends too early", checkVariant("{\"id\": \"mine\"", "mine.json"));
    row("a file of a game without its parts", checkVariant("{\"id\": \"mine\", \"pieces\": 3}", "mine.json"));
    row("moves in letters", moveFaults("fQ?", wa->shape()));
    row("letters without a meaning", moveFaults("hW", wa->shape()));
    row("a position", error(positionFromSfen(wa, "5(ck)5/3 x hand=3 0")));
    row("a time", error(parseGameTime("10m+5")));
    row("a record", error(readGame("{\"format\": \"x\"}", "a.mujo", japanese)));
    row("a record of another program",
        error(readGame("[Variant \"wa\"]\n[Start \"9/9\"]\n1. K-1a", "a.txt", japanese)));
    row("a record with an illegal move", readGame("[Variant \"wa\"]\n\n1. 6k6f", "a.txt", japanese)->losses);
    row("a diagram", error(importVariant("files=3 ranks=3 king:K:Q?:k:a9", "mine.txt", ImportAnswers())));
    row("weights", error(readWeights("mujo weights 1\ngame chu 12 12\n", *wa, "wa.weights")));
    row("openings", error(readOpenings("nothing", wa, "wa.openings")));
    QTest::newRow("a file that is not there")
        << toQString(readTextFile("/nothing/here").error().said()).remove(QStringLiteral("/nothing/here"));
    QTest::newRow("a file that cannot be written")
        << toQString(writeWholeFile("/proc/here", "text").error().said())
               .remove(QStringLiteral("/proc/here"));
}

void JapaneseTest::whatIsWrongInATextOfOthers() {
    QFETCH(QString, said);
    static const QRegularExpression kQuoted(
        QStringLiteral("\"[^\"]*\"|「[^」]*」|\\b[\\w-]+\\.[a-z]+\\b|\\d[^\\s、（。]*"));
    static const QRegularExpression kJapanese(QStringLiteral("[\\p{Hiragana}\\p{Katakana}]"));
    QVERIFY2(kJapanese.match(said).hasMatch(), qPrintable(said));
    const QStringList words = latin(QString(said).remove(kQuoted));
    QVERIFY2(words.isEmpty(), qPrintable(words.join(QLatin1Char('|')) + QLatin1Char('\n') + said));
}

void JapaneseTest::aPieceIsShownByKanjiAndKana() {
    const Catalog japanese(std::filesystem::path(), m_games);
    const Variant& chu = *japanese.find("chu")->standard;
    QCOMPARE(QString::fromStdString(chu.name()), QStringLiteral("中将棋"));
    const PieceType& lion = chu.type(*chu.find("LN"));
    QCOMPARE(PieceTitle::inLine(lion), QStringLiteral("獅子、しし"));
    QCOMPARE(PieceTitle::onFace(lion), QStringLiteral("しし"));
    const Square middle = chu.shape().at(5, 6);
    for (const char* typed : {"7g", "７七", "7七"}) {
        QCOMPARE(typedSquare(chu, QString::fromUtf8(typed)), std::optional(middle));
    }
    QCOMPARE(typedSquare(chu, QStringLiteral("77")), std::nullopt);
    const PieceLinks links(chu);
    const QString rules = PieceStory(chu, links).rules(*chu.find("LN"));
    // Whole sentences; where others are left out is told before one.
    QVERIFY2(rules.contains(QStringLiteral("。<br>")) &&
                 rules.count(QStringLiteral("…")) ==
                     rules.count(QStringLiteral("。…")) + rules.count(QStringLiteral("</a> …")) &&
                 !rules.contains(QStringLiteral("… ")),
             qPrintable(rules));
}

// Words stand beside each other without gaps, and a longer word in kanji is another one.
void JapaneseTest::theHelpExplainsItsWords() {
    HelpText page(QStringLiteral("駒の動き"));
    page.paragraph(QStringLiteral("居食いや伝染などの規則"));
    QVERIFY2(page.html().contains(QStringLiteral(">居食い</a>や")), qPrintable(page.html()));
    HelpText other(QStringLiteral("駒の動き"));
    other.paragraph(QStringLiteral("不居食い術"));
    QVERIFY2(!other.html().contains(QStringLiteral("<a ")), qPrintable(other.html()));
}

// As Japanese records do.
void JapaneseTest::theListCountsEachMove() {
    TableGame shown;
    const MoveListModel list(shown);
    Game game(catalog().load("shogi").value());
    for (const char* text : {"7g7f", "3c3d", "2g2f", "8c8d"}) {
        QVERIFY(game.play(*rules::matchMove(game.position(), game.legalMoves(),
                                            *rules::parseMoveText(game.variant(), text))));
    }
    shown.show(game);
    QCOMPARE(list.rowCount(), 2);
    QCOMPARE(list.index(0, MoveListModel::NumberColumn).data().toInt(), 1);
    QCOMPARE(list.index(1, MoveListModel::NumberColumn).data().toInt(), 3);
}

void JapaneseTest::searchesHearTheSoundsOfKana() {
    const Catalog japanese(std::filesystem::path(), m_games);
    const Variant& shogi = *japanese.find("shogi")->standard;
    const PieceType& silver = shogi.type(*shogi.find("S"));
    QVERIFY(isMeant(silver, QStringLiteral("ぎん")));
    QVERIFY(isMeant(silver, QStringLiteral("き\u3099ん"))); // in two characters
    QVERIFY(!isMeant(silver, QStringLiteral("きん")));
    QVERIFY(beginsAWord(searchable(QStringLiteral("ぎんしょう")), searchable(QStringLiteral("ぎん"))));
    QVERIFY(!beginsAWord(searchable(QStringLiteral("ぎんしょう")), searchable(QStringLiteral("き"))));
}

// The name stands on the face.
void JapaneseTest::theTrainerAsksForTheReading() {
    const Catalog japanese(std::filesystem::path(), m_games);
    const QTemporaryDir folder;
    TrainerDialog dialog(japanese, ProgressFile(folder.filePath(QStringLiteral("trainer.json"))));
    dialog.setGame(QStringLiteral("chu"));
    dialog.setSeed(1);
    dialog.show();
    static const QRegularExpression kKanji(QStringLiteral("\\p{Han}"));
    int asked = 0;
    for (int i = 0; i < 40; ++i) {
        if (dialog.isIntroducing()) {
            dialog.proceed();
        }
        const insight::Question& question = dialog.question();
        if (!question.isOnBoard()) {
            ++asked;
            QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("question"))->text(),
                     QStringLiteral("この駒の読みは何ですか。"));
            for (const auto* button : dialog.findChildren<QPushButton*>()) {
                const bool isAnswer = button->isVisible() && button->text().at(0).isDigit();
                QVERIFY2(!isAnswer || !button->text().contains(kKanji), qPrintable(button->text()));
            }
        }
        dialog.proceed();
        if (!question.isOnBoard()) {
            dialog.choose(0);
        }
        dialog.proceed();
    }
    QVERIFY(asked > 0);
}

MUJO_UI_TEST(JapaneseTest)
#include "japanese_test.moc"
