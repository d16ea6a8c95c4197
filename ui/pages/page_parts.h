#pragma once

namespace mujo::ui {

/// The look of the page of a game, and what lets it be played through.
extern const char* const kPageStyle;
extern const char* const kPageScript;

} // namespace mujo::ui
