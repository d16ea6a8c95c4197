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
        share/doc/mujo/variants/wa.json share/doc/mujo/licenses/mujo.txt)
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
