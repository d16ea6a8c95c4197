#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace mujo::ui {

/// Leaves the games in which every typed word begins a word: of a name, of what is said of the game (board
/// size, marks, description), or of one piece's name, and those whose rules, or ways to read them, have the
/// words as they are typed. While words are typed, games that were found by their name have a shelf of their
/// own before the others, and those that were found by their rules alone one behind them.
class VariantFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setText(const QString& text);
    /// `FoundPiecesRole` is answered here, and `ShelfRole` while words are typed.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words; ///< as `searchable` makes them
};

/// How texts are compared in a search: small letters without marks, "×" as "x".
QString searchable(const QString& text);
/// Whether the word begins a word of the text; a Chinese character is a word. Both as `searchable` makes
/// them.
bool beginsAWord(const QString& text, const QString& word);

} // namespace mujo::ui
