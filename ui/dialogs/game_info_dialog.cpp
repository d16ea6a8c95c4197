#include "ui/dialogs/game_info_dialog.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

#include "ui/session/clock_words.h"
#include "ui/session/game_session.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kLongest = 200; // characters

void addFact(QFormLayout& form, const QString& name, const QString& fact) {
    auto* label = new QLabel(fact);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form.addRow(name, label);
}

/// A moment, as the program notes it, without what only programs need; any other text as it is. What is
/// changed in it can still be read.
QString dateInWords(const QString& written) {
    const QDateTime moment = QDateTime::fromString(written, Qt::ISODate);
    return written.contains(QLatin1Char('T')) && moment.isValid()
               ? moment.toString(QStringLiteral("yyyy-MM-dd hh:mm"))
               : written;
}

} // namespace

GameInfoDialog::GameInfoDialog(const GameSession& session, QWidget* parent) : FittingDialog(parent) {
    setWindowTitle(tr("Game information"));
    constexpr int kWidth = 460;
    setMinimumWidth(kWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(14);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(14);
    form->setVerticalSpacing(8);
    layout->addLayout(form);
    const GameSetup& setup = session.setup();
    m_names[Side::Sente] = addField(*form, tr("&Sente:"), setup.seats[Side::Sente].name);
    m_names[Side::Gote] = addField(*form, tr("&Gote:"), setup.seats[Side::Gote].name);
    for (const Side side : {Side::Sente, Side::Gote}) { // as the card beside the board calls who has no name
        m_names[side]->setPlaceholderText(seatInWords(setup.seats[side], setup.seats[opponent(side)]));
    }
    m_event = addField(*form, tr("&Event:"), toQString(setup.info.event));
    m_place = addField(*form, tr("&Place:"), toQString(setup.info.place));
    m_date = addField(*form, tr("&Date:"), dateInWords(toQString(setup.info.date)));
    m_dateBefore = {m_date->text(), setup.info.date};
    m_handicap = addField(*form, tr("&Handicap:"), toQString(setup.info.handicap));
    const Game& game = session.game();
    if (game.start() == Position::start(game.start().sharedVariant())) {
        m_handicap->setPlaceholderText(tr("none"));
    }
    addFact(*form, tr("Game:"), gameName(game.variant()));
    addFact(*form, tr("Clocks:"), timeInWords(setup.time));
    addFact(*form, tr("Moves:"), QString::number(movesCounted(game.depth(game.endOfGame()))));
    const rules::Outcome& outcome = game.gameOutcome();
    addFact(*form, tr("Result:"), outcome.isOver() ? ResultWords(setup).line(outcome) : tr("not over yet"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &GameInfoDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &GameInfoDialog::reject);
}

QLineEdit* GameInfoDialog::addField(QFormLayout& form, const QString& label, const QString& text) {
    auto* field = new QLineEdit(text);
    field->setMaxLength(std::max(kLongest, static_cast<int>(text.size())));
    field->setCursorPosition(0);
    form.addRow(label, field);
    return field;
}

void GameInfoDialog::accept() {
    const auto written = [](const QLineEdit* field) { return field->text().trimmed().toStdString(); };
    const bool isDateKept = m_date->text() == m_dateBefore.shown;
    emit chosen({{written(m_names[Side::Sente]), written(m_names[Side::Gote])},
                 {written(m_event), written(m_place), isDateKept ? m_dateBefore.written : written(m_date),
                  written(m_handicap)}});
    FittingDialog::accept();
}

} // namespace mujo::ui
