#include "ui/session/game_record.h"

#include "core/game/formats/shape_text.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "ui/session/game_session.h"

namespace mujo::ui {

namespace {

std::string recordText(const Game& game, const PerSide<std::string>& names, const GameInfo& info) {
    const BoardShape& board = game.variant().shape();
    std::string record = game.variant().id() + ' ' + game.variant().profile() + ' ' + sfen(game.start());
    for (const std::string* text :
         {&names[Side::Sente], &names[Side::Gote], &info.event, &info.place, &info.date}) {
        record += '\n' + *text;
    }
    const auto addNotes = [&record, &board](const Game::Ply& ply) {
        for (const DrawnShape& shape : ply.shapes) {
            record += ' ' + shapeText(board, shape);
        }
        record += ply.glyph ? ' ' + std::string(glyphText(*ply.glyph)) : std::string();
        record += ply.comment.empty() ? std::string() : ' ' + ply.comment;
        if (ply.finding) {
            record += " found " + std::to_string(ply.finding->score.value) + ' ' +
                      std::to_string(ply.finding->budget.amount);
        }
    };
    addNotes(game.ply(Game::kStart));
    for (const Branch& branch : branches(game)) {
        record += "\nafter " + std::to_string(branch.after);
        for (const Game::Node node : branch.moves) {
            const Game::Ply& ply = game.ply(node);
            record +=
                '\n' + rules::moveText(game.variant(), ply.move) + ' ' + std::to_string(ply.spent.count());
            addNotes(ply);
        }
    }
    return record;
}

std::string endOf(const Game& game) {
    const rules::Outcome end = game.outcome(game.lastOfMainLine());
    return std::string("\n") + rules::stateCode(end.state) + ' ' + rules::reasonCode(end.reason);
}

} // namespace

std::string recordOf(const GameFile& file) {
    return recordText(file.game, file.playerNames, file.info);
}

std::string recordOf(const GameSession& session) {
    const GameSetup& setup = session.setup();
    return recordText(
        session.game(),
        {setup.seats[Side::Sente].name.toStdString(), setup.seats[Side::Gote].name.toStdString()},
        setup.info);
}

std::string recordWithEnd(const GameFile& file) {
    return recordOf(file) + endOf(file.game);
}

std::string recordWithEnd(const GameSession& session) {
    return recordOf(session) + endOf(session.game());
}

} // namespace mujo::ui
