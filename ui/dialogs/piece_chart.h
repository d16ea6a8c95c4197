#pragma once

#include <array>
#include <memory>
#include <optional>

#include "core/base/file_fault.h"
#include "core/base/result.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/look/look.h"
#include "ui/models/piece_chart_model.h"
#include "ui/session/observed_game.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPageLayout;
class QPagedPaintDevice;
class QPushButton;
class QSlider;
class QVBoxLayout;

namespace mujo::ui {

class PieceCardDelegate;

/// A window with all kinds of pieces of a game: to search, sort, filter, enlarge, export and print.
class PieceChart : public FittingDialog {
    Q_OBJECT

public:
    /// `game` is one of this variant in which pieces can be shown; null for none.
    explicit PieceChart(std::shared_ptr<const Variant> variant, QWidget* parent = nullptr,
                        const ObservedGame* game = nullptr);
    /// What the kinds are worth elsewhere in the window, in hundredths of a point.
    void setWorths(PerType<int> worths) { m_model->setWorths(std::move(worths)); }

    void setLook(const Look& look);
    void choose(PieceTypeId type);

    [[nodiscard]] QLineEdit& search() { return *m_search; }
    [[nodiscard]] QListView& list() { return *m_list; }
    [[nodiscard]] PieceChartFilter& pieces() { return *m_filter; }
    [[nodiscard]] const PieceChartModel& model() const { return *m_model; }
    void setZoom(int percent);
    [[nodiscard]] int zoom() const;
    [[nodiscard]] qreal smallestText() const; ///< points

    /// Writes the cards that are shown.
    Result<void, FileFault> exportSvg(const QString& path) const;
    /// The same as pages, `resolution` in dots per inch.
    Result<void, FileFault> exportPdf(const QString& path, const QPageLayout& layout, int resolution) const;
    void print(QPagedPaintDevice& printer) const;

signals:
    void pieceChosen(mujo::PieceTypeId type);
    /// All pieces of this kind are to be marked on the board.
    void showOnBoardAsked(mujo::PieceTypeId type);
    void marksAsked(); ///< what the marks of the cards mean

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static Result<void, FileFault> write(const QString& path, const QByteArray& bytes);
    QWidget* makeSide();
    void addFilters(QVBoxLayout* layout);
    /// The number of its kinds beside each way of moving, of those that the search finds.
    void countClasses();
    void onFilterChanged();
    void onCurrentChanged();
    void refreshOnBoard();
    void applyScale();
    void askExport();
    void askPrint();
    void paintCards(QPainter& painter, int first, int count, int columns) const;
    [[nodiscard]] std::optional<PieceTypeId> current() const;

    const ObservedGame* m_game;
    PieceChartModel* m_model;
    PieceChartFilter* m_filter;
    PieceCardDelegate* m_delegate;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
    QLineEdit* m_search;
    QComboBox* m_order;
    std::array<QCheckBox*, insight::kMoveClassCount> m_classes{};
    QSlider* m_zoom;
    QLabel* m_count;
    QPushButton* m_onBoard;
    QListView* m_list;
};

} // namespace mujo::ui
