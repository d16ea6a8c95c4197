#pragma once

#include <QWidget>
#include <vector>

#include "core/game/judgement.h"
#include "ui/look/look.h"

namespace mujo::ui {

/// What the marks of the analysis in the list of moves mean: each of them with its name, in as many rows as
/// the width needs.
class JudgementLegend : public QWidget {
    Q_OBJECT

public:
    explicit JudgementLegend(QWidget* parent = nullptr);

    void setLook(const Look& look);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry {
        Judgement judgement;
        QRect rect; ///< of mark and name
    };
    [[nodiscard]] std::vector<Entry> entries(int width) const;

    Theme m_theme = Theme::light();
};

} // namespace mujo::ui
