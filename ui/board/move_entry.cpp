#include "ui/board/move_entry.h"

#include <algorithm>
#include <utility>

#include "core/insight/detour.h"
#include "core/words/refusal_words.h"
#include "ui/board/board_desk.h"
#include "ui/board/board_words.h"
#include "ui/session/result_words.h"
#include "ui/session/square_names.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

constexpr int kRefusalFor = 6000; // ms, long enough for two lines of text

} // namespace

insight::ClickStyle clickStyle(Qt::KeyboardModifiers modifiers) {
    insight::ClickStyle style;
    style.stopAtOnce = modifiers.testFlag(Qt::ControlModifier);
    style.invertPromotion = modifiers.testFlag(Qt::ShiftModifier);
    return style;
}

MoveEntry::MoveEntry(BoardDesk& desk)
    : m_desk(desk), m_chooser(new ChoicePopover(&desk.view)), m_passChip(new PassChip(&desk.view)),
      m_refusal(new RefusalBubble(&desk.view)) {
    m_refusalTimer.setSingleShot(true);
    connect(&m_refusalTimer, &QTimer::timeout, this, &MoveEntry::forgetRefusal);
    connect(m_chooser, &ChoicePopover::currentChanged, this, [this] {
        showOption();
        m_desk.prompt.tellStep();
    });
    connect(m_chooser, &ChoicePopover::chosen, this,
            [this](int line) { handle(m_input.choose(static_cast<std::size_t>(line))); });
    connect(m_passChip, &PassChip::clicked, this, [this] { handle(m_input.pass()); });
    connect(m_passChip, &PassChip::entered, this, [this] { m_desk.pointing.pointAtPass(); });
    connect(m_passChip, &PassChip::left, this, [this] {
        if (m_desk.pointing.pointer().atPass) {
            m_desk.pointing.leave();
        }
    });
}

void MoveEntry::setLook(const Look& look) {
    m_chooser->setLook(look);
    m_passChip->setTheme(look.theme);
    m_refusal->setLook(look);
}

void MoveEntry::readTurn() {
    insight::TurnFacts turn;
    if (const Game* game = m_desk.game) {
        turn = {&game->position(), &game->history(), &game->legalMoves(), game->isOver()};
    }
    m_input.setTurn(turn);
    const BoardEntry allowed = m_desk.observed.entry();
    m_input.setEntryAllowed(allowed.mayMove);
    m_input.setPremoves(allowed.premoves);
    keepPicked();
}

/// A piece that was picked while the other side thought stays picked when the answer comes.
void MoveEntry::keepPicked() {
    const auto picked = std::exchange(m_pickedAhead, std::nullopt);
    if (picked && m_desk.game != nullptr && m_input.turn().position->at(picked->first) == picked->second &&
        m_desk.observed.entry().mayMove && !m_desk.game->isOver()) {
        m_input.select(picked->first);
    }
}

void MoveEntry::click(Square square, Qt::KeyboardModifiers modifiers) {
    const insight::InputResult result = m_input.click(square, clickStyle(modifiers));
    handle(result);
    if (result.kind == insight::InputResult::Kind::Ignored) {
        nameFirstStep(square);
    }
}

/// Of squares that are lit to be clicked one by one, a later one was clicked before the piece.
void MoveEntry::nameFirstStep(Square clicked) {
    const auto steps = m_desk.picture.steps();
    if (steps.empty() || clicked == steps.front() ||
        std::find(steps.begin(), steps.end(), clicked) == steps.end()) {
        return;
    }
    const Position& position = m_desk.game->position();
    const Cell mover = position.at(steps.front());
    if (!mover.isEmpty()) {
        const QString sentence =
            tr("First click the piece: %1.").arg(BoardWords(position).pieceOn(steps.front()));
        sayBeside(sentence, {clicked, steps.front()});
        emit m_desk.view.stepChanged(sentence);
    }
}

void MoveEntry::handle(const insight::InputResult& result) {
    using Kind = insight::InputResult::Kind;
    if (result.kind == Kind::Ignored) {
        return;
    }
    forgetRefusal();
    if (const rules::Route& way = m_desk.scene.previewPath(); way.size() > 2) {
        m_clickedWay = way; // while it is still shown
    }
    if (result.kind == Kind::Selected && m_desk.observed.planned()) {
        emit m_desk.view.movePlanned(std::nullopt); // another choice begins
    }
    sync();
    if (result.kind == Kind::Refused) {
        refuse(result);
    } else if (result.kind == Kind::Selected) {
        m_desk.pointing.tellPiece(m_input.selected());
    } else if (result.kind == Kind::Committed) {
        noteWay(*result.move);
        emit m_desk.view.moveChosen(*result.move);
    } else if (result.kind == Kind::Premove) {
        emit m_desk.view.movePlanned(result.move);
    }
}

/// By which corner the piece was seen to go.
void MoveEntry::noteWay(const Move& move) {
    if (!m_clickedWay.empty() && !move.isDrop() && move.path.size() == 1 &&
        m_clickedWay.front() == move.from() && m_clickedWay.back() == move.to()) {
        m_desk.scene.ways().choose(move, std::exchange(m_clickedWay, {}));
    }
}

bool MoveEntry::undo() {
    forgetRefusal();
    if (m_input.undo()) {
        emit undone();
        sync();
        return true;
    }
    if (m_desk.observed.planned()) {
        emit m_desk.view.movePlanned(std::nullopt);
        return true;
    }
    return false;
}

void MoveEntry::sync() {
    const auto ahead = m_input.isPremove() ? m_input.selected() : std::nullopt;
    m_pickedAhead =
        ahead ? std::optional(std::pair(*ahead, m_desk.game->position().at(*ahead))) : std::nullopt;
    m_desk.scene.showInput(m_input);
    m_desk.pointing.hideTip(); // the lit squares may be others now
    m_desk.pointing.showFirstWay();
    m_desk.overview.settle(m_desk.layout, m_desk.scene);
    place();
    tellSelection();
    m_desk.pointing.sync();
    m_desk.view.update();
}

void MoveEntry::place() {
    placeChooser();
    placePassChip();
    placeRefusal();
}

void MoveEntry::placeChooser() {
    if (m_input.state() != insight::InputState::Choosing) {
        m_chooser->hide();
        showOption();
        return;
    }
    const Position& position = m_desk.game->position();
    const BoardWords words(position);
    const auto mover = m_input.selected();
    std::vector<ChoicePopover::Line> lines;
    for (const insight::MoveChoice& choice : m_input.choices()) {
        lines.push_back(
            {m_desk.picture.context().faceOf({choice.result, moverOwner()}), words.choice(choice)});
    }
    std::vector<QRect> keepFree{m_desk.cell(*m_input.choiceSquare())};
    if (mover) {
        keepFree.push_back(m_desk.cell(*mover));
    }
    for (const Square stop : m_input.stops()) {
        keepFree.push_back(m_desk.cell(stop));
    }
    m_chooser->offer(std::move(lines), m_desk.cell(*m_input.choiceSquare()), keepFree);
    showOption();
}

/// The moves that the piece would have after the outcome that is pointed at.
void MoveEntry::showOption() {
    const auto current = static_cast<std::size_t>(std::max(0, m_chooser->current()));
    const bool shown = m_input.state() == insight::InputState::Choosing && current < m_input.choices().size();
    const bool had = !m_desk.scene.options().empty();
    m_desk.scene.showOption(shown ? std::optional(m_input.choices()[current].move) : std::nullopt);
    if (had || shown) {
        m_desk.view.update();
    }
    studyOption(shown ? std::optional(Piece{m_input.choices()[current].result, moverOwner()}) : std::nullopt);
}

/// The side that is entering a move.
Side MoveEntry::moverOwner() const {
    const Position& position = m_desk.game->position();
    const auto mover = m_input.selected();
    return mover && !position.at(*mover).isEmpty() ? position.at(*mover).owner() : position.turn();
}

/// What an outcome makes of the mover is to be studied while it is pointed at, and then the mover again.
void MoveEntry::studyOption(std::optional<Piece> becomes) {
    if (becomes) {
        m_studiesOption = true;
        emit m_desk.view.pieceShown(becomes, *m_input.choiceSquare());
    } else if (std::exchange(m_studiesOption, false)) {
        m_desk.pointing.tellPiece(m_input.selected());
    }
}

void MoveEntry::placePassChip() {
    const BoardLayout& layout = m_desk.layout;
    const bool shown = m_input.canPass() && m_input.state() == insight::InputState::PieceSelected &&
                       layout.visibleBoard().contains(layout.centre(*m_input.selected()));
    m_passChip->setVisible(shown);
    if (!shown) {
        return;
    }
    const Position& position = m_desk.game->position();
    const Square at = *m_input.selected();
    std::vector<QRect> others;
    for (const Square square : position.shape().beside(at)) {
        if (!position.at(square).isEmpty()) {
            others.push_back(m_desk.cell(square));
        }
    }
    m_passChip->setToolTip(BoardWords(position).pass(m_input.tree().passes().front()));
    m_passChip->showBeside(m_desk.cell(at), (position.at(at).owner() == Side::Gote) != layout.isFlipped(),
                           others);
}

void MoveEntry::placeRefusal() {
    const BoardLayout& layout = m_desk.layout;
    const bool shown = m_refusalTimer.isActive() && !m_refused.empty() &&
                       layout.visibleBoard().contains(layout.centre(m_refused.front()));
    m_refusal->setVisible(shown);
    if (shown) {
        std::vector<QRect> keepFree;
        for (const Square square : m_refused) {
            keepFree.push_back(m_desk.cell(square));
        }
        constexpr std::size_t kFewTargets = 8; // so many have room for words beside them
        std::vector<QRect> many;
        for (const insight::TargetMark& mark : m_input.marks()) {
            (m_input.marks().size() <= kFewTargets ? keepFree : many).push_back(m_desk.cell(mark.square));
        }
        m_refusal->showBeside(m_desk.cell(m_refused.front()), keepFree, many);
    }
}

void MoveEntry::tellSelection() {
    const std::pair now(m_input.selected(), m_input.selectedInHand());
    if (now == m_toldSelection) {
        return;
    }
    const bool wasInHand = m_toldSelection.second.has_value();
    m_toldSelection = now;
    emit m_desk.view.selectionChanged();
    if (wasInHand || now.second) {
        emit m_desk.view.handPicked(m_desk.game->position().turn(), now.second);
    }
}

void MoveEntry::refuse(const insight::InputResult& result) {
    const Position& position = m_desk.game->position();
    const Variant& variant = position.variant();
    QString sentence =
        QString::fromStdString(words::refusal(QtLanguage(), variant, result.refusal, shownSquares(variant)));
    if (sentence.isEmpty() && m_desk.game->isOver()) {
        sentence = BoardWords(position).promptAfterTheEnd(m_input, ResultWords().line(m_desk.game->outcome()),
                                                          !m_desk.game->plies().empty());
    }
    if (sentence.isEmpty()) {
        sentence = BoardWords(position).notYours(m_input);
    }
    if (const auto at = m_input.refusedSquare(); at && m_input.selected()) {
        if (const auto victim =
                insight::firstVictimOnTheWay(m_desk.game->legalMoves(), *m_input.selected(), *at)) {
            sentence = BoardWords::tr("%1 %2", "two sentences")
                           .arg(sentence, BoardWords(position).alsoByWay(*victim));
        }
    }
    if (const auto at = m_input.refusedSquare();
        at && m_input.selected() && !position.at(*at).isEmpty() &&
        position.at(*at).owner() != position.at(*m_input.selected()).owner()) {
        sentence = BoardWords(position).withSecondClick(sentence, *at);
    }
    const std::vector<Square>& reasons = result.refusal.squares;
    m_desk.scene.showRefusal(m_input.refusedSquare(), reasons);
    std::vector<Square> squares;
    if (const auto at = m_input.refusedSquare() ? m_input.refusedSquare() : m_input.selected()) {
        squares.push_back(*at);
        squares.insert(squares.end(), reasons.begin(), reasons.end());
        const auto stops = m_input.stops();
        squares.insert(squares.end(), stops.begin(), stops.end());
        if (m_input.selected()) {
            squares.push_back(*m_input.selected());
        }
    }
    sayBeside(sentence, std::move(squares));
    m_desk.view.update();
    emit m_desk.view.refused(sentence, result.refusal.reason);
}

/// Beside the first of these, for a while; the others stay in sight.
void MoveEntry::sayBeside(const QString& sentence, std::vector<Square> squares) {
    m_refused = std::move(squares);
    m_refusalTimer.start(kRefusalFor);
    if (!m_refused.empty()) {
        m_refusal->setText(sentence);
        placeRefusal();
    }
}

void MoveEntry::extendRefusal(const QString& sentence) {
    if (m_refusalTimer.isActive() && !m_refused.empty()) {
        m_refusal->setText(sentence);
        placeRefusal();
    }
}

void MoveEntry::forgetRefusal() {
    m_refusalTimer.stop();
    m_refusal->hide();
    if (m_desk.scene.isRefusing()) {
        m_desk.scene.showRefusal(std::nullopt, {});
        m_desk.view.update();
    }
}

} // namespace mujo::ui
