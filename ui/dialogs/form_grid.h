#pragma once

class QWidget;

namespace mujo::ui {

/// Gives all forms inside a widget one column of labels, as wide as the widest of them.
void alignForms(const QWidget& parts);
/// Lays the forms inside a widget out in the size that they have now: a form that was measured for another
/// height keeps the heights of its lines otherwise (Qt 6.4).
void layOutForms(const QWidget& parts);

} // namespace mujo::ui
