#include "ui/trainer/progress.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "core/base/whole_file.h"
#include "core/variant/catalog.h"
#include "ui/session/file_path.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kVersion = 1;
constexpr std::array<const char*, kSkillCount> kSkillNames = {"name", "reach", "capture"};

} // namespace

qint64 restOf(int box) {
    constexpr qint64 kMinute = 60;
    constexpr qint64 kDay = 24 * 60 * kMinute;
    constexpr std::array<qint64, Memory::kLastBox + 1> kRests = {0,        10 * kMinute, kDay,     3 * kDay,
                                                                 7 * kDay, 16 * kDay,    35 * kDay};
    return kRests[static_cast<std::size_t>(std::clamp(box, 0, Memory::kLastBox))];
}

QString Progress::keyOf(const PieceType& type) {
    return QString::fromStdString(type.name).toLower() + QLatin1Char('|') +
           QString::fromStdString(type.betza);
}

Memory Progress::memory(const QString& piece, Skill skill) const {
    const auto found = m_pieces.find(piece);
    return found == m_pieces.end() ? Memory{} : found->second[static_cast<std::size_t>(skill)];
}

void Progress::record(const QString& piece, Skill skill, bool right, qint64 now) {
    Memory& memory = m_pieces[piece][static_cast<std::size_t>(skill)];
    ++memory.seen;
    if (right) {
        memory.box = std::min(memory.box + 1, Memory::kLastBox);
    } else {
        ++memory.wrong;
        memory.box = 0;
    }
    memory.due = now + restOf(memory.box);
}

bool Progress::isKnown(const QString& piece) const {
    const auto found = m_pieces.find(piece);
    if (found == m_pieces.end()) {
        return false;
    }
    const auto& memories = found->second;
    return memories[static_cast<std::size_t>(Skill::Reach)].isKnown() &&
           std::all_of(memories.begin(), memories.end(),
                       [](const Memory& memory) { return memory.seen == 0 || memory.isKnown(); });
}

bool Progress::isWeak(const QString& piece) const {
    const auto found = m_pieces.find(piece);
    return found != m_pieces.end() &&
           std::any_of(found->second.begin(), found->second.end(),
                       [](const Memory& memory) { return memory.wrong > 0 && !memory.isKnown(); });
}

QByteArray Progress::toJson() const {
    QJsonObject pieces;
    for (const auto& [piece, memories] : m_pieces) {
        QJsonObject skills;
        for (std::size_t i = 0; i < memories.size(); ++i) {
            const Memory& memory = memories[i];
            if (memory.seen > 0) {
                skills.insert(QLatin1String(kSkillNames[i]),
                              QJsonObject{{QStringLiteral("box"), memory.box},
                                          {QStringLiteral("due"), memory.due},
                                          {QStringLiteral("seen"), memory.seen},
                                          {QStringLiteral("wrong"), memory.wrong}});
            }
        }
        pieces.insert(piece, skills);
    }
    const QJsonObject root{{QStringLiteral("format"), QStringLiteral("mujo-trainer")},
                           {QStringLiteral("version"), kVersion},
                           {QStringLiteral("pieces"), pieces}};
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

bool Progress::isNewer(const QByteArray& text) {
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    return root.value(QStringLiteral("format")).toString() == QStringLiteral("mujo-trainer") &&
           root.value(QStringLiteral("version")).toDouble() > kVersion;
}

std::optional<Progress> Progress::fromJson(const QByteArray& text) {
    const QJsonDocument document = QJsonDocument::fromJson(text);
    const QJsonObject root = document.object();
    if (root.value(QStringLiteral("format")).toString() != QStringLiteral("mujo-trainer") ||
        root.value(QStringLiteral("version")).toInt() != kVersion ||
        !root.value(QStringLiteral("pieces")).isObject()) {
        return std::nullopt;
    }
    Progress progress;
    const QJsonObject pieces = root.value(QStringLiteral("pieces")).toObject();
    for (auto piece = pieces.begin(); piece != pieces.end(); ++piece) {
        const QJsonObject skills = piece.value().toObject();
        for (std::size_t i = 0; i < kSkillNames.size(); ++i) {
            const QJsonObject one = skills.value(QLatin1String(kSkillNames[i])).toObject();
            if (one.isEmpty()) {
                continue;
            }
            Memory& memory = progress.m_pieces[piece.key()][i];
            memory.box = std::clamp(one.value(QStringLiteral("box")).toInt(), 0, Memory::kLastBox);
            memory.due = one.value(QStringLiteral("due")).toInteger();
            memory.seen = std::max(one.value(QStringLiteral("seen")).toInt(), 1);
            memory.wrong = std::clamp(one.value(QStringLiteral("wrong")).toInt(), 0, memory.seen);
        }
    }
    return progress;
}

QString ProgressFile::usualPath() {
    const std::filesystem::path variants = userVariantFolder();
    return variants.empty() ? QString()
                            : QString::fromStdString((variants.parent_path() / "trainer.json").string());
}

Progress ProgressFile::load() {
    constexpr std::size_t kMostBytes = std::size_t{16} << 20U;
    const QFileInfo info(m_path);
    if (m_path.isEmpty() || !info.exists()) {
        return {};
    }
    const auto leaveAlone = [this](const QString& why) {
        m_notice = why.arg(QDir::toNativeSeparators(m_path));
        m_path.clear();
        return Progress();
    };
    if (!info.isFile()) {
        return leaveAlone(tr("What you had learnt could not be read: %1 is no ordinary file. It stays as it "
                             "is; what you learn now lasts until the program ends."));
    }
    if (const auto text = readTextFile(filePath(m_path), kMostBytes)) {
        const QByteArray bytes = QByteArray::fromStdString(*text);
        if (auto progress = Progress::fromJson(bytes)) {
            return *progress;
        }
        if (Progress::isNewer(bytes)) {
            return leaveAlone(tr("What you had learnt was written by a newer Mujō: %1. It stays as it is; "
                                 "what you learn now lasts until the program ends."));
        }
    }
    const QString stem = info.path() + QLatin1Char('/') + info.completeBaseName() +
                         QDateTime::currentDateTime().toString(QStringLiteral("-broken-yyyyMMdd-hhmmss"));
    QString aside = stem + QLatin1Char('.') + info.suffix();
    for (int number = 2; QFile::exists(aside); ++number) { // another one in the same second
        aside = QStringLiteral("%1-%2.%3").arg(stem).arg(number).arg(info.suffix());
    }
    if (QFile::rename(m_path, aside)) {
        m_notice = tr("What you had learnt could not be read. The file was put aside as %1, and the trainer "
                      "starts anew.")
                       .arg(QDir::toNativeSeparators(aside));
    } else {
        m_notice =
            tr("What you had learnt could not be read: %1. It stays as it is; this session is not kept.")
                .arg(QDir::toNativeSeparators(m_path));
        m_path.clear();
    }
    return {};
}

void ProgressFile::save(const Progress& progress) {
    if (m_path.isEmpty()) {
        return;
    }
    QDir().mkpath(QFileInfo(m_path).path());
    const auto fault = writeWholeFile(filePath(m_path), progress.toJson().toStdString());
    if (fault && !m_toldUnwritable) {
        m_toldUnwritable = true;
        m_notice = tr("What you learn lasts only until the program ends: %1 cannot be written: %2.")
                       .arg(QDir::toNativeSeparators(m_path), shown(fault->reason));
    }
}

QString ProgressFile::takeNotice() {
    return std::exchange(m_notice, {});
}

} // namespace mujo::ui
