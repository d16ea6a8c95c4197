<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
