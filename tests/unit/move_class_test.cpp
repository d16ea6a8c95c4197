#include "core/insight/move_class.h"

#include <gtest/gtest.h>

#include <string_view>

#include "core/insight/piece_kinds.h"
#include "core/variant_file/catalog.h"

namespace mujo::insight {
namespace {

std::optional<PieceTypeId> named(const Variant& variant, std::string_view name) {
    for (const PieceKind& kind : pieceKinds(variant)) {
        if (variant.type(kind.type).name == name) {
            return kind.type;
        }
    }
    return std::nullopt;
}

} // namespace

TEST(MoveClass, MoveClassesFollowTheMoveProgram) {
    const Catalog catalog{std::filesystem::path()};
    const auto has = [&](const char* game, const char* name, MoveClass one) {
        const auto& variant = *catalog.find(game)->standard;
        const auto type = named(variant, name);
        return type && moveClasses(variant, *type).has(one);
    };
    ASSERT_TRUE(has("tai", "Pawn", MoveClass::Step));
    ASSERT_FALSE(has("tai", "Pawn", MoveClass::Slide));
    ASSERT_TRUE(has("tai", "Lion", MoveClass::MultiCapture));
    ASSERT_TRUE(has("tai", "Lion", MoveClass::Igui));
    ASSERT_TRUE(has("tai", "Lion", MoveClass::Jump));
    ASSERT_TRUE(has("tai", "Hook Mover", MoveClass::Hook));
    ASSERT_TRUE(has("tai", "Emperor", MoveClass::Anywhere));
    ASSERT_TRUE(has("suzumu", "Fire Demon", MoveClass::Burn));
    ASSERT_TRUE(has("suzumu", "Fire Demon", MoveClass::Area));
    ASSERT_TRUE(has("suzumu", "Great General", MoveClass::JumpToTake));
}

} // namespace mujo::insight
