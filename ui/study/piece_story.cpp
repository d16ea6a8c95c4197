#include "ui/study/piece_story.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "core/insight/piece_kinds.h"
#include "core/variant/commonest_kind.h"
#include "core/words/moves_in_words.h"
#include "core/words/phrases.h"
#include "ui/session/move_words.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"
#include "ui/words/piece_title.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

QString escaped(const std::string& text) {
    return toQString(text).toHtmlEscaped();
}

/// A long sentence to the end of a clause of it.
QString clauseOf(const QString& sentence) {
    constexpr qsizetype kLongest = 300; // characters
    constexpr qsizetype kShortest = 30;
    if (sentence.size() <= kLongest) {
        return sentence;
    }
    for (const QStringView marks : {u";；", u":：", u",、"}) {
        for (qsizetype at = kLongest - 1; at >= kShortest; --at) {
            if (marks.contains(sentence[at])) {
                return sentence.left(at) + QStringLiteral("…");
            }
        }
    }
    return sentence;
}

/// What characterises the game; under another reading of its rules than the usual one, what is different
/// there, since the description of the game speaks of the usual rules.
QString description(const VariantData& data) {
    const OptionTable& table = data.optionTable;
    if (data.profile == kStandardProfile) {
        return escaped(data.summary);
    }
    if (const auto known = numberOf(table.profiles, data.profile)) {
        const Profile& profile = table.profiles[*known];
        return PieceStory::tr("<b>%1:</b> %2", "a reading of the rules, and what is different in it")
            .arg(escaped(profile.name), escaped(profile.differs));
    }
    QStringList differences;
    if (const auto reading = table.parse(data.profile)) {
        for (std::size_t i = 0; i < table.options.size(); ++i) {
            const OptionChoice& choice = table.options[i].choices[(*reading)[i]];
            if (!choice.differs.empty()) {
                differences << escaped(choice.differs);
            }
        }
    }
    return differences.join(QLatin1Char(' '));
}

} // namespace

QString PieceStory::game(Rules rules, std::optional<int> markedRule) const {
    const VariantData& data = m_variant.data();
    QString html = QStringLiteral("<p style='font-size:large'><b>%1</b><br>%2</p><p>%3</p>")
                       .arg(escaped(data.name), PieceTitle::beside(data).toHtmlEscaped(), description(data));
    constexpr int kFirst = 2;
    const auto count = static_cast<int>(m_links.rules().size());
    const int told = rules == Rules::First && count > kFirst + 1 ? kFirst : count;
    html += QStringLiteral("<table cellspacing='0' cellpadding='0' style='margin-top:8px'>");
    for (int i = 0; i < told; ++i) {
        const bool marked = markedRule == i;
        html += QStringLiteral("<tr><td style='padding-right:8px'><b>%1</b></td>"
                               "<td style='padding-bottom:8px'><a name=\"rule%2\"></a>%3</td></tr>")
                    .arg((marked ? kMarkedRule : QString()) + QString::number(i + 1), QString::number(i),
                         m_links.linked(m_links.rules()[i]));
    }
    html += QStringLiteral("</table>");
    if (told < count) {
        html += QStringLiteral("<p><a href=\"%1\">%2</a></p>")
                    .arg(kAllRules, tr("All %n rule(s) of the game", nullptr, count).toHtmlEscaped());
    }
    return html;
}

QString PieceStory::link(PieceTypeId type) const {
    return QStringLiteral("<a href=\"%1\">%2</a>")
        .arg(m_links.pieceLink(type), escaped(m_variant.type(type).name));
}

QString PieceStory::linkWithArticle(PieceTypeId type) const {
    const std::string& name = m_variant.type(type).name;
    QString phrase = escaped(words::withArticle(QtLanguage(), name));
    const QString plain = escaped(name);
    if (const auto at = phrase.lastIndexOf(plain); at >= 0) { // a language may put its article behind
        phrase.replace(at, plain.size(), link(type));
    }
    return phrase;
}

QStringList PieceStory::promotions(PieceTypeId id) const {
    const PieceType& type = m_variant.type(id);
    QStringList lines;
    if (type.promoted) {
        lines << tr("Promoted from %1.").arg(link(type.base));
    }
    if (type.promotesTo) {
        lines << tr("Promotes to %1.").arg(link(*type.promotesTo));
        return lines;
    }
    if (type.promoted) {
        return lines;
    }
    QStringList sources;
    for (const insight::PieceKind& kind : insight::pieceKinds(m_variant)) {
        if (m_variant.type(kind.type).name == type.name) {
            for (const PieceTypeId source : kind.comesFrom) {
                sources << link(source);
            }
        }
    }
    sources.removeDuplicates();
    if (!sources.isEmpty()) {
        lines << tr("Others promote to it: %1.").arg(Phrases::list(sources));
    }
    if (std::ranges::any_of(m_variant.types(),
                            [](const PieceType& each) { return each.promotesTo.has_value(); })) {
        QStringList contagious;
        for (const insight::PieceKind& kind : insight::pieceKinds(m_variant)) {
            if (m_variant.contagious(kind.type)) {
                contagious << link(kind.type);
            }
        }
        contagious.removeDuplicates();
        lines << (contagious.isEmpty() || type.exemptFromContagion
                      ? tr("It does not promote.")
                      : tr("It does not promote, but taking a contagious piece changes it: %1.",
                           "a list of kinds")
                            .arg(Phrases::list(contagious)));
    }
    return lines;
}

QStringList PieceStory::remarks(PieceTypeId id) const {
    const PieceType& type = m_variant.type(id);
    QStringList lines;
    if (type.royal) {
        lines << tr("<b>Royal.</b> The game is lost with the last royal piece.");
    }
    if (m_variant.contagious(id)) {
        QStringList exempt;
        for (const insight::PieceKind& kind : insight::pieceKinds(m_variant)) {
            const PieceType& own = m_variant.type(kind.type);
            if (own.exemptFromContagion) {
                const bool differ = std::ranges::any_of(m_variant.types(), [&own](const PieceType& other) {
                    return other.name == own.name && other.promoted && !other.exemptFromContagion;
                });
                const QString named = linkWithArticle(kind.type);
                exempt << (differ ? tr("%1 (one that is not a promoted piece)", "a piece").arg(named)
                                  : named);
            }
        }
        exempt.removeDuplicates();
        const QString becomes = linkWithArticle(*type.infects);
        lines << (exempt.isEmpty() ? tr("<b>Contagious.</b> A piece that takes it becomes %1.").arg(becomes)
                                   : tr("<b>Contagious.</b> A piece that takes it becomes %1, except %2.")
                                         .arg(becomes, listed(exempt)));
    }
    if (type.exemptFromContagion) {
        lines << tr("Contagion does not change it.");
    }
    lines += promotions(id);
    // A sign that is no part of the name is not recognized by who has learned the name.
    if (type.kanji.find(type.kanji1) == std::string::npos) {
        lines << tr("On small squares it is written %1.").arg(escaped(type.kanji1));
    }
    return lines;
}

QStringList PieceStory::moves(PieceTypeId type) const {
    QStringList lines;
    for (const std::string& words : words::movesInWords(QtLanguage(), m_variant, type)) {
        lines << escaped(words);
    }
    return lines;
}

QString PieceStory::rules(PieceTypeId type) const {
    const std::vector<int> numbers = m_links.rulesNaming(type);
    if (numbers.empty()) {
        return {};
    }
    QString html = tr("Rules that name it:");
    for (const int number : numbers) {
        const QString text = clauseOf(m_links.sentencesNaming(number, type));
        // The number leads to the rule; whole sentences of links are hard to read.
        html += QStringLiteral("<br>· <a href=\"%1\">%2</a> %3")
                    .arg(PieceLinks::ruleLink(number), tr("Rule %1:").arg(number + 1), text.toHtmlEscaped());
    }
    return html;
}

QString PieceStory::points(double worth) {
    const double grain = std::abs(worth) >= 5 ? 1 : std::abs(worth) >= 2 ? 0.5 : 0.1;
    const QString number = QLocale().toString(std::round(worth / grain) * grain, 'g', 4);
    return number == QLatin1String("1") ? tr("1 point") : tr("%1 points").arg(number);
}

QString PieceStory::value(PieceTypeId type, const PerType<int>& worths) const {
    const auto worth = [&worths](PieceTypeId kind) { return points(worths[kind] / 100.0); };
    constexpr int kTellsSomething =
        50; // hundredths: what is learned may hold most of a pawn's worth in its square
    if (m_variant.type(type).royal) {
        return {}; // it has no price
    }
    const auto pawn = commonestKind(m_variant);
    if (m_variant.type(type).promotesTo) {
        return !pawn || *pawn == type || worths[*pawn] < kTellsSomething
                   ? tr("Worth about %1 to the computer, counting what it may become.").arg(worth(type))
                   : tr("Worth about %1 to the computer, counting what it may become (a %2 about %3).")
                         .arg(worth(type), toQString(m_variant.type(*pawn).name), worth(*pawn));
    }
    return !pawn || *pawn == type || worths[*pawn] < kTellsSomething
               ? tr("Worth about %1 to the computer.").arg(worth(type))
               : tr("Worth about %1 to the computer (a %2 about %3).")
                     .arg(worth(type), toQString(m_variant.type(*pawn).name), worth(*pawn));
}

} // namespace mujo::ui
