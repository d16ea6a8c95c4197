#pragma once

#include <QStringList>
#include <QWidget>
#include <utility>
#include <vector>

class QComboBox;
class QListWidget;
class QPushButton;

namespace mujo::ui {

/// A list of pieces, or of pairs of pieces (what is taken, what its captor becomes), put together from the
/// pieces of a game.
class PieceListEdit : public QWidget {
    Q_OBJECT

public:
    enum class Holds { Pieces, Pairs };

    explicit PieceListEdit(Holds holds, QWidget* parent = nullptr);

    /// Ids and names to choose from.
    void setPieces(const std::vector<std::pair<std::string, std::string>>& pieces);
    /// Ids joined by commas, pairs as `ID:ID`.
    void setValue(const QString& value);
    [[nodiscard]] QString value() const { return m_items.join(QLatin1Char(',')); }
    /// As choosing in the boxes and adding would.
    void add(const QString& id, const QString& becomes = {});
    void removeCurrent();

signals:
    void changed(const QString& value);

private:
    void refresh();
    [[nodiscard]] QString nameOf(const QString& id) const;

    Holds m_holds;
    QStringList m_items;
    QListWidget* m_list;
    QComboBox* m_piece;
    QComboBox* m_becomes = nullptr;
    QPushButton* m_remove;
};

} // namespace mujo::ui
