# Installs a build folder elsewhere and looks whether a desktop finds all of it.
# cmake -DBUILD=FOLDER -DTARGET=FOLDER -P packaging_install.cmake
file(REMOVE_RECURSE "${TARGET}")
execute_process(
    COMMAND "${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${TARGET}"
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

set(id io.github.mujo_shogi.Mujo)
foreach(file
        bin/mujo bin/mujo-cli bin/mujo-engine
        share/applications/${id}.desktop share/metainfo/${id}.metainfo.xml share/mime/packages/${id}.xml
        share/icons/hicolor/scalable/apps/${id}.svg share/icons/hicolor/48x48/apps/${id}.png
        share/icons/hicolor/scalable/mimetypes/${id}-game.svg share/icons/hicolor/48x48/mimetypes/${id}-game.png
        share/man/man6/mujo.6.gz share/man/man6/mujo-cli.6.gz share/man/man6/mujo-engine.6.gz
        share/bash-completion/completions/mujo-cli share/doc/mujo/manual.md share/doc/mujo/copyright share/doc/mujo/changelog.gz share/doc/mujo/variants/SCHEMA.md
        share/games/plugins/xboard/mujo-engine.eng share/doc/mujo/variants/wa.json share/doc/mujo/licenses/mujo.txt)
    if(NOT EXISTS "${TARGET}/${file}")
        message(FATAL_ERROR "${file} is not installed")
    endif()
    file(SIZE "${TARGET}/${file}" size)
    if(size EQUAL 0)
        message(FATAL_ERROR "${file} is empty")
    endif()
endforeach()

# What the entry of the menu starts is a program that is installed, and its icons are.
file(READ "${TARGET}/share/applications/${id}.desktop" entry)
string(REGEX MATCH "Exec=([a-z-]+)" ignored "${entry}")
if(NOT EXISTS "${TARGET}/bin/${CMAKE_MATCH_1}")
    message(FATAL_ERROR "the desktop entry starts ${CMAKE_MATCH_1}, which is not installed")
endif()
foreach(file "share/applications/${id}.desktop" "share/mime/packages/${id}.xml")
    file(READ "${TARGET}/${file}" text)
    string(REGEX MATCH "(Icon=|icon name=\")([A-Za-z0-9_.-]+)" ignored "${text}")
    file(GLOB icon "${TARGET}/share/icons/hicolor/scalable/*/${CMAKE_MATCH_2}.svg")
    if(icon STREQUAL "")
        message(FATAL_ERROR "${file} names the icon ${CMAKE_MATCH_2}, which is not installed")
    endif()
endforeach()

# XBoard reads three lines: what it is, the command, and games that the engine plays.
file(STRINGS "${TARGET}/share/games/plugins/xboard/mujo-engine.eng" lines)
list(LENGTH lines count)
list(GET lines 0 kind)
list(GET lines 1 command)
list(GET lines 2 games)
if(NOT count EQUAL 3 OR NOT kind STREQUAL "plugin spec 0.0" OR NOT EXISTS "${TARGET}/bin/${command}")
    message(FATAL_ERROR "mujo-engine.eng is no plugin spec of an installed engine: ${lines}")
endif()
file(WRITE "${TARGET}/protover" "protover 2\nquit\n")
execute_process(COMMAND "${TARGET}/bin/${command}" INPUT_FILE "${TARGET}/protover" OUTPUT_VARIABLE features
    COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE "${TARGET}/protover")
string(REGEX MATCH "variants=\"([^\"]*)\"" ignored "${features}")
set(played ",${CMAKE_MATCH_1},")
string(REPLACE "," ";" games "${games}")
foreach(game IN LISTS games)
    string(FIND "${played}" ",${game}," at)
    if(at EQUAL -1)
        message(FATAL_ERROR "mujo-engine.eng names ${game}, which the engine does not offer")
    endif()
endforeach()
