#include "ui/session/move_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "core/rules/resolve.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("MoveWords", text);
}

QString legs(const Position& before, const Move& move) {
    const VariantData& data = before.variant().data();
    const auto square = [&](Square at) { return shown(data.shape.name(at, data.squareStyle)); };
    const auto kind = [&](Square at) { return shown(before.variant().type(before.at(at).type()).name); };
    const auto captured = rules::capturedSquares(before, move);
    const Transition transition = rules::resolve(before, move);
    const bool stays = move.to() == move.from;
    const bool burns =
        !before.variant().rules().burning && before.variant().type(before.at(move.from).type()).burns;
    QStringList parts;
    QStringList burnt;
    for (const Square victim : captured) {
        const bool own = before.at(victim).holds(before.turn());
        if (burns && victim != move.to()) {
            burnt << tr("burns %1 on %2").arg(kind(victim), square(victim));
        } else {
            parts << (own ? tr("removes its own %1 on %2") : tr("takes %1 on %2"))
                         .arg(kind(victim), square(victim));
        }
    }
    for (const Square gone : rules::removedSquares(transition, move)) {
        if (!captured.contains(gone)) {
            burnt << tr("burns %1 on %2").arg(kind(gone), square(gone));
        }
    }
    if (rules::moverBurns(transition, move)) {
        burnt << tr("is burnt itself");
    }
    if (stays) {
        parts += burnt;
        parts << tr("stays on %1").arg(square(move.from));
        return parts.join(QStringLiteral(", "));
    }
    if (!captured.contains(move.to())) {
        parts << tr("goes to %1").arg(square(move.to()));
    } else if (captured[captured.size() - 1] != move.to()) {
        parts << tr("ends on %1").arg(square(move.to()));
    }
    return (parts + burnt).join(QStringLiteral(", "));
}

} // namespace

QString moveInWords(const Position& before, const Move& move) {
    const Variant& variant = before.variant();
    const QString side = sideName(before.turn());
    if (move.isDrop()) {
        return tr("%1 drops %2 on %3")
            .arg(side, shown(variant.type(move.dropped).name),
                 shown(variant.shape().name(move.to(), variant.data().squareStyle)));
    }
    const PieceType& mover = variant.type(before.at(move.from).type());
    QString words = QStringLiteral("%1: %2 ").arg(side, shown(mover.name));
    words += move.isPass() ? tr("passes") : legs(before, move);
    if (move.promotes()) {
        const QString becomes = shown(variant.type(move.promotion).name);
        words += move.promotion == mover.promotesTo ? tr(", promotes to %1").arg(becomes)
                                                    : tr(", becomes %1").arg(becomes);
    }
    return words;
}

QString lastMoveInWords(const Game& game) {
    if (game.plies().empty()) {
        return {};
    }
    Position before = game.position();
    before.revert(game.plies().back().transition);
    return moveInWords(before, game.plies().back().move);
}

} // namespace mujo::ui
