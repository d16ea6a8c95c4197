#include "ui/study/stroke_count.h"

#include <QList>
#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

namespace mujo::ui {

namespace {

struct Row {
    int strokes;
    std::u32string_view characters;
};

// Of the characters on the pieces of the shipped games.
constexpr std::array kRows = {
    Row{2, U"と人刀力"},
    Row{3, U"刄叉土士大子小山川弓"},
    Row{4, U"中元升反天太孔方木水火牛犬王"},
    Row{5, U"仙北古右四左母玄玉瓦用白石立"},
    Row{6, U"仲全吏在圭地夷戎成朱羊羽老自行西迅"},
    Row{7, U"佐佑兵兎吼杏狄芦角走車近"},
    Row{8, U"刹夜奔宝延弩性明東林武歩毒法注狗狛盲虎金雨青"},
    Row{9, U"前勁南変後炮狐神臥軍風飛香"},
    Row{10, U"剛将師時桂歬泰烏狸狼竜翅豹馬鬼"},
    Row{11, U"亀凰副婆強悪教曹淮猛猪猫眼萑蛇豚酔雀鳥鹿黄𠵇"},
    Row{12, U"就提森無登翔蛮象遊雲"},
    Row{13, U"嗔猿獅獏禽鉄鉤雉雷鳩鳫鼠"},
    Row{14, U"旗槃熊竪踊銀銅隠鳳"},
    Row{15, U"摩暴横盤羯蝙蝠醉霊駒鴈"},
    Row{16, U"䳇奮燕獣霖鴟龍"},
    Row{17, U"翼鴻鵄"},
    Row{18, U"蟠鎗雜騎"},
    Row{19, U"羅鯢鯨鵬鵰鶉鶏麒"},
    Row{20, U"鰐𩹄"},
    Row{21, U"䳲鶴鶻"},
    Row{23, U"鷲"},
    Row{24, U"鱗鷹麟"},
    Row{25, U"鼈"},
    Row{26, U"驢"},
    Row{29, U"靏"},
};

const Row* rowOf(char32_t character) {
    const auto* const found = std::find_if(kRows.begin(), kRows.end(), [character](const Row& row) {
        return row.characters.find(character) != std::u32string_view::npos;
    });
    return found == kRows.end() ? nullptr : found;
}

} // namespace

bool hasStrokeCount(char32_t character) {
    return rowOf(character) != nullptr;
}

std::vector<int> strokeCounts(const QString& kanji) {
    std::vector<int> counts;
    for (const char32_t character : kanji.toUcs4()) {
        const Row* row = rowOf(character);
        counts.push_back(row != nullptr ? row->strokes : std::numeric_limits<int>::max());
    }
    return counts;
}

} // namespace mujo::ui
