#include "ui/dialogs/side_choice.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/dialogs/furigoma.h"
#include "ui/session/words.h"
#include "ui/words/glossary.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kPause = 1400; // milliseconds in which the result of a toss is read

} // namespace

SideChoice::SideChoice(QWidget* parent)
    : QWidget(parent), m_random(QRandomGenerator::global()->generate64()), m_toss(new QRadioButton),
      m_words(new QLabel), m_table(new QWidget), m_furigoma(new Furigoma),
      m_throw(new QPushButton(tr("T&oss"))) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    for (QRadioButton*& side : m_sides) {
        side = new QRadioButton;
        row->addWidget(side);
    }
    m_sides[0]->setToolTip(Phrases::inLines(Glossary::line(Term::Sente)));
    m_sides[1]->setToolTip(Phrases::inLines(Glossary::line(Term::Gote)));
    m_toss->setText(tr("&Toss for it"));
    m_toss->setToolTip(Phrases::inLines(Glossary::line(Term::Furigoma)));
    row->addWidget(m_toss);
    row->addStretch(1);
    layout->addLayout(row);
    m_words->setWordWrap(true);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_words);
    auto* pieces = new QHBoxLayout(m_table);
    pieces->setContentsMargins(0, 0, 0, 0);
    m_throw->setAutoDefault(false);
    pieces->addWidget(m_furigoma, 1);
    pieces->addWidget(m_throw);
    layout->addWidget(m_table);
    m_sides[0]->setChecked(true);
    for (QRadioButton* each : {m_sides[0], m_sides[1], m_toss}) {
        connect(each, &QRadioButton::toggled, this, &SideChoice::refresh);
    }
    connect(m_throw, &QPushButton::clicked, this, [this] {
        m_furigoma->toss(m_random);
        refresh();
    });
    connect(m_furigoma, &Furigoma::tossed, this, &SideChoice::onTossed);
    refresh();
}

void SideChoice::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange) {
        refresh();
    }
}

void SideChoice::choose(Side side) {
    m_sides[side == Side::Sente ? 0 : 1]->setChecked(true);
}

void SideChoice::setVariant(const Variant& variant) {
    m_furigoma->setVariant(variant);
    refresh();
}

void SideChoice::setLook(const Look& look) {
    m_furigoma->setLook(look);
}

void SideChoice::setHandicap(bool isGiven) {
    m_hasHandicap = isGiven;
    if (isGiven && m_toss->isChecked()) {
        m_sides[0]->setChecked(true);
    }
    refresh();
}

void SideChoice::setShared(bool isShared) {
    m_isShared = isShared;
    refresh();
}

bool SideChoice::isTossed() const {
    return m_toss->isChecked();
}

void SideChoice::refresh() {
    m_sides[0]->setText(m_hasHandicap ? tr("Sente, who gets the handica&p") : tr("&First (Sente)"));
    m_sides[1]->setText(m_hasHandicap ? tr("Gote, &who gives it") : tr("Secon&d (Gote)"));
    m_toss->setEnabled(!m_hasHandicap);
    m_table->setVisible(isTossed());
    m_throw->setEnabled(!m_hasHandicap && !m_furigoma->isRolling());
    QString words;
    if (!isTossed()) {
        const Side side = m_sides[0]->isChecked() ? Side::Sente : Side::Gote;
        const QString below =
            m_isShared ? tr("The camp of %1 lies at the lower edge of the board.").arg(sideName(side))
                       : QString();
        words = m_hasHandicap ? (m_isShared ? below + QLatin1Char('\n') : QString()) +
                                    Glossary::sentence(Term::Handicap)
                : m_isShared ? below
                             : Glossary::line(side == Side::Sente ? Term::Sente : Term::Gote);
    } else if (m_furigoma->isRolling()) {
        words = tr("The pieces are in the air…");
    } else if (const auto& result = m_furigoma->result()) {
        const auto promoted = std::count(result->begin(), result->end(), true);
        words = tossInWords(sideOfTosser(*result))
                    .arg(promoted)
                    .arg(static_cast<long>(result->size()) - promoted);
    } else {
        words = m_isShared
                    ? tr("The side below throws five pieces. If more of them show the plain face, it begins.")
                    : tr("You throw five pieces. If more of them show the plain face, "
                         "you begin.");
    }
    m_words->setText(words);
    m_words->setVisible(isEnabled()); // of a choice that nobody has
    emit changed();
}

/// With places for the numbers of promoted and of plain faces.
QString SideChoice::tossInWords(Side tosser) const {
    if (m_isShared) {
        return tosser == Side::Sente ? tr("%1 promoted faces, %2 plain ones: the side below begins (Sente).")
                                     : tr("%1 promoted faces, %2 plain ones: the side above begins, and the "
                                          "side below is Gote.");
    }
    return tosser == Side::Sente
               ? tr("%1 promoted faces, %2 plain ones: you begin (Sente).")
               : tr("%1 promoted faces, %2 plain ones: the other side begins, and you are Gote.");
}

void SideChoice::onTossed() {
    refresh();
    if (m_decidesAfterToss) {
        QTimer::singleShot(kPause, this, [this] {
            if (m_decidesAfterToss && isVisible() && m_furigoma->result()) {
                m_decidesAfterToss = false;
                emit decided(sideOfTosser(*m_furigoma->result()));
            }
        });
    }
}

void SideChoice::decide() {
    if (!isTossed()) {
        emit decided(m_sides[0]->isChecked() ? Side::Sente : Side::Gote);
        return;
    }
    if (m_furigoma->isRolling() || m_decidesAfterToss) {
        m_furigoma->finish();
    }
    if (m_furigoma->result()) {
        m_decidesAfterToss = false;
        emit decided(sideOfTosser(*m_furigoma->result()));
        return;
    }
    m_decidesAfterToss = true;
    m_furigoma->toss(m_random);
    refresh();
}

} // namespace mujo::ui
