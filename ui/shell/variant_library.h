#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <memory>
#include <string>

#include "core/position/position.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/loader.h"
#include "ui/session/user_variants.h"

class QWidget;

namespace mujo::ui {

class ImportDialog;
class LookKeeper;
class Messages;

/// The user's own games: kept from files, imported from pages, changed in the workshop.
class VariantLibrary : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; dialogs stand before the window.
    VariantLibrary(Catalog& catalog, LookKeeper& look, Messages& messages, QWidget& window);

    /// The language in which files are to be read for it; null for that of the files.
    [[nodiscard]] const std::shared_ptr<const Translation>& language() const { return m_catalog.language(); }
    /// Keeps a variant that was read, and asks first where it would take the place of another game. False
    /// when it has to ask.
    bool take(const std::string& text, const LoadedVariant& loaded);
    /// The same for the text of a variant file that has no faults.
    void takeText(const std::string& text);
    /// A game of the catalogue that is the user's own begins with this position from now on; else what is
    /// wrong, in sentences.
    [[nodiscard]] QString setStart(const Position& start);
    ImportDialog* openImport();
    /// Begins with a piece of a game where these are given.
    void openWorkshop(const QString& id, const QString& piece);

signals:
    void changed();
    void playAsked(const QString& id);
    void termsAsked(const QString& id); ///< of a game that is to be played
    /// A new piece of this game is to be put on its board.
    void placeAsked(const QString& id, const QString& piece);

private:
    void keep(const std::string& text, const LoadedVariant& loaded);
    void onAdded(const QString& id, bool play);
    /// Files of the user's folder that could not be read or do not fit, each once.
    void tellFaults();

    Catalog& m_catalog;
    LookKeeper& m_look;
    Messages& m_messages;
    QWidget& m_window;
    UserVariants m_variants;
    std::size_t m_told = 0; ///< faults of the catalogue that have been told
};

} // namespace mujo::ui
