#include "ui/session/engine_list.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

#include "core/base/text_file.h"
#include "core/base/whole_file.h"
#include "ui/session/file_path.h"
#include "ui/session/game_lock.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr const char* kFormat = "mujo-engines";
constexpr int kVersion = 1;
constexpr std::size_t kLargestList = 16U << 20U;

template <class Value>
using Names = std::vector<std::pair<Value, const char*>>;

const Names<EngineProtocol>& protocolNames() {
    static const Names<EngineProtocol> kNames{
        {EngineProtocol::Cecp, "cecp"}, {EngineProtocol::Usi, "usi"}, {EngineProtocol::Uci, "uci"}};
    return kNames;
}

const Names<EngineOption::Type>& typeNames() {
    using Type = EngineOption::Type;
    static const Names<Type> kNames{{Type::Check, "check"},   {Type::Spin, "spin"}, {Type::Combo, "combo"},
                                    {Type::String, "string"}, {Type::File, "file"}, {Type::Folder, "folder"},
                                    {Type::Button, "button"}};
    return kNames;
}

template <class Value>
QString nameOf(const Names<Value>& names, Value value) {
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const auto& each) { return each.first == value; });
    return QString::fromLatin1(found->second);
}

template <class Value>
std::optional<Value> valueOf(const Names<Value>& names, const QJsonValue& name) {
    const auto found = std::find_if(names.begin(), names.end(), [&](const auto& each) {
        return name.toString() == QLatin1String(each.second);
    });
    return found == names.end() ? std::nullopt : std::optional(found->first);
}

QJsonArray textsJson(const std::vector<std::string>& texts) {
    QJsonArray json;
    for (const std::string& text : texts) {
        json.append(toQString(text));
    }
    return json;
}

std::vector<std::string> textsOf(const QJsonValue& json) {
    std::vector<std::string> texts;
    for (const QJsonValue& text : json.toArray()) {
        texts.push_back(text.toString().toStdString());
    }
    return texts;
}

QJsonObject optionJson(const EngineOption& option) {
    QJsonObject json{{QStringLiteral("name"), toQString(option.name)},
                     {QStringLiteral("type"), nameOf(typeNames(), option.type)},
                     {QStringLiteral("default"), toQString(option.standard)}};
    if (option.type == EngineOption::Type::Spin) {
        json[QStringLiteral("min")] = static_cast<qint64>(option.least);
        json[QStringLiteral("max")] = static_cast<qint64>(option.most);
    } else if (option.type == EngineOption::Type::Combo) {
        json[QStringLiteral("choices")] = textsJson(option.choices);
    }
    return json;
}

QJsonObject engineJson(const HostedEngine& engine) {
    QJsonArray values;
    for (const OptionValue& set : engine.options) {
        QJsonObject value{{QStringLiteral("name"), toQString(set.name)}};
        if (set.value) {
            value[QStringLiteral("value")] = toQString(*set.value);
        }
        values.append(value);
    }
    QJsonArray options;
    for (const EngineOption& option : engine.facts.options) {
        options.append(optionJson(option));
    }
    return {{QStringLiteral("name"), engine.name},
            {QStringLiteral("command"), engine.command},
            {QStringLiteral("folder"), engine.folder},
            {QStringLiteral("set"), values},
            {QStringLiteral("milliseconds"), static_cast<qint64>(engine.moveTime.count())},
            {QStringLiteral("protocol"), nameOf(protocolNames(), engine.facts.protocol)},
            {QStringLiteral("calls itself"), toQString(engine.facts.name)},
            {QStringLiteral("author"), toQString(engine.facts.author)},
            {QStringLiteral("analyses"), engine.facts.analyses},
            {QStringLiteral("games"), textsJson(engine.facts.games)},
            {QStringLiteral("options"), options}};
}

std::optional<EngineOption> optionOf(const QJsonObject& json) {
    const auto type = valueOf(typeNames(), json[QLatin1String("type")]);
    if (!type) {
        return std::nullopt;
    }
    return EngineOption{json[QLatin1String("name")].toString().toStdString(),
                        *type,
                        json[QLatin1String("default")].toString().toStdString(),
                        json[QLatin1String("min")].toInteger(),
                        json[QLatin1String("max")].toInteger(),
                        textsOf(json[QLatin1String("choices")])};
}

/// None where it lacks what every engine has.
std::optional<HostedEngine> engineOf(const QJsonObject& json) {
    HostedEngine engine;
    engine.name = json[QLatin1String("name")].toString();
    engine.command = json[QLatin1String("command")].toString();
    const auto protocol = valueOf(protocolNames(), json[QLatin1String("protocol")]);
    if (engine.name.isEmpty() || engine.command.isEmpty() || !protocol) {
        return std::nullopt;
    }
    engine.folder = json[QLatin1String("folder")].toString();
    for (const QJsonValue& set : json[QLatin1String("set")].toArray()) {
        const QJsonValue value = set[QLatin1String("value")];
        engine.options.push_back(
            {set[QLatin1String("name")].toString().toStdString(),
             value.isString() ? std::optional(value.toString().toStdString()) : std::nullopt});
    }
    const qint64 usual = engine.moveTime.count();
    engine.moveTime =
        std::clamp(std::chrono::milliseconds(json[QLatin1String("milliseconds")].toInteger(usual)),
                   kLeastMoveTime, kMostMoveTime);
    engine.facts.protocol = *protocol;
    engine.facts.name = json[QLatin1String("calls itself")].toString().toStdString();
    engine.facts.author = json[QLatin1String("author")].toString().toStdString();
    engine.facts.analyses = json[QLatin1String("analyses")].toBool();
    engine.facts.games = textsOf(json[QLatin1String("games")]);
    for (const QJsonValue& option : json[QLatin1String("options")].toArray()) {
        if (auto read = optionOf(option.toObject())) {
            engine.facts.options.push_back(std::move(*read));
        }
    }
    return engine;
}

} // namespace

QString engineListFile() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/mujo/engines.json");
}

EngineList::EngineList(QString file, QObject* parent) : QObject(parent), m_file(std::move(file)) {
    read();
}

void EngineList::read() {
    m_engines.clear();
    m_fault.clear();
    if (m_file.isEmpty() || !QFileInfo::exists(m_file)) {
        return;
    }
    const auto text = readTextFile(filePath(m_file), kLargestList);
    if (!text) {
        m_fault = tr("Your engines are not known: %1.").arg(toQString(text.error().said()));
        return;
    }
    QJsonParseError error{};
    const QJsonObject root = QJsonDocument::fromJson(QByteArray::fromStdString(*text), &error).object();
    const QJsonValue list = root[QLatin1String("engines")];
    if (error.error != QJsonParseError::NoError) {
        m_fault = tr("Your engines are not known: %1 is damaged at byte %2 (%3).")
                      .arg(m_file)
                      .arg(error.offset)
                      .arg(error.errorString());
    } else if (root[QLatin1String("format")] != QLatin1String(kFormat) || !list.isArray()) {
        m_fault = tr("Your engines are not known: %1 is no list of engines.").arg(m_file);
    } else if (root[QLatin1String("version")].toInt() > kVersion) {
        m_fault = tr("Your engines are not known: %1 was written by a newer version of Mujō.").arg(m_file);
    }
    if (!m_fault.isEmpty()) {
        return;
    }
    for (const QJsonValue& each : list.toArray()) {
        auto engine = engineOf(each.toObject());
        if (!engine || find(engine->name) != nullptr) {
            m_fault = (engine ? tr("Your engines are not known: entry %1 of %2 has the name of another.")
                              : tr("Your engines are not known: entry %1 of %2 is no engine."))
                          .arg(m_engines.size() + 1)
                          .arg(m_file);
            m_engines.clear();
            return;
        }
        m_engines.push_back(std::move(*engine));
    }
}

void EngineList::catchUp() {
    if (m_file.isEmpty() || (!m_engines.empty() && !QFileInfo::exists(m_file))) {
        return;
    }
    std::vector<HostedEngine> known = m_engines;
    read();
    if (!m_fault.isEmpty()) {
        m_engines = std::move(known);
    }
}

template <class Change>
Result<void, FileFault> EngineList::changeBy(const Change& change) {
    if (!m_file.isEmpty()) {
        QDir().mkpath(QFileInfo(m_file).path());
    }
    std::optional<GameLock> lock; // against another window that changes it at the same time
    if (!m_file.isEmpty() && lock.emplace(m_file).state() == GameLock::State::Elsewhere) {
        return Failure{FileFault{FileFault::Kind::NotWritten, m_file.toStdString(),
                                 sentence("mujo::ui::EngineList", "another window is changing it")}};
    }
    const std::vector<HostedEngine> before = m_engines;
    catchUp();
    if (!change()) {
        if (m_engines != before) { // by another window
            emit changed();
        }
        return {};
    }
    if (auto written = write(); !written) {
        m_engines = before;
        return written;
    }
    emit changed();
    return {};
}

Result<void, FileFault> EngineList::write() {
    if (m_file.isEmpty()) {
        return {};
    }
    QString aside;
    if (!m_fault.isEmpty() && QFileInfo::exists(m_file)) { // nothing of it is lost
        for (int number = 1; aside.isEmpty() || QFileInfo::exists(aside); ++number) {
            aside = m_file + QStringLiteral(".unread-%1").arg(number);
        }
        if (!QFile::rename(m_file, aside)) {
            return Failure{FileFault{
                FileFault::Kind::NotWritten, m_file.toStdString(),
                sentence("mujo::ui::EngineList", "the unreadable file in its place cannot be put aside")}};
        }
    }
    QJsonArray list;
    for (const HostedEngine& engine : m_engines) {
        list.append(engineJson(engine));
    }
    const QJsonObject root{{QStringLiteral("format"), QLatin1String(kFormat)},
                           {QStringLiteral("version"), kVersion},
                           {QStringLiteral("engines"), list}};
    if (auto written = writeWholeFile(filePath(m_file), QJsonDocument(root).toJson().toStdString());
        !written) {
        if (!aside.isEmpty()) {
            QFile::rename(aside, m_file);
        }
        return written;
    }
    m_fault.clear();
    if (!aside.isEmpty()) {
        emit putAside(aside);
    }
    return {};
}

const HostedEngine* EngineList::find(const QString& name) const {
    const auto found = std::find_if(m_engines.begin(), m_engines.end(),
                                    [&](const HostedEngine& each) { return each.name == name; });
    return found == m_engines.end() ? nullptr : &*found;
}

const HostedEngine* EngineList::find(const Seat::Hosted& seat) const {
    if (const HostedEngine* named = find(seat.engine)) {
        return named;
    }
    const auto found = std::find_if(m_engines.begin(), m_engines.end(),
                                    [&](const HostedEngine& each) { return each.command == seat.command; });
    return found == m_engines.end() ? nullptr : &*found;
}

bool EngineList::plays(const HostedEngine& engine, const GameReading& game, const VariantNotes& notes) {
    const bool isTold = engine.facts.protocol != EngineProtocol::Cecp || !engine.facts.games.empty();
    return isTold && nameOfGame(engine.facts, game, notes).hasValue();
}

std::shared_ptr<ConversationLog> EngineList::log(const QString& name) const {
    auto& log = m_logs[name];
    if (!log) {
        log = std::make_shared<ConversationLog>();
    }
    return log;
}

EngineProgram EngineList::program(const HostedEngine& engine) const {
    EngineProgram program;
    program.command = engine.command.toStdString();
    program.protocol = engine.facts.protocol;
    program.folder = QFile::encodeName(engine.folder).toStdString();
    program.options = engine.options;
    program.name = engine.name.toStdString();
    if (engine.name.isEmpty()) { // of another one that did not get into the list
        m_logs.erase(QString());
    }
    program.log = log(engine.name);
    program.patience = m_patience;
    program.moveTime = engine.moveTime;
    if (program.protocol != EngineProtocol::Cecp) { // it has an option for that, and the user the choice
        program.memoryMegabytes.reset();
    }
    return program;
}

QString EngineList::freeName(const QString& wish) const {
    const QString base = wish.simplified().isEmpty() ? tr("Engine") : wish.simplified();
    QString name = base;
    for (int number = 2; find(name) != nullptr; ++number) {
        name = tr("%1 (%2)", "the name of an engine, and a number").arg(base).arg(number);
    }
    return name;
}

Result<QString, FileFault> EngineList::add(HostedEngine engine) {
    QString name;
    const auto added = changeBy([&] {
        name = freeName(engine.name);
        engine.name = name;
        m_engines.push_back(std::move(engine));
        return true;
    });
    if (!added) {
        return Failure{added.error()};
    }
    m_logs[name] = log({}); // of the conversation in which it told its name
    m_logs.erase(QString());
    return name;
}

Result<void, FileFault> EngineList::setOptions(const QString& name, std::vector<OptionValue> options,
                                               std::chrono::milliseconds moveTime) {
    return changeBy([&] {
        HostedEngine* engine = entry(name);
        if (engine != nullptr) {
            engine->options = std::move(options);
            engine->moveTime = moveTime;
        }
        return engine != nullptr;
    });
}

Result<void, FileFault> EngineList::setFacts(const QString& name, Announcement facts) {
    return changeBy([&] {
        HostedEngine* engine = entry(name);
        if (engine != nullptr) {
            engine->facts = std::move(facts);
        }
        return engine != nullptr;
    });
}

Result<void, FileFault> EngineList::remove(const QString& name) {
    return changeBy([&] {
        return std::erase_if(m_engines, [&](const HostedEngine& each) { return each.name == name; }) > 0;
    });
}

HostedEngine* EngineList::entry(const QString& name) {
    const HostedEngine* found = find(name);
    return found == nullptr ? nullptr : &m_engines[static_cast<std::size_t>(found - m_engines.data())];
}

} // namespace mujo::ui
