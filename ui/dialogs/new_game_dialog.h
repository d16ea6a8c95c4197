#pragma once

#include <array>

#include "core/variant_file/catalog.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/look/look.h"
#include "ui/look/settings.h"
#include "ui/session/game_session.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mujo::ui {

class Disclosure;
class EngineList;
class OpponentChoice;
class RulesChoice;
class SideChoice;
class TimeChoice;

/// Asks what is played, on which side, against whom; all else stands behind one
/// disclosure. Reports by `chosen`; the terms become the usual ones.
class NewGameDialog : public FittingDialog {
    Q_OBJECT

public:
    NewGameDialog(const Catalog& catalog, Settings& settings, QWidget* parent);

    void setGame(const QString& id, const QString& profile = {});
    /// What becomes of the game that gives way to the new one; empty for none.
    void setRunning(const QString& words);
    /// Other programs that may be chosen as opponents.
    void setEngines(const EngineList& engines);
    void setLook(const Look& look);
    void setSeed(std::uint64_t seed);
    /// Of what was chosen: whose camp lies at the lower edge of the board.
    [[nodiscard]] Side sideBelow() const { return m_below; }
    void accept() override;

signals:
    void chosen(const mujo::ui::GameSetup& setup);
    /// The same, with a handicap by hand: the start position of the setup is to
    /// be changed first.
    void startAsked(const mujo::ui::GameSetup& setup);

protected:
    void aboutToBeShown() override;
    void showEvent(QShowEvent* event) override;

private:
    enum NameOf { Own, Below, Above }; ///< of who plays a computer, or of two at one screen

    QWidget* makeGamePart();
    QWidget* makeSidePart();
    QWidget* makeNamesPart();
    void addStrictness(QFormLayout& form);
    void connectParts();
    void fitHeight();
    void stayOnScreen();
    void onGameChanged();
    void onChanged();
    void nameSides();
    [[nodiscard]] QStringList givenNames() const;
    [[nodiscard]] QString givenName(std::size_t of) const;
    void onHeightChanged();
    void begin(Side own);

    const Catalog& m_catalog;
    Settings& m_settings;
    QComboBox* m_game;
    QLabel* m_summary;
    SideChoice* m_side;
    QLabel* m_sideTitle;
    OpponentChoice* m_opponent;
    Disclosure* m_more;
    RulesChoice* m_rules;
    TimeChoice* m_time;
    bool m_hasChosenTime = false; ///< the player has, in this dialog
    std::array<QLineEdit*, 3> m_names{};
    std::array<QLabel*, 3> m_nameTitles{};
    Side m_below = Side::Sente;
    QCheckBox* m_illegalLoses;
    QCheckBox* m_endsAtMate;
    QLabel* m_running;
    QLabel* m_lacking; ///< why the game cannot start yet
    QPushButton* m_start;
};

} // namespace mujo::ui
