#include "ui/shell/variant_library.h"

#include <QStringList>
#include <QTimer>
#include <algorithm>

#include "core/variant_file/variant_edit.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/dialogs/piece_workshop.h"
#include "ui/look/look_keeper.h"
#include "ui/session/words.h"
#include "ui/shell/messages.h"

namespace mujo::ui {

VariantLibrary::VariantLibrary(Catalog& catalog, LookKeeper& look, Messages& messages, QWidget& window)
    : QObject(&window), m_catalog(catalog), m_look(look), m_messages(messages), m_window(window) {
    QTimer::singleShot(0, this, &VariantLibrary::tellFaults); // once the window is there to say it
}

void VariantLibrary::tellFaults() {
    constexpr std::ptrdiff_t kMostFaults = 3; // of a file; the command line has all of them
    const Diagnostics& all = m_catalog.faults();
    QStringList files;
    for (auto from = all.begin() + static_cast<std::ptrdiff_t>(m_told); from != all.end();) {
        const auto to =
            std::find_if(from, all.end(), [&](const Diagnostic& fault) { return fault.file != from->file; });
        files << toQString(Diagnostics(from, from + std::min(to - from, kMostFaults)));
        from = to;
    }
    m_told = all.size();
    if (!files.isEmpty()) {
        m_messages.tell(tr("Not all of your own files can be used"),
                        tr("What has faults is left out; games are played without it.") + QLatin1Char('\n') +
                            files.join(QLatin1Char('\n')),
                        tr("&Dismiss"));
    }
}

bool VariantLibrary::take(const std::string& text, const LoadedVariant& loaded) {
    const Catalog::Entry* other = m_catalog.find(loaded.variant->id());
    if (other == nullptr || other->standard->text() == text) {
        keep(text, loaded);
        return true;
    }
    m_messages.offer(
        tr("There is another game \"%1\"").arg(toQString(loaded.variant->id())),
        m_variants.holds(m_catalog, loaded.variant->id())
            ? tr("Yours stands in %1; the file would replace it.").arg(toQString(other->fileName))
            : tr("It would be played by the rules of the file instead of the shipped ones."),
        {{tr("Re&place"), [this, text, loaded] { keep(text, loaded); }}, {tr("&Leave it"), {}}});
    return false;
}

void VariantLibrary::takeText(const std::string& text) {
    if (const auto loaded = loadVariantFile(text, "variant", kStandardProfile, {}, m_catalog.language())) {
        take(text, *loaded);
    }
}

QString VariantLibrary::setStart(const Position& start) {
    std::vector<Placement> pieces;
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : start.pieces(side)) {
            pieces.push_back({square, start.at(square).type(), side});
        }
        for (std::size_t i = 0; i < start.variant().types().size(); ++i) {
            if (start.inHand(side, PieceTypeId(i)) > 0) {
                return tr("No game begins with pieces in hand.");
            }
        }
    }
    const std::string& id = start.variant().id();
    const auto text = withStart(m_catalog.find(id)->standard->text(), start.variant(), pieces);
    if (!text) {
        return toQString(text.error());
    }
    if (const auto kept = m_variants.keep(m_catalog, *text); !kept) {
        return faultInWords(kept.error());
    }
    emit changed();
    m_messages.offer(tr("%1 begins with this position from now on").arg(toQString(start.variant().name())),
                     tr("Games that have begun before keep their start."),
                     {{tr("&Play…"), [this, id] { emit termsAsked(toQString(id)); }}, {tr("&Later"), {}}});
    return {};
}

void VariantLibrary::keep(const std::string& text, const LoadedVariant& loaded) {
    const auto kept = m_variants.keep(m_catalog, text, loaded);
    if (!kept) {
        m_messages.complain(faultInWords(kept.error()));
        return;
    }
    onAdded(toQString(loaded.variant->id()), false);
}

ImportDialog* VariantLibrary::openImport() {
    auto* dialog = new ImportDialog(m_catalog, m_variants, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_look.follow(dialog);
    connect(dialog, &ImportDialog::added, this, &VariantLibrary::onAdded);
    dialog->open();
    return dialog;
}

void VariantLibrary::openWorkshop(const QString& id, const QString& piece) {
    auto* dialog = new PieceWorkshop(m_catalog, m_variants, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_look.follow(dialog);
    if (!id.isEmpty()) {
        dialog->startFrom(id, piece);
    }
    connect(dialog, &PieceWorkshop::saved, this, &VariantLibrary::changed);
    connect(dialog, &PieceWorkshop::placeAsked, this, &VariantLibrary::placeAsked);
    dialog->open();
}

void VariantLibrary::onAdded(const QString& id, bool play) {
    emit changed();
    tellFaults();
    const Catalog::Entry* entry = m_catalog.find(id.toStdString());
    if (entry == nullptr) {
        return;
    }
    if (play) {
        emit playAsked(id);
        return;
    }
    m_messages.offer(tr("%1 is among your games").arg(toQString(entry->standard->name())),
                     tr("Its file is %1.").arg(toQString(entry->fileName)),
                     {{tr("&Play…"), [this, id] { emit termsAsked(id); }}, {tr("&Later"), {}}});
}

} // namespace mujo::ui
