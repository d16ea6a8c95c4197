#include "ui/look/house_style.h"

#include <QFileDialog>
#include <QGroupBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOptionButton>
#include <QTreeView>
#include <algorithm>

namespace mujo::ui {

namespace {

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto channel = [share](int x, int y) { return static_cast<int>(x + (y - x) * share); };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

QColor edge(const QStyleOption& option) {
    const QPalette& palette = option.palette;
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        return palette.color(QPalette::Highlight);
    }
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), enabled ? 0.55 : 0.25);
}

/// Beside the words of a message box: a disc in the colour of the accent.
QIcon messageSign(QChar sign, const QPalette& palette) {
    QIcon icon;
    for (const int side : {32, 48, 64, 96}) {
        QPixmap disc(side, side);
        disc.fill(Qt::transparent);
        QPainter painter(&disc);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(QPalette::Highlight));
        const QRectF around = QRectF(disc.rect()).adjusted(1, 1, -1, -1);
        painter.drawEllipse(around);
        QFont font = QGuiApplication::font();
        font.setBold(true);
        font.setPixelSize(side * 5 / 8);
        painter.setFont(font);
        painter.setPen(palette.color(QPalette::HighlightedText));
        painter.drawText(around, Qt::AlignCenter, sign);
        painter.end();
        icon.addPixmap(disc);
    }
    return icon;
}

// Centred and square, on half pixels so that its one-pixel edge is sharp.
QRectF box(const QRect& rect) {
    const int side = std::min(rect.width(), rect.height());
    return QRectF(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2, side, side)
        .adjusted(0.5, 0.5, -0.5, -0.5);
}

void drawTick(QPainter& painter, const QStyleOption& option, bool round) {
    const QRectF frame = box(option.rect);
    const QColor ink = option.palette.color(QPalette::Highlight);
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool partly = option.state.testFlag(QStyle::State_NoChange);
    painter.setPen(QPen(on && !round ? ink : edge(option), 1));
    painter.setBrush(on && !round ? ink : option.palette.color(QPalette::Base));
    if (round) {
        painter.drawEllipse(frame);
        if (on) {
            const double inset = frame.width() * 0.25;
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawEllipse(frame.adjusted(inset, inset, -inset, -inset));
        }
        return;
    }
    painter.drawRoundedRect(frame, 2, 2);
    const auto at = [&frame](double x, double y) {
        return QPointF(frame.x() + x * frame.width(), frame.y() + y * frame.height());
    };
    if (on || partly) {
        QPainterPath tick(partly ? at(0.25, 0.5) : at(0.22, 0.52));
        if (!partly) {
            tick.lineTo(at(0.42, 0.72));
        }
        tick.lineTo(partly ? at(0.75, 0.5) : at(0.78, 0.28));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(option.palette.color(on ? QPalette::HighlightedText : QPalette::Text), 1.8,
                            Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(tick);
    }
}

void drawButton(QPainter& painter, const QStyleOption& option) {
    const QPalette& palette = option.palette;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    const bool isDefault = button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const bool pressed = option.state.testAnyFlags(QStyle::State_Sunken | QStyle::State_On);
    const bool hovered =
        option.state.testAnyFlags(QStyle::State_MouseOver) && option.state.testFlag(QStyle::State_Enabled);
    QColor fill = palette.color(QPalette::Button);
    fill = mixed(fill, palette.color(QPalette::WindowText), pressed ? 0.18 : hovered ? 0.08 : 0);
    constexpr double kRadius = 5;
    const QRectF frame = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setBrush(fill);
    painter.setPen(
        QPen(isDefault || focused ? palette.color(QPalette::Highlight) : palette.color(QPalette::Mid), 1));
    painter.drawRoundedRect(frame, kRadius, kRadius);
    if (focused) {
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), kRadius - 1, kRadius - 1);
    }
}

// The control that has the keys; Fusion's dotted line is hardly seen.
void drawFocus(QPainter& painter, const QStyleOption& option) {
    constexpr double kRadius = 4;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(option.palette.color(QPalette::Highlight), 2));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), kRadius, kRadius);
}

// Fusion draws outlines in the colour of the window made darker, which nobody sees where that is dark
// already.
QPalette withSeenOutlines(QPalette palette) {
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    if (window.lightness() < text.lightness()) {
        constexpr int kFusionDarkens = 140; // percent
        palette.setColor(QPalette::Window, mixed(window, text, 0.42).lighter(kFusionDarkens));
    }
    return palette;
}

// A plain groove and a handle that stands out from it; Fusion's is the lighter of two near shades.
void drawScrollBar(QPainter& painter, const QStyleOptionSlider& bar, const QStyle& style,
                   const QWidget* widget) {
    const QPalette& palette = bar.palette;
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    const auto rect = [&](QStyle::SubControl part) {
        return style.subControlRect(QStyle::CC_ScrollBar, &bar, part, widget);
    };
    painter.fillRect(bar.rect, mixed(window, text, 0.06));
    if (bar.maximum <= bar.minimum) {
        return;
    }
    const auto isUsed = [&bar](QStyle::SubControl part) {
        return bar.activeSubControls.testFlag(part) &&
               bar.state.testAnyFlags(QStyle::State_MouseOver | QStyle::State_Sunken);
    };
    const bool upright = bar.orientation == Qt::Vertical;
    constexpr double kInset = 3;
    const QRectF handle = QRectF(rect(QStyle::SC_ScrollBarSlider))
                              .adjusted(upright ? kInset : 1, upright ? 1 : kInset, upright ? -kInset : -1,
                                        upright ? -1 : -kInset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(window, text, isUsed(QStyle::SC_ScrollBarSlider) ? 0.6 : 0.45));
    const double radius = std::min(handle.width(), handle.height()) / 2;
    painter.drawRoundedRect(handle, radius, radius);
    const bool mirrored = bar.direction == Qt::RightToLeft && !upright;
    for (const auto part : {QStyle::SC_ScrollBarSubLine, QStyle::SC_ScrollBarAddLine}) {
        const bool back = (part == QStyle::SC_ScrollBarSubLine) != mirrored;
        QStyleOption arrow = bar;
        constexpr int kArrow = 9;
        arrow.rect = QRect(0, 0, kArrow, kArrow);
        arrow.rect.moveCenter(rect(part).center());
        arrow.palette.setColor(QPalette::ButtonText, mixed(window, text, isUsed(part) ? 1 : 0.6));
        style.drawPrimitive(upright ? (back ? QStyle::PE_IndicatorArrowUp : QStyle::PE_IndicatorArrowDown)
                                    : (back ? QStyle::PE_IndicatorArrowLeft : QStyle::PE_IndicatorArrowRight),
                            &arrow, &painter, widget);
    }
}

/// Of a list of files: sizes, kinds and dates whole, and the names in what is left.
void fitColumns(QHeaderView& header) {
    for (int column = 1; column < header.count(); ++column) {
        header.setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    header.setStretchLastSection(false);
    if (header.count() > 0) {
        header.setSectionResizeMode(0, QHeaderView::Stretch);
    }
}

} // namespace

HouseStyle::HouseStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

// Before its first layout: a text that is not laid out loads nothing. Rich text has to be asked for by name.
void HouseStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (auto* label = qobject_cast<QLabel*>(widget);
        label != nullptr && label->textFormat() == Qt::AutoText) {
        label->setTextFormat(Qt::PlainText);
    }
    if (widget->objectName() == QStringLiteral("qt_msgbox_label")) { // what the box is about
        QFont font = widget->font();
        font.setBold(true);
        widget->setFont(font);
    }
    if (auto* files = qobject_cast<QTreeView*>(widget);
        files != nullptr && qobject_cast<QFileDialog*>(files->window()) != nullptr) {
        QHeaderView* header = files->header();
        if (header->count() > 0) {
            fitColumns(*header);
        } else { // the files are not there yet
            QObject::connect(
                header, &QHeaderView::sectionCountChanged, header, [header] { fitColumns(*header); },
                Qt::QueuedConnection);
        }
    }
}

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (element) {
    case PE_IndicatorCheckBox:
        drawTick(*painter, *option, false);
        break;
    case PE_IndicatorRadioButton:
        drawTick(*painter, *option, true);
        break;
    case PE_PanelButtonCommand:
        drawButton(*painter, *option);
        break;
    case PE_FrameFocusRect:
        if (option->state.testFlag(State_KeyboardFocusChange)) {
            drawFocus(*painter, *option);
        }
        break;
    case PE_FrameGroupBox: {
        // The title stands above, at the left edge.
        const auto* box = qobject_cast<const QGroupBox*>(widget);
        constexpr int kBelowTitle = 3;
        const int title =
            box != nullptr && !box->title().isEmpty() ? option->fontMetrics.height() + kBelowTitle : 0;
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(option->palette.color(QPalette::Mid), 1));
        painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, title + 0.5, -0.5, -0.5), 3, 3);
        break;
    }
    case PE_PanelMenu:
        painter->restore();
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        painter->save();
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(option->palette.color(QPalette::Mid), 1));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        break;
    case PE_Frame:
    case PE_FrameLineEdit: {
        QStyleOption outlined = *option;
        outlined.palette = withSeenOutlines(option->palette);
        painter->restore();
        QProxyStyle::drawPrimitive(element, &outlined, painter, widget);
        return;
    }
    default:
        painter->restore();
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    painter->restore();
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (element == CE_MenuItem && item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator &&
        item->text.isEmpty()) {
        constexpr int kSide = 5;
        painter->fillRect(
            QRect(item->rect.left() + kSide, item->rect.center().y(), item->rect.width() - 2 * kSide, 1),
            item->palette.color(QPalette::Mid));
        return;
    }
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
    if (element != CE_ProgressBarGroove || bar == nullptr) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionProgressBar outlined = *bar;
    outlined.palette = withSeenOutlines(bar->palette);
    QProxyStyle::drawControl(element, &outlined, painter, widget);
}

void HouseStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (control == CC_ScrollBar && slider != nullptr) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        drawScrollBar(*painter, *slider, *proxy(), widget);
        painter->restore();
    } else if (control == CC_Slider && slider != nullptr) {
        QStyleOptionSlider outlined = *slider;
        outlined.palette = withSeenOutlines(slider->palette);
        outlined.state.setFlag(State_HasFocus, false); // framed as a whole below
        QProxyStyle::drawComplexControl(control, &outlined, painter, widget);
        if (slider->state.testFlag(State_HasFocus) && slider->state.testFlag(State_KeyboardFocusChange)) {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            drawFocus(*painter, *slider);
            painter->restore();
        }
    } else if (control == CC_SpinBox && spin != nullptr) {
        QStyleOptionSpinBox outlined = *spin;
        outlined.palette = withSeenOutlines(spin->palette);
        QProxyStyle::drawComplexControl(control, &outlined, painter, widget);
    } else {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

// The words of a button do not touch its edge.
QSize HouseStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (type == CT_PushButton && button != nullptr && !button->text.isEmpty()) {
        constexpr int kSide = 12;
        size.setWidth(std::max(size.width(), contents.width() + 2 * kSide));
    }
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        type == CT_ComboBox && box != nullptr) {
        // The arrow grows with the text of the system, for which the usual size has no room.
        QStyleOptionComboBox sized = *box;
        sized.rect = QRect(QPoint(), size);
        const int field = subControlRect(CC_ComboBox, &sized, SC_ComboBoxEditField, widget).width();
        constexpr int kAround = 6; // the words do not begin and end at the edge of their field
        size.rwidth() += std::max(0, contents.width() + kAround - field);
    }
    return size;
}

QIcon HouseStyle::standardIcon(StandardPixmap kind, const QStyleOption* option, const QWidget* widget) const {
    const QPalette palette = widget != nullptr ? widget->palette() : QGuiApplication::palette();
    switch (kind) {
    case SP_MessageBoxInformation:
        return messageSign(QLatin1Char('i'), palette);
    case SP_MessageBoxQuestion:
        return messageSign(QLatin1Char('?'), palette);
    case SP_MessageBoxWarning:
    case SP_MessageBoxCritical:
        return messageSign(QLatin1Char('!'), palette);
    default:
        return QProxyStyle::standardIcon(kind, option, widget);
    }
}

int HouseStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returned) const {
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText: // a shadow behind letters that are pale anyway
        return 0;
    case SH_Menu_Scrollable: // a second column may lie beyond the edge of the screen
        return 1;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

} // namespace mujo::ui
