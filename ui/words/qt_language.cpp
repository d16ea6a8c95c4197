#include "ui/words/qt_language.h"

#include <QCoreApplication>

namespace mujo::ui {

std::string QtLanguage::translate(const char* context, const char* english, const char* comment,
                                  int n) const {
    return QCoreApplication::translate(context, english, comment, n).toStdString();
}

QString toQString(const Sentence& sentence) {
    return QString::fromStdString(sentence.in(QtLanguage()));
}

} // namespace mujo::ui
