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
    const char* on = nullptr; ///< what its switch has done; none where it is only held
    const char* off = nullptr;
};

constexpr std::array kWords{
    OverlayWords{"threats", QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "Show what is &attacked"),
                 QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "what is attacked")},
    OverlayWords{"hanging", QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "Sh&ow pieces in danger"),
                 QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "pieces in danger"),
                 QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "Pieces in danger are marked from now on"),
                 QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "Pieces in danger are no longer marked")},
    OverlayWords{
        "mobility", QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "Show how man&y squares each piece reaches"),
        QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "how many squares each piece reaches"),
        QT_TRANSLATE_NOOP("mujo::ui::OverlayWords",
                          "The number on a piece tells how many squares it reaches"),
        QT_TRANSLATE_NOOP("mujo::ui::OverlayWords", "The pieces no longer show how many squares they reach")},
};

QString translated(std::string_view id, const char* OverlayWords::*text) {
    const auto found = std::find_if(kWords.begin(), kWords.end(),
                                    [id](const OverlayWords& words) { return words.id == id; });
    return found == kWords.end() || (*found).*text == nullptr ? QString() : OverlayWords::tr((*found).*text);
}

} // namespace

QString overlayMenuText(std::string_view id) {
    return translated(id, &OverlayWords::menu);
}

QString overlayKeyText(std::string_view id) {
    return translated(id, &OverlayWords::key);
}

QString overlayToldText(std::string_view id, bool on) {
    return translated(id, on ? &OverlayWords::on : &OverlayWords::off);
}

} // namespace mujo::ui
