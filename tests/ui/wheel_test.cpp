// The wheel changes only what was chosen to be changed.

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <initializer_list>

#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/rule_options_dialog.h"
#include "ui/dialogs/rules_choice.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// Towards the user, as one reads on; as from the system, since Qt offers no other event to parents.
void turnWheel(QWidget& widget) {
    const QPointF at = QRectF(widget.rect()).center();
    QWheelEvent event(at, widget.mapToGlobal(at), QPoint(), QPoint(0, -120), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(&widget, &event);
}

/// One control of each kind, between its ends, and a field that has the keys at first.
struct Controls : QWidget {
    Controls() {
        auto* layout = new QVBoxLayout(this);
        box->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        box->setCurrentIndex(1);
        slider->setRange(0, 100);
        number->setValue(50);
        slider->setValue(50);
        for (QWidget* each : std::initializer_list<QWidget*>{field, box, number, slider}) {
            layout->addWidget(each);
        }
        field->setFocus();
    }
    [[nodiscard]] QList<int> values() const {
        return {box->currentIndex(), number->value(), slider->value()};
    }
    [[nodiscard]] QList<QWidget*> all() const { return {box, number, slider}; }

    QLineEdit* field = new QLineEdit;
    QComboBox* box = new QComboBox;
    QSpinBox* number = new QSpinBox;
    QSlider* slider = new QSlider(Qt::Horizontal);
};

} // namespace

class WheelTest : public QObject {
    Q_OBJECT

private slots:
    void itChangesOnlyWhatHasTheKeys();
    void itScrollsTheAreaAroundAControl();
    void itScrollsAnOpenList();
    void itChangesNoRuleWhileTheRulesAreRead();
};

void WheelTest::itChangesOnlyWhatHasTheKeys() {
    Controls controls;
    controls.show();
    QVERIFY(QTest::qWaitForWindowActive(&controls));
    QTRY_VERIFY(controls.field->hasFocus());
    const QList<int> before = controls.values();
    for (QWidget* each : controls.all()) {
        turnWheel(*each);
    }
    QCOMPARE(controls.values(), before);
    QVERIFY(controls.field->hasFocus()); // nor does the wheel move the keys
    for (QWidget* each : controls.all()) {
        each->setFocus();
        turnWheel(*each);
    }
    for (qsizetype i = 0; i < before.size(); ++i) {
        QVERIFY2(controls.values()[i] != before[i], qPrintable(QString::number(i)));
    }
}

void WheelTest::itScrollsTheAreaAroundAControl() {
    QScrollArea area;
    auto* controls = new Controls;
    controls->setMinimumHeight(2000);
    area.setWidget(controls);
    area.resize(200, 200);
    area.show();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    const QList<int> before = controls->values();
    for (QWidget* each : controls->all()) {
        each->setFocus();
        area.verticalScrollBar()->setValue(0);
        turnWheel(*each);
        QVERIFY2(area.verticalScrollBar()->value() > 0, each->metaObject()->className());
    }
    QCOMPARE(controls->values(), before);
}

void WheelTest::itScrollsAnOpenList() {
    QComboBox box;
    for (int i = 0; i < 500; ++i) {
        box.addItem(QString::number(i));
    }
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    box.showPopup();
    QTRY_VERIFY(box.view()->isVisible());
    turnWheel(*box.view()->viewport());
    QVERIFY(box.view()->verticalScrollBar()->value() > 0);
    box.hidePopup();
}

void WheelTest::itChangesNoRuleWhileTheRulesAreRead() {
    WindowBench bench;
    NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
    dialog.setGame(QStringLiteral("hook"));
    dialog.show();
    dialog.findChild<RulesChoice*>()->findChild<QPushButton*>()->click();
    auto* rules = dialog.findChild<RuleOptionsDialog*>();
    QVERIFY(rules != nullptr && QTest::qWaitForWindowExposed(rules));
    const Reading before = rules->reading();
    const auto boxes = rules->findChildren<QComboBox*>();
    QVERIFY(!boxes.isEmpty());
    for (QComboBox* box : boxes) {
        turnWheel(*box);
    }
    QVERIFY(rules->reading() == before);
}

MUJO_UI_TEST(WheelTest)
#include "wheel_test.moc"
