#include "ui/shell/command_line.h"

#include <QCommandLineParser>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "core/engine/engine.h"
#include "ui/words/reader_language.h"

namespace mujo::ui {

namespace {

constexpr int kSmallestSide = 200;
constexpr int kLargestSide = 8000;
constexpr double kSmallestScale = 0.5;
constexpr double kLargestScale = 8;
// Of a picture. Coordinates of a painter end at the first; the second takes a gigabyte.
constexpr int kLargestPictureSide = 32767;
constexpr qint64 kMostPixels = qint64{1} << 28;

struct Option {
    const char* name;
    const char* value; ///< empty for a switch
    const char* words;
};

constexpr Option kOptions[] = {
    {"variant", "ID", "begin a game of this variant"},
    {"profile", "NAME", "play it by this reading of its rules"},
    {"position", "TEXT", "begin from this position text"},
    {"level", "N", "play against the computer at this level, 1 to 10"},
    {"language", "CODE", "speak this language, such as ja; that of the system otherwise"},
    {"theme", "NAME", "system, light, dark, contrast or desktop"},
    {"board", "ID", "the board, such as light-wood, slate or tatami, or one of your own"},
    {"pieces", "ID", "kanji, mnemonic or western, or a set of your own"},
    {"screenshot", "OUT.png", "draw the window into a file and exit"},
    {"size", "WxH", "size of that window in logical pixels, 1280x800 otherwise"},
    {"scale", "F", "device pixels of the picture to a logical one"},
    {"select", "SQUARE", "click this square, such as 8h, once the game is on the board"},
    {"click", "SQUARE", "click further squares; may be given several times"},
    {"version", "", "say which version this is"},
    {"help", "", "this text"},
};

/// "light, dark or contrast".
template <class T>
QString keysInWords(std::span<const Choice<T>> choices) {
    QStringList keys;
    for (const Choice<T>& choice : choices) {
        keys << QLatin1String(choice.key);
    }
    const QString last = keys.takeLast();
    return keys.join(QStringLiteral(", ")) + QStringLiteral(" or ") + last;
}

Failure<UsageFault> misused(const QString& text) {
    return {{text}};
}

template <class T>
Result<void, UsageFault> readChoice(const QCommandLineParser& parser, const char* option,
                                    std::optional<T>& value) {
    const QString key = parser.value(QLatin1String(option));
    if (key.isEmpty()) {
        return {};
    }
    if (const Choice<T>* choice = choiceOf<T>(key)) {
        value = choice->value;
        return {};
    }
    return misused(QStringLiteral("--%1 takes %2, not \"%3\"")
                       .arg(QLatin1String(option), keysInWords(choicesOf<T>()), key));
}

Result<void, UsageFault> readLanguage(const QCommandLineParser& parser, CommandLine& line) {
    line.language = parser.value(QStringLiteral("language"));
    const QStringList known = readerLanguages();
    if (parser.isSet(QStringLiteral("language")) && !known.contains(line.language)) {
        return misused(QStringLiteral("--language takes %1, not \"%2\"")
                           .arg(known.join(QStringLiteral(" or ")), line.language));
    }
    return {};
}

Result<void, UsageFault> parseNumbers(const QCommandLineParser& parser, CommandLine& line) {
    if (parser.isSet(QStringLiteral("level"))) {
        bool isNumber = false;
        line.level = parser.value(QStringLiteral("level")).toInt(&isNumber);
        if (!isNumber || *line.level < kWeakestLevel || *line.level > kStrongestLevel) {
            return misused(QStringLiteral("--level takes a number from 1 to 10, not \"%1\"")
                               .arg(parser.value(QStringLiteral("level"))));
        }
    }
    if (parser.isSet(QStringLiteral("size"))) {
        static const QRegularExpression form(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
        const auto match = form.match(parser.value(QStringLiteral("size")));
        line.size = {match.captured(1).toInt(), match.captured(2).toInt()};
        line.sizeGiven = true;
        if (!match.hasMatch() || std::min(line.size.width(), line.size.height()) < kSmallestSide ||
            std::max(line.size.width(), line.size.height()) > kLargestSide) {
            return misused(QStringLiteral("--size takes WIDTHxHEIGHT, each from 200 to 8000, not \"%1\"")
                               .arg(parser.value(QStringLiteral("size"))));
        }
    }
    if (parser.isSet(QStringLiteral("scale"))) {
        bool isNumber = false;
        line.scale = parser.value(QStringLiteral("scale")).toDouble(&isNumber);
        if (!isNumber || !(line.scale >= kSmallestScale && line.scale <= kLargestScale)) {
            return misused(QStringLiteral("--scale takes a number from 0.5 to 8, not \"%1\"")
                               .arg(parser.value(QStringLiteral("scale"))));
        }
    }
    const QSize picture = line.pictureSize();
    if (std::max(picture.width(), picture.height()) > kLargestPictureSide ||
        qint64{picture.width()} * picture.height() > kMostPixels) {
        return misused(
            QStringLiteral(
                "--size and --scale make a picture of %1x%2 pixels; it can have %3 along a side and "
                "%4 in all")
                .arg(picture.width())
                .arg(picture.height())
                .arg(kLargestPictureSide)
                .arg(kMostPixels));
    }
    return {};
}

Result<void, UsageFault> checkCombination(const QCommandLineParser& parser, const CommandLine& line) {
    const bool fromFile = !line.file.isEmpty();
    // What else cannot go with a file `withGameForFile` knows: it may be the id of a game.
    if (fromFile && parser.isSet(QStringLiteral("variant"))) {
        return misused(QStringLiteral("--variant cannot be given together with a file"));
    }
    if (!fromFile && line.variant.isEmpty()) {
        for (const char* name : {"profile", "select", "click"}) {
            const bool hasPosition = parser.isSet(QStringLiteral("position"));
            if (parser.isSet(QLatin1String(name)) && !hasPosition) {
                return misused(QStringLiteral("--%1 needs --variant").arg(QLatin1String(name)));
            }
        }
    }
    for (const char* name : {"variant", "profile", "screenshot", "position", "board", "pieces"}) {
        if (parser.isSet(QLatin1String(name)) && parser.value(QLatin1String(name)).isEmpty()) {
            return misused(QStringLiteral("--%1 needs a value").arg(QLatin1String(name)));
        }
    }
    if (line.screenshot.isEmpty()) {
        for (const char* name : {"size", "scale"}) {
            if (parser.isSet(QLatin1String(name))) {
                return misused(QStringLiteral("--%1 needs --screenshot").arg(QLatin1String(name)));
            }
        }
    }
    return {};
}

} // namespace

QSize CommandLine::pictureSize() const {
    return {static_cast<int>(std::lround(size.width() * scale)),
            static_cast<int>(std::lround(size.height() * scale))};
}

Result<CommandLine, UsageFault> parseCommandLine(const QStringList& arguments) {
    QCommandLineParser parser;
    for (const Option& option : kOptions) {
        parser.addOption(
            QCommandLineOption(QLatin1String(option.name), QString(), QLatin1String(option.value)));
    }
    parser.addOption(QCommandLineOption(QStringLiteral("v")));
    parser.addOption(QCommandLineOption(QStringLiteral("h")));
    if (!parser.parse(arguments)) {
        return misused(parser.errorText());
    }
    CommandLine line;
    line.helpAsked = parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("h"));
    line.versionAsked = parser.isSet(QStringLiteral("version")) || parser.isSet(QStringLiteral("v"));
    line.variant = parser.value(QStringLiteral("variant"));
    line.profile = parser.value(QStringLiteral("profile"));
    line.position = parser.value(QStringLiteral("position"));
    line.board = parser.value(QStringLiteral("board"));
    line.pieces = parser.value(QStringLiteral("pieces"));
    line.select = parser.value(QStringLiteral("select"));
    line.clicks = parser.values(QStringLiteral("click"));
    line.screenshot = parser.value(QStringLiteral("screenshot"));
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        return misused(QStringLiteral("only one file can be opened, and %1 are given").arg(files.size()));
    }
    line.file = files.value(0);
    auto read = parseNumbers(parser, line);
    if (read) {
        read = readLanguage(parser, line);
    }
    if (read) {
        read = readChoice(parser, "theme", line.colours);
    }
    if (read) {
        read = checkCombination(parser, line);
    }
    if (!read) {
        return Failure{read.error()};
    }
    return line;
}

QString commandLineHelp() {
    QString text =
        QStringLiteral("Usage: mujo [OPTION...] [FILE]\n\n"
                       "Plays large shogi variants. FILE is a saved game or a variant file, or the "
                       "id of a game that is to begin, such as wa.\n\n");
    constexpr int kColumn = 24;
    for (const Option& option : kOptions) {
        const QString left =
            QStringLiteral("  --%1 %2").arg(QLatin1String(option.name), QLatin1String(option.value));
        text += left.leftJustified(kColumn) + QLatin1String(option.words) + QLatin1Char('\n');
    }
    return text;
}

} // namespace mujo::ui
