#include "ui/dialogs/import_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTextBlock>
#include <QTextOption>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/text_file.h"
#include "ui/dialogs/question_form.h"
#include "ui/dialogs/small_board.h"
#include "ui/dialogs/text_places.h"
#include "ui/look/text_size.h"
#include "ui/models/variant_list_model.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kPause = 180; // milliseconds without a key after which the text is read
constexpr int kPictureSide = 264;
constexpr QSize kSize{1060, 760};
constexpr int kFaultLines = 5;

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

QLabel* muted() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

ImportDialog::ImportDialog(Catalog& catalog, UserVariants variants, QWidget* parent)
    : FittingDialog(parent), m_catalog(catalog), m_variants(std::move(variants)),
      m_reader(PieceNames(catalog)), m_pause(new QTimer(this)) {
    setWindowTitle(tr("Import variant"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(12);
    auto* parts = new QHBoxLayout;
    parts->setSpacing(18);
    parts->addWidget(makeTextPart(), 5);
    parts->addWidget(makeGamePart(), 4);
    layout->addLayout(parts, 1);
    m_said = new QLabel;
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setObjectName(QStringLiteral("said"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_add = buttons->addButton(tr("&Add game"), QDialogButtonBox::ActionRole);
    m_play = buttons->addButton(tr("Add and &play"), QDialogButtonBox::AcceptRole);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    m_add->setAutoDefault(false);
    m_play->setDefault(true);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_said, 1);
    foot->addWidget(buttons);
    layout->addLayout(foot);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPause);
    connectParts();
    onNameChanged();
    resize(withText(*this, kSize));
    m_text->setFocus();
}

QWidget* ImportDialog::makeTextPart() {
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* line = new QHBoxLayout;
    line->addWidget(heading(tr("Text of the diagram")), 1);
    auto* open = new QPushButton(tr("&Open…"));
    auto* paste = new QPushButton(tr("Pa&ste"));
    for (QPushButton* button : {open, paste}) {
        button->setAutoDefault(false);
        line->addWidget(button);
    }
    layout->addLayout(line);
    m_text = new QPlainTextEdit;
    m_text->setAccessibleName(tr("Text of the diagram"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setPlaceholderText(
        tr("Paste the text of an Interactive Diagram here, as the source of a page on chessvariants.com has "
           "it:\n\nfiles=9 ranks=9 symmetry=rotate royal=2 …\npawn:P:fW:pawn:a3-i3\nking:K:K:king:e1\n…"));
    m_text->setTabChangesFocus(true);
    // At the edge of the field: to look for places between words in one long line takes seconds.
    m_text->setWordWrapMode(QTextOption::WrapAnywhere);
    layout->addWidget(m_text, 1);
    m_faultsTitle = heading({});
    m_faultsTitle->setObjectName(QStringLiteral("faultsTitle"));
    layout->addWidget(m_faultsTitle);
    m_faultList = new QListWidget;
    m_faultList->setAccessibleName(tr("Faults"));
    m_faultList->setWordWrap(true);
    m_faultList->setFixedHeight(kFaultLines * m_faultList->fontMetrics().lineSpacing() + 16);
    layout->addWidget(m_faultList);
    connect(open, &QPushButton::clicked, this, &ImportDialog::askFile);
    connect(paste, &QPushButton::clicked, this, [this] { setText(QApplication::clipboard()->text()); });
    return part;
}

QWidget* ImportDialog::makeGamePart() {
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto* form = new QFormLayout;
    m_answers.name = tr("Imported game").toStdString();
    m_name = new QLineEdit(toQString(m_answers.name));
    m_id = new QLineEdit;
    m_id->setToolTip(tr("Names the game in files and on the command line: a-z, 0-9 and '-'"));
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Id:"), m_id);
    layout->addLayout(form);
    m_picture = new QLabel;
    m_picture->setFixedHeight(kPictureSide);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setAccessibleName(tr("The board at the start"));
    layout->addWidget(m_picture);
    m_facts = muted();
    m_facts->setAlignment(Qt::AlignHCenter);
    m_facts->setObjectName(QStringLiteral("facts"));
    layout->addWidget(m_facts);
    m_questionsTitle = heading(tr("Rules that the text leaves open"));
    m_questionsTitle->setVisible(false);
    layout->addWidget(m_questionsTitle);
    m_questions = new QuestionForm;
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_questions);
    layout->addWidget(scroll, 1);
    return part;
}

void ImportDialog::connectParts() {
    connect(m_text, &QPlainTextEdit::textChanged, this, &ImportDialog::onTextEdited);
    connect(m_pause, &QTimer::timeout, this, &ImportDialog::refresh);
    connect(&m_reader, &ImportReader::read, this, &ImportDialog::onRead);
    connect(m_faultList, &QListWidget::itemClicked, this, [this] { jumpTo(m_faultList->currentRow()); });
    connect(m_faultList, &QListWidget::itemActivated, this, [this] { jumpTo(m_faultList->currentRow()); });
    connect(m_name, &QLineEdit::textChanged, this, &ImportDialog::onNameChanged);
    connect(m_id, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_idIsTyped = !text.isEmpty();
        refresh();
    });
    connect(m_questions, &QuestionForm::answered, this, &ImportDialog::answer);
    connect(m_add, &QPushButton::clicked, this, [this] { add(false); });
    connect(m_play, &QPushButton::clicked, this, [this] { add(true); });
}

void ImportDialog::setLook(const Look& look) {
    m_look = look;
    showFaults();
    showGame();
}

void ImportDialog::setText(const QString& text) {
    m_text->setPlainText(text);
    refresh();
}

void ImportDialog::askFile() {
    auto* dialog = new QFileDialog(this, tr("Open the text of a diagram"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportDialog::openFile);
    dialog->open();
}

bool ImportDialog::openFile(const QString& path) {
    const auto text = readTextFile(QFile::encodeName(path).toStdString(), kMaxDiagramBytes);
    if (!text) {
        m_said->setText(toQString(text.error().said()));
        return false;
    }
    if (toQString(*text).contains(QChar::ReplacementCharacter)) {
        m_said->setText(tr("%1 is no text in UTF-8.").arg(QFileInfo(path).fileName()));
        return false;
    }
    if (!m_idIsTyped) {
        m_name->setText(QFileInfo(path).completeBaseName());
    }
    setText(toQString(*text));
    return true;
}

void ImportDialog::answer(const QString& key, const QString& value) {
    (void)setAnswer(m_answers, key.toStdString(), value.toStdString());
    refresh();
}

void ImportDialog::onNameChanged() {
    m_answers.name = m_name->text().trimmed().toStdString();
    if (!m_idIsTyped) {
        m_id->setText(toQString(UserVariants::freeId(m_catalog, m_name->text())));
    }
    refresh();
}

void ImportDialog::done(int result) {
    m_addWhenRead.reset();
    FittingDialog::done(result);
}

void ImportDialog::onTextEdited() {
    m_addWhenRead.reset();
    m_pauses = true;
    m_pause->start();
}

void ImportDialog::refresh() {
    m_pause->stop();
    m_pauses = false;
    m_answers.id = m_id->text().toStdString();
    m_reader.start(m_text->toPlainText(), m_answers);
    showGame();
}

void ImportDialog::onRead(const ImportOutcome& outcome) {
    m_imported = outcome.imported;
    m_faults = outcome.faults;
    if (outcome.isDiagram) {
        m_questionsTitle->show();
        m_questions->show(outcome.questions, outcome.pieces);
    }
    m_questions->setEnabled(outcome.isDiagram);
    showFaults();
    showGame();
    if (m_addWhenRead && !isReading()) {
        const bool play = *m_addWhenRead;
        m_addWhenRead.reset();
        (void)add(play);
    }
}

void ImportDialog::showFaults() {
    const int chosen = m_faultList->currentRow();
    m_faultList->clear();
    QList<QTextEdit::ExtraSelection> marks;
    for (const Diagnostic& fault : m_faults) {
        const QString words = fault.hint.empty() ? toQString(fault.message)
                                                 : QStringLiteral("%1 (%2)").arg(toQString(fault.message),
                                                                                 toQString(fault.hint));
        m_faultList->addItem(fault.line > 0
                                 ? tr("Line %1, column %2: %3")
                                       .arg(QString::number(fault.line), QString::number(fault.column), words)
                                 : words);
        if (fault.line > 0) {
            marks << faultMark(*m_text, fault, m_look.theme.negative);
        }
    }
    m_faultList->setCurrentRow(std::min(chosen, m_faultList->count() - 1));
    m_text->setExtraSelections(marks);
    const auto count = static_cast<int>(m_faults.size());
    constexpr auto kMost = static_cast<int>(FaultList::kMost);
    m_faultsTitle->setText(count > kMost ? tr("More than %1 faults. Click one to go to its place.").arg(kMost)
                           : count > 0   ? tr("%n fault(s). Click one to go to its place.", nullptr, count)
                           : m_imported  ? tr("No faults")
                                         : QString());
    m_faultList->setVisible(count > 0);
}

void ImportDialog::showGame() {
    if (m_imported) {
        const Variant& variant = *m_imported->variant;
        m_picture->setPixmap(thumbnail(variant, kPictureSide, devicePixelRatioF(), m_look));
        QString facts = factsOf(variant);
        QStringList notes;
        for (const Sentence& note : m_imported->notes) {
            notes << toQString(note);
        }
        if (!notes.isEmpty()) {
            constexpr int kMost = 3;
            constexpr int kLongest = 110;
            for (const QString& note : notes.mid(0, kMost)) {
                facts += QLatin1Char('\n') + shortened(note, kLongest);
            }
            if (notes.size() > kMost) {
                facts = tr("%1 and %n more", nullptr, static_cast<int>(notes.size()) - kMost).arg(facts);
            }
        }
        m_facts->setText(facts);
        m_facts->setToolTip(notes.join(QLatin1Char('\n')));
    } else {
        m_facts->setText(m_faults.empty() ? tr("The board is shown here.")
                         : m_picture->pixmap(Qt::ReturnByValue).isNull()
                             ? tr("The board is shown when the faults are mended.")
                             : tr("The board as it was before the faults."));
    }
    m_picture->setEnabled(m_imported.has_value());
    const QString hindrance = this->hindrance();
    m_said->setText(hindrance);
    for (QPushButton* button : {m_add, m_play}) {
        // What was good stays at hand while a changed name or answer is read; `add` waits for it.
        button->setEnabled(m_imported && hindrance.isEmpty());
    }
}

QString ImportDialog::hindrance() const {
    if (m_answers.name.empty()) {
        return tr("The game needs a name.");
    }
    if (m_catalog.find(m_answers.id) != nullptr) {
        return tr("There is already a game with the id \"%1\".").arg(toQString(m_answers.id));
    }
    return {};
}

bool ImportDialog::add(bool play) {
    if (isReading()) {
        if (m_pauses) {
            refresh();
        }
        m_addWhenRead = play;
        m_said->setText(tr("The game is added once its text has been read."));
        return false;
    }
    if (!m_imported || !hindrance().isEmpty()) {
        return false;
    }
    if (const auto kept = m_variants.keep(m_catalog, m_imported->text); !kept) {
        m_said->setText(faultInWords(kept.error()));
        return false;
    }
    const QString id = toQString(m_answers.id);
    QDialog::accept();
    emit added(id, play);
    return true;
}

void ImportDialog::jumpTo(int fault) {
    if (fault < 0 || fault >= static_cast<int>(m_faults.size())) {
        return;
    }
    const Diagnostic& place = m_faults[static_cast<std::size_t>(fault)];
    if (place.line > 0) {
        m_text->setTextCursor(cursorAt(*m_text->document(), place));
        m_text->centerCursor();
        m_text->setFocus();
    }
}

} // namespace mujo::ui
