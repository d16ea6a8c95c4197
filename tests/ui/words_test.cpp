// Every text the user gets can be translated: a translator made here puts brackets round all texts, and what
// is shown without brackets is found. Held against lupdate's list, it also shows that what the program asks
// for is what a translator is given.

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QTimer>
#include <QTranslator>
#include <QXmlStreamReader>
#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/base/random.h"
#include "core/insight/move_input.h"
#include "core/rules/outcome.h"
#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/rule_options_dialog.h"
#include "ui/session/clock_words.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

constexpr QChar kOpen(u'⟦');
constexpr QChar kShut(u'⟧');
constexpr QChar kArgumentOpen(u'⦃');
constexpr QChar kArgumentShut(u'⦄');

/// A context and a text, as the program asks for them and as lupdate lists them.
using Entry = std::pair<QString, QString>;

/// Answers every text in brackets, what takes the place of %1 in braces, and remembers what was asked for.
class Brackets : public QTranslator {
public:
    Brackets() { QCoreApplication::installTranslator(this); }
    ~Brackets() override { QCoreApplication::removeTranslator(this); }
    Q_DISABLE_COPY_MOVE(Brackets)

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* /*disambiguation*/,
                                    int /*n*/) const override {
        const QString text = QString::fromUtf8(source);
        m_asked.emplace(QString::fromUtf8(context), text);
        // The names of keys are also read back from text.
        if (qstrcmp(context, "QShortcut") == 0 || text.isEmpty()) {
            return text;
        }
        static const QRegularExpression kArgument(QStringLiteral("(%L?\\d{1,2})"));
        QString marked = text;
        marked.replace(kArgument, kArgumentOpen + QStringLiteral("\\1") + kArgumentShut);
        return kOpen + marked + kShut;
    }
    [[nodiscard]] const std::set<Entry>& asked() const { return m_asked; }

private:
    mutable std::set<Entry> m_asked;
};

/// What may be shown in no language of the program: names of pieces and games, numbers, squares, notation.
class Data {
public:
    void add(const QString& text) {
        if (!text.trimmed().isEmpty()) {
            m_texts.insert(text.simplified());
        }
    }
    void add(const std::string& text) { add(shown(text)); }
    void add(const Variant& variant) {
        const VariantData& data = variant.data();
        for (const std::string& text : {data.id, data.name, data.kanji, data.romaji, data.summary}) {
            add(text);
        }
        for (const std::string& source : data.sources) {
            add(source);
        }
        for (const Profile& profile : data.optionTable.profiles) {
            add(profile.id);
            add(profile.name);
            add(profile.differs);
        }
        for (const RuleOption& option : data.optionTable.options) {
            add(option.name);
            for (const OptionChoice& choice : option.choices) {
                add(choice.name);
                add(choice.differs);
            }
        }
        for (std::size_t i = 0; i < variant.types().size(); ++i) {
            const PieceType& type = variant.types()[i];
            for (const std::string& text :
                 {type.id, type.name, type.kanji, type.romaji, type.note, type.betza}) {
                add(text);
            }
        }
    }
    /// What is left of a text when the data and what is no word is taken away.
    [[nodiscard]] QString without(const QString& text) const {
        QStringList words;
        for (const QString& line : text.split(QLatin1Char('\n'))) {
            words << withoutData(line);
        }
        words.removeAll(QString());
        return words.join(QLatin1Char(' '));
    }

private:
    [[nodiscard]] QString withoutData(const QString& text) const {
        QString rest = text.simplified();
        if (m_texts.contains(rest)) {
            return {};
        }
        static const QRegularExpression kWord(QStringLiteral("[\\p{L}][\\p{L}\\p{M}'’-]+"));
        QStringList words;
        if (!kWord.match(rest).hasMatch()) {
            return {};
        }
        takeOutCutNames(rest);
        for (const QString& name : longestFirst()) {
            takeOut(rest, name);
        }
        // Moves as they are written, squares, addresses and paths.
        static const QRegularExpression kData(
            QStringLiteral("[+]?[A-Z]{0,5}([-x*~!=+]*([a-z]{1,2}\\d+|\\d+[a-z]{1,2}))+[-+=]*|\\b[a-z]{1,2}"
                           "\\d+\\b|\\b\\d+[a-z]{1,2}\\b|"
                           "https?://\\S+|\\S*/\\S*"));
        rest.replace(kData, QStringLiteral(" "));
        for (auto match = kWord.globalMatch(rest); match.hasNext();) {
            words << match.next().captured();
        }
        return words.join(QLatin1Char(' '));
    }

    /// The beginnings of names before the sign of what was cut off for want of room.
    void takeOutCutNames(QString& text) const {
        constexpr QChar kCut(u'…');
        for (qsizetype cut = text.indexOf(kCut); cut >= 0; cut = text.indexOf(kCut, cut + 1)) {
            for (qsizetype at = 0; at < cut; ++at) {
                const QString beginning = text.mid(at, cut - at).trimmed();
                const bool isWord = !beginning.isEmpty() && (at == 0 || !text[at - 1].isLetter());
                if (isWord && std::any_of(m_texts.begin(), m_texts.end(),
                                          [&](const QString& name) { return name.startsWith(beginning); })) {
                    text.replace(at, cut - at, QString(cut - at, QLatin1Char(' ')));
                    break;
                }
            }
        }
    }

    /// The name wherever it stands as a word.
    static void takeOut(QString& text, const QString& name) {
        const auto isLetter = [&](qsizetype at) {
            return at >= 0 && at < text.size() && text[at].isLetter();
        };
        for (qsizetype at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            if (!isLetter(at - 1) && !isLetter(at + name.size())) {
                text.replace(at, name.size(), QLatin1Char(' '));
            }
        }
    }

    [[nodiscard]] const QStringList& longestFirst() const {
        if (m_sorted.size() != static_cast<qsizetype>(m_texts.size())) {
            m_sorted = QStringList(m_texts.begin(), m_texts.end());
            std::sort(m_sorted.begin(), m_sorted.end(),
                      [](const QString& a, const QString& b) { return a.size() > b.size(); });
            m_sorted.removeIf([](const QString& text) { return text.size() < 2; });
        }
        return m_sorted;
    }

    std::set<QString> m_texts;
    mutable QStringList m_sorted;
};

/// The parts of a text that no translation has made: outside of brackets, and arguments that are not in
/// brackets again. A text that was cut off may end within them.
QStringList bare(const QString& text) {
    QStringList parts{QString()};
    std::vector<bool> translated{false};
    for (const QChar c : text) {
        if (c == kOpen) {
            translated.push_back(true);
        } else if (c == kArgumentOpen) {
            translated.push_back(false);
            parts << QString();
        } else if (c == kShut || c == kArgumentShut) {
            if (translated.size() > 1) {
                translated.pop_back();
            }
            parts << QString();
        } else if (!translated.back()) {
            parts.back() += c;
        }
    }
    return parts;
}

/// Looks at all that is shown and gathers what is not in brackets.
class Sight {
public:
    explicit Sight(Data data) : m_data(std::move(data)) {}

    void text(const QString& shownText, const QString& where) {
        const QString plain = Qt::mightBeRichText(shownText)
                                  ? QTextDocumentFragment::fromHtml(shownText).toPlainText()
                                  : shownText;
        if (plain.isEmpty() || !m_seen.insert(plain).second) {
            return;
        }
        for (QString part : bare(plain)) {
            part.remove(QLatin1Char('&')).remove(QChar(0x200B));
            if (const QString words = m_data.without(part); !words.isEmpty()) {
                m_faults.emplace(words, QStringLiteral("%1: \"%2\"").arg(where, plain.left(160)));
            }
        }
    }

    void widget(const QWidget& widget) {
        const QString where =
            QLatin1String(widget.metaObject()->className()) +
            (widget.objectName().isEmpty() ? QString() : QLatin1Char(' ') + widget.objectName());
        const auto look = [&](const QString& shownText, const char* what) {
            text(shownText, where + QLatin1Char('.') + QLatin1String(what));
        };
        look(widget.windowTitle(), "title");
        look(widget.toolTip(), "tip");
        look(widget.whatsThis(), "what's this");
        look(widget.accessibleName(), "name");
        look(widget.accessibleDescription(), "description");
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            look(label->text(), "text");
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
            look(button->text(), "text");
        } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
            look(group->title(), "title");
        } else if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
            look(line->placeholderText(), "placeholder");
        } else if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
            look(menu->title(), "title");
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                look(tabs->tabText(i), "tab");
            }
        } else if (const auto* edit = qobject_cast<const QTextEdit*>(&widget)) {
            look(edit->placeholderText(), "placeholder");
            if (edit->isReadOnly()) {
                look(edit->toPlainText(), "text");
            }
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
            if (view->model() != nullptr && qobject_cast<const QHeaderView*>(view) == nullptr) {
                model(*view->model(), where);
            }
        } else if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
            model(*box->model(), where);
        }
        for (const QAction* action : widget.actions()) {
            look(action->text(), "action");
            look(action->toolTip(), "action's tip");
        }
    }

    void all() {
        for (const QWidget* top : QApplication::topLevelWidgets()) {
            widget(*top);
            // Qt translates its own dialogs, and what they list are files.
            if (qobject_cast<const QFileDialog*>(top) != nullptr) {
                continue;
            }
            m_windows.insert(QLatin1String(top->metaObject()->className()));
            for (const QWidget* each : top->findChildren<QWidget*>()) {
                if (each->window() == top) {
                    widget(*each);
                }
            }
        }
    }

    void model(const QAbstractItemModel& model, const QString& where, const QModelIndex& parent = {}) {
        constexpr int kMostRows = 60;
        for (int column = 0; column < model.columnCount(parent); ++column) {
            text(model.headerData(column, Qt::Horizontal).toString(), where + QStringLiteral(".header"));
            for (int row = 0; row < std::min(kMostRows, model.rowCount(parent)); ++row) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::ToolTipRole),
                                       static_cast<int>(Qt::AccessibleTextRole)}) {
                    text(index.data(role).toString(), where + QStringLiteral(".cell"));
                }
                if (model.hasChildren(index) && column == 0) {
                    this->model(model, where, index);
                }
            }
        }
    }

    [[nodiscard]] Data& data() { return m_data; }
    /// Names of the classes of the windows that were looked at.
    [[nodiscard]] const std::set<QString>& windows() const { return m_windows; }
    [[nodiscard]] qsizetype seen() const { return static_cast<qsizetype>(m_seen.size()); }
    /// One a word or phrase, with a place where it is shown.
    [[nodiscard]] QStringList faults() const {
        QStringList lines;
        for (const auto& [words, where] : m_faults) {
            lines << QStringLiteral("%1   in %2").arg(words, where);
        }
        return lines;
    }

private:
    Data m_data;
    std::set<QString> m_seen;
    std::set<QString> m_windows;
    std::map<QString, QString> m_faults;
};

Data dataOf(const Catalog& games) {
    Data data;
    for (const Catalog::Entry& entry : games.entries()) {
        data.add(*entry.standard);
    }
    for (const char* own : {"Mujō", "mujo", "XBetza", "Ctrl", "Shift", "Alt", "Esc", "Enter", "Space", "Del",
                            "PgUp", "PgDown", "Down"}) {
        data.add(QString::fromUtf8(own));
    }
    for (int month = 1; month <= 12; ++month) {
        data.add(QLocale().monthName(month));
        data.add(QLocale().monthName(month, QLocale::ShortFormat));
    }
    return data;
}

/// Closes what opens by itself: dialogs, and menus that wait for a choice.
class Closer : public QObject {
public:
    explicit Closer(Sight& sight) : m_sight(sight) {
        m_timer.setInterval(20);
        connect(&m_timer, &QTimer::timeout, this, &Closer::look);
        m_timer.start();
    }

private:
    void look() {
        QWidget* open = QApplication::activePopupWidget();
        open = open != nullptr ? open : QApplication::activeModalWidget();
        if (open == nullptr) {
            return;
        }
        m_sight.all();
        open->close();
    }

    Sight& m_sight;
    QTimer m_timer;
};

/// The actions of a menu and of those below it that may be triggered: not what leaves the program.
QList<QAction*> actionsOf(const QWidget& menu) {
    QList<QAction*> actions;
    for (QAction* action : menu.actions()) {
        if (action->menu() != nullptr) {
            actions << actionsOf(*action->menu());
        } else if (!action->isSeparator() &&
                   !action->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Q))) {
            actions << action;
        }
    }
    return actions;
}

/// Chooses all that the menus offer, one after the other, each with what `prepare` puts on the board.
template <class Prepare>
void triggerAll(QMainWindow& window, Sight& sight, const Prepare& prepare) {
    for (const QPointer<QAction> action : actionsOf(*window.menuBar())) {
        prepare();
        if (action && action->isEnabled()) {
            action->trigger();
            QTest::qWait(60);
            sight.all();
        }
    }
}

/// What lupdate finds in the sources; empty where there is no lupdate.
std::set<Entry> listed() {
    std::set<Entry> entries;
    const QString program = QStandardPaths::findExecutable(QStringLiteral("lupdate"),
                                                           {QLibraryInfo::path(QLibraryInfo::BinariesPath)});
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("all.ts"));
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(MUJO_SOURCE_DIR));
    process.start(program,
                  {QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."), QStringLiteral("ui"),
                   QStringLiteral("app"), QStringLiteral("core/words"), QStringLiteral("-ts"), path});
    QFile file(path);
    if (program.isEmpty() || !process.waitForFinished(-1) || !file.open(QIODevice::ReadOnly)) {
        return entries;
    }
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("source")) {
            entries.emplace(context, xml.readElementText());
        }
    }
    return entries;
}

} // namespace

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyWindowAndMenu();
    void promptsAndRefusals_data();
    void promptsAndRefusals();
    void movesResultsAndClocks();
    void whatIsAskedForIsWhatATranslatorIsGiven();

private:
    void noneIsBare(const Sight& sight) {
        qInfo("%lld texts", static_cast<long long>(sight.seen()));
        const QStringList faults = sight.faults();
        for (const QString& fault : faults) {
            qWarning("not translated: %s", qPrintable(fault));
        }
        QCOMPARE(faults.size(), qsizetype{0});
    }

    std::unique_ptr<Brackets> m_brackets;
};

void WordsTest::initTestCase() {
    m_brackets = std::make_unique<Brackets>();
}

void WordsTest::everyWindowAndMenu() {
    WindowBench bench;
    Sight sight(dataOf(bench.catalog));
    sight.data().add(bench.folder.path());
    const Closer closer(sight);
    settle();
    sight.all();
    triggerAll(bench.window, sight, [] {});
    for (const char* id : {"chu", "tenjiku"}) {
        triggerAll(bench.window, sight, [&] {
            if (!bench.window.board().isVisible() || !bench.window.session().hasGame()) {
                bench.begin(id);
                bench.playPlain(4);
                sight.all();
            }
        });
    }
    bench.begin("chu");
    bench.playPlain(2);
    bench.window.session().resign();
    settle();
    sight.all();
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        const OptionTable& table = entry.standard->data().optionTable;
        RuleOptionsDialog dialog(shown(entry.standard->name()), table, Reading(table.options.size()),
                                 nullptr);
        dialog.show();
        sight.all();
    }
    for (const char* window :
         {"MainWindow", "NewGameDialog", "SettingsDialog", "ImportDialog", "PieceWorkshop", "PieceChart",
          "TrainerDialog", "TextDialog", "RuleOptionsDialog"}) {
        QVERIFY2(sight.windows().contains(QStringLiteral("mujo::ui::") + QLatin1String(window)), window);
    }
    noneIsBare(sight);
}

void WordsTest::promptsAndRefusals_data() {
    everyGame();
}

void WordsTest::promptsAndRefusals() {
    QFETCH(QString, id);
    WindowBench bench;
    Sight sight(dataOf(bench.catalog));
    std::mt19937 random(17);
    const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
    for (int board = 0; board < 3; ++board) {
        const Game game = playedGame(id, random, static_cast<int>(below(80)));
        bench.window.session().restore(game, bench.setup(game.position().variant().id().c_str()));
        settle();
        for (int click = 0; click < 40 && !bench.game().isOver(); ++click) {
            const auto pieces = bench.game().position().pieces(bench.game().position().turn());
            const auto& marks = bench.window.board().input().marks();
            const auto squares = static_cast<std::size_t>(bench.game().variant().shape().squareCount());
            const Square square = below(3) == 0 && !marks.empty() ? marks[below(marks.size())].square
                                  : below(2) == 0                 ? pieces[below(pieces.size())]
                                                                  : Square(static_cast<int>(below(squares)));
            bench.clickSquare(square);
            settle();
            sight.all();
            QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&bench.window.board());
            QAccessibleInterface* cell = table->child(square.index());
            sight.text(cell->text(QAccessible::Name), QStringLiteral("a square's name"));
            sight.text(cell->text(QAccessible::Description), QStringLiteral("a square's description"));
        }
    }
    noneIsBare(sight);
}

void WordsTest::movesResultsAndClocks() {
    Sight sight(dataOf(catalog()));
    std::mt19937 random(23);
    GameSetup againstComputer;
    againstComputer.players = {Player::Human, Player::Computer};
    for (const Catalog::Entry& entry : catalog().entries()) {
        const Game game = playedGame(shown(entry.standard->id()), random, 60);
        for (const Move& move : game.legalMoves()) {
            sight.text(moveInWords(game.position(), move), QStringLiteral("a move"));
        }
    }
    for (int reason = 0; reason <= static_cast<int>(rules::Reason::EnteringKing); ++reason) {
        for (const auto state :
             {rules::GameState::SenteWins, rules::GameState::GoteWins, rules::GameState::Draw}) {
            const rules::Outcome outcome{state, static_cast<rules::Reason>(reason)};
            if (state != rules::GameState::Draw || outcome.reason != rules::Reason::EnteringKing) {
                sight.text(ResultWords().line(outcome), QStringLiteral("a result"));
                sight.text(ResultWords(againstComputer).line(outcome), QStringLiteral("a result"));
            }
        }
    }
    for (const char* control : {"10m+5s", "30m,3x60s", "60s/move", "2x30s"}) {
        const auto time = parseTimeControl(control);
        sight.text(timeInWords(*time), QStringLiteral("a time"));
        for (const TimeLeft& left :
             {TimeLeft{std::chrono::seconds(75), 3, false}, TimeLeft{std::chrono::seconds(8), 2, true},
              TimeLeft{std::chrono::seconds(8), 1, true}, TimeLeft{std::chrono::seconds(-8), 0, false}}) {
            sight.text(spokenClock(left, *time), QStringLiteral("a clock"));
            sight.text(briefClockNote(left, *time), QStringLiteral("a clock"));
        }
    }
    noneIsBare(sight);
}

// What the tests before this one have made the program ask for.
void WordsTest::whatIsAskedForIsWhatATranslatorIsGiven() {
    const std::set<Entry> entries = listed();
    if (entries.empty()) {
        QSKIP("Without Qt's lupdate (package qt6-l10n-tools) there is no list to compare with.");
    }
    QStringList unknown;
    int own = 0;
    for (const auto& [context, text] : m_brackets->asked()) {
        // Qt's own texts have translations of their own.
        if (!context.startsWith(QLatin1Char('Q'))) {
            ++own;
            if (!entries.contains({context, text})) {
                unknown << QStringLiteral("%1: \"%2\"").arg(context, text);
            }
        }
    }
    qInfo("%d texts asked for, %zu listed", own, entries.size());
    for (const QString& one : unknown) {
        qWarning("asked for, but not listed: %s", qPrintable(one));
    }
    QCOMPARE(unknown.size(), qsizetype{0});
    QVERIFY(own > 0);
}

MUJO_UI_TEST(WordsTest)
#include "words_test.moc"
