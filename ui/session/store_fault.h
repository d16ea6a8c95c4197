#pragma once

#include <QString>

namespace mujo::ui {

/// Why the file of a game was not written, moved or taken.
struct StoreFault {
    enum class Kind {
        NotSaved,      ///< to `path`, for the `reason` of the system
        NotLocked,     ///< not saved to `path`: other windows cannot be kept from it, for the `reason`
        OpenElsewhere, ///< another window has the game
        NoGameFolder,  ///< `folder` cannot be made, where games under way are kept
        NoEndFolder,   ///< `folder` cannot be made, where finished games are kept
        NoFolder,      ///< `folder` cannot be made, to which a game was to be moved
        NotMoved,      ///< from `path` to `folder`, for the `reason` of the system
        NotDiscarded,  ///< for the `reason`: no other window can be kept from the file
        TornFile,      ///< the game goes on as a copy: its file is damaged, `reason` says where
        UnlockedFile, ///< the game goes on as a copy: no other window can be kept from the file, for `reason`
    };

    Kind kind = Kind::NotSaved;
    QString path{};
    QString folder{};
    QString reason{};
};

/// One sentence, or more.
[[nodiscard]] QString faultInWords(const StoreFault& fault);

} // namespace mujo::ui
