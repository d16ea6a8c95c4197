#include "core/import/question_words.h"

namespace mujo {

// What is asked, in the order of import_answers.cpp.
std::string questionInWords(const Language& language, const ImportQuestion& question) {
    const std::string& key = question.key;
    if (key == "symmetry") {
        return language.translate("ImportQuestions", "The second player's pieces stand");
    }
    if (key == "royal") {
        return language.translate("ImportQuestions", "Royal pieces");
    }
    if (key == "promotion") {
        return language.translate("ImportQuestions", "Pieces promote");
    }
    if (key == "choice") {
        return language.translate("ImportQuestions", "Promotion in the zone is");
    }
    if (key == "when") {
        return language.translate("ImportQuestions", "Moves that promote in the zone");
    }
    if (key == "again") {
        return language.translate("ImportQuestions",
                                  "A piece that entered without promoting may do so by a quiet move inside");
    }
    if (key == "lastRank") {
        return language.translate("ImportQuestions", "Pieces that may promote by any move to the last rank");
    }
    if (key == "whenStuck") {
        return language.translate("ImportQuestions", "A piece that could never move again");
    }
    if (key == "onPass") {
        return language.translate("ImportQuestions", "A pass in the zone");
    }
    if (key == "contagion") {
        return language.translate("ImportQuestions", "Contagious pieces, and what a captor of each becomes");
    }
    if (key == "exempt") {
        return language.translate("ImportQuestions", "Pieces that contagion does not change");
    }
    if (key == "hopAndReturn") {
        return language.translate("ImportQuestions",
                                  "Hopping a piece, taking behind it, and taking it on the way back");
    }
    if (key == "pass") {
        return language.translate("ImportQuestions", "A piece that steps out and back may skip the turn");
    }
    if (key == "repetition") {
        return language.translate("ImportQuestions", "The same position again");
    }
    if (key == "perpetualCheck") {
        return language.translate("ImportQuestions", "Repeating by checks alone");
    }
    if (key == "stalemate") {
        return language.translate("ImportQuestions", "Who cannot move");
    }
    if (key == "selfCheck") {
        return language.translate("ImportQuestions", "The last royal piece may be left in check");
    }
    if (key == "drops") {
        return language.translate("ImportQuestions", "Captured pieces");
    }
    if (key == "onePerFile") {
        return language.translate("ImportQuestions",
                                  "Pieces that may not be dropped on a file with another of them");
    }
    if (key == "noMatingDrop") {
        return language.translate("ImportQuestions", "Pieces that may not mate by a drop");
    }
    return key;
}

std::string choiceInWords(const Language& language, const ImportQuestion& question, std::string_view value) {
    const std::string& key = question.key;
    const auto is = [&](std::string_view asked, std::string_view answer) {
        return key == asked && value == answer;
    };
    if (is("symmetry", "mirror")) {
        return language.translate("ImportQuestions", "opposite the first player's",
                                  "The second player's pieces stand");
    }
    if (is("symmetry", "rotate")) {
        return language.translate("ImportQuestions", "as the first player's, turned by half a turn",
                                  "The second player's pieces stand");
    }
    if (is("symmetry", "none")) {
        return language.translate("ImportQuestions", "where the text lists them",
                                  "The second player's pieces stand");
    }
    if (is("promotion", "zone")) {
        return language.translate("ImportQuestions", "in the zone of the diagram", "Pieces promote");
    }
    if (is("promotion", "capture")) {
        return language.translate("ImportQuestions", "by capturing, and only so", "Pieces promote");
    }
    if (is("promotion", "none")) {
        return language.translate("ImportQuestions", "never", "Pieces promote");
    }
    if (is("choice", "optional")) {
        return language.translate("ImportQuestions", "a choice", "Promotion in the zone is");
    }
    if (is("choice", "compulsory")) {
        return language.translate("ImportQuestions", "compulsory", "Promotion in the zone is");
    }
    if (is("when", "touching")) {
        return language.translate("ImportQuestions", "start or end in it", "Moves that promote in the zone");
    }
    if (is("when", "ending")) {
        return language.translate("ImportQuestions", "end in it", "Moves that promote in the zone");
    }
    if (is("when", "entering-or-capturing")) {
        return language.translate("ImportQuestions", "enter it, or capture to or from it (Chu)",
                                  "Moves that promote in the zone");
    }
    if (is("again", "entry-or-capture")) {
        return language.translate("ImportQuestions", "never",
                                  "A piece that entered without promoting may do so by a quiet move inside");
    }
    if (is("again", "after-one-turn")) {
        return language.translate("ImportQuestions", "from the second turn after on",
                                  "A piece that entered without promoting may do so by a quiet move inside");
    }
    if (is("again", "after-moving")) {
        return language.translate("ImportQuestions", "once it has moved again",
                                  "A piece that entered without promoting may do so by a quiet move inside");
    }
    if (is("whenStuck", "compulsory")) {
        return language.translate("ImportQuestions", "must promote", "A piece that could never move again");
    }
    if (is("whenStuck", "optional")) {
        return language.translate("ImportQuestions", "may stay what it is",
                                  "A piece that could never move again");
    }
    if (is("onPass", "no")) {
        return language.translate("ImportQuestions", "does not promote", "A pass in the zone");
    }
    if (is("onPass", "yes")) {
        return language.translate("ImportQuestions", "may promote", "A pass in the zone");
    }
    if (is("hopAndReturn", "allowed")) {
        return language.translate("ImportQuestions", "is allowed",
                                  "Hopping a piece, taking behind it, and taking it on the way back");
    }
    if (is("hopAndReturn", "forbidden")) {
        return language.translate("ImportQuestions", "is not allowed",
                                  "Hopping a piece, taking behind it, and taking it on the way back");
    }
    if (is("pass", "free")) {
        return language.translate("ImportQuestions", "always",
                                  "A piece that steps out and back may skip the turn");
    }
    if (is("pass", "not-twice-by-one-side")) {
        return language.translate("ImportQuestions", "but no player twice in a row",
                                  "A piece that steps out and back may skip the turn");
    }
    if (is("pass", "not-after-pass")) {
        return language.translate("ImportQuestions", "but not right after the opponent did",
                                  "A piece that steps out and back may skip the turn");
    }
    if (is("pass", "never")) {
        return language.translate("ImportQuestions", "never",
                                  "A piece that steps out and back may skip the turn");
    }
    if (is("repetition", "fourfold-draw")) {
        return language.translate("ImportQuestions", "draws when it comes for the fourth time",
                                  "The same position again");
    }
    if (is("repetition", "fourfold-no-contest")) {
        return language.translate("ImportQuestions",
                                  "ends the game without result when it comes for the fourth time",
                                  "The same position again");
    }
    if (is("repetition", "forbidden")) {
        return language.translate("ImportQuestions", "is not allowed", "The same position again");
    }
    if (is("repetition", "ignored")) {
        return language.translate("ImportQuestions", "means nothing", "The same position again");
    }
    if (is("perpetualCheck", "allowed")) {
        return language.translate("ImportQuestions", "is allowed", "Repeating by checks alone");
    }
    if (is("perpetualCheck", "forbidden")) {
        return language.translate("ImportQuestions", "is not allowed", "Repeating by checks alone");
    }
    if (is("stalemate", "loss")) {
        return language.translate("ImportQuestions", "has lost", "Who cannot move");
    }
    if (is("stalemate", "draw")) {
        return language.translate("ImportQuestions", "has drawn", "Who cannot move");
    }
    if (is("selfCheck", "allowed")) {
        return language.translate("ImportQuestions", "yes; it must be taken to win",
                                  "The last royal piece may be left in check");
    }
    if (is("selfCheck", "forbidden")) {
        return language.translate("ImportQuestions", "no; mate wins",
                                  "The last royal piece may be left in check");
    }
    if (is("drops", "no")) {
        return language.translate("ImportQuestions", "leave the game", "Captured pieces");
    }
    if (is("drops", "yes")) {
        return language.translate("ImportQuestions", "come to hand and may be dropped", "Captured pieces");
    }
    return std::string(value);
}

} // namespace mujo
