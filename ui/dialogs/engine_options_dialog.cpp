#include "ui/dialogs/engine_options_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

#include "ui/look/text_size.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kWidestNumber = 160; // pixels of a field, whatever its largest number is
constexpr qsizetype kLongestLabel = 40;
constexpr double kSecond = 1000; // ms

std::optional<OptionValue> unless(bool isStandard, const EngineOption& option, std::string value) {
    return isStandard ? std::nullopt : std::optional(OptionValue{option.name, std::move(value)});
}

bool fitsSpinBox(const EngineOption& option) {
    return option.least >= std::numeric_limits<int>::min() && option.most <= std::numeric_limits<int>::max();
}

} // namespace

EngineOptionsDialog::EngineOptionsDialog(const HostedEngine& engine, QWidget* parent)
    : FittingDialog(parent), m_moveTime(new QDoubleSpinBox), m_said(new QLabel),
      m_options(engine.facts.options) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Options of %1").arg(engine.name));
    std::erase_if(m_options, isSetByUs);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(12);
    auto* words =
        new QLabel(m_options.empty() ? tr("The engine has announced nothing that can be set.")
                                     : tr("What the engine has announced. It is told when it is started."));
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const EngineOption& option : m_options) {
        addField(*form, option);
    }
    m_moveTime->setDecimals(1);
    m_moveTime->setRange(static_cast<double>(kLeastMoveTime.count()) / kSecond,
                         static_cast<double>(kMostMoveTime.count()) / kSecond);
    m_moveTime->setValue(static_cast<double>(engine.moveTime.count()) / kSecond);
    m_moveTime->setMaximumWidth(kWidestNumber);
    m_moveTime->setAccessibleName(tr("Seconds for a move"));
    m_moveTime->setToolTip(tr("How long it may think about a move in a game without a clock"));
    auto* time = new QFormLayout;
    time->addRow(tr("&Seconds for a move without a clock:"), m_moveTime);
    layout->addLayout(time);
    layout->addWidget(words);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    layout->addWidget(scroll, 1);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    m_said->setAccessibleName(tr("Message"));
    m_said->hide();
    layout->addWidget(m_said);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* standard = buttons->addButton(tr("&Engine's own values"), QDialogButtonBox::ResetRole);
    standard->setAutoDefault(false);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &EngineOptionsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(standard, &QPushButton::clicked, this, &EngineOptionsDialog::showStandard);
    showStandard();
    for (const OptionValue& set : engine.options) {
        for (std::size_t i = 0; i < m_options.size(); ++i) {
            if (m_options[i].name == set.name && m_options[i].takes(set.value)) {
                m_fields[i].show(set.value ? set.value : std::optional<std::string>("pressed"));
            }
        }
    }
    constexpr int kWidth = 560;
    constexpr int kHeight = 520;
    resize(withText(*this, QSize(kWidth, kHeight)));
}

void EngineOptionsDialog::addField(QFormLayout& form, const EngineOption& option) {
    Field field{toQString(option.name), {}, {}, {}};
    QWidget* widget = nullptr;
    switch (option.type) {
    case EngineOption::Type::Check:
        widget = makeCheck(option, field);
        break;
    case EngineOption::Type::Spin:
        widget = fitsSpinBox(option) ? makeSpin(option, field) : makeText(option, field);
        break;
    case EngineOption::Type::Combo:
        widget = makeCombo(option, field);
        break;
    case EngineOption::Type::Button:
        widget = makeButton(option, field);
        break;
    default:
        widget = makeText(option, field);
        break;
    }
    auto* label = new QLabel(shortened(field.name, kLongestLabel));
    label->setTextFormat(Qt::PlainText); // an ampersand is one
    label->setToolTip(field.name);
    form.addRow(label, widget);
    m_fields.push_back(std::move(field));
}

QWidget* EngineOptionsDialog::makeCheck(const EngineOption& option, Field& field) {
    auto* box = new QCheckBox;
    box->setAccessibleName(field.name);
    field.show = [box](const std::optional<std::string>& value) { box->setChecked(value == "true"); };
    field.differing = [box, option] {
        const std::string value = box->isChecked() ? "true" : "false";
        return unless(value == option.standard, option, value);
    };
    return box;
}

QWidget* EngineOptionsDialog::makeSpin(const EngineOption& option, Field& field) {
    auto* box = new QSpinBox;
    box->setRange(static_cast<int>(option.least), static_cast<int>(option.most));
    box->setMaximumWidth(kWidestNumber);
    box->setAccessibleName(field.name);
    box->setToolTip(tr("%1 to %2").arg(option.least).arg(option.most));
    field.show = [box](const std::optional<std::string>& value) {
        box->setValue(toQString(value.value_or("")).toInt());
    };
    field.differing = [box, option] {
        const std::string value = std::to_string(box->value());
        return unless(value == option.standard, option, value);
    };
    return box;
}

QWidget* EngineOptionsDialog::makeCombo(const EngineOption& option, Field& field) {
    auto* box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const std::string& choice : option.choices) {
        box->addItem(toQString(choice));
    }
    box->setAccessibleName(field.name);
    field.show = [box](const std::optional<std::string>& value) {
        box->setCurrentIndex(std::max(0, box->findText(toQString(value.value_or("")), Qt::MatchExactly)));
    };
    field.differing = [box, option] {
        const std::string value = option.choices[static_cast<std::size_t>(std::max(0, box->currentIndex()))];
        return unless(value == option.standard, option, value);
    };
    return box;
}

QWidget* EngineOptionsDialog::makeText(const EngineOption& option, Field& field) {
    auto* edit = new QLineEdit;
    edit->setAccessibleName(field.name);
    field.show = [edit](const std::optional<std::string>& value) {
        edit->setText(toQString(value.value_or("")));
    };
    field.differing = [edit, option] {
        const std::string value = edit->text().toStdString();
        return unless(value == option.standard, option, value);
    };
    field.refused = [edit, option]() -> QWidget* {
        return option.takes(edit->text().toStdString()) ? nullptr : edit;
    };
    if (option.type != EngineOption::Type::File && option.type != EngineOption::Type::Folder) {
        return edit;
    }
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* browse = new QPushButton(tr("Choose…"));
    browse->setAccessibleName(tr("Choose %1").arg(field.name));
    browse->setAutoDefault(false);
    row->addWidget(edit, 1);
    row->addWidget(browse);
    const bool isFolder = option.type == EngineOption::Type::Folder;
    connect(browse, &QPushButton::clicked, this, [this, edit, isFolder, title = field.name] {
        auto* dialog = new QFileDialog(this, title, edit->text());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::AnyFile);
        connect(dialog, &QFileDialog::fileSelected, edit, &QLineEdit::setText);
        dialog->open();
    });
    return line;
}

QWidget* EngineOptionsDialog::makeButton(const EngineOption& option, Field& field) {
    auto* box = new QCheckBox(tr("Press it whenever the engine is started"));
    box->setAccessibleName(field.name);
    field.show = [box](const std::optional<std::string>& value) { box->setChecked(value.has_value()); };
    field.differing = [box, option] {
        return box->isChecked() ? std::optional(OptionValue{option.name, std::nullopt}) : std::nullopt;
    };
    return box;
}

void EngineOptionsDialog::showStandard() {
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        const bool isButton = m_options[i].type == EngineOption::Type::Button;
        m_fields[i].show(isButton ? std::nullopt : std::optional(m_options[i].standard));
    }
}

void EngineOptionsDialog::accept() {
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        QWidget* refused = m_fields[i].refused ? m_fields[i].refused() : nullptr;
        if (refused != nullptr) {
            m_said->setText(m_options[i].type == EngineOption::Type::Spin
                                ? tr("%1 takes a whole number from %2 to %3.")
                                      .arg(m_fields[i].name)
                                      .arg(m_options[i].least)
                                      .arg(m_options[i].most)
                                : tr("%1 takes a text without tabs.").arg(m_fields[i].name));
            m_said->show();
            refused->setFocus();
            return;
        }
    }
    std::vector<OptionValue> options;
    for (const Field& field : m_fields) {
        if (auto value = field.differing()) {
            options.push_back(std::move(*value));
        }
    }
    QDialog::accept();
    emit chosen(options, std::chrono::milliseconds(qRound(m_moveTime->value() * kSecond)));
}

} // namespace mujo::ui
