// What is heard of a game: the sounds themselves, which of them a move makes, and how they are switched on.

#include <QAction>
#include <QCheckBox>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/shell/sound_desk.h"
#include "ui/sound/alsa_player.h"
#include "ui/sound/synthesiser.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

using Kind = Sound::Kind;
using Size = Sound::Size;

class RecordingPlayer : public SoundPlayer {
public:
    void play(const Sound& sound) override { heard.push_back(sound); }
    std::vector<Sound> heard;
};

/// A game whose sounds are written down.
struct HeardGame {
    HeardGame() { settings.set(Settings::kSounds, true); }

    void begin(const char* id, const std::string& position = {}) {
        GameSetup setup;
        setup.variant = catalog.find(id)->standard;
        setup.seats = {Seat::human(), Seat::human()};
        if (!position.empty()) {
            setup.start = *positionFromSfen(setup.variant, position);
        }
        session.begin(setup);
        player.heard.clear();
    }
    /// What is heard of a move.
    std::vector<Sound> play(const char* text) {
        player.heard.clear();
        const auto parsed = rules::parseMoveText(session.game().variant(), text);
        const auto move = rules::matchMove(session.game().position(), session.game().legalMoves(), *parsed);
        if (!move || !session.play(Move(*move))) {
            qFatal("not played");
        }
        return player.heard;
    }

    Catalog catalog{std::filesystem::path()};
    Settings settings{Settings::Scope::Passing};
    GameSession session;
    RecordingPlayer player;
    Banner banner;
    BoardView board{session};
    QObject owner;
    SoundDesk desk{{session, settings, player, banner, board, owner}};
};

std::vector<Sound> allSounds() {
    std::vector<Sound> all;
    for (const Kind kind : {Kind::Placed, Kind::Captured, Kind::Check, Kind::End}) {
        for (const Size size : {Size::Small, Size::Middle, Size::Large}) {
            for (const bool isSoft : {false, true}) {
                all.push_back({kind, size, isSoft});
            }
        }
    }
    return all;
}

int loudest(const Samples& samples) {
    int peak = 0;
    for (const int sample : samples) {
        peak = std::max(peak, std::abs(sample));
    }
    return peak;
}

/// The pitch after the burst of the stroke, by the changes of sign; Hz.
double pitch(const Samples& samples) {
    const std::size_t first = kSampleRate / 50;
    const std::size_t last = kSampleRate / 14;
    int changes = 0;
    for (std::size_t i = first + 1; i < last; ++i) {
        changes += (samples[i] < 0) != (samples[i - 1] < 0) ? 1 : 0;
    }
    return changes * 0.5 * kSampleRate / static_cast<double>(last - first);
}

/// How often it is struck: rises from what is nearly silent in comparison.
int strokes(const Samples& samples) {
    const std::size_t window = kSampleRate / 200;
    int found = 0;
    double before = 0;
    for (std::size_t at = 0; at + window <= samples.size(); at += window) {
        double now = 0;
        for (std::size_t i = at; i < at + window; ++i) {
            now += std::abs(static_cast<double>(samples[i]));
        }
        found += now > 1.8 * before && now > 0.1 * window * loudest(samples) ? 1 : 0;
        before = now;
    }
    return found;
}

} // namespace

class SoundTest : public QObject {
    Q_OBJECT

private slots:
    void soundsAreShortAndNeverTooLoud();
    void theSameSoundIsTheSameEachTime();
    void largePiecesSoundLower();
    void aSlideIsSofter();
    void aCaptureAndACheckAreDouble();
    void theEndIsALowDrum();
    void aMoveSoundsByItsPieceAndItsConsequences();
    void aPassIsSilent();
    void theEndIsHeardAfterTheMove();
    void aMoveIsHeardWhenItsPieceIsPutDown();
    void theRecordIsSilent();
    void nothingIsHeardUnlessItWasChosen();
    void soundsAreOfferedOnce();
    void soundsAreSwitchedInMenuAndSettings();
    void noDeviceIsNoTrouble();
};

void SoundTest::soundsAreShortAndNeverTooLoud() {
    for (const Sound& sound : allSounds()) {
        const Samples samples = synthesise(sound);
        QVERIFY(samples.size() > std::size_t{kSampleRate} / 20);
        QVERIFY(static_cast<double>(samples.size()) < 0.4 * kSampleRate);
        QVERIFY(loudest(samples) < 32767 * 9 / 10);
        QVERIFY(loudest(samples) > 32767 / 4);
        QCOMPARE(int{samples.back()}, 0); // no click at the end
    }
}

void SoundTest::theSameSoundIsTheSameEachTime() {
    for (const Sound& sound : allSounds()) {
        QVERIFY(synthesise(sound) == synthesise(sound));
    }
}

void SoundTest::largePiecesSoundLower() {
    const double small = pitch(synthesise({Kind::Placed, Size::Small}));
    const double middle = pitch(synthesise({Kind::Placed, Size::Middle}));
    const double large = pitch(synthesise({Kind::Placed, Size::Large}));
    QVERIFY2(small > 1.15 * middle && middle > 1.15 * large,
             qPrintable(QStringLiteral("%1 %2 %3").arg(small).arg(middle).arg(large)));
}

void SoundTest::aSlideIsSofter() {
    QVERIFY(loudest(synthesise({Kind::Placed, Size::Middle, true})) * 3 <
            loudest(synthesise({Kind::Placed, Size::Middle})) * 2);
}

void SoundTest::aCaptureAndACheckAreDouble() {
    QCOMPARE(strokes(synthesise({Kind::Placed, Size::Middle})), 1);
    QCOMPARE(strokes(synthesise({Kind::Captured, Size::Middle})), 2);
    QCOMPARE(strokes(synthesise({Kind::Check, Size::Middle})), 2);
    QVERIFY(pitch(synthesise({Kind::Check, Size::Middle})) >
            1.2 * pitch(synthesise({Kind::Placed, Size::Middle})));
}

void SoundTest::theEndIsALowDrum() {
    const double drum = pitch(synthesise({Kind::End}));
    QVERIFY2(drum < 200, qPrintable(QString::number(drum)));
}

void SoundTest::aMoveSoundsByItsPieceAndItsConsequences() {
    HeardGame game;
    game.begin("shogi");
    QVERIFY((game.play("7g7f") == std::vector{Sound{Kind::Placed, Size::Small, false}}));
    QVERIFY((game.play("3c3d") == std::vector{Sound{Kind::Placed, Size::Small, false}}));
    QVERIFY((game.play("2h6h") == std::vector{Sound{Kind::Placed, Size::Large, true}}));
    game.begin("shogi");
    game.play("7g7f");
    game.play("3c3d");
    const std::vector<Sound> taken = game.play("8h2b+");
    QCOMPARE(taken.size(), std::size_t{1});
    QVERIFY(taken.front().kind == Kind::Captured);
    QVERIFY(!taken.front().isSoft);
    game.play("3a2b");
    const std::vector<Sound> dropped = game.play("B*5e");
    QVERIFY(dropped.front().kind == Kind::Placed && !dropped.front().isSoft);
    game.begin("shogi", "4k4/9/9/9/9/9/9/4R4/3K5 b - 1");
    QVERIFY(game.play("5h5g").front().kind == Kind::Check);
}

void SoundTest::aPassIsSilent() {
    HeardGame game;
    game.begin("chu", "g10g/12/5k6/12/12/5(LN)6/12/12/12/12/12/5K6 b - 1");
    QVERIFY(game.play("7f7f").empty());
}

void SoundTest::theEndIsHeardAfterTheMove() {
    HeardGame game;
    game.begin("shogi", "4k4/9/4P4/9/9/9/9/9/4K4 b hand=G 1");
    const std::vector<Sound> heard = game.play("G*5b");
    QCOMPARE(heard.size(), std::size_t{2});
    QVERIFY(heard.back().kind == Kind::End);
    game.begin("shogi");
    game.session.resign();
    QVERIFY((game.player.heard == std::vector{Sound{Kind::End}}));
}

void SoundTest::aMoveIsHeardWhenItsPieceIsPutDown() {
    HeardGame game;
    game.board.resize(400, 420);
    game.board.show();
    game.begin("shogi", "4k4/9/4P4/9/9/9/9/9/4K4 b hand=G 1");
    game.board.setMotion(true);
    std::vector<std::size_t> heardBefore;
    QObject::connect(&game.board, &BoardView::motionBegan, &game.owner,
                     [&] { heardBefore.push_back(game.player.heard.size()); });
    QVERIFY(game.play("G*5b").empty()); // the end as well
    QCOMPARE(heardBefore, std::vector<std::size_t>{0});
    QTRY_COMPARE(game.player.heard.size(), std::size_t{2});
    QVERIFY(game.player.heard.front().kind == Kind::Placed && game.player.heard.back().kind == Kind::End);
    game.begin("shogi");
    game.play("7g7f");
    game.board.setMotion(false); // what cuts the motion short puts the piece down
    QCOMPARE(game.player.heard.size(), std::size_t{1});
}

void SoundTest::theRecordIsSilent() {
    HeardGame game;
    game.begin("shogi");
    game.play("7g7f");
    game.play("3c3d");
    game.player.heard.clear();
    game.session.goToPly(0);
    game.session.goToPly(2);
    game.session.takeBack();
    QVERIFY(game.player.heard.empty());
}

void SoundTest::nothingIsHeardUnlessItWasChosen() {
    HeardGame game;
    game.settings.reset(Settings::kSounds);
    QVERIFY(!game.settings.value(Settings::kSounds)); // at first
    game.begin("shogi");
    QVERIFY(game.play("7g7f").empty());
    game.session.resign();
    QVERIFY(game.player.heard.empty());
    game.settings.set(Settings::kSounds, true);
    QCOMPARE(game.player.heard.size(), std::size_t{1}); // how they will be
}

void SoundTest::soundsAreOfferedOnce() {
    WindowBench bench;
    const Banner& banner = bench.window.banner();
    bench.window.offerSounds();
    QVERIFY(bench.window.startPage().isVisible() && banner.text().isEmpty()); // there are other offers
    bench.begin("wa");
    const QRect board = bench.window.board().geometry();
    QTRY_VERIFY2(banner.text().contains(QStringLiteral("Turn sounds on?")), qPrintable(banner.text()));
    QVERIFY(QApplication::activeModalWidget() == nullptr && bench.window.board().hasFocus());
    QCOMPARE(bench.window.board().geometry(), board);
    bench.playPlain(); // is an answer, too
    QVERIFY(banner.text().isEmpty() && !bench.settings.value(Settings::kSounds));
    bench.begin("wa");
    QCoreApplication::processEvents(); // it would be asked by now
    QVERIFY(banner.text().isEmpty());
    bench.settings.reset(Settings::kSoundsOffered);
    bench.window.offerSounds();
    bench.window.banner().choose(1);
    QVERIFY(banner.text().isEmpty() && !bench.settings.value(Settings::kSounds));
    bench.settings.reset(Settings::kSoundsOffered);
    bench.window.offerSounds();
    bench.window.banner().choose(0);
    QVERIFY(bench.settings.value(Settings::kSounds));
    QVERIFY(bench.window.action("sounds")->isChecked());
}

void SoundTest::soundsAreSwitchedInMenuAndSettings() {
    WindowBench bench;
    QAction& sounds = *bench.window.action("sounds");
    QVERIFY(!sounds.isChecked());
    sounds.trigger();
    QVERIFY(bench.settings.value(Settings::kSounds));
    bench.window.action("settings")->trigger();
    QCheckBox* box = nullptr;
    for (auto* each : bench.window.findChildren<QCheckBox*>()) {
        box = each->text() == QStringLiteral("Sounds of moves") ? each : box;
    }
    QVERIFY(box != nullptr && box->isChecked());
    box->click();
    QVERIFY(!sounds.isChecked());
}

void SoundTest::noDeviceIsNoTrouble() {
    AlsaPlayer player;
    for (const Sound& sound : allSounds()) {
        player.play(sound);
    }
}

MUJO_UI_TEST(SoundTest)
#include "sound_test.moc"
