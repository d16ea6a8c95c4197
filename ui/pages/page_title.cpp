#include "ui/pages/page_title.h"

#include <QDate>
#include <QLocale>
#include <QStringList>

#include "ui/session/words.h"

namespace mujo::ui {

namespace {

/// A date of ISO 8601, with or without a time, as people here write days; any other text as it is.
QString dayInWords(const std::string& date) {
    const QString text = toQString(date);
    const QDate day = QDate::fromString(text.section(QLatin1Char('T'), 0, 0), Qt::ISODate);
    return day.isValid() ? QLocale().toString(day, QLocale::LongFormat) : text;
}

} // namespace

QString pageTitle(const Game& game, const GameDetails& details) {
    const QString sente = toQString(details.names[Side::Sente]);
    const QString gote = toQString(details.names[Side::Gote]);
    if (sente.isEmpty() && gote.isEmpty()) {
        return gameName(game.variant());
    }
    return (sente.isEmpty() ? sideName(Side::Sente) : sente) + QStringLiteral(" – ") +
           (gote.isEmpty() ? sideName(Side::Gote) : gote);
}

QString pageSubtitle(const Game& game, const GameDetails& details) {
    const GameInfo& info = details.info;
    const QString name = gameName(game.variant());
    QStringList parts;
    for (const QString& part : {name == pageTitle(game, details) ? QString() : name, toQString(info.handicap),
                                toQString(info.event), toQString(info.place), dayInWords(info.date)}) {
        if (!part.isEmpty()) {
            parts << part;
        }
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace mujo::ui
