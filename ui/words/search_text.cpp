#include "ui/words/search_text.h"

#include <algorithm>
#include <iterator>

namespace mujo::ui {

namespace {

constexpr char16_t kVoiced = 0x3099; // the mark of が beside か
constexpr char16_t kHalfVoiced = 0x309A;

bool isAccent(QChar c) {
    return c.isMark() && c != kVoiced && c != kHalfVoiced;
}

} // namespace

QString withoutAccents(const QString& text) {
    const QString parts = text.normalized(QString::NormalizationForm_D).toLower();
    QString plain;
    std::copy_if(parts.begin(), parts.end(), std::back_inserter(plain), [](QChar c) { return !isAccent(c); });
    return plain.normalized(QString::NormalizationForm_C);
}

} // namespace mujo::ui
