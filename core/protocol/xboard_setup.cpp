#include "core/protocol/xboard_setup.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>

#include "core/base/ascii.h"
#include "core/position/cecp_position.h"
#include "core/protocol/xboard_moves.h"

namespace mujo {

namespace {

/// XBoard's table of pieces has this many places a side, each with a picture and some with moves that the
/// program itself attends to.
constexpr int kPlaces = 66;
/// Kinds that several others promote to, marked `*` in the table.
constexpr int kSharedPlace = 55;

/// The first place is for pieces that go as a pawn of Shogi does: XBoard lets them only promote on the last
/// rank and drops none there.
constexpr int kPawnPlace = 0;
constexpr std::string_view kPawnMoves = "fW";
/// A piece in one of these takes part in rules of XBoard's own: a second pawn, the lion, the crown prince.
/// The last place is a king; as long as nothing has that place, XBoard knows no check, and leaves it to the
/// engine what may be played and when the game is over.
constexpr std::array<int, 4> kUnfit = {18, 21, 50, 65};

/// Pictures that fit a way of moving.
struct Picture {
    std::string_view moves;
    int place;
};
constexpr std::array kPictures = {Picture{kPawnMoves, kPawnPlace},
                                  Picture{"B", 2},
                                  Picture{"R", 3},
                                  Picture{"Q", 4},
                                  Picture{"ffN", 1},
                                  Picture{"N", 1},
                                  Picture{"WfF", 9},
                                  Picture{"K", 10},
                                  Picture{"RF", 14},
                                  Picture{"BW", 13},
                                  Picture{"FfW", 16},
                                  Picture{"FsfW", 53}};

struct Kind {
    PieceTypeId type{};
    std::string moves;
    bool shared = false;
    int place = -1;
};

class Table {
public:
    explicit Table(const Variant& variant) : m_variant(variant) {
        for (std::size_t i = 0; i < variant.types().size(); ++i) {
            if (!variant.types()[i].formOnly) {
                m_kinds.push_back({PieceTypeId(i), xboardMoves(variant, PieceTypeId(i)), false, -1});
            }
        }
        share();
        for (Kind& kind : m_kinds) {
            if (!kind.shared) {
                for (const Picture& picture : kPictures) {
                    if (type(kind).betza == picture.moves && take(picture.place)) {
                        kind.place = picture.place;
                        break;
                    }
                }
            }
        }
        int next = 1;
        for (Kind& kind : m_kinds) {
            if (!kind.shared && kind.place < 0) {
                while (!take(next)) {
                    ++next;
                }
                kind.place = next;
            }
        }
    }

    [[nodiscard]] std::string text() const {
        const std::string sente = ofSide(Side::Sente);
        return '(' + sente + ofSide(Side::Gote) + ')';
    }

    [[nodiscard]] std::vector<std::string> pieces() const {
        std::vector<std::string> lines;
        std::string together;
        std::string letter;
        for (const Kind& kind : m_kinds) {
            if (kind.shared) {
                together += kind.moves;
                letter = type(kind).letter;
            } else {
                lines.push_back("piece " + type(kind).letter + "& " + kind.moves);
            }
        }
        if (!together.empty()) {
            lines.push_back("piece " + letter + "& " + together);
        }
        return lines;
    }

    [[nodiscard]] int unpromoted() const {
        return static_cast<int>(std::count_if(m_kinds.begin(), m_kinds.end(),
                                              [this](const Kind& kind) { return !type(kind).promoted; }));
    }

private:
    [[nodiscard]] const PieceType& type(const Kind& kind) const { return m_variant.type(kind.type); }

    /// Where there are more kinds than places, the promoted ones with the shortest texts have one together.
    void share() {
        const bool pawns = std::any_of(m_kinds.begin(), m_kinds.end(),
                                       [&](const Kind& kind) { return type(kind).betza == kPawnMoves; });
        const std::size_t room = kPlaces - kUnfit.size() - (pawns ? 0 : 1);
        if (m_kinds.size() <= room) {
            return;
        }
        std::vector<Kind*> promoted;
        for (Kind& kind : m_kinds) {
            if (type(kind).promoted) {
                promoted.push_back(&kind);
            }
        }
        std::stable_sort(promoted.begin(), promoted.end(),
                         [](const Kind* x, const Kind* y) { return x->moves.size() < y->moves.size(); });
        promoted.resize(std::min(promoted.size(), m_kinds.size() - room + 1));
        for (Kind* kind : promoted) {
            kind->shared = true;
        }
        take(kSharedPlace);
    }

    bool take(int place) {
        const bool fit = std::find(kUnfit.begin(), kUnfit.end(), place) == kUnfit.end();
        return fit && m_taken.emplace(place, true).second;
    }

    [[nodiscard]] std::string ofSide(Side side) const {
        std::array<std::string, kPlaces> places;
        places.fill(".");
        const auto cased = [&](const std::string& letter) {
            return side == Side::Sente ? letter : ascii::toLower(letter);
        };
        for (const Kind& kind : m_kinds) {
            const std::string& letter = type(kind).letter;
            if (kind.shared) {
                places[kSharedPlace] = "+";
            } else if (type(kind).promoted) {
                places[static_cast<std::size_t>(kind.place)] = '^' + cased(letter.substr(1));
            } else {
                places[static_cast<std::size_t>(kind.place)] =
                    (promotesShared(kind) ? "*" : "") + cased(letter);
            }
        }
        std::string text;
        for (const std::string& place : places) {
            text += place;
        }
        return text;
    }

    [[nodiscard]] bool promotesShared(const Kind& kind) const {
        return std::any_of(m_kinds.begin(), m_kinds.end(),
                           [&](const Kind& other) { return other.shared && type(other).base == kind.type; });
    }

    const Variant& m_variant;
    std::vector<Kind> m_kinds;
    std::map<int, bool> m_taken;
};

} // namespace

std::vector<std::string> xboardSetup(const std::shared_ptr<const Variant>& variant) {
    const Table table(*variant);
    const Variant& game = *variant;
    const auto& drops = game.rules().drops;
    const int hand = drops ? table.unpromoted() : 0;
    std::vector<std::string> lines{"setup " + table.text() + ' ' + std::to_string(variant->shape().files()) +
                                   'x' + std::to_string(variant->shape().ranks()) + '+' +
                                   std::to_string(hand) + "_chu " + cecpFen(Position::start(variant))};
    const std::vector<std::string> pieces = table.pieces();
    lines.insert(lines.end(), pieces.begin(), pieces.end());
    return lines;
}

} // namespace mujo
