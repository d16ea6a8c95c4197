#include "ui/dialogs/hero_game.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/dialogs/live_picture.h"
#include "ui/panes/elided_label.h"

namespace mujo::ui {

namespace {

constexpr int kMostLines = 3; // two players and the stand of the game

} // namespace

HeroGame::HeroGame(QWidget* parent)
    : QWidget(parent), m_picture(new LivePicture), m_name(new ElidedLabel), m_note(new QLabel) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addWidget(m_picture, 1);
    layout->addSpacing(8);
    QFont large = m_name->font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setBold(true);
    m_name->setFont(large);
    layout->addWidget(m_name);
    for (int i = 0; i < kMostLines; ++i) {
        m_lines << new ElidedLabel;
        layout->addWidget(m_lines.back());
    }
    m_lines.back()->setForegroundRole(QPalette::PlaceholderText);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    layout->addWidget(m_note);
    connect(m_picture, &LivePicture::clicked, this, &HeroGame::pictureClicked);
}

void HeroGame::setLook(const Look& look) {
    m_picture->setLook(look);
}

void HeroGame::fitTo(int width) {
    m_width = width;
    const int words = layout()->minimumSize().height() - m_picture->minimumHeight();
    setMaximumHeight(std::max(m_picture->minimumHeight(), width) + words);
}

void HeroGame::show(const KeptGame& game, const QStringList& lines, const QString& note,
                    const QString& spoken) {
    m_picture->show(game.position, game.near, !note.isEmpty());
    m_picture->setAccessibleName(spoken);
    m_name->setWhole(game.title.isEmpty() ? game.gameName : game.title);
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        m_lines[i]->setVisible(i < lines.size());
        m_lines[i]->setWhole(lines.value(i));
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    if (m_width > 0) {
        fitTo(m_width); // there may be more words or fewer
    }
}

} // namespace mujo::ui
