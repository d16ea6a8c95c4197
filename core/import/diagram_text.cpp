#include "core/import/diagram_text.h"

#include <algorithm>
#include <optional>

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/import/diagram_page.h"

namespace mujo {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kMaxField = 8U << 10U;
constexpr std::size_t kMaxFields = 8;
constexpr std::size_t kMaxPieces = 1000;
constexpr std::size_t kMaxName = 100;

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}

/// Offset of the first byte that is not part of good UTF-8; none when all is well.
std::optional<std::size_t> badByte(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t length = lead < 0x80   ? 1
                                   : lead < 0xC2 ? 0
                                   : lead < 0xE0 ? 2
                                   : lead < 0xF0 ? 3
                                   : lead < 0xF5 ? 4
                                                 : 0;
        if (length == 0 || at + length > text.size()) {
            return at;
        }
        for (std::size_t i = 1; i < length; ++i) {
            const auto next = static_cast<unsigned char>(text[at + i]);
            const bool tooLow = i == 1 && ((lead == 0xE0 && next < 0xA0) || (lead == 0xF0 && next < 0x90));
            const bool tooHigh = i == 1 && ((lead == 0xED && next > 0x9F) || (lead == 0xF4 && next > 0x8F));
            if ((next & 0xC0U) != 0x80 || tooLow || tooHigh) {
                return at;
            }
        }
        at += length;
    }
    return std::nullopt;
}

/// A name and '=' before any other sign: `files=16`.
std::size_t keyLength(std::string_view word) {
    std::size_t length = 0;
    while (length < word.size() &&
           (ascii::isLetter(word[length]) || (length > 0 && ascii::isDigit(word[length])) ||
            word[length] == '_' || word[length] == '-')) {
        ++length;
    }
    return length > 0 && length < word.size() && word[length] == '=' ? length : 0;
}

class Cutter {
public:
    Cutter(std::string_view text, const std::string& fileName, FaultList& faults)
        : m_text(text), m_fileName(fileName), m_faults(faults) {}

    DiagramText run() {
        while (nextWord()) {
            take();
        }
        refuseWords();
        if (m_faults.empty() && m_result.records.empty()) {
            m_faults.add({m_fileName, 1, 1, 1, sentence("ImportFaults", "there is no piece in this text"),
                          sentence("ImportFaults", "a diagram has records such as %1")
                              .with("knight:N:N:knight:b1,g1"sv)});
        }
        return std::move(m_result);
    }

private:
    bool nextWord() {
        m_startsLine = false;
        while (m_at < m_text.size() && isBlank(m_text[m_at])) {
            if (m_text[m_at] == '\n') {
                ++m_line;
                m_startsLine = true;
                m_counted = m_at + 1;
                m_column = 1;
            }
            ++m_at;
        }
        const std::size_t start = m_at;
        while (m_at < m_text.size() && !isBlank(m_text[m_at])) {
            ++m_at;
        }
        // Counted on from the last word, so that a long line costs no more than many short ones.
        m_column += static_cast<int>(countCharacters(m_text.substr(m_counted, start - m_counted)));
        m_counted = start;
        m_word = {std::string(m_text.substr(start, m_at - start)), {m_line, m_column}};
        return m_at > start && m_result.isWhole;
    }

    void take() {
        // A name goes on in the next line only where the line is one of several pieces.
        if (m_startsLine && !m_recordInLine) {
            refuseWords();
        }
        if (m_startsLine) {
            m_recordInLine = false;
        }
        if (const std::size_t length = keyLength(m_word.text); length > 0) {
            refuseWords();
            m_result.items.push_back({m_word.part(0, length), m_word.part(length + 1)});
            return;
        }
        const std::size_t colon = m_word.text.find(':');
        if (colon == std::string::npos) {
            m_name.push_back(m_word);
            return;
        }
        record(colon);
    }

    void record(std::size_t colon) {
        DiagramText::Record record;
        if (colon > 0) {
            m_name.push_back(m_word.part(0, colon));
        }
        record.name.place = m_name.empty() ? m_word.place : m_name.front().place;
        for (const PlacedText& word : m_name) {
            record.name.text += (record.name.text.empty() ? "" : " ") + word.text;
        }
        m_name.clear();
        if (countCharacters(record.name.text) > kMaxName) {
            record.name.text.clear();
            stop(record.name,
                 sentence("ImportFaults", "the name of a piece has more than %1 characters").with(kMaxName));
            return;
        }
        for (std::size_t from = colon + 1; from <= m_word.text.size();) {
            const std::size_t end = std::min(m_word.text.find(':', from), m_word.text.size());
            if (end - from > kMaxField) {
                stop(record.name,
                     sentence("ImportFaults", "a part of this piece has more than %1 bytes").with(kMaxField));
                return;
            }
            if (record.fields.size() == kMaxFields) {
                stop(record.name,
                     sentence("ImportFaults", "this piece has more than %1 parts behind its name")
                         .with(kMaxFields));
                return;
            }
            record.fields.push_back(m_word.part(from, end - from));
            from = end + 1;
        }
        if (m_result.records.size() == kMaxPieces) {
            stop(record.name, sentence("ImportFaults", "more than %1 pieces").with(kMaxPieces));
            return;
        }
        m_recordInLine = true;
        m_result.records.push_back(std::move(record));
    }

    /// A limit is reached; nothing behind it is read.
    void stop(const PlacedText& text, Sentence message) {
        m_faults.add(faultAt(m_fileName, text, std::move(message)));
        m_result.isWhole = false;
    }

    void refuseWords() {
        for (const PlacedText& word : m_name) {
            m_faults.add(faultAt(m_fileName, word,
                                 sentence("ImportFaults", "%1 is neither key=value nor part of a piece")
                                     .with(shortened(word.text)),
                                 sentence("ImportFaults", "pieces are written name:id:move:image:squares")));
        }
        m_name.clear();
    }

    std::string_view m_text;
    const std::string& m_fileName;
    std::size_t m_at = 0;
    int m_line = 1;
    std::size_t m_counted = 0;
    int m_column = 1;
    bool m_startsLine = false;
    bool m_recordInLine = false;
    PlacedText m_word;
    std::vector<PlacedText> m_name; ///< words that may turn out to be the name of a piece
    DiagramText m_result;
    FaultList& m_faults;
};

} // namespace

PlacedText PlacedText::part(std::size_t from, std::size_t length) const {
    from = std::min(from, text.size());
    return {text.substr(from, length), {place.line, place.column + characterColumn(text, from) - 1}};
}

Diagnostic faultAt(const std::string& fileName, const PlacedText& text, Sentence message, Sentence hint) {
    const int length = std::max(1, static_cast<int>(countCharacters(text.text)));
    return {fileName, text.place.line, text.place.column, length, std::move(message), std::move(hint)};
}

DiagramText cutDiagram(std::string_view text, const std::string& fileName, FaultList& faults) {
    if (text.size() > kMaxDiagramBytes) {
        faults.add({fileName, 1, 1, 1, sentence("ImportFaults", "the text has more than 256 KB"), {}});
        return {};
    }
    if (const auto bad = badByte(text)) {
        const std::string_view before = text.substr(0, *bad);
        const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
        const auto line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
        faults.add({fileName,
                    line,
                    characterColumn(before.substr(lineStart), before.size()),
                    1,
                    sentence("ImportFaults", "this is no text in UTF-8"),
                    {}});
        return {};
    }
    std::vector<Sentence> notes;
    const std::string plain = diagramAlone(text, fileName, notes, faults);
    DiagramText result = Cutter(plain, fileName, faults).run();
    result.notes = std::move(notes);
    return result;
}

} // namespace mujo
