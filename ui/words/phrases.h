#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace mujo::ui {

/// Small things that languages do in their own ways.
class Phrases {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::Phrases)

public:
    /// "Lion, Kirin, Pawn".
    [[nodiscard]] static QString list(const QStringList& phrases);
    /// "not attacked; defended by a pawn": phrases that may have commas in them.
    [[nodiscard]] static QString inParts(const QStringList& phrases);
    /// With a full stop behind it.
    [[nodiscard]] static QString sentence(const QString& phrase);
    /// "Wa Shogi. 11 × 11. Drops": one after the other, without a full stop behind the last.
    [[nodiscard]] static QString inARow(const QStringList& phrases);
    /// Whether moves are counted one by one, as in Japanese, and not by pairs of both sides' moves.
    [[nodiscard]] static bool countsSingleMoves();
    /// Whether moves are written in the Japanese notation unless the reader chooses another one.
    [[nodiscard]] static bool writesMovesInKanji();
    /// A label of a command or a field without the mark of its key: "&File" is "File", "ファイル(&F)" is
    /// "ファイル".
    [[nodiscard]] static QString withoutMnemonic(QString label);
    /// Broken into lines that can be read, for tips: Qt makes one line of a plain text, however long it is.
    /// What looks like markup is shown as it is written.
    [[nodiscard]] static QString inLines(const QString& text);
};

} // namespace mujo::ui
