#include "ui/models/variant_filter.h"

#include <algorithm>

#include "core/variant/variant.h"
#include "ui/models/variant_list_model.h"
#include "ui/session/words.h"
#include "ui/words/search_text.h"

namespace mujo::ui {

namespace {

/// Where the text has it as the beginning of a word, from `from` on; -1 for nowhere.
qsizetype beginningOf(const QString& text, const QString& word, qsizetype from) {
    for (qsizetype at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber() || text[at].script() == QChar::Script_Han) {
            return at;
        }
    }
    return -1;
}

/// A name and its reading have the same words, which are one here.
QString wordAt(const QString& text, qsizetype from) {
    qsizetype end = from;
    while (end < text.size() && text[end].isLetterOrNumber()) {
        ++end;
    }
    return text.mid(from, end - from);
}

/// Those of the words that the text does not have. Each is found in a word of its own: of "sho sh" the second
/// is not found in "Sho" again, nor both in one "Shogi".
QStringList wordsOutside(const QString& text, const QStringList& words) {
    const QString known = searchable(text);
    QStringList longestFirst = words;
    std::stable_sort(longestFirst.begin(), longestFirst.end(),
                     [](const QString& a, const QString& b) { return a.size() > b.size(); });
    QStringList taken;
    QStringList outside;
    for (const QString& word : longestFirst) {
        qsizetype at = beginningOf(known, word, 0);
        while (at >= 0 && taken.contains(wordAt(known, at))) {
            at = beginningOf(known, word, at + 1);
        }
        if (at >= 0) {
            taken << wordAt(known, at);
        } else {
            outside << word;
        }
    }
    return outside;
}

bool hasAll(const QString& text, const QStringList& words) {
    return wordsOutside(text, words).isEmpty();
}

/// The words that neither the names of the game nor what is said of it have.
QStringList wordsForPieces(const QModelIndex& game, const QStringList& words) {
    return wordsOutside(game.data(VariantListModel::SearchRole).toString() + QLatin1Char(' ') +
                            game.data(VariantListModel::DescriptionRole).toString(),
                        words);
}

bool isName(const std::string& alias) {
    const QString text = toQString(alias); // others are the letters of old notations
    return text != text.toUpper() || text.front().script() == QChar::Script_Han;
}

/// As it is shown, with the name of the source where that was found alone; empty where neither was.
QString foundName(const PieceType& type, const QStringList& words) {
    QString shown = toQString(type.name);
    if (hasAll(shown + QLatin1Char(' ') + toQString(type.kanji), words)) {
        return shown;
    }
    const auto alias = std::find_if(type.aliases.begin(), type.aliases.end(), [&](const std::string& name) {
        return isName(name) && hasAll(toQString(name), words);
    });
    return alias == type.aliases.end()
               ? QString()
               : VariantFilter::tr("%1 (%2)", "a piece and another name of it").arg(shown, toQString(*alias));
}

const Variant* variantOf(const QModelIndex& game) {
    return game.data(VariantListModel::GameRole).value<const Variant*>();
}

QStringList foundPieces(const QModelIndex& game, const QStringList& words) {
    QStringList found;
    const Variant* variant = variantOf(game);
    if (words.isEmpty() || variant == nullptr) {
        return found;
    }
    for (const PieceType& type : variant->types()) {
        const QString name = foundName(type, words);
        if (!name.isEmpty() && !found.contains(name)) {
            found << name;
        }
    }
    return found;
}

/// By what the card of the game says, and the names of its pieces.
bool isFoundAtOnce(const QModelIndex& game, const QStringList& words) {
    const QStringList left = wordsForPieces(game, words);
    return left.isEmpty() || !foundPieces(game, left).isEmpty();
}

} // namespace

QString searchable(const QString& text) {
    return withoutAccents(text).replace(QChar(0x00D7), QLatin1Char('x'));
}

bool beginsAWord(const QString& text, const QString& word) {
    return beginningOf(text, word, 0) >= 0;
}

void VariantFilter::setText(const QString& text) {
    m_words = searchable(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0),
                         {VariantListModel::ShelfRole, VariantListModel::FoundPiecesRole});
    }
}

QVariant VariantFilter::data(const QModelIndex& index, int role) const {
    if (m_words.isEmpty() ||
        (role != VariantListModel::ShelfRole && role != VariantListModel::FoundPiecesRole)) {
        return QSortFilterProxyModel::data(index, role);
    }
    const QStringList beyondNames =
        wordsOutside(index.data(VariantListModel::SearchRole).toString(), m_words);
    if (role == VariantListModel::FoundPiecesRole) {
        // Of the game "Hook Shogi" the words "hook mover" mean one of its movers, where it has such a piece.
        for (const QStringList& words : {m_words, beyondNames, wordsForPieces(index, m_words)}) {
            if (const QStringList found = foundPieces(index, words); !found.isEmpty()) {
                return found;
            }
        }
        return QStringList();
    }
    if (beyondNames.isEmpty()) {
        return static_cast<int>(ShelfPlace::FoundByName);
    }
    return static_cast<int>(isFoundAtOnce(index, m_words) ? ShelfPlace::FoundOtherwise
                                                          : ShelfPlace::FoundByRule);
}

bool VariantFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex game = sourceModel()->index(row, 0, parent);
    return isFoundAtOnce(game, m_words) ||
           beginsAWord(searchable(game.data(VariantListModel::RulesRole).toString()),
                       m_words.join(QLatin1Char(' ')));
}

} // namespace mujo::ui
