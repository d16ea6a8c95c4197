# For CMAKE_TOOLCHAIN_FILE: programs for Windows, made by Debian's cross compiler (package g++-mingw-w64-x86-64-posix). They
# need no library beside those of Windows itself.

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)

# Nothing of what is found for this machine is for the other one.
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32 "${CMAKE_BINARY_DIR}/headers")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# The parser of JSON is headers alone. Debian has them in /usr/include, among those of this machine's C library, which the
# cross compiler must not see: it gets a folder with nothing else.
get_property(mujo_tries GLOBAL PROPERTY IN_TRY_COMPILE)
if(NOT mujo_tries)
    foreach(part IN ITEMS include/nlohmann share/cmake/nlohmann_json)
        get_filename_component(folder "${CMAKE_BINARY_DIR}/headers/${part}" DIRECTORY)
        file(MAKE_DIRECTORY "${folder}")
        file(CREATE_LINK "/usr/${part}" "${CMAKE_BINARY_DIR}/headers/${part}" SYMBOLIC)
    endforeach()
endif()

# Asked of the machine itself otherwise; PCs have it since 2008.
set(MUJO_HAS_POPCNT ON)
