#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QTimer>
#include <QTranslator>
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/variant_file/catalog.h"
#include "ui/look/piece_art.h"
#include "ui/look/shipped_looks.h"
#include "ui/session/words.h"
#include "ui/words/reader_language.h"

namespace mujo::ui::testing {

inline constexpr QChar kOpen(u'⟦');
inline constexpr QChar kShut(u'⟧');
inline constexpr QChar kArgumentOpen(u'⦃');
inline constexpr QChar kArgumentShut(u'⦄');

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
    void add(const std::string& text) { add(toQString(text)); }
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
                add(choice.means);
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
inline QStringList bare(const QString& text) {
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

/// Looks at all that is shown and gathers what is not translated: what stands in no brackets.
class Sight {
public:
    /// What of a text counts as not translated.
    using Parts = QStringList (*)(const QString&);

    explicit Sight(Data data, Parts parts = bare) : m_data(std::move(data)), m_parts(parts) {}

    void text(const QString& shownText, const QString& where) {
        const QString plain = Qt::mightBeRichText(shownText)
                                  ? QTextDocumentFragment::fromHtml(shownText).toPlainText()
                                  : shownText;
        if (plain.isEmpty() || !m_seen.insert(plain).second) {
            return;
        }
        for (QString part : m_parts(plain)) {
            part.remove(QLatin1Char('&')).remove(QChar(0x200B));
            part.replace(QLatin1Char('\n'), QLatin1Char(' ')); // tips are broken into lines anywhere
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
    Parts m_parts;
    std::set<QString> m_seen;
    std::set<QString> m_windows;
    std::map<QString, QString> m_faults;
};

inline Data dataOf(const Catalog& games) {
    Data data;
    for (const BoardStyle& board : shippedBoards()) {
        data.add(board.name);
    }
    for (const auto& pieces : shippedPieces()) {
        data.add(pieces->name);
    }
    for (const Catalog::Entry& entry : games.entries()) {
        data.add(*entry.standard);
        for (const Handicap& handicap : entry.notes.handicaps) {
            data.add(handicap.name);
            data.add(handicap.kanji);
        }
        data.add(entry.notes.tour.title);
        for (const Tour::Step& step : entry.notes.tour.steps) {
            data.add(step.say);
            data.add(step.heard);
        }
    }
    for (const char* own :
         {"Mujō",   "mujo", "XBetza", "Ctrl", "Shift", "Alt",    "Esc", "Enter", "Space", "Del",  "PgUp",
          "PgDown", "Up",   "Down",   "Left", "Right", "Return", "Tab", "Home",  "End",   "Pause"}) {
        data.add(QString::fromUtf8(own));
    }
    for (const QString& code : readerLanguages()) {
        data.add(nameOfLanguage(code));
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

} // namespace mujo::ui::testing
