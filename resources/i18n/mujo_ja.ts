<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Captures</name>
    <message numerus="yes">
        <source>take up to %1 piece(s) in one move, by %2 steps of one square each, %3, turning as it likes, even back to where it began</source>
        <comment>after &quot;may&quot;; %1, %2: numbers in words; %3: directions</comment>
        <translation>
            <numerusform>%3に1マスずつ、最大%2歩まで自由に向きを変えながら（元のマスに戻ってもよい）動き、1手で最大%1枚の駒を取る</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (a lion move)</source>
        <comment>what the piece may do</comment>
        <translation>獅子の動きで、%1</translation>
    </message>
    <message numerus="yes">
        <source>take up to %1 piece(s) in one move, by %2 steps of one square %3, keeping to one line</source>
        <comment>after &quot;may&quot;; %1, %2: numbers in words; %3: directions</comment>
        <translation>
            <numerusform>%3に1マスずつ、一直線上を最大%2歩まで動き、1手で最大%1枚の駒を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take up to %1 piece(s) in one move, going on from the square of each</source>
        <comment>after &quot;may&quot;; %1: the number in words</comment>
        <translation>
            <numerusform>取ったマスからさらに進み、1手で最大%1枚の駒を取る</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <source>in all eight directions</source>
        <translation>8方向</translation>
    </message>
    <message>
        <source>orthogonally</source>
        <translation>縦横</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>斜め</translation>
    </message>
    <message>
        <source>straight forward and back</source>
        <translation>前後</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>前</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>斜め前</translation>
    </message>
    <message>
        <source>straight back</source>
        <translation>真後ろ</translation>
    </message>
    <message>
        <source>diagonally back</source>
        <translation>斜め後ろ</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>diagonally forward to the right</source>
        <translation>右斜め前</translation>
    </message>
    <message>
        <source>diagonally forward to the left</source>
        <translation>左斜め前</translation>
    </message>
    <message>
        <source>diagonally back to the right</source>
        <translation>右斜め後ろ</translation>
    </message>
    <message>
        <source>diagonally back to the left</source>
        <translation>左斜め後ろ</translation>
    </message>
    <message>
        <source>diagonally and straight forward</source>
        <translation>前と斜め</translation>
    </message>
    <message>
        <source>diagonally and straight back</source>
        <translation>真後ろと斜め</translation>
    </message>
    <message>
        <source>diagonally, straight forward and straight back</source>
        <translation>前後と斜め</translation>
    </message>
    <message>
        <source>diagonally and sideways</source>
        <translation>左右と斜め</translation>
    </message>
    <message>
        <source>diagonally, straight forward and sideways</source>
        <translation>真後ろを除く7方向</translation>
    </message>
    <message>
        <source>diagonally, sideways and straight back</source>
        <translation>真正面を除く7方向</translation>
    </message>
    <message>
        <source>straight forward, diagonally forward and straight back</source>
        <translation>前後と斜め前</translation>
    </message>
    <message>
        <source>straight forward, straight back and diagonally back</source>
        <translation>前後と斜め後ろ</translation>
    </message>
    <message>
        <source>straight forward, straight back and diagonally forward to the left</source>
        <translation>前後と左斜め前</translation>
    </message>
    <message>
        <source>straight forward, straight back and diagonally forward to the right</source>
        <translation>前後と右斜め前</translation>
    </message>
    <message>
        <source>straight forward, straight back, to the right, diagonally forward to the right and diagonally back to the right</source>
        <translation>前後と右側の3方向</translation>
    </message>
    <message>
        <source>straight forward, straight back, to the left, diagonally forward to the left and diagonally back to the left</source>
        <translation>前後と左側の3方向</translation>
    </message>
</context>
<context>
    <name>EngineFaults</name>
    <message>
        <source>%1 does not play %2 under the profile %3</source>
        <comment>an engine, a game, a profile of its rules</comment>
        <translation>%1は%2をルールの解釈「%3」では指せません</translation>
    </message>
    <message>
        <source>%1 does not let its game be chosen</source>
        <translation>%1では将棋の種類を選べません</translation>
    </message>
    <message>
        <source>%1 does not list the variant %2</source>
        <translation>%1の指せる将棋の一覧に%2がありません</translation>
    </message>
    <message>
        <source>%1 was interrupted</source>
        <translation>%1は中断されました</translation>
    </message>
    <message>
        <source>%1 cannot be given this start position</source>
        <translation>%1にはこの開始局面を渡せません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; answers in none of the protocols USI, UCI and CECP</source>
        <translation>「%1」はUSI、UCI、CECPのどのプロトコルでも応答しません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not there, or something that it needs is not</source>
        <translation>「%1」か、それに必要なものが見つかりません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no program that may be run</source>
        <translation>「%1」は実行できるプログラムではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ended before it said what it can do</source>
        <translation>「%1」は何ができるかを伝える前に終了しました</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not answer &quot;%2&quot;</source>
        <comment>the command of an engine; a word of its protocol</comment>
        <translation>「%1」は「%2」に応答しません</translation>
    </message>
    <message>
        <source>%1 does not analyse</source>
        <translation>%1は検討できません</translation>
    </message>
    <message>
        <source>%1 ended while the game was set up</source>
        <translation>%1は対局の準備中に終了しました</translation>
    </message>
    <message>
        <source>%1 stopped answering while the game was set up</source>
        <translation>%1は対局の準備中に応答しなくなりました</translation>
    </message>
    <message>
        <source>%1 refused the start of the game: %2</source>
        <comment>an engine, and its words</comment>
        <translation>%1は対局の開始を拒みました：%2</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>column %1: %2</source>
        <comment>a place, and what is wrong there</comment>
        <translation>%1文字目: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is talked about; what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>cannot open %1</source>
        <translation>%1を開けません</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1はフォルダです</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1は通常のファイルではありません</translation>
    </message>
    <message numerus="yes">
        <source>%1 has more than %n byte(s)</source>
        <translation>
            <numerusform>%1は%nバイトを超えています</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <comment>a file; a reason</comment>
        <translation>%1に書き込めません: %2</translation>
    </message>
    <message>
        <source>cannot read %1</source>
        <translation>%1を読み込めません</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>許可がありません</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>許可されていない操作です</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>そのようなファイルやフォルダはありません</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ファイルがすでにあります</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダではありません</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダです</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>空き容量がありません</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用の場所です</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>入出力エラーです</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>シンボリックリンクが深すぎます</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルは空です</translation>
    </message>
    <message>
        <source>this is no text, but a file of another kind</source>
        <translation>これは文字のファイルではなく、別の種類のファイルです</translation>
    </message>
    <message>
        <source>not an ordinary file</source>
        <translation>通常のファイルではありません</translation>
    </message>
</context>
<context>
    <name>GameFileFaults</name>
    <message>
        <source>a game does not begin with this</source>
        <translation>対局はこの語では始まりません</translation>
    </message>
    <message>
        <source>startgame initial, or a position</source>
        <translation>startgame initialか、局面が必要です</translation>
    </message>
    <message>
        <source>squares are expected behind this</source>
        <translation>この後にマスが必要です</translation>
    </message>
    <message>
        <source>another game begins here; the first one is read</source>
        <translation>ここから別の対局が始まっています。読み込んだのは最初の対局です</translation>
    </message>
    <message>
        <source>a position is expected behind this</source>
        <translation>この後に局面が必要です</translation>
    </message>
    <message>
        <source>initial, or a TSFEN</source>
        <translation>initialか、TSFEN</translation>
    </message>
    <message>
        <source>the number of the moves made is expected here</source>
        <translation>ここには、それまでに指した手数が必要です</translation>
    </message>
    <message>
        <source>there is no such piece or run of squares</source>
        <translation>そのような駒や空きマスの数はありません</translation>
    </message>
    <message>
        <source>36, or an id and how many</source>
        <translation>36のような数か、駒のIDと枚数</translation>
    </message>
    <message>
        <source>the row is too long</source>
        <translation>この段は長すぎます</translation>
    </message>
    <message>
        <source>the row is too short</source>
        <translation>この段は短すぎます</translation>
    </message>
    <message>
        <source>there is no such square</source>
        <translation>そのようなマスはありません</translation>
    </message>
    <message>
        <source>there is no such command</source>
        <translation>そのような命令はありません</translation>
    </message>
    <message>
        <source>move, opmove, resign, win, loss, draw</source>
        <translation>使えるのはmove、opmove、resign、win、loss、draw</translation>
    </message>
    <message>
        <source>the board of %1 is too large for CSA</source>
        <translation>%1の盤は、CSA形式には大きすぎます</translation>
    </message>
    <message>
        <source>only the first game of a file is read</source>
        <translation>ファイルの最初の対局だけを読み込みます</translation>
    </message>
    <message>
        <source>a &quot;:&quot; is expected behind the name of what this line says</source>
        <translation>この行の項目名の後に「:」が必要です</translation>
    </message>
    <message>
        <source>a position stands before the moves</source>
        <translation>局面は指し手より前に書きます</translation>
    </message>
    <message>
        <source>the side to move, + or -, is expected before this</source>
        <translation>これより前に、手番を表す+か-が必要です</translation>
    </message>
    <message>
        <source>no line of a game begins with this</source>
        <translation>棋譜にこのように始まる行はありません</translation>
    </message>
    <message>
        <source>such as +7776FU, T12 or %TORYO</source>
        <translation>例：+7776FU、T12、%TORYO</translation>
    </message>
    <message>
        <source>a rank such as P1 is expected here, or PI, P+, P-</source>
        <translation>ここにはP1のような段か、PI、P+、P-が必要です</translation>
    </message>
    <message>
        <source>this rank is longer than the board</source>
        <translation>この段は盤より長くなっています</translation>
    </message>
    <message>
        <source>there is no such piece</source>
        <translation>そのような駒はありません</translation>
    </message>
    <message>
        <source>a square and a piece are expected here</source>
        <translation>ここにはマスと駒が必要です</translation>
    </message>
    <message>
        <source>such as 77FU</source>
        <translation>例：77FU</translation>
    </message>
    <message>
        <source>two pieces stand on this square</source>
        <translation>このマスに駒が2枚あります</translation>
    </message>
    <message>
        <source>this piece does not stand there at the start</source>
        <translation>初形では、この駒はそこにありません</translation>
    </message>
    <message>
        <source>the position at the beginning is expected before this</source>
        <translation>これより前に、開始局面が必要です</translation>
    </message>
    <message>
        <source>such as PI</source>
        <translation>例：PI</translation>
    </message>
    <message>
        <source>the other side is to move</source>
        <translation>相手側の手番です</translation>
    </message>
    <message>
        <source>there is no %1 on that square</source>
        <translation>そのマスに%1はありません</translation>
    </message>
    <message>
        <source>a number of seconds is expected behind T</source>
        <translation>Tの後に秒数が必要です</translation>
    </message>
    <message>
        <source>a game does not end with this</source>
        <translation>対局の終わりを表す語ではありません</translation>
    </message>
    <message>
        <source>such as %TORYO or %CHUDAN</source>
        <translation>例：%TORYO、%CHUDAN</translation>
    </message>
    <message>
        <source>the moves have another result than this</source>
        <translation>指し手から決まる結果と異なります</translation>
    </message>
    <message>
        <source>no game here has a name in USI</source>
        <translation>USIでの名前のある将棋がありません</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>読み込みを中止しました</translation>
    </message>
    <message>
        <source>a position of a game that USI knows is expected here</source>
        <translation>ここには、USIで扱える将棋の局面が必要です</translation>
    </message>
    <message>
        <source>rows, turn, lion and number</source>
        <translation>盤の各段、手番、獅子、手数の順に書きます</translation>
    </message>
    <message>
        <source>a position is expected here</source>
        <translation>ここには局面が必要です</translation>
    </message>
    <message>
        <source>no game here names its pieces for this form</source>
        <translation>この形式での駒の名前を定めた将棋がありません</translation>
    </message>
    <message>
        <source>a position has %1 rows, not %2</source>
        <translation>局面は%1段ですが、%2段あります</translation>
    </message>
    <message>
        <source>%1 is no move of this board</source>
        <translation>%1は、この盤の指し手ではありません</translation>
    </message>
    <message>
        <source>no position stands in this text</source>
        <translation>このテキストには局面がありません</translation>
    </message>
    <message>
        <source>a game file must be an object, not %1</source>
        <translation>棋譜のファイルは名前付きの項目の集まりでなければなりませんが、%1になっています</translation>
    </message>
    <message>
        <source>this is no game of this program: the format is &quot;%1&quot;</source>
        <translation>このプログラムの棋譜ではありません。形式は「%1」です</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;</source>
        <translation>「%1」が必要です</translation>
    </message>
    <message>
        <source>written by a newer program: version %1 of the format, this program knows %2</source>
        <translation>新しいプログラムで書かれています。形式の版は%1ですが、このプログラムで読めるのは%2までです</translation>
    </message>
    <message>
        <source>&quot;profile&quot; must not be empty</source>
        <translation>「profile」を空にはできません</translation>
    </message>
    <message>
        <source>the game is &quot;%1&quot;, but defined is &quot;%2&quot;</source>
        <translation>対局の将棋は「%1」ですが、ファイルに定義されているのは「%2」です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be an object, not %2</source>
        <translation>「%1」は名前付きの項目の集まりでなければなりませんが、%2になっています</translation>
    </message>
    <message>
        <source>move %1 took longer than the clock allowed</source>
        <translation>%1手目に、時計の残りを超える時間がかかっています</translation>
    </message>
    <message>
        <source>a move must be a text or an object with the key &quot;move&quot;</source>
        <translation>指し手は、文字列か、項目「move」のある集まりでなければなりません</translation>
    </message>
    <message>
        <source>%1 stands twice after the same move</source>
        <translation>%1が、同じ手の後に2回あります</translation>
    </message>
    <message>
        <source>a drawn shape must be a square or two</source>
        <translation>描いた図形は、マス1つか2つで表します</translation>
    </message>
    <message>
        <source>such as &quot;8h&quot; for a circle, &quot;8h7g*2&quot; for an arrow of the third brush</source>
        <translation>例：丸印は「8h」、3番目の色の矢印は「8h7g*2」</translation>
    </message>
    <message>
        <source>unknown glyph</source>
        <translation>不明な記号です</translation>
    </message>
    <message>
        <source>one of ! ? !! ?? !? ?!</source>
        <translation>使えるのは ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>&quot;endsIn&quot; must not be 0: where the game is over, no score is</source>
        <translation>「endsIn」を0にはできません。終局した局面に評価値はありません</translation>
    </message>
    <message>
        <source>the name of an engine has at most %1 bytes</source>
        <translation>エンジンの名前は%1バイトまでです</translation>
    </message>
    <message>
        <source>the &quot;line&quot; of &quot;compared&quot; is one move</source>
        <translation>「compared」の「line」は1手だけです</translation>
    </message>
    <message>
        <source>the line of an analysis has at most %1 moves</source>
        <translation>検討の手順は%1手までです</translation>
    </message>
    <message>
        <source>the line of an analysis: %1</source>
        <translation>検討の手順：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the line of an analysis is not legal there</source>
        <translation>検討の手順の「%1」は、そこでは指せない手です</translation>
    </message>
    <message>
        <source>the move that is shown does not belong to the line on the board</source>
        <translation>表示中の手が、盤上の手順に含まれていません</translation>
    </message>
    <message>
        <source>unknown result</source>
        <translation>不明な結果です</translation>
    </message>
    <message>
        <source>the result does not agree with the moves, which give %1</source>
        <translation>結果が指し手と一致しません。指し手からは%1になります</translation>
    </message>
    <message>
        <source>the tag that names the game is missing</source>
        <translation>将棋の種類を示すタグがありません</translation>
    </message>
    <message>
        <source>such as [Variant &quot;wa&quot;]</source>
        <translation>例：[Variant &quot;wa&quot;]</translation>
    </message>
    <message>
        <source>unknown mark of a move</source>
        <translation>指し手に付ける記号として不明です</translation>
    </message>
    <message>
        <source>unknown result %1</source>
        <translation>結果%1は不明です</translation>
    </message>
    <message>
        <source>the text is neither UTF-8 nor Shift-JIS</source>
        <translation>UTF-8でもシフトJISでもないテキストです</translation>
    </message>
    <message>
        <source>the number of a move of the line before is expected here</source>
        <translation>ここには、前の手順の何手目かを示す数が必要です</translation>
    </message>
    <message>
        <source>the square is missing from which this step goes</source>
        <translation>この動きの移動元のマスがありません</translation>
    </message>
    <message>
        <source>the first step of this move is missing</source>
        <translation>この手の1歩目がありません</translation>
    </message>
    <message>
        <source>the second step of the move before is missing</source>
        <translation>前の手の2歩目がありません</translation>
    </message>
    <message>
        <source>another piece stands on the square from which this move goes</source>
        <translation>この手の移動元のマスには、別の駒があります</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>its number</comment>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>no game here has a board of so many ranks</source>
        <translation>盤がこの段数の将棋はありません</translation>
    </message>
    <message>
        <source>a drawn board is missing, which this handicap needs</source>
        <translation>この手合割に必要な盤面図がありません</translation>
    </message>
    <message>
        <source>there is no such handicap here, and no drawn board</source>
        <translation>このような手合割はなく、盤面図もありません</translation>
    </message>
    <message>
        <source>a drawn board has %1 ranks, not %2</source>
        <translation>盤面図は%1段ですが、%2段あります</translation>
    </message>
    <message>
        <source>this rank is shorter than the board</source>
        <translation>この段は盤より短くなっています</translation>
    </message>
    <message>
        <source>such as [Variant &quot;chu&quot;]</source>
        <translation>例：[Variant &quot;chu&quot;]</translation>
    </message>
    <message>
        <source>no game here is called %1 in PGN</source>
        <translation>PGNで%1という名前の将棋はありません</translation>
    </message>
    <message>
        <source>the result %1 is not the one of the tag, %2</source>
        <translation>結果%1が、タグの結果%2と異なります</translation>
    </message>
    <message>
        <source>the result %1 does not agree with the moves</source>
        <translation>結果%1が指し手と一致しません</translation>
    </message>
    <message>
        <source>a file of this kind holds one position and nothing else</source>
        <translation>この種類のファイルに書けるのは、1つの局面だけです</translation>
    </message>
    <message>
        <source>a position text is one line, %1</source>
        <translation>局面のテキストは1行で、%1の形です</translation>
    </message>
    <message>
        <source>there is no move beside which a line could begin</source>
        <translation>変化を始められる手がありません</translation>
    </message>
    <message>
        <source>no line has begun that could end here</source>
        <translation>ここで終わる変化は始まっていません</translation>
    </message>
    <message>
        <source>a line does not end: its &quot;)&quot; is missing</source>
        <translation>変化が終わっていません。「)」がありません</translation>
    </message>
    <message>
        <source>a comment has at most %1 bytes</source>
        <translation>コメントは%1バイトまでです</translation>
    </message>
    <message>
        <source>move %1 %2</source>
        <comment>its number; its text in quotation marks</comment>
        <translation>%1手目%2</translation>
    </message>
    <message>
        <source>%1 is not legal: %2</source>
        <comment>a move; a sentence</comment>
        <translation>%1は指せません：%2</translation>
    </message>
    <message>
        <source>%1 comes after the end of the game</source>
        <translation>%1が終局後にあります</translation>
    </message>
    <message>
        <source>%1 fits several moves</source>
        <translation>%1に当てはまる手が複数あります</translation>
    </message>
    <message>
        <source>%1 is no legal move there</source>
        <translation>%1は、そこで指せる手ではありません</translation>
    </message>
    <message>
        <source>a tag is a name and a text in quotation marks, [Name &quot;text&quot;]</source>
        <translation>タグは、名前と引用符で囲んだ文字列で、[Name &quot;text&quot;] の形です</translation>
    </message>
    <message>
        <source>the text of the tag %1 does not end</source>
        <translation>タグ%1の文字列が終わっていません</translation>
    </message>
    <message>
        <source>the tag %1 must end with a bracket</source>
        <translation>タグ%1は「]」で終わらなければなりません</translation>
    </message>
    <message>
        <source>the comment does not end</source>
        <translation>コメントが終わっていません</translation>
    </message>
    <message>
        <source>such as TSFEN1 b 0 1 B:King@0,0</source>
        <translation>例：TSFEN1 b 0 1 B:King@0,0</translation>
    </message>
    <message>
        <source>the turn is b or w</source>
        <translation>手番はbかwです</translation>
    </message>
    <message>
        <source>the number of pieces is expected here</source>
        <translation>ここには駒の枚数が必要です</translation>
    </message>
    <message>
        <source>%1 pieces are announced, %2 are there</source>
        <translation>駒は%1枚とありますが、%2枚しかありません</translation>
    </message>
    <message>
        <source>more pieces stand here than were announced</source>
        <translation>初めに示された枚数より多くの駒があります</translation>
    </message>
    <message>
        <source>a piece is expected here</source>
        <translation>ここには駒が必要です</translation>
    </message>
    <message>
        <source>such as B:+DragonKing&lt;Rook&gt;@18,30</source>
        <translation>例：B:+DragonKing&lt;Rook&gt;@18,30</translation>
    </message>
    <message>
        <source>tsfen ROWS TURN NUMBER</source>
        <translation>tsfen 盤の各段 手番 手数</translation>
    </message>
    <message>
        <source>the number of the next move is expected here</source>
        <translation>ここには、次の手が何手目かを示す数が必要です</translation>
    </message>
    <message>
        <source>the last row is too short</source>
        <translation>最後の段が短すぎます</translation>
    </message>
    <message>
        <source>&quot;moves&quot; is expected here</source>
        <translation>ここには「moves」が必要です</translation>
    </message>
    <message>
        <source>position sfen ROWS TURN HANDS NUMBER moves ...</source>
        <translation>position sfen 盤の各段 手番 持ち駒 手数 moves …</translation>
    </message>
    <message>
        <source>the position text does not name its game</source>
        <translation>局面のテキストに、将棋の種類の名前がありません</translation>
    </message>
    <message>
        <source>begin it with the id of the game in brackets, such as [wa]</source>
        <translation>[wa] のように、角括弧で囲んだ将棋のIDを先頭に書いてください</translation>
    </message>
    <message>
        <source>start</source>
        <comment>the position with which a tour begins</comment>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of a tour</comment>
        <translation>%1番目の手順</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no move</source>
        <translation>「%1」は指し手ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not legal</source>
        <translation>「%1」は指せない手です</translation>
    </message>
    <message>
        <source>Sente is not to move</source>
        <translation>先手の手番ではありません</translation>
    </message>
    <message>
        <source>such as T12, at most T%1</source>
        <translation>例：T12。長くてもT%1まで</translation>
    </message>
    <message>
        <source>%1 is no time of a move</source>
        <comment>a text in quotation marks</comment>
        <translation>%1は指し手の消費時間ではありません</translation>
    </message>
    <message>
        <source>such as 0:01:10, at most %1 hours</source>
        <translation>例：0:01:10。長くても%1時間まで</translation>
    </message>
    <message>
        <source>this is a web page, which a browser shows; the game itself is in the file from which the page was made</source>
        <translation>これはブラウザで見るウェブページです。対局そのものは、ページの元になったファイルにあります</translation>
    </message>
    <message>
        <source>this is none of the files of games that can be read here</source>
        <translation>ここで読める対局ファイルのどれでもありません</translation>
    </message>
</context>
<context>
    <name>ImportFaults</name>
    <message>
        <source>a sign repeated 0 times</source>
        <translation>記号の繰り返しが0回になっています</translation>
    </message>
    <message>
        <source>there is no row before this one to repeat</source>
        <translation>繰り返すべき前の行がありません</translation>
    </message>
    <message>
        <source>only &apos;/&apos; may follow a repeated row</source>
        <translation>繰り返しの行のあとに置けるのは「/」だけです</translation>
    </message>
    <message>
        <source>unknown sign &apos;%1&apos; in the capture matrix</source>
        <translation>captureMatrixに「%1」という記号は使えません</translation>
    </message>
    <message>
        <source>known are &apos;.&apos; (free) and &apos;?&apos; (forbidden)</source>
        <translation>使えるのは「.」（自由）と「?」（禁止）です</translation>
    </message>
    <message>
        <source>this row of the capture matrix has more columns than there are pieces</source>
        <translation>captureMatrixのこの行の列の数が駒の種類の数を超えています</translation>
    </message>
    <message>
        <source>column 0 of the capture matrix is the empty square; a ban on it has no known meaning</source>
        <translation>captureMatrixの0列目は空きマスで、それを禁じる意味は知られていません</translation>
    </message>
    <message>
        <source>the capture matrix has more rows than there are pieces</source>
        <translation>captureMatrixの行の数が駒の種類の数を超えています</translation>
    </message>
    <message>
        <source>moves that the names imply: %1</source>
        <translation>名前から決まる動き：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; (%2) is not supported</source>
        <comment>a key; what it asks for</comment>
        <translation>「%1」（%2）には対応していません</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>%1というキーはありません</translation>
    </message>
    <message>
        <source>skipped, since they concern the looks or the page: %1</source>
        <translation>見た目やページに関するもので、読み飛ばした項目：%1</translation>
    </message>
    <message>
        <source>skipped, since they have no value: %1</source>
        <translation>値がなく、読み飛ばした項目：%1</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands here a second time</source>
        <translation>キー「%1」がここで二度目に現れています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation>「%1」は%2から%3までの整数でなければなりません</translation>
    </message>
    <message>
        <source>the text has no %1=; there are 8</source>
        <comment>the key files or ranks</comment>
        <translation>テキストに%1=がないので、8とします</translation>
    </message>
    <message>
        <source>a piece without a name</source>
        <translation>名前のない駒があります</translation>
    </message>
    <message numerus="yes">
        <source>the piece &quot;%1&quot; has %n field(s)</source>
        <translation>
            <numerusform>駒「%1」の項目が%n個になっています</numerusform>
        </translation>
    </message>
    <message>
        <source>name:id:move:image:squares, and squares of the second player behind another &apos;:&apos;</source>
        <translation>「名前:ID:動き:画像:マス」と書き、後手のマスはもう一つの「:」のあとに書きます</translation>
    </message>
    <message>
        <source>a piece &quot;%1&quot; stands for a board with holes, which is not supported</source>
        <translation>駒「%1」は穴のある盤を表しますが、穴のある盤には対応していません</translation>
    </message>
    <message>
        <source>the piece &quot;%1&quot; has no move</source>
        <translation>駒「%1」に動きがありません</translation>
    </message>
    <message>
        <source>no usual move of this name is known; write it out</source>
        <translation>この名前の駒の普通の動きは知られていないので、動きを書いてください</translation>
    </message>
    <message>
        <source>the piece &quot;%1&quot; has no move, and the one that its name implies has %2</source>
        <translation>駒「%1」に動きがなく、その名前の駒の普通の動きには%2が含まれます</translation>
    </message>
    <message>
        <source>write out a move without it, such as %1</source>
        <translation>それを除いた動きを、たとえば%1のように書いてください</translation>
    </message>
    <message>
        <source>two pieces on %1: &quot;%2&quot; and &quot;%3&quot;</source>
        <translation>%1に「%2」と「%3」の2つの駒があります</translation>
    </message>
    <message>
        <source>unknown symmetry %1</source>
        <translation>%1という対称はありません</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>次のどれか：%1</translation>
    </message>
    <message>
        <source>the squares listed for the second player hold, not those of %1: %2</source>
        <comment>symmetry=mirror, say; a list of pieces</comment>
        <translation>後手のマスは%1ではなく、書かれているものに従います：%2</translation>
    </message>
    <message>
        <source>no piece has the id %1</source>
        <translation>IDが%1の駒はありません</translation>
    </message>
    <message>
        <source>several pieces have the id %1</source>
        <translation>IDが%1の駒がいくつもあります</translation>
    </message>
    <message>
        <source>give the number of the piece in the list</source>
        <translation>一覧での駒の番号で示してください</translation>
    </message>
    <message>
        <source>a choice of promotions (%1) is not supported</source>
        <comment>promoChoice=QRBN, say</comment>
        <translation>成る駒の選択（%1）には対応していません</translation>
    </message>
    <message>
        <source>only promoChoice=+ is, with promoOffset</source>
        <translation>対応しているのはpromoChoice=+とpromoOffsetの組み合わせだけです</translation>
    </message>
    <message>
        <source>pieces promote here, but nothing says into what</source>
        <translation>駒が成りますが、何に成るかが書かれていません</translation>
    </message>
    <message>
        <source>promoOffset is missing; promotion by a list of pieces is not supported</source>
        <translation>promoOffsetがありません（成る駒の一覧には対応していません）</translation>
    </message>
    <message>
        <source>the text says nothing of promotion: no piece promotes, while in the diagram the first one may on the last rank</source>
        <translation>テキストに成りについての記述がないので、どの駒も成りません（図では最初の駒がいちばん奥の段で成れます）</translation>
    </message>
    <message>
        <source>the text has no maxPromote=; the first piece promotes, as in the diagram</source>
        <translation>テキストにmaxPromote=がないので、図と同じく最初の駒が成るものとします</translation>
    </message>
    <message>
        <source>the text has no promoZone=; the last rank is the zone, as in the diagram</source>
        <translation>テキストにpromoZone=がないので、図と同じくいちばん奥の段を敵陣とします</translation>
    </message>
    <message>
        <source>a piece cannot promote to itself</source>
        <translation>駒は自分自身には成れません</translation>
    </message>
    <message>
        <source>piece %1 would promote to piece %2, but there are %3</source>
        <comment>numbers of pieces, and how many there are</comment>
        <translation>%1番目の駒が%2番目の駒に成ることになりますが、駒は%3種類です</translation>
    </message>
    <message>
        <source>this piece is what another promotes to, and would promote again</source>
        <translation>この駒はほかの駒が成ったもので、さらに成ることになります</translation>
    </message>
    <message>
        <source>a second promotion is not supported</source>
        <translation>二度成ることには対応していません</translation>
    </message>
    <message>
        <source>%1 is not supported</source>
        <comment>stalemate=lose, say</comment>
        <translation>%1には対応していません</translation>
    </message>
    <message>
        <source>win: for who gives it; draw</source>
        <translation>使えるのはwin（動けなくした側の勝ち）とdraw（引き分け）です</translation>
    </message>
    <message>
        <source>a shuffled start position</source>
        <comment>a rule that a key asks for</comment>
        <translation>無作為な初期配置</translation>
    </message>
    <message>
        <source>a rule of succession</source>
        <comment>a rule that a key asks for</comment>
        <translation>王位継承のルール</translation>
    </message>
    <message>
        <source>rules on single pieces</source>
        <comment>a rule that a key asks for</comment>
        <translation>個々の駒に関するルール</translation>
    </message>
    <message>
        <source>pieces that change with the square they reach</source>
        <comment>a rule that a key asks for</comment>
        <translation>着いたマスによって変わる駒</translation>
    </message>
    <message>
        <source>protected pieces</source>
        <comment>a rule that a key asks for</comment>
        <translation>保護された駒</translation>
    </message>
    <message>
        <source>a counter-strike rule</source>
        <comment>a rule that a key asks for</comment>
        <translation>反撃に関するルール</translation>
    </message>
    <message>
        <source>a board with holes</source>
        <comment>a rule that a key asks for</comment>
        <translation>穴のある盤</translation>
    </message>
    <message>
        <source>castling</source>
        <comment>a rule that a key asks for</comment>
        <translation>キャスリング</translation>
    </message>
    <message>
        <source>castling is not supported</source>
        <translation>キャスリングには対応していません</translation>
    </message>
    <message>
        <source>imitators are not supported</source>
        <translation>イミテーターには対応していません</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>読み込みは中止されました</translation>
    </message>
    <message>
        <source>the moves of %1 pieces are wrong; those from here on were not read</source>
        <translation>%1種類の駒の動きに誤りがあり、ここから先は読んでいません</translation>
    </message>
    <message>
        <source>the moves of all pieces together need more than %1 legs</source>
        <translation>すべての駒の動きを合わせると%1行程を超えます</translation>
    </message>
    <message>
        <source>a second diagram in this text</source>
        <translation>このテキストに2つ目の図があります</translation>
    </message>
    <message>
        <source>import one at a time</source>
        <translation>一度に1つずつ読み込んでください</translation>
    </message>
    <message>
        <source>only the diagram in lines %1 to %2 is read, not the page around it</source>
        <translation>%1行目から%2行目の図だけを読み込み、ページのほかの部分は読み込みません</translation>
    </message>
    <message>
        <source>only the diagram in line %1 is read, not the text around it</source>
        <translation>%1行目の図だけを読み込み、前後の文は読み込みません</translation>
    </message>
    <message>
        <source>pieces in hand at the start are not supported</source>
        <translation>初めからある持ち駒には対応していません</translation>
    </message>
    <message>
        <source>%1 runs neither along a rank nor along a file</source>
        <translation>%1は段にも筋にも沿っていません</translation>
    </message>
    <message>
        <source>%1 is no square of this board</source>
        <translation>%1というマスはこの盤にありません</translation>
    </message>
    <message>
        <source>files a to %1, ranks 1 to %2</source>
        <translation>筋はaから%1、段は1から%2です</translation>
    </message>
    <message>
        <source>there is no piece in this text</source>
        <translation>このテキストに駒がありません</translation>
    </message>
    <message>
        <source>a diagram has records such as %1</source>
        <translation>図には%1のような駒の行があります</translation>
    </message>
    <message>
        <source>the name of a piece has more than %1 characters</source>
        <translation>駒の名前が%1文字を超えています</translation>
    </message>
    <message>
        <source>a part of this piece has more than %1 bytes</source>
        <translation>この駒の一部が%1バイトを超えています</translation>
    </message>
    <message>
        <source>this piece has more than %1 parts behind its name</source>
        <translation>この駒には、名前のあとの項目が%1個より多くあります</translation>
    </message>
    <message>
        <source>more than %1 pieces</source>
        <translation>駒が%1種類を超えています</translation>
    </message>
    <message>
        <source>%1 is neither key=value nor part of a piece</source>
        <translation>%1は「キー=値」でも駒の一部でもありません</translation>
    </message>
    <message>
        <source>pieces are written name:id:move:image:squares</source>
        <translation>駒は「名前:ID:動き:画像:マス」と書きます</translation>
    </message>
    <message>
        <source>the text has more than 256 KB</source>
        <translation>テキストが256KBを超えています</translation>
    </message>
    <message>
        <source>this is no text in UTF-8</source>
        <translation>UTF-8のテキストではありません</translation>
    </message>
    <message numerus="yes">
        <source>and %n more fault(s)</source>
        <translation>
            <numerusform>ほかにも誤りが%n件あります</numerusform>
        </translation>
    </message>
    <message>
        <source>at most %1 are listed</source>
        <translation>表示するのは%1件までです</translation>
    </message>
    <message>
        <source>in the answer &quot;%1&quot;: %2</source>
        <comment>a question; what is wrong</comment>
        <translation>回答「%1」：%2</translation>
    </message>
    <message>
        <source>there is no piece &quot;%1&quot;</source>
        <translation>「%1」という駒はありません</translation>
    </message>
    <message>
        <source>ids that are other than in the text: %1</source>
        <translation>テキストと異なるID：%1</translation>
    </message>
    <message>
        <source>no royal piece of the first player is on the board at the start</source>
        <translation>初期局面の盤に先手の王駒がありません</translation>
    </message>
    <message>
        <source>no royal piece of the second player is on the board at the start</source>
        <translation>初期局面の盤に後手の王駒がありません</translation>
    </message>
    <message>
        <source>say which piece is royal: royal= with its number or id</source>
        <translation>どの駒が王駒かを、royal=に番号かIDを付けて示してください</translation>
    </message>
    <message>
        <source>two pieces for captors of &quot;%1&quot;</source>
        <translation>「%1」を取った駒が成るものが2つ指定されています</translation>
    </message>
    <message>
        <source>%1 %2 for %3</source>
        <comment>a piece, the id that it gets, and its id in the text</comment>
        <translation>%1 %2（元は%3）</translation>
    </message>
    <message>
        <source>two pieces would stand on %1, one of the second player</source>
        <translation>%1に2つの駒が重なり、その一方は後手の駒です</translation>
    </message>
    <message>
        <source>ids that the text does not have: %1</source>
        <translation>テキストになく、補ったID：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list, and how many it leaves out</comment>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>a first double step and captures en passant, which are not supported</source>
        <comment>what belongs to the usual move of a piece</comment>
        <translation>最初の2マス前進とアンパッサン（どちらも未対応）</translation>
    </message>
    <message>
        <source>castling, which is not supported</source>
        <comment>what belongs to the usual move of a piece</comment>
        <translation>キャスリング（未対応）</translation>
    </message>
</context>
<context>
    <name>ImportQuestions</name>
    <message>
        <source>The second player&apos;s pieces stand</source>
        <translation>後手の駒の並べ方</translation>
    </message>
    <message>
        <source>Royal pieces</source>
        <translation>王駒</translation>
    </message>
    <message>
        <source>Pieces promote</source>
        <translation>駒の成り方</translation>
    </message>
    <message>
        <source>Promotion in the zone is</source>
        <translation>敵陣での成り</translation>
    </message>
    <message>
        <source>Moves that promote in the zone</source>
        <translation>敵陣で成れる手</translation>
    </message>
    <message>
        <source>A piece that entered without promoting may do so by a quiet move inside</source>
        <translation>成らずに入った駒が、敵陣の中で取らずに動いて成ること</translation>
    </message>
    <message>
        <source>Pieces that may promote by any move to the last rank</source>
        <translation>いちばん奥の段へのどの手でも成れる駒</translation>
    </message>
    <message>
        <source>A piece that could never move again</source>
        <translation>二度と動けなくなる駒</translation>
    </message>
    <message>
        <source>A pass in the zone</source>
        <translation>敵陣でのパス</translation>
    </message>
    <message>
        <source>Contagious pieces, and what a captor of each becomes</source>
        <translation>伝染する駒と、それを取った駒が成るもの</translation>
    </message>
    <message>
        <source>Pieces that contagion does not change</source>
        <translation>伝染を受けない駒</translation>
    </message>
    <message>
        <source>Hopping a piece, taking behind it, and taking it on the way back</source>
        <translation>駒を飛び越してその先の駒を取り、戻りながら飛び越した駒も取ること</translation>
    </message>
    <message>
        <source>A piece that steps out and back may skip the turn</source>
        <translation>出て戻れる駒が手番をパスすること</translation>
    </message>
    <message>
        <source>The same position again</source>
        <translation>同じ局面</translation>
    </message>
    <message>
        <source>Repeating by checks alone</source>
        <translation>王手だけによる繰り返し</translation>
    </message>
    <message>
        <source>Who cannot move</source>
        <translation>動かせる駒のない側</translation>
    </message>
    <message>
        <source>The last royal piece may be left in check</source>
        <translation>最後の王駒を王手のまま放っておくこと</translation>
    </message>
    <message>
        <source>Captured pieces</source>
        <translation>取った駒</translation>
    </message>
    <message>
        <source>Pieces that may not be dropped on a file with another of them</source>
        <translation>同じ駒のある筋に打てない駒</translation>
    </message>
    <message>
        <source>Pieces that may not mate by a drop</source>
        <translation>打って詰ませることのできない駒</translation>
    </message>
    <message>
        <source>opposite the first player&apos;s</source>
        <comment>The second player&apos;s pieces stand</comment>
        <translation>先手と向かい合わせ</translation>
    </message>
    <message>
        <source>as the first player&apos;s, turned by half a turn</source>
        <comment>The second player&apos;s pieces stand</comment>
        <translation>先手の配置を180度回したもの</translation>
    </message>
    <message>
        <source>where the text lists them</source>
        <comment>The second player&apos;s pieces stand</comment>
        <translation>文中に示されたとおり</translation>
    </message>
    <message>
        <source>in the zone of the diagram</source>
        <comment>Pieces promote</comment>
        <translation>図の敵陣で</translation>
    </message>
    <message>
        <source>by capturing, and only so</source>
        <comment>Pieces promote</comment>
        <translation>取ったときだけ</translation>
    </message>
    <message>
        <source>never</source>
        <comment>Pieces promote</comment>
        <translation>成らない</translation>
    </message>
    <message>
        <source>a choice</source>
        <comment>Promotion in the zone is</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>compulsory</source>
        <comment>Promotion in the zone is</comment>
        <translation>必ず</translation>
    </message>
    <message>
        <source>start or end in it</source>
        <comment>Moves that promote in the zone</comment>
        <translation>敵陣から、または敵陣へ動く手</translation>
    </message>
    <message>
        <source>end in it</source>
        <comment>Moves that promote in the zone</comment>
        <translation>敵陣に止まる手</translation>
    </message>
    <message>
        <source>enter it, or capture to or from it (Chu)</source>
        <comment>Moves that promote in the zone</comment>
        <translation>敵陣に入る手と、敵陣から、または敵陣へ動いて取る手（中将棋）</translation>
    </message>
    <message>
        <source>never</source>
        <comment>A piece that entered without promoting may do so by a quiet move inside</comment>
        <translation>できない</translation>
    </message>
    <message>
        <source>from the second turn after on</source>
        <comment>A piece that entered without promoting may do so by a quiet move inside</comment>
        <translation>その次の次の手番からできる</translation>
    </message>
    <message>
        <source>once it has moved again</source>
        <comment>A piece that entered without promoting may do so by a quiet move inside</comment>
        <translation>もう一度動いたあとならできる</translation>
    </message>
    <message>
        <source>must promote</source>
        <comment>A piece that could never move again</comment>
        <translation>必ず成る</translation>
    </message>
    <message>
        <source>may stay what it is</source>
        <comment>A piece that could never move again</comment>
        <translation>そのままでもよい</translation>
    </message>
    <message>
        <source>does not promote</source>
        <comment>A pass in the zone</comment>
        <translation>成らない</translation>
    </message>
    <message>
        <source>may promote</source>
        <comment>A pass in the zone</comment>
        <translation>成ってもよい</translation>
    </message>
    <message>
        <source>is allowed</source>
        <comment>Hopping a piece, taking behind it, and taking it on the way back</comment>
        <translation>できる</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <comment>Hopping a piece, taking behind it, and taking it on the way back</comment>
        <translation>できない</translation>
    </message>
    <message>
        <source>always</source>
        <comment>A piece that steps out and back may skip the turn</comment>
        <translation>いつでもできる</translation>
    </message>
    <message>
        <source>but no player twice in a row</source>
        <comment>A piece that steps out and back may skip the turn</comment>
        <translation>同じ側が続けてはできない</translation>
    </message>
    <message>
        <source>but not right after the opponent did</source>
        <comment>A piece that steps out and back may skip the turn</comment>
        <translation>相手がしたすぐあとはできない</translation>
    </message>
    <message>
        <source>never</source>
        <comment>A piece that steps out and back may skip the turn</comment>
        <translation>できない</translation>
    </message>
    <message>
        <source>draws when it comes for the fourth time</source>
        <comment>The same position again</comment>
        <translation>4回目で引き分け</translation>
    </message>
    <message>
        <source>ends the game without result when it comes for the fourth time</source>
        <comment>The same position again</comment>
        <translation>4回目で無勝負</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <comment>The same position again</comment>
        <translation>禁止</translation>
    </message>
    <message>
        <source>means nothing</source>
        <comment>The same position again</comment>
        <translation>何も起こらない</translation>
    </message>
    <message>
        <source>is allowed</source>
        <comment>Repeating by checks alone</comment>
        <translation>できる</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <comment>Repeating by checks alone</comment>
        <translation>できない</translation>
    </message>
    <message>
        <source>has lost</source>
        <comment>Who cannot move</comment>
        <translation>負け</translation>
    </message>
    <message>
        <source>has drawn</source>
        <comment>Who cannot move</comment>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>yes; it must be taken to win</source>
        <comment>The last royal piece may be left in check</comment>
        <translation>できる（取れば勝ち）</translation>
    </message>
    <message>
        <source>no; mate wins</source>
        <comment>The last royal piece may be left in check</comment>
        <translation>できない（詰めば勝ち）</translation>
    </message>
    <message>
        <source>leave the game</source>
        <comment>Captured pieces</comment>
        <translation>盤から除く</translation>
    </message>
    <message>
        <source>come to hand and may be dropped</source>
        <comment>Captured pieces</comment>
        <translation>持ち駒になり、打てる</translation>
    </message>
</context>
<context>
    <name>Legs</name>
    <message>
        <source>any distance</source>
        <translation>どこまでも</translation>
    </message>
    <message numerus="yes">
        <source>up to %n square(s)</source>
        <translation>
            <numerusform>最大%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, ignoring the first square</source>
        <comment>how far</comment>
        <translation>%1（1マス目の駒は問わない）</translation>
    </message>
    <message>
        <source>over one piece, then on</source>
        <translation>駒を1枚越えて、さらに先へ</translation>
    </message>
    <message>
        <source>%1, removing what it passes</source>
        <comment>how far</comment>
        <translation>%1、通り道の駒を除きながら</translation>
    </message>
    <message>
        <source>right behind one piece</source>
        <translation>駒1枚のすぐ後ろ</translation>
    </message>
    <message>
        <source>leaps over an occupied square</source>
        <translation>駒のあるマスを跳び越える</translation>
    </message>
    <message>
        <source>to square %1 if nothing is between</source>
        <translation>間に何もなければ%1マス目へ</translation>
    </message>
    <message>
        <source>one square</source>
        <translation>1マス</translation>
    </message>
    <message>
        <source>leaps</source>
        <translation>跳ぶ</translation>
    </message>
    <message>
        <source>leaps, again and again</source>
        <translation>続けて跳ぶ</translation>
    </message>
    <message>
        <source>leaps to square %1</source>
        <translation>%1マス目へ跳ぶ</translation>
    </message>
    <message>
        <source>leaps to square %1, again and again</source>
        <translation>%1マス目へ続けて跳ぶ</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>動く</translation>
    </message>
    <message>
        <source>takes (no royal)</source>
        <translation>取る（王駒以外）</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>取る</translation>
    </message>
    <message>
        <source>takes its own (no royal)</source>
        <translation>味方を取る（王駒以外）</translation>
    </message>
    <message>
        <source>takes its own</source>
        <translation>味方を取る</translation>
    </message>
    <message>
        <source>an empty square</source>
        <translation>空きマス</translation>
    </message>
    <message>
        <source>an enemy taken</source>
        <translation>取った敵の駒</translation>
    </message>
    <message>
        <source>an own piece taken</source>
        <translation>取った味方の駒</translation>
    </message>
    <message>
        <source>any piece hopped</source>
        <translation>飛び越した駒</translation>
    </message>
    <message>
        <source>an enemy hopped</source>
        <translation>飛び越した敵の駒</translation>
    </message>
    <message>
        <source>an own piece hopped</source>
        <translation>飛び越した味方の駒</translation>
    </message>
    <message>
        <source>to any other square</source>
        <translation>ほかのどのマスへでも</translation>
    </message>
    <message>
        <source>%1 and %2, every way</source>
        <comment>squares of an oblique leap, one way and across</comment>
        <translation>%1と%2、全方向</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1, %2</source>
        <comment>of many parts</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the last two parts of a list</comment>
        <translation>%1または%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two clauses</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two lists, or kinds of piece with a bracket</comment>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of three parts or more</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the two parts of a list</comment>
        <translation>%1と%2</translation>
    </message>
</context>
<context>
    <name>MatchFaults</name>
    <message>
        <source>the search has no constant &quot;%1&quot;</source>
        <translation>探索に「%1」という定数はありません</translation>
    </message>
    <message>
        <source>the search has no constant &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>探索に「%1」という定数はありません。「%2」のことでしょうか</translation>
    </message>
    <message>
        <source>the constant %1 is a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>定数%1は%2から%3までの整数で、「%4」にはできません</translation>
    </message>
    <message>
        <source>the steps of this plan</source>
        <comment>what a file holds</comment>
        <translation>この計画のステップ</translation>
    </message>
    <message>
        <source>a step and its result are missing</source>
        <translation>ステップとその結果がありません</translation>
    </message>
    <message>
        <source>the game has not as many scores as moves</source>
        <translation>対局の評価値の数が手の数と合いません</translation>
    </message>
    <message>
        <source>the games of this plan</source>
        <comment>what a file holds</comment>
        <translation>この計画の対局</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is wrong, and a hint</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1:%2:%3: error: %4</source>
        <comment>a file, line and column, and what is wrong there</comment>
        <translation>%1の%2行目、%3文字目：%4</translation>
    </message>
    <message>
        <source>this file does not hold %1: %2</source>
        <comment>what it should hold, and its first line</comment>
        <translation>このファイルの内容は%1ではありません：%2</translation>
    </message>
    <message>
        <source>unknown result</source>
        <comment>of a game</comment>
        <translation>知られていない結果です</translation>
    </message>
    <message>
        <source>the results</source>
        <comment>what a file holds</comment>
        <translation>結果</translation>
    </message>
    <message>
        <source>there is no game of this number, or it is here twice</source>
        <translation>この番号の対局はないか、二度書かれています</translation>
    </message>
    <message>
        <source>%1 made an illegal move</source>
        <translation>%1が反則の手を指しました</translation>
    </message>
    <message>
        <source>%1 claimed a win that the rules do not give: %2</source>
        <comment>a player, and its words</comment>
        <translation>%1がルールにない勝ちを主張しました：%2</translation>
    </message>
    <message>
        <source>%1 refused a legal move: %2</source>
        <comment>a player, and its words</comment>
        <translation>%1が合法手を受け付けませんでした：%2</translation>
    </message>
    <message>
        <source>%1 made no move in time</source>
        <translation>%1が時間内に指しませんでした</translation>
    </message>
    <message>
        <source>%1 found no move</source>
        <translation>%1が手を見つけられませんでした</translation>
    </message>
    <message>
        <source>%1 ended in the middle of the game</source>
        <translation>%1が対局の途中で終了しました</translation>
    </message>
    <message>
        <source>%1 made an illegal move: %2 (%3)</source>
        <comment>a player, a move, and the word of a rule</comment>
        <translation>%1が反則の手を指しました：%2（%3）</translation>
    </message>
    <message>
        <source>an external engine takes a time of the clock alone: &quot;%1&quot;</source>
        <translation>外部のエンジンに指定できるのは時計の時間だけです：「%1」</translation>
    </message>
    <message>
        <source>a player is novice, level:N, N from 1 to 10, or cecp:COMMAND, usi:COMMAND or uci:COMMAND, all but the first with @MS behind for their time; not &quot;%1&quot;</source>
        <translation>参加者はnovice、level:N（Nは1から10）、cecp:COMMAND、usi:COMMAND、uci:COMMANDのどれかで書き、novice以外は後ろに@MSで時間を付けられます（「%1」とは書けません）</translation>
    </message>
    <message>
        <source>there is no player &quot;%1&quot; here</source>
        <translation>「%1」という参加者はここにありません</translation>
    </message>
    <message>
        <source>this is no tournament: a number in it makes no sense</source>
        <translation>これは大会ではありません（あり得ない数が含まれています）</translation>
    </message>
    <message>
        <source>a tournament has a board and two players</source>
        <translation>大会には将棋の種類と2者の参加者が必要です</translation>
    </message>
    <message>
        <source>this is no tournament: %1</source>
        <translation>これは大会ではありません：%1</translation>
    </message>
    <message>
        <source>The moves up to here were drawn by lot.</source>
        <translation>ここまでの手はくじで決めたものです。</translation>
    </message>
</context>
<context>
    <name>MoveStringFaults</name>
    <message>
        <source>the moves of this piece need more than %1 legs</source>
        <translation>この駒の動きは%1行程を超えます</translation>
    </message>
    <message>
        <source>these moves visit too many squares on a board of this size</source>
        <translation>この大きさの盤では、これらの動きが通るマスが多すぎます</translation>
    </message>
    <message>
        <source>a sweep and another move that ends on its line cannot be told apart</source>
        <translation>飛び越え取りと、その線の上で終わるほかの動きとを区別できません</translation>
    </message>
    <message>
        <source>the groups of this term stand for too many texts</source>
        <translation>ここにある丸括弧の繰り返しが表す動きが多すぎます</translation>
    </message>
    <message>
        <source>letter &apos;i&apos; (first move of a piece only) is not supported</source>
        <translation>文字「i」（駒の最初の手だけ）には対応していません</translation>
    </message>
    <message>
        <source>letter &apos;e&apos; (en passant) is not supported</source>
        <translation>文字「e」（アンパッサン）には対応していません</translation>
    </message>
    <message>
        <source>letter &apos;o&apos; (around the edge of the board) is not supported</source>
        <translation>文字「o」（盤の端から反対側へ回る）には対応していません</translation>
    </message>
    <message>
        <source>letter &apos;u&apos; (putting the captured piece down) is not supported</source>
        <translation>文字「u」（取った駒を置く）には対応していません</translation>
    </message>
    <message>
        <source>letter &apos;x&apos; (lending the move) is not supported</source>
        <translation>文字「x」（ほかの駒に動きを与える）には対応していません</translation>
    </message>
    <message>
        <source>letter &apos;y&apos; needs a further leg behind it</source>
        <translation>文字「y」の後には、次の行程が必要です</translation>
    </message>
    <message>
        <source>letter &apos;n&apos; needs a single leap, without &apos;j&apos; and without a range</source>
        <translation>文字「n」を使えるのは、「j」もマス数の上限も付かない1回の跳びだけです</translation>
    </message>
    <message>
        <source>letters &apos;j&apos; and &apos;n&apos; have no meaning on a leap as long and oblique as this</source>
        <translation>文字「j」と「n」は、このように遠い斜めの跳びには使えません</translation>
    </message>
    <message>
        <source>more than %1 captures on the way of one move</source>
        <translation>1手の途中で取る駒が%1枚を超えています</translation>
    </message>
    <message>
        <source>atom U takes no letters but m, c, d and t</source>
        <translation>基本の動きUに付けられる文字は、m、c、d、tだけです</translation>
    </message>
    <message>
        <source>a sweep goes as far as the board; it cannot have a range</source>
        <translation>飛び越え取りは盤の端まで届くので、マス数の上限は付けられません</translation>
    </message>
    <message>
        <source>more than %1 legs in one move</source>
        <translation>1手の行程が%1を超えています</translation>
    </message>
    <message>
        <source>atom U cannot be part of a longer move</source>
        <translation>基本の動きUは、行程を続ける動きには使えません</translation>
    </message>
    <message>
        <source>the groups of this bracket stand for too many texts</source>
        <translation>この角括弧にある丸括弧の繰り返しが表す動きが多すぎます</translation>
    </message>
    <message>
        <source>&apos;h&apos; (half) has no meaning on an orthogonal atom</source>
        <translation>「h」（半分）は、縦横の基本の動きには使えません</translation>
    </message>
    <message>
        <source>&apos;h&apos; (half) has no meaning on a diagonal atom</source>
        <translation>「h」（半分）は、斜めの基本の動きには使えません</translation>
    </message>
    <message>
        <source>&apos;h&apos; (half) must follow the direction that it widens</source>
        <translation>「h」（半分）は、広げる方向の文字の後に書きます</translation>
    </message>
    <message>
        <source>&apos;h&apos; (half) must follow a direction or stand before l or r</source>
        <translation>「h」（半分）は、方向の文字の後か、lかrの前に書きます</translation>
    </message>
    <message>
        <source>&apos;z&apos; and &apos;q&apos; refer to an earlier leg and cannot stand in the first</source>
        <translation>「z」と「q」は前の行程を受ける文字で、最初の行程には使えません</translation>
    </message>
    <message>
        <source>move text is longer than %1 characters</source>
        <translation>動きの文字表記が%1文字を超えています</translation>
    </message>
    <message>
        <source>number greater than %1</source>
        <translation>数が%1を超えています</translation>
    </message>
    <message>
        <source>nested group &apos;%1&apos; in %2</source>
        <translation>%2で、丸括弧の中に丸括弧「%1」があります</translation>
    </message>
    <message>
        <source>unknown letter &apos;%1&apos; in %2</source>
        <translation>%2の「%1」という文字は使えません</translation>
    </message>
    <message>
        <source>group is not closed</source>
        <translation>丸括弧が閉じていません</translation>
    </message>
    <message>
        <source>add &apos;)&apos;</source>
        <translation>「)」を加えてください</translation>
    </message>
    <message>
        <source>group is empty</source>
        <translation>丸括弧の中に何もありません</translation>
    </message>
    <message>
        <source>a group repeated 0 times</source>
        <translation>丸括弧の繰り返しが0回になっています</translation>
    </message>
    <message>
        <source>leave the number out for any number of copies</source>
        <translation>何回でも繰り返すときは、数を書きません</translation>
    </message>
    <message>
        <source>letters without an atom behind them</source>
        <translation>文字の後に基本の動きがありません</translation>
    </message>
    <message>
        <source>an atom is a capital such as W, F, K, R</source>
        <translation>基本の動きは、W、F、K、Rなどの大文字です</translation>
    </message>
    <message>
        <source>number without an atom before it: &apos;%1&apos; in %2</source>
        <translation>%2の数「%1」の前に、基本の動きがありません</translation>
    </message>
    <message>
        <source>unknown atom &apos;%1&apos; in %2</source>
        <translation>%2の「%1」という基本の動きはありません</translation>
    </message>
    <message>
        <source>atom U reaches the whole board and takes no range</source>
        <translation>基本の動きUは盤のどこへでも届くので、マス数の上限は付けられません</translation>
    </message>
    <message>
        <source>nested bracket &apos;%1&apos; in %2</source>
        <translation>%2で、角括弧の中に角括弧「%1」があります</translation>
    </message>
    <message>
        <source>bracket is not closed or its legs are not joined by &apos;-&apos; or &apos;?&apos;</source>
        <translation>角括弧が閉じていないか、行程が「-」や「?」でつながっていません</translation>
    </message>
    <message>
        <source>the atom &apos;%1&apos; in %2 belongs behind the group</source>
        <translation>%2のアトム「%1」はグループの後ろに書きます</translation>
    </message>
</context>
<context>
    <name>MoveTextFaults</name>
    <message>
        <source>%1 has no piece &quot;%2&quot;</source>
        <translation>%1に「%2」という駒はありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin with a square of this board</source>
        <translation>「%1」は、この盤のマスで始まっていません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no square of this board</source>
        <translation>「%1」は、この盤のマスではありません</translation>
    </message>
    <message>
        <source>more stops than any move has</source>
        <translation>途中のマスが多すぎます。これほど多くのマスを通る手はありません</translation>
    </message>
    <message>
        <source>the destination is missing</source>
        <translation>移動先のマスがありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no promotion of this game</source>
        <translation>「%1」は、この将棋の成りではありません</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>May burn one enemy piece beside the square on which it ends its move.</source>
        <translation>止まったマスの隣にいる敵の駒を1枚焼くことができる。</translation>
    </message>
    <message>
        <source>May %1.</source>
        <comment>what the piece may do</comment>
        <translation>%1ことができる。</translation>
    </message>
    <message>
        <source>May turn once through a right angle on an empty square and go on sliding.</source>
        <translation>走る途中、空きマスで一度だけ直角に曲がって走り続けられる。</translation>
    </message>
    <message>
        <source>May turn once on an empty square and go on sliding.</source>
        <translation>走る途中、空きマスで一度だけ曲がって走り続けられる。</translation>
    </message>
    <message>
        <source>A slide %1 may turn once through a right angle on an empty square and go on sliding.</source>
        <comment>directions</comment>
        <translation>%1への走りは、空きマスで一度だけ直角に曲がって続けられる。</translation>
    </message>
    <message>
        <source>A slide %1 may turn once on an empty square and go on sliding.</source>
        <comment>directions</comment>
        <translation>%1への走りは、空きマスで一度だけ曲がって続けられる。</translation>
    </message>
    <message>
        <source>Slides %1 beyond the first square, ignoring a piece on it.</source>
        <comment>directions</comment>
        <translation>%1に、1マス目の駒にかかわらず、その先を走る。</translation>
    </message>
    <message numerus="yes">
        <source>Slides %1 beyond the first %2 square(s), ignoring the pieces on them.</source>
        <comment>directions; the number in words</comment>
        <translation>
            <numerusform>%1に、%2マス目までの駒にかかわらず、その先を走る。</numerusform>
        </translation>
    </message>
    <message>
        <source>From the %1 square %2 it may go on over empty squares up to the %3.</source>
        <comment>&quot;third&quot; or the like; directions; &quot;fifth&quot; or the like</comment>
        <translation>%2の%1まで来ると、さらに空きマスを通って%3まで進める。</translation>
    </message>
    <message>
        <source>May take a piece on a neighbouring square without moving (igui).</source>
        <translation>隣のマスの駒を、動かずに取れる（居食い）。</translation>
    </message>
    <message>
        <source>May take a piece on a neighbouring square %1 without moving (igui).</source>
        <comment>directions</comment>
        <translation>隣（%1）のマスの駒を、動かずに取れる（居食い）。</translation>
    </message>
    <message>
        <source>May skip the turn by stepping out to an empty square and back.</source>
        <translation>隣の空きマスへ出て戻ることで、手番をパスできる（じっと）。</translation>
    </message>
    <message>
        <source>May skip the turn by stepping %1 to an empty square and back.</source>
        <comment>directions</comment>
        <translation>%1の空きマスへ出て戻ることで、手番をパスできる（じっと）。</translation>
    </message>
    <message numerus="yes">
        <source>Walks up to %1 step(s) over empty squares, turning freely; taking ends the walk.</source>
        <comment>the number in words</comment>
        <translation>
            <numerusform>空きマスを最大%1歩、自由に曲がりながら歩く（踊り）。駒を取ればそこで止まる。</numerusform>
        </translation>
    </message>
    <message>
        <source>Burns every enemy piece beside the square on which it ends its move, and every enemy piece that ends its move beside it.</source>
        <translation>止まったマスの隣にいる敵の駒をすべて焼き、隣に来て止まった敵の駒も焼く。</translation>
    </message>
    <message>
        <source>Burns every enemy piece beside the square on which it ends its move.</source>
        <translation>止まったマスの隣にいる敵の駒をすべて焼く。</translation>
    </message>
    <message>
        <source>Goes to any square of the board, whatever stands between.</source>
        <translation>間に何があっても、盤上のどのマスへも行ける。</translation>
    </message>
    <message>
        <source>Cannot move.</source>
        <translation>動けない。</translation>
    </message>
    <message>
        <source>slides %1 from the second square on, ignoring the first</source>
        <comment>directions</comment>
        <translation>%1に、1マス目の駒にかかわらず、2マス目から先を走る</translation>
    </message>
    <message>
        <source>jumps to the second square %1, and may go on to the %2</source>
        <comment>directions; &quot;third&quot; or the like</comment>
        <translation>%1の2マス目へ跳び、さらに%2まで進める</translation>
    </message>
    <message numerus="yes">
        <source>rides %1 on leaps of %n square(s)</source>
        <comment>directions</comment>
        <translation>
            <numerusform>%1に、%nマスずつ続けて跳ぶ</numerusform>
        </translation>
    </message>
    <message>
        <source>goes to the %1 square %2 if nothing is between</source>
        <comment>&quot;second&quot; or the like; directions</comment>
        <translation>間が空いていれば、%2の%1へ動く</translation>
    </message>
    <message>
        <source>jumps to the %1 square %2</source>
        <comment>&quot;second&quot; or the like; directions</comment>
        <translation>%2の%1へ跳ぶ</translation>
    </message>
    <message>
        <source>sweeps any distance %1: takes every piece of lower rank that it passes, those of its own side too</source>
        <comment>directions</comment>
        <translation>%1にどこまでも飛び越えながら進み、通り道にある格下の駒を味方の駒も含めてすべて取る</translation>
    </message>
    <message>
        <source>jumps over one piece %1 and goes on</source>
        <comment>directions</comment>
        <translation>%1にある駒を1枚飛び越して、さらに先へ走る</translation>
    </message>
    <message>
        <source>jumps over one piece %1, right behind it</source>
        <comment>directions</comment>
        <translation>%1にある駒を1枚飛び越して、そのすぐ後ろへ行く</translation>
    </message>
    <message>
        <source>steps one square %1</source>
        <comment>directions</comment>
        <translation>%1に1マス動く</translation>
    </message>
    <message>
        <source>slides any distance %1</source>
        <comment>directions</comment>
        <translation>%1にどこまでも走る</translation>
    </message>
    <message numerus="yes">
        <source>slides up to %n square(s) %1</source>
        <comment>directions</comment>
        <translation>
            <numerusform>%1に最大%nマス走る</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, only to take.</source>
        <comment>a move</comment>
        <translation>%1。ただし、取るときに限る。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a move</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1, but not to take.</source>
        <comment>a move</comment>
        <translation>%1。ただし、取ることはできない。</translation>
    </message>
    <message>
        <source>in all eight ways</source>
        <comment>of a jump</comment>
        <translation>8通りすべて</translation>
    </message>
    <message>
        <source>forward</source>
        <comment>of a jump</comment>
        <translation>前のみ</translation>
    </message>
    <message>
        <source>back</source>
        <comment>of a jump</comment>
        <translation>後ろのみ</translation>
    </message>
    <message>
        <source>jumps %1 squares sideways and %2 forward or back</source>
        <comment>numbers in words</comment>
        <translation>左右に%1マス、前か後ろに%2マスのところへ跳ぶ</translation>
    </message>
    <message>
        <source>jumps %1 squares sideways and %2 forward</source>
        <comment>numbers in words</comment>
        <translation>左右に%1マス、前に%2マスのところへ跳ぶ</translation>
    </message>
    <message>
        <source>jumps %1 squares sideways and %2 back</source>
        <comment>numbers in words</comment>
        <translation>左右に%1マス、後ろに%2マスのところへ跳ぶ</translation>
    </message>
    <message>
        <source>jumps %1 squares straight forward or back and %2 sideways</source>
        <comment>numbers in words</comment>
        <translation>前か後ろに%1マス、左右に%2マスのところへ跳ぶ</translation>
    </message>
    <message>
        <source>jumps %1 squares straight forward and %2 sideways</source>
        <comment>numbers in words</comment>
        <translation>前に%1マス、左右に%2マスのところへ跳ぶ</translation>
    </message>
    <message>
        <source>jumps %1 squares straight back and %2 sideways</source>
        <comment>numbers in words</comment>
        <translation>後ろに%1マス、左右に%2マスのところへ跳ぶ</translation>
    </message>
    <message>
        <source>jumps like the knight of chess (%1 squares straight, %2 to the side), %3</source>
        <comment>%1, %2: numbers in words; %3: in which ways</comment>
        <translation>チェスのナイトのように跳ぶ（まっすぐ%1マス、横に%2マス、%3）</translation>
    </message>
    <message>
        <source>jumps %1 squares straight and %2 to the side, %3</source>
        <comment>%1, %2: numbers in words; %3: in which ways</comment>
        <translation>まっすぐ%1マス、横に%2マスのところへ跳ぶ（%3）</translation>
    </message>
    <message>
        <source>May not take %1.</source>
        <comment>kinds of piece</comment>
        <translation>%1を取ることはできません。</translation>
    </message>
    <message numerus="yes">
        <source>Neither slide may be longer than %1 square(s).</source>
        <comment>the number in words</comment>
        <translation>
            <numerusform>どちらの走りも%1マスまでです。</numerusform>
        </translation>
    </message>
    <message>
        <source>on its line</source>
        <translation>走る方向</translation>
    </message>
    <message>
        <source>May jump over %1 of lower rank %2.</source>
        <comment>&quot;one piece&quot; or the like; directions, or on its line</comment>
        <translation>%2へは、格下の駒を%1飛び越せる。</translation>
    </message>
    <message>
        <source>May jump over %1 of lower rank %2, but only to take a piece of lower rank.</source>
        <comment>&quot;one piece&quot; or the like; directions, or on its line</comment>
        <translation>%2へは、格下の駒を%1飛び越せる。ただし、格下の駒を取るときに限る。</translation>
    </message>
    <message>
        <source>May jump over %1 %2.</source>
        <comment>&quot;one piece&quot; or the like; directions, or on its line</comment>
        <translation>%2へは、駒を%1飛び越せる。</translation>
    </message>
    <message>
        <source>May jump over %1 %2, but only to take.</source>
        <comment>&quot;one piece&quot; or the like; directions, or on its line</comment>
        <translation>%2へは、駒を%1飛び越せる。ただし、取るときに限る。</translation>
    </message>
    <message>
        <source>May turn once on an empty square and go on sliding, but not to both sides alike: the diagram shows where it can end.</source>
        <translation>空いたマスで一度曲がって走り続けられますが、左右が同じではありません。行ける所は図が示します。</translation>
    </message>
    <message>
        <source>Makes moves of several legs: the diagram shows where they can end.</source>
        <translation>何段階かに分かれた手を指します。行ける所は図が示します。</translation>
    </message>
    <message>
        <source>%1 squares straight forward and %2 to the right</source>
        <comment>numbers in words</comment>
        <translation>前へ%1マス、右へ%2マスの所</translation>
    </message>
    <message>
        <source>%1 squares straight forward and %2 to the left</source>
        <comment>numbers in words</comment>
        <translation>前へ%1マス、左へ%2マスの所</translation>
    </message>
    <message>
        <source>%1 squares straight back and %2 to the right</source>
        <comment>numbers in words</comment>
        <translation>後ろへ%1マス、右へ%2マスの所</translation>
    </message>
    <message>
        <source>%1 squares straight back and %2 to the left</source>
        <comment>numbers in words</comment>
        <translation>後ろへ%1マス、左へ%2マスの所</translation>
    </message>
    <message>
        <source>%1 squares to the right and %2 forward</source>
        <comment>numbers in words</comment>
        <translation>右へ%1マス、前へ%2マスの所</translation>
    </message>
    <message>
        <source>%1 squares to the right and %2 back</source>
        <comment>numbers in words</comment>
        <translation>右へ%1マス、後ろへ%2マスの所</translation>
    </message>
    <message>
        <source>%1 squares to the left and %2 forward</source>
        <comment>numbers in words</comment>
        <translation>左へ%1マス、前へ%2マスの所</translation>
    </message>
    <message>
        <source>%1 squares to the left and %2 back</source>
        <comment>numbers in words</comment>
        <translation>左へ%1マス、後ろへ%2マスの所</translation>
    </message>
    <message>
        <source>jumps %1</source>
        <comment>how far and where to; several with a semicolon</comment>
        <translation>%1に跳びます</translation>
    </message>
    <message>
        <source>%1, if nothing stands between</source>
        <comment>an oblique jump</comment>
        <translation>%1。ただし間に駒がないときだけです</translation>
    </message>
    <message>
        <source>%1, if a piece stands between</source>
        <comment>an oblique jump</comment>
        <translation>%1。ただし間に駒があるときだけです</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1st</source>
        <comment>an ordinal number that ends in 1, but not in 11</comment>
        <translation>%1マス目</translation>
    </message>
    <message>
        <source>%1nd</source>
        <comment>an ordinal number that ends in 2, but not in 12</comment>
        <translation>%1マス目</translation>
    </message>
    <message>
        <source>%1rd</source>
        <comment>an ordinal number that ends in 3, but not in 13</comment>
        <translation>%1マス目</translation>
    </message>
    <message>
        <source>%1th</source>
        <comment>an ordinal number</comment>
        <translation>%1マス目</translation>
    </message>
    <message>
        <source>no</source>
        <comment>before a noun</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>12</translation>
    </message>
    <message>
        <source>first</source>
        <translation>1マス目</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2マス目</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3マス目</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>4マス目</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>5マス目</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>6マス目</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>7マス目</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>8マス目</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>9マス目</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>10マス目</translation>
    </message>
</context>
<context>
    <name>OpeningFaults</name>
    <message>
        <source>the position has not as many scores as moves, or none</source>
        <translation>局面の評価値の数が手の数と合わないか、一つもありません</translation>
    </message>
    <message>
        <source>the searches of this plan</source>
        <comment>what a file holds</comment>
        <translation>この計画の探索</translation>
    </message>
    <message>
        <source>the searches hold the move %1, which is not legal in its position</source>
        <translation>探索の記録に、その局面で指せない手%1があります</translation>
    </message>
    <message>
        <source>not enough memory for a search</source>
        <translation>探索のためのメモリが足りません</translation>
    </message>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>ファイルが%1バイトを超えています</translation>
    </message>
    <message>
        <source>an openings file begins with &quot;%1&quot;</source>
        <translation>定跡のファイルは「%1」で始まります</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>読み込みは中止されました</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; is missing</source>
        <translation>「%1」の行がありません</translation>
    </message>
    <message>
        <source>there is no line &quot;%1&quot; in an openings file</source>
        <translation>定跡のファイルに「%1」という行はありません</translation>
    </message>
    <message>
        <source>these are openings of another game, &quot;%1&quot;</source>
        <translation>これは別の将棋「%1」の定跡です</translation>
    </message>
    <message>
        <source>these openings were made on a board of another size</source>
        <translation>この定跡は大きさの異なる盤で作られています</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; must stand before the moves</source>
        <translation>「%1」の行は指し手より前になければなりません</translation>
    </message>
    <message>
        <source>the game begins or moves in another way than when these openings were made</source>
        <translation>この定跡が作られたときとは、将棋の初期局面か駒の動きが異なります</translation>
    </message>
    <message>
        <source>there are more than %1 moves</source>
        <translation>手が%1を超えています</translation>
    </message>
    <message>
        <source>the number of the ply must be from 1 to %1 here</source>
        <translation>ここでは手数が1から%1まででなければなりません</translation>
    </message>
    <message>
        <source>the text fits several moves</source>
        <translation>この書き方に当てはまる手がいくつもあります</translation>
    </message>
    <message>
        <source>the rules do not allow this move here</source>
        <translation>この手はここではルール上指せません</translation>
    </message>
    <message>
        <source>games, score and depth must be whole numbers within bounds</source>
        <comment>the numbers behind a move</comment>
        <translation>対局数、評価値、深さは範囲内の整数でなければなりません</translation>
    </message>
    <message>
        <source>there is more on this line than a move has</source>
        <translation>この行には、手に必要なもののほかに余分なものがあります</translation>
    </message>
    <message>
        <source>this position has the move already</source>
        <translation>この局面にはこの手がすでにあります</translation>
    </message>
    <message>
        <source>the game is over before this move</source>
        <translation>この手の前に対局が終わっています</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>an %1</source>
        <comment>before the sound of a vowel</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1 on %2</source>
        <comment>a piece; a square</comment>
        <translation>%2の%1</translation>
    </message>
</context>
<context>
    <name>PositionFaults</name>
    <message>
        <source>the rows do not fill the board</source>
        <translation>段が盤の全体に足りません</translation>
    </message>
    <message>
        <source>a row of the wrong length, or one too many,</source>
        <translation>段の長さが違うか、段が多すぎます</translation>
    </message>
    <message>
        <source>a row is too long</source>
        <translation>段が長すぎます</translation>
    </message>
    <message>
        <source>no piece of this game</source>
        <translation>この将棋の駒ではありません</translation>
    </message>
    <message>
        <source>no piece to be in hand</source>
        <translation>持ち駒にできる駒ではありません</translation>
    </message>
    <message>
        <source>the position has %1 squares, the board %2</source>
        <translation>局面は%1マスですが、盤は%2マスです</translation>
    </message>
    <message>
        <source>there is no such piece on %1</source>
        <translation>次のマスの駒は、この将棋にありません：%1</translation>
    </message>
    <message>
        <source>pieces in hand in a game without drops</source>
        <translation>駒を打たない将棋なのに、持ち駒があります</translation>
    </message>
    <message>
        <source>impossible hand: %1 %2</source>
        <comment>a number; the id of a piece</comment>
        <translation>あり得ない持ち駒です：%2が%1枚</translation>
    </message>
    <message>
        <source>more than %1 pieces of the kind %2</source>
        <translation>%2という種類の駒が%1枚より多くあります</translation>
    </message>
    <message>
        <source>only one piece of a side can have stayed unpromoted in its latest turn</source>
        <translation>直前の手番で成らなかった駒は、どちらの側も1枚だけのはずです</translation>
    </message>
    <message>
        <source>the move number must be at least 1</source>
        <translation>手数は1以上でなければなりません</translation>
    </message>
    <message>
        <source>position text is longer than %1 characters</source>
        <translation>局面のテキストが%1文字を超えています</translation>
    </message>
    <message>
        <source>unexpected text after the move number</source>
        <translation>手数の後に余分な文字があります</translation>
    </message>
    <message>
        <source>malformed header</source>
        <translation>先頭の角括弧の書き方が正しくありません</translation>
    </message>
    <message>
        <source>[ID;PROFILE] in front of the rows</source>
        <translation>[将棋のID;ルールの解釈] を盤の各段の前に書きます</translation>
    </message>
    <message>
        <source>the position is of the game &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>この局面は「%2」ではなく「%1」という将棋のものです</translation>
    </message>
    <message>
        <source>the position is of the profile &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>この局面のルールの解釈は「%2」ではなく「%1」です</translation>
    </message>
    <message>
        <source>a position text is ROWS TURN STATE PLY</source>
        <translation>局面のテキストは、盤の各段、手番、状態、手数の順に書きます</translation>
    </message>
    <message>
        <source>parenthesis is not closed</source>
        <translation>括弧が閉じていません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no piece, no number and no &apos;/&apos;</source>
        <translation>「%1」は、駒でも数でも「/」でもありません</translation>
    </message>
    <message>
        <source>a piece is written in capitals for Sente or in small letters for Gote</source>
        <translation>駒は、先手なら大文字だけ、後手なら小文字だけで書きます</translation>
    </message>
    <message>
        <source>%1 has no piece &quot;%2&quot;</source>
        <translation>%1に「%2」という駒はありません</translation>
    </message>
    <message>
        <source>a promoted piece cannot be in hand</source>
        <translation>成り駒を持ち駒にはできません</translation>
    </message>
    <message numerus="yes">
        <source>rank %1 has %n square(s), the board %2</source>
        <translation>
            <numerusform>%1の段は%nマスですが、盤は%2マスです</numerusform>
        </translation>
    </message>
    <message>
        <source>a run of 0 empty squares</source>
        <translation>空きマスの数が0になっています</translation>
    </message>
    <message numerus="yes">
        <source>the text has %n rank(s), the board %1</source>
        <translation>
            <numerusform>テキストは%n段ですが、盤は%1段です</numerusform>
        </translation>
    </message>
    <message>
        <source>the side to move is missing</source>
        <translation>手番がありません</translation>
    </message>
    <message>
        <source>the side to move is &quot;b&quot; (Sente) or &quot;w&quot; (Gote), not &quot;%1&quot;</source>
        <translation>手番は「b」（先手）か「w」（後手）ですが、「%1」になっています</translation>
    </message>
    <message>
        <source>the state is missing</source>
        <translation>状態がありません</translation>
    </message>
    <message>
        <source>the state is &apos;-&apos; or key=value parts</source>
        <translation>状態は、「-」か、名前=値の形の項目です</translation>
    </message>
    <message>
        <source>for example hand=2P,skip=b</source>
        <translation>例：hand=2P,skip=b</translation>
    </message>
    <message>
        <source>skip is b, w or bw, not &quot;%1&quot;</source>
        <translation>skipはb、w、bwのどれかですが、「%1」になっています</translation>
    </message>
    <message>
        <source>lion is the square on which a lion was taken, not &quot;%1&quot;</source>
        <translation>lionは獅子が取られたマスですが、「%1」になっています</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot; in the state</source>
        <translation>状態にある「%1」は不明な項目です</translation>
    </message>
    <message>
        <source>known: hand, skip, lion, declined</source>
        <translation>使えるのはhand、skip、lion、declined</translation>
    </message>
    <message>
        <source>declined lists squares of pieces that stayed unpromoted, not &quot;%1&quot;</source>
        <translation>declinedは成らなかった駒のあるマスの一覧ですが、「%1」になっています</translation>
    </message>
    <message>
        <source>a number without a piece behind it</source>
        <translation>数の後に駒がありません</translation>
    </message>
    <message>
        <source>impossible number of pieces in hand</source>
        <translation>持ち駒の枚数としてあり得ない数です</translation>
    </message>
    <message>
        <source>the move number is missing</source>
        <translation>手数がありません</translation>
    </message>
    <message>
        <source>the move number must be a whole number from 1 to 999999, not &quot;%1&quot;</source>
        <translation>手数は1から999999までの整数でなければなりませんが、「%1」になっています</translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message>
        <source>by %1 %2</source>
        <comment>kinds of piece; directions</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 may %2.</source>
        <comment>kinds of piece; what they may do</comment>
        <translation>%1は、%2ことができます。</translation>
    </message>
    <message>
        <source>%1 may %2; or it may %3.</source>
        <comment>kinds of piece; what they may do</comment>
        <translation>%1は、%2か、または%3ことができます。</translation>
    </message>
    <message>
        <source>A piece on a neighbouring square may be taken without moving (igui) %1.</source>
        <comment>%1: by which pieces, and in which directions</comment>
        <translation>居食い：隣のマスの駒を、動かずに取れます。できる駒：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 makes area moves: it may walk up to %2 step(s) of one square over empty squares, turning as it likes, and the first capture ends the walk.</source>
        <comment>%2: the number in words</comment>
        <translation>
            <numerusform>踊り：%1は、空きマスを1マスずつ最大%2歩、自由に曲がりながら歩けます。駒を取ればそこで止まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may burn one enemy piece beside the square on which it ends its move. What is burnt leaves the board; whether to burn, and what, is the player&apos;s choice.</source>
        <translation>%1は、止まったマスの隣にいる敵の駒を1枚焼くことができます。焼かれた駒は盤から除かれます。焼くかどうか、どれを焼くかは選べます。</translation>
    </message>
    <message>
        <source>%1 may move to any square of the board, whatever stands between.</source>
        <translation>%1は、間に何があっても、盤上のどのマスへも行けます。</translation>
    </message>
    <message>
        <source>any number of pieces</source>
        <translation>何枚でも</translation>
    </message>
    <message>
        <source>one piece</source>
        <translation>1枚だけ</translation>
    </message>
    <message numerus="yes">
        <source>up to %1 piece(s)</source>
        <comment>%1: the number in words</comment>
        <translation>
            <numerusform>%1枚まで</numerusform>
        </translation>
    </message>
    <message>
        <source>Hook moves: on an empty square a slide may turn once through a right angle and go on. Hook moves are made %1. A hook move jumps over nothing, and stops on the square of the first piece that it takes.</source>
        <comment>%1: by which pieces, and in which directions</comment>
        <translation>鉤走り：走る途中、空きマスで一度だけ直角に曲がって走り続けられます。できる駒：%1。何も飛び越えず、最初に駒を取ったマスで止まります。</translation>
    </message>
    <message>
        <source>Hook moves: on an empty square a slide may turn once and go on. Hook moves are made %1. A hook move jumps over nothing, and stops on the square of the first piece that it takes.</source>
        <comment>%1: by which pieces, and in which directions</comment>
        <translation>鉤走り：走る途中、空きマスで一度だけ曲がって走り続けられます。できる駒：%1。何も飛び越えず、最初に駒を取ったマスで止まります。</translation>
    </message>
    <message>
        <source>Sweeps (range captures): a piece goes along a line and takes all pieces that it passes, those of its own side too. Sweeps are made %1.</source>
        <comment>%1: by which pieces, and in which directions</comment>
        <translation>飛び越え取り：線に沿って進み、通り道の駒を味方の駒も含めてすべて取ります。できる駒：%1。</translation>
    </message>
    <message>
        <source>Sweeps (range captures): a piece goes along a line and takes all pieces of lower rank that it passes, those of its own side too. Sweeps are made %1.</source>
        <comment>%1: by which pieces, and in which directions</comment>
        <translation>飛び越え取り：線に沿って進み、通り道にある格下の駒を味方の駒も含めてすべて取ります。できる駒：%1。</translation>
    </message>
    <message>
        <source>on its line</source>
        <translation>走る方向</translation>
    </message>
    <message>
        <source>%1 may jump over %2 of lower rank, of either side, %3.</source>
        <comment>kinds of piece; &quot;one piece&quot; or the like; directions, or on its line</comment>
        <translation>%1は、%3へは、自分より位の低い%2を、敵味方を問わず飛び越えることができます。</translation>
    </message>
    <message>
        <source>%1 may jump over %2 of lower rank, of either side, %3, but only to take the piece on which it lands.</source>
        <comment>kinds of piece; &quot;one piece&quot; or the like; directions, or on its line</comment>
        <translation>%1は、%3へは、自分より位の低い%2を、敵味方を問わず飛び越えることができますが、着いたマスの駒を取るときに限ります。</translation>
    </message>
    <message>
        <source>%1 may jump over %2 of either side %3.</source>
        <comment>kinds of piece; &quot;one piece&quot; or the like; directions, or on its line</comment>
        <translation>%1は、%3へは、駒を敵味方を問わず%2飛び越せます。</translation>
    </message>
    <message>
        <source>%1 may jump over %2 of either side %3, but only to take the piece on which it lands.</source>
        <comment>kinds of piece; &quot;one piece&quot; or the like; directions, or on its line</comment>
        <translation>%1は、%3へは、駒を敵味方を問わず%2飛び越せます。ただし、降りたマスの駒を取るときに限ります。</translation>
    </message>
</context>
<context>
    <name>Promotion</name>
    <message>
        <source>A piece that can promote must do so at the end of a move that starts or ends in the promotion zone, %1.</source>
        <translation>成れる駒は、敵陣（%1）から、または敵陣へ動いたとき、必ず成ります。</translation>
    </message>
    <message>
        <source>A piece that can promote may do so at the end of a move that starts or ends in the promotion zone, %1.</source>
        <translation>成れる駒は、敵陣（%1）から、または敵陣へ動いたとき、成ることができます。</translation>
    </message>
    <message>
        <source>A piece that can promote must do so at the end of a move that ends in the promotion zone, %1.</source>
        <translation>成れる駒は、敵陣（%1）に止まったとき、必ず成ります。</translation>
    </message>
    <message>
        <source>A piece that can promote may do so at the end of a move that ends in the promotion zone, %1.</source>
        <translation>成れる駒は、敵陣（%1）に止まったとき、成ることができます。</translation>
    </message>
    <message>
        <source>A piece that can promote must do so when it enters the promotion zone, %1, and when it captures by a move that starts or ends there.</source>
        <translation>成れる駒は、敵陣（%1）に入ったときと、敵陣から、または敵陣へ動いて駒を取ったとき、必ず成ります。</translation>
    </message>
    <message>
        <source>A piece that can promote may do so when it enters the promotion zone, %1, and when it captures by a move that starts or ends there.</source>
        <translation>成れる駒は、敵陣（%1）に入ったときと、敵陣から、または敵陣へ動いて駒を取ったとき、成ることができます。</translation>
    </message>
    <message>
        <source>It must promote if it could never move again.</source>
        <translation>二度と動けなくなるときは、必ず成ります。</translation>
    </message>
    <message>
        <source>A piece that has declined to promote may do so by any later move in the zone, but not on its next turn.</source>
        <translation>成らなかった駒は、その後の敵陣でのどの手でも成れますが、すぐ次の手番では成れません。</translation>
    </message>
    <message>
        <source>A piece that has declined to promote may do so by any move in the zone once it has made another move without promoting.</source>
        <translation>成らなかった駒は、成らずにもう一度動いたあとなら、敵陣でのどの手でも成れます。</translation>
    </message>
    <message>
        <source>A skipped turn may promote too.</source>
        <translation>パスでも成れます。</translation>
    </message>
    <message>
        <source>A skipped turn never promotes.</source>
        <translation>パスでは成れません。</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <translation>成る駒はありません。</translation>
    </message>
    <message>
        <source>A piece that can promote may do so when it captures, must when it takes a promoted piece, and promotes in no other way.</source>
        <translation>成れる駒は、駒を取ったときに成ることができ、成り駒を取ったときは必ず成ります。ほかの成り方はありません。</translation>
    </message>
    <message>
        <source>A piece that can promote must promote when it captures, and promotes in no other way.</source>
        <translation>成れる駒は、駒を取ったときに必ず成ります。ほかの成り方はありません。</translation>
    </message>
    <message>
        <source>A piece that can no longer move stays where it is.</source>
        <translation>動けなくなった駒は、その場に残ります。</translation>
    </message>
    <message>
        <source>A promoted piece does not promote again, except by contagion.</source>
        <translation>成り駒は、伝染のほかには二度成りません。</translation>
    </message>
    <message>
        <source>A promoted piece does not promote again.</source>
        <translation>成り駒は二度成りません。</translation>
    </message>
    <message>
        <source>A piece that takes several pieces in one move promotes at the end of the whole move.</source>
        <translation>1手で何枚も取る駒は、手の終わりに成ります。</translation>
    </message>
    <message>
        <source>%1 that was %2</source>
        <comment>two kinds of piece</comment>
        <translation>%2から成った%1</translation>
    </message>
    <message>
        <source>Contagion does not change %1.</source>
        <translation>%1は伝染を受けません。</translation>
    </message>
    <message>
        <source>Contagion does not change %1 (%2, however, is changed).</source>
        <translation>%1は伝染を受けません（ただし%2は受けます）。</translation>
    </message>
    <message>
        <source>a piece, promoted or not, that takes %1 becomes %2</source>
        <comment>two kinds of piece</comment>
        <translation>%1を取った駒は、成り駒でもそうでなくても%2になります</translation>
    </message>
    <message>
        <source>one that takes %1 becomes %2</source>
        <comment>two kinds of piece; a further clause</comment>
        <translation>%1を取った駒は%2になります</translation>
    </message>
    <message>
        <source>Contagion: %1.</source>
        <comment>clauses</comment>
        <translation>伝染：%1。</translation>
    </message>
    <message>
        <source>Contagion comes before the promotion that the piece has of its own, and it cannot be declined.</source>
        <translation>伝染はその駒自身の成りより優先し、断ることはできません。</translation>
    </message>
    <message>
        <source>When one move takes several such pieces, the one taken last decides.</source>
        <translation>1手でそのような駒を何枚も取ったときは、最後に取った駒で決まります。</translation>
    </message>
    <message>
        <source>When one move takes several such pieces, the player chooses which of their forms the piece becomes.</source>
        <translation>1手でそのような駒を何枚も取ったときは、どの駒になるかを手番側が選びます。</translation>
    </message>
    <message>
        <source>Where that makes a difference, a piece may not jump over one of them, take the one behind it, and take the first on its way back.</source>
        <translation>結果が変わる場合には、そのような駒を飛び越して先の駒を取り、戻りながら飛び越した駒を取ることはできません。</translation>
    </message>
    <message>
        <source>With a move to the farthest rank %1 may promote, whether it takes or not.</source>
        <translation>%1は、最も奥の段に進む手では、駒を取らなくても成ることができます。</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The game is over: %1.</source>
        <translation>対局は終わっています：%1。</translation>
    </message>
    <message>
        <source>This text fits several moves: %1.</source>
        <translation>いくつもの手に当てはまります：%1。</translation>
    </message>
    <message>
        <source>A piece is dropped on one square, and unpromoted.</source>
        <translation>駒は一つのマスに、成っていない面で打ちます。</translation>
    </message>
    <message>
        <source>Captured pieces do not come back in this game.</source>
        <translation>この将棋では、取られた駒は戻りません。</translation>
    </message>
    <message>
        <source>There is no %1 in hand.</source>
        <translation>持ち駒に%1がありません。</translation>
    </message>
    <message>
        <source>A piece is dropped on an empty square; %1 holds the %2.</source>
        <translation>駒は空きマスに打ちます。%1には%2があります。</translation>
    </message>
    <message>
        <source>%1 on %2 could never move again.</source>
        <comment>a piece; a square</comment>
        <translation>%2の%1は二度と動けなくなります。</translation>
    </message>
    <message>
        <source>There is already an unpromoted %1 of yours on this file.</source>
        <translation>この筋には、成っていない自分の%1がすでにあります。</translation>
    </message>
    <message numerus="yes">
        <source>There are already %n unpromoted piece(s) of yours of the kind %1 on this file.</source>
        <comment>a kind of piece</comment>
        <translation>
            <numerusform>この筋には、成っていない自分の%1がすでに%n枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may not be dropped to give mate.</source>
        <translation>%1を打って詰ませることはできません。</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>%1に駒がありません。</translation>
    </message>
    <message>
        <source>%1 belongs to the other side; it is %2&apos;s turn.</source>
        <translation>%1は相手の駒です。いまは%2の手番です。</translation>
    </message>
    <message>
        <source>%1 cannot end on %2, where your own %3 stands.</source>
        <translation>%1は、味方の%3がいる%2には止まれません。</translation>
    </message>
    <message>
        <source>%1 would still be attacked by %2.</source>
        <translation>%1が%2に狙われたままになります。</translation>
    </message>
    <message>
        <source>%1 would be attacked by %2.</source>
        <translation>%1が%2に狙われることになります。</translation>
    </message>
    <message>
        <source>The resulting position has been on the board before with the same side to move; a side that alone has been attacking since may not repeat it.</source>
        <translation>同じ側の手番で前に現れた局面になります。その間、一方だけが攻め続けていたときは、その側は繰り返せません。</translation>
    </message>
    <message>
        <source>The resulting position has been on the board before with the same side to move; in this game no position may be repeated.</source>
        <translation>同じ側の手番で前に現れた局面になります。この将棋では、同じ局面にすることはできません。</translation>
    </message>
    <message>
        <source>The resulting position would arise for the fourth time, and you have given check with every move since the first; perpetual check is forbidden.</source>
        <translation>同じ局面の4回目になり、その間あなたはずっと王手を続けています。連続王手の千日手は禁じられています。</translation>
    </message>
    <message>
        <source>The resulting position would arise for the fourth time, and you alone have attacked with every move since the first; you must do something else.</source>
        <translation>同じ局面の4回目になり、その間あなただけがずっと攻め続けています。手を変えなければなりません。</translation>
    </message>
    <message>
        <source>The resulting position would arise for the fourth time, by turns that both sides have skipped one after the other; you skipped first and must do something else.</source>
        <translation>両者が続けてパスしたことで同じ局面の4回目になります。先にパスしたあなたが手を変えなければなりません。</translation>
    </message>
    <message>
        <source>Turns may not be skipped in this game.</source>
        <translation>この将棋では、手番をパスできません。</translation>
    </message>
    <message>
        <source>You skipped your last turn; two turns in a row may not be skipped.</source>
        <translation>前の手番もパスしています。二度続けてはパスできません。</translation>
    </message>
    <message>
        <source>Your opponent has just skipped a turn; you may not skip right after that.</source>
        <translation>相手がパスしたばかりです。そのすぐあとにはパスできません。</translation>
    </message>
    <message>
        <source>%1 cannot skip a turn: it cannot step out and back.</source>
        <translation>%1はパスできません。出て戻る動きがないからです。</translation>
    </message>
    <message>
        <source>%1 cannot skip a turn here: it needs an empty square beside it to step out to.</source>
        <translation>%1はここではパスできません。出て行ける空きマスが隣に要ります。</translation>
    </message>
    <message>
        <source>%1 cannot skip a turn here: it needs an empty square %2 to step out to.</source>
        <comment>%2: directions, as in &quot;straight forward&quot;</comment>
        <translation>%1はここではパスできません。%2に、出て行ける空きマスが要ります。</translation>
    </message>
    <message>
        <source>%1 does not become %2 by this move.</source>
        <translation>この手で%1が%2になることはありません。</translation>
    </message>
    <message>
        <source>No piece promotes in this game.</source>
        <translation>この将棋に、成る駒はありません。</translation>
    </message>
    <message>
        <source>%1 is promoted already and does not promote again, and contagion does not change it.</source>
        <translation>%1はすでに成っていて二度は成らず、伝染も受けません。</translation>
    </message>
    <message>
        <source>%1 never promotes, and contagion does not change it.</source>
        <translation>%1は成らない駒で、伝染も受けません。</translation>
    </message>
    <message>
        <source>%1 is promoted already and does not promote again.</source>
        <translation>%1はすでに成っていて、二度は成りません。</translation>
    </message>
    <message>
        <source>%1 never promotes.</source>
        <translation>%1は成らない駒です。</translation>
    </message>
    <message>
        <source>A skipped turn never promotes.</source>
        <translation>パスでは成れません。</translation>
    </message>
    <message>
        <source>%1 takes nothing by this move; in this game a piece promotes only when it captures.</source>
        <translation>%1はこの手で何も取りません。この将棋では、取ったときにだけ成ります。</translation>
    </message>
    <message>
        <source>%1 does not promote by this move: %2.</source>
        <comment>%2: a clause that gives the reason</comment>
        <translation>%1はこの手では成れません：%2。</translation>
    </message>
    <message>
        <source>%1 becomes %2 by contagion, which cannot be declined.</source>
        <translation>%1は伝染で%2になります。断ることはできません。</translation>
    </message>
    <message>
        <source>%1 must promote, since it takes a promoted piece.</source>
        <translation>%1は成り駒を取るので、必ず成ります。</translation>
    </message>
    <message>
        <source>%1 must promote, since in this game a piece that can promote does so when it captures.</source>
        <translation>%1は必ず成ります。この将棋では、成れる駒は取ると成ります。</translation>
    </message>
    <message>
        <source>%1 must promote: unpromoted it could never move again from %2.</source>
        <translation>%1は必ず成ります。成らなければ%2から二度と動けません。</translation>
    </message>
    <message>
        <source>%1 must promote, since this move ends in the promotion zone.</source>
        <translation>%1は敵陣に止まるので、必ず成ります。</translation>
    </message>
    <message>
        <source>%1 may not take %2.</source>
        <comment>a kind of piece; another</comment>
        <translation>%1で%2を取ることはできません。</translation>
    </message>
    <message>
        <source>%1 may not take %2, which is protected.</source>
        <translation>%2には紐が付いているので、%1で取ることはできません。</translation>
    </message>
    <message>
        <source>%1 may not take %2, which is protected by %3.</source>
        <translation>%2には%3の紐が付いているので、%1で取ることはできません。</translation>
    </message>
    <message>
        <source>%1 may not take %2 from two squares away: it is protected.</source>
        <translation>%2には紐が付いているので、%1で2マス離れたところから取ることはできません。</translation>
    </message>
    <message>
        <source>%1 may not take %2 from two squares away: it is protected by %3.</source>
        <translation>%2には%3の紐が付いているので、%1で2マス離れたところから取ることはできません。</translation>
    </message>
    <message>
        <source>A lion has just been taken on %1 by a piece that is no lion; in reply only a lion may take %2.</source>
        <translation>獅子でない駒が%1で獅子を取ったばかりです。次の手では、獅子だけが%2を取れます（先獅子）。</translation>
    </message>
    <message>
        <source>%1 does not move to %2.</source>
        <translation>%1は%2へは動けません。</translation>
    </message>
    <message>
        <source>%1 can go to %2 only to take a piece there.</source>
        <translation>%1が%2へ行けるのは、駒を取るときだけです。</translation>
    </message>
    <message>
        <source>%1 can go to %2 but not take there.</source>
        <translation>%1は%2へ行けますが、取ることはできません。</translation>
    </message>
    <message>
        <source>%1 passes and takes on its line only pieces of lower rank, which %2 is not.</source>
        <translation>%1が線上で飛び越えて取れるのは格下の駒だけで、%2は格下ではありません。</translation>
    </message>
    <message>
        <source>%1 cannot reach %2: %3 is in the way.</source>
        <translation>%1は%2へ行けません。間に%3があります。</translation>
    </message>
    <message>
        <source>%1 passes only pieces of lower rank, which %2 is not.</source>
        <translation>%1が飛び越えられるのは格下の駒だけで、%2は格下ではありません。</translation>
    </message>
    <message>
        <source>%1 jumps over pieces only to take; %2 is empty.</source>
        <translation>%1が飛び越えられるのは取るときだけです。%2は空いています。</translation>
    </message>
    <message>
        <source>%1 jumps only over pieces of lower rank, which %2 is not.</source>
        <translation>%1が飛び越えられるのは格下の駒だけで、%2は格下ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 jumps over at most %2 piece(s); on the way to %3 stand %4.</source>
        <comment>%2: the number in words</comment>
        <translation>
            <numerusform>%1が飛び越えられるのは最大%2枚です。%3までの間に%4があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot take and come back to its square.</source>
        <translation>%1は、取って元のマスに戻ることはできません。</translation>
    </message>
    <message>
        <source>%1 takes only one piece when it takes without moving (igui).</source>
        <translation>%1が居食いで取れるのは1枚だけです。</translation>
    </message>
    <message>
        <source>%1 takes without moving (igui) only on a neighbouring square.</source>
        <translation>%1が居食いで取れるのは、隣のマスの駒だけです。</translation>
    </message>
    <message>
        <source>%1 takes without moving (igui) only on a neighbouring square %2.</source>
        <comment>%2: directions, as in &quot;straight forward&quot;</comment>
        <translation>%1が居食いで取れるのは、隣（%2）のマスの駒だけです。</translation>
    </message>
    <message>
        <source>%1 cannot stop on %2, where your own %3 stands.</source>
        <translation>%1は、味方の%3がいる%2で止まれません。</translation>
    </message>
    <message>
        <source>%1 burns only one piece in a move.</source>
        <translation>%1が1手で焼けるのは1枚だけです。</translation>
    </message>
    <message>
        <source>%1 burns only a piece beside the square on which it ends its move; %2 is not beside %3.</source>
        <translation>%1が焼けるのは、止まったマスの隣の駒だけです。%2は%3の隣ではありません。</translation>
    </message>
    <message>
        <source>%1 ends its move where it takes; it cannot take %2 and go on.</source>
        <translation>%1は駒を取ったマスで止まります。%2を取って先へ進むことはできません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes at most %2 piece(s) in one move.</source>
        <comment>%2: the number in words</comment>
        <translation>
            <numerusform>%1が1手で取れるのは最大%2枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes at most %2 step(s) of one square when it takes and goes on; this move would need %3.</source>
        <comment>%2, %3: numbers in words</comment>
        <translation>
            <numerusform>%1が取って進むとき、動けるのは最大%2歩です。この手には%3歩要ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps to one line when it takes and goes on.</source>
        <translation>%1は、取って進むときは一直線に動きます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps to one line when it makes %2 step(s).</source>
        <comment>%2: the number in words</comment>
        <translation>
            <numerusform>%1は、%2歩動くときは一直線に動きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes and goes on only %2.</source>
        <comment>%2: directions, as in &quot;straight forward&quot;</comment>
        <translation>%1が取って進めるのは%2だけです。</translation>
    </message>
    <message>
        <source>%1 may turn only once in a move.</source>
        <translation>%1が1手で曲がれるのは一度だけです。</translation>
    </message>
    <message>
        <source>%1 cannot go on from %2 to %3 in the same move.</source>
        <translation>%1は、同じ手で%2から%3へ進むことはできません。</translation>
    </message>
    <message>
        <source>the move neither starts nor ends in the promotion zone, %1</source>
        <translation>敵陣（%1）から動く手でも、敵陣へ動く手でもありません</translation>
    </message>
    <message>
        <source>the move does not end in the promotion zone, %1</source>
        <translation>敵陣（%1）に止まる手ではありません</translation>
    </message>
    <message>
        <source>it declined to promote on its last turn, and until its next turn only a capture promotes it</source>
        <translation>直前の手番で成らなかったので、次の手番までは取る手でしか成れません</translation>
    </message>
    <message>
        <source>it declined to promote, and until it has moved in the zone only a capture promotes it</source>
        <translation>成らなかったので、敵陣で一度動くまでは取る手でしか成れません</translation>
    </message>
    <message>
        <source>it was in the promotion zone already, where only a capture promotes it</source>
        <translation>すでに敵陣にいたので、取る手でしか成れません</translation>
    </message>
    <message>
        <source>the move does not enter the promotion zone, %1</source>
        <translation>敵陣（%1）に入る手ではありません</translation>
    </message>
    <message>
        <source>A lion has just been taken on %1 by a piece that is no lion; in reply only a lion may take %2, because it is protected.</source>
        <translation>直前に%1の獅子が獅子以外の駒に取られました。その応手では、%2は守られているので、獅子でしか取れません。</translation>
    </message>
    <message>
        <source>%1 jumps only to take a piece of lower rank, which %2 is not.</source>
        <translation>%1が飛び越して取れるのは下位の駒だけで、%2は下位ではありません。</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%1 has won</source>
        <translation>%1の勝ちです</translation>
    </message>
    <message>
        <source>it has ended without a result</source>
        <translation>無勝負です</translation>
    </message>
    <message>
        <source>it is drawn</source>
        <translation>引き分けです</translation>
    </message>
    <message>
        <source>%1 has no royal piece left</source>
        <translation>%1の王駒がなくなりました</translation>
    </message>
    <message>
        <source>%1 has no legal move</source>
        <translation>%1に指せる手がありません</translation>
    </message>
    <message>
        <source>%1 is mated</source>
        <translation>%1の玉が詰みました</translation>
    </message>
    <message>
        <source>%1 has resigned</source>
        <translation>%1が投了しました</translation>
    </message>
    <message>
        <source>%1 has run out of time</source>
        <translation>%1の時間が切れました</translation>
    </message>
    <message>
        <source>%1 has tried an illegal move, which loses by the strict rule</source>
        <translation>%1が反則の手を指しました（厳格なルールでは負けになります）</translation>
    </message>
    <message>
        <source>%1 has repeated the position by attacking with every move</source>
        <translation>%1が毎手攻め続けて千日手にしました</translation>
    </message>
    <message>
        <source>%1 has given perpetual check</source>
        <translation>%1が連続王手の千日手にしました</translation>
    </message>
    <message>
        <source>%1 has only royal pieces left</source>
        <translation>%1の駒が王駒だけになりました</translation>
    </message>
    <message>
        <source>%1 has declared the win with an entered king</source>
        <translation>%1が入玉宣言をしました</translation>
    </message>
    <message>
        <source>the game was decided against %1</source>
        <translation>裁定により%1の負けとなりました</translation>
    </message>
    <message>
        <source>you have no royal piece left</source>
        <translation>あなたの王駒がなくなりました</translation>
    </message>
    <message>
        <source>you have no legal move</source>
        <translation>あなたに指せる手がありません</translation>
    </message>
    <message>
        <source>you are mated</source>
        <translation>あなたの玉が詰みました</translation>
    </message>
    <message>
        <source>you have resigned</source>
        <translation>あなたが投了しました</translation>
    </message>
    <message>
        <source>you have run out of time</source>
        <translation>あなたの時間が切れました</translation>
    </message>
    <message>
        <source>you have tried an illegal move, which loses by the strict rule</source>
        <translation>あなたが反則の手を指しました（厳格なルールでは負けになります）</translation>
    </message>
    <message>
        <source>you have repeated the position by attacking with every move</source>
        <translation>あなたが毎手攻め続けて千日手にしました</translation>
    </message>
    <message>
        <source>you have given perpetual check</source>
        <translation>あなたが連続王手の千日手にしました</translation>
    </message>
    <message>
        <source>you have only royal pieces left</source>
        <translation>あなたの駒が王駒だけになりました</translation>
    </message>
    <message>
        <source>you have declared the win with an entered king</source>
        <translation>あなたが入玉宣言をしました</translation>
    </message>
    <message>
        <source>the game was decided against you</source>
        <translation>裁定によりあなたの負けとなりました</translation>
    </message>
    <message>
        <source>the side to move has no legal move</source>
        <translation>手番側に指せる手がありません</translation>
    </message>
    <message>
        <source>the position has occurred too often</source>
        <translation>千日手が成立しました</translation>
    </message>
    <message>
        <source>both sides have only royal pieces left</source>
        <translation>双方の駒が王駒だけになりました</translation>
    </message>
    <message>
        <source>both sides have agreed to it</source>
        <translation>双方が合意しました</translation>
    </message>
    <message>
        <source>the players or an arbiter have decided so</source>
        <translation>対局者または審判の裁定によります</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>あなたの負け</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>無勝負</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>対局続行中</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a clause as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The position has come about for the third time. %1 has to deviate and may not bring it about again.</source>
        <translation>同一局面が3回目です。%1は手を変えなければならず、この局面を再び生じさせることはできません。</translation>
    </message>
    <message>
        <source>The position has come about for the third time. The fourth time %1 loses by perpetual check.</source>
        <translation>同一局面が3回目です。4回目になると、連続王手の千日手により%1の負けになります。</translation>
    </message>
    <message>
        <source>The position has come about for the third time. The fourth time %1 loses, since it has attacked with every move.</source>
        <translation>同一局面が3回目です。4回目になると、毎手攻め続けた%1の負けになります。</translation>
    </message>
    <message>
        <source>The position has come about for the third time. The fourth time the game is drawn.</source>
        <translation>同一局面が3回目です。4回目になると、千日手で引き分けになります。</translation>
    </message>
    <message>
        <source>The position has come about for the third time. The fourth time the game ends without a result.</source>
        <translation>同一局面が3回目です。4回目になると、千日手で無勝負になります。</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Turns may not be skipped.</source>
        <translation>手番をパスすることはできません。</translation>
    </message>
    <message>
        <source>A turn may be skipped only by stepping out to an empty neighbouring square and back: %1.</source>
        <comment>%1: by which pieces, and in which directions</comment>
        <translation>手番をパスできるのは、隣の空きマスへ出て元のマスに戻る動きによる場合に限ります：%1。</translation>
    </message>
    <message>
        <source>Taking without moving does not count as skipping.</source>
        <translation>居食い（動かずに駒を取る手）はパスとみなしません。</translation>
    </message>
    <message>
        <source>No player may skip two of their own turns in a row.</source>
        <translation>どちらの側も、自分の手番を2回続けてパスすることはできません。</translation>
    </message>
    <message>
        <source>No turn may be skipped right after the opponent has skipped one.</source>
        <translation>相手がパスした直後にパスすることはできません。</translation>
    </message>
    <message>
        <source>A side that has given check with every move since the position first arose loses.</source>
        <translation>同一局面が最初に現れてから王手をかけ続けた側は負けになります。</translation>
    </message>
    <message>
        <source>A side whose every move since then has attacked an enemy piece may not bring it about the fourth time, unless the other side has done the same.</source>
        <translation>その間のすべての手で相手の駒を攻めていた側は、4回目の同一局面を生じさせることができません。ただし、相手側も同様であった場合を除きます。</translation>
    </message>
    <message>
        <source>A side whose every move since then has attacked an enemy piece loses, unless the other side has done the same.</source>
        <translation>その間のすべての手で相手の駒を攻めていた側は負けになります。ただし、相手側も同様であった場合を除きます。</translation>
    </message>
    <message>
        <source>When both sides have skipped turns one after the other, the side that skipped first may not bring it about the fourth time.</source>
        <translation>双方が続けてパスし合った場合は、先にパスした側が4回目の同一局面を生じさせることはできません。</translation>
    </message>
    <message>
        <source>When both sides have skipped turns one after the other, the side that skipped first loses.</source>
        <translation>双方が続けてパスし合った場合は、先にパスした側が負けになります。</translation>
    </message>
    <message>
        <source>A side whose every move since a position arose has attacked an enemy piece may not bring that position about again with the same side to move, unless the other side has done the same.</source>
        <translation>ある局面が現れてからのすべての手で相手の駒を攻めていた側は、手番も含めて同じ局面を再び生じさせることができません。ただし、相手側も同様であった場合を除きます。</translation>
    </message>
    <message>
        <source>No move may bring about a position that has been on the board before with the same side to move.</source>
        <translation>手番も含めて、一度盤上に現れた局面を再び生じさせる手は指せません。</translation>
    </message>
    <message>
        <source>When a position arises for the fourth time with the same side to move, the game is drawn.</source>
        <translation>手番も含めて同じ局面が4回現れると、千日手で引き分けになります。</translation>
    </message>
    <message>
        <source>When a position arises for the fourth time with the same side to move, the game ends without a result.</source>
        <translation>手番も含めて同じ局面が4回現れると、千日手で無勝負になります。</translation>
    </message>
    <message>
        <source>Positions may repeat without limit.</source>
        <translation>同一局面は何度繰り返してもかまいません。</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <comment>kinds of piece</comment>
        <translation>%1（成ると%2）</translation>
    </message>
    <message>
        <source>By promotion %1.</source>
        <comment>&quot;a Drunk Elephant becomes a Crown Prince&quot; or the like</comment>
        <translation>次の駒は成ると王駒になります：%1。</translation>
    </message>
    <message>
        <source>The royal piece is %1.</source>
        <translation>王駒は%1です。</translation>
    </message>
    <message>
        <source>Royal pieces are %1.</source>
        <translation>王駒は%1です。</translation>
    </message>
    <message>
        <source>Whoever takes the last royal piece of the other side wins.</source>
        <translation>相手の最後の王駒を取った側の勝ちです。</translation>
    </message>
    <message>
        <source>A side is in check when its last royal piece could be taken by the next move. A move may not leave or put one&apos;s own side in check; a side that is in check and has no move out of it is mated and loses.</source>
        <translation>最後の王駒が次の手で取られる状態を王手といいます。自分の側が王手のままになる手や、自ら王手のかかる状態にする手は指せません。王手をかけられて、それを防ぐ手がなければ詰みで、負けになります。</translation>
    </message>
    <message>
        <source>A side is in check when its last royal piece could be taken by the next move, and mated when it cannot prevent that. Check forbids no move: a side may leave a royal where it can be taken, and may move it there. Mate is announced, and the game goes on until the last royal is taken, unless the players chose that mate ends it.</source>
        <translation>最後の王駒が次の手で取られる状態を王手、それを防げない状態を詰みといいます。王手がかかっていても指し手は制限されず、王駒を取られる位置に残すことも、取られる位置へ動かすこともできます。詰みは告げられるだけで、対局は最後の王駒が取られたときに終わります。ただし、対局開始時に「詰みで終局」を選んだ場合は、詰んだときに終わります。</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <translation>取られた駒は対局から除かれます。</translation>
    </message>
    <message>
        <source>A captured piece changes sides and comes into the hand of its captor, who may drop it, unpromoted, on an empty square instead of making a move. No piece may be dropped where it could never move.</source>
        <translation>取った駒は自分の持ち駒になり、1手指す代わりに、成っていない状態で空きマスに打つことができます。行き所のないマスに打つことはできません。</translation>
    </message>
    <message>
        <source>No %1 may be dropped on a file where its side has an unpromoted one.</source>
        <translation>成っていない同じ駒が自分の側にある筋には、%1を打てません。</translation>
    </message>
    <message numerus="yes">
        <source>No %1 may be dropped on a file where its side has %2 unpromoted one(s).</source>
        <comment>kinds of piece; a number in words</comment>
        <translation>
            <numerusform>成っていない同じ駒が自分の側に%2枚ある筋には、%1を打てません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may not be dropped to give mate.</source>
        <translation>%1を打って相手を詰ますことはできません。</translation>
    </message>
    <message>
        <source>A piece takes an enemy piece by moving to its square. Only a sweep may end on a piece of its own side, which it takes.</source>
        <translation>敵の駒のあるマスへ動くと、その駒を取ります。味方の駒のあるマスで動き終えられるのは飛び越え取りだけで、その駒も取ることになります。</translation>
    </message>
    <message>
        <source>A piece takes an enemy piece by moving to its square, and cannot end its move on a piece of its own side.</source>
        <translation>敵の駒のあるマスへ動くと、その駒を取ります。味方の駒のあるマスで動き終えることはできません。</translation>
    </message>
    <message>
        <source>A slide passes over empty squares only, and may end by taking the first enemy piece on its line.</source>
        <translation>走りは空きマスだけを通り、進路上で最初に出会った敵の駒を取って終わることもできます。</translation>
    </message>
    <message>
        <source>A jump passes over the pieces between without taking them.</source>
        <translation>跳びは、間にある駒を取らずに飛び越えます。</translation>
    </message>
    <message>
        <source>A side without a legal move loses.</source>
        <translation>指せる手がない側は負けになります。</translation>
    </message>
    <message>
        <source>A side that has no legal move and is not in check draws.</source>
        <translation>指せる手がなく、王手もかかっていないときは引き分けになります。</translation>
    </message>
    <message>
        <source>The players may agree to a draw when neither side can win or make progress any more.</source>
        <translation>どちらも勝つ見込みや局面を進展させる見込みがなくなったときは、対局者の合意により引き分けにできます。</translation>
    </message>
    <message>
        <source>The players may not agree to a draw.</source>
        <translation>対局者の合意による引き分けはできません。</translation>
    </message>
    <message>
        <source>A player may resign at any time and loses the game.</source>
        <translation>対局者はいつでも投了でき、投了すると負けになります。</translation>
    </message>
    <message>
        <source>An illegal move is refused and another one is made; by the strict rule, which can be chosen for a game, it loses the game at once.</source>
        <translation>指せない手は受け付けられず、別の手を指し直します。対局ごとに選べる厳格なルールでは、反則として直ちに負けになります。</translation>
    </message>
    <message>
        <source>A lion may take a lion two squares away only if the opponent could not take back there.</source>
        <comment>of a lion that takes a lion</comment>
        <translation>2マス離れた獅子を獅子で取れるのは、相手がそのマスで取り返せない場合に限ります。</translation>
    </message>
    <message>
        <source>A lion may take a lion two squares away only if the opponent could not take back there, judged before the move.</source>
        <comment>of a lion that takes a lion</comment>
        <translation>2マス離れた獅子を獅子で取れるのは、相手がそのマスで取り返せない場合に限ります（取る手を指す前の局面で判断します）。</translation>
    </message>
    <message>
        <source>A lion may take a lion two squares away only if the opponent could not take back there, or if the lion also takes, on its way, a piece other than %1.</source>
        <comment>of a lion that takes a lion</comment>
        <translation>2マス離れた獅子を獅子で取れるのは、相手がそのマスで取り返せない場合か、途中で%1以外の駒も取る場合に限ります。</translation>
    </message>
    <message>
        <source>A lion may take a lion two squares away only if the opponent could not take back there, judged before the move, or if the lion also takes, on its way, a piece other than %1.</source>
        <comment>of a lion that takes a lion</comment>
        <translation>2マス離れた獅子を獅子で取れるのは、相手がそのマスで取り返せない場合（取る手を指す前の局面で判断します）か、途中で%1以外の駒も取る場合に限ります。</translation>
    </message>
    <message>
        <source>A lion may always take an adjacent lion.</source>
        <translation>隣接する獅子は、獅子でいつでも取れます。</translation>
    </message>
    <message>
        <source>When a piece other than a lion has taken a lion, the opponent may not answer by taking another lion with a piece other than a lion.</source>
        <translation>獅子以外の駒が獅子を取ったとき、相手は直後の手で、獅子以外の駒で別の獅子を取ることはできません（先獅子）。</translation>
    </message>
    <message>
        <source>When a piece other than a lion has taken a lion, the opponent may not answer by taking another lion with a piece other than a lion, if that lion is protected, that is, if it could be taken back there.</source>
        <translation>獅子以外の駒が獅子を取ったとき、相手は直後の手で、紐の付いた（そのマスで取り返される）別の獅子を獅子以外の駒で取ることはできません（先獅子）。</translation>
    </message>
    <message>
        <source>Burning: every enemy piece beside the square on which %1 ends its move leaves the board.</source>
        <translation>焼き：%1が動き終えたマスに隣接する敵の駒は、すべて盤上から取り除かれます。</translation>
    </message>
    <message>
        <source>So does every piece that ends its move beside an enemy %1, after its captures.</source>
        <comment>it leaves the board; %1: kinds of piece without articles</comment>
        <translation>敵の%1の隣で動き終えた駒も、駒を取った後に取り除かれます。</translation>
    </message>
    <message>
        <source>%1 that ends its move beside an enemy one is burnt itself and burns nothing.</source>
        <translation>%1が敵の同種の駒の隣で動き終えたときは、自らが焼かれ、何も焼きません。</translation>
    </message>
    <message>
        <source>When two of them meet, both are burnt.</source>
        <translation>この駒同士が隣り合うと、双方とも焼かれます。</translation>
    </message>
    <message>
        <source>They do not burn each other.</source>
        <translation>この駒同士は互いに焼きません。</translation>
    </message>
    <message>
        <source>A piece that promotes to one burns at once.</source>
        <translation>成ってこの駒になったときは、その場で焼きます。</translation>
    </message>
    <message>
        <source>A piece that has just promoted to one burns from its next move on.</source>
        <translation>成ってこの駒になった手では焼かず、次に動いた手から焼きます。</translation>
    </message>
    <message>
        <source>all others</source>
        <comment>the pieces of the lowest rank</comment>
        <translation>その他の駒すべて</translation>
    </message>
    <message>
        <source>A jump over pieces passes and takes only pieces of lower rank than the jumper. The ranks, the highest first: %1.</source>
        <translation>駒の飛び越しでは、自分より格の低い駒だけを飛び越えることができ、取れるのも格の低い駒だけです。格の高い順：%1。</translation>
    </message>
    <message>
        <source>A jump over pieces passes and takes only pieces of lower rank than the jumper, and takes royals too. The ranks, the highest first: %1.</source>
        <translation>駒の飛び越しでは、自分より格の低い駒だけを飛び越えることができ、取れるのは格の低い駒と王駒です。格の高い順：%1。</translation>
    </message>
    <message>
        <source>A sweep passes and takes only pieces of lower rank than the piece that sweeps, of either side; this holds for the piece on its last square as well. The ranks, the highest first: %1.</source>
        <translation>飛び越え取りでは、敵味方を問わず、自分より格の低い駒だけを飛び越えて取ります。最後のマスにある駒についても同様です。格の高い順：%1。</translation>
    </message>
    <message>
        <source>A sweep passes, and so takes, only pieces of lower rank than the piece that sweeps, of either side; on its last square it may take an enemy piece of any rank. The ranks, the highest first: %1.</source>
        <translation>飛び越え取りでは、敵味方を問わず、自分より格の低い駒だけを飛び越え、それを取ります。最後のマスでは、格にかかわらず敵の駒を取れます。格の高い順：%1。</translation>
    </message>
    <message>
        <source>A side that has only a royal left loses to a side that has a royal and another piece, unless its next move leaves that side with only a royal too: then the game is drawn.</source>
        <translation>王駒だけになった側（裸玉）は、王駒とほかの駒を持つ側に負けます。ただし、次の手で相手も王駒だけにしたときは引き分けです。</translation>
    </message>
    <message>
        <source>A side that has only a royal left loses to a side that has a royal and another piece (other than %1), unless its next move leaves that side with only a royal too: then the game is drawn.</source>
        <translation>王駒だけになった側（裸玉）は、王駒とほかの駒（%1を除く）を持つ側に負けます。ただし、次の手で相手も王駒だけにしたときは引き分けです。</translation>
    </message>
    <message numerus="yes">
        <source>%1, promoted or not, counts %n point(s)</source>
        <comment>a clause; %1: kinds of piece</comment>
        <translation>
            <numerusform>%1は成・不成を問わず%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>any other piece that is not royal counts 1</source>
        <comment>a clause</comment>
        <translation>王駒以外のその他の駒は1点</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>clauses as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>On its turn a side that is not in check may declare that it has won when its royal and %1 of its own stand in %2 and those pieces and its hand are worth %3 (for Gote %4).</source>
        <comment>%1: &quot;10 other pieces&quot;; %2: ranks; %3: points; %4: a number</comment>
        <translation>手番側は、王手がかかっておらず、自分の王駒と%1が%2の中にあり、それらの駒と持ち駒の点数が先手なら%3以上、後手なら%4点以上のとき、勝ちを宣言できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n other piece(s)</source>
        <translation>
            <numerusform>ほかの自分の駒%n枚以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may not take any of these %2.</source>
        <comment>kinds of piece; their number in words</comment>
        <translation>%1は、これら%2種類の駒のどれも取ることができません。</translation>
    </message>
    <message>
        <source>%1 may not take %2.</source>
        <comment>kinds of piece; others</comment>
        <translation>%1は%2を取ることができません。</translation>
    </message>
    <message>
        <source>%1 may not take a protected royal, that is, one on whose square the opponent could take back; not even where this would end the game.</source>
        <translation>%1は、紐の付いた王駒、つまり取るとそのマスで相手に取り返される王駒を取ることができません。取れば対局が終わる場合も同様です。</translation>
    </message>
    <message>
        <source>%1 may not take a protected piece, that is, one on whose square the opponent could take back.</source>
        <translation>%1は、紐の付いた駒、つまり取るとそのマスで相手に取り返される駒を取ることができません。</translation>
    </message>
    <message>
        <source>Whoever mates the royal piece of the other side wins.</source>
        <translation>相手の王駒を詰ませた側の勝ちです。</translation>
    </message>
    <message>
        <source>Perpetual check is forbidden: a side that has given check with every move since the position first arose may not bring it about the fourth time, and loses when the other side does.</source>
        <translation>連続王手の千日手は禁止です。同一局面が最初に現れてから王手をかけ続けた側は、4回目の同一局面を生じさせることができず、相手が生じさせた場合は負けになります。</translation>
    </message>
    <message>
        <source>Whoever mates the last royal piece of the other side wins; a royal piece that is not the last one may be taken.</source>
        <translation>相手の最後の王駒を詰ませた側の勝ちです。最後の1枚でない王駒は取られることがあります。</translation>
    </message>
    <message>
        <source>Sente moves first; in a handicap game the stronger player is Gote and moves first. Then the sides move in turn. Who plays Sente is agreed or drawn by lot: in a toss of five pieces (furigoma) the player who tosses plays Gote when more promoted than unpromoted faces lie on top, and otherwise Sente.</source>
        <translation>先手から（駒落ちでは上手である後手から）指し始め、以後は交互に指します。先手は合意または抽選で決めます。振り駒では駒5枚を振り、成りの面が多く出れば振った側が後手、そうでなければ先手になります。</translation>
    </message>
    <message>
        <source>A side is in check when its royal piece could be taken by the next move. A move may not leave or put one&apos;s own side in check; a side that is in check and has no move out of it is mated and loses.</source>
        <translation>王駒が次の手で取られうるとき、その側は王手をかけられています。自分の側を王手のままにする手、王手にさらす手は指せません。王手を逃れる手がなければ詰みで、負けです。</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Sente</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Gote</source>
        <translation>後手</translation>
    </message>
</context>
<context>
    <name>TimeFaults</name>
    <message>
        <source>nothing more is expected here</source>
        <translation>ここから後は余分です</translation>
    </message>
    <message>
        <source>the time</source>
        <comment>of which something is wrong</comment>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>the increment</source>
        <comment>of which something is wrong</comment>
        <translation>加算する時間</translation>
    </message>
    <message>
        <source>the time of a period</source>
        <comment>of which something is wrong</comment>
        <translation>秒読み1回の時間</translation>
    </message>
    <message>
        <source>&quot;/&quot; and a number of moves are expected</source>
        <translation>「/」と手数が必要です</translation>
    </message>
    <message>
        <source>&quot;move&quot; or a number of moves is expected after &quot;/&quot;</source>
        <translation>「/」の後に「move」か手数が必要です</translation>
    </message>
    <message>
        <source>a number of moves from 2 to %1 is expected</source>
        <translation>2から%1までの手数が必要です</translation>
    </message>
    <message>
        <source>&quot;moves&quot; is expected here</source>
        <translation>ここには「moves」が必要です</translation>
    </message>
    <message>
        <source>a number of periods from 1 to %1 is expected</source>
        <translation>秒読みの回数は1から%1までです</translation>
    </message>
    <message>
        <source>&quot;x&quot; and the time of a period are expected</source>
        <translation>「x」と、秒読み1回の時間が必要です</translation>
    </message>
    <message>
        <source>a fraction is for seconds, with three places at most</source>
        <translation>小数を使えるのは秒だけで、小数点以下3桁までです</translation>
    </message>
    <message>
        <source>%1 is longer than 100 hours</source>
        <translation>%1が100時間を超えています</translation>
    </message>
    <message>
        <source>%1 is expected</source>
        <translation>%1が必要です</translation>
    </message>
    <message>
        <source>%1 must not be zero</source>
        <translation>%1を0にはできません</translation>
    </message>
    <message>
        <source>such as %1 or %2</source>
        <translation>例：%1、%2</translation>
    </message>
    <message>
        <source>behind a number h, m or s is expected (hours, minutes, seconds), the larger ones first</source>
        <translation>数の後には単位のh（時間）、m（分）、s（秒）が必要です。大きい単位から順に書きます</translation>
    </message>
</context>
<context>
    <name>VariantFaults</name>
    <message>
        <source>this game has no profile &quot;%1&quot;; %2</source>
        <translation>この将棋に「%1」というルールの解釈はありません。%2</translation>
    </message>
    <message>
        <source>this game has no option &quot;%1&quot;; %2</source>
        <translation>この将棋に「%1」という選べるルールはありません。%2</translation>
    </message>
    <message>
        <source>the option &quot;%1&quot; has no choice &quot;%2&quot;; %3</source>
        <translation>選べるルール「%1」に「%2」という選択肢はありません。%3</translation>
    </message>
    <message>
        <source>there are none</source>
        <comment>instead of a list of the ids that are known</comment>
        <translation>使えるものはありません</translation>
    </message>
    <message>
        <source>known: %1</source>
        <translation>使えるもの：%1</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;?</source>
        <translation>「%1」のことでしょうか</translation>
    </message>
    <message>
        <source>%1; variants of your own are looked for in %2</source>
        <comment>another hint; a folder</comment>
        <translation>%1。自作の将棋は%2から読み込みます</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>「%1」という将棋はありません</translation>
    </message>
    <message>
        <source>no variant &quot;%1&quot; comes with the program</source>
        <translation>「%1」という将棋はプログラムに付属していません</translation>
    </message>
    <message>
        <source>&quot;weights&quot; must be an object of whole numbers by the name of a weight</source>
        <translation>「weights」は、重みの名前ごとに整数を書いた集まりでなければなりません</translation>
    </message>
    <message>
        <source>there is no weight %1</source>
        <translation>%1という重みはありません</translation>
    </message>
    <message>
        <source>&quot;worth&quot; must be an object of whole numbers by piece id</source>
        <translation>「worth」は、駒のIDごとに整数を書いた集まりでなければなりません</translation>
    </message>
    <message>
        <source>there is no piece %1</source>
        <translation>%1という駒はありません</translation>
    </message>
    <message>
        <source>%1 is no square of the board</source>
        <translation>%1というマスは盤にありません</translation>
    </message>
    <message>
        <source>no piece stands on %1 at the start</source>
        <translation>初期配置では、%1に駒がありません</translation>
    </message>
    <message>
        <source>a change is the id of a piece, or &quot;&quot; for a piece that is missing</source>
        <translation>変更には駒のIDを書き、落とす駒には&quot;&quot;と書きます</translation>
    </message>
    <message>
        <source>there is no piece %1 to set up</source>
        <translation>初期配置に置く%1という駒がありません</translation>
    </message>
    <message>
        <source>more than %1 handicaps</source>
        <translation>手合割が%1を超えています</translation>
    </message>
    <message>
        <source>a handicap</source>
        <comment>what must be an object</comment>
        <translation>手合割</translation>
    </message>
    <message>
        <source>the id must consist of a-z, 0-9 and &apos;-&apos;</source>
        <translation>IDに使えるのは、a-z、0-9、「-」だけです</translation>
    </message>
    <message>
        <source>a second handicap with the id &quot;%1&quot;</source>
        <translation>IDが「%1」の手合割が2つあります</translation>
    </message>
    <message>
        <source>a handicap needs &quot;changes&quot;, an object from squares to pieces</source>
        <translation>手合割には、マスごとに駒を書いた集まり「changes」が必要です</translation>
    </message>
    <message>
        <source>more than %1 steps</source>
        <translation>手ほどきが%1手を超えています</translation>
    </message>
    <message>
        <source>a step</source>
        <comment>what must be an object</comment>
        <translation>手ほどきの手</translation>
    </message>
    <message>
        <source>more errors follow; these are the first</source>
        <translation>誤りはほかにもあります。ここに挙げたのは最初のものです</translation>
    </message>
    <message>
        <source>%1 must be an object, not %2</source>
        <translation>%1は名前付きの項目の集まりでなければなりませんが、%2になっています</translation>
    </message>
    <message>
        <source>unknown key %1 in %2</source>
        <translation>%2に%1という項目はありません</translation>
    </message>
    <message>
        <source>known here: %1</source>
        <translation>ここで使えるもの：%1</translation>
    </message>
    <message>
        <source>the key %1 is missing</source>
        <translation>項目%1がありません</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation>%1は%2でなければなりませんが、%3になっています</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>what a value must be</comment>
        <translation>並び</translation>
    </message>
    <message>
        <source>a string</source>
        <comment>what a value must be</comment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>%1 must not be empty</source>
        <translation>%1が空になっています</translation>
    </message>
    <message>
        <source>a list of strings</source>
        <comment>what a value must be</comment>
        <translation>文字列の並び</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>what a value must be</comment>
        <translation>整数</translation>
    </message>
    <message>
        <source>%1 must lie between %2 and %3, not be %4</source>
        <translation>%1は%2から%3まででなければなりませんが、%4になっています</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>what a value must be</comment>
        <translation>数</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>what a value must be</comment>
        <translation>trueかfalse</translation>
    </message>
    <message>
        <source>unknown value %1 of %2</source>
        <translation>%2に%1という値は使えません</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>次のどれか：%1</translation>
    </message>
    <message>
        <source>a variant file</source>
        <comment>what must be an object</comment>
        <translation>将棋の定義ファイル</translation>
    </message>
    <message>
        <source>the key &quot;board&quot; is missing</source>
        <translation>項目「board」がありません</translation>
    </message>
    <message>
        <source>more than %1 pieces</source>
        <translation>駒が%1種類を超えています</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>読み込みを中止しました</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>what must be an object</comment>
        <translation>駒</translation>
    </message>
    <message>
        <source>a piece id has one to six of A-Z and 0-9, and &apos;+&apos; in front of them for a promoted piece</source>
        <translation>駒のIDは、A-Zと0-9を1文字から6文字並べたもので、成り駒では前に「+」を付けます</translation>
    </message>
    <message>
        <source>a piece name has at most four characters</source>
        <translation>駒の名前は4文字までです</translation>
    </message>
    <message>
        <source>a short piece name has at most two characters</source>
        <translation>駒の短い名前は2文字までです</translation>
    </message>
    <message>
        <source>a second piece with the id &quot;%1&quot;</source>
        <translation>IDが「%1」の駒が2つあります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be the id of a piece</source>
        <translation>「%1」は駒のIDでなければなりません</translation>
    </message>
    <message>
        <source>the key &quot;betza&quot; is missing</source>
        <translation>項目「betza」がありません</translation>
    </message>
    <message>
        <source>the moves of all pieces together need more than %1 legs</source>
        <translation>すべての駒の動きを合わせると%1行程を超えます</translation>
    </message>
    <message>
        <source>promotes to %1, but there is no such piece</source>
        <translation>成った後の%1という駒がありません</translation>
    </message>
    <message>
        <source>a promoted piece cannot promote again</source>
        <translation>成り駒は二度成れません</translation>
    </message>
    <message>
        <source>a piece cannot promote to itself</source>
        <translation>駒は自分自身には成れません</translation>
    </message>
    <message>
        <source>there is already a piece &quot;+%1&quot;</source>
        <translation>「+%1」という駒がすでにあります</translation>
    </message>
    <message>
        <source>no piece promotes to &quot;%1&quot;</source>
        <translation>「%1」に成る駒がありません</translation>
    </message>
    <message>
        <source>infects with %1, but there is no such piece</source>
        <translation>伝染する%1という駒がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; never stands on a board</source>
        <translation>「%1」は盤に置かれることのない駒です</translation>
    </message>
    <message numerus="yes">
        <source>the board has %n rank(s), the setup %1</source>
        <translation>
            <numerusform>盤は%n段ですが、初期配置は%1段です</numerusform>
        </translation>
    </message>
    <message>
        <source>a rank of the setup must be a list, not %1</source>
        <translation>初期配置の段は並びでなければなりませんが、%1になっています</translation>
    </message>
    <message numerus="yes">
        <source>the board has %n file(s), this rank of the setup %1</source>
        <translation>
            <numerusform>盤の筋は%nですが、初期配置のこの段は%1マスです</numerusform>
        </translation>
    </message>
    <message>
        <source>a square of the setup must be a piece id or &quot;&quot;</source>
        <translation>初期配置のマスには、駒のIDか&quot;&quot;を書きます</translation>
    </message>
    <message>
        <source>two pieces on %1</source>
        <translation>%1に駒が2枚あります</translation>
    </message>
    <message>
        <source>Sente has no royal piece in the setup</source>
        <translation>初期配置に先手の王駒がありません</translation>
    </message>
    <message>
        <source>Gote has no royal piece in the setup</source>
        <translation>初期配置に後手の王駒がありません</translation>
    </message>
    <message>
        <source>the setup is empty</source>
        <translation>初期配置に駒がありません</translation>
    </message>
    <message>
        <source>under %1</source>
        <comment>a reading of the rules</comment>
        <translation>ルールの解釈：%1</translation>
    </message>
    <message>
        <source>%1; under %2</source>
        <comment>a hint; a reading of the rules</comment>
        <translation>%1。ルールの解釈：%2</translation>
    </message>
    <message>
        <source>number out of range</source>
        <translation>扱える範囲を超えた数です</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>バイナリデータは読めません</translation>
    </message>
    <message>
        <source>more than %1 names in one object</source>
        <translation>1つの集まりの項目が%1を超えています</translation>
    </message>
    <message>
        <source>the name %1 occurs twice in one object</source>
        <translation>%1という項目が、同じ集まりの中に2つあります</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>ファイルが途中で終わっています</translation>
    </message>
    <message>
        <source>this is no file of a game: such a file begins with &apos;{&apos;</source>
        <translation>将棋や対局のファイルではありません。そのようなファイルは「{」で始まります</translation>
    </message>
    <message>
        <source>a comma or &apos;}&apos; is missing here</source>
        <translation>ここにコンマか「}」がありません</translation>
    </message>
    <message>
        <source>a comma or &apos;]&apos; is missing here</source>
        <translation>ここにコンマか「]」がありません</translation>
    </message>
    <message>
        <source>a &apos;:&apos; is missing here</source>
        <translation>ここに「:」がありません</translation>
    </message>
    <message>
        <source>a name in quotation marks is expected here</source>
        <translation>ここには引用符で囲んだ名前が必要です</translation>
    </message>
    <message>
        <source>the text goes on behind its end</source>
        <translation>終わりの後に余分な文字があります</translation>
    </message>
    <message>
        <source>a value is expected here: a text in quotation marks, a number, a list or the like</source>
        <translation>ここには、引用符で囲んだ文字列、数、並びなどの値が必要です</translation>
    </message>
    <message>
        <source>a text stands here without quotation marks</source>
        <translation>ここの文字列が引用符で囲まれていません</translation>
    </message>
    <message>
        <source>a text in quotation marks goes over the end of its line</source>
        <translation>引用符で囲んだ文字列が、行の終わりを越えています</translation>
    </message>
    <message>
        <source>no such character can follow a &apos;\&apos;</source>
        <translation>「\」の後にこの文字は書けません</translation>
    </message>
    <message>
        <source>these bytes are no text in UTF-8</source>
        <translation>UTF-8の文字として読めません</translation>
    </message>
    <message>
        <source>a text of %1 bytes; at most %2 are read</source>
        <translation>文字列が%1バイトあります（読めるのは%2バイトまでです）</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>入れ子の深さが%1を超えています</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>値が%1個を超えています</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>what stands there instead</comment>
        <translation>trueかfalse</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>what stands there instead</comment>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>what stands there instead</comment>
        <translation>整数でない数</translation>
    </message>
    <message>
        <source>a string</source>
        <comment>what stands there instead</comment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>what stands there instead</comment>
        <translation>並び</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>what stands there instead</comment>
        <translation>名前付きの項目の集まり</translation>
    </message>
    <message>
        <source>the file has %1 bytes; at most %2 are read</source>
        <translation>ファイルが%1バイトあります（読めるのは%2バイトまでです）</translation>
    </message>
    <message>
        <source>more than %1 options</source>
        <translation>選べるルールが%1を超えています</translation>
    </message>
    <message>
        <source>more than %1 profiles</source>
        <translation>ルールの解釈が%1を超えています</translation>
    </message>
    <message>
        <source>the id of %1 must consist of a-z, 0-9 and &apos;-&apos;</source>
        <translation>%1のIDに使えるのは、a-z、0-9、「-」だけです</translation>
    </message>
    <message>
        <source>this id stands for another entry already: &quot;%1&quot;</source>
        <translation>このIDはすでに使われています：「%1」</translation>
    </message>
    <message>
        <source>an option</source>
        <comment>what must be an object</comment>
        <translation>選べるルール</translation>
    </message>
    <message>
        <source>an option</source>
        <comment>whose id it is</comment>
        <translation>選べるルール</translation>
    </message>
    <message>
        <source>more than %1 choices in all options together, beside the first ones</source>
        <translation>すべての選べるルールを合わせて、最初のものを除く選択肢が%1を超えています</translation>
    </message>
    <message>
        <source>an option needs at least two choices</source>
        <translation>選べるルールには、選択肢が2つ以上必要です</translation>
    </message>
    <message>
        <source>a choice</source>
        <comment>what must be an object</comment>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>the first choice of an option is the standard and changes nothing</source>
        <translation>選べるルールの最初の選択肢は標準なので、何も変更できません</translation>
    </message>
    <message>
        <source>a choice</source>
        <comment>whose id it is</comment>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>a profile</source>
        <comment>what must be an object</comment>
        <translation>ルールの解釈</translation>
    </message>
    <message>
        <source>a profile</source>
        <comment>whose id it is</comment>
        <translation>ルールの解釈</translation>
    </message>
    <message>
        <source>a profile needs &quot;set&quot;, an object from options to choices</source>
        <translation>ルールの解釈には、選べるルールごとに選択肢を書いた集まり「set」が必要です</translation>
    </message>
    <message>
        <source>there is no option %1</source>
        <translation>%1という選べるルールはありません</translation>
    </message>
    <message>
        <source>%1 has no such choice</source>
        <translation>%1にその選択肢はありません</translation>
    </message>
    <message>
        <source>a new piece needs an &quot;id&quot;</source>
        <translation>新しい駒には「id」が必要です</translation>
    </message>
    <message>
        <source>there is already a piece %1; &quot;pieces&quot; changes those that are there</source>
        <translation>%1という駒がすでにあります。すでにある駒は「pieces」で変更します</translation>
    </message>
    <message>
        <source>the &quot;pieces&quot; of a choice must be an object of changes by piece id</source>
        <translation>選択肢の「pieces」は、駒のIDごとに変更を書いた集まりでなければなりません</translation>
    </message>
    <message>
        <source>there is no piece %1 to change</source>
        <translation>変更する%1という駒がありません</translation>
    </message>
    <message>
        <source>the name of a game in USI must be a word of ASCII</source>
        <translation>USIでの将棋の名前は、空白のない半角英数字と記号でなければなりません</translation>
    </message>
    <message>
        <source>a protocol&apos;s name</source>
        <comment>what must be an object</comment>
        <translation>プロトコルでの名前</translation>
    </message>
    <message>
        <source>this game has no profile %1</source>
        <translation>この将棋に%1というルールの解釈はありません</translation>
    </message>
    <message>
        <source>a protocol&apos;s name must be a word of ASCII, its setup one line</source>
        <translation>プロトコルでの名前は空白のない半角英数字と記号、その初期配置は1行でなければなりません</translation>
    </message>
    <message>
        <source>names of pieces are an object of names by piece id</source>
        <translation>駒の名前は、駒のIDごとに名前を書いた集まりでなければなりません</translation>
    </message>
    <message>
        <source>the name of a piece in another form must be a word of ASCII</source>
        <translation>別の形式での駒の名前は、空白のない半角英数字と記号でなければなりません</translation>
    </message>
    <message>
        <source>two pieces with the name %1</source>
        <translation>同じ名前%1の駒が2つあります</translation>
    </message>
    <message>
        <source>&quot;letters&quot; must be an object of letters by piece id, not %1</source>
        <translation>「letters」は駒のIDごとに文字を書いた集まりでなければなりませんが、%1になっています</translation>
    </message>
    <message>
        <source>&quot;letters&quot; has none for the piece &quot;%1&quot;</source>
        <translation>「letters」に駒「%1」の文字がありません</translation>
    </message>
    <message>
        <source>there is no unpromoted piece %1</source>
        <translation>成っていない駒に%1はありません</translation>
    </message>
    <message>
        <source>a letter must be one of A-Z, alone or with &apos; or ! behind it</source>
        <translation>文字はA-Zのどれか1つで、後に付けられるのは「&apos;」か「!」だけです</translation>
    </message>
    <message>
        <source>two pieces with the letter %1</source>
        <translation>同じ文字%1の駒が2つあります</translation>
    </message>
    <message>
        <source>an engine&apos;s habits</source>
        <comment>what must be an object</comment>
        <translation>エンジンの癖</translation>
    </message>
    <message>
        <source>an option must be one line of ASCII</source>
        <translation>エンジンの設定は、半角英数字と記号の1行でなければなりません</translation>
    </message>
    <message>
        <source>unknown kind of %1 %2</source>
        <translation>%1に%2という種類はありません</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;when&quot;: &quot;entering-or-capturing&quot;</source>
        <translation>%1は、「when」が「entering-or-capturing」のときだけの項目です</translation>
    </message>
    <message>
        <source>a list of piece ids was expected here</source>
        <translation>ここには駒のIDの並びが必要です</translation>
    </message>
    <message>
        <source>more than %1 ranks</source>
        <translation>格が%1を超えています</translation>
    </message>
    <message>
        <source>a rank is a list of piece ids</source>
        <translation>格は駒のIDの並びで書きます</translation>
    </message>
    <message>
        <source>a capture ban</source>
        <comment>what must be an object</comment>
        <translation>取ることの禁止</translation>
    </message>
    <message>
        <source>&quot;mostPerFile&quot; must be an object of whole numbers by piece id</source>
        <translation>「mostPerFile」は、駒のIDごとに整数を書いた集まりでなければなりません</translation>
    </message>
    <message>
        <source>%1 has a limit by &quot;onePerFile&quot; already</source>
        <translation>%1の枚数は、すでに「onePerFile」で制限されています</translation>
    </message>
    <message>
        <source>%1 has %2 characters; at most %3 are allowed</source>
        <translation>%1が%2文字あります（%3文字までです）</translation>
    </message>
    <message>
        <source>%1 has more than %2 texts</source>
        <translation>%1に書かれている文が%2を超えています</translation>
    </message>
    <message>
        <source>%1 must be an object from ids to texts, not %2</source>
        <translation>%1はIDごとに文を書いた集まりでなければなりませんが、%2になっています</translation>
    </message>
    <message>
        <source>the texts of a choice</source>
        <comment>what must be an object</comment>
        <translation>選択肢の翻訳</translation>
    </message>
    <message>
        <source>the texts of the tour</source>
        <comment>what must be an object</comment>
        <translation>手ほどきの翻訳</translation>
    </message>
    <message>
        <source>the texts of a step</source>
        <comment>what must be an object</comment>
        <translation>手ほどきの手の翻訳</translation>
    </message>
    <message>
        <source>the texts of a variant</source>
        <comment>what must be an object</comment>
        <translation>将棋の翻訳</translation>
    </message>
    <message>
        <source>the texts of a piece</source>
        <comment>what must be an object</comment>
        <translation>駒の翻訳</translation>
    </message>
    <message>
        <source>the texts of an option</source>
        <comment>what must be an object</comment>
        <translation>選べるルールの翻訳</translation>
    </message>
    <message>
        <source>the texts in %1 name %2, which the game does not have</source>
        <translation>%1の翻訳に%2がありますが、この将棋にはありません</translation>
    </message>
    <message>
        <source>&quot;tour step %1&quot;</source>
        <comment>what the texts of a game name</comment>
        <translation>手ほどきの%1手目</translation>
    </message>
    <message>
        <source>a file of texts</source>
        <comment>what must be an object</comment>
        <translation>翻訳のファイル</translation>
    </message>
    <message>
        <source>a weights file begins with &quot;%1&quot;</source>
        <translation>重みのファイルは「%1」で始まります</translation>
    </message>
    <message>
        <source>there is no line &quot;%1&quot; in a weights file</source>
        <translation>重みのファイルに「%1」という行は使えません</translation>
    </message>
    <message>
        <source>these are weights of another game, &quot;%1&quot;</source>
        <translation>これは別の将棋「%1」の重みです</translation>
    </message>
    <message>
        <source>these weights were learned on a board of another size</source>
        <translation>この重みは、別の大きさの盤で学習したものです</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 0 to %2</source>
        <translation>%1は0から%2までの整数でなければなりません</translation>
    </message>
    <message>
        <source>the game has no piece &quot;%1&quot;</source>
        <translation>この将棋に「%1」という駒はありません</translation>
    </message>
    <message>
        <source>%1 moves in another way than when these weights were learned</source>
        <translation>%1の動きが、この重みを学習したときの動きと異なります</translation>
    </message>
    <message>
        <source>a worth in hand without a kind before it</source>
        <translation>持ち駒の価値の前に、駒の種類の行がありません</translation>
    </message>
    <message>
        <source>the worth must be a whole number from 0 to %1</source>
        <translation>駒の価値は0から%1までの整数でなければなりません</translation>
    </message>
    <message>
        <source>places without a kind before them</source>
        <translation>位置の値の前に、駒の種類の行がありません</translation>
    </message>
    <message>
        <source>a whole number from -%1 to %2 is missing here</source>
        <translation>ここには-%1から%2までの整数が必要です</translation>
    </message>
    <message>
        <source>%1 numbers are wanted, here are %2</source>
        <translation>数が%1個必要ですが、%2個あります</translation>
    </message>
    <message>
        <source>the line &quot;game&quot; is missing</source>
        <translation>「game」の行がありません</translation>
    </message>
    <message>
        <source>nothing was learned of the piece %1</source>
        <translation>駒%1について学習した値がありません</translation>
    </message>
    <message>
        <source>%1 belongs to the first choice of an option; the others have %2</source>
        <translation>%1は最初の選択肢だけに書けます。ほかの選択肢には%2を書きます</translation>
    </message>
</context>
<context>
    <name>Zones</name>
    <message>
        <source>the farthest rank</source>
        <translation>いちばん奥の段</translation>
    </message>
    <message numerus="yes">
        <source>the farthest %n rank(s)</source>
        <translation>
            <numerusform>奥の%n段</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::AboutDialog</name>
    <message>
        <source>About Mujō</source>
        <translation>Mujōについて</translation>
    </message>
    <message>
        <source>The icon of Mujō</source>
        <translation>Mujōのアイコン</translation>
    </message>
    <message>
        <source>Mujō %1</source>
        <comment>%1 is the version</comment>
        <translation>Mujō %1</translation>
    </message>
    <message>
        <source>Play and study the large shogi variants.</source>
        <translation>大型将棋を指し、研究するためのソフトです。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Mujō is free software under the MIT licence: use it, change it and pass it on as you like, with its notice.</source>
        <translation>MujōはMITライセンスのフリーソフトウェアです。著作権表示を残せば、自由に使用、改変、再配布できます。</translation>
    </message>
    <message>
        <source>The outlines of the kanji come from Noto Serif CJK JP and Hanazono Mincho, under the SIL Open Font License.</source>
        <translation>漢字の字形は、SIL Open Font LicenseによるNoto Serif CJK JPと花園明朝（Hanazono Mincho）のものです。</translation>
    </message>
    <message>
        <source>The window is made with Qt %1, under the GNU Lesser General Public License, version 3. Qt is a product of The Qt Company Ltd and other contributors.</source>
        <translation>画面はQt %1（GNU Lesser General Public Licenseバージョン3）で作られています。QtはThe Qt Company Ltdとその他の貢献者による製品です。</translation>
    </message>
    <message>
        <source>Website of &amp;Qt</source>
        <translation>Qtのウェブサイト(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Analysis</name>
    <message>
        <source>%1 cannot look at this game: %2.</source>
        <translation>%1はこの将棋を検討できません。
%2</translation>
    </message>
    <message>
        <source>%1 has ended. Switch the analysis off and on to start it again.</source>
        <translation>%1が終了しました。検討を一度切って入れ直すと、もう一度始まります。</translation>
    </message>
    <message>
        <source>%1 does not follow this game: %2.</source>
        <translation>%1はこの対局の手順を受け付けません。
%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::BoardAnswers</name>
    <message>
        <source>No move has been played. %1</source>
        <translation>まだ1手も指されていません。%1</translation>
    </message>
    <message>
        <source>Move %1. %2.</source>
        <translation>%1手目。%2。</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a piece and its squares</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and a piece</comment>
        <translation>%2%1枚</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side and its pieces</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 has %2 in hand.</source>
        <translation>%1の持ち駒：%2。</translation>
    </message>
    <message>
        <source>No %1 is left in the game.</source>
        <translation>%1は盤上にも持ち駒にもありません。</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>a square, a side and its piece</comment>
        <translation>%1に%2の%3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>駒なし</translation>
    </message>
    <message>
        <source>File %1: %2.</source>
        <translation>%1筋：%2。</translation>
    </message>
    <message>
        <source>Rank %1: %2.</source>
        <translation>%1段：%2。</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a piece and its square</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>takes %1 without moving</source>
        <translation>%1を居食いで取る</translation>
    </message>
    <message>
        <source>burns %1</source>
        <translation>%1を焼く</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>%1を取る</translation>
    </message>
    <message>
        <source>%1 and may go on</source>
        <translation>%1（続けて動ける）</translation>
    </message>
    <message>
        <source>%1 and has to go on</source>
        <translation>%1（続けて動く必要がある）</translation>
    </message>
    <message>
        <source>%1 promoting</source>
        <translation>%1（成る）</translation>
    </message>
    <message>
        <source>%1, where it may promote</source>
        <translation>%1（成れる）</translation>
    </message>
    <message>
        <source>can be dropped on %1</source>
        <translation>打てるマス：%1</translation>
    </message>
    <message>
        <source>goes to %1</source>
        <translation>動けるマス：%1</translation>
    </message>
    <message>
        <source>may stop here</source>
        <translation>ここで止まれる</translation>
    </message>
    <message>
        <source>may pass</source>
        <translation>パスできる</translation>
    </message>
    <message>
        <source>%1 in hand</source>
        <translation>持ち駒の%1</translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation>%1に指せる手はありません。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a piece and its moves</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1は空きマスです。</translation>
    </message>
    <message>
        <source>In this game pieces that are taken do not come back.</source>
        <translation>この将棋では、取られた駒は再び使われません。</translation>
    </message>
    <message>
        <source>%1 has no piece in hand.</source>
        <translation>%1の持ち駒はありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the number of a choice, and the choice</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::BoardMenu</name>
    <message>
        <source>you (%1)</source>
        <translation>あなた（%1）</translation>
    </message>
    <message>
        <source>the computer (%1)</source>
        <translation>コンピュータ（%1）</translation>
    </message>
    <message>
        <source>Square %1</source>
        <translation>マス %1</translation>
    </message>
    <message>
        <source>&amp;Study the %1</source>
        <translation>%1の動きを調べる(&amp;S)</translation>
    </message>
    <message>
        <source>Show where it can &amp;go</source>
        <translation>動けるマスを表示(&amp;G)</translation>
    </message>
    <message>
        <source>Show what &amp;attacks and defends it</source>
        <translation>ここへの利きと紐を表示(&amp;A)</translation>
    </message>
    <message>
        <source>Copy the name of the s&amp;quare, %1</source>
        <translation>マス名「%1」をコピー(&amp;Q)</translation>
    </message>
    <message>
        <source>Show which &amp;pieces reach this square</source>
        <translation>このマスに利いている駒を表示(&amp;K)</translation>
    </message>
    <message>
        <source>Take the ci&amp;rcle away</source>
        <translation>丸印を消す(&amp;M)</translation>
    </message>
    <message>
        <source>D&amp;raw a circle</source>
        <translation>丸印を付ける(&amp;M)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>The wheel zooms the board while Ctrl is held.</source>
        <translation>Ctrlを押しながらホイールを回すと、盤を拡大・縮小できます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::BoardWarning</name>
    <message>
        <source>the pieces on the board</source>
        <translation>盤の上の駒</translation>
    </message>
    <message>
        <source>the characters on the pieces</source>
        <translation>駒の文字</translation>
    </message>
    <message>
        <source>the characters on promoted pieces</source>
        <translation>成り駒の文字</translation>
    </message>
    <message>
        <source>the line of royal pieces</source>
        <translation>王駒の線</translation>
    </message>
    <message>
        <source>the outline of pieces on the board</source>
        <translation>盤の上の駒の輪郭</translation>
    </message>
    <message>
        <source>the marks on the board</source>
        <translation>盤の上の印</translation>
    </message>
    <message>
        <source>the marks in their outline</source>
        <translation>印とその縁</translation>
    </message>
    <message>
        <source>the mark of check on the board</source>
        <translation>盤の上の王手の印</translation>
    </message>
    <message>
        <source>the cursor on the board</source>
        <translation>盤の上のカーソル</translation>
    </message>
    <message>
        <source>the line of the zone on the board</source>
        <translation>盤の上の敵陣の線</translation>
    </message>
    <message>
        <source>the coordinates beside the board</source>
        <translation>盤の横の座標</translation>
    </message>
    <message>
        <source>%1 (%2:1; %3:1 reads well)</source>
        <translation>%1（%2:1、読みやすいのは%3:1以上）</translation>
    </message>
    <message>
        <source>Colours that are hard to tell apart: %1.</source>
        <translation>見分けにくい色：%1。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::BoardWords</name>
    <message>
        <source>burning %1</source>
        <translation>%1枚を焼く</translation>
    </message>
    <message>
        <source>Sente</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Gote</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>No piece of either side is in danger: none could be taken with profit.</source>
        <translation>取られそうな駒はどちらの側にもありません。取って得になる駒はありません。</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空きマス</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1、%2の%3</translation>
    </message>
    <message>
        <source>%1, promoted</source>
        <translation>%1、成り駒</translation>
    </message>
    <message>
        <source>click %1 to take without moving (igui): the piece ends where it began</source>
        <translation>%1をクリックで居食い（動かずに取り、元のマスに残る）</translation>
    </message>
    <message>
        <source>click %1 to burn %2</source>
        <translation>%1をクリックで%2を焼く</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>click %1 to take %2</source>
        <translation>%1をクリックで%2を取る</translation>
    </message>
    <message>
        <source>click %1 to move there</source>
        <translation>%1をクリックで移動</translation>
    </message>
    <message>
        <source>then again to stop, or go on</source>
        <translation>もう一度クリックで止まる、または続けて動く</translation>
    </message>
    <message>
        <source>then go on</source>
        <translation>続けて動く</translation>
    </message>
    <message>
        <source>becoming %1 by contagion</source>
        <translation>伝染して%1になる</translation>
    </message>
    <message>
        <source>promoting to %1, as every capture does</source>
        <translation>%1に成る（駒を取ると必ず成る）</translation>
    </message>
    <message>
        <source>promoting to %1</source>
        <translation>%1に成る</translation>
    </message>
    <message>
        <source>may promote to %1</source>
        <translation>%1に成れる</translation>
    </message>
    <message>
        <source>C shows another way there</source>
        <translation>Cキーで別の経路を表示</translation>
    </message>
    <message>
        <source>%1 in hand</source>
        <translation>持ち駒の%1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>goes to %1</source>
        <translation>%1へ動いた</translation>
    </message>
    <message>
        <source>click %1 again to stop</source>
        <translation>%1をもう一度クリックで終了</translation>
    </message>
    <message>
        <source>%1 to return (igui)</source>
        <comment>a square</comment>
        <translation>%1で居食い</translation>
    </message>
    <message>
        <source>a hatched piece to burn it</source>
        <translation>斜線の付いた駒をクリックで焼く</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1、または%2</translation>
    </message>
    <message>
        <source>%1: %2; %3; Esc undoes</source>
        <translation>%1：%2。%3。Escで戻る</translation>
    </message>
    <message>
        <source>%1 (%2): %3; Esc cancels</source>
        <translation>%1（%2）：%3。Escで解除</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>no moves to show</source>
        <translation>表示できる動きなし</translation>
    </message>
    <message>
        <source>its moves are shown, but it cannot move now</source>
        <translation>動きを表示中（今は動かせません）</translation>
    </message>
    <message>
        <source>%1: %2; Esc cancels</source>
        <translation>%1：%2。Escで解除</translation>
    </message>
    <message>
        <source>%1: choose the move that follows the other side&apos;s, where it is still possible; Esc cancels</source>
        <translation>%1：先行入力する手を選択（相手が指した後、指せる場合に指します）。Escで解除</translation>
    </message>
    <message>
        <source>%1: P passes; Esc cancels</source>
        <translation>%1：Pでパス。Escで解除</translation>
    </message>
    <message>
        <source>%1: the game is over. %2 Step back through its moves to try others, or begin a new game</source>
        <translation>%1：対局は終わっています。%2棋譜を1手ずつ戻って別の手を試すか、新しい対局を始めてください</translation>
    </message>
    <message>
        <source>%1, burning %2</source>
        <translation>%1、%2枚を焼く</translation>
    </message>
    <message>
        <source>Promote to %1</source>
        <translation>%1に成る</translation>
    </message>
    <message>
        <source>Become %1, by taking the %2</source>
        <translation>%1になる（%2を取って伝染）</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>何も取らない</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1、次に%2</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1を取る</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ほか%1枚</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and its pieces</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no piece reaches it</source>
        <translation>ここへ利いている駒なし</translation>
    </message>
    <message>
        <source>%1 is in danger</source>
        <translation>%1は取られそう</translation>
    </message>
    <message>
        <source>not attacked</source>
        <translation>相手の利きなし</translation>
    </message>
    <message>
        <source>attacked by %1</source>
        <translation>相手の利き：%1</translation>
    </message>
    <message>
        <source>not defended</source>
        <translation>紐なし</translation>
    </message>
    <message>
        <source>defended by %1</source>
        <translation>紐：%1</translation>
    </message>
    <message>
        <source>Chosen in advance: %1 from %2 to %3. It is played when its turn comes, if it is possible then; Esc or a right click cancels</source>
        <translation>先行入力：%1を%2から%3へ。手番が来たときに指せれば指します。Escまたは右クリックで取り消し</translation>
    </message>
    <message>
        <source>Go to square: %1_  (Esc ends)</source>
        <translation>マスへ移動：%1_（Escで終了）</translation>
    </message>
    <message>
        <source>every capture promotes</source>
        <translation>駒を取ると成るため</translation>
    </message>
    <message>
        <source>it takes a piece, and the move touches the promotion zone</source>
        <translation>敵陣にかかる手で駒を取るため</translation>
    </message>
    <message>
        <source>it moves within the promotion zone</source>
        <translation>敵陣の中で動くため</translation>
    </message>
    <message>
        <source>it enters the promotion zone</source>
        <translation>敵陣に入るため</translation>
    </message>
    <message>
        <source>it leaves the promotion zone</source>
        <translation>敵陣から出るため</translation>
    </message>
    <message>
        <source>Remain %1</source>
        <comment>a kind of piece</comment>
        <translation>%1のまま（不成）</translation>
    </message>
    <message>
        <source>takes %1 on %2</source>
        <translation>%2の%1を取る</translation>
    </message>
    <message>
        <source>%1 %2; Esc cancels</source>
        <translation>%1：%2。Escで取り消し</translation>
    </message>
    <message>
        <source>can be dropped nowhere now: a click on a square says why</source>
        <translation>今は打てるマスがありません。マスをクリックすると理由が出ます</translation>
    </message>
    <message>
        <source>cannot be dropped: no drop of it keeps the royal piece from being taken</source>
        <translation>打てません。どこに打っても王駒が取られてしまいます</translation>
    </message>
    <message>
        <source>has no square to go to</source>
        <translation>行けるマスがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) in danger, marked by a triangle: point at one to see by what.</source>
        <translation>
            <numerusform>取られそうな駒が%n枚（三角の印）。駒を指すと、何に狙われているかが出ます。</numerusform>
        </translation>
    </message>
    <message>
        <source>taking %1 on the way</source>
        <comment>a list of pieces</comment>
        <translation>途中で%1を取る</translation>
    </message>
    <message>
        <source>%1: the game is over. %2</source>
        <translation>%1: 対局は終わっています。%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It gets there by taking %1 on the way.</source>
        <comment>a piece and its square</comment>
        <translation>途中で%1を取れば、そこへ行けます。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more on the way, its own</source>
        <comment>pieces that are removed</comment>
        <translation>
            <numerusform>途中でさらに自分の駒%n枚も取り除く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removing %n piece(s) of its own on the way</source>
        <translation>
            <numerusform>途中で自分の駒%n枚を取り除く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more on the way</source>
        <comment>pieces that are removed</comment>
        <translation>
            <numerusform>途中でさらに%n枚を取り除く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removing %n piece(s) on the way</source>
        <translation>
            <numerusform>途中で%n枚を取り除く</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of them its own</source>
        <comment>removed pieces, a number</comment>
        <translation>%1（うち自分の駒%2枚）</translation>
    </message>
    <message>
        <source>promoting to %1, for it takes a promoted piece</source>
        <translation>成駒を取るので%1に成る</translation>
    </message>
    <message>
        <source>it takes a piece</source>
        <translation>駒を取る</translation>
    </message>
    <message>
        <source>it takes a promoted piece</source>
        <translation>成駒を取る</translation>
    </message>
    <message>
        <source>a marked square to go on</source>
        <translation>印の付いたマスで続けて動く</translation>
    </message>
    <message>
        <source>%1: click a marked square to drop it; Esc cancels</source>
        <translation>%1：印の付いたマスをクリックして打ちます。Escで取り消します</translation>
    </message>
    <message>
        <source>%1: click a marked square to move; P passes; Esc cancels</source>
        <translation>%1：印の付いたマスをクリックして動かします。Pでパス、Escで取り消します</translation>
    </message>
    <message>
        <source>%1: click a marked square to move; Esc cancels</source>
        <translation>%1：印の付いたマスをクリックして動かします。Escで取り消します</translation>
    </message>
    <message>
        <source>a move may take it in passing and end where nothing takes back</source>
        <translation>通りすがりに取られ、取り返せない所で止まられる手があります</translation>
    </message>
    <message>
        <source>The %1 belongs to %2, and it is the turn of %3.</source>
        <comment>a piece and its square</comment>
        <translation>%1は%2の駒です。今は%3の手番です。</translation>
    </message>
    <message>
        <source>press 1 or 2</source>
        <translation>1 または 2</translation>
    </message>
    <message>
        <source>press a digit from 1 to %1</source>
        <translation>1 から %1 の数字</translation>
    </message>
    <message>
        <source>%1 turns into one of these by contagion: %2 to choose; Enter takes the marked one, Esc goes back</source>
        <translation>%1は感染によりこれらのどれかに変わります。%2のキーで選びます。Enter で印のあるものを選び、Esc で戻ります</translation>
    </message>
    <message>
        <source>%1: %2 to choose; Enter takes the marked one, Esc goes back</source>
        <translation>%1：%2のキーで選びます。Enter で印のあるものを選び、Esc で戻ります</translation>
    </message>
    <message>
        <source>%1 may promote, for %2: %3 to choose; Enter takes the marked one, Esc goes back</source>
        <translation>%1は成れます（%2）。%3のキーで選びます。Enter で印のあるものを選び、Esc で戻ります</translation>
    </message>
    <message>
        <source>where the %1 itself is burnt</source>
        <comment>a kind of piece</comment>
        <translation>そこで%1自身が焼かれる</translation>
    </message>
    <message>
        <source>Leave everything as it is and give the turn to the other side</source>
        <translation>盤上をそのままにして、手番を相手に渡します</translation>
    </message>
    <message>
        <source>Give the turn to the other side, %1</source>
        <comment>what the pass does, in phrases</comment>
        <translation>手番を相手に渡します。%1</translation>
    </message>
    <message>
        <source>The %1 cannot be moved now: its side is not played from this board.</source>
        <comment>a piece and its square</comment>
        <translation>%1は今は動かせません。その側はこの盤から指すことになっていません。</translation>
    </message>
    <message>
        <source>burning %1</source>
        <comment>pieces and their squares</comment>
        <translation>%1を焼く</translation>
    </message>
    <message>
        <source>%1 Click the %2 again to see how it moves.</source>
        <translation>%1 %2をもう一度クリックすると動きが見られます。</translation>
    </message>
    <message>
        <source>cannot move: the royal piece could be taken then</source>
        <translation>動かせません：王が取られてしまいます</translation>
    </message>
    <message>
        <source>cannot move: the position would be repeated</source>
        <translation>動かせません：同じ局面になります</translation>
    </message>
    <message>
        <source>cannot move: the royal piece could be taken then, or the position would be repeated</source>
        <translation>動かせません：王が取られるか、同じ局面になります</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ChoicePopover</name>
    <message>
        <source>Choice of outcomes</source>
        <translation>結果の選択</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ClockFace</name>
    <message>
        <source>Clock of %1</source>
        <translation>%1の対局時計</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>%1, running</source>
        <translation>%1、計時中</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1、一時停止中</translation>
    </message>
    <message>
        <source>Clock of %1: %2</source>
        <comment>a side, its time</comment>
        <translation>%1の対局時計：%2</translation>
    </message>
    <message>
        <source>A click stops both clocks, or lets them go on.</source>
        <translation>クリックすると両方の時計が止まり、もう一度で再び動きます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ClockWords</name>
    <message>
        <source>%1 h</source>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>時間超過</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>1手ごと</translation>
    </message>
    <message numerus="yes">
        <source>for %n more move(s)</source>
        <translation>
            <numerusform>あと%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>byoyomi, %n period(s)</source>
        <translation>
            <numerusform>秒読み、残り%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>byoyomi, last period</source>
        <translation>秒読み、最後の1回</translation>
    </message>
    <message numerus="yes">
        <source>then %1 for %n move(s)</source>
        <translation>
            <numerusform>切れたら%n手ごとに%1</numerusform>
        </translation>
    </message>
    <message>
        <source>then %1 × %2</source>
        <translation>切れたら%2×%1回</translation>
    </message>
    <message>
        <source>+ %1 a move</source>
        <translation>1手ごとに＋%1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n period(s)</source>
        <translation>
            <numerusform>残り%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>last period</source>
        <translation>最後の1回</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%2×%1回</translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation>＋%1</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation>1手%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 for each %n moves</source>
        <translation>
            <numerusform>%n手ごとに%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n period(s) of %1</source>
        <translation>
            <numerusform>%1×%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1、切れたら%2</translation>
    </message>
    <message>
        <source>%1 + %2 a move</source>
        <translation>%1、1手ごとに＋%2</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>時間制限なし</translation>
    </message>
    <message>
        <source>Sente %1; Gote %2</source>
        <comment>the time of each side</comment>
        <translation>先手 %1、後手 %2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::CommandSet</name>
    <message>
        <source>&amp;New game…</source>
        <translation>新規対局(&amp;N)…</translation>
    </message>
    <message>
        <source>T&amp;rainer…</source>
        <translation>駒の練習(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Li&amp;brary…</source>
        <translation>ライブラリ(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>E&amp;xport as a web page…</source>
        <translation>ウェブページとして書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Print the &amp;game…</source>
        <translation>対局を印刷(&amp;G)…</translation>
    </message>
    <message>
        <source>Game in&amp;formation…</source>
        <translation>対局情報(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Edit position…</source>
        <translation>局面編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>局面をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Pic&amp;ture of the board…</source>
        <translation>盤の画像(&amp;T)…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Copy game for &amp;your opponent</source>
        <translation>相手に送る対局をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Paste rep&amp;ly</source>
        <translation>返信を貼り付け(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Import variant…</source>
        <translation>将棋の種類を読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Piece &amp;workshop…</source>
        <translation>駒の工房(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>待った(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>待ったを取り消す(&amp;R)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>1手戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>1手進む(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>最初へ(&amp;S)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>最後へ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Play the record</source>
        <translation>棋譜を再生(&amp;P)</translation>
    </message>
    <message>
        <source>Show the &amp;other line</source>
        <translation>別の変化を表示(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>対局を続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>コメント(&amp;C)…</translation>
    </message>
    <message>
        <source>D&amp;iagram on paper here</source>
        <translation>印刷時にここへ図を入れる(&amp;I)</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>この変化を本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>Move this line &amp;up</source>
        <translation>この変化を上へ移す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Find in the record…</source>
        <translation>棋譜を検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Cop&amp;y from this move on</source>
        <translation>この手以降をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Paste moves here</source>
        <translation>ここに指し手を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete from this move on</source>
        <translation>この手以降を削除(&amp;D)</translation>
    </message>
    <message>
        <source>U&amp;ndo the change</source>
        <translation>変更を元に戻す(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Redo the change</source>
        <translation>変更をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>指し手を入力(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>検討(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>すぐ指させる(&amp;M)</translation>
    </message>
    <message>
        <source>Ad&amp;journ</source>
        <translation>指しかけにする(&amp;J)</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>引き分けを提案(&amp;D)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Declare the &amp;win</source>
        <translation>勝ちを宣言(&amp;W)</translation>
    </message>
    <message>
        <source>Dec&amp;ide the game…</source>
        <translation>勝敗を裁定(&amp;I)…</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>投了(&amp;G)…</translation>
    </message>
    <message>
        <source>Res&amp;ult</source>
        <translation>結果(&amp;U)</translation>
    </message>
    <message>
        <source>Pause the c&amp;locks</source>
        <translation>対局時計を一時停止(&amp;L)</translation>
    </message>
    <message>
        <source>Pa&amp;use the computers</source>
        <translation>コンピュータを一時停止(&amp;U)</translation>
    </message>
    <message>
        <source>One mo&amp;ve of the computers</source>
        <translation>コンピュータに1手指させる(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>盤を反転(&amp;F)</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>拡大(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoo&amp;m out</source>
        <translation>縮小(&amp;M)</translation>
    </message>
    <message>
        <source>F&amp;it the board</source>
        <translation>盤全体を表示(&amp;I)</translation>
    </message>
    <message>
        <source>Centre the &amp;last move</source>
        <translation>直前の手を中央に表示(&amp;L)</translation>
    </message>
    <message>
        <source>Fin&amp;d a piece</source>
        <translation>駒を探す(&amp;D)</translation>
    </message>
    <message>
        <source>Sho&amp;w threats until the next click</source>
        <translation>次のクリックまで利きを表示(&amp;W)</translation>
    </message>
    <message>
        <source>Board &amp;alone (zen)</source>
        <translation>盤だけを表示（集中表示）(&amp;A)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>エンジン(&amp;E)</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>次のパネルへ(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>レイアウトを初期化(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>キー割り当ての変更(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Tour of ten moves</source>
        <translation>10手の手ほどき(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー一覧(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>この将棋のルール(&amp;R)</translation>
    </message>
    <message>
        <source>All &amp;pieces of this game</source>
        <translation>この将棋の駒の一覧(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;About Mujō</source>
        <translation>Mujōについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Tint the pieces of Gote</source>
        <translation>後手の駒に色を付ける(&amp;T)</translation>
    </message>
    <message>
        <source>Pieces &amp;glide</source>
        <translation>駒を滑らかに動かす(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Promote without asking</source>
        <translation>確認せずに成る(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>効果音(&amp;S)</translation>
    </message>
    <message>
        <source>Draw the lines as a &amp;tree</source>
        <translation>変化を樹形図で表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>指し手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>駒(&amp;P)</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>読み上げ(&amp;K)</translation>
    </message>
    <message>
        <source>Pan&amp;es</source>
        <translation>パネル(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>%1: not in a game between computers. Decide the game, in the menu Move, ends it.</source>
        <translation>%1：コンピュータ同士の対局では使えません。「指し手」メニューの「勝敗を裁定」で終局にできます。</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>盤上：%1</translation>
    </message>
    <message>
        <source>pick, stop, confirm</source>
        <translation>駒を選ぶ、止まる、決定</translation>
    </message>
    <message>
        <source>undo one leg of a move</source>
        <translation>指し手の行程を一つ戻す</translation>
    </message>
    <message>
        <source>move the cursor</source>
        <translation>カーソルを動かす</translation>
    </message>
    <message>
        <source>next and previous target of the picked piece</source>
        <translation>選んだ駒の次・前の行き先へ</translation>
    </message>
    <message>
        <source>other corner of a hook move</source>
        <translation>鉤走りの曲がり角を切り替える</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>じっと（パス）</translation>
    </message>
    <message>
        <source>choose in a list</source>
        <translation>一覧から選ぶ</translation>
    </message>
    <message>
        <source>go to a square</source>
        <translation>マスへ移る</translation>
    </message>
    <message>
        <source>clear the drawings</source>
        <translation>描いた図形を消す</translation>
    </message>
    <message>
        <source>magnify the part under the pointer</source>
        <translation>ポインタの下を拡大する</translation>
    </message>
    <message>
        <source>Click, click  or drag</source>
        <translation>クリック2回、またはドラッグ</translation>
    </message>
    <message>
        <source>move a piece</source>
        <translation>駒を動かす</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+クリック</translation>
    </message>
    <message>
        <source>take and stop, where the move could go on</source>
        <translation>まだ続けられる手で、取って止まる</translation>
    </message>
    <message>
        <source>Esc, right click in a move</source>
        <translation>Esc、指し手の途中で右クリック</translation>
    </message>
    <message>
        <source>Arrows, Ctrl+arrows</source>
        <translation>矢印キー、Ctrl+矢印キー</translation>
    </message>
    <message>
        <source>move the cursor, jump to the next piece</source>
        <translation>カーソルを動かす、次の駒へ跳ぶ</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter、スペース</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>C, P, 1-9</source>
        <translation>C、P、1〜9</translation>
    </message>
    <message>
        <source>other corner of a hook move, pass, choose in a list</source>
        <translation>鉤走りの曲がり角の切り替え、じっと（パス）、一覧からの選択</translation>
    </message>
    <message>
        <source>G and a square</source>
        <translation>Gとマスの名前</translation>
    </message>
    <message>
        <source>Ctrl+wheel, middle drag, Space+drag</source>
        <translation>Ctrl+ホイール、中ボタンでドラッグ、スペース+ドラッグ</translation>
    </message>
    <message>
        <source>zoom, pan</source>
        <translation>拡大・縮小、盤の移動</translation>
    </message>
    <message>
        <source>Right click, Menu key, Shift+F10</source>
        <translation>右クリック、メニューキー、Shift+F10</translation>
    </message>
    <message>
        <source>a menu for the square</source>
        <translation>マスのメニュー</translation>
    </message>
    <message>
        <source>Ctrl+right click, right drag</source>
        <translation>Ctrl+右クリック、右ボタンでドラッグ</translation>
    </message>
    <message>
        <source>%1, held</source>
        <translation>%1を押し続ける</translation>
    </message>
    <message>
        <source>M, held</source>
        <translation>Mを押し続ける</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down, left, right in the moves</source>
        <translation>指し手の一覧でHome、End、Page Up、Page Down、←、→</translation>
    </message>
    <message>
        <source>walk through the moves</source>
        <translation>指し手をたどる</translation>
    </message>
    <message>
        <source>Up, down in the moves</source>
        <translation>指し手の一覧で↑、↓</translation>
    </message>
    <message>
        <source>the other moves that were played from the same position</source>
        <translation>同じ局面から指された別の手へ</translation>
    </message>
    <message>
        <source>Shift+left, Shift+right in the moves</source>
        <translation>指し手の一覧でShift+←、Shift+→</translation>
    </message>
    <message>
        <source>to the nearest move beside which another line begins</source>
        <translation>変化が分かれる最も近い手へ</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>エンジン(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Why is this a mistake?</source>
        <translation>なぜ悪手なのか(&amp;W)</translation>
    </message>
    <message>
        <source>Analyse the wh&amp;ole game…</source>
        <translation>一局を通して検討(&amp;O)…</translation>
    </message>
    <message>
        <source>Tourna&amp;ment…</source>
        <translation>コンピュータ大会(&amp;M)…</translation>
    </message>
    <message>
        <source>Rep&amp;ort a problem…</source>
        <translation>不具合を報告(&amp;O)…</translation>
    </message>
    <message>
        <source>Search for a forced wi&amp;n</source>
        <translation>詰み探索(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>定跡(&amp;O)</translation>
    </message>
    <message>
        <source>Sett&amp;ings</source>
        <translation>設定(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Help on this view</source>
        <translation>この画面のヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;hoice of games</source>
        <translation>将棋の一覧(&amp;H)</translation>
    </message>
    <message>
        <source>Forced win</source>
        <translation>詰み探索</translation>
    </message>
    <message>
        <source>English &amp;names on pieces, letters on smaller ones</source>
        <translation>駒に英語名を表示(&amp;N)（小さい駒には略号）</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>局面・棋譜を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Recently opene&amp;d</source>
        <translation>最近開いたファイル(&amp;D)</translation>
    </message>
    <message>
        <source>back, forward, start and end of the record</source>
        <translation>棋譜を戻る、進む、初めへ、終わりへ</translation>
    </message>
    <message>
        <source>What the &amp;marks mean</source>
        <translation>印の意味(&amp;M)</translation>
    </message>
    <message>
        <source>draw a circle, an arrow; with Shift or Alt in other colours; Delete clears them</source>
        <translation>円や矢印を描く。Shift または Alt で別の色。Delete で消す</translation>
    </message>
</context>
<context>
    <name>mujo::ui::DockTitle</name>
    <message>
        <source>Hide; the View menu brings it back</source>
        <translation>隠す（「表示」メニューで元に戻せます）</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1を隠す</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EditBoard</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>%1, %2 %3, stayed unpromoted</source>
        <comment>a square, a side and its piece</comment>
        <translation>%1、%2の%3、不成</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <comment>a square, a side and its piece</comment>
        <translation>%1、%2の%3</translation>
    </message>
    <message>
        <source>%1, an empty square</source>
        <comment>a square</comment>
        <translation>%1、空きマス</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EndingCard</name>
    <message>
        <source>&amp;Change sides</source>
        <translation>先後を入れ替える(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save &amp;picture</source>
        <translation>画像を保存(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>もう一局(&amp;A)</translation>
    </message>
    <message>
        <source>Step through the moves of this game</source>
        <translation>この対局の指し手をたどります</translation>
    </message>
    <message>
        <source>A new game with the same players and settings</source>
        <translation>同じ対局者と設定で新しい対局を始めます</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>結果：%1</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>検討(&amp;W)</translation>
    </message>
    <message>
        <source>Close (Esc). Move &gt; Result shows the card again.</source>
        <translation>閉じる（Esc）。「指し手」メニューの「結果」で、もう一度表示できます。</translation>
    </message>
    <message>
        <source>A&amp;nother game…</source>
        <translation>別のゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>The choice of games</source>
        <translation>ゲームの選択に移ります</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EndingDesk</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · level %3 against level %4</source>
        <translation>%1 · %2 · レベル%3対レベル%4</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a game and its length</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Step through the moves with the arrow keys here, or from the board with %1 and %2; the analysis marks those that gave something away. Move &gt; Result shows the card again.</source>
        <translation>ここでは矢印キー、盤からは %1 と %2 で指し手をたどれます。検討が、損をした手に印を付けます。「指し手」→「結果」でカードをもう一度表示できます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EndingDialog</name>
    <message>
        <source>Decide the game</source>
        <translation>勝敗の裁定</translation>
    </message>
    <message>
        <source>&amp;End the game so</source>
        <translation>この裁定で終局にする(&amp;E)</translation>
    </message>
    <message>
        <source>What the rules of %1 say</source>
        <translation>%1のルールでは</translation>
    </message>
    <message>
        <source>Impasse: winning with an entered king</source>
        <translation>持将棋：入玉による勝ち</translation>
    </message>
    <message>
        <source>Royals in the zone</source>
        <translation>敵陣の王駒</translation>
    </message>
    <message>
        <source>Other pieces in the zone</source>
        <translation>敵陣のその他の駒</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Not in check</source>
        <translation>王手がかかっていない</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>a condition that is met</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>a condition that is not met</comment>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>王手がかかっている</translation>
    </message>
    <message>
        <source>no check</source>
        <translation>王手なし</translation>
    </message>
    <message>
        <source>%1 &amp;declares the win</source>
        <translation>%1の勝ちを宣言(&amp;D)</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>出典：%1</translation>
    </message>
    <message>
        <source>Where the rules leave it to the players or to an arbiter, the game ends with what they decide. The record says that it was decided so; a comment can tell why.</source>
        <translation>ルールが対局者や審判の判断に任せている場合は、その裁定で終局になります。裁定による終局であることは棋譜に残り、理由はコメントに書けます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EngineBridge</name>
    <message>
        <source>it is no longer in your list of engines</source>
        <translation>エンジンの一覧からなくなっています</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EngineLinesModel</name>
    <message>
        <source>The score as Sente sees it: + is good for Sente</source>
        <translation>先手から見た評価値（＋は先手が有利）</translation>
    </message>
    <message>
        <source>%1: %2, move %3 of line %4</source>
        <translation>%1：%2、読み筋%4の%3手目</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>読み筋%1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>Line of %1: nothing yet</source>
        <translation>%1の読み筋：まだなし</translation>
    </message>
    <message>
        <source>Line of %1: %2</source>
        <comment>a side, a score</comment>
        <translation>%1の読み筋：%2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>a number, a score</comment>
        <translation>読み筋%1：%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EngineLinesView</name>
    <message>
        <source>Lines of the engine, with the scores as Sente sees them</source>
        <translation>エンジンの読み筋と、先手から見た評価値</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EngineList</name>
    <message>
        <source>Your engines are not known: %1.</source>
        <translation>エンジンの一覧を読めません。
%1</translation>
    </message>
    <message>
        <source>Your engines are not known: %1 is damaged at byte %2 (%3).</source>
        <translation>エンジンの一覧を読めません：%1の%2バイト目が壊れています（%3）。</translation>
    </message>
    <message>
        <source>Your engines are not known: %1 is no list of engines.</source>
        <translation>エンジンの一覧を読めません：%1はエンジンの一覧ではありません。</translation>
    </message>
    <message>
        <source>Your engines are not known: %1 was written by a newer version of Mujō.</source>
        <translation>エンジンの一覧を読めません：%1は新しい版のMujōで書かれています。</translation>
    </message>
    <message>
        <source>Your engines are not known: entry %1 of %2 is no engine.</source>
        <translation>エンジンの一覧を読めません：%2の%1番目はエンジンではありません。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>the name of an engine, and a number</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Your engines are not known: entry %1 of %2 has the name of another.</source>
        <translation>エンジンの一覧を読めません：%2の%1番目は、ほかのエンジンと同じ名前です。</translation>
    </message>
    <message>
        <source>another window is changing it</source>
        <translation>別のウィンドウが書き換えているところです</translation>
    </message>
    <message>
        <source>the unreadable file in its place cannot be put aside</source>
        <translation>同じ場所にある読めないファイルを、別の名前に変えられません</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EngineLogDialog</name>
    <message>
        <source>Conversation with %1</source>
        <translation>%1とのやりとり</translation>
    </message>
    <message>
        <source>The last lines since Mujō was started; &gt; is what Mujō says, &lt; what the engine says.</source>
        <translation>Mujōを起動してからの最後の部分です。&gt; はMujō、&lt; はエンジンの発言です。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>やりとり</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>まだ何もありません。</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>すべてコピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EngineOptionsDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>%1の設定</translation>
    </message>
    <message>
        <source>The engine has announced nothing that can be set.</source>
        <translation>このエンジンに設定できる項目はありません。</translation>
    </message>
    <message>
        <source>What the engine has announced. It is told when it is started.</source>
        <translation>エンジンが知らせてきた項目です。起動するときにエンジンに伝えます。</translation>
    </message>
    <message>
        <source>&amp;Engine&apos;s own values</source>
        <translation>エンジンの標準値(&amp;E)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1を選ぶ</translation>
    </message>
    <message>
        <source>Press it whenever the engine is started</source>
        <translation>エンジンを起動するたびに押す</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3.</source>
        <translation>%1には%2から%3までの整数を入力してください。</translation>
    </message>
    <message>
        <source>Seconds for a move</source>
        <translation>1手の秒数</translation>
    </message>
    <message>
        <source>How long it may think about a move in a game without a clock</source>
        <translation>時間制限のない対局で1手に考えてよい時間</translation>
    </message>
    <message>
        <source>&amp;Seconds for a move without a clock:</source>
        <translation>時間制限のない対局での1手の秒数(&amp;S)：</translation>
    </message>
    <message>
        <source>%1 takes a text without tabs.</source>
        <translation>%1にはタブを含まない文字列を入力してください。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EnginePane</name>
    <message>
        <source>&amp;Lines</source>
        <translation>読み筋(&amp;L)</translation>
    </message>
    <message>
        <source>How many lines</source>
        <translation>読み筋の数</translation>
    </message>
    <message>
        <source>Show the first moves of the lines on the board, with their scores</source>
        <translation>読み筋の初手を評価値とともに盤上に表示します</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>ヒントを探しています</translation>
    </message>
    <message>
        <source>%1, the computer, is thinking</source>
        <translation>%1（コンピュータ）が考えています</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>検討中</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>検討済み</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>終局しています</translation>
    </message>
    <message>
        <source>The analysis waits</source>
        <translation>検討は待機中です</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止しました</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深さ%1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1ノード</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>毎秒%1ノード</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>The engine rests</source>
        <translation>エンジンは休止中です</translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation>検討するエンジン</translation>
    </message>
    <message>
        <source>Arr&amp;ows</source>
        <translation>矢印(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Search on</source>
        <translation>さらに探索(&amp;S)</translation>
    </message>
    <message>
        <source>Looks for a forced win again, among more positions</source>
        <translation>調べる局面を増やして、もう一度、必勝の手順を探します</translation>
    </message>
    <message>
        <source>%1 (%2) looks at the position on the board, %3 (%4) for a win by force. Scores are as Sente sees them.</source>
        <translation>%1（%2）で盤上の局面を調べ、%3（%4）で必勝の手順を探します。評価値は先手から見たものです。</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1局面</translation>
    </message>
    <message>
        <source>%1, the computer, expects this</source>
        <translation>%1（コンピュータ）の読み</translation>
    </message>
    <message>
        <source>&amp;Put this line into the record</source>
        <translation>この手順を棋譜に加える(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy this line</source>
        <translation>この手順をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>One line</source>
        <translation>読み筋は一つ</translation>
    </message>
    <message>
        <source>%1 tells its best line only.</source>
        <translation>%1が伝えるのは最善の読み筋だけです。</translation>
    </message>
    <message>
        <source>%1, the computer, has moved and looked no further</source>
        <translation>コンピュータの%1が指しました。先は読んでいません</translation>
    </message>
</context>
<context>
    <name>mujo::ui::EnginesDialog</name>
    <message>
        <source>CECP, the protocol of XBoard</source>
        <translation>CECP（XBoardの方式）</translation>
    </message>
    <message>
        <source>USI, the Universal Shogi Interface</source>
        <translation>USI（将棋エンジンの共通方式）</translation>
    </message>
    <message>
        <source>UCI, the Universal Chess Interface</source>
        <translation>UCI（チェスエンジンの共通方式）</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>試す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Options…</source>
        <translation>設定(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>ログ(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>外す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Other programs that play against you or look at positions. Their moves are judged by the rules here; they run with your rights, so add only what you trust.</source>
        <translation>あなたと対局したり、局面を検討したりするほかのプログラムです。その手はここのルールで判定されます。あなたの権限で動くので、信頼できるものだけを加えてください。</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Co&amp;mmand:</source>
        <translation>コマンド(&amp;M)：</translation>
    </message>
    <message>
        <source>Command of a new engine</source>
        <translation>新しいエンジンのコマンド</translation>
    </message>
    <message>
        <source>hachu, or ssh HOST mujo-engine</source>
        <translation>hachu、または ssh HOST mujo-engine</translation>
    </message>
    <message>
        <source>Choose the file of a program</source>
        <translation>プログラムのファイルを選ぶ</translation>
    </message>
    <message>
        <source>About the engine</source>
        <translation>エンジンについて</translation>
    </message>
    <message>
        <source>No engine yet. Type or choose a command above and add it.</source>
        <translation>まだエンジンがありません。上でコマンドを入力するか選んで、追加してください。</translation>
    </message>
    <message>
        <source>Calls itself %1</source>
        <translation>名前：%1</translation>
    </message>
    <message>
        <source>Calls itself %1, by %2</source>
        <translation>名前：%1、作者：%2</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>コマンド：%1</translation>
    </message>
    <message>
        <source>Protocol: %1</source>
        <translation>方式：%1</translation>
    </message>
    <message>
        <source>Can look at positions for you</source>
        <translation>局面を検討できます</translation>
    </message>
    <message>
        <source>Cannot look at positions for you</source>
        <translation>局面の検討はできません</translation>
    </message>
    <message>
        <source>Answered in %1 s</source>
        <translation>%1秒で応答</translation>
    </message>
    <message>
        <source>Plays none of the games here</source>
        <translation>ここにある将棋は指せません</translation>
    </message>
    <message>
        <source>Plays %1</source>
        <translation>指せる将棋：%1</translation>
    </message>
    <message>
        <source>Your engines cannot be kept: %1.</source>
        <translation>エンジンの一覧を保存できません。
%1</translation>
    </message>
    <message>
        <source>The file of an engine</source>
        <translation>エンジンのファイル</translation>
    </message>
    <message>
        <source>Asking &quot;%1&quot; what it is…</source>
        <translation>「%1」に問い合わせています…</translation>
    </message>
    <message>
        <source>Asking %1 what it is…</source>
        <translation>%1に問い合わせています…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>%1 is in your list.</source>
        <translation>%1を一覧に加えました。</translation>
    </message>
    <message>
        <source>%1 has answered.</source>
        <translation>%1から応答がありました。</translation>
    </message>
    <message>
        <source>This is no engine that can be used: %1.</source>
        <translation>使えるエンジンではありません。
%1</translation>
    </message>
    <message>
        <source>%1 is no longer in your list.</source>
        <translation>%1を一覧から外しました。</translation>
    </message>
    <message>
        <source>The list that could not be read is kept as %1.</source>
        <translation>読めなかった一覧は%1として残してあります。</translation>
    </message>
    <message>
        <source>%1 does not answer as an engine: %2.</source>
        <translation>%1からエンジンとしての応答がありません。
%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::FallenView</name>
    <message>
        <source>Pieces that Gote has lost</source>
        <translation>後手が取られた駒</translation>
    </message>
    <message>
        <source>Pieces that Sente has lost</source>
        <translation>先手が取られた駒</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many pieces of a kind, its name</comment>
        <translation>%2%1枚</translation>
    </message>
</context>
<context>
    <name>mujo::ui::FileComplaint</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1に書き込めません。
%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::FileIntake</name>
    <message>
        <source>Opening %1</source>
        <translation>%1を開いています</translation>
    </message>
    <message>
        <source>The file takes a while to read and to check.</source>
        <translation>ファイルの読み込みと確認に少し時間がかかります。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1を読み込めません。
%2</translation>
    </message>
    <message>
        <source>One file is opened at a time</source>
        <translation>一度に開けるファイルは一つです</translation>
    </message>
    <message>
        <source>Not opened: %1.</source>
        <translation>開かなかったファイル：%1。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>mujo::ui::FileWords</name>
    <message>
        <source>The last moves of the game could not be saved.</source>
        <translation>最後の数手を保存できませんでした。</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>%1への変更を保存しますか？</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Leave the file as it is</source>
        <translation>ファイルはそのままにする(&amp;L)</translation>
    </message>
    <message>
        <source>It would be without:</source>
        <translation>次の内容が失われます：</translation>
    </message>
    <message>
        <source>%1 has no room for all of the game.</source>
        <translation>%1には対局のすべてを保存できません。</translation>
    </message>
    <message>
        <source>&amp;Write it</source>
        <translation>このまま書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>What was asked for could not be opened.</source>
        <translation>指定されたものを開けませんでした。</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1を開けませんでした。</translation>
    </message>
    <message>
        <source>Open a game or a variant</source>
        <translation>対局または将棋の種類を開く</translation>
    </message>
    <message>
        <source>Games and variants (%1)</source>
        <translation>対局と将棋の種類 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>対局を保存</translation>
    </message>
</context>
<context>
    <name>mujo::ui::FindBar</name>
    <message>
        <source>Find a piece: name, reading, kanji, letters</source>
        <translation>駒を探す：名前、読み、漢字、略号</translation>
    </message>
    <message>
        <source>Find a piece</source>
        <translation>駒を探す</translation>
    </message>
    <message>
        <source>Previous piece (Shift+Enter)</source>
        <translation>前の駒（Shift+Enter）</translation>
    </message>
    <message>
        <source>Next piece (Enter)</source>
        <translation>次の駒（Enter）</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>検索を閉じる（Esc）</translation>
    </message>
    <message>
        <source>No such piece stands on the board.</source>
        <translation>その駒は盤上にありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s); Enter goes there</source>
        <translation>
            <numerusform>%n枚（Enterで移動）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3 %4 on %5</source>
        <translation>%1／%2：%5、%3の%4</translation>
    </message>
</context>
<context>
    <name>mujo::ui::FittingDialog</name>
    <message>
        <source>&amp;Keep editing</source>
        <translation>編集を続ける(&amp;K)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::FormatWords</name>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Moves for USI programs</source>
        <translation>USI対応ソフト用の指し手</translation>
    </message>
    <message>
        <source>Games as TSFEN1 and TM1</source>
        <translation>対局（TSFEN1・TM1形式）</translation>
    </message>
    <message>
        <source>Games for ChuShogiLite</source>
        <translation>ChuShogiLite用の対局</translation>
    </message>
    <message>
        <source>Games as KIF</source>
        <translation>対局（KIF形式）</translation>
    </message>
    <message>
        <source>Games as KIF in Shift-JIS</source>
        <translation>対局（KIF形式、Shift-JIS）</translation>
    </message>
    <message>
        <source>Games for CSA programs</source>
        <translation>CSA対応ソフト用の対局</translation>
    </message>
    <message>
        <source>Games for XBoard</source>
        <translation>XBoard用の対局</translation>
    </message>
    <message>
        <source>Games as text</source>
        <translation>対局（テキスト）</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>the other lines</source>
        <translation>本譜以外の変化</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <translation>終局の結果</translation>
    </message>
    <message>
        <source>the comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>the marks of moves</source>
        <translation>指し手に付けた記号</translation>
    </message>
    <message>
        <source>the drawings</source>
        <translation>盤に描いた印と矢印</translation>
    </message>
    <message>
        <source>where diagrams are printed</source>
        <translation>印刷する図の位置</translation>
    </message>
    <message>
        <source>the scores that the computer has given</source>
        <translation>コンピュータの評価値</translation>
    </message>
    <message>
        <source>the names of the players</source>
        <translation>対局者名</translation>
    </message>
    <message>
        <source>which sides the computer plays</source>
        <translation>コンピュータが受け持つ側</translation>
    </message>
    <message>
        <source>the event and the place</source>
        <translation>棋戦と対局場所</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>the name of the handicap</source>
        <translation>駒落ちの手合割</translation>
    </message>
    <message>
        <source>the clocks</source>
        <translation>持ち時間の設定</translation>
    </message>
    <message>
        <source>the times of the moves</source>
        <translation>各手の消費時間</translation>
    </message>
    <message>
        <source>the fractions of seconds in the times of the moves</source>
        <translation>各手の消費時間の1秒未満の端数</translation>
    </message>
    <message>
        <source>the settings of the game</source>
        <translation>対局の設定</translation>
    </message>
    <message>
        <source>the line and the position shown</source>
        <translation>表示中の変化と局面</translation>
    </message>
    <message>
        <source>the rules of this game of your own</source>
        <translation>自作の将棋のルール</translation>
    </message>
    <message>
        <source>characters that Shift-JIS has no room for</source>
        <translation>Shift-JISで表せない文字</translation>
    </message>
    <message>
        <source>the reading of the rules</source>
        <translation>ルールの解釈</translation>
    </message>
    <message>
        <source>what another program has put into its file</source>
        <translation>他のソフトがファイルに書き加えた内容</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Furigoma</name>
    <message>
        <source>%1 of five pieces show their promoted face</source>
        <translation>5枚のうち%1枚が成りの面</translation>
    </message>
    <message>
        <source>Five pieces to toss</source>
        <translation>振り駒に使う5枚の駒</translation>
    </message>
</context>
<context>
    <name>mujo::ui::GameAnalysisDialog</name>
    <message>
        <source>Analyse the whole game</source>
        <translation>一局を通して検討</translation>
    </message>
    <message>
        <source>Mujō looks at each position of the line on the board, from the end to the start, and marks the moves that gave something away. You can cancel it and go on later.</source>
        <translation>盤に出ている手順の局面を、最終手から初手へさかのぼって調べ、損をした手に印を付けます。途中で中止して、あとで続けられます。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: about %n second(s)</source>
        <translation>
            <numerusform>%1：約%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: about %n minute(s)</source>
        <translation>
            <numerusform>%1：約%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Time for each position</source>
        <translation>1局面の時間</translation>
    </message>
    <message>
        <source>Each position has already been analysed for this long.</source>
        <translation>どの局面もすでにこの時間だけ検討されています。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::GameFiles</name>
    <message>
        <source>The game is kept safe again.</source>
        <translation>対局は再び自動保存されています。</translation>
    </message>
    <message>
        <source>The game is not kept safe</source>
        <translation>対局が自動保存されていません</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>このまま続ける(&amp;P)</translation>
    </message>
    <message>
        <source>Step through its moves or try others; it is not changed by that.</source>
        <translation>指し手をたどったり、別の手を試したりできます。それで元の対局が変わることはありません。</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>対局を続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keep the rules</source>
        <translation>ルールを手元に残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Only look</source>
        <translation>見るだけ(&amp;O)</translation>
    </message>
    <message>
        <source>A saved game</source>
        <translation>保存された対局</translation>
    </message>
    <message>
        <source>%1 is not among your games; its rules came with the file.</source>
        <translation>%1は手元の将棋の種類にありません。ルールはファイルに含まれていたものです。</translation>
    </message>
    <message>
        <source>It has rules of its own, other than those of your %1.</source>
        <translation>手元の%1とは異なる、独自のルールの対局です。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could be read.</source>
        <translation>
            <numerusform>%n手まで読み込めました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1は壊れています</translation>
    </message>
    <message>
        <source>The file stays as it is; &quot;Save&quot; asks for another name.</source>
        <translation>元のファイルはそのまま残ります。「保存」では別の名前を付けます。</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>閉じる(&amp;D)</translation>
    </message>
    <message>
        <source>%1 is not written: a file of this kind has no room for games of %2.</source>
        <translation>%1に書き込みませんでした。この種類のファイルには%2の対局を保存できません。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <source>The game is written to %1.</source>
        <translation>対局を%1に書き出しました。</translation>
    </message>
    <message>
        <source>The position is saved as %1, without the moves of the game.</source>
        <translation>局面を%1に保存しました。指し手は含まれません。</translation>
    </message>
    <message>
        <source>Your game of %1 is kept.</source>
        <translation>%1の対局は保存されています。</translation>
    </message>
    <message>
        <source>&amp;Back to that game</source>
        <translation>その対局に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>対局を続けます</translation>
    </message>
    <message>
        <source>Sav&amp;e as…</source>
        <translation>名前を付けて保存(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Stay here</source>
        <translation>このままにする(&amp;S)</translation>
    </message>
    <message>
        <source>That game is over: it stands in the library again.</source>
        <translation>終局した対局なので、ライブラリに戻しました。</translation>
    </message>
    <message>
        <source>%1 is not written: a page of the game is made by “Export as a web page”, a PDF by “Print the game”, both in the Game menu.</source>
        <translation>%1には書き込みません。対局のページは「対局」メニューの「ウェブページとして書き出す」、PDFは「対局を印刷」で作ります。</translation>
    </message>
    <message>
        <source>%1 could not be opened</source>
        <translation>%1を開けませんでした</translation>
    </message>
    <message>
        <source>The program tries again with each change, and asks before the window closes or another game begins.</source>
        <translation>変更のたびに保存をやり直します。保存できないうちは、ウィンドウを閉じたり別の対局を始めたりする前に確認します。</translation>
    </message>
    <message>
        <source>&amp;Go on and lose them</source>
        <translation>保存せずに進む(&amp;G)</translation>
    </message>
    <message>
        <source>The game in the clipboard cannot be read</source>
        <translation>クリップボードの棋譜を読めません</translation>
    </message>
    <message>
        <source>An earlier position is shown</source>
        <translation>途中の局面を表示しています</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>最後へ(&amp;E)</translation>
    </message>
    <message>
        <source>the game in the clipboard</source>
        <translation>クリップボードの棋譜</translation>
    </message>
    <message>
        <source>The game stays among the unfinished ones in any case.</source>
        <translation>どちらの場合も、対局は指しかけの対局に残ります。</translation>
    </message>
    <message>
        <source>If not, the changed game is kept in the library, and the file stays as it was.</source>
        <translation>保存しない場合、変更した対局はライブラリに残り、ファイルは元のままです。</translation>
    </message>
    <message>
        <source>Your next move goes on with it. Moves that are tried at earlier positions do not change it.</source>
        <translation>次に指すと対局が続きます。前の局面で試した手では棋譜は変わりません。</translation>
    </message>
    <message>
        <source>Moves were taken back to it, or you had stepped back; the later moves are in the record.</source>
        <translation>ここまで待ったをしたか、前の局面に戻っていました。この後の手は棋譜に残っています。</translation>
    </message>
    <message>
        <source>The pasted position is a game of its own</source>
        <translation>貼り付けた局面は別の対局です</translation>
    </message>
</context>
<context>
    <name>mujo::ui::GameFlow</name>
    <message>
        <source>The text is no position of %1:</source>
        <translation>このテキストは%1の局面ではありません：</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか%1件</translation>
    </message>
    <message>
        <source>The draw is declined</source>
        <translation>引き分けは断られました</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>対局は続きます。</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>閉じる(&amp;D)</translation>
    </message>
    <message>
        <source>Looking for a good move.</source>
        <translation>良い手を探しています。</translation>
    </message>
    <message>
        <source>The position is in the clipboard.</source>
        <translation>局面をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The game is adjourned</source>
        <translation>対局を指しかけにしました</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>対局を続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Only look</source>
        <translation>見るだけ(&amp;O)</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>投了しますか？</translation>
    </message>
    <message>
        <source>You lose the game by resigning.</source>
        <translation>投了すると負けになります。</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>指し続ける(&amp;P)</translation>
    </message>
    <message>
        <source>A position text without the name of its game, such as [id] before it, needs a game on the board.</source>
        <translation>将棋の種類の名前（先頭の [id] など）がない局面のテキストは、盤上に対局があるときだけ使えます。</translation>
    </message>
    <message>
        <source>A new line begins here; the moves taken back are kept as another line.</source>
        <translation>ここから新しい変化が始まります。戻した手は別の変化として残ります。</translation>
    </message>
    <message>
        <source>A new line begins here</source>
        <translation>ここから新しい変化が始まります</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>受け入れる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>断る(&amp;D)</translation>
    </message>
    <message>
        <source>Go &amp;on here</source>
        <translation>ここから続ける(&amp;O)</translation>
    </message>
    <message>
        <source>%1 makes no move</source>
        <translation>%1の着手がありません</translation>
    </message>
    <message>
        <source>&amp;Ask again</source>
        <translation>もう一度考えさせる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Level %1 plays on</source>
        <translation>レベル%1が指し継ぐ(&amp;L)</translation>
    </message>
    <message>
        <source>A &amp;person plays on</source>
        <translation>人が指し継ぐ(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;sign</source>
        <translation>投了(&amp;S)</translation>
    </message>
    <message>
        <source>The computer offers a draw</source>
        <translation>コンピュータが引き分けを提案しています</translation>
    </message>
    <message>
        <source>The game goes on if you decline.</source>
        <translation>断れば対局は続きます。</translation>
    </message>
    <message>
        <source>Its clocks stand still. It is kept, and goes on when you want it to.</source>
        <translation>時計は止まっています。対局は保存され、いつでも続けられます。</translation>
    </message>
    <message>
        <source>It is kept, and goes on when you want it to.</source>
        <translation>対局は保存され、いつでも続けられます。</translation>
    </message>
    <message>
        <source>Offer a draw?</source>
        <translation>引き分けを提案しますか？</translation>
    </message>
    <message>
        <source>The game ends drawn if the computer accepts.</source>
        <translation>コンピュータが受け入れると、引き分けで終わります。</translation>
    </message>
    <message>
        <source>&amp;Offer</source>
        <translation>提案する(&amp;O)</translation>
    </message>
    <message>
        <source>The game on the board, %1 at move %2, stays in its file.</source>
        <translation>盤上の対局（%1、%2手目）は、元のファイルに残ります。</translation>
    </message>
    <message>
        <source>A line beside the game: the moves of both sides can be tried, and nobody answers.</source>
        <translation>対局のわきの手順です。両方の手を試せ、応手はありません。</translation>
    </message>
    <message>
        <source>A line beside the game</source>
        <translation>対局のわきの手順</translation>
    </message>
    <message>
        <source>The moves of both sides can be tried, and nobody answers.</source>
        <translation>両方の手を試せ、応手はありません。</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>対局に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>%1 resigns?</source>
        <translation>%1が投了しますか？</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1の勝ちになります。</translation>
    </message>
    <message>
        <source>The game goes on in this line</source>
        <translation>対局はこの手順で続きます</translation>
    </message>
    <message>
        <source>How it went on before is kept as another line.</source>
        <translation>それまでの手順は変化として残ります。</translation>
    </message>
    <message>
        <source>The position of the text is on the board.</source>
        <translation>貼り付けた局面を盤に並べました。</translation>
    </message>
    <message>
        <source>%1 An illegal move loses this game; this one counts when you try it again.</source>
        <comment>a sentence that says what is illegal</comment>
        <translation>%1&#x3000;この対局では反則は負けです。もう一度同じ手を試みると、反則負けになります。</translation>
    </message>
    <message>
        <source>&amp;Back to the end of that line</source>
        <translation>その手順の最後に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>The moves that followed are kept as another line.</source>
        <translation>その後の手は別の手順として残ります。</translation>
    </message>
    <message>
        <source>&amp;Here</source>
        <translation>ここで(&amp;H)</translation>
    </message>
    <message>
        <source>Where does the game end?</source>
        <translation>どこで終局しますか。</translation>
    </message>
    <message>
        <source>After %1, the last move, or here, without %2 and what follows.</source>
        <comment>two moves</comment>
        <translation>最後の手 %1 の後か、ここ（%2 以降の手を除く）か。</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最後の手(&amp;L)</translation>
    </message>
    <message>
        <source>%1 resigns after %2, the last move, or here, without %3 and what follows.</source>
        <comment>a player, two moves</comment>
        <translation>%1の投了は、最後の手 %2 の後か、ここ（%3 以降の手を除く）です。</translation>
    </message>
    <message>
        <source>After %1, the last move, %2 resigns. Here, without %3 and what follows, it is %4.</source>
        <comment>a move, a player, a move, the other player</comment>
        <translation>最後の手 %1 の後なら%2の投了、ここ（%3 以降の手を除く）なら%4の投了です。</translation>
    </message>
    <message>
        <source>Resign after the &amp;last move</source>
        <translation>最後の手の後で投了(&amp;L)</translation>
    </message>
    <message>
        <source>Resign &amp;here</source>
        <translation>ここで投了(&amp;H)</translation>
    </message>
    <message>
        <source>The computer still plays both sides.</source>
        <translation>両方の手番はこれまでどおりコンピューターが指します。</translation>
    </message>
    <message>
        <source>The computer still plays %1.</source>
        <comment>a side</comment>
        <translation>%1はこれまでどおりコンピューターが指します。</translation>
    </message>
    <message>
        <source>The game on the board, %1 at move %2, is kept: you will find it in the choice of games, under the unfinished games.</source>
        <translation>盤上の対局（%1、%2手目）は保存されています。「将棋の一覧」の「指しかけの対局」にあります。</translation>
    </message>
    <message>
        <source>The offer of a draw has lapsed: a move was made instead of an answer.</source>
        <translation>引き分けの提案は流れました。返答の代わりに指し手が指されたためです。</translation>
    </message>
    <message>
        <source>What was pasted is neither a position, nor a game that can be read, nor does it begin with a move that is possible from the position on the board. A position has its ranks from top to bottom with / between them; Copy position writes one.</source>
        <translation>貼り付けたものは、読める局面でも棋譜でもなく、盤上の局面から指せる手で始まってもいません。局面は上の段から順に / で区切って書きます（「局面をコピー」で作れます）。</translation>
    </message>
    <message>
        <source>Moves cannot be added while a game against the computer goes on</source>
        <translation>コンピュータとの対局中は指し手を加えられません</translation>
    </message>
    <message>
        <source>Adjourn it first, or go back to an earlier move, and they are pasted as a line.</source>
        <translation>先に中断するか、前の手に戻ると、変化として貼り付けられます。</translation>
    </message>
    <message>
        <source>&amp;Open them as a game of their own</source>
        <translation>別の対局として開く(&amp;O)</translation>
    </message>
    <message>
        <source>A draw by agreement?</source>
        <translation>合意による引き分けにしますか？</translation>
    </message>
    <message>
        <source>%1 and %2 both have to agree.</source>
        <comment>two players</comment>
        <translation>%1と%2の双方の合意が必要です。</translation>
    </message>
    <message>
        <source>Both &amp;agree</source>
        <translation>双方合意(&amp;A)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::GameInfoDialog</name>
    <message>
        <source>Game information</source>
        <translation>対局情報</translation>
    </message>
    <message>
        <source>&amp;Sente:</source>
        <translation>先手(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Gote:</source>
        <translation>後手(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>棋戦(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Place:</source>
        <translation>場所(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>日付(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>手合割(&amp;H)：</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>将棋の種類：</translation>
    </message>
    <message>
        <source>Clocks:</source>
        <translation>持ち時間：</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>手数：</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>結果：</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>none</source>
        <translation>平手（駒落ちなし）</translation>
    </message>
</context>
<context>
    <name>mujo::ui::GameLock</name>
    <message>
        <source>%1 is not an ordinary file</source>
        <translation>%1は通常のファイルではありません</translation>
    </message>
    <message>
        <source>%1 cannot be written; the permission is missing</source>
        <translation>%1に書き込めません（権限がありません）</translation>
    </message>
    <message>
        <source>%1 cannot be written; the disk may be full</source>
        <translation>%1に書き込めません（ディスクの空きがない可能性があります）</translation>
    </message>
</context>
<context>
    <name>mujo::ui::GameNameDialog</name>
    <message>
        <source>Name of the game</source>
        <translation>対局の名前</translation>
    </message>
    <message>
        <source>Name of this game of %1; empty for none:</source>
        <translation>この%1の対局の名前（空欄なら名前なし）：</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::GamePage</name>
    <message>
        <source>Start position</source>
        <translation>初期局面</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>盤を反転</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
</context>
<context>
    <name>mujo::ui::GamePane</name>
    <message>
        <source>The moves are listed here as they are played.</source>
        <translation>指した手がここに並びます。</translation>
    </message>
    <message>
        <source>Steps through the record</source>
        <translation>棋譜をたどるボタン</translation>
    </message>
    <message>
        <source>Commands of the game</source>
        <translation>対局のコマンド</translation>
    </message>
</context>
<context>
    <name>mujo::ui::GameSession</name>
    <message>
        <source>The move chosen in advance is no longer possible.</source>
        <translation>先行入力した手は指せなくなりました。</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>待ったできる自分の手がありません。</translation>
    </message>
    <message>
        <source>There is no move to make again.</source>
        <translation>やり直せる手がありません。</translation>
    </message>
    <message>
        <source>No hint was found.</source>
        <translation>ヒントは見つかりませんでした。</translation>
    </message>
    <message>
        <source>There is only one line of moves in this game.</source>
        <translation>この対局には本譜しかありません。</translation>
    </message>
    <message>
        <source>That line was deleted.</source>
        <translation>その変化は削除されています。</translation>
    </message>
    <message>
        <source>A comment has room for %1 bytes; the rest of this one was cut off.</source>
        <translation>コメントは%1バイトまでです。残りは切り捨てました。</translation>
    </message>
    <message>
        <source>Taken back. The moves stay in the record; another move begins a line beside them.</source>
        <translation>待ったをしました。指した手は棋譜に残り、別の手を指すと変化になります。</translation>
    </message>
    <message>
        <source>Taken back, and the game waits: “Continue” goes on from here.</source>
        <translation>待ったをして、対局を止めました。「続ける」でここから再開します。</translation>
    </message>
    <message>
        <source>The end is taken back, and the game goes on. “Redo” ends it again.</source>
        <translation>終局を取り消したので、対局は続きます。「待ったを取り消す」で元の終局に戻せます。</translation>
    </message>
    <message>
        <source>The game is not over any more. “Undo the change” brings its end back.</source>
        <translation>対局は終わっていないことになりました。「変更を元に戻す」で終局に戻せます。</translation>
    </message>
    <message>
        <source>The game is not over any more. “Redo the change” brings its end back.</source>
        <translation>対局は終わっていないことになりました。「変更をやり直す」で終局に戻せます。</translation>
    </message>
    <message>
        <source>Until then the clocks stand still.</source>
        <translation>それまで時計は止まっています。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::GameStore</name>
    <message>
        <source>computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>%1, %2 - %3, %4</source>
        <translation>%1, %2 - %3, %4</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file</source>
        <translation>%1は通常のファイルではありません</translation>
    </message>
    <message>
        <source>The game was not saved to %1: other windows cannot be kept from that file: %2.</source>
        <translation>対局を%1に保存できませんでした。このファイルを他のウィンドウから保護できません。
%2</translation>
    </message>
    <message>
        <source>This game is open in another window. It can go on only there, until it is left there.</source>
        <translation>この対局は別のウィンドウで開かれています。そのウィンドウで閉じるまで、ここでは続けられません。</translation>
    </message>
    <message>
        <source>The game cannot be kept safe: %1 cannot be made.</source>
        <translation>対局を自動保存できません。%1を作れません。</translation>
    </message>
    <message>
        <source>The game cannot be kept: %1 cannot be made.</source>
        <translation>対局を保存できません。%1を作れません。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダ%1を作れません。</translation>
    </message>
    <message>
        <source>%1 cannot be moved to %2: %3.</source>
        <translation>%1を%2に移せません。
%3</translation>
    </message>
    <message>
        <source>The game cannot be discarded: %1.</source>
        <translation>対局を破棄できません。
%1</translation>
    </message>
    <message>
        <source>The file of the game is damaged: %1
The game goes on as a copy with the moves that could be read, and the file stays as it is.</source>
        <translation>対局のファイルが壊れています：%1
読み込めた手までの写しで対局を続けます。元のファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>The game goes on as a copy, and its old file stays as it is, because other windows cannot be kept from that file: %1.</source>
        <translation>対局を写しで続けます。元のファイルはそのまま残ります。そのファイルを他のウィンドウから保護できないためです：%1。</translation>
    </message>
    <message>
        <source>The game was not saved to %1: %2.</source>
        <translation>対局を%1に保存できませんでした。
%2</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>コンピュータ、レベル%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Glossary</name>
    <message>
        <source>Sente</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Gote</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Royal</source>
        <translation>王駒</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>王手</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>Promotion zone</source>
        <translation>敵陣</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>駒打ち</translation>
    </message>
    <message>
        <source>Lion move</source>
        <translation>獅子の動き</translation>
    </message>
    <message>
        <source>Igui</source>
        <translation>居食い</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>じっと（パス）</translation>
    </message>
    <message>
        <source>Hook move</source>
        <translation>鉤走り</translation>
    </message>
    <message>
        <source>Area move</source>
        <translation>踊り</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>跳び</translation>
    </message>
    <message>
        <source>Range capture</source>
        <translation>飛び越え取り</translation>
    </message>
    <message>
        <source>Burning</source>
        <translation>焼き</translation>
    </message>
    <message>
        <source>Contagion</source>
        <translation>伝染</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>Furigoma</source>
        <translation>振り駒</translation>
    </message>
    <message>
        <source>Orthogonal</source>
        <translation>縦横</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>歩み</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>走り</translation>
    </message>
    <message>
        <source>Leg</source>
        <translation>行程</translation>
    </message>
    <message>
        <source>Tokin</source>
        <translation>と金</translation>
    </message>
    <message>
        <source>Lion trade</source>
        <translation>獅子の取り合い</translation>
    </message>
    <message>
        <source>Impasse</source>
        <translation>持将棋</translation>
    </message>
    <message>
        <source>Perpetual check</source>
        <translation>連続王手の千日手</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>ルールの解釈</translation>
    </message>
    <message>
        <source>Byoyomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Canadian time</source>
        <translation>カナダ式</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Piece in danger</source>
        <translation>取られそうな駒</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>手順（変化）</translation>
    </message>
    <message>
        <source>XBetza notation</source>
        <translation>XBetza記法</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>駒落ち</translation>
    </message>
    <message>
        <source>The last royal of a side is attacked and could be taken with the next move.</source>
        <translation>最後の王駒に相手の利きがあり、次の手で取られうる状態です。</translation>
    </message>
    <message>
        <source>Check from which no move escapes: the last royal is lost.</source>
        <translation>どう指しても王手から逃れられず、最後の王駒を失う状態です。</translation>
    </message>
    <message>
        <source>A piece turns over and moves in another way from then on. Its new name is red.</source>
        <translation>駒が裏返り、以後は別の動きになります。新しい名前は赤で示します。</translation>
    </message>
    <message>
        <source>The captured pieces that a player keeps beside the board, to drop them later.</source>
        <translation>取った駒を盤の脇に置いておくものです。後で盤に打てます。</translation>
    </message>
    <message>
        <source>Putting a captured piece back on an empty square, as one&apos;s own. A drop is the whole move of that turn.</source>
        <translation>取った駒を自分の駒として空きマスに置くことです。打つとその手番は終わります。</translation>
    </message>
    <message>
        <source>Two steps of a king in one turn, in any directions. It can take two pieces, or jump to any square two away.</source>
        <translation>1手で玉将の歩みを2回、どの方向にも続けられる動きです。2枚の駒を取ることも、2マス先のどこへでも跳ぶこともできます。</translation>
    </message>
    <message>
        <source>Taking a neighbour without moving: the piece steps there, takes, and steps back.</source>
        <translation>動かずに隣の駒を取ることです。そのマスへ歩んで取り、元のマスに戻ります。</translation>
    </message>
    <message>
        <source>Skipping a turn with a piece that may step out and back to where it was.</source>
        <translation>一歩出て元のマスに戻れる駒で、手番を見送ることです。</translation>
    </message>
    <message>
        <source>A slide that may turn one corner of a right angle, all in one turn.</source>
        <translation>1手のうちに1回だけ直角に曲がれる走りです。</translation>
    </message>
    <message>
        <source>Several steps in any directions over empty squares; the first capture ends it.</source>
        <translation>空きマスの上を、どの方向へでも続けて何歩も歩む動きです。駒を取った時点で終わります。</translation>
    </message>
    <message>
        <source>Going over a piece that is in the way, without taking it.</source>
        <translation>途中の駒を取らずに越えて進むことです。</translation>
    </message>
    <message>
        <source>Passing along a line and taking every piece on it, friend and enemy alike, as far as their rank lets it.</source>
        <translation>直線に沿って進み、その途中の駒を、敵味方の区別なくすべて取る動きです。どこまで取れるかは、駒の格で決まります。</translation>
    </message>
    <message>
        <source>A piece that burns takes enemies beside the square on which it ends, in addition to its move.</source>
        <translation>焼く駒は、動きで取る駒に加えて、移動先の周りの敵の駒を取ります。</translation>
    </message>
    <message>
        <source>A piece that takes a contagious one turns into the promoted form of the piece that it has taken, whatever it was before.</source>
        <translation>伝染する駒を取った駒は、元が何であれ、取られた駒の成った姿に変わります。</translation>
    </message>
    <message>
        <source>A royal that is the last piece of its side. In several games this loses.</source>
        <translation>王駒が自分の側の最後の1枚になった状態です。これで負けになる将棋もいくつかあります。</translation>
    </message>
    <message>
        <source>The same position, with the same player to move, once more. Each game has its own rule for it.</source>
        <translation>同じ局面が、同じ手番で再び現れることです。扱いは将棋の種類ごとに異なります。</translation>
    </message>
    <message>
        <source>The toss that decides who is Sente: five pieces are thrown like coins.</source>
        <translation>先手を決める方法です。5枚の駒を、硬貨のように振って投げます。</translation>
    </message>
    <message>
        <source>Straight forward, straight back, or straight to one side, and not diagonally.</source>
        <translation>真っすぐ前、真っすぐ後ろ、真横への方向です。斜めは含みません。</translation>
    </message>
    <message>
        <source>A move to a neighbouring square.</source>
        <translation>隣のマスへの動きです。</translation>
    </message>
    <message>
        <source>A move along a line, over any number of empty squares or up to the number that is given. When it takes a piece, it stops on the square of that piece.</source>
        <translation>空きマスを越えて直線上を進む動きです。何マスでも、あるいは示された数まで進めます。駒を取ると、その駒のマスで止まります。</translation>
    </message>
    <message>
        <source>A part of a move that can go on: the first of the two steps of a lion, or a hook move up to its corner.</source>
        <translation>続きのある手の一区切りです。獅子の2歩のうちの1歩目や、鉤走りの曲がり角までなどです。</translation>
    </message>
    <message>
        <source>A lion taken for a lion. Some games forbid most of these trades, so that the lions stay on the board.</source>
        <translation>獅子と獅子を取り合うことです。獅子を盤上に残すために、この取り合いの多くを禁じる将棋があります。</translation>
    </message>
    <message>
        <source>Both kings are safe in the camp of the other side and neither can be mated. Some games let a player declare a win then, by counting pieces.</source>
        <translation>双方の玉が相手の陣に入り、どちらも詰む見込みがなくなった状態です。そのときに、駒を数えて勝ちを宣言できる将棋もあります。</translation>
    </message>
    <message>
        <source>The same position again and again, where every move of one side gives check. Several games forbid it to that side.</source>
        <translation>一方の側が王手をかけ続けて同じ局面を繰り返すことです。いくつかの将棋では、王手をかける側に禁じられています。</translation>
    </message>
    <message>
        <source>The sources of a game do not agree on every rule. A reading says which of them are followed; the standard one is what most sources say.</source>
        <translation>文献によってルールの細部が異なります。どの説に従うかを示すものが解釈です。標準の解釈は、多くの文献の説です。</translation>
    </message>
    <message>
        <source>Time for each single move, once the time for the game is used up. It is whole again with each move made within it.</source>
        <translation>持ち時間を使い切った後、1手ごとに与えられる時間です。その時間内に指せば、次の手で元に戻ります。</translation>
    </message>
    <message>
        <source>Time for a number of moves together, once the time for the game is used up.</source>
        <translation>持ち時間を使い切った後、決められた手数に対してまとめて与えられる時間です。</translation>
    </message>
    <message>
        <source>Moves that follow each other from one position on. A record holds the line that was played and the other lines that were tried.</source>
        <translation>ある局面から続く一連の指し手です。棋譜には、実際に指した本譜と、試した変化が残ります。</translation>
    </message>
    <message>
        <source>A way of writing moves of pieces as letters, used in the chess variant community. One need not read it: the move stands in words beside it.</source>
        <translation>駒の動きを文字で表す書き方で、変則チェスの愛好者の間で使われています。読めなくても、横に文で書かれた説明でわかります。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a word and what it means</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The stronger player takes Gote and moves first. Gote lacks some pieces, or Sente has stronger ones.</source>
        <translation>上手（後手側）から指し始めます。上手の駒をいくつか落とすか、下手の駒を強くします。</translation>
    </message>
    <message>
        <source>The unit in which the computer says what pieces are worth and how a game stands.</source>
        <translation>コンピュータが駒の価値や形勢を表す単位です。</translation>
    </message>
    <message>
        <source>A promoted pawn, which moves as a gold general does. What stands on it is written as a cursive form of the character for gold.</source>
        <translation>成った歩兵で、金将の動きをします。「と」は金のくずし字に由来するとされます。</translation>
    </message>
    <message>
        <source>The player who moves first, unless there is a handicap.</source>
        <translation>先に指す側です。ただし駒落ちの対局では後手（上手）から始まります。</translation>
    </message>
    <message>
        <source>Counter-strike</source>
        <translation>反撃の獅子取り</translation>
    </message>
    <message>
        <source>A lion is taken by another piece, and the other side takes a lion in reply. Most readings of the rules forbid that to pieces that are no lions, some only where the lion is protected.</source>
        <translation>獅子が獅子以外の駒に取られ、その応手で相手が獅子を取ることです。ほとんどの規則では、獅子以外の駒にはこれを禁じています。獅子に紐が付いているときに限る規則もあります。</translation>
    </message>
    <message>
        <source>The player who moves second. The pieces of both sides have the same faces: the tip of a piece points away from its owner, at the enemy.</source>
        <translation>後から指す対局者。駒の面は両者とも同じで、駒の先は持ち主から離れ、敵を向いています。</translation>
    </message>
    <message>
        <source>A king, a prince or an emperor. A side loses when it loses its last royal; some games begin with two, or let another piece become one.</source>
        <translation>玉将、太子、自在天王などの駒です。最後の王駒を失うと負けになります。初めから王駒が2枚ある将棋や、別の駒が王駒になる将棋もあります。</translation>
    </message>
    <message>
        <source>The far ranks of the board, seen from the mover: a piece may promote as it moves into them, and in many games also within them or out of them. The rules of each game say when.</source>
        <translation>手番側から見て盤の奥の数段です。ここに入る手で成れます。この中で動く手やここから出る手でも成れる将棋が多く、条件は将棋の種類によって異なります。</translation>
    </message>
    <message>
        <source>A piece that could be taken with profit: nothing takes back, or what takes it is worth less than what it takes.</source>
        <translation>取り返されない、または取る駒の方が取られる駒より安いために、相手が得をして取れる駒です。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::HandView</name>
    <message>
        <source>Hand of Sente</source>
        <translation>先手の持ち駒</translation>
    </message>
    <message>
        <source>Hand of Gote</source>
        <translation>後手の持ち駒</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>mujo::ui::HelpPages</name>
    <message>
        <source>A first game in five minutes</source>
        <translation>5分で始める最初の一局</translation>
    </message>
    <message>
        <source>Entering moves</source>
        <translation>指し手の入力</translation>
    </message>
    <message>
        <source>Learning the pieces</source>
        <translation>駒を覚える</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>この将棋のルール</translation>
    </message>
    <message>
        <source>The record of a game</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>Keeping and sending games</source>
        <translation>対局の保存と送付</translation>
    </message>
    <message>
        <source>Positions and handicaps</source>
        <translation>局面編集と駒落ち</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>自作の将棋</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>No game is chosen. Choose one, and its rules stand here.</source>
        <translation>将棋が選ばれていません。選ぶと、ここにそのルールが表示されます。</translation>
    </message>
    <message>
        <source>What the marks mean</source>
        <translation>印の意味</translation>
    </message>
</context>
<context>
    <name>mujo::ui::HelpWindow</name>
    <message>
        <source>No page has these words.</source>
        <translation>その言葉を含むページはありません。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Enter goes on to the next place.</source>
        <translation>Enterで次の箇所へ進みます。</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>ヘルプのページ</translation>
    </message>
</context>
<context>
    <name>mujo::ui::HelpWriter</name>
    <message>
        <source>The games of this program are the relatives of chess that have been played in Japan for eight hundred years. The pieces of both players look alike: a piece belongs to the player from whom it points away.</source>
        <translation>このプログラムで指せるのは、日本で800年にわたって指されてきた、将棋の仲間たちです。先手と後手の駒は同じ形で、駒の先の向きでどちらの駒かがわかります。先が自分と反対の側を向いている駒が自分の駒です。</translation>
    </message>
    <message>
        <source>Unless you have chosen otherwise you are Sente: your pieces stand at the lower edge of the board, and you move first. The computer is Gote.</source>
        <translation>特に選ばなければ、あなたが先手です。自分の駒は盤の手前に並び、先に指します。コンピュータは後手です。</translation>
    </message>
    <message>
        <source>Click one of your pieces. The squares it can go to light up. Click one of them, and the piece moves. Then the computer answers.</source>
        <translation>自分の駒をクリックすると、動けるマスに印が付きます。その一つをクリックすると駒が動き、続いてコンピュータが指します。</translation>
    </message>
    <message>
        <source>To take a piece of the other side, move onto its square.</source>
        <translation>相手の駒を取るには、その駒のマスへ動かします。</translation>
    </message>
    <message>
        <source>When a promotion is offered, both faces of the piece stand beside the square. Point at one to see how the piece would move, and click the one that you want.</source>
        <translation>成れるときは、駒の両面がマスの横に表示されます。ポインタを重ねると、その駒の動きが見られます。選びたいほうをクリックしてください。</translation>
    </message>
    <message>
        <source>The rules of the game on the board, with all its pieces, are a page of this help. Words such as igui or contagion are explained in the glossary; where one of them is a link, a click leads there.</source>
        <translation>盤上の将棋のルールと全部の駒は、このヘルプの1ページになっています。居食いや伝染などの用語は用語集で説明しています。リンクになっている用語は、クリックすると説明へ移ります。</translation>
    </message>
    <message>
        <source>Lions and their kin</source>
        <translation>獅子とその仲間</translation>
    </message>
    <message>
        <source>A lion move takes up to two pieces. Click an enemy beside the lion: it is marked. Click it again to take it and stop there, click the lion&apos;s own square for igui, or click another lit square for the second step. Ctrl+click takes and stops at once. Pieces that go three steps are entered in the same way.</source>
        <translation>獅子の動きでは2枚まで取れます。獅子の隣の敵をクリックすると印が付きます。もう一度クリックするとその駒を取ってそこで止まり、獅子自身のマスをクリックすると居食い、光った別のマスをクリックすると2歩目になります。Ctrl+クリックでは、すぐに取って止まります。3歩動ける駒も同じように入力します。</translation>
    </message>
    <message>
        <source>Skipping a turn</source>
        <translation>手番を見送る</translation>
    </message>
    <message>
        <source>Where the rules allow a pass, a button with that word lies beside the picked piece. Click it, or press P.</source>
        <translation>ルールでじっと（パス）ができるときは、選んだ駒の横にそのボタンが表示されます。クリックするか、Pを押してください。</translation>
    </message>
    <message>
        <source>Hook moves</source>
        <translation>鉤走り</translation>
    </message>
    <message>
        <source>A hook move needs two clicks as well: the piece and the square where it ends. Pointing at that square shows the way with its corner. Where there is another corner, C chooses it.</source>
        <translation>鉤走りも2回のクリックで指します。駒と、行き先のマスです。行き先にポインタを重ねると、曲がり角を含む道筋が表示されます。別の曲がり角があるときは、Cで切り替えられます。</translation>
    </message>
    <message>
        <source>Burning</source>
        <translation>焼き</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>飛び越え取り</translation>
    </message>
    <message>
        <source>One click on the last square is enough, however many pieces a range capture takes on its way. Pointing at the square crosses out all of them.</source>
        <translation>途中で何枚取る場合でも、最後のマスを1回クリックするだけです。マスにポインタを重ねると、取られる駒すべてに×印が付きます。</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>Where a promotion is optional, both faces stand beside the square. Where it is compulsory nothing is asked. Settings &gt; Promote without asking chooses for you; Shift with the click turns that round for one move.</source>
        <translation>成るかどうかを選べるときは、駒の両面がマスの横に表示されます。必ず成るときは聞かれません。「設定」の「確認せずに成る」を選ぶと、自動で成ります。Shift+クリックなら、その手に限り逆になります。</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>駒打ち</translation>
    </message>
    <message>
        <source>Moves in advance</source>
        <translation>先行入力</translation>
    </message>
    <message>
        <source>While the computer thinks you may choose your next move. It is marked with dashes, waits for its turn, and is made if it is possible then. Esc or a right click cancels it.</source>
        <translation>コンピュータが考えている間に、次の手を選べます。選んだ手は破線で示され、自分の手番になったとき、指せる手であれば指されます。Escか右クリックで取り消せます。</translation>
    </message>
    <message>
        <source>From the keyboard</source>
        <translation>キーボードで操作する</translation>
    </message>
    <message>
        <source>The arrows move a cursor, Enter or the space bar picks a piece and confirms, Tab goes from one possible square to the next. G and the name of a square goes there. %1 goes to the hand and on to the panes. %2 opens a line in which a move can be typed.</source>
        <translation>矢印キーでカーソルを動かし、Enterかスペースで駒を選んで決定します。Tabで次の動けるマスへ移ります。Gに続けてマスの名前を入力すると、そのマスへ移ります。%1で持ち駒、続いて各パネルへ移ります。%2で指し手を入力する欄が開きます。</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>指せない手</translation>
    </message>
    <message>
        <source>A move that the rules do not allow is not made. The reason stands beside the square and in the line below the board.</source>
        <translation>ルールで指せない手は指されません。その理由がマスの横と盤の下の行に表示されます。</translation>
    </message>
    <message>
        <source>Where a picked piece can go</source>
        <translation>選んだ駒が動けるマス</translation>
    </message>
    <message>
        <source>Before and after a move</source>
        <translation>指す前と指した後</translation>
    </message>
    <message>
        <source>What is shown when you ask for it</source>
        <translation>求めに応じて表示されるもの</translation>
    </message>
    <message>
        <source>Hold T to see what each side attacks, and point at a square meanwhile to see by which pieces. The View menu marks the pieces that can be taken with profit, and writes on each piece to how many squares it could go.</source>
        <translation>Tを押している間、両者の利きが表示されます。そのままマスにポインタを重ねると、どの駒の利きかがわかります。「表示」メニューでは、得をして取られる駒に印を付けたり、各駒に動けるマスの数を表示したりできます。</translation>
    </message>
    <message>
        <source>The study pane</source>
        <translation>「駒の動き」パネル</translation>
    </message>
    <message>
        <source>It shows the piece that was clicked or pointed at: its names, a diagram of its moves, the moves in words, what it promotes to, the rules that name it, and what other readings of the rules say of it. The small faces lead to the forms of the piece. The diagram is that of an empty board, or, with &quot;This board&quot;, of the position.</source>
        <translation>クリックした駒やポインタを重ねた駒について、名前、動きの図、言葉で書いた動き、成り先、関係するルール、別のルールの解釈での扱いを表示します。小さな駒をクリックすると、その駒の別の姿を見られます。図は何もない盤の上のもので、「現在の盤」を選ぶと現在の局面のものになります。</translation>
    </message>
    <message>
        <source>All pieces of a game</source>
        <translation>駒の一覧</translation>
    </message>
    <message>
        <source>Help &gt; All pieces of this game (%1) is a chart with a card for each kind of piece. It can be searched by name, reading or kanji, sorted, also by the number of strokes, and filtered by ways of moving.</source>
        <translation>「ヘルプ」の「この将棋の駒の一覧」（%1）では、駒の種類ごとに札が並びます。名前、読み、漢字で検索でき、画数などで並べ替え、動きの種類で絞り込めます。</translation>
    </message>
    <message>
        <source>Finding a piece on the board</source>
        <translation>盤上の駒を探す</translation>
    </message>
    <message>
        <source>%1 opens a search: all pieces of a name are set off from the others, and Enter goes from one to the next.</source>
        <translation>%1で検索を開きます。探す名前の駒がすべて目立つように示され、Enterで順に移れます。</translation>
    </message>
    <message>
        <source>The trainer</source>
        <translation>駒の練習</translation>
    </message>
    <message>
        <source>Game &gt; Trainer (%1) asks what pieces are called, where they can go, and what they can take. What you do not know yet is asked more often.</source>
        <translation>「対局」の「駒の練習」（%1）では、駒の名前、動けるマス、取れる駒が出題されます。まだ覚えていないものほど多く出題されます。</translation>
    </message>
    <message>
        <source>A closer look</source>
        <translation>拡大して見る</translation>
    </message>
    <message>
        <source>Ctrl and the wheel zoom the board, as do %1 and %2; a drag with the middle button moves it, %3 shows all of it again. Hold M to magnify the part under the pointer.</source>
        <translation>Ctrl+ホイール、または%1と%2で盤を拡大・縮小します。中ボタンのドラッグで盤を動かし、%3で全体表示に戻ります。Mを押している間は、ポインタの下が拡大されます。</translation>
    </message>
    <message>
        <source>Going back and forth</source>
        <translation>前後への移動</translation>
    </message>
    <message>
        <source>A click on a move of the list shows the position after it. So do the arrow keys in the list, and %1 and %2 everywhere. The game itself stays as it is, and its clocks stand still.</source>
        <translation>一覧の手をクリックすると、その手の後の局面が表示されます。一覧では矢印キー、どこでも%1と%2で同じことができます。対局そのものは変わらず、対局時計は止まります。</translation>
    </message>
    <message>
        <source>Other lines</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Comments and drawings</source>
        <translation>コメントと図形</translation>
    </message>
    <message>
        <source>%1 opens a field for a comment on the move that is shown. Names of squares and pieces in it are links. Ctrl with a right click on the board draws a circle, a drag with the right button an arrow; a right click alone opens a menu for the square.</source>
        <translation>%1で、表示中の手のコメント欄が開きます。コメントの中のマスや駒の名前はリンクになります。盤上でCtrl+右クリックすると丸、右ボタンでドラッグすると矢印を描けます。右クリックだけなら、マスのメニューが開きます。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>変化の整理</translation>
    </message>
    <message>
        <source>Lines can be made the main line, moved up, copied, pasted and deleted in the Record menu. %1 undoes such a change.</source>
        <translation>「棋譜」メニューで、変化を本譜にする、上へ移す、コピーする、貼り付ける、削除するなどの操作ができます。%1でその変更を元に戻せます。</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>棋譜の検索</translation>
    </message>
    <message>
        <source>%1 searches the record for moves of a piece, captures, promotions, comments, or the position on the board.</source>
        <translation>%1で棋譜を検索できます。駒の動き、駒を取る手、成り、コメント、盤上の局面を探せます。</translation>
    </message>
    <message>
        <source>An opponent</source>
        <translation>コンピュータとの対局</translation>
    </message>
    <message>
        <source>When a game begins, each side is given to a person or to the computer, at one of ten levels. %1 makes the computer move at once.</source>
        <translation>対局を始めるときに、各側を人間かコンピュータに割り当てます。コンピュータは10段階のレベルから選べます。%1でコンピュータにすぐ指させます。</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>%1 asks for a good move. It is named below the board and its piece is picked; Enter makes the move, Esc does not.</source>
        <translation>%1で良い手を尋ねます。その手が盤の下に表示され、動かす駒が選ばれます。Enterでその手を指し、Escで取り消します。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>%1 opens the pane of the engine, and %2 lets it look at the position on the board for as long as you like, also while you go through a game. It shows the best lines of play; point at a move of one to see the line on the board.</source>
        <translation>%1でエンジンのパネルを開き、%2で盤上の局面を好きなだけ検討させます。棋譜をたどりながらでも続けられます。最善の読み筋が表示され、その手にポインタを重ねると、盤上でその読み筋を見られます。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>指しかけの対局</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1 saves a game where you want it, in the format of this program or in one of other programs. %2 opens a game, and files can also be dropped onto the window.</source>
        <translation>%1で、好きな場所に、このプログラムか他のソフトの形式で対局を保存できます。%2で対局を開きます。ファイルをウィンドウにドロップしても開けます。</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>%1 lists all games that were kept or opened, with their positions. It can be searched and sorted.</source>
        <translation>%1では、保存した対局や開いた対局が、局面とともにすべて一覧表示されます。検索と並べ替えができます。</translation>
    </message>
    <message>
        <source>Pictures, pages and paper</source>
        <translation>画像、ページ、印刷</translation>
    </message>
    <message>
        <source>The Game menu makes a picture of the board, a web page on which a game can be replayed, and a printed or PDF version with comments and diagrams.</source>
        <translation>「対局」メニューで、盤の画像、対局を再生できるウェブページ、コメントと図入りの印刷物またはPDFを作れます。</translation>
    </message>
    <message>
        <source>Games by letter</source>
        <translation>通信対局</translation>
    </message>
    <message>
        <source>Game &gt; Edit position (%1) opens the position on the board in a window of its own, in which any number of any piece can be put anywhere.</source>
        <translation>「対局」の「局面編集」（%1）で、盤上の局面を別のウィンドウで開きます。どの駒も、何枚でも、どこにでも置けます。</translation>
    </message>
    <message>
        <source>Putting pieces</source>
        <translation>駒を置く</translation>
    </message>
    <message>
        <source>Pick a piece in the list at the left and click the squares where it goes, or draw over them. The right button removes pieces; a piece can also be dragged, and beside the board it is gone. With Shift a piece is put for the other side.</source>
        <translation>左の一覧で駒を選び、置くマスをクリックするか、マスをなぞります。右ボタンで駒を消せます。駒はドラッグもでき、盤の外へ出すと消えます。Shiftを押していると、相手の駒として置きます。</translation>
    </message>
    <message>
        <source>The arrows move the cursor, the space bar puts a piece or picks it up, Delete removes it, O changes its owner, and P turns it over.</source>
        <translation>矢印キーでカーソルを動かし、スペースで駒を置くかつまみ、Deleteで消し、Oで持ち主を変え、Pで裏返します。</translation>
    </message>
    <message>
        <source>Whose turn, and what has happened</source>
        <translation>手番とこれまでの経過</translation>
    </message>
    <message>
        <source>At the right stand the side to move, the number of the move and, as far as the game has them, the pieces in hand and what else the rules remember of earlier moves.</source>
        <translation>右側に、手番、手数、その将棋にあれば持ち駒や、それまでの手に関してルールが覚えておくことがらが並びます。</translation>
    </message>
    <message>
        <source>What is not possible</source>
        <translation>あり得ない局面</translation>
    </message>
    <message>
        <source>A position that the rules exclude is told in words below the board; a click on such a line shows the squares. A position that is merely odd can be played.</source>
        <translation>ルールで許されない局面は、盤の下に理由が表示されます。その行をクリックすると、該当するマスが示されます。不自然なだけの局面は、そのまま指せます。</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>駒落ち</translation>
    </message>
    <message>
        <source>The weaker player is Sente; Gote lacks some pieces, or Sente has better ones, and Gote moves first. The usual handicaps of a game are offered when it begins; any other can be set up by hand.</source>
        <translation>下手は▲（先手）側、上手は△（後手）側です。上手の駒をいくつか落とすか、下手により強い駒を持たせ、上手から指し始めます。よく使われる駒落ちは、対局を始めるときに選べます。ほかの駒落ちも、局面編集で作れます。</translation>
    </message>
    <message>
        <source>Importing a game</source>
        <translation>将棋の種類を読み込む</translation>
    </message>
    <message>
        <source>Game &gt; Import variant reads the description of an Interactive Diagram of the chess variant pages. What the text does not say is asked, and the board shows each answer at once.</source>
        <translation>「対局」の「将棋の種類を読み込む」で、チェス・バリアントのサイト（chessvariants.com）のInteractive Diagramの記述を読み込みます。テキストにないことは質問され、答えるたびに盤に反映されます。</translation>
    </message>
    <message>
        <source>The piece workshop</source>
        <translation>駒の工房</translation>
    </message>
    <message>
        <source>Game &gt; Piece workshop shows what a move in letters (XBetza notation) means while you type it: the squares, the sentence, the legs. The piece can be saved into a game of yours; the games that come with the program stay as they are.</source>
        <translation>「対局」の「駒の工房」では、文字で書いた動き（XBetza記法）を入力しながら、その意味をマス、文章、行程で確かめられます。駒は自作の将棋に保存できます。付属の将棋は変わりません。</translation>
    </message>
    <message>
        <source>a command without a key</source>
        <translation>キー割り当てのないコマンド</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>一局を通して</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>定跡</translation>
    </message>
    <message>
        <source>%1 opens a list of the first moves that are known in the position on the board: from games of the computer against itself, and from your own games with their results. Enter plays one.</source>
        <translation>%1で、盤上の局面で知られている序盤の手の一覧が開きます。コンピュータ同士の対局の手と、自分の対局の手がその結果とともに並びます。Enterで指せます。</translation>
    </message>
    <message>
        <source>Scores are in points, as Sente sees them: +1.50 is good for Sente, −1.50 is good for Gote. What a piece is worth by itself stands in the study of it; where it stands, and what it attacks, counts besides. The curve shows the score after each move; a click on it goes there.</source>
        <translation>評価値は先手から見た点数です。+1.50は先手が良く、−1.50は後手が良いことを示します。駒そのものの価値は駒の説明にあり、評価値には駒の位置や利きも加わります。グラフは各手の後の評価値を示し、クリックするとその手に移ります。</translation>
    </message>
    <message>
        <source>You win when you take the last royal of the other side; in some games already when it cannot be saved any more. Look for the king: in most games it stands in the middle of the rear rank.</source>
        <translation>相手の最後の王駒を取ると勝ちです。逃れられない状態にするだけで勝ちになる将棋もあります。まず王駒（玉将など）を探してください。多くの将棋では、最も手前の段の中央にいます。</translation>
    </message>
    <message>
        <source>Pick a game in the choice of games and press Enter. A small board is easier to begin with.</source>
        <translation>「将棋の一覧」で将棋の種類を選び、Enterを押します。初めは小さな盤のほうが楽です。</translation>
    </message>
    <message>
        <source>Moves in letters</source>
        <translation>文字で書く動き</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>行き先</translation>
    </message>
    <message>
        <source>W is one square along the rank or the file, F one diagonally, K both. R, B and Q go on as far as the way is free; a number is the most: R3 slides up to three squares, F2 up to two.</source>
        <translation>Wは縦横に1マス、Fは斜めに1マス、Kはその両方です。R、B、Qは空いている限り走ります。数字は上限で、R3は3マスまで、F2は2マスまで走ります。</translation>
    </message>
    <message>
        <source>Leaps</source>
        <translation>跳び</translation>
    </message>
    <message>
        <source>D leaps to the second square along the rank or the file, A to the second diagonally, H and G to the third, N like the knight of chess, C one square and three, Z two and three. What lies between does not matter. U goes to any square.</source>
        <translation>Dは縦横の2マス目、Aは斜めの2マス目、HとGは3マス目へ跳びます。Nはチェスのナイト、Cは1と3、Zは2と3の跳びです。間に何があっても構いません。Uはどのマスへも行けます。</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Small letters before the capital: f forward, b back, l left, r right, v forward and back, s to both sides; two of them make one diagonal, as in flF. On K and Q a letter is the straight way alone, with h the diagonals beside it, too. fW is the pawn of shogi, WfF its gold general, FfW its silver general, fN its knight.</source>
        <translation>大文字の前の小文字です。fは前、bは後ろ、lは左、rは右、vは前後、sは左右で、flFのように二つで一つの斜めを表します。KとQでは一文字はまっすぐな方向だけで、hを付けると両隣の斜めも含みます。fWは将棋の歩兵、WfFは金将、FfWは銀将、fNは桂馬です。</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>動き方</translation>
    </message>
    <message>
        <source>m only moves, c only takes; without them a piece does either. p leaps over exactly one piece on the line, as in cpR; j passes over the first square; n, as in nD, needs the square between to be empty; d takes a piece of one&apos;s own side.</source>
        <translation>mは動くだけ、cは取るだけで、どちらもなければ両方できます。pはcpRのように直線上の駒をちょうど一枚飛び越え、jは最初のマスを無視し、nはnDのように間のマスが空いている必要があり、dは味方の駒を取ります。</translation>
    </message>
    <message>
        <source>Several steps</source>
        <translation>何歩かの動き</translation>
    </message>
    <message>
        <source>a goes on with another leg, whose directions are seen from the leg before; without a direction it goes on anywhere but straight back. RasR is a hook mover: a slide that may turn once to the side. caK takes a neighbour and steps on, mcabK steps out and back, which takes without moving or skips the turn: KNADcaKmcabK is the lion. Round brackets may be repeated: (a)2K steps up to three times.</source>
        <translation>aは次の一歩へ続け、その方向は前の一歩から見たものです。方向がなければ、真後ろ以外のどこへでも続きます。RasRは一度だけ横へ曲がれる走り、つまり鉤行です。caKは隣の駒を取ってもう一歩進み、mcabKは出て戻る動きで、居食いかパスになります。KNADcaKmcabKが獅子です。丸括弧は繰り返しで、(a)2Kは3歩まで進みます。</translation>
    </message>
    <message>
        <source>(cdaf)mcdQ slides over everything and removes it, (caf)mcQ over enemies alone.</source>
        <translation>(cdaf)mcdQは通るものすべてを、(caf)mcQは敵だけを取り除きながら走ります。</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>%1 undoes your last move, with the answer of the computer. Both stay in the record; another move begins a line beside them.</source>
        <translation>%1で、最後の一手とコンピュータの応手を取り消します。どちらも棋譜に残り、別の手を指すと、その横に変化が始まります。</translation>
    </message>
    <message>
        <source>Game &gt; Copy game for your opponent puts the last moves into one short line, for a mail or a chat; the line of the first moves begins the game on the other side. Game &gt; Paste reply reads the answer and checks it before it is played.</source>
        <translation>「対局」の「相手に送る対局をコピー」で、最後の数手を1行の短い通信文にして、メールやチャットで送れます。最初の手の通信文を受け取ると、相手側で対局が始まります。「対局」の「返信を貼り付け」で返信を読み込み、指す前に内容を確認します。</translation>
    </message>
    <message>
        <source>%1 looks at every position of a game and marks the moves that gave something away: an inaccuracy with an empty triangle, a mistake with a full one, a blunder with two, a chance that was missed with a ring that is struck out. %2 shows on the board why, and “Find my mistakes” asks you for better moves.</source>
        <translation>%1で対局の全局面を調べ、損をした手に印を付けます。緩手は白い三角、悪手は黒い三角、大悪手は黒い三角二つ、逃した好機は斜線の入った丸です。%2でその理由を盤上に示し、「悪手の復習」ではより良い手を問題として出します。</translation>
    </message>
    <message>
        <source>A move that is made in an earlier position begins another line; the moves of the game stay in the record. The list has a row for each line below the move in whose place it begins. Record &gt; Draw the lines as a tree shows all of them at once. A move at the end of another line makes it the game; who resigns there resigns the game.</source>
        <translation>前の局面で別の手を指すと、新しい変化が始まります。もとの対局の手は棋譜に残ります。一覧では、変化の始まる手の下に、変化ごとの行があります。「棋譜」の「変化を樹形図で表示」で、すべての変化を一度に見られます。変化の最後で指すと、その変化が対局になります。そこで投了すると、対局の投了になります。</translation>
    </message>
    <message>
        <source>Take a move back with %1, and ask for a hint with %2. When a move is refused, the reason stands beside the square and below the board.</source>
        <translation>%1で待った、%2でヒントを使えます。指せない手の場合は、その理由がマスの横と盤の下に表示されます。</translation>
    </message>
    <message>
        <source>In the list of moves, by the analysis of the whole game</source>
        <translation>対局全体の解析による、指し手一覧の印</translation>
    </message>
    <message>
        <source>Click a piece and then a marked square, or drag the piece there. A click moves at once unless another move goes on through that square; then it marks the square, and a second click on it, or Enter, ends the move there. A right click or Esc takes one leg back.</source>
        <translation>駒をクリックしてから印の付いたマスをクリックするか、駒をそこまでドラッグします。クリックするとすぐに動きますが、そのマスを通ってさらに続く手があるときは、まずマスに印が付きます。もう一度クリックするかEnterを押すと、そこで手が終わります。右クリックかEscで、行程を一つ戻せます。</translation>
    </message>
    <message>
        <source>Click a piece in your hand and then a marked square, or drag it onto the board.</source>
        <translation>持ち駒をクリックしてから印の付いたマスをクリックするか、盤上へドラッグします。</translation>
    </message>
    <message>
        <source>Nobody knows all these pieces by heart. Click any piece, of either side, and the pane beside the board shows its name and how it moves. While a piece of yours is picked, a click on a piece of the other side tries to take it; click there once more to read about that piece.</source>
        <translation>これらの駒をすべて覚えている人はいません。どちらの側の駒でもクリックすると、盤の横の欄に名前と動きが示されます。自分の駒を選んでいる間に相手の駒をクリックすると、その駒を取ろうとします。もう一度クリックすると、その駒の説明を読めます。</translation>
    </message>
    <message>
        <source>Where the player chooses what is burnt, click the square where the piece goes, then the piece that it burns, or the square again to burn nothing. A piece that burns all enemies beside it asks nothing.</source>
        <translation>焼く駒を選べるときは、駒の行き先のマスをクリックし、続いて焼く駒をクリックします。何も焼かないときは行き先のマスをもう一度クリックします。隣の敵をすべて焼く駒では、何も尋ねられません。</translation>
    </message>
    <message>
        <source>On pieces that are too small for characters</source>
        <translation>文字が入らない小さな駒の印</translation>
    </message>
    <message>
        <source>On pieces with letters and moves</source>
        <translation>文字と動きの駒の印</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>指し手の書き方</translation>
    </message>
    <message>
        <source>P-7f: the piece P goes to 7f. Px7f takes there, P*7f drops it from the hand, x!7f burns what stands there, P-- passes. Behind a move + means that it promotes, and = that it could and does not. Point at a move to read it in words.</source>
        <translation>P-7fは駒Pが7fへ動く手です。Px7fはそこの駒を取り、P*7fは持ち駒を打ち、x!7fはそこの駒を焼き、P--は手番を見送ります。手の後の+は成り、=は成れるのに成らないことを表します。手を指すと言葉で読めます。</translation>
    </message>
    <message>
        <source>Every game is kept from its first move on, one from a position of your own at once, without being saved. You can leave at any time; the choice of games offers the game when you come back. Move &gt; Adjourn leaves it on purpose: it stands still, clocks and computer with it, also before its first move.</source>
        <translation>対局は初手から、自分で並べた局面からの対局はすぐに、自動で保存されます。いつでも終了でき、次に開いたときに、「将棋の一覧」からその対局を続けられます。「指し手」の「指しかけにする」は対局をその場で止めます。時計もコンピュータも止まり、初手の前でもかまいません。</translation>
    </message>
    <message>
        <source>Where squares are small, a circle goes around the one on which the last move has ended.</source>
        <translation>小さいマスでは、最後の手が終わったマスを円で囲みます。</translation>
    </message>
    <message>
        <source>Characters and letters</source>
        <translation>文字と英字</translation>
    </message>
    <message>
        <source>A piece of middle size has one of its characters. Where several kinds would have the same, some have both characters or another sign, such as 升 for the Rook General of Tenjiku; the study of the piece names it. The letters are those of the game: the same piece can have others elsewhere.</source>
        <translation>中くらいの大きさの駒には名前の一字を書きます。同じ字になる駒が複数あるときは、二字とも書くか、天竺大将棋の飛将の「升」のような別の印を使います。その印は駒の説明に書いてあります。英字はその将棋のもので、同じ駒でもほかの将棋では違うことがあります。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::HintDesk</name>
    <message>
        <source>Hint. %1. Enter plays it, Esc puts it away.</source>
        <translation>ヒント：%1。Enterで指し、Escで消します。</translation>
    </message>
    <message>
        <source>Hint. %1</source>
        <translation>ヒント：%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ImportDialog</name>
    <message>
        <source>Import variant</source>
        <translation>将棋の種類の読み込み</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>将棋を追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add and &amp;play</source>
        <translation>追加して対局(&amp;P)</translation>
    </message>
    <message>
        <source>Text of the diagram</source>
        <translation>図のテキスト</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>貼り付け(&amp;S)</translation>
    </message>
    <message>
        <source>Paste the text of an Interactive Diagram here, as the source of a page on chessvariants.com has it:

files=9 ranks=9 symmetry=rotate royal=2 …
pawn:P:fW:pawn:a3-i3
king:K:K:king:e1
…</source>
        <translation>Interactive Diagramのテキストをここに貼り付けてください。chessvariants.comのページのソースにある、次のような形式です。

files=9 ranks=9 symmetry=rotate royal=2 …
pawn:P:fW:pawn:a3-i3
king:K:K:king:e1
…</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>Names the game in files and on the command line: a-z, 0-9 and &apos;-&apos;</source>
        <translation>ファイルやコマンドラインでこの将棋を表す名前です。a〜z、0〜9、「-」が使えます。</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>ID(&amp;I)：</translation>
    </message>
    <message>
        <source>The board at the start</source>
        <translation>初期局面の盤</translation>
    </message>
    <message>
        <source>Rules that the text leaves open</source>
        <translation>テキストで決まらないルール</translation>
    </message>
    <message>
        <source>Open the text of a diagram</source>
        <translation>図のテキストを開く</translation>
    </message>
    <message>
        <source>%1 is no text in UTF-8.</source>
        <translation>%1はUTF-8のテキストではありません。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>%1行目、%2文字目：%3</translation>
    </message>
    <message>
        <source>More than %1 faults. Click one to go to its place.</source>
        <translation>誤りは%1件を超えています。クリックするとその箇所へ移ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s). Click one to go to its place.</source>
        <translation>
            <numerusform>誤りが%n件あります。クリックするとその箇所へ移ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>誤りなし</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is shown here.</source>
        <translation>盤はここに表示されます。</translation>
    </message>
    <message>
        <source>The board is shown when the faults are mended.</source>
        <translation>誤りを直すと、盤が表示されます。</translation>
    </message>
    <message>
        <source>The board as it was before the faults.</source>
        <translation>誤りが入る前の盤です。</translation>
    </message>
    <message>
        <source>The game needs a name.</source>
        <translation>将棋の名前を入力してください。</translation>
    </message>
    <message>
        <source>There is already a game with the id &quot;%1&quot;.</source>
        <translation>ID「%1」の将棋はすでにあります。</translation>
    </message>
    <message>
        <source>The game is added once its text has been read.</source>
        <translation>テキストの読み込みが済むと、この将棋を追加できます。</translation>
    </message>
    <message>
        <source>Imported game</source>
        <translation>読み込んだ将棋</translation>
    </message>
</context>
<context>
    <name>mujo::ui::JudgementLegend</name>
    <message>
        <source>Marks in the list of moves: %1</source>
        <translation>指し手一覧の印：%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::JudgementWords</name>
    <message>
        <source>Inaccuracy</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Missed forced win</source>
        <translation>詰みを逃した手</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many pieces of a kind</comment>
        <translation>%2%1枚</translation>
    </message>
    <message>
        <source>The game is over with this move.</source>
        <translation>この手で対局は終わっています。</translation>
    </message>
    <message numerus="yes">
        <source>%1 answers %2 and wins in %n move(s).</source>
        <translation>
            <numerusform>%1は%2と応じ、%n手で勝ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers %2 and wins %3.</source>
        <comment>a side, a move, pieces</comment>
        <translation>%1は%2と応じ、%3を得ます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 would have won in %n move(s).</source>
        <translation>
            <numerusform>%1なら%n手で勝ちでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>missed forced win</source>
        <translation>詰みを逃した手</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after</source>
        <translation>%1：評価値 %2→%3</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; better was %4</source>
        <translation>%1：評価値 %2→%3。%4が最善でした</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>The score after this move is %1.</source>
        <translation>この手のあとの評価値は%1です。</translation>
    </message>
    <message>
        <source>%1: %2 before, and the game is over (%3)</source>
        <comment>what the move is, a score, a result</comment>
        <translation>%1：評価値 %2、この手で対局は終わりました（%3）</translation>
    </message>
    <message>
        <source>%1: %2 before, and the game is over (%3); better was %4</source>
        <comment>what the move is, a score, a result, a move</comment>
        <translation>%1：評価値 %2、この手で対局は終わりました（%3）。%4が最善でした</translation>
    </message>
    <message>
        <source>This move is not analysed yet: “Analyse the whole game”, in the Move menu, finds mistakes.</source>
        <translation>この手はまだ解析されていません。「指し手」メニューの対局全体の解析で、悪手を見つけられます。</translation>
    </message>
    <message>
        <source>The position was as good as lost before (%1); after this move %2.</source>
        <comment>a score as Sente sees it, and &quot;Sente wins in 1&quot;</comment>
        <translation>この手の前にすでに負けに近い局面でした（%1）。この手の後は%2。</translation>
    </message>
    <message>
        <source>The analysis has nothing against this move.</source>
        <translation>解析では、この手に問題は見つかっていません。</translation>
    </message>
    <message>
        <source>The best defence does not take back on %1.</source>
        <translation>最善の応手は、%1で取り返しません。</translation>
    </message>
    <message>
        <source>The analysis found no better move; after this one %1.</source>
        <comment>&quot;Sente wins in 1&quot;</comment>
        <translation>解析でも、これより良い手は見つかっていません。この手の後は%1。</translation>
    </message>
    <message>
        <source>%1 answers %2; in the moves that follow it takes %3 and loses %4.</source>
        <comment>a side, a move, pieces</comment>
        <translation>%1は%2と応じ、その後の手順で%3を取り、%4を失います。</translation>
    </message>
    <message>
        <source>Missed chance</source>
        <translation>逃した好機</translation>
    </message>
    <message>
        <source>missed chance</source>
        <translation>逃した好機</translation>
    </message>
    <message>
        <source>even</source>
        <comment>a score</comment>
        <translation>互角</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>one piece of a kind</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 points for %2</source>
        <comment>a number, a side</comment>
        <translation>%2が%1点有利</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>&quot;6.58 points for Gote&quot;</comment>
        <translation>それでも%1</translation>
    </message>
    <message>
        <source>The move takes %1. %2</source>
        <comment>pieces; what follows</comment>
        <translation>この手は%1を取ります。%2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>&quot;Mistake&quot;, a side</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>%1 answers %2 and wins %3, which nothing guards any more.</source>
        <comment>a side, a move, a piece</comment>
        <translation>%1は%2と応じ、守りのなくなった%3を取ります。</translation>
    </message>
    <message>
        <source>Better was %1, which takes %2: then %3.</source>
        <comment>a move, pieces, a score</comment>
        <translation>%1で%2を取るのが最善でした（その後は%3）。</translation>
    </message>
    <message>
        <source>Better was %1, which wins %2: then %3.</source>
        <comment>a move, pieces, a score</comment>
        <translation>%1で%2を得するのが最善でした（その後は%3）。</translation>
    </message>
    <message>
        <source>Better was %1: then %2.</source>
        <comment>a move and its score</comment>
        <translation>%1が最善でした（その後は%2）。</translation>
    </message>
    <message>
        <source>%1 answers %2 with check; nothing is taken at once, but the score is then %3.</source>
        <comment>the last is &quot;3.50 points for Sente&quot;</comment>
        <translation>%1は%2と王手で応じます。すぐに取られる駒はありませんが、評価値は%3になります。</translation>
    </message>
    <message>
        <source>%1 answers %2; nothing is taken at once, but the score is then %3.</source>
        <comment>the last is &quot;3.50 points for Sente&quot;</comment>
        <translation>%1は%2と応じます。すぐに取られる駒はありませんが、評価値は%3になります。</translation>
    </message>
    <message>
        <source>%1 answers %2 with check and attacks %3; the score is then %4.</source>
        <comment>a side, a move, pieces, &quot;3.50 points for Sente&quot;</comment>
        <translation>%1は%2と王手で応じ、%3にも当たります。評価値は%4になります。</translation>
    </message>
    <message>
        <source>%1 answers %2 and attacks %3; the score is then %4.</source>
        <comment>a side, a move, pieces, &quot;3.50 points for Sente&quot;</comment>
        <translation>%1は%2と応じ、%3に当たります。評価値は%4になります。</translation>
    </message>
    <message>
        <source>the %1 on %2</source>
        <comment>a piece and its square</comment>
        <translation>%2の%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::KeptGameWords</name>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>ファイルが壊れています</translation>
    </message>
    <message>
        <source>this is no saved game</source>
        <translation>保存された対局ではありません</translation>
    </message>
    <message>
        <source>its game &quot;%1&quot; is not among the games here</source>
        <translation>「%1」という将棋の種類はここにありません</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>コンピュータ、レベル%1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>mujo::ui::KeptGamesModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>昨日 %1</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>破棄済み</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>別のウィンドウで開いています</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>読み込めません：%1</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>the result and the place of a game</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>%1: %2, %3: %4</source>
        <translation>%1：%2、%3：%4</translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s)</source>
        <translation>
            <numerusform>ほかの変化%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <translation>%1  ·  %2</translation>
    </message>
    <message numerus="yes">
        <source>Damaged; %n move(s) can be read</source>
        <translation>
            <numerusform>破損（%n手まで読めます）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>also in %n other file(s); choose “Files” above to see all</source>
        <translation>
            <numerusform>ほかに%n個のファイルにもあります（上の「ファイル」で全部が見られます）</numerusform>
        </translation>
    </message>
    <message>
        <source>saved as %1</source>
        <translation>%1 に保存済み</translation>
    </message>
    <message>
        <source>%1  ·  %2  ·  %3</source>
        <comment>a game, its moves, the day</comment>
        <translation>%1  ·  %2  ·  %3</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>手はまだありません</translation>
    </message>
</context>
<context>
    <name>mujo::ui::LegTable</name>
    <message>
        <source>goes on over %1</source>
        <translation>%1の先へ続く</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>What it may do there</source>
        <translation>そこでできること</translation>
    </message>
    <message>
        <source>The parts of the move</source>
        <translation>動きの構成</translation>
    </message>
</context>
<context>
    <name>mujo::ui::LetterDesk</name>
    <message>
        <source>The letter is in the clipboard: send it, and paste the reply here.</source>
        <translation>通信文をクリップボードにコピーしました。相手に送り、届いた返信をここに貼り付けてください。</translation>
    </message>
    <message>
        <source>The letter comes from a newer version of the program.</source>
        <translation>この通信文は新しい版のプログラムで作られています。</translation>
    </message>
    <message>
        <source>The letter is damaged. Copy it whole, from &quot;mujo/&quot; to &quot;end&quot;.</source>
        <translation>通信文が壊れています。「mujo/」から「end」まで、全体をコピーしてください。</translation>
    </message>
    <message>
        <source>The letter is of a game that is not known here: %1.</source>
        <translation>この通信文の将棋の種類はここにありません：%1。</translation>
    </message>
    <message>
        <source>The letter goes on with a game of %1. Put that game on the board first.</source>
        <translation>この通信文は%1の対局の続きです。先にその対局を盤上に開いてください。</translation>
    </message>
    <message numerus="yes">
        <source>The letter has been played: %n move(s), the last %1.</source>
        <translation>
            <numerusform>通信文の%n手を指しました。最後の手は%1です。</numerusform>
        </translation>
    </message>
    <message>
        <source>That letter is known: all its moves are on the board already.</source>
        <translation>この通信文は読み込み済みです。指し手はすべて盤上に反映されています。</translation>
    </message>
    <message>
        <source>That letter is of another game, %1.</source>
        <translation>この通信文は別の対局（%1）のものです。</translation>
    </message>
    <message>
        <source>Letters are missing: the game here has %1 moves, and the letter begins behind move %2.</source>
        <translation>通信文が抜けています。ここの対局は%1手まで、通信文は%2手目の後から始まります。</translation>
    </message>
    <message>
        <source>The letter does not belong to the game on the board, or the two have parted: after move %1 they are not the same.</source>
        <translation>この通信文は盤上の対局のものではないか、%1手目の後で内容が食い違っています。</translation>
    </message>
    <message>
        <source>Move %1 of the letter, %2, is not legal in the game on the board.</source>
        <translation>通信文にある%1手目（%2）は、盤上の対局では指せない手です。</translation>
    </message>
    <message>
        <source>The moves of the letter are legal, but the position behind them is not your opponent&apos;s.</source>
        <translation>通信文の指し手はすべて指せますが、指した後の局面が相手の局面と一致しません。</translation>
    </message>
    <message>
        <source>A letter of another game</source>
        <translation>別の対局の通信文</translation>
    </message>
    <message>
        <source>It begins a game of %1.</source>
        <translation>%1の対局が始まる通信文です。</translation>
    </message>
    <message>
        <source>&amp;Begin it</source>
        <translation>始める(&amp;B)</translation>
    </message>
    <message>
        <source>A letter of another game of yours</source>
        <translation>自分の別の対局の通信文</translation>
    </message>
    <message>
        <source>It goes on with your game of %1, which is not finished.</source>
        <translation>まだ終わっていない%1の対局の続きです。</translation>
    </message>
    <message>
        <source>A game by letter has begun.</source>
        <translation>通信対局を始めました。</translation>
    </message>
    <message>
        <source>Go &amp;on with that game</source>
        <translation>その対局を続ける(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Stay here</source>
        <translation>このままにする(&amp;S)</translation>
    </message>
    <message>
        <source>The clipboard has no reply in it. The text of a reply begins with &quot;mujo/&quot;.</source>
        <translation>クリップボードに返事がありません。返事の文は「mujo/」で始まります。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::LibraryDesk</name>
    <message>
        <source>No files yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <comment>a file, its folder</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>mujo::ui::LibraryDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>続ける(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Search: players, games, events, results</source>
        <translation>検索：対局者、将棋の種類、棋戦、結果</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>ライブラリを検索</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>表示する対局</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>指しかけ</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>破棄済み</translation>
    </message>
    <message>
        <source>Of which variant</source>
        <translation>表示する将棋の種類</translation>
    </message>
    <message>
        <source>Every variant</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>将棋の種類順</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>対局者順</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>手数の多い順</translation>
    </message>
    <message>
        <source>Your games are being read…</source>
        <translation>対局を読み込んでいます…</translation>
    </message>
    <message>
        <source>No game fits.</source>
        <translation>該当する対局はありません。</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>元に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Take off the list</source>
        <translation>一覧から外す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Discarded. Choose “Discarded” above to bring it back.</source>
        <translation>破棄しました。上で「破棄済み」を選ぶと元に戻せます。</translation>
    </message>
    <message>
        <source>Off the list; the file stays where it is. In its place stands the copy that the program keeps of every finished game.</source>
        <translation>一覧から外しました。ファイルは元の場所に残っています。代わりに、終わった対局ごとにプログラムが残している控えが並びます。</translation>
    </message>
    <message>
        <source>Off the list; the file stays where it is.</source>
        <translation>一覧から外しました。ファイルは元の場所に残っています。</translation>
    </message>
    <message>
        <source>Games that you play are kept here by themselves, and files that you open or save are listed. The game on the board comes here when another one is begun.</source>
        <translation>指した対局は自動的にここに保存されます。開いたり保存したりしたファイルもここに並びます。盤上の対局は、別の対局を始めるとここに加わります。</translation>
    </message>
    <message>
        <source>Shows the game. It goes on when you make a move.</source>
        <translation>対局を盤に表示します。手を指すと、対局の続きになります。</translation>
    </message>
    <message>
        <source>Goes on with the game at once: the computer answers, and clocks run.</source>
        <translation>すぐに対局を再開します。コンピュータが応手し、時計が動きます。</translation>
    </message>
    <message numerus="yes">
        <source>%n games discarded. Choose “Discarded” above to bring them back.</source>
        <translation>
            <numerusform>%n局を破棄しました。上の「破棄済み」を選ぶと戻せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away: “Discarded” above has the games, files stay where they are.</source>
        <translation>片付けました。対局は上の「破棄済み」にあり、ファイルは元の場所に残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n games off the list; the files stay where they are.</source>
        <translation>
            <numerusform>%n局を一覧から外しました。ファイルは元の場所に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Off the list; the file stays where it is. In its place stands another file of the same game.</source>
        <translation>一覧から外しました。ファイルは元の場所に残ります。代わりに同じ対局の別のファイルが並びます。</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n games</source>
        <translation>
            <numerusform>%n局を戻す(&amp;B)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take %n games off the list</source>
        <translation>
            <numerusform>%n局を一覧から外す(&amp;T)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Discard %n games</source>
        <translation>
            <numerusform>%n局を破棄(&amp;D)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Put away %n games</source>
        <translation>
            <numerusform>%n局を片付ける(&amp;P)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are chosen.</source>
        <translation>
            <numerusform>%n局を選んでいます。</numerusform>
        </translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>ファイル：%1</translation>
    </message>
    <message>
        <source>The game on the board is kept as well; it is listed here once another game is begun.</source>
        <translation>盤上の対局も保存されています。別の対局を始めるとここに並びます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::LookDesk</name>
    <message>
        <source>It takes the place of yours of the same id, in %1.</source>
        <translation>同じIDのものと入れ替わります。場所は%1です。</translation>
    </message>
    <message>
        <source>Its files will be kept in %1.</source>
        <translation>ファイルは%1に置かれます。</translation>
    </message>
    <message>
        <source>Add the board %1?</source>
        <translation>盤「%1」を加えますか？</translation>
    </message>
    <message>
        <source>Add the pieces %1?</source>
        <translation>駒「%1」を加えますか？</translation>
    </message>
    <message>
        <source>&amp;Add and show</source>
        <translation>加えて表示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>やめる(&amp;L)</translation>
    </message>
    <message>
        <source>The board %1 is shown</source>
        <translation>盤「%1」を表示しています</translation>
    </message>
    <message>
        <source>The pieces %1 are shown</source>
        <translation>駒「%1」を表示しています</translation>
    </message>
    <message>
        <source>The menu View has it from now on. To remove it later, delete its files in %1.</source>
        <translation>これからは「表示」メニューで選べます。後で取り除くには%1のファイルを消してください。</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>取り除く(&amp;R)</translation>
    </message>
    <message>
        <source>Not all of your boards and pieces can be used</source>
        <translation>使えない盤や駒のファイルがあります</translation>
    </message>
    <message>
        <source>What has faults is left out.</source>
        <translation>誤りのあるものは除きました。</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>閉じる(&amp;D)</translation>
    </message>
    <message>
        <source>The other games keep theirs.</source>
        <translation>他の将棋の駒は変わりません。</translation>
    </message>
    <message>
        <source>Use in &amp;all games</source>
        <translation>すべての将棋で使う(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Only here</source>
        <translation>ここだけ(&amp;O)</translation>
    </message>
    <message>
        <source>These pieces are for this game</source>
        <translation>この駒はこの将棋のものです</translation>
    </message>
</context>
<context>
    <name>mujo::ui::LookFaults</name>
    <message>
        <source>a board of the program has this id</source>
        <translation>この識別名はプログラムの盤が使っています</translation>
    </message>
    <message>
        <source>give it another one</source>
        <translation>別の識別名を付けてください</translation>
    </message>
    <message>
        <source>the key %1 is missing</source>
        <translation>項目%1がありません</translation>
    </message>
    <message>
        <source>a board without a &quot;base&quot; says everything itself</source>
        <translation>「base」のない盤は、すべての項目を自分で書きます</translation>
    </message>
    <message>
        <source>&quot;strength&quot; must lie between 0 and 1</source>
        <translation>「strength」は0から1の間の数でなければなりません</translation>
    </message>
    <message>
        <source>the drawing of the tile</source>
        <translation>敷き詰める図のファイル名です</translation>
    </message>
    <message>
        <source>%1 belongs to the kind &quot;tile&quot;</source>
        <translation>%1は種類「tile」だけの項目です</translation>
    </message>
    <message>
        <source>the key %1 is missing in %2</source>
        <translation>%2に項目%1がありません</translation>
    </message>
    <message>
        <source>&quot;brushes&quot; must be a list of four colours</source>
        <translation>「brushes」は4つの色の並びでなければなりません</translation>
    </message>
    <message>
        <source>%1 must be a colour such as %2</source>
        <translation>%1は%2のような色でなければなりません</translation>
    </message>
    <message>
        <source>or with its opacity, as %1</source>
        <translation>不透明度を付けるなら%1のように書きます</translation>
    </message>
    <message>
        <source>%1 has no opacity: six digits</source>
        <translation>%1に不透明度はありません。6桁で書きます</translation>
    </message>
    <message>
        <source>nobody could see %1: their colours are as near as %2</source>
        <translation>%1が見分けられません。色の比が%2しかありません</translation>
    </message>
    <message>
        <source>the least is %1</source>
        <translation>少なくとも%1が必要です</translation>
    </message>
    <message>
        <source>not an ordinary file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>larger than %1 KiB</source>
        <translation>%1 KiBを超えています</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>読み込めません: %1</translation>
    </message>
    <message>
        <source>the name is longer than %1 characters</source>
        <translation>名前が%1文字を超えています</translation>
    </message>
    <message>
        <source>this program reads %1, not %2</source>
        <translation>このプログラムが読めるのは%1で、%2ではありません</translation>
    </message>
    <message>
        <source>the id must have 1 to 32 characters: a-z, 0-9 and -</source>
        <translation>識別名は a-z、0-9、- からなる1～32文字でなければなりません</translation>
    </message>
    <message>
        <source>%1 must be an object, not %2</source>
        <translation>%1は名前付きの項目の集まりでなければなりません（書かれているのは%2です）</translation>
    </message>
    <message>
        <source>there is no base %1</source>
        <translation>元になる%1がありません</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>次のどれかです: %1</translation>
    </message>
    <message>
        <source>the name of a drawing beside this file must stand here, such as %1</source>
        <translation>ここには、このファイルと同じ場所にある図の名前を%1のように書きます</translation>
    </message>
    <message>
        <source>the id %1 stands in %2, too</source>
        <translation>識別名%1は%2にもあります</translation>
    </message>
    <message>
        <source>a set of the program has this id</source>
        <translation>この識別名はプログラムの駒が使っています</translation>
    </message>
    <message>
        <source>the set whose characters stand where there is no drawing</source>
        <translation>図のない駒の文字を借りる駒の名前です</translation>
    </message>
    <message>
        <source>%1 must lie between %2 and %3, not be %4</source>
        <translation>%1は%2から%3の間でなければなりません（書かれているのは%4です）</translation>
    </message>
    <message>
        <source>the drawing %1: %2</source>
        <translation>図%1: %2</translation>
    </message>
    <message>
        <source>a compressed drawing; save it as plain SVG</source>
        <translation>圧縮された図です。圧縮しないSVGで保存してください</translation>
    </message>
    <message>
        <source>a drawing with entities of its own</source>
        <translation>独自の実体（entity）を使った図は読めません</translation>
    </message>
    <message>
        <source>a drawing with &lt;%1&gt;; shapes and paths alone are read</source>
        <translation>図に&lt;%1&gt;があります。読めるのは図形とパスだけです</translation>
    </message>
    <message>
        <source>the drawing has more groups within each other than %1</source>
        <translation>図のグループの入れ子が%1段を超えています</translation>
    </message>
    <message>
        <source>no SVG: line %1: %2</source>
        <translation>SVGではありません（%1行目: %2）</translation>
    </message>
    <message>
        <source>the drawing is larger than %1 KiB</source>
        <translation>図が%1 KiBを超えています</translation>
    </message>
    <message>
        <source>no drawing in SVG that can be read</source>
        <translation>読めるSVGの図ではありません</translation>
    </message>
    <message>
        <source>a board</source>
        <comment>what must be an object</comment>
        <translation>盤の定義ファイル</translation>
    </message>
    <message>
        <source>a set of pieces</source>
        <comment>what must be an object</comment>
        <translation>駒の定義ファイル</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Looks</name>
    <message>
        <source>Matches the window: light or dark</source>
        <translation>画面の明暗に合わせる</translation>
    </message>
    <message>
        <source>There is no folder for your boards and pieces: your home folder is not known.</source>
        <translation>盤と駒を置くフォルダがありません。ホームフォルダが分かりません。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダ%1を作れません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1に書き込めません：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be deleted: %2.</source>
        <translation>%1を消せません：%2。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::LossCount</name>
    <message>
        <source>burns %1</source>
        <translation>%1枚を焼く</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>%1枚を取る</translation>
    </message>
    <message>
        <source>sweeps away %1</source>
        <translation>%1枚をなぎ払う</translation>
    </message>
    <message>
        <source>is burnt itself</source>
        <translation>自分が焼かれる</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MainWindow</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>1 minute left</source>
        <translation>残り1分</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>残り%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>It is not the turn of %1, who holds these pieces.</source>
        <translation>この持ち駒の持ち主である%1の手番ではありません。</translation>
    </message>
    <message>
        <source>Type a move as the list writes it, or its squares; Enter plays it, Esc closes the line.</source>
        <translation>指し手を棋譜どおりの表記かマス名で入力します。Enterで指し、Escで入力欄を閉じます。</translation>
    </message>
    <message>
        <source>The board alone. %1 brings the rest back.</source>
        <translation>盤だけを表示しています。%1で元の表示に戻ります。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>&amp;Quit and lose them</source>
        <translation>保存せずに終了(&amp;Q)</translation>
    </message>
    <message>
        <source>The game is over: nothing can be dropped any more.</source>
        <translation>対局は終わっています。もう駒は打てません。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MarkLegend</name>
    <message>
        <source>A step ends here.</source>
        <translation>歩みの行き先です。</translation>
    </message>
    <message>
        <source>A slide ends here; the bar lies along its line.</source>
        <translation>走りの行き先です。棒は走る方向を示します。</translation>
    </message>
    <message>
        <source>On this line the piece takes whatever it passes.</source>
        <translation>この線上では、通り過ぎる駒をすべて取ります。</translation>
    </message>
    <message>
        <source>A jump ends here.</source>
        <translation>跳びの行き先です。</translation>
    </message>
    <message>
        <source>The piece that stands here is taken.</source>
        <translation>ここの駒は取られます。</translation>
    </message>
    <message>
        <source>A second click on this square ends the move here.</source>
        <translation>このマスをもう一度クリックすると、ここで動き終えます。</translation>
    </message>
    <message>
        <source>The piece promotes by this move, or may.</source>
        <translation>この手で駒が成ります。または成れます。</translation>
    </message>
    <message>
        <source>Contagion: the piece that takes turns into the promoted form of what it takes.</source>
        <translation>伝染：取った側の駒が、取られた駒の成り駒に変わります。</translation>
    </message>
    <message>
        <source>This piece is in the way of the other corner of a hook move.</source>
        <translation>鉤走りのもう一方の曲がり角をふさいでいる駒です。</translation>
    </message>
    <message>
        <source>The picked piece.</source>
        <translation>選んだ駒です。</translation>
    </message>
    <message>
        <source>The cursor of the keyboard.</source>
        <translation>キーボードのカーソルです。</translation>
    </message>
    <message>
        <source>The royal that stands here is in check.</source>
        <translation>ここの王駒に王手がかかっています。</translation>
    </message>
    <message>
        <source>The royal that stands here is mated, or a royal was taken here.</source>
        <translation>ここの王駒が詰んでいるか、ここで王駒が取られました。</translation>
    </message>
    <message>
        <source>This piece attacks that royal; a dashed line shows its way.</source>
        <translation>その王駒に王手をかけている駒です。破線は道筋を示します。</translation>
    </message>
    <message>
        <source>A move chosen in advance, which waits for its turn.</source>
        <translation>先行入力した手です。手番が来るのを待っています。</translation>
    </message>
    <message>
        <source>The near side attacks this square.</source>
        <translation>手前の側の利きがあるマスです。</translation>
    </message>
    <message>
        <source>The far side attacks this square.</source>
        <translation>奥の側の利きがあるマスです。</translation>
    </message>
    <message>
        <source>This piece can be taken, and nothing takes back.</source>
        <translation>取られても取り返せない駒です。</translation>
    </message>
    <message>
        <source>On this line the piece slides, and may jump over others; most kinds may do so only in order to take.</source>
        <translation>この線上を走り、ほかの駒を飛び越えることもできます。多くの駒は、取るときにだけ飛び越えられます。</translation>
    </message>
    <message>
        <source>Where the last move began and ended.</source>
        <translation>直前の手の元のマスと先のマス。</translation>
    </message>
    <message>
        <source>A stop of the last move, where it had several: they are numbered in their order.</source>
        <translation>直前の手が何か所かに止まったとき、その順番を示します。</translation>
    </message>
    <message>
        <source>The line at the foot of a piece: it is royal.</source>
        <translation>駒の下の線は王駒のしるしです。</translation>
    </message>
    <message>
        <source>This piece protects the square that is pointed at: it could take there in turn.</source>
        <translation>ポインタを重ねたマスを守る駒です。そこで取り返せます。</translation>
    </message>
    <message>
        <source>A move to this square was refused.</source>
        <translation>このマスへの手は指せませんでした。</translation>
    </message>
    <message>
        <source>This piece is the reason why a move was refused.</source>
        <translation>手が指せなかった理由はこの駒です。</translation>
    </message>
    <message>
        <source>In a diagram: the slide goes on as far as the board does.</source>
        <translation>図で：盤の端まで走ります。</translation>
    </message>
    <message>
        <source>In a diagram: the slide goes this many squares at most.</source>
        <translation>図で：走れるのは多くてもこのマス数です。</translation>
    </message>
    <message>
        <source>Mistake: a fifth or more.</source>
        <translation>悪手：二割以上を失う手です。</translation>
    </message>
    <message>
        <source>Blunder: three tenths or more.</source>
        <translation>大悪手：三割以上を失う手です。</translation>
    </message>
    <message>
        <source>Missed chance: a blunder of a side that was winning, and that does not stand worse after it.</source>
        <translation>逃した好機：勝勢だった側の悪手で、その後も劣勢ではないものです。</translation>
    </message>
    <message>
        <source>Missed forced win: there was one before the move, and none after it.</source>
        <translation>詰みを逃した手：手の前には必勝の手順があり、後にはなくなりました。</translation>
    </message>
    <message>
        <source>This piece is protected, but what can take it is worth less than what it takes.</source>
        <translation>この駒は守られていますが、取る駒の方が取られる駒より安いです。</translation>
    </message>
    <message>
        <source>The piece that moves here is burnt itself.</source>
        <translation>ここへ動く駒は自分が焼かれます。</translation>
    </message>
    <message>
        <source>The move comes here in several legs, and a click ends it here.</source>
        <translation>何段階かで着くマスです。クリックすると手はここで終わります。</translation>
    </message>
    <message>
        <source>A click here does not end the move yet: it can go on, turn, or burn a piece.</source>
        <translation>クリックしても手はまだ終わりません。先へ進む、曲がる、駒を焼くなどができます。</translation>
    </message>
    <message>
        <source>This piece leaves the board as well: it is burnt, or taken in passing, or taken by a later move of the line that is shown.</source>
        <translation>この駒も盤から消えます。焼かれるか、通り道で取られるか、示されている手順の後の手で取られます。</translation>
    </message>
    <message>
        <source>Dot: one step this way.</source>
        <translation>点: この向きに一歩。</translation>
    </message>
    <message>
        <source>Line: a slide this way, any number of squares.</source>
        <translation>線: この向きに何マスでも走る。</translation>
    </message>
    <message>
        <source>Line with a number: a slide of so many squares at most. On smaller pieces a line with a dot.</source>
        <translation>線と数字: そのマス数まで走る。小さな駒では線と点になります。</translation>
    </message>
    <message>
        <source>Ring: a jump to the second square this way; with a number, to that one.</source>
        <translation>輪: この向きの2マス目へ跳ぶ。数字があれば、その数のマスへ。</translation>
    </message>
    <message>
        <source>Line with a bar across: a slide that may jump over others in order to take; a number is the most that it may jump over.</source>
        <translation>線に横棒: 取るために他の駒を跳び越えられる走り。数字は跳び越せる最大の数です。</translation>
    </message>
    <message>
        <source>Line with two bars across: it takes whatever it passes.</source>
        <translation>線に横棒2本: 通ったマスの駒をすべて取る。</translation>
    </message>
    <message>
        <source>Hook: a slide that may turn once.</source>
        <translation>鉤: 一度曲がれる走り。</translation>
    </message>
    <message>
        <source>Star: the two steps of a lion; a number where there are more.</source>
        <translation>星: 獅子の二歩。それより多いときは数字が付きます。</translation>
    </message>
    <message>
        <source>Star with four points: two steps, each as it likes, until it takes; a number where there are more. All around an emperor: any square of the board.</source>
        <translation>四つ角の星: 駒を取るまで、自由な向きに二歩。それより多いときは数字が付きます。天王の周りでは、盤のどのマスへも。</translation>
    </message>
    <message>
        <source>Small ring at the letters: this way it moves, and does not take.</source>
        <translation>文字の側の小さな輪: この向きには動くだけで取らない。</translation>
    </message>
    <message>
        <source>Cross at the letters: this way it only takes.</source>
        <translation>文字の側の×: この向きには取るときだけ動く。</translation>
    </message>
    <message>
        <source>Sign at the foot: it tells apart kinds with the same signs.</source>
        <translation>足元の印: 同じ印の駒種を見分けるためのもの。</translation>
    </message>
    <message>
        <source>Inaccuracy: the move gives away a tenth or more of the chance to win, or lets the other side win by force. Where the game is as good as decided no other move gives away so much, and hardly any is marked, whatever it loses.</source>
        <translation>緩手: 勝つ見込みを1割以上失うか、相手の必勝を許した手。勝負がほぼ決まった局面では、ほかにそれほど失う手はなく、何を失ってもほとんど印が付きません。</translation>
    </message>
    <message>
        <source>Beside a lion or its kin: what stands here can be taken on the way.</source>
        <translation>獅子やその仲間の隣: ここの駒は途中で取れます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MateTreeModel</name>
    <message>
        <source>wins at once</source>
        <translation>この手で勝ち</translation>
    </message>
    <message numerus="yes">
        <source>wins in %n move(s)</source>
        <translation>
            <numerusform>%n手で勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers %2; %3 %4</source>
        <translation>%1の応手は%2、%3が%4</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>End</source>
        <translation>結末</translation>
    </message>
    <message>
        <source>decides the game</source>
        <translation>この手で決着</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MateTreeView</name>
    <message>
        <source>Proof of the forced win: the first moves, their answers, and what follows</source>
        <translation>必勝手順の証明：初手、その応手、その後の手</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MateWords</name>
    <message>
        <source>The mate search waits</source>
        <translation>詰み探索は待機中です</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対局は終わりました</translation>
    </message>
    <message>
        <source>Looking for a forced win of %1</source>
        <translation>%1の必勝手順を探しています</translation>
    </message>
    <message>
        <source>%1; looking at the other first moves</source>
        <translation>%1。ほかの初手を調べています</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n other first move(s) left open</source>
        <translation>
            <numerusform>%1。ほかの初手%n通りは未解明</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no win by forcing moves alone</source>
        <translation>%1に、強制手の連続による勝ちはありません</translation>
    </message>
    <message>
        <source>No forced win of %1 found so far</source>
        <translation>%1の必勝手順はまだ見つかっていません</translation>
    </message>
    <message>
        <source>Not enough memory for the mate search</source>
        <translation>詰み探索のためのメモリが足りません</translation>
    </message>
    <message>
        <source>Forcing moves end the game, take a royal piece or attack one. Whether another move wins was not looked at.</source>
        <translation>強制手とは、対局を終わらせる手、王駒を取る手、王駒に当てる手です。それ以外の手で勝てるかどうかは調べていません。</translation>
    </message>
    <message>
        <source>A longer search may still find one: Search on.</source>
        <translation>探索を続ければ見つかるかもしれません（「さらに探索」）。</translation>
    </message>
    <message>
        <source>The search has used all the memory that it may take; whether there is a forced win is open.</source>
        <translation>使ってよいメモリをすべて使いました。必勝の手順があるかどうかは分かっていません。</translation>
    </message>
    <message>
        <source>It gives way to the computer&apos;s move, to hints and to dialogs.</source>
        <translation>コンピュータの手番、ヒント、ダイアログの間は待ちます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by force, in %n move(s) at most</source>
        <translation>
            <numerusform>%1が必ず勝ちます（最長%n手）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins with the next move</source>
        <translation>%1の勝ち（1手）</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Messages</name>
    <message>
        <source>Nothing was changed</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>閉じる(&amp;D)</translation>
    </message>
    <message>
        <source>This did not work</source>
        <translation>実行できませんでした</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MistakesDialog</name>
    <message>
        <source>Find my mistakes</source>
        <translation>悪手の復習</translation>
    </message>
    <message>
        <source>The position before the move</source>
        <translation>その手の前の局面</translation>
    </message>
    <message>
        <source>&amp;Type a move</source>
        <translation>指し手を入力(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Show the best move</source>
        <translation>最善手を見る(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Right: that is the best move that was found.</source>
        <translation>正解：検討の最善手です。</translation>
    </message>
    <message>
        <source>That is the move of the game. Try another one.</source>
        <translation>それは実際に指した手です。別の手を試してください。</translation>
    </message>
    <message>
        <source>Right: that wins the game.</source>
        <translation>正解：それで勝ちです。</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>%1を調べています…</translation>
    </message>
    <message>
        <source>The game ends with it, and that gives something away. Try another one.</source>
        <translation>それで対局は終わりますが、損をしています。別の手を試してください。</translation>
    </message>
    <message>
        <source>Right: the game ends with it, and nothing is given away.</source>
        <translation>正解：それで対局は終わり、何も損をしていません。</translation>
    </message>
    <message>
        <source>The engine could not judge this move. Try another one.</source>
        <translation>エンジンはこの手を判断できませんでした。別の手を試してください。</translation>
    </message>
    <message>
        <source>That was the last one.</source>
        <translation>これが最後の問題でした。</translation>
    </message>
    <message>
        <source>%1 of %2: instead of %3 (%4), find a better move.</source>
        <comment>numbers, a move, what it is</comment>
        <translation>%2 問中 %1 問目：%3（%4）の代わりに、より良い手を見つけてください。</translation>
    </message>
    <message>
        <source>%1 of %2: instead of %3 (%4), find a better move for %5.</source>
        <comment>numbers, a move, what it is, a player</comment>
        <translation>%2 問中 %1 問目：%3（%4）の代わりに、%5のより良い手を見つけてください。</translation>
    </message>
    <message>
        <source>%1 gives something away, too (%2): %3, as Sente sees it. Try another one.</source>
        <comment>a move, what it is, a score</comment>
        <translation>%1も損をする手です（%2）：先手から見て%3。別の手を探してください。</translation>
    </message>
    <message>
        <source>Right: %1 gives nothing away.</source>
        <translation>正解です。%1で損はありません。</translation>
    </message>
    <message>
        <source>Good enough: %1 is no mistake: %2, where the best move has %3, as Sente sees it.</source>
        <comment>a move and its score, a score</comment>
        <translation>十分な手です。%1は悪手ではありません：先手から見て%2、最善手なら%3。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the move that was played, what it was</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MobilityOverlay</name>
    <message numerus="yes">
        <source>%1; it could go to %n square(s)</source>
        <translation>
            <numerusform>%1、動けるマスは%nマス</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::MoveClassName</name>
    <message>
        <source>Step</source>
        <translation>歩み</translation>
    </message>
    <message>
        <source>Limited slide</source>
        <translation>限定走り</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>走り</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>跳び</translation>
    </message>
    <message>
        <source>Hook move</source>
        <translation>鉤走り</translation>
    </message>
    <message>
        <source>Several captures</source>
        <translation>複数取り</translation>
    </message>
    <message>
        <source>Igui</source>
        <translation>居食い</translation>
    </message>
    <message>
        <source>Area move</source>
        <translation>踊り</translation>
    </message>
    <message>
        <source>Jump to take</source>
        <translation>飛び越して取る</translation>
    </message>
    <message>
        <source>Range capture</source>
        <translation>飛び越え取り</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>焼き</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>どこへでも</translation>
    </message>
    <message>
        <source>A slide that goes a certain number of squares at most.</source>
        <translation>決まったマス数まで進める走りです。</translation>
    </message>
    <message>
        <source>More than one piece can be taken in one turn.</source>
        <translation>一手で二枚以上の駒を取れます。</translation>
    </message>
    <message>
        <source>Going over pieces that are in the way, in order to take another one behind them.</source>
        <translation>間の駒を飛び越えて、その先の駒を取る動きです。</translation>
    </message>
    <message>
        <source>A jump to any square of the board.</source>
        <translation>盤上のどのマスへも跳べます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MoveDiagram</name>
    <message>
        <source>Diagram of moves</source>
        <translation>動きの図</translation>
    </message>
    <message>
        <source>Move of several legs</source>
        <translation>何行程かの動き</translation>
    </message>
    <message>
        <source>%1: the piece that stands here is taken</source>
        <comment>a way of moving</comment>
        <translation>%1：ここにいる駒を取ります</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MoveEntry</name>
    <message>
        <source>First click the piece: %1.</source>
        <translation>先に駒をクリックしてください：%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MoveLine</name>
    <message>
        <source>Type a move</source>
        <translation>指し手の入力</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fits several moves; go on typing or choose one.</source>
        <translation>「%1」に当てはまる手が複数あります。入力を続けるか、一つ選んでください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no move in this position.</source>
        <translation>「%1」はこの局面では指せません。</translation>
    </message>
    <message>
        <source>Move, such as %1 or %2</source>
        <translation>指し手（例：%1、%2）</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no move in this position; one is written like %2.</source>
        <translation>「%1」はこの局面の指し手ではありません。指し手は%2のように書きます。</translation>
    </message>
    <message>
        <source>It is not your turn: the move can be made when the other side has moved.</source>
        <translation>あなたの手番ではありません。相手が指してから指せます。</translation>
    </message>
    <message>
        <source>The game is over here. Moves can be tried from earlier positions.</source>
        <translation>対局はここで終わっています。前の局面からは手を試せます。</translation>
    </message>
    <message>
        <source>The side to move here is not played from this board.</source>
        <translation>この局面の手番の側は、この盤から指すことになっていません。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MoveListModel</name>
    <message>
        <source>%1 …</source>
        <comment>a line that goes on</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>moves that follow each other</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Diagram on paper</source>
        <translation>印刷時に図面を入れる</translation>
    </message>
    <message>
        <source>%1, move %2: %3</source>
        <translation>%1、%2手目：%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>diagram on paper</source>
        <translation>印刷時に図面あり</translation>
    </message>
    <message>
        <source>Another line: %1</source>
        <translation>別の変化：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and its comment</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Game: %1</source>
        <comment>how it went on, beside a line that is shown</comment>
        <translation>本譜：%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
</context>
<context>
    <name>mujo::ui::MoveWords</name>
    <message>
        <source>burns %1 on %2</source>
        <translation>%2の%1を焼く</translation>
    </message>
    <message>
        <source>removes its own %1 on %2</source>
        <translation>%2の味方の%1を取り除く</translation>
    </message>
    <message>
        <source>takes %1 on %2</source>
        <translation>%2の%1を取る</translation>
    </message>
    <message>
        <source>and is burnt there itself</source>
        <translation>自らもそこで焼かれる</translation>
    </message>
    <message>
        <source>stays on %1</source>
        <translation>%1にとどまる</translation>
    </message>
    <message>
        <source>goes to %1</source>
        <translation>%1へ動く</translation>
    </message>
    <message>
        <source>ends on %1</source>
        <translation>%1で止まる</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>parts of a list of pieces</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two parts of a list of pieces</comment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a piece and its square</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>%1 stays on %2</source>
        <translation>%1が%2にとどまり</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1が%2へ動き</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1が%2を取り</translation>
    </message>
    <message>
        <source>%1, staying on %2</source>
        <translation>%1、%2にとどまり</translation>
    </message>
    <message>
        <source>%1, ending on %2</source>
        <translation>%1、%2で止まり</translation>
    </message>
    <message>
        <source>%1, removing its own %2</source>
        <translation>%1、味方の%2を取り除き</translation>
    </message>
    <message>
        <source>%1, burning %2</source>
        <translation>%1、%2を焼き</translation>
    </message>
    <message>
        <source>%1, and is burnt itself</source>
        <translation>%1、自らも焼かれ</translation>
    </message>
    <message>
        <source>%1 drops %2 on %3</source>
        <translation>%1：%2を%3に打つ</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>promotes to %1</source>
        <translation>%1に成る</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>%1になる</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>The side, the piece, and what it does, as phrases with commas between them</extracomment>
        <translation>%1の%2：%3</translation>
    </message>
    <message>
        <source>%1 is dropped on %2.</source>
        <translation>%1を%2に打ちます。</translation>
    </message>
    <message>
        <source>%1 passes: nothing moves.</source>
        <translation>%1がパスします。何も動きません。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a whole sentence</comment>
        <translation>%1ます。</translation>
    </message>
    <message>
        <source>%1, and promotes to %2.</source>
        <translation>%1、%2に成ります。</translation>
    </message>
    <message>
        <source>%1, and becomes %2.</source>
        <translation>%1、%2になります。</translation>
    </message>
    <message>
        <source>%1… %2</source>
        <comment>a move of Gote: its number, the move</comment>
        <translation>%1… %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a move of Sente: its number, the move</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>excellent move</source>
        <translation>妙手</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>注目の手</translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>%1, without promoting</source>
        <comment>a move</comment>
        <translation>%1（不成）</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 from %3 to %4, and %n piece(s) are gone</source>
        <comment>a side, its piece, two squares</comment>
        <translation>
            <numerusform>%1：%2が%3から%4へ、%n枚の駒がなくなりました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of them its own</source>
        <comment>a move, a number</comment>
        <translation>%1（うち自分の駒%2枚）</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>pieces and their squares</comment>
        <translation>%1を取る</translation>
    </message>
    <message>
        <source>takes %1 pieces, from %2 to %3</source>
        <translation>%2から%3まで%1枚を取る</translation>
    </message>
    <message>
        <source>removes its own %1</source>
        <comment>pieces and their squares</comment>
        <translation>自分の%1を取り除く</translation>
    </message>
    <message>
        <source>removes %1 of its own pieces, from %2 to %3</source>
        <translation>%2から%3まで自分の駒%1枚を取り除く</translation>
    </message>
    <message>
        <source>burns %1</source>
        <comment>pieces and their squares</comment>
        <translation>%1を焼く</translation>
    </message>
    <message>
        <source>%1 takes %2 pieces, from %3 to %4</source>
        <translation>%1が%3から%4まで%2枚を取る</translation>
    </message>
    <message>
        <source>%1, removing %2 of its own pieces, from %3 to %4</source>
        <translation>%1、%3から%4まで自分の駒%2枚を取り除く</translation>
    </message>
    <message>
        <source>%1, all its own</source>
        <comment>a move that removes pieces</comment>
        <translation>%1（すべて自分の駒）</translation>
    </message>
    <message>
        <source>%1 passes, and %2.</source>
        <comment>a piece, and what it burns</comment>
        <translation>%1は手番を見送り、%2。</translation>
    </message>
    <message>
        <source>%1, and it promotes to %2</source>
        <comment>a move, a piece</comment>
        <translation>%1。%2に成ります</translation>
    </message>
    <message>
        <source>%1, and it becomes %2</source>
        <comment>a move, a piece</comment>
        <translation>%1。%2になります</translation>
    </message>
</context>
<context>
    <name>mujo::ui::NewGameDialog</name>
    <message>
        <source>&amp;More choices</source>
        <translation>詳しい設定(&amp;M)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>将棋の種類(&amp;G)：</translation>
    </message>
    <message>
        <source>You play:</source>
        <translation>あなたの手番：</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>あなたの名前(&amp;Y)：</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Strict: whoever makes an illegal mo&amp;ve loses the game</source>
        <translation>厳格なルール：反則の手を指した側の負け(&amp;V)</translation>
    </message>
    <message>
        <source>Otherwise mate is only announced, and the game goes on until the last royal piece is taken.</source>
        <translation>オフの場合、詰みは告げられるだけで、最後の王駒が取られるまで対局は続きます。</translation>
    </message>
    <message>
        <source>an illegal move loses</source>
        <translation>反則の手は負け</translation>
    </message>
    <message>
        <source>mate ends the game</source>
        <translation>詰みで終局</translation>
    </message>
    <message>
        <source>Side below:</source>
        <translation>手前の対局者：</translation>
    </message>
    <message>
        <source>Name &amp;below:</source>
        <translation>手前の名前(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Name above:</source>
        <translation>向こう側の名前(&amp;N)：</translation>
    </message>
    <message>
        <source>Name of the side below</source>
        <translation>手前の対局者の名前</translation>
    </message>
    <message>
        <source>Name of the side above</source>
        <translation>向こう側の対局者の名前</translation>
    </message>
    <message>
        <source>Otherwise an illegal move is refused and another one can be made. The sources of most games have the strict rule. A move that no piece of the kind makes counts when it is tried again: it may have been a slip of the mouse.</source>
        <translation>選ばない場合、反則の手は拒否され、別の手を指せます。多くの将棋の典拠では反則は負けです。その種類の駒が決して動けない手は、操作の誤りかもしれないので、もう一度試みたときに反則負けとなります。</translation>
    </message>
    <message>
        <source>Mate &amp;ends the game; otherwise the royal piece must be taken</source>
        <translation>詰みで終局とする（しない場合は王駒を取るまで続く）(&amp;E)</translation>
    </message>
    <message>
        <source>%1 below</source>
        <comment>a name</comment>
        <translation>手前は%1</translation>
    </message>
    <message>
        <source>%1 above</source>
        <comment>a name</comment>
        <translation>向こうは%1</translation>
    </message>
    <message>
        <source>your name is %1</source>
        <translation>あなたの名前は%1</translation>
    </message>
    <message>
        <source>The game can start when the time is written: under More choices, as in 10m+5s.</source>
        <translation>対局は時間を入力すると始められます。「詳しい設定」の中で、例えば 10m+5s と書きます。</translation>
    </message>
    <message>
        <source>a time that is not written yet</source>
        <translation>まだ入力されていない時間</translation>
    </message>
</context>
<context>
    <name>mujo::ui::NotePane</name>
    <message>
        <source>Close the comment</source>
        <translation>コメントを閉じる</translation>
    </message>
    <message>
        <source>A comment on this position</source>
        <translation>この局面へのコメント</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of the game, in place of a move</comment>
        <translation>開始局面</translation>
    </message>
</context>
<context>
    <name>mujo::ui::OpeningWords</name>
    <message>
        <source>--position needs --variant, or a text that begins with the name of its game, [ID]</source>
        <translation>--positionには、--variantの指定、または将棋の名前 [ID] で始まるテキストが必要です</translation>
    </message>
    <message>
        <source>--select and --click need a game</source>
        <translation>--selectと--clickには、将棋の指定が必要です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no square of this board</source>
        <translation>「%1」というマスはこの盤にありません</translation>
    </message>
</context>
<context>
    <name>mujo::ui::OpeningsDesk</name>
    <message>
        <source>It is the turn of %1, whom a computer plays.</source>
        <translation>コンピュータが指す%1の手番です。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::OpeningsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 won by %2</source>
        <comment>games, side</comment>
        <translation>%2勝ち%1局</translation>
    </message>
    <message numerus="yes">
        <source>%n without a winner</source>
        <translation>
            <numerusform>引き分けなど%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not finished</source>
        <translation>
            <numerusform>指しかけ%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the engine</source>
        <translation>
            <numerusform>エンジンの対局%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>not looked at by the engine</source>
        <translation>エンジンは調べていない手</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>評価値なし</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>Games of the engine against itself that went this way</source>
        <translation>エンジン同士の対局でこの手が指された局数</translation>
    </message>
    <message>
        <source>The score as Sente sees it: + is good for Sente</source>
        <translation>先手から見た評価値（＋は先手が有利）</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <comment>a score, and how deep was searched</comment>
        <translation>%1、深さ%2</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>judged by the engine, but in none of its games</source>
        <translation>エンジンが評価したが、対局では指していない手</translation>
    </message>
    <message>
        <source>in no game of your library</source>
        <translation>ライブラリの対局にはない</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of your library</source>
        <translation>
            <numerusform>ライブラリの対局%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Library</source>
        <comment>games of the user</comment>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Games of your library, and how they ended, from left to right: won by Sente, without a winner, won by Gote, not finished (hatched)</source>
        <translation>ライブラリの対局とその結果：左から先手勝ち、引き分けなど、後手勝ち、指しかけ（斜線）</translation>
    </message>
</context>
<context>
    <name>mujo::ui::OpeningsPane</name>
    <message>
        <source>&amp;Show the openings</source>
        <translation>定跡を見る(&amp;S)</translation>
    </message>
    <message>
        <source>The engine knows the openings by other rules of this game only.</source>
        <translation>エンジンの定跡は、この将棋の別のルールのものだけです。</translation>
    </message>
    <message>
        <source>What is known is being read…</source>
        <translation>定跡を読み込んでいます…</translation>
    </message>
    <message>
        <source>Nothing is known of the first moves of this game.</source>
        <translation>この将棋の序盤については、まだ何も知られていません。</translation>
    </message>
    <message>
        <source>Nothing that is known may be played here.</source>
        <translation>知られている手は、ここでは指せません。</translation>
    </message>
    <message>
        <source>Nothing is known from here on. The last known position is that after %1.</source>
        <translation>ここから先の定跡はありません。定跡の最後の局面は%1までの局面です。</translation>
    </message>
    <message>
        <source>To the last &amp;known position</source>
        <translation>定跡の最後の局面へ(&amp;K)</translation>
    </message>
    <message>
        <source>The file of the openings is not used. %1</source>
        <comment>what is wrong, in sentences</comment>
        <translation>定跡のファイルは使われていません。%1</translation>
    </message>
    <message>
        <source>The games of your library are being read…</source>
        <translation>ライブラリの対局を読んでいます…</translation>
    </message>
    <message>
        <source>The first move of this game is not among the known openings.</source>
        <translation>この対局の初手は、知られている序盤にありません。</translation>
    </message>
    <message>
        <source>The numbers count games: those of your library, and those of the engine against itself. The bar shows how they ended: won by Sente on the left, won by Gote on the right; unfinished games are hatched. A move with a score alone has been judged, but not played.</source>
        <translation>数字は局数です。ライブラリの対局と、エンジン同士の対局を数えています。棒は結果を表し、左端が先手の勝ち、右端が後手の勝ち、斜線は指しかけです。評価だけの手は、調べただけで指されていません。</translation>
    </message>
    <message>
        <source>The openings would help you against the computer. They are shown when you ask for them.</source>
        <translation>序盤を見ると、コンピュータとの対局の助けになります。見たいときに表示してください。</translation>
    </message>
    <message>
        <source>The numbers count games of your library and of the engine against itself. A score with + is good for Sente.</source>
        <translation>数はライブラリの棋譜と、エンジンの自己対局の数です。評価値の＋は先手がよいことを表します。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::OpeningsView</name>
    <message>
        <source>Known moves of this position, with the scores as Sente sees them</source>
        <translation>この局面で知られている手（評価値は先手から見たもの）</translation>
    </message>
</context>
<context>
    <name>mujo::ui::OpponentChoice</name>
    <message>
        <source>The computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>この画面で指す</translation>
    </message>
    <message>
        <source>Nobody: two computers play, and you watch</source>
        <translation>なし（コンピュータ同士の対局を観戦）</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>&amp;Against:</source>
        <translation>対戦相手(&amp;A)：</translation>
    </message>
    <message>
        <source>Level of Gote:</source>
        <translation>後手のレベル：</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>レベル(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Level of Sente:</source>
        <translation>先手のレベル(&amp;L)：</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Level of Sente</source>
        <translation>先手のレベル</translation>
    </message>
    <message>
        <source>Level of Gote</source>
        <translation>後手のレベル</translation>
    </message>
    <message>
        <source>The engine %1</source>
        <translation>エンジン %1</translation>
    </message>
    <message>
        <source>&amp;Level or engine:</source>
        <translation>強さかエンジン(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Sente is:</source>
        <translation>先手(&amp;S)：</translation>
    </message>
    <message>
        <source>Gote is:</source>
        <translation>後手：</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Opponents</name>
    <message>
        <source>The computer has not found a move. The game is as it was.</source>
        <translation>コンピュータは指す手を見つけられませんでした。対局はそのままです。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::OverlayWords</name>
    <message>
        <source>Show what is &amp;attacked</source>
        <translation>利きを表示(&amp;A)</translation>
    </message>
    <message>
        <source>what is attacked</source>
        <translation>利きを表示</translation>
    </message>
    <message>
        <source>Sh&amp;ow pieces in danger</source>
        <translation>取られそうな駒を表示(&amp;O)</translation>
    </message>
    <message>
        <source>pieces in danger</source>
        <translation>取られそうな駒を表示</translation>
    </message>
    <message>
        <source>Show how man&amp;y squares each piece reaches</source>
        <translation>各駒の動けるマス数を表示(&amp;Y)</translation>
    </message>
    <message>
        <source>how many squares each piece reaches</source>
        <translation>各駒の動けるマス数を表示</translation>
    </message>
    <message>
        <source>Pieces in danger are marked from now on</source>
        <translation>これから取られそうな駒に印を付けます</translation>
    </message>
    <message>
        <source>Pieces in danger are no longer marked</source>
        <translation>取られそうな駒の印を消しました</translation>
    </message>
    <message>
        <source>The number on a piece tells how many squares it reaches</source>
        <translation>駒の数字は行けるマスの数です</translation>
    </message>
    <message>
        <source>The pieces no longer show how many squares they reach</source>
        <translation>行けるマスの数を消しました</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PaceBar</name>
    <message>
        <source>at once</source>
        <translation>すぐ</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Game between computers</source>
        <translation>コンピュータ同士の対局</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>One move, then the game stands still</source>
        <translation>1手だけ指して止まります</translation>
    </message>
    <message>
        <source>Step: one move of the computers</source>
        <translation>1手進む：コンピュータが1手だけ指す</translation>
    </message>
    <message>
        <source>Each move is shown for</source>
        <translation>1手の表示時間</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Continue the game between computers</source>
        <translation>コンピュータ同士の対局を続ける</translation>
    </message>
    <message>
        <source>Pause the game between computers</source>
        <translation>コンピュータ同士の対局を一時停止</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PageDesk</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1に書き込めません。
%2</translation>
    </message>
    <message>
        <source>The game is written to %1.</source>
        <translation>対局を%1に書き出しました。</translation>
    </message>
    <message>
        <source>Export the game as a web page</source>
        <translation>対局をウェブページとして書き出す</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PaletteModel</name>
    <message>
        <source>%1; the promoted %2</source>
        <translation>%1（%2の成り駒）</translation>
    </message>
    <message>
        <source>the promoted %1</source>
        <translation>%1の成り駒</translation>
    </message>
    <message>
        <source>%1 · on the tile %2</source>
        <comment>names, and a sign that is no part of them</comment>
        <translation>%1 · 駒の字 %2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PaperDialog</name>
    <message>
        <source>&amp;Start position</source>
        <translation>初期局面(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;End position</source>
        <translation>最終局面(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Other lines</source>
        <translation>変化(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDFで保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>対局の印刷</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>ページ(&amp;G)：</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>用紙(&amp;A)：</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>図面</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>A diagram after so many moves each</source>
        <translation>この手数ごとに図面を入れます</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>Pages that are printed</source>
        <translation>印刷するページ</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>The printer takes no pages.</source>
        <translation>プリンタがページを受け付けません。</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>ページの保存</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation>文書 (*.pdf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>&amp;Moves marked for a diagram</source>
        <translation>棋譜で指定した箇所(&amp;M)</translation>
    </message>
    <message>
        <source>Ever&amp;y so many moves:</source>
        <translation>一定の手数ごと(&amp;Y)：</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PaperText</name>
    <message>
        <source>Start position</source>
        <translation>初期局面</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>%1まで</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PassChip</name>
    <message>
        <source>Pass (P)</source>
        <translation>パス (P)</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key that passes</comment>
        <translation>P</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Phrases</name>
    <message>
        <source>%1, %2</source>
        <comment>a list</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>phrases that may have commas in them</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>one phrase or several, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>phrases that follow one another</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>How moves are counted in this language, and nothing that is shown: &quot;pairs&quot; where a move of each side has one number, &quot;single&quot; where each move has its own.</comment>
        <translation>single</translation>
    </message>
    <message>
        <source>western</source>
        <comment>How moves are written in this language, and nothing that is shown: &quot;western&quot; for P-7f, &quot;japanese&quot; for ▲７六歩.</comment>
        <translation>japanese</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PictureDesk</name>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PictureDialog</name>
    <message>
        <source>%1, move %2</source>
        <translation>%1、%2手目</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>Pieces in &amp;hand</source>
        <translation>持ち駒(&amp;H)</translation>
    </message>
    <message>
        <source>Last &amp;move and drawings</source>
        <translation>直前の手と書き込み(&amp;M)</translation>
    </message>
    <message>
        <source>Seen from the &amp;far side</source>
        <translation>反対側から見る(&amp;F)</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>盤の画像</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source>&amp;Square:</source>
        <translation>マスの大きさ(&amp;S)：</translation>
    </message>
    <message>
        <source>Picture:</source>
        <translation>画像：</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>画面と同じ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>配色(&amp;O)：</translation>
    </message>
    <message>
        <source>One corner of the part that is drawn</source>
        <translation>描く範囲の一方の隅</translation>
    </message>
    <message>
        <source>The other corner</source>
        <translation>もう一方の隅</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 ピクセル</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>画像の保存</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>図 (*.svg)</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>The picture is being saved…</source>
        <translation>画像を保存しています…</translation>
    </message>
    <message>
        <source>The picture is being drawn…</source>
        <translation>画像を描いています…</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>メモリが足りません</translation>
    </message>
    <message>
        <source>&amp;Part, by two corners:</source>
        <translation>範囲の二隅(&amp;P)：</translation>
    </message>
    <message>
        <source>“%1” is no square: the whole board</source>
        <translation>「%1」は升目ではありません：盤の全体</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました：%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceChart</name>
    <message>
        <source>All pieces of %1</source>
        <translation>%1の駒の一覧</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Name, reading, kanji, letters</source>
        <translation>名前、読み、漢字、略号</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>駒を検索</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>並び順(&amp;O)：</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英語名順</translation>
    </message>
    <message>
        <source>Kanji</source>
        <translation>漢字順</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み順</translation>
    </message>
    <message>
        <source>Strokes of the kanji</source>
        <translation>漢字の画数順</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大きさ(&amp;S)：</translation>
    </message>
    <message>
        <source>Size of the cards in per cent</source>
        <translation>カードの大きさ（パーセント）</translation>
    </message>
    <message>
        <source>Show on &amp;board</source>
        <translation>盤上に表示(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Export as SVG…</source>
        <translation>SVGで書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>動き：</translation>
    </message>
    <message>
        <source>Ways of moving</source>
        <translation>動き方</translation>
    </message>
    <message>
        <source>%1 of %2 kinds</source>
        <translation>%2種中%1種</translation>
    </message>
    <message>
        <source>Show %1 on &amp;board</source>
        <translation>%1を盤上に表示(&amp;B)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>駒の一覧の書き出し</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>図 (*.svg)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Print the chart</source>
        <translation>駒の一覧の印刷</translation>
    </message>
    <message>
        <source>Show on &amp;board (none there)</source>
        <translation>盤上に表示（なし）(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s), promoted ones included</source>
        <translation>
            <numerusform>%n種（成駒を含む）</numerusform>
        </translation>
    </message>
    <message>
        <source>No kind has this in its names and moves in the ways that are ticked.</source>
        <translation>この文字を名前に持ち、選んだ動き方をする駒はありません。</translation>
    </message>
    <message>
        <source>Worth most first</source>
        <translation>価値の高い順</translation>
    </message>
    <message>
        <source>What the &amp;marks mean</source>
        <translation>印の意味(&amp;M)</translation>
    </message>
    <message>
        <source>No kind has this in its names.</source>
        <translation>この語を名前に含む駒はありません。</translation>
    </message>
    <message>
        <source>No kind moves in all the ways that are ticked.</source>
        <translation>選んだ動き方をすべて持つ駒はありません。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceChartModel</name>
    <message>
        <source>royal</source>
        <translation>王駒</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceListEdit</name>
    <message>
        <source>Piece</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>What its captor becomes</source>
        <translation>取った駒が成り移る先</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceMenus</name>
    <message>
        <source>&amp;Find it on the board</source>
        <translation>盤上で探す(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Pick it up to drop it</source>
        <translation>手に取って打つ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Study it</source>
        <translation>動きを調べる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy what is said of it</source>
        <translation>説明をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Rule&amp;s of the game here</source>
        <translation>このパネルにルールを表示(&amp;S)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PiecePalette</name>
    <message>
        <source>Name, reading, kanji, letters</source>
        <translation>名前、読み、漢字、略号</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>駒を検索</translation>
    </message>
    <message>
        <source>Pieces of Sente</source>
        <translation>先手の駒</translation>
    </message>
    <message>
        <source>Pieces of Gote</source>
        <translation>後手の駒</translation>
    </message>
    <message>
        <source>Pieces to put on the board</source>
        <translation>盤に置く駒</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceStory</name>
    <message>
        <source>Promoted from %1.</source>
        <translation>%1が成った駒です。</translation>
    </message>
    <message>
        <source>Promotes to %1.</source>
        <translation>%1に成ります。</translation>
    </message>
    <message>
        <source>Others promote to it: %1.</source>
        <translation>この駒に成る駒：%1。</translation>
    </message>
    <message>
        <source>It does not promote.</source>
        <translation>成りません。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Royal.&lt;/b&gt; The game is lost with the last royal piece.</source>
        <translation>&lt;b&gt;王駒。&lt;/b&gt;最後の王駒を取られると負けになります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contagious.&lt;/b&gt; A piece that takes it becomes %1.</source>
        <translation>&lt;b&gt;伝染。&lt;/b&gt;この駒を取った駒は%1になります。</translation>
    </message>
    <message>
        <source>Contagion does not change it.</source>
        <translation>伝染の影響を受けません。</translation>
    </message>
    <message>
        <source>Rules that name it:</source>
        <translation>この駒に関するルール：</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1点</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1点</translation>
    </message>
    <message numerus="yes">
        <source>All %n rule(s) of the game</source>
        <translation>
            <numerusform>ルールをすべて見る（%n項目）</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Contagious.&lt;/b&gt; A piece that takes it becomes %1, except %2.</source>
        <translation>&lt;b&gt;伝染。&lt;/b&gt;この駒を取った駒は%1になります。ただし%2は変わりません。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <comment>a reading of the rules, and what is different in it</comment>
        <translation>&lt;b&gt;%1：&lt;/b&gt;%2</translation>
    </message>
    <message>
        <source>Worth about %1 to the computer.</source>
        <translation>コンピュータの評価は約%1です。</translation>
    </message>
    <message>
        <source>Worth about %1 to the computer (a %2 about %3).</source>
        <translation>コンピュータの評価は約%1です（%2は約%3）。</translation>
    </message>
    <message>
        <source>On small squares it is written %1.</source>
        <translation>小さいマスでは%1と書かれます。</translation>
    </message>
    <message>
        <source>%1 (one that is not a promoted piece)</source>
        <comment>a piece</comment>
        <translation>%1（成り駒でないもの）</translation>
    </message>
    <message>
        <source>Worth about %1 to the computer, counting what it may become.</source>
        <translation>コンピュータの評価は、成る見込みも含めて約%1です。</translation>
    </message>
    <message>
        <source>Worth about %1 to the computer, counting what it may become (a %2 about %3).</source>
        <translation>コンピュータの評価は、成る見込みも含めて約%1です（%2は約%3）。</translation>
    </message>
    <message>
        <source>Rule %1:</source>
        <translation>ルール%1：</translation>
    </message>
    <message>
        <source>It does not promote, but taking a contagious piece changes it: %1.</source>
        <comment>a list of kinds</comment>
        <translation>成りませんが、伝染する駒を取ると変わります：%1。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceStudy</name>
    <message>
        <source>Piece study</source>
        <translation>駒の動き</translation>
    </message>
    <message>
        <source>In letters</source>
        <translation>動きの記号（XBetza記法）</translation>
    </message>
    <message>
        <source>Move in letters (XBetza notation)</source>
        <translation>動きの文字表記（XBetza記法）</translation>
    </message>
    <message>
        <source>The move as it is written in the file of the game, in XBetza notation</source>
        <translation>将棋の定義ファイルに書かれている、XBetza記法による動き</translation>
    </message>
    <message>
        <source>&amp;Empty board</source>
        <translation>何もない盤(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;This board</source>
        <translation>現在の盤(&amp;T)</translation>
    </message>
    <message>
        <source>Moves on an empty board</source>
        <translation>何もない盤での動き</translation>
    </message>
    <message>
        <source>Moves on this board</source>
        <translation>現在の盤での動き</translation>
    </message>
    <message>
        <source>Point at a piece or click it: its names, its moves and what becomes of it are shown here.</source>
        <translation>駒にポインタを重ねるかクリックすると、その名前、動き、成りなどがここに表示されます。</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>Under other rules:</source>
        <translation>ほかのルールの解釈では：</translation>
    </message>
    <message>
        <source>A piece too small for its characters shows how it moves:</source>
        <translation>文字が入らないほど小さい駒には、動きの印が付きます。</translation>
    </message>
    <message>
        <source>The piece does not stand on the board now.</source>
        <translation>この駒は今、盤上にありません。</translation>
    </message>
    <message>
        <source>XBetza notation: the page &quot;Games of your own&quot; of the help explains its letters</source>
        <translation>XBetza記法。文字の意味は、ヘルプの「自作の将棋」で説明しています</translation>
    </message>
    <message>
        <source>Ctrl with the wheel, or the key +, makes the board larger; hold M down for a lens.</source>
        <translation>Ctrl を押しながらホイールを回すか、+ キーで盤が大きくなります。M を押している間はルーペになります。</translation>
    </message>
    <message>
        <source>Squares have letters for files and numbers for ranks here, as in the sources of this game. “Names of squares” in the settings has them as in shogi.</source>
        <translation>この将棋では原典に従い、筋を英字、段を数字で表します。設定の「マスの名前」で将棋式にできます。</translation>
    </message>
    <message>
        <source>What the marks mean</source>
        <translation>印の意味</translation>
    </message>
    <message>
        <source>The marks around the letters show how a piece moves; hold M down for a lens.</source>
        <translation>文字の周りの印は駒の動きを示します。Mを押している間は拡大鏡が出ます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceTitle</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceWorkshop</name>
    <message>
        <source>Piece workshop</source>
        <translation>駒の工房</translation>
    </message>
    <message>
        <source>&amp;Save into the game</source>
        <translation>将棋に保存(&amp;S)</translation>
    </message>
    <message>
        <source>Start from a game</source>
        <translation>元にする将棋</translation>
    </message>
    <message>
        <source>Start from a piece</source>
        <translation>元にする駒</translation>
    </message>
    <message>
        <source>Files of the board</source>
        <translation>盤の筋の数</translation>
    </message>
    <message>
        <source>Ranks of the board</source>
        <translation>盤の段の数</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>元にするもの：(&amp;F)</translation>
    </message>
    <message>
        <source>   &amp;Board</source>
        <translation>   盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Move in letters (XBetza notation)</source>
        <translation>動きの文字表記（XBetza記法）(&amp;M)</translation>
    </message>
    <message>
        <source>Move in letters (XBetza notation)</source>
        <translation>動きの文字表記（XBetza記法）</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>言葉での説明</translation>
    </message>
    <message>
        <source>The parts of the move</source>
        <translation>動きの構成要素</translation>
    </message>
    <message>
        <source>On an empty board</source>
        <translation>何もない盤での動き</translation>
    </message>
    <message>
        <source>Save into a game</source>
        <translation>将棋に保存</translation>
    </message>
    <message>
        <source>Game to save into</source>
        <translation>保存先の将棋</translation>
    </message>
    <message>
        <source>Piece to replace</source>
        <translation>置き換える駒</translation>
    </message>
    <message>
        <source>&amp;Copy as:</source>
        <translation>コピーの名前(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>将棋の種類(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Piece:</source>
        <translation>駒(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Kanji:</source>
        <translation>漢字(&amp;K)：</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <translation>%1（自作）</translation>
    </message>
    <message>
        <source>A new piece</source>
        <translation>新しい駒</translation>
    </message>
    <message>
        <source>Instead of %1 (%2)</source>
        <translation>%1（%2）を置き換える</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>自作の%1</translation>
    </message>
    <message>
        <source>%1 is not one of your games; a copy of it is made.</source>
        <translation>%1は自作の将棋ではないため、コピーを作成します。</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <source>The game has a piece of this name already, %1: there will be two.</source>
        <translation>このゲームには同じ名前の駒（%1）がすでにあります。同名の駒が二つになります。</translation>
    </message>
    <message>
        <source>It appears when %1 promotes.</source>
        <comment>a piece with its article</comment>
        <translation>%1が成ると現れます。</translation>
    </message>
    <message>
        <source>It appears when one of these promotes: %1.</source>
        <translation>次のどれかが成ると現れます：%1。</translation>
    </message>
    <message>
        <source>It appears when a piece takes %1.</source>
        <comment>a piece with its article</comment>
        <translation>駒が%1を取ると、その駒に変わって現れます。</translation>
    </message>
    <message>
        <source>It appears when a piece takes one of these: %1.</source>
        <translation>駒が次のどれかを取ると、その駒に変わって現れます：%1。</translation>
    </message>
    <message>
        <source>Close the workshop? The piece has not been saved, and what you have typed will be lost.</source>
        <translation>工房を閉じますか。駒はまだ保存されておらず、入力した内容は失われます。</translation>
    </message>
    <message>
        <source>&amp;Close the workshop</source>
        <translation>工房を閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Put it &amp;on the board…</source>
        <translation>盤に置く(&amp;O)…</translation>
    </message>
    <message>
        <source>Click a square: the piece steps or jumps there, or no longer does. With Shift it slides as far as that square; from the edge of the board, any number of squares.</source>
        <translation>マスをクリックすると、駒はそこへ歩くか跳ぶようになり、もう一度クリックするとその手がなくなります。Shiftを押しながらだと、そのマスまで走ります。盤の端のマスなら、何マスでも走ります。</translation>
    </message>
    <message>
        <source>&amp;Letters:</source>
        <translation>略号(&amp;L):</translation>
    </message>
    <message>
        <source>A few capital letters that stand for the piece where moves and positions are written</source>
        <translation>指し手や局面を書くときに駒を表す、数文字の大文字です</translation>
    </message>
    <message>
        <source>A new piece needs letters: a few capitals that stand for it and for no other piece of the game.</source>
        <translation>新しい駒には略号が要ります。このゲームのほかの駒が使っていない、数文字の大文字です。</translation>
    </message>
    <message>
        <source>The game has a piece with these letters already: %1. A new piece needs others; to change that piece, choose it under “Piece”.</source>
        <translation>このゲームには、この略号の駒がすでにあります: %1。新しい駒には別の略号が要ります。その駒を変えるには、「駒」で選んでください。</translation>
    </message>
    <message>
        <source>The piece needs a name.</source>
        <translation>駒には名前が要ります。</translation>
    </message>
    <message>
        <source>%1 The piece stands on no square yet.</source>
        <translation>%1 この駒はまだどのマスにもありません。</translation>
    </message>
    <message>
        <source>No piece: nothing yet</source>
        <translation>なし: まだ何もない</translation>
    </message>
    <message>
        <source>On an empty board this move leads to no square.</source>
        <translation>空いた盤では、この動きで行けるマスはありません。</translation>
    </message>
    <message>
        <source>One square: W along the rank or the file, F diagonally, K both. Any number of squares: R, B, Q; a number behind the letter is the most, as in R3. Leaps: D and A over one square, H and G over two, N like a knight of chess, C and Z farther; U to any square.
Small letters before it: f b l r say which way (v is f and b, s is l and r), m only moves, c only takes, p goes over one piece, a goes on with one more leg. Several moves follow each other, as in fWbF. F1 explains all letters with examples.</source>
        <translation>1マス: Wは縦横、Fは斜め、Kは両方。何マスでも: R、B、Q。文字の後の数字は上限で、R3なら3マスまで。跳び: DとAは1マス、HとGは2マスを跳び越え、Nはチェスのナイトの動き、CとZはもっと遠く、Uはどのマスへも。
前に付く小文字: f b l r は方向（vはfとb、sはlとr）、mは移動だけ、cは取るだけ、pは駒を1つ跳び越え、aは続けてもう1行程。動きはfWbFのようにいくつでも並べられます。すべての文字の説明と例はF1にあります。</translation>
    </message>
    <message>
        <source>“Kanji” is empty: one to four characters that stand on the face; letters will do.</source>
        <translation>「漢字」が空です。駒に書く一字から四字で、英字でもかまいません。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PlayerPanel</name>
    <message numerus="yes">
        <source>%n royal piece(s)</source>
        <translation>
            <numerusform>王駒%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Royal pieces that are left; the game is lost with the last one</source>
        <translation>残っている王駒です。最後の王駒を取られると負けになります</translation>
    </message>
    <message>
        <source>mated</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>王手</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>The pieces of %1 are together worth %2 points more than those of %3; the study of a piece tells its points</source>
        <translation>%1の駒の価値の合計は、%3の駒より%2点多くなっています。各駒の点数は「駒の動き」でわかります</translation>
    </message>
    <message>
        <source>Material: %1 ahead</source>
        <translation>駒の損得：%1点の得</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>%1 points ahead</source>
        <comment>the pieces of a side are worth so much more</comment>
        <translation>%1点リード</translation>
    </message>
    <message>
        <source>no royal piece left</source>
        <translation>王駒なし</translation>
    </message>
    <message>
        <source>in hand: %1</source>
        <comment>how many pieces</comment>
        <translation>持駒 %1</translation>
    </message>
    <message>
        <source>nothing in hand</source>
        <translation>持駒なし</translation>
    </message>
    <message>
        <source>Captured pieces, which stand below the name; in place of a move one of them may be dropped</source>
        <translation>取った駒で、名前の下にあります。動かす代わりに一枚を打つことができます</translation>
    </message>
    <message>
        <source>What this side has lost for good, the most valuable first; a click shows its moves</source>
        <translation>この側が失った駒で、価値の高い順です。クリックすると動きを示します</translation>
    </message>
    <message>
        <source>Lost: nothing</source>
        <translation>失った駒：なし</translation>
    </message>
    <message>
        <source>Lost:</source>
        <translation>失った駒：</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PositionEditor</name>
    <message>
        <source>Position of %1</source>
        <translation>%1の局面編集</translation>
    </message>
    <message>
        <source>Changes of the whole position</source>
        <translation>局面全体の変更</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>すべて消す(&amp;C)</translation>
    </message>
    <message>
        <source>Take all pieces off the board and out of the hands</source>
        <translation>盤上の駒と持ち駒をすべて取り除きます</translation>
    </message>
    <message>
        <source>Start &amp;position</source>
        <translation>初期局面(&amp;P)</translation>
    </message>
    <message>
        <source>Show the start position of the game</source>
        <translation>この将棋の初期局面を表示します</translation>
    </message>
    <message>
        <source>M&amp;irror</source>
        <translation>左右反転(&amp;I)</translation>
    </message>
    <message>
        <source>Left and right change places</source>
        <translation>局面の左右を入れ替えます</translation>
    </message>
    <message>
        <source>Chan&amp;ge sides</source>
        <translation>先後を入れ替える(&amp;G)</translation>
    </message>
    <message>
        <source>Each side gets the position of the other</source>
        <translation>先手と後手の配置を入れ替えます</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>盤を反転(&amp;F)</translation>
    </message>
    <message>
        <source>Mo&amp;ve pieces</source>
        <translation>駒を動かす(&amp;V)</translation>
    </message>
    <message>
        <source>Put away what was picked in the list, so that pieces on the board can be moved (Escape)</source>
        <translation>一覧で選んだ駒を放し、盤上の駒を動かせるようにします（Esc）</translation>
    </message>
    <message>
        <source>What is wrong with the position</source>
        <translation>局面の問題点</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>テキスト(&amp;T)：</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>コピー(&amp;O)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>&amp;Start a game</source>
        <translation>対局を開始(&amp;S)</translation>
    </message>
    <message>
        <source>Stud&amp;y</source>
        <translation>研究(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>検討(&amp;A)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Odd: %1</source>
        <translation>不自然な点：%1</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>成立しない点：%1</translation>
    </message>
    <message>
        <source>The position can be played.</source>
        <translation>この局面から指せます。</translation>
    </message>
    <message>
        <source>The text was not taken over: %1</source>
        <translation>テキストを反映できませんでした：%1</translation>
    </message>
    <message>
        <source>Close the &amp;editor</source>
        <translation>閉じる(&amp;E)</translation>
    </message>
    <message>
        <source>Close the editor? The position that you have made will be lost.</source>
        <translation>局面編集を閉じますか？作った局面は失われます。</translation>
    </message>
    <message>
        <source>A game from this position, with the players and clocks that were chosen before</source>
        <translation>この局面から、前に選んだ対局者と時計で対局を始めます</translation>
    </message>
    <message>
        <source>Try moves on the board: people play both sides, without clocks</source>
        <translation>盤上で手を試します。両方とも人が指し、時計はありません</translation>
    </message>
    <message>
        <source>The same, and the computer shows the best moves</source>
        <translation>同じですが、コンピュータが最善手を示します</translation>
    </message>
    <message>
        <source>Click a piece in the list and then a square; a right click takes a piece off, and a drag moves one.</source>
        <translation>一覧の駒をクリックしてから、マスをクリックします。右クリックで駒を取り除き、ドラッグで動かします。</translation>
    </message>
    <message>
        <source>Make it the start of the &amp;game</source>
        <translation>初期配置にする(&amp;G)</translation>
    </message>
    <message>
        <source>Writes it into the file of your game, which begins with it from now on</source>
        <translation>あなたの将棋のファイルに書き込みます。以後、この局面から始まります</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ProblemReport</name>
    <message>
        <source>Report a problem</source>
        <translation>不具合の報告</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>報告の内容</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>すべてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>With the moves of the &amp;game on the board, without names and comments</source>
        <translation>盤上の対局の指し手を含める（名前とコメントは除く）(&amp;G)</translation>
    </message>
    <message>
        <source>This is what is needed to look for a fault. Copy it, write with it what you did, what you expected, and what happened, and send it to where you got Mujō from. Mujō sends nothing by itself.</source>
        <translation>不具合を調べるのに必要な情報です。これをコピーし、何をしたか、どうなると思ったか、実際にどうなったかを書き添えて、Mujōの入手元に送ってください。Mujōが自動的に何かを送信することはありません。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ProgressFile</name>
    <message>
        <source>What you had learnt could not be read: %1 is not an ordinary file. It stays as it is; what you learn now lasts until the program ends.</source>
        <translation>駒の練習の記録を読み込めませんでした。%1は通常のファイルではありません。ファイルはそのまま残ります。これから覚えたことはプログラムの終了まで有効です。</translation>
    </message>
    <message>
        <source>What you had learnt was written by a newer Mujō: %1. It stays as it is; what you learn now lasts until the program ends.</source>
        <translation>駒の練習の記録は、より新しいMujōで書かれたものです：%1。ファイルはそのまま残ります。これから覚えたことはプログラムの終了まで有効です。</translation>
    </message>
    <message>
        <source>What you had learnt could not be read. The file was put aside as %1, and the trainer starts anew.</source>
        <translation>駒の練習の記録を読み込めませんでした。ファイルは%1として退避し、練習を最初から始めます。</translation>
    </message>
    <message>
        <source>What you had learnt could not be read: %1. It stays as it is; what you learn now lasts until the program ends.</source>
        <translation>駒の練習の記録を読み込めませんでした：%1。ファイルはそのまま残ります。これから覚えたことはプログラムの終了まで有効です。</translation>
    </message>
    <message>
        <source>What you learn lasts only until the program ends: %1 cannot be written: %2.</source>
        <translation>%1に書き込めないため、覚えたことはプログラムの終了まで有効です。
%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::PromotionChain</name>
    <message>
        <source>Promotion</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>成ると</translation>
    </message>
</context>
<context>
    <name>mujo::ui::QuestionWords</name>
    <message>
        <source>What is this piece called?</source>
        <translation>この駒の名前は何ですか。</translation>
    </message>
    <message>
        <source>%1: mark every square it can go to.</source>
        <translation>%1：動けるマスすべてに印を付けてください。</translation>
    </message>
    <message>
        <source>%1: which of the marked squares can it go to?</source>
        <translation>%1：印の付いたマスのうち、動けるのはどれですか。</translation>
    </message>
    <message>
        <source>How is the name of this piece read?</source>
        <translation>この駒の読みは何ですか。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece, and how it moves in sentences</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Which of your pieces can take the enemy piece?</source>
        <translation>敵の駒を取れるのはどの駒ですか。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::QuizBoard</name>
    <message>
        <source>Board of the question</source>
        <translation>問題の盤</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空きマス</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side and its piece</comment>
        <translation>%1の%2</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>印あり</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Readings</name>
    <message>
        <source>promotes to %1.</source>
        <translation>%1に成ります。</translation>
    </message>
    <message>
        <source>does not promote.</source>
        <translation>成りません。</translation>
    </message>
    <message>
        <source>Without: %1</source>
        <comment>what another reading has not</comment>
        <translation>次の動きなし：%1</translation>
    </message>
    <message>
        <source>Instead of: %1</source>
        <translation>次の動きの代わり：%1</translation>
    </message>
    <message>
        <source>%1: there is no such piece.</source>
        <translation>%1：この駒はありません。</translation>
    </message>
    <message>
        <source>Royal.</source>
        <translation>王駒です。</translation>
    </message>
    <message>
        <source>Not royal.</source>
        <translation>王駒ではありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a reading of the rules and what is different in it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::RecordDesk</name>
    <message>
        <source>Mar&amp;k</source>
        <translation>記号(&amp;K)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>記号なし</translation>
    </message>
    <message>
        <source>&amp;Go here</source>
        <translation>ここへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>C&amp;opy the game up to here</source>
        <translation>ここまでの棋譜をコピー(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) deleted.</source>
        <translation>
            <numerusform>%n手を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game up to this move is in the clipboard, as text.</source>
        <translation>この手までの棋譜をテキストでクリップボードにコピーしました。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are not possible there.</source>
        <translation>
            <numerusform>%n手はそこでは指せません。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Why is this a mistake?</source>
        <translation>なぜ悪手なのか(&amp;W)</translation>
    </message>
    <message>
        <source>Nothing to paste: no moves of this game were copied, and the clipboard does not begin with a move that is possible here.</source>
        <translation>この対局の手はコピーされておらず、クリップボードの文字もここで指せる手で始まっていません。</translation>
    </message>
    <message>
        <source>The rest of the text is no move that is possible there.</source>
        <translation>残りの部分は、そこで指せる手として読めません。</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor on the board; %1 and %2 step through the record, and so do Page Up and Page Down.</source>
        <translation>矢印キーは盤上のカーソルを動かします。棋譜は %1 と %2、または Page Up と Page Down で前後に進みます。</translation>
    </message>
    <message>
        <source>%1 %2 undoes that.</source>
        <comment>a sentence, keys</comment>
        <translation>%1%2で元に戻せます。</translation>
    </message>
    <message>
        <source>No move was pasted.</source>
        <translation>貼り付けられた手はありません。</translation>
    </message>
    <message>
        <source>One move was pasted; the board shows it.</source>
        <translation>一手を貼り付けました。盤面はその手を示しています。</translation>
    </message>
    <message numerus="yes">
        <source>%n single move(s) pasted; the board shows the first.</source>
        <translation>
            <numerusform>%n手を貼り付けました。盤面は最初の手を示しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single move(s) copied.</source>
        <translation>
            <numerusform>%n手をコピーしました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::RecordFindBar</name>
    <message>
        <source>Moves of a piece</source>
        <translation>駒の動いた手</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>駒を取る手</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>成る手</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>この局面</translation>
    </message>
    <message>
        <source>What is looked for in the record</source>
        <translation>棋譜の検索対象</translation>
    </message>
    <message>
        <source>Previous move found (Shift+Enter)</source>
        <translation>前の該当手（Shift+Enter）</translation>
    </message>
    <message>
        <source>Next move found (Enter)</source>
        <translation>次の該当手（Enter）</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>検索を閉じる（Esc）</translation>
    </message>
    <message>
        <source>Find in the record</source>
        <translation>棋譜内を検索</translation>
    </message>
    <message>
        <source>Words of the comment; all without any</source>
        <translation>コメントの語句（空欄ならすべて）</translation>
    </message>
    <message>
        <source>Name, reading, kanji, letters</source>
        <translation>名前、読み、漢字、略号</translation>
    </message>
    <message>
        <source>Of which piece; of all without a name</source>
        <translation>検索する駒（空欄ならすべて）</translation>
    </message>
    <message>
        <source>Nothing of the kind is in the record.</source>
        <translation>棋譜に該当するものはありません。</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1／%2：%3</translation>
    </message>
    <message>
        <source>before the first move</source>
        <translation>初手の前</translation>
    </message>
    <message numerus="yes">
        <source>%n found; Enter goes to the next one</source>
        <translation>
            <numerusform>%n件あります。Enterで次の手に移ります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::RecordTree</name>
    <message>
        <source>Moves as a tree</source>
        <translation>指し手の樹形図</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>初手の前</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move, and how many lines begin there</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s) here</source>
        <translation>
            <numerusform>ほかの変化%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a move, and what the analysis of the game makes of it</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ResultWords</name>
    <message>
        <source>%1. %2</source>
        <extracomment>The result and the reason for it, which is a whole sentence</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The moves that were taken back leave the record then; “Undo the change” brings them back.</source>
        <translation>待ったをした手は棋譜から消えます。「変更を元に戻す」で戻せます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ReviewBar</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>中止(&amp;C)</translation>
    </message>
    <message>
        <source>Analysis of the whole game</source>
        <translation>一局の検討</translation>
    </message>
    <message>
        <source>Cancel the analysis of the whole game</source>
        <translation>一局の検討を中止</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>なぜ？(&amp;Y)</translation>
    </message>
    <message>
        <source>Shows on the board what the move loses, and says what was better</source>
        <translation>その手で何を損するかを盤に示し、まさる手を述べます</translation>
    </message>
    <message>
        <source>Why is this a mistake?</source>
        <translation>なぜ悪手なのか</translation>
    </message>
    <message>
        <source>&amp;Find my mistakes…</source>
        <translation>悪手の復習(&amp;F)…</translation>
    </message>
    <message>
        <source>Asks for better moves than those that are marked</source>
        <translation>印の付いた手にまさる手を問います</translation>
    </message>
    <message>
        <source>The analysis of the game waits: position %1 of %2</source>
        <translation>検討は待機中：%2局面中%1</translation>
    </message>
    <message>
        <source>Analysing the game: position %1 of %2</source>
        <translation>検討中：%2局面中%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ReviewDesk</name>
    <message numerus="yes">
        <source>The game is analysed: %n move(s) are marked.</source>
        <translation>
            <numerusform>検討が終わりました：%n手に印が付いています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some positions could not be searched, for want of memory.</source>
        <translation>メモリが足りず、一部の局面を探索できませんでした。</translation>
    </message>
    <message>
        <source>The analysis of the whole game has marked none of your moves.</source>
        <translation>一局の検討で印の付いたあなたの手はありません。</translation>
    </message>
    <message>
        <source>The analysis of the whole game has marked no move of this line.</source>
        <translation>この手順には、一局の検討で印の付いた手はありません。</translation>
    </message>
    <message>
        <source>No mistakes found</source>
        <translation>悪手は見つかりませんでした</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>閉じる(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>This line is analysed: %n move(s) are marked.</source>
        <translation>
            <numerusform>この変化の検討が終わりました：%n手に印が付いています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is analysed: no move has changed much about who wins.</source>
        <translation>棋譜を解析しました。勝敗の見込みを大きく変えた手はありません。</translation>
    </message>
    <message>
        <source>This line is analysed: no move has changed much about who wins.</source>
        <translation>この手順を解析しました。勝敗の見込みを大きく変えた手はありません。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::RoleWords</name>
    <message>
        <source>Crown: a royal piece</source>
        <translation>冠：王駒</translation>
    </message>
    <message>
        <source>Dot: it moves by steps</source>
        <translation>点：歩む駒</translation>
    </message>
    <message>
        <source>Bar: it slides</source>
        <translation>棒：走る駒</translation>
    </message>
    <message>
        <source>Ring: it jumps</source>
        <translation>輪：跳ぶ駒</translation>
    </message>
    <message>
        <source>Diamond: it moves in several legs</source>
        <translation>菱形：数行程で動く駒</translation>
    </message>
    <message>
        <source>Double bar: it takes all that it passes over</source>
        <translation>二本線：通る駒をすべて取る</translation>
    </message>
</context>
<context>
    <name>mujo::ui::RuleOptionsDialog</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>Sources differ on these rules. The first choice of each is the standard.</source>
        <translation>次のルールは文献によって異なります。各項目の最初の選択肢が標準です。</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>標準(&amp;S)</translation>
    </message>
    <message>
        <source>A combination of your own.</source>
        <translation>独自の組み合わせです。</translation>
    </message>
    <message>
        <source>The reading “%1”. %2</source>
        <translation>ルールの解釈「%1」。%2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a rule that can be chosen</comment>
        <translation>%1：</translation>
    </message>
</context>
<context>
    <name>mujo::ui::RulesChoice</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>選択(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose each disputed rule by itself.</source>
        <translation>解釈の分かれるルールを一つずつ選びます。</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>ルール(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>駒落ち(&amp;H)：</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし（平手）</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <comment>a handicap, and its name in kanji</comment>
        <translation>%1&#x3000;%2</translation>
    </message>
    <message>
        <source>By hand…</source>
        <translation>局面編集で作る…</translation>
    </message>
    <message numerus="yes">
        <source>Your own (%n rule(s) changed)</source>
        <translation>
            <numerusform>独自（%n項目変更）</numerusform>
        </translation>
    </message>
    <message>
        <source>usual rules</source>
        <translation>通常のルール</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>ルール：%1</translation>
    </message>
    <message>
        <source>handicap: %1</source>
        <translation>駒落ち：%1</translation>
    </message>
    <message>
        <source>no handicap</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Start opens the position: take the pieces that Gote gives off the board there, and start the game. Gote moves first.</source>
        <translation>「開始」で局面編集が開きます。上手（後手）の落とす駒を盤から除いて、対局を始めてください。上手から指します。</translation>
    </message>
    <message>
        <source>These rules lack a piece of this handicap.</source>
        <translation>この規則には、この駒落ちに必要な駒がありません。</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>a side, a piece</comment>
        <translation>%1の%2</translation>
    </message>
    <message>
        <source>%1 on %2 is %3</source>
        <comment>Sente&apos;s Kirin, a square, another piece</comment>
        <translation>%2の%1が%3になります</translation>
    </message>
    <message>
        <source>%1 on %2 is missing</source>
        <comment>Gote&apos;s Rook, a square</comment>
        <translation>%2の%1がありません</translation>
    </message>
    <message>
        <source>%1. Gote moves first.</source>
        <comment>what is other than usual</comment>
        <translation>%1。後手が先に指します。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>ルールの解釈</translation>
    </message>
    <message>
        <source>%1 (played here)</source>
        <translation>%1（この対局）</translation>
    </message>
    <message>
        <source>Pieces and their moves</source>
        <translation>駒とその動き</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>文献</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a reading of the rules, and what is different in it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::SayDesk</name>
    <message>
        <source>Which piece? Name, reading or kanji</source>
        <translation>どの駒ですか。名前、読み、漢字</translation>
    </message>
    <message>
        <source>Which file, rank or square?</source>
        <translation>どの筋、段、マスですか。</translation>
    </message>
    <message>
        <source>No piece of this game is called &quot;%1&quot;.</source>
        <translation>「%1」という駒はこの将棋にありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file, rank or square of this board.</source>
        <translation>「%1」という筋、段、マスはこの盤にありません。</translation>
    </message>
    <message>
        <source>No square is chosen: go to one with the arrow keys, or with G and its name.</source>
        <translation>マスが選ばれていません。矢印キーか、Gキーとマス名で移動してください。</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>この対局では対局時計を使っていません。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side and its time</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>The clocks stand still.</source>
        <translation>対局時計は止まっています。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; %2 ends it.</source>
        <comment>a sentence and a key</comment>
        <translation>%1。%2でやめます。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::SayWords</name>
    <message>
        <source>The &amp;last move</source>
        <translation>直前の手(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Where a piece stands…</source>
        <translation>駒の位置(&amp;W)…</translation>
    </message>
    <message>
        <source>What &amp;stands on a file, rank or square…</source>
        <translation>筋、段、マスにある駒(&amp;S)…</translation>
    </message>
    <message>
        <source>The &amp;moves of the piece</source>
        <translation>この駒の動き(&amp;M)</translation>
    </message>
    <message>
        <source>What &amp;attacks and defends the square</source>
        <translation>このマスへの利きと紐(&amp;A)</translation>
    </message>
    <message>
        <source>The pieces in &amp;hand</source>
        <translation>持ち駒(&amp;H)</translation>
    </message>
    <message>
        <source>The &amp;clocks</source>
        <translation>対局時計(&amp;C)</translation>
    </message>
    <message>
        <source>What can be done &amp;now</source>
        <translation>今できること(&amp;N)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ScoreGraph</name>
    <message>
        <source>Scores of the game as Sente sees them</source>
        <translation>先手から見た対局の評価値</translation>
    </message>
    <message>
        <source>no score yet</source>
        <translation>評価値なし</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <translation>開始時：%1</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <translation>%1まで：%2</translation>
    </message>
    <message>
        <source>Sente</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Gote</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and what the move is</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Scores of the game as Sente sees them, of two engines with scales of their own</source>
        <translation>先手から見た対局の評価値（尺度の異なる2つのエンジンによる）</translation>
    </message>
    <message>
        <source>two engines, two scales</source>
        <translation>尺度の異なる2エンジン</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ScoreWords</name>
    <message>
        <source>%1 wins in %2</source>
        <comment>a side, so many moves</comment>
        <translation>%1が%2手で勝ち</translation>
    </message>
    <message>
        <source>%1 for Sente</source>
        <comment>a score</comment>
        <translation>先手から見て%1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>the sign of a side</comment>
        <translation>%1勝ち</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Settings</name>
    <message>
        <source>&amp;Follow the system</source>
        <translation>システムに合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>明るい(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>暗い(&amp;D)</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>高コントラスト(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;As each game has them</source>
        <translation>将棋の種類ごとの標準(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Shogi: 8h</source>
        <translation>将棋式：8h(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Chess: a1</source>
        <translation>チェス式：a1(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Western: P-7f</source>
        <translation>英語式：P-7f(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Japanese: ▲７六歩</source>
        <translation>日本式：▲７六歩(&amp;J)</translation>
    </message>
    <message>
        <source>As they are &amp;written</source>
        <translation>表記どおり(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Not at all</source>
        <translation>読み上げない(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Human</source>
        <translation>人間(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>コンピュータ(&amp;C)</translation>
    </message>
    <message>
        <source>The settings could not be read: %1 is too large, or not an ordinary file. It stays as it is. Settings begin with the standard and last until the program ends.</source>
        <translation>設定を読み込めませんでした。%1は大きすぎるか、通常のファイルではありません。ファイルはそのまま残ります。設定は標準に戻り、変更はプログラムの終了まで有効です。</translation>
    </message>
    <message>
        <source>Settings last only until the program ends: %1 cannot be written.</source>
        <translation>%1に書き込めないため、設定はプログラムの終了まで有効です。</translation>
    </message>
    <message>
        <source>Colours and icons of the des&amp;ktop</source>
        <translation>デスクトップの色とアイコン(&amp;K)</translation>
    </message>
    <message>
        <source>With every &amp;step in words</source>
        <translation>全行程を言葉で(&amp;S)</translation>
    </message>
    <message>
        <source>As on the desktop</source>
        <translation>デスクトップと同じ</translation>
    </message>
    <message>
        <source>A little larger</source>
        <translation>少し大きく</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大きく</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>とても大きく</translation>
    </message>
</context>
<context>
    <name>mujo::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Names of squares</source>
        <translation>マスの名前</translation>
    </message>
    <message>
        <source>Notation of moves</source>
        <translation>指し手の表記</translation>
    </message>
    <message>
        <source>Sounds of moves</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Pieces glide when they move, unless the desktop asks for less motion</source>
        <translation>駒の移動をアニメーション表示（デスクトップが動きを減らす設定の場合を除く）</translation>
    </message>
    <message>
        <source>Your move is shown before the computer answers</source>
        <translation>コンピュータが指す前に自分の手を表示する時間</translation>
    </message>
    <message>
        <source>Each move of a game between computers is shown</source>
        <translation>コンピュータ同士の対局で1手を表示する時間</translation>
    </message>
    <message>
        <source>In new games an illegal move loses</source>
        <translation>新しい対局では反則の手を負けとする</translation>
    </message>
    <message>
        <source>Moves told to screen readers</source>
        <translation>スクリーンリーダーでの指し手の読み上げ</translation>
    </message>
    <message>
        <source>Level of the computer in new games</source>
        <translation>新しい対局でのコンピュータのレベル</translation>
    </message>
    <message>
        <source>Back to the standard</source>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>標準に戻す：%1</translation>
    </message>
    <message>
        <source>The computer offers a draw where a long game leads nowhere</source>
        <translation>長い対局で進展がないときコンピュータが引き分けを提案する</translation>
    </message>
    <message>
        <source>Promote without asking; with Shift held you are asked</source>
        <translation>確認せずに成る（Shiftを押すと確認します）</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>システムの言語</translation>
    </message>
    <message>
        <source>Language (changes at the next start)</source>
        <translation>言語（次回の起動から）</translation>
    </message>
    <message>
        <source>The computer resigns lost games, but plays on in handicap games</source>
        <translation>負けが決まった対局ではコンピュータが投了する（駒落ちを除く）</translation>
    </message>
    <message>
        <source>Files and games are opened in the window that is open already</source>
        <translation>ファイルや対局は、すでに開いているウィンドウで開く</translation>
    </message>
    <message>
        <source>No setting has this in its name. Commands stand in the menus, and under Help &gt; Keys.</source>
        <translation>この言葉を含む設定はありません。コマンドは各メニューと「ヘルプ」の「キー一覧」にあります。</translation>
    </message>
    <message>
        <source>Size of texts (changes at the next start)</source>
        <translation>文字の大きさ（次回の起動から）</translation>
    </message>
    <message>
        <source>English names on pieces, letters on smaller ones</source>
        <translation>駒に英語名を表示（小さい駒には略号）</translation>
    </message>
    <message>
        <source>New games</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>盤と駒</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>New games end at mate, even where the rules play on until the last royal is taken</source>
        <translation>王駒を取るまで指すゲームも、詰みで終局とする</translation>
    </message>
</context>
<context>
    <name>mujo::ui::SetupPanel</name>
    <message>
        <source>Side to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>The moves before</source>
        <translation>これまでの手</translation>
    </message>
    <message>
        <source>%1 has skipped its turn</source>
        <translation>%1は手番をパスした</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The square on which the latest move took a lion with a piece that is no lion.</source>
        <translation>直前の手で、獅子でない駒が獅子を取ったマス。</translation>
    </message>
    <message>
        <source>&amp;Lion taken on:</source>
        <translation>獅子が取られたマス(&amp;L)：</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>%1 in the hand of %2</source>
        <translation>%2の持ち駒の%1</translation>
    </message>
    <message>
        <source>Pieces in hand</source>
        <translation>持ち駒の枚数</translation>
    </message>
    <message>
        <source>The number of the next move, as the game counts them</source>
        <translation>次の手が何手目か（対局での数え方）</translation>
    </message>
    <message>
        <source>Move &amp;number:</source>
        <translation>何手目(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>mujo::ui::SetupWords</name>
    <message>
        <source>The position is of another board.</source>
        <translation>別の盤の局面です。</translation>
    </message>
    <message>
        <source>A piece that this game does not have: %1</source>
        <translation>この将棋にない駒です：%1</translation>
    </message>
    <message>
        <source>%1 has pieces in hand, and nothing is dropped in this game.</source>
        <translation>%1に持ち駒がありますが、この将棋では駒を打ちません。</translation>
    </message>
    <message>
        <source>%1 cannot have %2 × %3 in hand; up to %4 unpromoted ones are possible.</source>
        <translation>%1は%2を%3枚持てません。成っていない駒は最大%4枚です。</translation>
    </message>
    <message>
        <source>%1 × %2, board and hands together; up to %3 are possible.</source>
        <translation>盤上と持ち駒を合わせて%1が%2枚あります。最大%3枚です。</translation>
    </message>
    <message>
        <source>%1 moved one piece in its latest turn, so only one can have stayed unpromoted: %2</source>
        <translation>%1は直前の手で駒を1枚だけ動かしたので、不成のままでいられるのは1枚だけです：%2</translation>
    </message>
    <message>
        <source>The number of the move begins with 1.</source>
        <translation>手数は1から始まります。</translation>
    </message>
    <message>
        <source>The royal piece of %1 can be taken at once, which no move may allow: %2</source>
        <translation>%1の王駒がすぐに取られます。そうなる手は指せません：%2</translation>
    </message>
    <message>
        <source>Pieces of %1 that could never move: %2</source>
        <translation>二度と動けない%1の駒：%2</translation>
    </message>
    <message>
        <source>More of the kind %2 of %1 on one file than a drop allows: %3</source>
        <translation>%1の%2が、一つの筋に打てる枚数より多くあります：%3</translation>
    </message>
    <message>
        <source>The game is over here: %1</source>
        <translation>この局面で対局は終わっています：%1</translation>
    </message>
    <message>
        <source>%1 has a royal piece in hand, and whoever takes one has won: %2</source>
        <translation>%1の持ち駒に王駒があります。王駒は取った時点で勝ちになります：%2</translation>
    </message>
    <message>
        <source>The game is over here: neither side has a royal piece.</source>
        <translation>ここで終局です：どちらの側にも王駒がありません。</translation>
    </message>
    <message>
        <source>%1 has more royal pieces than it can have in a game: %2</source>
        <translation>%1の王駒が、対局でありうる数より多くなっています：%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ShortcutsDialog</name>
    <message>
        <source>N&amp;one</source>
        <translation>なし(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>標準(&amp;S)</translation>
    </message>
    <message>
        <source>Keys of commands</source>
        <translation>キー割り当て</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>コマンドやキーを検索</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>&amp;New keys:</source>
        <translation>新しいキー(&amp;N)：</translation>
    </message>
    <message>
        <source>New keys of the chosen command</source>
        <translation>選んだコマンドの新しいキー</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;. Take it away there first.</source>
        <translation>%1は「%2」に割り当てられています。先にそちらから外してください。</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>すべて標準に戻す(&amp;A)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::SideChoice</name>
    <message>
        <source>T&amp;oss</source>
        <translation>振り駒(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Toss for it</source>
        <translation>振り駒で決める(&amp;T)</translation>
    </message>
    <message>
        <source>Sente, who gets the handica&amp;p</source>
        <translation>下手（先手）：駒を落としてもらう側(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First (Sente)</source>
        <translation>先手(&amp;F)</translation>
    </message>
    <message>
        <source>Gote, &amp;who gives it</source>
        <translation>上手（後手）：駒を落とす側(&amp;W)</translation>
    </message>
    <message>
        <source>Secon&amp;d (Gote)</source>
        <translation>後手(&amp;D)</translation>
    </message>
    <message>
        <source>The pieces are in the air…</source>
        <translation>駒を振っています…</translation>
    </message>
    <message>
        <source>%1 promoted faces, %2 plain ones: you begin (Sente).</source>
        <translation>と金が%1枚、歩が%2枚：あなたが先手です。</translation>
    </message>
    <message>
        <source>%1 promoted faces, %2 plain ones: the other side begins, and you are Gote.</source>
        <translation>と金が%1枚、歩が%2枚：相手が先手で、あなたは後手です。</translation>
    </message>
    <message>
        <source>You throw five pieces. If more of them show the plain face, you begin.</source>
        <translation>駒を5枚振ります。歩の面が多ければ、あなたが先手です。</translation>
    </message>
    <message>
        <source>The camp of %1 lies at the lower edge of the board.</source>
        <translation>%1の陣が盤の手前側になります。</translation>
    </message>
    <message>
        <source>The side below throws five pieces. If more of them show the plain face, it begins.</source>
        <translation>手前の対局者が駒を5枚振ります。歩の面が多ければ、手前が先手です。</translation>
    </message>
    <message>
        <source>%1 promoted faces, %2 plain ones: the side below begins (Sente).</source>
        <translation>と金が%1枚、歩が%2枚：手前が先手です。</translation>
    </message>
    <message>
        <source>%1 promoted faces, %2 plain ones: the side above begins, and the side below is Gote.</source>
        <translation>と金が%1枚、歩が%2枚：向こう側が先に指し、手前は後手です。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::SoundDesk</name>
    <message>
        <source>Moves can be heard</source>
        <translation>効果音を出せます</translation>
    </message>
    <message>
        <source>Wood on wood, and a low drum at the end. Turn sounds on?</source>
        <translation>駒を打つ木の音と、終局を告げる低い太鼓の音です。音を出しますか？</translation>
    </message>
    <message>
        <source>T&amp;urn sounds on</source>
        <translation>音を出す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>今はしない(&amp;N)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::SpokenBoard</name>
    <message>
        <source>Board of %1</source>
        <translation>%1の盤</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空き</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side and its piece</comment>
        <translation>%1の%2</translation>
    </message>
    <message>
        <source>promoted</source>
        <translation>成り駒</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>王駒</translation>
    </message>
    <message numerus="yes">
        <source>%n capture(s)</source>
        <translation>
            <numerusform>取れる駒%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>can be taken without moving</source>
        <translation>動かずに取れる</translation>
    </message>
    <message>
        <source>can be burnt</source>
        <translation>焼ける</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>取れる</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>動ける</translation>
    </message>
    <message numerus="yes">
        <source>attacked by %n piece(s)</source>
        <translation>
            <numerusform>相手の利き%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>not defended</source>
        <translation>紐なし</translation>
    </message>
    <message numerus="yes">
        <source>defended by %n piece(s)</source>
        <translation>
            <numerusform>味方の利き%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::StartDesk</name>
    <message>
        <source>The tour of %1, move %2, is on the board.</source>
        <translation>%1の手ほどき（%2手目）が盤上にあります。</translation>
    </message>
    <message>
        <source>%1 is on the board.</source>
        <translation>%1の対局が盤上にあります。</translation>
    </message>
    <message>
        <source>%1, move %2, is on the board.</source>
        <translation>%1の対局（%2手目）が盤上にあります。</translation>
    </message>
    <message>
        <source>%1, move %2, is on the board, and is kept when another game begins.</source>
        <translation>%1の対局（%2手目）が盤上にあります。別の対局を始めても保存されます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::StartPage</name>
    <message>
        <source>Games</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Which game shall it be?</source>
        <translation>どの将棋を指しますか？</translation>
    </message>
    <message>
        <source>Search names, pieces, rules</source>
        <translation>名前、駒、ルールを検索</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>将棋を検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>ファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>ライブラリ(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>変更(&amp;C)…</translation>
    </message>
    <message>
        <source>Change how the game begins</source>
        <translation>対局の始め方を変える</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;A)</translation>
    </message>
    <message>
        <source>Discarded games</source>
        <translation>破棄した対局</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>指しかけの対局</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>盤に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>No game has “%1” in its name, its pieces or its rules. To play a game of your own, drop its variant file on this window.</source>
        <translation>名前、駒、ルールに「%1」を含む将棋はありません。自作の将棋を指すには、そのファイルをこのウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, and how it begins</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対局は終わりました</translation>
    </message>
    <message>
        <source>Disc&amp;arded games (%1)</source>
        <translation>破棄した対局(&amp;A)（%1）</translation>
    </message>
    <message>
        <source>The game waits</source>
        <translation>対局は中断しています</translation>
    </message>
    <message>
        <source>Other unfinished games</source>
        <translation>ほかの指しかけの対局</translation>
    </message>
    <message>
        <source>The game goes on when you come back</source>
        <translation>戻ると対局が続きます</translation>
    </message>
    <message>
        <source>No need to know the rules: on the board, a click on any piece shows where it can go.</source>
        <translation>ルールを知らなくても大丈夫です。盤上の駒をクリックすると、動けるマスが分かります。</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <comment>before the names of the sets</comment>
        <translation>駒：</translation>
    </message>
    <message>
        <source>Kanji</source>
        <translation>漢字</translation>
    </message>
    <message>
        <source>Letters and moves</source>
        <translation>文字と動き</translation>
    </message>
    <message>
        <source>Western letters</source>
        <translation>西洋文字</translation>
    </message>
    <message>
        <source>Pieces: %1</source>
        <translation>駒：%1</translation>
    </message>
    <message>
        <source>Marks around the letters show how a piece moves</source>
        <translation>文字の周りの印が駒の動きを示します</translation>
    </message>
    <message>
        <source>Another unfinished game</source>
        <translation>ほかの対局中の一局</translation>
    </message>
</context>
<context>
    <name>mujo::ui::StatusLine</name>
    <message>
        <source>%1 · move %2 · %3</source>
        <translation>%1 · %2手目 · %3</translation>
    </message>
    <message>
        <source>%1 (%2).  </source>
        <comment>the last move in words, in notation</comment>
        <translation>%1（%2）&#x3000;</translation>
    </message>
    <message>
        <source>Looking back. Go to the end to continue the game, or let the computer play on from here by &quot;Move now&quot;.</source>
        <translation>前の局面を見ています。最後まで進めば対局を続けられます。「すぐ指させる」でコンピュータにここから指させることもできます。</translation>
    </message>
    <message>
        <source>The computers are paused: &quot;Continue&quot; lets them go on, &quot;Step&quot; makes one move.</source>
        <translation>コンピュータ同士の対局は止まっています。「続ける」で再開し、「1手進む」で1手だけ進みます。</translation>
    </message>
    <message>
        <source>The clocks stand still until you make a move or let them go on (%1).</source>
        <translation>時計は、手を指すか、動かす（%1）まで止まっています。</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>コンピュータが考えています。</translation>
    </message>
    <message>
        <source>%1 to move: click a piece to see where it can go.</source>
        <translation>%1の手番：駒をクリックすると、動けるマスが示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 · over after %n move(s)</source>
        <comment>the end of a game</comment>
        <translation>
            <numerusform>%1 · %n手で終局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game and its handicap</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Looking back. With a move here the game goes on from this position; the later moves stay in the record as a line beside it.</source>
        <translation>前の局面を見ています。ここで指すと、この局面から対局が続きます。この先の手は、変化として棋譜に残ります。</translation>
    </message>
    <message>
        <source>%1 can take the last royal piece of %2 on %3: that wins the game.</source>
        <translation>%1は%3にある%2の最後の玉を取れます。取れば勝ちです。</translation>
    </message>
    <message>
        <source>%1.  </source>
        <comment>the last move in words</comment>
        <translation>%1。  </translation>
    </message>
    <message>
        <source>You are looking back at a finished game; moves of both sides can be tried. %1</source>
        <translation>終局した対局を振り返っています。両方の手を試せます。%1</translation>
    </message>
    <message>
        <source>Step through the moves or try others, for both sides: nobody answers. &quot;Continue the game&quot; in the menu Move goes on at the end of this line.</source>
        <translation>手順をたどることも、両方の側で別の手を試すこともできます。応手はありません。「指し手」メニューの「対局を続ける」で、この手順の終わりから続けます。</translation>
    </message>
    <message>
        <source>%1 The clocks stand still.</source>
        <translation>%1 時計は止まっています。</translation>
    </message>
    <message>
        <source>The game stands still: your next move goes on with it.</source>
        <translation>対局は止まっています。次の一手を指すと続きます。</translation>
    </message>
    <message>
        <source>A line beside the game. &quot;To the end&quot; leads to its end, and from there to the game; with a move of yours here this line becomes the game.</source>
        <translation>対局とは別の変化です。「最後へ」でこの変化の最後へ、そこから対局へ進みます。ここで指すと、この変化が対局になります。</translation>
    </message>
    <message>
        <source>%1, strict</source>
        <comment>a game in which an illegal move loses</comment>
        <translation>%1、厳格</translation>
    </message>
    <message>
        <source>Your move: click a piece to see where it can go.</source>
        <translation>あなたの手番：駒をクリックすると、動けるマスが示されます。</translation>
    </message>
    <message>
        <source>The clocks start with the first move.</source>
        <translation>時計は最初の手で動き出します。</translation>
    </message>
    <message>
        <source>%1.  </source>
        <comment>the last move in notation</comment>
        <translation>%1。  </translation>
    </message>
    <message>
        <source>%1 · looking back</source>
        <comment>a game</comment>
        <translation>%1 · 振り返り中</translation>
    </message>
    <message>
        <source>Looking back. %1</source>
        <comment>what can be done with the picked piece</comment>
        <translation>振り返り中です。%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Terms</name>
    <message>
        <source>Two people at this screen</source>
        <translation>この画面で二人で指す</translation>
    </message>
    <message>
        <source>You move first (Sente), against the computer</source>
        <translation>あなたが先手でコンピュータと指す</translation>
    </message>
    <message>
        <source>You move second (Gote), against the computer</source>
        <translation>あなたが後手でコンピュータと指す</translation>
    </message>
    <message>
        <source>Two computers play</source>
        <translation>コンピュータ同士の対局</translation>
    </message>
    <message>
        <source>levels %1 and %2</source>
        <translation>レベル%1と%2</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <translation>レベル%1（%2）</translation>
    </message>
    <message>
        <source>an illegal move loses</source>
        <translation>反則の手は負け</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name, a side</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Two people at this screen: %1 and %2</source>
        <translation>この画面で二人で指す：%1と%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::ThreatLegend</name>
    <message>
        <source>reached by %1</source>
        <comment>a side</comment>
        <translation>%1の利き</translation>
    </message>
    <message>
        <source>guards it</source>
        <translation>そのマスを守る駒</translation>
    </message>
    <message>
        <source>attacks the square pointed at</source>
        <translation>ポインタを重ねたマスを狙う駒</translation>
    </message>
    <message>
        <source>without the %1</source>
        <comment>a kind of piece, or several, that may go anywhere</comment>
        <translation>%1を除く</translation>
    </message>
    <message>
        <source>left out, since it goes anywhere: %1</source>
        <comment>a kind of piece, or several</comment>
        <translation>どこへでも行けるため省略：%1</translation>
    </message>
    <message>
        <source>attacks it</source>
        <translation>そこを攻撃</translation>
    </message>
</context>
<context>
    <name>mujo::ui::TimeChoice</name>
    <message>
        <source>T&amp;ime:</source>
        <translation>持ち時間(&amp;I)：</translation>
    </message>
    <message>
        <source>A player whose time r&amp;uns out loses</source>
        <translation>時間切れは負け(&amp;U)</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時間制限なし</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>Other time</source>
        <translation>その他の持ち時間</translation>
    </message>
    <message>
        <source>Otherwise the clock goes on and shows by how much the time is exceeded.</source>
        <translation>負けにしない場合は時計が進み続け、超過した時間が示されます。</translation>
    </message>
    <message>
        <source>This is not a time yet; 10m+5s would be one. Character %1: %2.</source>
        <translation>まだ時間になっていません（例：10m+5s）。%1文字目：%2。</translation>
    </message>
    <message>
        <source>Minutes of a side for the whole game</source>
        <translation>各側の対局全体の持ち時間（分）</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Seconds that are added with each move</source>
        <translation>一手ごとに加わる秒数</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> 秒/手</translation>
    </message>
    <message>
        <source>Periods of byoyomi, when the minutes are used up</source>
        <translation>持ち時間を使い切った後の秒読みの回数</translation>
    </message>
    <message>
        <source>no byoyomi</source>
        <translation>秒読みなし</translation>
    </message>
    <message>
        <source>Seconds of a period</source>
        <translation>秒読み一回の秒数</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Written out, 30m,3x60s is byoyomi, 60s/move a time for each move, 30m,10m/20moves twenty moves in every 10 min (Canadian); 10m | 5m gives Gote less.</source>
        <translation>書き表すと、30m,3x60s は秒読み、60s/move は一手ごとの時間、30m,10m/20moves は10分ごとに20手（カナダ式）、10m | 5m は後手の時間が短くなります。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::TourDesk</name>
    <message>
        <source>%1: %2</source>
        <comment>a game and the title of its tour</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>今はしない(&amp;N)</translation>
    </message>
    <message>
        <source>New to these games?</source>
        <translation>初めてですか？</translation>
    </message>
    <message>
        <source>No game here has a tour.</source>
        <translation>手ほどきのある将棋がありません。</translation>
    </message>
    <message>
        <source>The tour of %1 cannot be played: %2.</source>
        <translation>%1の手ほどきは行えません。
%2</translation>
    </message>
    <message>
        <source>A tour of ten moves shows how the pieces are moved. Help &gt; Tour of ten moves begins one at any time.</source>
        <translation>10手の手ほどきで駒の動かし方がわかります。「ヘルプ」→「10手の手ほどき」でいつでも始められます。</translation>
    </message>
    <message>
        <source>%1 has no tour; this is that of %2.</source>
        <translation>%1には手ほどきがありません。これは%2の手ほどきです。</translation>
    </message>
    <message>
        <source>Your game of %1 is kept, and comes back when you leave the tour.</source>
        <translation>%1の対局は保存されていて、手ほどきを終えると盤に戻ります。</translation>
    </message>
    <message>
        <source>You play Sente, who moves first; the answers of Gote, on the far side, come by themselves.</source>
        <translation>あなたは先に指す先手です。向こう側の後手の応手は自動で指されます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::TourGuide</name>
    <message>
        <source>A good try, but the tour goes another way: look again at what it asks for. The move is taken back.</source>
        <translation>よい手ですが、ツアーは別の道を進みます。求められている手をもう一度見てください。この手は取り消されました。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::TourPane</name>
    <message>
        <source>Sho&amp;w me</source>
        <translation>見せる(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Back to the tour</source>
        <translation>手ほどきに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Play this game</source>
        <translation>この将棋を指す(&amp;P)</translation>
    </message>
    <message>
        <source>%1: move %2 of %3</source>
        <translation>%1：%3手のうち%2手目</translation>
    </message>
    <message>
        <source>Another position is on the board now.</source>
        <translation>盤には別の局面が出ています。</translation>
    </message>
    <message>
        <source>Leave the to&amp;ur</source>
        <translation>手ほどきを終える(&amp;U)</translation>
    </message>
    <message>
        <source>That was the tour. The Help menu has it whenever you want it again.</source>
        <translation>手ほどきはここまでです。いつでも「ヘルプ」から始められます。</translation>
    </message>
    <message>
        <source>That was the tour. A whole game goes on until the last royal piece is taken. The Help menu has the tour whenever you want it again.</source>
        <translation>手ほどきはここまでです。実際の対局は、最後の王駒を取るまで続きます。手ほどきは「ヘルプ」からいつでも見られます。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Tournament</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダ%1を作れません。</translation>
    </message>
    <message>
        <source>This tournament is open in another window.</source>
        <translation>この大会は別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>Another tournament is being played.</source>
        <translation>別の大会が進行中です。</translation>
    </message>
    <message>
        <source>The results are damaged: the number of a game is too large.</source>
        <translation>結果のファイルが壊れています：対局の番号が大きすぎます。</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>レベル%1</translation>
    </message>
    <message>
        <source>The engine %1 is not in your list of engines.</source>
        <translation>%1はエンジンの一覧にありません。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::TournamentDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>One &amp;more round</source>
        <translation>もう1巡(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>対局を開く(&amp;O)</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>コンピュータ大会</translation>
    </message>
    <message>
        <source>&amp;Tournament:</source>
        <translation>大会(&amp;T)：</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>A new one</source>
        <translation>新しい大会</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>第%1局：
%2</translation>
    </message>
    <message>
        <source>Go on &amp;without %1</source>
        <translation>%1を除いて続ける(&amp;W)</translation>
    </message>
    <message>
        <source>Take %1 &amp;in again</source>
        <translation>%1を再び加える(&amp;I)</translation>
    </message>
    <message>
        <source>%1
The tournament waits for %2. It can go on without it: what it has not played yet is left out then.</source>
        <translation>%1
大会は%2を待っています。%2を除いて続けることもできます。その場合、まだ指していない対局は行いません。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::TournamentSetup</name>
    <message>
        <source>E&amp;verybody meets everybody</source>
        <translation>総当たり(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;One meets all others:</source>
        <translation>次の参加者がほかの全員と対戦(&amp;O)：</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>将棋の種類(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>参加者(&amp;P)：</translation>
    </message>
    <message>
        <source>Who meets all others</source>
        <translation>全員と対戦する参加者</translation>
    </message>
    <message>
        <source>Pairs:</source>
        <translation>組み合わせ：</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>巡数</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>巡数(&amp;R)：</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>1手の考慮時間</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Level %1 (%2)</source>
        <translation>レベル%1（%2）</translation>
    </message>
    <message>
        <source>The engine %1</source>
        <translation>エンジン %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>全%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not play %2: these games count for nobody</source>
        <translation>%1は%2を指せないので、その対局はどちらの成績にも数えません</translation>
    </message>
    <message>
        <source>Tick a game and two players or more.</source>
        <translation>ゲームと、対局者を2人以上選んでください。</translation>
    </message>
    <message>
        <source>Time a &amp;move, all players:</source>
        <translation>1手の考慮時間（全員）(&amp;M)：</translation>
    </message>
    <message>
        <source>Moves of a game, at most</source>
        <translation>一局の手数の上限</translation>
    </message>
    <message>
        <source>&amp;Last move of a game:</source>
        <translation>一局の最後の手(&amp;L)：</translation>
    </message>
    <message>
        <source>The computer plays alone: its levels and the engines are the players. Every pair plays each game twice a round, from a random opening and with sides changed. A game that has not ended by its last move counts as drawn.</source>
        <translation>コンピューターだけが対局します。対局者は各レベルとエンジンです。どの組も、1回戦ごとに各ゲームを、無作為な出だしから先後を入れ替えて2局指します。最後の手までに終わらない対局は、引き分けとします。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::TournamentTables</name>
    <message>
        <source>Table of the tournament</source>
        <translation>大会の成績表</translation>
    </message>
    <message>
        <source>Games of the tournament</source>
        <translation>大会の対局</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>%1 meets all others</source>
        <translation>%1がほかの全員と対戦</translation>
    </message>
    <message>
        <source>everybody meets everybody</source>
        <translation>総当たり</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n巡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>openings of %n random move(s)</source>
        <translation>
            <numerusform>序盤の%n手は無作為</numerusform>
        </translation>
    </message>
    <message>
        <source>no openings</source>
        <translation>初形から開始</translation>
    </message>
    <message numerus="yes">
        <source>broken off and drawn after %n move(s)</source>
        <translation>
            <numerusform>%n手で打ち切り、引き分け</numerusform>
        </translation>
    </message>
    <message>
        <source>ended early when both players see one side far ahead</source>
        <translation>両者が一方の大差と見れば早めに終了</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <comment>of a tournament</comment>
        <translation>規定：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played. The tournament is over.</source>
        <translation>
            <numerusform>全%n局のうち%1局が終了。大会は終わりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played, paused. The game that was stopped is played again from its start.</source>
        <translation>
            <numerusform>全%n局のうち%1局が終了、一時停止中です。中断した対局は初めから指し直します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played. The players are being ended.</source>
        <translation>
            <numerusform>全%n局のうち%1局が終了。参加者のプログラムを終了しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played. It is paused when this window is closed.</source>
        <translation>
            <numerusform>全%n局のうち%1局が終了。このウィンドウを閉じると一時停止します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn: %1. Games that had not been played by then are left out.</source>
        <translation>棄権：%1。棄権までに指していない対局は行いません。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>0 is the average. The true value is likely within the range, if the others&apos; values hold.</source>
        <translation>全参加者の平均を0とした値です。ほかの参加者の値が正しければ、真の値はおそらくこの範囲にあります。</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>%1との対戦成績</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>broken off, drawn</source>
        <translation>打ち切り（引き分け）</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Sente wins</source>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>Gote wins</source>
        <translation>後手の勝ち</translation>
    </message>
    <message numerus="yes">
        <source>It is told after %n game(s).</source>
        <translation>
            <numerusform>%n局を終えると表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1 s for a move, at weaker levels less</source>
        <comment>seconds</comment>
        <translation>一手%1秒まで（弱いレベルではより短く）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points, games</comment>
        <translation>%2局中%1点</translation>
    </message>
    <message numerus="yes">
        <source>The Elo of a player is told after %n game(s) of this player.</source>
        <translation>
            <numerusform>イロレーティングは、その対局者が%n局を終えると示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>points against a player</comment>
        <translation>対%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::TrainerDialog</name>
    <message>
        <source>Trainer</source>
        <translation>駒の練習</translation>
    </message>
    <message>
        <source>What I get wrong, in all games</source>
        <translation>間違えた駒（全部の将棋から）</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>答え合わせ(&amp;C)</translation>
    </message>
    <message>
        <source>Pieces of</source>
        <translation>出題する将棋</translation>
    </message>
    <message>
        <source>Pieces known</source>
        <translation>覚えた駒</translation>
    </message>
    <message>
        <source>Nothing is waiting here.</source>
        <translation>出題できる問題はありません。</translation>
    </message>
    <message>
        <source>What you answer wrong is gathered here, from all games.</source>
        <translation>間違えた問題が、全部の将棋からここに集まります。</translation>
    </message>
    <message>
        <source>Click a square or draw across several with the mouse. With the keyboard: arrows and Space, or Shift and arrows. Enter checks the answer.</source>
        <translation>マスをクリックするか、マウスで続けてなぞってください。キーボードでは矢印キーとスペース、または Shift と矢印キーを使います。Enter で答え合わせをします。</translation>
    </message>
    <message>
        <source>Click a name or press 1 to %1.</source>
        <translation>答えをクリックするか、1から%1の数字を押してください。</translation>
    </message>
    <message>
        <source>A piece with the kanji %1</source>
        <translation>駒の文字は%1</translation>
    </message>
    <message>
        <source>✓  Right!</source>
        <translation>✓  正解！</translation>
    </message>
    <message>
        <source>✗  Not quite.</source>
        <translation>✗  不正解です。</translation>
    </message>
    <message>
        <source>✓  Right, %1 in a row!</source>
        <translation>✓  正解！%1問続けて正解です。</translation>
    </message>
    <message>
        <source>✗  Not quite. %1 missed (dashed), %2 too many (crossed).</source>
        <translation>✗  不正解です。見落とし%1か所（破線）、余分%2か所（×印）。</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>✗  Not quite. %1 missed (dashed).</source>
        <translation>✗&#x3000;不正解です。見落とし%1か所（破線）。</translation>
    </message>
    <message>
        <source>✗  Not quite. %1 too many (crossed).</source>
        <translation>✗&#x3000;不正解です。余分%1か所（×印）。</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a piece</comment>
        <translation>新しい駒：%1</translation>
    </message>
    <message>
        <source>The board shows how it moves; then a question follows.</source>
        <translation>動き方を盤に示します。その後に問題が出ます。</translation>
    </message>
    <message>
        <source>&amp;Ask me</source>
        <translation>問題へ(&amp;A)</translation>
    </message>
    <message>
        <source>%1 kinds are asked now · %2 of %3 known</source>
        <translation>出題中 %1種 · %3種のうち%2種を習得</translation>
    </message>
    <message>
        <source>A kind is known when all that was asked of it, also where it can go, was right twice in a row. Few kinds are asked at a time; others join them when most of these are known.</source>
        <translation>駒の種類は、行けるマスも含めて問われたことすべてに二回続けて正しく答えると「習得」になります。一度に出題されるのは数種類で、その大半を習得すると次の種類が加わります。</translation>
    </message>
</context>
<context>
    <name>mujo::ui::UnfinishedShelf</name>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Con&amp;tinue</source>
        <translation>続ける(&amp;T)</translation>
    </message>
    <message>
        <source>Bring bac&amp;k</source>
        <translation>元に戻す(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>Bring bac&amp;k %n games</source>
        <translation>
            <numerusform>%n局を戻す(&amp;K)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Discard %n games</source>
        <translation>
            <numerusform>%n局を破棄(&amp;D)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s):</source>
        <translation>
            <numerusform>%n 局：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::UserVariants</name>
    <message>
        <source>There is no folder for your games: neither HOME nor XDG_DATA_HOME is set.</source>
        <translation>自作の将棋を置くフォルダがありません。HOMEもXDG_DATA_HOMEも設定されていません。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダ%1を作れません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1に書き込めません。
%2</translation>
    </message>
</context>
<context>
    <name>mujo::ui::VariantCard</name>
    <message>
        <source>Among its pieces: %1</source>
        <translation>駒の例：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between pieces</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <comment>tags of a game</comment>
        <translation>ほか%1</translation>
    </message>
</context>
<context>
    <name>mujo::ui::VariantFilter</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a piece and another name of it</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>mujo::ui::VariantLibrary</name>
    <message>
        <source>Not all of your own files can be used</source>
        <translation>自作のファイルの中に、使えないものがあります</translation>
    </message>
    <message>
        <source>What has faults is left out; games are played without it.</source>
        <translation>誤りのあるものは除き、残りで対局できます。</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>閉じる(&amp;D)</translation>
    </message>
    <message>
        <source>There is another game &quot;%1&quot;</source>
        <translation>「%1」という将棋がすでにあります</translation>
    </message>
    <message>
        <source>Yours stands in %1; the file would replace it.</source>
        <translation>自作のものは%1にあります。このファイルで置き換えることになります。</translation>
    </message>
    <message>
        <source>It would be played by the rules of the file instead of the shipped ones.</source>
        <translation>付属のルールの代わりに、このファイルのルールで指すことになります。</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>そのままにする(&amp;L)</translation>
    </message>
    <message>
        <source>%1 is among your games</source>
        <translation>%1が加わりました</translation>
    </message>
    <message>
        <source>Its file is %1.</source>
        <translation>ファイルは%1です。</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>あとで(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>置き換える(&amp;P)</translation>
    </message>
    <message>
        <source>No game begins with pieces in hand.</source>
        <translation>持ち駒のある局面から始まる将棋は作れません。</translation>
    </message>
    <message>
        <source>%1 begins with this position from now on</source>
        <translation>%1は今後この局面から始まります</translation>
    </message>
    <message>
        <source>Games that have begun before keep their start.</source>
        <translation>すでに始まっている対局の初期配置は変わりません。</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation>対局する(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>mujo::ui::VariantListModel</name>
    <message numerus="yes">
        <source>promotion in %n rank(s)</source>
        <translation>
            <numerusform>敵陣%n段</numerusform>
        </translation>
    </message>
    <message>
        <source>promotion by capture</source>
        <translation>取ると成る</translation>
    </message>
    <message>
        <source>about half an hour</source>
        <translation>約30分</translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>約1時間</translation>
    </message>
    <message>
        <source>about 1½ hours</source>
        <translation>約1時間半</translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>約%n時間</numerusform>
        </translation>
    </message>
    <message>
        <source>a long day</source>
        <translation>まる一日</translation>
    </message>
    <message>
        <source>several evenings</source>
        <translation>幾晩か</translation>
    </message>
    <message>
        <source>many evenings</source>
        <translation>幾晩も</translation>
    </message>
    <message>
        <source>emperor</source>
        <translation>自在天王</translation>
    </message>
    <message>
        <source>contagion</source>
        <translation>伝染</translation>
    </message>
    <message>
        <source>burning</source>
        <translation>焼き</translation>
    </message>
    <message>
        <source>range captures</source>
        <translation>飛び越え取り</translation>
    </message>
    <message>
        <source>hook moves</source>
        <translation>鉤走り</translation>
    </message>
    <message>
        <source>lions</source>
        <translation>獅子</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>持ち駒</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) a side</source>
        <translation>
            <numerusform>片側%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s), promoted ones included</source>
        <translation>
            <numerusform>成り駒を含めて%n種類</numerusform>
        </translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>まずはここから</translation>
    </message>
    <message>
        <source>The classics</source>
        <translation>古典の将棋</translation>
    </message>
    <message>
        <source>The giants</source>
        <translation>巨大な将棋</translation>
    </message>
    <message>
        <source>Games of this name</source>
        <translation>この名前の将棋</translation>
    </message>
    <message>
        <source>Games with such pieces or rules</source>
        <translation>この駒やルールのある将棋</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>自作の将棋</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how hard a game is, and how long it takes</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>最近指した将棋</translation>
    </message>
    <message>
        <source>Games whose rules speak of it</source>
        <translation>規則に出てくる将棋</translation>
    </message>
    <message>
        <source>Emperor: a royal piece that goes to any square of the board.</source>
        <translation>自在天王：盤上のどのマスへも動ける王駒です。</translation>
    </message>
    <message>
        <source>Easy to begin with</source>
        <translation>始めやすい</translation>
    </message>
    <message>
        <source>Some pieces to learn</source>
        <translation>覚える駒は少なめ</translation>
    </message>
    <message>
        <source>Many pieces to learn</source>
        <translation>覚える駒が多い</translation>
    </message>
    <message>
        <source>For patient players</source>
        <translation>じっくり指す人に</translation>
    </message>
    <message>
        <source>%1 pieces against %2</source>
        <translation>%1枚対%2枚</translation>
    </message>
</context>
<context>
    <name>mujo::ui::WindowLayout</name>
    <message>
        <source>Piece study</source>
        <translation>駒の動き</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>定跡</translation>
    </message>
    <message>
        <source>&amp;Piece study</source>
        <translation>駒の動き(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
</context>
<context>
    <name>mujo::ui::Words</name>
    <message>
        <source>%1; %2</source>
        <comment>a fault, and a hint</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a fault as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 (character %2).</source>
        <comment>a fault, and its place</comment>
        <translation>%1（%2文字目）。</translation>
    </message>
    <message>
        <source>%1 (line %2, character %3).</source>
        <comment>a fault, and its place</comment>
        <translation>%1（%2行目、%3文字目）。</translation>
    </message>
    <message>
        <source>Sente</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Gote</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a game and a reading of its rules</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>In %1:</source>
        <comment>the name of a file, before its faults</comment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>first steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>気楽</translation>
    </message>
    <message>
        <source>attentive</source>
        <translation>慎重</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>道場なみ</translation>
    </message>
    <message>
        <source>experienced</source>
        <translation>経験者</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>very strong</source>
        <translation>とても強い</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Mate: %1 cannot save the last royal piece.</source>
        <translation>詰み：%1は最後の王駒を守れません。</translation>
    </message>
    <message>
        <source>Check: %1&apos;s last royal piece is attacked.</source>
        <translation>王手：%1の最後の王駒が狙われています。</translation>
    </message>
    <message>
        <source>%1 would resign in this position. The game is as it was.</source>
        <translation>%1はこの局面で投了の意思を示しています。対局はそのままです。</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>%1 wants to play &quot;%2&quot;, which is not legal. The game is as it was.</source>
        <translation>%1は「%2」を指そうとしましたが、指せない手です。対局はそのままです。</translation>
    </message>
    <message>
        <source>%1 refuses a legal move (%2). The game is as it was.</source>
        <translation>%1は合法手（%2）を受け付けませんでした。対局はそのままです。</translation>
    </message>
    <message>
        <source>%1 has not answered in time. The game is as it was.</source>
        <translation>%1から時間内に応答がありませんでした。対局はそのままです。</translation>
    </message>
    <message>
        <source>%1 cannot play: %2. The game is as it was.</source>
        <translation>%1は指せません。対局はそのままです。
%2</translation>
    </message>
    <message>
        <source>%1 claims a result that the rules do not give (%2). The game is as it was.</source>
        <translation>%1は、ルール上成立しない結果を主張しています（%2）。対局はそのままです。</translation>
    </message>
    <message>
        <source>%1 has found no move. The game is as it was.</source>
        <translation>%1は指す手を見つけられませんでした。対局はそのままです。</translation>
    </message>
    <message>
        <source>%1 has ended without a move. The game is as it was.</source>
        <translation>%1は指し手を返さずに終了しました。対局はそのままです。</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>独自のルール</translation>
    </message>
    <message>
        <source>Mate: %1 cannot save the %2.</source>
        <comment>a side, its royal piece</comment>
        <translation>詰み：%1は%2を守れません。</translation>
    </message>
    <message>
        <source>Check: %1&apos;s %2 is attacked.</source>
        <comment>a side, its royal piece</comment>
        <translation>王手：%1の%2が狙われています。</translation>
    </message>
    <message>
        <source>Level %1, %2, up to %3 s a move</source>
        <translation>レベル%1（%2）、一手%3秒まで</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and the side</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>コンピュータ、レベル%1</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>エンジン %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピュータ</translation>
    </message>
</context>
</TS>
