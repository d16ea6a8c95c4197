// What the style draws by itself can be told apart in every theme.

#include <QFile>
#include <QFileDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <cmath>
#include <vector>

#include "ui/look/house_style.h"
#include "ui/look/theme.h"

#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;

namespace {

double luminance(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QImage drawn(QWidget& widget, const Theme& theme) {
    widget.setPalette(theme.palette());
    widget.ensurePolished();
    return widget.grab().toImage();
}

} // namespace

class HouseStyleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new HouseStyle); }
    void handlesStandOutFromTheirGroove_data() { themes(); }
    void handlesStandOutFromTheirGroove();
    void linesToTypeInHaveAnEdge_data() { themes(); }
    void linesToTypeInHaveAnEdge();
    void menusListsAndGroupsHaveAnEdge_data() { themes(); }
    void menusListsAndGroupsHaveAnEdge();
    void theWordsOfAButtonKeepOffItsEdge();
    void theControlThatHasTheKeysIsFramed_data() { themes(); }
    void theControlThatHasTheKeysIsFramed();
    void datesOfFilesAreWhole();

private:
    static void themes();
};

void HouseStyleTest::themes() {
    QTest::addColumn<int>("kind");
    QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
    QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
    QTest::newRow("contrast") << static_cast<int>(ThemeKind::Contrast);
}

void HouseStyleTest::handlesStandOutFromTheirGroove() {
    QFETCH(int, kind);
    const Theme theme = Theme::make(static_cast<ThemeKind>(kind));
    QScrollBar bar(Qt::Vertical);
    bar.setRange(0, 100);
    bar.setPageStep(100);
    bar.resize(bar.sizeHint().width(), 200);
    const QImage picture = drawn(bar, theme);
    const QColor handle = picture.pixelColor(bar.width() / 2, 40);
    const QColor groove = picture.pixelColor(bar.width() / 2, 160);
    QVERIFY2(contrast(handle, groove) >= 2, qPrintable(handle.name() + groove.name()));
    // The handle is what differs from the window, not the groove.
    QVERIFY(contrast(handle, theme.window) > contrast(groove, theme.window));
}

void HouseStyleTest::linesToTypeInHaveAnEdge() {
    QFETCH(int, kind);
    const Theme theme = Theme::make(static_cast<ThemeKind>(kind));
    QLineEdit line;
    line.resize(120, line.sizeHint().height());
    const QImage picture = drawn(line, theme);
    double best = 0;
    for (int x = 0; x < 3; ++x) {
        best = std::max(best, contrast(picture.pixelColor(x, line.height() / 2), theme.window));
    }
    QVERIFY2(best >= 1.8, qPrintable(QString::number(best)));
}

// Black on black, nobody would see where a menu ends.
void HouseStyleTest::menusListsAndGroupsHaveAnEdge() {
    QFETCH(int, kind);
    const Theme theme = Theme::make(static_cast<ThemeKind>(kind));
    QMenu menu;
    menu.addAction(QStringLiteral("One"));
    menu.addSeparator();
    menu.addAction(QStringLiteral("Another"));
    menu.resize(menu.sizeHint());
    QListWidget list;
    list.resize(120, 80);
    QGroupBox group;
    group.resize(120, 80);
    for (QWidget* each : std::initializer_list<QWidget*>{&menu, &list, &group}) {
        const QImage picture = drawn(*each, theme);
        double best = 0;
        for (int x = 0; x < 3; ++x) {
            best = std::max(best, contrast(picture.pixelColor(x, each->height() / 2), theme.window));
        }
        const double least = theme.kind == ThemeKind::Contrast ? 3 : 1.3;
        QVERIFY2(best >= least,
                 qPrintable(QLatin1String(each->metaObject()->className()) + QString::number(best)));
    }
}

void HouseStyleTest::theWordsOfAButtonKeepOffItsEdge() {
    const QPushButton button(QStringLiteral("A button with quite a few words"));
    const int words = button.fontMetrics().horizontalAdvance(button.text());
    QVERIFY(button.sizeHint().width() >= words + 20);
}

// After a step by Tab.
void HouseStyleTest::theControlThatHasTheKeysIsFramed() {
    QFETCH(int, kind);
    const Theme theme = Theme::make(static_cast<ThemeKind>(kind));
    QWidget window;
    QVBoxLayout layout(&window);
    auto* slider = new QSlider(Qt::Horizontal);
    auto* choice = new QRadioButton(QStringLiteral("Choice"));
    auto* tool = new QToolButton;
    tool->setText(QStringLiteral("Tool"));
    tool->setAutoRaise(true);
    tool->setFocusPolicy(Qt::StrongFocus);
    const std::vector<QWidget*> controls{slider, choice, tool};
    for (QWidget* control : controls) {
        layout.addWidget(control);
    }
    window.setPalette(theme.palette());
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const QColor accent = theme.palette().color(QPalette::Highlight);
    const auto framed = [&](QWidget& control) {
        const QImage image = control.grab().toImage();
        int found = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                found += contrast(image.pixelColor(x, y), accent) < 1.1 ? 1 : 0;
            }
        }
        return found;
    };
    for (std::size_t i = 0; i < controls.size(); ++i) {
        const QWidget* other = controls[(i + 1) % controls.size()];
        const_cast<QWidget*>(other)->setFocus(Qt::TabFocusReason);
        const int before = framed(*controls[i]);
        controls[i]->setFocus(Qt::TabFocusReason);
        window.setAttribute(Qt::WA_KeyboardFocusChange);
        QVERIFY2(framed(*controls[i]) >= before + controls[i]->width(),
                 controls[i]->metaObject()->className());
    }
}

// Sizes, kinds and dates of files take what they need, and the names what is left.
void HouseStyleTest::datesOfFilesAreWhole() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a game with a name of some length.mujo")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QFileDialog dialog(nullptr, {}, folder.path());
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    dialog.setViewMode(QFileDialog::Detail);
    dialog.resize(900, 500);
    dialog.show();
    const auto* files = dialog.findChild<QTreeView*>();
    QTRY_COMPARE(files->model()->rowCount(files->rootIndex()), 1);
    constexpr int kDate = 3;
    const auto* header = files->header();
    QTRY_COMPARE(header->sectionResizeMode(kDate), QHeaderView::ResizeToContents);
    QCOMPARE(header->sectionResizeMode(0), QHeaderView::Stretch);
    const QString date = files->model()->index(0, kDate, files->rootIndex()).data().toString();
    QVERIFY(header->sectionSize(kDate) > files->fontMetrics().horizontalAdvance(date));
}

MUJO_UI_TEST(HouseStyleTest)
#include "house_style_test.moc"
