#include "ui/panes/fallen_view.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kFace = 26;
constexpr int kGap = 2;
constexpr int kRowHeight = kFace + kGap;
constexpr int kRows = 2;

} // namespace

FallenView::FallenView(Side side, QWidget* parent) : QWidget(parent), m_side(side) {
    setObjectName(QStringLiteral("fallenPieces"));
    setAccessibleName(side == Side::Sente ? tr("Pieces that Sente has lost")
                                          : tr("Pieces that Gote has lost"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_style.nameShown = false;
    hide();
}

FallenView::~FallenView() = default;

void FallenView::setVariant(std::shared_ptr<const Variant> variant) {
    m_variant = std::move(variant);
    m_faces = m_variant ? std::make_unique<PieceFaces>(*m_variant) : nullptr;
    m_kinds.clear();
}

void FallenView::setKinds(std::vector<FallenKind> kinds) {
    if (kinds != m_kinds) {
        m_kinds = std::move(kinds);
        QStringList words;
        for (const FallenKind& kind : m_kinds) {
            words << this->words(kind);
        }
        setAccessibleDescription(Phrases::list(words));
        m_mostRows = std::max(m_mostRows, arranged(width()).rows);
        updateGeometry();
        update();
    }
}

QString FallenView::words(const FallenKind& kind) const {
    const QString name = toQString(m_variant->type(kind.type).name);
    return kind.count == 1 ? name
                           : tr("%1 %2", "how many pieces of a kind, its name").arg(kind.count).arg(name);
}

void FallenView::setFlipped(bool flipped) {
    m_flipped = flipped;
    update();
}

void FallenView::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    m_style.nameShown = false;
    update();
}

QSize FallenView::sizeHint() const {
    constexpr int kUsual = 230;
    return {kUsual, heightForWidth(kUsual)};
}

QSize FallenView::minimumSizeHint() const {
    return {kFace * 3, kRowHeight};
}

int FallenView::heightForWidth(int width) const {
    return std::max({1, m_mostRows, arranged(width).rows}) * kRowHeight;
}

void FallenView::forgetHeight() {
    m_mostRows = 0;
    m_kinds.clear(); // what the next game has lost is new, also where it is the same
    setAccessibleDescription({});
    updateGeometry();
}

FallenView::Arrangement FallenView::arranged(int width) const {
    Arrangement made;
    QFont font = this->font();
    font.setPixelSize(11);
    const QFontMetrics metrics(font);
    int x = 0;
    int row = 0;
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        const QString number = m_kinds[i].count > 1 ? QString::number(m_kinds[i].count) : QString();
        const int wide = kFace + (number.isEmpty() ? 0 : metrics.horizontalAdvance(number) + 1) + kGap;
        const int restWide = i + 1 < m_kinds.size() && row == kRows - 1 ? kFace + kGap : 0;
        if (x > 0 && x + wide + restWide > width) {
            if (row == kRows - 1) {
                for (; i < m_kinds.size(); ++i) {
                    made.left += m_kinds[i].count;
                }
                made.rest = QRect(x, row * kRowHeight, std::max(0, width - x), kRowHeight);
                break;
            }
            ++row;
            x = 0;
        }
        made.places.push_back({QRect(x, row * kRowHeight, wide, kRowHeight), i});
        x += wide;
    }
    made.rows = m_kinds.empty() ? 0 : row + 1;
    return made;
}

void FallenView::paintEvent(QPaintEvent* /*event*/) {
    if (!m_faces) {
        return;
    }
    QPainter painter(this);
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    painter.setPen(m_theme.mutedText);
    const qreal ratio = devicePixelRatioF();
    const Side seenFrom = m_flipped ? opponent(m_side) : m_side;
    const Arrangement made = arranged(width());
    for (const Place& place : made.places) {
        const FallenKind& kind = m_kinds[place.kind];
        painter.drawPixmap(place.rect.topLeft(),
                           m_cache.pixmap(m_faces->of(Piece{kind.type, seenFrom}), m_style, m_theme,
                                          static_cast<int>(kFace * ratio), ratio));
        if (kind.count > 1) {
            painter.drawText(place.rect.adjusted(kFace, 0, 0, -2), Qt::AlignLeft | Qt::AlignBottom,
                             QString::number(kind.count));
        }
    }
    if (made.left > 0) {
        painter.drawText(made.rest, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("+%1").arg(made.left));
    }
}

const FallenKind* FallenView::kindAt(QPoint at) const {
    for (const Place& place : arranged(width()).places) {
        if (place.rect.contains(at)) {
            return &m_kinds[place.kind];
        }
    }
    return nullptr;
}

void FallenView::mousePressEvent(QMouseEvent* event) {
    if (const FallenKind* kind = kindAt(event->position().toPoint())) {
        emit kindChosen(kind->type);
    }
}

bool FallenView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const FallenKind* kind = kindAt(help->pos());
        QToolTip::showText(help->globalPos(), kind != nullptr ? words(*kind) : accessibleDescription(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace mujo::ui
