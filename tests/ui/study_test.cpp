#include "core/insight/move_class.h"
#include "core/insight/royal_attacks.h"
#include "tests/ui/test_window.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/dialogs/rules_page.h"
#include "ui/panes/face_view.h"
#include "ui/panes/find_bar.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_diagram.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/promotion_chain.h"
#include "ui/session/words.h"
#include "ui/study/diagram_painter.h"
#include "ui/study/piece_story.h"

#include <QAbstractButton>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <algorithm>
#include <set>

#include "core/position/sfen.h"
#include "core/rules/generator.h"
#include "core/rules/resolve.h"
#include "core/words/moves_in_words.h"
#include "tests/ui/drawn.h"
#include "tests/ui/piece_names.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

using ui::testing::WindowBench;

namespace {

using ui::testing::idOf;
using ui::testing::named;

QStringList linksIn(const QString& html) {
    static const QRegularExpression kLink(QStringLiteral("href=\"([^\"]*)\""));
    QStringList links;
    for (auto it = kLink.globalMatch(html); it.hasNext();) {
        links << it.next().captured(1);
    }
    return links;
}

} // namespace

class StudyTest : public QObject {
    Q_OBJECT

private slots:
    void aPieceIsStudiedWithItsPromotionChain();
    void pointingAtAPieceShowsItAfterAMoment();
    void aMoveInTheListShowsItsPiece();
    void aStudiedPieceIsFollowedAsItMoves();
    void aMarkOfTheDiagramIsNamed();
    void theSignsOfSmallPiecesAreExplained();
    void aPieceInHandIsShown();
    void everyPieceIsTold();
    void contagionAndBurningAreToldOnce();
    void theMoveTextIsDisclosedOnDemand();
    void theRoyalsThatAreLeftAreCounted();
    void theRuleOfTradedLionsNamesTheLion();
    void aNameOfSeveralWordsIsLinkedWhole();
    void noLinkBetweenRulesAndPiecesIsDead();
    void otherReadingsAreTold();
    void theDescriptionIsThatOfTheReading();
    void whatAMoveMakesOfThePieceIsStudied();
    void piecesAreFoundOnTheBoard();
    void pictures();
};

void StudyTest::aPieceIsStudiedWithItsPromotionChain() {
    WindowBench bench;
    bench.begin("hook");
    PieceStudy& study = bench.window.study();
    const Variant& variant = bench.game().variant();
    const PieceTypeId elephant = named(variant, "Drunk Elephant");
    study.showPiece(Piece{elephant, Side::Sente});
    const auto chain = PromotionChain::chainOf(variant, elephant);
    QCOMPARE(chain.size(), std::size_t{2});
    const QSignalSpy asked(&study, &PieceStudy::pieceAsked);
    auto* part = study.findChild<PromotionChain*>();
    QVERIFY(part->isVisibleTo(&study));
    const auto buttons = part->findChildren<QAbstractButton*>();
    QCOMPARE(buttons.size(), 2);
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(study.piece()->type, chain[1]);
    QTRY_VERIFY(study.words().contains(QStringLiteral("Royal")));
    QVERIFY(!study.words().contains(QStringLiteral("Worth about"))); // what ends the game has no price
    // The switch shows the same piece among the others where it stands on the board.
    const Square own = bench.game().position().royals(Side::Sente).front();
    bench.window.board().select(own);
    QCOMPARE(study.piece()->type, bench.game().position().at(own).type());
    QVERIFY(!study.isOnBoard());
    QVERIFY(bench.window.board().input().selected());
    QTest::keyClick(&study, Qt::Key_Escape); // wherever the keys are, it takes the choice back
    QVERIFY(!bench.window.board().input().selected());
    study.setOnBoard(true);
    QVERIFY(study.isOnBoard());
    QVERIFY(study.diagram().diagram().standing.size() > 10);
    // Of a piece that stands nowhere the empty board is shown, and the switch says so; it keeps the wish.
    const auto chosen = [&study] {
        const auto switches = study.findChildren<QRadioButton*>();
        return (*std::ranges::find_if(switches, &QRadioButton::isChecked))->text().remove(QLatin1Char('&'));
    };
    QCOMPARE(chosen(), QStringLiteral("This board"));
    study.showPiece(Piece{chain[1], Side::Sente});
    QCOMPARE(chosen(), QStringLiteral("Empty board"));
    QCOMPARE(study.diagram().diagram().standing.size(), std::size_t{1});
    bench.window.board().select(own);
    QCOMPARE(chosen(), QStringLiteral("This board"));
    QVERIFY(study.isOnBoard());
    study.setOnBoard(false);
    QCOMPARE(study.diagram().diagram().standing.size(), std::size_t{1});
}

// After 300 ms.
void StudyTest::pointingAtAPieceShowsItAfterAMoment() {
    WindowBench bench;
    bench.begin("wa");
    const Square theirs = bench.game().position().royals(Side::Gote).front();
    QTest::mouseMove(&bench.window.board(), bench.window.board().squareRect(theirs).center());
    QVERIFY(!bench.window.study().piece());
    QTRY_VERIFY_WITH_TIMEOUT(bench.window.study().piece(), 1500);
    QCOMPARE(*bench.window.study().piece(), bench.game().position().at(theirs).piece());
}

void StudyTest::aMoveInTheListShowsItsPiece() {
    WindowBench bench;
    bench.begin("wa");
    const Move move = bench.game().legalMoves().front();
    const Piece mover = bench.game().position().at(move.from()).piece();
    bench.window.session().play(move);
    MoveListView& list = bench.window.pane().moveList();
    const QModelIndex first = bench.window.pane().moves().indexOfPly(1);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(first).center());
    QVERIFY(bench.window.study().piece());
    QVERIFY(*bench.window.study().piece() == mover);
}

// One pawn of nine: forwards with the move, back when it is taken back.
void StudyTest::aStudiedPieceIsFollowedAsItMoves() {
    WindowBench bench;
    bench.begin("shogi");
    const Variant& variant = bench.game().variant();
    const Square from = *variant.shape().parse("7g");
    PieceStudy& study = bench.window.study();
    study.showPiece(bench.game().position().at(from).piece(), from);
    study.setOnBoard(true);
    QVERIFY(study.isOnBoard());
    const std::vector<Move> legal = bench.game().legalMoves();
    QVERIFY(bench.window.session().play(*std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
        return !move.isDrop() && move.from() == from;
    })));
    QVERIFY(study.isOnBoard());
    QCOMPARE(study.diagram().diagram().origin, variant.shape().parse("7f"));
    bench.window.session().takeBack();
    QVERIFY(study.isOnBoard());
    QCOMPARE(study.diagram().diagram().origin, std::optional(from));
}

void StudyTest::aMarkOfTheDiagramIsNamed() {
    WindowBench bench;
    bench.begin("chu");
    PieceStudy& study = bench.window.study();
    auto& diagram = *study.findChild<MoveDiagram*>();
    const auto namesOf = [&](const char* piece) {
        study.showPiece(Piece{named(bench.game().variant(), piece), Side::Sente});
        QStringList names;
        for (const DiagramMark& mark : diagram.marks()) {
            const DiagramLayout layout(diagram.diagram(), diagram.rect(), diagram.devicePixelRatioF());
            const QPoint at = layout.cell(mark.square).center().toPoint();
            QHelpEvent event(QEvent::ToolTip, at, diagram.mapToGlobal(at));
            QApplication::sendEvent(&diagram, &event);
            names << QToolTip::text();
        }
        names.removeDuplicates();
        names.sort();
        return names;
    };
    QCOMPARE(namesOf("Kirin"), (QStringList{QStringLiteral("Jump"), QStringLiteral("Step")}));
    // A dot is the end of a step: a slide has its own mark from the first square on.
    QCOMPARE(namesOf("Rook"), QStringList{QStringLiteral("Slide")});
    QCOMPARE(namesOf("Dragon King"), (QStringList{QStringLiteral("Slide"), QStringLiteral("Step")}));
}

void StudyTest::theSignsOfSmallPiecesAreExplained() {
    WindowBench bench;
    bench.begin("wa");
    const auto* words = bench.window.study().findChild<QLabel*>(QStringLiteral("invitation"));
    QVERIFY(!words->text().contains(QStringLiteral("Ring: it jumps")));
    bench.begin("taikyoku");
    QVERIFY(words->isVisible());
    for (const char* sign : {"Dot: ", "Bar: ", "Ring: it jumps", "Diamond: ", "Crown: "}) {
        QVERIFY2(words->text().contains(QLatin1String(sign)), sign);
    }
    BoardView& board = bench.window.board();
    for (int i = 0; i < 3; ++i) {
        board.zoomIn();
    }
    QVERIFY(!words->text().contains(QStringLiteral("Dot: "))); // characters again
    board.fitBoard();
    QVERIFY(words->text().contains(QStringLiteral("Dot: ")));
}

// On the hand of a side, where the pointer rests.
void StudyTest::aPieceInHandIsShown() {
    WindowBench bench;
    GameSetup setup = bench.setup("wa");
    setup.start =
        positionFromSfen(setup.variant, "5(ck)5/11/11/11/11/11/11/11/11/11/5(CK)5 b hand=2(SP)(sp) 1")
            .value();
    bench.begin(setup);
    const PieceTypeId pawn = *setup.variant->find("SP");
    for (const Side side : {Side::Gote, Side::Sente}) {
        HandView& hand = bench.window.pane().panel(side).hand();
        QVERIFY(!hand.pieceRect(pawn).isEmpty());
        const QPointF at = hand.pieceRect(pawn).center();
        QMouseEvent move(QEvent::MouseMove, at, hand.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(&hand, &move);
        QTRY_VERIFY((bench.window.study().piece() == Piece{pawn, side}));
    }
}

// Face, names, moves, what it becomes, worth, and what authorities say.
void StudyTest::everyPieceIsTold() {
    WindowBench bench;
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        bench.begin(entry.standard->id().c_str());
        const Variant& variant = *entry.standard;
        PieceStudy& study = bench.window.study();
        const auto plain = std::find_if(variant.types().begin(), variant.types().end(),
                                        [](const PieceType& type) { return !type.royal; });
        study.showPiece(Piece{idOf(static_cast<std::size_t>(plain - variant.types().begin())), Side::Sente});
        QTRY_VERIFY(study.words().contains(QStringLiteral("Worth about")));
        for (std::size_t i = 0; i < variant.types().size(); ++i) {
            const PieceType& type = variant.types()[i];
            study.showPiece(Piece{idOf(i), i % 2 == 0 ? Side::Sente : Side::Gote});
            const QString words = study.words();
            for (const std::string& part : {type.name, type.kanji, type.romaji}) {
                QVERIFY2(words.contains(toQString(part)), part.c_str());
            }
            for (const std::string& sentence : words::movesInWords(English(), variant, idOf(i))) {
                QVERIFY2(words.contains(toQString(sentence)), sentence.c_str());
            }
            QVERIFY2(words.contains(QStringLiteral("Worth about")) != type.royal, qPrintable(words));
            QVERIFY(type.note.empty() || words.contains(toQString(type.note)));
            if (type.promotesTo) {
                QVERIFY(words.contains(toQString(variant.type(*type.promotesTo).name)));
                const auto chain = PromotionChain::chainOf(variant, idOf(i));
                QVERIFY(std::find(chain.begin(), chain.end(), *type.promotesTo) != chain.end());
                QVERIFY(study.findChild<PromotionChain*>()->isVisibleTo(&study));
            }
            QCOMPARE(study.face().isContagious(), variant.contagious(idOf(i)));
            QCOMPARE(study.face().accessibleName(), toQString(type.name));
            QVERIFY(study.diagram().marks() == PieceDiagram::onEmptyBoard(entry.standard, idOf(i)).marks);
            QVERIFY(study.diagram().diagram().columns <= 11 && study.diagram().diagram().rows <= 11);
        }
    }
    // The sign is seen.
    FaceView face(104);
    const PieceFaces faces(*bench.catalog.find("tai")->standard);
    face.setFace(faces.of(idOf(0)));
    const QImage plain = face.grab().toImage();
    face.setContagious(true);
    QVERIFY(face.grab().toImage() != plain);
}

void StudyTest::contagionAndBurningAreToldOnce() {
    WindowBench bench;
    const auto told = [&](const char* game, const char* id) {
        bench.begin(game);
        const PieceTypeId type = *bench.game().variant().find(id);
        bench.window.study().showPiece(Piece{type, Side::Sente});
        return bench.window.study().words().remove(QRegularExpression(QStringLiteral("<[^>]*>")));
    };
    for (const char* game : {"hook", "tai", "maka"}) {
        const QString deva = told(game, "DV");
        QVERIFY2(deva.contains(QStringLiteral("Contagious. A piece that takes it becomes a Teaching King, "
                                              "except ")),
                 qPrintable(deva));
        QVERIFY2(!deva.contains(QStringLiteral("Whatever captures it")), qPrintable(deva));
    }
    // The kings and princes, and drunk elephants but for one that was a go-between (seed on Hook,
    // "Promotion").
    QVERIFY(told("hook", "DV").contains(QStringLiteral("Drunk Elephant (one that is not a promoted piece)")));
    QVERIFY(told("hook", "DV").contains(QStringLiteral("Crown Prince")));
    QVERIFY(told("hook", "HM").contains(QStringLiteral("taking a contagious piece changes it")));
    QVERIFY(told("hook", "DE").count(QStringLiteral("ontagion")) == 1);
    for (const char* game : {"tenjiku", "suzumu"}) {
        const QString demon = told(game, "FD");
        QCOMPARE(demon.count(QRegularExpression(QStringLiteral("[Bb]urns? (every|one|a)"))), 1);
    }
}

// The move text in XBetza is shown to those who ask for it, and for every piece from then on.
void StudyTest::theMoveTextIsDisclosedOnDemand() {
    WindowBench bench;
    bench.begin("hook");
    PieceStudy& study = bench.window.study();
    const auto* text = study.findChild<QLabel*>(QStringLiteral("betza"));
    const auto buttons = study.findChildren<QAbstractButton*>();
    const auto disclose = std::find_if(buttons.begin(), buttons.end(), [](const QAbstractButton* button) {
        return button->accessibleName() == QLatin1String("Move in letters (XBetza notation)");
    });
    QVERIFY(disclose != buttons.end());
    study.showPiece(Piece{named(bench.game().variant(), "Lion"), Side::Sente});
    QVERIFY((*disclose)->isVisibleTo(&study));
    QVERIFY(!text->isVisibleTo(&study));
    (*disclose)->click();
    QVERIFY(text->isVisibleTo(&study));
    QCOMPARE(text->text().remove(QChar(0x200B)), QStringLiteral("KNADcaKmcabK"));
    study.showPiece(Piece{named(bench.game().variant(), "Tengu"), Side::Sente});
    QVERIFY(text->isVisibleTo(&study));
    (*disclose)->click();
    QVERIFY(!text->isVisibleTo(&study));
}

// In the panel of either side, for every game, while they become fewer.
void StudyTest::theRoyalsThatAreLeftAreCounted() {
    WindowBench bench;
    const auto said = [&](Side side) {
        QString text;
        for (const QLabel* label : bench.window.pane().panel(side).findChildren<QLabel*>()) {
            text += label->text() + QLatin1Char('\n');
        }
        return text;
    };
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        bench.begin(entry.standard->id().c_str());
        if (!insight::haveSeveralRoyals(bench.game().start())) {
            QVERIFY2(!said(Side::Sente).contains(QStringLiteral("royal")), "there can only ever be one");
            continue;
        }
        for (const Side side : {Side::Sente, Side::Gote}) {
            const auto count = bench.game().position().royals(side).size();
            QVERIFY2(said(side).contains(count == 1 ? QStringLiteral("1 royal piece\n")
                                                    : QStringLiteral("%1 royal pieces").arg(count)),
                     qPrintable(said(side)));
        }
    }
    // Two royals of Gote, one of which is taken.
    GameSetup setup = bench.setup("hook");
    setup.start =
        positionFromSfen(setup.variant, "7k8/16/16/16/16/16/16/16/16/16/16/3k12/3R12/16/7K8/16 b - 1")
            .value();
    bench.begin(setup);
    QVERIFY2(said(Side::Gote).contains(QStringLiteral("2 royal pieces")), qPrintable(said(Side::Gote)));
    for (const Move& move : std::vector<Move>(bench.game().legalMoves())) {
        if (!rules::capturedSquares(bench.game().position(), move).empty()) {
            bench.window.session().play(move);
            break;
        }
    }
    QVERIFY2(said(Side::Gote).contains(QStringLiteral("1 royal piece\n")), qPrintable(said(Side::Gote)));
}

// Rules write "a lion", without a capital, of every piece that is one.
void StudyTest::theRuleOfTradedLionsNamesTheLion() {
    const Catalog catalog{std::filesystem::path()};
    const auto chu = catalog.load("chu").value();
    const Variant& variant = *chu;
    const PieceLinks links(variant);
    const std::vector<int> rules = links.rulesNaming(named(variant, "Lion"));
    QVERIFY(std::any_of(rules.begin(), rules.end(), [&](int rule) {
        return links.rules()[rule].contains(QStringLiteral("adjacent lion"));
    }));
}

// The queen of Chu is a free king in older books, and the text that calls it so names no king.
void StudyTest::aNameOfSeveralWordsIsLinkedWhole() {
    const Catalog catalog{std::filesystem::path()};
    const auto chu = catalog.load("chu").value();
    const PieceLinks links(*chu);
    const QString html = links.linked(QStringLiteral("older books call it free king; a king is another"));
    const auto linkTo = [&](const char* name, const char* text) {
        return QStringLiteral("<a href=\"%1\">%2</a>")
            .arg(links.pieceLink(named(*chu, name)), QLatin1String(text));
    };
    QVERIFY2(html.contains(linkTo("Queen", "free king")), qPrintable(html));
    QVERIFY2(html.contains(linkTo("King", "king")), qPrintable(html));
}

void StudyTest::noLinkBetweenRulesAndPiecesIsDead() {
    WindowBench bench;
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        bench.begin(entry.standard->id().c_str());
        PieceStudy& study = bench.window.study();
        const Variant& variant = bench.game().variant();
        const PieceLinks& links = *study.links();
        int toPieces = 0;
        QVERIFY(linksIn(study.rulesHtml()).contains(PieceStory::kAllRules) || links.rules().size() < 4);
        QVERIFY(RulesPage::html(variant).contains(QStringLiteral("<ol>"))); // pieces name them by number
        study.follow(PieceStory::kAllRules); // a game begins with the first of them alone
        for (const QString& link : linksIn(RulesPage::html(variant))) { // which lists all pieces as well
            QVERIFY2(links.pieceOf(link), qPrintable(link));
        }
        for (const QString& link : linksIn(study.rulesHtml())) {
            const auto type = links.pieceOf(link);
            QVERIFY2(type, qPrintable(link));
            const auto rules = links.rulesNaming(*type);
            QVERIFY2(!rules.empty(), qPrintable(link));
            ++toPieces;
        }
        QVERIFY2(toPieces > 0, entry.standard->id().c_str());
        for (std::size_t i = 0; i < variant.types().size(); ++i) {
            study.showPiece(Piece{idOf(i), Side::Sente});
            for (const QLabel* label : study.findChildren<QLabel*>()) {
                for (const QString& link : linksIn(label->isHidden() ? QString() : label->text())) {
                    QVERIFY2(link == QStringLiteral("rules") || links.pieceOf(link) || links.ruleOf(link),
                             qPrintable(link));
                }
            }
            for (const int rule : links.rulesNaming(idOf(i))) {
                QVERIFY(
                    links.rules()[rule].contains(toQString(variant.type(idOf(i)).name), Qt::CaseInsensitive));
                // A sentence of it is shown, or the clauses of one.
                const QString sentence = links.sentencesNaming(rule, idOf(i));
                QVERIFY2(
                    sentence.contains(toQString(variant.type(idOf(i)).name), Qt::CaseInsensitive) &&
                        (sentence.endsWith(QLatin1Char('.')) || sentence.endsWith(QStringLiteral(". …"))),
                    qPrintable(sentence));
                const QString told =
                    QTextDocumentFragment::fromHtml(study.findChild<QLabel*>(QStringLiteral("rules"))->text())
                        .toPlainText();
                QVERIFY2(told.contains(sentence) || told.contains(sentence.left(30)), qPrintable(told));
            }
        }
        // Followed both ways.
        study.showRules();
        const QString first = linksIn(study.rulesHtml()).front();
        study.follow(first);
        QCOMPARE(study.piece()->type, *links.pieceOf(first));
        study.follow(PieceLinks::ruleLink(links.rulesNaming(*links.pieceOf(first)).front()));
        QVERIFY(!study.piece());
        QVERIFY(study.rulesHtml().contains(QStringLiteral("▶")));
    }
}

void StudyTest::otherReadingsAreTold() {
    const Catalog catalog{std::filesystem::path()};
    int told = 0;
    for (const Catalog::Entry& entry : catalog.entries()) {
        const Readings readings(entry.standard);
        for (std::size_t i = 0; i < entry.standard->types().size(); ++i) {
            const QStringList lines = readings.differing(idOf(i));
            // What both readings say is not said again.
            for (const std::string& own : words::movesInWords(English(), *entry.standard, idOf(i))) {
                for (const QString& line : lines) {
                    const qsizetype at = line.indexOf(toQString(own));
                    const QString before = line.left(std::max<qsizetype>(0, at));
                    QVERIFY2(at < 0 || before.contains(QStringLiteral("Instead of: ")) ||
                                 before.contains(QStringLiteral("Without: ")),
                             qPrintable(line));
                }
            }
            told += static_cast<int>(lines.size());
            QVERIFY(lines.size() < static_cast<qsizetype>(std::max<std::size_t>(
                                       1, entry.standard->data().optionTable.profiles.size())));
        }
    }
    QVERIFY(told > 0);
}

// "Captured pieces are dropped back" is said of Wa, and would be false of Wa without drops.
void StudyTest::theDescriptionIsThatOfTheReading() {
    WindowBench bench;
    const auto described = [&bench](const char* id, const char* reading) {
        GameSetup setup = bench.setup(id);
        setup.variant = *bench.catalog.load(id, reading);
        bench.begin(setup);
        const QString html = bench.window.study().rulesHtml();
        return html.left(html.indexOf(QLatin1String("<table")));
    };
    QVERIFY(described("wa", "standard").contains(QStringLiteral("dropped back")));
    const QString without = described("wa", "no-drops");
    QVERIFY2(without.contains(QStringLiteral("Without drops")) &&
                 without.contains(QStringLiteral("Captured pieces leave the game")) &&
                 !without.contains(QStringLiteral("dropped back")),
             qPrintable(without));
    const QString own = described("chu", "counter-strike=banned,bare-king=plays-on"); // no named reading
    const auto& options = bench.game().variant().data().optionTable.options;
    for (const char* name : {"counter-strike", "bare-king"}) {
        const auto& choices = options[*numberOf(options, name)].choices;
        const auto& chosen =
            choices[*numberOf(choices, QLatin1String(name) == "bare-king" ? "plays-on" : "banned")];
        QVERIFY2(own.contains(toQString(chosen.differs)), qPrintable(own));
    }
}

// Hook: the captor of a Dark Spirit becomes a Buddhist Spirit.
void StudyTest::whatAMoveMakesOfThePieceIsStudied() {
    WindowBench bench;
    GameSetup setup = bench.setup("hook");
    setup.start =
        *positionFromSfen(setup.variant, "7k8/16/16/16/9(ds)6/16/16/16/16/16/16/16/3(HM)12/16/16/7K8 b - 1");
    bench.begin(setup);
    PieceStudy& study = bench.window.study();
    const Position& position = bench.game().position();
    const Variant& variant = position.variant();
    const auto standing = [&](const char* name) {
        const PieceTypeId type = named(variant, name);
        const auto all = {Side::Sente, Side::Gote};
        for (const Side side : all) {
            for (const Square square : position.pieces(side)) {
                if (position.at(square).type() == type) {
                    return square;
                }
            }
        }
        return Square(0);
    };
    const Square mover = standing("Hook Mover");
    const Square victim = standing("Dark Spirit");
    bench.window.board().select(mover);
    QCOMPARE(study.piece()->type, named(variant, "Hook Mover"));
    const auto& legal = bench.game().legalMoves();
    const auto taking = std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
        return !move.isDrop() && move.from() == mover && move.to() == victim;
    });
    QVERIFY(taking != legal.end());
    QVERIFY(bench.window.session().play(Move(*taking)));
    QCOMPARE(study.piece()->type, named(variant, "Buddhist Spirit"));
}

void StudyTest::piecesAreFoundOnTheBoard() {
    WindowBench bench;
    bench.begin("tai");
    bench.window.action("find")->trigger();
    FindBar& bar = bench.window.findBar();
    QVERIFY(bar.isVisible());
    const PieceTypeId lion = named(bench.game().variant(), "Lion");
    const PieceType& type = bench.game().variant().type(lion);
    for (const QString& text : {QStringLiteral("lion"), toQString(type.romaji), toQString(type.kanji)}) {
        bar.line().setText(text); // test keys carry Latin letters only
        emit bar.line().textEdited(text);
        const std::vector<Square>& found = bar.found();
        QVERIFY2(!found.empty(), qPrintable(text));
        QVERIFY(std::any_of(found.begin(), found.end(), [&](Square square) {
            return bench.game().position().at(square).type() == lion;
        }));
    }
    const std::size_t count = bar.found().size();
    std::set<Square> visited;
    for (std::size_t i = 0; i < count; ++i) {
        QTest::keyClick(&bar.line(), Qt::Key_Return);
        const Square at = *bench.window.board().cursorSquare();
        visited.insert(at);
        QVERIFY(bench.window.study().piece() == bench.game().position().at(at).piece());
        QVERIFY(bar.words().contains(toQString(type.name), Qt::CaseInsensitive));
    }
    QCOMPARE(visited.size(), count);
    const QImage veiled = bench.window.board().grab().toImage();
    const QSignalSpy changed(&bar, &FindBar::foundChanged);
    QTest::keyClick(&bar.line(), Qt::Key_Escape);
    QVERIFY(!bar.isVisible());
    QCOMPARE(changed.count(), 1);
    QVERIFY(bar.found().empty());
    QVERIFY(bench.window.board().grab().toImage() != veiled);
}

void StudyTest::pictures() {
    for (const char* theme : {"light", "dark"}) {
        WindowBench bench;
        bench.settings.set(Settings::kColours, choiceOf<Colours>(QLatin1String(theme))->value);
        bench.begin("tai");
        bench.window.study().setOnBoard(true);
        const Square square = bench.game().position().shape().at(12, 21);
        bench.window.board().select(square);
        bench.window.action("find")->trigger();
        bench.window.findBar().line().setText(QStringLiteral("tiger"));
        emit bench.window.findBar().line().textEdited(QStringLiteral("tiger"));
        bench.window.findBar().next();
        QVERIFY(ui::testing::isDrawn(bench.window, QStringLiteral("find-") + QLatin1String(theme)));
    }
}

MUJO_UI_TEST(StudyTest)
#include "study_test.moc"
