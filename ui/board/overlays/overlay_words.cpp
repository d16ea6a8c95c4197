#include "ui/board/overlays/overlay_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace mujo::ui {

namespace {

struct OverlayWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::OverlayWords)

public:
    const char* id;
    const char* menu;
    const char* key;
};

constexpr std::array kWords{
    OverlayWords{"threats", QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "Show what is &attacked"),
                 QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "what is attacked")},
    OverlayWords{"hanging", QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "Sh&ow pieces in danger"),
                 QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "pieces in danger")},
    OverlayWords{"mobility",
                 QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "Show how man&y squares each piece reaches"),
                 QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "how many squares each piece reaches")},
};

QString translated(std::string_view id, const char* OverlayWords::*text) {
    const auto found = std::find_if(kWords.begin(), kWords.end(),
                                    [id](const OverlayWords& words) { return words.id == id; });
    return found == kWords.end() ? QString() : OverlayWords::tr((*found).*text);
}

} // namespace

QString overlayMenuText(std::string_view id) {
    return translated(id, &OverlayWords::menu);
}

QString overlayKeyText(std::string_view id) {
    return translated(id, &OverlayWords::key);
}

} // namespace mujo::ui
