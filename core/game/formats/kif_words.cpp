#include "core/game/formats/kif_words.h"

#include <algorithm>
#include <array>

#include "core/base/kanji_number.h"
#include "core/base/utf8.h"
#include "core/position/setup.h"

namespace mujo {

namespace {

bool dropEnd(std::string_view& text, std::string_view end) {
    const bool is = text.ends_with(end);
    text.remove_suffix(is ? end.size() : 0);
    return is;
}

/// `0:16/00:00:16`, or one of the two times alone.
bool isKifTimes(std::string_view text) {
    const bool hasBoth = text.find('/') != std::string_view::npos;
    const bool hasColon = text.find(':') != std::string_view::npos;
    skipBlanks(text);
    return hasColon && (hasBoth || takeDigits(text));
}

} // namespace

std::string KifGame::name(PieceTypeId type) const {
    return isPlain ? japaneseName(*variant, type) : variant->type(type).kanji;
}

std::string KifGame::boardName(PieceTypeId type) const {
    const PieceType& kind = variant->type(type);
    const bool isShared =
        kind.promoted &&
        std::any_of(variant->types().begin(), variant->types().end(),
                    [&](const PieceType& other) { return !other.promoted && other.kanji1 == kind.kanji1; });
    return (isShared ? std::string(kPromotedKanji) : std::string()) + kind.kanji1;
}

std::optional<PieceTypeId> KifGame::ofBoardName(std::string_view name) const {
    const std::string text = inOldForm(name);
    const auto& types = variant->types();
    const auto find = [&](auto&& fits) -> std::optional<PieceTypeId> {
        for (const PieceType& type : types) {
            const auto id = variant->find(type.id);
            if (id && !type.formOnly && fits(*id)) {
                return id;
            }
        }
        return std::nullopt;
    };
    if (const auto own = find([&](PieceTypeId id) { return boardName(id) == text; })) {
        return own;
    }
    return find([&](PieceTypeId id) {
        const auto kinds = named(text);
        return std::find(kinds.begin(), kinds.end(), id) != kinds.end();
    });
}

std::vector<PieceTypeId> KifGame::named(std::string_view name) const {
    const std::string text = inOldForm(name);
    std::vector<PieceTypeId> kinds;
    for (const PieceType& type : variant->types()) {
        const bool isAlias =
            std::any_of(type.aliases.begin(), type.aliases.end(), [&](const std::string& alias) {
                return alias == text || (!alias.empty() && characterAt(alias, 0) == text);
            });
        if (const auto id = variant->find(type.id);
            id && (type.kanji == text || type.kanji1 == text || isAlias)) {
            kinds.push_back(*id);
        }
    }
    return kinds;
}

std::string KifGame::square(Square square) const {
    const BoardShape& shape = variant->shape();
    return isPlain
               ? shape.name(square, SquareStyle::Kanji)
               : std::to_string(shape.files() - shape.column(square)) + kanjiNumber(shape.row(square) + 1);
}

std::string KifGame::origin(Square square) const {
    const BoardShape& shape = variant->shape();
    return isPlain
               ? std::to_string(shape.files() - shape.column(square)) + std::to_string(shape.row(square) + 1)
               : "←" + this->square(square);
}

bool KifGame::isDrawable(const Position& position) const {
    const Setup setup = position.setup();
    if (setup.ply != 1 || !(setup.state == RuleState{})) {
        return false;
    }
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        const Cell cell = position.at(Square(i));
        if (!cell.isEmpty() && ofBoardName(boardName(cell.type())) != cell.type()) {
            return false;
        }
    }
    return true;
}

std::optional<KifStep> parseKifStep(std::string_view text, const BoardShape& shape) {
    KifStep step;
    if (!takeWord(text, "同") && !takeWord(text, "仝")) {
        step.to = takeKifSquare(text, shape);
        if (!step.to) {
            return std::nullopt;
        }
    }
    skipBlanks(text);
    const std::size_t end = std::min(
        {text.find(' '), text.find("　"), text.find('('), text.find("（"), text.find('\t'), text.size()});
    step.name = text.substr(0, end);
    text.remove_prefix(end);
    step.isDrop = dropEnd(step.name, "打");
    const bool declines = dropEnd(step.name, "不成") || dropEnd(step.name, "生");
    step.promotes = !declines && dropEnd(step.name, kPromotedKanji);
    std::size_t length = step.name.size();
    constexpr std::array<std::string_view, 6> kManners{"右", "左", "上", "引", "寄", "直"};
    std::string_view bare = step.name;
    while (std::any_of(kManners.begin(), kManners.end(),
                       [&](std::string_view manner) { return dropEnd(bare, manner); })) {
        length = bare.size();
    }
    step.manner = step.name.substr(length);
    step.name = step.name.substr(0, length);
    for (skipBlanks(text); takeWord(text, "(") || takeWord(text, "（"); skipBlanks(text)) {
        const std::size_t close = std::min({text.find(')'), text.find("）"), text.size()});
        std::string_view said = text.substr(0, close);
        text.remove_prefix(close);
        if (!takeWord(text, ")")) {
            takeWord(text, "）");
        }
        if (isKifTimes(said)) {
            skipBlanks(said);
            step.times = said;
            continue;
        }
        takeWord(said, "←");
        if (const auto from = takeKifSquare(said, shape)) {
            step.from = from;
        }
    }
    return step.name.empty() ? std::nullopt : std::optional(step);
}

} // namespace mujo
