#pragma once

#include <QWidget>
#include <optional>

#include "ui/look/look.h"
#include "ui/session/kept_game.h"

class QLabel;

namespace mujo::ui {

class ElidedLabel;
class LivePicture;

/// One game that can be gone on with, large: where it stands, who plays, how far it has come.
class HeroGame : public QWidget {
    Q_OBJECT

public:
    explicit HeroGame(QWidget* parent = nullptr);

    void setLook(const Look& look);
    /// `lines` stand below the name: the players, the stand of the game.
    void show(const KeptGame& game, const QStringList& lines, const QString& note, const QString& spoken);

signals:
    void pictureClicked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void keepTogether();

    LivePicture* m_picture;
    ElidedLabel* m_name;
    QList<ElidedLabel*> m_lines;
    QLabel* m_note;
};

} // namespace mujo::ui
