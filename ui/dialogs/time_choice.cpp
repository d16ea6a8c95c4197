#include "ui/dialogs/time_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
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
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(QString(), m_words);
    m_loses->setToolTip(tr("Otherwise the clock goes on and shows by how much the time is exceeded."));
    form->addRow(QString(), m_loses);
    connect(m_list, &QComboBox::currentIndexChanged, this, &TimeChoice::refresh);
    connect(m_written, &QLineEdit::textChanged, this, &TimeChoice::refresh);
    refresh();
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
    constexpr int kLines = 4; // those of the longest text, so that nothing moves while one types
    m_words->setFixedHeight(kLines * m_words->fontMetrics().lineSpacing());
    m_written->setVisible(isWritten());
    m_words->setVisible(isWritten());
    m_loses->setEnabled(isWritten() || time()); // hidden, it would move the fields below when it comes
    const auto control = parseGameTime(m_written->text().toStdString());
    if (control) {
        m_words->setText(timeInWords(*control));
    } else if (m_written->text().isEmpty()) {
        m_words->setText(
            tr("Type a time. 10m+5s: 5 s more with each move. 30m,3x60s: then three times 60 s for a move "
               "(byoyomi). 60s/move: for each move. "
               "30m,10m/20moves: then 20 moves in every 10 min (Canadian). 10m | 5m: Gote has less."));
    } else {
        const Diagnostic& fault = control.error().front();
        m_words->setText(tr("This is not a time yet; 10m+5s would be one. Character %1: %2.")
                             .arg(fault.column)
                             .arg(toQString(fault.message)));
    }
    emit changed();
}

} // namespace mujo::ui
