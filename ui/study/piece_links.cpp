#include "ui/study/piece_links.h"
#include "ui/words/qt_language.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "core/insight/piece_kinds.h"
#include "core/words/rules_in_words.h"

namespace mujo::ui {

namespace {

const QString kPiece = QStringLiteral("piece:");
const QString kRule = QStringLiteral("rule:");

/// Whether a name goes on there. Between kanji and kana a word may end.
bool goesOn(const QString& name, const QString& text, qsizetype at) {
    if (at < 0 || at >= text.size()) {
        return false;
    }
    const bool isHan = name.front().script() == QChar::Script_Han || name.front().isSurrogate();
    return isHan ? text[at].script() == QChar::Script_Han || text[at].isSurrogate()
                 : text[at].isLetterOrNumber();
}

} // namespace

PieceLinks::PieceLinks(const Variant& variant) : m_variant(variant) {
    for (const insight::PieceKind& kind : insight::pieceKinds(variant)) {
        const PieceType& type = variant.type(kind.type);
        m_names.push_back({QString::fromStdString(type.name), kind.type});
        for (const std::string& alias : type.aliases) {
            if (alias.find(' ') != std::string::npos) { // "free king" is no king
                m_names.push_back({QString::fromStdString(alias), kind.type});
            }
        }
    }
    std::stable_sort(m_names.begin(), m_names.end(),
                     [](const Name& a, const Name& b) { return a.name.size() > b.name.size(); });
    for (const std::string& rule : words::rulesInWords(QtLanguage(), variant)) {
        m_rules << QString::fromStdString(rule);
    }
}

std::vector<PieceLinks::Found> PieceLinks::namesIn(const QString& text) const {
    std::vector<Found> found;
    std::vector<bool> taken(static_cast<std::size_t>(text.size()), false);
    for (const Name& name : m_names) {
        const qsizetype length = name.name.size();
        // The rules write "a lion" of every piece that is one.
        const auto next = [&](qsizetype from) { return text.indexOf(name.name, from, Qt::CaseInsensitive); };
        for (qsizetype at = next(0); at >= 0; at = next(at + length)) {
            // A plural counts as the name.
            const bool plural = at + length < text.size() && text[at + length] == QLatin1Char('s');
            const bool whole =
                !goesOn(name.name, text, at - 1) && !goesOn(name.name, text, at + length + (plural ? 1 : 0));
            if (whole && !taken[static_cast<std::size_t>(at)]) {
                std::fill_n(taken.begin() + at, length, true);
                found.push_back({at, &name});
            }
        }
    }
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.at < b.at; });
    return found;
}

QString PieceLinks::linked(const QString& text) const {
    QString html;
    qsizetype done = 0;
    for (const Found& found : namesIn(text)) {
        html += text.mid(done, found.at - done).toHtmlEscaped();
        html += QStringLiteral("<a href=\"%1\">%2</a>")
                    .arg(pieceLink(found.name->type),
                         text.mid(found.at, found.name->name.size()).toHtmlEscaped());
        done = found.at + found.name->name.size();
    }
    return html + text.mid(done).toHtmlEscaped();
}

bool PieceLinks::isNamedIn(const QString& text, PieceTypeId type) const {
    const std::string& name = m_variant.type(type).name;
    const std::vector<Found> all = namesIn(text);
    return std::any_of(all.begin(), all.end(),
                       [&](const Found& found) { return m_variant.type(found.name->type).name == name; });
}

std::vector<int> PieceLinks::rulesNaming(PieceTypeId type) const {
    std::vector<int> numbers;
    for (int i = 0; i < m_rules.size(); ++i) {
        if (isNamedIn(m_rules[i], type)) {
            numbers.push_back(i);
        }
    }
    return numbers;
}

QString PieceLinks::sentencesNaming(int rule, PieceTypeId type) const {
    static const QRegularExpression kBetween(QStringLiteral("(?<=\\.)\\s+|(?<=\u3002)"));
    const QStringList sentences = m_rules[rule].split(kBetween, Qt::SkipEmptyParts);
    QString naming;
    bool isGap = false; // sentences are left out, which one more may follow
    for (const QString& sentence : sentences) {
        if (isNamedIn(sentence, type)) {
            const QString between = sentence.endsWith(QChar(u'。')) ? QString() : QStringLiteral(" ");
            naming += (naming.isEmpty() ? QString() : between) +
                      (isGap ? QStringLiteral("…") + between : QString()) + sentence;
            isGap = false;
        } else {
            isGap = true;
        }
    }
    return naming.isEmpty() ? m_rules[rule] : naming;
}

QString PieceLinks::pieceLink(PieceTypeId type) const {
    return kPiece + QString::fromStdString(m_variant.type(type).id);
}

std::optional<PieceTypeId> PieceLinks::pieceOf(const QString& link) const {
    return link.startsWith(kPiece) ? m_variant.find(link.mid(kPiece.size()).toStdString()) : std::nullopt;
}

std::optional<int> PieceLinks::ruleOf(const QString& link) const {
    bool isNumber = false;
    const int number = link.startsWith(kRule) ? link.mid(kRule.size()).toInt(&isNumber) : -1;
    return isNumber && number >= 0 && number < m_rules.size() ? std::optional(number) : std::nullopt;
}

} // namespace mujo::ui
