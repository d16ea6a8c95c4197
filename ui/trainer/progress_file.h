#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>
#include <optional>

#include "core/insight/progress.h"

namespace mujo::ui {

[[nodiscard]] QByteArray toJson(const insight::Progress& progress);
/// None when the text is no such file.
[[nodiscard]] std::optional<insight::Progress> progressFromJson(const QByteArray& text);

/// Keeps the progress in the user's data folder.
class ProgressFile {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::ProgressFile)

public:
    /// `$XDG_DATA_HOME/mujo/trainer.json` or its default.
    static QString usualPath();
    /// An empty path keeps nothing.
    explicit ProgressFile(QString path = usualPath()) : m_path(std::move(path)) {}

    /// What was kept. A broken or endless file is put aside under another name; what a newer program has
    /// written, and what is no ordinary file, stays as it is, and nothing is kept. `takeNotice` says so.
    [[nodiscard]] insight::Progress load();
    /// Atomic. A file that cannot be written is said once.
    void save(const insight::Progress& progress);
    /// A sentence for the user, once; empty when there is nothing to say.
    [[nodiscard]] QString takeNotice();
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QString m_path;
    QString m_notice;
    bool m_toldUnwritable = false;
};

} // namespace mujo::ui
