<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>mujo::ui::MainWindow</name>
    <message numerus="yes">
        <source>The %n move(s) that followed are kept as another line.</source>
        <translation>
            <numerusform>The move that followed is kept as another line.</numerusform>
            <numerusform>The %n moves that followed are kept as another line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could be read.</source>
        <translation>
            <numerusform>%n move could be read.</numerusform>
            <numerusform>%n moves could be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::MoveListModel</name>
    <message numerus="yes">
        <source>%n other move(s) were played here</source>
        <translation>
            <numerusform>%n other move was played here</numerusform>
            <numerusform>%n other moves were played here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::NewGameDialog</name>
    <message numerus="yes">
        <source>Your own (%n rule(s) changed)</source>
        <translation>
            <numerusform>Your own (one rule changed)</numerusform>
            <numerusform>Your own (%n rules changed)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mujo::ui::PieceChart</name>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
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
    <name>mujo::ui::UnfinishedListModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>one move</numerusform>
            <numerusform>%n moves</numerusform>
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
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
</context>
</TS>
