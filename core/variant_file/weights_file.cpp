#include "core/variant_file/weights_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>

#include "core/base/line_words.h"
#include "core/base/printable.h"
#include "core/base/text_key.h"

namespace mujo {

namespace {

constexpr std::string_view kFirstLine = "mujo weights 1";
constexpr int kMostWorth = 20000;
constexpr int kMostWeight = 2000;

/// What tells whether a kind still moves as it did when the weights were learned.
std::uint32_t movesKey(const PieceType& type) {
    return textKey(type.betza);
}

/// The parts of `LearnedPlaces` by their names in the file.
struct NamedPart {
    std::string_view name;
    std::vector<TaperedWorth> LearnedPlaces::*part;
};
constexpr std::array<NamedPart, 5> kParts = {{{"squares", &LearnedPlaces::squares},
                                              {"ranks", &LearnedPlaces::ranks},
                                              {"files", &LearnedPlaces::files},
                                              {"enemy", &LearnedPlaces::toEnemyRoyal},
                                              {"own", &LearnedPlaces::toOwnRoyal}}};

std::size_t entriesOf(std::string_view part, const BoardShape& shape) {
    return part == "squares" ? LearnedPlaces::squaresOn(shape)
           : part == "ranks" ? static_cast<std::size_t>(shape.ranks())
           : part == "files" ? LearnedPlaces::filesOn(shape)
                             : LearnedPlaces::kDistances;
}

class Reader {
public:
    Reader(const Variant& variant, const std::string& fileName) : m_variant(variant), m_fileName(fileName) {}

    Result<TunedEvaluation> run(std::string_view text) {
        if (!text.starts_with(kFirstLine) || text.substr(kFirstLine.size()).substr(0, 1) != "\n") {
            m_number = 1;
            complain(1, sentence("VariantFaults", "a weights file begins with \"%1\"").with(kFirstLine));
            return Failure{m_faults};
        }
        for (std::size_t from = 0; from < text.size() && !m_isOfOther;) {
            const std::size_t end = std::min(text.find('\n', from), text.size());
            ++m_number;
            if (m_number > 1 && end > from) {
                line(text.substr(from, end - from));
            }
            from = end + 1;
        }
        if (m_faults.empty()) {
            completeness();
        }
        if (!m_faults.empty()) {
            return Failure{m_faults};
        }
        return std::move(m_result);
    }

private:
    void complain(int column, Sentence message) {
        m_faults.push_back({m_fileName, m_number, column, 1, std::move(message), {}});
    }

    void line(std::string_view text) {
        LineWords words(text);
        const std::string_view name = words.next();
        const auto part = std::find_if(kParts.begin(), kParts.end(),
                                       [&](const NamedPart& each) { return each.name == name; });
        if (name == "game") {
            game(words);
        } else if (name == "provenance") {
            m_result.provenance = words.rest();
        } else if (name == "weights") {
            weights(words);
        } else if (name == "kind") {
            kind(words);
        } else if (name == "hand") {
            inHand(words);
        } else if (part != kParts.end()) {
            places(words, *part);
        } else {
            complain(1, sentence("VariantFaults", "there is no line \"%1\" in a weights file")
                            .with(printable(std::string(name.substr(0, 40)))));
        }
    }

    void game(LineWords& words) {
        const std::string_view id = words.next();
        if (id != m_variant.id()) {
            complain(words.column(), sentence("VariantFaults", "these are weights of another game, \"%1\"")
                                         .with(printable(std::string(id.substr(0, 80)))));
            m_isOfOther = true; // what else is wrong follows from that
            return;
        }
        const auto files = words.number<int>(1, BoardShape::kMaxSide);
        const auto ranks = words.number<int>(1, BoardShape::kMaxSide);
        if (files != m_variant.shape().files() || ranks != m_variant.shape().ranks()) {
            complain(words.column(),
                     sentence("VariantFaults", "these weights were learned on a board of another size"));
        }
        m_hasGame = true;
    }

    void weights(LineWords& words) {
        for (const NamedWeight& each : kEvaluationWeights) {
            const auto number = words.number<int>(0, kMostWeight);
            if (!number) {
                complain(words.column(), sentence("VariantFaults", "%1 must be a whole number from 0 to %2")
                                             .with(std::string(each.name), kMostWeight));
                return;
            }
            m_result.weights.*each.weight = *number;
        }
    }

    void kind(LineWords& words) {
        const std::string id(words.next());
        const auto& types = m_variant.types();
        const auto type = std::find_if(types.begin(), types.end(), [&](const PieceType& each) {
            return each.id == id && !each.formOnly;
        });
        if (type == types.end()) {
            complain(
                words.column(),
                sentence("VariantFaults", "the game has no piece \"%1\"").with(printable(id.substr(0, 40))));
            return;
        }
        const auto worth = words.number<int>(0, kMostWorth);
        if (!worth) {
            noWorth(words);
            return;
        }
        constexpr int kHex = 16;
        if (words.number<std::uint32_t>(0, UINT32_MAX, kHex) != movesKey(*type)) {
            complain(words.column(),
                     sentence("VariantFaults", "%1 moves in another way than when these weights were learned")
                         .with(id));
            return;
        }
        m_result.worth[id] = *worth;
        m_kind = &m_result.places[id];
        m_kindId = id;
    }

    void inHand(LineWords& words) {
        if (m_kind == nullptr) {
            complain(1, sentence("VariantFaults", "a worth in hand without a kind before it"));
        } else if (const auto worth = words.number<int>(0, kMostWorth)) {
            m_result.inHand[m_kindId] = *worth;
        } else {
            noWorth(words);
        }
    }

    void noWorth(const LineWords& words) {
        complain(words.column(),
                 sentence("VariantFaults", "the worth must be a whole number from 0 to %1").with(kMostWorth));
    }

    void places(LineWords& words, const NamedPart& part) {
        if (m_kind == nullptr) {
            complain(1, sentence("VariantFaults", "places without a kind before them"));
            return;
        }
        std::vector<TaperedWorth>& list = m_kind->*part.part;
        const std::size_t wanted = entriesOf(part.name, m_variant.shape());
        list.clear();
        list.reserve(wanted);
        while (!words.isAtEnd()) {
            constexpr std::int16_t kMost = kMostWorth;
            const auto middle = words.number<std::int16_t>(-kMost, kMost);
            const auto end = middle ? words.number<std::int16_t>(-kMost, kMost) : std::nullopt;
            if (!end) {
                complain(words.column(),
                         sentence("VariantFaults", "a whole number from -%1 to %2 is missing here")
                             .with(kMost, kMost));
                return;
            }
            list.push_back({*middle, *end});
        }
        if (list.size() != wanted) {
            complain(1, sentence("VariantFaults", "%1 numbers are wanted, here are %2")
                            .with(2 * wanted, 2 * list.size()));
        }
    }

    /// Every kind must be there, or the others would be worth too much or too little.
    void completeness() {
        m_number = 0;
        if (!m_hasGame) {
            complain(0, sentence("VariantFaults", "the line \"game\" is missing"));
        }
        for (const PieceType& type : m_variant.types()) {
            if (!type.formOnly && m_result.worth.count(type.id) == 0) {
                complain(0, sentence("VariantFaults", "nothing was learned of the piece %1").with(type.id));
            }
        }
    }

    const Variant& m_variant;
    std::string m_fileName;
    int m_number = 0;
    bool m_hasGame = false;
    bool m_isOfOther = false;
    TunedEvaluation m_result;
    LearnedPlaces* m_kind = nullptr;
    std::string m_kindId;
    Diagnostics m_faults;
};

} // namespace

Result<TunedEvaluation> readWeights(std::string_view text, const Variant& variant,
                                    const std::string& fileName) {
    return Reader(variant, fileName).run(text);
}

std::string writeWeights(const TunedEvaluation& evaluation, const Variant& variant) {
    std::string text(kFirstLine);
    text += "\ngame " + variant.id() + ' ' + std::to_string(variant.shape().files()) + ' ' +
            std::to_string(variant.shape().ranks()) + "\nprovenance " + evaluation.provenance + "\nweights";
    for (const NamedWeight& each : kEvaluationWeights) {
        text += ' ' + std::to_string(evaluation.weights.*each.weight);
    }
    for (const PieceType& type : variant.types()) {
        const auto worth = evaluation.worth.find(type.id);
        if (type.formOnly || worth == evaluation.worth.end()) {
            continue;
        }
        std::array<char, 8> key{};
        constexpr int kHex = 16;
        const auto keyEnd = std::to_chars(key.data(), key.data() + key.size(), movesKey(type), kHex).ptr;
        text +=
            "\nkind " + type.id + ' ' + std::to_string(worth->second) + ' ' + std::string(key.data(), keyEnd);
        if (const auto held = evaluation.inHand.find(type.id); held != evaluation.inHand.end()) {
            text += "\nhand " + std::to_string(held->second);
        }
        const auto places = evaluation.places.find(type.id);
        for (const NamedPart& part : kParts) {
            if (places == evaluation.places.end() || (places->second.*part.part).empty()) {
                continue;
            }
            text += '\n' + std::string(part.name);
            for (const TaperedWorth& each : places->second.*part.part) {
                text += ' ' + std::to_string(each.middle) + ' ' + std::to_string(each.end);
            }
        }
    }
    return text + '\n';
}

} // namespace mujo
