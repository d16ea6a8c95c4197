#pragma once

#include <array>
#include <memory>

#include "core/base/random.h"
#include "core/variant_file/catalog.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/look/look.h"
#include "ui/look/settings.h"
#include "ui/session/game_session.h"

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSlider;

namespace mujo::ui {

class Furigoma;
class TimeChoice;

/// Asks what is played, by whom and how. Reports by `chosen`; the terms become the usual ones.
class NewGameDialog : public FittingDialog {
    Q_OBJECT

public:
    NewGameDialog(const Catalog& catalog, Settings& settings, QWidget* parent);

    void setGame(const QString& id, const QString& profile = {});
    void setLook(const Look& look);
    void setSeed(std::uint64_t seed) { m_random = Random(seed); }
    void accept() override;

signals:
    void chosen(const mujo::ui::GameSetup& setup);
    /// The same, with a handicap by hand: the start position of the setup is to be changed first.
    void startAsked(const mujo::ui::GameSetup& setup);

protected:
    void aboutToBeShown() override;

private:
    enum class Begins { First, Second, AsTossed };

    QWidget* makeGamePart();
    QWidget* makePlayersPart();
    QWidget* makeBeginPart();
    QWidget* makeRulesPart();
    void connectParts();
    void fitHeight();
    void setProfile(const QString& profile);
    void chooseOptions();
    void onGameChanged();
    void onProfileChanged();
    void onHandicapChanged();
    void onPlayersChanged();
    void onTimeChanged();
    void refreshWords();
    void onTossed();
    void begin(Side firstPlayersSide);
    [[nodiscard]] bool isByHand() const;
    void addHandicap(GameSetup& setup) const;
    [[nodiscard]] SeatKind player(int number) const;
    [[nodiscard]] bool areBothComputers() const;
    [[nodiscard]] int level(int number) const;
    [[nodiscard]] QString playerName(int number) const;
    [[nodiscard]] Begins begins() const;

    const Catalog& m_catalog;
    Settings& m_settings;
    Random m_random;
    std::shared_ptr<const Variant> m_variant;
    bool m_beginsAfterToss = false;

    QComboBox* m_game;
    QList<QLabel*> m_titles; ///< of fields that stand below each other without a frame
    QLabel* m_summary;
    QComboBox* m_profile;
    QPushButton* m_options;
    QLabel* m_differs;
    QComboBox* m_handicap; ///< none, the usual ones, by hand
    QGroupBox* m_beginPart;
    std::array<QComboBox*, 2> m_players{};
    std::array<QLineEdit*, 2> m_names{};
    /// The first one is that of the only computer, or of player A where both are one.
    std::array<QSlider*, 2> m_levels{};
    std::array<QLabel*, 2> m_levelTitles{};
    std::array<QLabel*, 2> m_levelWords{};
    TimeChoice* m_time;
    std::array<QRadioButton*, 2> m_begin{};
    QRadioButton* m_beginToss;
    Furigoma* m_furigoma;
    QPushButton* m_tossButton;
    QLabel* m_tossWords;
    QCheckBox* m_illegalLoses;
    QCheckBox* m_endsAtMate;
    QPushButton* m_start;
};

} // namespace mujo::ui
