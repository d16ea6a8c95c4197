#include "ui/look/piece_faces.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <span>
#include <tuple>

#include "ui/words/piece_title.h"

namespace mujo::ui {

namespace {

using betza::Gait;
using betza::Leg;
using betza::MoveProgram;

std::span<const Leg> nextLegs(const MoveProgram& program, const Leg& leg) {
    return std::span(program.legs).subspan(leg.firstNext, leg.nextCount);
}

int depthOf(const MoveProgram& program, const Leg& leg) {
    int deepest = 0;
    for (const Leg& next : nextLegs(program, leg)) {
        deepest = std::max(deepest, depthOf(program, next));
    }
    return deepest + 1;
}

bool isSlide(const Leg& leg) {
    return leg.range > 1;
}

bool takesOnTheWay(const Leg& leg) {
    return (leg.actions & (betza::PassEnemyCapturing | betza::PassOwnCapturing)) != 0;
}

/// The widest turn that a slide makes after this one, in degrees from 0 to 90; none when no leg turns.
int turnAfter(const MoveProgram& program, const Leg& leg) {
    int turn = 0;
    for (const Leg& next : nextLegs(program, leg)) {
        const int product = leg.step.right * next.step.right + leg.step.forward * next.step.forward;
        const int cross = leg.step.right * next.step.forward - leg.step.forward * next.step.right;
        if (isSlide(next) && cross != 0) {
            turn = std::max(turn, product == 0 ? 90 : 45);
        }
    }
    return turn;
}

bool anyTakesOnTheWay(const MoveProgram& program, const Leg& leg) {
    const auto next = nextLegs(program, leg);
    return (leg.nextCount > 0 && takesOnTheWay(leg)) ||
           std::any_of(next.begin(), next.end(), [&](const Leg& l) { return anyTakesOnTheWay(program, l); });
}

MoveTick::Use useOf(std::uint16_t actions) {
    const bool moves = (actions & betza::EndOnEmpty) != 0;
    const bool takes = (actions & betza::EndOnEnemy) != 0;
    return moves && takes ? MoveTick::Use::MoveAndCapture
           : takes        ? MoveTick::Use::CaptureOnly
                          : MoveTick::Use::MoveOnly;
}

/// How many pieces a move may jump over that has a leg for each of them; 0 for any number.
int jumpedOver(const MoveProgram& program, const Leg& leg, const BoardShape& shape) {
    const int most = std::max(shape.files(), shape.ranks()) - 1;
    const int jumped = depthOf(program, leg) - 1;
    return jumped < most ? jumped : 0;
}

MoveTick tickOf(const MoveProgram& program, const Leg& leg, const BoardShape& shape) {
    MoveTick tick;
    tick.dx = leg.step.right;
    tick.dy = -leg.step.forward;
    tick.use = useOf(leg.actions);
    const int size = std::max(std::abs(leg.step.right), std::abs(leg.step.forward));
    if (leg.nextCount > 0) {
        tick.use = MoveTick::Use::MoveAndCapture;
        tick.number = depthOf(program, leg);
        if (isSlide(leg) && turnAfter(program, leg) != 0) {
            tick.kind = MoveTick::Kind::Hook;
            tick.number = turnAfter(program, leg);
        } else if (anyTakesOnTheWay(program, leg)) {
            tick.kind = MoveTick::Kind::Lion;
        } else if (isSlide(leg)) {
            tick.kind = MoveTick::Kind::HopCapture;
            tick.number = jumpedOver(program, leg, shape);
        } else {
            tick.kind = MoveTick::Kind::Area;
        }
        return tick;
    }
    if (leg.gait == Gait::Sweep) {
        tick.kind = MoveTick::Kind::Sweep;
    } else if (leg.gait == Gait::Hop || leg.gait == Gait::HopBehind) {
        tick.kind = MoveTick::Kind::HopCapture;
        tick.number = leg.range < BoardShape::kMaxSide ? leg.range : 0;
    } else if (size > 1 || leg.gait == Gait::SkipFirst || leg.gait == Gait::LeapOver) {
        tick.kind = MoveTick::Kind::Jump;
    } else if (leg.range == 1) {
        tick.kind = MoveTick::Kind::Step;
    } else if (leg.range >= BoardShape::kMaxSide) {
        tick.kind = MoveTick::Kind::Slide;
    } else {
        tick.kind = MoveTick::Kind::Limited;
        tick.number = leg.range;
    }
    return tick;
}

auto tickKey(const MoveTick& tick) {
    return std::tuple(tick.dx, tick.dy, tick.kind, tick.number, tick.use);
}

bool onOneRay(const MoveTick& a, const MoveTick& b) {
    return a.dx * b.dy == a.dy * b.dx && a.dx * b.dx + a.dy * b.dy > 0;
}

/// How far the stars of a lion lead that goes on in all eight directions; 0 for others.
int reachOfStars(const std::vector<MoveTick>& ticks) {
    constexpr std::ptrdiff_t kDirections = 8;
    int reach = std::numeric_limits<int>::max();
    const auto stars = std::count_if(ticks.begin(), ticks.end(), [&](const MoveTick& tick) {
        const bool isStar = tick.kind == MoveTick::Kind::Lion || tick.kind == MoveTick::Kind::Area;
        reach = isStar ? std::min(reach, tick.number) : reach;
        return isStar;
    });
    return stars == kDirections ? reach : 0;
}

/// Steps and jumps that the star of a lion on the same ray says already, and all jumps between such stars.
void dropTheObvious(std::vector<MoveTick>& ticks) {
    const std::vector<MoveTick> all = ticks;
    const int stars = reachOfStars(all);
    std::erase_if(ticks, [stars](const MoveTick& tick) {
        return tick.kind == MoveTick::Kind::Jump && std::max(std::abs(tick.dx), std::abs(tick.dy)) <= stars;
    });
    std::erase_if(ticks, [&](const MoveTick& tick) {
        return std::any_of(all.begin(), all.end(), [&](const MoveTick& other) {
            const bool star = other.kind == MoveTick::Kind::Lion || other.kind == MoveTick::Kind::Area;
            const bool slide = other.kind == MoveTick::Kind::Slide || other.kind == MoveTick::Kind::Hook ||
                               other.kind == MoveTick::Kind::Sweep;
            const int reach = static_cast<int>(std::max(std::abs(tick.dx), std::abs(tick.dy)));
            const bool small = tick.kind == MoveTick::Kind::Step ||
                               (star && tick.kind == MoveTick::Kind::Jump && reach <= other.number);
            return small && (star || slide) && onOneRay(tick, other) &&
                   other.use == MoveTick::Use::MoveAndCapture;
        });
    });
}

bool sameLeg(const MoveProgram& a, const Leg& x, const MoveProgram& b, const Leg& y) {
    if (x.step != y.step || x.range != y.range || x.gait != y.gait || x.actions != y.actions ||
        x.nextCount != y.nextCount) {
        return false;
    }
    const auto nextX = nextLegs(a, x);
    const auto nextY = nextLegs(b, y);
    return std::is_permutation(nextX.begin(), nextX.end(), nextY.begin(), nextY.end(),
                               [&](const Leg& p, const Leg& q) { return sameLeg(a, p, b, q); });
}

bool sameMoves(const MoveProgram& a, const MoveProgram& b) {
    return a.rootCount == b.rootCount && a.universal == b.universal &&
           std::is_permutation(a.legs.begin(), a.legs.begin() + a.rootCount, b.legs.begin(),
                               [&](const Leg& x, const Leg& y) { return sameLeg(a, x, b, y); });
}

RoleClass roleOf(const PieceType& type) {
    const MoveProgram& program = type.program;
    if (type.royal) {
        return RoleClass::Royal;
    }
    RoleClass role = RoleClass::Step;
    for (std::size_t i = 0; i < program.rootCount; ++i) {
        const Leg& leg = program.legs[i];
        const bool jumps = std::max(std::abs(leg.step.right), std::abs(leg.step.forward)) > 1;
        const RoleClass found = leg.gait == betza::Gait::Sweep ? RoleClass::Sweep
                                : leg.nextCount > 0            ? RoleClass::MultiLeg
                                : jumps                        ? RoleClass::Jump
                                : isSlide(leg)                 ? RoleClass::Slide
                                                               : RoleClass::Step;
        role = std::max(role, found);
    }
    return program.universal != 0 ? RoleClass::MultiLeg : role;
}

/// Roughly the squares that the piece reaches from the middle of an empty board; more for further legs.
double strength(const Variant& variant, const PieceType& type) {
    const double side = std::max(variant.shape().files(), variant.shape().ranks());
    double sum = type.program.universal != 0 ? side * side : 0;
    for (std::size_t i = 0; i < type.program.rootCount; ++i) {
        const Leg& leg = type.program.legs[i];
        const double reach = std::min<double>(leg.range, side / 3);
        sum += leg.nextCount == 0 ? reach : reach * 2.5;
    }
    return sum;
}

/// 0 for royals and the strongest, 3 for the weakest. A promoted piece keeps the wood of its base.
std::vector<int> sizeClasses(const Variant& variant) {
    const auto& types = variant.types();
    std::vector<double> strengths;
    for (const PieceType& type : types) {
        if (!type.promoted && !type.formOnly) {
            strengths.push_back(strength(variant, type));
        }
    }
    std::sort(strengths.begin(), strengths.end());
    const auto quantile = [&](double share) {
        return strengths[std::min(strengths.size() - 1,
                                  static_cast<std::size_t>(share * static_cast<double>(strengths.size())))];
    };
    std::vector<int> classes(types.size(), 2);
    for (std::size_t i = 0; i < types.size(); ++i) {
        const PieceType& own = types[i];
        const PieceType& base = variant.type(own.base);
        const double s = strength(variant, base);
        classes[i] = base.royal || s >= quantile(0.86) ? 0 : s >= quantile(0.5) ? 1 : s > 2 ? 2 : 3;
    }
    return classes;
}

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

/// "gold-general" for "Gold General"; empty for a name in other letters.
QString asFileName(const std::string& name) {
    QString plain;
    for (const QChar c : text(name).toLower().normalized(QString::NormalizationForm_D)) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9')) {
            plain += c;
        } else if (!c.isMark() && !plain.isEmpty() && !plain.endsWith(QLatin1Char('-'))) {
            plain += QLatin1Char('-');
        }
    }
    return plain.endsWith(QLatin1Char('-')) ? plain.chopped(1) : plain;
}

/// All names of a kind that are written in plain letters. The English one is an alias where another language
/// has taken its place.
QStringList plainNames(const PieceType& type) {
    QStringList names{asFileName(type.name)};
    for (const std::string& alias : type.aliases) {
        names << asFileName(alias);
    }
    names.removeAll(QString());
    return names;
}

QStringList drawingsOf(const Variant& variant, const PieceType& type) {
    QStringList names{text(type.id)};
    if (type.promoted) {
        for (const QString& name : plainNames(variant.type(type.base))) {
            names << QLatin1Char('+') + name;
        }
    }
    names << plainNames(type);
    names.removeDuplicates();
    return names;
}

/// The name of a piece in kanji. Beside neighbours of two characters a name of four shrinks to a fault in the
/// eye: where the game also knows it by two, these are shown.
QString kanjiOf(const PieceType& type) {
    const QString whole = text(type.kanji);
    if (whole.toUcs4().size() > 2) {
        constexpr char32_t kFirstIdeograph = 0x2E80;
        for (const std::string& alias : type.aliases) {
            const QList<uint> pair = text(alias).toUcs4();
            if (pair.size() == 2 && std::ranges::all_of(pair, [](uint c) { return c >= kFirstIdeograph; })) {
                return text(alias);
            }
        }
    }
    return whole;
}

} // namespace

std::vector<MoveTick> moveTicks(const MoveProgram& program, const BoardShape& shape) {
    std::vector<MoveTick> ticks;
    for (std::size_t i = 0; i < program.rootCount; ++i) {
        ticks.push_back(tickOf(program, program.legs[i], shape));
    }
    if (program.universal != 0) {
        constexpr std::array<std::pair<int, int>, 8> kAround = {
            {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
        for (const auto& [dx, dy] : kAround) {
            MoveTick tick;
            tick.dx = dx;
            tick.dy = dy;
            tick.kind = MoveTick::Kind::Area;
            tick.use = useOf(program.universal);
            ticks.push_back(tick);
        }
    }
    std::ranges::sort(ticks, {}, tickKey);
    ticks.erase(std::unique(ticks.begin(), ticks.end()), ticks.end());
    dropTheObvious(ticks);
    return ticks;
}

PieceFaces::PieceFaces(const Variant& variant) {
    const auto& types = variant.types();
    const std::vector<int> sizes = sizeClasses(variant);
    // Kinds with equal ticks and different moves, told apart by a small letter.
    std::vector<PieceFace> upright;
    QStringList names;
    for (const PieceType& type : types) {
        names << PieceTitle::onFace(type);
    }
    const NameFit fit = fitNames(names);
    for (std::size_t i = 0; i < types.size(); ++i) {
        const PieceType& type = types[i];
        PieceFace face;
        face.kanji2 = kanjiOf(type);
        face.kanji1 = text(type.kanji1);
        face.code = text(type.id);
        face.name = PieceTitle::onFace(type);
        face.drawings = drawingsOf(variant, type);
        face.nameFit = fit;
        face.promoted = type.promoted;
        face.royal = type.royal;
        face.sizeClass = sizes[i];
        face.role = roleOf(type);
        face.ticks = moveTicks(type.program, variant.shape());
        std::vector<const MoveProgram*> others;
        for (std::size_t j = 0; j < i; ++j) {
            if (upright[j].ticks == face.ticks && upright[j].royal == face.royal) {
                if (sameMoves(types[j].program, type.program)) {
                    face.note = upright[j].note;
                    others.clear();
                    break;
                }
                const bool known = std::any_of(others.begin(), others.end(), [&](const MoveProgram* program) {
                    return sameMoves(*program, types[j].program);
                });
                if (!known) {
                    others.push_back(&types[j].program);
                }
            }
        }
        if (!others.empty()) {
            face.note = QChar(static_cast<char16_t>(u'a' + others.size()));
        }
        upright.push_back(std::move(face));
    }
    for (const PieceFace& face : upright) {
        m_faces.push_back(face);
        m_faces.push_back(face);
        m_faces.back().gote = true;
    }
}

} // namespace mujo::ui
