#include "ui/panes/move_line.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QStringListModel>
#include <QStyledItemDelegate>

#include "core/words/refusal_words.h"
#include "ui/board/typed_moves.h"
#include "ui/session/square_names.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

constexpr int kOffers = 12;
constexpr int kWidth = 220;

/// Rows with room for the frame of the current one around their letters.
class OfferDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        constexpr int kAir = 8;
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, kAir);
    }
};

} // namespace

MoveLine::MoveLine(const ObservedGame& game, QWidget* parent)
    : EntryLine(parent), m_game(game), m_offers(new QStringListModel(this)) {
    setObjectName(QStringLiteral("moveLine"));
    setAccessibleName(tr("Type a move"));
    setFixedWidth(kWidth);
    auto* completer = new QCompleter(m_offers, this);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->setMaxVisibleItems(kOffers);
    setCompleter(completer);
    completer->popup()->setItemDelegate(new OfferDelegate(completer));
    connect(this, &QLineEdit::textEdited, this, &MoveLine::complete);
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, &MoveLine::renew);
    connect(&m_game, &ObservedGame::changed, this, &MoveLine::onChanged);
}

MoveLine::~MoveLine() = default;

void MoveLine::onChanged(GameFacts what) {
    const bool isOther = what.testFlag(GameFact::Game) || !m_game.hasGame() || m_game.game().isOver();
    if (!isHidden() && isOther) {
        forgetMoves();
        closeLine();
    } else if (what & (GameFact::Position | GameFact::Outcome | GameFact::Entry)) {
        renew();
    }
}

void MoveLine::forgetMoves() {
    m_moves.reset();
    m_offers->setStringList({});
}

/// The moves of the position on the board are others now; what has been typed stays.
void MoveLine::renew() {
    forgetMoves();
    if (isVisible()) {
        showExample();
        if (text().isEmpty()) {
            completer()->popup()->hide();
        } else {
            complete(text());
        }
    }
}

void MoveLine::open() {
    if (m_game.hasGame()) {
        showExample();
        openLine();
    }
}

const TypedMoves& MoveLine::moves() {
    if (!m_moves) {
        m_moves = std::make_unique<TypedMoves>(m_game.game());
    }
    return *m_moves;
}

/// A move of the reader's own with a short text, none where there is none now.
std::optional<std::size_t> MoveLine::example() {
    if (!m_game.entry().mayMove) {
        return std::nullopt; // they are moves of the other side
    }
    const TypedMoves& legal = moves();
    std::optional<std::size_t> shortest;
    for (std::size_t i = 0; i < legal.count(); ++i) {
        if (!shortest || legal.notation(i).size() < legal.notation(*shortest).size()) {
            shortest = i;
        }
    }
    return shortest;
}

/// In both of its forms.
void MoveLine::showExample() {
    const auto shown = example();
    setPlaceholderText(
        shown ? tr("Move, such as %1 or %2").arg(moves().notation(*shown), moves().squares(*shown))
              : tr("Move"));
}

void MoveLine::complete(const QString& typed) {
    m_offers->setStringList(m_game.hasGame() && !typed.isEmpty() ? moves().completions(typed, kOffers)
                                                                 : QStringList());
}

void MoveLine::give() {
    if (!m_game.hasGame()) {
        closeLine();
        return;
    }
    if (m_game.game().isOver()) {
        emit refused(tr("The game is over here. Moves can be tried from earlier positions."),
                     rules::RefusalReason::GameOver);
        return;
    }
    if (!m_game.entry().mayMove) {
        emit refused(m_game.entry().premoves
                         ? tr("It is not your turn: the move can be made when the other side has moved.")
                         : tr("The side to move here is not played from this board."),
                     rules::RefusalReason::NotYourPiece);
        return;
    }
    TypedMoves::Reading reading = moves().read(text());
    if (!reading.move && m_offers->rowCount() == 1) { // the only one that begins so
        reading = moves().read(m_offers->stringList().front());
    }
    if (reading.move) {
        const Move move = *reading.move;
        clear();
        emit moveTyped(move);
        return;
    }
    const Variant& variant = m_game.game().variant();
    QString sentence =
        QString::fromStdString(words::refusal(QtLanguage(), variant, reading.refusal, shownSquares(variant)));
    if (sentence.isEmpty()) {
        const auto shown = example();
        sentence = reading.refusal.reason == rules::RefusalReason::Ambiguous
                       ? tr("\"%1\" fits several moves; go on typing or choose one.").arg(text())
                   : !shown ? tr("\"%1\" is no move in this position.").arg(text())
                            : tr("\"%1\" is no move in this position; one is written like %2.")
                                  .arg(text(), moves().notation(*shown));
    }
    selectAll();
    emit refused(sentence, reading.refusal.reason);
}

} // namespace mujo::ui
