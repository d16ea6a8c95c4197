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

    /// For a column so wide, in logical pixels: no higher than a picture of that width and the words, so that
    /// these stand below each other. To be told before the column is laid out.
    void fitTo(int width);

signals:
    void pictureClicked();

private:
    LivePicture* m_picture;
    ElidedLabel* m_name;
    QList<ElidedLabel*> m_lines;
    QLabel* m_note;
    int m_width = 0; ///< of the column; 0 until it is known
};

} // namespace mujo::ui
