#pragma once

#include <memory>

#include "core/variant_file/catalog.h"

namespace mujo::ui {

class GameSession;
class StartPage;

/// The game that is meant by "this game": that on the board, or, where games are chosen, the one that is
/// chosen there. Null where there is none.
[[nodiscard]] std::shared_ptr<const Variant> shownVariant(const Catalog& catalog, const StartPage& start,
                                                          const GameSession& session);

} // namespace mujo::ui
