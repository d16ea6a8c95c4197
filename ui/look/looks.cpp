#include "ui/look/looks.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "core/base/whole_file.h"
#include "core/system/paths.h"
#include "ui/look/board_file.h"
#include "ui/look/pieces_file.h"
#include "ui/look/settings.h"
#include "ui/look/shipped_looks.h"
#include "ui/session/file_path.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kMostFiles = 200; // in a folder of the user
const QStringList kDescriptions{QStringLiteral("*.json")};

/// The descriptions of a folder and of the folders in it.
QStringList descriptionsIn(const QString& path) {
    QStringList found;
    const QDir folder(path);
    for (const QString& name : folder.entryList(kDescriptions, QDir::Files, QDir::Name)) {
        found << folder.filePath(name);
    }
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir inner(folder.filePath(name));
        for (const QString& file : inner.entryList(kDescriptions, QDir::Files, QDir::Name)) {
            found << inner.filePath(file);
        }
    }
    return found.mid(0, kMostFiles);
}

QString nameOfFolder(LookKind kind) {
    return kind == LookKind::Board ? QStringLiteral("boards") : QStringLiteral("pieces");
}

} // namespace

const QString& ReadLook::id() const {
    return board ? board->id : pieces->id;
}

QHash<QString, std::shared_ptr<const SvgPicture>> ReadLook::drawings() const {
    QHash<QString, std::shared_ptr<const SvgPicture>> found;
    if (board && board->texture.tile) {
        found.insert(board->texture.tileFile, board->texture.tile);
    }
    if (pieces) {
        for (auto each = pieces->files.cbegin(); each != pieces->files.cend(); ++each) {
            found.insert(each.value(), pieces->drawings.value(each.key()));
        }
    }
    return found;
}

Result<ReadLook> readLook(LookKind kind, const LookFile& file) {
    if (kind == LookKind::Board) {
        auto board = readBoard(file, shippedBoards());
        if (!board) {
            return Failure{board.error()};
        }
        return ReadLook{kind, file, std::make_shared<const BoardStyle>(std::move(*board))};
    }
    auto pieces = readPieces(file, shippedPieces());
    if (!pieces) {
        return Failure{pieces.error()};
    }
    return ReadLook{kind, file, {}, *pieces};
}

Looks::Looks(QString folder, QString language, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_language(std::move(language)) {
    readFolder(LookKind::Board);
    readFolder(LookKind::Pieces);
}

QString Looks::usualFolder() {
    const std::filesystem::path data = userDataFolder();
    return data.empty() ? QString() : QFile::decodeName(QByteArray::fromStdString(textOf(data / "mujo")));
}

void Looks::readFolder(LookKind kind) {
    if (!m_folder.isEmpty()) {
        for (const QString& path : descriptionsIn(QDir(m_folder).filePath(nameOfFolder(kind)))) {
            readFile(kind, path);
        }
    }
}

void Looks::readFile(LookKind kind, const QString& path) {
    const std::string name = QDir::toNativeSeparators(path).toStdString();
    const auto complain = [this](const Diagnostics& faults) {
        m_faults.insert(m_faults.end(), faults.begin(), faults.end());
    };
    const auto file = LookFile::read(path, name);
    if (!file) {
        complain(file.error());
        return;
    }
    auto look = readLook(kind, *file);
    if (!look) {
        complain(look.error());
        return;
    }
    if (const auto other = find(kind, look->id()); other != m_own.end()) {
        complain({{name,
                   0,
                   0,
                   1,
                   sentence("mujo::ui::LookFaults", "the id %1 stands in %2, too")
                       .with(mujo::shortened(look->id().toStdString()), other->path.toStdString()),
                   {}}});
        return;
    }
    m_own.push_back({std::move(*look), path});
}

std::vector<Looks::Choice> Looks::boardChoices() const {
    std::vector<Choice> choices{{Settings::kBoard.standard, tr("Matches the window: light or dark")}};
    for (const BoardStyle& board : shippedBoards()) {
        choices.push_back({board.id, board.nameIn(m_language)});
    }
    for (const Own& each : m_own) {
        if (each.look.kind == LookKind::Board) {
            choices.push_back({each.look.id(), nameOf(each.look)});
        }
    }
    return choices;
}

std::vector<Looks::Choice> Looks::pieceChoices() const {
    std::vector<Choice> choices;
    for (const auto& pieces : shippedPieces()) {
        choices.push_back({pieces->id, pieces->nameIn(m_language)});
    }
    for (const Own& each : m_own) {
        if (each.look.kind == LookKind::Pieces) {
            choices.push_back({each.look.id(), nameOf(each.look)});
        }
    }
    return choices;
}

std::vector<Looks::Choice> Looks::choices(LookKind kind) const {
    return kind == LookKind::Board ? boardChoices() : pieceChoices();
}

std::vector<Looks::Own>::const_iterator Looks::find(LookKind kind, const QString& id) const {
    return std::find_if(m_own.begin(), m_own.end(), [kind, &id](const Own& each) {
        return each.look.kind == kind && each.look.id() == id;
    });
}

const ReadLook* Looks::own(LookKind kind, const QString& id) const {
    const auto found = find(kind, id);
    return found != m_own.end() ? &found->look : nullptr;
}

const BoardStyle* Looks::board(const QString& id) const {
    for (const BoardStyle& board : shippedBoards()) {
        if (board.id == id) {
            return &board;
        }
    }
    const ReadLook* found = own(LookKind::Board, id);
    return found != nullptr ? found->board.get() : nullptr;
}

std::shared_ptr<const PieceArt> Looks::pieces(const QString& id) const {
    for (const auto& pieces : shippedPieces()) {
        if (pieces->id == id) {
            return pieces;
        }
    }
    const ReadLook* found = own(LookKind::Pieces, id);
    return found != nullptr ? found->pieces : nullptr;
}

QString Looks::nameOf(const ReadLook& look) const {
    return look.board ? look.board->nameIn(m_language) : look.pieces->nameIn(m_language);
}

QString Looks::folderOf(LookKind kind, const QString& id) const {
    const auto found = find(kind, id);
    return found != m_own.end() ? QFileInfo(found->path).path()
                                : QDir(m_folder).filePath(nameOfFolder(kind) + QLatin1Char('/') + id);
}

Result<void, LookFault> Looks::keep(const ReadLook& look) {
    if (m_folder.isEmpty()) {
        return Failure{
            LookFault{tr("There is no folder for your boards and pieces: your home folder is not known.")}};
    }
    const auto before = find(look.kind, look.id());
    const QString folder = folderOf(look.kind, look.id());
    const QString path =
        before != m_own.end() ? before->path : QDir(folder).filePath(look.id() + QStringLiteral(".json"));
    if (!QDir().mkpath(folder)) {
        return Failure{LookFault{tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(folder))}};
    }
    const auto write = [](const QString& to, std::string_view text) -> Result<void, LookFault> {
        if (const auto written = writeWholeFile(filePath(to), text); !written) {
            return Failure{
                LookFault{tr("%1 cannot be written: %2.")
                              .arg(QDir::toNativeSeparators(to), toQString(written.error().reason))}};
        }
        return {};
    };
    const auto drawings = look.drawings();
    for (auto each = drawings.cbegin(); each != drawings.cend(); ++each) {
        const QByteArray& bytes = each.value()->bytes();
        const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        if (auto written = write(QDir(folder).filePath(each.key()), text); !written) {
            return written;
        }
    }
    if (auto written = write(path, look.file.text); !written) {
        return written;
    }
    Own kept{look, path};
    if (before != m_own.end()) {
        m_own[static_cast<std::size_t>(before - m_own.begin())] = std::move(kept);
    } else {
        m_own.push_back(std::move(kept));
    }
    emit changed();
    return {};
}

Result<void, LookFault> Looks::remove(LookKind kind, const QString& id) {
    const auto found = find(kind, id);
    if (found == m_own.end()) {
        return {};
    }
    if (QFile file(found->path); file.exists() && !file.remove()) {
        return Failure{LookFault{
            tr("%1 cannot be deleted: %2.").arg(QDir::toNativeSeparators(found->path), file.errorString())}};
    }
    const QDir folder(QFileInfo(found->path).path());
    if (folder.dirName() == id) { // its own
        const auto drawings = found->look.drawings();
        for (auto each = drawings.cbegin(); each != drawings.cend(); ++each) {
            QFile::remove(folder.filePath(each.key()));
        }
        QDir().rmdir(folder.path()); // where nothing else stands in it
    }
    m_own.erase(found);
    emit changed();
    return {};
}

} // namespace mujo::ui
