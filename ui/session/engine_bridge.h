#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <memory>
#include <optional>

#include "core/engine/engine.h"
#include "core/opponent/engine_opponent.h"
#include "core/variant_file/catalog.h"
#include "ui/session/departures.h"
#include "ui/session/seat.h"

namespace mujo::ui {

class EngineList;

/// Brings the answers of opponents, and what the engine finds in an analysis, into the GUI thread. Each
/// question has a number; what belongs to an earlier one is dropped. Nothing here waits for them.
class EngineBridge : public QObject {
    Q_OBJECT

public:
    explicit EngineBridge(QObject* parent = nullptr);
    ~EngineBridge() override;

    /// Where the engine's values for the games and the names in protocols stand; must outlive this object.
    /// Without them the engine goes by what the moves of the pieces tell.
    void setCatalog(const Catalog* catalog) { m_catalog = catalog; }
    [[nodiscard]] const Catalog* catalog() const { return m_catalog; }
    /// What decides a game for a level of our engine; see `mujo::decidingLead`.
    [[nodiscard]] int decidingLead(const std::shared_ptr<const Variant>& variant) const;
    /// Where the programs of hosted seats stand; must outlive this object.
    void setEngines(const EngineList* engines) { m_engines = engines; }
    [[nodiscard]] const EngineList* engines() const { return m_engines; }
    /// Starts searches in place of the real engine, for the analysis and for opponents that are made from now
    /// on; for tests. The callbacks may come on any thread.
    void setStarter(EngineOpponent::Starter starter) { m_starter = std::move(starter); }

    /// Who answers for a seat in this game; null for a human, who is not asked.
    [[nodiscard]] std::unique_ptr<Opponent> opponentFor(const Seat& seat, const Variant& variant) const;
    /// Asks for a move, in place of what was asked before. The opponent must live until it has `answered` or
    /// the question is cancelled. One that is silent for longer than `patience` has died.
    void ask(Opponent& opponent, const Game& game, const MoveLimits& limits,
             const std::optional<std::chrono::milliseconds>& patience = std::nullopt);
    /// Looks at the position of the game for the best `lines` moves without end; they are `reported`. Our
    /// engine is asked itself, or the analyst where there is one. An answer says that no more comes.
    void analyse(const Game& game, int lines);
    /// Our engine searches the position of the game within these limits; what it finds is `reported`, the
    /// last of it just before the answer. Where they do not do for a single ply, as on a slow machine, one
    /// ply is searched, however long that takes; nothing is reported where there is no memory even for that.
    /// With `only`, a legal move, it looks at that move alone.
    void search(const Game& game, const SearchLimits& limits, int threads,
                const std::optional<Move>& only = std::nullopt);
    /// An engine of the list looks from now on; ours where the name is empty.
    void setAnalyst(const QString& engine);
    [[nodiscard]] const QString& analyst() const { return m_analystName; }
    /// The analyst is not needed for now: its program ends.
    void releaseAnalyst();
    /// The answer comes at once, with the best move so far.
    void moveNow();
    /// No answer comes any more.
    void cancel();
    /// The same; our engine lets go of its memory until it is asked again.
    void release();
    [[nodiscard]] bool isThinking() const { return m_isThinking; }

signals:
    void reported(const mujo::SearchInfo& info);
    void answered(const mujo::Answer& answer);

private:
    /// The number of a new question.
    quint64 open();
    [[nodiscard]] Opponent::Callbacks callbacks(quint64 request);
    void onInfo(quint64 request, const SearchInfo& info);
    void onAnswer(quint64 request, const Answer& answer);
    void onOverdue();
    void askAnalyst(const Game& game, int lines);
    void start(SearchRequest search);

    const Catalog* m_catalog = nullptr;
    const EngineList* m_engines = nullptr;
    EngineOpponent::Starter m_starter;
    QTimer m_overdue;
    quint64 m_request = 0;
    bool m_isThinking = false;
    std::optional<SearchRequest> m_onePly;     ///< what is searched instead, until something is found
    Opponent* m_asked = nullptr;               ///< null in an analysis, and where nobody is asked
    QString m_analystName;                     ///< empty for our engine
    std::shared_ptr<const Variant> m_analysed; ///< the game that the analyst was told of
    std::unique_ptr<Opponent> m_analyst; ///< null where it is not at work; a `ProgramOpponent`, or absent
    Departures m_departures;
    std::unique_ptr<Engine> m_engine; ///< goes first, so that its thread ends while the rest still stands
};

} // namespace mujo::ui
