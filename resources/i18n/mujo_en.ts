<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Captures</name>
    <message numerus="yes">
        <source>take up to %1 piece(s) in one move, by %2 steps of one square each, %3, turning as it likes, even back to where it began</source>
        <comment>after &quot;may&quot;; %1, %2: numbers in words; %3: directions</comment>
        <translation>
            <numerusform>take up to %1 piece in one move, by %2 steps of one square each, %3, turning as it likes, even back to where it began</numerusform>
            <numerusform>take up to %1 pieces in one move, by %2 steps of one square each, %3, turning as it likes, even back to where it began</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take up to %1 piece(s) in one move, by %2 steps of one square %3, keeping to one line</source>
        <comment>after &quot;may&quot;; %1, %2: numbers in words; %3: directions</comment>
        <translation>
            <numerusform>take up to %1 piece in one move, by %2 steps of one square %3, keeping to one line</numerusform>
            <numerusform>take up to %1 pieces in one move, by %2 steps of one square %3, keeping to one line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take up to %1 piece(s) in one move, going on from the square of each</source>
        <comment>after &quot;may&quot;; %1: the number in words</comment>
        <translation>
            <numerusform>take up to %1 piece in one move, going on from the square of each</numerusform>
            <numerusform>take up to %1 pieces in one move, going on from the square of each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message numerus="yes">
        <source>%1 has more than %n byte(s)</source>
        <translation>
            <numerusform>%1 has more than %n byte</numerusform>
            <numerusform>%1 has more than %n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFaults</name>
    <message numerus="yes">
        <source>the piece &quot;%1&quot; has %n field(s)</source>
        <translation>
            <numerusform>the piece &quot;%1&quot; has %n field</numerusform>
            <numerusform>the piece &quot;%1&quot; has %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more fault(s)</source>
        <translation>
            <numerusform>and %n more fault</numerusform>
            <numerusform>and %n more faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list, and how many it leaves out</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Legs</name>
    <message numerus="yes">
        <source>up to %n square(s)</source>
        <translation>
            <numerusform>up to %n square</numerusform>
            <numerusform>up to %n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message numerus="yes">
        <source>Walks up to %1 step(s) over empty squares, turning freely; taking ends the walk.</source>
        <comment>the number in words</comment>
        <translation>
            <numerusform>Walks up to %1 step over empty squares, turning freely; taking ends the walk.</numerusform>
            <numerusform>Walks up to %1 steps over empty squares, turning freely; taking ends the walk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rides %1 on leaps of %n square(s)</source>
        <comment>directions</comment>
        <translation>
            <numerusform>rides %1 on leaps of %n square</numerusform>
            <numerusform>rides %1 on leaps of %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>slides up to %n square(s) %1</source>
        <comment>directions</comment>
        <translation>
            <numerusform>slides up to %n square %1</numerusform>
            <numerusform>slides up to %n squares %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Slides %1 beyond the first %2 square(s), ignoring the pieces on them.</source>
        <comment>directions; the number in words</comment>
        <translation>
            <numerusform>Slides %1 beyond the first %2 square, ignoring the piece on it.</numerusform>
            <numerusform>Slides %1 beyond the first %2 squares, ignoring the pieces on them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Neither slide may be longer than %1 square(s).</source>
        <comment>the number in words</comment>
        <translation>
            <numerusform>Neither slide may be longer than %1 square.</numerusform>
            <numerusform>Neither slide may be longer than %1 squares.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionFaults</name>
    <message numerus="yes">
        <source>rank %1 has %n square(s), the board %2</source>
        <translation>
            <numerusform>rank %1 has %n square, the board %2</numerusform>
            <numerusform>rank %1 has %n squares, the board %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the text has %n rank(s), the board %1</source>
        <translation>
            <numerusform>the text has %n rank, the board %1</numerusform>
            <numerusform>the text has %n ranks, the board %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message numerus="yes">
        <source>up to %1 piece(s)</source>
        <comment>%1: the number in words</comment>
        <translation>
            <numerusform>up to %1 piece</numerusform>
            <numerusform>up to %1 pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes area moves: it may walk up to %2 step(s) of one square over empty squares, turning as it likes, and the first capture ends the walk.</source>
        <comment>%2: the number in words</comment>
        <translation>
            <numerusform>%1 makes area moves: it may walk up to %2 step of one square over empty squares, turning as it likes, and the first capture ends the walk.</numerusform>
            <numerusform>%1 makes area moves: it may walk up to %2 steps of one square over empty squares, turning as it likes, and the first capture ends the walk.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>%1 jumps over at most %2 piece(s); on the way to %3 stand %4.</source>
        <comment>%2: the number in words</comment>
        <translation>
            <numerusform>%1 jumps over at most %2 piece; on the way to %3 stand %4.</numerusform>
            <numerusform>%1 jumps over at most %2 pieces; on the way to %3 stand %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes at most %2 piece(s) in one move.</source>
        <comment>%2: the number in words</comment>
        <translation>
            <numerusform>%1 takes at most %2 piece in one move.</numerusform>
            <numerusform>%1 takes at most %2 pieces in one move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes at most %2 step(s) of one square when it takes and goes on; this move would need %3.</source>
        <comment>%2, %3: numbers in words</comment>
        <translation>
            <numerusform>%1 makes at most %2 step of one square when it takes and goes on; this move would need %3.</numerusform>
            <numerusform>%1 makes at most %2 steps of one square when it takes and goes on; this move would need %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps to one line when it makes %2 step(s).</source>
        <comment>%2: the number in words</comment>
        <translation>
            <numerusform>%1 keeps to one line when it makes %2 step.</numerusform>
            <numerusform>%1 keeps to one line when it makes %2 steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are already %n unpromoted piece(s) of yours of the kind %1 on this file.</source>
        <comment>a kind of piece</comment>
        <translation>
            <numerusform>There is already %n unpromoted piece of yours of the kind %1 on this file.</numerusform>
            <numerusform>There are already %n unpromoted pieces of yours of the kind %1 on this file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>No %1 may be dropped on a file where its side has %2 unpromoted one(s).</source>
        <comment>kinds of piece; a number in words</comment>
        <translation>
            <numerusform>No %1 may be dropped on a file where its side has %2 unpromoted one.</numerusform>
            <numerusform>No %1 may be dropped on a file where its side has %2 unpromoted ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other piece(s)</source>
        <translation>
            <numerusform>%n other piece</numerusform>
            <numerusform>%n other pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, promoted or not, counts %n point(s)</source>
        <comment>a clause; %1: kinds of piece</comment>
        <translation>
            <numerusform>%1, promoted or not, counts %n point</numerusform>
            <numerusform>%1, promoted or not, counts %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VariantFaults</name>
    <message numerus="yes">
        <source>the board has %n rank(s), the setup %1</source>
        <translation>
            <numerusform>the board has %n rank, the setup %1</numerusform>
            <numerusform>the board has %n ranks, the setup %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the board has %n file(s), this rank of the setup %1</source>
        <translation>
            <numerusform>the board has %n file, this rank of the setup %1</numerusform>
            <numerusform>the board has %n files, this rank of the setup %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Zones</name>
    <message numerus="yes">
        <source>the farthest %n rank(s)</source>
        <translation>
            <numerusform>the farthest %n rank</numerusform>
            <numerusform>the farthest %n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::BoardWords</name>
    <message numerus="yes">
        <source>%n piece(s) in danger, marked by a triangle: point at one to see by what.</source>
        <translation>
            <numerusform>%n piece in danger, marked by a triangle: point at it to see by what.</numerusform>
            <numerusform>%n pieces in danger, marked by triangles: point at one to see by what.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more on the way, its own</source>
        <comment>pieces that are removed</comment>
        <translation>
            <numerusform>and %n more on the way, its own</numerusform>
            <numerusform>and %n more on the way, all its own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removing %n piece(s) of its own on the way</source>
        <translation>
            <numerusform>removing %n piece of its own on the way</numerusform>
            <numerusform>removing %n pieces of its own on the way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more on the way</source>
        <comment>pieces that are removed</comment>
        <translation>
            <numerusform>and %n more on the way</numerusform>
            <numerusform>and %n more on the way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removing %n piece(s) on the way</source>
        <translation>
            <numerusform>removing %n piece on the way</numerusform>
            <numerusform>removing %n pieces on the way</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::ClockWords</name>
    <message numerus="yes">
        <source>byoyomi, %n period(s)</source>
        <translation>
            <numerusform>byoyomi, %n period</numerusform>
            <numerusform>byoyomi, %n periods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n period(s)</source>
        <translation>
            <numerusform>%n period</numerusform>
            <numerusform>%n periods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n period(s) of %1</source>
        <translation>
            <numerusform>%n period of %1</numerusform>
            <numerusform>%n periods of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n more move(s)</source>
        <translation>
            <numerusform>for one more move</numerusform>
            <numerusform>for %n more moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %1 for %n move(s)</source>
        <translation>
            <numerusform>then %1 for one move</numerusform>
            <numerusform>then %1 for %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>one move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for each %n moves</source>
        <translation>
            <numerusform>%1 for each move</numerusform>
            <numerusform>%1 for each %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::EndingDesk</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::FindBar</name>
    <message numerus="yes">
        <source>%n piece(s); Enter goes there</source>
        <translation>
            <numerusform>%n piece; Enter goes there</numerusform>
            <numerusform>%n pieces; Enter goes there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::GameAnalysisDialog</name>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: about %n second(s)</source>
        <translation>
            <numerusform>%1: about %n second</numerusform>
            <numerusform>%1: about %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: about %n minute(s)</source>
        <translation>
            <numerusform>%1: about %n minute</numerusform>
            <numerusform>%1: about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::GameFiles</name>
    <message numerus="yes">
        <source>%n move(s) could be read.</source>
        <translation>
            <numerusform>%n move could be read.</numerusform>
            <numerusform>%n moves could be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::ImportDialog</name>
    <message numerus="yes">
        <source>%n fault(s). Click one to go to its place.</source>
        <translation>
            <numerusform>One fault. Click it to go to its place.</numerusform>
            <numerusform>%n faults. Click one to go to its place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::JudgementWords</name>
    <message numerus="yes">
        <source>%1 answers %2 and wins in %n move(s).</source>
        <translation>
            <numerusform>%1 answers %2 and wins in %n move.</numerusform>
            <numerusform>%1 answers %2 and wins in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would have won in %n move(s).</source>
        <translation>
            <numerusform>%1 would have won in %n move.</numerusform>
            <numerusform>%1 would have won in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::KeptGamesModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>one move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s)</source>
        <translation>
            <numerusform>%n other line</numerusform>
            <numerusform>%n other lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged; %n move(s) can be read</source>
        <translation>
            <numerusform>Damaged; one move can be read</numerusform>
            <numerusform>Damaged; %n moves can be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>also in %n other file(s); choose “Files” above to see all</source>
        <translation>
            <numerusform>also in %n other file; choose “Files” above to see all</numerusform>
            <numerusform>also in %n other files; choose “Files” above to see all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::LetterDesk</name>
    <message numerus="yes">
        <source>The letter has been played: %n move(s), the last %1.</source>
        <translation>
            <numerusform>The letter has been played: %n move, the last %1.</numerusform>
            <numerusform>The letter has been played: %n moves, the last %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::LibraryDialog</name>
    <message numerus="yes">
        <source>%n games discarded. Choose “Discarded” above to bring them back.</source>
        <translation>
            <numerusform>%n game discarded. Choose “Discarded” above to bring it back.</numerusform>
            <numerusform>%n games discarded. Choose “Discarded” above to bring them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games off the list; the files stay where they are.</source>
        <translation>
            <numerusform>%n game off the list; the file stays where it is.</numerusform>
            <numerusform>%n games off the list; the files stay where they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n games</source>
        <translation>
            <numerusform>&amp;Bring back %n game</numerusform>
            <numerusform>&amp;Bring back %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take %n games off the list</source>
        <translation>
            <numerusform>&amp;Take %n game off the list</numerusform>
            <numerusform>&amp;Take %n games off the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Discard %n games</source>
        <translation>
            <numerusform>&amp;Discard %n game</numerusform>
            <numerusform>&amp;Discard %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Put away %n games</source>
        <translation>
            <numerusform>&amp;Put away %n game</numerusform>
            <numerusform>&amp;Put away %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are chosen.</source>
        <translation>
            <numerusform>%n game is chosen.</numerusform>
            <numerusform>%n games are chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::MainWindow</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::MateTreeModel</name>
    <message numerus="yes">
        <source>wins in %n move(s)</source>
        <translation>
            <numerusform>wins in %n move</numerusform>
            <numerusform>wins in %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::MateWords</name>
    <message numerus="yes">
        <source>%1; %n other first move(s) left open</source>
        <translation>
            <numerusform>%1; %n other first move left open</numerusform>
            <numerusform>%1; %n other first moves left open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by force, in %n move(s) at most</source>
        <translation>
            <numerusform>%1 wins by force, in one move</numerusform>
            <numerusform>%1 wins by force, in %n moves at most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::MobilityOverlay</name>
    <message numerus="yes">
        <source>%1; it could go to %n square(s)</source>
        <translation>
            <numerusform>%1; it could go to %n square</numerusform>
            <numerusform>%1; it could go to %n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::MoveWords</name>
    <message numerus="yes">
        <source>%1: %2 from %3 to %4, and %n piece(s) are gone</source>
        <comment>a side, its piece, two squares</comment>
        <translation>
            <numerusform>%1: %2 from %3 to %4, and %n piece is gone</numerusform>
            <numerusform>%1: %2 from %3 to %4, and %n pieces are gone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::OpeningsModel</name>
    <message numerus="yes">
        <source>%n without a winner</source>
        <translation>
            <numerusform>%n without a winner</numerusform>
            <numerusform>%n without a winner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not finished</source>
        <translation>
            <numerusform>%n not finished</numerusform>
            <numerusform>%n not finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the engine</source>
        <translation>
            <numerusform>%n game of the engine</numerusform>
            <numerusform>%n games of the engine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of your library</source>
        <translation>
            <numerusform>%n game of your library</numerusform>
            <numerusform>%n games of your library</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceChart</name>
    <message numerus="yes">
        <source>%n kind(s), promoted ones included</source>
        <translation>
            <numerusform>%n kind, promoted ones included</numerusform>
            <numerusform>%n kinds, promoted ones included</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceStory</name>
    <message numerus="yes">
        <source>All %n rule(s) of the game</source>
        <translation>
            <numerusform>The only rule of the game</numerusform>
            <numerusform>All %n rules of the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::PlayerPanel</name>
    <message numerus="yes">
        <source>%n royal piece(s)</source>
        <translation>
            <numerusform>%n royal piece</numerusform>
            <numerusform>%n royal pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::RecordDesk</name>
    <message numerus="yes">
        <source>%n move(s) deleted.</source>
        <translation>
            <numerusform>%n move deleted.</numerusform>
            <numerusform>%n moves deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are not possible there.</source>
        <translation>
            <numerusform>%n move is not possible there.</numerusform>
            <numerusform>%n moves are not possible there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single move(s) pasted; the board shows the first.</source>
        <translation>
            <numerusform>%n single move pasted; the board shows the first.</numerusform>
            <numerusform>%n single moves pasted; the board shows the first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single move(s) copied.</source>
        <translation>
            <numerusform>%n single move copied.</numerusform>
            <numerusform>%n single moves copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::RecordFindBar</name>
    <message numerus="yes">
        <source>%n found; Enter goes to the next one</source>
        <translation>
            <numerusform>%n found; Enter goes there</numerusform>
            <numerusform>%n found; Enter goes to the next one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::RecordTree</name>
    <message numerus="yes">
        <source>%n other line(s) here</source>
        <translation>
            <numerusform>%n other line here</numerusform>
            <numerusform>%n other lines here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::ReviewDesk</name>
    <message numerus="yes">
        <source>The game is analysed: %n move(s) are marked.</source>
        <translation>
            <numerusform>The game is analysed: %n move is marked.</numerusform>
            <numerusform>The game is analysed: %n moves are marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line is analysed: %n move(s) are marked.</source>
        <translation>
            <numerusform>This line is analysed: %n move is marked.</numerusform>
            <numerusform>This line is analysed: %n moves are marked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::RulesChoice</name>
    <message numerus="yes">
        <source>Your own (%n rule(s) changed)</source>
        <translation>
            <numerusform>Your own (one rule changed)</numerusform>
            <numerusform>Your own (%n rules changed)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::SpokenBoard</name>
    <message numerus="yes">
        <source>%n capture(s)</source>
        <translation>
            <numerusform>%n capture</numerusform>
            <numerusform>%n captures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attacked by %n piece(s)</source>
        <translation>
            <numerusform>attacked by %n piece</numerusform>
            <numerusform>attacked by %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defended by %n piece(s)</source>
        <translation>
            <numerusform>defended by %n piece</numerusform>
            <numerusform>defended by %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::StatusLine</name>
    <message numerus="yes">
        <source>%1 · over after %n move(s)</source>
        <comment>the end of a game</comment>
        <translation>
            <numerusform>%1 · over after %n move</numerusform>
            <numerusform>%1 · over after %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::TournamentSetup</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::TournamentTables</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>openings of %n random move(s)</source>
        <translation>
            <numerusform>openings of %n random move</numerusform>
            <numerusform>openings of %n random moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>broken off and drawn after %n move(s)</source>
        <translation>
            <numerusform>broken off and drawn after %n move</numerusform>
            <numerusform>broken off and drawn after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played. The tournament is over.</source>
        <translation>
            <numerusform>%1 of %n game played. The tournament is over.</numerusform>
            <numerusform>%1 of %n games played. The tournament is over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played, paused. The game that was stopped is played again from its start.</source>
        <translation>
            <numerusform>%1 of %n game played, paused. The game that was stopped is played again from its start.</numerusform>
            <numerusform>%1 of %n games played, paused. The game that was stopped is played again from its start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played. The players are being ended.</source>
        <translation>
            <numerusform>%1 of %n game played. The players are being ended.</numerusform>
            <numerusform>%1 of %n games played. The players are being ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played. It is paused when this window is closed.</source>
        <translation>
            <numerusform>%1 of %n game played. It is paused when this window is closed.</numerusform>
            <numerusform>%1 of %n games played. It is paused when this window is closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is told after %n game(s).</source>
        <translation>
            <numerusform>It is told after one game.</numerusform>
            <numerusform>It is told after %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Elo of a player is told after %n game(s) of this player.</source>
        <translation>
            <numerusform>The Elo of a player is told after %n game of this player.</numerusform>
            <numerusform>The Elo of a player is told after %n games of this player.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::UnfinishedShelf</name>
    <message numerus="yes">
        <source>Bring bac&amp;k %n games</source>
        <translation>
            <numerusform>Bring bac&amp;k %n game</numerusform>
            <numerusform>Bring bac&amp;k %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Discard %n games</source>
        <translation>
            <numerusform>&amp;Discard %n game</numerusform>
            <numerusform>&amp;Discard %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s):</source>
        <translation>
            <numerusform>%n game:</numerusform>
            <numerusform>%n games:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::VariantListModel</name>
    <message numerus="yes">
        <source>promotion in %n rank(s)</source>
        <translation>
            <numerusform>promotion in %n rank</numerusform>
            <numerusform>promotion in %n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) a side</source>
        <translation>
            <numerusform>%n piece a side</numerusform>
            <numerusform>%n pieces a side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>about an hour</numerusform>
            <numerusform>about %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s), promoted ones included</source>
        <translation>
            <numerusform>%n kind, promoted ones included</numerusform>
            <numerusform>%n kinds, promoted ones included</numerusform>
        </translation>
    </message>
</context>
</TS>
