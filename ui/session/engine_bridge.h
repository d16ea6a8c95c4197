#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

#include "core/engine/engine.h"
#include "core/variant_file/catalog.h"

namespace mujo::ui {

/// Brings the engine's answers into the GUI thread. Each question has a number; what belongs to an earlier
/// one is dropped. Nothing here waits for the engine.
class EngineBridge : public QObject {
    Q_OBJECT

public:
    /// Starts a search in place of the real engine; for tests. The callbacks may come on any thread.
    using Starter = std::function<void(SearchRequest, Engine::Callbacks)>;

    explicit EngineBridge(QObject* parent = nullptr);
    ~EngineBridge() override;

    /// Where the engine's values for the games stand; must outlive this object. Without them the engine goes
    /// by what the moves of the pieces tell.
    void setCatalog(const Catalog* catalog) { m_catalog = catalog; }
    [[nodiscard]] const Catalog* catalog() const { return m_catalog; }
    void setStarter(Starter starter) { m_starter = std::move(starter); }

    /// The time of the level, or less where the clock does not allow that much.
    void think(const Position& position, const History& history, int level,
               const std::optional<ClockLimits>& clock = std::nullopt);
    /// Looks for the best `lines` moves without end; the answers are `reported`.
    void analyse(const Position& position, const History& history, int lines);
    /// The answer comes at once, with the best move so far.
    void moveNow();
    /// No answer comes any more.
    void cancel();
    [[nodiscard]] bool isThinking() const { return m_isThinking; }
    /// Score of the latest report in hundredths of a pawn, as the side that was thinking saw it.
    [[nodiscard]] int lastScore() const { return m_lastScore; }

signals:
    void reported(const mujo::SearchInfo& info);
    void moveFound(const mujo::Move& move);
    /// The engine gave no move, or no answer long after its time was up.
    void failed();

private:
    void ask(SearchRequest search);
    void onInfo(quint64 request, const SearchInfo& info);
    void onFinished(quint64 request, const SearchInfo& info);
    void onOverdue();

    const Catalog* m_catalog = nullptr;
    Starter m_starter;
    QTimer m_overdue;
    quint64 m_request = 0;
    int m_lastScore = 0;
    bool m_isThinking = false;
    std::unique_ptr<Engine> m_engine; ///< goes first, so that its thread ends while the rest still stands
};

} // namespace mujo::ui
