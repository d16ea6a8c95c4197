#include "core/import/importer.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/ascii.h"
#include "core/import/import_rules.h"
#include "core/import/piece_ids.h"
#include "core/import/supplied.h"
#include "core/variant_file/loader.h"
#include "core/variant_file/variant_writer.h"

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

/// `go between` as the name of a piece: Go Between. Names that have capitals are left alone.
std::string titled(std::string name) {
    if (std::any_of(name.begin(), name.end(), ascii::isUpper)) {
        return name;
    }
    bool begins = true;
    for (char& c : name) {
        if (begins) {
            c = ascii::toUpper(c);
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

    Result<ImportedVariant> run(const std::stop_token& stop) {
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
            return Failure{m_faults.inOrder()};
        }
        ImportedVariant result;
        result.text = variantFileText(file);
        auto variant = loadVariant(result.text, m_diagram.fileName, kStandardProfile, stop);
        if (!variant) {
            // Places in the file that was made of the text mean nothing to who wrote the text.
            for (const Diagnostic& fault : variant.error()) {
                complain(m_diagram.pieces.front().name, fault.message, fault.hint);
            }
            return Failure{m_faults.inOrder()};
        }
        result.variant = std::move(*variant);
        result.open = openQuestions(m_diagram, m_answers);
        if (!m_renamed.empty()) {
            m_notes.push_back(
                sentence("ImportFaults", "ids that are other than in the text: %1").with(listed(m_renamed)));
        }
        result.notes = std::move(m_notes);
        return result;
    }

private:
    void complain(const PlacedText& text, Sentence message, Sentence hint = {}) {
        m_faults.add(faultAt(m_diagram.fileName, text, std::move(message), std::move(hint)));
    }

    void findRoyals() {
        for (const std::string& id : m_answers.royals) {
            expectPiece(m_diagram, m_ids, "royal", id, m_faults);
        }
        const std::vector<int> types = royalTypes(m_diagram, m_answers, m_ids);
        m_royals.insert(types.begin(), types.end());
        if (m_royals.empty()) {
            return; // the answer named none that there is
        }
        const DiagramSymmetry symmetry = symmetryOf(m_diagram, m_answers);
        const auto stands = [&](Side side) {
            return std::any_of(m_royals.begin(), m_royals.end(), [&](int type) {
                const DiagramPiece& piece = m_diagram.piece(type);
                return !(side == Side::Sente ? piece.first : m_diagram.secondSquares(piece, symmetry))
                            .empty();
            });
        };
        for (const Side side : {Side::Sente, Side::Gote}) {
            if (!stands(side)) {
                complain(
                    m_diagram.piece(*m_royals.begin()).name,
                    side == Side::Sente
                        ? sentence("ImportFaults",
                                   "no royal piece of the first player is on the board at the start")
                        : sentence("ImportFaults",
                                   "no royal piece of the second player is on the board at the start"),
                    m_diagram.royals.empty()
                        ? sentence("ImportFaults", "say which piece is royal: royal= with its number or id")
                        : Sentence());
                return;
            }
        }
    }

    Json pieces() {
        Json list = Json::array();
        std::map<std::string, std::string> infects;
        for (const auto& [piece, becomes] : m_answers.contagion) {
            if (!infects.try_emplace(piece, becomes).second) {
                m_faults.add(
                    answerFault(m_diagram, "contagion",
                                sentence("ImportFaults", "two pieces for captors of \"%1\"").with(piece)));
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
            m_renamed.push_back(sentence("ImportFaults", "%1 %2 for %3",
                                         "a piece, the id that it gets, and its id in the text")
                                    .with(source.name.text, id, source.id.text));
        }
        return entry;
    }

    void setup(Json& file) {
        const BoardShape& shape = m_diagram.shape;
        const DiagramSymmetry symmetry = symmetryOf(m_diagram, m_answers);
        std::map<int, std::string> first;
        std::map<int, std::string> second;
        for (int type = 1; type <= m_diagram.count(); ++type) {
            for (const Square square : m_diagram.piece(type).first) {
                first.try_emplace(square.index(), m_ids.of(type));
            }
        }
        bool listed = false;
        for (int type = 1; type <= m_diagram.count(); ++type) {
            const DiagramPiece& piece = m_diagram.piece(type);
            listed = listed || !piece.second.empty();
            for (const Square square : m_diagram.secondSquares(piece, symmetry)) {
                if (first.count(square.index()) > 0 ||
                    !second.try_emplace(square.index(), m_ids.of(type)).second) {
                    complain(piece.name, sentence("ImportFaults",
                                                  "two pieces would stand on %1, one of the second player")
                                             .with(shape.name(square, SquareStyle::Chess)));
                }
            }
        }
        file["setup"] = rows(first, Side::Sente);
        if (symmetry != DiagramSymmetry::Rotate || listed) {
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
    std::vector<Sentence> m_notes;
    std::vector<Sentence> m_renamed; ///< pieces whose ids no variant file may have, or that others have
    std::set<int> m_royals;
    FaultList m_faults;
};

} // namespace

Result<ImportedVariant> importVariant(const Diagram& diagram, const ImportAnswers& answers,
                                      const PieceNames& names, const std::stop_token& stop) {
    return Importer(diagram, answers, names).run(stop);
}

Result<ImportedVariant> importVariant(std::string_view text, const std::string& fileName,
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
