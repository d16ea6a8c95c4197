#include "ui/trainer/progress_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>

#include "core/base/text_file.h"
#include "core/base/whole_file.h"
#include "core/variant_file/catalog.h"
#include "ui/session/file_path.h"
#include "ui/session/words.h"

namespace mujo::ui {

using insight::kSkillCount;
using insight::Memory;
using insight::Progress;
using insight::Skill;

namespace {

constexpr int kVersion = 1;
constexpr std::array<const char*, kSkillCount> kSkillNames = {"name", "reach", "capture"};

/// Whether a newer program has written the text, which this one would only lose something of.
bool isNewer(const QByteArray& text) {
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    return root.value(QStringLiteral("format")).toString() == QStringLiteral("mujo-trainer") &&
           root.value(QStringLiteral("version")).toDouble() > kVersion;
}

} // namespace

QByteArray toJson(const Progress& progress) {
    QJsonObject pieces;
    for (const auto& [piece, memories] : progress.pieces()) {
        QJsonObject skills;
        for (std::size_t i = 0; i < memories.size(); ++i) {
            const Memory& memory = memories[i];
            if (memory.seen > 0) {
                skills.insert(QLatin1String(kSkillNames[i]),
                              QJsonObject{{QStringLiteral("box"), memory.box},
                                          {QStringLiteral("due"), qint64{memory.due}},
                                          {QStringLiteral("seen"), memory.seen},
                                          {QStringLiteral("wrong"), memory.wrong}});
            }
        }
        pieces.insert(toQString(piece), skills);
    }
    const QJsonObject root{{QStringLiteral("format"), QStringLiteral("mujo-trainer")},
                           {QStringLiteral("version"), kVersion},
                           {QStringLiteral("pieces"), pieces}};
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

std::optional<Progress> progressFromJson(const QByteArray& text) {
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
            Memory memory;
            memory.box = std::clamp(one.value(QStringLiteral("box")).toInt(), 0, Memory::kLastBox);
            memory.due = one.value(QStringLiteral("due")).toInteger();
            memory.seen = std::max(one.value(QStringLiteral("seen")).toInt(), 1);
            memory.wrong = std::clamp(one.value(QStringLiteral("wrong")).toInt(), 0, memory.seen);
            progress.restore(piece.key().toStdString(), Skill(i), memory);
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
        return leaveAlone(
            tr("What you had learnt could not be read: %1 is not an ordinary file. It stays as it "
               "is; what you learn now lasts until the program ends."));
    }
    if (const auto text = readTextFile(filePath(m_path), kMostBytes)) {
        const QByteArray bytes = QByteArray::fromStdString(*text);
        if (auto progress = progressFromJson(bytes)) {
            return *progress;
        }
        if (isNewer(bytes)) {
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
        m_notice = tr("What you had learnt could not be read: %1. It stays as it is; what you learn now "
                      "lasts until the program ends.")
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
    const auto written = writeWholeFile(filePath(m_path), toJson(progress).toStdString());
    if (!written && !m_toldUnwritable) {
        m_toldUnwritable = true;
        m_notice = tr("What you learn lasts only until the program ends: %1 cannot be written: %2.")
                       .arg(QDir::toNativeSeparators(m_path), toQString(written.error().reason));
    }
}

QString ProgressFile::takeNotice() {
    return std::exchange(m_notice, {});
}

} // namespace mujo::ui
