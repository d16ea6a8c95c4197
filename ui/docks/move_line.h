#pragma once

#include <QLineEdit>
#include <memory>

#include "core/game/game.h"

class QStringListModel;

namespace mujo::ui {

class TypedMoves;

/// The line in the status bar in which moves are typed, with completion over the legal ones. Hidden until it
/// is opened; closes after a move or with Esc.
class MoveLine : public QLineEdit {
    Q_OBJECT

public:
    explicit MoveLine(QWidget* parent = nullptr);
    ~MoveLine() override;

    /// The game to read; it must outlive its use here. An open line closes.
    void setGame(const Game* game);
    /// After every change of the game.
    void refresh();
    void open();
    void closeLine();

signals:
    void moveTyped(const mujo::Move& move);
    void refused(const QString& sentence, const QString& code);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void complete(const QString& typed);
    void submit();

    const Game* m_game = nullptr;
    std::unique_ptr<TypedMoves> m_moves; ///< of the position, once the line is open
    QStringListModel* m_offers;
};

} // namespace mujo::ui
