#include "core/game/formats/pgn_writer.h"

#include <algorithm>

#include "core/game/formats/foreign_clocks.h"
#include "core/game/formats/pgn_words.h"
#include "core/game/formats/record_lines.h"
#include "core/game/formats/tagged_text.h"
#include "core/game/notation/san.h"
#include "core/position/cecp_position.h"
#include "core/position/sfen.h"
#include "core/variant_file/loader.h"

namespace mujo {

namespace {

/// The name by which the game is known, and the profile that it stands for.
ProtocolName pgnName(const Variant& variant) {
    const std::vector<ProtocolName> names = notesOf(variant).cecpNames;
    for (const std::string_view profile : {std::string_view(variant.profile()), kStandardProfile}) {
        if (const ProtocolName* name = nameFor(names, profile)) {
            return {name->name, name->profile == kAnyProfile ? std::string(profile) : name->profile, {}};
        }
    }
    return {variant.id(), std::string(kStandardProfile), {}};
}

/// XBoard ends a comment at the first brace: one with braces is written behind semicolons, line by line.
void addPgnComment(std::vector<std::string>& words, const std::string& comment) {
    if (comment.find('}') == std::string::npos && !isDrawnBoard(comment)) {
        words.push_back('{' + comment + '}');
        return;
    }
    for (std::size_t at = 0; at <= comment.size();) {
        const std::size_t end = std::min(comment.find('\n', at), comment.size());
        words.push_back(';' + comment.substr(at, end - at));
        at = end + 1;
    }
}

class PgnWriter {
public:
    explicit PgnWriter(const GameFile& file)
        : m_file(file), m_game(file.game), m_last(file.game.lastOfMainLine()) {}

    std::string run() {
        std::string text = tags();
        if (const std::string& said = m_game.ply(Game::kStart).comment; !said.empty()) {
            addPgnComment(m_words, said);
        }
        endingBeforeMoves(Game::kStart);
        for (const LineStep& step : lineSteps(m_file.game)) {
            if (step.kind == LineStep::Kind::Move) {
                move(step.node);
            } else {
                m_words.emplace_back(step.kind == LineStep::Kind::Open ? "(" : ")");
                m_isNumbered = false;
            }
        }
        ending(m_game.outcome(m_last));
        return text + '\n' + inLinesOfText(m_words);
    }

private:
    [[nodiscard]] std::string tags() const {
        std::string text;
        const auto add = [&text](std::string_view name, std::string_view value) {
            text += tagLine(name, value.empty() ? kUnknownInPgn : value);
        };
        add("Event", m_file.info.event);
        add("Site", m_file.info.place);
        const PgnDate date = pgnDate(m_file.info.date);
        add("Date", date.date);
        text += date.time.empty() ? std::string() : tagLine("Time", date.time);
        add("Round", "-");
        for (const Side side : {Side::Sente, Side::Gote}) {
            add(kPgnSides[side], m_file.playerNames[side]);
        }
        add("Result", pgnSign(m_game.outcome(m_last).state));
        if (m_file.time) {
            const auto control = pgnTimeControl(*m_file.time);
            text +=
                control ? tagLine(kPgnTimeTag, *control) : tagLine(kPgnClocksTag, gameTimeText(*m_file.time));
        }
        const Variant& variant = m_game.variant();
        const ProtocolName name = pgnName(variant);
        add("Variant", name.name);
        if (variant.profile() != name.profile) {
            add("Rules", variant.profile());
        }
        const Position& start = m_game.start();
        if (sfen(start) != sfen(Position::start(start.sharedVariant()))) {
            const std::string fen = cecpFen(start);
            add("FEN", fen);
            add("SetUp", "1");
            const auto again = positionFromCecpFen(start.sharedVariant(), fen);
            if (!again || sfen(*again) != sfen(start)) {
                add("Start", sfen(start)); // with what XBoard does not know of a position
            }
        }
        return text;
    }

    void ending(const rules::Outcome& outcome) {
        if (outcome.isOver()) {
            m_words.push_back('{' + pgnReason(outcome) + '}');
        }
        m_words.emplace_back(pgnSign(outcome.state));
    }

    void move(Game::Node node) {
        m_game.goTo(m_game.parent(node));
        const bool isFirst = m_game.position().turn() == m_game.start().turn();
        if (isFirst || !m_isNumbered) {
            m_words.push_back(std::to_string((m_game.depth(node) + 1) / 2) + (isFirst ? "." : "..."));
        }
        const Game::Ply& ply = m_game.ply(node);
        m_words.push_back(san(m_game.position(), m_game.legalMoves(), ply.move));
        if (ply.glyph) {
            m_words.push_back('$' + glyphNumber(*ply.glyph));
        }
        m_isNumbered = ply.comment.empty() && ply.spent.count() == 0;
        if (ply.spent.count() > 0) {
            addPgnComment(m_words, pgnTimeComment(ply.spent));
        }
        if (!ply.comment.empty()) {
            addPgnComment(m_words, ply.comment);
        }
        endingBeforeMoves(node);
    }

    /// An end that no move has brought about, of another line than the main one or where moves follow it.
    void endingBeforeMoves(Game::Node node) {
        if (m_game.ended(node) && node != m_last) {
            ending(*m_game.ended(node));
            m_isNumbered = false;
        }
    }

    const GameFile& m_file;
    Game m_game; ///< moved through to write each move in its position
    Game::Node m_last;
    std::vector<std::string> m_words;
    bool m_isNumbered = false; ///< the next move of the other side needs no number
};

} // namespace

std::string writePgn(const GameFile& file) {
    return PgnWriter(file).run();
}

} // namespace mujo
