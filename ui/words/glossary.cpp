#include "ui/words/glossary.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace mujo::ui {

namespace {

struct Entry {
    Term term;
    const char* word;
    const char* sentence;
};

constexpr const char* kContext = "mujo::ui::Glossary";

constexpr std::array kEntries{
    Entry{Term::Sente, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Sente"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "The player who moves first. Sente sits at the near edge of the board.")},
    Entry{Term::Gote, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Gote"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "The player who moves second. The pieces of Gote point the other way.")},
    Entry{Term::Royal, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Royal"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "A king, a prince or an emperor. A side loses with its last royal; some games "
                            "begin with two, or let another piece become one.")},
    Entry{Term::Check, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Check"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "The last royal of a side is attacked and could be taken with the next move.")},
    Entry{
        Term::Mate, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Mate"),
        QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Check from which no move escapes: the last royal is lost.")},
    Entry{Term::Promotion, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Promotion"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "A piece turns over and moves in another way from then on. Its new name is "
                            "red.")},
    Entry{Term::PromotionZone, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Promotion zone"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "The far ranks of the board, seen from the mover: what moves into them, or "
                            "within them, may promote. The rules of each game say when.")},
    Entry{Term::Hand, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Hand"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "The captured pieces that a player keeps beside the board, to drop them later.")},
    Entry{Term::Drop, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Drop"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "Putting a captured piece back on an empty square, as one's own. A drop is the "
                            "whole move of that turn.")},
    Entry{Term::Lion, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Lion move"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "Two steps of a king in one turn, in any directions. It can take two pieces, "
                            "or jump to any square two away.")},
    Entry{Term::Igui, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Igui"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "Taking a neighbour without moving: the piece steps there, takes, and steps "
                            "back.")},
    Entry{Term::Pass, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Pass"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "Skipping a turn with a piece that may step out and back to where it was.")},
    Entry{Term::HookMove, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Hook move"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "A slide that may turn one corner of a right angle, all in one turn.")},
    Entry{Term::AreaMove, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Area move"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "Several steps in any directions over empty squares; the first capture ends "
                            "it.")},
    Entry{
        Term::Jump, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Jump"),
        QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Going over a piece that is in the way, without taking it.")},
    Entry{Term::RangeCapture, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Range capture"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "Passing along a line and taking every piece on it, friend and enemy alike, "
                            "as far as their rank lets it.")},
    Entry{Term::Burning, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Burning"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "A piece that burns takes enemies beside the square on which it ends, in "
                            "addition to its move.")},
    Entry{Term::Contagion, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Contagion"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "Whatever takes a contagious piece turns into its promoted form, whatever it "
                            "was before.")},
    Entry{Term::BareKing, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Bare king"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "A royal that is the last piece of its side. In several games this loses.")},
    Entry{Term::Repetition, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Repetition"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "The same position, with the same player to move, once more. Each game has its "
                            "own rule for it.")},
    Entry{Term::Furigoma, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Furigoma"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "The toss that decides who is Sente: five pieces are thrown like coins.")},
    Entry{Term::Handicap, QT_TRANSLATE_NOOP("mujo::ui::Glossary", "Handicap"),
          QT_TRANSLATE_NOOP("mujo::ui::Glossary",
                            "The stronger player takes Gote, begins without some pieces, and moves "
                            "first.")},
};

constexpr std::size_t kTerms = kEntries.size();

constexpr std::array<Term, kTerms> kOrder = [] {
    std::array<Term, kTerms> order{};
    for (std::size_t i = 0; i < kTerms; ++i) {
        order[i] = kEntries[i].term;
    }
    return order;
}();

const Entry& entryOf(Term term) {
    return *std::find_if(kEntries.begin(), kEntries.end(),
                         [term](const Entry& entry) { return entry.term == term; });
}

} // namespace

std::span<const Term> Glossary::terms() {
    return kOrder;
}

QString Glossary::word(Term term) {
    return QCoreApplication::translate(kContext, entryOf(term).word);
}

QString Glossary::sentence(Term term) {
    return QCoreApplication::translate(kContext, entryOf(term).sentence);
}

QString Glossary::line(Term term) {
    return QCoreApplication::translate(kContext, "%1: %2", "a word and what it means")
        .arg(word(term), sentence(term));
}

} // namespace mujo::ui
