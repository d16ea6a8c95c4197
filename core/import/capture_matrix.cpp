#include "core/import/capture_matrix.h"

#include <algorithm>

#include "core/base/ascii.h"
#include "core/base/utf8.h"

namespace mujo {

namespace {

class MatrixReader {
public:
    MatrixReader(const PlacedText& matrix, int types, const std::string& fileName)
        : m_matrix(matrix), m_text(matrix.text), m_types(types), m_fileName(fileName) {}

    Result<CapturePairs> run() {
        std::set<int> row;
        for (;;) {
            row = peek() == '"' ? repeated(row) : listed();
            if (!m_faults.empty()) {
                return Failure{m_faults};
            }
            if (m_at == m_text.size()) {
                return std::move(m_pairs);
            }
            ++m_at; // the '/' behind the row
        }
    }

private:
    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    void complain(std::size_t at, Sentence message, Sentence hint = {}) {
        m_faults.push_back(faultAt(m_fileName, m_matrix.part(at, 1), std::move(message), std::move(hint)));
    }

    /// The number behind a sign; 1 when there is none.
    int count() {
        if (!ascii::isDigit(peek())) {
            return 1;
        }
        const std::size_t start = m_at;
        constexpr int kMost = 100000;
        int number = 0;
        while (ascii::isDigit(peek())) {
            number = std::min(kMost, number * 10 + (m_text[m_at++] - '0'));
        }
        if (number == 0) {
            complain(start, sentence("ImportFaults", "a sign repeated 0 times"));
        }
        return number;
    }

    std::set<int> repeated(const std::set<int>& before) {
        const std::size_t start = m_at++;
        const int times = count();
        if (m_attacker == 0) {
            complain(start, sentence("ImportFaults", "there is no row before this one to repeat"));
        } else if (m_at < m_text.size() && peek() != '/') {
            complain(m_at, sentence("ImportFaults", "only '/' may follow a repeated row"));
        }
        for (int i = 0; i < times && m_faults.empty(); ++i) {
            enter(before, start);
        }
        return before;
    }

    std::set<int> listed() {
        const std::size_t start = m_at;
        std::set<int> row;
        int column = 0;
        while (m_at < m_text.size() && peek() != '/' && m_faults.empty()) {
            const std::size_t at = m_at++;
            const char sign = m_text[at];
            if (sign != '.' && sign != '?') {
                complain(at,
                         sentence("ImportFaults", "unknown sign '%1' in the capture matrix")
                             .with(characterAt(m_text, at)),
                         sentence("ImportFaults", "known are '.' (free) and '?' (forbidden)"));
                break;
            }
            const int times = count();
            if (column + times > m_types + 1) {
                complain(at,
                         sentence("ImportFaults",
                                  "this row of the capture matrix has more columns than there are pieces"));
            } else if (sign == '?' && column == 0) {
                complain(at, sentence("ImportFaults",
                                      "column 0 of the capture matrix is the empty square; a ban on "
                                      "it has no known meaning"));
            } else if (sign == '?') {
                for (int i = 0; i < times; ++i) {
                    row.insert(column + i);
                }
            }
            column += times;
        }
        if (m_faults.empty()) {
            enter(row, start);
        }
        return row;
    }

    void enter(const std::set<int>& row, std::size_t at) {
        ++m_attacker;
        if (m_attacker > m_types && (!row.empty() || m_attacker > m_types + 1)) {
            complain(std::min(at, m_text.size()),
                     sentence("ImportFaults", "the capture matrix has more rows than there are pieces"));
            return;
        }
        for (const int victim : row) {
            m_pairs.emplace(m_attacker, victim);
        }
    }

    const PlacedText& m_matrix;
    const std::string& m_text;
    int m_types;
    const std::string& m_fileName;
    std::size_t m_at = 0;
    int m_attacker = 0;
    CapturePairs m_pairs;
    Diagnostics m_faults;
};

} // namespace

Result<CapturePairs> readCaptureMatrix(const PlacedText& matrix, int types, const std::string& fileName) {
    return MatrixReader(matrix, types, fileName).run();
}

} // namespace mujo
