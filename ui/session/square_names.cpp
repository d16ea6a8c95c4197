#include "ui/session/square_names.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "core/game/notation/japanese_squares.h"

namespace mujo::ui {

SquareNames& SquareNames::ofProgram() {
    static SquareNames names;
    return names;
}

void SquareNames::choose(Choice choice) {
    if (m_choice != choice) {
        m_choice = choice;
        emit changed();
    }
}

void SquareNames::choose(Notation notation) {
    if (m_notation != notation) {
        m_notation = notation;
        emit changed();
    }
}

SquareStyle SquareNames::ofSources(const Variant& variant) const {
    const Catalog::Entry* entry = m_catalog != nullptr ? m_catalog->find(variant.id()) : nullptr;
    return entry != nullptr ? entry->notes.squareStyle : SquareStyle::Shogi;
}

SquareStyle squareStyle(const Variant& variant) {
    switch (SquareNames::ofProgram().choice()) {
    case SquareNames::Choice::Shogi:
        return SquareStyle::Shogi;
    case SquareNames::Choice::Chess:
        return SquareStyle::Chess;
    case SquareNames::Choice::AsInSources:
        break;
    }
    return SquareNames::ofProgram().ofSources(variant);
}

SquareStyle shownSquares(const Variant& variant) {
    const SquareStyle style = squareStyle(variant);
    const bool isJapanese = SquareNames::ofProgram().notation() == SquareNames::Notation::Japanese;
    return isJapanese && style == SquareStyle::Shogi ? SquareStyle::Kanji : style;
}

QString squareName(const Variant& variant, Square square) {
    return QString::fromStdString(variant.shape().name(square, shownSquares(variant)));
}

std::optional<Square> typedSquare(const Variant& variant, const QString& name) {
    const std::string text = name.trimmed().toStdString();
    if (const auto square = variant.shape().parse(text, squareStyle(variant))) {
        return square;
    }
    const bool isJapanese = std::any_of(name.begin(), name.end(), [](QChar c) { return c.unicode() > 0x7F; });
    std::string_view rest = text;
    const auto square = isJapanese ? takeKifSquare(rest, variant.shape()) : std::nullopt;
    return rest.empty() ? square : std::nullopt;
}

} // namespace mujo::ui
