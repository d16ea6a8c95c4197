#include "core/import/piece_ids.h"

#include <algorithm>

#include "core/base/ascii.h"
#include "core/import/usual_moves.h"

namespace mujo {

namespace {

constexpr std::size_t kLongest = 6;

std::string lettersOf(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if ((ascii::isLetter(c) || ascii::isDigit(c)) && out.size() < kLongest) {
            out += ascii::toUpper(c);
        }
    }
    return out;
}

std::string initialsOf(std::string_view name) {
    std::string out;
    bool begins = true;
    for (const char c : name) {
        if (begins) {
            out += c;
        }
        begins = c == ' ' || c == '-';
    }
    return lettersOf(out);
}

} // namespace

PieceIds::PieceIds(const Diagram& diagram, const ImportAnswers& answers)
    : m_diagram(diagram), m_promotes(promotionOf(diagram, answers) != ImportAnswers::Promotion::None),
      m_ids(diagram.pieces.size()) {
    const auto baseOf = [&](int type) {
        const int base = type - diagram.promotionOffset;
        return m_promotes && base >= 1 && diagram.promotedForm(base) == type && !isOwnPiece(type) ? base : 0;
    };
    for (int type = 1; type <= diagram.count(); ++type) {
        if (baseOf(type) == 0) {
            m_ids[static_cast<std::size_t>(type - 1)] = unique(diagram.piece(type));
        }
    }
    for (int type = 1; type <= diagram.count(); ++type) {
        if (const int base = baseOf(type); base != 0) {
            m_ids[static_cast<std::size_t>(type - 1)] = '+' + of(base);
        }
    }
}

bool PieceIds::isOwnPiece(int form) const {
    const DiagramPiece& piece = m_diagram.piece(form);
    return !piece.first.empty() || !piece.second.empty();
}

std::string PieceIds::unique(const DiagramPiece& piece) {
    std::string id = lettersOf(piece.id.text);
    if (id.empty()) {
        id = initialsOf(piece.name.text);
    }
    if (id.empty()) {
        id.push_back('X');
    }
    const std::string wanted = id;
    for (int number = 2; !m_taken.insert(id).second; ++number) {
        const std::string suffix = std::to_string(number);
        id = wanted.substr(0, kLongest - suffix.size()) + suffix;
    }
    return id;
}

std::string PieceIds::promotedForm(int type) const {
    const int form = m_promotes ? m_diagram.promotedForm(type) : 0;
    return form == 0 ? std::string() : of(form);
}

std::vector<std::string> PieceIds::allOf(int type) const {
    std::vector<std::string> ids{of(type)};
    const int base = type - m_diagram.promotionOffset;
    if (m_promotes && base >= 1 && m_diagram.promotedForm(base) == type && isOwnPiece(type)) {
        ids.push_back('+' + of(base));
    }
    return ids;
}

std::vector<std::string> PieceIds::all() const {
    std::vector<std::string> ids;
    for (int type = 1; type <= m_diagram.count(); ++type) {
        for (std::string& id : allOf(type)) {
            ids.push_back(std::move(id));
        }
    }
    return ids;
}

bool PieceIds::has(const std::string& id) const {
    const std::vector<std::string> ids = all();
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

std::vector<int> royalTypes(const Diagram& diagram, const ImportAnswers& answers, const PieceIds& ids) {
    std::set<int> royals(diagram.royals.begin(), diagram.royals.end());
    const std::set<std::string> answered(answers.royals.begin(), answers.royals.end());
    for (int type = 1; type <= diagram.count(); ++type) {
        if (answered.count(ids.of(type)) > 0) {
            royals.insert(type);
        }
    }
    for (int type = 1; type <= diagram.count() && diagram.royals.empty() && answered.empty(); ++type) {
        if (plainName(diagram.piece(type).name.text) == "king") {
            royals.insert(type);
        }
    }
    if (royals.empty() && answered.empty()) {
        royals.insert(diagram.count());
    }
    return {royals.begin(), royals.end()};
}

} // namespace mujo
