#include "ui/dialogs/furigoma.h"

#include <QHBoxLayout>
#include <algorithm>
#include <cmath>
#include <map>

#include "ui/panes/face_view.h"

namespace mujo::ui {

namespace {

constexpr int kPieceSide = 56;
constexpr int kDuration = 900; // milliseconds

} // namespace

Toss tossPieces(Random& random) {
    Toss toss{};
    for (bool& promoted : toss) {
        promoted = random.below(2) == 1;
    }
    return toss;
}

Side sideOfTosser(const Toss& toss) {
    const auto promoted = static_cast<std::size_t>(std::count(toss.begin(), toss.end(), true));
    return 2 * promoted > toss.size() ? Side::Gote : Side::Sente;
}

std::optional<PieceTypeId> tossedKind(const Variant& variant) {
    struct Standing {
        int count = 0;
        int ahead = 0; // ranks before it, negated: more is farther ahead
        auto operator<=>(const Standing&) const = default;
    };
    std::map<PieceTypeId, Standing> kinds;
    for (const Placement& placement : variant.data().setup) {
        if (variant.type(placement.type).promotesTo) {
            const int ahead = -variant.shape().ranksAhead(placement.square, placement.owner);
            Standing& standing = kinds.try_emplace(placement.type, Standing{0, ahead}).first->second;
            ++standing.count;
            standing.ahead = std::max(standing.ahead, ahead);
        }
    }
    const auto best = std::max_element(kinds.begin(), kinds.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return best == kinds.end() ? std::nullopt : std::optional(best->first);
}

Furigoma::Furigoma(QWidget* parent) : QWidget(parent) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (FaceView*& view : m_views) {
        view = new FaceView(kPieceSide);
        layout->addWidget(view);
    }
    layout->addStretch(1);
    m_animation.setDuration(kDuration);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { showFaces(value.toDouble()); });
    connect(&m_animation, &QVariantAnimation::finished, this, &Furigoma::tossed);
}

void Furigoma::setVariant(const Variant& variant) {
    m_animation.stop();
    m_result.reset();
    m_faces = std::make_unique<PieceFaces>(variant);
    m_plain = tossedKind(variant).value_or(PieceTypeId{0});
    m_promoted = variant.type(m_plain).promotesTo;
    showFaces(1);
}

void Furigoma::setLook(const Look& look) {
    for (FaceView* view : m_views) {
        view->setLook(look);
    }
}

void Furigoma::toss(Random& random) {
    m_result = tossPieces(random);
    m_animation.stop();
    m_animation.start();
}

void Furigoma::finish() {
    if (isRolling()) {
        m_animation.setCurrentTime(kDuration);
    }
}

void Furigoma::showFaces(double progress) {
    if (!m_faces) {
        return;
    }
    int promotedCount = 0;
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        const bool ends = m_result && (*m_result)[i];
        promotedCount += ends ? 1 : 0;
        // Each turns over a few times more than its neighbour and comes to rest on the face it was dealt.
        const double turns = m_result ? (1 - progress) * static_cast<double>(6 + i) : 0;
        const bool isOver = static_cast<int>(std::floor(turns + 0.5)) % 2 == 1;
        const bool promoted = (ends != isOver) && m_promoted;
        m_views[i]->setFace(m_faces->of(promoted ? *m_promoted : m_plain));
        m_views[i]->setTurn(turns);
    }
    setAccessibleName(m_result ? tr("%1 of five pieces show their promoted face").arg(promotedCount)
                               : tr("Five pieces to toss"));
}

} // namespace mujo::ui
