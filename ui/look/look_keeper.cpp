#include "ui/look/look_keeper.h"

#include <QApplication>

#include "ui/look/piece_art.h"

namespace mujo::ui {

LookKeeper::LookKeeper(Settings& settings, const Looks& looks, QObject* parent)
    : QObject(parent), m_settings(settings), m_looks(looks) {
    connect(&looks, &Looks::changed, this, [this] { refresh(); });
    const auto refreshed = [this](const auto&) { refresh(); };
    m_settings.follow(Settings::kColours, this, [this](Colours) { onSystemColoursChanged(); });
    m_settings.follow(Settings::kBoard, this, refreshed);
    m_settings.follow(Settings::kEnglishNames, this, refreshed);
    m_settings.follow(Settings::kSidesTinted, this, refreshed);
    m_settings.follow(Settings::kPiecesOfGames, this, refreshed);
    connect(&m_settings, &Settings::changed, this, [this](const char* name) {
        if (qstrcmp(name, Settings::kPieces.name) == 0) {
            m_settings.reset(Settings::kPiecesOfGames); // what was chosen last is meant for all games
            refresh();
        }
    });
}

void LookKeeper::showGame(const QString& id) {
    m_game = id;
    refresh();
}

void LookKeeper::choosePieces(const QString& id) {
    if (m_game.isEmpty()) {
        m_settings.set(Settings::kPieces, id);
    } else {
        QVariantMap sets = m_settings.value(Settings::kPiecesOfGames);
        sets.insert(m_game, id);
        m_settings.set(Settings::kPiecesOfGames, sets);
    }
    emit changed(); // also when nothing has changed: the menu has to say so
    if (!m_game.isEmpty() && id != m_settings.value(Settings::kPieces)) {
        emit chosenForGame();
    }
}

void LookKeeper::usePiecesEverywhere() {
    const QString id = pieces();
    m_settings.reset(Settings::kPiecesOfGames);
    m_settings.set(Settings::kPieces, id);
}

void LookKeeper::onSystemColoursChanged() {
    const auto chosen = m_settings.value(Settings::kColours);
    if (chosen == Colours::System || chosen == Colours::Desktop) {
        QApplication::setPalette(QPalette()); // without one of ours, the application has the system's
        m_system = QApplication::palette();
    }
    refresh();
}

ThemeKind LookKeeper::colours() const {
    switch (m_settings.value(Settings::kColours)) {
    case Colours::Light:
        return ThemeKind::Light;
    case Colours::Dark:
        return ThemeKind::Dark;
    case Colours::Contrast:
        return ThemeKind::Contrast;
    case Colours::System:
    case Colours::Desktop:
        break;
    }
    return isDarkPalette(m_system) ? ThemeKind::Dark : ThemeKind::Light;
}

Theme LookKeeper::theme() const {
    const BoardStyle* board = m_looks.board(m_settings.value(Settings::kBoard));
    const Theme theme = board != nullptr ? Theme::make(colours(), *board) : Theme::make(colours());
    return m_settings.value(Settings::kColours) == Colours::Desktop ? theme.inWindowOf(m_system) : theme;
}

QString LookKeeper::pieces() const {
    const QString ofGame = m_settings.value(Settings::kPiecesOfGames).value(m_game).toString();
    for (const QString& id : {ofGame, m_settings.value(Settings::kPieces)}) {
        if (m_looks.pieces(id) != nullptr) {
            return id;
        }
    }
    return Settings::kPieces.standard;
}

void LookKeeper::refresh() {
    Look look{theme(), styleOf(m_looks.pieces(pieces()))};
    look.pieces.goteTinted = m_settings.value(Settings::kSidesTinted);
    look.pieces.nameShown = m_settings.value(Settings::kEnglishNames);
    if (const QPalette palette = look.theme.palette(); QApplication::palette() != palette) {
        QApplication::setPalette(palette);
    }
    if (!(look == m_look)) {
        m_look = look;
        emit changed();
    }
}

} // namespace mujo::ui
