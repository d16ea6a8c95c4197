#include "ui/words/piece_title.h"

namespace mujo::ui {

namespace {

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

} // namespace

QString PieceTitle::inLine(const PieceType& type) {
    return type.name == type.kanji
               ? tr("%1, %2").arg(text(type.name), text(type.romaji))
               : tr("%1, %2, %3").arg(text(type.name), text(type.kanji), text(type.romaji));
}

QString PieceTitle::beside(const PieceType& type) {
    return type.name == type.kanji ? text(type.romaji)
                                   : QStringLiteral("%1  %2").arg(text(type.kanji), text(type.romaji));
}

QString PieceTitle::beside(const VariantData& game) {
    return text(game.kanji == game.name ? game.romaji : game.kanji);
}

QString PieceTitle::onFace(const PieceType& type) {
    return text(type.name == type.kanji ? type.romaji : type.name);
}

} // namespace mujo::ui
