#pragma once

#include <QWidget>
#include <vector>

#include "core/game/record_search.h"
#include "ui/session/observed_game.h"

class QComboBox;
class QLineEdit;

namespace mujo::ui {

class ElidedLabel;

/// Finds moves of the record: of a kind of piece, captures, promotions, comments, and the position on the
/// board wherever else it stands. Hidden until it is opened.
class RecordFindBar : public QWidget {
    Q_OBJECT

public:
    explicit RecordFindBar(const ObservedGame& game, QWidget* parent = nullptr);

    void open();
    void close();
    [[nodiscard]] const std::vector<Game::Node>& found() const { return m_found; }
    [[nodiscard]] QString words() const;

public slots:
    void next();
    void previous();

signals:
    /// This one is meant now.
    void nodeChosen(mujo::Game::Node node);
    void closed();

private:
    void onChanged(GameFacts what);
    void choose();
    void refresh();
    void step(int by);
    void say();
    [[nodiscard]] SearchFor what() const;
    [[nodiscard]] bool isWanted(const Game::Ply& ply) const;

    const ObservedGame& m_game;
    QComboBox* m_what;
    QLineEdit* m_line;
    ElidedLabel* m_words;
    std::vector<Game::Node> m_found; ///< in the order of the record
    std::uint64_t m_position = 0;    ///< key of the position that is looked for
};

} // namespace mujo::ui
