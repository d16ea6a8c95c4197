#include "ui/dialogs/ending_dialog.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "core/rules/entering_king/entering_king.h"
#include "core/words/rules_in_words.h"
#include "ui/session/game_session.h"
#include "ui/session/result_words.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

using rules::GameState;

constexpr std::array kResults{GameState::SenteWins, GameState::GoteWins, GameState::Draw,
                              GameState::NoContest};

QLabel* wrapped(const QString& text) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    constexpr int kTextWidth = 500;
    label->setMinimumSize(kTextWidth, label->heightForWidth(kTextWidth)); // boxes do not ask for it
    return label;
}

} // namespace

EndingDialog::EndingDialog(const GameSession& session, QWidget* parent)
    : FittingDialog(parent), m_results(new QButtonGroup(this)) {
    setObjectName(QStringLiteral("endingDialog"));
    setWindowTitle(tr("Decide the game"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(12);
    addRules(*layout, session);
    addEntering(*layout, session);
    addDecision(*layout, session);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* end = buttons->addButton(tr("&End the game so"), QDialogButtonBox::AcceptRole);
    end->setEnabled(false);
    layout->addWidget(buttons);
    connect(m_results, &QButtonGroup::idClicked, end, [end] { end->setEnabled(true); });
    connect(buttons, &QDialogButtonBox::accepted, this, &EndingDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &EndingDialog::reject);
}

void EndingDialog::addRules(QVBoxLayout& layout, const GameSession& session) {
    const Variant& variant = session.game().variant();
    auto* box = new QGroupBox(tr("What the rules of %1 say").arg(inButton(gameName(variant))));
    auto* lines = new QVBoxLayout(box);
    for (const std::string& rule : words::endingsInWords(QtLanguage(), variant)) {
        lines->addWidget(wrapped(toQString(rule)));
    }
    QStringList sources;
    for (const std::string& source : variant.data().sources) {
        sources << toQString(source);
    }
    if (!sources.isEmpty()) {
        QLabel* label = wrapped(tr("After: %1").arg(Phrases::inParts(sources)));
        label->setForegroundRole(QPalette::PlaceholderText);
        lines->addWidget(label);
    }
    layout.addWidget(box);
}

/// A row for each condition and a column for each side, with a sign where it is met; nothing in games without
/// that rule.
void EndingDialog::addEntering(QVBoxLayout& layout, const GameSession& session) {
    const Position& position = session.game().position();
    if (!rules::countEntry(position, Side::Sente)) {
        return;
    }
    auto* box = new QGroupBox(tr("Impasse: winning with an entered king"));
    auto* lines = new QVBoxLayout(box);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(18);
    lines->addLayout(grid);
    const QStringList conditions{tr("Royals in the zone"), tr("Other pieces in the zone"), tr("Points"),
                                 tr("Not in check")};
    for (int row = 0; row < conditions.size(); ++row) {
        grid->addWidget(new QLabel(conditions[row]), row + 1, 0);
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        const int column = side == Side::Sente ? 1 : 2;
        const rules::EntryCount count = *rules::countEntry(position, side);
        grid->addWidget(new QLabel(sideName(side)), 0, column);
        const auto cell = [&](int row, const QString& text, bool isMet) {
            grid->addWidget(new QLabel(isMet ? tr("✓ %1", "a condition that is met").arg(text)
                                             : tr("✗ %1", "a condition that is not met").arg(text)),
                            row, column);
        };
        int row = 1;
        for (const auto& [has, needs] :
             {std::pair(count.royals, count.neededRoyals), std::pair(count.pieces, count.neededPieces),
              std::pair(count.points, count.neededPoints)}) {
            cell(row++, tr("%1 of %2").arg(has).arg(needs), has >= needs);
        }
        cell(row, count.inCheck ? tr("in check") : tr("no check"), !count.inCheck);
    }
    grid->setColumnStretch(0, 1);
    auto* declare = new QPushButton(tr("%1 &declares the win").arg(sideName(position.turn())));
    declare->setEnabled(session.mayDeclareWin());
    lines->addWidget(declare, 0, Qt::AlignRight);
    connect(declare, &QPushButton::clicked, this, [this] {
        emit winDeclared();
        FittingDialog::accept();
    });
    layout.addWidget(box);
}

void EndingDialog::addDecision(QVBoxLayout& layout, const GameSession& session) {
    auto* box = new QGroupBox(tr("Decision"));
    auto* lines = new QVBoxLayout(box);
    lines->addWidget(
        wrapped(tr("Where the rules leave it to the players or to an arbiter, the game ends with what they "
                   "decide. The record says that it was decided so; a comment can tell why.")));
    if (const QString costs = takenBackWords(session); !costs.isEmpty()) {
        lines->addWidget(wrapped(costs));
    }
    const ResultWords words(session.setup());
    for (const GameState state : kResults) {
        auto* result = new QRadioButton(words.title({state, rules::Reason::Adjudication}));
        m_results->addButton(result, static_cast<int>(state));
        lines->addWidget(result);
    }
    layout.addWidget(box);
}

void EndingDialog::accept() {
    if (m_results->checkedId() >= 0) {
        emit decided({static_cast<GameState>(m_results->checkedId()), rules::Reason::Adjudication});
        FittingDialog::accept();
    }
}

} // namespace mujo::ui
