#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <memory>
#include <vector>

#include "core/base/result.h"
#include "ui/look/board_style.h"
#include "ui/look/look_file.h"

namespace mujo::ui {

struct PieceArt;

/// A board or a set of pieces as it was read, with all its files.
struct ReadLook {
    LookKind kind;
    LookFile file;
    std::shared_ptr<const BoardStyle> board{}; ///< the one or the other
    std::shared_ptr<const PieceArt> pieces{};

    [[nodiscard]] const QString& id() const;
    /// Drawings by the names of their files.
    [[nodiscard]] QHash<QString, std::shared_ptr<const SvgPicture>> drawings() const;
};

/// Reads a description with its drawings. Any thread.
Result<ReadLook> readLook(LookKind kind, const LookFile& file);

/// Why a look was not kept, or not removed: a sentence with what the system says.
struct LookFault {
    QString text;
};

/// The boards and sets of pieces that can be chosen: those of the program, and those of the user's folders
/// `boards` and `pieces`, where each is a file, or a folder with a file and its drawings. Lives in the GUI
/// thread.
class Looks : public QObject {
    Q_OBJECT

public:
    /// `folder` holds `boards` and `pieces`; empty where there is no home. Names come in `language`, a code.
    /// Reads all files.
    Looks(QString folder, QString language, QObject* parent = nullptr);
    /// Beside the user's own variants; empty where there is no home.
    [[nodiscard]] static QString usualFolder();

    /// What is offered to be chosen, by its id in the settings.
    struct Choice {
        QString id;
        QString name;
    };
    /// First the board that goes with the colours of the window.
    [[nodiscard]] std::vector<Choice> boardChoices() const;
    [[nodiscard]] std::vector<Choice> pieceChoices() const;
    [[nodiscard]] std::vector<Choice> choices(LookKind kind) const;
    /// Null for an unknown one, and for that which goes with the window.
    [[nodiscard]] const BoardStyle* board(const QString& id) const;
    /// Null for an unknown one.
    [[nodiscard]] std::shared_ptr<const PieceArt> pieces(const QString& id) const;
    [[nodiscard]] QString nameOf(const ReadLook& look) const;

    /// The one of the user, which another of this id would replace; null for none.
    [[nodiscard]] const ReadLook* own(LookKind kind, const QString& id) const;
    /// Where its files stand, or would stand.
    [[nodiscard]] QString folderOf(LookKind kind, const QString& id) const;
    /// Writes the files of a look into the user's folder and offers it. The description is written last, so
    /// that what is offered has its drawings.
    Result<void, LookFault> keep(const ReadLook& look);
    /// Deletes the files of a look of the user; files that are not its own stay.
    Result<void, LookFault> remove(LookKind kind, const QString& id);

    /// Faults of files in the user's folders, which are left out.
    [[nodiscard]] const Diagnostics& faults() const { return m_faults; }

signals:
    /// Others are offered now, or one has become another.
    void changed();

private:
    struct Own {
        ReadLook look;
        QString path; ///< of the description
    };

    void readFolder(LookKind kind);
    void readFile(LookKind kind, const QString& path);
    [[nodiscard]] std::vector<Own>::const_iterator find(LookKind kind, const QString& id) const;

    QString m_folder;
    QString m_language;
    std::vector<Own> m_own;
    Diagnostics m_faults;
};

} // namespace mujo::ui
