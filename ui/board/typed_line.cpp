#include "ui/board/typed_line.h"

#include <QRegularExpression>
#include <QStringList>

#include "ui/board/typed_moves.h"

namespace mujo::ui {

namespace {

/// The words of a text without the numbers of the moves: "12.", "12)", "12...", and those written together
/// with the move, as in "12.P-7f".
QStringList wordsOf(const QString& text) {
    static const QRegularExpression kBlanks(QStringLiteral("[ \\t\\r\\n]+"));
    static const QRegularExpression kNumber(QStringLiteral("^[0-9]+(?:[.:)]+|$)"));
    static const QRegularExpression kDots(QStringLiteral("^[.…]+$"));
    QStringList words;
    for (QString word : text.split(kBlanks, Qt::SkipEmptyParts)) {
        word.remove(kNumber);
        if (!word.isEmpty() && !kDots.match(word).hasMatch()) {
            words << word;
        }
    }
    return words;
}

} // namespace

TypedLine readTypedLine(Game game, Game::Node from, const QString& text) {
    TypedLine line;
    const QStringList words = wordsOf(text);
    game.goTo(from);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const auto move = game.isOver() ? std::nullopt : TypedMoves(game).read(words[i]).move;
        if (!move || !game.play(*move)) {
            line.unread = static_cast<int>(words.size() - i);
            break;
        }
        line.moves.push_back(*move);
    }
    return line;
}

} // namespace mujo::ui
