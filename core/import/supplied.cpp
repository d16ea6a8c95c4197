#include "core/import/supplied.h"

#include <set>
#include <utility>

#include "core/base/ascii.h"

namespace mujo {

namespace {

class IdSupplier {
public:
    explicit IdSupplier(const Diagram& diagram) {
        for (const DiagramPiece& piece : diagram.pieces) {
            m_taken.insert(piece.id.text);
        }
    }

    std::string freeId(const std::string& name) {
        std::string letters;
        for (const char c : name) {
            if (ascii::isLetter(c)) {
                letters += ascii::toUpper(c);
            }
        }
        const char first = letters.empty() ? 'X' : letters.front();
        for (const char letter : letters + "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
            if (m_taken.insert(std::string(1, letter)).second) {
                return {letter};
            }
        }
        for (int number = 2;; ++number) {
            std::string id = first + std::to_string(number);
            if (m_taken.insert(id).second) {
                return id;
            }
        }
    }

private:
    std::set<std::string> m_taken;
};

} // namespace

void supplyIds(Diagram& diagram) {
    IdSupplier supplier(diagram);
    std::vector<Sentence> supplied;
    for (int type = 1; type <= diagram.count(); ++type) {
        DiagramPiece& piece = diagram.pieces[static_cast<std::size_t>(type - 1)];
        if (!piece.id.text.empty()) {
            continue;
        }
        const int base = type - diagram.promotionOffset;
        const bool isPromoted =
            diagram.promotionOffset > 0 && base >= 1 && diagram.promotedForm(base) == type;
        piece.id = {isPromoted ? '+' + diagram.piece(base).id.text : supplier.freeId(piece.name.text),
                    piece.name.place};
        supplied.emplace_back(piece.name.text + ' ' + piece.id.text);
    }
    if (!supplied.empty()) {
        diagram.notes.push_back(
            sentence("ImportFaults", "ids that the text does not have: %1").with(listed(supplied)));
    }
}

Sentence listed(std::vector<Sentence> parts) {
    return Sentence([parts = std::move(parts)](const Language& language) {
        constexpr std::size_t kMost = 24;
        std::string out;
        for (std::size_t i = 0; i < parts.size() && i < kMost; ++i) {
            out += (i == 0 ? "" : ", ") + parts[i].in(language);
        }
        if (parts.size() <= kMost) {
            return out;
        }
        const int more = static_cast<int>(parts.size() - kMost);
        return sentence("ImportFaults", "%1 and %n more", "a list, and how many it leaves out", more)
            .with(out)
            .in(language);
    });
}

} // namespace mujo
