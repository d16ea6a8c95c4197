#include "ui/dialogs/time_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <array>

#include "ui/session/clock_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr std::array kUsual{"5m+3s", "15m+10s", "30m,3x30s", "1h,5x1m", "30m,10m/20moves", "30s/move"};

} // namespace

TimeChoice::TimeChoice(QWidget* parent)
    : QWidget(parent), m_label(new QLabel(tr("T&ime:"))), m_list(new QComboBox), m_written(new QLineEdit),
      m_words(new QLabel), m_loses(new QCheckBox(tr("A player whose time r&uns out loses"))) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_list->addItem(tr("No clock"), QString());
    for (const char* text : kUsual) {
        m_list->addItem(timeInWords(*parseTimeControl(text)), QLatin1String(text));
    }
    m_list->addItem(tr("Other…"));
    m_written->setPlaceholderText(QStringLiteral("10m+5s"));
    m_written->setAccessibleName(tr("Other time"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    row->addWidget(m_written, 1);
    m_label->setBuddy(m_list);
    form->addRow(m_label, row);
    m_numbers = makeNumbers();
    form->addRow(QString(), m_numbers);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(QString(), m_words);
    m_loses->setToolTip(tr("Otherwise the clock goes on and shows by how much the time is exceeded."));
    form->addRow(QString(), m_loses);
    connect(m_list, &QComboBox::currentIndexChanged, this, [this] {
        if (isWritten() && m_written->text().isEmpty()) {
            writeNumbers(); // there is a time to begin with
        }
        refresh();
    });
    connect(m_written, &QLineEdit::textChanged, this, &TimeChoice::refresh);
    refresh();
}

QWidget* TimeChoice::makeNumbers() {
    auto* numbers = new QWidget;
    auto* row = new QHBoxLayout(numbers);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [this, row](int least, int most, int value, const QString& name) {
        auto* number = new QSpinBox;
        number->setRange(least, most);
        number->setValue(value);
        number->setAccessibleName(name);
        number->setToolTip(name);
        connect(number, &QSpinBox::valueChanged, this, &TimeChoice::writeNumbers);
        row->addWidget(number);
        return number;
    };
    using namespace std::chrono;
    constexpr auto kMostMinutes = static_cast<int>(duration_cast<minutes>(TimeControl::kLongest).count());
    constexpr auto kMostSeconds = static_cast<int>(duration_cast<seconds>(TimeControl::kLongest).count());
    constexpr int kUsualMinutes = 10;
    constexpr int kUsualIncrement = 5;
    constexpr int kUsualPeriod = 30;
    m_main = add(0, kMostMinutes, kUsualMinutes, tr("Minutes of a side for the whole game"));
    m_main->setSuffix(tr(" min"));
    m_increment = add(0, kMostSeconds, kUsualIncrement, tr("Seconds that are added with each move"));
    m_increment->setPrefix(QStringLiteral("+ "));
    m_increment->setSuffix(tr(" s a move"));
    m_periods = add(0, TimeControl::kMostPeriods, 0, tr("Periods of byoyomi, when the minutes are used up"));
    m_periods->setSpecialValueText(tr("no byoyomi"));
    m_periods->setSuffix(QStringLiteral(" ×"));
    m_period = add(1, kMostSeconds, kUsualPeriod, tr("Seconds of a period"));
    m_period->setSuffix(tr(" s", "seconds"));
    row->addStretch(1);
    return numbers;
}

/// A main time goes with seconds for each move or with periods after it.
void TimeChoice::writeNumbers() {
    TimeControl control;
    control.main = std::chrono::minutes(m_main->value());
    if (m_periods->value() > 0) {
        control.periods = m_periods->value();
        control.period = std::chrono::seconds(m_period->value());
    } else {
        control.increment = std::chrono::seconds(m_increment->value());
    }
    m_written->setText(toQString(gameTimeText(control)));
}

void TimeChoice::showNumbers(const TimeControl& control) {
    const auto set = [](QSpinBox& number, auto value) {
        const QSignalBlocker silent(number);
        number.setValue(static_cast<int>(value.count()));
    };
    set(*m_main, std::chrono::duration_cast<std::chrono::minutes>(control.main));
    set(*m_periods, std::chrono::seconds(control.periods));
    if (control.periods > 0) {
        set(*m_period, std::chrono::duration_cast<std::chrono::seconds>(control.period));
    } else {
        set(*m_increment, std::chrono::duration_cast<std::chrono::seconds>(control.increment));
    }
}

bool TimeChoice::isWritten() const {
    return m_list->currentIndex() == m_list->count() - 1;
}

void TimeChoice::choose(const std::optional<GameTime>& time, bool timeLoses) {
    const QString text = time ? toQString(gameTimeText(*time)) : QString();
    const int known = m_list->findData(text);
    if (known < 0) {
        m_written->setText(text);
    }
    m_list->setCurrentIndex(known >= 0 ? known : m_list->count() - 1);
    m_loses->setChecked(timeLoses);
}

std::optional<GameTime> TimeChoice::time() const {
    const QString text = isWritten() ? m_written->text() : m_list->currentData().toString();
    const auto control = parseGameTime(text.toStdString());
    return control ? std::optional(*control) : std::nullopt;
}

bool TimeChoice::timeLoses() const {
    return m_loses->isChecked();
}

bool TimeChoice::isValid() const {
    return !isWritten() || time();
}

void TimeChoice::refresh() {
    constexpr int kLines = 3; // those of the longest text, so that nothing moves while one types
    m_words->setFixedHeight(kLines * m_words->fontMetrics().lineSpacing());
    m_numbers->setVisible(isWritten());
    m_increment->setEnabled(m_periods->value() == 0);
    m_period->setEnabled(m_periods->value() > 0);
    m_written->setVisible(isWritten());
    m_words->setVisible(isWritten());
    m_loses->setEnabled(isWritten() || time()); // hidden, it would move the fields below when it comes
    const auto control = parseGameTime(m_written->text().toStdString());
    if (control) {
        showNumbers((*control)[Side::Sente]);
        m_words->setText(timeInWords(*control));
    } else if (m_written->text().isEmpty()) {
        m_words->setText(tr(
            "Written out, 30m,3x60s is byoyomi, 60s/move a time for each move, 30m,10m/20moves twenty moves "
            "in every 10 min (Canadian); 10m | 5m gives Gote less."));
    } else {
        const Diagnostic& fault = control.error().front();
        m_words->setText(tr("This is not a time yet; 10m+5s would be one. Character %1: %2.")
                             .arg(fault.column)
                             .arg(toQString(fault.message)));
    }
    emit changed();
}

} // namespace mujo::ui
