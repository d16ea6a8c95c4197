#include "ui/study/readings.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/variant_file/loader.h"
#include "core/words/moves_in_words.h"
#include "ui/session/words.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

QString promotion(const Variant& variant, const PieceType& type) {
    return type.promotesTo
               ? Readings::tr("promotes to %1.").arg(toQString(variant.type(*type.promotesTo).name))
               : Readings::tr("does not promote.");
}

QStringList moves(const Variant& variant, PieceTypeId type) {
    QStringList sentences;
    for (const std::string& sentence : words::movesInWords(QtLanguage(), variant, type)) {
        sentences << toQString(sentence);
    }
    return sentences;
}

/// What one reading says of a piece and the other does not, so that nobody has to compare two descriptions.
QStringList changedMoves(const QStringList& own, const QStringList& theirs) {
    QStringList changes;
    for (const QString& sentence : theirs) {
        if (!own.contains(sentence)) {
            changes << sentence;
        }
    }
    QStringList missing;
    for (const QString& sentence : own) {
        if (!theirs.contains(sentence)) {
            missing << sentence;
        }
    }
    if (!missing.isEmpty()) {
        const QString words = missing.join(QLatin1Char(' '));
        changes << (changes.isEmpty() ? Readings::tr("Without: %1", "what another reading has not").arg(words)
                                      : Readings::tr("Instead of: %1").arg(words));
    }
    return changes;
}

} // namespace

const std::vector<std::shared_ptr<const Variant>>& Readings::others() const {
    if (!m_isRead) {
        m_isRead = true;
        for (const Profile& profile : m_variant->data().optionTable.profiles) {
            if (profile.id != m_variant->profile()) {
                if (auto other = loadReading(*m_variant, profile.id)) {
                    m_others.push_back(std::move(*other));
                }
            }
        }
    }
    return m_others;
}

QStringList Readings::differing(PieceTypeId type) const {
    const PieceType& own = m_variant->type(type);
    QStringList lines;
    for (const auto& other : others()) {
        const auto id = other->find(own.id);
        const QString name = readingName(*other);
        if (!id) {
            lines << tr("%1: there is no such piece.").arg(name);
            continue;
        }
        const PieceType& theirs = other->type(*id);
        QStringList differences;
        if (theirs.betza != own.betza) {
            differences << changedMoves(moves(*m_variant, type), moves(*other, *id));
        }
        if (promotion(*other, theirs) != promotion(*m_variant, own)) {
            differences << promotion(*other, theirs);
        }
        if (theirs.royal != own.royal) {
            differences << (theirs.royal ? tr("Royal.") : tr("Not royal."));
        }
        if (!differences.isEmpty()) {
            lines << tr("%1: %2", "a reading of the rules and what is different in it")
                         .arg(name, differences.join(QLatin1Char(' ')));
        }
    }
    return lines;
}

} // namespace mujo::ui
