#pragma once

#include "core/words/language.h"

namespace mujo::ui {

/// The language of the window: the sentences of core/words in the translation that is installed, by the
/// contexts that stand there.
class QtLanguage final : public words::Language {
public:
    [[nodiscard]] std::string translate(const char* context, const char* english,
                                        const char* comment = nullptr, int n = -1) const override;
};

} // namespace mujo::ui
