#pragma once

#include <QString>

#include "core/base/sentence.h"

namespace mujo::ui {

/// The language of the window: the sentences of core/words in the translation that is installed, by the
/// contexts that stand there.
class QtLanguage final : public Language {
public:
    [[nodiscard]] std::string translate(const char* context, const char* english,
                                        const char* comment = nullptr, int n = -1) const override;
};

/// In the language of the window.
[[nodiscard]] QString toQString(const Sentence& sentence);

} // namespace mujo::ui
