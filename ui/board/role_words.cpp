#include "ui/board/role_words.h"

#include <QCoreApplication>

namespace mujo::ui {

namespace {

struct RoleWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::RoleWords)
};

QString inWords(RoleClass role) {
    switch (role) {
    case RoleClass::Royal:
        return RoleWords::tr("Crown: a royal piece");
    case RoleClass::Step:
        return RoleWords::tr("Dot: it moves by steps");
    case RoleClass::Slide:
        return RoleWords::tr("Bar: it slides");
    case RoleClass::Jump:
        return RoleWords::tr("Ring: it jumps");
    case RoleClass::Sweep:
        return RoleWords::tr("Double bar: it takes all that it passes over");
    case RoleClass::MultiLeg:
        break;
    }
    return RoleWords::tr("Diamond: it moves in several legs");
}

} // namespace

QString roleInWords(const PieceFace& face) {
    return inWords(face.royal ? RoleClass::Royal : face.role);
}

QStringList allRolesInWords() {
    QStringList all;
    for (const RoleClass role : kAllRoles) {
        all << inWords(role);
    }
    return all;
}

} // namespace mujo::ui
