#pragma once

#include <QWidget>
#include <memory>

#include "core/variant_file/catalog.h"
#include "ui/session/game_session.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace mujo::ui {

/// Asks by which reading of its rules a game is played, and with what handicap.
class RulesChoice : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive it.
    explicit RulesChoice(const Catalog& catalog, QWidget* parent = nullptr);

    void setGame(const Catalog::Entry& entry);
    /// A combination that is no profile gets a line of its own.
    void setProfile(const QString& profile);
    /// Null where the reading cannot be loaded.
    [[nodiscard]] const std::shared_ptr<const Variant>& variant() const { return m_variant; }
    [[nodiscard]] bool hasHandicap() const;
    /// The start position is to be made by hand.
    [[nodiscard]] bool isByHand() const;
    void addHandicap(GameSetup& setup) const;
    /// "standard rules, no handicap".
    [[nodiscard]] QStringList inWords() const;

signals:
    void changed();

private:
    void chooseOptions();
    void onProfileChanged();
    void showChanges();
    [[nodiscard]] QString changesInWords(const Handicap& handicap) const;

    const Catalog& m_catalog;
    std::string m_id;
    std::shared_ptr<const Variant> m_variant;
    QComboBox* m_profile;
    QPushButton* m_options;
    QLabel* m_differs;
    QLabel* m_changes;     ///< what the handicap changes, or what to do in the editor
    QComboBox* m_handicap; ///< none, the usual ones, by hand
};

} // namespace mujo::ui
