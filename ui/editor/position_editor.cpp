#include "ui/editor/position_editor.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolBar>
#include <QVBoxLayout>
#include <algorithm>

#include "core/game/position_text.h"
#include "core/position/sfen.h"
#include "ui/editor/edit_board.h"
#include "ui/editor/piece_palette.h"
#include "ui/editor/setup_panel.h"
#include "ui/look/text_size.h"
#include "ui/panes/elided_label.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr QSize kWindow{1160, 780};
constexpr int kFaultLines = 3;
constexpr int kCheckAfter = 120; // ms

} // namespace

PositionEditor::PositionEditor(const Position& start, QWidget* parent)
    : FittingDialog(parent), m_editor(start), m_board(new EditBoard(m_editor)),
      m_palette(new PiecePalette(m_editor.sharedVariant())), m_panel(new SetupPanel(m_editor)) {
    setWindowTitle(inTitle(tr("Position of %1").arg(gameName(m_editor.variant()))));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeTools());
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_palette);
    middle->addWidget(m_board, 1);
    middle->addWidget(m_panel);
    layout->addLayout(middle, 1);
    layout->addWidget(makeBottom());
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(kCheckAfter);
    connectParts();
    refresh();
    check();
    resize((withText(*this, kWindow) + roomForCharacters()).boundedTo(roomOnScreen()).expandedTo(kWindow));
    m_board->setFocus();
}

/// What a board of many squares needs beyond the usual window, so that its pieces show their characters.
QSize PositionEditor::roomForCharacters() const {
    constexpr int kCell = 34;
    constexpr int kUsualBoard = 580;
    const BoardShape& shape = m_editor.variant().shape();
    const int more = std::max(0, kCell * std::max(shape.files(), shape.ranks()) - kUsualBoard);
    return {more, more};
}

QAction* PositionEditor::addTool(QToolBar& bar, const QString& text, const QString& tip,
                                 bool (SetupEditor::*change)()) {
    QAction* action = bar.addAction(text);
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, [this, change] {
        if ((m_editor.*change)()) {
            refresh();
        }
    });
    return action;
}

QToolBar* PositionEditor::makeTools() {
    auto* bar = new QToolBar;
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->setAccessibleName(tr("Changes of the whole position"));
    m_undo = bar->addAction(tr("&Undo"), this, [this] {
        m_editor.undo();
        refresh();
    });
    m_redo = bar->addAction(tr("&Redo"), this, [this] {
        m_editor.redo();
        refresh();
    });
    m_undo->setShortcut(Qt::CTRL | Qt::Key_Z);
    m_redo->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    bar->addSeparator();
    addTool(*bar, tr("&Clear"), tr("Take all pieces off the board and out of the hands"),
            &SetupEditor::clear);
    addTool(*bar, tr("Start &position"), tr("Show the start position of the game"), &SetupEditor::showStart);
    addTool(*bar, tr("M&irror"), tr("Left and right change places"), &SetupEditor::mirror);
    addTool(*bar, tr("Chan&ge sides"), tr("Each side gets the position of the other"), &SetupEditor::rotate);
    bar->addSeparator();
    QAction* flip = bar->addAction(tr("&Flip the board"));
    flip->setCheckable(true);
    connect(flip, &QAction::toggled, m_board, &EditBoard::setFlipped);
    QAction* move = bar->addAction(tr("Mo&ve pieces"), this, [this] { m_palette->pick({}); });
    move->setToolTip(
        tr("Put away what was picked in the list, so that pieces on the board can be moved (Escape)"));
    for (QAction* action : bar->actions()) {
        action->setIconText(action->text()); // with its key, which the text made from it would not have
    }
    return bar;
}

QWidget* PositionEditor::makeBottom() {
    auto* bottom = new QWidget;
    auto* column = new QVBoxLayout(bottom);
    column->setContentsMargins(0, 0, 0, 0);
    m_pointed = new ElidedLabel;
    m_pointed->setObjectName(QStringLiteral("pointed"));
    showPointed({});
    column->addWidget(m_pointed);
    m_faults = new QListWidget;
    m_faults->setAccessibleName(tr("What is wrong with the position"));
    m_faults->setFixedHeight(fontMetrics().lineSpacing() * kFaultLines + 4 * m_faults->frameWidth() + 8);
    column->addWidget(m_faults);
    auto* texts = new QHBoxLayout;
    auto* label = new QLabel(tr("&Text:"));
    m_text = new QLineEdit;
    m_text->setMaxLength(100000);
    label->setBuddy(m_text);
    auto* copy = new QPushButton(tr("C&opy"));
    auto* paste = new QPushButton(tr("Paste"));
    texts->addWidget(label);
    texts->addWidget(m_text, 1);
    texts->addWidget(copy);
    texts->addWidget(paste);
    column->addLayout(texts);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_text->text()); });
    connect(paste, &QPushButton::clicked, this, &PositionEditor::pasteText);
    auto* buttons = new QHBoxLayout;
    m_start = new QPushButton(tr("&Start a game"));
    m_study = new QPushButton(tr("Stud&y"));
    m_analyse = new QPushButton(tr("&Analyse"));
    m_start->setToolTip(tr("A game from this position, with the players and clocks that were chosen before"));
    m_study->setToolTip(tr("Try moves on the board: people play both sides, without clocks"));
    m_analyse->setToolTip(tr("The same, and the computer shows the best moves"));
    m_ownStart = new QPushButton(tr("Make it the start of the &game"));
    m_ownStart->setToolTip(tr("Writes it into the file of your game, which begins with it from now on"));
    m_ownStart->hide();
    auto* cancel = new QPushButton(tr("Cancel"));
    connect(m_start, &QPushButton::clicked, this, [this] { choose(Purpose::Game); });
    connect(m_study, &QPushButton::clicked, this, [this] { choose(Purpose::Study); });
    connect(m_analyse, &QPushButton::clicked, this, [this] { choose(Purpose::Analysis); });
    connect(m_ownStart, &QPushButton::clicked, this, [this] {
        check();
        if (const auto position = m_editor.position(); position && m_ownStart->isEnabled()) {
            emit ownStartAsked(*position);
        }
    });
    connect(cancel, &QPushButton::clicked, this, &PositionEditor::reject);
    buttons->addWidget(m_ownStart);
    buttons->addStretch(1);
    for (QPushButton* button : {m_start, m_study, m_analyse, cancel}) {
        buttons->addWidget(button);
    }
    column->addLayout(buttons);
    for (QPushButton* button : {copy, paste, m_ownStart, m_start, m_study, m_analyse, cancel}) {
        button->setAutoDefault(false); // Enter puts a piece
    }
    return bottom;
}

void PositionEditor::connectParts() {
    connect(m_board, &EditBoard::changed, this, &PositionEditor::refresh);
    connect(m_panel, &SetupPanel::changed, this, &PositionEditor::refresh);
    connect(m_board, &EditBoard::brushDropped, m_palette, [this] { m_palette->pick({}); });
    connect(m_board, &EditBoard::pointed, this, &PositionEditor::showPointed);
    connect(m_palette, &PiecePalette::pickedChanged, m_board,
            [this] { m_board->setBrush(m_palette->picked()); });
    connect(m_palette, &PiecePalette::submitted, m_board, [this] { m_board->setFocus(); });
    connect(m_text, &QLineEdit::returnPressed, this, &PositionEditor::readText);
    connect(&m_checkTimer, &QTimer::timeout, this, &PositionEditor::check);
    const auto showPlace = [this](int row) {
        if (row >= 0 && row < static_cast<int>(m_lines.size())) {
            m_board->show(m_lines[static_cast<std::size_t>(row)].squares);
        }
    };
    connect(m_faults, &QListWidget::currentRowChanged, this, showPlace);
    connect(m_faults, &QListWidget::itemClicked, this,
            [this, showPlace] { showPlace(m_faults->currentRow()); });
    const auto key = [this](const QKeySequence& keys, auto act) {
        auto* action = new QAction(this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, act);
        addAction(action);
    };
    addActions({m_undo, m_redo});
    key(QKeySequence::Copy, [this] { QApplication::clipboard()->setText(m_text->text()); });
    key(QKeySequence::Paste, [this] { pasteText(); });
    key(QKeySequence::Find, [this] { m_palette->setFocus(); });
}

void PositionEditor::askForStart() {
    m_study->hide();
    m_analyse->hide();
}

void PositionEditor::offerOwnStart() {
    m_ownStart->show();
}

void PositionEditor::pick(Piece piece) {
    m_palette->pick(piece);
    m_board->setFocus();
}

void PositionEditor::refuse(const QString& why) {
    m_lines.clear(); // they are no places on the board
    m_faults->clear();
    m_faults->addItem(why);
}

void PositionEditor::setLook(const Look& look) {
    m_board->setLook(look);
    m_palette->setLook(look);
}

/// Shows the position as it is now.
void PositionEditor::refresh() {
    m_board->refresh();
    m_panel->refresh();
    m_undo->setEnabled(m_editor.canUndo());
    m_redo->setEnabled(m_editor.canRedo());
    const Variant& variant = m_editor.variant();
    const std::string text = m_editor.text();
    m_text->setText(toQString(sfenHeader(text).id.empty() ? '[' + variant.id() + "] " + text : text));
    m_text->setCursorPosition(0);
    m_checkTimer.start();
}

void PositionEditor::check() {
    m_checkTimer.stop();
    m_lines = SetupWords::of(m_editor);
    using Weight = SetupWords::Weight;
    const auto any = [this](Weight weight) {
        return std::any_of(m_lines.begin(), m_lines.end(),
                           [weight](const SetupWords::Line& line) { return line.weight == weight; });
    };
    m_faults->clear();
    for (const SetupWords::Line& line : m_lines) {
        m_faults->addItem(line.weight == Weight::Odd    ? tr("Odd: %1").arg(line.text)
                          : line.weight == Weight::Over ? line.text
                                                        : tr("Not possible: %1").arg(line.text));
    }
    if (m_lines.empty()) {
        m_faults->addItem(tr("The position can be played."));
    }
    const bool isPossible = !any(Weight::Impossible);
    const bool isPlayable = isPossible && !any(Weight::Over);
    m_start->setEnabled(isPlayable);
    m_ownStart->setEnabled(isPlayable);
    m_analyse->setEnabled(isPlayable);
    m_study->setEnabled(isPossible);
}

/// A text that is faulty stays in its field, with what is wrong below.
void PositionEditor::readText() {
    const auto read = m_editor.read(m_text->text().trimmed().toStdString());
    if (read) {
        refresh();
        return;
    }
    m_checkTimer.stop();
    m_lines.clear();
    m_faults->clear();
    constexpr std::size_t kListed = 20;
    for (std::size_t i = 0; i < std::min(read.error().size(), kListed); ++i) {
        m_faults->addItem(tr("The text was not taken over: %1").arg(toQString(read.error()[i].inLine())));
    }
}

void PositionEditor::pasteText() {
    m_text->setText(QApplication::clipboard()->text().simplified());
    readText();
}

void PositionEditor::showPointed(const QString& words) {
    m_pointed->setWhole(!words.isEmpty()
                            ? words
                            : tr("Click a piece in the list and then a square; a right click takes a piece "
                                 "off, and a drag moves one."));
}

void PositionEditor::choose(Purpose purpose) {
    check();
    const QPushButton* button = purpose == Purpose::Game    ? m_start
                                : purpose == Purpose::Study ? m_study
                                                            : m_analyse;
    const auto position = m_editor.position();
    if (!button->isEnabled() || !position) {
        return;
    }
    FittingDialog::accept();
    emit chosen(purpose, *position);
}

void PositionEditor::accept() {
    choose(Purpose::Game);
}

void PositionEditor::reject() {
    if (!m_editor.canUndo()) {
        FittingDialog::reject();
        return;
    }
    closeIfAllowed(tr("Close the editor? The position that you have made will be lost."),
                   tr("Close the &editor"));
}

} // namespace mujo::ui
