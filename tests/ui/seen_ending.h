#pragma once

#include <QLatin1Char>
#include <QPushButton>
#include <QString>
#include <QWidget>

namespace mujo::ui::testing {

/// The card over the board that tells how a game has ended; null where none is seen.
inline QWidget* endingCard(const QWidget& window) {
    auto* card = window.findChild<QWidget*>(QStringLiteral("endingCard"));
    return card != nullptr && card->isVisible() ? card : nullptr;
}

/// What the card tells, as assistive technology reads it; empty where none is seen.
inline QString seenEnding(const QWidget& window) {
    const QWidget* card = endingCard(window);
    return card != nullptr ? card->accessibleName() + QLatin1Char('\n') + card->accessibleDescription()
                           : QString();
}

/// The button of the card that has this text; null for none.
inline QPushButton* endingButton(const QWidget& window, const QString& text) {
    if (const QWidget* card = endingCard(window)) {
        for (auto* button : card->findChildren<QPushButton*>()) {
            if (button->text().remove(QLatin1Char('&')) == text) {
                return button;
            }
        }
    }
    return nullptr;
}

} // namespace mujo::ui::testing
