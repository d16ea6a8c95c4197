#pragma once

#include <QWidget>
#include <array>

#include "core/base/random.h"
#include "core/geometry/side.h"
#include "core/variant/variant.h"
#include "ui/look/look.h"

class QLabel;
class QPushButton;
class QRadioButton;

namespace mujo::ui {

class Furigoma;

/// Asks which side the user plays: the first, the second, or whichever the toss
/// of five pieces gives.
class SideChoice : public QWidget {
    Q_OBJECT

public:
    explicit SideChoice(QWidget* parent = nullptr);

    void choose(Side side);
    void setVariant(const Variant& variant);
    void setLook(const Look& look);
    void setSeed(std::uint64_t seed) { m_random = Random(seed); }
    /// With a handicap Gote gives it and moves first, which is no matter of
    /// chance.
    void setHandicap(bool isGiven);
    /// Two people at one screen: the choice is whose camp lies below.
    void setShared(bool isShared);
    /// Tells the side by `decided`: at once, or when the pieces that are thrown
    /// now have come to rest.
    void decide();

protected:
    void changeEvent(QEvent* event) override;

signals:
    void decided(mujo::Side side);
    void changed();

private:
    void refresh();
    void onTossed();
    [[nodiscard]] QString tossInWords(Side tosser) const;
    [[nodiscard]] bool isTossed() const;

    Random m_random;
    std::array<QRadioButton*, 2> m_sides{};
    QRadioButton* m_toss;
    QLabel* m_words;
    QWidget* m_table;
    Furigoma* m_furigoma;
    QPushButton* m_throw;
    bool m_hasHandicap = false;
    bool m_isShared = false;
    bool m_decidesAfterToss = false;
};

} // namespace mujo::ui
