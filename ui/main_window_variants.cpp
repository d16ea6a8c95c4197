// Games of the user's own: dropped on the window, imported, changed in the workshop.

#include <QFileInfo>

#include "core/variant_file/loader.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/piece_workshop.h"
#include "ui/dialogs/start_page.h"
#include "ui/docks/banner.h"
#include "ui/docks/piece_study.h"
#include "ui/main_window.h"
#include "ui/session/file_opener.h"
#include "ui/session/words.h"

namespace mujo::ui {

bool MainWindow::takeFile(const QString& path) {
    if (path.endsWith(QStringLiteral(".txt"), Qt::CaseInsensitive)) {
        const auto text = fileText(path);
        const bool isGame = text && sniffFormat(*text) != nullptr;
        return isGame ? openFile(path) : importVariant()->openFile(path);
    }
    if (!path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive)) {
        return openFile(path);
    }
    const auto refused = std::make_shared<bool>(false);
    const QString name = QFileInfo(path).fileName();
    m_opener->open(name, [this, path, name, refused](const std::stop_token& stop) -> FileOpener::Then {
        const auto text = variantText(path);
        if (!text) {
            return [this, path, refused] { *refused = !openFile(path); };
        }
        const auto variant = loadVariant(*text, name.toStdString(), kStandardProfile, stop);
        const Diagnostics faults = variant ? checkVariant(*text, name.toStdString(), stop) : variant.error();
        if (!faults.empty()) {
            return [this, refused, words = shown(faults)] {
                *refused = true;
                complain(words);
            };
        }
        return [this, refused, text = *text, variant = *variant] {
            const Catalog::Entry* other = m_catalog.find(variant->id());
            *refused = other != nullptr && other->text != text;
            takeVariant(text, variant);
        };
    });
    return !*refused;
}

/// Keeps it, and asks first where it would take the place of another game.
void MainWindow::takeVariant(const std::string& text, const std::shared_ptr<const Variant>& variant) {
    const Catalog::Entry* other = m_catalog.find(variant->id());
    if (other == nullptr || other->text == text) {
        keepVariant(text, variant);
        return;
    }
    offerBanner().ask(
        tr("There is another game \"%1\"").arg(shown(variant->id())),
        m_userVariants.holds(m_catalog, variant->id())
            ? tr("Yours stands in %1; the file would replace it.").arg(shown(other->fileName))
            : tr("It would be played by the rules of the file instead of the shipped ones."),
        {{tr("&Replace"), [this, text, variant] { keepVariant(text, variant); }}, {tr("&Leave it"), {}}});
}

Banner& MainWindow::offerBanner() {
    return showsBoard() ? *m_banner : m_startPage->banner();
}

void MainWindow::keepVariant(const std::string& text, const std::shared_ptr<const Variant>& variant) {
    const auto kept = m_userVariants.keep(m_catalog, text, variant);
    if (!kept) {
        complain(kept.error());
        return;
    }
    onVariantAdded(shown(variant->id()), false);
}

ImportDialog* MainWindow::importVariant() {
    auto* dialog = new ImportDialog(m_catalog, m_userVariants, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setTheme(m_theme);
    connect(dialog, &ImportDialog::added, this, &MainWindow::onVariantAdded);
    dialog->open();
    return dialog;
}

void MainWindow::openWorkshop() {
    auto* dialog = new PieceWorkshop(m_catalog, m_userVariants, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setLook(m_theme, pieceStyle());
    if (m_session.hasGame()) {
        const std::optional<Piece> piece = m_study->piece();
        const Variant& variant = m_session.game().variant();
        dialog->startFrom(shown(variant.id()), piece ? shown(variant.type(piece->type).id) : QString());
    }
    connect(dialog, &PieceWorkshop::saved, m_startPage, &StartPage::refresh);
    dialog->open();
}

void MainWindow::onVariantAdded(const QString& id, bool play) {
    m_startPage->refresh();
    const Catalog::Entry* entry = m_catalog.find(id.toStdString());
    if (entry == nullptr) {
        return;
    }
    if (play) {
        begin(usualSetup(m_settings, entry->standard));
        return;
    }
    offerBanner().ask(tr("%1 is among your games").arg(shown(entry->standard->name())),
                      tr("Its file is %1.").arg(shown(entry->fileName)),
                      {{tr("&Play"),
                        [this, id] {
                            if (const Catalog::Entry* game = m_catalog.find(id.toStdString())) {
                                begin(usualSetup(m_settings, game->standard));
                            }
                        }},
                       {tr("&Later"), {}}});
}

} // namespace mujo::ui
