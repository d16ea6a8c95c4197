#include <QAbstractItemView>
#include <QCompleter>
#include <QScopeGuard>
#include <QSignalSpy>
#include <map>

#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/refusals.h"
#include "tests/ui/ui_test.h"
#include "ui/board/typed_moves.h"
#include "ui/panes/move_line.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class BoardTypedTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain_data();
    void whatIsWrittenIsReadAgain();
    void formsOfOneMove_data();
    void formsOfOneMove();
    void aQuietMoveNeedsNoHyphen();
    void otherNamesAreReadForTheCode();
    void japaneseIsReadAsItIsShown_data() { everyGame(); }
    void japaneseIsReadAsItIsShown();
    void japaneseMayBeTypedInShort();
    void japaneseThatFitsSeveralMovesPlaysNone();
    void aMoveOfTheOtherSideIsNotPlayed();
    void aRefusedMoveHasItsReason();
    void completionsAreLegalMoves();
    void theLineStaysAfterAMoveAndExplainsRefusals();
};

void BoardTypedTest::whatIsWrittenIsReadAgain_data() {
    everyGame();
}

void BoardTypedTest::whatIsWrittenIsReadAgain() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    const int wanted = mujo::testing::sampleCount(300, 10000);
    constexpr int kOfOnePosition = 25;
    Random random(9);
    ui::testing::TableGame shown;
    MoveLine line(shown);
    std::optional<Move> typed;
    connect(&line, &MoveLine::moveTyped, this, [&](const Move& move) { typed = move; });
    int tried = 0;
    for (int number = 0; tried < wanted; ++number) {
        const Game game(number % 4 == 3 ? mujo::testing::crowded(variant, random).position
                                        : mujo::testing::sampled(variant, random, number).position);
        if (game.legalMoves().empty()) {
            continue;
        }
        shown.show(game);
        const TypedMoves texts(game);
        for (int i = 0; i < kOfOnePosition && tried < wanted; ++i, ++tried) {
            const std::size_t place = random.below(texts.count());
            const QString text = i % 2 == 0 ? texts.notation(place) : texts.squares(place);
            line.open();
            line.setText(text);
            typed.reset();
            QTest::keyClick(&line, Qt::Key_Return);
            QVERIFY2(
                typed == game.legalMoves()[place],
                qPrintable(
                    QStringLiteral("%1 in %2").arg(text, QString::fromStdString(sfen(game.position())))));
        }
    }
}

void BoardTypedTest::formsOfOneMove_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("move");
    QTest::newRow("notation") << QStringLiteral("LNxf10xf11+") << QStringLiteral("10h11g11f+");
    QTest::newRow("small letters, spaces")
        << QStringLiteral("lnx f10 x f11 +") << QStringLiteral("10h11g11f+");
    QTest::newRow("legs with commas") << QStringLiteral("g9,f10,f11") << QStringLiteral("10h11g11f+");
    QTest::newRow("without commas") << QStringLiteral("g9f10f11") << QStringLiteral("10h11g11f+");
    QTest::newRow("squares of the machine") << QStringLiteral("10h11g11f+") << QStringLiteral("10h11g11f+");
    QTest::newRow("igui") << QStringLiteral("g9,f10,g9") << QStringLiteral("10h11g10h+");
    QTest::newRow("with a dash") << QStringLiteral("g9-f9") << QStringLiteral("10h11h");
    QTest::newRow("pass") << QStringLiteral("LN--") << QStringLiteral("10h10h");
    QTest::newRow("hook") << QStringLiteral("d4-j7") << QStringLiteral("13m7j");
    QTest::newRow("blocked") << QStringLiteral("d4-l4") << QString();
    QTest::newRow("nonsense") << QStringLiteral("xyzzy") << QString();
}

void BoardTypedTest::formsOfOneMove() {
    QFETCH(QString, typed);
    QFETCH(QString, move);
    Table table("hook", kLions);
    const TypedMoves texts(table.game());
    const auto reading = texts.read(typed);
    const QString found = reading.move
                              ? QString::fromStdString(rules::moveText(table.game().variant(), *reading.move))
                              : QString();
    QCOMPARE(found, move);
}

// `Pc6` as players of chess write it; where two moves would be written alike, neither is meant.
void BoardTypedTest::aQuietMoveNeedsNoHyphen() {
    for (const char* id : {"wa", "hook", "tai"}) {
        const Game game(ui::testing::game(id));
        const TypedMoves texts(game);
        std::map<QString, int> written;
        const auto bare = [&](std::size_t i) { return QString(texts.notation(i)).remove(QLatin1Char('-')); };
        for (std::size_t i = 0; i < texts.count(); ++i) {
            ++written[bare(i).toLower()];
        }
        for (std::size_t i = 0; i < texts.count(); ++i) {
            const TypedMoves::Reading reading = texts.read(bare(i));
            if (written[bare(i).toLower()] == 1) {
                QVERIFY2(reading.move == game.legalMoves()[i], qPrintable(bare(i)));
            } else {
                QVERIFY2(!reading.move, qPrintable(bare(i)));
            }
        }
        const QString typed = bare(0).left(3);
        QVERIFY(texts.completions(typed, static_cast<int>(texts.count())).contains(texts.notation(0)));
    }
}

void BoardTypedTest::otherNamesAreReadForTheCode() {
    Table table(
        "tai",
        "(cp)24/25/25/25/25/25/25/25/25/25/25/25/12Q11(KR)/25/25/25/25/25/25/25/25/25/25/25/24(CP) b - 1");
    const TypedMoves texts(table.game());
    const auto read = [&](const char* typed) {
        const auto reading = texts.read(QString::fromLatin1(typed));
        return reading.move ? QString::fromStdString(rules::moveText(table.game().variant(), *reading.move))
                            : QString();
    };
    QCOMPARE(read("Q-13c"), QStringLiteral("13m13c"));
    QCOMPARE(read("FK-13c"), QStringLiteral("13m13c"));
    QCOMPARE(read("Ky-2l"), QStringLiteral("1m2l"));
    QCOMPARE(read("KR-2l"), QStringLiteral("1m2l"));
    QCOMPARE(read("FK-2l"), QString());
}

void BoardTypedTest::japaneseIsReadAsItIsShown() {
    QFETCH(QString, id);
    SquareNames::ofProgram().choose(SquareNames::Notation::Japanese);
    const auto western = qScopeGuard([] { SquareNames::ofProgram().choose(SquareNames::Notation::Western); });
    const auto variant = catalog().load(id.toStdString()).value();
    constexpr int kOfOnePosition = 8;
    Random random(11);
    for (int number = 0; number < 6; ++number) {
        const Game game(mujo::testing::sampled(variant, random, number).position);
        if (game.legalMoves().empty()) {
            continue;
        }
        const TypedMoves texts(game);
        for (int i = 0; i < kOfOnePosition; ++i) {
            const std::size_t place = random.below(texts.count());
            for (const QString& text : {texts.notation(place), texts.squares(place)}) {
                QVERIFY2(
                    texts.read(text).move == game.legalMoves()[place],
                    qPrintable(
                        QStringLiteral("%1 in %2").arg(text, QString::fromStdString(sfen(game.position())))));
            }
        }
    }
}

void BoardTypedTest::japaneseMayBeTypedInShort() {
    const auto variant = catalog().load("shogi").value();
    Game game(variant);
    const auto read = [&](const char* typed) {
        const auto reading = TypedMoves(game).read(QString::fromUtf8(typed));
        return reading.move ? QString::fromStdString(rules::moveText(*variant, *reading.move)) : QString();
    };
    for (const char* typed :
         {"▲７六歩", "７六歩", "7六歩", "76歩", "７七７六", "7七,7六", "7七、7六", "☗７六　歩"}) {
        QCOMPARE(read(typed), QStringLiteral("7g7f"));
    }
    QCOMPARE(read("▲７五歩"), QString());
    QCOMPARE(read("▲５八金"), QString()); // one of two
    QCOMPARE(TypedMoves(game).read(QStringLiteral("５八金")).refusal.reason, rules::RefusalReason::Ambiguous);
    QCOMPARE(read("▲５八金右"), QStringLiteral("4i5h"));
    QCOMPARE(read("５八金（４九）"), QStringLiteral("4i5h"));
    for (const char* move : {"7g7f", "3c3d", "8h2b+"}) {
        QVERIFY(game.play(
            *rules::matchMove(game.position(), game.legalMoves(), *rules::parseMoveText(*variant, move))));
    }
    QCOMPARE(read("△同　銀"), QStringLiteral("3a2b"));
    QCOMPARE(read("同銀"), QStringLiteral("3a2b"));
    QCOMPARE(read("２二銀"), QStringLiteral("3a2b"));
}

// What tells moves apart may be left out only where no other move is written like that.
void BoardTypedTest::japaneseThatFitsSeveralMovesPlaysNone() {
    const auto variant = catalog().load("shogi").value();
    const std::vector<std::pair<const char*, const char*>> cases{
        {"4k4/9/9/5S3/9/9/9/9/4K4 b hand=S 1", "３三銀"},   // 成 or 不成 of the one on the board, or 打
        {"4k4/9/4S4/9/4S4/9/9/9/4K4 b - 1", "４四銀"},      // 引成, 引不成 or 上
        {"4k4/9/9/5S3/9/3S1S3/9/9/4K4 b - 1", "５五銀右"}}; // 右上 or 引
    for (const auto& [position, typed] : cases) {
        const Game game(mujo::testing::at(variant, position));
        const auto reading = TypedMoves(game).read(QString::fromUtf8(typed));
        QVERIFY2(!reading.move, typed);
        QCOMPARE(reading.refusal.reason, rules::RefusalReason::Ambiguous);
    }
}

void BoardTypedTest::aMoveOfTheOtherSideIsNotPlayed() {
    Game game(catalog().load("shogi").value());
    QVERIFY(TypedMoves(game).read(QStringLiteral("▲７六歩")).move);
    QVERIFY(TypedMoves(game).read(QStringLiteral("☗７六歩")).move);
    QVERIFY(!TypedMoves(game).read(QStringLiteral("△７六歩")).move);
    QVERIFY(TypedMoves(game).read(QStringLiteral("７ｇ，７ｆ")).move); // wide letters
    game.play(game.legalMoves().front());
    QVERIFY(!TypedMoves(game).read(QStringLiteral("▲３四歩")).move);
    QVERIFY(TypedMoves(game).read(QStringLiteral("△３四歩")).move);
}

// In the notation of the list, as well as by squares.
void BoardTypedTest::aRefusedMoveHasItsReason() {
    const Game game(catalog().load("shogi").value());
    const TypedMoves texts(game);
    const auto reason = [&](const char* text) {
        return texts.read(QString::fromLatin1(text)).refusal.reason;
    };
    QCOMPARE(reason("Rx2c"), rules::RefusalReason::Blocked);
    QCOMPARE(reason("2h2c"), rules::RefusalReason::Blocked);
    QCOMPARE(reason("R-3f"), rules::RefusalReason::NoSuchMove);
    QVERIFY(texts.read(QStringLiteral("R-3f")).refusal.fact.index() != 0);
    QCOMPARE(reason("R-1h"), rules::RefusalReason::None);
    const rules::Explanation pass = texts.read(QStringLiteral("R--")).refusal;
    QVERIFY2(std::holds_alternative<rules::why::NoPassInGame>(pass.fact), "a pass that the rook has not");
    QVERIFY(
        std::holds_alternative<rules::why::NoPassInGame>(texts.read(QStringLiteral("R2h--")).refusal.fact));
    QVERIFY2(texts.read(QStringLiteral("R3h--")).refusal.fact.index() == 0, "no rook stands there");
    // Of nine pawns the one that is meant stands nearest.
    const auto pawn = std::get<rules::why::NoSuchMove>(texts.read(QStringLiteral("P-5e")).refusal.fact);
    QCOMPARE(squareName(game.variant(), pawn.mover.square), QStringLiteral("5g"));
    QVERIFY2(texts.read(QStringLiteral("nonsense")).refusal.fact.index() == 0, "nothing is said of no piece");
}

void BoardTypedTest::completionsAreLegalMoves() {
    Table table("hook", kLions);
    MoveLine line(table.shown());
    line.show();
    line.open();
    const TypedMoves texts(table.game());
    QTest::keyClicks(&line, QStringLiteral("ln"));
    const auto* offers = line.completer()->model();
    QVERIFY(offers->rowCount() > 3);
    for (int i = 0; i < offers->rowCount(); ++i) {
        const QString text = offers->index(i, 0).data().toString();
        QVERIFY(text.startsWith(QLatin1String("LN")));
        QVERIFY(texts.read(text).move.has_value());
    }
    line.clear();
    QTest::keyClicks(&line, QStringLiteral("g9,f10"));
    QVERIFY(offers->rowCount() > 1);
    QVERIFY(offers->index(0, 0).data().toString().startsWith(QLatin1String("g9,f10")));
}

void BoardTypedTest::theLineStaysAfterAMoveAndExplainsRefusals() {
    Table table("hook", kLions);
    MoveLine line(table.shown());
    const QSignalSpy refused(&line, &MoveLine::refused);
    const QSignalSpy closed(&line, &MoveLine::closed);
    const QSignalSpy typed(&line, &MoveLine::moveTyped);
    line.open();
    line.setText(QStringLiteral("d4-l4"));
    QTest::keyClick(&line, Qt::Key_Return);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(ui::testing::codeOf(refused.front()), QStringLiteral("blocked"));
    QVERIFY(!refused.front().at(0).toString().isEmpty());
    QVERIFY(line.isVisible());
    QTest::keyClick(&line, Qt::Key_Slash); // as if to open the line, in which all is selected
    QCOMPARE(line.text(), QStringLiteral("d4-l4"));
    line.setText(QStringLiteral("ln"));
    QTest::keyClick(&line, Qt::Key_Return);
    QCOMPARE(refused.count(), 2);
    QVERIFY(refused.back().at(0).toString().contains(QLatin1String("several")));
    QTest::keyClick(&line, Qt::Key_Escape);
    QVERIFY(!line.isVisible());
    QCOMPARE(closed.count(), 1);
    line.open();
    line.setText(QStringLiteral("g9f9"));
    QTest::keyClick(&line, Qt::Key_Return);
    QCOMPARE(typed.count(), 1);
    QVERIFY(line.isVisible());
    QVERIFY(line.text().isEmpty());
}

MUJO_UI_TEST(BoardTypedTest)
#include "board_typed_test.moc"
