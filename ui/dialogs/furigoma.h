#pragma once

#include <QVariantAnimation>
#include <QWidget>
#include <array>
#include <memory>
#include <optional>

#include "core/base/random.h"
#include "core/geometry/side.h"
#include "core/variant/variant.h"
#include "ui/look/look.h"
#include "ui/look/piece_faces.h"

namespace mujo::ui {

class FaceView;

inline constexpr std::size_t kTossedPieces = 5;

/// How five tossed pieces lie: true = promoted face up.
using Toss = std::array<bool, kTossedPieces>;
Toss tossPieces(Random& random);
/// The side of the player who tossed: Gote when more promoted faces than plain ones are up.
Side sideOfTosser(const Toss& toss);

/// The kind that is tossed: of those that promote, the one with the most pieces at the start; of equal
/// ones that which stands farthest ahead.
std::optional<PieceTypeId> tossedKind(const Variant& variant);

/// Five pieces that can be thrown to decide who begins.
class Furigoma : public QWidget {
    Q_OBJECT

public:
    explicit Furigoma(QWidget* parent = nullptr);

    void setVariant(const Variant& variant);
    void setLook(const Look& look);
    void toss(Random& random);
    void finish(); ///< the pieces come to rest at once
    [[nodiscard]] const std::optional<Toss>& result() const { return m_result; }
    [[nodiscard]] bool isRolling() const { return m_animation.state() == QAbstractAnimation::Running; }

signals:
    void tossed(); ///< the pieces have come to rest

private:
    void showFaces(double progress);

    std::array<FaceView*, kTossedPieces> m_views{};
    std::unique_ptr<PieceFaces> m_faces;
    PieceTypeId m_plain{};
    std::optional<PieceTypeId> m_promoted;
    std::optional<Toss> m_result;
    QVariantAnimation m_animation;
};

} // namespace mujo::ui
