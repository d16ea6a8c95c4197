#include "ui/dialogs/help_text.h"

#include <QCollator>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <array>
#include <vector>

namespace mujo::ui {

namespace {

QString paragraphOf(const QString& html) {
    return QStringLiteral("<p>%1</p>").arg(html);
}

/// The terms, those with the longest words first: "promotion zone" is no "promotion".
std::vector<Term> longestFirst() {
    std::vector<Term> terms(Glossary::terms().begin(), Glossary::terms().end());
    std::stable_sort(terms.begin(), terms.end(),
                     [](Term a, Term b) { return Glossary::word(a).size() > Glossary::word(b).size(); });
    return terms;
}

/// The terms as a reader of this language looks for them.
std::vector<Term> inAlphabet() {
    std::vector<Term> terms(Glossary::terms().begin(), Glossary::terms().end());
    std::sort(terms.begin(), terms.end(), [collator = QCollator(QLocale())](Term a, Term b) {
        return collator.compare(Glossary::word(a), Glossary::word(b)) < 0;
    });
    return terms;
}

/// Words that have their meaning in everyday language as well are no links in a text.
bool isEveryday(Term term) {
    constexpr std::array kEveryday{Term::Step, Term::Slide, Term::Leg,   Term::Jump, Term::Hand,
                                   Term::Pass, Term::Check, Term::Point, Term::Line, Term::Reading};
    return std::find(kEveryday.begin(), kEveryday.end(), term) != kEveryday.end();
}

/// A whole word, and of a language with spaces its plural. Japanese has no gaps between words: there it is
/// one that is no part of a longer word in kanji.
QRegularExpressionMatch wordIn(const QString& html, const QString& word) {
    const bool hasGaps = word.front().script() == QChar::Script_Latin;
    const QString pattern =
        hasGaps ? QStringLiteral("\\b%1s?\\b") : QStringLiteral("(?<!\\p{Han})%1(?!\\p{Han})");
    return QRegularExpression(pattern.arg(QRegularExpression::escape(word)),
                              QRegularExpression::CaseInsensitiveOption |
                                  QRegularExpression::UseUnicodePropertiesOption)
        .match(html);
}

} // namespace

HelpText::HelpText(const QString& title) : m_html(QStringLiteral("<h2>%1</h2>").arg(title.toHtmlEscaped())) {}

void HelpText::heading(const QString& text) {
    m_html += QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

void HelpText::paragraph(const QString& text) {
    m_html += paragraphOf(linked(text));
}

void HelpText::steps(std::initializer_list<QString> texts) {
    m_html += QStringLiteral("<ol>");
    for (const QString& text : texts) {
        m_html += QStringLiteral("<li style='margin-bottom:6px'>%1</li>").arg(linked(text));
    }
    m_html += QStringLiteral("</ol>");
}

void HelpText::points(Points points) {
    for (const auto& [lead, text] : points) {
        m_html += paragraphOf(QStringLiteral("<b>%1</b><br>%2").arg(lead.toHtmlEscaped(), linked(text)));
    }
}

void HelpText::terms() {
    for (const Term term : inAlphabet()) {
        m_linked.insert(static_cast<int>(term)); // no entry leads to itself
        m_html += QStringLiteral("<p><a name='%1'></a><b>%2</b><br>")
                      .arg(anchorOf(term), Glossary::word(term).toHtmlEscaped());
        m_html += Glossary::sentence(term).toHtmlEscaped() + QStringLiteral("</p>");
    }
}

QString HelpText::anchorOf(Term term) {
    return QStringLiteral("term-%1").arg(static_cast<int>(term));
}

QString HelpText::linkTo(Term term) {
    return QStringLiteral("help:%1").arg(anchorOf(term));
}

QString HelpText::linked(const QString& text) {
    QString html = text.toHtmlEscaped();
    QStringList links; // put in at the end, so that no word is sought in them
    const auto place = [](qsizetype number) { return QStringLiteral("\u0001%1\u0001").arg(number); };
    for (const Term term : longestFirst()) {
        if (isEveryday(term) || m_linked.contains(static_cast<int>(term))) {
            continue;
        }
        const QString word = Glossary::word(term).toHtmlEscaped();
        const QRegularExpressionMatch found = wordIn(html, word);
        if (found.hasMatch()) {
            m_linked.insert(static_cast<int>(term));
            const QString link = QStringLiteral("<a href='%1'>%2</a>").arg(linkTo(term), found.captured());
            html.replace(found.capturedStart(), found.capturedLength(), place(links.size()));
            links << link;
        }
    }
    for (qsizetype i = 0; i < links.size(); ++i) {
        html.replace(place(i), links[i]);
    }
    return html;
}

} // namespace mujo::ui
