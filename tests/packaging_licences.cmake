# Installs the licences of a build folder elsewhere and looks whether they are all there.
# cmake -DBUILD=FOLDER -DSOURCE=FOLDER -DTARGET=FOLDER -P packaging_licences.cmake
file(REMOVE_RECURSE "${TARGET}")
execute_process(
    COMMAND "${CMAKE_COMMAND}" --install "${BUILD}" --component licences --prefix "${TARGET}"
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
set(folder "${TARGET}/share/doc/mujo/licenses")
foreach(name mujo artwork fonts-noto-cjk fonts-hanazono)
    file(GLOB found "${folder}/${name}.*")
    if(found STREQUAL "")
        message(FATAL_ERROR "no licence ${name} in ${folder}")
    endif()
endforeach()
file(SHA256 "${SOURCE}/LICENSE" wanted)
file(SHA256 "${folder}/mujo.txt" installed)
if(NOT wanted STREQUAL installed)
    message(FATAL_ERROR "${folder}/mujo.txt is not the licence of the program")
endif()
