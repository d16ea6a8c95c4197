#include "core/import/importer.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/import/import_rules.h"
#include "core/import/piece_ids.h"
#include "core/variant/loader.h"
#include "core/variant/variant_writer.h"

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

/// `go between` as the name of a piece: Go Between. Names that have capitals are left alone.
std::string titled(std::string name) {
    const auto isUpper = [](unsigned char c) { return std::isupper(c) != 0; };
    if (std::any_of(name.begin(), name.end(), isUpper)) {
        return name;
    }
    bool begins = true;
    for (char& c : name) {
        if (begins) {
            c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        }
        begins = c == ' ' || c == '-';
    }
    return name;
}

class Importer {
public:
    Importer(const Diagram& diagram, const ImportAnswers& answers, const PieceNames& names)
        : m_diagram(diagram), m_answers(answers), m_names(names), m_ids(diagram, answers),
          m_notes(diagram.notes) {}

    Result<ImportedVariant, Diagnostics> run() {
        findRoyals();
        Json file;
        file["id"] = m_answers.id;
        file["name"] = m_answers.name;
        file["sources"] = Json::array({"Made from the text of an Interactive Diagram"});
        file["board"] = {
            {"files", m_diagram.shape.files()}, {"ranks", m_diagram.shape.ranks()}, {"squares", "a1"}};
        file["pieces"] = pieces();
        setup(file);
        file["rules"] = importedRules(m_diagram, m_answers, m_ids, m_faults);
        if (!m_faults.empty()) {
            return Failure{m_faults};
        }
        ImportedVariant result;
        result.text = variantFileText(file);
        auto variant = loadVariant(result.text, m_diagram.fileName);
        if (!variant) {
            // Places in the file that was made of the text mean nothing to who wrote the text.
            for (const Diagnostic& fault : variant.error()) {
                complain(m_diagram.pieces.front().name, fault.message, fault.hint);
            }
            return Failure{m_faults};
        }
        result.variant = std::move(*variant);
        result.open = openQuestions(m_diagram, m_answers);
        result.notes = std::move(m_notes);
        return result;
    }

private:
    void complain(const PlacedText& text, std::string message, std::string hint = {}) {
        m_faults.push_back(faultAt(m_diagram.fileName, text, std::move(message), std::move(hint)));
    }

    void findRoyals() {
        for (const int type : m_diagram.royals) {
            m_royals.insert(type);
        }
        for (const std::string& id : m_answers.royals) {
            enterRoyal(id);
        }
        if (m_royals.empty()) {
            for (int type = 1; type <= m_diagram.count(); ++type) {
                if (titled(m_diagram.piece(type).name.text) == "King") {
                    m_royals.insert(type);
                }
            }
        }
        const PlacedText& anywhere = m_diagram.pieces.front().name;
        if (m_royals.empty()) {
            complain(anywhere, "nothing says which piece is royal", "add royal= with its number or id");
            return;
        }
        const bool both = symmetryOf(m_diagram, m_answers) == DiagramSymmetry::None;
        const auto stands = [&](std::vector<Square> DiagramPiece::*squares) {
            return std::any_of(m_royals.begin(), m_royals.end(),
                               [&](int type) { return !(m_diagram.piece(type).*squares).empty(); });
        };
        if (!stands(&DiagramPiece::first) || (both && !stands(&DiagramPiece::second))) {
            complain(m_diagram.piece(*m_royals.begin()).name,
                     "no royal piece of this side is on the board at the start");
        }
    }

    void enterRoyal(const std::string& id) {
        for (int type = 1; type <= m_diagram.count(); ++type) {
            if (m_ids.of(type) == id) {
                m_royals.insert(type);
                return;
            }
        }
        m_faults.push_back(answerFault(m_diagram, "royal", "there is no piece \"" + id + '"'));
    }

    Json pieces() {
        Json list = Json::array();
        std::map<std::string, std::string> infects;
        for (const auto& [piece, becomes] : m_answers.contagion) {
            if (!infects.try_emplace(piece, becomes).second) {
                m_faults.push_back(
                    answerFault(m_diagram, "contagion", "two pieces for captors of \"" + piece + '"'));
            }
            expectPiece(m_diagram, m_ids, "contagion", piece, m_faults);
            expectPiece(m_diagram, m_ids, "contagion", becomes, m_faults);
        }
        for (int type = 1; type <= m_diagram.count(); ++type) {
            list.push_back(piece(type, infects));
        }
        return list;
    }

    Json piece(int type, const std::map<std::string, std::string>& infects) {
        const DiagramPiece& source = m_diagram.piece(type);
        const std::string& id = m_ids.of(type);
        Json entry{{"id", id}, {"name", titled(source.name.text)}};
        const std::string letters = id.front() == '+' ? id.substr(1) : id;
        if (const PieceNames::Entry* known = m_names.find(source.name.text, source.move.text)) {
            entry["kanji"] = known->kanji;
            entry["kanji1"] = known->kanji1;
            if (!known->romaji.empty()) {
                entry["romaji"] = known->romaji;
            }
        } else {
            entry["kanji"] = letters.substr(0, 4);
            entry["kanji1"] = letters.substr(0, 2);
        }
        entry["betza"] = source.move.text;
        if (const std::string form = m_ids.promotedForm(type); !form.empty()) {
            entry["promotes"] = form;
        }
        if (m_royals.count(type) > 0) {
            entry["royal"] = true;
        }
        if (const auto found = infects.find(id); found != infects.end()) {
            entry["infects"] = found->second;
        }
        if (source.id.text != id) {
            entry["aliases"] = Json::array({source.id.text});
            m_notes.push_back("the piece \"" + source.name.text + "\" has the id " + id + " instead of " +
                              source.id.text);
        }
        return entry;
    }

    void setup(Json& file) {
        const BoardShape& shape = m_diagram.shape;
        const DiagramSymmetry symmetry = symmetryOf(m_diagram, m_answers);
        std::map<int, std::string> first;
        std::map<int, std::string> second;
        const auto put = [&](std::map<int, std::string>& side, int column, int row, int type) {
            const Square square = shape.at(column, row);
            if (first.count(square.index()) > 0 || !side.try_emplace(square.index(), m_ids.of(type)).second) {
                complain(m_diagram.piece(type).name,
                         "pieces of both players would stand on " + shape.name(square, SquareStyle::Chess));
            }
        };
        for (int type = 1; type <= m_diagram.count(); ++type) {
            for (const Square square : m_diagram.piece(type).first) {
                first.try_emplace(square.index(), m_ids.of(type));
            }
        }
        for (int type = 1; type <= m_diagram.count(); ++type) {
            const DiagramPiece& piece = m_diagram.piece(type);
            const auto& squares = symmetry == DiagramSymmetry::None ? piece.second : piece.first;
            for (const Square square : squares) {
                const int column = shape.column(square);
                const int row = shape.row(square);
                const bool turned = symmetry == DiagramSymmetry::Rotate;
                const bool asListed = symmetry == DiagramSymmetry::None;
                put(second, turned ? shape.files() - 1 - column : column,
                    asListed ? row : shape.ranks() - 1 - row, type);
            }
        }
        file["setup"] = rows(first, Side::Sente);
        if (symmetry != DiagramSymmetry::Rotate) {
            file["setupGote"] = rows(second, Side::Gote);
        }
    }

    /// The ranks from the side's own back rank on, seen by it.
    [[nodiscard]] Json rows(const std::map<int, std::string>& occupants, Side side) const {
        const BoardShape& shape = m_diagram.shape;
        Json list = Json::array();
        std::size_t used = 0;
        for (int ahead = 0; ahead < shape.ranks(); ++ahead) {
            Json row = Json::array();
            for (int fromLeft = 0; fromLeft < shape.files(); ++fromLeft) {
                const Square own = shape.at(fromLeft, shape.ranks() - 1 - ahead);
                const auto found = occupants.find((side == Side::Sente ? own : shape.turned(own)).index());
                row.push_back(found == occupants.end() ? "" : found->second);
                used = found == occupants.end() ? used : list.size() + 1;
            }
            list.push_back(std::move(row));
        }
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(used), list.end());
        return list;
    }

    const Diagram& m_diagram;
    const ImportAnswers& m_answers;
    const PieceNames& m_names;
    PieceIds m_ids;
    std::vector<std::string> m_notes;
    std::set<int> m_royals;
    Diagnostics m_faults;
};

} // namespace

Result<ImportedVariant, Diagnostics> importVariant(const Diagram& diagram, const ImportAnswers& answers,
                                                   const PieceNames& names) {
    return Importer(diagram, answers, names).run();
}

Result<ImportedVariant, Diagnostics> importVariant(std::string_view text, const std::string& fileName,
                                                   const ImportAnswers& answers, const PieceNames& names) {
    const auto diagram = readDiagram(text, fileName);
    if (!diagram) {
        return Failure{diagram.error()};
    }
    return importVariant(*diagram, answers, names);
}

ImportAnswers answersFor(const Diagram& diagram, const ImportAnswers& answers) {
    const PieceIds ids(diagram, answers);
    const auto isMissing = [&ids](const std::string& id) { return !ids.has(id); };
    ImportAnswers kept = answers;
    for (auto* list : {&kept.royals, &kept.lastRank, &kept.exempt, &kept.onePerFile, &kept.noMatingDrop}) {
        std::erase_if(*list, isMissing);
    }
    std::erase_if(kept.contagion, [&](const ImportAnswers::Infection& infection) {
        return isMissing(infection.piece) || isMissing(infection.becomes);
    });
    return kept;
}

std::vector<std::pair<std::string, std::string>> importedPieces(const Diagram& diagram,
                                                                const ImportAnswers& answers) {
    const PieceIds ids(diagram, answers);
    std::vector<std::pair<std::string, std::string>> pieces;
    for (int type = 1; type <= diagram.count(); ++type) {
        pieces.emplace_back(ids.of(type), titled(diagram.piece(type).name.text));
    }
    return pieces;
}

} // namespace mujo
