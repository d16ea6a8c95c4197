// Where words about a square are put.

#include <QRect>
#include <QSize>
#include <QTest>
#include <vector>

#include "tests/ui/ui_test.h"
#include "ui/board/place_beside.h"

using namespace mujo::ui;

class PlaceBesideTest : public QObject {
    Q_OBJECT

private slots:
    void rightAboveWhereNothingIsInTheWay();
    void whatMustBeSeenIsLeftFreeHoweverFar();
    void whatIsRatherSeenIsWorthAWayThatIsNotMuchLonger();
    void aRoomThatIsTooSmallHasNoPlace();

private:
    static constexpr QRect kRoom{0, 0, 800, 800};
    static constexpr QRect kSquare{400, 400, 40, 40};
    static constexpr QSize kWords{120, 40};
};

void PlaceBesideTest::rightAboveWhereNothingIsInTheWay() {
    const auto place = placeBeside(kSquare, kWords, kRoom, {});
    QVERIFY(place && place->bottom() < kSquare.top());
    QVERIFY(qAbs(place->center().x() - kSquare.center().x()) <= 1);
}

void PlaceBesideTest::whatMustBeSeenIsLeftFreeHoweverFar() {
    const QRect wide(0, 200, 800, 400);
    const auto place = placeBeside(kSquare, kWords, kRoom, {wide});
    QVERIFY(place && !place->intersects(wide));
}

void PlaceBesideTest::whatIsRatherSeenIsWorthAWayThatIsNotMuchLonger() {
    // The squares above and below, as of a lion: words stand at the side.
    const std::vector<QRect> column{{400, 320, 40, 80}, {400, 440, 40, 80}};
    const auto aside = placeBeside(kSquare, kWords, kRoom, {}, column);
    QVERIFY(aside && !aside->intersects(column[0]) && !aside->intersects(column[1]));
    // All squares around: the words stay near.
    const auto near = placeBeside(kSquare, kWords, kRoom, {}, {{200, 200, 440, 440}});
    QVERIFY(near.has_value());
    QVERIFY((near->center() - kSquare.center()).manhattanLength() < 200);
    // The same where the places right above and below must be seen.
    const auto beyond =
        placeBeside(kSquare, kWords, kRoom, {{360, 360, 120, 40}, {360, 440, 120, 40}}, {{0, 0, 800, 700}});
    QVERIFY(beyond.has_value());
    QVERIFY((beyond->center() - kSquare.center()).manhattanLength() < 200);
}

void PlaceBesideTest::aRoomThatIsTooSmallHasNoPlace() {
    QVERIFY(!placeBeside(kSquare, kWords, QRect(390, 390, 60, 60), {}));
}

MUJO_UI_TEST(PlaceBesideTest)
#include "place_beside_test.moc"
