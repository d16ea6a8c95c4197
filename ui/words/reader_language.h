#pragma once

#include <QString>
#include <QStringList>
#include <memory>

#include "core/variant_file/translation.h"

class QCoreApplication;

namespace mujo::ui {

// The language of the window: one for the whole program, chosen when it starts. A language is one file of the
// texts of the program, resources/i18n/mujo_CODE.ts, and one of the texts of the games, mujo_CODE.json; what
// either lacks is said in English. docs/translating.md tells how one is added.

/// The codes of all languages, `en` first.
[[nodiscard]] QStringList readerLanguages();
/// A language as it calls itself: 日本語.
[[nodiscard]] QString nameOfLanguage(const QString& code);
/// The language that is spoken where `chosen` is the code the reader has chosen, empty for none: then the
/// first of the system's own languages that is there.
[[nodiscard]] QString languageFor(const QString& chosen);

/// What games and their pieces are called in a language; null where it has no such file, as English has none.
/// Needs no application.
[[nodiscard]] std::shared_ptr<const Translation> gamesInLanguage(const QString& code);
/// Makes the program speak: its own texts, those of Qt, dates and numbers. Call it once after the application
/// is made, which owns what is installed.
void installLanguage(QCoreApplication& app, const QString& code);

} // namespace mujo::ui
