#include "core/insight/lesson.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/insight/as_if_moves.h"
#include "core/insight/question.h"
#include "core/rules/resolve.h"
#include "core/variant_file/catalog.h"

namespace mujo::insight {
namespace {

constexpr std::int64_t kNow = 1'700'000'000;
constexpr std::int64_t kDay = 24 * 60 * 60;

struct School {
    Catalog catalog{std::filesystem::path()};
    Progress progress;
    std::vector<LessonItem> items = Lesson::itemsOf(catalog.find("wa")->standard);
    Lesson lesson{items, progress, 7};

    Task ask(std::int64_t now = kNow) { return lesson.next(progress, now); }
    void answer(const Task& task, bool right, std::int64_t now = kNow) {
        progress.record(items[task.item].key, task.skill, right, now);
        lesson.answered(task, right, progress);
    }
};

/// What the rules say of a question, worked out anew from its board.
std::set<Square> answerByRules(const Question& question) {
    Setup setup;
    setup.cells = PerSquare<Cell>(question.variant->shape().squareCount());
    for (const PieceDiagram::Standing& one : question.board.standing) {
        setup.cells[one.square] = one.piece;
    }
    const auto position = Position::create(question.variant, setup);
    std::set<Square> answer;
    if (!position) {
        return answer;
    }
    if (question.skill == Skill::Reach) {
        for (const Move& move : movesAsIfToMove(*position, *question.board.origin)) {
            if (question.canChoose(move.to())) {
                answer.insert(move.to());
            }
            const auto taken = rules::capturedSquares(*position, move);
            if (move.to() == move.origin && taken.size() == 1 && question.canChoose(taken[0])) {
                answer.insert(taken[0]);
            }
        }
        return answer;
    }
    for (const Square square : question.asked) {
        for (const Move& move : movesAsIfToMove(*position, square)) {
            if (rules::capturedSquares(*position, move).contains(*question.target)) {
                answer.insert(square);
            }
        }
    }
    return answer;
}

} // namespace

TEST(Lesson, ALessonStartsWithFiveKindsAndGrows) {
    School school;
    ASSERT_EQ(school.lesson.active(), Lesson::kFirstKinds);
    std::size_t most = 0;
    for (int i = 0; i < 400; ++i) {
        const Task task = school.ask(kNow + i);
        ASSERT_TRUE(task.item < school.lesson.active());
        ASSERT_TRUE(school.lesson.active() >= most) << "a set never shrinks";
        most = school.lesson.active();
        school.answer(task, true, kNow + i);
    }
    ASSERT_TRUE(school.lesson.active() > Lesson::kFirstKinds);
    ASSERT_TRUE(school.lesson.known(school.progress) > Lesson::kFirstKinds);
    // The next session takes the set up where it was.
    const Lesson later(school.items, school.progress, 8);
    ASSERT_TRUE(later.active() >= most);
    // Who answers wrong gets nothing new.
    School poor;
    for (int i = 0; i < 60; ++i) {
        poor.answer(poor.ask(kNow + i), false, kNow + i);
    }
    ASSERT_EQ(poor.lesson.active(), Lesson::kFirstKinds);
}

TEST(Lesson, WhatWasWrongComesBackSoon) {
    School school;
    const Task wrong = school.ask();
    school.answer(wrong, false);
    bool back = false;
    for (int i = 0; i < Lesson::kAgainAfter + 1; ++i) {
        const Task task = school.ask();
        const bool same = task.item == wrong.item && task.skill == wrong.skill;
        ASSERT_TRUE(!same || i >= Lesson::kAgainAfter) << "not at once";
        back = back || same;
        school.answer(task, true);
    }
    ASSERT_TRUE(back);
}

TEST(Lesson, WhatIsKnownRestsLonger) {
    Progress progress;
    const std::string piece = "some piece";
    std::int64_t last = -1;
    for (int i = 0; i < 8; ++i) {
        progress.record(piece, Skill::Reach, true, kNow);
        const std::int64_t rest = progress.memory(piece, Skill::Reach).due - kNow;
        ASSERT_TRUE(rest >= last);
        last = rest;
    }
    ASSERT_TRUE(last > 30 * kDay);
    ASSERT_TRUE(progress.isKnown(piece));
    progress.record(piece, Skill::Reach, false, kNow);
    ASSERT_FALSE(progress.isKnown(piece));
    ASSERT_TRUE(progress.isWeak(piece));
    ASSERT_EQ(progress.memory(piece, Skill::Reach).due, kNow);
    // What is due goes before what rests.
    School school;
    for (std::size_t i = 0; i < Lesson::kFirstKinds; ++i) {
        for (int s = 0; s < kSkillCount; ++s) {
            for (int n = 0; n < 6; ++n) {
                school.progress.record(school.items[i].key, Skill(s), true, kNow);
            }
        }
    }
    school.progress.record(school.items[2].key, Skill::Name, false, kNow - kDay);
    const Task task = Lesson({school.items.begin(), school.items.begin() + 5}, school.progress, 1)
                          .next(school.progress, kNow + 1);
    ASSERT_EQ(task.item, std::size_t{2});
    ASSERT_EQ(task.skill, Skill::Name);
}

TEST(Lesson, WhatIsLearntCountsInEveryGame) {
    const Catalog catalog{std::filesystem::path()};
    std::map<std::string, int> games;
    for (const Catalog::Entry& entry : catalog.entries()) {
        for (const LessonItem& item : Lesson::itemsOf(entry.standard)) {
            ++games[item.key];
        }
    }
    const auto shared =
        std::find_if(games.begin(), games.end(), [](const auto& one) { return one.second > 1; });
    ASSERT_TRUE(shared != games.end());
    Progress progress;
    progress.record(shared->first, Skill::Reach, true, kNow);
    progress.record(shared->first, Skill::Reach, true, kNow);
    int knownIn = 0;
    for (const Catalog::Entry& entry : catalog.entries()) {
        knownIn += Lesson(Lesson::itemsOf(entry.standard), progress, 1).known(progress) > 0 ? 1 : 0;
    }
    ASSERT_EQ(knownIn, shared->second);
}

TEST(Lesson, WeakPiecesOfAllGamesAreGathered) {
    const Catalog catalog{std::filesystem::path()};
    std::vector<std::shared_ptr<const Variant>> games;
    Progress progress;
    std::set<std::string> wrong;
    for (const Catalog::Entry& entry : catalog.entries()) {
        games.push_back(entry.standard);
        const std::string key = Lesson::itemsOf(entry.standard).back().key;
        progress.record(key, Skill::Reach, false, kNow);
        wrong.insert(key);
    }
    const auto weak = Lesson::weakItems(games, progress);
    ASSERT_EQ(weak.size(), wrong.size());
    for (const LessonItem& item : weak) {
        ASSERT_TRUE(wrong.contains(item.key));
    }
}

TEST(Lesson, EveryAnswerIsTheOneOfTheRules) {
    const Catalog catalog{std::filesystem::path()};
    int captures = 0;
    for (const Catalog::Entry& entry : catalog.entries()) {
        const auto items = Lesson::itemsOf(entry.standard);
        QuestionMaker maker(11);
        for (const LessonItem& item : items) {
            for (int stage = 0; stage < 4; ++stage) {
                const Question question = maker.make(item, Skill::Reach, stage, items);
                ASSERT_EQ(question.answer, answerByRules(question)) << item.key;
                ASSERT_TRUE(question.answer.size() <= 26);
                ASSERT_TRUE(stage == 0 || !question.asked.empty() || question.board.standing.size() > 1);
                ASSERT_FALSE(question.kinds().empty());
                for (const Square square : question.answer) {
                    ASSERT_TRUE(question.canChoose(square));
                }
            }
            const Question question = maker.make(item, Skill::Capture, 0, items);
            ASSERT_EQ(question.answer, answerByRules(question)) << item.key;
            if (question.skill == Skill::Capture) {
                ++captures;
                ASSERT_TRUE(!question.answer.empty() && question.answer.size() < question.asked.size());
            }
        }
    }
    ASSERT_TRUE(captures > 100);
}

TEST(Lesson, NameQuestionsHaveOneRightAnswer) {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        const auto items = Lesson::itemsOf(entry.standard);
        QuestionMaker maker(5);
        for (const LessonItem& item : items) {
            const Question question = maker.make(item, Skill::Name, 0, {items[0], items[1], items[2]});
            ASSERT_EQ(question.choices.size(), std::size_t{4});
            std::set<std::string> names;
            for (const PieceTypeId type : question.choices) {
                names.insert(entry.standard->type(type).name);
            }
            ASSERT_EQ(names.size(), std::size_t{4});
            ASSERT_EQ(question.choices[question.rightChoice], item.type);
        }
    }
}

TEST(Lesson, TheSameSeedAsksTheSame) {
    const Catalog catalog{std::filesystem::path()};
    const auto items = Lesson::itemsOf(catalog.find("hook")->standard);
    QuestionMaker a(3);
    QuestionMaker b(3);
    for (const LessonItem& item : items) {
        ASSERT_EQ(a.make(item, Skill::Reach, 2, items).answer, b.make(item, Skill::Reach, 2, items).answer);
    }
}

} // namespace mujo::insight
