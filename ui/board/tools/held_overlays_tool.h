#pragma once

#include "ui/board/threat_legend.h"
#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// Shows the overlays that are seen only while their key is held.
class HeldOverlaysTool : public BoardTool {
public:
    explicit HeldOverlaysTool(BoardDesk& desk);

    bool keyDown(const QKeyEvent& event) override;
    bool keyUp(const QKeyEvent& event) override;
    void onFocusLost() override;

    /// Shows an overlay as if its key were held, until `letGo`.
    void hold(const char* id);
    void letGo();
    void nameSides(const PerSide<QString>& names) { m_legend->nameSides(names); }
    void setLook(const Look& look) { m_legend->setLook(look); }
    void placeLegend(); ///< shows it with the threats, and only then

private:
    bool show(int key, bool on);
    [[nodiscard]] QString kindsLeftOut() const;

    ThreatLegend* m_legend;       ///< a child of the view
    const char* m_held = nullptr; ///< the overlay that is held without a key
};

} // namespace mujo::ui
