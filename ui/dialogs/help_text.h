#pragma once

#include <QSet>
#include <QString>
#include <initializer_list>
#include <utility>

#include "ui/words/glossary.h"

namespace mujo::ui {

/// A page of the help as it is written: plain texts in, HTML out. The first time that a word of the glossary
/// stands on a page, it is a link to what it means.
class HelpText {
public:
    /// What a lead and its sentence say, or a lead alone.
    using Points = std::initializer_list<std::pair<QString, QString>>;

    explicit HelpText(const QString& title);

    void heading(const QString& text);
    void paragraph(const QString& text);
    /// In this order, numbered.
    void steps(std::initializer_list<QString> texts);
    void points(Points points);
    /// Entries of the glossary; each can be led to (`anchorOf`).
    void terms();
    /// What is HTML already.
    void append(const QString& html) { m_html += html; }

    [[nodiscard]] QString html() const { return m_html; }

    static QString anchorOf(Term term);
    static QString linkTo(Term term);

private:
    [[nodiscard]] QString linked(const QString& text);

    QString m_html;
    QSet<int> m_linked; ///< the terms that are links on this page already
};

} // namespace mujo::ui
