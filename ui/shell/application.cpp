#include "ui/shell/application.h"

#include <QApplication>
#include <QBuffer>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QIcon>
#include <QImage>
#include <QScreen>
#include <QThreadPool>
#include <QTimer>
#include <iostream>

#include "core/base/whole_file.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/wheel_guard.h"
#include "ui/dialogs/window_room.h"
#include "ui/look/house_style.h"
#include "ui/look/looks.h"
#include "ui/look/text_size.h"
#include "ui/session/file_path.h"
#include "ui/session/game_store.h"
#include "ui/session/words.h"
#include "ui/shell/end_signals.h"
#include "ui/shell/main_window.h"
#include "ui/shell/second_starts.h"
#include "ui/trainer/progress_file.h"
#include "ui/words/phrases.h"
#include "ui/words/reader_language.h"

// Must stand outside any namespace.
static void initResources() {
    Q_INIT_RESOURCE(mujo);
}

namespace mujo::ui {

namespace {

constexpr int kFault = 1;
constexpr int kUsage = 2;

int complain(const QString& text, int code) {
    std::cerr << "mujo: " << text.toStdString() << '\n';
    return code;
}

QStringList arguments(int argc, char** argv) {
    QStringList list;
    for (int i = 0; i < argc; ++i) {
        list << QString::fromLocal8Bit(argv[i]);
    }
    return list;
}

QtMessageHandler usualHandler = nullptr;

/// A window that is only drawn has nobody who could hold to its limits of size, which Qt says each time.
void tellWhatMatters(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (!text.contains(QLatin1String("propagateSizeHints"))) {
        usualHandler(type, context, text);
    }
}

// The picture comes out the same on every machine, with a display or without.
void prepareDrawing(const CommandLine& line) {
    usualHandler = qInstallMessageHandler(tellWhatMatters);
    qputenv("QT_SCALE_FACTOR", QByteArray::number(line.scale));
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
}

// What was asked for holds for this session; it is not kept.
void applyOptions(const CommandLine& line, Settings& settings) {
    if (line.colours) {
        settings.setForSession(Settings::kColours, *line.colours);
    }
    if (!line.board.isEmpty()) {
        settings.setForSession(Settings::kBoard, line.board);
    }
    if (!line.pieces.isEmpty()) {
        settings.setForSession(Settings::kPieces, line.pieces);
        settings.setForSession(Settings::kPiecesOfGames, QVariantMap());
    }
    if (line.level) {
        settings.setForSession(Settings::kLevel, *line.level);
        settings.setForSession(Settings::kOpponentEngine, QString());
        settings.setForSession(Settings::kSentePlayer, SeatKind::Human);
        settings.setForSession(Settings::kGotePlayer, SeatKind::Computer);
    }
    if (!line.screenshot.isEmpty() && !(line.variant.isEmpty() && line.position.isEmpty())) {
        // A picture waits for nobody.
        settings.setForSession(Settings::kGotePlayer, SeatKind::Human);
    }
}

/// What is wrong with an id that was asked for; empty when it is offered, or was not asked for.
QString faultOfChoice(QLatin1String option, const QString& id, const std::vector<Looks::Choice>& choices) {
    QStringList known;
    for (const Looks::Choice& choice : choices) {
        known << choice.id;
    }
    return id.isEmpty() || known.contains(id) ? QString()
                                              : QStringLiteral("--%1 takes one of %2, not \"%3\"")
                                                    .arg(option, known.join(QStringLiteral(", ")), id);
}

/// A picture speaks the language that is named, English otherwise, on every machine.
QString languageOf(const CommandLine& line, const Settings& settings) {
    if (!line.language.isEmpty() || !line.screenshot.isEmpty()) {
        return line.language.isEmpty() ? QStringLiteral("en") : line.language;
    }
    return languageFor(settings.value(Settings::kLanguage));
}

/// Whether the picture can be held. The window has its own of the same size.
bool hasRoomFor(const QSize& size) {
    const QImage window(size, QImage::Format_ARGB32_Premultiplied);
    const QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    return !window.isNull() && !picture.isNull();
}

int drawInto(MainWindow& window, const CommandLine& line, Opening opening) {
    window.resize(line.size);
    window.show();
    QApplication::processEvents();
    window.open(std::move(opening));
    // Layouts and fonts settle over a few rounds of events.
    constexpr qint64 kSettle = 150; // milliseconds
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < kSettle) {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    constexpr int kNested = 8; // layouts within layouts, on a machine that was too busy for the time above
    for (int i = 0; i < kNested; ++i) {
        QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
    QImage picture = window.grab().toImage();
    picture.setDevicePixelRatio(1);
    const QSize wanted = line.pictureSize();
    if (picture.size() != wanted) {
        return complain(QStringLiteral("the window would not take the size %1x%2; it came out as %3x%4")
                            .arg(wanted.width())
                            .arg(wanted.height())
                            .arg(picture.width())
                            .arg(picture.height()),
                        kFault);
    }
    QByteArray drawn;
    QBuffer buffer(&drawn);
    const QByteArray format = QFileInfo(line.screenshot).suffix().toUtf8();
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, format.constData())) {
        return complain(QStringLiteral("cannot write the picture to %1: \"%2\" is no form of pictures")
                            .arg(line.screenshot, QString::fromUtf8(format)),
                        kFault);
    }
    if (const auto written = writeWholeFile(filePath(line.screenshot),
                                            {drawn.constData(), static_cast<std::size_t>(drawn.size())});
        !written) {
        return complain(toQString(written.error().text()), kFault);
    }
    return 0;
}

} // namespace

int runDesktop(int argc, char** argv) {
    const auto parsed = parseCommandLine(arguments(argc, argv));
    if (!parsed) {
        return complain(parsed.error().text + QStringLiteral("\n\n") + commandLineHelp(), kUsage);
    }
    if (parsed->helpAsked) {
        std::cout << commandLineHelp().toStdString();
        return 0;
    }
    if (parsed->versionAsked) {
        std::cout << "mujo " << MUJO_VERSION << '\n';
        return 0;
    }
    const bool draws = !parsed->screenshot.isEmpty();
    Settings settings(draws ? Settings::Scope::Passing : Settings::Scope::Kept);
    const QString language = languageOf(*parsed, settings);
    Catalog catalog(userVariantFolder(), gamesInLanguage(language));
    const auto meant = withGameForFile(*parsed, catalog);
    if (!meant) {
        return complain(meant.error().text + QStringLiteral("\n\n") + commandLineHelp(), kUsage);
    }
    const CommandLine& line = *meant;
    for (const Diagnostic& fault : catalog.faults()) {
        std::cerr << "mujo: " << fault.text() << '\n';
    }
    for (const std::string& note : catalog.notes()) {
        std::cerr << "mujo: " << note << '\n';
    }
    // A file may take a while: the window is there meanwhile. A picture waits for it.
    const bool readsBehind = !draws && !line.file.isEmpty();
    auto opening = readsBehind ? Opening() : openingFrom(line, catalog);
    if (!opening) {
        return complain(opening.error().text, kFault);
    }
    if (draws) {
        prepareDrawing(line);
    }

    QApplication app(argc, argv);
    initResources();
    installLanguage(app, language);
    QApplication::setApplicationName(QStringLiteral("mujo"));
    QApplication::setApplicationDisplayName(QStringLiteral("Mujō"));
    QApplication::setApplicationVersion(QStringLiteral(MUJO_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.mujo_shogi.Mujo"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/mujo/icons/mujo.svg")));
    QApplication::setStyle(new HouseStyle); // the application owns it
    if (const TextSize size = settings.value(Settings::kTextSize); size != TextSize::Usual) {
        QApplication::setFont(inSize(QApplication::font(), size));
    }
    app.installEventFilter(new WheelGuard(&app));

    if (!draws && settings.value(Settings::kOneWindow) && SecondStarts::canHandOver(line) &&
        SecondStarts::handOver(SecondStarts::usualAddress(), line)) {
        return 0;
    }
    Looks looks(Looks::usualFolder(), language);
    for (const Diagnostic& fault : looks.faults()) {
        std::cerr << "mujo: " << fault.text() << '\n';
    }
    for (const QString& fault : {faultOfChoice(QLatin1String("board"), line.board, looks.boardChoices()),
                                 faultOfChoice(QLatin1String("pieces"), line.pieces, looks.pieceChoices())}) {
        if (!fault.isEmpty()) {
            return complain(fault, kUsage);
        }
    }
    applyOptions(line, settings);
    if (Phrases::writesMovesInKanji()) {
        settings.setStandard(Settings::kNotation, SquareNames::Notation::Japanese);
        settings.setStandard(Settings::kEnglishNames, false);
    }
    if (draws) {
        if (const QSize size = line.pictureSize(); !hasRoomFor(size)) {
            return complain(QStringLiteral("there is not enough memory for a picture of %1x%2 pixels")
                                .arg(size.width())
                                .arg(size.height()),
                            kFault);
        }
    }
    GameSession session;
    MainWindow window(catalog, settings, looks, session, draws ? QString() : autosaveFolder());
    if (draws) {
        return drawInto(window, line, std::move(*opening));
    }
    if (settings.value(Settings::kWindowGeometry).isEmpty()) {
        window.resize(firstWindowSize(roomOn(*window.screen())));
    }
    window.setLearntFile(ProgressFile::usualPath());
    const EndSignals endSignals;
    QObject::connect(&endSignals, &EndSignals::received, &window, [&window] {
        window.closeUnasked();
        QCoreApplication::exit(0); // dialogs or not
    });
    SecondStarts starts(SecondStarts::usualAddress(), [&window] { return window.mayBeDisturbed(); });
    QObject::connect(&starts, &SecondStarts::asked, &window, &MainWindow::takeOver);
    settings.follow(Settings::kOneWindow, &starts, [&starts](bool on) { starts.setListening(on); });
    window.open(*opening);
    window.show();
    QTimer::singleShot(0, &window, [&window, &line, readsBehind] {
        if (!window.showsBoard()) {
            window.offerUnfinished();
            window.offerTour();
        }
        window.offerSounds();
        if (readsBehind) {
            window.openAsked(line, [](const QString& fault) { complain(fault, kFault); });
        }
    });
    const int code = QApplication::exec();
    QThreadPool::globalInstance()
        ->waitForDone(); // what is still being written, while there is all that it needs
    return code;
}

} // namespace mujo::ui
