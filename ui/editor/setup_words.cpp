#include "ui/editor/setup_words.h"

#include <QStringList>

#include "core/game/game.h"
#include "core/position/setup_check.h"
#include "core/rules/setup_doubts.h"
#include "ui/session/result_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

/// The first squares of a list, as a reader wants to know them.
QString places(const Variant& variant, const std::vector<Square>& squares) {
    constexpr std::size_t kNamed = 8;
    QStringList names;
    for (std::size_t i = 0; i < std::min(squares.size(), kNamed); ++i) {
        names << squareName(variant, squares[i]);
    }
    if (squares.size() > kNamed) {
        names << QStringLiteral("…");
    }
    return Phrases::list(names);
}

QString faultInWords(const Variant& variant, const SetupFault& fault) {
    using Kind = SetupFault::Kind;
    const QString where = places(variant, fault.squares);
    const QString piece = fault.type ? toQString(variant.type(*fault.type).name) : QString();
    const QString side = fault.side ? sideName(*fault.side) : QString();
    switch (fault.kind) {
    case Kind::BoardSize:
        return SetupWords::tr("The position is of another board.");
    case Kind::NoSuchPiece:
        return SetupWords::tr("A piece that this game does not have: %1").arg(where);
    case Kind::HandWithoutDrops:
        return SetupWords::tr("%1 has pieces in hand, and nothing is dropped in this game.").arg(side);
    case Kind::ImpossibleHand:
        return SetupWords::tr("%1 cannot have %2 × %3 in hand; up to %4 unpromoted ones are possible.")
            .arg(side)
            .arg(fault.count)
            .arg(piece)
            .arg(kMostInHand);
    case Kind::TooManyOfAKind:
        return SetupWords::tr("%1 × %2, board and hands together; up to %3 are possible.")
            .arg(fault.count)
            .arg(piece)
            .arg(kMostOfAKind);
    case Kind::SeveralDeclined:
        return SetupWords::tr(
                   "%1 moved one piece in its latest turn, so only one can have stayed unpromoted: %2")
            .arg(side, where);
    case Kind::MoveNumber:
        return SetupWords::tr("The number of the move begins with 1.");
    }
    return {};
}

QString doubtInWords(const Variant& variant, const rules::SetupDoubt& doubt) {
    using Kind = rules::SetupDoubt::Kind;
    const QString where = places(variant, doubt.squares);
    const QString side = sideName(doubt.side);
    switch (doubt.kind) {
    case Kind::NoRoyal:
        break; // said of the position where it ends the game; in others a problem of mate has it so
    case Kind::RoyalCanBeTaken:
        return SetupWords::tr("The royal piece of %1 can be taken at once, which no move may allow: %2")
            .arg(side, where);
    case Kind::RoyalInHand:
        return SetupWords::tr("%1 has a royal piece in hand, and whoever takes one has won: %2")
            .arg(side, toQString(variant.type(doubt.type).name));
    case Kind::ManyRoyals:
        return SetupWords::tr("%1 has more royal pieces than it can have in a game: %2").arg(side, where);
    case Kind::NeverMoves:
        return SetupWords::tr("Pieces of %1 that could never move: %2").arg(side, where);
    case Kind::TooManyOnFile:
        return SetupWords::tr("More of the kind %2 of %1 on one file than a drop allows: %3")
            .arg(side, toQString(variant.type(doubt.type).name), where);
    }
    return {};
}

} // namespace

std::vector<SetupWords::Line> SetupWords::of(const SetupEditor& editor) {
    std::vector<Line> lines;
    const Variant& variant = editor.variant();
    for (const SetupFault& fault : setupFaults(variant, editor.setup())) {
        lines.push_back({Weight::Impossible, faultInWords(variant, fault), fault.squares});
    }
    const auto position = editor.position();
    if (!position) {
        return lines;
    }
    const Game game(*position);
    const bool noneHasRoyals = position->royals(Side::Sente).empty() && position->royals(Side::Gote).empty();
    if (noneHasRoyals) {
        lines.push_back({Weight::Over, tr("The game is over here: neither side has a royal piece.")});
    } else if (game.isOver()) {
        lines.push_back(
            {Weight::Over, tr("The game is over here: %1").arg(ResultWords().line(game.outcome()))});
    }
    for (const rules::SetupDoubt& doubt : rules::setupDoubts(*position)) {
        if (const QString words = doubtInWords(variant, doubt); !words.isEmpty()) {
            lines.push_back({Weight::Odd, words, doubt.squares});
        }
    }
    return lines;
}

} // namespace mujo::ui
