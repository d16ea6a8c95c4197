#pragma once

#include <QWidget>
#include <vector>

#include "ui/session/observed_game.h"

class QLineEdit;

namespace mujo::ui {

class ElidedLabel;

/// A line under the board that finds pieces on it by name, reading, kanji or letters.
class FindBar : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(const ObservedGame& game, QWidget* parent = nullptr);

    void open();
    /// Finds every piece of these kinds, under the name given.
    void find(const QString& name, const std::vector<PieceTypeId>& types);
    /// False where it is closed already.
    bool close();
    [[nodiscard]] QLineEdit& line() { return *m_line; }
    [[nodiscard]] const std::vector<Square>& found() const { return m_found; }
    [[nodiscard]] QString words() const;

public slots:
    void next();
    void previous();

signals:
    /// All pieces that were found; empty when the search is over.
    void foundChanged(const std::vector<mujo::Square>& squares);
    /// This one is meant now.
    void jumped(mujo::Square square);
    void closed();

private:
    void onChanged(GameFacts what);
    void refresh();
    void step(int by);
    void say();
    [[nodiscard]] bool isWanted(PieceTypeId type) const;

    const ObservedGame& m_game;
    QLineEdit* m_line;
    ElidedLabel* m_words;
    std::vector<PieceTypeId> m_types; ///< when kinds were given and not a text
    std::vector<Square> m_found;
    int m_current = -1;
};

} // namespace mujo::ui
