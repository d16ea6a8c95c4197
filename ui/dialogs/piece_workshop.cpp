#include "ui/dialogs/piece_workshop.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTextCursor>
#include <QVBoxLayout>
#include <algorithm>

#include "core/words/moves_in_words.h"
#include "core/words/phrases.h"
#include "ui/dialogs/leg_table.h"
#include "ui/dialogs/move_text_edit.h"
#include "ui/look/piece_faces.h"
#include "ui/look/text_size.h"
#include "ui/panes/bounded_text.h"
#include "ui/panes/move_diagram.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

constexpr int kSaidLines = 4;
constexpr QSize kSize{1080, 760};
constexpr int kRightWidth = 390;

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

QComboBox* wideBox(const QString& accessibleName) {
    auto* box = new QComboBox;
    box->setAccessibleName(accessibleName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    box->setMaxVisibleItems(24);
    return box;
}

/// Whether a piece of this id stands on the board when the game begins.
bool isSetUp(const Variant& variant, const std::string& id) {
    const auto type = variant.find(id);
    const std::vector<Placement>& setup = variant.data().setup;
    return type && std::any_of(setup.begin(), setup.end(),
                               [&](const Placement& placement) { return placement.type == *type; });
}

/// Whether this is the kind, or a promoted form that the game has made after it.
bool isOrFollows(const Variant& variant, PieceTypeId id, PieceTypeId kind) {
    const PieceType& type = variant.type(id);
    const PieceType& model = variant.type(kind);
    return id == kind ||
           (type.promoted && !model.promoted && type.name == model.name && type.betza == model.betza);
}

/// How a piece of this id comes onto the board during a game; empty where nothing brings it.
QString arrivalInWords(const Variant& variant, const std::string& id) {
    const auto kind = variant.find(id);
    QStringList promoting;
    QStringList infecting;
    for (const PieceType& type : variant.types()) {
        const QString name = toQString(words::withArticle(QtLanguage(), type.name));
        if (kind && type.promotesTo && isOrFollows(variant, *type.promotesTo, *kind)) {
            promoting << name;
        }
        if (kind && variant.rules().contagion && type.id != id && type.infects &&
            isOrFollows(variant, *type.infects, *kind)) {
            infecting << name;
        }
    }
    promoting.removeDuplicates();
    infecting.removeDuplicates();
    if (!promoting.isEmpty()) {
        return (promoting.size() == 1
                    ? PieceWorkshop::tr("It appears when %1 promotes.", "a piece with its article")
                    : PieceWorkshop::tr("It appears when one of these promotes: %1."))
            .arg(Phrases::list(promoting));
    }
    if (!infecting.isEmpty()) {
        return (infecting.size() == 1
                    ? PieceWorkshop::tr("It appears when a piece takes %1.", "a piece with its article")
                    : PieceWorkshop::tr("It appears when a piece takes one of these: %1."))
            .arg(Phrases::list(infecting));
    }
    return {};
}

} // namespace

PieceWorkshop::PieceWorkshop(Catalog& catalog, UserVariants variants, QWidget* parent)
    : FittingDialog(parent), m_catalog(catalog), m_variants(std::move(variants)) {
    setWindowTitle(tr("Piece workshop"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(12);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(18);
    auto* left = new QVBoxLayout;
    left->setSpacing(10);
    left->addWidget(makeStartPart());
    left->addWidget(makeMovePart(), 1);
    columns->addLayout(left, 1);
    auto* right = new QWidget;
    right->setFixedWidth(kRightWidth);
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(10);
    rightLayout->addWidget(makePicturePart(), 1);
    rightLayout->addWidget(makeSavePart());
    columns->addWidget(right);
    layout->addLayout(columns, 1);
    auto* foot = new QHBoxLayout;
    m_said = new BoundedText(kSaidLines);
    m_said->setObjectName(QStringLiteral("said"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    m_save = buttons->addButton(tr("&Save into the game"), QDialogButtonBox::ActionRole);
    m_save->setDefault(true);
    m_place = buttons->addButton(tr("Put it &on the board…"), QDialogButtonBox::ActionRole);
    m_place->setAutoDefault(false);
    m_place->hide();
    foot->addWidget(m_said, 1);
    foot->addWidget(buttons);
    layout->addLayout(foot);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillGames();
    connectParts();
    onStartGameChanged();
    onStartPieceChosen();
    onTargetGameChanged(); // a new piece, until one is started from
    resize(withText(*this, kSize));
    m_move->setFocus();
}

QWidget* PieceWorkshop::makeStartPart() {
    auto* part = new QWidget;
    auto* line = new QHBoxLayout(part);
    line->setContentsMargins(0, 0, 0, 0);
    m_startGame = wideBox(tr("Start from a game"));
    m_startPiece = wideBox(tr("Start from a piece"));
    m_files = new QSpinBox;
    m_ranks = new QSpinBox;
    m_files->setAccessibleName(tr("Files of the board"));
    m_ranks->setAccessibleName(tr("Ranks of the board"));
    for (QSpinBox* box : {m_files, m_ranks}) {
        box->setRange(1, BoardShape::kMaxSide);
    }
    auto* from = new QLabel(tr("Start &from"));
    from->setBuddy(m_startGame);
    line->addWidget(from);
    line->addWidget(m_startGame, 3);
    line->addWidget(m_startPiece, 3);
    auto* board = new QLabel(tr("   &Board"));
    board->setBuddy(m_files);
    line->addWidget(board);
    line->addWidget(m_files);
    line->addWidget(new QLabel(QStringLiteral("×")));
    line->addWidget(m_ranks);
    return part;
}

QWidget* PieceWorkshop::makeMovePart() {
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* title = heading(tr("&Move in letters (XBetza notation)"));
    m_move = new MoveTextEdit;
    m_move->setAccessibleName(tr("Move in letters (XBetza notation)"));
    title->setBuddy(m_move);
    layout->addWidget(title);
    layout->addWidget(m_move);
    auto* letters = new QLabel(tr(
        "One square: W along the rank or the file, F diagonally, K both. Any number of squares: R, B, Q; a "
        "number behind the letter is the most, as in R3. Leaps: D and A over one square, H and G over "
        "two, N like a knight of chess, C and Z farther; U to any square.\n"
        "Small letters before it: f b l r say which way (v is f and b, s is l and r), m only moves, c only "
        "takes, p goes over one piece, a goes on with one more leg. Several moves follow each other, as in "
        "fWbF. F1 explains all letters with examples."));
    letters->setObjectName(QStringLiteral("letters"));
    letters->setWordWrap(true);
    letters->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(letters);
    layout->addWidget(heading(tr("In words")));
    m_words = new QLabel;
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_words->setObjectName(QStringLiteral("words"));
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_words);
    layout->addWidget(scroll, 2);
    layout->addWidget(heading(tr("The parts of the move")));
    m_legs = new LegTable;
    layout->addWidget(m_legs, 3);
    return part;
}

QWidget* PieceWorkshop::makePicturePart() {
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(heading(tr("On an empty board")));
    m_diagram = new MoveDiagram;
    m_diagram->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_diagram->setCursor(Qt::PointingHandCursor);
    layout->addWidget(m_diagram, 1);
    m_nowhere = new QLabel(tr("On an empty board this move leads to no square."));
    m_nowhere->setWordWrap(true);
    layout->addWidget(m_nowhere);
    auto* clicks = new QLabel(
        tr("Click a square: the piece steps or jumps there, or no longer does. With Shift it slides as "
           "far as that square; from the edge of the board, any number of squares."));
    clicks->setWordWrap(true);
    clicks->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(clicks);
    return part;
}

QWidget* PieceWorkshop::makeSavePart() {
    auto* part = new QGroupBox(tr("Save into a game"));
    auto* form = new QFormLayout(part);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_targetGame = wideBox(tr("Game to save into"));
    m_targetPiece = wideBox(tr("Piece to replace"));
    m_id = new QLineEdit;
    m_name = new QLineEdit;
    m_kanji = new QLineEdit;
    m_copyName = new QLineEdit;
    m_copyLabel = new QLabel(tr("&Copy as:"));
    m_copyLabel->setBuddy(m_copyName);
    form->addRow(tr("&Game:"), m_targetGame);
    form->addRow(m_copyLabel, m_copyName);
    form->addRow(tr("&Piece:"), m_targetPiece);
    form->addRow(tr("&Letters:"), m_id);
    m_id->setToolTip(
        tr("A few capital letters that stand for the piece where moves and positions are written"));
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Kanji:"), m_kanji);
    return part;
}

void PieceWorkshop::connectParts() {
    connect(m_startGame, &QComboBox::currentIndexChanged, this, [this] {
        onStartGameChanged();
        onStartPieceChosen();
    });
    connect(m_startPiece, &QComboBox::activated, this, &PieceWorkshop::onStartPieceChosen);
    connect(m_move, &QPlainTextEdit::textChanged, this, &PieceWorkshop::refresh);
    for (QSpinBox* box : {m_files, m_ranks}) {
        connect(box, &QSpinBox::valueChanged, this, &PieceWorkshop::refresh);
    }
    connect(m_targetGame, &QComboBox::currentIndexChanged, this, &PieceWorkshop::onTargetGameChanged);
    connect(m_targetPiece, &QComboBox::currentIndexChanged, this, &PieceWorkshop::onTargetPieceChanged);
    for (QLineEdit* line : {m_id, m_name, m_kanji, m_copyName}) {
        connect(line, &QLineEdit::textChanged, this, &PieceWorkshop::refreshSave);
    }
    connect(m_kanji, &QLineEdit::textChanged, this, &PieceWorkshop::refresh);
    connect(m_diagram, &MoveDiagram::squareClicked, this, &PieceWorkshop::takeClick);
    connect(m_save, &QPushButton::clicked, this, &PieceWorkshop::save);
    connect(m_place, &QPushButton::clicked, this, [this] {
        const QString id = toQString(game(*m_targetGame)->standard->id());
        const QString piece = m_id->text().trimmed();
        accept();
        emit placeAsked(id, piece);
    });
}

void PieceWorkshop::fillGames() {
    for (QComboBox* box : {m_startGame, m_targetGame}) {
        const QSignalBlocker blocker(box);
        const QVariant chosen = box->currentData();
        box->clear();
        for (const Catalog::Entry& entry : m_catalog.entries()) {
            const bool own = m_variants.holds(m_catalog, entry.standard->id());
            const QString name = toQString(entry.standard->name());
            box->addItem(own ? tr("%1 (yours)").arg(name) : name, toQString(entry.standard->id()));
        }
        box->setCurrentIndex(std::max(0, box->findData(chosen)));
    }
}

const Catalog::Entry* PieceWorkshop::game(const QComboBox& box) const {
    return m_catalog.find(box.currentData().toString().toStdString());
}

bool PieceWorkshop::targetIsOwn() const {
    return m_variants.holds(m_catalog, m_targetGame->currentData().toString().toStdString());
}

void PieceWorkshop::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    m_move->setLook(look);
    m_diagram->setLook(look);
    refresh();
}

void PieceWorkshop::startFrom(const QString& game, const QString& piece) {
    m_startGame->setCurrentIndex(std::max(0, m_startGame->findData(game)));
    if (const int index = m_startPiece->findData(piece); !piece.isEmpty() && index >= 0) {
        m_startPiece->setCurrentIndex(index);
    }
    onStartPieceChosen();
    // Only what is asked for by name is replaced.
    m_targetPiece->setCurrentIndex(piece.isEmpty() ? 0 : std::max(0, m_targetPiece->findData(piece)));
    m_kept = typed();
}

void PieceWorkshop::setMove(const QString& betza) {
    m_move->setPlainText(betza);
}

void PieceWorkshop::takeClick(Square square, Qt::KeyboardModifiers keys) {
    const insight::PieceDiagram& diagram = m_diagram->diagram();
    const BoardShape shape(m_files->value(), m_ranks->value());
    const Offset to{shape.column(square) - shape.column(*diagram.origin),
                    shape.row(*diagram.origin) - shape.row(square)};
    const std::string text = m_move->toPlainText().toStdString();
    const auto write = [this](const std::string& changed) { // so that it can be undone as what is typed
        QTextCursor all(m_move->document());
        all.select(QTextCursor::Document);
        all.insertText(toQString(changed));
    };
    if (!keys.testFlag(Qt::ShiftModifier)) {
        write(withStepTo(text, to));
        return;
    }
    const int column = shape.column(square);
    const int row = shape.row(square);
    const bool isAtEdge = (to.right != 0 && (column == 0 || column == shape.files() - 1)) ||
                          (to.forward != 0 && (row == 0 || row == shape.ranks() - 1));
    write(withSlideTo(text, to, isAtEdge ? 0 : std::max(std::abs(to.right), std::abs(to.forward))));
}

void PieceWorkshop::setBoard(int files, int ranks) {
    m_files->setValue(files);
    m_ranks->setValue(ranks);
}

void PieceWorkshop::setTarget(const QString& game, const QString& piece) {
    m_targetGame->setCurrentIndex(std::max(0, m_targetGame->findData(game)));
    m_targetPiece->setCurrentIndex(std::max(0, m_targetPiece->findData(piece)));
}

void PieceWorkshop::onStartGameChanged() {
    const Catalog::Entry* entry = game(*m_startGame);
    const QSignalBlocker blocker(m_startPiece);
    m_startPiece->clear();
    m_startPiece->addItem(tr("No piece: nothing yet"), QString());
    for (const PieceType& type : entry->standard->types()) {
        m_startPiece->addItem(toQString(type.name) + QStringLiteral(" (%1)").arg(toQString(type.id)),
                              toQString(type.id));
    }
    // No king at first: games have one already.
    const auto& types = entry->standard->types();
    const auto first =
        std::find_if(types.begin(), types.end(), [](const PieceType& type) { return !type.royal; });
    m_startPiece->setCurrentIndex(first == types.end() ? 0 : static_cast<int>(first - types.begin()) + 1);
    const BoardShape& shape = entry->standard->shape();
    setBoard(shape.files(), shape.ranks());
}

void PieceWorkshop::onStartPieceChosen() {
    const Catalog::Entry* entry = game(*m_startGame);
    const auto type = entry->standard->find(m_startPiece->currentData().toString().toStdString());
    if (!type) {
        m_targetPiece->setCurrentIndex(0);
        m_name->clear();
        m_kanji->clear();
        setMove({});
        m_kept = typed();
        return;
    }
    const PieceType& piece = entry->standard->type(*type);
    // The game it is saved into follows, and the piece that it replaces, if it replaces one that the file
    // lists; a new piece stays one.
    const bool replaces = m_targetPiece->currentIndex() > 0;
    m_targetGame->setCurrentIndex(m_targetGame->findData(toQString(entry->standard->id())));
    if (replaces) {
        m_targetPiece->setCurrentIndex(std::max(0, m_targetPiece->findData(toQString(piece.id))));
    }
    // A new one is called and written otherwise.
    m_name->setText(replaces ? toQString(piece.name) : QString());
    m_kanji->setText(replaces ? toQString(piece.kanji) : QString());
    setMove(toQString(piece.betza));
    m_kept = typed();
}

void PieceWorkshop::onTargetGameChanged() {
    const Catalog::Entry* entry = game(*m_targetGame);
    {
        const QSignalBlocker blocker(m_targetPiece);
        m_targetPiece->clear();
        m_targetPiece->addItem(tr("A new piece"), QString());
        for (const auto& [id, name] : listedPieces(std::string(entry->standard->text()))) {
            const auto type = entry->standard->find(id); // in the language of the window
            const QString shown = toQString(type ? entry->standard->type(*type).name : name);
            m_targetPiece->addItem(tr("Instead of %1 (%2)").arg(shown, toQString(id)), toQString(id));
        }
    }
    const bool own = targetIsOwn();
    m_copyLabel->setVisible(!own);
    m_copyName->setVisible(!own);
    m_copyName->setText(tr("My %1").arg(toQString(entry->standard->name())));
    onTargetPieceChanged();
}

void PieceWorkshop::onTargetPieceChanged() {
    const QString id = m_targetPiece->currentData().toString();
    m_id->setEnabled(id.isEmpty());
    m_id->setText(id);
    const Variant& variant = *game(*m_targetGame)->standard;
    if (const auto type = variant.find(id.toStdString())) {
        if (m_name->text().trimmed().isEmpty()) {
            m_name->setText(toQString(variant.type(*type).name));
        }
        if (m_kanji->text().trimmed().isEmpty()) {
            m_kanji->setText(toQString(variant.type(*type).kanji));
        }
    }
    refreshSave();
}

PieceEdit PieceWorkshop::edited() const {
    return {m_id->text().trimmed().toStdString(), m_name->text().trimmed().toStdString(),
            m_kanji->text().trimmed().toStdString(), m_move->toPlainText().toStdString()};
}

void PieceWorkshop::refresh() {
    const BoardShape shape(m_files->value(), m_ranks->value());
    const PieceEdit piece = edited();
    m_faults = moveFaults(piece.betza, shape);
    m_move->setFaults(m_faults);
    PieceEdit drawn = piece;
    if (m_kanji->text().trimmed().toUcs4().size() > 4) {
        drawn.kanji.clear();
    }
    const auto alone = m_faults.empty() ? pieceAlone(drawn, shape)
                                        : Result<std::shared_ptr<const Variant>>(Failure{m_faults});
    if (alone) {
        const PieceTypeId type{static_cast<std::uint16_t>((*alone)->types().size() - 1)};
        QStringList lines;
        for (const std::string& line : words::movesInWords(QtLanguage(), **alone, type)) {
            lines << toQString(line);
        }
        m_words->setText(lines.join(QLatin1Char('\n')));
        m_legs->show(words::legsInWords(QtLanguage(), (*alone)->type(type).program, shape));
        m_faces = std::make_unique<PieceFaces>(**alone);
        m_diagram->setDiagram(insight::PieceDiagram::onEmptyBoard(*alone, type, BoardShape::kMaxSide),
                              m_faces.get());
        m_nowhere->setVisible(m_diagram->marks().empty() && !piece.betza.empty());
    }
    // With a fault the last good move stays to be seen, but pale.
    for (QWidget* part : std::initializer_list<QWidget*>{m_words, m_legs, m_diagram}) {
        part->setEnabled(alone.hasValue());
    }
    refreshSave();
}

QString PieceWorkshop::words() const {
    return m_words->text();
}

/// A new piece would take the place of one that is there.
bool PieceWorkshop::isNewWithIdOfAnother() const {
    const Catalog::Entry* entry = game(*m_targetGame);
    return entry != nullptr && m_targetPiece->currentData().toString().isEmpty() &&
           entry->standard->find(m_id->text().trimmed().toStdString()).has_value();
}

/// Another piece of the game with the name that is typed, of those that are not promoted; empty for none.
QString PieceWorkshop::idOfNamesake() const {
    const Catalog::Entry* entry = game(*m_targetGame);
    const PieceEdit piece = edited();
    if (entry == nullptr || piece.name.empty() || piece.id.starts_with('+')) {
        return {};
    }
    for (const PieceType& type : entry->standard->types()) {
        if (type.id != piece.id && !type.promoted &&
            toQString(type.name).compare(toQString(piece.name), Qt::CaseInsensitive) == 0) {
            return toQString(type.id);
        }
    }
    return {};
}

void PieceWorkshop::refreshSave() {
    m_place->hide();
    const bool isTaken = isNewWithIdOfAnother();
    const bool good = m_faults.empty() && !isTaken && !m_id->text().trimmed().isEmpty() &&
                      !m_name->text().trimmed().isEmpty() && !m_kanji->text().trimmed().isEmpty() &&
                      (targetIsOwn() || !m_copyName->text().trimmed().isEmpty());
    m_save->setEnabled(good);
    const QString namesake = idOfNamesake();
    m_said->say(
        m_id->text().trimmed().isEmpty() ? tr("A new piece needs letters: a few capitals that stand for it "
                                              "and for no other piece of the game.")
        : isTaken
            ? tr("The game has a piece with these letters already: %1. A new piece needs others; to change "
                 "that piece, choose it under “Piece”.")
                  .arg(m_id->text().trimmed())
        : m_name->text().trimmed().isEmpty() ? tr("The piece needs a name.")
        : m_kanji->text().trimmed().isEmpty()
            ? tr("“Kanji” is empty: one to four characters that stand on the face; letters will do.")
        : !namesake.isEmpty()
            ? tr("The game has a piece of this name already, %1: there will be two.").arg(namesake)
        : good && !targetIsOwn()
            ? tr("%1 is not one of your games; a copy of it is made.").arg(m_targetGame->currentText())
            : QString());
}

bool PieceWorkshop::save() {
    if (isNewWithIdOfAnother()) {
        return false; // said beside the button
    }
    const Catalog::Entry* entry = game(*m_targetGame);
    std::string text(entry->standard->text());
    std::string id = entry->standard->id();
    if (!targetIsOwn()) {
        id = UserVariants::freeId(m_catalog, m_copyName->text());
        auto copy = withIdentity(text, id, m_copyName->text().trimmed().toStdString());
        if (!copy) {
            m_said->say(toQString(copy.error()));
            return false;
        }
        text = std::move(*copy);
    }
    const PieceEdit piece = edited();
    const auto changed = withPiece(text, piece);
    if (!changed) {
        m_said->say(toQString(changed.error()));
        return false;
    }
    const auto kept = m_variants.keep(m_catalog, *changed);
    if (!kept) {
        m_said->say(faultInWords(kept.error()));
        return false;
    }
    fillGames();
    m_targetGame->setCurrentIndex(m_targetGame->findData(toQString(id)));
    onTargetGameChanged();
    m_targetPiece->setCurrentIndex(std::max(0, m_targetPiece->findData(toQString(piece.id))));
    const QString where = tr("Saved in %1.").arg(*kept);
    const Variant& variant = *game(*m_targetGame)->standard;
    const QString arrival = arrivalInWords(variant, piece.id);
    m_said->say(isSetUp(variant, piece.id) ? where
                : !arrival.isEmpty()       ? where + QLatin1Char('\n') + arrival
                                           : tr("%1 The piece stands on no square yet.").arg(where));
    m_place->setVisible(!isSetUp(variant, piece.id) && arrival.isEmpty());
    m_kept = typed();
    emit saved(toQString(id));
    return true;
}

QStringList PieceWorkshop::typed() const {
    return {m_move->toPlainText(), m_name->text(), m_kanji->text()};
}

void PieceWorkshop::reject() {
    if (typed() == m_kept) {
        FittingDialog::reject();
        return;
    }
    closeIfAllowed(
        tr("Close the workshop? The piece has not been saved, and what you have typed will be lost."),
        tr("&Close the workshop"));
}

} // namespace mujo::ui
