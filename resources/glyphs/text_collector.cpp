#include "text_collector.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace mujo::glyphgen {

namespace {

constexpr char32_t kFirstNonAscii = 0x80;

bool isCjk(char32_t c) {
    return (c >= 0x2E80 && c <= 0x2FDF)       // radicals
           || (c >= 0x3005 && c <= 0x3007)    // iteration mark, closing mark, zero
           || (c >= 0x3040 && c <= 0x30FF)    // kana
           || (c >= 0x3400 && c <= 0x9FFF)    // unified ideographs and extension A
           || (c >= 0xF900 && c <= 0xFAFF)    // compatibility ideographs
           || (c >= 0x20000 && c <= 0x3FFFF); // supplementary planes
}

enum class Key { Other, Piece, Related };

Key classify(std::string_view key) {
    if (key == "kanji" || key == "kanji1") {
        return Key::Piece;
    }
    return key.starts_with("kanji") ? Key::Related : Key::Other;
}

void collectNode(const nlohmann::json& node, Key key, CodePoints& into) {
    if (node.is_object()) {
        for (const auto& [name, value] : node.items()) {
            const Key own = classify(name);
            collectNode(value, own == Key::Other ? key : own, into);
        }
    } else if (node.is_array()) {
        for (const auto& value : node) {
            collectNode(value, key, into);
        }
    } else if (node.is_string() && key != Key::Other) {
        CodePoints found;
        collect(node.get_ref<const std::string&>(), found);
        for (const char32_t c : found) {
            if (key == Key::Piece ? c >= kFirstNonAscii : isCjk(c)) {
                into.insert(c);
            }
        }
    }
}

} // namespace

void collect(std::string_view utf8, CodePoints& into) {
    char32_t pending = 0;
    int missing = 0;
    for (const char ch : utf8) {
        const auto byte = static_cast<unsigned char>(ch);
        if (byte < 0x80) {
            into.insert(byte);
        } else if (byte < 0xC0) {
            pending = (pending << 6) | (byte & 0x3Fu);
            if (--missing == 0) {
                into.insert(pending);
            }
        } else {
            missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
            pending = byte & (0x3Fu >> missing);
        }
    }
}

void collectVariantFile(const std::filesystem::path& file, CodePoints& into) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        throw std::runtime_error(file.string() + ": cannot be read");
    }
    try {
        collectNode(nlohmann::json::parse(stream), Key::Other, into);
    } catch (const nlohmann::json::exception& error) {
        throw std::runtime_error(file.string() + ": " + error.what());
    }
}

} // namespace mujo::glyphgen
