#pragma once

#include <QCoreApplication>
#include <QString>
#include <array>
#include <functional>

#include "core/variant/variant.h"
#include "ui/look/theme.h"

namespace mujo::ui {

/// The pages of the help, in their order.
enum class HelpSection {
    FirstGame,
    Moves,
    Marks,
    Study,
    Rules,
    Record,
    Computer,
    Keeping,
    Editor,
    OwnGames,
    Glossary,
    Keys,
};

inline constexpr std::array kHelpSections{
    HelpSection::FirstGame, HelpSection::Moves,    HelpSection::Marks,    HelpSection::Study,
    HelpSection::Rules,     HelpSection::Record,   HelpSection::Computer, HelpSection::Keeping,
    HelpSection::Editor,    HelpSection::OwnGames, HelpSection::Glossary, HelpSection::Keys,
};

/// Writes the pages of the help.
class HelpPages {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::HelpPages)

public:
    /// What a page is made of beside its text.
    struct Sources {
        /// The keys of a command, by the name of its action, as the user has them.
        std::function<QString(const QString& command)> keysOf;
        /// All keys as HTML.
        std::function<QString()> keySheet;
    };

    /// As the list of pages has it.
    [[nodiscard]] static QString title(HelpSection section);
    /// The page as HTML; `variant` is the game on the board, if there is one.
    [[nodiscard]] static QString page(HelpSection section, const Sources& sources, const Theme& theme,
                                      const Variant* variant);
};

} // namespace mujo::ui
