#include "ui/dialogs/problem_report.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QSysInfo>
#include <QVBoxLayout>
#include <utility>

#include "core/game/formats/game_json.h"
#include "ui/look/text_size.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

QString sizeText(QSize size) {
    return QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
}

/// In English whatever the language of the program, for those who mend it.
QString stateOf(const QWidget& window) {
    const QSize screen = window.screen() != nullptr ? window.screen()->size() : QSize();
    const QFont font = QApplication::font();
    return QStringList{
        QStringLiteral("Mujō %1").arg(QStringLiteral(MUJO_VERSION)),
        QStringLiteral("Qt %1, compiled with %2")
            .arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)),
        QStringLiteral("%1, %2 %3, %4")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                 QSysInfo::currentCpuArchitecture()),
        QStringLiteral("platform %1, desktop %2, locale %3")
            .arg(QGuiApplication::platformName(),
                 qEnvironmentVariable("XDG_CURRENT_DESKTOP", QStringLiteral("unknown")), QLocale().name()),
        QStringLiteral("screen %1, window %2, scale %3, font %4 %5 pt, %6 colours")
            .arg(sizeText(screen), sizeText(window.size()))
            .arg(window.devicePixelRatioF())
            .arg(font.family())
            .arg(font.pointSizeF())
            .arg(window.palette().window().color().lightness() < 128 ? QStringLiteral("dark")
                                                                     : QStringLiteral("light")),
        QString()}
        .join(QLatin1Char('\n'));
}

/// The moves of the line on the board and what is needed to go on from there. What people have written, the
/// commands of engines among it, stays out.
GameFile withoutWords(const GameFile& file) {
    Game game(file.game.start(), file.game.settings());
    for (const Game::Ply& ply : file.game.line()) {
        game.play(ply.move);
    }
    game.endAsRecorded(file.game.outcome());
    GameFile plain{std::move(game)};
    plain.playerKinds = file.playerKinds;
    plain.levels = file.levels;
    plain.illegalMoveLoses = file.illegalMoveLoses;
    plain.time = file.time;
    plain.timeLoses = file.timeLoses;
    return plain;
}

} // namespace

ProblemReport::ProblemReport(const std::optional<GameFile>& game, QWidget* window)
    : FittingDialog(window), m_game(game ? std::optional(withoutWords(*game)) : std::nullopt),
      m_withGame(new QCheckBox), m_text(new QPlainTextEdit) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Report a problem"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(12);
    auto* words = new QLabel(
        tr("This is what is needed to look for a fault. Copy it, write with it what you did, what you "
           "expected, and what happened, and send it to where you got Mujō from. Mujō sends nothing by "
           "itself."));
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    layout->addWidget(words);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setAccessibleName(tr("The report"));
    layout->addWidget(m_text, 1);
    m_withGame->setText(tr("With the moves of the &game on the board, without names and comments"));
    m_withGame->setChecked(m_game.has_value());
    m_withGame->setVisible(m_game.has_value());
    layout->addWidget(m_withGame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("&Copy all"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false);
    layout->addWidget(buttons);
    connect(m_withGame, &QCheckBox::toggled, this, &ProblemReport::refresh);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_text->toPlainText()); });
    refresh();
    constexpr int kWidth = 680;
    constexpr int kHeight = 500;
    resize(withText(*this, QSize(kWidth, kHeight)));
}

void ProblemReport::refresh() {
    m_text->setPlainText(
        stateOf(*parentWidget()) +
        (m_withGame->isChecked() ? QLatin1Char('\n') + toQString(writeGameJson(*m_game)) : QString()));
}

} // namespace mujo::ui
