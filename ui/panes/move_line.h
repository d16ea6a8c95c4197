#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "core/rules/refusal.h"
#include "ui/panes/entry_line.h"
#include "ui/session/observed_game.h"

class QStringListModel;

namespace mujo::ui {

class TypedMoves;

/// The line in the status bar in which moves are typed, with completion over the legal ones. It stays open
/// for the next move until it is closed or the game is over.
class MoveLine : public EntryLine {
    Q_OBJECT

public:
    explicit MoveLine(const ObservedGame& game, QWidget* parent = nullptr);
    ~MoveLine() override;

    void open();

signals:
    void moveTyped(const mujo::Move& move);
    void refused(const QString& sentence, mujo::rules::RefusalReason reason);

protected:
    void give() override;

private:
    void onChanged(GameFacts what);
    void forgetMoves();
    void renew();
    void complete(const QString& typed);
    [[nodiscard]] std::optional<std::size_t> example();
    void showExample();
    const TypedMoves& moves();

    const ObservedGame& m_game;
    std::unique_ptr<TypedMoves> m_moves; ///< of the position, once the line is open
    QStringListModel* m_offers;
};

} // namespace mujo::ui
