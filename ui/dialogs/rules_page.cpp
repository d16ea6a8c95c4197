#include "ui/dialogs/rules_page.h"

#include "core/insight/piece_kinds.h"
#include "ui/models/variant_list_model.h"
#include "ui/session/words.h"
#include "ui/study/piece_links.h"
#include "ui/study/piece_story.h"
#include "ui/words/piece_title.h"

namespace mujo::ui {

namespace {

QString htmlHeading(const QString& text) {
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

QString pieces(const Variant& variant, const PieceLinks& links) {
    const PieceStory story(variant, links);
    QString html;
    for (const insight::PieceKind& kind : insight::pieceKinds(variant)) {
        const PieceType& type = variant.type(kind.type);
        html += QStringLiteral("<p><a href='%1'><b>%2</b></a> %3<br>%4</p>")
                    .arg(links.pieceLink(kind.type), toQString(type.name).toHtmlEscaped(),
                         toQString(type.kanji).toHtmlEscaped(),
                         (story.moves(kind.type) + story.remarks(kind.type)).join(QLatin1Char(' ')));
    }
    return html;
}

} // namespace

QString RulesPage::html(const Variant& variant) {
    const VariantData& data = variant.data();
    QString html = QStringLiteral("<h2>%1 <span style='font-weight:normal'>%2</span></h2><p>%3<br>%4</p>")
                       .arg(toQString(data.name).toHtmlEscaped(), PieceTitle::beside(data).toHtmlEscaped(),
                            factsOf(variant).toHtmlEscaped(), toQString(data.summary).toHtmlEscaped());
    const PieceLinks links(variant);
    if (!links.rules().isEmpty()) {
        html += htmlHeading(tr("Rules")) + QStringLiteral("<ol>"); // by these numbers pieces name them
        for (const QString& rule : links.rules()) {
            html += QStringLiteral("<li style='margin-bottom:6px'>%1</li>").arg(links.linked(rule));
        }
        html += QStringLiteral("</ol>");
    }
    if (data.optionTable.profiles.size() > 1) {
        html += htmlHeading(tr("Readings"));
        for (const Profile& profile : data.optionTable.profiles) {
            const bool here = profile.id == data.profile;
            const QString name = toQString(profile.name);
            const QString title = here ? tr("%1 (played here)").arg(name) : name;
            html += QStringLiteral("<p>%1</p>")
                        .arg(tr("%1. %2", "a reading of the rules, and what is different in it")
                                 .arg(QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()),
                                      toQString(profile.differs).toHtmlEscaped()));
        }
    }
    html += htmlHeading(tr("Pieces and their moves")) + pieces(variant, links);
    if (!data.sources.empty()) {
        html += htmlHeading(tr("Sources")) + QStringLiteral("<ul>");
        for (const std::string& source : data.sources) {
            html += QStringLiteral("<li>%1</li>").arg(toQString(source).toHtmlEscaped());
        }
        html += QStringLiteral("</ul>");
    }
    return html;
}

} // namespace mujo::ui
