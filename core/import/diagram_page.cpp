#include "core/import/diagram_page.h"

#include <algorithm>

#include "core/base/ascii.h"
#include "core/base/utf8.h"

namespace mujo {

namespace {

constexpr std::size_t kNone = std::string::npos;

void blank(std::string& text, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, text.size()); ++i) {
        text[i] = text[i] == '\n' ? '\n' : ' ';
    }
}

int lineOf(std::string_view text, std::size_t at) {
    return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) +
           1;
}

/// Where the tag that begins at `at` ends, if it opens a diagram.
std::size_t diagramTagEnd(std::string_view text, std::size_t at) {
    constexpr std::size_t kLongest = 2000;
    const std::string_view rest = text.substr(at, kLongest);
    const std::size_t end = rest.find('>');
    return end == kNone || rest.substr(0, end).find("idiagram") == kNone ? kNone : at + end;
}

/// Blanks out what stands around the one element of the class `idiagram`. False when there is none.
bool keepElement(std::string& text, const std::string& fileName, std::vector<Sentence>& notes,
                 FaultList& faults) {
    std::size_t start = kNone;
    for (std::size_t at = text.find("<div"); at != kNone; at = text.find("<div", at + 1)) {
        const std::size_t end = diagramTagEnd(text, at);
        if (end == kNone) {
            continue;
        }
        if (start != kNone) {
            const std::string_view before = std::string_view(text).substr(0, at);
            faults.add({fileName, lineOf(text, at),
                        characterColumn(before.substr(before.rfind('\n') + 1), before.size()), 4,
                        sentence("ImportFaults", "a second diagram in this text"),
                        sentence("ImportFaults", "import one at a time")});
            return true;
        }
        start = end + 1;
    }
    if (start == kNone) {
        return false;
    }
    const std::size_t end = std::min(text.find("</div", start), text.size());
    const bool alone =
        text.find_first_not_of(" \t\r\n") + 4 > text.rfind("<div", start) &&
        text.find_first_not_of(" \t\r\n", std::min(text.find('>', end), text.size() - 1) + 1) == kNone;
    if (!alone) {
        notes.push_back(
            sentence("ImportFaults", "only the diagram in lines %1 to %2 is read, not the page around it")
                .with(lineOf(text, start), lineOf(text, end)));
    }
    blank(text, 0, start);
    blank(text, end, text.size());
    return true;
}

/// What a line of a page has of a diagram.
struct LineItems {
    int keys = 0;    ///< `key=value`
    int records = 0; ///< words with three colons and more
    bool isEmpty = true;
};

LineItems itemsOf(std::string_view line) {
    constexpr std::ptrdiff_t kColons = 3;
    LineItems items;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(" \t\r", at), line.size());
        const std::string_view word = line.substr(at, end - at);
        const std::size_t equals = word.find('=');
        const std::size_t colon = word.find(':');
        items.keys += equals != kNone && equals > 0 && equals < colon ? 1 : 0;
        items.records += colon < equals && std::count(word.begin(), word.end(), ':') >= kColons ? 1 : 0;
        items.isEmpty = items.isEmpty && word.empty();
        at = end + 1;
    }
    return items;
}

/// Blanks out what stands around the one line that is a whole diagram, where all other lines are mere words.
void keepLine(std::string& text, std::vector<Sentence>& notes) {
    constexpr int kFewestKeys = 3;
    std::size_t start = kNone;
    std::size_t stop = 0;
    bool hasWords = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const LineItems items = itemsOf(std::string_view(text).substr(at, end - at));
        if (start == kNone && items.keys >= kFewestKeys && items.records > 1) {
            start = at;
            stop = end;
        } else if (items.keys > 0 || items.records > 0) {
            return; // belongs to the diagram, too
        } else {
            hasWords = hasWords || !items.isEmpty;
        }
        at = end + 1;
    }
    if (start == kNone || !hasWords) {
        return;
    }
    notes.push_back(sentence("ImportFaults", "only the diagram in line %1 is read, not the text around it")
                        .with(lineOf(text, start)));
    blank(text, 0, start);
    blank(text, stop, text.size());
}

void blankMarks(std::string& text) {
    const std::size_t last = text.rfind('>');
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool opens = text[at] == '<' && last != kNone && at < last &&
                           (ascii::isLetter(text[at + 1]) || text[at + 1] == '/' || text[at + 1] == '!');
        if (opens && text.compare(at, 4, "<!--") == 0) {
            blank(text, at, at + 4);
        } else if (opens) {
            blank(text, at, text.find('>', at) + 1);
        } else if (text.compare(at, 3, "-->") == 0) {
            blank(text, at, at + 3);
        } else if (text.compare(at, 6, "&nbsp;") == 0) {
            blank(text, at, at + 6);
        }
    }
}

} // namespace

std::string diagramAlone(std::string_view text, const std::string& fileName, std::vector<Sentence>& notes,
                         FaultList& faults) {
    std::string out(text);
    if (out.rfind("\xEF\xBB\xBF", 0) == 0) {
        blank(out, 0, 3);
    }
    if (!keepElement(out, fileName, notes, faults)) {
        keepLine(out, notes);
    }
    blankMarks(out);
    return out;
}

} // namespace mujo
