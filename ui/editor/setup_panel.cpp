#include "ui/editor/setup_panel.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "core/position/setup_check.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kLastMove = 499999;

/// As the game will count it.
int moveNumberOf(const Setup& setup) {
    return Phrases::countsSingleMoves() ? setup.ply : (setup.ply + 1) / 2;
}

int plyOf(int number, Side turn) {
    return Phrases::countsSingleMoves() ? number
                                        : std::max(0, turn == Side::Sente ? 2 * number - 1 : 2 * number);
}

} // namespace

SetupPanel::SetupPanel(SetupEditor& editor, QWidget* parent) : QWidget(parent), m_editor(editor) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    addTurn(*layout);
    addState(*layout);
    addHands(*layout);
    if (m_hands.empty()) {
        layout->addStretch(1);
    }
    refresh();
}

void SetupPanel::tell(bool hasChanged) {
    if (hasChanged) {
        emit changed();
    }
}

void SetupPanel::addTurn(QVBoxLayout& layout) {
    auto* group = new QGroupBox(tr("Side to move"));
    auto* column = new QVBoxLayout(group);
    for (const Side side : {Side::Sente, Side::Gote}) {
        m_turn[side] = new QRadioButton(sideName(side));
        m_turn[side]->setAccessibleName(tr("%1 to move").arg(sideName(side)));
        column->addWidget(m_turn[side]);
    }
    connect(m_turn[Side::Gote], &QRadioButton::toggled, this,
            [this](bool on) { tell(m_editor.setTurn(on ? Side::Gote : Side::Sente)); });
    m_ply = new QSpinBox;
    m_ply->setObjectName(QStringLiteral("moveNumber"));
    m_ply->setRange(0, kLastMove);
    auto* form = new QFormLayout;
    m_ply->setToolTip(tr("The number of the next move, as the game counts them"));
    form->addRow(tr("Move &number:"), m_ply);
    column->addLayout(form);
    connect(m_ply, &QSpinBox::valueChanged, this, [this](int number) {
        if (number != moveNumberOf(m_editor.setup())) { // either side's ply may have this number
            tell(m_editor.setPly(plyOf(number, m_editor.setup().turn)));
        }
    });
    layout.addWidget(group);
}

void SetupPanel::addState(QVBoxLayout& layout) {
    if (!m_editor.usesSkips() && !m_editor.usesLionSquare()) {
        return;
    }
    auto* group = new QGroupBox(tr("The moves before"));
    auto* column = new QVBoxLayout(group);
    for (const Side side : {Side::Sente, Side::Gote}) {
        if (m_editor.usesSkips()) {
            m_skipped[side] = new QCheckBox(tr("%1 has skipped its turn").arg(sideName(side)));
            column->addWidget(m_skipped[side]);
            connect(m_skipped[side], &QCheckBox::toggled, this,
                    [this, side](bool on) { tell(m_editor.setSkipped(side, on)); });
        }
    }
    if (m_editor.usesLionSquare()) {
        m_lion = new QLineEdit;
        m_lion->setPlaceholderText(tr("none"));
        m_lion->setToolTip(
            tr("The square on which the latest move took a lion with a piece that is no lion."));
        auto* form = new QFormLayout;
        form->addRow(tr("&Lion taken on:"), m_lion);
        column->addLayout(form);
        connect(m_lion, &QLineEdit::textEdited, this, &SetupPanel::onLionWritten);
        connect(m_lion, &QLineEdit::editingFinished, this, &SetupPanel::refresh);
    }
    layout.addWidget(group);
}

/// What is no square yet changes nothing.
void SetupPanel::onLionWritten(const QString& text) {
    const Variant& variant = m_editor.variant();
    const auto square = typedSquare(variant, text);
    if (square || text.trimmed().isEmpty()) {
        tell(m_editor.setLionTaken(square));
    }
}

void SetupPanel::addHands(QVBoxLayout& layout) {
    if (!m_editor.usesHands()) {
        return;
    }
    auto* group = new QGroupBox(tr("In hand"));
    auto* column = new QVBoxLayout(group);
    auto* counts = new QWidget;
    auto* grid = new QGridLayout(counts);
    grid->setContentsMargins(0, 0, 0, 0);
    for (const Side side : {Side::Sente, Side::Gote}) {
        grid->addWidget(new QLabel(sideName(side)), 0, side == Side::Sente ? 1 : 2);
    }
    const Variant& variant = m_editor.variant();
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const auto type = PieceTypeId(i);
        if (variant.type(type).promoted || variant.type(type).formOnly || variant.type(type).royal) {
            continue;
        }
        const int row = grid->rowCount();
        const QString name = toQString(variant.type(type).name);
        grid->addWidget(new QLabel(toQString(variant.type(type).kanji1) + QLatin1Char(' ') + name), row, 0);
        for (const Side side : {Side::Sente, Side::Gote}) {
            auto* box = new QSpinBox;
            box->setRange(0, kMostOfAKind); // one that is too large can be shown
            box->setAccessibleName(tr("%1 in the hand of %2").arg(name, sideName(side)));
            grid->addWidget(box, row, side == Side::Sente ? 1 : 2);
            m_hands.push_back({side, type, box});
            connect(box, &QSpinBox::valueChanged, this,
                    [this, side, type](int count) { tell(m_editor.setHand(side, type, count)); });
        }
    }
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(grid->rowCount(), 1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(counts);
    scroll->setMinimumWidth(counts->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    scroll->setAccessibleName(tr("Pieces in hand"));
    column->addWidget(scroll);
    layout.addWidget(group, 1);
}

void SetupPanel::refresh() {
    const Setup& setup = m_editor.setup();
    const QSignalBlocker quiet(this); // a box that is set tells its value, which is already there
    m_turn[setup.turn]->setChecked(true);
    m_ply->setValue(moveNumberOf(setup));
    for (const Side side : {Side::Sente, Side::Gote}) {
        if (m_skipped[side] != nullptr) {
            m_skipped[side]->setChecked(setup.state.skipped[side]);
        }
    }
    if (m_lion != nullptr) {
        const auto lion = setup.state.lionTaken;
        m_lion->setText(lion ? squareName(m_editor.variant(), *lion) : QString());
    }
    for (const HandCount& hand : m_hands) {
        hand.box->setValue(m_editor.inHand(hand.side, hand.type));
    }
}

} // namespace mujo::ui
