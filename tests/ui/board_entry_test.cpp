#include <map>
#include <set>

#include "core/insight/outcome_preview.h"
#include "tests/support/sampling.h"
#include "tests/support/turn_facts.h"
#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"
#include "ui/board/board_words.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using namespace mujo::ui::testing;

// Every legal move of random positions of every game can be entered, with the clicks that the one rule asks
// for and no more, and what is shown before the last click is what then happens.

namespace {

using Kind = InputResult::Kind;

/// The squares that are clicked for a move, the piece itself left out; worked out from the list of moves
/// alone.
class Expectation {
public:
    Expectation(const Position& position, const std::vector<Move>& moves) : m_position(position) {
        for (const Move& move : moves) {
            if (!move.isPass() && !move.isDrop()) {
                m_of[move.from()].push_back(&move);
            }
        }
    }

    /// Clicks and keys from picking the piece to the move being made.
    [[nodiscard]] int count(const Move& move) const {
        if (move.isDrop() || move.isPass()) {
            return 2;
        }
        const auto entry = squares(move);
        bool goesOn = false;
        bool isChoice = false;
        for (const Move* other : m_of.at(move.from())) {
            if (samePath(*other, move)) {
                isChoice = isChoice || !(*other == move);
                continue;
            }
            const auto longer = squares(*other);
            goesOn = goesOn ||
                     (longer.size() > entry.size() && std::equal(entry.begin(), entry.end(), longer.begin()));
        }
        return 1 + static_cast<int>(entry.size()) + (goesOn ? 1 : 0) + (isChoice ? 1 : 0);
    }

private:
    [[nodiscard]] std::vector<Square> squares(const Move& move) const {
        const auto& all = m_of.at(move.from());
        const bool tells =
            move.to() != move.origin && std::none_of(all.begin(), all.end(), [&](const Move* other) {
                return other->to() == move.to() && !samePath(*other, move);
            });
        if (tells) {
            return {move.to()};
        }
        std::vector<Square> stops(move.path.begin(), move.path.end());
        if (m_position.variant().type(m_position.at(move.from()).type()).burns && move.to() != move.origin) {
            std::rotate(stops.begin(), stops.end() - 1, stops.end());
        }
        return stops;
    }

    const Position& m_position;
    std::map<Square, std::vector<const Move*>> m_of;
};

/// Squares whose piece is gone after a move; its last square when the mover does not survive.
std::set<Square> removed(const Position& before, const Move& move) {
    Position after = before;
    after.apply(rules::resolve(before, move));
    std::set<Square> squares;
    for (int i = 0; i < before.shape().squareCount(); ++i) {
        const Square square(i);
        if (square == move.origin || before.at(square).isEmpty()) {
            continue;
        }
        const bool taken = square == move.to() && move.to() != move.origin;
        if (taken || after.at(square).isEmpty()) {
            squares.insert(square);
        }
    }
    if (!move.isDrop() && move.to() != move.origin && after.at(move.to()).isEmpty()) {
        squares.insert(move.to());
    }
    return squares;
}

/// Enters a move; the number of clicks, or a word on what went wrong.
struct Entered {
    int clicks = 0;
    QString fault;
};

Entered enter(MoveInput& input, const Position& position, const Move& move) {
    const Kind picked =
        move.isDrop() ? input.chooseFromHand(move.dropped()).kind : input.select(move.from()).kind;
    if (picked != Kind::Selected) {
        return {0, QStringLiteral("cannot be picked")};
    }
    int clicks = 1;
    InputResult result;
    if (move.isPass()) {
        result = input.pass();
        ++clicks;
    } else {
        const std::size_t node = input.tree().find(move);
        if (node == ClickTree::kNone) {
            return {0, QStringLiteral("is not in the tree")};
        }
        const auto path = input.tree().clicksTo(node);
        for (std::size_t i = 0; i < path.size(); ++i) {
            if (input.markOn(path[i]) == nullptr) {
                return {0, QStringLiteral("is not lit")};
            }
            if (i + 1 == path.size()) {
                const auto asSet = [](const std::vector<Square>& squares) {
                    return std::set<Square>(squares.begin(), squares.end());
                };
                // Before a choice all that may go is shown, with each of its lines what goes then.
                std::set<Square> expected;
                for (const Move& outcome : input.tree().node(node).moves) {
                    const auto gone = removed(position, outcome);
                    expected.insert(gone.begin(), gone.end());
                }
                if (asSet(input.preview(path[i]).victims()) != expected ||
                    asSet(goneAfter(position, move)) != removed(position, move)) {
                    return {0, QStringLiteral("shows other victims")};
                }
            }
            result = input.click(path[i]);
            ++clicks;
        }
        if (result.kind == Kind::Armed) {
            result = input.stopHere();
            ++clicks;
        }
    }
    if (result.kind == Kind::Choosing) {
        const auto& choices = input.choices();
        std::set<std::pair<PieceTypeId, QString>> lines;
        for (const MoveChoice& choice : choices) {
            lines.emplace(choice.result, BoardWords(position).choice(choice));
        }
        if (lines.size() != choices.size()) {
            return {0, QStringLiteral("is offered like another one")};
        }
        const auto found = std::find_if(choices.begin(), choices.end(),
                                        [&](const MoveChoice& choice) { return choice.move == move; });
        result = input.choose(static_cast<std::size_t>(found - choices.begin()));
        ++clicks;
    }
    return result.kind == Kind::Committed && result.move == move
               ? Entered{clicks, {}}
               : Entered{0, QStringLiteral("became another move")};
}

/// Every node leads to a move, and no two on one level are the same click.
bool isSound(const ClickTree& tree) {
    for (std::size_t i = 1; i < tree.size(); ++i) {
        const auto& node = tree.node(i);
        std::set<Square> squares;
        for (const std::size_t child : node.children) {
            squares.insert(tree.node(child).square);
        }
        if ((node.moves.empty() && node.children.empty()) || squares.size() != node.children.size()) {
            return false;
        }
    }
    return true;
}

/// Whether some move of the piece takes on its way, by its move program alone.
bool hasSeveralLegs(const PieceType& type) {
    return std::any_of(type.program.legs.begin(), type.program.legs.end(), [](const betza::Leg& leg) {
        constexpr auto kTaking = betza::PassEnemyCapturing | betza::PassOwnCapturing;
        return leg.nextCount > 0 && (leg.actions & kTaking) != 0;
    });
}

/// A thrown position with a piece of this kind, of the side to move, somewhere on the board.
std::optional<Game> gameWith(const std::shared_ptr<const Variant>& variant, PieceTypeId kind, Square square,
                             Random& random) {
    Setup setup = mujo::testing::scattered(variant, random).position.setup();
    Cell& cell = setup.cells[square];
    if (!cell.isEmpty() && variant->type(cell.type()).royal) {
        return std::nullopt;
    }
    cell = Piece{kind, setup.turn};
    auto position = Position::create(variant, setup);
    return position ? std::optional(Game(std::move(*position))) : std::nullopt;
}

int positionsOf(const Variant& variant, int ci) {
    constexpr int kLarge = 19 * 19;
    return mujo::testing::sampleCount(ci, variant.shape().squareCount() >= kLarge ? 100 : 1000);
}

std::optional<Game> sampledGame(const std::shared_ptr<const Variant>& variant, Random& random, int number) {
    Game game(mujo::testing::sampled(variant, random, number).position);
    return game.legalMoves().empty() ? std::nullopt : std::optional(std::move(game));
}

} // namespace

class BoardEntryTest : public QObject {
    Q_OBJECT

private slots:
    void everyMoveTakesTheClicksOfTheOneRule_data();
    void everyMoveTakesTheClicksOfTheOneRule();
    void everyPieceOfSeveralLegsIsEntered_data();
    void everyPieceOfSeveralLegsIsEntered();
    void theWidgetTakesClicksAndKeys_data();
    void theWidgetTakesClicksAndKeys();
};

void BoardEntryTest::everyMoveTakesTheClicksOfTheOneRule_data() {
    everyGame();
}

void BoardEntryTest::everyMoveTakesTheClicksOfTheOneRule() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    Random random(101);
    int tried = 0;
    std::map<int, int> counts;
    for (int number = 0; number < positionsOf(*variant, 20); ++number) {
        const auto game = sampledGame(variant, random, number);
        if (!game) {
            continue;
        }
        const Position& position = game->position();
        const Expectation expected(position, game->legalMoves());
        MoveInput input;
        input.setTurn(mujo::testing::turnFacts(*game));
        for (const Move& move : game->legalMoves()) {
            const Entered entered = enter(input, position, move);
            const auto place = [&] {
                return QStringLiteral("%1 %2 in %3: %4, %5 clicks where %6 are needed")
                    .arg(id, QString::fromStdString(rules::moveText(*variant, move)),
                         QString::fromStdString(sfen(position)), entered.fault)
                    .arg(entered.clicks)
                    .arg(expected.count(move));
            };
            QVERIFY2(entered.fault.isEmpty() && entered.clicks == expected.count(move), qPrintable(place()));
            ++counts[entered.clicks];
            ++tried;
        }
        for (const Square origin : position.pieces(position.turn())) {
            input.select(origin);
            QVERIFY(isSound(input.tree()));
        }
    }
    QStringList words;
    for (const auto& [clicks, moves] : counts) {
        words << QStringLiteral("%1 with %2").arg(moves).arg(clicks);
    }
    qInfo("%d moves: %s clicks", tried, qPrintable(words.join(QStringLiteral(", "))));
    QVERIFY(tried > 100);
}

void BoardEntryTest::everyPieceOfSeveralLegsIsEntered_data() {
    everyGame();
}

void BoardEntryTest::everyPieceOfSeveralLegsIsEntered() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    const int wanted = mujo::testing::sampleCount(2, 20);
    constexpr int kMostTries = 400;
    Random random(22);
    int kinds = 0;
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        const PieceType& type = variant->types()[i];
        if (type.formOnly || !hasSeveralLegs(type)) {
            continue;
        }
        ++kinds;
        int found = 0;
        for (int number = 0; number < kMostTries && found < wanted; ++number) {
            const Square square(
                static_cast<int>(random.below(static_cast<std::uint64_t>(variant->shape().squareCount()))));
            const auto game = gameWith(variant, PieceTypeId(i), square, random);
            if (!game) {
                continue;
            }
            MoveInput input;
            input.setTurn(mujo::testing::turnFacts(*game));
            bool several = false;
            for (const Move& move : game->legalMoves()) {
                if (move.isDrop() || move.origin != square) {
                    continue;
                }
                const Entered entered = enter(input, game->position(), move);
                QVERIFY2(entered.fault.isEmpty(),
                         qPrintable(QStringLiteral("%1 %2 in %3: %4")
                                        .arg(id, QString::fromStdString(rules::moveText(*variant, move)),
                                             QString::fromStdString(sfen(game->position())), entered.fault)));
                several = several || (move.path.size() > 1 && !move.isPass());
            }
            input.select(square);
            QVERIFY(isSound(input.tree()));
            found += several ? 1 : 0;
        }
        QVERIFY2(found == wanted, qPrintable(QString::fromStdString(type.id)));
    }
    qInfo("%d kinds that take on their way", kinds);
}

void BoardEntryTest::theWidgetTakesClicksAndKeys_data() {
    everyGame();
}

void BoardEntryTest::theWidgetTakesClicksAndKeys() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    Random random(55);
    Table table(id.toUtf8().constData(), nullptr);
    const int wanted = mujo::testing::sampleCount(16, 100);
    int tried = 0;
    for (int number = 0; tried < wanted; ++number) {
        const auto game = sampledGame(variant, random, number);
        if (!game) {
            continue;
        }
        const auto& legal = game->legalMoves();
        // Half of them moves of several stops, where there are such.
        std::vector<Move> longer;
        std::copy_if(legal.begin(), legal.end(), std::back_inserter(longer),
                     [](const Move& move) { return move.path.size() > 1; });
        const auto& from = longer.empty() || tried % 2 == 0 ? legal : longer;
        const Move move = from[random.below(from.size())];
        MoveInput plan;
        plan.setTurn(mujo::testing::turnFacts(*game));
        if (move.isDrop()) {
            plan.chooseFromHand(move.dropped());
        } else {
            plan.select(move.from());
        }
        std::vector<Square> clicks;
        if (!move.isPass()) {
            clicks = plan.tree().clicksTo(plan.tree().find(move));
        }
        for (const bool byKeys : {false, true}) {
            table.setGame(*game);
            if (move.isDrop()) {
                table.view().chooseFromHand(move.dropped());
            } else {
                byKeys ? table.pickByKeys(move.from()) : table.click(move.from());
            }
            for (const Square square : clicks) {
                byKeys ? table.pickByKeys(square) : table.click(square);
            }
            if (move.isPass()) {
                byKeys ? table.key(Qt::Key_P) : QTest::mouseClick(table.passChip(), Qt::LeftButton);
            } else if (table.view().input().state() == InputState::LegsUnderWay) {
                byKeys ? table.key(Qt::Key_Return) : table.click(clicks.back());
            }
            if (table.view().input().state() == InputState::Choosing) {
                const auto& choices = table.view().input().choices();
                const auto found =
                    std::find_if(choices.begin(), choices.end(),
                                 [&](const MoveChoice& choice) { return choice.move == move; });
                const auto line = static_cast<int>(found - choices.begin());
                const QRect popover = table.chooser()->geometry();
                QVERIFY(table.view().rect().contains(popover));
                const std::optional<Square> origin =
                    move.isDrop() ? std::nullopt : std::optional(move.from());
                for (const auto& square : {table.view().input().choiceSquare(), origin}) {
                    QVERIFY(!square || !popover.intersects(table.view().squareRect(*square)));
                }
                if (byKeys) {
                    table.key(Qt::Key_1 + line);
                } else {
                    QTest::mouseClick(table.chooser(), Qt::LeftButton, {},
                                      table.chooser()->lineRect(line).center());
                }
            }
            const QString played = table.played();
            QVERIFY2(played == QString::fromStdString(rules::moveText(*variant, move)),
                     qPrintable(QStringLiteral("%1 became \"%2\" in %3")
                                    .arg(QString::fromStdString(rules::moveText(*variant, move)), played,
                                         QString::fromStdString(sfen(game->position())))));
        }
        ++tried;
    }
}

MUJO_UI_TEST(BoardEntryTest)
#include "board_entry_test.moc"
